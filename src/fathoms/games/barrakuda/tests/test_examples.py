"""The worked examples of the spec (§9), each played out."""

from fathoms.games.barrakuda.rules import go_on
from fathoms.games.barrakuda.state import CHOOSING, GATHERING, WON
from fathoms.games.barrakuda.tests.positions import (
    BLUE,
    BOX,
    GREEN,
    RED,
    YELLOW,
    decline_all,
    dive,
    falling,
    hand,
    may,
    position,
    resolving,
    row,
    say,
)


def test_example_1_the_barracuda_passes_the_higher_wreck() -> None:
    """BK-21, BK-22, BK-23, BK-24: from 6 by 2, not by 1, to 3; Red and Yellow on 2 are not bitten."""
    s = position(rows=["", "", "5", "1"], bag=[2, 2, 1, 3], vault=[0, 0, 0, 1])
    dive(s, "2423", distance=2, to=3)
    assert [row(s, seat) for seat in range(4)] == ["2", "4", "52", "13"]
    assert s.barracuda + 1 == 3
    assert s.bag[:3] == [2, 2, 1]


def test_example_2_red_robs_yellow() -> None:
    """BK-42, BK-43, BK-44, BK-51: Red has fewer cards in front; then both take a card back."""
    s = position(rows=["", "", "5", "1"], bag=[2, 2, 1, 3], vault=[0, 0, 0, 1])
    dive(s, "2423", distance=2, to=3)
    assert may(s, RED) == ["gold", "rob 2", "decline"]
    say(s, RED, "rob 2")
    assert (s.bag[RED], s.bag[YELLOW]) == (3, 0)
    say(s, RED, "take_back")
    say(s, YELLOW, "take_back")
    assert (row(s, RED), row(s, YELLOW)) == ("", "2")


def test_example_3_green_drops_the_bag_but_not_the_vault() -> None:
    """BK-33, BK-34, BK-35, BK-36: three gold lie on the wreck; the General Action gives one."""
    s = position(rows=["", "", "5", "1"], bag=[2, 2, 1, 3], vault=[0, 0, 0, 1])
    decline_all(dive(s, "2423", distance=2, to=3))
    assert s.gold[2] == 3
    assert s.bag[GREEN] == 1
    assert s.vault[GREEN] == 1


def test_example_4_blue_alone_gets_three_gold() -> None:
    """BK-40: Special and General Action together."""
    s = position(rows=["", "", "5", "1"], bag=[2, 2, 1, 3], vault=[0, 0, 0, 1])
    decline_all(dive(s, "2423", distance=2, to=3))
    assert s.bag[BLUE] == 5


def test_example_5_one_step_on_the_way_leads_home() -> None:
    """BK-21, BK-22, BK-56: from 5 to 3 with 1 step it stops on 6, and all Barracuda cards come back; with 2 on 2."""
    s = position(2, on=5, centre=[RED])
    decline_all(dive(s, "44", distance=1, to=3))
    assert s.barracuda + 1 == 6
    assert hand(s, RED) == "1235b"
    s = position(2, on=5, centre=[RED])
    decline_all(dive(s, "44", distance=2, to=3))
    assert s.barracuda + 1 == 2
    assert hand(s, RED) == "1235"


def test_example_6_it_never_swims_past_its_goal() -> None:
    """BK-23: one step is enough to 5; it stays on 6 when the die says 6."""
    assert dive(position(2), "11", distance=2, to=5).barracuda + 1 == 5
    assert dive(position(2), "11", distance=2, to=6).barracuda + 1 == 6


def test_example_7_the_controller_is_safe_from_their_own_barracuda() -> None:
    """BK-25, BK-33, BK-36: Red lies on 4 and keeps 5; Blue drops 2 and gets 1."""
    s = position(2, places=[4, 4], bag=[5, 2], rows=["4", "3"])
    dive(s, "b4", distance=1)
    assert may(s, RED) == ["steer 1", "steer 2", "steer 4", "steer 5", "steer 6"]
    say(s, RED, "steer 4")
    assert s.bag[:2] == [5, 1]
    assert s.gold[3] == 2


