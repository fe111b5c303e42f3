"""Ships against ships and pillars (TH-28 to TH-37)."""

import pytest

from fathoms.games.treasure_hunting_kraken.names import SPACE_COUNT
from fathoms.games.treasure_hunting_kraken.rules.fight import has_target
from fathoms.games.treasure_hunting_kraken.rules.turn import can_act
from fathoms.games.treasure_hunting_kraken.tests.positions import (
    BOX,
    dice,
    may,
    number,
    pillars,
    play,
    position,
    ships,
    trial,
)


def attacks(*where: str, **painted: int | dict[str, int]) -> list[str]:
    return [p for p in may(position(*where, **painted)) if p.startswith(("attack", "pillar"))]  # type: ignore[arg-type]


def test_an_attack_costs_three_points_and_reaches_one_space() -> None:
    """TH-28: the same space and the next one; not oneself, not two spaces, not with two points."""
    assert attacks("A4", "A4", "A5", "A6") == ["attack 1", "attack 2"]
    assert attacks("A4", "A4", points=2) == []
    assert play(position("A4", "A4"), "attack 1", chance=dice(1, 2)).points == 3


@pytest.mark.parametrize(
    ("one", "two", "steps"),
    [("A4", "A4", 0), ("A4", "A5", 1), ("A4", "A3", 1), ("A4", "B2", 1), ("B2", "A5", 1), ("X", "C5", 1),
     ("A4", "A6", 2), ("A4", "C1", 2), ("C0", "C3", 2), ("A0", "A12", 6), ("A0", "A23", 1)],
)  # fmt: skip
def test_distance_counts_steps_along_and_across_rings(one: str, two: str, steps: int) -> None:
    """TH-29, R17: the same both ways."""
    assert BOX.steps[SPACE_COUNT * number(one) + number(two)] == steps
    assert BOX.steps[SPACE_COUNT * number(two) + number(one)] == steps


def test_pillars_do_not_change_distance() -> None:
    """TH-29: a ship behind no pillar, next to one, is as near as ever."""
    assert may(position("B4", "C2", pillar={"B5": 6})) == ["backward", "attack 1", "pillar B5", "end"]
    assert attacks("B4", "B6", pillar={"B5": 6}) == ["pillar B5"]


def test_ships_can_be_attacked_on_start_and_from_the_first_turn_on() -> None:
    """TH-28, R18: nothing forbids it."""
    assert attacks("A0", "A0", round=1) == ["attack 1"]


def test_equal_dice_are_rolled_again_at_no_cost() -> None:
    """TH-30: until they differ."""
    s = play(position("A4", "A4"), "attack 1", chance=dice(2, 2, 5, 5, 4, 1))
    assert s.points == 3
    assert s.die[:2] == [4, 1]
    assert s.lost == [0, 1, 0, 0]


def test_a_lower_attacker_gains_nothing() -> None:
    """TH-31: the target keeps points and treasure."""
    s = play(position("A4", "A4", holder=1), "attack 1", chance=dice(2, 5))
    assert s.lost == [0, 0, 0, 0]
    assert s.holder == 1


def test_a_higher_attacker_weakens_the_target_each_time() -> None:
    """TH-32: two wins, two lost defences."""
    s = play(position("A4", "A4", points=7), "attack 1", "attack 1", chance=dice(2, 1, 6, 5))
    assert s.lost == [0, 2, 0, 0]


def test_a_winning_attacker_takes_the_treasure_and_goes_on() -> None:
    """TH-33, R21: the victim is weakened too."""
    s = play(position("A4", "A4", holder=1), "attack 1", "forward", chance=dice(6, 5))
    assert s.holder == 0
    assert s.lost == [0, 1, 0, 0]
    assert ships(s)[0] == "A5"


def test_a_treasure_that_another_holds_is_not_won_from_a_bystander() -> None:
    """TH-33: only from its holder."""
    assert play(position("A4", "A4", "A4", holder=2), "attack 1", chance=dice(6, 5)).holder == 2


def test_one_may_attack_again_and_again_and_the_holder_may_too() -> None:
    """TH-34: the same target or another."""
    s = position("A4", "A4", "A5", holder=0, points=10)
    play(s, "attack 1", "attack 1", "attack 2", chance=dice(1, 2, 1, 2, 1, 2))
    assert s.points == 1


def test_one_attack_a_turn_leaves_pillars_free() -> None:
    """TH-34: attacks_per_turn 1 counts ships only, and starts anew each turn."""
    s = position("B4", "B4", pillar={"B5": 6}, points=12, on=trial(attacks_per_turn=1))
    play(s, "attack 1", chance=dice(1, 2))
    assert [p for p in may(s) if p.startswith(("attack", "pillar"))] == ["pillar B5"]
    play(s, "pillar B5", "pillar B5", chance=dice(1, 1))
    play(s, "end", chance=dice(6))
    assert "attack 0" in may(s)


def test_a_pillar_is_attacked_from_the_next_space_for_three_points() -> None:
    """TH-36, R25: along the ring and across; nobody stands on its own space."""
    assert attacks("B4", "A20", pillar={"B5": 6}) == ["pillar B5"]
    assert attacks("C2", "A20", pillar={"B5": 6}) == ["pillar B5"]
    assert attacks("A11", "A20", pillar={"B5": 6}) == ["pillar B5"]
    assert attacks("B3", "A20", pillar={"B5": 6}) == []
    assert attacks("B4", "A20", pillar={"B5": 6}, points=2) == []
    assert attacks("B4", "A20") == []
    assert play(position("B4", "A20", pillar={"B5": 6}), "pillar B5").points == 3


def test_a_pillar_is_a_target_even_when_there_is_nothing_else_to_do() -> None:
    """TH-08, TH-36: in a centre ringed by coral, exactly three points keep the turn open, two do not."""
    reef = {"rings": [6], "start": "A0", "wind": ["A3", "X"], "coral": ["A1"], "tentacles": []}
    on = trial(edition={"whirlpool": {"board": "reef"}, "boards": {"reef": reef}})
    for points, able in ((3, True), (2, False)):
        s = position("X", "A4", holder=1, pillar={"A1": 6}, points=points, on=on)
        assert has_target(on.box, s) == can_act(on.box, s) == able


@pytest.mark.parametrize(("die", "left"), [(1, {"B5": 2}), (2, {"B5": 1}), (3, {}), (6, {})])
def test_a_pillar_loses_what_the_die_shows(die: int, left: dict[str, int]) -> None:
    """TH-37: at nothing or less it is gone."""
    s = play(position("B4", "A20", pillar={"B5": 3}), "pillar B5", chance=dice(die))
    assert pillars(s) == left
    assert s.die[0] == die
    assert ("forward" in may(s)) == (not left)
