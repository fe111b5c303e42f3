"""What holds on any board a designer may draw (TH-51)."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from fathoms.core.loops import any_seat
from fathoms.games.treasure_hunting_kraken import GAME
from fathoms.games.treasure_hunting_kraken.names import CENTRE, NOWHERE, POINTS, SPACE_COUNT
from fathoms.games.treasure_hunting_kraken.position import census
from fathoms.games.treasure_hunting_kraken.tests.boards import editions
from fathoms.games.treasure_hunting_kraken.waters import spaces_of


@settings(deadline=None, max_examples=40)
@given(editions())
def test_neighbours_have_their_reverses_and_everybody_can_get_home(edition: dict[str, Any]) -> None:
    """TH-15 to TH-17, TH-29, TH-51: forward and backward, inward and outward undo each other."""
    b = GAME.open_box(edition)
    for x in spaces_of(b):
        if x != CENTRE:
            assert b.backward[b.forward[x]] == x
            assert x in b.ways[b.ways_from[b.inward[x]] : b.ways_from[b.inward[x] + 1]]
            assert b.inward[x] == CENTRE or b.inward[x] // 30 == x // 30 + 1
        assert b.ways_from[x + 1] > b.ways_from[x] or x < 30
        for y in spaces_of(b):
            assert b.steps[SPACE_COUNT * x + y] == b.steps[SPACE_COUNT * y + x] < 127
    assert all(b.turns_in[POINTS * x] > 0 for x in spaces_of(b)[:-1])
    assert sum(x != NOWHERE for x in b.forward) == sum(b.ring_size)


@settings(deadline=None, max_examples=25)
@given(editions(), st.integers(2, 4), st.integers(0, 999))
def test_plain_and_compiled_rules_agree_on_any_board(edition: dict[str, Any], seats: int, seed: int) -> None:
    """TH-51: step by step, with nothing made or lost, and nobody under a pillar (TH-20, TH-47)."""
    variant = GAME.variant(seats=seats, edition=edition)
    b, fast = variant.box, GAME.fast
    s = variant.blank()
    s.rng = [seed, seed + 1, 7, 1]
    boxes, slots = fast.boxes(b), fast.slots(s)
    GAME.rules.setup(b, s)
    fast.setup(boxes, slots)
    things = census(b, s)
    for _ in range(200):
        if s.over:
            break
        seat = any_seat(s, [0] * 4)
        actions = variant.legal(s, seat)
        assert fast.legal(boxes, slots, seat) == actions
        action = actions[(seed + s.draws + s.ply) % len(actions)]
        variant.step(s, seat, action)
        fast.step(boxes, slots, seat, action)
        assert fast.state(slots) == s
        assert census(b, s) == things
