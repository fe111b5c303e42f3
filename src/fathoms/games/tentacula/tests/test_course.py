"""Turn order, drawing and folds (TN-20, TN-21, TN-52 to TN-58, TN-63, TN-70 to TN-73)."""

from typing import Any

import pytest

from fathoms.core.chance import answering
from fathoms.core.state import NOBODY
from fathoms.games.tentacula import GAME
from fathoms.games.tentacula.names import FACES, STATE_A, STATE_B, STATE_C
from fathoms.games.tentacula.state import NEXT, PLACING, SHOWING, TAKING, VOTING
from fathoms.games.tentacula.tests.positions import (
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
    reef,
    swimming,
    tiles,
)

NO_PILE = pile()


def three(**painted: Any) -> dict[str, Any]:
    """Three seats, none of them the turtle."""
    usual = {"chip": chips("jellyfish", "crab", "seahorse"), "reef": reef({1: "1F"}, {1: "2F"})}
    return {"seats": 3, **usual, **painted}


# --- who plays ------------------------------------------------------------------------------------------


def test_every_player_with_a_tile_plays_exactly_once_a_round() -> None:
    """TN-20: seat 1 has none and is left out; then the round is over."""
    s = position(**three(tile=tiles("3F", "", "4F")))
    assert s.waiting == 0b101
    play(s, "turn", "place inside", "swim yellow", seat=2)
    assert s.player == 0  # the only one left needs no choice
    assert s.phase == PLACING
    play(s, "place inside", "swim green")
    assert s.round == 2


def test_the_team_picks_any_player_who_has_not_played() -> None:
    """TN-21: whoever begins first plays next."""
    s = position(**three(tile=tiles("3F", "5F", "4F")))
    assert may(s, 1) == ["turn"]
    play(s, "turn", seat=1)
    assert s.player == 1
    assert s.waiting == 0b010
    play(s, "place inside", "swim yellow", seat=1)
    assert s.phase == NEXT
    assert s.waiting == 0b101


def test_by_option_the_team_votes() -> None:
    """TN-21: option turn_choice: everybody votes, also who has played; the most votes win."""
    s = position(**three(tile=tiles("3F", "", "4F"), turn_choice="vote"))
    assert s.phase == VOTING
    assert s.waiting == 0b111
    assert may(s, 1) == ["vote 0", "vote 2"]
    play(s, "vote 2", seat=1)
    assert s.waiting == 0b101
    play(s, "vote 0", seat=0)
    play(s, "vote 2", seat=2)
    assert s.player == 2
    assert s.phase == PLACING


def test_a_tie_of_votes_goes_to_the_lowest_seat() -> None:
    """TN-21: one vote for each of two."""
    s = position(turn_choice="vote")
    play(s, "vote 1", seat=0)
    play(s, "vote 0", seat=1)
    assert s.player == 0


def test_votes_are_asked_for_afresh_before_every_turn() -> None:
    """TN-21: the votes of the last turn are forgotten."""
    s = position(**three(tile=tiles("3F", "5F", "4F"), turn_choice="vote"))
    for seat in range(3):
        play(s, "vote 1", seat=seat)
    play(s, "place inside", "swim yellow")
    assert s.phase == VOTING
    assert s.waiting == 0b111


def test_by_option_turns_go_clockwise_from_the_first_seat() -> None:
    """TN-21: option turn_choice: seats without a tile are left out."""
    s = position(**three(tile=tiles("", "5F", "4F"), turn_choice="clockwise"))
    assert s.waiting == 0b010
    play(s, "turn")
    assert s.player == 1
    play(s, "place inside", "swim yellow")
    assert s.player == 2


# --- drawing --------------------------------------------------------------------------------------------


def test_the_last_player_draws_first_then_the_others_clockwise() -> None:
    """TN-52: seat 2 was last, so seats 2, 0, 1; also who had no tile in this round."""
    s = end_of_round(last=2, **three(**pile("7F", "8F", "9F")))
    go_on(s, chance=answering(3, 0))  # below 7F lies 9B, below that 8F
    assert s.tile[:3] == [face("9F"), face("8B"), face("7B")]


