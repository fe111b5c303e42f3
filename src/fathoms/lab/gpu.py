"""Contests on a GPU: every thread plays some of the games, with the same functions and the same results.

Nobody searches there: a tree a thread would not fit.
"""

from collections.abc import Sequence
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba import cuda

from fathoms.bots.choice import Level
from fathoms.bots.judge import CHANCES, UNIT, Gear
from fathoms.bots.mind import MODULES
from fathoms.bots.tree import SEATS, Tree
from fathoms.core.game import Game
from fathoms.core.link import link, meaning, modules_of
from fathoms.core.twin import widened
from fathoms.lab import contest as contests
from fathoms.lab.contest import Crop, Desk

BLOCK = 128
THREADS = 1 << 17  # more at a time would bring nothing


def kernel(game: Game) -> Any:
    """The kernel that plays a contest."""

    def device(f: FunctionType) -> Any:
        return widened(cuda.jit(device=True)(f))

    contest = link(modules_of(game, *MODULES, contests), device, meaning(game))[contests.contest]
    state = numba.from_dtype(game.fast.state_dtype)
    actions, hints = len(game.actions), len(game.hints.FEATURES)

    def play(
        boxes: Any,
        blanks: Any,
        levels: Any,
        rivals: int,
        together: int,
        seed: int,
        turn: int,
        first: int,
        count: int,
        each: int,
        most: int,
        every: int,
        room: int,
        rows: Any,
        seats: Any,
        games: Any,
        labels: Any,
        life: Any,
        winners: Any,
        lengths: Any,
        cut: Any,
        weights: Any,
        rival: Any,
        chances: Any,
        none: Any,
        nothing: Any,
    ) -> None:
        i = cuda.grid(1)
        begin = i * each
        if begin >= count:
            return
        end = min(count, begin + each)
        low, high = i * room, (i + 1) * room
        d = Desk(
            cuda.local.array(1, state),
            cuda.local.array(1, state),
            cuda.local.array(2, state),
            cuda.local.array(actions, numba.int16),
            cuda.local.array(actions, numba.float64),
            cuda.local.array(actions, numba.int64),
            cuda.local.array(SEATS, numba.int64),
            cuda.local.array(SEATS, numba.float64),
            cuda.local.array(4, numba.uint32),
        )
        marks = cuda.local.array(hints, numba.int32)
        out = cuda.local.array(actions, numba.int16)
        r = cuda.local.array(4, numba.uint32)
        c = Crop(
            rows[low:high],
            seats[low:high],
            games[low:high],
            labels[low:high],
            life[low:high],
            winners[begin:end],
            lengths[begin:end],
            cut[begin:end],
        )
        t = Tree(none, none, none, nothing, none, none, nothing, nothing)
        g, h = Gear(weights, chances, marks, out, r), Gear(rival, chances, marks, out, r)
        contest(
            boxes, blanks, levels, rivals, together, seed, turn, first + begin, end - begin, most, every, d, t, c, g, h
        )

    return play


class GpuContests:
    """One game's contests on the GPU of this machine."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._play = cuda.jit(kernel(game))
        self._chances = cuda.to_device(np.array(CHANCES))

    def play(
        self,
        boxes: Any,
        blanks: Any,
        levels: Sequence[Level],
        rivals: int,
        seed: int,
        turn: int,
        first: int,
        most: int,
        every: int,
        crop: Crop,
        weights: Any,
        rival: Any,
    ) -> None:
        """Fills a crop."""
        count = len(crop.winners)
        each = -(-count // THREADS)
        threads = -(-count // each)
        room = len(crop.seats) // threads
        there = [cuda.to_device(column) for column in crop]
        limits = rivals, int(self.game.cooperative), seed, turn, first, count, each, most, every, room
        judging = (np.round(w * UNIT).astype(np.int64) for w in (weights, rival))
        self._play[-(-threads // BLOCK), BLOCK](
            cuda.to_device(boxes),
            cuda.to_device(blanks),
            cuda.to_device(np.array(levels, np.int64)),
            *limits,
            *there,
            *map(cuda.to_device, judging),
            self._chances,
            cuda.to_device(np.zeros(1, np.int64)),
            cuda.to_device(np.zeros(1)),
        )
        for column, filled in zip(crop, there, strict=True):
            filled.copy_to_host(column)
