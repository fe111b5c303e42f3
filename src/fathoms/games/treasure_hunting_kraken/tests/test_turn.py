"""Set-up, the course of a turn and points (TH-01 to TH-13)."""

import pytest

import fathoms
from fathoms.core.state import NOBODY
from fathoms.games.treasure_hunting_kraken import GAME
from fathoms.games.treasure_hunting_kraken.names import TANTRUM
from fathoms.games.treasure_hunting_kraken.tests.positions import (
    BOX,
    dice,
    go_on,
    may,
    pillars,
    play,
    position,
    ships,
    trial,
    turn_of,
)

QUIET = 3  # dial one segment before Dormant


@pytest.mark.parametrize("board", ["maelstrom", "short"])
def test_all_ships_start_on_start_and_the_treasure_in_the_centre(board: str) -> None:
    """TH-01: on either board."""
    table = GAME.table(seats=4, seed=1, board=board)
    assert ships(table.state) == ["A0"] * 4
    assert table.state.holder == NOBODY
    assert table.box.rings == (3 if board == "maelstrom" else 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_ship_and_a_die_and_no_pillar_stands(seats: int) -> None:
    """TH-02: as many ships as players; the other dice wait for pillars, one a base."""
    table = GAME.table(seats=seats, seed=1)
    assert len(ships(table.state)) == seats
    assert table.state.at[seats:] == [-1] * (4 - seats)
    assert pillars(table.state) == {}
    assert 4 + table.box.bases == 8


def test_the_starting_player_is_a_chosen_seat_or_drawn() -> None:
    """TH-03: and turns go clockwise from there."""
    assert GAME.table(seats=3, seed=1, first_player=2).state.player == 2
    assert {GAME.table(seats=3, seed=seed).state.first for seed in range(30)} == {0, 1, 2}
    s = GAME.table(seats=3, seed=1, first_player=2).state
    assert [play(s, "end").player for _ in range(4)] == [0, 1, 2, 0]


def test_the_dial_starts_on_tantrum_which_does_nothing_and_moves_on_the_first_turn() -> None:
    """TH-04, TH-05: the first round is Dormant."""
    s = GAME.table(seats=2, seed=1).state
    assert BOX.dial[0] == TANTRUM
    assert (s.dial, s.round) == (1, 1)
    assert pillars(s) == {}


def test_only_the_starting_player_moves_the_dial() -> None:
    """TH-05: once a round."""
    s = position("A4", "A4", "A4", first=1, player=1, dial=0, round=4)
    dials = []
    for _ in range(4):
        play(s, "end")
        dials.append((s.player, s.dial, s.round))
    assert dials == [(2, 0, 4), (0, 0, 4), (1, 1, 5), (2, 1, 5)]


def test_the_points_are_rolled_before_anything_is_done() -> None:
    """TH-06: the die shows what it gave."""
    s = turn_of(1, position("A4", "A5"), 4)
    assert (s.points, s.total, s.die[1]) == (4, 4, 4)


def test_actions_come_in_any_order_and_number_while_points_last() -> None:
    """TH-07, TH-14: moves and attacks mixed."""
    s = position("A4", "A4", points=6)
    play(s, "forward", "attack 1", "backward", chance=dice(1, 2))
    assert ships(s) == ["A4", "A4"]


def test_a_turn_can_be_ended_at_once_and_points_left_are_lost() -> None:
    """TH-08, TH-14: nothing is kept for the next turn."""
    s = play(position("A4", "A5", points=5), "end", chance=dice(2))
    assert (s.player, s.points) == (1, 2)


def test_with_nobody_waiting_the_next_turn_begins_by_itself() -> None:
    """TH-06, TH-08: the player's turn, if it gives a choice; else the next one's."""
    s = go_on(position("A4", "A5", player=1, phase="starting"), chance=dice(5))
    assert (s.player, s.waiting, s.points) == (1, 2, 5)
    s = go_on(position("A4", "X", player=1, phase="starting", round=4), chance=dice(2, 3))
    assert (s.player, s.waiting, s.points, s.round) == (0, 1, 3, 5)
    assert (go_on(s).player, s.points) == (0, 3)


def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    """TH-08, R27, R33: after the last point, and at once in the centre with too few."""
    s = play(position("A4", "A5", points=1), "forward", chance=dice(2))
    assert s.player == 1
    s = position("X", "A5", "A7", player=2, points=1, first=2)
    play(s, "forward", chance=dice(4, 3))
    assert (s.player, s.points) == (1, 3)


def test_even_the_first_turn_is_skipped_if_nothing_can_be_done() -> None:
    """TH-08, R33: an Enraged Kraken in round 1 whose grip leaves no point at all."""
    for seed in range(20):
        s = GAME.table(seats=2, seed=seed, dial=["dormant", "enraged", "dormant"], kraken_points=0).state
        assert s.points > 0


def test_points_are_gone_as_soon_as_the_turn_ends() -> None:
    """TH-08: before the next player rolls."""
    table = GAME.table(seats=2, seed=1)
    ended = [event for event in table.play(table.waiting[0], "end") if event.kind.name == "stays"]
    assert [event.after and event.after.points for event in ended] == [0]


@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_gives_its_number_of_points(die: int) -> None:
    """TH-10: off the wind."""
    assert turn_of(1, position("A4", "A5"), die).points == die


@pytest.mark.parametrize("space", ["A3", "B2", "C1", "X"])
def test_wind_doubles_on_every_ring_and_in_the_centre(space: str) -> None:
    """TH-11, R2: where the ship stands when it rolls."""
    assert turn_of(1, position("A4", space), 5).points == 10


def test_leaving_the_wind_after_the_roll_keeps_the_points() -> None:
    """TH-11, R4: the roll was doubled."""
    s = turn_of(1, position("A4", "A3"), 4)
    assert play(s, "forward").points == 7


def test_a_lost_defence_takes_two_off_the_doubled_roll() -> None:
    """TH-12, R5: double first, then subtract; the debt is paid."""
    s = turn_of(1, position("A4", "A3", lost=[0, 1, 0, 0]), 4)
    assert s.points == 6
    assert s.lost == [0, 0, 0, 0]


@pytest.mark.parametrize(("stacks", "points"), [("on", 4), ("off", 8)])
def test_lost_defences_add_up_unless_agreed_otherwise(stacks: str, points: int) -> None:
    """TH-12, R6: three lost, a five on wind."""
    s = turn_of(1, position("A4", "A3", lost=[0, 3, 0, 0], on=trial(penalty_stacks=stacks)), 5)
    assert s.points == points
    assert s.lost == [0, 0, 0, 0]


def test_the_krakens_grip_leaves_one_point_whatever_the_roll() -> None:
    """TH-13, R7: with and without lost defences, for one turn only."""
    s = turn_of(1, position("A4", "A3", gripped=[0, 1, 0, 0], lost=[0, 1, 0, 0]), 6)
    assert s.points == 1
    assert turn_of(1, s, 6).points == 12


def test_costs_and_numbers_of_the_box_are_options() -> None:
    """TH-11, TH-12, TH-13, TH-15: wind that trebles, a dearer defence, a kinder least and grip."""
    on = trial(wind_factor=3, lost_defence=4, min_points=2, kraken_points=3, cost_forward=2)
    assert turn_of(1, position("A4", "A3"), 4, on=on).points == 12
    assert turn_of(1, position("A4", "A4", lost=[0, 1, 0, 0]), 6, on=on).points == 2
    assert turn_of(1, position("A4", "A4"), 1, on=on).points == 2
    assert turn_of(1, position("A4", "A4", gripped=[0, 1, 0, 0]), 5, on=on).points == 3
    assert play(position("A4", "A4", points=5), "forward", on=on).points == 3


def test_a_number_that_could_never_be_paid_is_refused() -> None:
    """TH-51: 13 points are more than a six on wind."""
    with pytest.raises(fathoms.BadEdition, match="no roll gives more than 12 points"):
        GAME.table(cost_outward=13)
    assert GAME.table(cost_outward=13, wind_factor=3).box.cost_outward == 13


def test_someone_can_always_end_the_turn() -> None:
    """TH-14: at any time, also at once."""
    assert may(position("A4", "A4"))[-1] == "end"
