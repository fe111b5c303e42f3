"""The compiled twin of a rules module: the same functions, under Numba, on records.

Every function of the game's chapters and of the core helpers they call is taken a second time, with its
own globals in which each such function is the compiled one. Positions become records with the fields of
the dataclass. Only this file and `cuda.py` import Numba.
"""

import hashlib
import os
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

from fathoms.core import chance, loops, news, sets
from fathoms.core.game import Edition, Game
from fathoms.core.link import link
from fathoms.core.options import Chosen
from fathoms.core.state import layout

ENTRIES = (loops.play_many, loops.setup_at, loops.legal_at, loops.step_at)
CHUNK = 4096
numba.config.OPT = type(numba.config.OPT)(2)  # level 3 compiles a sixth longer and runs no faster


def record(kind: type) -> np.dtype[Any]:
    """The record with the fields of a State or Box."""
    rows = [(name, storage, (length,)) if length else (name, storage) for name, storage, length in layout(kind)]
    return np.dtype(rows, align=True)


def pack(value: Any, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """A State or Box as an array of one record."""
    array = np.zeros(1, dtype)
    for name in dtype.names or ():
        array[name][0] = getattr(value, name)
    return array


def unpack(row: Any, kind: type) -> Any:
    """A record as a State again."""
    values = {}
    for name, _, length in layout(kind):
        values[name] = [int(v) for v in row[name]] if length else int(row[name])
    return kind(**values)


def cache_folder(tag: str, modules: tuple[ModuleType, ...]) -> Path:
    """Where compiled code is kept: a folder named by everything that went into it."""
    digest = hashlib.sha256(f"{tag} {numba.__version__}".encode())
    for path in (__file__, *(m.__file__ for m in modules)):
        assert path is not None
        digest.update(Path(path).read_bytes())
    root = os.environ.get("FATHOMS_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "fathoms"
    )
    return Path(root) / f"{tag}-{digest.hexdigest()[:16]}"


def widened(dispatcher: Any) -> Any:
    """Makes calls from compiled code pass every whole number as int64.

    Otherwise each mix of int8 fields, literals and int64 values would compile a function once more.
    """
    by_types = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        wide = tuple(numba.int64 if isinstance(a, numba.types.Integer) else a for a in args)
        return by_types(wide, kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def build(
    tag: str,
    modules: tuple[ModuleType, ...],
    fill: Mapping[str, FunctionType],
    entries: tuple[Any, ...],
    *,
    boundscheck: bool = False,
) -> dict[Any, Any]:
    """The functions of `modules` linked and compiled; `entries`, called from Python, are kept on disk."""
    names = {(f.__module__, f.__name__) for f in entries}

    def compiled(f: FunctionType) -> Any:
        entry = (f.__module__, f.__name__) in names
        inner = {} if entry else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        jit = numba.njit(nogil=True, error_model="numpy", boundscheck=boundscheck, cache=entry, **inner)
        return widened(jit(f))

    numba.config.CACHE_DIR = str(cache_folder(tag, modules))
    return link(modules, compiled, fill)


@dataclass(frozen=True, slots=True)
class Games:
    """The ends of many games, one row each."""

    ply: np.ndarray[Any, Any]  # actions played
    over: np.ndarray[Any, Any]  # number of the ending, 0 if cut off
    winners: np.ndarray[Any, Any]  # bit mask of seats
    hashes: np.ndarray[Any, Any]  # of the actions played

    @property
    def decisions(self) -> int:
        """How many actions were played in all."""
        return int(self.ply.sum())


class Fast:
    """A game's compiled twin."""

    def __init__(self, game: Game, *, boundscheck: bool = False) -> None:
        self.game = game
        self.state_dtype = record(game.state)
        self.box_dtype: np.dtype[Any] | None = None
        self.modules = (chance, news, sets, loops, *game.chapters)
        tag = game.name + ("-checked" if boundscheck else "")
        rules = game.rules
        fill = {"setup": rules.setup, "legal": rules.legal, "apply": rules.apply}
        linked = build(tag, self.modules, fill, ENTRIES, boundscheck=boundscheck)
        self.functions = linked
        self._play_many = linked[loops.play_many]
        self._setup_at, self._legal_at, self._step_at = (
            linked[f] for f in (loops.setup_at, loops.legal_at, loops.step_at)
        )
        self._out = np.zeros(len(game.actions), np.int16)

    # --- positions ----------------------------------------------------------------------------------

    def boxes(self, box: Any) -> np.ndarray[Any, Any]:
        """A Box as the compiled functions take it."""
        if self.box_dtype is None:
            self.box_dtype = record(type(box))
        return pack(box, self.box_dtype)

    def slots(self, s: Any, count: int = 1) -> np.ndarray[Any, Any]:
        """A State, copied into an array of records."""
        return np.repeat(pack(s, self.state_dtype), count)

    def state(self, slots: np.ndarray[Any, Any], i: int = 0) -> Any:
        """The position in a slot as a State."""
        return unpack(slots[i], self.game.state)

    def setup(self, boxes: Any, slots: Any, i: int = 0) -> None:
        """Lays out the position in a slot."""
        self._setup_at(boxes, slots, i)

    def legal(self, boxes: Any, slots: Any, seat: int, i: int = 0) -> list[int]:
        """The actions open to a seat in a slot's position."""
        n = self._legal_at(boxes, slots, i, seat, self._out)
        return [int(a) for a in self._out[:n]]

    def step(self, boxes: Any, slots: Any, seat: int, action: int, i: int = 0) -> None:
        """Plays an action in a slot's position."""
        self._step_at(boxes, slots, i, seat, action)

    # --- many games -----------------------------------------------------------------------------------

    def prepare(self, seats: int | None, edition: Edition, options: Mapping[str, Any]) -> tuple[Any, Any, Chosen]:
        """Boxes and a blank position for a choice of options."""
        seats = self.game.usual_seats if seats is None else seats
        chosen = self.game.choose(seats, options)
        box = self.game.open_box(edition, chosen.edition)
        return self.boxes(box), self.slots(self.game.blank(seats, chosen)), chosen

    def finals(
        self,
        count: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        most: int = 100_000,
        edition: Edition = None,
        **options: Any,
    ) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """The last positions of `count` random games, as records, and the hashes of their actions."""
        ends, hashes = np.zeros(count, self.state_dtype), np.zeros(count, np.uint32)
        for part, slots, found in self._chunks(count, seats, seed, most, None, edition, options):
            ends[part], hashes[part] = slots, found
        return ends, hashes

    def playouts(
        self,
        count: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        most: int = 100_000,
        threads: int | None = None,
        edition: Edition = None,
        progress: Callable[[int], None] | None = None,
        **options: Any,
    ) -> Games:
        """Plays `count` random games on all cores; results as arrays."""
        games = Games(
            np.zeros(count, np.int32), np.zeros(count, np.int8), np.zeros(count, np.int8), np.zeros(count, np.uint32)
        )
        for part, slots, hashes in self._chunks(count, seats, seed, most, threads, edition, options):
            games.ply[part], games.over[part], games.winners[part] = slots["ply"], slots["over"], slots["winners"]
            games.hashes[part] = hashes
            if progress is not None:
                progress(len(slots))
        return games

    def _chunks(
        self,
        count: int,
        seats: int | None,
        seed: int,
        most: int,
        threads: int | None,
        edition: Edition,
        options: Mapping[str, Any],
    ) -> Iterator[tuple[slice, np.ndarray[Any, Any], np.ndarray[Any, Any]]]:
        """The last positions and hashes of `count` games, some thousands at a time, played on all cores."""
        boxes, blanks, _ = self.prepare(seats, edition, options)

        def work(first: int) -> tuple[slice, np.ndarray[Any, Any], np.ndarray[Any, Any]]:
            n = min(CHUNK, count - first)
            slots, hashes = np.zeros(n, self.state_dtype), np.zeros(n, np.uint32)
            r, out = np.zeros(4, np.uint32), np.zeros(len(self.game.actions), np.int16)
            self._play_many(boxes, blanks, slots, r, out, seed, first, n, most, hashes)
            return slice(first, first + n), slots, hashes

        cores = threads or os.cpu_count() or 1
        with ThreadPoolExecutor(cores) as pool:
            waiting: deque[Any] = deque()
            for first in range(0, count, CHUNK):
                waiting.append(pool.submit(work, first))
                if len(waiting) > 2 * cores:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
