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
from fathoms.games import AnyVariant

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


def thread_rows(variant: AnyVariant, seconds: float) -> list[Row]:
    """Games a second with one thread and with all, in runs of 1,000 games and more, and the gain beside the cores."""
    cores = os.cpu_count() or 1
    rows, left = [], 2.0 * seconds
    for count in LOTS:
        one, all_of_them = fastest(*(partial(variant.playouts, count, threads=n) for n in (1, cores)))
        figure = f"{count / one:,.0f} games/s with 1 thread, {count / all_of_them:,.0f} with {cores}"
        rows.append(Row(f"{count:,} games", figure, f"{one / all_of_them:.2f} times with {cores} cores"))
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


def gpu_rows(variant: AnyVariant, seconds: float, plain: float, identical: int) -> list[Row]:
    """What the GPU of this machine does, if there is one."""
    try:
        from fathoms.core.cuda import Gpu, is_here
    except ImportError:
        return [Row("GPU", "numba-cuda is not installed: pip install 'fathoms[gpu]'")]
    if not is_here():
        return [Row("GPU", "none on this machine")]
    gpu = Gpu(variant.game)

    def timed(count: int) -> tuple[int, float]:
        run = gpu.prepare(variant, count, seed=0, most=100_000)
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
    figure = f"{speed:,.0f} decisions/s, {count / took:,.0f} games/s"
    rows = [Row("GPU, one thread a game", figure, f"{speed / plain:,.0f} times plain")]
    if identical:
        ours, ends = gpu.playouts(variant, identical, seed=1, ends=True)
        theirs, hashes = variant.game.fast.finals(variant, identical, seed=1)
        same = np.array_equal(ends, theirs) and np.array_equal(ours.hashes, hashes)
        rows.append(Row(f"{identical:,} games, GPU and CPU", "bit-identical" if same else "DIFFERENT"))
    return rows


def bench_variant(
    variant: AnyVariant, seconds: float, search: bool, identical: int, step: Callable[[str], None]
) -> list[Row]:
    """All measurements of one variant."""
    step("start-up")
    imported, cold, cached = start_up(variant)
    step("plain Python")
    plain = plain_rate(variant, seconds)
    step("compiled, one thread")
    variant.playouts(1)
    one, games = rate(lambda n: variant.playouts(n, threads=1).decisions, seconds, 100)
    step("compiled, all threads")
    cores = os.cpu_count() or 1
    many, _ = rate(lambda n: variant.playouts(n).decisions, seconds, 100 * cores)
    rows = [
        Row("import fathoms", f"{imported:.2f} s"),
        Row("compile, cold", f"{cold:.1f} s"),
        Row("compile, cached", f"{cached:.2f} s"),
        Row("a position", f"{variant.game.fast.state_dtype.itemsize} bytes"),
        Row("plain Python", f"{plain:,.0f} decisions/s"),
        Row("compiled, one thread", f"{one:,.0f} decisions/s, {games:,.0f} games/s", f"{one / plain:,.0f} times plain"),
        Row(f"compiled, {cores} threads", f"{many:,.0f} decisions/s", f"{many / plain:,.0f} times plain"),
    ]
    step("threads")
    rows += thread_rows(variant, seconds)
    step("GPU")
    rows += gpu_rows(variant, seconds, plain, identical)
    if search:
        step("tree search")
        rows.append(Row("tree search, one thread", f"{search_rate(variant, seconds):,.0f} simulations/s"))
    return rows


def bench(console: Console, variants: Iterable[AnyVariant], *, seconds: float, search: bool, identical: int) -> None:
    """Measures variants and prints a table for each, and what the cores of this machine can gain at most."""
    cores = os.cpu_count() or 1
    console.print(f"{cores} cores together do {core_gain():.2f} times as much arithmetic as one alone.")
    for variant in variants:
        name = variant.game.name
        columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
        grid = Grid(title=f"{variant}, random play", title_justify="left")
        for title in ("", "measured", "ratio"):
            grid.add_column(title, justify="left" if not title else "right")
        with Progress(*columns, console=console, transient=True) as progress:
            step = partial(say, progress, progress.add_task(name), name)
            for row in bench_variant(variant, seconds, search, identical, step):
                grid.add_row(row.what, row.figure, row.ratio)
        console.print(grid)


def say(progress: Progress, task: TaskID, name: str, what: str) -> None:
    """Shows what is being measured."""
    progress.update(task, description=f"{name}: {what}")
