"""Tentacula steals (TN-49 to TN-51, TN-56, TN-60)."""

from typing import Any

import pytest

from fathoms.core.chance import answering
from fathoms.games.tentacula.names import GEMS
from fathoms.games.tentacula.state import CHEST_BARE, LOSING, NEXT, REROLLING
from fathoms.games.tentacula.tests.positions import (
    BOX,
    all_but,
    chips,
    end_of_round,
    gems,
    go_on,
    may,
    pile,
    play,
    reef,
    swimming,
    tiles,
)

SAFE = reef({1: "3F", 2: "1F"}, {1: "4F", 2: "2F"})


@pytest.mark.parametrize(("side", "colour"), list(enumerate(GEMS)))
def test_a_fish_that_ends_its_move_in_the_open_costs_a_gem(side: int, colour: str) -> None:
    """TN-49: of the colour rolled, from chest to cave."""
    s = swimming("3F", fish=[6, "S", "S"])
    play(s, "swim yellow", chance=answering(side))
    assert s.cave == gems(**{colour: 1})
    assert sum(s.chest) == 15


def test_on_a_protected_square_nothing_is_stolen() -> None:
    """TN-49: nobody rolls."""
    s = swimming("3F", fish=[6, "S", "S"], reef=SAFE)
    play(s, "swim yellow")
    assert s.cave == gems()


def test_if_the_colour_is_gone_another_is_chosen() -> None:
    """TN-50: any colour that the chest still holds."""
    s = swimming("3F", fish=[6, "S", "S"], chest=gems(red=1, white=3))
    play(s, "swim yellow", chance=answering(0))
    assert s.phase == LOSING
    assert may(s) == ["lose red", "lose white"]
    play(s, "lose white")
    assert s.cave == all_but(red=1, white=2)


def test_the_only_colour_left_needs_no_choice() -> None:
    """TN-50: Q48."""
    s = swimming("3F", fish=[6, "S", "S"], chest=gems(white=3))
    play(s, "swim yellow", chance=answering(0))
    assert s.cave == all_but(white=2)


def test_only_the_fish_that_moved_is_looked_at() -> None:
    """TN-51: green stands in the open, yellow swims to shelter: no theft now."""
    s = swimming("3F", fish=["S", 9, "S"])
    play(s, "swim yellow")
    assert s.cave == gems()


def test_the_tile_just_laid_protects_already() -> None:
    """TN-51: 5F closes column 2, and yellow swims there with its crab."""
    s = swimming("5F", fish=[4, "S", "S"], reef=reef({2: "3F"}, {2: "4F"}), shells=0)
    play(s, "swim yellow")
    assert s.cave == gems()


def test_every_fish_in_the_open_costs_a_gem_at_the_end_of_the_round() -> None:
    """TN-56: counted after the drawing; fish robbed on landing are robbed again (Q44)."""
    columns = reef({1: "3F", 5: "1F"}, {1: "4F", 5: "2F"})
    s = end_of_round(fish=[9, 10, 5], chest=gems(blue=5, white=4), **pile(), reef=columns)
    go_on(s)
    play(s, "take inside", seat=0, chance=answering(4, 4, 5))
    assert s.cave == all_but(blue=3, white=3)
    assert s.round == 2


def test_each_roll_of_the_round_end_is_settled_before_the_next() -> None:
    """TN-56: the one red gem goes with the first roll; the second red roll has to be answered by the last player."""
    s = end_of_round(
        last=1, fish=[9, 10, "S"], chest=gems(red=1, blue=1, white=2), **pile(), reef=reef({4: "3F", 5: "4F"})
    )
    go_on(s, chance=answering(2, 2))
    assert s.phase == LOSING
    assert s.waiting == 0b10
    assert s.cave == all_but(blue=1, white=2)


def test_a_bare_chest_ends_the_game_before_the_remaining_rolls() -> None:
    """TN-56, TN-83: two fish in the open, one gem left."""
    s = end_of_round(fish=[9, 10, "S"], chest=gems(red=1))
    go_on(s)
    assert s.over == CHEST_BARE
    assert s.cave == BOX.gems


