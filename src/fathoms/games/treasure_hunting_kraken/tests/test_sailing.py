"""Moves and the treasure (TH-14 to TH-25, TH-50)."""

import pytest

from fathoms.core.state import NOBODY
from fathoms.games.treasure_hunting_kraken.names import CENTRE, SPACES
from fathoms.games.treasure_hunting_kraken.rules.kraken import push_ships, raise_pillars
from fathoms.games.treasure_hunting_kraken.rules.sailing import can_sail_out
from fathoms.games.treasure_hunting_kraken.state import ACTING, FINDING, RETURNED
from fathoms.games.treasure_hunting_kraken.tests.positions import (
    BOX,
    SHORT,
    dice,
    may,
    number,
    play,
    position,
    ships,
    trial,
)


@pytest.mark.parametrize(
    ("phrase", "space", "left"),
    [
        ("forward", "B5", 9),
        ("backward", "B3", 8),
        ("inward", "C2", 3),
        ("outward A8", "A8", 1),
        ("outward A9", "A9", 1),
    ],
)
def test_each_move_has_its_cost(phrase: str, space: str, left: int) -> None:
    """TH-15, TH-16, TH-17: 1, 2, 7 and 9 points from B4."""
    s = play(position("B4", "A20", points=10), phrase)
    assert ships(s)[0] == space
    assert s.points == left


def test_a_move_needs_all_of_its_points() -> None:
    """TH-14 to TH-17: exactly enough, and one point short of each."""
    assert may(position("B4", "A20", points=1)) == ["forward", "end"]
    assert may(position("B4", "A20", points=2)) == ["forward", "backward", "end"]
    assert may(position("B4", "A20", points=7)) == ["forward", "backward", "inward", "end"]
    assert may(position("B4", "A20", points=9))[3:] == ["outward A8", "outward A9", "end"]
    assert "backward" not in may(position("B4", "A20", points=1))
    assert "inward" not in may(position("B4", "A20", points=6))
    assert "outward A8" not in may(position("B4", "A20", points=8))


def test_rings_close_on_themselves() -> None:
    """TH-15: forward from the last space is the first, backward from the first the last."""
    assert ships(play(position("B11", "A20"), "forward"))[0] == "B0"
    assert ships(play(position("C0", "A20"), "backward"))[0] == "C5"


def test_from_the_innermost_ring_the_way_in_is_the_centre() -> None:
    """TH-16, R3: seven points, on either board."""
    assert ships(play(position("C4", "A20", points=7), "inward"))[0] == "X"
    assert ships(play(position("B4", "A19", points=7, on=SHORT), "inward", on=SHORT))[0] == "X"


def test_there_is_no_way_out_from_the_outermost_ring() -> None:
    """TH-17: however many points."""
    assert may(position("A4", "A20", points=12)) == ["forward", "backward", "inward", "end"]


def test_in_the_centre_there_is_only_the_way_out() -> None:
    """TH-18: no forward, no backward, no inward."""
    s = position("X", "A20", points=12, holder=1)
    assert may(s) == [*(f"outward C{i}" for i in range(6)), "end"]
    assert BOX.forward[CENTRE] == BOX.backward[CENTRE] == BOX.inward[CENTRE] == -1


def test_ships_share_spaces_and_never_block() -> None:
    """TH-19: all four on one space, and on."""
    s = play(position("A4", "A5", "A5", "A5"), "forward")
    assert ships(s) == ["A5"] * 4
    assert "forward" in may(s)


def test_a_pillar_bars_its_space_to_every_move() -> None:
    """TH-20: forward, backward, inward and outward."""
    assert "forward" not in may(position("B4", "A20", pillar={"B5": 1}))
    assert "backward" not in may(position("B6", "A20", pillar={"B5": 1}))
    assert "inward" not in may(position("A10", "A20", points=12, pillar={"B5": 1}))
    out = may(position("C2", "A20", points=12, pillar={"B5": 1}))
    assert "outward B4" in out
    assert "outward B5" not in out


def test_a_base_without_a_pillar_is_an_ordinary_space() -> None:
    """TH-20: it can be entered by any move."""
    assert ships(play(position("B4", "A20"), "forward"))[0] == "B5"
    assert "outward B5" in may(position("C2", "A20", points=12))


def test_tentacles_and_start_stop_nobody() -> None:
    """TH-21, R24: past A12, through Start without the treasure."""
    assert ships(play(position("A11", "A20"), "forward", "forward"))[0] == "A13"
    s = play(position("A23", "A20", holder=1), "forward", "forward")
    assert ships(s)[0] == "A1"
    assert s.over == 0


