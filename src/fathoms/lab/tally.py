"""A simulation as it goes on, and what came of it, for people."""

import time
from pathlib import Path

from rich.console import Console

from fathoms.core.words import Words
from fathoms.games import AnyVariant
from fathoms.lab.games_file import Run, Summary, extend, kept, summed_up
from fathoms.lab.measures import sides
from fathoms.lab.progress import counting, rate
from fathoms.lab.simulate import cost_of_counts
from fathoms.lab.telling import act_said, decimal, percent, share, side_said, whole


def show(console: Console, words: Words, path: Path, run: Run, games: int, threads: int | None) -> None:
    """Plays on until a file holds so many games, and says what it holds."""
    before = done = kept(path, run)
    if before < games:
        with console.status(words.say("simulate-compiling")):
            list(run.play(0, 0))
    start = time.perf_counter()
    with counting(console, words, str(run.variant), games, before) as tick:

        def count(more: int) -> None:
            nonlocal done
            done += more
            tick(more)

        extend(path, run, games, threads=threads, tick=count)
    took = time.perf_counter() - start
    for line in lines(words, run.variant, summed_up(path, run)):
        console.print(line, soft_wrap=True)
    if done == before:
        console.print(words.say("simulate-nothing-left", path=str(path), games=whole(words, done)), soft_wrap=True)
        return
    about = {"path": str(path), "games": whole(words, done - before), "rate": rate(words, done - before, took)}
    console.print(words.say("simulate-written", **about), soft_wrap=True)
    cost = cost_of_counts(run.variant, run.bots, run.seed, run.most) if run.counts else None
    if cost is not None:
        counted, plain = (whole(words, round(games_a_second)) for games_a_second in cost)
        console.print(words.say("simulate-cost", counted=counted, plain=plain), soft_wrap=True)


def lines(words: Words, variant: AnyVariant, summary: Summary) -> list[str]:
    """What a file of games says on the whole, in words."""

    def part(count: int) -> str:
        return percent(words, count / summary.games)

    endings = ", ".join(f"{words.thing('ending', name)} {part(count)}" for name, count in summary.endings.items())
    wins = ", ".join(
        f"{words.say('review-team') if variant.game.cooperative else side_said(words, side)} "
        f"{share(words, summary.wins[side[0]], summary.games)}"
        for side in sides(variant)
    )
    said = [
        words.say("simulate-endings", endings=endings, cut=part(summary.cut_off)),
        words.say("simulate-wins", wins=wins),
        words.say("simulate-length", length=decimal(words, summary.length, 1)),
    ]
    if summary.never:
        said.append(
            words.say("simulate-never", names="; ".join(act_said(words, variant.game, name) for name in summary.never))
        )
    if summary.unasked:
        asked = " ".join(words.thing("phase", phase) for phase in summary.unasked)
        said.append(words.say("simulate-unasked", names=asked))
    return said
