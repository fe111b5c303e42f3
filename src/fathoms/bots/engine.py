"""A game's judge, greed and search, linked to its rules: plain, or compiled."""

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any

from fathoms.bots import choice, greedy, judge, tree
from fathoms.bots.weights import weights
from fathoms.core.game import AnyGame
from fathoms.core.link import Linked, bot_bindings, bot_modules, link, plain
from fathoms.core.loops import Floats, Ints
from fathoms.core.state import GENERATOR, Header, clone
from fathoms.games import AnyVariant

MODULES: tuple[ModuleType, ...] = (judge, greedy, tree, choice)
ENTRIES = (greedy.try_each, tree.empty, tree.search, tree.read, choice.take)


class Slots(list[Header]):
    """Slots for positions in plain Python: as in an array of records, what is put there is a copy."""

    def __setitem__(self, i: Any, s: Any) -> None:
        """Puts a copy of `s` into slot i."""
        super().__setitem__(i, clone(s))


@cache
def _plain(game: AnyGame) -> Linked:
    return link(bot_modules(game, *MODULES), plain, bot_bindings(game))


@cache
def _compiled(game: AnyGame) -> Linked:
    from fathoms.core.twin import build

    return build(f"{game.name}-bots", bot_modules(game, *MODULES), bot_bindings(game), ENTRIES)


class Engine:
    """Room to think about one variant, and the functions of its game to do it with."""

    def __init__(self, variant: AnyVariant, kind: str, *, compiled: bool, room: int = 2) -> None:
        game = variant.game
        self.variant = variant
        self.kind = kind
        self.compiled = compiled
        self.functions = _compiled(game) if compiled else _plain(game)
        self.boxes: Any = game.fast.boxes(variant.box) if compiled else [variant.box]
        self.slots = self.copies(game.state(), 2)
        self.evaluator = judge.Evaluator(
            weights=self.ints(weights(game, variant.seats, kind)),
            chances=self.floats(judge.CHANCES),
            hints=self.zeros(len(game.hints.HINTS), "i4"),
            out=self.zeros(len(game.verbs), "i2"),
            r=self.zeros(GENERATOR, "u4"),
        )
        self.tree = tree.blank(self.zeros, room)
        notes = len(game.verbs) * (1 + len(game.hints.HINTS))
        self.noting_tree = self.tree._replace(swing=self.zeros(tree.NOTES + notes, "f8"))  # the same, room for notes

    def ints(self, values: Sequence[int]) -> Ints:
        """Whole numbers as the functions take them: in a list, or in an array."""
        return _array(values, "i8") if self.compiled else list(values)

    def floats(self, values: Sequence[float]) -> Floats:
        """Numbers likewise."""
        return _array(values, "f8") if self.compiled else list(values)

    def zeros(self, count: int, kind: str) -> Any:
        """So many zeros of a kind, likewise."""
        if not self.compiled:
            return [0] * count
        import numpy as np

        return np.zeros(count, kind)

    def weighing(self, actions: Sequence[int]) -> tuple[Ints, Floats, Ints]:
        """Choices, and room for what each is worth in all and how often it was tried."""
        return self.ints(actions), self.floats([0.0] * len(actions)), self.ints([0] * len(actions))

    def copies(self, s: Header, count: int = 1) -> Any:
        """Slots that hold copies of a position."""
        return self.variant.game.fast.slots(s, count) if self.compiled else Slots(clone(s) for _ in range(count))


def _array(values: Sequence[float], kind: str) -> Any:  # which mypy takes for any sequence
    import numpy as np

    return np.array(values, kind)
