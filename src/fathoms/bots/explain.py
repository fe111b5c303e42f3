"""Why a choice looks good or bad: the hint that speaks most for it, or most against it, beside the other choices."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fathoms.bots import judge
from fathoms.bots.mind import Mind
from fathoms.bots.weights import SEARCH
from fathoms.core import chance
from fathoms.core.chance import key
from fathoms.core.game import Game
from fathoms.core.state import clone

WORLDS = 8
LEAST = judge.UNIT / 1000  # an effect that is one; what is smaller is rounding


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


def reasons(game: Game, box: Any, view: Any, seat: int, legal: Sequence[int]) -> dict[int, Reason]:
    """For each legal action what speaks most for it, or most against it; none where all come to the same."""
    mind = Mind(game, SEARCH, compiled=False)
    gear = mind.gear(view.seats)
    marks = {action: expected(mind, gear, box, view, seat, action) for action in legal}
    count = len(game.hints.FEATURES)
    usual = [sum(m[i] for m in marks.values()) / len(marks) for i in range(count)]
    found = {}
    for action, mine in marks.items():
        effects = [gear.weights[i + 1] * (mine[i] - usual[i]) for i in range(count)]
        side = 1 if sum(effects) > 0 else -1
        best = max(range(count), key=lambda i: side * effects[i])
        if abs(effects[best]) > LEAST:
            found[action] = Reason(game.hints.FEATURES[best], mine[best] > usual[best], effects[best] > 0)
    return found


def expected(mind: Mind, gear: judge.Gear, box: Any, view: Any, seat: int, action: int) -> list[float]:
    """The hints after an action, on average over worlds that the seat holds possible."""
    game = mind.game
    totals = [0.0] * len(game.hints.FEATURES)
    for world in range(WORLDS):
        s = clone(view)
        key(s.rng, 1, world, chance.SEARCH)
        key(gear.r, 1, world, chance.SEARCH)
        game.sight.redeal(box, s, seat)
        game.step(box, s, seat, action)
        mind.functions[judge.settle_others](box, s, view.waiting & ~(1 << seat), gear)
        game.hints.features(box, s, seat, gear.marks)
        for i in range(len(totals)):
            totals[i] += gear.marks[i] / WORLDS
    return totals
