"""Fathoms: five sea-monster board games on one table.

>>> import fathoms
>>> table = fathoms.game("kraken-attack").table(seats=4, seed=7)
>>> table.waiting
(0,)
"""

from fathoms.core.errors import (
    BadEdition,
    BadMatch,
    BadOption,
    FathomsError,
    IllegalAction,
    NothingToUndo,
    UnknownGame,
    UnreadableAction,
)
from fathoms.core.game import Game
from fathoms.core.table import Table
from fathoms.core.table import load as _load
from fathoms.games import game, games

__all__ = [
    "BadEdition",
    "BadMatch",
    "BadOption",
    "FathomsError",
    "Game",
    "IllegalAction",
    "NothingToUndo",
    "Table",
    "UnknownGame",
    "UnreadableAction",
    "game",
    "games",
    "load",
]
__version__ = "0.1.0"


def load(text: str) -> Table:
    """A table from the text that `Table.save` gave."""
    return _load(text, game)
