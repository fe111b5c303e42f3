"""How the game ends: complete tentacles, tips, an empty pile (TC-15, TC-30 to TC-41)."""

import pytest

from fathoms.core.chance import answering
from fathoms.games.tentacolor import GAME
from fathoms.games.tentacolor.names import CARDS, LETTERS
from fathoms.games.tentacolor.rules.tentacle import run, series
from fathoms.games.tentacolor.state import COMPLETED, GIVING, LAYING, RAN_OUT, REVEALED, SCATTERING, State
from fathoms.games.tentacolor.tests.positions import BOX, arm, box, go_on, hand, may, pile, play, position


def ended(s: State) -> tuple[int, list[int]]:
    return s.over, [seat for seat in range(s.seats) if (s.winners >> seat) & 1]


# --- base game -------------------------------------------------------------------------------------


def test_the_fifth_card_of_a_colour_wins_before_its_encounter() -> None:
    """TC-15: the Shark on it bites nobody."""
    s = position("YB-1 YV-1 RY-1 OY-1", "RO-1", "RG-1", hands=("YG-4 RV-1 RV-2", "BV-1", "BV-2"))
    assert play(s, "lay YG-4") == ["laid", "completed"]
    assert ended(s) == (COMPLETED, [0])
    assert (s.waiting, s.boxed) == (0, 0)


def test_four_do_not_win_and_more_than_enough_do() -> None:
    """TC-30: N or more; a Shark may uncover a longer series than N - 1."""
    s = position("YB-1 YV-1 RY-1", "", "", hands=("OY-1 RV-1 RV-2", "BV-1", "BV-2"))
    play(s, "lay OY-1")
    assert s.over == 0
    s = position("YB-1 YV-1 RY-1 OY-2 OY-3", "", "", hands=("OY-1 RV-1 RV-2", "BV-1", "BV-2"))
    play(s, "lay OY-1")
    assert ended(s) == (COMPLETED, [0])


def test_the_winner_is_asked_for_no_tip() -> None:
    """TC-31: a tip at the end is decoration only."""
    s = position("YB-1 YV-1 RY-1 OY-2", "", "", hands=("OY-1 RV-1 RV-2", "BV-1", "BV-2"))
    play(s, "lay OY-1")
    assert s.waiting == 0
    assert s.tip == [-1] * 4


# --- experts ---------------------------------------------------------------------------------------


def test_experts_do_not_win_by_laying() -> None:
    """TC-33: encounter and giving go on as usual."""
    s = position("YB-1 YV-1 RY-1 OY-1", "RO-1", "", hands=("YG-4 RV-1 RV-2", "BV-1", "BV-2"), tips="T2 T1 T3")
    play(s, "lay YG-4")
    assert (s.over, box(s), s.phase) == (0, "RO-1", GIVING)


def test_a_tip_that_fits_wins_at_the_start_of_the_turn() -> None:
    """TC-34: instead of the turn; nothing is drawn."""
    s = position(
        "YB-1 YV-1 RY-1 OY-1 YG-1", "", "", hands=("RV-1 RV-2", "BV-1", "BV-2"), tips="T2 T1 T3", phase="starting"
    )
    left = s.left
    go_on(s)
    assert ended(s) == (REVEALED, [0])
    assert (s.left, s.held[0]) == (left, 2)


@pytest.mark.parametrize(
    ("tentacle", "tip"), [("YB-1 YV-1 RY-1 OY-1 YG-1", "T1"), ("YB-1 YV-1 RY-1 OY-1", "T2"), ("", "T2")]
)
def test_a_short_series_or_another_colour_means_a_normal_turn(tentacle: str, tip: str) -> None:
    """TC-35: no win yet."""
    s = position(tentacle, "", "", hands=("RV-1 RV-2", "BV-1", "BV-2"), tips=f"{tip} T3 T4", phase="starting")
    go_on(s)
    assert (s.over, s.held[0], s.phase) == (0, 3, LAYING)


