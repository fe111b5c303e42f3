"""A review as one HTML file: the curve, the turning points, and every position to look at. No script needed."""

from html import escape

from fathoms.core.table import Table
from fathoms.core.words import Words
from fathoms.lab.review import Ply, review, summaries

WIDE, HIGH = 960, 300
COLOURS = ("#f2a541", "#4fb3bf", "#e4572e", "#8f6bc2")
DASHES = ("", "8 4", "2 4", "12 4 2 4")
STYLE = """
:root { color-scheme: light dark; --sea: #0d2b3a; --foam: #fbf3e2; --ink: #16242b; --soft: #5c6f76; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif;
  background: var(--foam); color: var(--ink); }
@media (prefers-color-scheme: dark) { :root { --foam: #0d2029; --ink: #f1e9d8; --soft: #9fb3ba; } }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
svg { width: 100%; height: auto; background: color-mix(in srgb, var(--soft) 12%, transparent); border-radius: 12px; }
.axis { stroke: var(--soft); stroke-width: 1; } text { fill: var(--soft); font-size: 14px; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .3rem 1rem .3rem 0; }
td.n { text-align: right; font-variant-numeric: tabular-nums; }
section { display: none; } section:target { display: block; }
pre { overflow-x: auto; padding: 1rem; border-radius: 12px; background: var(--sea); color: #f1e9d8; line-height: 1.25; }
a { color: inherit; } .turn { font-weight: bold; }
"""


def page(table: Table, language: str = "en") -> str:
    """The review of a match."""
    words = table.game.words(language)
    rows = review(table)
    title = words.say("title")
    parts = [
        f"<!doctype html><html lang={language}><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width, initial-scale=1'>",
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f"<h1>{escape(title)}</h1>",
        outcome(table, words),
        curve(table, words, rows),
        ledger(table, words, rows),
        turning(words, rows),
        *(position(table, words, row) for row in rows),
        "</html>",
    ]
    return "\n".join(parts)


def outcome(table: Table, words: Words) -> str:
    """How it ended, and by which rule."""
    result = table.result
    if result is None:
        return f"<p>{escape(words.say('review-unfinished'))}</p>"
    name = f"ending-{result.ending}".replace("_", "-")
    return f"<p><strong>{escape(words.say(name))}</strong> {escape(words.say(name + '-text'))} ({result.rule})</p>"


def curve(table: Table, words: Words, rows: list[Ply]) -> str:
    """The chances after every action; a point opens its position."""
    lines = len(rows[0].chances) if rows else 0
    step = WIDE / max(1, len(rows))
    parts = [
        f"<svg viewBox='-40 -10 {WIDE + 60} {HIGH + 40}' role=img aria-label='{escape(words.say('review-curve'))}'>"
    ]
    for share in (0, 25, 50, 75, 100):
        y = HIGH * (1 - share / 100)
        parts.append(f"<line class=axis x1=0 x2={WIDE} y1={y:g} y2={y:g} opacity=.4 />")
        parts.append(f"<text x=-6 y={y + 5:g} text-anchor=end>{share}</text>")
    for i in range(lines):
        points = " ".join(f"{step * row.ply:.1f},{HIGH * (1 - row.chances[i]):.1f}" for row in rows)
        stroke = f"stroke='{COLOURS[i]}' stroke-width=3 stroke-dasharray='{DASHES[i]}'"
        parts.append(f"<polyline points='{points}' fill=none {stroke} />")
    for row in rows:
        i = row.seat if lines > 1 else 0
        x, y = step * row.ply, HIGH * (1 - row.chances[i])
        label = escape(f"{row.ply}. {words.thing('seat', row.seat)}: {row.phrase}")
        size = 7 if row.turning else 2.5
        parts.append(
            f"<a href='#ply-{row.ply}'><circle cx={x:.1f} cy={y:.1f} r={size} fill='{COLOURS[i]}' />"
            f"<title>{label}</title></a>"
        )
    parts.append("</svg>")
    if lines > 1:
        legend = (
            f"<span style='border-bottom: 4px solid {COLOURS[i]}'>{escape(words.thing('seat', i))}</span>"
            for i in range(lines)
        )
        parts.append("<p>" + " &nbsp; ".join(legend) + "</p>")
    return "".join(parts)


def ledger(table: Table, words: Words, rows: list[Ply]) -> str:
    """What choices cost and luck brought, a seat a line."""
    heads = [escape(words.say(f"review-{head}")) for head in ("seat", "decisions", "cost", "luck", "worst")]
    body = []
    for found in summaries(rows, table.seats):
        worst = ""
        if found.worst:
            worst = f"<a href='#ply-{found.worst.ply}'>{found.worst.ply}. {escape(found.worst.phrase)}</a>"
        body.append(
            f"<tr><td>{escape(words.thing('seat', found.seat))}<td class=n>{found.decisions}"
            f"<td class=n>{100 * found.cost:+.0f} %<td class=n>{100 * found.luck:+.0f} %<td>{worst}"
        )
    return f"<table><tr><th>{'<th>'.join(heads)}{''.join(body)}</table>"


def turning(words: Words, rows: list[Ply]) -> str:
    """The moments that decided it."""
    items = [f"<li><a href='#ply-{row.ply}'>{told(words, row)}</a>" for row in rows if row.turning]
    if not items:
        return ""
    return f"<h2>{escape(words.say('review-turning'))}</h2><ul>{''.join(items)}</ul>"


def told(words: Words, row: Ply) -> str:
    """One action in a line, with what choice and luck did."""
    line = f"{row.ply}. {words.thing('seat', row.seat)}: {row.phrase}"
    if row.choice < -0.01:
        line += "; " + words.say("review-better", phrase=row.best, cost=f"{-100 * row.choice:.0f}")
    if abs(row.luck) > 0.01:
        line += "; " + words.say("review-lucky", luck=f"{100 * row.luck:+.0f}")
    return escape(line)


def position(table: Table, words: Words, row: Ply) -> str:
    """The position after an action, shown when its point is followed."""
    step = table.steps[row.ply]
    lines = [words.say(line.key, **line.about) for line in table.lines(step.news)]
    board = table.game.picture(table.box, table.hidden(step.after, None), -1, words)
    news = "".join(f"<li>{escape(line)}" for line in lines)
    near = f"<a href='#ply-{max(1, row.ply - 1)}'>←</a> <a href='#ply-{row.ply + 1}'>→</a>"
    head = f"<h2>{near} {told(words, row)}</h2><ul>{news}</ul>"
    return f"<section id=ply-{row.ply}>{head}<pre>{escape(board)}</pre></section>"
