"""A player: a level of thinking, at one variant of a game."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from fathoms.bots import choice, greedy, tree
from fathoms.bots.engine import Engine
from fathoms.bots.level import Level
from fathoms.bots.weights import GREEDY, SEARCH, at_table, calibrated
from fathoms.core.loops import Floats, Ints
from fathoms.core.state import Header
from fathoms.games import AnyVariant

CHUNK = 500  # simulations between two looks at the clock
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a bot thinks of one choice: its chance to win, and how often it was tried to find out."""

    action: int
    chance: float
    tries: int


def surest(plans: Mapping[int, Weighed]) -> tuple[int, int]:
    """Who goes of a team whose seats may go in any order, and what it does: whoever is surest to do good."""
    seat = max(plans, key=lambda seat: plans[seat].chance)
    return seat, plans[seat].action


class Bot:
    """A player of one variant. What it chooses depends on its seed and on what its seat may know, and nothing else."""

    def __init__(
        self,
        variant: AnyVariant,
        level: Level,
        seed: int = 0,
        *,
        compiled: bool = False,
        room: int | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        self.variant = variant
        self.game = variant.game
        self.level = level
        self.seed = seed
        self.clock = clock
        kind = SEARCH if level.simulations else GREEDY
        self.engine = Engine(variant, kind, compiled=compiled, room=room or tree.room_for(level.simulations))
        self.row = self.engine.ints(at_table(self.game, variant.seats, level))  # as the functions take it

    def weigh(self, view: Header, seat: int, legal: Sequence[int], *, seconds: float | None = None) -> list[Weighed]:
        """What each legal action is worth, in the order of `legal`, as far as the time allows."""
        totals, tries = self._weigh(view, seat, legal, seconds, noting=True)
        return [self._weighed(*of) for of in zip(legal, totals, tries, strict=True)]

    def _weighed(self, action: int, total: float, tried: int) -> Weighed:
        chance = float(total) / max(1, int(tried))
        if self.level.simulations:
            chance = calibrated(self.game, self.variant.seats, chance)
        return Weighed(action, chance, int(tried))

    def choose(self, view: Header, seat: int, legal: Sequence[int], *, seconds: float | None = None) -> int:
        """One of the legal actions of a seat; `view` is the position after `hide` for that seat."""
        return legal[0] if len(legal) == 1 else self.decide(view, seat, legal, seconds=seconds).action

    def decide(self, view: Header, seat: int, legal: Sequence[int], *, seconds: float | None = None) -> Weighed:
        """The same, with what the bot thinks of it: of a team whose seats may go in any order, the surest goes."""
        totals, tries = self._weigh(view, seat, legal, seconds)
        secret = self.game.phases[view.phase].secret
        take = self.engine.functions[choice.take]
        mood = choice.stream(self.seed, view.draws, seat)
        now = self.stream(view, seat), mood
        i = int(take(len(legal), totals, tries, self.row, secret, *now, self.engine.evaluator))
        return self._weighed(legal[i], totals[i], tries[i])

    def stream(self, view: Header, seat: int) -> int:
        """The seed of one decision."""
        return choice.stream(self.seed, view.ply, seat)

    def _weigh(
        self, view: Header, seat: int, legal: Sequence[int], seconds: float | None, *, noting: bool = False
    ) -> tuple[Floats, Ints]:
        engine, n = self.engine, len(legal)
        choices, totals, tries = engine.weighing(legal)
        if self.level.simulations:
            self.ponder(view, seat, seconds, noting=noting)
            engine.functions[tree.read](engine.tree, seat, choices, n, totals, tries, self.row)
        else:
            about = engine.boxes, engine.copies(view), engine.slots, seat, seat, choices, n, totals, tries
            seed = self.stream(view, seat)
            engine.functions[greedy.try_each](*about, self.level.worlds, seed, engine.evaluator)
        return totals, tries

    def ponder(self, view: Header, seat: int, seconds: float | None = None, *, noting: bool = False) -> int:
        """Grows the tree, with or without notes of why; returns how many simulations there was time for."""
        engine, seed = self.engine, self.stream(view, seat)
        grown = engine.noting_tree if noting else engine.tree
        views, evaluator, search = engine.copies(view), engine.evaluator, engine.functions[tree.search]
        engine.functions[tree.empty](grown, evaluator, seed)
        end = None if seconds is None else self.clock() + seconds
        together, done = int(self.game.cooperative), 0
        while done < self.level.simulations:
            count = min(CHUNK, self.level.simulations - done)
            search(engine.boxes, views, engine.slots, seat, self.row, together, done, count, seed, grown, evaluator)
            done += count
            if end is not None and self.clock() >= end:
                break
        return done
