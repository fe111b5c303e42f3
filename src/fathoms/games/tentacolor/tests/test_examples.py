"""The worked examples of spec §9, one test each. Seats 0, 1, 2, 3 are the players A, B, C, D."""

from fathoms.games.tentacolor import GAME
from fathoms.games.tentacolor.names import LETTERS
from fathoms.games.tentacolor.rules.tentacle import run, series
from fathoms.games.tentacolor.state import COMPLETED, GIVING, LAYING, LAYING_MORE, RAN_OUT, REVEALED, State
from fathoms.games.tentacolor.tests.positions import BOX, arm, box, go_on, hand, may, play, position, top


def runs(s: State, seat: int, colours: str) -> list[int]:
    return [run(BOX, s, seat, 1 << LETTERS.index(colour)) for colour in colours]


def test_example_1_yellow_joins_two_cards() -> None:
    """TC-12: YG-1 OY-1 is a series of 2 in yellow."""
    s = position("YG-1", "", "", hands=("OY-1 RB-1 RB-2", "BV-1", "BV-2"))
    play(s, "lay OY-1")
    assert arm(s, 0) == "YG-1 OY-1"
    assert runs(s, 0, "YGO") == [2, 0, 1]
    assert series(BOX, s, 0) == 2


def test_example_2_orange_starts_anew_with_the_card_before() -> None:
    """TC-13: OB-1 after YG-1 OY-1 makes a series of 2 in orange."""
    s = position("YG-1 OY-1", "", "", hands=("OB-1 RB-1 RB-2", "BV-1", "BV-2"))
    play(s, "lay OB-1")
    assert runs(s, 0, "OBY") == [2, 1, 0]
    assert series(BOX, s, 0) == 2


def test_example_3_the_fifth_orange_card_wins() -> None:
    """TC-15, TC-30: RO-1 completes it."""
    s = position("OG-1 OV-1 OY-1 OB-1", "", "", hands=("RO-1 RB-1 RB-2", "BV-1", "BV-2"))
    assert runs(s, 0, "O") == [4]
    play(s, "lay RO-1")
    assert (s.over, s.winners) == (COMPLETED, 1)


def test_example_4_an_expert_reveals_the_tip_a_turn_later() -> None:
    """TC-33, TC-34: no win when laid, a win at the start of the next turn, without drawing."""
    hands = "RO-1 RB-1 RB-2", "BV-1", "BV-2"
    s = position("OG-1 OV-1 OY-1 OB-1", "", "", hands=hands, tips="T1 T2 T3")
    play(s, "lay RO-1")
    assert s.over == 0
    play(s, "give RB-1", "lay RB-1", "give BV-1", "lay BV-1", chance=top(s, "YV-1 YV-2"))
    left = s.left
    play(s, "give BV-2")
    assert (s.over, s.winners, s.left) == (REVEALED, 1, left)


def test_example_5_two_players_need_six() -> None:
    """TC-07: five are not enough for two, the sixth wins."""
    s = position("OG-1 OV-1 OY-1 OB-1", "", hands=("RO-1 OG-2 RB-2", "BV-1"))
    play(s, "lay RO-1")
    assert (runs(s, 0, "O"), s.over) == ([5], 0)
    play(s, "give RB-2", "lay RB-2", "give BV-1", chance=top(s, "YV-1 YV-2"))
    play(s, "lay OG-2")
    assert (runs(s, 0, "O"), s.over, s.winners) == ([6], COMPLETED, 1)


def test_example_6_hands_and_pile_of_four_players() -> None:
    """TC-05, TC-27: 55 cards before A draws, 54 after; then hands 1, 2, 1, 1 before B draws."""
    s = GAME.table(seats=4, seed=11, first_player=0).state
    assert (s.held, s.left) == ([3, 1, 1, 1], 54)
    s = position("", "", "", "", hands=("GB-1 YV-1 RO-1", "BV-1", "BV-2", "BV-3"))
    play(s, "lay RO-1")
    assert s.held == [2, 1, 1, 1]
    left = s.left
    play(s, "give GB-1")
    assert (s.held, s.left) == ([1, 3, 1, 1], left - 1)


def test_example_7_a_shark_cuts_a_yellow_run() -> None:
    """TC-18: YV-1 goes to the box; then A gives a card."""
    s = position("", "YG-1 YB-1 YV-1", "RO-1", hands=("YG-4 RB-1 RB-2", "BV-1", "BV-2"))
    play(s, "lay YG-4", "shark 1")
    assert (arm(s, 1), runs(s, 1, "Y"), box(s)) == ("YG-1 YB-1", [2], "YV-1")
    assert s.phase == GIVING


def test_example_8_a_shark_on_an_empty_table() -> None:
    """TC-19: no effect."""
    s = position("", "", "", hands=("OB-4 RB-1 RB-2", "BV-1", "BV-2"))
    play(s, "lay OB-4")
    assert (arm(s, 0), s.boxed, s.phase) == ("OB-4", 0, GIVING)


def test_example_9_a_shark_uncovers_a_red_run() -> None:
    """TC-20: with GB-1 gone, B's red run is 4 again."""
    s = position("", "RO-1 RG-1 RY-1 RV-1 GB-1", "", hands=("OB-4 RB-1 RB-2", "BV-1", "BV-2"))
    assert (series(BOX, s, 1), runs(s, 1, "GB")) == (1, [1, 1])
    play(s, "lay OB-4")
    assert runs(s, 1, "R") == [4]


