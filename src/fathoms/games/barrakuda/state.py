"""The position of Barrakuda and its box."""

from dataclasses import dataclass

from fathoms.core.course import Endings, Phases
from fathoms.core.state import NOBODY, SEATS, Header, ints, number, option, some
from fathoms.games.barrakuda.names import (
    BOAT,
    CARDS,
    CELLS,
    DEEDS,
    DIVE_WRECKS,
    FACES,
    LAIR,
    LAYOUTS,
    MOVES,
    SHAPES,
    SIDES,
    TRIGGERS,
    WRECKS,
)

PHASES = Phases()
CHOOSING = PHASES.add("choosing", secret=True)
STEERING = PHASES.add("steering")
COLLECTING = PHASES.add("collecting")
LEADING = PHASES.add("leading")
ACTING = PHASES.add("acting")
SHARING = PHASES.add("sharing")
MEDDLING = PHASES.add("meddling")
LAYING = PHASES.add("laying")
STOPPING = PHASES.passing("stopping")
GATHERING = PHASES.passing("gathering")
ENTERING = PHASES.passing("entering")
PASSING = PHASES.passing("passing")
SURFACING = PHASES.passing("surfacing")
PLOTTING = PHASES.passing("plotting")

ENDINGS = Endings()
WON = ENDINGS.add("won", "BK-62")
TEAM_WON = ENDINGS.add("team_won", "BK-80")
SHARED = ENDINGS.add("shared", "BK-63")


@dataclass(slots=True)
class State(Header):
    """Everything on the table. Wrecks 1 … 6 are 0 … 5; a set of seats, cards or wrecks is a bit mask.

    Loops go over all four chairs where they can: an empty one holds nothing and is on no wreck, and a loop of
    known length compiles to much less.
    """

    target: int = option()  # gold in a vault that wins
    team_mode: int = option()  # seats 0 and 2 against 1 and 3
    extra_wrecks: int = option()  # bit n for number n lying there with its extra card
    extra_wrecks_free: int = option()  # more than two extra cards are allowed
    layout: int = option()  # one that the box draws, or RANDOM
    starting_gold: int = option()  # gold in each bag at the start
    reserve_limit: int = option()  # LIMITED or UNLIMITED
    last_card_return: int = option()  # AT_ONCE or END_OF_ROUND
    route_tie: int = option()  # GREEDY or HIGHEST_SUM
    end_check: int = option()  # AT_ONCE or END_OF_ROUND
    team_chat: int = option()  # PRIVATE or TABLE

    round: int = number(bits=16)  # rounds begun
    face: list[int] = ints(WRECKS, of=FACES)  # the card lying as each wreck
    cell: list[int] = ints(WRECKS, of=CELLS)  # where each wreck lies: 7 y + x
    near: list[int] = some(WRECKS, by=WRECKS)  # the wrecks that share a side with each
    toward: list[int] = ints((WRECKS, WRECKS), of=WRECKS)  # the barracuda's next wreck from w to t, at 6 w + t
    gold: list[int] = ints(WRECKS, bits=16)  # dropped on each wreck
    reserve: int = number(bits=16)  # gold in the general reserve
    hand: list[int] = some(CARDS, by=SEATS)  # the cards each seat holds, the one chosen in secret included
    row: list[int] = ints((SEATS, MOVES), NOBODY, of=CARDS[:MOVES])  # Movement cards in front, oldest first
    laid: list[int] = ints(SEATS)  # how many they are
    card: list[int] = ints(SEATS, NOBODY, of=CARDS)  # chosen this round; secret until all have chosen
    place: list[int] = ints(SEATS, BOAT, of=WRECKS[:DIVE_WRECKS])  # each diver's wreck, or BOAT
    lying: int = some(SEATS)  # divers lying down: those who played a Barracuda card this round
    value: list[int] = ints(SEATS)  # initiative this round; lower is better
    spent: int = some(SEATS)  # seats whose row returns at the end of the round
    bag: list[int] = ints(SEATS, bits=16)
    vault: list[int] = ints(SEATS, bits=16)  # in team mode the first two seats hold their team's
    barracuda: int = number(LAIR, of=WRECKS)  # its wreck
    controller: int = number(NOBODY, of=SEATS)  # the seat it obeys this round
    distance: int = 0  # the Distance die, 0 if not rolled yet
    direction: int = number(NOBODY, of=WRECKS)  # the wreck on the Direction die, NOBODY if not rolled
    wreck: int = number(of=WRECKS)  # the wreck being resolved
    shared: int = some(SEATS)  # seats that have had its General Action
    player: int = number(NOBODY, of=SEATS)  # who carries out an action, or says which of two team-mates does
    red: list[int] = ints(SEATS)  # red actions each seat has still to carry out
    victim: int = number(NOBODY, of=SEATS)  # whose hand is being meddled with
    drawn: list[int] = ints(2, NOBODY, of=CARDS)  # the two cards drawn from it; secret to the others


@dataclass(slots=True)
class Box:
    """Components and printed numbers of an edition."""

    special: list[int] = ints(FACES, of=DEEDS)  # the Special Action of each card
    special_count: list[int] = ints(FACES)  # its number, 0 if it has none
    general: list[int] = ints(FACES, of=DEEDS)  # the General Action
    general_count: list[int] = ints(FACES)
    trigger: list[int] = ints(2, of=TRIGGERS)  # of wreck 6: base card, extra card
    gold: int = 0  # value of all pieces
    wreck_limit: int = 0  # the most gold a wreck can hold
    team_target: int = 0
    distance: list[int] = ints(SIDES)  # faces of the Distance die
    direction: list[int] = ints(SIDES, of=WRECKS)  # wrecks on the faces of the Direction die
    layouts: list[int] = ints((LAYOUTS, WRECKS), of=CELLS)  # the cell of wreck w in layout k, at 6 k + w
    shapes: list[int] = ints((SHAPES, WRECKS), of=CELLS)  # the cells of every shape a random layout can have
