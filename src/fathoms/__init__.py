"""Fathoms: five sea-monster board games on one table.

>>> import fathoms
>>> table = fathoms.game("kraken-attack").table(seats=4, seed=7)
>>> table.waiting
(0,)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

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
    from fathoms.batched.gpu import GpuBatch
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


@overload
def batch(variant: AnyVariant, count: int, *, device: Literal["cpu"] = "cpu", **how: Any) -> Batch: ...
@overload
def batch(variant: AnyVariant, count: int, *, device: Literal["cuda"], **how: Any) -> GpuBatch: ...


def batch(variant: AnyVariant, count: int, *, device: str = "cpu", **how: Any) -> Batch | GpuBatch:
    """So many games of a variant, stepped together as arrays, on the CPU or, as device "cuda", on a GPU.

    `seed` says which games, `most` after how many actions one is cut off, `threads` on how many cores of the CPU.
    """
    if not isinstance(variant, Variant):
        raise TypeError(f"batch takes a variant, such as fathoms.game(…).variant(), not {variant!r:.80}")
    if device not in ("cpu", "cuda"):
        raise BadOption("error-option-value", name="device", given=str(device), allowed="cpu, cuda")
    if device == "cpu":
        from fathoms.batched import Batch

        return Batch(variant, count, **how)
    try:
        from fathoms.batched.gpu import GpuBatch
    except ImportError:
        raise BadOption("error-no-gpu") from None
    return GpuBatch(variant, count, **how)


def daily(game: str, day: str | date | None = None) -> Dive:
    """The daily dive of a game: today's, or that of a day such as "2026-11-17"; its `table()` is the match."""
    from fathoms.dive import dive

    return dive(game, day)
