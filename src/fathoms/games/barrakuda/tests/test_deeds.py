"""The actions on the cards (BK-50 to BK-55)."""

import pytest

from fathoms.core.trial import Trial
from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.state import CHOOSING, State
from fathoms.games.barrakuda.tests.positions import BLUE, BOX, RED, at, hand, hands, may, play, resolving, row, rows


def test_gold_is_taken_without_a_question_and_the_rest_may_be_declined() -> None:
    """BK-50: W4 alone asks nothing; W5 asks, and may be left."""
    assert resolving(2, place=at(4, 0)).phase == CHOOSING
    s = resolving(2, place=at(5, 0), bag=[2, 2])
    assert may(s, RED) == ["vault 1", "vault 2", "decline"]
    play(s, "decline", seat=RED)
    assert (s.bag[RED], s.vault[RED]) == (2, 0)


def test_vault_all_means_all() -> None:
    """BK-50, R29: X5 takes the whole bag or nothing, however much it is."""
    s = resolving(2, {"extra_wrecks": [5], "target": 10}, place=at(5, 0), bag=[9, 2])
    assert may(s, RED) == ["vault_all", "decline"]
    play(s, "vault_all", seat=RED)
    assert (s.bag[RED], s.vault[RED]) == (0, 9)


@pytest.mark.parametrize(("wreck", "bag", "laid"), [(5, 0, ""), (1, 2, "")])
def test_what_would_change_nothing_is_not_asked(wreck: int, bag: int, laid: str) -> None:
    """BK-50, R35: no vault for an empty bag, nothing to take back from an empty row."""
    s = resolving(2, place=at(wreck, 0), bag=[bag, 2], row=rows(laid, ""))
    assert s.phase == CHOOSING


def test_the_oldest_cards_come_back_first() -> None:
    """BK-51: the card of this round is the newest, and can be among them; the row may become empty."""
    s = resolving(2, place=at(3, 0), row=rows("513", ""))
    play(s, "take_back", seat=RED)
    assert row(s, RED) == "3"
    assert hand(s, RED) == "1245b"
    s = resolving(2, place=at(3, 0), row=rows("3", ""))
    play(s, "take_back", seat=RED)
    assert row(s, RED) == ""


def test_x2_takes_three_back() -> None:
    """BK-51: as many as printed, all if there are fewer."""
    s = resolving(2, {"extra_wrecks": [2]}, place=at(2, 0), row=rows("5132", ""))
    play(s, "take_back", seat=RED)
    assert row(s, RED) == "2"


def test_special_and_general_action_are_two() -> None:
    """BK-52: where both take cards back, it is two cards and then one, and each may be declined."""
    trial = Trial(GAME.variant(seats=2, edition={"wrecks": {"base": {"W1": ["take_back 2", "take_back 1"]}}}))

    def alone_on_1() -> State:
        s = trial.position(phase="gathering", place=at(1, 0), row=rows("5321", ""))
        trial.go_on(s)
        return s

    s = alone_on_1()
    trial.play(s, "take_back", seat=RED)
    assert row(s, RED) == "21"
    trial.play(s, "take_back", seat=RED)
    assert row(s, RED) == "1"
    s = alone_on_1()
    trial.play(s, "decline", seat=RED)
    trial.play(s, "take_back", seat=RED)
    assert row(s, RED) == "321"


def test_an_empty_reserve_gives_what_it_has() -> None:
    """BK-53, R22: two gold left of three, then none."""
    s = resolving(2, place=at(4, 0), bag=[0, 58], reserve=2)
    assert (s.bag[RED], s.reserve) == (2, 0)
    s = resolving(2, place=at(4, 0), bag=[0, 60], reserve=0)
    assert s.bag[RED] == 0


def test_the_unlimited_reserve_never_runs_out() -> None:
    """BK-53: with reserve_limit unlimited."""
    s = resolving(2, {"reserve_limit": "unlimited"}, place=at(4, 0), bag=[0, 0], reserve=0)
    assert s.bag[RED] == 3


def test_x3_fetches_ones_own_barracuda_card_or_takes_an_opponents() -> None:
    """BK-54, R21: only a card in the centre comes back, only a card in hand goes there, wherever its diver is."""
    s = resolving(
        3,
        {"extra_wrecks": [3]},
        place=at(3, 0, 5),
        hand=hands("12345", "12345b", "12345"),
        barracuda="5",
        bag=[2, 2, 0],
    )
    assert may(s, RED) == ["fetch", "discard 1", "decline"]
    play(s, "fetch", seat=RED)
    assert hand(s, RED) == "12345b"
    s = resolving(
        3,
        {"extra_wrecks": [3]},
        place=at(3, 0, 5),
        hand=hands("12345b", "12345b", "12345"),
        barracuda="5",
        bag=[2, 2, 0],
    )
    assert may(s, RED) == ["discard 1", "decline"]
    play(s, "discard 1", seat=RED)
    assert hand(s, BLUE) == "12345"


def test_x3_asks_nothing_where_nothing_can_be_done() -> None:
    """BK-54: one's own card is in hand and all others are in the centre."""
    s = resolving(2, {"extra_wrecks": [3]}, place=at(3, 0), hand=hands("12345b", "12345"), barracuda="5")
    assert s.phase == CHOOSING


def test_x1_takes_one_back_or_plots() -> None:
    """BK-55: one card now, the red part later, or nothing; chosen while the wreck is resolved."""
    s = resolving(2, {"extra_wrecks": [1]}, place=at(1, 0), row=rows("531", ""))
    assert may(s, RED) == ["take_back", "plot", "decline"]
    play(s, "take_back", seat=RED)
    assert row(s, RED) == "31"
    s = resolving(2, {"extra_wrecks": [1]}, place=at(1, 0))
    assert may(s, RED) == ["plot", "decline"]
    play(s, "plot", seat=RED)
    assert s.red[RED] == 0  # the round is over but for the red action, which is being carried out
    assert may(s, RED) == ["meddle 1", "decline"]


def test_from_an_empty_reserve_no_gold_is_offered() -> None:
    """BK-42, BK-50, R35: Red may still rob Blue; with the reserve unlimited there is always gold."""
    s = resolving(2, place=at(4, 4), value=[1, 2], bag=[2, 58], reserve=0)
    assert may(s, RED) == ["rob 1", "decline"]
    assert GAME.refuse(BOX, s, RED, GAME.verbs.number("gold")) == "BK-50"
    s = resolving(2, {"reserve_limit": "unlimited"}, place=at(4, 4), value=[1, 2], reserve=0)
    assert may(s, RED) == ["gold", "rob 1", "decline"]
