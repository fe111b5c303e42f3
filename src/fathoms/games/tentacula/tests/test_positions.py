"""Positions by name: what follows from what is written, what is played from them, and what is refused."""

import tomllib
from typing import Any

import pytest

import fathoms
from fathoms.core.chance import answering
from fathoms.games.tentacula import GAME
from fathoms.games.tentacula.names import STATE_B
from fathoms.games.tentacula.position import census
from fathoms.games.tentacula.state import MADE_IT, PHASES
from fathoms.games.tentacula.tests.positions import (
    BOX,
    TRIAL,
    all_but,
    boxed,
    end_of_round,
    gems,
    go_on,
    laid,
    may,
    named,
    pile,
    play,
    position,
    protected,
    reef,
)

TEACHING = tomllib.loads("""
[hats]
chip = ["jellyfish", "crab"]
gate = "H1"
reef = { inside = { 1 = "3F" }, outside = { 1 = "4F" } }
tile = ["5F", "6F"]
top = "7F"

[gap]
chip = ["jellyfish", "crab"]
gate = "H1"
round = 3
fish = { yellow = 7, green = 5, red = 6 }
reef = { inside = { 1 = "3F", 2 = "5F" }, outside = { 1 = "4F" } }
tile = ["12F", "7F"]
top = "6F"
shells = 3

[gate]
chip = ["jellyfish", "crab"]
gate = "H1"
round = 5
phase = "swimming"
animal = "jellyfish"
fish = { yellow = 9, green = 8, red = 10 }
reef = { inside = { 1 = "3F", 2 = "5F", 3 = "7F" }, outside = { 1 = "4F", 2 = "12F", 3 = "2F" } }
tile = ["none", "1F"]
top = "6F"
stashed = { purple = 1 }
cave = { blue = 1, white = 1 }

[shell]
chip = ["jellyfish", "crab"]
gate = "H1"
round = 6
phase = "swimming"
animal = "turtle"
fish = { yellow = 13, green = 10, red = 11 }
reef = { inside = { 1 = "3F", 2 = "5F", 3 = "7F", 4 = "10B" }, outside = { 1 = "4F", 2 = "12F", 3 = "2F", 4 = "1F" } }
played = [0, 1]
top = "6F"
stashed = { purple = 1 }
cave = { blue = 1, white = 1 }

[home]
chip = ["jellyfish", "crab"]
gate = "C2"
board = "C"
round = 12
phase = "swimming"
animal = "jellyfish"
fish = { yellow = "F", green = 32, red = "F" }
reef = { inside = { 9 = "3F", 10 = "5F" }, outside = { 9 = "4F", 10 = "2F" } }
tile = ["none", "6F"]
shells = 1
stashed = { purple = 1, yellow = 1 }
cave = { red = 1, green = 1, blue = 3, white = 3 }
""")


def lesson(scene: str) -> Any:
    """A scene of the first lesson."""
    return TRIAL.position(**TEACHING[scene])


# --- what follows ---------------------------------------------------------------------------------------


def test_tiles_that_are_written_nowhere_lie_in_the_pile() -> None:
    """TN-08, TN-11: twelve in all, the first one on top unless another is written."""
    s = position(reef=reef({1: "3F"}, {1: "4F"}))
    assert named(s, "pile") == ["1", "2", "7", "8", "9", "10", "11", "12"]
    assert boxed(s) == set()
    assert named(position(top="9B"), "top") == "9B"


def test_without_a_pile_they_are_in_the_box() -> None:
    """TN-70: written, or gone with the first fold."""
    assert boxed(position(**pile("7F", "8F"))) == {"1", "2", "9", "10", "11", "12"}
    s = position(board="B")
    assert (named(s, "pile"), named(s, "top")) == ([], "none")
    assert boxed(s) == {"1", "2", "7", "8", "9", "10", "11", "12"}


def test_hands_that_are_not_written_are_dealt_from_what_is_left() -> None:
    """TN-10, TN-20: whoever has still to play holds a tile that lies nowhere else."""
    s = GAME.variant(seats=4).position(reef=reef({1: "1F", 2: "2F"}, {1: "3F", 2: "4F"}), played=[2])
    assert [tile == "none" for tile in named(s, "tile")] == [False, False, True, False]
    assert census(BOX, s)["tiles"] == 12
    assert s.waiting == 0b1011


