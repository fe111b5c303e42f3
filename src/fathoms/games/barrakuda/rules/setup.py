"""Set-up: the ocean floor is laid out, and everybody has six cards and a little gold (BK-01 to BK-07, BK-70)."""

from fathoms.core.chance import draw
from fathoms.core.state import SEATS
from fathoms.games.barrakuda.names import ALL_CARDS, LAIR, SHAPES, WRECK_COUNT
from fathoms.games.barrakuda.options import RANDOM
from fathoms.games.barrakuda.rules.floor import find_neighbours, find_routes
from fathoms.games.barrakuda.rules.rounds import start_round
from fathoms.games.barrakuda.state import Box, State


def setup(b: Box, s: State) -> None:
    """BK-01 to BK-06: the ocean floor, six cards and a little gold for everyone; the barracuda at home."""
    lay_out(b, s)
    s.barracuda = LAIR
    s.reserve = b.gold
    for seat in range(SEATS):
        if seat < s.seats:
            s.hand[seat] = ALL_CARDS
            s.bag[seat] = s.starting_gold
            s.reserve -= s.starting_gold
    start_round(s)


def lay_out(b: Box, s: State) -> None:
    """BK-01, BK-02, BK-70: base cards, or the extra card of a number; in the chosen layout."""
    for wreck in range(WRECK_COUNT):
        extra = (s.extra_wrecks >> (wreck + 1)) & 1
        s.face[wreck] = wreck + WRECK_COUNT * extra
    if s.layout == RANDOM:
        pick_shape(b, s, draw(s, SHAPES))
        shuffle_wrecks(s)
    else:
        for wreck in range(WRECK_COUNT):
            s.cell[wreck] = b.layouts[WRECK_COUNT * s.layout + wreck]
    find_neighbours(s)
    find_routes(s)


def pick_shape(b: Box, s: State, shape: int) -> None:
    """BK-02: one of all shapes that six joined cells can have."""
    for wreck in range(WRECK_COUNT):
        s.cell[wreck] = b.shapes[WRECK_COUNT * shape + wreck]


def shuffle_wrecks(s: State) -> None:
    """BK-02: the numbers are dealt onto the cells at random."""
    for last in range(WRECK_COUNT - 1, 0, -1):
        k = draw(s, last + 1)
        s.cell[last], s.cell[k] = s.cell[k], s.cell[last]
