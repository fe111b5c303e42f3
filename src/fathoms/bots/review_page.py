"""A review as one HTML file: the curve, the turning points, and every position to look at. No script needed."""

import json
from collections.abc import Sequence
from html import escape

from fathoms.bots.review import Ply, Progress, accounts, percent, review
from fathoms.core.message import Fill
from fathoms.core.state import SPECTATOR
from fathoms.core.table import AnyTable
from fathoms.core.words import Words, key_of

COLOURS = ("#f2a541", "#4fb3bf", "#e4572e", "#8f6bc2")
DASHES = ("", "9 5", "2 5", "14 5 2 5")
STYLE = """
:root { color-scheme: light dark; --sea: #0d2b3a; --foam: #fbf3e2; --ink: #16242b; --soft: #5c6f76; }
body { margin: 0 auto; max-width: 62rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
  background: var(--foam); color: var(--ink); overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) { :root { --foam: #0d2029; --ink: #f1e9d8; --soft: #9fb3ba; } }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { font-size: 1.25rem; }
.curve { position: relative; height: clamp(150px, 32vw, 300px); margin: .5rem .4rem; }
.curve svg { position: absolute; inset: 0; width: 100%; height: 100%; border-radius: 8px; background: var(--sea); }
.curve line { stroke: #ffffff26; } .curve span { position: absolute; left: 5px; color: #d9f2ea; font-size: .8rem;
  line-height: 1; translate: 0 -50%; pointer-events: none; text-shadow: 0 0 3px var(--sea); }
.curve .top { translate: 0 5px; } .curve .bottom { translate: 0 calc(-100% - 5px); }
polyline, .sample line { fill: none; stroke-width: 2.5; vector-effect: non-scaling-stroke; }
.curve a { position: absolute; width: 6px; height: 6px; margin: -3px; border-radius: 50%; }
.curve a.turn { width: 12px; height: 12px; margin: -7px; border: 2px solid #fff; border-radius: 2px; rotate: 45deg; }
.legend span { white-space: nowrap; margin-right: 1rem; }
.sample { width: 34px; height: 14px; padding: 4px; margin-right: .4rem; border-radius: 5px; background: var(--sea);
  vertical-align: middle; }
table { border-collapse: collapse; } caption { text-align: left; color: var(--soft); }
th, td { text-align: right; padding: .3rem 0 .3rem .8rem; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
:is(th, td):first-child { text-align: left; padding-left: 0; overflow-wrap: break-word; }
thead th { vertical-align: bottom; font-size: .85rem; line-height: 1.2; color: var(--soft); }
section { display: none; } section:target { display: block; }
pre { overflow-x: auto; padding: 1rem; border-radius: 12px; background: var(--sea); color: #f1e9d8; line-height: 1.25;
  overflow-wrap: normal; }
a { color: inherit; } li { margin: .3rem 0; } ul { padding-left: 1.2rem; }
@media (max-width: 30rem) { .curve a:not(.turn) { display: none; }
  th, td { padding-left: .35rem; font-size: .85rem; } thead th { font-size: .75rem; } }
"""


def names_in(match: str) -> list[str]:
    """The names of the seats in a saved match; matches at the web table have some."""
    names = json.loads(match).get("names")
    return [str(name) for name in names] if isinstance(names, list) else []


def page(table: AnyTable, language: str = "en", names: Sequence[str] = (), progress: Progress = iter) -> str:
    """The review of a match, whose seats may have had names."""
    words = table.game.words(language).calling(names)
    rows = review(table, progress)
    title = words.say("title")
    parts = [
        f"<!doctype html><html lang={language}><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width, initial-scale=1'>",
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f"<h1>{escape(title)}</h1>",
        outcome(table, words),
    ]
    if rows:
        worst = [found.worst for found in accounts(rows, table.seats) if found.worst]
        parts += [
            curve(table, words, rows),
            ledger(table, words, rows),
            listed(table, words, "turning", [row for row in rows if row.turning]),
            listed(table, words, "costly", worst),
            *(position(table, words, row) for row in rows),
        ]
    return "\n".join([*parts, "</html>"])


def outcome(table: AnyTable, words: Words) -> str:
    """Who won, how it ended, and by which rule."""
    result = table.result
    if result is None:
        return f"<p>{escape(words.say('review-unfinished'))}</p>"
    name = key_of("ending", result.ending)
    said = f"<p><strong>{escape(words.say(name))}</strong> {escape(words.say(name + '-text'))} ({result.rule})</p>"
    if table.game.cooperative or not result.winners:
        return said
    names = ", ".join(words.thing("seat", seat) for seat in result.winners)
    return f"{said}<p><strong>{escape(words.say('ui-wins', names=names, count=len(result.winners)))}</strong></p>"


def named(words: Words, row: Ply, i: int) -> str:
    """Whose chance one is."""
    return words.thing("seat", i) if len(row.after) > 1 else words.say("review-team")


