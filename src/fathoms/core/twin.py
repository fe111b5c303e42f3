"""The compiled twin of a rules module: the same functions, under Numba, on records.

Every function of the game's chapters and of the core helpers they call is taken a second time, with its
own globals in which each such function is the compiled one. Positions become records with the fields of
the dataclass. Of the core only this file, `inner.py` and `cuda.py` import Numba.
"""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Generic

import numba
import numpy as np
from numba import carray
from numba.extending import intrinsic

from fathoms.core import crew as crews
from fathoms.core import loops
from fathoms.core.crew import Compiled, Crew, pointer
from fathoms.core.folders import cache_root
from fathoms.core.game import B, Game, S
from fathoms.core.inner import Inner
from fathoms.core.link import Linked, link, rule_bindings, rule_modules
from fathoms.core.reach import Rule, text_digest
from fathoms.core.state import layout
from fathoms.core.variant import ENOUGH, Variant

Array = np.ndarray[Any, Any]  # Numba and numpy know the shape and kind; mypy cannot
Record = np.dtype[Any]  # the fields of a State or Box, known when it is made
ENTRIES = (loops.setup_at, loops.legal_at, loops.step_at)
CACHE_LINE = 64  # bytes; so many numbers lie between what two threads write to, so that no line has both
APART = 3  # positions, likewise
TOGETHER = 65_536  # games played between two words of progress
numba.config.OPT = type(numba.config.OPT)(2)  # level 3 compiles a sixth longer and runs no faster
numba.config.LOOP_VECTORIZE = 0  # likewise: the loops of rules are short


def record(kind: type) -> Record:
    """The record with the fields of a State or Box."""
    rows = [(name, storage, (length,)) if length else (name, storage) for name, storage, length in layout(kind)]
    return np.dtype(rows, align=True)


def pack(value: object, dtype: Record) -> Array:
    """A State or Box as an array of one record."""
    array = np.zeros(1, dtype)
    for name in dtype.names or ():
        array[name][0] = getattr(value, name)
    return array


def unpack(row: np.void, kind: type[S]) -> S:
    """A record as a State again."""
    s = kind()
    for name, _, length in layout(kind):
        setattr(s, name, [int(v) for v in row[name]] if length else int(row[name]))
    return s


def cache_folder(tag: str, modules: tuple[ModuleType, ...]) -> Path:
    """Where compiled code is kept: a folder named by everything that went into it."""
    digest = text_digest(f"{tag} {numba.__version__}", (sys.modules[__name__], *modules))
    return cache_root() / f"{tag}-{digest}"