def test_a_longer_series_counts_and_one_fitting_colour_of_two_is_enough() -> None:
    """TC-35: seven greens, of which the last five are yellow too."""
    arms = "RG-1 GB-1 YG-1 YG-2 YG-3 YG-4 OG-1", "", ""
    s = position(*arms, hands=("RV-1 RV-2", "BV-1", "BV-2"), tips="T1 T2 T4", phase="starting")
    go_on(s)
    assert ended(s) == (REVEALED, [0])


def test_who_does_not_win_with_a_complete_series_gives_away_what_the_tip_is_not() -> None:
    """TC-43: revealing is compulsory, so the tip has no yellow."""
    s = position(
        "YB-1 YV-1 RY-1 OY-1 YG-1", "", "", hands=("RV-1 RV-2", "BV-1", "BV-2"), tips="T1 T3 T4", phase="starting"
    )
    go_on(s)
    assert s.ruled_out == [1 << LETTERS.index("Y"), 0, 0, 0]


# --- an empty pile ---------------------------------------------------------------------------------


def test_the_game_ends_when_there_is_nothing_to_draw() -> None:
    """TC-36: in the first step of a turn."""
    s = position("RO-1", "RG-1 RB-1", hands=("RV-1 RV-2", "BV-1"), left=0, phase="giving")
    assert play(s, "give RV-1") == ["gave", "turn", "ran_out", "longest"]
    assert ended(s) == (RAN_OUT, [1])


def test_a_tip_comes_before_the_empty_pile() -> None:
    """TC-36: experts try their tip first."""
    arms = "YB-1 YV-1 RY-1 OY-1 YG-1", "RO-1", ""
    s = position(*arms, hands=("RV-1 RV-2", "BV-1", "BV-2"), tips="T2 T1 T3", left=0, phase="starting")
    go_on(s)
    assert ended(s) == (REVEALED, [0])


@pytest.mark.parametrize(
    ("arms", "tips", "winners"),
    [
        (("RO-1 RG-1", "GB-1", ""), "", [0]),
        (("RO-1 RG-1", "GB-1 GV-1", ""), "", [0, 1]),
        (("RO-1 RG-1", "YG-1 YB-1 YV-1 OG-1 GB-1", ""), "", [1]),
        (("RO-1 RG-1 RB-1", "YG-1 YB-1 YV-1 RY-1 OG-1 GB-1", ""), "", [0]),
        (("", "", ""), "", [0, 1, 2]),
        (("RO-1 RG-1", "BV-1", "YB-1"), "T2 T4 T3", [1, 2]),
        (("OG-1 RG-1", "BV-1 BV-2", ""), "T1 T4 T3", [0, 1]),
        (("YV-1 YB-1 OG-1 GB-1", "RO-1 RG-1", ""), "T1 T4 T3", [0, 1]),
    ],
)
def test_the_longest_series_wins_then_the_longest_block_then_they_share(
    arms: tuple[str, ...], tips: str, winners: list[int]
) -> None:
    """TC-37: for experts only the colours of the own tip count, in both."""
    s = position(*arms, hands=("RV-1 RV-2", "RV-3", "OV-2"), left=0, tips=tips, phase="starting")
    go_on(s)
    assert ended(s) == (RAN_OUT, winners)


def test_the_last_card_is_used_normally() -> None:
    """TC-39: the turn of who draws it is completed."""
    s = position("", "", hands=("RV-1 RV-2", "BV-1"), left=1, phase="starting")
    go_on(s)
    assert (s.left, s.held[0]) == (0, 3)
    play(s, "lay RV-1", "give RV-2")
    assert ended(s) == (RAN_OUT, [0])


# --- recycling -------------------------------------------------------------------------------------


