"""The end of a round: divers stand up, cards return, the red action (BK-56 to BK-60, BK-71)."""

from collections import Counter

import pytest

from fathoms.core.chance import key
from fathoms.core.trial import Trial
from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.names import BARRACUDA
from fathoms.games.barrakuda.rules.rounds import draw_pair
from fathoms.games.barrakuda.state import CHOOSING, LAYING, MEDDLING
from fathoms.games.barrakuda.tests.positions import (
    BLUE,
    GREEN,
    RED,
    at,
    decline_all,
    dive,
    falling,
    hand,
    hands,
    may,
    play,
    position,
    resolving,
    row,
    rows,
)

X1 = {"extra_wrecks": [1]}
RED_FACES = {
    "wrecks": {"base": {"W1": ["take_back_or_meddle", "take_back_or_meddle"], "W2": ["gold 2", "take_back_or_meddle"]}}
}


def test_divers_stand_up_where_they_are() -> None:
    """BK-56: on the wreck where they lay."""
    s = resolving(2, place=at(3, 2), lying=[0], barracuda="5")
    assert s.lying == 0
    assert s.place[:2] == [2, 1]


@pytest.mark.parametrize(
    ("on", "centre", "back"), [(6, [RED], True), (5, [RED], False), (5, [RED, BLUE], True), (5, [RED, BLUE, 2], True)]
)
def test_barracuda_cards_come_back_at_home_or_when_all_are_played(on: int, centre: list[int], back: bool) -> None:
    """BK-56: everybody's, and only then."""
    seats = max(2, len(centre))
    held = ["12345" if seat in centre else "12345b" for seat in range(seats)]
    s = resolving(seats, place=at(0, 0), hand=hands(*held), barracuda=str(on))
    assert (hand(s, RED)[-1] == "b") == back


def test_a_card_forced_out_counts_as_played() -> None:
    """BK-57: X3 sends the last card to the centre, so all come back."""
    s = resolving(2, {"extra_wrecks": [3]}, place=at(3, 0), hand=hands("12345", "12345b"), barracuda="5")
    play(s, "discard 1", seat=RED)
    assert hand(s, RED) == "12345b"
    assert hand(s, BLUE) == "12345b"


def test_a_card_laid_out_by_meddling_comes_too_late_for_this_round() -> None:
    """BK-57: after the red action nobody looks again, though all cards are in the centre now."""
    s = resolving(2, X1, place=at(1, 0), row=rows("", "1234"), hand=hands("12345", "5b"), barracuda="5")
    play(s, "plot", seat=RED)
    play(s, "meddle 1", seat=RED, chance=falling(0, 0))
    play(s, "lay barracuda", seat=RED)
    assert s.phase == CHOOSING
    assert hand(s, RED) == "12345"
    assert hand(s, BLUE) == "5"


def test_with_x6_cards_come_back_only_when_all_are_played() -> None:
    """BK-71, R17: the barracuda never ends a round on wreck 6."""
    s = position(2, {"extra_wrecks": [6]}, hand=hands("12345", "12345b"))
    decline_all(dive(s, "44", to=6, more=(1,)))
    assert hand(s, RED) == "1235"


def test_meddling_waits_for_the_very_end() -> None:
    """BK-58: after the other wrecks, and after the Barracuda cards have come back."""
    s = resolving(2, X1, place=at(1, 5), row=rows("", "1234"), bag=[2, 2], hand=hands("12345", "5"), barracuda="4")
    play(s, "plot", seat=RED)
    assert may(s, BLUE) == ["vault 1", "vault 2", "decline"]
    play(s, "decline", seat=BLUE)
    assert hand(s, BLUE) == "5b"  # with the Barracuda card just returned, and only so, Blue is a victim
    assert may(s, RED) == ["meddle 1", "decline"]


