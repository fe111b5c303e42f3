"""Whole games, short enough to read aloud, and how many games there are near the start.

A playthrough is a text: its first line names the table, a line "> 0 card 1" is what a seat says, the line after it is
what happens.
"""

from pathlib import Path

import pytest

from fathoms.core.state import clone
from fathoms.core.table import Table
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.state import State
from fathoms.games.kraken_attack.tests.positions import BOX, acting, broken, position, sea

TEXTS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def told(table: Table) -> list[str]:
    """A table's game as the lines of a playthrough."""
    lines = []
    log = iter(table.log())
    for step in table.steps:
        if step.action >= 0:
            lines.append(f"> {step.seat} {GAME.actions.phrase(step.action)}")
        if step.news:
            lines.append(" ".join(next(log) for _ in step.news))
    return lines


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_a_game_goes_as_it_is_told(path: Path) -> None:
    """KA-12: every line of it, from the set-up to the end."""
    title, *lines = path.read_text(encoding="utf-8").splitlines()
    preset, seats, seed = title.split(", ")
    table = GAME.table(preset=preset, seats=int(seats.split()[0]), seed=int(seed.split()[1]))
    for line in lines:
        if line.startswith("> "):
            seat, phrase = line[2:].split(" ", 1)
            table.play(int(seat), phrase)
    assert told(table) == lines
    assert table.over


def perft(s: State, depth: int) -> int:
    """How many sequences of so many actions there are, chance as it falls."""
    if depth == 0 or s.over:
        return 1
    total = 0
    for action in GAME.legal(BOX, s, s.player):
        after = clone(s)
        GAME.step(BOX, after, s.player, action)
        total += perft(after, depth - 1)
    return total


COUNTS = [
    (position(), [2, 7, 13, 30]),
    (acting("BI-09", "B", space=sea("0 0 0 0", "1 1 3 1"), rail=broken("R1", "R3")), [6, 19, 41, 85]),
    (acting("AS-07", "A", space=sea("3 2 1 0", "3 2 1 0"), rail=broken("P1")), [6, 26, 96, 172]),
]


@pytest.mark.parametrize(("s", "counts"), COUNTS)
def test_so_many_ways_to_go_on(s: State, counts: list[int]) -> None:
    """KA-30 to KA-43: a rule that gains or loses an action changes these numbers."""
    assert [perft(s, depth) for depth in range(1, len(counts) + 1)] == counts
