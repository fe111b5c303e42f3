"""The figures of a report that come of playing its deals once more: worth, luck by source, kingmaking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from fathoms.core.words import Words
from fathoms.lab.again import Ban, Kings, Luck, banned_by
from fathoms.lab.measures import SHARE, Played
from fathoms.lab.plots import Point, points
from fathoms.lab.sheet import Figure
from fathoms.lab.telling import (
    act_said,
    difference_of,
    percent,
    percent_axis,
    range_of,
    seats_said,
    verb_said,
    whole,
    with_interval,
)

MOST, LEAST = 9, 3  # bans that are drawn: those that cost most, and least
ROOM = 1.15  # of the axis beyond the farthest interval


def ban_said(words: Words, main: Played, phrase: str) -> str:
    """What is banned: a verb or an action in the game's words, else as it was given."""
    verbs, actions = main.variant.game.verbs, banned_by(main.variant.game, phrase)
    verb = verbs.parts(actions[0])[0]
    if actions == [*range(verbs.verbs[verb].first, verbs.verbs[verb].end)]:
        return verb_said(words, verb)
    return act_said(words, main.variant.game, verbs.phrase(actions[0])) if len(actions) == 1 else phrase


def ban_figures(words: Words, main: Played, bans: Sequence[Ban]) -> Iterator[Figure]:
    """How often a side wins that may not do something, against sides that may."""
    told = {ban.phrase: ban_said(words, main, ban.phrase) for ban in bans}
    ranked = sorted((ban for ban in bans if ban.bit), key=lambda ban: ban.won.mean)
    idle = "; ".join(told[ban.phrase] for ban in bans if not ban.bit)
    if not ranked:
        if idle:
            yield Figure(words.say("report-ban-idle", names=idle), "")
        return
    usual = ranked[0].change.before
    together = main.variant.game.cooperative
    worst = ranked[0] if ranked[0].change.sure != "none" and ranked[0].change.difference < 0 else None
    about = {"share": percent(words, usual)}
    if worst is None:
        caption = words.say("report-ban-none", **about)
    else:
        key = "report-ban-team" if together else "report-ban"
        caption = words.say(key, what=told[worst.phrase], won=with_interval(words, worst.won), **about)
    dots, body = [], []
    for ban in ranked:
        low, high = ban.won.interval
        dots.append(Point(told[ban.phrase], ban.won.mean, low, high, percent(words, ban.won.mean), ban is worst))
        sure = words.say(f"lab-{ban.change.sure}")
        body.append([told[ban.phrase], with_interval(words, ban.won), difference_of(words, ban.change), sure])
    reach = [usual, *(value for dot in dots for value in (dot.low, dot.high))]
    middle, wide = (min(reach) + max(reach)) / 2, max(0.02, (max(reach) - min(reach)) / 2) * ROOM
    low, high = max(0.0, middle - wide), min(1.0, middle + wide)
    shown = dots if len(dots) <= MOST + LEAST else dots[:MOST] + dots[-LEAST:]
    drawn = points(caption, shown, partial(percent_axis, words), low=low, high=high, rule=usual)
    note = words.say("report-ban-note", seats=seats_said(words, main.variant), games=whole(words, ranked[0].games))
    if idle:
        note += " " + words.say("report-ban-idle", names=idle)
    heads = [words.say("report-banned"), words.say("report-share"), words.say("lab-change"), words.say("lab-sure")]
    yield Figure(caption, drawn, note, heads, body)


def luck_figure(words: Words, main: Played, luck: Luck) -> Figure:
    """Where it comes from that one game is won and another lost."""
    told = {part.key: words.say(f"report-luck-{part.key}") for part in luck.parts}
    most = max(luck.parts, key=lambda part: part.value)
    said = {
        part.key: f"{percent(words, part.value)} ({range_of(words, SHARE, part.low, part.high)})" for part in luck.parts
    }
    caption = words.say("report-luck", **said)
    dots = [
        Point(told[part.key], part.value, part.low, part.high, percent(words, part.value), part is most)
        for part in luck.parts
    ]
    drawn = points(caption, dots, partial(percent_axis, words), low=min(0.0, *(d.low for d in dots)), high=1)
    note = words.say("report-luck-note", seats=seats_said(words, main.variant), games=whole(words, luck.games))
    heads = [words.say("report-luck-source"), words.say("report-share")]
    return Figure(caption, drawn, note, heads, [[told[key], said[key]] for key in told])


def kings_figure(words: Words, main: Played, kings: Kings) -> Figure:
    """Whether who is last chooses who wins."""
    rows = {"second": kings.second, "alone": kings.alone, "first": kings.first}
    about = {key: with_interval(words, measure) for key, measure in rows.items()}
    key = "report-no-kings" if kings.change.sure == "none" else "report-kings"
    caption = words.say(key, by=difference_of(words, kings.change), **about)
    dots, body = [], []
    for name, measure in rows.items():
        low, high = measure.interval
        told = words.say(f"report-kings-{name}")
        dots.append(Point(told, measure.mean, low, high, percent(words, measure.mean), name == "first"))
        body.append([told, about[name]])
    reach = [value for dot in dots for value in (dot.low, dot.high)]
    drawn = points(
        caption,
        dots,
        partial(percent_axis, words),
        low=max(0.0, min(reach) - 0.05),
        high=min(1.0, max(reach) + 0.05),
        rule=kings.alone.mean,
    )
    note = words.say("report-kings-note", seats=seats_said(words, main.variant), games=whole(words, kings.games))
    return Figure(caption, drawn, note, [words.say("report-kings-head"), words.say("report-share")], body)