def test_example_10_a_shoal_changes_cs_card() -> None:
    """TC-22: BV-2 to the box, C draws; hands 2, 1, 1, and A gives a card to B."""
    s = position("", "", "", hands=("OG-4 RB-1 RB-2", "BV-1", "BV-2"))
    play(s, "lay OG-4", "shoal 2", chance=top(s, "YV-1"))
    assert (box(s), hand(s, 2), s.held[:3]) == ("BV-2", "YV-1", [2, 1, 1])
    play(s, "give RB-1", chance=top(s, "YV-2"))
    assert hand(s, 1) == "RB-1 YV-2 BV-1"


def test_example_11_a_rare_specimen() -> None:
    """TC-24: RO-4, then RG-1: red run 2, and two cards to give from."""
    s = position("", "", "", hands=("RO-4 GB-1 YV-1", "BV-1", "BV-2"))
    play(s, "lay RO-4", chance=top(s, "RG-1"))
    assert (hand(s, 0), s.phase) == ("RG-1 YV-1 GB-1", LAYING_MORE)
    assert may(s) == ["lay RG-1", "lay YV-1", "lay GB-1"]
    play(s, "lay RG-1")
    assert (arm(s, 0), runs(s, 0, "R"), hand(s, 0)) == ("RO-4 RG-1", [2], "YV-1 GB-1")
    assert may(s) == ["give YV-1", "give GB-1"]


def test_example_12_a_chain_of_rare_specimens() -> None:
    """TC-25: two of them, three layings, one card left at the end."""
    s = position("", "", "", hands=("BV-4 GB-1 YV-1", "BV-1", "BV-2"))
    play(s, "lay BV-4", "lay GV-4", chance=top(s, "GV-4 OY-1"))
    play(s, "lay OY-1")
    assert (arm(s, 0), s.held[0]) == ("BV-4 GV-4 OY-1", 2)
    play(s, "give GB-1")
    assert hand(s, 0) == "YV-1"


def test_example_13_the_win_comes_before_the_effect() -> None:
    """TC-15: yellow run 5 with a Shark on the last card; nothing is removed."""
    s = position("YG-1 YB-1 YV-1 OY-1", "RO-1", "RO-2", hands=("YG-4 RB-1 RB-2", "BV-1", "BV-2"))
    play(s, "lay YG-4")
    assert (s.over, s.winners, s.boxed) == (COMPLETED, 1, 0)


def test_example_14_a_series_that_is_not_on_the_tip() -> None:
    """TC-35: orange run 5 with T3 is no win."""
    hands = "RB-1 RB-2", "BV-1", "BV-2"
    s = position("OG-1 OV-1 OY-1 OB-1 RO-1", "", "", hands=hands, tips="T3 T1 T2", phase="starting")
    go_on(s)
    assert (s.over, s.phase, s.held[0]) == (0, LAYING, 3)


def test_example_15_a_series_cut_and_rebuilt() -> None:
    """TC-35: a Shark cuts it to 4; A lays the fifth again and wins a turn later."""
    hands = "RG-2", "YG-4 BV-1 RB-1", "BV-2"
    s = position("RO-1 RG-1 RB-2 RV-1 RY-1", "", "", hands=hands, tips="T1 T2 T3", player=1)
    play(s, "lay YG-4")
    assert runs(s, 0, "R") == [4]
    play(s, "give BV-1", "lay BV-1", "give BV-2", chance=top(s, "OV-1 OV-2"))
    assert (s.player, s.over, s.phase) == (0, 0, LAYING)
    play(s, "lay RG-2")
    assert (runs(s, 0, "R"), s.over) == ([5], 0)
    play(s, "give BV-2", "lay BV-2", "give RB-1", chance=top(s, "OV-3"))
    play(s, *may(s)[:1])
    while s.over == 0 and s.phase != GIVING:
        play(s, may(s)[0])
    play(s, may(s)[0])
    assert (s.over, s.winners) == (REVEALED, 1)


def test_example_16_breaking_a_series_on_purpose() -> None:
    """TC-11: RB-1 must be laid; with `laying = free` the Shark may."""
    s = position("RO-1 RG-1", "", "", hands=("RB-1 YG-4 OV-2", "BV-1", "BV-2"))
    assert may(s) == ["lay RB-1"]
    s = position("RO-1 RG-1", "", "", hands=("RB-1 YG-4 OV-2", "BV-1", "BV-2"), laying="free")
    play(s, "lay YG-4")
    assert runs(s, 0, "GYR") == [2, 1, 0]


def test_example_17_an_empty_pile_shared() -> None:
    """TC-36, TC-37: series 3, 4, 4 and blocks 4, 4: B and C share the win."""
    arms = "RO-1 RG-1 RY-1", "GB-1 GV-1 OG-1 YG-1", "RB-1 OB-1 YB-1 BV-2"
    s = position(*arms, hands=("RV-1", "RV-2 OV-1", "BV-1"), left=0, player=1, phase="giving")
    assert [series(BOX, s, seat) for seat in range(3)] == [3, 4, 4]
    play(s, "give RV-2")
    assert (s.over, s.winners) == (RAN_OUT, 0b110)
