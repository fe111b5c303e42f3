"""How much each hint of a game counts, from the game's `hints.toml`.

Twice: for players who look one step ahead, and for those who search. What is good to grab is not always what foretells
a win.
"""

import tomllib
from functools import cache
from math import exp, log
from typing import Any

from fathoms.bots.judge import UNIT
from fathoms.bots.level import AS_PAYS, Level
from fathoms.core.game import AnyGame

FILE = "hints.toml"
GREEDY, SEARCH = "greedy", "search"
PAYS = "ahead", "trees", "steady"  # what a Level may leave to the game


@cache
def by_seats(game: AnyGame) -> dict[int, dict[str, Any]]:
    """What the file says, by seat count."""
    path = game.folder / FILE
    if not path.exists():
        return {}
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    return {int(seats): table for seats, table in read["seats"].items()}


def _table(game: AnyGame, seats: int) -> dict[str, Any]:
    """What the file says of a seat count, or of the nearest that it knows."""
    known = by_seats(game)
    return known[min(known, key=lambda n: abs(n - seats))] if known else {GREEDY: {}, SEARCH: {}}


def log_odds(game: AnyGame, seats: int, kind: str) -> list[float]:
    """The weights of the constant and of each hint."""
    table = _table(game, seats)[kind]
    return [table.get(name, 0.0) for name in ("constant", *game.hints.HINTS.names)]


def weights(game: AnyGame, seats: int, kind: str) -> list[int]:
    """The same in UNITs."""
    return [round(UNIT * weight) for weight in log_odds(game, seats, kind)]


def at_table(game: AnyGame, seats: int, level: Level) -> Level:
    """A level at a table of so many seats, with what it leaves to the game."""
    table, usual = _table(game, seats), Level()
    left = {name: table.get(name, getattr(usual, name)) for name in PAYS if getattr(level, name) == AS_PAYS}
    return level._replace(**left)


def calibrated(game: AnyGame, seats: int, chance: float) -> float:
    """What a searcher's judgement means: the chance to win among searchers."""
    if not 0 < chance < 1:
        return chance
    table = _table(game, seats)
    return 1 / (1 + exp(-(table["shift"] + table["scale"] * log(chance / (1 - chance)))))