def test_a_tile_from_the_pile_is_turned_over() -> None:
    """TN-53: 7F was up on the pile, 7B lies before the drawer, and the next tile shows its face."""
    s = end_of_round(**pile("7F", "8F", "9F"))
    go_on(s, chance=answering(0, 1))
    assert s.tile[:2] == [face("7B"), face("8B")]
    assert s.top == face("9B")
    assert named(s, "pile") == ["9"]


@pytest.mark.parametrize(
    ("inside", "outside", "rows"),
    [
        ({3: "3F", 4: "5F"}, {3: "4F"}, ["take inside", "take outside"]),
        ({3: "3F"}, {4: "4F", 5: "5F"}, []),
        ({}, {4: "4F", 5: "5F"}, []),
    ],
)
def test_without_a_pile_the_rearmost_tile_of_the_reef_is_taken(
    inside: dict[int, str], outside: dict[int, str], rows: list[str]
) -> None:
    """TN-54: the lowest column; a choice only where both rows hold a tile there."""
    s = end_of_round(reef=reef(inside, outside), **NO_PILE)
    go_on(s)
    if rows:
        assert s.phase == TAKING
        assert may(s, 0) == rows
    else:
        assert s.tile[0] == face((inside.get(3) or outside[4]).replace("F", "B"))
        assert s.phase == NEXT


def test_a_tile_from_the_reef_is_turned_over_too() -> None:
    """TN-54: 9F is taken, 9B counts from now on."""
    s = end_of_round(reef=reef({3: "9F", 4: "3F"}), **NO_PILE)
    go_on(s)
    assert s.tile[:2] == [face("9B"), face("3B")]
    assert laid(s) == reef()


def test_by_option_the_rear_of_either_row_may_be_taken() -> None:
    """TN-54: option take_rule: even if the other row's rear tile lies further back."""
    s = end_of_round(reef=reef({2: "3F"}, {5: "4F"}), take_rule="either_row", **NO_PILE)
    go_on(s)
    play(s, "take outside", seat=0)
    assert s.tile[:2] == [face("4B"), face("3B")]


def test_with_neither_pile_nor_reef_there_is_no_tile() -> None:
    """TN-55: one tile for two drawers."""
    s = end_of_round(last=1, reef=reef({4: "3F"}), **NO_PILE)
    go_on(s)
    assert s.tile[:2] == [NOBODY, face("3B")]
    assert s.phase in (PLACING, NEXT)


@pytest.mark.parametrize("kept", [False, True])
def test_the_turtle_chooses_the_face_of_every_tile_it_gets(kept: bool) -> None:
    """TN-63: from the pile, from the reef; others draw only when it has chosen."""
    from_reef = {"reef": reef({3: "7F", 4: "8F"}), **NO_PILE}
    for painted in ({"top": "7F"}, from_reef):
        s = end_of_round(chip=chips("turtle", "crab"), **painted)
        go_on(s)
        assert s.phase == SHOWING
        assert s.waiting == 0b01
        assert may(s, 0) == ["show turtle", "show jellyfish"]
        assert s.tile[1] == NOBODY
        play(s, "show turtle" if kept else "show jellyfish", seat=0)
        assert FACES[s.tile[0]] == ("7F" if kept else "7B")
        assert s.tile[1] != NOBODY


# --- folds ----------------------------------------------------------------------------------------------

THROUGH: dict[str, Any] = {"fish": [11, 13, 14], "reef": reef({3: "3F", 4: "1F"}, {3: "4F", 4: "2F"})}


