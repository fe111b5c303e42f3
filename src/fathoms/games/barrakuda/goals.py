"""What puzzles of Barrakuda ask for."""

from fathoms.core.goals import Goals
from fathoms.games.barrakuda.rules.people import home, opponents
from fathoms.games.barrakuda.state import MEDDLING, PLOTTING, Box, State

GOALS = Goals()
MUCH = 3  # gold that is worth a puzzle


def rivals(s: State, seat: int) -> list[int]:
    """BK-85: the opponents' seats."""
    return [other for other in range(s.seats) if (opponents(s, seat) >> other) & 1]


def wins(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-62: the vault is full enough."""
    return bool((s.winners >> seat) & 1)


def leads(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-62: no other vault holds as much, and one's own holds more than before."""
    mine = s.vault[home(s, seat)]
    return mine > before.vault[home(s, seat)] and all(s.vault[home(s, other)] < mine for other in rivals(s, seat))


def empties_richest(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-33, BK-43: nothing is left in the bag of the rival who had most in it."""
    richest = max(before.bag[other] for other in rivals(s, seat))
    return richest >= MUCH and all(s.bag[other] == 0 for other in rivals(s, seat) if before.bag[other] == richest)


def is_richest(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-33, BK-43, BK-53: all wrecks have been resolved, with more gold in bag and vault than any rival has."""
    mine = s.bag[seat] + s.vault[home(s, seat)]
    is_over = s.over != 0 or s.phase in (MEDDLING, PLOTTING) or s.round > before.round
    return is_over and all(s.bag[other] + s.vault[home(s, other)] < mine for other in rivals(s, seat))


def banks_more(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-35: more goes into the vault than was in the bag."""
    return s.vault[home(s, seat)] - before.vault[home(s, seat)] > before.bag[seat]


def empties_two(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-33, BK-43: two rivals who had gold in their bags have none."""
    return sum(before.bag[other] > 0 == s.bag[other] for other in rivals(s, seat)) >= 2


GOALS.reach("win", wins)
GOALS.reach("lead", leads)
GOALS.reach("empty", empties_richest)
GOALS.reach("two", empties_two)
GOALS.leave("rich", is_richest)
GOALS.reach("bank", banks_more)
