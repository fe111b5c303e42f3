"""Fathoms: five sea-monster board games on one table.

>>> import fathoms
>>> table = fathoms.game("kraken-attack").table(seats=4, seed=7)
>>> table.waiting
(0,)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathoms.core.errors import (
    BadEdition,
    BadMatch,
    BadOption,
    BadPosition,
    FathomsError,
    IllegalAction,
    NothingToUndo,
    UnknownGame,
    UnreadableAction,
)
from fathoms.core.game import AnyGame, Game
from fathoms.core.table import Table
from fathoms.core.table import load as _load
from fathoms.core.variant import Variant
from fathoms.games import AnyVariant, game, games, variant

if TYPE_CHECKING:
    from datetime import date

    from fathoms.batched import Batch
    from fathoms.dive import Dive

__all__ = [
    "AnyGame",
    "AnyVariant",
    "BadEdition",
    "BadMatch",
    "BadOption",
    "BadPosition",
    "FathomsError",
    "Game",
    "IllegalAction",
    "NothingToUndo",
    "Table",
    "UnknownGame",
    "UnreadableAction",
    "Variant",
    "batch",
    "daily",
    "game",
    "games",
    "load",
    "variant",
]
__version__ = "0.1.0"


def load(text: str) -> Table[Any, Any]:
    """A table from the text that `Table.save` gave."""
    return _load(text, game)


def batch(variant: AnyVariant, count: int, **how: Any) -> Batch:
    """So many games of a variant, stepped together as arrays; `seed`, `most` actions a game and `threads` as for it."""
    from fathoms.batched import Batch

    return Batch(variant, count, **how)


def daily(game: str, day: str | date | None = None) -> Dive:
    """The daily dive of a game: today's, or that of a day such as "2026-11-17"; its `table()` is the match."""
    from fathoms.dive import dive

    return dive(game, day)