def test_on_entering_the_centre_the_treasure_may_be_taken_at_no_cost() -> None:
    """TH-22: the same turn goes on."""
    s = play(position("C1", "A20", points=10), "inward")
    assert s.phase == FINDING
    assert may(s) == ["take", "leave"]
    with_it = play(s, "take")
    assert (with_it.holder, with_it.player) == (0, 1)
    s = play(position("C1", "C1", points=10), "inward", "take")
    assert (s.holder, s.points, s.phase) == (0, 3, ACTING)


def test_a_treasure_left_is_offered_again_only_to_a_ship_that_enters_again() -> None:
    """TH-22, R19: staying in the centre is not enough."""
    s = play(position("C1", "C0", points=10), "inward", "leave")
    assert (s.holder, s.points, s.phase) == (NOBODY, 3, ACTING)
    assert may(s) == ["attack 1", "end"]
    s = play(position("X", "A20", points=16), "outward C2", "inward")
    assert may(s) == ["take", "leave"]


def test_an_empty_centre_offers_nothing() -> None:
    """TH-22, TH-23: there is only one treasure."""
    s = play(position("C1", "A20", points=10, holder=1), "inward")
    assert s.holder == 1
    assert s.phase == ACTING


def test_the_treasure_cannot_be_put_down() -> None:
    """TH-23: the holder has no such action, not even in the centre."""
    assert set(may(position("X", "A20", points=8, holder=0))) == {"end"}


@pytest.mark.parametrize("way", ["forward", "backward", "outward A0"])
def test_the_holder_wins_on_entering_start_by_any_move(way: str) -> None:
    """TH-24, TH-50: at once, and the rest of the turn is not played."""
    start = {"forward": "A23", "backward": "A1", "outward A0": "B0"}[way]
    s = play(position(start, "A1", "A2", points=12, holder=0), way)
    assert (s.over, s.winners, s.waiting) == (RETURNED, 1, 0)
    assert s.points > 0


def test_a_holder_pushed_onto_start_wins_and_nobody_after_it_is_pushed() -> None:
    """TH-24, R16, R30: on a board with a base right after Start."""
    reef = {"rings": [6], "start": "A0", "wind": ["A3", "X"], "coral": ["A1"], "tentacles": []}
    on = trial(3, edition={"whirlpool": {"board": "reef"}, "boards": {"reef": reef}})
    s = position("A1", "A1", "A1", holder=1, on=on)
    raise_pillars(on.box, s)
    push_ships(on.box, s)
    assert (s.over, s.winners) == (RETURNED, 2)
    assert ships(s) == ["A0", "A0", "A1"]


@pytest.mark.parametrize(("rule", "over"), [("must_return", 0), ("wins", RETURNED)])
def test_a_treasure_stolen_on_start_must_leave_and_return_unless_agreed_otherwise(rule: str, over: int) -> None:
    """TH-25, R20: the thief stands on Start, the holder beside it."""
    s = position("A0", "A1", holder=1, on=trial(start_steal=rule))
    play(s, "attack 1", chance=dice(6, 1))
    assert s.holder == 0
    assert s.over == over
    if not over:
        assert play(s, "forward", "backward").over == RETURNED


def test_a_space_is_worth_its_name() -> None:
    """TH-15: the numbers behind the names do not wander."""
    assert (number("A0"), number("B0"), number("X")) == (0, 30, 120)
    assert len(SPACES) == len(set(SPACES)) == 121


def test_a_way_out_keeps_the_turn_open_if_it_can_be_paid_and_is_not_barred() -> None:
    """TH-08, TH-17, TH-20: exactly nine points in the centre; one outward space free, or none."""
    assert can_sail_out(BOX, position("X", "A20", points=9))
    assert not can_sail_out(BOX, position("X", "A20", points=8))
    assert can_sail_out(BOX, position("C2", "A20", points=9, pillar={"B5": 1}))
    assert can_sail_out(BOX, position("C4", "A20", points=9, pillar={"B9": 1}))
    assert not can_sail_out(BOX, position("A4", "A20", points=12))
    shut = {"rings": [6, 3], "start": "A0", "wind": ["A3", "B0", "X"], "coral": ["A2", "A3"], "tentacles": []}
    on = trial(edition={"whirlpool": {"board": "shut"}, "boards": {"shut": shut}})
    assert not can_sail_out(on.box, position("B1", "A0", points=9, pillar={"A2": 1, "A3": 1}, on=on))
    assert can_sail_out(on.box, position("B1", "A0", points=9, pillar={"A2": 1}, on=on))
