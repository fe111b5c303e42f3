"""Team mode: two against two (BK-80 to BK-89)."""

from typing import Any

import pytest

import fathoms
from fathoms.core.state import NOBODY, clone
from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.state import CHOOSING, COLLECTING, LEADING, TEAM_WON
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
    hands,
    may,
    play,
    position,
    resolving,
    row,
    seen,
)

TEAMS = {"team_mode": "on"}


def test_teams_need_four() -> None:
    """BK-80: exactly four players."""
    for seats in (2, 3):
        with pytest.raises(fathoms.BadOption, match="BK-80"):
            GAME.table(seats=seats, team_mode="on")


def test_a_team_has_one_vault_and_wins_together_at_twelve() -> None:
    """BK-80: Red and Yellow fill the same vault; the target option does not matter."""
    s = resolving(options={**TEAMS, "target": 8}, place=at(5, 0, 0, 0), bag=[7, 2, 2, 2], vault=[4, 0])
    play(s, "vault 7", seat=RED)
    assert s.vault[:2] == [11, 0]
    assert s.over == 0
    s = resolving(options=TEAMS, place=at(0, 0, 5, 0), bag=[7, 2, 7, 2], vault=[5, 11])
    play(s, "vault 7", seat=YELLOW)
    assert s.vault[:2] == [12, 11]
    assert (s.over, s.winners) == (TEAM_WON, 1 << RED | 1 << YELLOW)


def test_bags_hands_and_rows_are_ones_own() -> None:
    """BK-80: only the vault is shared."""
    s = decline_all(dive(position(options=TEAMS), "1234", to=6))
    assert [row(s, seat) for seat in range(4)] == ["1", "2", "3", "4"]
    assert s.bag == [3, 4, 3, 5]


def test_a_team_mates_choice_stays_secret() -> None:
    """BK-81: they may talk, but a card face down is not seen."""
    s = position(options=TEAMS)
    play(s, "play 3", seat=RED)
    assert seen(s, YELLOW).card == [NOBODY] * 4


def test_team_mates_talk_among_themselves_or_before_the_whole_table() -> None:
    """BK-81: who hears the talk is an option; where there are no teams everybody does."""
    state = GAME.table(seats=4, team_mode="on").state
    assert [GAME.hears(state, seat) for seat in range(4)] == [(0, 2), (1, 3), (2, 0), (3, 1)]
    assert GAME.hears(GAME.table(seats=4, team_mode="on", team_chat="table").state, 0) is None
    assert GAME.hears(GAME.table(seats=4).state, 0) is None


@pytest.mark.parametrize(
    ("places", "value", "lying", "actor"),
    [
        ([4, 4, 4, 0], [2, 3, 4, 0], [], RED),
        ([4, 4, 4, 0], [4, 3, 2, 0], [], YELLOW),
        ([4, 4, 4, 4], [3, 1, 3, 4], [], BLUE),
        ([4, 4, 4, 0], [2, 2, 4, 0], [], None),
        ([4, 4, 4, 0], [2, 1, 3, 0], [1], RED),
        ([4, 0, 4, 0], [2, 0, 1, 0], [], YELLOW),
        ([4, 0, 4, 0], [2, 0, 1, 0], [2], RED),
    ],
)
def test_initiative_goes_by_team(places: list[int], value: list[int], lying: list[int], actor: int | None) -> None:
    """BK-82, BK-83, BK-45, R25: the team with the lowest standing diver acts, through that diver; a tie stops both."""
    s = resolving(options=TEAMS, place=at(*places), value=value, lying=lying, barracuda="1")
    if actor is None:
        assert s.phase == CHOOSING
    else:
        assert s.waiting == 1 << actor
        assert "gold" in may(s, actor)


