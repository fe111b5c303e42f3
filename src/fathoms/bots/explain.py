"""What the coach says of each choice: the chance that goes with it, and why.

A reason is the hint that speaks most for a choice, or most against it, beside the others: by what the choice changes
at once, in worlds that the seat holds possible, and as far as the search bears it out. The coach speaks only of hints
that people can make sense of (`GOOD` and `BAD` ones), and only where they are worth what their sense
says: no reason is better than a wrong one.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from fathoms.bots import judge, tree
from fathoms.bots.engine import Engine
from fathoms.bots.players import Bot, Weighed
from fathoms.core.chance import key
from fathoms.core.game import AnyGame
from fathoms.core.hints import Hint
from fathoms.core.state import Header, clone

WORLDS = 16  # in which each choice is tried to see what it changes
LEAST = judge.UNIT / 50  # an effect worth a word: half a percent, where chances are even
CLEAR = 2.0  # standard errors by which a change must differ from none
ENOUGH = 25  # tries that tell a chance
SAME = 0.01  # chances that differ by no more come to about the same
END = "end"  # stands for a hint where the choice ends the game at once

Row = tuple[float, ...] | None  # the hints of a position; None where the game is over, or nothing is known


@dataclass(frozen=True, slots=True)
class Reason:
    """A hint, whether the choice leaves more of it than the others do, and whether that is good for the seat."""

    hint: str
    more: bool
    good: bool

    @property
    def key(self) -> str:
        """The message that says so."""
        if self.hint == END:
            return f"coach-{('loses', 'wins')[self.good]}"
        return f"coach-{('risks', 'brings')[self.good] if self.more else ('gives-up', 'avoids')[self.good]}"


@dataclass(frozen=True, slots=True)
class Opinion:
    """One choice in the coach's eyes; no chance where it was tried too little to tell."""

    action: int
    chance: float | None
    why: Reason | None = None


def explain(bot: Bot, view: Header, seat: int, legal: Sequence[int], *, seconds: float | None = None) -> list[Opinion]:
    """What a searching bot thinks of each legal action, and why: the best first, those it cannot tell last.

    Actions that are the same in words are one choice. Where all choices come to about the same, they have one chance
    and no reasons.
    """
    alike = same_words(bot.game, legal)
    weighed = merged(bot.weigh(view, seat, legal, seconds=seconds), alike)
    hints = after(bot, view, seat, list(alike))
    ends = {w.action: end for w in weighed if (end := ending(w, hints[w.action]))}
    told = {w.action: w.chance for w in weighed if w.tries >= ENOUGH or w.action in ends}
    weighed.sort(key=lambda w: (w.action not in told, -told.get(w.action, 0.0), -w.tries))
    chances = list(told.values()) or [0.0]
    usual, found = fmean(chances), dict(ends)
    if len(told) == len(weighed) and max(chances) - min(chances) <= SAME:
        told = dict.fromkeys(told, usual)
    else:
        weights, notes = bot.engine.evaluator.weights[1:], noted(bot, alike)
        for w in weighed:
            side = 1 if w is weighed[0] or told.get(w.action, 0.0) > usual else -1
            why = reason(bot.game.hints.HINTS, weights, side, changes(hints, w.action), changes(notes, w.action))
            if why:
                found.setdefault(w.action, why)
    return [Opinion(a, told.get(w.action), found.get(w.action)) for w in weighed for a in alike[w.action]]


def same_words(game: AnyGame, legal: Sequence[int]) -> dict[int, list[int]]:
    """The legal actions, by the first that is the same in words."""
    first: dict[str, int] = {}
    found: dict[int, list[int]] = {}
    for action in legal:
        said = game.words().tell(game.verbs.message(action))
        found.setdefault(first.setdefault(said, action), []).append(action)
    return found


def merged(weighed: Sequence[Weighed], alike: Mapping[int, Sequence[int]]) -> list[Weighed]:
    """The choices, each with the tries of all its actions."""
    of = {w.action: w for w in weighed}
    found = []
    for action, same in alike.items():
        tries = sum(of[a].tries for a in same)
        total = sum(of[a].tries * of[a].chance for a in same)
        found.append(Weighed(action, total / max(1, tries), tries))
    return found


def ending(w: Weighed, hints: Sequence[Row]) -> Reason | None:
    """That a choice wins or loses the game at once, if it does so wherever it was tried."""
    return Reason(END, True, w.chance == 1) if w.tries and w.chance in (0, 1) and not any(hints) else None


def reason(
    hints: Iterable[Hint],
    weights: Sequence[int],
    side: int,
    now: Sequence[Sequence[float]],
    later: Sequence[Sequence[float]],
) -> Reason | None:
    """The hint that speaks most for a choice (side 1) or against it (-1); none if another speaks more to the contrary.

    `now` and `later` are what the choice changes at once, and what is left of it in the search.
    """
    top, least = None, LEAST
    for hint, weight, changed, lasts in zip(hints, weights, now, later, strict=False):
        more, effect = fmean(changed), side * weight * fmean(changed)
        if effect > least and hint.sense * weight > 0 and more * lasts[0] > 0 and clear(changed):
            top = Reason(hint.name, more > 0, side > 0)
            least = effect
        elif -effect > least:
            top, least = None, -effect
    return top


def changes(hints: Mapping[int, Sequence[Row]], action: int) -> list[tuple[float, ...]]:
    """How much more of each hint a choice leaves than the others do, world by world where all is known."""
    found = []
    for mine, *others in zip(hints[action], *(hints[a] for a in hints if a != action), strict=True):
        rest = [row for row in others if row]
        if mine and rest:
            found.append([one - fmean(theirs) for one, *theirs in zip(mine, *rest, strict=True)])
    return list(zip(*found, strict=True))


def clear(changed: Sequence[float]) -> bool:
    """Whether a change is no accident of the worlds that it was seen in."""
    return len(changed) > 1 and abs(fmean(changed)) > CLEAR * stdev(changed) / sqrt(len(changed))


def after(bot: Bot, view: Header, seat: int, actions: Sequence[int]) -> dict[int, list[Row]]:
    """The hints right after each choice, in some worlds, the same for all."""
    variant, game, seed = bot.variant, bot.game, bot.stream(view, seat)
    engine = Engine(variant, bot.engine.kind, compiled=False)
    evaluator, settle_others = engine.evaluator, engine.functions[judge.settle_others]
    others = view.waiting & ~(1 << seat)
    found: dict[int, list[Row]] = {action: [] for action in actions}
    for number in range(WORLDS):
        world = variant.redealt(view, seat, seed, number)
        for action in actions:
            s = clone(world)
            key(evaluator.r, seed, number, judge.OTHERS)
            variant.step(s, seat, action)
            settle_others(variant.box, s, others, evaluator)
            game.hints.hints(variant.box, s, seat, evaluator.hints)
            found[action].append(None if s.over else tuple(evaluator.hints))
    return found


def noted(bot: Bot, alike: Mapping[int, Sequence[int]]) -> dict[int, list[Row]]:
    """The hints that the last search came to after each choice, on average over simulations that did not end it all."""
    wide = 1 + len(bot.game.hints.HINTS)
    found: dict[int, list[Row]] = {}
    for action, same in alike.items():
        rows = [bot.engine.noting_tree.swing[tree.NOTES + wide * a : tree.NOTES + wide * (a + 1)] for a in same]
        count, *sums = (float(sum(column)) for column in zip(*rows, strict=True))
        found[action] = [tuple(total / count for total in sums) if count else None]
    return found