def test_example_8_the_last_card_brings_the_best_initiative() -> None:
    """BK-15, BK-16, BK-42: Red's row returns, value 0 beats Blue's 1."""
    s = position(2, rows=["1234", ""])
    dive(s, "55", distance=1, to=6)
    assert hand(s, RED) == "12345b"
    assert row(s, RED) == ""
    assert s.value[:2] == [0, 1]
    assert may(s, RED) == ["vault 1", "vault 2", "rob 1", "decline"]


def test_example_9_seven_at_most_go_into_the_vault() -> None:
    """BK-62: with seven the game goes on, with eight Red has won at once."""
    s = resolving(2, places=[5, 0], bag=[9, 2])
    assert may(s, RED) == [*(f"vault {n}" for n in range(1, 8)), "decline"]
    say(s, RED, "vault 7")
    assert (s.bag[RED], s.vault[RED], s.over, s.phase) == (2, 7, 0, CHOOSING)
    s = say(resolving(2, places=[5, 0], bag=[9, 2], vault=[1, 0]), RED, "vault 7")
    assert (s.over, s.winners) == (WON, 1 << RED)


def test_example_10_a_tie_leaves_the_gold() -> None:
    """BK-30, BK-45: nobody collects, nobody has the Special Action, both get one."""
    s = resolving(2, places=[3, 3], rows=["13", "23"], bag=[2, 2], dropped={3: 3})
    assert s.gold[2] == 3
    assert s.bag[:2] == [3, 3]
    assert s.phase == CHOOSING


def test_example_11_collected_and_dropped_again() -> None:
    """BK-31, BK-34: 4 and 3 make 7 in the bag; 4 stay on the wreck, 3 go to the reserve."""
    s = resolving(2, places=[3, 0], bag=[4, 2], dropped={3: 3}, on=3, reserve=40)
    assert s.gold[2] == 4
    assert s.reserve == 40 + 3 - 1
    assert s.bag[RED] == 1


def test_example_12_two_barracuda_cards_protect_nobody() -> None:
    """BK-20, BK-37, BK-41: the dice decide; Red, lying, drops and gets nothing; Blue just lies there."""
    s = position(3, places=[4, 2, 0], bag=[3, 2, 2])
    decline_all(dive(s, "bb1", distance=1, to=4))
    assert s.barracuda + 1 == 4
    assert s.bag[:2] == [0, 2]
    assert s.gold[3] == 3


def test_example_13_the_last_gold_goes_to_the_first_in_order() -> None:
    """BK-47, BK-53: the reserve's only gold goes to Red; Blue gets none."""
    s = resolving(2, places=[4, 4], rows=["4", "14"], bag=[2, 0], reserve=1)
    say(s, RED, "rob 1")
    assert s.bag[:2] == [3, 0]
    assert s.reserve == 0


def test_example_14_meddling_may_help_the_victim() -> None:
    """BK-55, BK-58, BK-59, BK-60: the laid card is Blue's last Movement card, so the row returns."""
    for laid, left, rest in (("3", "12345b", ""), ("barracuda", "3", "1245")):
        s = position(2, {"extra_wrecks": [1]}, places=[1, 0], rows=["1", "1245"], phase=GATHERING, waiting=0, on=5)
        s.value = list(s.laid)
        go_on(BOX, s)
        say(s, RED, "plot")
        say(s, RED, "take_back")
        with falling(0, 0):
            say(s, RED, "meddle 1")
        assert may(s, RED) == ["lay 3", "lay barracuda"]
        say(s, RED, f"lay {laid}")
        assert (hand(s, BLUE), row(s, BLUE)) == (left, rest)


def test_example_15_a_team_shares_its_gold_before_the_general_action() -> None:
    """BK-82, BK-83, BK-84: Red's team has the lower value; Red takes all six, then everybody gets one."""
    s = resolving(options={"team_mode": "on"}, places=[4, 4, 4, 0], value=[2, 3, 4, 1], bag=[1, 2, 5, 2])
    assert s.waiting == 1 << RED
    say(s, RED, "exchange 6")
    assert s.bag[:3] == [7, 3, 1]
