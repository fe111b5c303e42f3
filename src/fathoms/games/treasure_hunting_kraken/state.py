"""The position of Treasure Hunting: Kraken and its box."""

from dataclasses import dataclass

from fathoms.core.course import Endings, Phases
from fathoms.core.state import NOBODY, SEATS, Header, ints, number, option
from fathoms.games.treasure_hunting_kraken.names import (
    BASES,
    MOODS,
    NOWHERE,
    POINTS,
    RING_NAMES,
    SEGMENTS,
    SPACE_COUNT,
    SPACES,
)

PHASES = Phases()
ACTING = PHASES.add("acting")
FINDING = PHASES.add("finding")
STARTING = PHASES.passing("starting")  # a turn begins: the dial, then the roll for points

ENDINGS = Endings()
RETURNED = ENDINGS.add("returned", "TH-24")


@dataclass(slots=True)
class State(Header):
    """Everything on the table. Spaces are numbered ring by ring from the outermost, the centre last."""

    first_player: int = option()  # the starting player, or NOBODY for chance
    kraken_roll: int = option()  # what counts of the Kraken's two dice
    kraken_timing: int = option()  # which turn a starting player who fails loses
    penalty_stacks: int = option()  # several lost defences add up
    attacks_per_turn: int = option()  # most attacks on ships in a turn
    start_steal: int = option()  # what a steal on Start is worth
    tantrum_restores: int = option()  # a Tantrum mends damaged pillars
    two_tentacles: int = option()  # defences of a ship that several tentacles reach

    first: int = number(of=SEATS)  # the starting player
    player: int = number(of=SEATS)  # the seat whose turn it is
    round: int = number(bits=32)  # the round being played, from 1 on
    dial: int = 0  # the segment the dial points at
    at: list[int] = ints(SEATS, NOWHERE, of=SPACES)  # the space of each ship
    holder: int = number(NOBODY, of=SEATS)  # who holds the treasure; NOBODY while it lies in the centre
    total: int = 0  # points the player got this turn
    points: int = 0  # points left of them
    attacks: int = 0  # attacks on ships this turn
    die: list[int] = ints(SEATS)  # what each player's die shows, 0 before the first roll
    kraken: list[int] = ints(2)  # what the Kraken's two dice show, 0 before the first roll
    lost: list[int] = ints(SEATS, bits=16)  # defences lost to ships since the last roll for points
    gripped: list[int] = ints(SEATS)  # rolls for points that failed Kraken defences hamper: NEXT, LATER, both
    pillar: list[int] = ints(BASES, printed="base_at")  # hit points of the pillar on each coral base, 0 for none


@dataclass(slots=True)
class Box:
    """Components and printed numbers of an edition."""

    rings: int = 0  # of the board
    ring_size: list[int] = ints(RING_NAMES)  # spaces of each ring
    start: int = number(of=SPACES)  # the space Start
    forward: list[int] = ints(SPACES, NOWHERE, of=SPACES)  # the space ahead on the ring
    backward: list[int] = ints(SPACES, NOWHERE, of=SPACES)  # the space behind
    inward: list[int] = ints(SPACES, NOWHERE, of=SPACES)  # the space one ring in
    ways: list[int] = ints(SPACE_COUNT, of=SPACES)  # outward neighbours, space after space, ascending
    ways_from: list[int] = ints(SPACE_COUNT + 1)  # where those of a space begin among them
    steps: list[int] = ints((SPACES, SPACES))  # the distance of two spaces (TH-29)
    wind: list[int] = ints(SPACES)  # 1 on wind spaces
    tentacle: list[int] = ints(SPACES)  # 1 where there is one
    reach: list[int] = ints(SPACES)  # how many tentacles reach a space
    base: list[int] = ints(SPACES, NOWHERE)  # number of the coral base on a space
    bases: int = 0  # coral bases of the board
    base_at: list[int] = ints(BASES, NOWHERE, of=SPACES)  # their spaces, ascending
    turns_in: list[int] = ints((SPACES, POINTS), bits=16)  # for hints: tenths of turns to the centre, by points left
    turns_home: list[int] = ints((SPACES, POINTS), bits=16)  # … and to Start
    sides: int = 0  # of each player's die
    kraken_sides: int = 0  # of each of the Kraken's two dice
    dial: list[int] = ints(SEGMENTS, of=MOODS)  # the mood of each segment, clockwise
    segments: int = 0  # of the dial
    cost_forward: int = 0
    cost_backward: int = 0
    cost_inward: int = 0
    cost_outward: int = 0
    cost_attack: int = 0
    wind_factor: int = 0  # what wind multiplies a roll by
    lost_defence: int = 0  # points a lost defence takes off the next roll
    min_points: int = 0  # what a roll gives at least
    kraken_points: int = 0  # what it gives at most after a failed Kraken defence
    pillar_hp: int = 0  # hit points of a new pillar
