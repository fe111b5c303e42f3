"""How much each hint of a game counts, from the game's `hints.toml`.

Twice: for players who look one step ahead, and for those who search. What is good to grab is not always what foretells
a win.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import Any

from fathoms.bots.judge import UNIT
from fathoms.bots.level import AS_PAYS, Level
from fathoms.core.game import AnyGame

FILE = "hints.toml"
GREEDY, SEARCH = "greedy", "search"
PAYS = "ahead", "trees", "steady"  # what a Level may leave to the game


@dataclass(frozen=True, slots=True)
class Tuning:
    """What was found out about a game with so many seats."""

    weights: Mapping[str, Mapping[str, float]]  # of GREEDY and SEARCH players: what a unit of each hint is worth
    pays: Mapping[str, int]  # of PAYS, what is more than usual
    shift: float = 0.0  # what searchers say of a position, in log-odds, is shifted and scaled by this …
    scale: float = 1.0  # … to be the chance to win among them
    log_loss: float = 0.0  # on games that it was not scaled on
    log_loss_of_mean: float = 0.0  # on the same, always saying the mean


@cache
def by_seats(game: AnyGame) -> dict[int, Tuning]:
    """What the file says, by seat count."""
    path = game.folder / FILE
    if not path.exists():
        return {}
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    return {int(seats): _tuning(table) for seats, table in read["seats"].items()}


def _tuning(table: Mapping[str, Any]) -> Tuning:
    """A table of the file."""
    pays = {name: table[name] for name in PAYS if name in table}
    found = {name: table[name] for name in ("shift", "scale", "log_loss", "log_loss_of_mean")}
    return Tuning({kind: table[kind] for kind in (GREEDY, SEARCH)}, pays, **found)


def _nearest(game: AnyGame, seats: int) -> Tuning:
    """What the file says of a seat count, or of the nearest that it knows."""
    known = by_seats(game)
    return known[min(known, key=lambda n: abs(n - seats))] if known else Tuning({GREEDY: {}, SEARCH: {}}, {})


def log_odds(game: AnyGame, seats: int, kind: str) -> list[float]:
    """The weights of the constant and of each hint."""
    table = _nearest(game, seats).weights[kind]
    return [table.get(name, 0.0) for name in ("constant", *game.hints.HINTS.names)]


def weights(game: AnyGame, seats: int, kind: str) -> list[int]:
    """The same in UNITs."""
    return [round(UNIT * weight) for weight in log_odds(game, seats, kind)]


def at_table(game: AnyGame, seats: int, level: Level) -> Level:
    """A level at a table of so many seats, with what it leaves to the game."""
    pays, usual = _nearest(game, seats).pays, Level()
    left = {name: pays.get(name, getattr(usual, name)) for name in PAYS if getattr(level, name) == AS_PAYS}
    return level._replace(**left)


def calibrated(game: AnyGame, seats: int, chance: float) -> float:
    """What a searcher's judgement means: the chance to win among searchers."""
    if not 0 < chance < 1:
        return chance
    tuning = _nearest(game, seats)
    return 1 / (1 + exp(-(tuning.shift + tuning.scale * log(chance / (1 - chance)))))
