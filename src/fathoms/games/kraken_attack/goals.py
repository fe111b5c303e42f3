"""What puzzles of Kraken Attack! ask for."""

from fathoms.core.goals import Goals
from fathoms.games.kraken_attack.names import BUBBLES, LANE_COUNT, SABER_SPACE, SIDE_LANES
from fathoms.games.kraken_attack.state import SUNK, WON, Box, State

GOALS = Goals()


def wins(b: Box, before: State, s: State, seat: int) -> bool:
    """KA-66: the last hit on the Kraken."""
    return s.over == WON


def hits(b: Box, before: State, s: State, seat: int) -> bool:
    """KA-55: one hit more on the Kraken."""
    return s.tokens > before.tokens


def is_unhurt(before: State, s: State) -> bool:
    """KA-21, KA-22: nothing has attacked the ship, for that too sends a piece back."""
    return s.hole == before.hole and all(now >= then for then, now in zip(before.rail, s.rail, strict=True))


def clears_side(b: Box, before: State, s: State, seat: int) -> bool:
    """KA-37: everything on one side of the ship is back on the bubbles."""
    sides = (s.space[:SIDE_LANES], s.space[SIDE_LANES:])
    return is_unhurt(before, s) and any(all(space == BUBBLES for space in side) for side in sides)


def pushes_three(b: Box, before: State, s: State, seat: int) -> bool:
    """KA-37: three pieces that had come closer are back on the bubbles."""
    pushed = sum(before.space[lane] != BUBBLES == s.space[lane] for lane in range(LANE_COUNT))
    return is_unhurt(before, s) and pushed >= 3


def guards(b: Box, before: State, s: State, seat: int) -> bool:
    """KA-20: the ship floats, and nothing is left on a Saber space."""
    return s.over != SUNK and SABER_SPACE not in s.space


def mends(b: Box, before: State, s: State, seat: int) -> bool:
    """KA-40: every rail stands."""
    return 0 not in s.rail


GOALS.reach("win", wins)
GOALS.reach("hit", hits)
GOALS.reach("side", clears_side)
GOALS.reach("three", pushes_three)
GOALS.leave("guard", guards)
GOALS.reach("mend", mends)
