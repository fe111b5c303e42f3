"""Contests on a GPU: every thread plays some of the games, with the same functions and the same results.

Nobody searches there: a tree a thread would not fit.
"""

from collections.abc import Sequence
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba import cuda

from fathoms.bots import Level, choice
from fathoms.bots.engine import MODULES
from fathoms.bots.judge import CHANCES, UNIT, Evaluator
from fathoms.bots.tree import Tree
from fathoms.core.game import AnyGame
from fathoms.core.link import bot_bindings, bot_modules, link
from fathoms.core.state import GENERATOR, SEATS
from fathoms.core.twin import record, widened
from fathoms.lab import contest as contests
from fathoms.lab import study
from fathoms.lab.contest import Samples, Workspace
from fathoms.lab.runner import Match, blank_samples

BLOCK = 128
THREADS = 1 << 17  # more at a time would bring nothing


def kernel(game: AnyGame) -> Any:
    """The kernel that plays a contest."""

    def device(f: FunctionType) -> Any:
        return widened(cuda.jit(device=True)(f))

    modules = bot_modules(game, *MODULES, study, contests)
    contest = link(modules, device, bot_bindings(game), {choice.weigh: choice.glance})[contests.contest]
    state = numba.from_dtype(game.fast.state_dtype)
    actions, hints = len(game.verbs), len(game.hints.HINTS)

    def play(
        boxes: Any,
        blanks: Any,
        rivals: Any,
        weights: Any,
        rival: Any,
        levels: Any,
        together: int,
        seed: int,
        games: int,
        most: int,
        chances: Any,
        none: Any,
        nothing: Any,
        nowhere: Any,
        winners: Any,
        lengths: Any,
        over: Any,
        decisions: Any,
        uncounted: Any,
    ) -> None:
        w = Workspace(
            cuda.local.array(1, state),
            cuda.local.array(1, state),
            cuda.local.array(2, state),
            cuda.local.array(actions, numba.int16),
            cuda.local.array(actions, numba.float64),
            cuda.local.array(actions, numba.int64),
            cuda.local.array(SEATS, numba.int64),
            cuda.local.array(SEATS, numba.float64),
            cuda.local.array(GENERATOR, numba.uint32),
            none,
        )
        marks = cuda.local.array(hints, numba.int32)
        out = cuda.local.array(actions, numba.int16)
        r = cuda.local.array(GENERATOR, numba.uint32)
        t = Tree(none, none, none, nothing, none, none, nothing)
        matches = len(rivals)
        for i in range(cuda.grid(1), matches * games, cuda.gridsize(1)):
            m = i % matches
            e = Evaluator(weights[m], chances, marks, out, r)
            f = Evaluator(rival[m], chances, marks, out, r)
            samples = Samples(
                nowhere,
                none,
                none,
                none,
                none,
                none,
                winners[i : i + 1],
                lengths[i : i + 1],
                over[i : i + 1],
                decisions[i : i + 1],
                uncounted,
                nowhere,
            )
            b, s = boxes[m : m + 1], blanks[m : m + 1]
            contest(b, s, levels, rivals[m], together, seed, 0, i // matches, 1, most, 1, w, t, samples, e, f)

    return play


def signature(game: AnyGame) -> Any:
    """The kernel's argument types, for who has no GPU to see them."""
    box, state = numba.from_dtype(record(type(game.open_box()))), numba.from_dtype(game.fast.state_dtype)
    wide, real, table = numba.int64, numba.float64[::1], numba.int64[:, ::1]
    given = box[::1], state[::1], wide[::1], table, table, table
    ends = numba.int8[::1], numba.int32[::1], numba.int8[::1], numba.int32[:, ::1], numba.int32[:, :, ::1]
    return numba.void(*given, wide, wide, wide, wide, real, wide[::1], real, table, *ends)


class GpuContests:
    """One game's contests on the GPU of this machine."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._play = cuda.jit(kernel(game))
        self._chances = cuda.to_device(np.array(CHANCES))

    def play(self, matches: Sequence[Match], level: Level, games: int, seed: int, most: int) -> list[Samples]:
        """So many games of each match."""
        count = len(matches) * games
        blocks = -(-min(THREADS, count) // BLOCK)
        seats = matches[0].runner.seats
        empty = np.zeros(0, np.int64)
        given = (
            np.concatenate([m.runner.boxes for m in matches]),
            np.concatenate([m.runner.blanks for m in matches]),
            np.array([m.rivals for m in matches], np.int64),
            np.round(np.stack([m.weights for m in matches]) * UNIT).astype(np.int64),
            np.round(np.stack([m.rival for m in matches]) * UNIT).astype(np.int64),
            np.array([level] * seats, np.int64),
        )
        fixed = empty, np.zeros(0), np.zeros((0, 0), np.int64)
        uncounted = np.zeros((0, 0, 0), np.int32)
        blank = blank_samples(0, 0, count, seats)
        ends = [cuda.to_device(column) for column in (blank.winners, blank.lengths, blank.over, blank.decisions)]
        self._play[blocks, BLOCK](
            *map(cuda.to_device, given),
            int(self.game.cooperative),
            seed,
            games,
            most,
            self._chances,
            *map(cuda.to_device, fixed),
            *ends,
            cuda.to_device(uncounted),
        )
        found = [column.copy_to_host().reshape(games, len(matches), *column.shape[1:]) for column in ends]
        return [
            Samples(fixed[2], *[empty] * 5, *[column[:, m] for column in found], uncounted, fixed[2])  # type: ignore[call-arg]  # twelve columns
            for m in range(len(matches))
        ]
