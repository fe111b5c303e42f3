"""Thousands of games stepped in one call, as arrays.

>>> import fathoms
>>> games = fathoms.batch(fathoms.game("tentacula").variant(), 64, seed=7)
>>> for _ in range(100):
...     games.step(games.sampled)
>>> games.observations.shape[0], games.masks.shape == (64, games.actions)
(64, True)
"""

from functools import cache
from typing import Any

import numpy as np

from fathoms.batched import steps, vectors
from fathoms.batched.layout import entries_of, large_sets, parts_of, rows_of
from fathoms.batched.steps import Told
from fathoms.core.errors import BadOption
from fathoms.core.game import AnyGame
from fathoms.core.link import Linked, bot_bindings, bot_modules
from fathoms.core.observation import Observer, passing
from fathoms.core.options import checked_number, checked_seed
from fathoms.core.state import GENERATOR, SEATS
from fathoms.core.twin import APART, CACHE_LINE, Array, build, cores, with_threads
from fathoms.core.variant import MOST_THREADS
from fathoms.games import AnyVariant

MOST_SLOTS = 1 << 24
MOST_ACTIONS = (1 << 15) - 1  # of a game: an observation counts them in 16 bits
LINES = np.dtype(
    [
        ("stream", np.uint32, (GENERATOR,)),  # the generator that `sampled` comes from
        ("began", np.int64),  # games begun
        ("sampled", np.int64),  # an open action, any as likely
        ("rewards", np.float32, (SEATS,)),  # what the last action was worth to each seat
        ("seat", np.int8),  # who is asked
        ("ending", np.int8),  # how the last action ended a game; 0 where it goes on
        ("passed", np.int8),  # the seats that have passed since somebody acted
    ],
    align=True,
)  # what is to be known about a slot beside its position


class Batch:
    """So many games of a variant on the CPU; every array is the same from step to step, with new numbers in it.

    Whoever ends a game sees the first position of the next one: what the last action was worth stands in `rewards`, and
    how it ended in `ending`. Game k of slot i is number `k << 32 | i` of the seed, as `variant.begin` sets it up.
    """

    def __init__(
        self, variant: AnyVariant, count: int, *, seed: int = 0, most: int = MOST_ACTIONS, threads: int | None = None
    ) -> None:
        check(count, seed, most)
        if threads is not None:
            checked_number("threads", threads, 1, MOST_THREADS)
        self.variant = variant
        self.count = count
        self.observer = Observer(variant)
        self.actions = passing(variant.game) + 1
        self.threads = min(threads or cores(), cores(), count)
        fast = variant.game.fast
        boxes, blanks = fast.prepare(variant)
        slots, lines = np.zeros(count, fast.state_dtype), np.zeros(count, LINES)
        told = blank(variant, self.observer, count)
        views = np.zeros(APART * self.threads, fast.state_dtype)
        self.observations, self.masks, self.rewards = told.observations, told.masks, told.rewards
        self.seat, self.sampled, self.ending = told.seat, told.sampled, told.ending
        self._lines = lines
        terms, parts = terms_of(variant, seed, most), parts_of(variant.game)
        entries, last = entries_of(parts, len(self.observer)), np.zeros((count, large_sets(parts)), np.int64)
        out = np.zeros((self.threads, self.actions + CACHE_LINE), np.int16)
        functions = compiled(variant.game)
        functions[steps.begin_all](boxes, blanks, slots, lines, terms)
        look = views, views.view(np.int8).reshape(len(views), -1), rows_of(variant.game), entries, last, out
        functions[steps.show_all](boxes, slots, lines, told, terms, *look)
        self._given: tuple[Any, ...] = (boxes, blanks, slots, lines, told, terms, *look)
        self._step = functions[steps.step_all]

    @property
    def done(self) -> Array:
        """Whether the last action ended a game."""
        return np.asarray(self.ending != 0)

    @property
    def numbers(self) -> Array:
        """The number of the game under way in each slot, among those of the seed."""
        return np.asarray((self._lines["began"] - 1 << 32) + np.arange(self.count))

    def step(self, actions: Any) -> None:
        """One action in each slot, of who is asked there; one that is not open ends the game and costs 1."""
        chosen = np.ascontiguousarray(actions)
        check_actions(chosen, self.count)
        with with_threads(self.threads):
            self._step(*self._given, chosen.astype(np.int64, copy=False))


def check(count: int, seed: int, most: int) -> None:
    """Refuses what no batch can be made of."""
    checked_number("count", count, 1, MOST_SLOTS)
    checked_number("most", most, 1, MOST_ACTIONS)
    checked_seed(seed)


def check_actions(chosen: Any, count: int) -> None:
    """Refuses what is not one whole number for each slot."""
    if tuple(chosen.shape) != (count,) or chosen.dtype.kind not in "iu":
        given = f"{chosen.dtype}{list(chosen.shape)}"
        raise BadOption("error-batch-actions", wanted=str(count), given=given)


def blank(variant: AnyVariant, observer: Observer, count: int) -> Told:
    """Room for what is told about so many slots."""
    return Told(
        observations=room(np.int16, count, len(observer)),
        masks=room(np.int8, count, passing(variant.game) + 1),
        rewards=room(np.float32, count, variant.seats),
        seat=room(np.int8, count),
        ending=room(np.int8, count),
        sampled=room(np.int64, count),
    )


def room(kind: type, *shape: int) -> Array:
    """Zeros in one piece that begin with a line of the cache: JAX takes no other memory over without a copy."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    whole = np.zeros(size + CACHE_LINE, np.uint8)
    first = -whole.ctypes.data % CACHE_LINE
    return whole[first : first + size].view(kind).reshape(shape)


@cache
def compiled(game: AnyGame) -> Linked:
    """The functions that step a game's batches."""
    modules, entries = bot_modules(game, steps, vectors), (steps.begin_all, steps.show_all, steps.step_all)
    native = {steps.observe: vectors.observe_of(parts_of(game))}
    return build(f"{game.name}-batched", modules, bot_bindings(game), entries, native=native)


def terms_of(variant: AnyVariant, seed: int, most: int) -> Array:
    """What all slots share, in numbers."""
    game = variant.game
    return np.array([seed, most, len(game.verbs), game.phases.secret, game.cooperative], np.int64)
