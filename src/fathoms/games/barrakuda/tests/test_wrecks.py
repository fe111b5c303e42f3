"""Resolution: dropped gold, the bite, initiative and the General Action (BK-30 to BK-47)."""

import pytest

from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.state import CHOOSING
from fathoms.games.barrakuda.tests.positions import (
    BLUE,
    BOX,
    GREEN,
    RED,
    YELLOW,
    at,
    decline_all,
    dive,
    hand,
    may,
    play,
    position,
    resolving,
    row,
    rows,
)

SMALL_BOX = {"edition": {"gold": {"ones": 15, "threes": 0}}}


@pytest.mark.parametrize(
    ("places", "value", "lying", "taker"),
    [
        ([3, 0, 0, 0], [4, 0, 0, 0], [], RED),
        ([3, 3, 0, 0], [2, 1, 0, 0], [], BLUE),
        ([3, 3, 0, 0], [2, 1, 0, 0], [1], RED),
        ([3, 3, 3, 0], [2, 1, 1, 0], [], None),
        ([3, 3, 3, 0], [2, 1, 1, 0], [2], BLUE),
        ([3, 3, 0, 0], [2, 1, 0, 0], [0, 1], None),
        ([2, 2, 2, 2], [1, 2, 3, 4], [], None),
    ],
)
def test_the_foremost_standing_diver_collects(
    places: list[int], value: list[int], lying: list[int], taker: int | None
) -> None:
    """BK-30, R14: strictly the lowest among those who stand there; on a tie, or with nobody, the gold stays."""
    s = decline_all(resolving(place=at(*places), value=value, lying=lying, gold={"3": 4}, bag=[0] * 4, barracuda="6"))
    assert s.gold[2] == (4 if taker is None else 0)
    if taker is not None:
        assert s.bag[taker] >= 4


def test_gold_dropped_this_round_waits_for_the_next() -> None:
    """BK-30: Blue is bitten on 4; nobody can take that gold before the round is over."""
    s = decline_all(resolving(place=at(4, 4, 0, 0), value=[1, 2, 0, 0], bag=[0, 3, 2, 2], barracuda="4"))
    assert s.gold[3] == 3


def test_collecting_comes_first_even_beside_the_barracuda() -> None:
    """BK-31, R13: the gold is taken up, and dropped again with the rest; nobody is asked."""
    s = resolving(2, place=at(4, 0), bag=[1, 2], gold={"4": 2}, barracuda="4")
    assert s.gold[3] == 3
    assert s.bag[RED] == 1
    assert s.phase == CHOOSING


def test_everybody_there_drops_the_whole_bag() -> None:
    """BK-33, BK-37: standing or lying."""
    s = resolving(place=at(4, 4, 4, 5), bag=[1, 1, 1, 5], value=[1, 2, 3, 4], lying=[1, 2], barracuda="4")
    assert s.bag == [1, 0, 0, 5]
    assert s.gold[3] == 3


def test_the_controller_and_who_stands_on_a_shield_keep_theirs() -> None:
    """BK-33, R11: X4 protects those who stand, the controller is safe anywhere."""
    s = resolving(
        4, {"extra_wrecks": [4]}, place=at(4, 4, 4, 0), bag=[3, 3, 3, 0], lying=[1, 2], controller=YELLOW, barracuda="4"
    )
    assert s.bag[:3] == [3, 0, 3]
    assert s.gold[3] == 3


def test_a_wreck_keeps_four_gold_and_the_rest_is_washed_away() -> None:
    """BK-34: all drops together, with what lay there; the rest returns to the reserve."""
    s = resolving(
        place=at(5, 5, 0, 0), bag=[3, 4, 15, 16], value=[1, 1, 0, 0], gold={"5": 2}, barracuda="5", reserve=20
    )
    assert s.gold[4] == 4
    assert s.reserve == 20 + 3 + 4 + 2 - 4


def test_vaults_are_safe() -> None:
    """BK-35: neither bite nor robbery touches them."""
    s = resolving(2, place=at(4, 4), bag=[3, 3], vault=[5, 5], value=[1, 2], barracuda="4")
    assert s.vault[:2] == [5, 5]
    s = resolving(2, place=at(4, 4), bag=[3, 3], vault=[5, 5], value=[1, 2], barracuda="6")
    play(s, "rob 1", seat=RED)
    assert s.vault[:2] == [5, 5]


def test_beside_the_barracuda_there_is_only_the_general_action() -> None:
    """BK-36, R10: no Special Action and no robbery, alone or not, protected or not."""
    alone = resolving(2, place=at(4, 0), bag=[0, 0], barracuda="4")
    assert alone.bag[RED] == 1
    together = resolving(2, place=at(4, 4), value=[1, 2], bag=[0, 0], barracuda="4")
    assert together.bag[:2] == [1, 1]
    shielded = resolving(2, {"extra_wrecks": [4]}, place=at(4, 0), bag=[2, 0], barracuda="4")
    assert shielded.bag[RED] == 2


def test_a_lying_diver_carries_out_nothing() -> None:
    """BK-37, R12: bitten without control, and no General Action."""
    s = resolving(2, place=at(4, 0), bag=[2, 0], lying=[0], barracuda="4")
    assert s.bag[RED] == 0


