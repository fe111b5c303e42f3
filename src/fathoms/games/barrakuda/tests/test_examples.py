"""The worked examples of the spec (§9), each played out."""

from fathoms.games.barrakuda.state import CHOOSING, WON
from fathoms.games.barrakuda.tests.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    decline_all,
    dive,
    falling,
    hand,
    hands,
    may,
    play,
    position,
    resolving,
    row,
    rows,
)


def test_example_1_the_barracuda_passes_the_higher_wreck() -> None:
    """BK-21, BK-22, BK-23, BK-24: from 6 by 2, not by 1, to 3; Red and Yellow on 2 are not bitten."""
    s = position(row=rows("", "", "5", "1"), bag=[2, 2, 1, 3], vault=[0, 0, 0, 1])
    dive(s, "2423", distance=2, to=3)
    assert [row(s, seat) for seat in range(4)] == ["2", "4", "52", "13"]
    assert s.barracuda + 1 == 3
    assert s.bag[:3] == [2, 2, 1]


def test_example_2_red_robs_yellow() -> None:
    """BK-42, BK-43, BK-44, BK-51: Red has fewer cards in front; then both take a card back."""
    s = position(row=rows("", "", "5", "1"), bag=[2, 2, 1, 3], vault=[0, 0, 0, 1])
    dive(s, "2423", distance=2, to=3)
    assert may(s, RED) == ["gold", "rob 2", "decline"]
    play(s, "rob 2", seat=RED)
    assert (s.bag[RED], s.bag[YELLOW]) == (3, 0)
    play(s, "take_back", seat=RED)
    play(s, "take_back", seat=YELLOW)
    assert (row(s, RED), row(s, YELLOW)) == ("", "2")


def test_example_3_green_drops_the_bag_but_not_the_vault() -> None:
    """BK-33, BK-34, BK-35, BK-36: three gold lie on the wreck; the General Action gives one."""
    s = position(row=rows("", "", "5", "1"), bag=[2, 2, 1, 3], vault=[0, 0, 0, 1])
    decline_all(dive(s, "2423", distance=2, to=3))
    assert s.gold[2] == 3
    assert s.bag[GREEN] == 1
    assert s.vault[GREEN] == 1


def test_example_4_blue_alone_gets_three_gold() -> None:
    """BK-40: Special and General Action together."""
    s = position(row=rows("", "", "5", "1"), bag=[2, 2, 1, 3], vault=[0, 0, 0, 1])
    decline_all(dive(s, "2423", distance=2, to=3))
    assert s.bag[BLUE] == 5


def test_example_5_one_step_on_the_way_leads_home() -> None:
    """BK-21, BK-22, BK-56: from 5 to 3 with 1 step it stops on 6, and all Barracuda cards come back; with 2 on 2."""
    s = position(2, barracuda="5", hand=hands("12345", "12345b"))
    decline_all(dive(s, "44", distance=1, to=3))
    assert s.barracuda + 1 == 6
    assert hand(s, RED) == "1235b"
    s = position(2, barracuda="5", hand=hands("12345", "12345b"))
    decline_all(dive(s, "44", distance=2, to=3))
    assert s.barracuda + 1 == 2
    assert hand(s, RED) == "1235"


def test_example_6_it_never_swims_past_its_goal() -> None:
    """BK-23: one step is enough to 5; it stays on 6 when the die says 6."""
    assert dive(position(2), "11", distance=2, to=5).barracuda + 1 == 5
    assert dive(position(2), "11", distance=2, to=6).barracuda + 1 == 6


def test_example_7_the_controller_is_safe_from_their_own_barracuda() -> None:
    """BK-25, BK-33, BK-36: Red lies on 4 and keeps 5; Blue drops 2 and gets 1."""
    s = position(2, place=at(4, 4), bag=[5, 2], row=rows("4", "3"))
    dive(s, "b4", distance=1)
    assert may(s, RED) == ["steer 1", "steer 2", "steer 4", "steer 5", "steer 6"]
    play(s, "steer 4", seat=RED)
    assert s.bag[:2] == [5, 1]
    assert s.gold[3] == 2


