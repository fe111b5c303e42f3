"""The course of a turn: draw, lay, give (TC-08 to TC-14, TC-27 to TC-29)."""

import pytest

import fathoms
from fathoms.core.state import NOBODY
from fathoms.games.tentacolor import GAME
from fathoms.games.tentacolor.names import ANY_COLOUR, LETTERS
from fathoms.games.tentacolor.options import FREE, MATCH_IF_ABLE
from fathoms.games.tentacolor.rules.tentacle import longest_block, run, series, series_colours
from fathoms.games.tentacolor.state import (
    GIVING,
    LAYING,
    LAYING_MORE,
)
from fathoms.games.tentacolor.tests.positions import BOX, arm, go_on, hand, may, play, position, top


def test_a_turn_is_draw_lay_give_and_then_the_left_neighbour_has_it() -> None:
    """TC-08: three steps in this order, clockwise."""
    s = position("", "", "", hands=("RO-1 GB-1", "YV-1", "BV-1"), phase="starting")
    go_on(s, chance=top(s, "YG-1"))
    assert (s.phase, s.held) == (LAYING, [3, 1, 1, 0])
    play(s, "lay YG-1")
    assert (s.phase, s.held) == (GIVING, [2, 1, 1, 0])
    play(s, "give RO-1")
    assert (s.player, s.phase, s.held) == (1, LAYING, [1, 3, 1, 0])
    play(s, "lay YV-1", "give RO-1")
    assert s.player == 2
    play(s, may(s)[0])
    while s.phase != GIVING:
        play(s, may(s)[0])
    play(s, may(s)[0])
    assert s.player == 0


def test_the_drawn_card_comes_into_the_hand() -> None:
    """TC-09: the top card of the pile, and the pile is one lower."""
    s = position("", "", hands=("RO-1 GB-1", "YV-1"), phase="starting")
    go_on(s, chance=top(s, "OV-3"))
    assert hand(s, 0) == "RO-1 OV-3 GB-1"
    assert s.left == 56
    assert s.waiting == 1


def test_a_card_must_be_laid_and_it_comes_last() -> None:
    """TC-10: exactly one card of the hand; there is no passing."""
    s = position("RG-1", "", hands=("RO-1 GB-1 RV-1", "BV-1"))
    assert may(s) == ["lay RO-1", "lay RV-1", "lay GB-1"]
    play(s, "lay RV-1")
    assert arm(s, 0) == "RG-1 RV-1"
    assert hand(s, 0) == "RO-1 GB-1"


def test_who_can_go_on_with_the_series_must() -> None:
    """TC-11: only the cards that show a colour of the series may be laid."""
    s = position("RG-1 RB-1", "", hands=("RO-1 YV-1 RV-2", "BV-1"))
    assert may(s) == ["lay RO-1", "lay RV-2"]
    assert GAME.refuse(BOX, s, 0, GAME.verbs.number("lay YV-1")) == "TC-11"


def test_either_colour_will_do_while_the_series_has_two() -> None:
    """TC-11, TC-12: after one card, or two alike, the series has two colours."""
    for tentacle in ("RG-1", "OY-1 RG-1 RG-2"):
        s = position(tentacle, "", hands=("RO-1 YG-1 BV-2", "BV-1"))
        assert may(s) == ["lay RO-1", "lay YG-1"]


def test_the_second_colour_of_the_last_card_is_not_the_series() -> None:
    """TC-11, TC-12: two in red, so blue need not be laid, nor does it fit as long as there is a red card."""
    s = position("RG-1 RB-1", "", hands=("OB-1 RV-2 YV-1", "BV-1"))
    assert may(s) == ["lay RV-2"]


@pytest.mark.parametrize("tentacle", ["", "RG-1 RB-1"])
def test_who_cannot_go_on_may_lay_anything(tentacle: str) -> None:
    """TC-11: a new series begins; an empty tentacle asks for nothing."""
    s = position(tentacle, "", hands=("OY-1 YV-1 OV-2", "BV-1"))
    assert len(may(s)) == 3


def test_any_card_may_be_laid_when_laying_is_free() -> None:
    """TC-11: whether it goes on with the series or not."""
    s = position("RG-1 RB-1", "", hands=("RO-1 YV-1 OY-2", "BV-1"), laying="free")
    assert may(s) == ["lay RO-1", "lay OY-2", "lay YV-1"]


def test_the_usual_table_wants_the_colours_matched() -> None:
    """TC-11: `laying` is `match_if_able` unless somebody says otherwise."""
    assert GAME.table(seats=3, seed=1).state.laying == MATCH_IF_ABLE
    assert GAME.table(seats=3, seed=1, laying="free").state.laying == FREE


@pytest.mark.parametrize(
    ("tentacle", "runs", "length", "colours"),
    [
        ("", "", 0, "ROYGBV"),
        ("YG-1", "Y1 G1", 1, "YG"),
        ("YG-1 YG-2", "Y2 G2", 2, "YG"),
        ("YG-1 OY-1", "Y2 O1", 2, "Y"),
        ("YG-1 OY-1 OB-1", "O2 B1", 2, "O"),
        ("RO-1 RG-1 RY-1 RV-1 GB-1", "G1 B1", 1, "GB"),
        ("RO-1 YV-1 RO-2 RO-3", "R2 O2", 2, "RO"),
    ],
)
def test_runs_are_counted_from_the_end(tentacle: str, runs: str, length: int, colours: str) -> None:
    """TC-12: run, series and the colours of the series."""
    s = position(tentacle, "")
    expected = {part[0]: int(part[1]) for part in runs.split()}
    assert {c: run(BOX, s, 0, 1 << k) for k, c in enumerate(LETTERS) if run(BOX, s, 0, 1 << k)} == expected
    assert series(BOX, s, 0) == run(BOX, s, 0, ANY_COLOUR) == length
    assert "".join(c for k, c in enumerate(LETTERS) if (series_colours(BOX, s, 0) >> k) & 1) == colours