def test_rows_go_on_behind_their_last_tile() -> None:
    """TN-12, TN-22, TN-71: never before column 2, in state C never before column 6."""
    assert position(reef=reef({1: "3F", 4: "1F"}, {1: "4F"})).next == [5, 2]
    assert position(reef=reef()).next == [2, 2]
    assert position(board="C", reef=reef({8: "3F"})).next == [9, 6]


def test_gates_that_are_not_written_wait_in_their_pile() -> None:
    """TN-05, TN-70: a gate is gone for good with each fold."""
    assert named(position(gate="C2"), "gates") == ["H1", "H2", "C1", "S1", "S2"]
    assert len(named(position(gate="C2", board="C"), "gates")) == 3


def test_gems_are_never_made_or_lost() -> None:
    """TN-03, TN-49: they are in the chest; or, where the chest is written, in the cave."""
    assert position(stashed=gems(red=1), cave=gems(blue=2)).chest == all_but(red=1, blue=2)
    s = position(stashed=gems(red=1), chest=gems(white=3))
    assert s.cave == all_but(red=1, white=3)


def test_after_a_fold_the_fish_are_beyond_the_arch() -> None:
    """TN-57: unless it is written where."""
    assert position(board="B").fish == [11, 12, 13]
    assert position(board="C", fish=[30, "F", 26]).fish == [30, 35, 26]


@pytest.mark.parametrize(
    ("written", "seats"),
    [
        ({}, [0, 1]),
        ({"played": [0], "tile": ["none", "6F"]}, [1]),
        ({"turn_choice": "clockwise"}, [0]),
        ({"turn_choice": "vote", "vote": [1]}, [1]),
        ({"phase": "placing", "player": 1}, [1]),
        ({"phase": "placing", "waiting": [1]}, [1]),
        ({"phase": "showing", "chip": ["crab", "turtle"]}, [1]),
        ({"phase": "taking", "player": 1, "tile": ["none", "none"]}, [1]),
        ({"phase": "picking_chips", "chip": ["none", "crab"], "reef": reef(), "tile": ["none", "none"]}, [0]),
        ({"phase": "rerolling", "chip": ["crab", "seahorse"], "player": 1, "die": "red"}, [1]),
        ({"phase": "losing", "die": "red", "cave": gems(red=2)}, [0]),
        ({"phase": "theft"}, []),
        ({"phase": "drawing", "tile": ["none", "none"]}, []),
    ],
)
def test_a_phase_asks_those_it_is_about(written: dict[str, Any], seats: list[int]) -> None:
    """TN-04, TN-21, TN-22, TN-50, TN-54, TN-60, TN-63: and nobody where things take their course."""
    if written.get("phase") == "picking_chips":
        s = TRIAL.position(**written)
    else:
        s = position(**written)
    assert named(s, "waiting") == seats


# --- what is played from them ---------------------------------------------------------------------------


def test_a_match_goes_on_from_a_written_position_and_is_kept() -> None:
    """TN-49, TN-52: example 13 at a table: the dolphin first, then the die; saved and loaded."""
    written = {"phase": "swimming", "animal": "crab", "fish": {"yellow": 4}, "shells": 1, "gate": "H1"}
    t = TRIAL.variant.table(position=written, script=[0])
    t.play(0, "swim yellow")
    t.play(0, "dolphin purple")
    assert (t.phase, t.script) == ("losing", [])
    t.play(0, "lose white")
    again = fathoms.load(t.save())
    assert again.state == t.state
    assert again.log() == t.log()
    assert named(again.state, "stash") == "A"


def test_a_position_may_stand_before_the_die_is_rolled() -> None:
    """TN-49: nobody is asked; the table waits to be told that it goes on."""
    t = TRIAL.variant.table(position={"phase": "theft", "player": 1, "chip": ["turtle", "crab"]}, script=[4])
    assert t.held
    assert t.waiting == ()
    t.go_on()
    assert t.state.cave == gems(blue=1)
    assert fathoms.load(t.save()).state == t.state


