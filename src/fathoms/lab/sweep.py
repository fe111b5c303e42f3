"""One or two numbers of an edition or an option, through all their values on the same deals: what each does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import fathoms
from fathoms.core.box import lay_over, only
from fathoms.core.errors import BadOption
from fathoms.core.names import Plain
from fathoms.core.words import Words
from fathoms.games import AnyVariant
from fathoms.lab.compare import method
from fathoms.lab.measures import NUMBER, QUANTILES, SHARE, Change, Played, paired, quantile, quantiles_paired
from fathoms.lab.plots import Series, grid, lines
from fathoms.lab.sheet import Figure, Section, page
from fathoms.lab.telling import (
    difference_of,
    name_of,
    number,
    number_axis,
    percent,
    percent_axis,
    range_of,
    seats_said,
    sentence,
    shown,
    warnings,
    whole,
)

RANGE = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})")
MOST_VALUES = 50  # of one number
HIDDEN = ("verb", "ending", "forced")  # measures that a sweep does not plot
TAIL = "longest"
NAMES, FRAME = 26, 4  # columns of a terminal for what is measured, and beside each value at most
ROUND = 0.1  # a grid with such a share in it shows shares without places


@dataclass(frozen=True)
class Sweep:
    """A number to be swept: an option, or a path in the box, and its values."""

    name: str
    values: tuple[Plain, ...]

    def over(self, row: dict[str, Any], value: Plain) -> dict[str, Any]:
        """A variant's row with that value."""
        rules = fathoms.game(row["game"])
        if any(option.name == self.name for option in rules.options):
            return {**row, "options": {**row["options"], self.name: value}}
        return {**row, "edition": lay_over(row["edition"], only(tuple(self.name.split(".")), value))}


def read_sweep(text: str) -> Sweep:
    """NAME=1..9, or NAME=a,b,c."""
    name, equals, said = text.partition("=")
    values: list[Plain] = []
    if found := RANGE.fullmatch(said.strip()):
        low, high = int(found[1]), int(found[2])
        values = list(range(low, high + 1)[: MOST_VALUES + 1])
    elif equals:
        values = [
            int(v) if re.fullmatch(r"-?\d{1,9}", v) else v for v in (part.strip() for part in said.split(",")) if v
        ]
    if not name.strip() or len(values) < 2 or len(values) > MOST_VALUES:
        raise BadOption("error-sweep", given=text, most=MOST_VALUES)
    return Sweep(name.strip(), tuple(values))


@dataclass(frozen=True)
class Point:
    """One point of a sweep at a seat count."""

    values: tuple[Plain, ...]
    variant: AnyVariant


def points_of(base: AnyVariant, sweeps: Sequence[Sweep]) -> list[Point]:
    """The variants of all combinations of values; what the game refuses is refused before anything is played."""
    found = []
    for values in product(*(sweep.values for sweep in sweeps)):
        row = base.to_row()
        for sweep, value in zip(sweeps, values, strict=True):
            row = sweep.over(row, value)
        rules = base.game
        variant = fathoms.Variant(rules, base.seats, edition=row["edition"], options=row["options"])
        found.append(Point(values, variant))
    return found


@dataclass(frozen=True)
class Swept:
    """A sweep at some seat counts: the games of every point."""

    base: str
    sweeps: Sequence[Sweep]
    tables: Sequence[tuple[AnyVariant, Sequence[tuple[Point, Played]]]]  # the variant as it is, its points

    @property
    def games(self) -> int:
        """Of each point."""
        return self.tables[0][1][0][1].games

    @property
    def about(self) -> str:
        """What is swept."""
        return " × ".join(sweep.name for sweep in self.sweeps)

    def usual(self, variant: AnyVariant, rows: Sequence[tuple[Point, Played]]) -> tuple[Plain, ...] | None:
        """The values that the variant has as it is, if they are among the points."""
        return next((point.values for point, _ in rows if point.variant == variant), None)


