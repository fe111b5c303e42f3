"""The end of the game (BK-62, BK-63, BK-72)."""

import pytest

from fathoms.core.trial import Trial
from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.rules.ending import look_at_vaults
from fathoms.games.barrakuda.state import CHOOSING, SHARED, WON
from fathoms.games.barrakuda.tests.positions import BLUE, BOX, RED, YELLOW, at, play, position, resolving

ALL_VAULT = {"wrecks": {"base": {"W3": ["vault_all", "vault_all"]}}}


def test_the_first_full_vault_ends_the_game_at_once() -> None:
    """BK-62, R23: Red vaults on 5 in a round where Yellow would still have had an action there."""
    s = resolving(3, place=at(5, 0, 5), value=[1, 0, 2], bag=[8, 0, 3], vault=[1, 0, 7])
    play(s, "vault 7", seat=RED)
    assert (s.over, s.winners, s.waiting) == (WON, 1 << RED, 0)


def test_wrecks_after_the_winners_are_not_resolved() -> None:
    """BK-62: Red wins on wreck 3 (other faces), so Blue gets nothing on 4."""
    trial = Trial(GAME.variant(seats=2, edition=ALL_VAULT))
    s = trial.position(phase="gathering", place=at(3, 4), bag=[8, 0])
    trial.go_on(s)
    trial.play(s, "vault_all", seat=RED)
    assert s.winners == 1 << RED
    assert s.bag[BLUE] == 0


def test_the_vaults_are_looked_at_after_the_whole_general_action() -> None:
    """BK-62, BK-63: two players fill theirs by one General Action (other faces): the fuller one wins."""
    trial = Trial(GAME.variant(seats=2, edition=ALL_VAULT))
    s = trial.position(phase="gathering", place=at(3, 3), value=[1, 1], bag=[8, 9])
    trial.go_on(s)
    trial.play(s, "vault_all", seat=RED)
    assert s.over == 0
    trial.play(s, "vault_all", seat=BLUE)
    assert (s.over, s.winners) == (WON, 1 << BLUE)


@pytest.mark.parametrize(
    ("vault", "value", "winners"),
    [
        ([9, 8, 0], [3, 1, 0], [RED]),
        ([8, 8, 0], [3, 1, 0], [BLUE]),
        ([8, 8, 8], [2, 3, 2], [RED, YELLOW]),
        ([7, 8, 9], [0, 0, 5], [YELLOW]),
    ],
)
def test_of_several_the_fuller_vault_then_the_lower_initiative(
    vault: list[int], value: list[int], winners: list[int]
) -> None:
    """BK-63: and if both are equal, they share the win."""
    s = position(3, vault=vault, value=value)
    look_at_vaults(BOX, s)
    assert s.winners == sum(1 << seat for seat in winners)
    assert s.over == (WON if len(winners) == 1 else SHARED)


def test_one_gold_short_is_not_enough() -> None:
    """BK-62: seven in the vault and a full bag win nothing."""
    s = resolving(2, place=at(4, 0), vault=[7, 0], bag=[20, 0])
    assert s.over == 0


def test_the_long_game_goes_to_ten() -> None:
    """BK-72: nine are not enough."""
    s = resolving(2, {"target": 10}, place=at(5, 0), vault=[2, 0], bag=[9, 0])
    play(s, "vault 7", seat=RED)
    assert s.over == 0
    s = resolving(2, {"target": 10}, place=at(5, 0), vault=[3, 0], bag=[9, 0])
    play(s, "vault 7", seat=RED)
    assert s.over == WON


def test_the_end_can_wait_for_the_end_of_the_round() -> None:
    """BK-62, BK-63: with end_check end_of_round the round is played out, red actions included."""
    s = resolving(2, {"end_check": "end_of_round", "extra_wrecks": [1]}, place=at(1, 5), bag=[0, 8], vault=[0, 1])
    play(s, "plot", seat=RED)
    play(s, "vault 7", seat=BLUE)
    assert s.over == 0
    play(s, "decline", seat=RED)
    assert (s.over, s.winners) == (WON, 1 << BLUE)
    assert s.phase != CHOOSING
