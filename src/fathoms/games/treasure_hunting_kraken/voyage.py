"""How many turns a ship alone needs to the centre and home again, on average: the measure of all hints.

A turn: roll, then sail wherever the points reach, and stay there until the next roll. The best such sailing is
found by value iteration. Kraken, pillars and rivals are left out.
"""

from fathoms.games.treasure_hunting_kraken.names import CENTRE, NOWHERE, RING
from fathoms.games.treasure_hunting_kraken.state import Box

SIX = 6
CLOSE_ENOUGH = 0.002  # of a turn
TOO_FAR = 3000.0  # turns


def reckon(b: Box) -> bool:
    """Fills the box's tables of turns; False if some ship could never reach its goal."""
    spaces = [RING * k + i for k in range(b.rings) for i in range(b.ring_size[k])] + [CENTRE]
    by_roll = {x: reachable(b, x) for x in spaces}
    for table, goal in ((b.turns_in, CENTRE), (b.turns_home, b.start)):
        turns = expected_turns(by_roll, goal)
        if max(turns.values()) > TOO_FAR:
            return False
        for x in spaces:
            table[x] = round(10 * turns[x])
    return True


def moves(b: Box, x: int) -> list[tuple[int, int]]:
    """Neighbours of a space with the cost of the move there."""
    found = [
        (b.forward[x], b.cost_forward),
        (b.backward[x], b.cost_backward),
        (b.inward[x], b.cost_inward),
        *((y, b.cost_outward) for y in b.ways[b.ways_from[x] : b.ways_from[x + 1]]),
    ]
    return [(y, cost) for y, cost in found if y != NOWHERE]


def reachable(b: Box, x: int) -> list[list[int]]:
    """The spaces within the points of each roll from 1 to 6, from one space."""
    factor = b.wind_factor if b.wind[x] else 1
    cheapest = {x: 0}
    queue = [x]
    for z in queue:
        for y, cost in moves(b, z):
            paid = cheapest[z] + cost
            if paid <= SIX * factor and paid < cheapest.get(y, SIX * factor + 1):
                cheapest[y] = paid
                queue.append(y)
    return [[y for y, paid in cheapest.items() if paid <= roll * factor] for roll in range(1, SIX + 1)]


def expected_turns(by_roll: dict[int, list[list[int]]], goal: int) -> dict[int, float]:
    """The least mean number of turns to the goal, from every space."""
    turns = dict.fromkeys(by_roll, 0.0)
    change = 1.0
    while change > CLOSE_ENOUGH and max(turns.values()) <= TOO_FAR:
        change = 0.0
        for x, rolls in by_roll.items():
            if x != goal:
                best = 1 + sum(min(map(turns.__getitem__, ends)) for ends in rolls) / SIX
                change = max(change, best - turns[x])
                turns[x] = best
    return turns
