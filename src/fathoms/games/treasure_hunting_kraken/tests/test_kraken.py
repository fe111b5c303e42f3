"""The dial, Enraged and Tantrum (TH-40 to TH-48)."""

import pytest

from fathoms.games.treasure_hunting_kraken import GAME
from fathoms.games.treasure_hunting_kraken.names import MOODS
from fathoms.games.treasure_hunting_kraken.rules.kraken import kraken_value
from fathoms.games.treasure_hunting_kraken.tests.positions import BOX, pillars, position, ships, trial, turn_of

BEFORE_DORMANT, BEFORE_RAGE, BEFORE_TANTRUM = 1, 2, 5


def test_the_dial_of_six_segments_brings_rage_in_round_three_and_a_tantrum_in_round_six() -> None:
    """TH-40: in round n it points at n mod 6, and the mood works before the starting player rolls."""
    s = position("A4", "A4", dial=0, round=0)
    moods = []
    for _ in range(12):
        turn_of(0, s)
        moods.append(MOODS[BOX.dial[s.dial]])
        assert s.dial == s.round % 6
    assert moods == ["dormant", "dormant", "enraged", "dormant", "dormant", "tantrum"] * 2


def test_a_dormant_kraken_does_nothing() -> None:
    """TH-41: the only die is the player's."""
    s = turn_of(0, position("A12", "B1", dial=BEFORE_DORMANT), 5)
    assert (s.points, s.kraken, pillars(s)) == (5, [0, 0], {})


def test_a_ship_is_attacked_once_however_many_tentacles_reach_it() -> None:
    """TH-42, R23: B7 and C4 both reach B8."""
    s = turn_of(1, position("A9", "B8", first=1, player=1, dial=BEFORE_RAGE), 1, 1, 3, 4)
    assert s.gripped == [0, 0, 0, 0]
    assert s.points == 4


@pytest.mark.parametrize(("rolls", "gripped"), [((3, 3), False), ((3, 2), True), ((2,), True)])
def test_or_once_for_each_tentacle_until_one_roll_fails(rolls: tuple[int, ...], gripped: bool) -> None:
    """TH-42, R28: two_tentacles each, against the one Kraken value."""
    s = position("A9", "B8", first=1, player=1, dial=BEFORE_RAGE, on=trial(two_tentacles="each"))
    turn_of(1, s, 1, 1, *rolls, 6)
    assert s.points == (1 if gripped else 6)


@pytest.mark.parametrize("space", ["A0", "X", "B0", "A15"])
def test_no_place_is_safe_from_a_tentacle_one_space_away(space: str) -> None:
    """TH-42: Start, the centre, a tentacle's own space; pillars do not shield."""
    s = turn_of(0, position("A9", space, dial=BEFORE_RAGE, pillar={"B1": 6, "B9": 6}), 10, 10, 6, 6)
    assert s.gripped == [0, 1, 0, 0]


def test_no_dice_are_rolled_when_no_ship_is_within_reach() -> None:
    """TH-42: the one die that falls is the player's."""
    s = turn_of(0, position("A9", "A5", dial=BEFORE_RAGE), 3)
    assert (s.kraken, s.points) == ([0, 0], 6)


@pytest.mark.parametrize(("rule", "value"), [("sum", 9), ("lowest", 2), ("highest", 7), ("single", 7)])
def test_the_krakens_value_is_the_sum_or_what_was_agreed(rule: str, value: int) -> None:
    """TH-43, R9, R29: dice 7 and 2, both rolled."""
    assert kraken_value(position(kraken=[7, 2], on=trial(kraken_roll=rule))) == value


def test_one_roll_of_the_kraken_counts_against_all() -> None:
    """TH-43, TH-44, R10: three defences in turn order from the starting player, each against 2 + 2."""
    s = position("A12", "A12", "A12", first=1, player=1, dial=BEFORE_RAGE)
    turn_of(1, s, 2, 2, 5, 4, 6, 3)
    assert s.kraken == [2, 2]
    assert s.gripped == [0, 0, 1, 0]
    assert s.die[:3] == [6, 3, 4]


@pytest.mark.parametrize(("die", "gripped"), [(3, 1), (4, 1), (5, 0)])
def test_only_a_higher_roll_is_safe(die: int, gripped: int) -> None:
    """TH-44: equal is not enough."""
    assert turn_of(0, position("A9", "A12", dial=BEFORE_RAGE), 1, 3, die, 6).gripped[1] == gripped


def test_a_starting_player_who_fails_is_hampered_this_very_turn() -> None:
    """TH-45, R8: and only this one."""
    s = turn_of(0, position("A12", "A9", dial=BEFORE_RAGE, on=trial(kraken_timing="next_roll")), 9, 9, 6, 6)
    assert s.points == 1
    assert turn_of(0, s, 6).points == 6


