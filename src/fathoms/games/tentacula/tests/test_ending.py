"""The five endings (TN-80 to TN-85), and the reef that runs out (TN-58)."""

from typing import Any

import pytest

from fathoms.core.state import NOBODY
from fathoms.games.tentacula.names import FINISH
from fathoms.games.tentacula.score import score
from fathoms.games.tentacula.state import CHEST_BARE, FISH_FOOD, MADE_IT, REEF_GONE, SO_CLOSE, State
from fathoms.games.tentacula.tests.positions import BOX, all_but, end_of_round, gems, go_on, pile, play, reef, swimming

FULL = gems(purple=1, yellow=1, red=1, green=1, blue=1, white=1)


def last_move(**painted: Any) -> State:
    """Yellow and green are home, red swims in with a crab from 33."""
    s = swimming("5F", board="C", gate="S1", fish=["F", "F", 33], **painted)
    play(s, "swim red")
    return s


def test_all_fish_home_and_all_gems_there_is_a_win_for_everybody() -> None:
    """TN-80: stash and chest together suffice; what is missing goes from the chest to the stash."""
    s = last_move(stashed=gems(purple=1), chest=gems(yellow=1, red=2, green=1, blue=3, white=1))
    assert s.over == MADE_IT
    assert s.winners == 0b11
    assert s.stashed == FULL
    assert s.chest == gems(red=1, blue=2)


def test_a_gem_too_few_is_so_close() -> None:
    """TN-81: nobody has won."""
    s = last_move(chest=gems(purple=1, yellow=1, red=2, green=1, blue=3))
    assert s.over == SO_CLOSE
    assert s.winners == 0


def test_what_counts_is_told_fish_by_fish_and_gem_by_gem() -> None:
    """TN-81: the lost ones last, the second of a colour too."""
    s = last_move(chest=gems(purple=1, yellow=1, red=2, green=1, blue=3))
    fish, kept, _ = score(BOX, s)
    assert [kind.removeprefix("fish-") for kind in fish.kinds] == ["yellow", "green", "red"]
    assert [kind.removeprefix("gem-") for kind in kept.kinds] == ["purple", "yellow", "red", "green", "blue", "white"]
    assert (fish.count, kept.count) == (3, 5)
    s = end_of_round(board="C", fish=[34, 33, "F"], reef=reef(), **pile(), chest=gems(white=5))
    fish, kept, _ = score(BOX, s)
    assert fish.kinds[: fish.count] == ["fish-red"]
    assert kept.kinds[: kept.count] == ["gem-white"]


def test_with_no_tile_left_anywhere_the_reef_is_gone() -> None:
    """TN-58, TN-82: after the drawing, the theft and the fold nobody holds a tile."""
    s = end_of_round(board="C", fish=[34, 33, "F"], reef=reef(), **pile(), chest=gems(blue=5))
    go_on(s)
    assert s.over == REEF_GONE
    assert s.winners == 0
    assert s.chest == gems(blue=3)
    assert s.cave == all_but(blue=3)


def test_the_last_tiles_are_played_by_those_who_have_them() -> None:
    """TN-58: one tile for two players: the game goes on."""
    s = end_of_round(board="C", fish=["F", "F", 34], reef=reef({9: "3F"}), next=[10, 6], **pile())
    go_on(s)
    assert s.over == 0


def test_a_chest_robbed_bare_is_lost() -> None:
    """TN-83: at once, with two fish home and the third on its way."""
    s = swimming("3F", board="C", fish=["F", "F", 31], gate="S1", chest=gems(white=1))
    play(s, "swim red")
    assert s.over == CHEST_BARE
    assert s.winners == 0


def test_a_dolphin_may_leave_the_chest_bare_too() -> None:
    """TN-83: Q31: the last gem rides to the stash, and it is over."""
    s = swimming("5F", fish=[4, "S", "S"], chest=gems(red=1))
    play(s, "swim yellow", "dolphin red")
    assert s.over == CHEST_BARE


@pytest.mark.parametrize(("option", "over"), [("always", CHEST_BARE), ("unless_stash_complete", 0)])
def test_by_option_a_complete_stash_forgives_a_bare_chest(option: str, over: int) -> None:
    """TN-83: Q30: option bare_chest."""
    s = swimming("3F", fish=[6, "S", "S"], stashed=FULL, chest=gems(white=1), bare_chest=option)
    play(s, "swim yellow")
    assert s.over == over
    five = gems(purple=1, yellow=1, red=1, green=1, blue=1)
    s = swimming("5F", fish=[4, "S", "S"], stashed=five, chest=gems(white=1), bare_chest=option)
    play(s, "swim yellow", "dolphin white")
    assert s.over == over


def test_by_option_a_bare_chest_still_loses_while_the_stash_lacks_a_gem() -> None:
    """TN-83: option bare_chest forgives only a complete stash."""
    s = swimming("3F", fish=[6, "S", "S"], stashed=gems(red=1), chest=gems(white=1), bare_chest="unless_stash_complete")
    play(s, "swim yellow")
    assert s.over == CHEST_BARE


def test_a_full_stash_without_a_reef_makes_fish_food() -> None:
    """TN-84: all gems safe, but the fish never arrive."""
    s = end_of_round(board="C", fish=[34, "F", "F"], reef=reef(), **pile(), stashed=FULL, chest=gems(blue=4))
    go_on(s)
    assert s.over == FISH_FOOD


def test_the_third_fish_ends_the_game_at_once() -> None:
    """TN-85: the second player still has a tile, and nothing more is drawn or stolen."""
    s = last_move(chest=gems(purple=1, yellow=1, red=2, green=1, blue=3, white=1))
    assert s.tile[1] != NOBODY
    assert s.waiting == 0
    assert s.draws == 0


def test_two_fish_home_are_not_the_end() -> None:
    """TN-85: it takes the third."""
    s = swimming("5F", board="C", gate="S1", fish=["F", 33, 27], shells=0)
    play(s, "swim green")
    assert s.fish[1] == FINISH
    assert s.over == 0