Numbers = Mapping[
    str, tuple[str, str, list[tuple[float, float, float]]]
]  # key: name, kind, and value, low, high a point


def numbers(words: Words, rows: Sequence[tuple[Point, Played]]) -> Numbers:
    """What is plotted: the measures, and after the mean length that of the longest games."""
    found: dict[str, tuple[str, str, list[tuple[float, float, float]]]] = {}
    for _, played in rows:
        for key, measure in played.measures.items():
            if measure.key in HIDDEN:
                continue
            entry = found.setdefault(key, (name_of(words, measure), measure.kind, []))
            entry[2].append((measure.mean, *measure.interval))
            if key == "length":
                tail = found.setdefault(TAIL, (words.say(f"measure-{TAIL}"), NUMBER, []))
                tail[2].append(quantile(measure.values, QUANTILES[TAIL]))
    return {key: entry for key, entry in found.items() if any(value for value, _, _ in entry[2])}


def summary(console: Console, words: Words, swept: Swept) -> None:
    """Every point in the terminal, in as many tables as its width takes."""
    for variant, rows in swept.tables:
        found = numbers(words, rows)
        usual = swept.usual(variant, rows)
        title = f"{seats_said(words, variant)}, {words.say('lab-games', games=whole(words, swept.games))}"
        columns = [
            [said(point.values), *(shown(words, kind, values[k][0]) for _, kind, values in found.values())]
            for k, (point, _) in enumerate(rows)
        ]
        wide = max(len(cell) for column in columns for cell in column)
        room = max(1, (console.width - NAMES - FRAME) // (wide + FRAME))
        for first in range(0, len(rows), room):
            table = Grid(title=title)
            table.add_column(swept.about, min_width=NAMES)
            for point, _ in rows[first : first + room]:
                table.add_column(said(point.values), justify="right", style="bold" if point.values == usual else "")
            for row in zip(found.values(), *(column[1:] for column in columns[first : first + room]), strict=True):
                table.add_row(row[0][0], *row[1:])
            console.print(table)
    for warning in all_warnings(words, swept):
        console.print(warning, soft_wrap=True, style="yellow")


def said(values: Sequence[Plain]) -> str:
    """Values as people read them."""
    return "\u00a0×\u00a0".join(str(value) for value in values)


def all_warnings(words: Words, swept: Swept) -> list[str]:
    """Where bots stall."""
    told = []
    for variant, rows in swept.tables:
        runs = [(said(point.values), played) for point, played in rows]
        told += warnings(words, runs, f"{seats_said(words, variant)}, {swept.about} = ")
    return told


def whole_change(rows: Sequence[tuple[Point, Played]], key: str) -> Change | None:
    """The difference of a measure between the first point and the last, paired by deal."""
    first, last = rows[0][1], rows[-1][1]
    if key == TAIL:
        return quantiles_paired(TAIL, QUANTILES[TAIL], first.lengths, last.lengths)
    if key in first.measures and key in last.measures:
        return paired(first.measures[key], last.measures[key])
    return None


def verdict(words: Words, swept: Swept) -> list[str]:
    """What the sweep does to the length and to the first chance, from end to end."""
    told = []
    variant, rows = swept.tables[-1]
    for key in [key for key in ("won", "turn 1", "late", "length", "leads") if key in rows[0][1].measures][:3]:
        change = whole_change(rows, key)
        assert change is not None
        told.append(end_to_end(words, swept, variant, rows, change, name_of(words, change)))
    return told + all_warnings(words, swept)


def end_to_end(
    words: Words, swept: Swept, variant: AnyVariant, rows: Sequence[tuple[Point, Played]], change: Change, what: str
) -> str:
    """A measure from the first point to the last, with how sure the difference is."""
    told = words.say(
        "sweep-change",
        what=what,
        seats=seats_said(words, variant),
        first=said(rows[0][0].values),
        last=said(rows[-1][0].values),
        before=shown(words, change.kind, change.before),
        after=shown(words, change.kind, change.after),
        by=difference_of(words, change),
        sure=words.say(f"lab-{change.sure}"),
    )
    return sentence(told)


def written_page(words: Words, swept: Swept) -> str:
    """The sweep as a page."""
    variant, rows = swept.tables[0]
    figures = [*line_figures(words, swept)] if len(swept.sweeps) == 1 else [*grid_figures(words, swept)]
    lead = words.say("sweep-lead" if len(swept.sweeps) == 1 else "sweep-ring")
    sections = [
        Section("effects", words.say("sweep-effects", count=len(swept.sweeps)), figures, lead),
        Section("method", words.say("lab-method"), text=method(words, rows[0][1])),
    ]
    eyebrow = words.say("sweep-eyebrow", title=words.say("title"), base=swept.base, games=whole(words, swept.games))
    return page(
        words,
        title=words.say("sweep-title", what=swept.about),
        eyebrow=eyebrow,
        verdict=verdict(words, swept),
        sections=sections,
        door=variant.game.folder / "door.svg",
    )


def line_figures(words: Words, swept: Swept) -> Iterator[Figure]:
    """A plot a measure, a line a seat count; the last one is warm."""
    sweep = swept.sweeps[0]
    last = max(1, len(sweep.values) - 1)
    xs = [(k / last, str(value)) for k, value in enumerate(sweep.values)]
    tables = [(variant, rows, numbers(words, rows)) for variant, rows in swept.tables]
    usual = swept.usual(*swept.tables[-1])
    mark = None if usual is None else sweep.values.index(usual[0]) / last
    for key, (name, kind, _) in tables[-1][2].items():
        series, heads, body = [], [sweep.name], [[str(value)] for value in sweep.values]
        for variant, _, found in tables:
            if key not in found:
                continue
            values = found[key][2]
            label = seats_said(words, variant)
            hot = variant is tables[-1][0]
            series.append(Series(label, [(k / last, *v) for k, v in enumerate(values)], hot))
            heads.append(label)
            for k, (value, low, high) in enumerate(values):
                body[k].append(f"{shown(words, kind, value)} ({range_of(words, kind, low, high)})")
        variant, rows, _ = tables[-1]
        change = whole_change(rows, key)
        caption = sentence(f"{name}.") if change is None else end_to_end(words, swept, variant, rows, change, name)
        high = max(hi for one in series for *_, hi in one.points)
        axis = partial(percent_axis if kind == SHARE else number_axis, words)
        drawn = lines(
            caption, series, xs, axis, low=0, high=high, below=sweep.name, mark=mark, marked=words.say("sweep-box")
        )
        yield Figure(caption, drawn, "", heads, body)


def grid_figures(words: Words, swept: Swept) -> Iterator[Figure]:
    """A grid a measure and seat count: the warmer, the more."""
    one, two = swept.sweeps
    for variant, rows in swept.tables:
        usual = swept.usual(variant, rows)
        ring = None if usual is None else (one.values.index(usual[0]), two.values.index(usual[1]))
        for key, (name, kind, values) in numbers(words, rows).items():
            wide = len(two.values)
            cells = [[values[i * wide + k][0] for k in range(wide)] for i in range(len(one.values))]
            change = whole_change(rows, key)
            caption = sentence(f"{name}.") if change is None else end_to_end(words, swept, variant, rows, change, name)
            row_names, column_names = [str(v) for v in one.values], [str(v) for v in two.values]

            places = 0 if max(map(max, cells)) >= ROUND else 1

            def say(value: float, kind: str = kind, places: int = places) -> str:
                return percent(words, value, places) if kind == SHARE else number(words, value)

            drawn = grid(caption, row_names, column_names, cells, say, one.name, two.name, ring)
            body = [
                [said(point.values), f"{shown(words, kind, v)} ({range_of(words, kind, low, high)})"]
                for (point, _), (v, low, high) in zip(rows, values, strict=True)
            ]
            yield Figure(caption, drawn, "", [swept.about, seats_said(words, variant)], body)
