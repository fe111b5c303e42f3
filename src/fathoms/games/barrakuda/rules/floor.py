"""The ocean floor: which wrecks share a side, and the barracuda's ways between them (BK-02, BK-21 to BK-25)."""

from fathoms.core.sets import all_of
from fathoms.games.barrakuda.names import GRID, LAIR, WRECK_COUNT
from fathoms.games.barrakuda.options import HIGHEST_SUM
from fathoms.games.barrakuda.state import State


def find_neighbours(s: State) -> None:
    """BK-02, BK-24: neighbours share a whole side; diagonals do not count."""
    for a in range(WRECK_COUNT):
        s.near[a] = 0
        for c in range(WRECK_COUNT):
            apart = abs(s.cell[a] - s.cell[c])
            if apart == 1 or apart == GRID:
                s.near[a] |= 1 << c


def find_routes(s: State) -> None:
    """BK-21, BK-22: from every wreck the next one on the barracuda's way to every other."""
    for goal in range(WRECK_COUNT):
        s.toward[WRECK_COUNT * goal + goal] = goal
        known = 1 << goal
        while known != all_of(WRECK_COUNT):
            further = 0
            for wreck in range(WRECK_COUNT):
                if (known >> wreck) & 1 == 0 and s.near[wreck] & known:
                    s.toward[WRECK_COUNT * wreck + goal] = better_step(s, s.near[wreck] & known, goal)
                    further |= 1 << wreck
            known |= further


def better_step(s: State, steps: int, goal: int) -> int:
    """BK-22: of the neighbours nearer to the goal the highest, or (route_tie) the one whose route adds up to more."""
    best = 0
    most = -1
    for wreck in range(WRECK_COUNT):
        if (steps >> wreck) & 1:
            worth = route_sum(s, wreck, goal) if s.route_tie == HIGHEST_SUM else 0
            if worth >= most:
                most = worth
                best = wreck
    return best


def route_sum(s: State, wreck: int, goal: int) -> int:
    """The numbers of the wrecks on the way from here, this one included and the goal not."""
    total = 0
    while wreck != goal:
        total += wreck + 1
        wreck = s.toward[WRECK_COUNT * wreck + goal]
    return total


def within(s: State, wreck: int, steps: int) -> int:
    """BK-25: the wrecks at most so many steps away, as a set."""
    reached = 1 << wreck
    for _ in range(steps):
        further = reached
        for i in range(WRECK_COUNT):
            if (reached >> i) & 1:
                further |= s.near[i]
        reached = further
    return reached


def extra_lair(s: State) -> int:
    """Which of the two cards of wreck 6 lies there: 0 base, 1 extra."""
    return s.face[LAIR] // WRECK_COUNT
