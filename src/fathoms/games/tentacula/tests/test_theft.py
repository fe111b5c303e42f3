"""Tentacula steals (TN-49 to TN-51, TN-56, TN-60)."""

from typing import Any

import pytest

from fathoms.games.tentacula.names import GEMS, NOBODY, STATE_B
from fathoms.games.tentacula.options import ONCE, UNLESS_STASH_COMPLETE
from fathoms.games.tentacula.state import CHEST_BARE, LOSING, NEXT, REROLLING
from fathoms.games.tentacula.tests.positions import (
    BOX,
    chips,
    end_of_round,
    gems,
    go_on,
    phrases,
    play,
    reef,
    swimming,
    tiles,
)

SAFE = reef({1: "3F", 2: "1F"}, {1: "4F", 2: "2F"})


@pytest.mark.parametrize(("side", "colour"), list(enumerate(GEMS)))
def test_a_fish_that_ends_its_move_in_the_open_costs_a_gem(side: int, colour: str) -> None:
    """TN-49: of the colour rolled, from chest to cave."""
    s = play(swimming("3F", fish=[6, 0, 0]), "swim yellow", chance=(side,))
    assert s.cave == gems(**{colour: 1})
    assert sum(s.chest) == 15


def test_on_a_protected_square_nothing_is_stolen() -> None:
    """TN-49: nobody rolls."""
    s = play(swimming("3F", fish=[6, 0, 0], reef=SAFE), "swim yellow")
    assert s.cave == gems()


def test_if_the_colour_is_gone_another_is_chosen() -> None:
    """TN-50: any colour that the chest still holds."""
    s = swimming("3F", fish=[6, 0, 0], chest=gems(red=1, white=3))
    play(s, "swim yellow", chance=(0,))
    assert s.phase == LOSING
    assert phrases(s) == ["lose red", "lose white"]
    play(s, "lose white")
    assert s.cave == gems(white=1)


def test_the_only_colour_left_needs_no_choice() -> None:
    """TN-50: Q48."""
    s = play(swimming("3F", fish=[6, 0, 0], chest=gems(white=3)), "swim yellow", chance=(0,))
    assert s.cave == gems(white=1)


def test_only_the_fish_that_moved_is_looked_at() -> None:
    """TN-51: green stands in the open, yellow swims to shelter: no theft now."""
    s = play(swimming("3F", fish=[0, 9, 0]), "swim yellow")
    assert s.cave == gems()


def test_the_tile_just_laid_protects_already() -> None:
    """TN-51: 5F closes column 2, and yellow swims there with its crab."""
    s = swimming("5F", fish=[4, 0, 0], reef=reef({2: "3F"}, {2: "4F"}), shells=0)
    play(s, "swim yellow")
    assert s.cave == gems()


def test_every_fish_in_the_open_costs_a_gem_at_the_end_of_the_round() -> None:
    """TN-56: counted after the drawing; fish robbed on landing are robbed again (Q44)."""
    s = end_of_round(fish=[9, 10, 5], cave=gems(white=1), chest=gems(blue=5, white=4), pile=0, top=NOBODY)
    s.reef = reef({1: "3F", 5: "1F"}, {1: "4F", 5: "2F"})
    play(s := go_on(s), "take inside", seat=0, chance=(4, 4, 5))
    assert s.cave == gems(blue=2, white=2)
    assert s.round == 2


def test_each_roll_of_the_round_end_is_settled_before_the_next() -> None:
    """TN-56: the one red gem goes with the first roll; the second red roll has to be answered by the last player."""
    s = end_of_round(last=1, fish=[9, 10, 0], chest=gems(red=1, blue=1, white=2), pile=0, top=NOBODY)
    s.reef = reef({4: "3F", 5: "4F"})
    go_on(s, 2, 2)
    assert s.phase == LOSING
    assert s.waiting == 0b10
    assert s.cave == gems(red=1)


def test_a_bare_chest_ends_the_game_before_the_remaining_rolls() -> None:
    """TN-56, TN-83: two fish in the open, one gem left."""
    s = go_on(end_of_round(fish=[9, 10, 0], chest=gems(red=1)))
    assert s.over == CHEST_BARE
    assert s.cave == gems(red=1)


