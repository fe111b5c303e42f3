"""Placing tiles and what they protect (TN-22 to TN-30)."""

import pytest

from fathoms.core.state import NOBODY
from fathoms.games.tentacula.names import ROW
from fathoms.games.tentacula.state import SWIMMING
from fathoms.games.tentacula.tests.positions import (
    begun,
    boxed,
    face,
    gems,
    may,
    placing,
    play,
    position,
    protected,
    reef,
    tiles,
)


@pytest.mark.parametrize(("row", "place"), [("inside", 3), ("outside", ROW + 5)])
def test_a_tile_goes_on_the_next_reef_square_of_the_row_of_ones_choice(row: str, place: int) -> None:
    """TN-22: with the face that lay up; the row's pointer rises by one, the other stays."""
    s = placing(next=[3, 5])
    play(s, f"place {row}")
    assert s.reef[place] == face("5F")
    assert s.tile[0] == NOBODY
    assert s.next == ([4, 5] if row == "inside" else [3, 6])
    assert s.phase == SWIMMING


def test_reef_squares_left_behind_are_never_filled_again() -> None:
    """TN-23: In(1) was taken, and still the next one is In(4)."""
    s = placing(next=[4, 4], reef=reef({3: "3F"}, {3: "4F"}))
    play(s, "place inside")
    assert s.reef[1] == NOBODY
    assert s.reef[4] == face("5F")


def test_a_row_may_run_far_ahead_of_the_other() -> None:
    """TN-24: inside at 5, outside still at 1."""
    s = placing(next=[5, 2])
    assert may(s) == ["place inside", "place outside"]
    play(s, "place inside")
    assert s.next == [6, 2]


@pytest.mark.parametrize(
    ("board", "pointers", "row"),
    [("A", [6, 3], 1), ("A", [3, 6], 0), ("B", [11, 6], 1), ("C", [7, 11], 0)],
)
def test_with_one_row_full_the_other_must_be_used(board: str, pointers: list[int], row: int) -> None:
    """TN-25: a row ends at column 5 in state A, at 10 later."""
    s = begun(board=board, next=pointers)
    assert s.reef[ROW * row + pointers[row]] == face("5F")
    assert s.next[row] == pointers[row] + 1


@pytest.mark.parametrize(("board", "last"), [("A", 5), ("B", 10), ("C", 10)])
def test_the_last_column_in_play_can_still_be_used(board: str, last: int) -> None:
    """TN-25: full means beyond it."""
    s = begun(board=board, next=[last, last])
    assert may(s) == ["place inside", "place outside"]


def test_with_no_room_the_tile_lends_its_animal_and_goes_to_the_box() -> None:
    """TN-26: it is laid nowhere, and boxed at the end of the turn."""
    s = begun(next=[6, 6], fish=[11, 13, 14])
    before = list(s.reef)
    assert s.phase == SWIMMING
    assert s.tile[0] == face("5F")
    assert boxed(s) == set()
    play(s, "swim yellow")
    assert s.fish[0] == 12
    assert s.reef == before
    assert boxed(s) == {"5"}
    assert s.tile[0] == NOBODY


def test_a_tile_without_room_protects_nothing() -> None:
    """TN-26: Q10: not even in its own turn."""
    s = begun(next=[6, 6], fish=[11, 13, 14], chest=gems(white=5))
    play(s, "swim yellow")
    assert s.chest == gems(white=4)


def test_the_row_alone_says_how_a_tile_lies() -> None:
    """TN-27: sand to sand, no other choice than the row; 9F has its water at position 1 inside, 3 outside."""
    inside = position(reef=reef({2: "9F"}, {2: "3F"}))
    outside = position(reef=reef({2: "3F"}, {2: "9F"}))
    assert protected(inside, range(8, 11)) == [9, 10]
    assert protected(outside, range(8, 11)) == [8, 9]


def test_start_first_four_squares_and_finish_are_always_protected() -> None:
    """TN-28: whatever lies on the reef."""
    s = position(reef=reef())
    assert protected(s, range(36)) == [0, 1, 2, 3, 4, 35]


@pytest.mark.parametrize(
    ("inside", "outside", "safe"),
    [
        ("3F", "4F", [11, 12, 13]),
        ("5B", "4F", [11, 13]),  # water b
        ("10F", "4F", [11, 12]),  # water c
        ("4F", "10F", [12, 13]),
        ("11F", "4F", [12]),  # water a, c
        ("4F", "11F", [12]),
        ("9F", "10F", [12, 13]),  # a inside and c outside lie opposite each other
        ("12B", "7B", []),  # a, c and b
    ],
)
def test_a_square_is_protected_by_two_tiles_without_water_beside_it(inside: str, outside: str, safe: list[int]) -> None:
    """TN-29: letters run with travel inside and against it outside."""
    s = position(reef=reef({3: inside}, {3: outside}), tile=tiles("1F", "2F"))
    assert protected(s, range(11, 14)) == safe


def test_by_option_letters_run_the_same_way_on_both_sides() -> None:
    """TN-29: option outside_orientation."""
    s = position(reef=reef({3: "3F"}, {3: "10F"}), outside_orientation="same")
    assert protected(s, range(11, 14)) == [11, 12]


@pytest.mark.parametrize("column", range(1, 11))
def test_one_tile_or_none_protects_nothing(column: int) -> None:
    """TN-30: not the squares beside it, and a column only its own three."""
    mine = range(3 * column + 2, 3 * column + 5)
    assert protected(position(board="B", reef=reef({column: "3F"})), range(5, 35)) == []
    assert protected(position(board="B", reef=reef({}, {column: "3F"})), range(5, 35)) == []
    assert protected(position(board="B", reef=reef({column: "3F"}, {column: "4F"})), range(5, 35)) == list(mine)