def test_a_victim_holds_at_least_two_cards() -> None:
    """BK-58, R19: the Barracuda card counts; with no victim the action is lost, with one it may be waived."""
    s = resolving(
        3, X1, place=at(1, 0, 0), row=rows("", "1234", "1234"), hand=hands("12345b", "5b", "5"), barracuda="5"
    )
    play(s, "plot", seat=RED)
    assert may(s, RED) == ["meddle 1", "decline"]
    play(s, "decline", seat=RED)
    assert s.phase == CHOOSING
    assert row(s, BLUE) == "1234"
    lost = resolving(2, X1, place=at(1, 0), row=rows("", "1234"), hand=hands("12345b", "5"), barracuda="5")
    play(lost, "plot", seat=RED)
    assert lost.phase == CHOOSING


def test_of_two_cards_drawn_one_must_be_laid_out() -> None:
    """BK-58: the player chooses which, and cannot decline any more."""
    s = resolving(2, X1, place=at(1, 0), barracuda="5")
    play(s, "plot", seat=RED)
    play(s, "meddle 1", seat=RED, chance=falling(4, 1))
    assert s.phase == LAYING
    assert may(s, RED) == ["lay 2", "lay 5"]
    play(s, "lay 5", seat=RED)
    assert row(s, BLUE) == "5"
    assert hand(s, BLUE) == "1234b"


def test_every_pair_is_equally_likely() -> None:
    """BK-58: six pairs of four cards."""
    s = position(2, row=rows("", "14"), victim=BLUE)
    key(s.rng, 5, 0, 0)
    pairs: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        draw_pair(s)
        pairs[tuple(s.drawn)] += 1
    assert set(pairs) == {(1, 2), (1, 4), (1, 5), (2, 4), (2, 5), (4, 5)}
    assert all(880 < count < 1120 for count in pairs.values())


def test_red_actions_go_by_wreck_and_then_by_initiative() -> None:
    """BK-58: with other faces several can meddle; Green and Blue on 1, then Red on 2; Green, alone in front, twice."""
    trial = Trial(GAME.variant(edition=RED_FACES))
    s = trial.position(phase="gathering", place=at(2, 1, 0, 1), value=[1, 3, 0, 2], bag=[0] * 4, barracuda="5")
    trial.go_on(s)
    for seat in (GREEN, GREEN, BLUE, RED):
        trial.play(s, "plot", seat=seat)
    assert s.red == [1, 1, 0, 1]
    order = []
    while s.phase == MEDDLING:
        order.append(s.player)
        trial.play(s, "decline", seat=s.player)
    assert order == [GREEN, GREEN, BLUE, RED]


def test_a_laid_out_card_moves_no_pawn() -> None:
    """BK-59: the Movement card is the newest of the row, and the diver stays."""
    s = resolving(2, X1, place=at(1, 2), row=rows("", "42"), barracuda="5")
    play(s, "plot", seat=RED)
    play(s, "decline", seat=BLUE)
    play(s, "meddle 1", seat=RED, chance=falling(0, 0))
    play(s, "lay 3", seat=RED)
    assert row(s, BLUE) == "423"
    assert s.place[BLUE] == 1


def test_a_laid_out_barracuda_card_gives_no_control() -> None:
    """BK-59, R20: it goes to the centre, nobody lies down, nobody steers."""
    s = resolving(2, X1, place=at(1, 0), barracuda="5")
    play(s, "plot", seat=RED)
    play(s, "meddle 1", seat=RED, chance=falling(5, 0))
    play(s, "lay barracuda", seat=RED)
    assert (s.hand[BLUE] >> BARRACUDA) & 1 == 0
    assert s.lying == 0
    assert s.phase == CHOOSING


@pytest.mark.parametrize("moment", ["at_once", "end_of_round"])
def test_the_last_movement_card_laid_out_brings_the_row_back(moment: str) -> None:
    """BK-60: at once, whatever last_card_return says."""
    s = resolving(2, {**X1, "last_card_return": moment}, place=at(1, 0), row=rows("", "1234"), barracuda="5")
    play(s, "plot", seat=RED)
    play(s, "meddle 1", seat=RED, chance=falling(0, 0))
    play(s, "lay 5", seat=RED)
    assert row(s, BLUE) == ""
    assert hand(s, BLUE) == "12345b"