def test_example_8_the_last_card_brings_the_best_initiative() -> None:
    """BK-15, BK-16, BK-42: Red's row returns, value 0 beats Blue's 1."""
    s = position(2, row=rows("1234", ""))
    dive(s, "55", distance=1, to=6)
    assert hand(s, RED) == "12345b"
    assert row(s, RED) == ""
    assert s.value[:2] == [0, 1]
    assert may(s, RED) == ["vault 1", "vault 2", "rob 1", "decline"]


def test_example_9_seven_at_most_go_into_the_vault() -> None:
    """BK-62: with seven the game goes on, with eight Red has won at once."""
    s = resolving(2, place=at(5, 0), bag=[9, 2])
    assert may(s, RED) == [*(f"vault {n}" for n in range(1, 8)), "decline"]
    play(s, "vault 7", seat=RED)
    assert (s.bag[RED], s.vault[RED], s.over, s.phase) == (2, 7, 0, CHOOSING)
    s = resolving(2, place=at(5, 0), bag=[9, 2], vault=[1, 0])
    play(s, "vault 7", seat=RED)
    assert (s.over, s.winners) == (WON, 1 << RED)


def test_example_10_a_tie_leaves_the_gold() -> None:
    """BK-30, BK-45: nobody collects, nobody has the Special Action, both get one."""
    s = resolving(2, place=at(3, 3), row=rows("13", "23"), bag=[2, 2], gold={"3": 3})
    assert s.gold[2] == 3
    assert s.bag[:2] == [3, 3]
    assert s.phase == CHOOSING


def test_example_11_collected_and_dropped_again() -> None:
    """BK-31, BK-34: 4 and 3 make 7 in the bag; 4 stay on the wreck, 3 go to the reserve."""
    s = resolving(2, place=at(3, 0), bag=[4, 2], vault=[5, 6], gold={"3": 3}, barracuda="3", reserve=40)
    assert s.gold[2] == 4
    assert s.reserve == 40 + 3 - 1
    assert s.bag[RED] == 1


def test_example_12_two_barracuda_cards_protect_nobody() -> None:
    """BK-20, BK-37, BK-41: the dice decide; Red, lying, drops and gets nothing; Blue just lies there."""
    s = position(3, place=at(4, 2, 0), bag=[3, 2, 2])
    decline_all(dive(s, "bb1", distance=1, to=4))
    assert s.barracuda + 1 == 4
    assert s.bag[:2] == [0, 2]
    assert s.gold[3] == 3


def test_example_13_the_last_gold_goes_to_the_first_in_order() -> None:
    """BK-47, BK-53: the reserve's only gold goes to Red; Blue gets none."""
    s = resolving(3, place=at(4, 4, 0), row=rows("4", "14", ""), bag=[2, 0, 57], reserve=1)
    play(s, "rob 1", seat=RED)
    assert s.bag[:2] == [3, 0]
    assert s.reserve == 0


def test_example_14_meddling_may_help_the_victim() -> None:
    """BK-55, BK-58, BK-59, BK-60: the laid card is Blue's last Movement card, so the row returns."""
    for laid, left, rest in (("3", "12345b", ""), ("barracuda", "3", "1245")):
        s = resolving(2, {"extra_wrecks": [1]}, place=at(1, 0), row=rows("1", "1245"), barracuda="5")
        play(s, "plot", seat=RED)
        play(s, "take_back", seat=RED)
        play(s, "meddle 1", seat=RED, chance=falling(0, 0))
        assert may(s, RED) == ["lay 3", "lay barracuda"]
        play(s, f"lay {laid}", seat=RED)
        assert (hand(s, BLUE), row(s, BLUE)) == (left, rest)


def test_example_15_a_team_shares_its_gold_before_the_general_action() -> None:
    """BK-82, BK-83, BK-84: Red's team has the lower value; Red takes all six, then everybody gets one."""
    s = resolving(options={"team_mode": "on"}, place=at(4, 4, 4, 0), value=[2, 3, 4, 1], bag=[1, 2, 5, 2])
    assert s.waiting == 1 << RED
    play(s, "exchange 6", seat=RED)
    assert s.bag[:3] == [7, 3, 1]
