"""How fast a game runs on every substrate, measured in one run, as ratios.

One decision is a legal list, a random choice from it, and the action applied.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

import numpy as np
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from fathoms.core.chance import POLICY, key, spin
from fathoms.core.game import Game
from fathoms.core.loops import any_seat
from fathoms.games import game as game_of

MOST_GPU_GAMES = 200_000_000  # results of more would not be worth their memory


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement."""

    what: str
    figure: str
    ratio: str = ""


def plain_rate(game: Game, seats: int, seconds: float) -> float:
    """Decisions a second of plain Python."""
    chosen = game.choose(seats, {})
    box, out = game.open_box(), [0] * len(game.actions)
    rules, r = game.rules, [0] * 4
    decisions, number = 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        s = game.blank(seats, chosen)
        game.begin(box, s, 0, number)
        key(r, 0, number, POLICY)
        number += 1
        while not s.over and time.perf_counter() - start < 2 * seconds:
            seat = any_seat(s, r)
            n = rules.legal(box, s, seat, out)
            game.step(box, s, seat, out[spin(r, n)])
            decisions += 1
    return decisions / (time.perf_counter() - start)


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


def start_up(game: Game) -> tuple[float, float, float]:
    """Seconds of `import fathoms`, of the first compile, and of loading it from the cache."""
    code = (
        "import time; t = time.perf_counter(); import fathoms; a = time.perf_counter() - t;"
        f"g = fathoms.game({game.name!r}); t = time.perf_counter(); g.fast.playouts(1, seed=1);"
        "print(a, time.perf_counter() - t)"
    )
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "FATHOMS_CACHE": folder}
        times = []
        for _ in range(2):
            done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
            times.append([float(x) for x in done.stdout.split()])
    return times[1][0], times[0][1], times[1][1]


def gpu_rows(game: Game, seats: int, seconds: float, one: float, identical: int) -> list[Row]:
    """What the GPU of this machine does, if there is one."""
    try:
        from fathoms.core.cuda import Gpu, is_here
    except ImportError:
        return [Row("GPU", "numba-cuda is not installed: pip install 'fathoms[gpu]'")]
    if not is_here():
        return [Row("GPU", "none on this machine")]
    gpu = Gpu(game)

    def timed(count: int) -> tuple[int, float]:
        run = gpu.prepare(count, seats=seats, seed=0, most=100_000, edition=None, ends=False, options={})
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
    rows = [
        Row("GPU, one thread a game", f"{speed:,.0f} decisions/s, {count / took:,.0f} games/s", f"{speed / one:,.0f}")
    ]
    if identical:
        ours, ends = gpu.playouts(identical, seats=seats, seed=1, ends=True)
        theirs, hashes = game.fast.finals(identical, seats=seats, seed=1)
        same = np.array_equal(ends, theirs) and np.array_equal(ours.hashes, hashes)
        rows.append(Row(f"{identical:,} games, GPU and CPU", "bit-identical" if same else "DIFFERENT"))
    return rows


def bench_game(
    game: Game, seats: int, seconds: float, search: bool, identical: int, step: Callable[[str], None]
) -> list[Row]:
    """All measurements of one game."""
    step("start-up")
    imported, cold, cached = start_up(game)
    step("plain Python")
    plain = plain_rate(game, seats, seconds)
    step("compiled, one thread")
    game.fast.playouts(1, seats=seats)
    one, games = rate(lambda n: game.fast.playouts(n, seats=seats, threads=1).decisions, seconds, 100)
    step("compiled, all threads")
    cores = os.cpu_count() or 1
    many, _ = rate(lambda n: game.fast.playouts(n, seats=seats).decisions, seconds, 100 * cores)
    rows = [
        Row("import fathoms", f"{imported:.2f} s"),
        Row("compile, cold", f"{cold:.1f} s"),
        Row("compile, cached", f"{cached:.2f} s"),
        Row("a position", f"{game.fast.state_dtype.itemsize} bytes"),
        Row("plain Python", f"{plain:,.0f} decisions/s", "1"),
        Row("compiled, one thread", f"{one:,.0f} decisions/s, {games:,.0f} games/s", f"{one / plain:,.0f}"),
        Row(f"compiled, {cores} threads", f"{many:,.0f} decisions/s", f"{many / plain:,.0f}"),
    ]
    step("GPU")
    rows += gpu_rows(game, seats, seconds, plain, identical)
    if search:
        from fathoms.bots import bench as search_rate

        step("tree search")
        rows.append(Row("tree search, one thread", f"{search_rate(game, seconds):,.0f} simulations/s"))
    return rows


def bench_games(
    console: Console, names: Iterable[str], *, seconds: float, seats: int | None, search: bool, identical: int
) -> None:
    """Measures games and prints a table for each."""
    for game in [game_of(name) for name in names]:
        at = game.seats[-1] if seats is None else seats
        game.choose(at, {})
        columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
        grid = Grid(title=f"{game.name}, {at} seats, random play", title_justify="left")
        for title in ("", "measured", "times plain"):
            grid.add_column(title, justify="left" if not title else "right")
        with Progress(*columns, console=console, transient=True) as progress:
            step = partial(say, progress, progress.add_task(game.name), game.name)
            for row in bench_game(game, at, seconds, search, identical, step):
                grid.add_row(row.what, row.figure, row.ratio)
        console.print(grid)


def say(progress: Progress, task: TaskID, name: str, what: str) -> None:
    """Shows what is being measured."""
    progress.update(task, description=f"{name}: {what}")