def test_an_empty_pile_is_made_anew_from_the_box_and_all_but_the_series() -> None:
    """TC-40: the series at the end of each tentacle stays."""
    arms = "RO-1 GB-1 GV-1", "YB-1 YV-1 RY-1 OG-1", ""
    s = position(*arms, hands=("RV-1 RV-2", "BV-1", "BV-2"), left=0, pile_empty="recycle", phase="starting")
    others = set(box(s).split())
    go_on(s, chance=answering(box(s).split().index("RB-1")))
    assert (arm(s, 0), arm(s, 1), arm(s, 2)) == ("GB-1 GV-1", "OG-1", "")
    assert pile(s) == {*others, "RO-1", "YB-1", "YV-1", "RY-1"} - {"RB-1"}
    assert (hand(s, 0), s.boxed, s.over) == ("RB-1 RV-1 RV-2", 0, 0)


def test_a_shoal_on_an_empty_pile_recycles_before_the_discard() -> None:
    """TC-40: the discarded card is not in the new pile."""
    hands = "OG-4 RV-2 RV-3", "BV-1", "BV-2"
    s = position("RO-1", "", "", hands=hands, left=0, pile_empty="recycle")
    assert play(s, "lay OG-4") == ["laid", "recycled"]
    assert s.phase == SCATTERING
    play(s, "shoal 2")
    assert box(s) == "BV-2"
    assert "BV-2" not in pile(s) | set(hand(s, 2).split())


def test_a_rare_specimen_on_an_empty_pile_recycles_too() -> None:
    """TC-40: and is laid on as usual."""
    s = position("YG-1", "", hands=("RO-4 RV-2 RV-3", "BV-1"), left=0, pile_empty="recycle")
    assert play(s, "lay RO-4", chance=answering(s.boxed)) == ["laid", "recycled", "drew_more"]
    assert may(s) == ["lay RV-2", "lay RV-3", "lay YG-1"]


def all_laid(*hands: str) -> tuple[str, ...]:
    """Four tentacles of all cards but those in hand: the red ones, then the other orange, yellow and green ones."""
    held = " ".join(hands).split()
    return tuple(" ".join(card for card in CARDS if card[0] == letter and card not in held) for letter in "ROYG")


def test_if_recycling_yields_nothing_the_game_ends() -> None:
    """TC-40: every card is in a hand or in a series."""
    hands = "BV-1 BV-2", "BV-3", "BV-4", "GV-1"
    s = position(*all_laid(*hands), hands=hands, left=0, pile_empty="recycle", phase="starting")
    assert (s.left, s.boxed) == (0, 0)
    go_on(s)
    assert ended(s) == (RAN_OUT, [0])
    hands = "RO-4 BV-1 BV-2", "BV-3", "BV-4", "GV-1"
    s = position(*all_laid(*hands), hands=hands, left=0, pile_empty="recycle", expert="on")
    assert play(s, "lay RO-4") == ["laid", "rare_idle"]


def test_recycling_leaves_every_run_as_it_was() -> None:
    """TC-40, TC-20: what is cleared away lies before the series."""
    s = position(
        "GV-2 YG-1 YG-2 GB-1", "RO-2 RB-1", hands=("RV-1 RV-2", "BV-1"), left=0, pile_empty="recycle", phase="starting"
    )
    before = [series(BOX, s, seat) for seat in range(2)]
    go_on(s)
    assert [series(BOX, s, seat) for seat in range(2)] == before
    assert run(BOX, s, 0, 1 << LETTERS.index("G")) == 4


def test_all_options_combine() -> None:
    """TC-41: `goal` sets the length for experts too, and every combination can be played."""
    s = position(
        "YB-1 YV-1 RY-1 OY-1", "", "", hands=("RV-1 RV-2", "BV-1", "BV-2"), tips="T2 T1 T3", goal=4, phase="starting"
    )
    go_on(s)
    assert ended(s) == (REVEALED, [0])
    for expert in ("off", "on"):
        for laying in ("free", "match_if_able"):
            for pile_empty in ("longest", "recycle"):
                for goal in ("book", 4, 5, 6):
                    table = GAME.table(seats=3, seed=2, expert=expert, laying=laying, pile_empty=pile_empty, goal=goal)
                    for _ in range(400):
                        if table.over:
                            break
                        table.play(table.waiting[0], table.legal(table.waiting[0])[-1])
                    assert table.over or pile_empty == "recycle"
