"""Hints say what a team would say of its position."""

from typing import Any

import pytest

from fathoms.games.tentacula import GAME
from fathoms.games.tentacula.hints import HINTS
from fathoms.games.tentacula.state import State
from fathoms.games.tentacula.tests.positions import BOX, TRIAL, gems, pile, position, reef, tiles

OTHER_HANDS = {"tile": tiles("7F", "8F")}


def hints(s: State) -> dict[str, int]:
    """Every hint by name, the same to both seats."""
    both = []
    for seat in range(2):
        out = [99] * len(HINTS)
        GAME.hints.hints(BOX, s, seat, out)
        both.append(dict(zip(HINTS.names, out, strict=True)))
    assert both[0] == both[1]
    return both[0]


@pytest.mark.parametrize(
    ("name", "painted", "value"),
    [
        ("progress", {"fish": [3, 10, 12]}, 25),
        ("rear", {"fish": [3, 10, 12]}, 3),
        ("home", {"fish": ["F", 30, "F"], "board": "C"}, 2),
        ("passed", {"fish": [3, 10, 12]}, 1),
        ("held_up", {"fish": [3, 10, 12]}, 1),  # gate H1 lets yellow pass now, green only after it
        ("missing", {"chest": gems(blue=5, white=5), "cave": gems(purple=1, yellow=1, red=2, green=2)}, 4),
        ("in_danger", {}, 2),  # the one purple and the one yellow gem
        ("lacking", {"stashed": gems(purple=1), "chest": gems(yellow=1, red=2)}, 5),
        ("chest_low", {"chest": gems(blue=1)}, 3),
        ("exposed", {"fish": [9, 5, "S"]}, 1),
        ("undermined", {"fish": [5, "S", "S"], **pile()}, 1),
        ("undermined", {"fish": [5, "S", "S"]}, 0),
        ("shelter", {"fish": [4, 5, 6], "reef": reef({1: "3F", 2: "5B"}, {1: "4F", 2: "6F"}), **OTHER_HANDS}, 5),
        ("tiles", {"boxed": ["1", "2"]}, 10),
        ("turns", {"played": [0], "tile": ["none", "6F"]}, 1),
        ("safe_turns", {"fish": [5, 4, 3]}, 1),  # the jellyfish of 6F brings red to 7; the crab of 5F leads to open 8
        ("idle_turns", {"fish": [18, 17, 19]}, 2),
        ("spread", {"fish": [3, 10, 12]}, 9),
        ("halves", {"reef": reef({1: "3F", 2: "5B", 3: "1F"}, {1: "4F"}), "fish": [9, 10, 12], **OTHER_HANDS}, 2),
        ("halves", {"reef": reef({1: "3F", 3: "1F"}), "fish": [9, 10, 12]}, 1),  # column 1 is left behind
    ],
)
def test_a_hint_counts_what_its_name_says(name: str, painted: dict[str, Any], value: int) -> None:
    """TN-29, TN-36, TN-80: from the board, the gate and the gems."""
    assert hints(position(**painted))[name] == value


def test_hints_can_be_had_before_a_stash_is_chosen() -> None:
    """TN-03: at set-up nothing is lacking yet."""
    s = TRIAL.position(phase="picking_stash")
    assert hints(s)["lacking"] == 0
    assert hints(s)["held_up"] == 0