def curve(table: AnyTable, words: Words, rows: list[Ply]) -> str:
    """The chances after every action; a point opens its position."""
    lines = range(len(rows[0].after))

    def points(i: int) -> str:
        walk = [rows[0].before, *(row.after for row in rows)]
        return " ".join(f"{100 * k / len(rows):.2f},{100 - 100 * chances[i]:.1f}" for k, chances in enumerate(walk))

    def stroke(i: int) -> str:
        return f"stroke='{COLOURS[i]}' stroke-dasharray='{DASHES[i]}'"

    grid = "".join(f"<line x1=0 x2=100 y1={y} y2={y} vector-effect=non-scaling-stroke />" for y in (25, 50, 75))
    drawn = "".join(f"<polyline points='{points(i)}' {stroke(i)} />" for i in lines)
    dots = []
    for k, row in enumerate(rows, 1):
        i = row.most if row.turning else row.line
        place = f"left:{100 * k / len(rows):.2f}%;top:{100 - 100 * row.after[i]:.1f}%;background:{COLOURS[i]}"
        kind = " class=turn" if row.turning else " tabindex=-1"
        label = escape(in_a_line(table, words, row), quote=True)
        dots.append(f'<a{kind} href=#ply-{row.ply} style="{place}" title="{label}" aria-label="{label}"></a>')
    legend = "".join(
        f"<span><svg class=sample viewBox='0 0 34 6' aria-hidden=true><line x1=0 x2=34 y1=3 y2=3 {stroke(i)} /></svg>"
        f"{escape(named(words, rows[0], i))}</span>"
        for i in lines
    )
    return (
        f'<div class=curve><svg viewBox="0 0 100 100" preserveAspectRatio=none role=img '
        f'aria-label="{escape(words.say("review-curve"), quote=True)}">{grid}{drawn}</svg>'
        "<span class=top style=top:0>100 %</span><span style=top:50%>50</span>"
        f"<span class=bottom style=top:100%>0</span>{''.join(dots)}</div><p class=legend>{legend}</p>"
    )


def ledger(table: AnyTable, words: Words, rows: list[Ply]) -> str:
    """How each seat, or the team, came from its first chance to its last."""
    found = accounts(rows, table.seats)
    if table.game.cooperative:
        heads = ["seat", "start", "choices", "luck", "end"]
        all_own = sum(one.own for one in found)
        team = f"{found[0].start}<td>{signed(all_own)}<td>{signed(found[0].luck)}<td>{found[0].end}"
        body = [f"<tr><th>{escape(words.say('review-team'))}<td>{team}"]
        body += [f"<tr><td>{escape(words.thing('seat', one.seat))}<td><td>{signed(one.own)}<td><td>" for one in found]
    else:
        heads = ["seat", "start", "own", "others", "luck", "end"]
        body = [
            f"<tr><td>{escape(words.thing('seat', one.seat))}<td>{one.start}"
            f"<td>{signed(one.own)}<td>{signed(one.others)}<td>{signed(one.luck)}<td>{one.end}"
            for one in found
        ]
    head = "".join(f"<th scope=col>{escape(words.say(f'review-{head}'))}" for head in heads)
    caption = escape(words.say("review-ledger"))
    return f"<table><caption>{caption}</caption><thead><tr>{head}</thead><tbody>{''.join(body)}</tbody></table>"


def signed(number: int) -> str:
    """A change, with its sign."""
    return f"{number:+}".replace("-", "−") if number else "0"


def listed(table: AnyTable, words: Words, name: str, rows: list[Ply]) -> str:
    """Some actions, under a heading."""
    items = [f"<li><a href='#ply-{row.ply}'>{escape(in_a_line(table, words, row))}</a>" for row in rows]
    return f"<h2>{escape(words.say(f'review-{name}'))}</h2><ul>{''.join(items)}</ul>" if items else ""


def in_a_line(table: AnyTable, words: Words, row: Ply) -> str:
    """One action in a few sentences, with whose chance it moved and what choice and luck did."""

    def said(action: int) -> str:
        return words.tell(table.game.verbs.message(action))

    i = row.most
    start, end, cost = percent(row.before[i]), percent(row.after[i]), percent(-row.choice)
    parts = [words.say("review-at", seat=row.seat, did=said(row.action))]
    if start != end:
        about: dict[str, Fill] = {"from": start, "to": end}
        team = len(row.before) == 1
        parts.append(words.say("end-swing-team", **about) if team else words.say("end-swing", seat=i, **about))
    if cost:
        parts.append(words.say("review-better", phrase=said(row.best), cost=cost))
    if i == row.line and (luck := end - start + cost):
        parts.append(words.say("review-lucky" if luck > 0 else "review-unlucky", luck=abs(luck)))
    return " ".join(parts)


def position(table: AnyTable, words: Words, row: Ply) -> str:
    """The position after an action, shown when its point is followed."""
    step = table.steps[row.ply]
    lines = [words.say(line.key, **line.about) for line in table.lines(step.news)]
    assert step.after is not None, "a review needs every position"
    board = str(table.game.picture(table.box, table.hidden(step.after, SPECTATOR), SPECTATOR, words))
    news = "".join(f"<li>{escape(line)}" for line in lines)
    ways = ((row.ply - 1, "ui-step-back", "←"), (row.ply + 1, "ui-step-on", "→"))
    near = " ".join(
        f'<a href=#ply-{ply} aria-label="{escape(words.say(name), quote=True)}">{arrow}</a>'
        for ply, name, arrow in ways
        if ply < len(table.steps) and table.steps[ply].action
    )
    head = f"<h2>{near} {escape(in_a_line(table, words, row))}</h2><ul>{news}</ul>"
    return f"<section id=ply-{row.ply}>{head}<pre>{escape(board)}</pre></section>"