def test_a_position_may_stand_before_the_drawing() -> None:
    """TN-52 to TN-57: example 17, the first fold, with all that comes before it."""
    written = {"fish": [11, 12, 13], "reef": reef({3: "3F"}, {3: "4F"}), **pile("7F", "8F", "9F", "10F")}
    s = end_of_round(**written)
    news = go_on(s)
    assert s.board == STATE_B
    assert news.index("gets_tile") < news.index("left_opens") < news.index("gate_shown")
    assert census(BOX, s)["tiles"] == 12


@pytest.mark.parametrize("phase", PHASES.names)
def test_where_nobody_waits_things_go_on_until_somebody_does(phase: str) -> None:
    """TN-20: from any phase, painted without anybody to wait for."""
    s = position()
    s.phase, s.waiting, s.player, s.animal, s.die = PHASES.number(phase), 0, 0, 0, 0
    go_on(s)
    assert s.waiting or s.over


# --- lessons --------------------------------------------------------------------------------------------


def test_the_first_lesson_begins_with_three_fish_in_fine_hats() -> None:
    """TN-21, TN-22, TN-28, TN-44: a tile inside, one outside, and a shell is found."""
    s = lesson("hats")
    assert (s.chest, s.shells, s.next) == (BOX.gems, 2, [2, 2])
    play(s, "turn", "place inside", "swim red", seat=0)
    play(s, "place outside", "swim yellow", seat=1, chance=answering(5, 0))
    assert (s.fish, s.shells, s.round) == ([3, 0, 4], 3, 2)
    assert protected(s, range(5, 11)) == [5, 6, 7, 8, 9, 10]


def test_the_second_scene_has_a_gap_in_the_reef() -> None:
    """TN-29, TN-45, TN-49, TN-56: a sheltered dolphin, and a fish in the gap that is robbed twice."""
    s = lesson("gap")
    assert s.next == [3, 2]
    assert named(s, "pile") == ["1", "2", "6", "8", "9", "10", "11"]
    play(s, "turn", "place outside", seat=0)
    assert protected(s, range(8, 11)) == [8, 10]
    play(s, "swim red", "dolphin purple", seat=0)
    assert (s.stashed, s.shells) == (gems(purple=1), 2)
    play(s, "place inside", "swim yellow", seat=1, chance=answering(4, 4, 0, 5))
    assert s.cave == gems(blue=1, white=1)


def test_the_third_scene_shows_a_gate() -> None:
    """TN-36: only red may pass."""
    s = lesson("gate")
    assert s.chest == gems(yellow=1, red=2, green=2, blue=4, white=4)
    assert not {"swim yellow", "swim green"} & set(may(s))
    play(s, "swim red")
    assert s.fish == [9, 8, 11]


def test_the_fourth_scene_spends_a_shell_well() -> None:
    """TN-40, TN-44, TN-57: green swims to shelter, finds a shell, and the left flap opens."""
    s = lesson("shell")
    play(s, "shell_move green crab", chance=answering(2, 0, 1))
    assert (s.fish[1], s.shells, s.board) == (12, 2, STATE_B)


def test_the_last_scene_brings_everybody_home() -> None:
    """TN-33, TN-80: what lay on the columns that vanished is in the box."""
    s = lesson("home")
    assert laid(s) == reef({9: "3F", 10: "5F"}, {9: "4F", 10: "2F"})
    assert s.next == [11, 11]
    play(s, "swim green")
    assert s.over == MADE_IT


