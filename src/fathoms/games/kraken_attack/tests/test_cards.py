"""Draw piles (KA-10, KA-45, KA-46), which are drawn only when a card is turned up."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from fathoms.core.chance import dictated, key
from fathoms.core.state import NOBODY
from fathoms.games.kraken_attack.names import DECK
from fathoms.games.kraken_attack.rules.cards import deal, turn_up
from fathoms.games.kraken_attack.state import State


def dealt(seed: int) -> State:
    s = State(seats=2, pirate=[2, 0, NOBODY, NOBODY])
    key(s.rng, seed, 0, 0)
    deal(s)
    return s


@given(st.integers(0, 10**6), st.lists(st.integers(0, 1), min_size=40, max_size=40))
def test_a_pile_is_a_queue_that_is_never_reshuffled(seed: int, slots: list[int]) -> None:
    """KA-45, KA-46: after the eight unknown cards, cards come back in the order in which they were played."""
    s = dealt(seed)
    played = []
    for turn, slot in enumerate(slots):
        card = s.up[slot]
        s.up[slot] = turn_up(s, 0, card)
        played.append(card)
        if turn >= DECK - 2:
            assert s.up[slot] == played[turn - (DECK - 2)]
        assert sorted(c for c in (*s.up[:2], *s.pile[:DECK]) if c != NOBODY) == list(range(20, 30))


def test_unseen_cards_come_in_every_order_alike() -> None:
    """KA-10: each answer of chance gives another order of the last three cards; every order comes once."""
    orders = []
    for answers in product(range(3), range(2), range(1)):
        s = dealt(1)
        s.unseen[0] = 3
        script = iter(answers)
        with dictated(lambda n, drawn, script=script: next(script)):  # type: ignore[misc]  # bound in this round
            orders.append(tuple(turn_up(s, 0, s.up[0]) for _ in range(3)))
    assert len(set(orders)) == len(orders) == 6
    assert len({frozenset(order) for order in orders}) == 1
