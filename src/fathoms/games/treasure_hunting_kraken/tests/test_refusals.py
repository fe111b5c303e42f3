"""Refusals: every forbidden action names its rule."""

from typing import Any

import pytest

import fathoms
from fathoms.games.treasure_hunting_kraken import GAME
from fathoms.games.treasure_hunting_kraken.refusals import refuse
from fathoms.games.treasure_hunting_kraken.tests.positions import BOX, may, position, trial, turn_of


@pytest.mark.parametrize(
    ("where", "painted", "phrase", "rule"),
    [
        ("A4 A20", {"points": 0}, "forward", "TH-15"),
        ("A4 A20", {"points": 1}, "backward", "TH-15"),
        ("A4 A20", {"points": 6}, "inward", "TH-16"),
        ("X A20", {"holder": 1}, "inward", "TH-16"),
        ("X A20", {"holder": 1}, "forward", "TH-18"),
        ("X A20", {"holder": 1}, "backward", "TH-18"),
        ("B4 A20", {"points": 8}, "outward A8", "TH-17"),
        ("B4 A20", {"points": 9}, "outward A3", "TH-17"),
        ("A4 A20", {"points": 9}, "outward A5", "TH-17"),
        ("B4 A20", {"pillar": {"B5": 1}}, "forward", "TH-20"),
        ("C2 A20", {"points": 9, "pillar": {"B5": 1}}, "outward B5", "TH-20"),
        ("A4 A20", {}, "take", "TH-22"),
        ("X A20", {"phase": "finding"}, "end", "TH-22"),
        ("A4 A20", {}, "attack 1", "TH-28"),
        ("A4 A4", {}, "attack 0", "TH-28"),
        ("A4 A4", {}, "attack 3", "TH-28"),
        ("A4 A4", {"points": 2}, "attack 1", "TH-28"),
        ("B4 A20", {}, "pillar B5", "TH-36"),
        ("B4 A20", {}, "pillar D9", "TH-36"),
    ],
)
def test_a_refusal_names_the_rule(where: str, painted: dict[str, Any], phrase: str, rule: str) -> None:
    """TH-14 to TH-36: why not?"""
    s = position(*where.split(), **painted)
    assert phrase not in may(s)
    assert refuse(BOX, s, 0, GAME.verbs.number(phrase)) == rule


def test_a_second_attack_is_refused_where_one_is_agreed_on() -> None:
    """TH-34: attacks_per_turn 1."""
    s = position("A4", "A4", attacks=1, on=trial(attacks_per_turn=1))
    assert "attack 1" not in may(s)
    assert refuse(BOX, s, 0, GAME.verbs.number("attack 1")) == "TH-34"


def test_the_krakens_last_point_does_not_pay_for_backward() -> None:
    """TH-13, TH-15: the grip says what there is to spend, the price of the move forbids it."""
    s = turn_of(1, position("A20", "A4", gripped=[0, 1, 0, 0]), 6)
    assert s.points == 1
    assert may(s) == ["forward", "end"]
    assert refuse(BOX, s, 1, GAME.verbs.number("backward")) == "TH-15"


def test_the_table_says_it_in_a_sentence() -> None:
    """TH-28: with what would do."""
    table = GAME.table(seats=2, seed=1)
    with pytest.raises(fathoms.IllegalAction, match="TH-22") as refused:
        table.play(table.waiting[0], "take")
    assert "may: forward" in str(refused.value)
