"""Options and rulings that a match can change (spec §7), editions and refusals."""

from typing import Any

import pytest

import fathoms
from fathoms.core.state import layout
from fathoms.core.trial import Trial
from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.names import DIVE_WRECKS, MOST_GOLD
from fathoms.games.barrakuda.rules.barracuda import swim
from fathoms.games.barrakuda.state import CHOOSING, Box
from fathoms.games.barrakuda.tests.positions import (
    BOX,
    RED,
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


def test_the_row_can_wait_until_the_end_of_the_round() -> None:
    """BK-15, BK-16, R2: with last_card_return end_of_round five cards in front are the worst initiative."""
    s = position(2, {"last_card_return": "end_of_round"}, row=rows("1234", ""), barracuda="5")
    dive(s, "55", to=3)
    assert s.value[:2] == [5, 1]
    assert row(s, RED) == "12345"
    decline_all(s)
    assert row(s, RED) == ""
    assert hand(s, RED) == "12345b"
    decline_all(dive(s, "41", to=3))
    assert row(s, RED) == "4"  # and a row of one card stays


def test_what_is_left_of_a_spent_row_returns_even_if_some_came_back_before() -> None:
    """BK-15, R2: Red takes a card back on wreck 1, and still gets the rest after the round."""
    s = position(2, {"last_card_return": "end_of_round"}, row=rows("5234", ""))
    dive(s, "15", to=6)
    play(s, "take_back", seat=RED)
    assert row(s, RED) == "2341"
    decline_all(s)
    assert row(s, RED) == ""


@pytest.mark.parametrize(("tie", "way"), [("greedy", [3, 1, 4]), ("highest_sum", [2, 5, 4])])
def test_the_route_can_be_chosen_by_its_sum(tie: str, way: list[int]) -> None:
    """BK-22, R4: from 6 to 4 by 3 and 1 (the greatest first step) or by 2 and 5 (the greatest sum)."""
    s = position(2, {"layout": "custom", "custom_layout": ["625", "314"], "route_tie": tie})
    stops = []
    for _ in way:
        swim(s, 3, 1)
        stops.append(s.barracuda + 1)
    assert stops == way


def test_equal_sums_go_by_the_greater_step() -> None:
    """BK-22: by 1 and 5 or by 4 and 2 it is 6; the greatest in dictionary order goes by 4."""
    s = position(2, {"layout": "custom", "custom_layout": ["615", "423", "..."], "route_tie": "highest_sum"})
    swim(s, 2, 1)
    assert s.barracuda + 1 == 4


def test_every_preset_ends_and_every_option_is_in_the_position() -> None:
    """BK-72, BK-70, BK-80: the presets set what they promise."""
    assert GAME.table(seats=2, preset="long-dive", seed=1).state.target == 10
    assert GAME.table(seats=4, preset="two-boats", seed=1).state.team_mode == 1
    assert GAME.table(seats=3, preset="pickpockets", seed=1).state.extra_wrecks == 0b1010


@pytest.mark.parametrize(
    ("edition", "reason"),
    [
        ({"wrecks": {"base": {"W1": ["protected", "gold 1"]}}}, "can only be the General Action"),
        ({"wrecks": {"base": {"W1": ["gold", "gold 1"]}}}, "takes a number"),
        ({"wrecks": {"base": {"W1": ["gold 1"]}}}, "two texts"),
        ({"wrecks": {"base": {"W1": ["dance", "gold 1"]}}}, "an action is one of"),
        ({"wrecks": {"base": {"W1": ["protected", "vault_all 3"]}}}, "takes no number"),
        ({"wrecks": {"base": {"W6": ["gold 1"]}}}, "all_take_back_barracuda"),
        ({"gold": {"ones": 92}}, "are worth 128 together; a box holds 127 at most"),
        ({"dice": {"direction": [6] * 6}}, "would never end"),
        ({"layouts": {"reef": {"rows": ["123"]}}}, "each wreck 1 to 6 once"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(edition: dict[str, object], reason: str) -> None:
    """BK-01, BK-02: with the reason."""
    with pytest.raises(fathoms.BadEdition, match=reason):
        GAME.open_box(edition)


VAULT_ON_1 = {
    "wrecks": {"base": {"W1": ["vault_all", "none"], "W5": ["none", "none"]}, "extra": {"X5": ["none", "none"]}}
}
GOLD_ON_4 = {
    "wrecks": {
        "base": {f"W{n}": ["none", "none"] for n in range(1, 4)},
        "extra": {f"X{n}": ["vault_up_to 1", "none"] for n in range(1, 6)},
    }
}


@pytest.mark.parametrize(
    ("edition", "extra", "clash"),
    [
        ({}, [], None),
        ({}, [5], None),
        ({}, range(1, 7), None),
        (VAULT_ON_1, [], None),
        (VAULT_ON_1, [2, 6], None),
        (VAULT_ON_1, [1], "no wreck on this floor has a way into the vault"),
        ({"wrecks": {"base": {"W5": ["gold 1", "none"]}}}, [], "with vault_up_to or vault_all on one of the wrecks"),
        ({"wrecks": {"base": {"W5": ["gold 1", "none"]}}}, [5], None),
        ({"wrecks": {"base": {"W5": ["none", "vault_up_to 1"]}}}, [], None),
        (GOLD_ON_4, [3, 5], None),
        (GOLD_ON_4, [4], "no wreck on this floor gives gold"),
    ],
)
def test_the_wrecks_as_they_lie_must_let_somebody_win(edition: dict[str, Any], extra: Any, clash: str | None) -> None:
    """BK-62, BK-70, R38: gold from some wreck and a way into the vault, on base or extra cards."""
    assert_clash(clash, seats=4, edition=edition, extra_wrecks=extra, extra_wrecks_free="on")


@pytest.mark.parametrize(
    ("seats", "options", "team_target", "least"),
    [
        (2, {}, 12, 2 * 7 + 1),
        (3, {}, 12, 3 * 7 + 1),
        (4, {}, 12, 4 * 7 + 1),
        (2, {"target": 10}, 12, 2 * 9 + 1),
        (4, {"target": 10}, 12, 4 * 9 + 1),
        (4, {"team_mode": "on", "target": 10}, 12, 2 * 11 + 1),
        (4, {"team_mode": "on"}, 60, 2 * 59 + 1),
        (4, {"team_mode": "on", "starting_gold": 3}, 1, 4 * 3),
        (2, {"reserve_limit": "unlimited"}, 12, 2 * 2),
        (4, {"reserve_limit": "unlimited"}, 12, 4 * 2),
        (4, {"reserve_limit": "unlimited", "starting_gold": 3}, 12, 4 * 3),
    ],
)
def test_the_gold_of_the_box_must_be_enough_for_somebody_to_win(
    seats: int, options: dict[str, Any], team_target: int, least: int
) -> None:
    """BK-04, BK-62, R39: every bag is filled at the start, and not all gold can lie in vaults without a winner."""
    for gold, clash in ((least, None), (least - 1, f"worth {least - 1}, but a game with these options needs {least}")):
        edition = {"gold": {"ones": gold, "threes": 0}, "goal": {"team": team_target}}
        assert_clash(clash, seats=seats, edition=edition, **options)


def test_with_all_that_vaults_can_hold_without_a_winner_one_gold_is_left() -> None:
    """BK-62, R39: fourteen in two vaults end nothing; the fifteenth can still be vaulted, and wins."""
    trial = Trial(GAME.variant(seats=2, edition={"gold": {"ones": 15, "threes": 0}}))
    s = trial.position(phase="gathering", place=at(5, 0), vault=[7, 7], bag=[1, 0], barracuda="4")
    assert (s.over, s.reserve) == (0, 0)
    trial.go_on(s)
    trial.play(s, "vault 1")
    assert s.winners == 1 << RED


def assert_clash(expected: str | None, **variant: Any) -> None:
    """The variant can be played where nothing is expected, and is refused with `expected` otherwise."""
    if expected is None:
        GAME.variant(**variant)
    else:
        with pytest.raises(fathoms.BadOption, match=expected):
            GAME.variant(**variant)


def test_the_box_can_hold_as_much_gold_as_an_edition_may_have() -> None:
    """BK-07, R39: one more would not fit the field."""
    storage = {name: kind for name, kind, _ in layout(Box)}
    assert storage["gold"] == storage["wreck_limit"] == "i1"
    assert MOST_GOLD == 2**7 - 1
    assert GAME.open_box({"gold": {"ones": 1, "threes": 42}}).gold == MOST_GOLD


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_preset_can_be_won_with_the_usual_box(preset: str) -> None:
    """BK-62: nothing clashes."""
    assert_clash(None, seats=4, preset=preset)


def test_an_edition_may_print_other_faces() -> None:
    """BK-01, BK-40: a diver alone there carries them out, whatever they are."""
    trial = Trial(GAME.variant(seats=2, edition={"wrecks": {"base": {"W3": ["none", "vault_up_to 2"]}}}))
    s = trial.position(phase="gathering", place=at(3, 0), bag=[5, 0])
    trial.go_on(s)
    assert trial.may(s, RED) == ["vault 1", "vault 2", "decline"]
    trial.play(s, "vault 2", seat=RED)
    assert s.vault[RED] == 2
    assert s.phase == CHOOSING


@pytest.mark.parametrize(
    ("phrase", "rule"),
    [("rob 1", "BK-10"), ("steer 3", "BK-10"), ("play 3", "BK-10"), ("decline", "BK-10"), ("vault 3", "BK-10")],
)
def test_a_refusal_in_the_secret_choice_names_it(phrase: str, rule: str) -> None:
    """BK-10: only a card of the hand can be said."""
    t = GAME.table(seats=2, seed=1)
    t.play(0, "play 3")
    t.play(1, "play 4")
    while t.state.phase != CHOOSING:
        seat = t.waiting[0]
        t.play(seat, t.legal(seat)[-1])
    assert "play 3" not in t.legal(0)
    with pytest.raises(fathoms.IllegalAction) as refused:
        t.play(0, phrase)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("places", "phrase", "rule"),
    [
        ([5, 0], "rob 1", "BK-40"),
        ([5, 5], "rob 0", "BK-42"),
        ([5, 0], "vault 9", "BK-50"),
        ([5, 0], "gold", "BK-40"),
        ([5, 0], "exchange 2", "BK-84"),
        ([5, 0], "play 3", "BK-40"),
    ],
)
def test_a_refusal_names_the_rule_behind_it(places: list[int], phrase: str, rule: str) -> None:
    """BK-40, BK-42, BK-50, BK-84: Red may vault on wreck 5, and nothing else."""
    s = resolving(2, place=at(*places), value=[1, 2], bag=[9, 0])
    assert GAME.refuse(BOX, s, RED, GAME.verbs.number(phrase)) == rule


def test_a_refusal_of_the_general_action_and_of_meddling() -> None:
    """BK-44, BK-51, BK-58: nobody robs after the Special Action; a drawn card must be laid out."""
    s = resolving(2, place=at(1, 0), row=rows("21", ""))
    assert GAME.refuse(BOX, s, RED, GAME.verbs.number("rob 1")) == "BK-44"
    s = resolving(2, {"extra_wrecks": [1]}, place=at(1, 0), barracuda="5")
    play(s, "plot", seat=RED)
    play(s, "meddle 1", seat=RED)
    assert GAME.refuse(BOX, s, RED, GAME.verbs.number("decline")) == "BK-58"


def test_nobody_dives_to_wreck_6() -> None:
    """BK-03, BK-12: there is no Movement card for it."""
    assert "play 6" not in may(position(2), RED)
    assert DIVE_WRECKS == 5
