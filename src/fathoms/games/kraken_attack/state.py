"""The position of Kraken Attack! and its box."""

from dataclasses import dataclass

from fathoms.core.course import Endings, Phases
from fathoms.core.state import NOBODY, SEATS, Header, ints, number, option, some
from fathoms.games.kraken_attack.names import (
    ACTION_SYMBOLS,
    AREAS,
    CARDS,
    DECK,
    DIE_SIDES,
    FACES,
    LANES,
    PIRATES,
    SIDES,
    SLOTS,
    SPACES,
    SYMBOLS,
    TRACK,
)

PHASES = Phases()
PICKING = PHASES.add("picking")
BOARDING = PHASES.add("boarding")
WHIRLPOOLS = PHASES.add("whirlpools")
EYES = PHASES.add("eyes")
CHOOSING = PHASES.add("choosing")
ACTING = PHASES.add("acting")
ARRIVING = PHASES.add("arriving")
DEALING = PHASES.passing("dealing")  # cards are shuffled and laid open
STARTING = PHASES.passing("starting")  # a turn begins, the dice are rolled
SURGING = PHASES.passing("surging")  # the roll is carried out
GRIMACING = PHASES.passing("grimacing")  # the Funny Faces of the card are made

ENDINGS = Endings()
WON = ENDINGS.add("won", "KA-66")
SUNK = ENDINGS.add("sunk", "KA-65")


@dataclass(slots=True)
class State(Header):
    """Everything on the table. Lanes are P1 … P4, R1 … R4; crew members are seats, in solo the two pirates."""

    start: int = option()  # where tentacles begin: AS_IN_DIAGRAM or FAR_OUT
    powers: int = option()  # 1 where pirates' powers are on
    tokens_to_win: int = option()  # push-backs of the Kraken that win
    whirlpools: int = option()  # whirlpool tokens in the game
    whirlpool_placement: int = option()  # BY_PLAYERS or AT_RANDOM
    solo: int = option()  # 1 where one player has two pirates
    billy_sweeps_kraken: int = option()  # 1 where the Kraken can be among Billy's extras
    first_player: int = option()  # the seat that begins, or NOBODY for chance

    first: int = number(of=SEATS)  # the seat that began
    player: int = number(of=SEATS)  # the seat whose turn it is
    placed: int = 0  # crew members, then whirlpools, set up so far
    pirate: list[int] = ints(SEATS, NOBODY, of=PIRATES)  # by crew member
    area: list[int] = ints(PIRATES, NOBODY, of=AREAS)  # of each pirate's pawn; NOBODY if not in the game
    space: list[int] = ints(LANES, of=SPACES)  # of the piece in each lane
    rail: list[int] = ints(LANES, 1)  # 1 while it stands
    hole: list[int] = ints(AREAS)  # holes on each area
    whirl: list[int] = some(SPACES, by=LANES)  # whirlpools of a lane: bit k for space k
    track: int = 0  # the Kraken's space on its track
    kraken: int = number(NOBODY, of=LANES)  # the Kraken's lane once it has come
    tokens: int = 0  # Kraken Attack tokens on it
    dice: list[int] = ints(SIDES, 1)  # dice of each colour in the pool
    roll: list[int] = ints((SIDES, FACES))  # the last roll, see dice_showing in sea.py
    ignored: list[int] = ints(SIDES)  # Eyes of each colour that Samuel ignores
    power: int = number(NOBODY, of=PIRATES)  # the pirate whose power works this turn
    back: int = number(NOBODY, of=PIRATES)  # solo: the pirate on the back of the top card of the pile
    actor: int = number(NOBODY, of=PIRATES)  # the pirate whose pawn acts with the card being played
    slot: int = number(NOBODY, of=SLOTS)  # where the card being played lies
    used: list[int] = ints(SYMBOLS[:ACTION_SYMBOLS])  # actions done with it, by symbol
    faces: int = 0  # Funny Faces of it still to be carried out
    up: list[int] = ints((SEATS, SLOTS), NOBODY, of=CARDS)  # face-up cards, two a seat
    pile: list[int] = ints((SEATS, DECK), NOBODY, of=CARDS)  # draw piles, see cards.py
    unseen: list[int] = ints(SEATS)  # how many cards of a pile nobody has seen yet
    top: list[int] = ints(SEATS)  # where the top card lies once all have been seen


@dataclass(slots=True)
class Box:
    """Components and printed numbers of an edition."""

    start_space: list[int] = ints(LANES, of=SPACES)  # of each lane's tentacle in the diagram
    lane_area: list[int] = ints(LANES, of=AREAS)  # the boat area that covers a lane
    adjacent: list[int] = some(AREAS, by=AREAS)  # the areas next to an area: bit k for area k
    dice: list[int] = ints(SIDES)  # dice of each colour in the pool at the start
    die: list[int] = ints(DIE_SIDES, of=FACES)  # the faces of every die
    track_end: int = 0  # the last space of the Kraken's track
    track_die: list[int] = ints(TRACK, NOBODY, of=SIDES)  # colour of the die lying on a track space
    symbols: list[int] = ints((CARDS, SYMBOLS))  # of all cards, see symbol_count in cards.py
    holes_to_sink: int = 0
