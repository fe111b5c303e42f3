"""Links generic code to one game: the same functions a second time, calling that game's.

The loops, the bots and the lab are written against names that each game fills in (`setup`, `legal`, `apply`,
…). Linked with `plain` they run interpreted on a State; linked by `twin` they are compiled and run on records.
"""

from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import Any

from fathoms.core import chance, loops, news, sets
from fathoms.core.game import Game

INSTEAD: dict[Any, Any] = {chance.settle: chance.settle_compiled, news.tell: news.tell_compiled}


def plain(f: FunctionType) -> FunctionType:
    """The wrapping that leaves a function as it is."""
    return f


def modules_of(game: Game, *more: ModuleType) -> tuple[ModuleType, ...]:
    """Every module whose functions play a game, each once."""
    return tuple(dict.fromkeys((chance, news, sets, loops, *game.chapters, game.sight, game.hints, *more)))


def meaning(game: Game) -> dict[str, Any]:
    """What the names left open in `loops` mean in a game."""
    return {
        "setup": game.rules.setup,
        "legal": game.rules.legal,
        "apply": game.rules.apply,
        "hide": game.sight.hide,
        "redeal": game.sight.redeal,
        "features": game.hints.features,
    }


def link(
    modules: tuple[ModuleType, ...],
    wrap: Callable[[FunctionType], Any],
    fill: Mapping[str, FunctionType],
    instead: Mapping[Any, Any] | None = None,
) -> dict[Any, Any]:
    """The functions of `modules`, by their plain selves, each calling the wrapped ones instead of the plain ones.

    `fill` gives the names that the generic loops leave open (`setup`, `legal`, `apply`, …) their meaning; `instead`
    has one function take the place of another.
    """
    texts = INSTEAD | dict(instead or {})
    wrapped: dict[Any, Any] = {}  # a plain function: the wrapped one
    scopes = []
    for module in modules:
        scope = dict(vars(module))
        scopes.append(scope)
        for name, f in vars(module).items():
            if isinstance(f, FunctionType) and f.__module__ == module.__name__ and f.__closure__ is None:
                text = texts.get(f, f)
                copy = FunctionType(text.__code__, scope, name, text.__defaults__)
                copy.__module__, copy.__qualname__ = f.__module__, name
                wrapped[f] = wrap(copy)
    for name, function in fill.items():
        wrapped[getattr(loops, name)] = wrapped[function]
    for scope in scopes:
        for name, value in scope.items():
            if isinstance(value, FunctionType) and value in wrapped:
                scope[name] = wrapped[value]
    return wrapped
