"""Plots as inline SVG: water tones for data, one warm mark for what the sentence above says, labels at the lines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from html import escape
from math import ceil, floor, log10
from typing import Concatenate, ParamSpec

WIDE, MIDDLE, NARROW, SMALL = 1080, 680, 520, 312  # of a whole row on a desk and on paper, of half a row, of a phone
SHORT = 24  # letters of a label that stands beside its bar
LETTER = 8.2  # how wide one is, more or less
Say = Callable[[float], str]
P = ParamSpec("P")


def text(x: float, y: float, said: str, kind: str = "") -> str:
    """A label."""
    return f'<text x="{x:.1f}" y="{y:.1f}"{f" class={kind!r}" if kind else ""}>{escape(said)}</text>'.replace("'", '"')


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line of a kind."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, round_: float = 0) -> str:
    """A filled box of a kind."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}" '
        f'rx="{round_:g}" class="{kind}"/>'
    )


def dot(x: float, y: float, kind: str, r: float = 5.5) -> str:
    """A point of a kind."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:g}" class="{kind}"/>'


def path(points: Sequence[tuple[float, float]], kind: str, close: bool = False) -> str:
    """A line through points, or the area inside them."""
    way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if close else "")
    return f'<path d="{way}" class="{kind}"/>'


def svg(width: int, height: float, said: str, parts: Sequence[str]) -> str:
    """A plot of a width; `said` is what it shows, for who does not see it."""
    return (
        f'<svg class="w{width}" viewBox="0 0 {width} {height:.0f}" role="img" '
        f'aria-label="{escape(said, quote=True)}">{"".join(parts)}</svg>'
    )


def drawn_for(*widths: int) -> Callable[[Callable[Concatenate[int, P], str]], Callable[P, str]]:
    """A plot is drawn once for each width; the page shows the one that fits, so that its letters can be read."""

    def several(draw: Callable[Concatenate[int, P], str]) -> Callable[P, str]:
        @wraps(draw)
        def drawn(*args: P.args, **kwargs: P.kwargs) -> str:
            return "".join(draw(width, *args, **kwargs) for width in widths)

        return drawn

    return several


def beside(x: float, y: float, said: str, kind: str, width: float, gap: float = 9) -> str:
    """A label right of a place, or left of it if there is no room; where there is none either, at the edge."""
    long = LETTER * len(said)
    if x + gap + long <= width:
        return text(x + gap, y, said, kind)
    if x - gap >= long:
        return text(x - gap, y, said, f"{kind} e")
    return text(width, y, said, f"{kind} e")


def ticks(low: float, high: float, count: int = 5) -> list[float]:
    """Round numbers from low to high, about so many."""
    raw = (high - low) / count or 1.0
    power = 10.0 ** floor(log10(raw))
    step = min((m * power for m in (1, 2, 2.5, 5, 10) if m * power >= raw), default=raw)
    first = -(-low // step)
    found: list[float] = []
    while (first + len(found)) * step <= high + step / 1e6:
        found.append((first + len(found)) * step)
    return found


@dataclass(frozen=True)
class Bar:
    """A labelled number; `hot` is what the sentence above speaks of."""

    label: str
    value: float
    said: str
    hot: bool = False


@drawn_for(NARROW, SMALL)
def bars(width: int, said: str, rows: Sequence[Bar], *, root: bool = False) -> str:
    """Lying bars, their figures beside them; by the square root where `root`. Sentences stand above their bars."""
    top, most = 8, max([row.value for row in rows] + [1e-9])
    above = width == SMALL or any(len(row.label) > SHORT for row in rows)
    left, each = (0, 42) if above else (190, 28)
    parts = []
    for k, row in enumerate(rows):
        y = top + each * k
        part = (row.value / most) ** (0.5 if root else 1)
        long = max(1.5, (width - left - 90) * part)
        parts.append(text(0, y + 12, fitted(row.label, width)) if above else text(left - 10, y + 15, row.label, "e"))
        if above:
            y += 18
        parts.append(box(left, y, long, 11 if above else 19, "hotf" if row.hot else "d1", 3))
        parts.append(text(left + long + 8, y + (11 if above else 15), row.said, "h" if row.hot else "m"))
    return svg(width, top + each * len(rows) + 4, said, parts)


def fitted(label: str, width: float) -> str:
    """A sentence that fits into a line, cut between words if it must."""
    line = int(width / LETTER)
    return label if len(label) <= line else label[: line - 2].rsplit(" ", 1)[0].rstrip(",;: ") + " …"


@dataclass(frozen=True)
class Point:
    """A labelled share with its interval."""

    label: str
    value: float
    low: float
    high: float
    said: str
    hot: bool = False


@drawn_for(NARROW, SMALL)
def points(
    width: int,
    said: str,
    rows: Sequence[Point],
    axis: Say,
    *,
    low: float,
    high: float,
    rule: float | None = None,
    near: float = 0,
) -> str:
    """Points with their intervals, a line each, long labels above; a dashed rule where all are even, `near` it a
    pale band.
    """
    above = width == SMALL or any(len(row.label) > SHORT for row in rows)
    left, right, top, each = (14, 20, 14, 48) if above else (216, 60, 14, 32)
    bottom = top + each * len(rows)

    def x(value: float) -> float:
        return left + (width - left - right) * (min(high, max(low, value)) - low) / (high - low)

    parts = []
    if rule is not None and near:
        parts.append(box(x(rule - near), top - 8, x(rule + near) - x(rule - near), bottom - top + 4, "soft"))
    for value in ticks(low, high, 3 if above else 4):
        parts += [line(x(value), top - 8, x(value), bottom - 4, "ax"), text(x(value), bottom + 16, axis(value), "m c")]
    if rule is not None:
        parts.append(line(x(rule), top - 8, x(rule), bottom - 4, "rule"))
    for k, row in enumerate(rows):
        y, kind = top + each * k + 8, "hot" if row.hot else "d1"
        parts.append(text(0, y + 5, fitted(row.label, width)))
        y += 20 * above
        parts.append(line(x(row.low), y, x(row.high), y, f"bar {kind}l"))
        parts.append(dot(x(row.value), y, f"{kind}f"))
        end, tone = x(row.high) + 9, ("h" if row.hot else "m") + " s"
        fits = end + LETTER * len(row.said) < width
        parts.append(text(end, y + 5, row.said, tone) if fits else text(x(row.low) - 9, y + 5, row.said, f"{tone} e"))
    return svg(width, bottom + 24, said, parts)


@dataclass(frozen=True)
class Hill:
    """The spread of a number: counts in equal steps, what is beyond `split` in warm."""

    label: str
    below: str  # under the label
    counts: Sequence[int]
    split: float  # in steps
    beyond: str  # said of what is beyond
    mark: float  # in steps: where the mark stands
    marked: str


@drawn_for(WIDE, MIDDLE, SMALL)
def hills(width: int, said: str, rows: Sequence[Hill], axis: Sequence[tuple[float, str]]) -> str:
    """Hills whose height is the square root of the number of games, so that thin tails can be seen."""
    above = width == SMALL
    left, high, right = (14, 138, width - 14) if above else (130, 92, width - 30)
    steps = max(len(row.counts) for row in rows)
    scale = (right - left) / steps
    bottom = high * len(rows) + 12
    parts = []
    labelled = [(at, label) for at, label in axis if at <= steps]
    every = spaced([label for _, label in labelled], (right - left) / max(1, len(labelled)))
    for k, (at, label) in enumerate(labelled):
        x = left + scale * at
        parts.append(line(x, 10, x, bottom, "ax"))
        if k % every == 0:
            parts.append(text(x, bottom + 22, label, "m c"))
    for k, row in enumerate(rows):
        base = 12 + high * (k + 1) - 26
        top = max([1, *row.counts]) ** 0.5
        if above:
            parts += [text(0, base - 84, row.label, "b"), text(width, base - 84, row.below, "m s e")]
        else:
            parts += [text(0, base - 16, row.label, "b"), text(0, base + 2, row.below, "m s")]
        for i, count in enumerate(row.counts):
            tall = 58 * count**0.5 / top
            if tall:
                kind = "hotf" if i + 0.5 > row.split else "d1"
                parts.append(box(left + scale * i, base - tall, scale + 0.3, tall, kind))
        parts.append(line(left, base, right, base, "base"))
        x = left + scale * min(row.mark, steps)
        parts.append(path([(x - 5, base + 12), (x + 5, base + 12), (x, base + 4)], "ink", close=True))
        parts.append(beside(x, base + (28 if above else 14), row.marked, "s", width, 0 if above else 10))
        if row.beyond:
            at = left + scale * min(row.split, steps)
            parts.append(beside(at, base - (62 if above else 48), row.beyond, "h", width, 6))
    split = left + scale * min(rows[0].split, steps)
    parts.append(line(split, 6, split, bottom, "rule"))
    return svg(width, bottom + 32, said, parts)


def spaced(labels: Sequence[str], room: float) -> int:
    """Every which label can be written, if each has so much room."""
    return ceil((LETTER * max(map(len, labels), default=0) + 6) / room)


@drawn_for(NARROW, SMALL)
def columns(
    width: int, said: str, labels: Sequence[str], shares: Sequence[float], below: str, hot: int | None, marked: str
) -> str:
    """Standing bars, one of them warm."""
    left, base, high = (4 if width == SMALL else 20), 200, 150
    most, wide = max([*shares, 1e-9]), (width - 2 * left) / max(1, len(shares))
    every = spaced(labels, wide)
    parts = [line(left, base, width - left, base, "base")]
    for k, (label, share) in enumerate(zip(labels, shares, strict=True)):
        x, tall = left + wide * k, high * share / most
        parts.append(box(x + wide * 0.12, base - tall, wide * 0.76, tall, "hotf" if k == hot else "d1", 2))
        if k % every == 0:
            parts.append(text(x + wide / 2, base + 20, label, "m c"))
        if k == hot and LETTER * len(marked) < 1.3 * wide:
            parts.append(text(x + wide / 2, base - tall - 8, marked, "h c"))
        elif k == hot:
            parts.append(beside(x, base - high - 12, marked, "h", width, 0))
    parts.append(text(left, base + 44, below, "m"))
    return svg(width, base + 54, said, parts)


def frame(
    width: int, height: int, xs: Sequence[tuple[float, str]], ys: Sequence[tuple[float, str]], below: str = ""
) -> tuple[Callable[[float, float], tuple[float, float]], list[str], float]:
    """Axes whose places go from 0 to 1; where a point lies, the lines and labels, and how high it all is."""
    left, top, right = (50, 18, 72) if width == SMALL else (62, 18, 74 if width == NARROW else 96)
    wide = width - left - right

    def at(x: float, y: float) -> tuple[float, float]:
        return left + wide * x, top + height * (1 - y)

    parts = []
    for y, label in ys:
        x1, y1 = at(0, y)
        parts += [line(x1, y1, at(1, y)[0], y1, "ax"), text(x1 - 8, y1 + 5, label, "m e")]
    rows = min(3, spaced([label for _, label in xs], wide / max(1, len(xs) - 1)))
    for k, (x, label) in enumerate(xs):
        parts.append(text(at(x, 0)[0], top + height + 24 + 19 * (k % rows), label, "m c"))
    bottom = top + height + 19 * (rows - 1)
    if below:
        parts.append(text(at(0.5, 0)[0], bottom + 48, below, "m c"))
    return at, parts, bottom + (58 if below else 34)


@drawn_for(NARROW, SMALL)
def bands(
    width: int,
    said: str,
    layers: Sequence[tuple[Sequence[float], Sequence[float], str]],
    middle: Sequence[float],
    axis: Say,
    even: float,
    even_said: str,
    middle_said: str,
    below: str,
) -> str:
    """Where a chance lies in the course of a game: bands round a warm line, and a rule where all are even."""
    n = len(middle) - 1
    shares = [(k / 4, axis(k / 4)) for k in range(5)]
    at, parts, height = frame(width, 190, shares[:: 2 if width == SMALL else 1], shares, below)
    for low, high, kind in layers:
        there = [at(k / n, y) for k, y in enumerate(low)]
        back = [at(k / n, y) for k, y in reversed(list(enumerate(high)))]
        parts.append(path([*there, *back], kind, close=True))
    (x1, y1), (x2, _) = at(0, even), at(1, even)
    parts.append(line(x1, y1, x2, y1, "rule"))
    parts.append(text(x1 + 6, y1 - 8, even_said, "m s"))
    parts.append(path([at(k / n, y) for k, y in enumerate(middle)], "way hotl"))
    x, y = at(0, even - 0.2 if even > 0.3 else even + 0.2)
    parts.append(text(x + 6, y, middle_said, "h"))
    return svg(width, height, said, parts)


@drawn_for(WIDE, MIDDLE, SMALL)
def walk(width: int, said: str, curves: Sequence[Sequence[float]], names: Sequence[str], axis: Say, below: str) -> str:
    """The chances of every seat in one game."""
    n = len(curves[0]) - 1
    xs = [(k / 4, axis(k / 4)) for k in range(5)][:: 2 if width == SMALL else 1]
    at, parts, height = frame(width, 170, xs, [(k / 2, axis(k / 2)) for k in range(3)], below)
    ends: list[float] = []
    for seat, curve in enumerate(curves):
        steps = [at((k + d) / n, y) for k, y in enumerate(curve) for d in ((0, 1) if k < n else (0,))]
        parts.append(path(steps, f"way seat{seat}"))
        x, y = at(1, curve[-1])
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.5" class="seat{seat} filled"/>')
        while any(abs(y - other) < 17 for other in ends):
            y -= 17
        ends.append(y)
        parts.append(text(x + 12, y + 5, names[seat], "s"))
    return svg(width, height, said, parts)


@dataclass(frozen=True)
class Series:
    """A line through points with intervals: (place, value, low, high)."""

    label: str
    points: Sequence[tuple[float, float, float, float]]
    hot: bool = False


@drawn_for(NARROW, SMALL)
def lines(
    width: int,
    said: str,
    series: Sequence[Series],
    xs: Sequence[tuple[float, str]],
    axis: Say,
    *,
    low: float,
    high: float,
    below: str,
    mark: float | None = None,
    marked: str = "",
    dots: bool = False,
) -> str:
    """Lines with shaded intervals; `mark` is where a pale column stands. With `dots` bars instead of shades."""
    values = ticks(low, high or 1.0)
    if values[-1] < high:
        values.append(2 * values[-1] - values[-2])
    high = values[-1]

    def part(value: float) -> float:
        return (min(high, max(low, value)) - low) / (high - low)

    at, parts, height = frame(width, 200, xs, [(part(v), axis(v)) for v in values], below)
    if mark is not None:
        x, top = at(mark, 1)
        parts.insert(0, box(x - 18, top - 2, 36, 204, "soft", 4))
        parts.insert(1, text(x, top - 10, marked, "m c s"))
    ends: list[float] = []
    for one in sorted(series, key=lambda s: s.hot):
        kind = "hot" if one.hot else "d1"
        if len(one.points) > 1 and not dots:
            there = [at(x, part(lo)) for x, _, lo, _ in one.points]
            back = [at(x, part(hi)) for x, _, _, hi in reversed(one.points)]
            parts.append(path([*there, *back], f"{kind}s", close=True))
        parts.append(path([at(x, part(y)) for x, y, _, _ in one.points], f"way {kind}l"))
        for x, y, lo, hi in one.points:
            if dots:
                (x1, y1), (_, y2) = at(x, part(lo)), at(x, part(hi))
                parts.append(line(x1, y1, x1, y2, f"bar {kind}l"))
            parts.append(dot(*at(x, part(y)), f"{kind}f", 4.5))
        x, y = at(one.points[-1][0], part(one.points[-1][1]))
        while any(abs(y - other) < 16 for other in ends):
            y -= 16
        ends.append(y)
        parts.append(text(x + 10, y + 5, one.label, "h s" if one.hot else "s"))
    return svg(width, height, said, parts)


@dataclass(frozen=True)
class Pair:
    """A spread before and after: 5, 25, 50, 75 and 95 percent of the games are within."""

    label: str
    before: Sequence[float]
    after: Sequence[float]
    before_said: str
    after_said: str


@drawn_for(WIDE, MIDDLE, SMALL)
def ranges(width: int, said: str, rows: Sequence[Pair], at: Callable[[float], Sequence[float]], axis: Say) -> str:
    """Pairs of spreads: thick the middle half, thin 18 games of 20, a stroke at the median."""
    above = width == SMALL
    left, right, each = (14, width - 24, 138) if above else (150, width - 40, 92)
    most = max(v for row in rows for v in (*row.before, *row.after))
    bottom = 10 + each * len(rows)

    def x(value: float) -> float:
        return left + (right - left) * value / most

    parts, values = [], at(most)
    every = spaced([axis(value) for value in values], (right - left) / len(values))
    for k, value in enumerate(values):
        parts.append(line(x(value), 4, x(value), bottom, "ax"))
        if k % every == 0:
            parts.append(text(x(value), bottom + 20, axis(value), "m c"))
    for k, row in enumerate(rows):
        y = 30 + each * k + 20 * above
        parts.append(text(0, y - 26 if above else y + 22, row.label, "b"))
        for spread, told, kind, down in (
            (row.before, row.before_said, "d1", 0),
            (row.after, row.after_said, "hotf", 52 if above else 38),
        ):
            parts.append(box(x(spread[0]), y + down - 4, x(spread[4]) - x(spread[0]), 8, kind + " pale", 4))
            parts.append(box(x(spread[1]), y + down - 8, x(spread[3]) - x(spread[1]), 16, kind, 4))
            parts.append(line(x(spread[2]), y + down - 11, x(spread[2]), y + down + 11, "stroke"))
            end, style = x(spread[4]) + 10, "h s" if down else "s"
            if above:
                parts.append(text(0, y + down + 26, told, style))
            elif end + LETTER * len(told) > width:
                parts.append(text(max(x(spread[4]), left + LETTER * len(told)), y + down - 14, told, style + " e"))
            else:
                parts.append(text(end, y + down + 5, told, style))
    return svg(width, bottom + 30, said, parts)


@dataclass(frozen=True)
class Shift:
    """A difference in parts of what was before, and how sure it is."""

    label: str
    value: float
    low: float
    high: float
    said: str
    sure: str


@drawn_for(WIDE, MIDDLE, SMALL)
def shifts(width: int, said: str, rows: Sequence[Shift], axis: Say, less: str, more: str) -> str:
    """Differences as points with intervals round a middle line; grey where none was seen."""
    left, right, each = {WIDE: (330, 310, 34), MIDDLE: (30, 30, 42), SMALL: (30, 30, 60)}[width]
    top, label_room = 28, {WIDE: left, MIDDLE: 0.6 * width, SMALL: width}[width]
    reach = min(1.0, max([0.05] + [abs(v) for row in rows for v in (row.low, row.high)]))
    bottom = top + each * len(rows)

    def x(value: float) -> float:
        return left + (width - left - right) * (0.5 + min(reach, max(-reach, value)) / (2 * reach))

    parts = [text(x(-reach), 18, less, "m"), text(x(reach), 18, more, "m e")]
    for value in (-reach, -reach / 2, 0, reach / 2, reach):
        parts.append(line(x(value), top, x(value), bottom, "rule" if value == 0 else "ax"))
        parts.append(text(x(value), bottom + 20, axis(value), "m c"))
    for k, row in enumerate(rows):
        begin = top + each * k
        y = begin + (18 if width == WIDE else each - 12)
        certain = row.sure == "certain"
        kind = {"certain": "hot", "likely": "d1", "none": "grey"}[row.sure]
        parts.append(line(0, begin + each, width, begin + each, "fine"))
        parts.append(text(0, begin + (23 if width == WIDE else 16), fitted(row.label, label_room), "b" * certain))
        parts.append(line(x(row.low), y, x(row.high), y, f"bar {kind}l"))
        parts.append(dot(x(row.value), y, f"{kind}f"))
        told = "h s" if certain else "m s"
        if width == WIDE:
            parts.append(text(width - right + 24, begin + 23, row.said, told))
        else:
            parts.append(text(width, begin + (16 if width == MIDDLE else 33), row.said, f"{told} e"))
    return svg(width, bottom + 30, said, parts)


@drawn_for(NARROW, SMALL)
def grid(
    width: int,
    said: str,
    rows: Sequence[str],
    columns_: Sequence[str],
    values: Sequence[Sequence[float]],
    say: Say,
    row_name: str,
    column_name: str,
    box_at: tuple[int, int] | None,
) -> str:
    """A number by two others: the warmer, the more; a ring round what is in the box. Figures stand where they fit."""
    left, top = (10 + LETTER * max(map(len, rows)), 44)
    wide, tall = (width - left - 4) / len(columns_), 36
    every = spaced(columns_, wide)
    flat = [v for row in values for v in row]
    low, high = min(flat), max(flat)
    parts = [text(0, 14, f"↓ {row_name}   → {column_name}", "m s")]
    parts += [text(left + wide * (k + 0.5), top - 8, columns_[k], "m c") for k in range(0, len(columns_), every)]
    for i, row in enumerate(values):
        parts.append(text(left - 10, top + tall * (i + 0.6), rows[i], "m e"))
        for k, value in enumerate(row):
            heat = (value - low) / (high - low) if high > low else 0.0
            x, y = left + wide * k, top + tall * i
            place = f'x="{x + 1:.1f}" y="{y + 1:.1f}" width="{wide - 2:.1f}" height="{tall - 2}"'
            parts.append(f'<rect {place} rx="4" fill="{ramp(heat)}"/>')
            if LETTER * len(say(value)) < wide:
                ink = "dark" if heat > 0.45 else "pale-text"
                parts.append(text(x + wide / 2, y + tall * 0.64, say(value), f"c {ink}"))
    if box_at is not None:
        i, k = box_at
        parts.append(box(left + wide * k, top + tall * i, wide, tall, "ring", 5))
    return svg(width, top + tall * len(rows) + 8, said, parts)


STOPS = ((0x0A, 0x2C, 0x3A), (0x1B, 0x77, 0x85), (0xC7, 0x8A, 0x3C), (0xFF, 0xB5, 0x4D), (0xFF, 0xE8, 0xB6))


def ramp(heat: float) -> str:
    """A colour from night water to lantern light."""
    place = min(0.9999, max(0.0, heat)) * (len(STOPS) - 1)
    a, b = STOPS[int(place)], STOPS[int(place) + 1]
    part = place - int(place)
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in zip(a, b, strict=True))
