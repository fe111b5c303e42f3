"""Positions written by names: what follows from what is written, and what is refused."""

import random
import tomllib
from typing import Any

import pytest

import fathoms
from fathoms.games.tentacolor import GAME
from fathoms.games.tentacolor.names import CARDS
from fathoms.games.tentacolor.rules.tentacle import series
from fathoms.games.tentacolor.state import LAYING, REVEALED
from fathoms.games.tentacolor.tests.positions import BOX, arm, box, hand, order, pile, seen

THREE = GAME.variant(seats=3, first_player=0)
EXPERTS = GAME.variant(seats=3, first_player=0, expert="on")


def test_a_worked_example_is_written_played_saved_and_loaded() -> None:
    """TC-20: example 9: with GB-1 gone, the red run of seat 1 is 4 again."""
    written = {
        "end": {"1": "GB-1"},
        "before": {"GB-1": "RV-1", "RV-1": "RY-1", "RY-1": "RG-1", "RG-1": "RO-1"},
        "hand": [["OB-4", "RB-1", "RB-2"]],
    }
    table = THREE.table(position=written, seed=1)
    assert (arm(table.state, 1), hand(table.state, 0)) == ("RO-1 RG-1 RY-1 RV-1 GB-1", "RB-1 RB-2 OB-4")
    table.play(0, "lay OB-4")
    assert series(BOX, table.state, 1) == 4
    again = fathoms.load(table.save())
    assert again.state == table.state
    for match in (table, again):
        match.play(0, "give RB-1")
    assert again.state == table.state


LESSON = """
hand = [["RO-1", "RB-1", "YG-2"], ["GB-1"]]
player = 0
"""
DRAWN = "YV-1 RG-4 YB-1 RV-4 RY-4 OG-2 GV-1 YB-2 GV-4 OB-1 GB-2 YG-1 RO-2 OG-1"
SAID = """
lay RO-1, give YG-2, lay YG-2, give GB-1, lay RB-1, give GB-1, lay YV-1, give GB-1, lay RV-4, give GB-1,
lay RY-4, give GB-1, lay OG-2, give GB-1, lay YB-1, give GB-1, lay GV-1, give GB-1, lay OB-1, give GB-1,
lay GV-4, lay YG-1, give GB-1, lay YB-2, give RO-2, lay GB-2"""


def test_a_first_lesson_is_two_hands_and_fourteen_cards() -> None:
    """TC-07, TC-18, TC-22, TC-24, TC-30: a whole game of five in a row, every draw dictated."""
    variant = GAME.variant(seats=2, goal=5, laying="free")
    start = variant.position(**tomllib.loads(LESSON))
    table = variant.table(position=tomllib.loads(LESSON), script=order(start, DRAWN))
    for i, phrase in enumerate(SAID.split(",")):
        table.play(table.waiting[0], phrase)
        if i == 12:
            table = fathoms.load(table.save())
    assert table.script == []
    assert table.result is not None and table.result.winners == (0,)
    assert arm(table.state, 0) == "RO-1 RB-1 RV-4 OG-2 GV-1 GV-4 YG-1 GB-2"


def test_what_is_not_written_lies_in_the_pile() -> None:
    """TC-04: hands are filled up in printed order, all the rest is the pile."""
    s = THREE.position(end=["RO-1"], hand=[["BV-1"], ["BV-2"]])
    assert [hand(s, seat) for seat in range(3)] == ["RO-2 RO-3 BV-1", "BV-2", "RO-4"]
    assert (s.left, s.boxed, s.waiting) == (54, 0, 1)
    assert pile(s) == {*CARDS} - {"RO-1", "RO-2", "RO-3", "RO-4", "BV-1", "BV-2"}


@pytest.mark.parametrize("written", [{"left": 2}, {"pile": ["OY-1", "OG-1"]}])
def test_what_is_not_in_a_written_pile_lies_open_in_the_box(written: dict[str, Any]) -> None:
    """TC-26: a pile of two; everybody knows what is in the box."""
    s = THREE.position(hand=[["RO-1", "RO-2", "RO-3"], ["RO-4"], ["RY-1"]], **written)
    assert (s.left, s.boxed) == (2, 53)
    assert box(seen(s, -1)) == box(s)


def test_a_hidden_card_in_the_box_is_in_doubt_for_all() -> None:
    """TC-22, TC-42: a card thrown away unseen, written as hidden."""
    hidden = [card for card in CARDS if card != "RO-2"]
    s = THREE.position(box=["RO-1", "RO-2"], hidden=hidden)
    assert [box(seen(s, viewer)) for viewer in (-1, 0, 1, 2)] == ["RO-2"] * 4
    assert seen(s, 0).boxed == 2


