"""Links generic code to one game: the same functions a second time, calling that game's.

The loops, the bots and the lab are written against names that each game fills in (`setup`, `legal`, `apply`,
…). Linked with `plain` they run interpreted on a State; linked by `twin` they are compiled and run on records.
"""

from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType

from fathoms.core import chance, loops, news, sets
from fathoms.core.game import AnyGame
from fathoms.core.reach import Rule

Linked = Mapping[Rule, Rule]  # a plain function: the same, linked
INSTEAD: dict[Rule, Rule] = {
    chance.draw: chance.draw_compiled,
    chance.unveil: chance.unveil_compiled,
    news.tell: news.tell_compiled,
    news.is_heard: news.is_heard_compiled,
    sets.size: sets.size_compiled,
}


def plain(f: FunctionType) -> FunctionType:
    """The wrapping that leaves a function as it is."""
    return f


def rule_modules(game: AnyGame) -> tuple[ModuleType, ...]:
    """Every module whose functions play a game."""
    return (chance, news, sets, loops, *game.chapters)


def rule_bindings(game: AnyGame) -> dict[str, Rule]:
    """What the names that random play needs mean in a game."""
    return {"setup": game.rules.setup, "legal": game.rules.legal, "apply": game.rules.apply}


def bot_modules(game: AnyGame, *more: ModuleType) -> tuple[ModuleType, ...]:
    """The same and those of what players see and think, each once."""
    return tuple(dict.fromkeys((*rule_modules(game), *more)))


def bot_bindings(game: AnyGame) -> dict[str, Rule]:
    """What all names left open in `loops` mean in a game."""
    sight, hints = game.sight, game.hints
    return rule_bindings(game) | {"hide": sight.hide, "redeal": sight.redeal, "hints": hints.hints}


def link(
    modules: tuple[ModuleType, ...],
    wrap: Callable[[FunctionType], Rule],
    bindings: Mapping[str, Rule],
    instead: Linked | None = None,
    native: Mapping[Rule, object] | None = None,
) -> dict[Rule, Rule]:
    """The functions of `modules`, by their plain selves, each calling the wrapped ones instead of the plain ones.

    `bindings` give the names that the generic loops leave open (`setup`, `legal`, `apply`, …) their meaning; `instead`
    has one function take the place of another; `native` are those that the wrapping brings itself.
    """
    texts = INSTEAD | dict(instead or {})
    wrapped: dict[Rule, Rule] = {}  # a plain function: the wrapped one
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
    for name, function in bindings.items():
        wrapped[getattr(loops, name)] = wrapped[function]
    own = wrapped | dict(native or {})
    for scope in scopes:
        for name, value in scope.items():
            if isinstance(value, FunctionType) and value in own:
                scope[name] = own[value]
    return wrapped