def widened(dispatcher: Compiled) -> Compiled:
    """Makes calls from compiled code pass every whole number as int64.

    Otherwise each mix of int8 fields, literals and int64 values would compile a function once more.
    """
    by_types = dispatcher.get_call_template

    def get_call_template(args: tuple[Compiled, ...], kws: dict[str, Compiled]) -> Compiled:
        wide = tuple(numba.int64 if isinstance(a, numba.types.Integer) else a for a in args)
        return by_types(wide, kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def build(
    tag: str,
    modules: tuple[ModuleType, ...],
    bindings: Mapping[str, Rule],
    entries: tuple[Rule, ...],
    *,
    instead: Linked | None = None,
    native: Mapping[Rule, Compiled] | None = None,
    boundscheck: bool = False,
) -> Linked:
    """The functions of `modules` linked and compiled; `entries`, called from Python, are kept on disk.

    `instead` has one function take the place of another; what is so compiled needs a tag of its own. `native` are
    instructions in the place of functions. The tag is in the name of every function: two that were kept by different
    processes may be loaded into one, and must not be mixed up.
    """
    own_name = tag.replace("-", "_")
    names = {(f.__module__, f.__name__) for f in entries}

    def compiled(f: FunctionType) -> Compiled:
        entry = (f.__module__, f.__name__) in names
        f.__qualname__ = f"{own_name}.{f.__qualname__}"
        own: dict[str, Compiled] = {}
        if loops.parallel.__name__ in f.__code__.co_names:
            own = {"parallel": True}
        elif not entry:
            own = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": Inner}
        jit = numba.njit(nogil=True, error_model="numpy", boundscheck=boundscheck, cache=entry, **own)
        return widened(jit(f))

    numba.config.CACHE_DIR = str(cache_folder(tag, modules))
    brought: dict[Rule, Compiled] = {loops.parallel: numba.prange, loops.take: take, **(native or {})}
    return link(modules, compiled, bindings, instead, brought)


@intrinsic  # type: ignore[untyped-decorator]
def take(typing: Compiled, counter: Compiled) -> tuple[Compiled, Compiled]:
    """`loops.take` in one instruction of the processor, which no other thread comes between."""

    def instruction(context: Compiled, builder: Compiled, signature: Compiled, arguments: Compiled) -> Compiled:
        data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        return builder.atomic_rmw("add", data, data.type.pointee(1), "monotonic")

    return numba.int64(counter), instruction


def cores() -> int:
    """How many threads compiled code can have."""
    return int(numba.config.NUMBA_NUM_THREADS)


@cache
def crew() -> Crew:
    """Helpers that are kept: to start threads anew would take longer than a thousand short games."""
    functions = build("crew", (crews,), {}, (crews.attend, crews.lead))
    return Crew(cores() - 1, functions[crews.attend], functions[crews.lead])


if hasattr(os, "register_at_fork"):  # a process that is forked has no threads yet
    os.register_at_fork(after_in_child=crew.cache_clear)


TASK = np.dtype(  # random games that are played side by side: numbers, and where arrays begin
    [
        ("taken", np.int64, (CACHE_LINE,)),  # games that workers have taken
        ("begun", np.int64, (CACHE_LINE,)),  # workers
        *((name, np.int64) for name in ("workers", "actions", "games", "kept", "seed", "first", "most")),
        *((name, np.int64) for name in ("boxes", "blanks", "workspaces", "generators", "lists")),
        *((name, np.int64) for name in ("ply", "over", "winners", "hashes", "ends")),
    ]
)


PLAY_MANY, BOX, STATE = loops.play_many, TASK, TASK  # instead of these, `Fast._share` gives it a game's own


def share(address: Compiled) -> None:
    """A worker's share of a task: takes games until none is left."""
    task = carray(address, (1,), TASK)[0]
    worker = take(task.begun)
    PLAY_MANY(
        carray(pointer(task.boxes), (1,), BOX),
        carray(pointer(task.blanks), (1,), STATE),
        carray(pointer(task.workspaces), (task.workers * APART,), STATE)[APART * worker + 1 :],
        carray(pointer(task.generators), (task.workers, CACHE_LINE), np.uint32)[worker],
        carray(pointer(task.lists), (task.workers, task.actions), np.int16)[worker],
        task.taken,
        task.seed,
        task.first,
        task.most,
        carray(pointer(task.ply), (task.games,), np.int32),
        carray(pointer(task.over), (task.games,), np.int8),
        carray(pointer(task.winners), (task.games,), np.int8),
        carray(pointer(task.hashes), (task.games,), np.uint32),
        carray(pointer(task.ends), (task.kept,), STATE),
    )


@contextmanager
def with_threads(count: int) -> Iterator[None]:
    """While open, what goes side by side in compiled code has so many threads."""
    before = numba.get_num_threads()
    numba.set_num_threads(count)
    try:
        yield
    finally:
        numba.set_num_threads(before)


@dataclass(frozen=True, slots=True)
class Games:
    """The ends of many games, one row each."""

    ply: Array  # actions played
    over: Array  # number of the ending, 0 if cut off
    winners: Array  # bit mask of seats
    hashes: Array  # of the actions played

    @property
    def decisions(self) -> int:
        """How many actions were played in all."""
        return int(self.ply.sum())


class Fast(Generic[S, B]):
    """A game's compiled twin."""

    def __init__(self, game: Game[S, B], *, boundscheck: bool = False) -> None:
        self.game = game
        self.state_dtype = record(game.state)
        self.box_dtype: Record | None = None
        self.modules = rule_modules(game)
        self._tag, self._checked = game.name + ("-checked" if boundscheck else ""), boundscheck
        self.functions = build(self._tag, self.modules, rule_bindings(game), ENTRIES, boundscheck=boundscheck)
        self._setup_at, self._legal_at, self._step_at = (self.functions[f] for f in ENTRIES)
        self._out = np.zeros(len(game.verbs), np.int16)
        self._prepared: tuple[Variant[S, B], Array, Array] | None = None
        self._shared: Compiled | None = None

    # --- positions ----------------------------------------------------------------------------------

    def boxes(self, box: B) -> Array:
        """A Box as the compiled functions take it."""
        if self.box_dtype is None:
            self.box_dtype = record(type(box))
        return pack(box, self.box_dtype)

    def slots(self, s: S, count: int = 1) -> Array:
        """A State, copied into an array of records."""
        return np.repeat(pack(s, self.state_dtype), count)

    def state(self, slots: Array, i: int = 0) -> S:
        """The position in a slot as a State."""
        return unpack(slots[i], self.game.state)

    def setup(self, boxes: Array, slots: Array) -> None:
        """Lays out the position in the first slot."""
        self._setup_at(boxes, slots, 0)

    def legal(self, boxes: Array, slots: Array, seat: int) -> list[int]:
        """The actions open to a seat in its position."""
        n = self._legal_at(boxes, slots, 0, seat, self._out)
        return [int(a) for a in self._out[:n]]

    def step(self, boxes: Array, slots: Array, seat: int, action: int) -> None:
        """Plays an action there."""
        self._step_at(boxes, slots, 0, seat, action)

    # --- many games -----------------------------------------------------------------------------------

    def prepare(self, variant: Variant[S, B]) -> tuple[Array, Array]:
        """Boxes and a blank position of a variant; the last asked for are at hand."""
        found = self._prepared  # read once: another thread may ask for another variant
        if found is None or found[0] is not variant:
            found = self._prepared = variant, self.boxes(variant.box), self.slots(variant.blank())
        return found[1:]

    def finals(self, variant: Variant[S, B], count: int, *, seed: int = 0, most: int = ENOUGH) -> tuple[Array, Array]:
        """The last positions of `count` random games, as records, and the hashes of their actions."""
        games, ends = self._no_games(count), np.zeros(count, self.state_dtype)
        self._play(variant, games, ends, seed, most, None, None)
        return ends, games.hashes

    def playouts(
        self,
        variant: Variant[S, B],
        count: int,
        *,
        seed: int = 0,
        most: int = ENOUGH,
        threads: int | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Games:
        """Plays `count` random games on all cores; results as arrays."""
        games = self._no_games(count)
        self._play(variant, games, np.zeros(0, self.state_dtype), seed, most, threads, progress)
        return games

    def _no_games(self, count: int) -> Games:
        """Room for the results of so many games."""
        return Games(*(np.zeros(count, kind) for kind in (np.int32, np.int8, np.int8, np.uint32)))

    def _play(
        self,
        variant: Variant[S, B],
        games: Games,
        ends: Array,
        seed: int,
        most: int,
        threads: int | None,
        progress: Callable[[int], None] | None,
    ) -> None:
        """Fills in the results, many games at a time, played on all cores."""
        boxes, blanks = self.prepare(variant)
        workers = max(1, min(threads or cores(), cores(), len(games.ply)))
        workspaces = np.zeros(workers * APART, self.state_dtype)
        generators = np.zeros((workers, CACHE_LINE), np.uint32)
        lists = np.zeros((workers, len(self.game.verbs) + CACHE_LINE), np.int16)
        results = games.ply, games.over, games.winners, games.hashes, ends
        task = np.zeros(1, TASK)
        for first in range(0, len(games.ply), TOGETHER):
            rows = [array[first : first + TOGETHER] for array in results]
            numbers = workers, lists.shape[1], len(rows[0]), len(rows[-1]), seed, first, most
            arrays = boxes, blanks, workspaces, generators, lists, *rows
            task[0] = (0, 0, *numbers, *(array.ctypes.data for array in arrays))
            if workers > 1:
                crew().work(self._share().address, task.ctypes.data, workers)
            else:
                self._share().ctypes(task.ctypes.data)
            if progress is not None:
                progress(len(rows[0]))

    def _share(self) -> Compiled:
        """`share`, compiled for this game's random games."""
        if self._shared is None:
            numba.config.CACHE_DIR = str(cache_folder(self._tag, self.modules))
            names = {"PLAY_MANY": self.functions[loops.play_many], "BOX": self.box_dtype, "STATE": self.state_dtype}
            text = FunctionType(share.__code__, globals() | names, share.__name__)
            text.__module__, text.__qualname__ = __name__, f"{self._tag.replace('-', '_')}.share"
            kind = numba.void(numba.types.voidptr)
            self._shared = numba.cfunc(kind, cache=True, error_model="numpy", boundscheck=self._checked)(text)
        return self._shared
