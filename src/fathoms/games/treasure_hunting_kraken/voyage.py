"""How many turns a ship alone needs to the centre and home again, on average: the measure of all hints.

A turn: roll, then sail wherever the points reach, and stay there until the next roll. The best such sailing is
found by value iteration. Kraken, pillars and rivals are left out. With points left of a turn, what counts is
the best space they lead to.
"""

from functools import lru_cache

from fathoms.games.treasure_hunting_kraken.names import CENTRE, POINTS, SPACE_COUNT
from fathoms.games.treasure_hunting_kraken.state import Box
from fathoms.games.treasure_hunting_kraken.waters import Reach, Waters, by_roll, cheapest, waters_of

CLOSE_ENOUGH = 0.002  # of a turn


def reckon(b: Box) -> None:
    """Fills in the box's tables of turns, which only hints read."""
    b.turns_in = list(table_of_turns(waters_of(b), b.sides, CENTRE))
    b.turns_home = list(table_of_turns(waters_of(b), b.sides, b.start))


@lru_cache(maxsize=32)
def table_of_turns(waters: Waters, sides: int, goal: int) -> tuple[int, ...]:
    """Tenths of turns from space x with so many points left, at POINTS x + points."""
    turns = expected_turns(by_roll(waters, sides), goal)
    table = [0] * (SPACE_COUNT * POINTS)
    for x, prices in cheapest(waters, POINTS - 1).items():
        for points in range(POINTS):
            best = min(turns[y] for y, price in prices.items() if price <= points)
            table[POINTS * x + points] = round(10 * best)
    return tuple(table)


def expected_turns(within: Reach, goal: int) -> dict[int, float]:
    """The least mean number of turns to the goal, from every space; there must be a way from each."""
    turns = dict.fromkeys(within, 0.0)
    change = 1.0
    while change > CLOSE_ENOUGH:
        change = 0.0
        for x, rolls in within.items():
            if x != goal:
                best = 1 + sum(min(map(turns.__getitem__, ends)) for ends in rolls) / len(rolls)
                change = max(change, best - turns[x])
                turns[x] = best
    return turns