def test_a_card_counts_for_both_its_colours_and_a_new_series_takes_what_fits() -> None:
    """TC-13: green over blue starts a blue series with the blue cards before it."""
    s = position("RO-1 RB-1 RB-2", "", hands=("GB-1 YV-1 OY-1", "BV-1"))
    assert series(BOX, s, 0) == 3
    play(s, "lay GB-1")
    assert [run(BOX, s, 0, 1 << LETTERS.index(c)) for c in "RBG"] == [0, 3, 1]


def test_cards_stay_when_a_series_is_broken() -> None:
    """TC-14: the tentacle only grows."""
    s = position("RO-1 RB-1", "", hands=("YG-1 YV-1 OY-1", "BV-1"))
    play(s, "lay YG-1")
    assert arm(s, 0) == "RO-1 RB-1 YG-1"
    assert longest_block(BOX, s, 0, ANY_COLOUR) == 2


def test_one_of_two_cards_is_given_to_the_left() -> None:
    """TC-27: the giver keeps one."""
    s = position("", "", "", hands=("GB-1 YV-1", "BV-1", "RO-1"), phase="giving")
    assert may(s) == ["give YV-1", "give GB-1"]
    news = play(s, "give YV-1", chance=top(s, "OY-1"))
    assert (hand(s, 0), hand(s, 1), hand(s, 2)) == ("GB-1", "OY-1 YV-1 BV-1", "RO-1")
    assert news == ["gave", "turn", "drew"]


def test_the_last_seat_gives_to_the_first() -> None:
    """TC-27: left of the last seat is the first."""
    s = position("", "", "", hands=("GB-1", "BV-1", "RO-1 YV-1"), phase="giving", player=2)
    play(s, "give RO-1")
    assert (s.player, s.waiting) == (0, 1)
    assert "RO-1" in hand(s, 0)


def test_an_encounter_may_be_given_and_does_nothing() -> None:
    """TC-28, TC-17: giving is compulsory, any card will do, and only laying wakes an encounter."""
    s = position("RO-1", "RO-2", hands=("YG-4 YV-1", "BV-1"), phase="giving")
    assert len(may(s)) == 2
    assert play(s, "give YG-4") == ["gave", "turn", "drew"]
    assert (arm(s, 0), arm(s, 1), s.boxed) == ("RO-1", "RO-2", 0)


def test_the_turn_passes_to_who_got_the_card() -> None:
    """TC-29: and to nobody else."""
    s = position("", "", hands=("GB-1 YV-1", "BV-1"), phase="giving")
    play(s, "give GB-1")
    assert (s.player, s.waiting) == (1, 2)
    assert may(s, 0) == []


@pytest.mark.parametrize(
    ("phase", "news", "after"),
    [
        ("starting", ["turn", "drew"], LAYING),
        ("finding", ["drew_more"], LAYING_MORE),
        ("biting", ["bitten"], GIVING),
        ("scattering", ["scattered", "drew_again"], GIVING),
    ],
)
def test_what_comes_by_itself_leads_to_a_decision_of_who_is_on_turn(phase: str, news: list[str], after: int) -> None:
    """TC-08, TC-16: whatever is under way, nobody waits for ever."""
    s = position("RO-1", "RG-1", hands=("GB-1 YV-1", "BV-1"), phase=phase)
    s.waiting = 0
    assert (go_on(s), s.phase, s.waiting) == (news, after, 1)


# --- the door --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "phrase", "rule"),
    [
        ("laying", "give RO-1", "TC-10"),
        ("laying", "lay BV-3", "TC-10"),
        ("laying", "shark 1", "TC-10"),
        ("giving", "lay RO-1", "TC-28"),
        ("giving", "give BV-3", "TC-27"),
        ("biting", "shark 0", "TC-19"),
        ("biting", "shark 3", "TC-18"),
        ("biting", "lay RO-1", "TC-16"),
        ("scattering", "shoal 0", "TC-22"),
        ("scattering", "give RO-1", "TC-16"),
    ],
)
def test_a_refusal_names_its_rule(phase: str, phrase: str, rule: str) -> None:
    """TC-10, TC-16, TC-18, TC-19, TC-22, TC-27, TC-28: what is not allowed now, and by which rule."""
    s = position("", "RO-3", "GB-3", hands=("RO-1 GB-1", "YV-1", "BV-1"), phase=phase)
    assert phrase not in may(s)
    assert GAME.refuse(BOX, s, 0, GAME.verbs.number(phrase)) == rule


def test_a_laid_or_given_card_cannot_be_taken_back() -> None:
    """TC-10, TC-27: it has been seen."""
    table = GAME.table(seats=2, seed=4)
    for _ in range(6):
        seat = table.waiting[0]
        table.play(seat, table.legal(seat)[0])
        with pytest.raises(fathoms.NothingToUndo):
            table.undo()


def test_an_empty_place_is_no_card() -> None:
    """TC-12: nothing is laid before the first turn."""
    assert position("", "").end == [NOBODY] * 4