def test_the_board_is_folded_once_all_fish_have_passed_and_the_round_is_over() -> None:
    """TN-57: not while one is still before the arch, and not before the drawing and the theft."""
    s = end_of_round(**THROUGH)
    go_on(s)
    assert s.board == STATE_B
    s = end_of_round(fish=[11, 13, 4], reef=THROUGH["reef"])
    go_on(s)
    assert s.board == STATE_A
    s = swimming("5F", fish=[11, 13, 8], gate="S1", shells=0)
    play(s, "swim red", chance=answering(5))
    assert s.fish[2] == 12
    assert s.board == STATE_A  # the second player plays on the old board
    assert s.player == 1


def test_the_next_round_begins_if_anybody_has_a_tile() -> None:
    """TN-58: nobody has played in it."""
    s = end_of_round(played=[0, 1])
    go_on(s)
    assert s.round == 2
    assert s.played == 0
    assert s.waiting == 0b11


def test_fold_1_opens_the_left_side_and_loses_the_pile() -> None:
    """TN-70: two are drawn first, the rest is boxed; the reef and the rows stay; a new gate stands on arch 2."""
    s = end_of_round(next=[5, 5], **pile("7F", "8F", "9F", "10F"), **THROUGH)
    before = boxed(s)
    go_on(s, chance=answering(0, 0, 2))  # 8F, 9F; then the third gate of the pile
    assert s.tile[:2] == [face("7B"), face("8B")]
    assert boxed(s) - before == {"9", "10"}
    assert (s.pile, s.top) == (0, NOBODY)
    assert s.next == [5, 5]
    assert laid(s) == THROUGH["reef"]
    assert named(s, "gate") == "C2"
    assert s.gates == 0b110110


def test_fold_2_shuts_the_right_side_and_loses_its_reef() -> None:
    """TN-71: columns 1 to 5 are boxed; a row that was not beyond them goes on at 6."""
    tiles_laid = reef({2: "9F", 4: "1F"}, {3: "10F", 5: "3F", 7: "4F", 8: "5F"})
    s = end_of_round(board="B", fish=[26, 27, 28], next=[5, 9], reef=tiles_laid, **NO_PILE)
    before = boxed(s)
    go_on(s, chance=answering(4, 4, 4))  # all three fish are robbed of blue gems first
    assert s.board == STATE_C
    assert s.tile[:2] == [face("9B"), face("10B")]  # drawn before
    assert laid(s) == reef({}, {7: "4F", 8: "5F"})
    assert boxed(s) - before == {"1", "3"}
    assert s.next == [6, 9]
    assert s.gates.bit_count() == 3


def test_a_fold_touches_nothing_else() -> None:
    """TN-72: fish, hands, gems and shells stay as they are."""
    s = end_of_round(stashed=gems(red=1), cave=gems(), shells=3, **THROUGH)
    chest = list(s.chest)
    go_on(s)
    assert s.board == STATE_B
    assert s.fish == [11, 13, 14]
    assert s.tile[0] != NOBODY
    assert (s.chest, s.stashed, s.cave, s.shells) == (chest, gems(red=1), gems(), 3)


def test_there_is_no_third_fold() -> None:
    """TN-73: in state C the board and its gate stay, wherever the fish are."""
    s = end_of_round(board="C", fish=[34, "F", "F"], reef=reef({8: "3F", 9: "5F"}), gates=["C2", "S1", "S2"], **NO_PILE)
    go_on(s)
    assert s.board == STATE_C
    assert named(s, "gate") == "H1"
    assert named(s, "gates") == ["C2", "S1", "S2"]


def test_a_game_never_takes_more_than_thirty_turns() -> None:
    """TN-23, TN-26: every turn fills a reef square for good or boxes a tile."""
    for seed in range(40):
        t = GAME.table(seats=2 + seed % 3, seed=seed, bare_chest="unless_stash_complete")
        turns = 0
        while not t.over:
            seat = t.waiting[seed % len(t.waiting)]
            legal = t.legal_numbers(seat)
            t.play(seat, legal[(seed + t.state.ply) % len(legal)])
            turns += sum(e.kind.name == "turn" for e in t.steps[-1].news)
        assert turns <= 30
