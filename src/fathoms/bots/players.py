"""A player: a level of thinking, at one game."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fathoms.bots import choice, greedy, tree
from fathoms.bots.level import Level
from fathoms.bots.mind import Mind
from fathoms.bots.weights import GREEDY, SEARCH, at_table, told
from fathoms.core.game import Game

CHUNK = 500  # simulations between two looks at the clock
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a bot thinks of one choice: its chance to win, and how often it was tried to find out."""

    action: int
    chance: float
    tries: int


class Bot:
    """A player of one game. What it chooses depends on its seed and on what its seat may know, and nothing else."""

    def __init__(
        self,
        game: Game,
        level: Level,
        seed: int = 0,
        *,
        compiled: bool = False,
        room: int | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.clock = clock
        kind = SEARCH if level.simulations else GREEDY
        self.mind = Mind(game, kind, compiled=compiled, room=room or tree.room_for(level.simulations))

    def weigh(
        self, box: Any, view: Any, seat: int, legal: Sequence[int], *, seconds: float | None = None
    ) -> list[Weighed]:
        """What each legal action is worth, in the order of `legal`, as far as the time allows."""
        totals, tries = self._weigh(box, view, seat, legal, seconds, noting=True)
        return [self._weighed(view.seats, *of) for of in zip(legal, totals, tries, strict=True)]

    def _weighed(self, seats: int, action: int, total: Any, tried: Any) -> Weighed:
        judgement = float(total) / max(1, int(tried))
        return Weighed(action, told(self.game, seats, judgement) if self.level.simulations else judgement, int(tried))

    def choose(self, box: Any, view: Any, seat: int, legal: Sequence[int], *, seconds: float | None = None) -> int:
        """One of the legal actions of a seat; `view` is the position after `hide` for that seat."""
        return legal[0] if len(legal) == 1 else self.decide(box, view, seat, legal, seconds=seconds).action

    def decide(self, box: Any, view: Any, seat: int, legal: Sequence[int], *, seconds: float | None = None) -> Weighed:
        """The same, with what the bot thinks of it: of a team whose seats may go in any order, the surest goes."""
        totals, tries = self._weigh(box, view, seat, legal, seconds)
        mind = self.mind
        level, seed = self.row(view.seats), self.stream(view, seat)
        secret = not self.game.cooperative and view.waiting != 1 << seat
        i = int(mind.functions[choice.take](len(legal), totals, tries, level, secret, seed, mind.gear(view.seats)))
        return self._weighed(view.seats, legal[i], totals[i], tries[i])

    def row(self, seats: int) -> Any:
        """The level at a table of so many seats, as the functions take it."""
        return self.mind.numbers(at_table(self.game, seats, self.level), "i8")

    def stream(self, view: Any, seat: int) -> int:
        """The seed of one decision."""
        return choice.stream(self.seed, view.ply, seat)

    def _weigh(
        self, box: Any, view: Any, seat: int, legal: Sequence[int], seconds: float | None, *, noting: bool = False
    ) -> tuple[Any, Any]:
        mind, n = self.mind, len(legal)
        choices, totals, tries = mind.numbers(legal, "i8"), mind.numbers([0.0] * n, "f8"), mind.zeros(n, "i8")
        if self.level.simulations:
            self.ponder(box, view, seat, seconds, noting=noting)
            mind.functions[tree.read](mind.tree, seat, choices, n, totals, tries, self.row(view.seats))
        else:
            about = mind.boxes(box), mind.shelf(view), mind.slots, seat, choices, n, totals, tries
            seed = self.stream(view, seat)
            mind.functions[greedy.try_each](*about, self.level.worlds, seed, mind.gear(view.seats))
        return totals, tries

    def ponder(self, box: Any, view: Any, seat: int, seconds: float | None, *, noting: bool = False) -> int:
        """Grows the tree, with or without notes of why; returns how many simulations there was time for."""
        mind, seed = self.mind, self.stream(view, seat)
        grown = mind.diary if noting else mind.tree
        boxes, views, gear = mind.boxes(box), mind.shelf(view), mind.gear(view.seats)
        search, level = mind.functions[tree.search], self.row(view.seats)
        mind.functions[tree.forget](grown, gear, seed)
        end = None if seconds is None else self.clock() + seconds
        together, done = int(self.game.cooperative), 0
        while done < self.level.simulations:
            count = min(CHUNK, self.level.simulations - done)
            search(boxes, views, mind.slots, seat, level, together, done, count, seed, grown, gear)
            done += count
            if end is not None and self.clock() >= end:
                break
        return done
