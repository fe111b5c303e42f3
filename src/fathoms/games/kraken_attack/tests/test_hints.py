"""Hints for bots: better positions look better, in the middle of a turn too."""

import random

import pytest

from fathoms.core.state import clone
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.hints import HINTS, ODDS, best_plan
from fathoms.games.kraken_attack.names import ACTION_SYMBOLS, LANE_COUNT
from fathoms.games.kraken_attack.state import State
from fathoms.games.kraken_attack.tests.positions import BOX, acting, broken, play, position, sea


def hints(s: State) -> dict[str, int]:
    out = [0] * len(HINTS)
    GAME.hints.hints(BOX, s, 0, out)
    return dict(zip(HINTS.names, out, strict=True))


def test_odds_are_those_of_dice() -> None:
    """KA-14, KA-15: a piece advances on one side in three; counted over all rolls of up to four dice."""
    for n in range(5):
        ways = [0] * 6
        for roll in range(3**n):
            advances = sum(roll // 3**k % 3 == 0 for k in range(n))
            for k in range(min(advances, 4) + 1):
                ways[k] += 1
        for k in range(5):
            assert abs(ODDS[5 * n + k] - 100 * ways[k] / 3**n) <= 0.5 + 1e-9


def test_a_use_that_is_open_counts_nearly_as_if_done_and_done_is_better() -> None:
    """KA-30, KA-55: saber in hand before the Kraken; a bot that looks one step ahead strikes."""
    s = acting("SA-04", "A", track=8, kraken="P1", space=sea("3 0 0 0", "0 0 0 0"))
    open_, after = hints(s), clone(s)
    play(after, "saber P1")
    done = hints(after)
    s.used[3] = 1
    lost = hints(s)
    assert lost["tokens"] < open_["tokens"] < done["tokens"]
    assert lost["bare_lanes"] > open_["bare_lanes"] >= done["bare_lanes"]


def test_a_plan_pays_for_each_use_once() -> None:
    """KA-42: one Wild, two targets: only one of them is counted on."""
    one = hints(acting("SA-07", "A", space=sea("3 0 0 0", "0 0 0 0"), track=8))
    two = hints(acting("SA-07", "A", space=sea("3 3 0 0", "0 0 0 0"), track=8))
    assert two["bare_lanes"] > one["bare_lanes"] + 50


def test_the_face_of_the_card_in_play_is_on_the_track_already() -> None:
    """KA-47: as after the turn."""
    assert hints(acting("SA-07", "A", track=3))["track"] == 4
    assert hints(acting("SA-01", "A", track=3))["track"] == 3


def test_danger_grows_with_dice_and_nearness_and_falls_with_rails() -> None:
    """KA-17, KA-20 to KA-22: what is to be feared."""
    near, far = sea("3 0 0 0", "0 0 0 0"), sea("1 0 0 0", "0 0 0 0")
    assert hints(position(space=near))["rails_soon"] > hints(position(space=far))["rails_soon"]
    assert hints(position(space=near, track=8))["rails_soon"] > 2 * hints(position(space=near))["rails_soon"]
    assert hints(position(space=near, track=8, rail=broken("P1")))["holes_soon"] == 70
    assert hints(position(space=near, track=8, rail=broken("P1"), hole={"A": 3}))["doom"] == 70


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_hints_change_nothing_and_fit_in_16_bits(seats: int) -> None:
    """KA-12: at every decision of some games, and alike for every seat."""
    table = GAME.table(seats=seats, seed=8, whirlpools=4)
    dice = random.Random(seats)
    while not table.over:
        before = clone(table.state)
        views = [hints(table.view(seat)) for seat in range(seats)]
        assert table.state == before
        assert all(view == views[0] for view in views)
        assert all(-(2**15) <= value < 2**15 for value in views[0].values())
        table.play(table.waiting[0], dice.choice(table.legal_numbers(table.waiting[0])))


def test_a_plan_with_a_use_in_every_lane_leaves_the_card_as_it_was() -> None:
    """KA-60, ruling 50: Elena's pistols for all eight pieces, on the fullest card an edition can have."""
    box = GAME.open_box({"cards": {"elena": {"EL-01": "P P P P P P P P"}}})
    s = acting("EL-01", "A", space=["pistol"] * LANE_COUNT)
    assert best_plan(box, s) == (1 << LANE_COUNT) - 1
    assert s.used == [0] * ACTION_SYMBOLS
