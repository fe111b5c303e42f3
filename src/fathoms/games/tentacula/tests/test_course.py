"""Turn order, drawing and folds (TN-20, TN-21, TN-52 to TN-58, TN-63, TN-70 to TN-73)."""

from typing import Any

import pytest

from fathoms.games.tentacula import GAME
from fathoms.games.tentacula.names import FACES, GATES, NOBODY, ROW, STATE_A, STATE_B, STATE_C
from fathoms.games.tentacula.options import CLOCKWISE, EITHER_ROW, VOTE
from fathoms.games.tentacula.state import DRAWING, NEXT, PLACING, SHOWING, VOTING
from fathoms.games.tentacula.tests.positions import (
    chips,
    end_of_round,
    face,
    gems,
    go_on,
    phrases,
    pile,
    play,
    position,
    reef,
    swimming,
    tiles,
)

NO_PILE: dict[str, Any] = {"pile": 0, "top": NOBODY}


def three(**painted: Any) -> dict[str, Any]:
    """Three seats, none of them the turtle."""
    return {"seats": 3, "chip": chips("jellyfish", "crab", "seahorse"), **painted}


# --- who plays ------------------------------------------------------------------------------------------


def test_every_player_with_a_tile_plays_exactly_once_a_round() -> None:
    """TN-20: seat 1 has none and is left out; then the round is over."""
    s = go_on(position(**three(tile=tiles("3F", "", "4F"), waiting=0)))
    assert s.waiting == 0b101
    play(s, "turn", "place inside", "swim yellow", seat=2)
    assert s.player == 0  # the only one left needs no choice
    assert s.phase == PLACING
    play(s, "place inside", "swim green")
    assert s.round == 2


def test_the_team_picks_any_player_who_has_not_played() -> None:
    """TN-21: whoever begins first plays next."""
    s = position(**three(tile=tiles("3F", "5F", "4F"), waiting=0b111))
    assert phrases(s, 1) == ["turn"]
    play(s, "turn", seat=1)
    assert s.player == 1
    assert s.waiting == 0b010
    play(s, "place inside", "swim yellow", seat=1)
    assert s.phase == NEXT
    assert s.waiting == 0b101


def test_by_option_the_team_votes() -> None:
    """TN-21: option turn_choice: everybody votes, also who has played; the most votes win."""
    s = go_on(position(**three(tile=tiles("3F", "", "4F"), turn_choice=VOTE, waiting=0)))
    assert s.phase == VOTING
    assert s.waiting == 0b111
    assert phrases(s, 1) == ["vote 0", "vote 2"]
    play(s, "vote 2", seat=1)
    assert s.waiting == 0b101
    play(s, "vote 0", seat=0)
    play(s, "vote 2", seat=2)
    assert s.player == 2
    assert s.phase == PLACING


def test_a_tie_of_votes_goes_to_the_lowest_seat() -> None:
    """TN-21: one vote for each of two."""
    s = go_on(position(turn_choice=VOTE, waiting=0))
    play(s, "vote 1", seat=0)
    play(s, "vote 0", seat=1)
    assert s.player == 0


def test_votes_are_asked_for_afresh_before_every_turn() -> None:
    """TN-21: the votes of the last turn are forgotten."""
    s = go_on(position(**three(tile=tiles("3F", "5F", "4F"), turn_choice=VOTE, waiting=0)))
    for seat in range(3):
        play(s, "vote 1", seat=seat)
    play(s, "place inside", "swim yellow")
    assert s.phase == VOTING
    assert s.waiting == 0b111


def test_by_option_turns_go_clockwise_from_the_first_seat() -> None:
    """TN-21: option turn_choice: seats without a tile are left out."""
    s = go_on(position(**three(tile=tiles("", "5F", "4F"), turn_choice=CLOCKWISE, waiting=0)))
    assert s.player == 1
    play(s, "place inside", "swim yellow")
    assert s.player == 2


# --- drawing --------------------------------------------------------------------------------------------


def test_the_last_player_draws_first_then_the_others_clockwise() -> None:
    """TN-52: seat 2 was last, so seats 2, 0, 1; also who had no tile in this round."""
    s = end_of_round(last=2, **three(pile=pile("7F", "8F", "9F")[0], top=face("7F")))
    go_on(s, 3, 0)  # below 7F lies 9B, below that 8F
    assert s.tile[:3] == [face("9F"), face("8B"), face("7B")]


def test_a_tile_from_the_pile_is_turned_over() -> None:
    """TN-53: 7F was up on the pile, 7B lies before the drawer, and the next tile shows its face."""
    s = end_of_round(seats=2, pile=pile("7F", "8F", "9F")[0], top=face("7F"))
    go_on(s, 0, 1)
    assert s.tile[:2] == [face("7B"), face("8B")]
    assert s.top == face("9B")
    assert s.pile == 1 << 8


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
    s = go_on(end_of_round(reef=reef(inside, outside), **NO_PILE))
    if rows:
        assert s.phase == DRAWING
        assert phrases(s, 0) == rows
    else:
        assert s.tile[0] == face((inside.get(3) or outside[4]).replace("F", "B"))
        assert s.phase == NEXT


def test_a_tile_from_the_reef_is_turned_over_too() -> None:
    """TN-54: 9F is taken, 9B counts from now on."""
    s = go_on(end_of_round(reef=reef({3: "9F", 4: "3F"}), **NO_PILE))
    assert s.tile[:2] == [face("9B"), face("3B")]
    assert s.reef == reef()


