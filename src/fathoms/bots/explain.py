"""Why a bot thinks well or ill of a choice: the hint that speaks most for it, or most against it, beside the others.

The hints are those that its chances come from: of the positions where its simulations ended, or one step ahead.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fathoms.bots import judge, tree
from fathoms.bots.mind import Mind
from fathoms.bots.players import Bot, Weighed
from fathoms.core.chance import SEARCH, key
from fathoms.core.state import clone

LEAST = judge.UNIT / 100  # an effect worth a word: a quarter of a percent, where chances are even


@dataclass(frozen=True, slots=True)
class Reason:
    """A hint, whether the choice leaves more of it than the others do, and whether that is good for the seat."""

    hint: str
    more: bool
    good: bool

    @property
    def key(self) -> str:
        """The message that says so."""
        return f"coach-{('risks', 'brings')[self.good] if self.more else ('gives-up', 'avoids')[self.good]}"


def explain(
    bot: Bot, box: Any, view: Any, seat: int, legal: Sequence[int], *, seconds: float | None = None
) -> list[tuple[Weighed, Reason | None]]:
    """What a bot thinks of each legal action, and why, the best first."""
    weighed = bot.weigh(box, view, seat, legal, seconds=seconds)
    weighed.sort(key=lambda w: (-w.tries, -w.chance))
    hints = noted(bot, legal) if bot.level.simulations else expected(bot, box, view, seat, legal)
    found = reasons(bot.game.hints.FEATURES, bot.mind.gear(view.seats).weights, weighed, hints)
    return [(w, found.get(w.action)) for w in weighed]


def reasons(
    names: Sequence[str], weights: Sequence[int], weighed: Sequence[Weighed], hints: Mapping[int, Sequence[float]]
) -> dict[int, Reason]:
    """For the first choice and those better than usual what speaks most for them, for the others what speaks against.

    None where all come to the same.
    """
    tried = [w.chance for w in weighed if w.tries]
    usual = sum(tried) / max(1, len(tried))
    found = {}
    for w in weighed:
        rest = [marks for action, marks in hints.items() if action != w.action]
        if w.action not in hints or not rest:
            continue
        more = [mine - sum(theirs) / len(rest) for mine, *theirs in zip(hints[w.action], *rest, strict=True)]
        side = 1 if w is weighed[0] or w.chance > usual else -1
        effects = [side * weight * by for weight, by in zip(weights[1:], more, strict=True)]
        top = effects.index(max(effects))
        if effects[top] > LEAST:
            found[w.action] = Reason(names[top], more[top] > 0, side > 0)
    return found


def noted(bot: Bot, legal: Sequence[int]) -> dict[int, list[float]]:
    """The hints that the last search came to after each choice, on average over simulations that did not end it all."""
    wide = 1 + len(bot.game.hints.FEATURES)
    found = {}
    for action in legal:
        at = tree.NOTES + wide * action
        count, *sums = map(float, bot.mind.diary.swing[at : at + wide])
        if count:
            found[action] = [total / count for total in sums]
    return found


def expected(bot: Bot, box: Any, view: Any, seat: int, legal: Sequence[int]) -> dict[int, list[float]]:
    """The hints one step ahead, on average over the worlds in which `greedy` tries each choice and the game goes on."""
    game, mind, seed = bot.game, Mind(bot.game, bot.mind.kind, compiled=False), bot.stream(view, seat)
    gear, settle_others = mind.gear(view.seats), mind.functions[judge.settle_others]
    others = view.waiting & ~(1 << seat)
    rows: dict[int, list[list[int]]] = {}
    for number in range(bot.level.worlds):
        world = clone(view)
        key(world.rng, seed, number, SEARCH)
        game.sight.redeal(box, world, seat)
        for action in legal:
            s = clone(world)
            key(gear.r, seed, number, SEARCH + 1)
            game.step(box, s, seat, action)
            settle_others(box, s, others, gear)
            if not s.over:
                game.hints.features(box, s, seat, gear.marks)
                rows.setdefault(action, []).append(list(gear.marks))
    return {action: [sum(hint) / len(seen) for hint in zip(*seen, strict=True)] for action, seen in rows.items()}
