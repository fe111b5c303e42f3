"""The worked examples of spec.md §9, one test each."""

from typing import Any

import pytest

from fathoms.core.chance import answering
from fathoms.core.state import NOBODY
from fathoms.games.tentacula import GAME
from fathoms.games.tentacula.names import CRAB, FINISH, JELLYFISH, SEAHORSE, STATE_B, STATE_C, TURTLE
from fathoms.games.tentacula.rules.fish import target
from fathoms.games.tentacula.state import AT_SHARK, LOSING, MADE_IT, REEF_GONE, SO_CLOSE, TAKING, State
from fathoms.games.tentacula.tests.positions import (
    BOX,
    begun,
    boxed,
    chips,
    end_of_round,
    face,
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
    swimming,
    tiles,
)


def targets(s: State, animal: int) -> dict[str, int]:
    """Where each fish may swim with an animal."""
    found = {letter: target(BOX, s, fish, animal) for fish, letter in enumerate("YGR")}
    return {letter: square for letter, square in found.items() if square != NOBODY}


def test_example_1_a_closed_column_protects_its_squares() -> None:
    """TN-29: In(2) = 3F, Out(2) = 4F."""
    assert protected(position(reef=reef({2: "3F"}, {2: "4F"})), range(8, 11)) == [8, 9, 10]


def test_example_2_one_tile_only() -> None:
    """TN-30: Out(2) is empty."""
    assert protected(position(reef=reef({2: "3F"})), range(8, 11)) == []


def test_example_3_water() -> None:
    """TN-29: In(2) = 5B has water at b."""
    assert protected(position(tile=tiles("6F", "7F"), reef=reef({2: "5B"}, {2: "3F"})), range(8, 11)) == [8, 10]


def test_example_4_water_is_reversed_outside() -> None:
    """TN-29: 10F has water at c."""
    assert protected(position(reef=reef({3: "10F"}, {3: "3F"})), range(11, 14)) == [11, 12]
    assert protected(position(reef=reef({3: "3F"}, {3: "10F"})), range(11, 14)) == [12, 13]


def test_example_5_occupied_squares_are_skipped() -> None:
    """TN-32: 17 is taken, so yellow goes to 21."""
    assert targets(position(board="B", fish=[13, 17, 15]), TURTLE)["Y"] == 21


def test_example_6_a_gate_blocks() -> None:
    """TN-36: gate H1, red first; yellow and green would reach 11."""
    assert targets(position(fish=[9, 10, 6]), JELLYFISH) == {"R": 7}


def test_example_7_a_gate_opens_step_by_step() -> None:
    """TN-36: red may go to the dolphin of 8; from 8 it passes, and after it yellow, but not green."""
    assert targets(position(fish=[9, 10, 6]), CRAB) == {"R": 8}
    s = position(fish=[9, 10, 8])
    assert targets(s, CRAB) == {"R": 12}
    s.fish[2] = 12
    assert targets(s, CRAB) == {"Y": 16, "R": 16}


@pytest.mark.parametrize("tile", ["5F", "6F"])
def test_example_8_no_legal_move(tile: str) -> None:
    """TN-35, TN-42: crab and jellyfish lead nowhere from 17, 18 and 19; nothing is stolen."""
    s = begun(tile=tiles(tile, "7F"), fish=[18, 17, 19], shells=0, reef=reef())
    play(s, "place inside")
    assert s.fish == [18, 17, 19]
    assert s.chest == BOX.gems
    assert s.player == 1


def test_example_9_a_boxed_tile() -> None:
    """TN-26: 2F moves green from 11 to 15, sheltered by column 4, and goes to the box."""
    s = begun(next=[6, 6], tile=tiles("2F", "6F"), fish=[12, 11, 13], reef=reef({4: "3F"}, {4: "4F"}))
    play(s, "swim green")
    assert s.fish[1] == 15
    assert s.cave == gems()
    assert boxed(s) == {"2"}
    assert laid(s) == reef({4: "3F"}, {4: "4F"})


def test_example_10_one_row_is_full() -> None:
    """TN-25: the tile must go to Out(4)."""
    s = begun(next=[6, 4], reef=reef())
    assert laid(s) == reef({}, {4: "5F"})


def test_example_11_the_colour_rolled_is_missing() -> None:
    """TN-50: purple is rolled; white may go, purple may not."""
    s = swimming("3F", fish=[6, "S", "S"], chest=gems(yellow=1, red=2, green=2, blue=4, white=5))
    play(s, "swim yellow", chance=answering(0))
    assert may(s) == ["lose yellow", "lose red", "lose green", "lose blue", "lose white"]
    play(s, "lose white")
    assert s.chest == gems(yellow=1, red=2, green=2, blue=4, white=4)
    assert s.cave == gems(purple=1, blue=1, white=1)


@pytest.mark.parametrize(("second", "colour"), [(5, "white"), (0, "purple")])
def test_example_12_the_seahorse_rolls_again(second: int, colour: str) -> None:
    """TN-60: yellow first; the second roll counts, even if worse."""
    s = swimming("3F", fish=[6, "S", "S"], chip=chips("seahorse", "crab"))
    play(s, "swim yellow", "roll", chance=answering(1, second))
    assert s.cave == gems(**{colour: 1})


def test_example_13_the_dolphin_comes_before_the_theft() -> None:
    """TN-43, TN-45, TN-50: purple is in the stash already when it is rolled."""
    s = swimming("5F", fish=[4, "S", "S"], shells=1)
    play(s, "swim yellow", "dolphin purple", chance=answering(0))
    assert s.shells == 0
    assert s.stashed == gems(purple=1)
    assert s.phase == LOSING
    assert "lose purple" not in may(s)