def test_alone_means_special_then_general() -> None:
    """BK-40, R28, R30: on W3 two cards come back, then a gold."""
    s = resolving(2, place=at(3, 0), row=rows("123", ""), bag=[0, 0])
    assert may(s, RED) == ["take_back", "decline"]
    assert s.bag[RED] == 0
    play(s, "take_back", seat=RED)
    assert row(s, RED) == "3"
    assert s.bag[RED] == 1


def test_lying_alone_means_nothing() -> None:
    """BK-41: no gold on W4, and nobody is asked."""
    s = resolving(2, place=at(4, 0), bag=[0, 0], lying=[0])
    assert s.bag[RED] == 0
    assert s.phase == CHOOSING


@pytest.mark.parametrize(
    ("value", "lying", "leader"),
    [
        ([2, 3, 1], [], YELLOW),
        ([2, 3, 1], [2], RED),
        ([2, 3, 1], [0, 2], BLUE),
        ([1, 1, 2], [], None),
        ([1, 1, 2], [0], BLUE),
    ],
)
def test_the_lowest_value_among_those_who_stand_has_the_initiative(
    value: list[int], lying: list[int], leader: int | None
) -> None:
    """BK-42, BK-45, R8, R9: strictly the lowest; a tie for it leaves nobody."""
    s = resolving(3, place=at(4, 4, 4), value=value, lying=lying, bag=[2, 2, 2])
    if leader is None:
        assert s.phase == CHOOSING
        assert s.bag[:3] == [3, 3, 3]
    else:
        others = [seat for seat in range(3) if seat != leader]
        assert may(s, leader) == ["gold", *(f"rob {other}" for other in others), "decline"]


def test_the_initiative_is_the_special_action_or_a_robbery_or_nothing() -> None:
    """BK-42: exactly one of them."""
    bags = {}
    for phrase in ("gold", "rob 1", "decline"):
        s = resolving(2, place=at(4, 4), value=[1, 2], bag=[2, 5])
        play(s, phrase, seat=RED)
        assert s.phase == CHOOSING
        bags[phrase] = s.bag[:2]
    assert bags == {"gold": [5, 6], "rob 1": [8, 1], "decline": [3, 6]}


def test_nobody_robs_from_afar() -> None:
    """BK-42: only a player on the same wreck."""
    s = resolving(3, place=at(4, 4, 5), value=[1, 2, 3])
    assert "rob 2" not in may(s, RED)
    assert GAME.refuse(BOX, s, RED, GAME.verbs.number("rob 2")) == "BK-42"


def test_a_robbery_takes_the_whole_bag_of_anyone_there() -> None:
    """BK-43: a lying victim, even the controller; an empty bag may be named too."""
    s = resolving(3, place=at(4, 4, 4), value=[3, 0, 1], lying=[1], controller=BLUE, bag=[1, 6, 0], barracuda="1")
    assert may(s, YELLOW) == ["gold", "rob 0", "rob 1", "decline"]
    play(s, "rob 1", seat=YELLOW)
    assert s.bag[:3] == [2, 0, 7]
    s = resolving(2, place=at(4, 4), value=[1, 2], bag=[1, 0])
    play(s, "rob 1", seat=RED)
    assert s.bag[:2] == [2, 1]


def test_after_the_initiative_everybody_standing_has_the_general_action() -> None:
    """BK-44: the robbed one included, the lying one not."""
    s = resolving(3, place=at(4, 4, 4), value=[1, 2, 3], lying=[2], bag=[0, 4, 4])
    play(s, "rob 1", seat=RED)
    assert s.bag[:3] == [5, 1, 4]


def test_a_tie_leaves_only_the_general_action() -> None:
    """BK-45: for everyone who stands."""
    s = resolving(place=at(4, 4, 4, 4), value=[1, 1, 2, 3], lying=[3], bag=[0] * 4)
    assert s.bag == [1, 1, 1, 0]


def test_where_all_lie_nothing_happens() -> None:
    """BK-46: no action on that wreck."""
    s = resolving(2, place=at(4, 4), value=[1, 2], lying=[0, 1], bag=[2, 2])
    assert s.bag[:2] == [2, 2]
    assert s.phase == CHOOSING


def test_the_general_action_goes_by_initiative_then_by_seat() -> None:
    """BK-47: Green first, then Red before Blue, then Yellow."""
    s = resolving(place=at(2, 2, 2, 2), row=rows("12", "12", "12", "12"), value=[2, 2, 3, 1])
    play(s, "decline", seat=GREEN)
    order = []
    while s.phase != CHOOSING:
        seat = next(seat for seat in range(4) if (s.waiting >> seat) & 1)
        order.append(seat)
        play(s, "decline", seat=seat)
    assert order == [GREEN, RED, BLUE, YELLOW]


def test_wrecks_are_resolved_in_ascending_order() -> None:
    """BK-40, BK-47: with one gold left in the reserve, wreck 2 comes before wreck 4."""
    s = position(2, SMALL_BOX, vault=[7, 7], bag=[0, 0], reserve=1)
    decline_all(dive(s, "42", to=6))
    assert s.bag[:2] == [0, 1]
    assert hand(s, BLUE) == "1345b"