# --- what is refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"tile": ["3F", "6F"]}, "tile 3 lies in two places: inside on column 1 and in front of"),
        ({"pile": ["7"], "boxed": ["7"], "top": "7F"}, "tile 7 lies in two places: in the draw pile and in the box"),
        ({"pile": ["7"], "boxed": ["8"], "top": "7F"}, "a position has 12 tiles, and this one has 6"),
        ({"top": "3B"}, "3B lies on top of the draw pile, but its tile is not in it"),
        ({"chip": ["crab", "crab"]}, "two seats have the crab chip"),
        ({"tile": ["5F", "6F", "7F"]}, "there is no seat 2; the seats here are 0 to 1"),
        ({"phase": "placing", "player": 2}, "there is no seat 2"),
        ({"player": 4}, "player has 4, but takes whole numbers from -1 to 3"),
        ({"reef": {"inside": {11: "3F"}}}, "reef has 11, but takes whole numbers from 0 to 10"),
        ({"reef": reef({7: "3F"})}, "a tile lies inside on column 7, but the columns in play are 1 to 5"),
        ({"reef": reef({3: "3F"}), "next": [3, 2]}, "a tile lies inside on column 3, but the next one is to go on"),
        ({"reef": {"upside": {}}}, "reef has 'upside'"),
        ({"fish": ["F", "S", "S"]}, "Yellow cannot be on square F: with the board in state A fish are on S to 19"),
        ({"fish": [9, 9, "S"]}, "two fish are on square 9"),
        ({"fish": ["nine"]}, "fish has 'nine'"),
        ({"gate": "H3"}, "gate has 'H3'; there is: H1, H2"),
        ({"gate": "none"}, "write gate too"),
        ({"stash": "none"}, "write stash too"),
        ({"gates": ["H1"]}, "a position has 6 gates, and this one has 2"),
        ({"stashed": gems(purple=2)}, "hold more purple gems than there are: 1"),
        ({"chest": gems(red=1), "cave": gems(red=2), "stashed": gems()}, "purple gems, and this one has 0"),
        ({"shells": 7}, "the team has 7 shells, but there are 0 to 6"),
        ({"phase": "swimming", "tile": ["none", "6F"]}, "write animal too"),
        ({"phase": "placing", "tile": ["none", "6F"]}, "has no tile; write tile too"),
        ({"phase": "showing", "tile": ["none", "none"], "chip": ["turtle", "crab"]}, "has no tile; write tile too"),
        ({"played": [0], "tile": ["5F", "6F"]}, "has played in this round, and has a tile all the same"),
        ({"phase": "placing", "player": 1, "played": [0, 1], "tile": ["5F", "6F"]}, "has a tile all the same"),
        ({"phase": "losing"}, "the die has been rolled; write die too"),
        ({"phase": "placing", "next": [6, 2]}, "placing asks for a choice, but here there is none"),
        ({"phase": "rerolling", "die": "red"}, "rerolling asks for a choice, but here there is none"),
        ({"tile": ["none", "none"]}, "nobody has anything to do"),
        ({"waiting": []}, "waiting follows from who is asked in this phase: here it is [0, 1]"),
        ({"phase": "showing", "to_draw": -100}, "to_draw has -100, but takes whole numbers from 0 to 4"),
        ({"phase": "swimming", "animal": "none"}, "animal has -1, but takes whole numbers from 0 to 3"),
        ({"thefts": -1}, "thefts has -1, but takes whole numbers from 0 to"),
        ({"repeats": 100}, "repeats has 100, but takes whole numbers from 0 to"),
        ({"move": 100}, "move has 100, but takes whole numbers from -1 to -1"),
        ({"phase": "at_shark", "player": "none"}, "player has -1, but takes whole numbers from 0 to 1"),
        ({"phase": "showing", "drawer": "none"}, "drawer has -1, but takes whole numbers from 0 to 1"),
        ({"phase": "drawing", "tile": {1: "4B"}, "top": "1F"}, "to_draw has 2, but takes whole numbers from 0 to"),
        ({"phase": "picking_chips", "next": [5, 5]}, "nothing else is laid out yet; leave out"),
        ({"phase": "tea"}, "phase has 'tea'"),
        ({"fishes": []}, "a position has no 'fishes'; did you mean 'fish'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(written: dict[str, Any], why: str) -> None:
    """TN-01, TN-22, TN-32, TN-35: things in two places, things there are not, names that nobody has."""
    with pytest.raises(fathoms.BadPosition) as refused:
        position(**written)
    assert why in str(refused.value)
    assert "{" not in refused.value.said("fr")
    assert refused.value.said("fr") not in (refused.value.message.key, str(refused.value))