def test_a_team_does_one_thing_on_a_wreck() -> None:
    """BK-83: Special Action, robbery, exchange or nothing; then comes the General Action."""
    s = resolving(options=TEAMS, place=at(4, 4, 4, 0), value=[2, 3, 4, 0], bag=[1, 2, 1, 0])
    assert may(s, RED) == ["gold", "rob 1", "exchange 0", "exchange 2", "decline"]
    play(s, "rob 1", seat=RED)
    assert s.bag[:3] == [4, 1, 2]
    assert s.phase == CHOOSING


def test_an_exchange_needs_both_team_mates_on_the_wreck() -> None:
    """BK-84: one of them may be lying; with the barracuda there it is not possible (R26)."""
    s = resolving(options=TEAMS, place=at(4, 0, 4, 0), value=[1, 0, 2, 0], lying=[2], bag=[0, 0, 5, 0])
    play(s, "exchange 5", seat=RED)
    assert (s.bag[RED], s.bag[YELLOW]) == (6, 0)
    apart = resolving(options=TEAMS, place=at(4, 4, 3, 0), value=[1, 2, 0, 0], bag=[1, 1, 5, 0])
    assert may(apart, RED) == ["gold", "rob 1", "decline"]
    bitten = resolving(options=TEAMS, place=at(4, 0, 4, 0), value=[1, 0, 2, 0], bag=[1, 0, 5, 0], barracuda="4")
    assert bitten.phase == CHOOSING


def test_two_team_mates_alone_on_a_wreck_may_split_as_they_like() -> None:
    """BK-84: every split but the present one, which is the same as declining (R35)."""
    s = resolving(options=TEAMS, place=at(4, 0, 4, 0), value=[1, 0, 2, 0], bag=[1, 0, 3, 0])
    assert may(s, RED) == ["gold", *(f"exchange {n}" for n in (0, 2, 3, 4)), "decline"]


@pytest.mark.parametrize(("bag", "mine"), [(30, 30), (2, 2), (70, None)])
def test_nobody_takes_more_than_all_the_gold_of_the_box_in_an_exchange(bag: int, mine: int | None) -> None:
    """BK-84, R36: of two bags that hold more than 60 one may take 0 to 60 for oneself."""
    unlimited = {**TEAMS, "reserve_limit": "unlimited"}
    s = resolving(options=unlimited, place=at(4, 0, 4, 0), value=[1, 0, 2, 0], bag=[bag, 0, 90 - bag, 0])
    assert may(s, RED)[1:-1] == [f"exchange {n}" for n in range(61) if n != mine]
    play(s, "exchange 60", seat=RED)
    assert (s.bag[RED], s.bag[YELLOW]) == (61, 31)


def test_team_mates_do_each_other_no_harm() -> None:
    """BK-85: no robbery, no discard, no meddling."""
    extra = {**TEAMS, "extra_wrecks": [1, 3]}
    s = resolving(options=extra, place=at(3, 0, 3, 0), value=[1, 0, 2, 0], barracuda="5")
    assert "rob 2" not in may(s, RED)
    assert [phrase for phrase in may(s, RED) if phrase.startswith("discard")] == ["discard 1", "discard 3"]
    assert GAME.refuse(BOX, s, RED, GAME.verbs.number("rob 2")) == "BK-85"
    s = resolving(options=extra, place=at(1, 0, 0, 0), barracuda="5")
    play(s, "plot", seat=RED)
    assert may(s, RED) == ["meddle 1", "meddle 3", "decline"]


def test_two_barracuda_cards_of_one_team_give_no_control() -> None:
    """BK-86: and the controller's team-mate is not protected."""
    s = dive(position(options=TEAMS), "b1b1", to=5)
    assert s.controller == NOBODY
    s = dive(position(options=TEAMS, place=at(4, 0, 0, 0), bag=[3, 2, 3, 2]), "b142", distance=1)
    play(s, "steer 4", seat=RED)
    decline_all(s)
    assert (s.bag[RED], s.bag[YELLOW]) == (3, 1)


