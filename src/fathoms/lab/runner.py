"""Where one game is played in bulk: contests between levels, in compiled code on all cores or on a GPU."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from fathoms.bots import Level
from fathoms.bots.engine import MODULES
from fathoms.bots.judge import CHANCES, UNIT, Evaluator
from fathoms.bots.tree import blank, room_for
from fathoms.bots.weights import GREEDY, SEARCH, at_table, log_odds
from fathoms.core.game import AnyGame
from fathoms.core.link import Rule, bot_bindings, bot_modules
from fathoms.core.state import SEATS
from fathoms.games import AnyVariant
from fathoms.lab import contest
from fathoms.lab.contest import Samples, Workspace

CHUNK = 250  # games in one go, where nobody searches
MOST = 20_000  # actions after which a game is cut off
MANY = 20_000  # games that are worth a GPU, where there is one
EVERY = 3  # about one position of so many is noted
READY = 16  # chunks that wait for each thread
RANDOM = Level(slips=100)  # takes any choice

if TYPE_CHECKING:
    from fathoms.lab.gpu import GpuContests

Array = np.ndarray[Any, Any]


@cache
def _compiled(game: AnyGame, *, random: bool, counts: bool) -> Any:
    """A game's contest: of players who think or of random ones, with what they do counted or not."""
    from fathoms.core.twin import build

    tag = f"{game.name}-contest" + "-random" * random + "-counted" * counts
    instead: dict[Rule, Rule] = {}
    if random:
        instead[contest.decide] = contest.decide_at_random
    if counts:
        instead[contest.act] = contest.act_counted
    modules = bot_modules(game, *MODULES, contest)
    return build(tag, modules, bot_bindings(game), (contest.contest,), instead=instead)[contest.contest]


@cache
def _gpu(game: AnyGame) -> GpuContests | None:
    from fathoms.core.cuda import is_here

    if not is_here():
        return None
    from fathoms.lab.gpu import GpuContests

    return GpuContests(game)


class Runner:
    """Plays one variant in bulk."""

    def __init__(self, variant: AnyVariant) -> None:
        self.variant = variant
        self.game = variant.game
        self.seats = variant.seats
        self.boxes, self.blanks = self.game.fast.prepare(variant)
        self.greedy, self.search = (np.array(log_odds(self.game, self.seats, kind)) for kind in (GREEDY, SEARCH))

    def play(
        self,
        levels: Sequence[Level],
        games: int,
        seed: int,
        *,
        tick: Callable[[int], None] | None = None,
        **how: Any,
    ) -> Samples:
        """All `pieces` as one; `tick` hears of games played."""
        found = []
        for samples in self.pieces(levels, games, seed, **how):
            found.append(samples)
            if tick is not None:
                tick(len(samples.winners))
        return joined(found)

    def pieces(
        self,
        levels: Sequence[Level],
        games: int,
        seed: int,
        *,
        first: int = 0,
        turn: int = 0,
        rows: int = 0,
        weights: Array | None = None,
        rival: Array | None = None,
        rivals: int = 0,
        most: int = MOST,
        counts: bool = False,
        threads: int | None = None,
    ) -> Iterator[Samples]:
        """Deals first … first+games-1 of a seed in order, piece by piece, and up to so many noted rows.

        Seats judge by `weights` and those in `rivals` by `rival`; without, all by the game's, as their level does. With
        `counts` every action and phase is counted. Nothing depends on the `threads`; there are as many as cores.
        """
        if weights is None:
            weights, rival = self.search, self.greedy
            rivals = sum(1 << seat for seat, level in enumerate(levels) if not level.simulations)
        ours, theirs = weights, weights if rival is None else rival
        simulations = max(level.simulations for level in levels)
        each = 1 if simulations else CHUNK
        thinks = np.array([at_table(self.game, self.seats, level) for level in levels], np.int64)
        run = _compiled(self.game, random=all(level == RANDOM for level in levels), counts=counts)
        room = (len(self.game.verbs), len(self.game.phases)) if counts else (0, 0)
        parts = max(1, -(-games // each))

        def work(part: int) -> Samples:
            begin, count = part * each, min(each, games - part * each)
            samples = blank_samples(rows // parts, len(ours) - 1, count, self.seats, *room)
            run(
                self.boxes,
                self.blanks,
                thinks,
                rivals,
                int(self.game.cooperative),
                seed,
                turn,
                first + begin,
                count,
                most,
                EVERY,
                self.workspace(),
                blank(np.zeros, room_for(simulations)),
                samples,
                self.evaluator(ours),
                self.evaluator(theirs),
            )
            return ended(samples)

        threads = threads or os.cpu_count() or 1
        pool = ThreadPoolExecutor(threads)
        waiting: deque[Future[Samples]] = deque()
        try:
            for part in range(parts):
                waiting.append(pool.submit(work, part))
                if len(waiting) > READY * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    def workspace(self) -> Workspace:
        """Room to think."""
        actions = len(self.game.verbs)
        return Workspace(
            np.repeat(self.blanks, 1),
            np.repeat(self.blanks, 1),
            np.repeat(self.blanks, 2),
            np.zeros(actions, np.int16),
            np.zeros(actions),
            np.zeros(actions, np.int64),
            np.zeros(SEATS, np.int64),
            np.zeros(SEATS),
            np.zeros(4, np.uint32),
        )

    def evaluator(self, weights: Array) -> Evaluator:
        """Judging with those weights."""
        return Evaluator(
            np.round(weights * UNIT).astype(np.int64),
            np.array(CHANCES),
            np.zeros(len(weights) - 1, np.int32),
            np.zeros(len(self.game.verbs), np.int16),
            np.zeros(4, np.uint32),
        )


class Match(NamedTuple):
    """Players of a variant: seats in `rivals` judge by `rival`, the others by `weights`."""

    runner: Runner
    weights: Array
    rival: Array
    rivals: int


def play_matches(matches: Sequence[Match], level: Level, games: int, seed: int, most: int) -> list[Samples]:
    """So many games of each match at one seat count; of players who do not search on the GPU, where there is one."""
    runner = matches[0].runner
    gpu = _gpu(runner.game) if len(matches) * games >= MANY and not level.simulations else None
    if gpu is not None:
        return gpu.play(matches, level, games, seed, most)
    players = [level] * runner.seats
    return [
        m.runner.play(players, games, seed, weights=m.weights, rival=m.rival, rivals=m.rivals, most=most)
        for m in matches
    ]


def blank_samples(rows: int, hints: int, games: int, seats: int, actions: int = 0, phases: int = 0) -> Samples:
    """Room for so many rows and games; of no actions and phases where they are not counted."""
    return Samples(
        np.zeros((rows, hints), np.int16),
        np.zeros(rows, np.int8),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int8),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int32),
        np.zeros(games, np.int8),
        np.zeros(games, np.int32),
        np.zeros(games, np.int8),
        np.zeros((games, seats), np.int32),
        np.zeros((games, seats, actions), np.int32),
        np.zeros((games, phases), np.int32),
    )


def ended(samples: Samples) -> Samples:
    """Samples without the rows left blank."""
    return picked(samples, np.nonzero(samples.life)[0])


def picked(samples: Samples, kept: Array) -> Samples:
    """Samples with some of its rows."""
    return Samples(*(column[kept] for column in samples[:6]), *samples[6:])  # type: ignore[call-arg]  # twelve columns


def joined(found: Sequence[Samples]) -> Samples:
    """Several found as one."""
    return Samples(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def count_seats(masks: Array) -> Array:
    """How many seats each mask holds."""
    return np.asarray(sum((masks >> seat) & 1 for seat in range(SEATS)))
