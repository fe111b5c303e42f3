"""Plots as inline SVG: water tones for data, one warm mark for what the sentence above says, labels at the lines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

WIDE, NARROW = 1080, 520
SHORT, LINE = 24, 58  # letters: of a label beside its bar, and above it
Say = Callable[[float], str]


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
    """A plot; `said` is what it shows, for who does not see it."""
    return (
        f'<svg viewBox="0 0 {width} {height:.0f}" role="img" aria-label="{escape(said, quote=True)}">'
        f"{''.join(parts)}</svg>"
    )


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


def bars(said: str, rows: Sequence[Bar], *, root: bool = False) -> str:
    """Lying bars, their figures beside them; by the square root where `root`. Sentences stand above their bars."""
    top, most = 8, max([row.value for row in rows] + [1e-9])
    above = any(len(row.label) > SHORT for row in rows)
    left, each = (0, 40) if above else (190, 28)
    parts = []
    for k, row in enumerate(rows):
        y = top + each * k
        part = (row.value / most) ** (0.5 if root else 1)
        width = max(1.5, (NARROW - left - 90) * part)
        parts.append(text(0, y + 12, fitted(row.label)) if above else text(left - 10, y + 15, row.label, "e"))
        if above:
            y += 18
        parts.append(box(left, y, width, 11 if above else 19, "hotf" if row.hot else "d1", 3))
        parts.append(text(left + width + 8, y + (11 if above else 15), row.said, "h" if row.hot else "m"))
    return svg(NARROW, top + each * len(rows) + 4, said, parts)


def fitted(label: str) -> str:
    """A sentence that fits into a line, cut between words if it must."""
    return label if len(label) <= LINE else label[:LINE].rsplit(" ", 1)[0].rstrip(",;: ") + " …"


@dataclass(frozen=True)
class Point:
    """A labelled share with its interval."""

    label: str
    value: float
    low: float
    high: float
    said: str
    hot: bool = False


def points(
    said: str, rows: Sequence[Point], axis: Say, *, low: float, high: float, rule: float | None = None, near: float = 0
) -> str:
    """Points with their intervals, a line each; a dashed rule where all would be even, `near` it a pale band."""
    left, right, top = 216, 60, 14
    bottom = top + 32 * len(rows)

    def x(value: float) -> float:
        return left + (NARROW - left - right) * (min(high, max(low, value)) - low) / (high - low)

    parts = []
    if rule is not None and near:
        parts.append(box(x(rule - near), top - 8, x(rule + near) - x(rule - near), bottom - top + 4, "soft"))
    for value in ticks(low, high, 4):
        parts += [line(x(value), top - 8, x(value), bottom - 4, "ax"), text(x(value), bottom + 16, axis(value), "m c")]
    if rule is not None:
        parts.append(line(x(rule), top - 8, x(rule), bottom - 4, "rule"))
    for k, row in enumerate(rows):
        y, kind = top + 32 * k + 8, "hot" if row.hot else "d1"
        parts.append(text(0, y + 5, row.label))
        parts.append(line(x(row.low), y, x(row.high), y, f"bar {kind}l"))
        parts.append(dot(x(row.value), y, f"{kind}f"))
        end = x(row.high) + 9
        spot, anchor = (end, "") if end < NARROW - 62 else (x(row.low) - 9, " e")
        parts.append(text(spot, y + 5, row.said, ("h" if row.hot else "m") + " s" + anchor))
    return svg(NARROW, bottom + 24, said, parts)


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


def hills(said: str, rows: Sequence[Hill], axis: Sequence[tuple[float, str]]) -> str:
    """Hills whose height is the square root of the number of games, so that thin tails can be seen."""
    left, high = 130, 92
    steps = max(len(row.counts) for row in rows)
    scale = (WIDE - left - 30) / steps
    bottom = high * len(rows) + 12
    parts = []
    for at, label in axis:
        if at <= steps:
            x = left + scale * at
            parts += [line(x, 10, x, bottom, "ax"), text(x, bottom + 22, label, "m c")]
    for k, row in enumerate(rows):
        base = 12 + high * (k + 1) - 26
        top = max([1, *row.counts]) ** 0.5
        parts += [text(0, base - 16, row.label, "b"), text(0, base + 2, row.below, "m s")]
        for i, count in enumerate(row.counts):
            tall = 58 * count**0.5 / top
            if tall:
                kind = "hotf" if i + 0.5 > row.split else "d1"
                parts.append(box(left + scale * i, base - tall, scale + 0.3, tall, kind))
        parts.append(line(left, base, WIDE - 30, base, "base"))
        x = left + scale * min(row.mark, steps)
        parts.append(path([(x - 5, base + 12), (x + 5, base + 12), (x, base + 4)], "ink", close=True))
        late = x > WIDE - 330
        parts.append(text(x - 10 if late else x + 10, base + 14, row.marked, "s e" if late else "s"))
        at = left + scale * min(row.split, steps)
        if row.beyond:
            near_end = at > WIDE - 260
            parts.append(text(at - 6 if near_end else at + 6, base - 48, row.beyond, "h e" if near_end else "h"))
    split = left + scale * min(rows[0].split, steps)
    parts.append(line(split, 6, split, bottom, "rule"))
    return svg(WIDE, bottom + 32, said, parts)


def columns(said: str, labels: Sequence[str], shares: Sequence[float], below: str, hot: int | None, marked: str) -> str:
    """Standing bars, one of them warm."""
    left, base, high = 20, 200, 150
    most, wide = max([*shares, 1e-9]), (NARROW - 40) / max(1, len(shares))
    parts = [line(left, base, NARROW - 20, base, "base")]
    for k, (label, share) in enumerate(zip(labels, shares, strict=True)):
        x, tall = left + wide * k, high * share / most
        parts.append(box(x + wide * 0.12, base - tall, wide * 0.76, tall, "hotf" if k == hot else "d1", 2))
        if len(labels) <= 14 or k % 2 == 0:
            parts.append(text(x + wide / 2, base + 20, label, "m c"))
        if k == hot:
            parts.append(text(max(left, min(x, NARROW - 220)), base - high - 12, marked, "h"))
    parts.append(text(left, base + 44, below, "m"))
    return svg(NARROW, base + 54, said, parts)


def frame(
    width: int, height: int, xs: Sequence[tuple[float, str]], ys: Sequence[tuple[float, str]], below: str = ""
) -> tuple[Callable[[float, float], tuple[float, float]], list[str], float]:
    """Axes whose places go from 0 to 1; where a point lies, the lines and labels, and how high it all is."""
    left, top, right = 62, 18, 74 if width == NARROW else 96

    def at(x: float, y: float) -> tuple[float, float]:
        return left + (width - left - right) * x, top + height * (1 - y)

    parts = []
    for y, label in ys:
        x1, y1 = at(0, y)
        parts += [line(x1, y1, at(1, y)[0], y1, "ax"), text(x1 - 8, y1 + 5, label, "m e")]
    crowded = 20 * sum(len(label) for _, label in xs) > 2 * width
    for k, (x, label) in enumerate(xs):
        parts.append(text(at(x, 0)[0], top + height + 24 + 19 * (crowded and k % 2), label, "m c"))
    bottom = top + height + 19 * crowded
    if below:
        parts.append(text(at(0.5, 0)[0], bottom + 48, below, "m c"))
    return at, parts, bottom + (58 if below else 34)


def bands(
    said: str,
    layers: Sequence[tuple[Sequence[float], Sequence[float], str]],
    middle: Sequence[float],
    even: float,
    even_said: str,
    middle_said: str,
    below: str,
) -> str:
    """Where a chance lies in the course of a game: bands round a warm line, and a rule where all are even."""
    n = len(middle) - 1
    percents = [(k / 4, f"{25 * k} %") for k in range(5)]
    at, parts, height = frame(NARROW, 190, percents, percents, below)
    for low, high, kind in layers:
        there = [at(k / n, y) for k, y in enumerate(low)]
        back = [at(k / n, y) for k, y in reversed(list(enumerate(high)))]
        parts.append(path([*there, *back], kind, close=True))
    (x1, y1), (x2, _) = at(0, even), at(1, even)
    parts.append(line(x1, y1, x2, y1, "rule"))
    parts.append(text(x1 + 6, y1 - 8, even_said, "m s"))
    parts.append(path([at(k / n, y) for k, y in enumerate(middle)], "way hotl"))
    x, y = at(0.42, even - 0.2 if even > 0.3 else even + 0.2)
    parts.append(text(x, y, middle_said, "h c"))
    return svg(NARROW, height, said, parts)


def walk(said: str, curves: Sequence[Sequence[float]], names: Sequence[str], below: str) -> str:
    """The chances of every seat in one game."""
    n = len(curves[0]) - 1
    xs = [(k / 4, f"{25 * k} %") for k in range(5)]
    at, parts, height = frame(WIDE, 170, xs, [(k / 2, f"{50 * k} %") for k in range(3)], below)
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
    return svg(WIDE, height, said, parts)


@dataclass(frozen=True)
class Series:
    """A line through points with intervals: (place, value, low, high)."""

    label: str
    points: Sequence[tuple[float, float, float, float]]
    hot: bool = False


def lines(
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

    at, parts, height = frame(NARROW, 200, xs, [(part(v), axis(v)) for v in values], below)
    if mark is not None:
        x, top = at(mark, 1)
        parts.insert(0, box(x - 18, top - 2, 36, 204, "soft", 4))
        parts.insert(1, text(x, top - 6, marked, "m c s"))
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
    return svg(NARROW, height, said, parts)


@dataclass(frozen=True)
class Pair:
    """A spread before and after: 5, 25, 50, 75 and 95 percent of the games are within."""

    label: str
    before: Sequence[float]
    after: Sequence[float]
    before_said: str
    after_said: str


def ranges(said: str, rows: Sequence[Pair], at: Callable[[float], Sequence[float]], axis: Say) -> str:
    """Pairs of spreads: thick the middle half, thin 18 games of 20, a stroke at the median."""
    left, most = 150, max(v for row in rows for v in (*row.before, *row.after))
    bottom = 10 + 92 * len(rows)

    def x(value: float) -> float:
        return left + (WIDE - left - 40) * value / most

    parts = []
    for value in at(most):
        parts += [line(x(value), 4, x(value), bottom, "ax"), text(x(value), bottom + 20, axis(value), "m c")]
    for k, row in enumerate(rows):
        y = 30 + 92 * k
        parts.append(text(0, y + 22, row.label, "b"))
        for spread, told, kind, down in (
            (row.before, row.before_said, "d1", 0),
            (row.after, row.after_said, "hotf", 38),
        ):
            parts.append(box(x(spread[0]), y + down - 4, x(spread[4]) - x(spread[0]), 8, kind + " pale", 4))
            parts.append(box(x(spread[1]), y + down - 8, x(spread[3]) - x(spread[1]), 16, kind, 4))
            parts.append(line(x(spread[2]), y + down - 11, x(spread[2]), y + down + 11, "stroke"))
            end, style = x(spread[4]) + 10, "h s" if down else "s"
            if end > WIDE - 330:
                parts.append(text(x(spread[4]), y + down - 14, told, style + " e"))
            else:
                parts.append(text(end, y + down + 5, told, style))
    return svg(WIDE, bottom + 30, said, parts)


@dataclass(frozen=True)
class Shift:
    """A difference in parts of what was before, and how sure it is."""

    label: str
    value: float
    low: float
    high: float
    said: str
    sure: str


def shifts(said: str, rows: Sequence[Shift], less: str, more: str) -> str:
    """Differences as points with intervals round a middle line; grey where none was seen."""
    left, right, top = 300, 330, 34
    reach = min(1.0, max([0.05] + [abs(v) for row in rows for v in (row.low, row.high)]))
    bottom = top + 34 * len(rows)

    def x(value: float) -> float:
        return left + (WIDE - left - right) * (0.5 + min(reach, max(-reach, value)) / (2 * reach))

    parts = [text(left, 18, less, "m"), text(WIDE - right, 18, more, "m e")]
    for value in (-reach, -reach / 2, 0, reach / 2, reach):
        parts.append(line(x(value), top - 6, x(value), bottom, "rule" if value == 0 else "ax"))
        parts.append(text(x(value), bottom + 20, f"{100 * value:+.0f} %".replace("-", "−") if value else "0", "m c"))
    for k, row in enumerate(rows):
        y = top + 34 * k + 14
        kind = {"certain": "hot", "likely": "d1", "none": "grey"}[row.sure]
        parts.append(line(0, y + 17, WIDE, y + 17, "fine"))
        parts.append(text(0, y + 5, row.label, "b" if row.sure == "certain" else ""))
        parts.append(line(x(row.low), y, x(row.high), y, f"bar {kind}l"))
        parts.append(dot(x(row.value), y, f"{kind}f"))
        parts.append(text(WIDE - right + 24, y + 5, row.said, "h s" if row.sure == "certain" else "m s"))
    return svg(WIDE, bottom + 30, said, parts)


def grid(
    said: str,
    rows: Sequence[str],
    columns_: Sequence[str],
    values: Sequence[Sequence[float]],
    say: Say,
    row_name: str,
    column_name: str,
    box_at: tuple[int, int] | None,
) -> str:
    """A number by two others: the warmer, the more; a ring round what is in the box."""
    left, top = 76, 40
    wide, tall = (NARROW - left - 10) / len(columns_), 36
    flat = [v for row in values for v in row]
    low, high = min(flat), max(flat)
    parts = [text(left, 14, f"{column_name} →", "m s"), text(0, 14, f"{row_name} ↓", "m s")]
    parts += [text(left + wide * (k + 0.5), top - 8, name, "m c") for k, name in enumerate(columns_)]
    for i, row in enumerate(values):
        parts.append(text(left - 10, top + tall * (i + 0.6), rows[i], "m e"))
        for k, value in enumerate(row):
            heat = (value - low) / (high - low) if high > low else 0.0
            x, y = left + wide * k, top + tall * i
            place = f'x="{x + 1:.1f}" y="{y + 1:.1f}" width="{wide - 2:.1f}" height="{tall - 2}"'
            parts.append(f'<rect {place} rx="4" fill="{ramp(heat)}"/>')
            ink = "dark" if heat > 0.45 else "pale-text"
            parts.append(text(x + wide / 2, y + tall * 0.64, say(value), f"c {ink}"))
    if box_at is not None:
        i, k = box_at
        parts.append(box(left + wide * k, top + tall * i, wide, tall, "ring", 5))
    return svg(NARROW, top + tall * len(rows) + 8, said, parts)


STOPS = ((0x0A, 0x2C, 0x3A), (0x1B, 0x77, 0x85), (0xC7, 0x8A, 0x3C), (0xFF, 0xB5, 0x4D), (0xFF, 0xE8, 0xB6))


def ramp(heat: float) -> str:
    """A colour from night water to lantern light."""
    place = min(0.9999, max(0.0, heat)) * (len(STOPS) - 1)
    a, b = STOPS[int(place)], STOPS[int(place) + 1]
    part = place - int(place)
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in zip(a, b, strict=True))
