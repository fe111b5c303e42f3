"""Whole games as text, replayed word for word; and counts of what can be played from a position."""

from pathlib import Path

import pytest
from chance_games import GAMES

import fathoms
from fathoms.lab.playthrough import perft, replay

FOLDERS = {name: fathoms.game(name).folder / "tests" for name in GAMES}
TEXTS = [path for folder in FOLDERS.values() for path in sorted((folder / "playthroughs").glob("*.txt"))]
COUNTS = [
    (name, *map(int, line.split()))
    for name, folder in FOLDERS.items()
    for line in (folder / "perft.txt").read_text().splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize("path", TEXTS, ids=lambda p: f"{p.parent.parent.parent.name}/{p.stem}")
def test_a_playthrough_reads_the_same_when_played_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert replay(text) == text


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_playthrough_for_its_fewest_and_most_seats(name: str) -> None:
    heads = [path.read_text().split("\n")[0].split(", ") for path in TEXTS if path.is_relative_to(FOLDERS[name])]
    seats = {int(head[1].split()[0]) for head in heads}
    assert {fathoms.game(name).seats[0], fathoms.game(name).seats[-1]} <= seats


@pytest.mark.parametrize(("name", "seats", "seed", "depth", "count"), COUNTS)
def test_so_many_ways_to_play_from_the_start(name: str, seats: int, seed: int, depth: int, count: int) -> None:
    table = fathoms.game(name).table(seats=seats, seed=seed)
    each = {}
    for seat in table.waiting:
        for phrase in table.legal(seat):
            table.play(seat, phrase)
            each[seat, phrase] = perft(table.variant, table.state, depth - 1)
            table.rewind(1)
    assert sum(each.values()) == count, each