def test_example_14_the_crab_flips_twice() -> None:
    """TN-61: kept for the shell move, lost for the dolphin."""
    s = swimming("4F", chip=chips("crab", "turtle"), shells=1, fish=["S", 6, "S"])
    play(s, "shell_move green crab", chance=answering(1))
    assert (s.fish[1], s.shells) == (8, 1)
    play(s, "dolphin red", chance=answering(0, 5))
    assert s.shells == 0
    assert s.stashed == gems(red=1)


def test_example_15_drawing_exposes_a_fish() -> None:
    """TN-54, TN-56: both tiles of column 2 are taken, and yellow on 9 is robbed."""
    columns = reef({2: "3F", 3: "4F", 4: "1F", 5: "6F"}, {2: "2F", 3: "5F", 4: "8F", 5: "9B"})
    s = end_of_round(last=1, fish=[9, 12, 15], **pile(), next=[6, 6], reef=columns)
    go_on(s)
    assert s.phase == TAKING
    assert s.waiting == 0b10
    play(s, "take inside", seat=1, chance=answering(4))
    assert s.tile[:2] == [face("2B"), face("3B")]
    assert s.cave == gems(blue=1)


@pytest.mark.parametrize("chip", ["crab", "turtle"])
def test_example_16_a_tile_is_turned_over(chip: str) -> None:
    """TN-54, TN-63: 9F becomes 9B; only the turtle may keep the crab face."""
    s = end_of_round(reef=reef({}, {3: "9F"}), **pile(), chip=chips(chip, "jellyfish"))
    go_on(s)
    if chip == "turtle":
        play(s, "show crab", seat=0)
    assert s.tile[0] == face("9F" if chip == "turtle" else "9B")


def test_example_17_fold_1() -> None:
    """TN-57, TN-70: four tiles in the pile, two are drawn, two are lost."""
    s = end_of_round(fish=[11, 12, 13], next=[4, 5], **pile("7F", "8F", "9F", "10F"), reef=reef({3: "3F"}, {3: "4F"}))
    before = boxed(s)
    go_on(s)
    assert s.board == STATE_B
    assert len(boxed(s) - before) == 2
    assert s.pile == 0
    assert named(s, "gate") != "H1"
    assert s.next == [4, 5]


def test_example_18_fold_2() -> None:
    """TN-57, TN-71: In(5) and Out(5) are lost, the rows go on where they were."""
    columns = reef({5: "3F", 6: "4F", 7: "5F"}, {5: "6F", 6: "7F"})
    drawn: dict[str, Any] = {"to_draw": 0, "tile": tiles("1F", "2F")}
    s = end_of_round(board="B", fish=[26, 27, 28], next=[8, 7], **drawn, **pile(), reef=columns)
    before = boxed(s)
    go_on(s, chance=answering(4, 4, 4))
    assert s.board == STATE_C
    assert laid(s) == reef({6: "4F", 7: "5F"}, {6: "7F"})
    assert boxed(s) - before == {"3", "6"}
    assert s.next == [8, 7]


def test_example_19_the_finish() -> None:
    """TN-33, TN-36: gate C2; only yellow may go home, and with a seahorse it has to stop at 34."""
    s = position(board="C", gate="C2", fish=[33, 27, 31])
    assert targets(s, JELLYFISH) == {"Y": FINISH}
    assert targets(s, SEAHORSE)["Y"] == 34


def test_example_20_set_up_counts() -> None:
    """TN-11: four players, level 3."""
    t = GAME.table(seats=4, seed=3, difficulty=3, stash="A", chips="random", turn_choice="clockwise")
    while t.state.tile[3] == NOBODY:
        t.play(t.state.drawer, t.legal(t.state.drawer)[0])
    s = t.state
    assert s.boxed.bit_count() == 1
    assert sum(tile != NOBODY for tile in s.reef) == 2
    assert sum(tile != NOBODY for tile in s.tile) == 4
    assert s.pile.bit_count() == 5
    assert (s.shells, BOX.most_shells - s.shells) == (1, 5)


@pytest.mark.parametrize(
    ("chest", "over"), [(gems(red=2, green=2, white=1), MADE_IT), (gems(red=1, green=2, white=3), SO_CLOSE)]
)
def test_example_21_win_and_so_close(chest: list[int], over: int) -> None:
    """TN-80, TN-81: stash B asks for P1 R2 G2 W1 and holds P1."""
    s = swimming("5F", board="C", gate="S1", fish=["F", "F", 33], stash="B", stashed=gems(purple=1), chest=chest)
    play(s, "swim red")
    assert s.over == over


def test_example_22_the_reef_is_gone() -> None:
    """TN-55, TN-58, TN-82: three players, nothing to draw, one fish at 34."""
    three: dict[str, Any] = {"seats": 3, "chip": chips("jellyfish", "crab", "turtle")}
    s = end_of_round(board="C", fish=["F", 34, "F"], reef=reef(), **pile(), **three)
    go_on(s)
    assert s.over == REEF_GONE


@pytest.mark.parametrize(
    ("cave", "offered"),
    [(gems(blue=2, yellow=1), []), (gems(blue=2, red=1), ["shark red", "shark blue", "decline"])],
)
def test_example_23_a_choosy_shark(cave: list[int], offered: list[str]) -> None:
    """TN-47: stash B asks for red, for neither blue nor yellow; for red's sake blue may come as well."""
    s = swimming("3F", fish=[13, 12, 11], stash="B", shells=1, cave=cave)
    play(s, "swim yellow", chance=None if offered else answering(5))
    assert s.fish[0] == 17
    assert (may(s) if s.phase == AT_SHARK else []) == offered
