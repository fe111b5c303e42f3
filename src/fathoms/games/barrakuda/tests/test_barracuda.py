"""The barracuda: dice, control, and what stopping sets off (BK-20 to BK-28)."""

import pytest

from fathoms.core.state import NOBODY
from fathoms.games.barrakuda.rules.barracuda import swim
from fathoms.games.barrakuda.tests.positions import (
    BLUE,
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
)


@pytest.mark.parametrize(("cards", "controller"), [("112", NOBODY), ("1b2", BLUE), ("bb2", NOBODY), ("bbb", NOBODY)])
def test_only_a_single_barracuda_card_gives_control(cards: str, controller: int) -> None:
    """BK-20: none, or two or more, and the dice decide."""
    s = dive(position(3), cards, distance=1, to=4)
    if controller == NOBODY:
        assert s.controller == NOBODY
        assert s.barracuda + 1 == 4
    else:
        assert s.waiting == 1 << controller
        assert s.barracuda + 1 == 6


@pytest.mark.parametrize(
    ("start", "goal", "distance", "end"),
    [(6, 3, 2, 3), (6, 3, 1, 2), (5, 1, 2, 1), (4, 3, 2, 2), (3, 5, 1, 2), (3, 5, 2, 6), (1, 2, 1, 6), (1, 2, 2, 2)],
)
def test_it_takes_the_shortest_way_by_the_highest_wreck(start: int, goal: int, distance: int, end: int) -> None:
    """BK-21, BK-22: on the first floor, step by step."""
    s = position(barracuda=str(start))
    swim(s, goal - 1, distance)
    assert s.barracuda + 1 == end


def test_it_stops_early_and_never_swims_on() -> None:
    """BK-23: on its goal it stays, whatever the distance."""
    for distance in (1, 2):
        s = position(barracuda="4")
        swim(s, 3, distance)
        assert s.barracuda + 1 == 4
    s = position(barracuda="6")
    swim(s, 1, 2)
    assert s.barracuda + 1 == 2


def test_it_bites_where_it_stays() -> None:
    """BK-23, R6: a barracuda that did not move is there all the same."""
    s = decline_all(dive(position(2, barracuda="4"), "41", to=4))
    assert s.gold[3] == 2


def test_those_it_passes_are_left_alone() -> None:
    """BK-24: only the wreck where it stops counts."""
    s = dive(position(2, bag=[5, 5]), "23", distance=2, to=3)
    decline_all(s)
    assert s.bag[RED] == 5 + 2
    assert s.gold[1] == 0


def test_it_never_swims_diagonally() -> None:
    """BK-24: on the reef 6 and 3 touch at a corner only, so it takes two steps."""
    s = position(options={"layout": "reef"}, barracuda="6")
    swim(s, 2, 1)
    assert s.barracuda + 1 == 2


@pytest.mark.parametrize(
    ("on", "distance", "reach"), [(6, 1, "12456"), (6, 2, "123456"), (4, 1, "46"), (4, 2, "12456"), (3, 1, "123")]
)
def test_the_controller_may_send_it_anywhere_within_the_distance(on: int, distance: int, reach: str) -> None:
    """BK-25: turns are allowed, and so is staying."""
    s = dive(position(2, barracuda=str(on)), "b1", distance=distance)
    assert s.direction == NOBODY
    assert may(s, RED) == [f"steer {n}" for n in reach]


def test_the_controller_may_send_it_home_or_to_themselves() -> None:
    """BK-25: wreck 6, and also one's own wreck, where one is safe."""
    s = dive(position(2, place=at(4, 0), bag=[5, 2]), "b1", distance=1)
    play(s, "steer 4", seat=RED)
    decline_all(s)
    assert s.bag[RED] == 5


def test_at_home_the_barracuda_cards_come_back_at_the_end_of_the_round() -> None:
    """BK-26: even if it never left."""
    s = position(2, hand=hands("12345", "12345"))
    dive(s, "51", to=6)
    assert hand(s, RED) == "1234"
    decline_all(s)
    assert hand(s, RED) == "1234b"
    assert hand(s, BLUE) == "2345b"


def test_from_the_other_wreck_6_it_dives_off_at_once() -> None:
    """BK-26, BK-27: the die is rolled again for every 6, and distance does not matter."""
    s = position(2, {"extra_wrecks": [6]}, barracuda="1", place=at(0, 0))
    dive(s, "35", distance=1, to=6, more=(6, 6, 3))
    assert s.barracuda + 1 == 3
    assert s.gold[2] == 2


def test_it_dives_off_even_if_it_did_not_move() -> None:
    """BK-26, BK-27: at the start it lies on wreck 6; a 6 on the die sends it off."""
    s = dive(position(2, {"extra_wrecks": [6]}), "35", distance=2, to=6, more=(5,))
    assert s.barracuda + 1 == 5


def test_whoever_sent_it_there_stays_protected() -> None:
    """BK-28: after the dive the controller is still the controller."""
    s = position(2, {"extra_wrecks": [6]}, place=at(3, 0), bag=[5, 2])
    dive(s, "b3", distance=1)
    play(s, "steer 6", seat=RED, chance=falling(2))
    assert s.barracuda + 1 == 3
    assert s.controller == NOBODY
    assert s.bag[:2] == [5, 1]