@pytest.mark.parametrize(
    ("written", "held"),
    [({"phase": "giving"}, [2, 1, 1, 0]), ({"player": 2}, [1, 1, 3, 0]), ({"phase": "starting"}, [2, 1, 1, 0])],
)
def test_hands_are_as_large_as_the_moment_wants(written: dict[str, Any], held: list[int]) -> None:
    """TC-23, TC-27: three cards to lay from, two to give from, one for whoever is not on turn."""
    assert THREE.position(**written).held == held


def test_a_turn_may_begin_where_it_comes_by_itself() -> None:
    """TC-08, TC-34: before anything is drawn, nobody waits; the tip wins as soon as the turn begins."""
    chain = ("YB-1", "YV-1", "RY-1", "OY-1", "YG-1")
    laid = {"end": {"1": chain[-1]}, "before": dict(zip(chain[1:], chain[:-1], strict=True))}
    table = EXPERTS.table(position={**laid, "player": 1, "phase": "starting", "tip": {"1": "T2", "0": "T1", "2": "T3"}})
    assert (table.waiting, table.held) == ((), True)
    table.go_on()
    assert (table.state.over, table.state.winners) == (REVEALED, 0b010)
    table = THREE.table(position={"player": 1, "phase": "starting"})
    table.go_on()
    assert (table.waiting, table.state.phase) == ((1,), LAYING)
    assert fathoms.load(table.save()).state == table.state


def test_who_has_no_tip_gets_the_next_one() -> None:
    """TC-32: experts hold different tips, in printed order where none is written."""
    assert EXPERTS.position(tip=["T2"]).tip == [1, 0, 2, -1]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_played_can_be_written_and_read_again(seed: int) -> None:
    """TC-42: everything, down to what everybody knows."""
    options = {"expert": seed % 2 == 0, "pile_empty": "recycle" if seed % 3 else "longest"}
    variant = GAME.variant(seats=2 + seed % 3, edition=None, **options)
    s = variant.usual_start(seed)
    dice = random.Random(seed)
    for _ in range(20 * seed):
        if not s.over:
            variant.step(s, s.player, dice.choice(variant.legal(s, s.player)))
    again = variant.position(**variant.written(s))
    again.rng = s.rng
    assert again == s


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ({"hand": [["RO-1"], ["RO-1"]]}, "RO-1 lies in two places"),
        ({"end": ["RO-1", "RO-1"]}, "RO-1 lies in two places"),
        ({"end": ["RO-1"], "before": {"RO-1": "RO-2", "RO-2": "RO-1"}}, "RO-1 lies in two places"),
        ({"before": {"RO-2": "RO-1"}}, "RO-2 is laid after another card, but is in no tentacle"),
        ({"hand": [["RO-1", "RO-2", "RO-3"]], "phase": "giving"}, "seat 0 has 3 cards in hand, but takes 2"),
        ({"hand": {"3": ["RO-1"]}}, "there is no seat 3; the seats here are 0 to 2"),
        ({"player": 3}, "there is no seat 3; the seats here are 0 to 2"),
        ({"end": {"4": "RO-1"}}, "end has 4, but takes whole numbers from 0 to 3"),
        ({"end": ["RO-9"]}, "end has 'RO-9'; did you mean 'RO-4'"),
        ({"arm": ["RO-1"]}, "a position has no 'arm'"),
        ({"box": ["none"]}, "box has 'none'; there is"),
        ({"left": 58}, "left has 58, but takes whole numbers from 0 to 55"),
        ({"boxed": 3}, "boxed has 3, but the cards there are 0"),
        ({"left": 0, "box": []}, "a position has 60 tentacle cards, and this one has 5"),
        ({"tip": ["T1"]}, "a position has 0 tips in play, and this one has 1"),
        ({"phase": "biting"}, "nobody has anything to do"),
        ({"waiting": []}, r"waiting follows from who is asked in this phase: here it is \[0\]"),
        ({"waiting": [1]}, r"waiting follows from who is asked in this phase: here it is \[0\]"),
    ],
)
def test_what_cannot_lie_on_the_table_is_refused_in_one_sentence(written: dict[str, Any], reason: str) -> None:
    """TC-03, TC-23: nothing is made or lost."""
    with pytest.raises(fathoms.BadPosition, match=reason) as refusal:
        THREE.position(**written)
    assert refusal.value.said("fr") not in ("", str(refusal.value))


def test_nobody_shares_a_tip() -> None:
    """TC-32: refused, in French too."""
    with pytest.raises(fathoms.BadPosition, match="T1 is with two seats") as refusal:
        EXPERTS.position(tip=["T1", "T1"])
    assert refusal.value.said("fr") == "T1 est chez deux joueurs"
