"""The divers: secret choice, reveal, rows and initiative (BK-06, BK-10 to BK-16)."""

import pytest

from fathoms.core.state import NOBODY
from fathoms.games.barrakuda.names import BOAT
from fathoms.games.barrakuda.state import CHOOSING
from fathoms.games.barrakuda.tests.positions import (
    BLUE,
    GREEN,
    RED,
    at,
    decline_all,
    dive,
    go_on,
    hand,
    hands,
    may,
    play,
    position,
    row,
    rows,
)


def test_any_card_of_the_hand_and_no_passing() -> None:
    """BK-10: exactly one card is chosen."""
    s = position(2, row=rows("13", ""), hand=hands("245b", "12345"))
    assert may(s, RED) == ["play 2", "play 4", "play 5", "play barracuda"]
    assert may(s, BLUE) == ["play 1", "play 2", "play 3", "play 4", "play 5"]


def test_nothing_moves_before_the_last_choice() -> None:
    """BK-10, BK-11: cards lie face down until everyone is ready, in whatever order they choose."""
    s = position(3)
    play(s, "play 4", seat=2)
    play(s, "play barracuda", seat=0)
    assert s.place == [BOAT] * 4
    assert s.lying == 0
    assert hand(s, 2) == "12345b"
    assert s.waiting == 0b010
    assert may(s, 2) == []
    draws = s.draws
    play(s, "play 4", seat=1)
    assert s.place[1:3] == [3, 3]
    assert s.lying == 0b001
    assert s.draws > draws


def test_a_movement_card_takes_the_diver_anywhere() -> None:
    """BK-12: distance does not matter, and one may stay on the same wreck."""
    s = position(2, place=at(1, 4), barracuda="6")
    decline_all(dive(s, "54"))
    assert s.place[:2] == [4, 3]


def test_a_diver_never_returns_to_the_boat() -> None:
    """BK-06: with the first Movement card it has left for good."""
    s = position(2)
    decline_all(dive(s, "12", to=5))
    assert s.place[:2] == [0, 1]
    dive(s, "b3")
    play(s, "steer 6", seat=RED)
    decline_all(s)
    assert s.place[:2] == [0, 2]


def test_the_row_keeps_the_order_of_play() -> None:
    """BK-13: the newest card lies at the right end."""
    s = position(2, row=rows("52", "4"))
    dive(s, "33", to=3)
    assert row(s, RED) == "523"
    assert row(s, BLUE) == "43"
    assert hand(s, RED) == "14b"


def test_a_barracuda_card_lays_the_diver_down() -> None:
    """BK-14: the diver stays, the card goes to the centre, and counts nothing for initiative."""
    s = position(2, place=at(4, 0), row=rows("4", "12"))
    dive(s, "b3")
    assert s.place[RED] == 3
    assert s.lying == 1 << RED
    assert hand(s, RED) == "1235"
    assert s.value[:2] == [1, 3]


def test_a_barracuda_card_can_be_played_from_the_boat() -> None:
    """BK-14, R3: the diver lies on the boat, where nobody robs or bites."""
    s = position(2)
    dive(s, "b1", distance=1)
    play(s, "steer 1", seat=RED)
    decline_all(s)
    assert s.place[RED] == BOAT
    assert s.bag[:2] == [2, 0]


def test_the_last_movement_card_brings_the_whole_row_back() -> None:
    """BK-15: this card included, and at once."""
    s = position(2, row=rows("1234", "123"))
    dive(s, "54", to=1)
    assert row(s, RED) == ""
    assert hand(s, RED) == "12345b"
    assert row(s, BLUE) == "1234"


def test_a_barracuda_card_played_with_one_movement_card_left_returns_nothing() -> None:
    """BK-15: only playing the last Movement card does."""
    s = position(2, row=rows("1234", ""))
    dive(s, "b5")
    assert row(s, RED) == "1234"


def test_initiative_is_fixed_at_the_reveal() -> None:
    """BK-16: Green takes cards back on wreck 3, and still has the value of three cards on this round's list."""
    s = position(row=rows("", "", "", "21"))
    dive(s, "4443", to=6)
    assert s.value == [1, 1, 1, 3]
    play(s, "take_back", seat=GREEN)
    assert row(s, GREEN) == "3"
    assert s.value[GREEN] == 3


@pytest.mark.parametrize("phase", ["stopping", "gathering", "entering", "passing", "surfacing", "plotting"])
def test_what_comes_by_itself_goes_on_from_any_moment(phase: str) -> None:
    """BK-10: with nobody to wait for, a round goes on to the next decision, whatever was to come."""
    s = position(2, phase=phase, place=at(5, 0), barracuda="3")
    assert s.waiting == 0
    go_on(s)
    assert s.waiting
    assert may(s, RED)


def test_when_all_have_chosen_the_round_goes_on() -> None:
    """BK-10, BK-11: Blue's card lies face down already; with Red's all are revealed."""
    s = position(2, card={BLUE: "5"}, place=at(5, 0), barracuda="3")
    assert s.waiting == 1 << RED
    play(s, "play 5")
    assert s.waiting
    assert may(s, RED)


def test_a_new_round_begins_with_empty_hands_on_the_table() -> None:
    """BK-10: when all is resolved, everybody chooses again."""
    s = decline_all(dive(position(2), "44", to=1))
    assert s.phase == CHOOSING
    assert s.round == 2
    assert s.card == [NOBODY] * 4
    assert s.waiting == 0b11
