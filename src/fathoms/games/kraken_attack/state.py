"""The position of Kraken Attack! and its box."""

from dataclasses import dataclass

from fathoms.core.state import Header, ints
from fathoms.games.kraken_attack.names import (
    ACTION_SYMBOLS,
    AREA_COUNT,
    ATTACK_TOKENS,
    CARDS,
    DECK,
    DIE_SIDES,
    FACE_COUNT,
    LANE_COUNT,
    NOBODY,
    PIRATE_COUNT,
    SEATS,
    SIDE_COUNT,
    SLOTS,
    SYMBOL_COUNT,
    TRACK,
)

PHASES = ("pirate", "area", "whirlpool", "eyes", "card", "act", "arrival")
PICKING, BOARDING, WHIRLPOOLS, EYES, CHOOSING, ACTING, ARRIVING = range(7)
DEALING, STARTING, SURGING, GRIMACING = range(7, 11)  # what comes by itself before the next decision
WON, SUNK = 1, 2  # endings
BY_PLAYERS, AT_RANDOM = 0, 1  # whirlpool_placement


@dataclass(slots=True)
class State(Header):
    """Everything on the table. Lanes are P1 … P4, R1 … R4; crew members are seats, in solo the two pirates."""

    start: int = 0  # option: 0 as in the diagram, 1 all on the bubbles
    powers: int = 1  # option: pirates' powers are on
    tokens_to_win: int = ATTACK_TOKENS  # option: push-backs of the Kraken that win
    whirlpools: int = 0  # option: whirlpool tokens in the game
    whirlpool_placement: int = 0  # option: BY_PLAYERS or AT_RANDOM
    solo: int = 0  # option: one player with two pirates
    billy_sweeps_kraken: int = 0  # option: the Kraken can be among Billy's extras
    first_player: int = NOBODY  # option: the seat that begins, or NOBODY for chance

    first: int = 0  # the seat that began
    player: int = 0  # the seat whose turn it is
    placed: int = 0  # crew members, then whirlpools, set up so far
    pirate: list[int] = ints(SEATS, NOBODY)  # by crew member
    area: list[int] = ints(PIRATE_COUNT, NOBODY)  # of each pirate's pawn; NOBODY if not in the game
    space: list[int] = ints(LANE_COUNT)  # of the piece in each lane: BUBBLES … SABER_SPACE
    rail: list[int] = ints(LANE_COUNT, 1)  # 1 while it stands
    hole: list[int] = ints(AREA_COUNT)  # holes on each area
    whirl: list[int] = ints(LANE_COUNT)  # whirlpools of a lane: bit k for space k
    track: int = 0  # the Kraken's space on its track
    kraken: int = NOBODY  # the Kraken's lane once it has come
    tokens: int = 0  # Kraken Attack tokens on it
    dice: list[int] = ints(SIDE_COUNT, 1)  # dice of each colour in the pool
    roll: list[int] = ints(SIDE_COUNT * FACE_COUNT)  # the last roll, see dice_showing in sea.py
    ignored: list[int] = ints(SIDE_COUNT)  # Eyes of each colour that Samuel ignores
    power: int = NOBODY  # the pirate whose power works this turn
    back: int = NOBODY  # solo: the pirate on the back of the top card of the pile
    actor: int = NOBODY  # the pirate whose pawn acts with the card being played
    slot: int = NOBODY  # where the card being played lies
    used: list[int] = ints(ACTION_SYMBOLS)  # actions done with it, by symbol
    faces: int = 0  # Funny Faces of it still to be carried out
    up: list[int] = ints(SEATS * SLOTS, NOBODY)  # face-up cards, two a seat
    pile: list[int] = ints(SEATS * DECK, NOBODY)  # draw piles, see cards.py
    unseen: list[int] = ints(SEATS)  # how many cards of a pile nobody has seen yet
    top: list[int] = ints(SEATS)  # where the top card lies once all have been seen


@dataclass(slots=True)
class Box:
    """Components and printed numbers of an edition."""

    start_space: list[int] = ints(LANE_COUNT)  # of each lane's tentacle in the diagram
    lane_area: list[int] = ints(LANE_COUNT)  # the boat area that covers a lane
    adjacent: list[int] = ints(AREA_COUNT)  # bit mask of the areas next to an area
    dice: list[int] = ints(SIDE_COUNT)  # dice of each colour in the pool at the start
    die: list[int] = ints(DIE_SIDES)  # the faces of every die
    track_end: int = 8  # the last space of the Kraken's track
    track_die: list[int] = ints(TRACK, NOBODY)  # colour of the die lying on a track space
    symbols: list[int] = ints(len(CARDS) * SYMBOL_COUNT)  # of all cards, see symbol_count in cards.py
    holes_to_sink: int = 4
