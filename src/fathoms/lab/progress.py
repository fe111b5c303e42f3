"""How far a long run is: games played, games a second, and the time left."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fathoms.core.words import Words
from fathoms.lab import Tick
from fathoms.lab.telling import decimal


@contextmanager
def counting(console: Console, words: Words, what: str, total: int, before: int = 0) -> Iterator[Tick]:
    """A bar that counts games; nothing where nobody sits at a terminal."""
    start, done = time.perf_counter(), before
    columns = BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn()
    with Progress(
        TextColumn("{task.description}"), *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task(what, total=total, completed=before, rate="")

        def tick(games: int) -> None:
            nonlocal done
            done += games
            progress.update(task, completed=done, rate=rate(words, done - before, time.perf_counter() - start))

        yield tick


def rate(words: Words, games: int, seconds: float) -> str:
    """Games a second, in words."""
    return words.say("simulate-rate", rate=decimal(words, games / seconds, 0 if games >= 10 * seconds else 1))