def test_or_in_the_next_round_if_so_agreed() -> None:
    """TH-45, R8: kraken_timing next_own_turn changes the starting player's turn alone."""
    s = position("A12", "A12", dial=BEFORE_RAGE, on=trial(kraken_timing="next_own_turn"))
    turn_of(0, s, 9, 9, 6, 6, 5)
    assert s.points == 5
    assert turn_of(1, s, 6).points == 1
    assert turn_of(0, s, 6).points == 1
    assert turn_of(0, s, 6).points == 6


def test_failures_in_two_rounds_running_count_for_a_turn_each() -> None:
    """TH-45, R32: a dial that is always Enraged, next_own_turn."""
    always = trial(dial=["enraged"], kraken_timing="next_own_turn")
    s = position("A12", "A5", dial=0, on=always)
    assert turn_of(0, s, 9, 9, 6, 5, on=always).points == 5
    assert turn_of(0, s, 9, 9, 6, 5, on=always).points == 1
    assert turn_of(0, s, 1, 1, 6, 5, on=always).points == 1
    assert turn_of(0, s, 1, 1, 6, 5, on=always).points == 5


def test_several_failures_before_one_roll_are_one() -> None:
    """TH-45: they do not add up beyond one point."""
    s = turn_of(0, position("A9", "A12", dial=BEFORE_RAGE, gripped=[0, 1, 0, 0]), 9, 9, 6, 3)
    assert s.gripped == [0, 1, 0, 0]


def test_a_tantrum_raises_a_pillar_on_every_base() -> None:
    """TH-46: six hit points each, as the box says."""
    assert pillars(turn_of(0, position("A4", "A4", dial=BEFORE_TANTRUM))) == {"A22": 6, "B1": 6, "B5": 6, "B9": 6}
    low = trial(pillar_hp=4)
    s = turn_of(0, position("A4", "A4", dial=BEFORE_TANTRUM, on=low), on=low)
    assert pillars(s) == {"A22": 4, "B1": 4, "B5": 4, "B9": 4}


@pytest.mark.parametrize(("restores", "left"), [("on", 6), ("off", 2)])
def test_damaged_pillars_are_mended_unless_agreed_otherwise(restores: str, left: int) -> None:
    """TH-46, R14: a broken one comes back either way."""
    s = position("A4", "A4", dial=BEFORE_TANTRUM, pillar={"B1": 2}, on=trial(tantrum_restores=restores))
    assert pillars(turn_of(0, s)) == {"A22": 6, "B1": left, "B5": 6, "B9": 6}


def test_every_ship_on_a_base_is_moved_back_one_space() -> None:
    """TH-47, R22: two on one base, one on another; the treasure stays aboard (TH-23)."""
    s = turn_of(0, position("B5", "B5", "A22", "B4", holder=1, dial=BEFORE_TANTRUM), 2)
    assert ships(s) == ["B4", "B4", "A21", "B4"]
    assert s.holder == 1
    assert s.points == 2


def test_a_ship_pushed_against_another_pillar_goes_on_backward() -> None:
    """TH-47, R15: on a board with two bases side by side."""
    atoll = {"rings": [6], "start": "A0", "wind": ["A3", "X"], "coral": ["A4", "A5"], "tentacles": []}
    on = trial(edition={"whirlpool": {"board": "atoll"}, "boards": {"atoll": atoll}})
    assert ships(turn_of(0, position("A5", "A4", dial=BEFORE_TANTRUM, on=on), on=on)) == ["A3", "A3"]


def test_other_ships_stay_and_pillars_stand_until_they_are_destroyed() -> None:
    """TH-48: next to a base is not on it; a round later all is as it was."""
    s = turn_of(0, position("B4", "B6", "C2", dial=BEFORE_TANTRUM))
    assert ships(s) == ["B4", "B6", "C2"]
    raised = pillars(s)
    assert pillars(turn_of(0, turn_of(1, s))) == raised


def test_the_kraken_does_not_take_the_treasure() -> None:
    """TH-23: a failed defence costs points only."""
    s = turn_of(0, position("A12", "A12", holder=1, dial=BEFORE_RAGE), 9, 9, 1, 1)
    assert s.holder == 1
    assert s.gripped[1] == 1


def test_a_dial_of_ones_own() -> None:
    """TH-40: any list of moods with at least one; the first is where it starts."""
    table = GAME.table(dial="dormant, tantrum", seed=1)
    assert [MOODS[m] for m in table.box.dial[: table.box.segments]] == ["dormant", "tantrum"]
    assert pillars(table.state) == {"A22": 6, "B1": 6, "B5": 6, "B9": 6}
