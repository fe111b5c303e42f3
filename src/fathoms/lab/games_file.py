"""Simulated games in a Parquet file, one row each; in one run or in several, always the same bytes.

Row groups begin at fixed game numbers, and nothing in the file says how many threads played or in how many runs. A file
is written beside the old one and takes its place when it is whole, so that there is a good one at any time.
"""

from __future__ import annotations

import json
import signal
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

import fathoms
from fathoms.core.errors import BadMatch, BadOption, reason
from fathoms.core.message import Message
from fathoms.games import AnyVariant, from_row
from fathoms.lab import Tick
from fathoms.lab.contest import Samples
from fathoms.lab.runner import MOST, Runner
from fathoms.lab.simulate import levels_of

try:
    import pyarrow as pa
    from pyarrow import parquet
except ImportError:
    raise BadOption("error-no-pyarrow") from None

GROUP = 10_000  # games of a row group
COUNTS = VERBS, ACTIONS = "verbs", "actions"  # what may be counted: verbs, or each action
MARK = "fathoms."  # what the file's metadata begin with
UNCOUNTED = "none"  # what they say of a run in which nothing is counted


@dataclass(frozen=True)
class Run:
    """What decides every game of a file: the variant, the bots, the seed, and what is counted."""

    variant: AnyVariant
    bots: tuple[str, ...]  # one a seat
    seed: int
    most: int = MOST  # actions after which a game is cut off
    counts: str = ""  # VERBS, ACTIONS or nothing

    @cached_property
    def runner(self) -> Runner:
        """Who plays."""
        return Runner(self.variant)

    def play(self, first: int, end: int, threads: int | None = None) -> Iterator[Samples]:
        """Games first … end-1, piece by piece; of none it compiles what plays."""
        levels, counts = levels_of(self.variant, self.bots), bool(self.counts)
        return self.runner.pieces(
            levels, end - first, self.seed, first=first, most=self.most, counts=counts, threads=threads
        )

    @cached_property
    def about(self) -> dict[str, str]:
        """What the file says of itself; all of it must be the same for a run to go on."""
        game = self.variant.game
        return {
            "variant": str(self.variant),
            "variant-row": json.dumps(self.variant.to_row(), sort_keys=True),
            "rules": game.version,
            "fingerprint": self.variant.fingerprint,
            "seed": str(self.seed),
            "bots": " ".join(self.bots),
            "players": self.runner.players,
            "cut-off-after": str(self.most),
            "counts": self.counts or UNCOUNTED,
            "version": fathoms.__version__,
        }

    @cached_property
    def counted(self) -> dict[str, slice]:
        """The columns of what is counted by seat: the actions that each is the sum of."""
        verbs = self.variant.game.verbs
        if self.counts == VERBS:
            return {name: slice(verb.first, verb.end) for name, verb in verbs.verbs.items()}
        if self.counts == ACTIONS:
            return {verbs.phrase(action): slice(action, action + 1) for action in range(len(verbs))}
        return {}

    @cached_property
    def phases(self) -> dict[str, int]:
        """The columns of phases in which somebody decides: their numbers."""
        phases = self.variant.game.phases
        return {f"phase {p.name}": k for k, p in enumerate(phases) if p.asks} if self.counts else {}

    @cached_property
    def schema(self) -> Any:
        """The columns, and what the file says of itself."""
        by_seat = pa.list_(pa.int32(), self.variant.seats)
        fields = [
            ("game", pa.int64()),
            ("variant", pa.string()),
            ("ending", pa.string()),
            ("cut_off", pa.bool_()),
            ("winners", pa.int8()),
            ("winning_seats", pa.list_(pa.int8())),
            ("length", pa.int32()),
            ("decisions", by_seat),
            *((name, by_seat) for name in self.counted),
            *((name, pa.int32()) for name in self.phases),
        ]
        return pa.schema(fields).with_metadata({MARK + name: said for name, said in self.about.items()})

    def rows(self, first: int, samples: Samples) -> Any:
        """Games from number `first` on as a table."""
        seats, count = self.variant.seats, len(samples.winners)

        def by_seat(numbers: Any) -> Any:
            return pa.FixedSizeListArray.from_arrays(pa.array(np.ascontiguousarray(numbers).reshape(-1)), seats)

        endings = pa.array([None, *self.variant.game.endings.names], pa.string())
        teams = pa.array(
            [[k for k in range(seats) if mask >> k & 1] for mask in range(1 << seats)], pa.list_(pa.int8())
        )
        columns = [
            pa.array(np.arange(first, first + count)),
            pa.repeat(str(self.variant), count),
            endings.take(pa.array(samples.over)),
            pa.array(samples.cut),
            pa.array(samples.winners),
            teams.take(pa.array(samples.winners)),
            pa.array(samples.lengths),
            by_seat(samples.decisions),
            *(by_seat(samples.acts[:, :, part].sum(2, np.int32)) for part in self.counted.values()),
            *(pa.array(np.ascontiguousarray(samples.phases[:, k])) for k in self.phases.values()),
        ]
        return pa.Table.from_arrays(columns, schema=self.schema)