def test_sheltered_fish_are_left_alone_at_the_end_of_the_round() -> None:
    """TN-56: start, built-in reef and closed columns."""
    s = end_of_round(fish=[9, 4, "S"], reef=SAFE)
    go_on(s)
    assert s.cave == gems()
    assert s.phase == NEXT


def seahorse(**painted: Any) -> dict[str, Any]:
    """The first seat has the seahorse."""
    return {"chip": chips("seahorse", "crab"), **painted}


def test_the_seahorse_may_roll_again_and_the_second_roll_counts() -> None:
    """TN-60: before any gem is moved; better or worse, and not a third time."""
    s = swimming("3F", fish=[6, "S", "S"], **seahorse())
    play(s, "swim yellow", chance=answering(1))
    assert s.phase == REROLLING
    assert may(s) == ["keep", "roll"]
    assert s.cave == gems()
    play(s, "roll", chance=answering(0))
    assert s.cave == gems(purple=1)


def test_the_seahorse_may_keep_its_roll() -> None:
    """TN-60: the first result stands."""
    s = swimming("3F", fish=[6, "S", "S"], **seahorse())
    play(s, "swim yellow", "keep", chance=answering(5))
    assert s.cave == gems(white=1)


def test_others_have_no_second_roll() -> None:
    """TN-60: the crab rolls once, though the seahorse is at the table."""
    s = swimming("3F", seat=1, fish=[6, "S", "S"], **seahorse(tile=tiles(), played=[0, 1]))
    play(s, "swim yellow", chance=answering(5))
    assert s.cave[5] >= 1
    assert s.phase != REROLLING


def test_the_seahorse_helps_at_the_round_end_if_it_played_last() -> None:
    """TN-60: each roll once."""
    s = end_of_round(last=0, fish=[9, 10, "S"], **pile(), reef=reef({4: "3F", 5: "4F"}), **seahorse())
    go_on(s, chance=answering(0))
    assert s.phase == REROLLING
    play(s, "roll", chance=answering(5, 1))
    assert s.cave == gems(white=1)
    assert s.phase == REROLLING
    play(s, "roll", chance=answering(4))
    assert s.cave == gems(white=1, blue=1)


def test_the_seahorse_does_not_help_another_who_played_last() -> None:
    """TN-60: the rolls are the last player's."""
    s = end_of_round(last=1, fish=[9, 10, "S"], chest=gems(blue=5), **seahorse())
    go_on(s)
    assert s.cave == all_but(blue=3)


@pytest.mark.parametrize("first", ["roll", "keep"])
def test_by_option_the_seahorse_repeats_one_roll_of_the_round_end(first: str) -> None:
    """TN-60: option seahorse_round_end: a roll that was kept does not use it up."""
    s = end_of_round(fish=[9, 10, "S"], **pile(), reef=reef({4: "3F", 5: "4F"}), **seahorse(seahorse_round_end="once"))
    go_on(s, chance=answering(4))
    play(s, first)
    assert (s.phase == REROLLING) == (first == "keep")


def test_by_option_an_empty_chest_cannot_be_robbed() -> None:
    """TN-83: option bare_chest: with the stash complete there is no roll and no choice."""
    full = gems(purple=1, yellow=1, red=1, green=1, blue=1, white=1)
    s = swimming("3F", fish=[6, "S", "S"], stashed=full, chest=gems(), bare_chest="unless_stash_complete")
    draws = s.draws
    play(s, "swim yellow")
    assert s.draws == draws
    assert s.over == 0
    s = end_of_round(fish=[12, 13, 14], stashed=full, chest=gems(), bare_chest="unless_stash_complete", board="B")
    go_on(s)
    play(s, "take inside")
    assert s.over == 0
    assert s.round == 2


def test_the_die_has_one_side_for_each_colour() -> None:
    """TN-49: six sides, six colours."""
    assert sorted(BOX.sides) == [0, 1, 2, 3, 4, 5]
