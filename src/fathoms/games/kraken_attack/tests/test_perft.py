"""How many ways there are to go on from positions with a name."""

import pytest

from fathoms.core.state import clone
from fathoms.games.kraken_attack.state import State
from fathoms.games.kraken_attack.tests.positions import TRIAL, acting, broken, position, sea


def perft(s: State, depth: int) -> int:
    """How many sequences of so many actions there are, chance as it falls."""
    if depth == 0 or s.over:
        return 1
    total = 0
    for action in TRIAL.variant.legal(s, s.player):
        after = clone(s)
        TRIAL.variant.step(after, s.player, action)
        total += perft(after, depth - 1)
    return total


COUNTS = [
    (position(), [2, 7, 13, 30]),
    (acting("BI-09", "B", space=sea("0 0 0 0", "1 1 3 1"), rail=broken("R1", "R3")), [6, 19, 41, 85]),
    (acting("AS-07", "A", space=sea("3 2 1 0", "3 2 1 0"), rail=broken("P1")), [6, 26, 96, 172]),
]


@pytest.mark.parametrize(("s", "counts"), COUNTS)
def test_so_many_ways_to_go_on(s: State, counts: list[int]) -> None:
    """KA-30 to KA-43: a rule that gains or loses an action changes these numbers."""
    s.rng = [0] * len(s.rng)
    assert [perft(s, depth) for depth in range(1, len(counts) + 1)] == counts
