"""The worked examples of spec.md §9, one test each."""

from fathoms.core.state import NOBODY
from fathoms.games.treasure_hunting_kraken.state import RETURNED
from fathoms.games.treasure_hunting_kraken.tests.positions import (
    dice,
    go_on,
    may,
    pillars,
    play,
    position,
    ships,
    turn_of,
)

QUIET = 3  # dial one segment before Dormant
BEFORE_RAGE = 2
BEFORE_TANTRUM = 5


def test_example_1_wind_doubles_the_roll() -> None:
    """TH-10, TH-11: a four is eight points on A3 and four on A4."""
    s = position("A3", "A4", dial=QUIET)
    assert turn_of(0, s, 4).points == 8
    assert turn_of(1, s, 4).points == 4


def test_example_2_a_four_escapes_a_kraken_of_three_and_a_three_does_not() -> None:
    """TH-44, TH-45: dice 1 and 2; P1 rolls 4, P3 rolls 3, P2 is out of reach."""
    s = turn_of(0, position("A12", "A9", "A13", dial=BEFORE_RAGE), 1, 2, 4, 3, 6)
    assert s.gripped == [0, 0, 1, 0]
    assert s.points == 6
    assert turn_of(2, s, 5).points == 1


def test_example_3_a_pillar_breaks_under_two_attacks() -> None:
    """TH-36, TH-37: six hit points, a four, a six; P3 is two spaces away."""
    s = position("B4", "C2", "B3", pillar={"B5": 6}, points=3)
    play(s, "pillar B5", chance=dice(4, 6))
    assert pillars(s) == {"B5": 2}
    assert (s.player, s.points) == (1, 6)
    play(s, "pillar B5", chance=dice(6))
    assert pillars(s) == {}
    s = position("B4", "C2", "B3", pillar={"B5": 6}, player=2)
    assert "pillar B5" not in may(s)


def test_example_4_ships_one_space_away_can_be_attacked_along_the_ring_and_across() -> None:
    """TH-28, TH-29: from B4, those on B5 and C2, not the one on B6."""
    s = position("B4", "B5", "C2", "B6")
    assert [p for p in may(s) if p.startswith("attack")] == ["attack 1", "attack 2"]


def test_example_5_eight_points_are_one_ring_and_one_space() -> None:
    """TH-15, TH-16: A3, inward to B1, forward to B2."""
    s = play(turn_of(0, position("A3", "A20", dial=QUIET), 4), "inward")
    assert ships(s) == ["B1", "A20"]
    assert s.points == 1
    assert ships(play(s, "forward")) == ["B2", "A20"]


def test_example_6_six_points_do_not_lead_inward() -> None:
    """TH-11, TH-14: but they lead from wind to wind."""
    s = turn_of(0, position("A3", "A20", dial=QUIET), 3)
    assert may(s) == ["forward", "backward", "end"]
    assert ships(play(s, *["forward"] * 6)) == ["A9", "A20"]


def test_example_7_wind_reached_during_a_turn_doubles_nothing() -> None:
    """TH-11: A4 to A9 for five of six points."""
    s = play(turn_of(0, position("A4", "A20", dial=QUIET), 6), *["forward"] * 5)
    assert ships(s)[0] == "A9"
    assert s.points == 1


def test_example_8_eight_points_are_too_few_to_leave_the_centre() -> None:
    """TH-17, TH-18: a four leaves the ship there, a five takes it out."""
    s = position("X", "A20", holder=0, phase="starting", dial=QUIET)
    assert go_on(s, chance=dice(4, 3)).player == 1
    assert may(position("X", "A20", holder=0, points=8)) == ["end"]
    s = position("X", "A20", holder=0, dial=QUIET)
    assert may(turn_of(0, s, 5)) == [*(f"outward C{i}" for i in range(6)), "end"]
    assert ships(play(s, "outward C5"))[0] == "C5"
    assert s.points == 1


def test_example_9_a_steal_after_a_tie_and_what_it_costs_the_victim() -> None:
    """TH-12, TH-30, TH-32, TH-33: 3 against 3, then 5 against 2; the victim's five on wind is worth eight."""
    s = position("X", "C0", player=1, holder=0, points=3, dial=QUIET)
    play(s, "attack 0", chance=dice(3, 3, 5, 2, 5))
    assert s.holder == 1
    assert s.points == 8
    assert "outward C5" not in may(s)


def test_example_10_lost_defences_add_up_but_one_point_is_left() -> None:
    """TH-12: three lost, a two."""
    assert turn_of(0, position("A4", "A20", lost=[3, 0, 0, 0], dial=QUIET), 2).points == 1


def test_example_11_round_three_brings_the_rage() -> None:
    """TH-42 to TH-45: A12 and A0 are within reach, A9 and C2 are not; nothing beats a nine."""
    s = turn_of(0, position("A12", "A0", "A9", "C2", round=2, dial=BEFORE_RAGE), 4, 5, 6, 6, 6)
    assert s.round == 3
    assert s.points == 1
    assert s.gripped == [0, 1, 0, 0]
    assert turn_of(1, s, 6).points == 1
    assert turn_of(2, s, 6).points == 12


def test_example_12_a_tantrum_pushes_a_ship_off_its_base() -> None:
    """TH-19, TH-46, TH-47: from B5 to B4, where another lies already."""
    s = turn_of(0, position("B5", "B4", dial=BEFORE_TANTRUM), 6)
    assert pillars(s) == {"A22": 6, "B1": 6, "B5": 6, "B9": 6}
    assert ships(s) == ["B4", "B4"]


def test_example_13_a_second_tantrum_mends_and_replaces() -> None:
    """TH-46: two hit points left on B1, none on B5."""
    s = turn_of(0, position("A4", "A4", dial=BEFORE_TANTRUM, pillar={"A22": 6, "B1": 2, "B9": 6}), 6)
    assert pillars(s) == {"A22": 6, "B1": 6, "B5": 6, "B9": 6}


def test_example_14_home_with_a_point_to_spare() -> None:
    """TH-17, TH-24: B10, B11, B0, outward to Start."""
    s = turn_of(0, position("B10", "A9", holder=0, dial=QUIET), 6)
    play(s, "forward", "forward", "outward A0")
    assert s.points == 1
    assert (s.over, s.winners) == (RETURNED, 1)


def test_example_15_a_pillar_broken_on_the_way_costs_the_last_step() -> None:
    """TH-20, TH-36, TH-37: from A20 through A22, and no points left on A23."""
    s = turn_of(0, position("A20", "A9", holder=0, dial=QUIET, pillar={"A22": 1}), 6)
    play(s, "forward")
    assert "forward" not in may(s)
    play(s, "pillar A22", "forward", "forward", chance=dice(1, 6))
    assert ships(s)[0] == "A23"
    assert (s.over, s.player) == (0, 1)


def test_example_16_a_pillar_bars_the_way_inward_but_not_the_one_beside_it() -> None:
    """TH-16, TH-20: B1 is barred from A3; A4 leads to B2, four points left."""
    s = turn_of(0, position("A3", "A9", dial=QUIET, pillar={"B1": 6}), 6)
    assert s.points == 12
    assert "inward" not in may(s)
    play(s, "forward", "inward")
    assert ships(s)[0] == "B2"
    assert (s.points, s.holder) == (4, NOBODY)
