"""Contests on a GPU: every thread plays some of the games, with the same functions and the same results.

Nobody searches there, and nobody looks on: a tree a thread would not fit.
"""

from collections.abc import Iterator, Sequence
from types import FunctionType

import numba
import numpy as np
from numba import cuda

from fathoms.bots import Level, choice
from fathoms.bots.engine import MODULES
from fathoms.bots.judge import CHANCES, UNIT, Evaluator
from fathoms.bots.tree import Tree
from fathoms.core.crew import Compiled
from fathoms.core.game import AnyGame
from fathoms.core.link import bot_bindings, bot_modules, link
from fathoms.core.state import GENERATOR, SEATS
from fathoms.core.twin import Array, record, widened
from fathoms.lab import contest as contests
from fathoms.lab import study
from fathoms.lab.contest import NOTED, Samples, Workspace
from fathoms.lab.crews import Share
from fathoms.lab.runner import Order, Pairing, Part, Runner, blank_notes, blank_samples, instead_of

BLOCK = 128
THREADS = 1 << 17  # more at a time would bring nothing
ROOM = 1 << 28  # bytes for what is counted in games played at a time


def kernel(game: AnyGame, *, random: bool = False, counts: bool = False) -> Compiled:
    """The kernel that plays a contest: of players who think or of random ones, counted or not."""

    def device(f: FunctionType) -> Compiled:
        return widened(cuda.jit(device=True)(f))

    modules = bot_modules(game, *MODULES, study, contests)
    instead = {choice.weigh: choice.glance} | instead_of(random=random, counts=counts)
    contest = link(modules, device, bot_bindings(game), instead)[contests.contest]
    state = numba.from_dtype(game.fast.state_dtype)
    actions, count = len(game.verbs), len(game.hints.HINTS)

    def play(
        boxes: Compiled,
        blanks: Compiled,
        rivals: Compiled,
        weights: Compiled,
        rival: Compiled,
        levels: Compiled,
        together: int,
        seed: int,
        turn: int,
        first: int,
        games: int,
        most: int,
        chances: Compiled,
        none: Compiled,
        nothing: Compiled,
        nowhere: Compiled,
        winners: Compiled,
        lengths: Compiled,
        over: Compiled,
        decisions: Compiled,
        acts: Compiled,
        phases: Compiled,
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
            nowhere,
            nowhere,
        )
        hints = cuda.local.array(count, numba.int32)
        out = cuda.local.array(actions, numba.int16)
        r = cuda.local.array(GENERATOR, numba.uint32)
        t = Tree(none, none, none, nothing, none, none, nothing)
        pairings = len(rivals)
        for i in range(cuda.grid(1), pairings * games, cuda.gridsize(1)):
            p = i % pairings
            e = Evaluator(weights[p], chances, hints, out, r)
            f = Evaluator(rival[p], chances, hints, out, r)
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
                acts[i : i + 1],
                phases[i : i + 1],
            )
            b, s, deal = boxes[p : p + 1], blanks[p : p + 1], first + i // pairings
            contest(b, s, levels, rivals[p], together, seed, turn, 0, deal, 1, most, 1, w, t, samples, e, f)

    return play


def signature(game: AnyGame) -> Compiled:
    """The kernel's argument types, for who has no GPU to see them."""
    box, state = numba.from_dtype(record(type(game.open_box()))), numba.from_dtype(game.fast.state_dtype)
    wide, real, table = numba.int64, numba.float64[::1], numba.int64[:, ::1]
    given = box[::1], state[::1], wide[::1], table, table, table
    ends = numba.int8[::1], numba.int32[::1], numba.int8[::1], numba.int32[:, ::1]
    counted = numba.int32[:, :, ::1], numba.int32[:, ::1]
    return numba.void(*given, wide, wide, wide, wide, wide, wide, real, wide[::1], real, table, *ends, *counted)


class GpuContests:
    """One game's contests on the GPU of this machine."""

    def __init__(self, game: AnyGame, *, random: bool = False, counts: bool = False) -> None:
        self.game = game
        self.counts = counts
        self._play = cuda.jit(kernel(game, random=random, counts=counts))
        self._chances = cuda.to_device(np.array(CHANCES))

    def work(self, runner: Runner, order: Order, shares: Sequence[Share]) -> Iterator[Part]:
        """Plays the shares of an order, as many games at a time as there is room for."""
        end = shares[-1][0] + shares[-1][1]
        each = min(THREADS, ROOM // (4 * runner.seats * len(self.game.verbs))) if self.counts else THREADS
        pairing = Pairing(runner, order.weights, order.rival, order.rivals)
        for begin in range(0, end, each):
            first, games = order.first + begin, min(each, end - begin)
            (samples,) = self.play([pairing], order.levels, games, order.seed, order.most, turn=order.turn, first=first)
            yield samples, blank_notes(runner.blanks, 0, runner.seats, 0)

    def play(
        self,
        pairings: Sequence[Pairing],
        levels: Sequence[Level],
        games: int,
        seed: int,
        most: int,
        *,
        turn: int = 0,
        first: int = 0,
    ) -> list[Samples]:
        """So many games of each pairing, from deal `first` on."""
        count = len(pairings) * games
        blocks = -(-min(THREADS, count) // BLOCK)
        given = (
            np.concatenate([p.runner.boxes for p in pairings]),
            np.concatenate([p.runner.blanks for p in pairings]),
            np.array([p.rivals for p in pairings], np.int64),
            np.round(np.stack([p.weights for p in pairings]) * UNIT).astype(np.int64),
            np.round(np.stack([p.rival for p in pairings]) * UNIT).astype(np.int64),
            np.array(levels, np.int64),
        )
        room = (len(self.game.verbs), len(self.game.phases)) if self.counts else (0, 0)
        blank = blank_samples(0, len(pairings[0].weights) - 1, count, len(levels), *room)
        ends = [cuda.to_device(column) for column in blank[len(NOTED) :]]
        self._play[blocks, BLOCK](
            *map(cuda.to_device, given),
            int(self.game.cooperative),
            seed,
            turn,
            first,
            games,
            most,
            self._chances,
            *map(cuda.to_device, (np.zeros(0, np.int64), np.zeros(0), np.zeros((0, 0), np.int64))),
            *ends,
        )
        found = [column.copy_to_host().reshape(games, len(pairings), *column.shape[1:]) for column in ends]
        return [samples_of(blank, [column[:, p] for column in found]) for p in range(len(pairings))]


def samples_of(blank: Samples, ends: Sequence[Array]) -> Samples:
    """Samples without rows, of games that ended so."""
    return Samples(*blank[: len(NOTED)], *ends)