def kept(path: Path, run: Run) -> int:
    """How many games of a run a file holds already; refuses a file of anything else."""
    if not path.exists():
        return 0
    with opened(path) as file:
        said = said_by(file)
        for name, given in run.about.items():
            found = said.get(name)
            if found is None:
                raise BadMatch("error-not-games", path=str(path))
            if found != given:
                what = Message(f"simulate-{name}")
                raise BadOption("error-other-games", path=str(path), what=what, found=found, given=given)
        return int(file.metadata.num_rows)


def run_of(path: Path) -> Run:
    """The run whose games a file says it holds."""
    with opened(path) as file:
        said = said_by(file)
    try:
        counts = "" if said["counts"] == UNCOUNTED else said["counts"]
        variant, bots = from_row(json.loads(said["variant-row"])), tuple(said["bots"].split())
        return Run(variant, bots, int(said["seed"]), int(said["cut-off-after"]), counts)
    except (KeyError, ValueError):
        raise BadMatch("error-not-games", path=str(path)) from None


def said_by(file: Any) -> dict[str, str]:
    """What a file says of itself, see `Run.about`."""
    said = {key.decode(): value.decode() for key, value in (file.schema_arrow.metadata or {}).items()}
    return {name.removeprefix(MARK): value for name, value in said.items() if name.startswith(MARK)}


@contextmanager
def opened(path: Path) -> Iterator[Any]:
    """A file of games, to be read; or one sentence that it is none."""
    try:
        path.open("rb").close()  # Arrow would say in many words why it cannot
        file = parquet.ParquetFile(path)
    except pa.ArrowInvalid:
        raise BadMatch("error-not-games", path=str(path)) from None
    except OSError as error:
        raise BadMatch("error-unreadable", path=str(path), why=reason(error)) from None
    with file:
        yield file


class Groups:
    """A file being written, row group by row group."""

    def __init__(self, writer: Any) -> None:
        self._writer = writer
        self._rest: list[Any] = []  # rows of a group that is not full yet
        self._count = 0

    def add(self, table: Any) -> None:
        """Further games."""
        self._rest.append(table)
        self._count += len(table)
        while self._count >= GROUP:
            rest = pa.concat_tables(self._rest)
            self._write(rest.slice(0, GROUP))
            self._rest, self._count = [rest.slice(GROUP)], self._count - GROUP

    def close(self) -> None:
        """The last games, and the end of the file."""
        if self._count:
            self._write(pa.concat_tables(self._rest))
        self._writer.close()

    def _write(self, table: Any) -> None:
        self._writer.write_table(table.combine_chunks(), row_group_size=GROUP)


@contextmanager
def in_one_go() -> Iterator[None]:
    """Ctrl-C waits until what is inside is done."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: asked.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if asked:
        raise KeyboardInterrupt


def extend(path: Path, run: Run, games: int, *, threads: int | None = None, tick: Tick = lambda games: None) -> None:
    """Plays until a file holds so many games of a run, and keeps those played if stopped; `tick` hears of them."""
    before = done = kept(path, run)
    if done >= games:
        return
    part = path.with_name(path.name + ".part")
    try:
        with parquet.ParquetWriter(part, run.schema, compression="zstd") as writer:
            groups = Groups(writer)
            if before:
                with opened(path) as file:
                    for k in range(file.num_row_groups):
                        groups.add(file.read_row_group(k))
            try:
                for samples in run.play(done, games, threads):
                    with in_one_go():
                        groups.add(run.rows(done, samples))
                        done += len(samples.winners)
                        tick(len(samples.winners))
            finally:
                if done > before:
                    with in_one_go():
                        groups.close()
                        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


@dataclass(frozen=True)
class Summary:
    """What a file of games says on the whole."""

    games: int
    endings: dict[str, int]  # how often each, every ending named
    cut_off: int
    wins: list[int]  # by seat; a shared win counts for each
    length: float  # the mean
    never: list[str]  # counted, and never done: a verb where none of its actions was
    unasked: list[str]  # phases that are counted and never came up


def summed_up(path: Path, run: Run) -> Summary:
    """All games of a file together."""
    endings = Counter(dict.fromkeys(run.variant.game.endings.names, 0))
    wins, actions, cut, games = np.zeros(run.variant.seats, int), 0, 0, 0
    often: Counter[str] = Counter()
    columns: Sequence[str] = ("ending", "cut_off", "winners", "length", *run.counted, *run.phases)
    with opened(path) as file:
        for k in range(file.num_row_groups):
            group = file.read_row_group(k, columns=list(columns))
            endings.update(name for name in group["ending"].to_pylist() if name is not None)
            cut += int(np.sum(group["cut_off"].to_numpy()))
            masks = group["winners"].to_numpy()
            wins += [int(((masks >> seat) & 1).sum()) for seat in range(run.variant.seats)]
            actions += int(group["length"].to_numpy().sum())
            games += len(group)
            for name in (*run.counted, *run.phases):
                column = group[name].combine_chunks()
                often[name] += int(np.sum((column.flatten() if name in run.counted else column).to_numpy()))
    never = []
    for verb in run.variant.game.verbs.verbs.values() if run.counts else ():
        names = [name for name, part in run.counted.items() if verb.first <= part.start < verb.end]
        undone = [name for name in names if not often[name]]
        never += [verb.name] if undone == names else undone
    phases = run.variant.game.phases
    unasked = [phases[k].name for name, k in run.phases.items() if not often[name]]
    return Summary(games, dict(endings), cut, [int(n) for n in wins], actions / games, never, unasked)
