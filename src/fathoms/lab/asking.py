"""The lab's questions as the command line asks them: what is played, how far it is, and the page it comes to."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

import fathoms
from fathoms.core.errors import BadOption
from fathoms.core.message import Fill
from fathoms.core.words import Words
from fathoms.games import AnyVariant
from fathoms.lab import again, compare, report, sweep
from fathoms.lab.arena import Row
from fathoms.lab.measures import Cell, Played, games_needed, play_all
from fathoms.lab.progress import counting
from fathoms.lab.simulate import levels_of
from fathoms.lab.telling import number, whole

SHORT = 400  # games of a pairing of levels


@dataclass(frozen=True)
class Asked:
    """Who plays, how many games a cell, or enough to know a share within so many points, and of which seed."""

    bots: str
    games: int | None
    within: float
    seed: int
    most: int
    threads: int | None


def cells_of(
    variants: Sequence[AnyVariant], bots: str, seed: int, most: int, logged: int = 1, kept: int = 0
) -> list[Cell]:
    """A cell for each variant, with one bot at every seat."""
    cells = [Cell(variant, (bots,) * variant.seats, seed, most, logged, kept) for variant in variants]
    for cell in cells:
        levels_of(cell.variant, cell.bots)
    return cells


def plan(console: Console, words: Words, games: int | None, within: float, cells: Sequence[Cell]) -> int:
    """How many games a cell the question needs, said before it starts; and what plays them, compiled."""
    needed = games or games_needed(within)
    key = "lab-plan-given" if games else "lab-plan"
    about: dict[str, Fill] = {
        "within": int(within) if within == int(within) else number(words, within),
        "games": needed,
        "cells": len(cells),
        "all": needed * len(cells),
    }
    console.print(words.say(key, **about), soft_wrap=True)
    with console.status(words.say("simulate-compiling")):
        for cell in {cell.variant.game.name: cell for cell in cells}.values():
            cell.play(0, None, lambda games: None)
    return needed


def ask_compare(
    console: Console,
    words: Words,
    sides: tuple[compare.Side, compare.Side],
    seats: Sequence[int | None],
    asked: Asked,
) -> tuple[str, bool]:
    """The page of a comparison, told in the terminal too; and whether Ctrl-C ended it early."""
    pairs = [tuple(side.variant(n) for side in sides) for n in seats]
    if any(a.seats != b.seats for a, b in pairs):
        raise BadOption("error-side-seats")
    cells = cells_of([variant for pair in pairs for variant in pair], asked.bots, asked.seed, asked.most)
    needed = plan(console, words, asked.games, asked.within, cells)
    with counting(console, words, sides[0].name, needed * len(cells)) as tick:
        played, stopped = play_all(cells, needed, threads=asked.threads, tick=tick)
    compared = compare.Comparison(sides[0].said, sides[1].said, list(zip(played[::2], played[1::2], strict=True)))
    compare.summary(console, words, compared)
    return compare.written_page(words, compared), stopped


def ask_sweep(
    console: Console,
    words: Words,
    bases: Sequence[AnyVariant],
    sweeps: Sequence[sweep.Sweep],
    asked: Asked,
) -> tuple[str, bool]:
    """The page of a sweep, told in the terminal too; and whether Ctrl-C ended it early."""
    points = [(base, sweep.points_of(base, sweeps)) for base in bases]
    cells = cells_of([point.variant for _, row in points for point in row], asked.bots, asked.seed, asked.most)
    needed = plan(console, words, asked.games, asked.within, cells)
    with counting(console, words, bases[0].game.name, needed * len(cells)) as tick:
        played, stopped = play_all(cells, needed, threads=asked.threads, tick=tick)
    left = iter(played)
    tables = [(base, [(point, next(left)) for point in row]) for base, row in points]
    name, seats, *unusual = str(bases[0]).split()
    told = [name, seats, *unusual] if len(bases) == 1 else [name, *unusual]
    swept = sweep.Swept(" ".join(told), sweeps, tables)
    sweep.summary(console, words, swept)
    return sweep.written_page(words, swept), stopped


def ask_report(
    console: Console,
    words: Words,
    cells: Sequence[Cell],
    *,
    games: int,
    levels: Sequence[str],
    without: Sequence[str],
    source: str,
    threads: int | None,
) -> tuple[str, bool]:
    """The page of a report; and whether Ctrl-C ended its games early."""
    for phrase in without:
        again.banned_by(cells[0].variant.game, phrase)
    plan(console, words, games, 1.0, cells)
    with counting(console, words, cells[0].variant.game.name, games * len(cells)) as tick:
        runs, stopped = play_all(cells, games, threads=threads, tick=tick)
    study = report.Study(runs, source=source)
    if not stopped:
        more = pairings(study, levels) * SHORT + once_more_games(study.main, without)
        console.print(words.say("lab-plan-more", games=whole(words, more)), soft_wrap=True)
    if levels and not stopped:
        study.skill, study.teams, stopped = skill(console, words, study, levels)
    if not stopped:
        stopped = once_more(console, words, study, without, threads)
    with console.status(words.say("report-writing")):
        return report.written_page(words, study), stopped


def pairings(study: report.Study, levels: Sequence[str]) -> int:
    """How often levels meet each other and the best of them a newcomer, or teams each difficulty."""
    if study.main.variant.game.cooperative:
        return sum(len(report.difficulties(run.variant)) for run in study.runs) * len(levels)
    return len(levels) if study.main.variant.seats > 1 else 0


def once_more_games(main: Played, without: Sequence[str]) -> int:
    """How many games `once_more` plays, but for the few about single actions."""
    banned = again.deals_of(main) * len(main.sides) * len(without or again.kinds_done(main))
    return banned + again.replays(main) * min(main.games, again.GAMES)


def skill(
    console: Console, words: Words, study: report.Study, levels: Sequence[str]
) -> tuple[list[Row], list[tuple[str, Row]], bool]:
    """Levels against each other, or as teams at every difficulty; what there is if Ctrl-C ends it."""
    variants, seed = [run.variant for run in study.runs], study.main.seed
    rows: list[Row] = []
    teams: list[tuple[str, Row]] = []
    try:
        with counting(console, words, words.say("report-skill"), pairings(study, levels)) as tick:
            if study.main.variant.game.cooperative:
                for found in report.team_rows(variants, levels, SHORT, seed):
                    teams.append(found)
                    tick(1)
            elif study.main.variant.seats > 1:
                for row in report.skill_rows(study.main.variant, levels, SHORT, seed):
                    rows.append(row)
                    tick(1)
    except KeyboardInterrupt:
        return rows, teams, True
    return rows, teams, False


def once_more(console: Console, words: Words, study: report.Study, without: Sequence[str], threads: int | None) -> bool:
    """Plays the deals of a report once more, one thing otherwise; whether Ctrl-C ended that early."""
    main = study.main
    found: list[again.Ban] = []
    study.bans = found
    each = again.deals_of(main) * len(main.sides)

    def forbid(phrases: Sequence[str]) -> None:
        with counting(console, words, words.say("report-worth"), each * len(phrases)) as tick:
            for ban in again.bans(main, phrases, threads, tick):
                found.append(ban)

    try:
        forbid(without or again.kinds_done(main))
        if not without:
            forbid(again.single(main, [ban.phrase for ban in found if not ban.bit]))
        games = again.replays(main) * min(main.games, again.GAMES)
        with counting(console, words, words.say("report-skill"), games) as tick:
            study.luck = again.luck(main, threads, tick)
            study.kings = again.kings(main, threads, tick)
    except KeyboardInterrupt:
        return True
    return False


def cell_of_file(path: Path, most: int, logged: int, kept_games: int) -> tuple[Cell, int]:
    """What plays the games of a file again, and how many it holds; refuses a file of other rules or bots."""
    from fathoms.lab.games_file import kept, run_of

    run = run_of(path)
    games = kept(path, run)
    return Cell(run.variant, run.bots, run.seed, min(most, run.most), logged, kept_games), games


def usual_seats(name: str, seats: Sequence[int] | None) -> list[int]:
    """The seat counts that were asked for, else all the game can have."""
    return list(seats or fathoms.game(name).seats)
