"""Why not? Every refusal names the rule behind it."""

import pytest

from fathoms.games.tentacula import GAME
from fathoms.games.tentacula.refusals import refuse
from fathoms.games.tentacula.state import State
from fathoms.games.tentacula.tests.positions import BOX, chips, gems, may, placing, position, swimming

AT_ARCH = swimming("5F", fish=[9, 10, 6])
AT_END = swimming("6F", fish=[18, 17, 19], chip=chips("seahorse", "crab"))


@pytest.mark.parametrize(
    ("s", "phrase", "rule"),
    [
        (AT_ARCH, "swim yellow", "TN-36"),
        (AT_ARCH, "shell_move yellow crab", "TN-41"),
        (AT_ARCH, "shell_move green jellyfish", "TN-36"),
        (AT_ARCH, "stay", "TN-39"),
        (AT_ARCH, "place inside", "TN-22"),
        (AT_END, "swim red", "TN-35"),
        (AT_END, "shell_move red crab", "TN-40"),
        (swimming("5F", shells=0), "shell_move red turtle", "TN-40"),
        (swimming("5F", board="C", fish=["F", 30, 31], gate="S1"), "swim yellow", "TN-34"),
        (position(), "swim yellow", "TN-31"),
        (position(), "vote 1", "TN-21"),
        (placing(), "turn", "TN-21"),
        (placing(), "take inside", "TN-54"),
        (placing(), "show crab", "TN-63"),
        (placing(), "roll", "TN-60"),
        (placing(), "lose blue", "TN-50"),
        (placing(), "dolphin blue", "TN-45"),
        (placing(), "shark blue", "TN-47"),
        (swimming("3F", phase="at_shark", cave=gems(red=1)), "shark blue", "TN-47"),
        (placing(), "stash A", "TN-03"),
        (placing(), "chip crab", "TN-04"),
    ],
    ids=str,
)
def test_a_refusal_names_its_rule(s: State, phrase: str, rule: str) -> None:
    """TN-22, TN-31, TN-34, TN-35, TN-36, TN-39, TN-40, TN-41, TN-47: and none of these is allowed."""
    assert phrase not in may(s, 0)
    assert refuse(BOX, s, 0, GAME.verbs.number(phrase)) == rule
