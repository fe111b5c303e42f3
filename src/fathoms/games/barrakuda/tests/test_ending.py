"""The end of the game (BK-62, BK-63, BK-72)."""

import pytest

from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.rules.ending import look_at_vaults
from fathoms.games.barrakuda.state import CHOOSING, SHARED, WON
from fathoms.games.barrakuda.tests.positions import BLUE, BOX, RED, YELLOW, position, resolving, say

ALL_VAULT = {"wrecks": {"base": {"W3": ["vault_all", "vault_all"]}}}


def test_the_first_full_vault_ends_the_game_at_once() -> None:
    """BK-62, R23: Red vaults on 5 in a round where Yellow would still have had an action there."""
    s = resolving(3, places=[5, 0, 5], value=[1, 0, 2], bag=[8, 0, 3], vault=[1, 0, 7])
    say(s, RED, "vault 7")
    assert (s.over, s.winners, s.waiting) == (WON, 1 << RED, 0)


def test_wrecks_after_the_winners_are_not_resolved() -> None:
    """BK-62: Red wins on wreck 3 (other faces), so Blue gets nothing on 4."""
    box = GAME.open_box(ALL_VAULT)
    s = resolving(2, box=box, places=[3, 4], bag=[8, 0])
    say(s, RED, "vault_all", box)
    assert s.winners == 1 << RED
    assert s.bag[BLUE] == 0


def test_the_vaults_are_looked_at_after_the_whole_general_action() -> None:
    """BK-62, BK-63: two players fill theirs by one General Action (other faces): the fuller one wins."""
    box = GAME.open_box(ALL_VAULT)
    s = resolving(2, box=box, places=[3, 3], value=[1, 1], bag=[8, 9])
    say(s, RED, "vault_all", box)
    assert s.over == 0
    say(s, BLUE, "vault_all", box)
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
    s = resolving(2, places=[4, 0], vault=[7, 0], bag=[20, 0])
    assert s.over == 0


def test_the_long_game_goes_to_ten() -> None:
    """BK-72: nine are not enough."""
    s = say(resolving(2, {"target": 10}, places=[5, 0], vault=[2, 0], bag=[9, 0]), RED, "vault 7")
    assert s.over == 0
    s = say(resolving(2, {"target": 10}, places=[5, 0], vault=[3, 0], bag=[9, 0]), RED, "vault 7")
    assert s.over == WON


def test_the_end_can_wait_for_the_end_of_the_round() -> None:
    """BK-62, BK-63: with end_check end_of_round the round is played out, red actions included."""
    s = resolving(2, {"end_check": "end_of_round", "extra_wrecks": [1]}, places=[1, 5], bag=[0, 8], vault=[0, 1])
    say(s, RED, "plot")
    say(s, BLUE, "vault 7")
    assert s.over == 0
    say(s, RED, "decline")
    assert (s.over, s.winners) == (WON, 1 << BLUE)
    assert s.phase != CHOOSING