def test_by_option_the_rear_of_either_row_may_be_taken() -> None:
    """TN-54: option take_rule: even if the other row's rear tile lies further back."""
    s = go_on(end_of_round(reef=reef({2: "3F"}, {5: "4F"}), take_rule=EITHER_ROW, **NO_PILE))
    play(s, "take outside", seat=0)
    assert s.tile[:2] == [face("4B"), face("3B")]


def test_with_neither_pile_nor_reef_there_is_no_tile() -> None:
    """TN-55: one tile for two drawers."""
    s = go_on(end_of_round(last=1, reef=reef({5: "3F"}), **NO_PILE))
    assert s.tile[:2] == [NOBODY, face("3B")]
    assert s.phase in (PLACING, NEXT)


@pytest.mark.parametrize("kept", [False, True])
def test_the_turtle_chooses_the_face_of_every_tile_it_gets(kept: bool) -> None:
    """TN-63: from the pile, from the reef; others draw only when it has chosen."""
    from_reef = {"reef": reef({3: "7F", 4: "8F"}), **NO_PILE}
    for painted in ({}, from_reef):
        s = go_on(end_of_round(chip=chips("turtle", "crab"), **painted))
        assert s.phase == SHOWING
        assert s.waiting == 0b01
        assert phrases(s, 0) == ["show turtle", "show jellyfish"]
        assert s.tile[1] == NOBODY
        play(s, "show turtle" if kept else "show jellyfish", seat=0)
        assert FACES[s.tile[0]] == ("7F" if kept else "7B")
        assert s.tile[1] != NOBODY


# --- folds ----------------------------------------------------------------------------------------------

THROUGH: dict[str, Any] = {"fish": [11, 13, 14], "reef": reef({3: "3F", 4: "1F"}, {3: "4F", 4: "2F"})}


def test_the_board_is_folded_once_all_fish_have_passed_and_the_round_is_over() -> None:
    """TN-57: not while one is still before the arch, and not before the drawing and the theft."""
    s = go_on(end_of_round(**THROUGH))
    assert s.board == STATE_B
    s = go_on(end_of_round(fish=[11, 13, 4], reef=THROUGH["reef"]))
    assert s.board == STATE_A
    s = swimming("5F", fish=[11, 13, 8], gate=GATES.index("S1"), shells=0)
    play(s, "swim red", chance=(5,))
    assert s.fish[2] == 12
    assert s.board == STATE_A  # the second player plays on the old board
    assert s.player == 1


def test_the_next_round_begins_if_anybody_has_a_tile() -> None:
    """TN-58: nobody has played in it."""
    s = go_on(end_of_round(played=0b11))
    assert s.round == 2
    assert s.played == 0
    assert s.waiting == 0b11


def test_fold_1_opens_the_left_side_and_loses_the_pile() -> None:
    """TN-70: two are drawn first, the rest is boxed; the reef and the rows stay; a new gate stands on arch 2."""
    s = end_of_round(next=[5, 5], pile=pile("7F", "8F", "9F", "10F")[0], top=face("7F"), **THROUGH)
    go_on(s, 0, 0, 2)  # 8F, 9F; then the third gate of the pile
    assert s.tile[:2] == [face("7B"), face("8B")]
    assert s.boxed == 1 << 8 | 1 << 9
    assert (s.pile, s.top) == (0, NOBODY)
    assert s.next == [5, 5]
    assert s.reef == THROUGH["reef"]
    assert s.gate == GATES.index("C2")
    assert s.gates == 0b110110


def test_fold_2_shuts_the_right_side_and_loses_its_reef() -> None:
    """TN-71: columns 1 to 5 are boxed; a row that was not beyond them goes on at 6."""
    s = end_of_round(board=STATE_B, fish=[26, 27, 28], next=[5, 8], **NO_PILE)
    s.reef = reef({2: "9F", 4: "1F"}, {3: "10F", 5: "3F", 7: "4F"})
    s.reef[ROW + 8] = face("5F")
    go_on(s, 4, 4, 4)  # all three fish are robbed of blue gems first
    assert s.board == STATE_C
    assert s.tile[:2] == [face("9B"), face("10B")]  # drawn before
    assert s.reef == reef({}, {7: "4F", 8: "5F"})
    assert s.boxed == 1 << 0 | 1 << 2
    assert s.next == [6, 8]
    assert s.gates.bit_count() == 4


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
    s = end_of_round(board=STATE_C, fish=[34, 35, 35], reef=reef({8: "3F", 9: "5F"}), gates=0b111000, **NO_PILE)
    go_on(s)
    assert s.board == STATE_C
    assert s.gate == GATES.index("H1")
    assert s.gates == 0b111000


def test_a_game_never_takes_more_than_thirty_turns() -> None:
    """TN-23, TN-26: every turn fills a reef square for good or boxes a tile."""
    for seed in range(40):
        t = GAME.table(seats=2 + seed % 3, seed=seed, bare_chest="unless_stash_complete")
        turns = 0
        while not t.over:
            seat = t.waiting[seed % len(t.waiting)]
            legal = t.legal_numbers(seat)
            t.play(seat, legal[(seed + t.state.ply) % len(legal)])
            turns += sum(GAME.news.names[e.what] == "turn" for e in t.steps[-1].news)
        assert turns <= 30
