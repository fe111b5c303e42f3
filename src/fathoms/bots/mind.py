"""A game's judge, greed and search, linked to its rules: plain, or compiled."""

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any

from fathoms.bots import choice, greedy, judge, tree
from fathoms.bots.weights import weights
from fathoms.core.game import Game
from fathoms.core.link import link, meaning, modules_of, plain
from fathoms.core.state import clone

MODULES: tuple[ModuleType, ...] = (judge, greedy, tree, choice)
ENTRIES = (greedy.try_each, tree.forget, tree.search, tree.read, choice.take)


class Shelf(list[Any]):
    """Slots for positions in plain Python: as in an array of records, what is put there is a copy."""

    def __setitem__(self, i: Any, s: Any) -> None:
        """Puts a copy of `s` into slot i."""
        super().__setitem__(i, clone(s))


@cache
def _plain(game: Game) -> dict[Any, Any]:
    return link(modules_of(game, *MODULES), plain, meaning(game))


@cache
def _compiled(game: Game) -> dict[Any, Any]:
    from fathoms.core.twin import build

    return build(f"{game.name}-bots", modules_of(game, *MODULES), meaning(game), ENTRIES)


class Mind:
    """Room to think about one game, and the functions to do it with."""

    def __init__(self, game: Game, kind: str, *, compiled: bool, room: int = 2) -> None:
        self.game = game
        self.kind = kind
        self.compiled = compiled
        self.functions = _compiled(game) if compiled else _plain(game)
        self._box: Any = None
        self._boxes: Any = None
        self.slots = self.shelf(game.state(), 2)
        self.r = self.zeros(4, "u4")
        self._marks = self.zeros(len(game.hints.FEATURES), "i4")
        self._out = self.zeros(len(game.actions), "i2")
        self._chances = self.numbers(judge.CHANCES, "f8")
        self.tree = tree.blank(self.zeros, room)
        notes = len(game.actions) * (1 + len(game.hints.FEATURES))
        self.diary = self.tree._replace(swing=self.zeros(tree.NOTES + notes, "f8"))  # the tree, with room for notes

    def numbers(self, values: Sequence[float], kind: str) -> Any:
        """A list of numbers as the functions take it."""
        if not self.compiled:
            return list(values)
        import numpy as np

        return np.array(values, kind)

    def zeros(self, count: int, kind: str) -> Any:
        """So many zeros as the functions take them."""
        if not self.compiled:
            return [0] * count
        import numpy as np

        return np.zeros(count, kind)

    def shelf(self, s: Any, count: int = 1) -> Any:
        """Slots that hold copies of a position."""
        return self.game.fast.slots(s, count) if self.compiled else Shelf(clone(s) for _ in range(count))

    def boxes(self, box: Any) -> Any:
        """A box as the functions take it; the last one is remembered."""
        if box is not self._box:
            self._box, self._boxes = box, self.game.fast.boxes(box) if self.compiled else [box]
        return self._boxes

    def gear(self, seats: int) -> judge.Gear:
        """What judging needs at a table of that many seats."""
        counted = self.numbers(weights(self.game, seats, self.kind), "i8")
        return judge.Gear(counted, self._chances, self._marks, self._out, self.r)
