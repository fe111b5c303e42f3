"""The players themselves: from one who has barely heard of hints to one who thinks as far as it may."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fathoms.bots import greedy, tree
from fathoms.bots.mind import Mind
from fathoms.core.chance import POLICY, key, mix, spin
from fathoms.core.game import Game

OFTEN = 0.2  # of the tries of the most tried choice: enough to be taken in a secret choice
CHUNK = 500  # simulations between two looks at the clock
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a bot thinks of one choice: its chance to win, and how often it was tried to find out."""

    action: int
    chance: float
    tries: int


def started(seed: int) -> list[int]:
    """A generator for what a bot itself leaves to chance."""
    r = [0] * 4
    key(r, seed, 0, POLICY)
    return r


class Bot:
    """A player of one game. What it chooses depends on its seed and on what its seat may know, and nothing else."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = seed

    def stream(self, view: Any, seat: int) -> int:
        """The seed of one decision: the same for the same seat and moment, whatever was asked before."""
        h = mix(mix(0x0B07, self.seed), self.seed >> 32)
        return mix(mix(h, view.ply), seat) << 24 | mix(mix(h, seat), view.ply) & 0xFFFFFF

    def weigh(
        self, box: Any, view: Any, seat: int, legal: Sequence[int], *, seconds: float | None = None
    ) -> list[Weighed]:
        """What each legal action is worth, in the order of `legal`."""
        raise NotImplementedError

    def decide(self, box: Any, view: Any, seat: int, legal: Sequence[int], *, seconds: float | None = None) -> Weighed:
        """The action it takes, and what it thinks of it."""
        return max(self.weigh(box, view, seat, legal, seconds=seconds), key=lambda w: (w.tries, w.chance))

    def choose(self, box: Any, view: Any, seat: int, legal: Sequence[int], *, seconds: float | None = None) -> int:
        """One of the legal actions of a seat; `view` is the position after `hide` for that seat."""
        return legal[0] if len(legal) == 1 else self.decide(box, view, seat, legal, seconds=seconds).action


class Greedy(Bot):
    """Looks one step ahead, in a few worlds, and takes what looks best."""

    worlds = 8

    def __init__(self, game: Game, seed: int = 0, *, compiled: bool = False) -> None:
        super().__init__(game, seed)
        self.mind = Mind(game, compiled=compiled)

    def weigh(
        self, box: Any, view: Any, seat: int, legal: Sequence[int], *, seconds: float | None = None
    ) -> list[Weighed]:
        """Every action tried in each of the worlds; so little work that no clock is needed."""
        mind = self.mind
        totals = mind.numbers([0.0] * len(legal), "f8")
        mind.functions[greedy.try_each](
            mind.boxes(box),
            mind.shelf(view),
            mind.slots,
            seat,
            mind.numbers(legal, "i8"),
            totals,
            0,
            self.worlds,
            self.stream(view, seat),
            mind.gear(view.seats),
        )
        return [
            Weighed(action, float(total) / self.worlds, self.worlds)
            for action, total in zip(legal, totals, strict=True)
        ]


class Careless(Greedy):
    """Any action of those that at a glance look better than the rest."""

    worlds = 1

    def decide(self, box: Any, view: Any, seat: int, legal: Sequence[int], *, seconds: float | None = None) -> Weighed:
        """One of the better half, each as likely as the others."""
        better = sorted(self.weigh(box, view, seat, legal), key=lambda w: -w.chance)[: (len(legal) + 1) // 2]
        return better[spin(started(self.stream(view, seat)), len(better))]


class Searcher(Bot):
    """Grows a tree of what may follow and takes a choice it came back to often."""

    entry = staticmethod(tree.search)

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        *,
        simulations: int,
        room: int | None = None,
        compiled: bool = True,
        clock: Clock = time.monotonic,
    ) -> None:
        super().__init__(game, seed)
        self.simulations = simulations
        self.clock = clock
        self.mind = Mind(game, compiled=compiled, room=room or 1 << (8 * simulations).bit_length())

    def weigh(
        self, box: Any, view: Any, seat: int, legal: Sequence[int], *, seconds: float | None = None
    ) -> list[Weighed]:
        """What the tree says after all simulations, or as many as the time allows."""
        self.ponder(box, view, seat, seconds)
        t = self.mind.tree
        found = []
        for action in legal:
            i = tree.place(t, tree.ROOT, seat, action)
            tries = int(t.visits[i]) if i != tree.NOWHERE else 0
            found.append(Weighed(action, float(t.total[i]) / tries if tries else 0.0, tries))
        return found

    def decide(self, box: Any, view: Any, seat: int, legal: Sequence[int], *, seconds: float | None = None) -> Weighed:
        """The choice tried most often; in a secret simultaneous choice one tried often, to be hard to guess."""
        weighed = self.weigh(box, view, seat, legal, seconds=seconds)
        most = max(w.tries for w in weighed)
        if self.game.cooperative or view.waiting == 1 << seat or most == 0:
            return max(weighed, key=lambda w: (w.tries, w.chance))
        good = [w for w in weighed if w.tries >= most * OFTEN]
        rest = spin(started(self.stream(view, seat) + 1), sum(w.tries for w in good))
        for w in good:
            if rest < w.tries:
                break
            rest -= w.tries
        return w

    def ponder(self, box: Any, view: Any, seat: int, seconds: float | None) -> int:
        """Grows the tree; returns how many simulations there was time for."""
        mind = self.mind
        mind.forget()
        seed = self.stream(view, seat)
        mind.r[:] = started(seed)
        boxes, views, gear = mind.boxes(box), mind.shelf(view), mind.gear(view.seats)
        end = None if seconds is None else self.clock() + seconds
        done = 0
        while done < self.simulations:
            count = min(CHUNK, self.simulations - done)
            mind.functions[self.entry](
                boxes, views, mind.slots, seat, int(self.game.cooperative), done, count, seed, mind.tree, gear
            )
            done += count
            if end is not None and self.clock() >= end:
                break
        return done


class Cheat(Searcher):
    """A searcher that is shown the whole position and the dice to come: what perfect sight would be worth."""

    entry = staticmethod(tree.peek)