def test_sheltered_fish_are_left_alone_at_the_end_of_the_round() -> None:
    """TN-56: start, built-in reef and closed columns."""
    s = go_on(end_of_round(fish=[9, 4, 0], reef=SAFE))
    assert s.cave == gems()
    assert s.phase == NEXT


def seahorse(**painted: Any) -> dict[str, Any]:
    """The first seat has the seahorse."""
    return {"chip": chips("seahorse", "crab"), **painted}


def test_the_seahorse_may_roll_again_and_the_second_roll_counts() -> None:
    """TN-60: before any gem is moved; better or worse, and not a third time."""
    s = swimming("3F", fish=[6, 0, 0], **seahorse())
    play(s, "swim yellow", chance=(1,))
    assert s.phase == REROLLING
    assert phrases(s) == ["keep", "roll"]
    assert s.cave == gems()
    play(s, "roll", chance=(0,))
    assert s.cave == gems(purple=1)


def test_the_seahorse_may_keep_its_roll() -> None:
    """TN-60: the first result stands."""
    s = play(swimming("3F", fish=[6, 0, 0], **seahorse()), "swim yellow", "keep", chance=(5,))
    assert s.cave == gems(white=1)


def test_others_have_no_second_roll() -> None:
    """TN-60: the crab rolls once, though the seahorse is at the table."""
    s = swimming("3F", seat=1, fish=[6, 0, 0], **seahorse(tile=tiles(), played=0b11))
    play(s, "swim yellow", chance=(5,))
    assert s.cave[5] >= 1
    assert s.phase != REROLLING


def test_the_seahorse_helps_at_the_round_end_if_it_played_last() -> None:
    """TN-60: each roll once."""
    s = go_on(end_of_round(last=0, fish=[9, 10, 0], pile=0, top=NOBODY, reef=reef({4: "3F", 5: "4F"}), **seahorse()), 0)
    assert s.phase == REROLLING
    play(s, "roll", chance=(5, 1))
    assert s.cave == gems(white=1)
    assert s.phase == REROLLING
    play(s, "roll", chance=(4,))
    assert s.cave == gems(white=1, blue=1)


def test_the_seahorse_does_not_help_another_who_played_last() -> None:
    """TN-60: the rolls are the last player's."""
    s = go_on(end_of_round(last=1, fish=[9, 10, 0], chest=gems(blue=9), **seahorse()))
    assert s.cave == gems(blue=2)


@pytest.mark.parametrize("first", ["roll", "keep"])
def test_by_option_the_seahorse_repeats_one_roll_of_the_round_end(first: str) -> None:
    """TN-60: option seahorse_round_end: a roll that was kept does not use it up."""
    s = end_of_round(fish=[9, 10, 0], pile=0, top=NOBODY, reef=reef({4: "3F", 5: "4F"}), **seahorse())
    s.seahorse_round_end = ONCE
    go_on(s, 4)
    play(s, first)
    assert (s.phase == REROLLING) == (first == "keep")


def test_by_option_an_empty_chest_cannot_be_robbed() -> None:
    """TN-83: option bare_chest: with the stash complete there is no roll and no choice."""
    full = gems(purple=1, yellow=1, red=1, green=1, blue=1, white=1)
    s = swimming("3F", fish=[6, 0, 0], stashed=full, chest=gems(), cave=gems(), bare_chest=UNLESS_STASH_COMPLETE)
    draws = s.draws
    play(s, "swim yellow")
    assert s.draws == draws
    assert s.over == 0
    s = go_on(
        end_of_round(fish=[9, 10, 0], stashed=full, chest=gems(), bare_chest=UNLESS_STASH_COMPLETE, board=STATE_B)
    )
    assert s.over == 0
    assert s.round == 2


def test_the_die_has_one_side_for_each_colour() -> None:
    """TN-49: six sides, six colours."""
    assert sorted(BOX.sides) == [0, 1, 2, 3, 4, 5]
