"""The waters of a board: its spaces, where one can sail from each and for how many points, and that no way is lost."""

from functools import lru_cache

from fathoms.games.treasure_hunting_kraken.names import CENTRE, NOWHERE, RING, RING_NAMES, SPACES
from fathoms.games.treasure_hunting_kraken.state import Box

Waters = tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]  # spaces: number, wind's factor, (neighbour, cost) …
Reach = dict[int, list[list[int]]]  # for every space, the spaces it leads to with a roll of 1, 2, …


def spaces_of(b: Box) -> list[int]:
    """The spaces of the board, the centre last."""
    return [RING * k + i for k in range(b.rings) for i in range(b.ring_size[k])] + [CENTRE]


def extent(b: Box) -> str:
    """The spaces of the board in short: A0 to A23, B0 to B11, C0 to C5, X."""
    rings = (f"{RING_NAMES[k]}0–{RING_NAMES[k]}{b.ring_size[k] - 1}" for k in range(b.rings))
    return ", ".join((*rings, SPACES[CENTRE]))


def waters_of(b: Box) -> Waters:
    """All that sailing depends on."""
    return tuple((x, b.wind_factor if b.wind[x] else 1, tuple(moves(b, x))) for x in spaces_of(b))


def moves(b: Box, x: int) -> list[tuple[int, int]]:
    """Neighbours of a space with the cost of the move there."""
    found = [
        (b.forward[x], b.cost_forward),
        (b.backward[x], b.cost_backward),
        (b.inward[x], b.cost_inward),
        *((y, b.cost_outward) for y in b.ways[b.ways_from[x] : b.ways_from[x + 1]]),
    ]
    return [(y, cost) for y, cost in found if y != NOWHERE]


@lru_cache(maxsize=32)
def by_roll(waters: Waters, sides: int) -> Reach:
    """The spaces within the points of each roll of the die, from every space."""
    most = sides * max(factor for _, factor, _ in waters)
    prices = cheapest(waters, most)
    return {
        x: [[y for y, price in prices[x].items() if price <= roll * factor] for roll in range(1, sides + 1)]
        for x, factor, _ in waters
    }


def cheapest(waters: Waters, most: int) -> dict[int, dict[int, int]]:
    """From every space the spaces reached for at most so many points, with the least each costs."""
    ways = {x: neighbours for x, _, neighbours in waters}
    found = {}
    for x in ways:
        prices = {x: 0}
        queue = [x]
        for z in queue:
            for y, cost in ways[z]:
                price = prices[z] + cost
                if price <= most and price < prices.get(y, most + 1):
                    prices[y] = price
                    queue.append(y)
        found[x] = prices
    return found


def lost_ways(b: Box) -> list[tuple[int, int]]:
    """Spaces from which no rolls at all lead to the centre, or to Start."""
    within = by_roll(waters_of(b), b.sides)
    lost = []
    for goal in (CENTRE, b.start):
        arrived = {goal}
        growing = True
        while growing:
            more = {x for x in within if not arrived.isdisjoint(within[x][-1])}
            growing = more != arrived
            arrived = more
        lost += [(x, goal) for x in within if x not in arrived]
    return lost
