"""How fast a game runs on every substrate, measured in one run, as ratios.

One decision is a legal list, a random choice from it, and the action applied.
"""

import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from fathoms.bots import Bot, Level
from fathoms.core.chance import POLICY, key, spin
from fathoms.core.loops import any_seat
from fathoms.core.state import GENERATOR
from fathoms.core.variant import ENOUGH
from fathoms.core.words import Words
from fathoms.games import AnyVariant
from fathoms.lab.telling import decimal, whole

LOTS = (1_000, 10_000, 100_000)  # games of a run, where threads are compared
RUNS = 5  # of each, of which the fastest counts
TURNS = 20_000_000  # of a generator, where the cores themselves are compared
MOST_GPU_GAMES = 200_000_000  # results of more would not be worth their memory


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement."""

    what: str
    figure: str
    ratio: str = ""


def plain_rate(variant: AnyVariant, seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """Decisions a second of plain Python."""
    box, out, rules, r = variant.box, [0] * len(variant.game.verbs), variant.game.rules, [0] * GENERATOR
    decisions, number = 0, 0
    start = clock()
    while clock() - start < seconds:
        s = variant.blank()
        variant.begin(s, 0, number)
        key(r, 0, number, POLICY)
        number += 1
        while not s.over and clock() - start < 2 * seconds:
            seat = any_seat(s, r)
            n = rules.legal(box, s, seat, out)
            variant.step(s, seat, out[spin(r, n)])
            decisions += 1
    return decisions / (clock() - start)


def rate(play: Callable[[int], int], seconds: float, first: int) -> tuple[float, float]:
    """Decisions and games a second of `play(count) -> decisions`, with as many games as fill the time."""
    count, elapsed, decisions = first, 0.0, 0
    while elapsed < seconds / 2:
        start = time.perf_counter()
        decisions = play(count)
        elapsed = time.perf_counter() - start
        if elapsed < seconds / 2:
            count = int(count * min(20.0, 0.8 * seconds / max(elapsed, 1e-4))) + 1
    return decisions / elapsed, count / elapsed


def thread_rows(words: Words, variant: AnyVariant, seconds: float) -> list[Row]:
    """Games a second with one thread and with all, in runs of 1,000 games and more, and the gain beside the cores."""
    cores = os.cpu_count() or 1
    rows, left = [], 2.0 * seconds
    for count in LOTS:
        one, all_of_them = fastest(*(partial(variant.playouts, count, threads=n) for n in (1, cores)))
        games = {"one": whole(words, count / one), "all": whole(words, count / all_of_them)}
        figure = words.say("bench-threads-games", **games, cores=cores)
        ratio = words.say("bench-times-cores", times=decimal(words, one / all_of_them, 2), cores=cores)
        rows.append(Row(words.say("lab-games", games=count), figure, ratio))
        left -= RUNS * (one + all_of_them)
        if left < 10 * RUNS * (one + all_of_them):
            break
    return rows


def fastest(*runs: Callable[[], object]) -> list[float]:
    """Seconds of the fastest of some tries of each run, one after the other in turn: a busy machine is busy for all."""
    took = [math.inf] * len(runs)
    for _ in range(RUNS):
        for i, run in enumerate(runs):
            start = time.perf_counter()
            run()
            took[i] = min(took[i], time.perf_counter() - start)
    return took


def core_gain() -> float:
    """How much more all cores of this machine do at once than one alone, with arithmetic that shares nothing."""
    cores = os.cpu_count() or 1
    turned = numba.njit(parallel=True, error_model="numpy")(turn)
    one, side_by_side = np.ones((1, 64), np.uint32), np.ones((cores, 64), np.uint32)
    turned(one, 1), turned(side_by_side, 1)
    alone, all_of_them = fastest(lambda: turned(one, TURNS), lambda: turned(side_by_side, TURNS))
    return cores * alone / all_of_them


def turn(rows: np.ndarray[Any, Any], times: int) -> None:
    """Turns a generator in every row, as `chance` does; the rows go side by side."""
    for i in numba.prange(len(rows)):
        a = b = c = d = rows[i, 0]
        for _ in range(times):
            t = np.uint32(a + b + d)
            d = np.uint32(d + 1)
            a = np.uint32(b ^ (b >> 9))
            b = np.uint32(c + (c << 3))
            c = np.uint32(((c << 21) | (c >> 11)) + t)
        rows[i, 1] = a ^ b ^ c


def search_rate(variant: AnyVariant, seconds: float) -> float:
    """Simulations a second of the compiled search on one core, from the first position of a game."""
    table = variant.table(seed=0)
    seat = table.waiting[0]
    searcher = Bot(variant, Level(simulations=2_000), compiled=True)
    searcher.ponder(table.view(seat), seat)  # compiles
    start, done = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        done += searcher.ponder(table.view(seat), seat)
    return done / (time.perf_counter() - start)


def start_up(variant: AnyVariant) -> tuple[float, float, float]:
    """Seconds of `import fathoms`, of the first compile, and of loading it from the cache."""
    code = (
        "import time; t = time.perf_counter(); import fathoms; a = time.perf_counter() - t;"
        f"v = fathoms.game({variant.game.name!r}).variant(); t = time.perf_counter(); v.playouts(1, seed=1);"
        "print(a, time.perf_counter() - t)"
    )
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "FATHOMS_CACHE": folder}
        times = []
        for _ in range(2):
            done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
            times.append([float(x) for x in done.stdout.split()])
    return times[1][0], times[0][1], times[1][1]


def gpu_rows(words: Words, variant: AnyVariant, seconds: float, plain: float, identical: int) -> list[Row]:
    """What the GPU of this machine does, if there is one."""
    try:
        from fathoms.core.cuda import Gpu, is_here
    except ImportError:
        return [Row("GPU", words.say("bench-gpu-not-installed"))]
    if not is_here():
        return [Row("GPU", words.say("bench-gpu-none"))]
    gpu = Gpu(variant.game)

    def timed(count: int) -> tuple[int, float]:
        run = gpu.prepare(variant, count, seed=0, most=ENOUGH)
        start = time.perf_counter()
        run()
        took = time.perf_counter() - start
        return gpu.collect()[0].decisions, took

    count = 100_000
    decisions, took = timed(count)
    while took < min(seconds, 1.0) / 2 and count < MOST_GPU_GAMES:
        count = min(MOST_GPU_GAMES, int(count * min(20.0, min(seconds, 1.0) / max(took, 1e-3))) + 1)
        decisions, took = timed(count)
    speed = decisions / took
    rows = [Row(words.say("bench-gpu"), *paces(words, speed, count / took, plain))]
    if identical:
        ours, ends = gpu.playouts(variant, identical, seed=1, ends=True)
        theirs, hashes = variant.game.fast.finals(variant, identical, seed=1)
        same = np.array_equal(ends, theirs) and np.array_equal(ours.hashes, hashes)
        compared = words.say("bench-gpu-compared", games=whole(words, identical))
        rows.append(Row(compared, words.say("bench-identical" if same else "bench-different")))
    return rows


def paces(words: Words, decisions: float, games: float, plain: float) -> tuple[str, str]:
    """Decisions and games a second, and how many times as many as in plain Python."""
    figure = words.say("bench-decisions-games", rate=whole(words, decisions), games=whole(words, games))
    return figure, words.say("bench-times-plain", times=whole(words, decisions / plain))


def bench_variant(
    words: Words, variant: AnyVariant, seconds: float, search: bool, identical: int, step: Callable[[str], None]
) -> list[Row]:
    """All measurements of one variant."""
    step("bench-start-up")
    imported, cold, cached = start_up(variant)
    step("bench-plain")
    plain = plain_rate(variant, seconds)
    step("bench-threads")
    variant.playouts(1)
    one, games = rate(lambda n: variant.playouts(n, threads=1).decisions, seconds, 100)
    cores = os.cpu_count() or 1
    many, games_of_many = rate(lambda n: variant.playouts(n).decisions, seconds, 100 * cores)

    def took(long: float, places: int) -> str:
        return words.say("bench-seconds", seconds=decimal(words, long, places))

    size = whole(words, variant.game.fast.state_dtype.itemsize)
    rows = [
        Row("import fathoms", took(imported, 2)),
        Row(words.say("bench-cold"), took(cold, 1)),
        Row(words.say("bench-cached"), took(cached, 2)),
        Row(words.say("bench-position"), words.say("bench-bytes", bytes=size)),
        Row(words.say("bench-plain"), words.say("bench-decisions", rate=whole(words, plain))),
        Row(words.say("bench-compiled", threads=1), *paces(words, one, games, plain)),
        Row(words.say("bench-compiled", threads=cores), *paces(words, many, games_of_many, plain)),
    ]
    rows += thread_rows(words, variant, seconds)
    step("bench-gpu")
    rows += gpu_rows(words, variant, seconds, plain, identical)
    if search:
        step("bench-search")
        found = whole(words, search_rate(variant, seconds))
        rows.append(Row(words.say("bench-search"), words.say("bench-simulations", rate=found)))
    return rows


def bench(
    console: Console, words: Words, variants: Iterable[AnyVariant], *, seconds: float, search: bool, identical: int
) -> None:
    """Measures variants and prints a table for each, and what the cores of this machine can gain at most."""
    cores = os.cpu_count() or 1
    console.print(words.say("bench-cores", cores=cores, gain=decimal(words, core_gain(), 2)))
    for variant in variants:
        name = variant.game.name
        columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
        grid = grid_of(words.say("bench-title", variant=str(variant)), words, "bench-measured", "bench-ratio")
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task(name)

            def step(key: str, task: TaskID = task, name: str = name, progress: Progress = progress) -> None:
                progress.update(task, description=f"{name}: {words.say(key)}")

            for row in bench_variant(words, variant, seconds, search, identical, step):
                grid.add_row(row.what, row.figure, row.ratio)
        console.print(grid)


def grid_of(title: str, words: Words, *columns: str) -> Grid:
    """A table of measurements: their names on the left, then columns of numbers."""
    grid = Grid(title=title, title_justify="left")
    grid.add_column()
    for column in columns:
        grid.add_column(words.say(column), justify="right")
    return grid
