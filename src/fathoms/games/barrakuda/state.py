"""The position of Barrakuda and its box."""

from dataclasses import dataclass

from fathoms.core.state import Header, ints, number
from fathoms.games.barrakuda.names import BOAT, LAIR, MOVES, NOBODY, SEATS, SHAPES, WRECK_COUNT

PHASES = ("choose", "steer", "collect", "lead", "act", "share", "meddle", "lay")
CHOOSING, STEERING, COLLECTING, LEADING, ACTING, SHARING, MEDDLING, LAYING = range(8)
STOPPING, GATHERING, ENTERING, PASSING, SURFACING, PLOTTING = range(8, 14)  # what comes by itself in between
WON, TEAM_WON, SHARED = 1, 2, 3  # endings
LIMITED, UNLIMITED = 0, 1  # reserve_limit
AT_ONCE, END_OF_ROUND = 0, 1  # last_card_return, end_check
GREEDY, HIGHEST_SUM = 0, 1  # route_tie


@dataclass(slots=True)
class State(Header):
    """Everything on the table. Wrecks 1 … 6 are 0 … 5; a set of seats, cards or wrecks is a bit mask.

    Loops go over all four chairs where they can: an empty one holds nothing and is on no wreck, and a loop of
    known length compiles to much less.
    """

    target: int = 8  # option: gold in a vault that wins
    team_mode: int = 0  # option: seats 0 and 2 against 1 and 3
    extra_wrecks: int = 0  # option: bit n for number n lying there with its extra card
    extra_wrecks_free: int = 0  # option: more than two extra cards are allowed
    layout: int = 0  # option: one that the box draws, or RANDOM_LAYOUT
    starting_gold: int = 2  # option: gold in each bag at the start
    reserve_limit: int = 0  # option: LIMITED or UNLIMITED
    last_card_return: int = 0  # option: AT_ONCE or END_OF_ROUND
    route_tie: int = 0  # option: GREEDY or HIGHEST_SUM
    end_check: int = 0  # option: AT_ONCE or END_OF_ROUND
    team_chat: int = 0  # option: 0 for the team-mate's ears, 1 for the whole table's

    round: int = number(bits=16)  # rounds begun
    face: list[int] = ints(WRECK_COUNT)  # the card lying as each wreck, as in FACES
    cell: list[int] = ints(WRECK_COUNT)  # where each wreck lies: 7 y + x
    near: list[int] = ints(WRECK_COUNT)  # the wrecks that share a side with each
    toward: list[int] = ints(WRECK_COUNT * WRECK_COUNT)  # the barracuda's next wreck from w to t, at 6 w + t
    gold: list[int] = ints(WRECK_COUNT, bits=16)  # dropped on each wreck
    reserve: int = number(bits=16)  # gold in the general reserve
    hand: list[int] = ints(SEATS)  # the cards each seat holds, the one chosen in secret included
    row: list[int] = ints(SEATS * MOVES, NOBODY)  # Movement cards in front of each seat, oldest first
    laid: list[int] = ints(SEATS)  # how many they are
    card: list[int] = ints(SEATS, NOBODY)  # chosen this round; secret until all have chosen
    place: list[int] = ints(SEATS, BOAT)  # each diver's wreck, or BOAT
    lying: int = 0  # divers lying down: those who played a Barracuda card this round
    value: list[int] = ints(SEATS)  # initiative this round; lower is better
    spent: int = 0  # seats whose row returns at the end of the round
    bag: list[int] = ints(SEATS, bits=16)
    vault: list[int] = ints(SEATS, bits=16)  # in team mode the first two seats hold their team's
    barracuda: int = LAIR  # its wreck
    controller: int = NOBODY  # the seat it obeys this round
    distance: int = 0  # the Distance die, 0 if not rolled yet
    direction: int = NOBODY  # the wreck on the Direction die, NOBODY if not rolled
    wreck: int = 0  # the wreck being resolved
    shared: int = 0  # seats that have had its General Action
    player: int = NOBODY  # the seat that carries out an action, or says which of two team-mates does
    red: list[int] = ints(SEATS)  # red actions each seat has still to carry out
    victim: int = NOBODY  # whose hand is being meddled with
    drawn: list[int] = ints(2, NOBODY)  # the two cards drawn from it; secret to the others


@dataclass(slots=True)
class Box:
    """Components and printed numbers of an edition."""

    special: list[int] = ints(2 * WRECK_COUNT)  # the Special Action of each card of FACES
    special_count: list[int] = ints(2 * WRECK_COUNT)  # its number, 0 if it has none
    general: list[int] = ints(2 * WRECK_COUNT)  # the General Action
    general_count: list[int] = ints(2 * WRECK_COUNT)
    trigger: list[int] = ints(2)  # of wreck 6: base card, extra card
    gold: int = 60  # value of all pieces
    wreck_limit: int = 4  # the most gold a wreck can hold
    team_target: int = 12
    distance: list[int] = ints(6)  # faces of the Distance die
    direction: list[int] = ints(6)  # wrecks on the faces of the Direction die
    layouts: list[int] = ints(5 * WRECK_COUNT)  # the cell of wreck w in layout k, at 6 k + w
    shapes: list[int] = ints(SHAPES * WRECK_COUNT)  # the cells of every shape a random layout can have