def test_barracuda_cards_return_when_all_four_are_played() -> None:
    """BK-87: three are not enough, not even both of a team."""
    s = resolving(options=TEAMS, hand=hands("12345", "12345", "12345", "12345b"), barracuda="5")
    assert hand(s, RED) == "12345"
    s = resolving(options=TEAMS, hand=hands("12345", "12345", "12345", "12345"), barracuda="5")
    assert hand(s, GREEN) == "12345b"


def test_tied_team_mates_choose_who_collects() -> None:
    """BK-88, BK-89: the one in the lower seat says; a tie with an opponent leaves the gold."""
    s = resolving(options=TEAMS, place=at(0, 5, 0, 5), value=[0, 2, 0, 2], bag=[0] * 4, gold={"5": 3})
    assert s.phase == COLLECTING
    assert may(s, BLUE) == ["collect 1", "collect 3"]
    assert may(s, GREEN) == []
    play(s, "collect 3", seat=BLUE)
    assert s.bag == [0, 0, 0, 3]
    assert s.gold[4] == 0
    s = resolving(options=TEAMS, place=at(5, 5, 0, 5), value=[2, 2, 0, 2], bag=[0] * 4, gold={"5": 3})
    assert s.gold[4] == 3
    s = resolving(options=TEAMS, place=at(0, 5, 0, 5), value=[0, 2, 0, 1], bag=[0] * 4, gold={"5": 3})
    assert s.bag[GREEN] == 3


def test_tied_team_mates_choose_who_acts() -> None:
    """BK-83, BK-89, R34: the lower seat says who; the one who acts decides the rest, the split included."""
    s = resolving(options=TEAMS, place=at(4, 4, 4, 0), value=[2, 3, 2, 0], bag=[1, 0, 4, 0])
    assert s.phase == LEADING
    assert may(s, RED) == ["lead 0", "lead 2"]
    play(s, "lead 2", seat=RED)
    assert s.waiting == 1 << YELLOW
    play(s, "exchange 5", seat=YELLOW)
    assert s.bag[:3] == [1, 1, 6]


NO_RESERVE = {"vault": [11, 11], "gold": {"6": 1}, "reserve": 0}


@pytest.mark.parametrize(("wreck", "written"), [(5, {}), (4, NO_RESERVE), (3, NO_RESERVE)])
def test_tied_team_mates_with_nothing_to_do_are_not_asked(wreck: int, written: dict[str, Any]) -> None:
    """BK-83, BK-89, R35: empty bags before the vault, an empty reserve, empty rows; the round goes on."""
    small_box = {**TEAMS, "edition": {"gold": {"ones": 23, "threes": 0}}}
    s = resolving(options=small_box, place=at(wreck, 0, wreck, 0), bag=[0] * 4, **written)
    assert s.phase == CHOOSING
    assert s.bag == [0] * 4


def test_tied_team_mates_are_asked_if_one_of_them_has_something_to_do() -> None:
    """BK-54, BK-83, BK-89: Yellow could fetch the Barracuda card, Red could do nothing; Red says who acts."""
    x3 = {**TEAMS, "extra_wrecks": [3]}
    s = resolving(
        options=x3, place=at(3, 0, 3, 0), bag=[0] * 4, hand=hands("12345b", "12345", "12345", "12345"), barracuda="5"
    )
    assert may(s, RED) == ["lead 0", "lead 2"]
    yellow = clone(s)
    play(yellow, "lead 2", seat=RED)
    assert may(yellow, YELLOW) == ["fetch", "decline"]
    play(s, "lead 0", seat=RED)
    assert s.phase == CHOOSING


def test_a_team_is_ranked_by_its_better_diver() -> None:
    """BK-63, BK-80: equal vaults at one check; Blue's team has the lower value."""
    s = resolving(
        options={**TEAMS, "end_check": "end_of_round"}, vault=[12, 12], value=[2, 4, 3, 1], place=at(0, 0, 0, 0)
    )
    assert (s.over, s.winners) == (TEAM_WON, 1 << BLUE | 1 << GREEN)
