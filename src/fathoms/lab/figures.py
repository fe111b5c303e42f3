"""The figures of a report: length, health, fairness or how often a team wins, choice, the board, skill."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import erfc, exp, gamma, sqrt
from typing import TYPE_CHECKING

import numpy as np

from fathoms.core.words import DOTS, SEAT_KINDS, Words
from fathoms.lab.board import heat_map
from fathoms.lab.ladder import who
from fathoms.lab.measures import SECONDS, SHARE, Measure, Played, quantile
from fathoms.lab.plots import Bar, Hill, Series, bars, columns, hills, lines, points
from fathoms.lab.plots import Point as Dot
from fathoms.lab.runner import count_seats
from fathoms.lab.sheet import Figure, Section
from fathoms.lab.study import WIDEST
from fathoms.lab.telling import (
    level_said,
    minute_ticks,
    minutes,
    name_of,
    news_said,
    number,
    percent,
    percent_axis,
    range_of,
    seats_said,
    share,
    verb_said,
    whole,
    with_interval,
)
from fathoms.lab.tension import fallen, median_share, near_misses, short_figures

if TYPE_CHECKING:
    from fathoms.lab.report import Study

STEPS = 48  # of a hill
LISTED, NAMED = 12, 5  # things that a list names, and names beside each
TOLD = 4  # things that a sentence names


# --- length ----------------------------------------------------------------------------------------


def length_figure(words: Words, study: Study) -> Figure:
    """How long games take."""
    limit = 60 * study.main.variant.game.minutes / SECONDS
    most = max(limit * 1.5, max(float(np.quantile(run.lengths, 0.99)) for run in study.runs))
    step = most / STEPS
    rows, table = [], []
    for run in study.runs:
        counts = np.bincount(np.minimum(STEPS, run.lengths / step).astype(int), minlength=STEPS + 1)[:STEPS]
        middle, tail = quantile(run.lengths, 0.5), quantile(run.lengths, 0.95)
        late = run.measures["late"]
        seats = seats_said(words, run.variant)
        rows.append(
            Hill(
                seats,
                words.say("report-median", length=minutes(middle[0])),
                [int(c) for c in counts],
                limit / step,
                words.say("report-longer", share=percent(words, late.mean)),
                tail[0] / step,
                words.say("report-tail", length=minutes(tail[0])),
            )
        )
        low, *_, high = (quantile(run.lengths, q) for q in (0.05, 0.99))
        spreads = [
            f"{number(words, v)} ({range_of(words, 'number', lo, hi)})" for v, lo, hi in (low, middle, tail, high)
        ]
        table.append([seats, *spreads, whole(words, int(run.lengths.max()))])
    worst = max(study.runs, key=lambda r: r.measures["late"].mean)
    caption = words.say(
        "report-length-caption",
        seats=seats_said(words, worst.variant),
        share=with_interval(words, worst.measures["late"]),
        minutes=worst.variant.game.minutes,
    )
    axis = [(at / step, minutes(at)) for at in minute_ticks(most)]
    heads = [
        words.say("measure-length"),
        *(percent(words, q, 0) for q in (0.05, 0.5, 0.95, 0.99)),
        words.say("report-longest"),
    ]
    note = words.say("report-length-note")
    waits = study.walk.waits
    if waits:
        mean, long = float(np.mean(waits)), float(np.quantile(waits, 0.95))
        note += " " + words.say("report-wait", count=number(words, mean), time=minutes(mean), long=minutes(long))
    return Figure(caption, hills(caption, rows, axis), note, heads, table, wide=True)


# --- health ----------------------------------------------------------------------------------------


def health_figures(words: Words, study: Study) -> Iterator[Figure]:
    """How games end, what happens in them, and what never does."""
    main, game = study.main, study.main.variant.game
    rules = {ending.name: ending.rule for ending in game.endings}
    counts = {name: int((main.over == game.endings.number(name)).sum()) for name in game.endings.names}
    rows = [Bar(words.thing("ending", name), n, percent(words, n / main.games), not n) for name, n in counts.items()]
    cut = int(main.cut.sum())
    rows.append(Bar(words.say("report-cut"), cut, percent(words, cut / main.games), cut > 0))
    caption = words.say(
        "report-endings", share=share(words, main.games - cut, main.games), games=whole(words, main.games)
    )
    body = [[words.thing("ending", name), rules[name], share(words, n, main.games)] for name, n in counts.items()]
    heads = [words.say("report-ending"), words.say("report-rule"), words.say("report-share")]
    yield Figure(caption, bars(caption, rows), seats_said(words, main.variant), heads, body)
    yield news_figure(words, study)
    yield from things_figure(words, study)


def news_figure(words: Words, study: Study) -> Figure:
    """What is told in a game, and what never is."""
    found = study.walk
    kinds = {kind.name: kind.rule for kind in study.main.variant.game.news}
    told = {name: news_said(words, name) for name in kinds}
    never = [name for name in kinds if not found.news[name]]
    ranked = sorted((name for name in kinds if found.news[name]), key=lambda name: -found.news[name])
    rows = [
        Bar(told[name], found.news[name] / found.games, number(words, found.news[name] / found.games))
        for name in ranked[:9] + ranked[9:][-3:]
    ]
    if never:
        listed = listing([f"{told[name]} ({kinds[name]})" for name in never], TOLD)
        caption = words.say("report-news-never", count=len(never), all=len(kinds), names=listed)
    else:
        caption = words.say("report-news-all", all=len(kinds))
    body = [
        [told[name], rule, number(words, found.news[name] / found.games), share(words, found.met[name], found.games)]
        for name, rule in kinds.items()
    ]
    heads = [words.say(f"report-{head}") for head in ("news", "rule", "a-game", "in-games")]
    note = words.say("report-news-note", games=whole(words, found.games))
    return Figure(closed(caption), bars(caption, rows, root=True), note, heads, body)


def things_figure(words: Words, study: Study) -> Iterator[Figure]:
    """Which cards, places and other things news speak of, and which never came up."""
    found = study.walk
    rows, body, never = [], [], []
    seen = total = 0
    for kind in study.main.variant.game.news:
        for argument, names in kind.about.items():
            if isinstance(names, int) or argument in SEAT_KINDS or not found.news[kind.name]:
                continue
            counts = {name: found.things[kind.name, argument, k] for k, name in enumerate(names)}
            met = {words.thing(argument, name): count for name, count in counts.items() if count}
            missed = [words.thing(argument, name) for name, count in counts.items() if not count]
            seen, total = seen + len(met), total + len(counts)
            sentence = news_said(words, kind.name)
            if 0 < len(missed) <= len(met):
                few = missed if len(missed) <= NAMED else [*missed[:NAMED], DOTS]
                never.append(f"{sentence}: {', '.join(few)}")
            said = f"{len(met)} / {len(counts)}"
            rows.append(Bar(sentence, len(met) / len(counts), said, bool(missed)))
            all_times, ranked = sum(met.values()), sorted(met, key=lambda thing: -met[thing])
            ends = [f"{thing}, {percent(words, met[thing] / all_times)}" for thing in (ranked[0], ranked[-1])]
            body.append([sentence, said, *ends])
    if not rows:
        return
    about = {"count": total - seen, "all": total}
    if never:
        caption = closed(words.say("report-things-never", names=listing(never, TOLD - 1), **about))
    else:
        caption = words.say("report-things-all" if seen == total else "report-things-some", **about)
    heads = [words.say(f"report-{head}") for head in ("news", "seen", "most", "rarest")]
    rows.sort(key=lambda row: row.value)
    yield Figure(caption, bars(caption, rows[:LISTED]), words.say("report-things-note"), heads, body)


def listing(names: Sequence[str], most: int = LISTED) -> str:
    """Some names, and dots where there are more."""
    return "; ".join(names[:most]) + (f"; {DOTS}" if len(names) > most else "")


def closed(said: str) -> str:
    """A sentence that ends with its dots, where it ends with a list that has them."""
    return said.removesuffix(".") if said.endswith(f"{DOTS}.") else said


# --- fairness, or how often a team wins ------------------------------------------------------------


def fairness_or_team(words: Words, study: Study) -> list[Section]:
    """By seat where players compete, by difficulty where they are a team."""
    if study.main.variant.game.cooperative:
        return [
            Section(
                "together",
                words.say("report-together"),
                [*team_figures(words, study)],
                words.say("report-together-lead"),
            )
        ]
    return [
        Section(
            "fair", words.say("report-fairness"), [*fairness_figures(words, study)], words.say("report-fairness-lead")
        )
    ]


def fairness_figures(words: Words, study: Study) -> Iterator[Figure]:
    """Wins by turn order, a figure a seat count."""
    for run in study.runs:
        if run.variant.seats < 2:
            continue
        even, rows = run.even, seats_of(run)
        worst = worst_seat(run)
        dots, body = [], []
        for m in rows:
            low, high = m.interval
            name = name_of(words, m)
            dots.append(Dot(name, m.mean, low, high, percent(words, m.mean), m is worst))
            body.append([name, with_interval(words, m)])
        assert worst is not None
        chi = sum((m.mean - even) ** 2 / even for m in rows) * run.games
        caption = words.say(
            "report-seat-caption",
            seats=seats_said(words, run.variant),
            who=name_of(words, worst),
            share=with_interval(words, worst),
            even=percent(words, even),
        )
        reach = max(0.03, *(abs(v - even) for d in dots for v in (d.low, d.high))) * 1.15
        drawn = points(
            caption, dots, partial(percent_axis, words), low=even - reach, high=even + reach, rule=even, near=0.01
        )
        free = len(rows) - 1
        note = words.say("report-chi", value=number(words, chi), free=free, chance=percent(words, by_chance(chi, free)))
        shared = int((count_seats(run.winners) > 1).sum())
        if shared:
            note += " " + words.say("report-ties", share=share(words, shared, run.games))
        yield Figure(caption, drawn, note, [words.say("report-who"), words.say("report-share")], body)


def seats_of(run: Played) -> list[Measure]:
    """How often each wins: by turn where somebody begins, else by side."""
    return [m for m in run.measures.values() if m.key in ("turn", "side")]


def worst_seat(run: Played) -> Measure | None:
    """The seat or turn furthest from an equal share."""
    return max(seats_of(run), key=lambda m: abs(m.mean - run.even), default=None)


def by_chance(chi: float, free: int) -> float:
    """How often seats that are equal differ as much as this χ² says, with so many degrees of freedom."""
    at, half = 2 - free % 2, chi / 2
    found = erfc(sqrt(half)) if at == 1 else exp(-half)
    while at < free:
        found += half ** (at / 2) * exp(-half) / gamma(at / 2 + 1)
        at += 2
    return found


def variety(counts: Iterable[int]) -> float:
    """How many kinds used equally often would be as varied as these."""
    shares = np.array([count for count in counts if count], float)
    shares /= shares.sum()
    return float(np.exp(-(shares * np.log(shares)).sum()))


def preset_said(words: Words, preset: str) -> str:
    """What a difficulty is called."""
    return words.say(f"preset-{preset}") if preset else words.say("report-plain")


def team_figures(words: Words, study: Study) -> Iterator[Figure]:
    """Wins by difficulty, seats and level; why games are lost, and how nearly they were not."""
    main = study.main
    for run in study.runs:
        rows = [(preset, row) for preset, row in study.teams if row.seats == run.variant.seats]
        if not rows:
            continue
        presets, levels = list(dict.fromkeys(p for p, _ in rows)), list(dict.fromkeys(r.player for _, r in rows))
        presets.sort(key=lambda p: -sum(row.share for preset, row in study.teams if preset == p))
        last = max(1, len(presets) - 1)
        series, body = [], []
        for level in levels:
            found = {preset: row for preset, row in rows if row.player == level}
            shares = [(k / last, found[p].share, found[p].low, found[p].high) for k, p in enumerate(presets)]
            series.append(Series(level_said(words, level), shares, level == main.bots[0]))
        for p in presets:
            told = {
                row.player: f"{percent(words, row.share)} ({range_of(words, SHARE, row.low, row.high)})"
                for preset, row in rows
                if preset == p
            }
            body.append([preset_said(words, p), *(told[level] for level in levels)])
        xs = [(k / last, preset_said(words, p)) for k, p in enumerate(presets)]
        ours = [row for preset, row in rows if row.player == main.bots[0] or len(levels) == 1]
        best, worst = max(ours, key=lambda r: r.share), min(ours, key=lambda r: r.share)
        caption = words.say(
            "report-team-caption",
            seats=seats_said(words, run.variant),
            bots=level_said(words, best.player),
            low=percent(words, worst.share),
            high=percent(words, best.share),
        )
        drawn = lines(caption, series, xs, partial(percent_axis, words), low=0, high=1, below="", dots=True)
        yield Figure(
            caption,
            drawn,
            words.say("report-team-note", games=whole(words, best.games)),
            [words.say("report-difficulty"), *(level_said(words, level) for level in levels)],
            body,
        )
    yield from loss_figures(words, main)


def loss_figures(words: Words, main: Played) -> Iterator[Figure]:
    """Why a team loses, and how nearly it did not."""
    lost = main.winners == 0
    if not lost.any():
        return
    game = main.variant.game
    causes = {name: int((lost & (main.over == game.endings.number(name))).sum()) for name in game.endings.names}
    causes = {name: n for name, n in causes.items() if n}
    near, of = near_misses(main)
    caption = words.say("report-near", share=share(words, near, of), games=whole(words, of))
    rows = [Bar(words.thing("ending", name), n, percent(words, n / of)) for name, n in causes.items()]
    rows.append(Bar(words.say("report-near-bar"), near, percent(words, near / of), True))
    body = [[words.thing("ending", name), share(words, n, of)] for name, n in causes.items()]
    note = words.say("report-near-note")
    fell = fallen(main.chances[lost][:, :, 0], float(main.chances[:, 0, 0].mean()) / 2)
    note += " " + words.say("report-danger", part=median_share(words, fell))
    yield Figure(
        caption,
        bars(caption, rows),
        note,
        [words.say("report-ending"), words.say("report-share")],
        body,
    )
    yield from short_figures(words, main)


# --- choice ----------------------------------------------------------------------------------------


def choice_figures(words: Words, study: Study) -> Iterator[Figure]:
    """How many choices a decision has, and which are taken."""
    main = study.main
    widths = main.notes.widths.sum(0)
    most = min(WIDEST - 1, max(3, int(np.max(np.nonzero(widths)[0]))), 16)
    counted = [int(w) for w in widths[1 : most + 1]]
    counted[-1] += int(widths[most + 1 :].sum())
    total = sum(counted)
    labels = [str(k) for k in range(1, most)] + [f"{most}+" if int(widths[most + 1 :].sum()) else str(most)]
    forced = main.measures["forced"]
    about = {"choices": with_interval(words, main.measures["choices"]), "forced": with_interval(words, forced)}
    caption = words.say("report-choice-caption", **about)
    if "good" in main.measures:
        caption += " " + words.say("report-good", good=with_interval(words, main.measures["good"]))
        caption += " " + words.say("report-stake", share=with_interval(words, main.measures["stake"]))
    marked = words.say("report-forced", share=percent(words, counted[0] / total))
    drawn = columns(
        caption, labels, [c / total for c in counted], words.say("report-open"), 0 if counted[0] else None, marked
    )
    body = [[label, share(words, c, total)] for label, c in zip(labels, counted, strict=True)]
    note = words.say("report-choice-note", seats=seats_said(words, main.variant), decisions=whole(words, total))
    yield Figure(caption, drawn, note, [words.say("report-open"), words.say("report-share")], body)
    yield verb_figure(words, main)


def verb_figure(words: Words, main: Played) -> Figure:
    """What is done, and what never is."""
    verbs = main.variant.game.verbs
    by_verb = {name: int(main.actions[verb.first : verb.end].sum()) for name, verb in verbs.verbs.items()}
    told = {name: verb_said(words, name) for name in by_verb}
    total = sum(by_verb.values())
    ranked = sorted(by_verb, key=lambda name: -by_verb[name])
    rows = [
        Bar(told[name], by_verb[name], percent(words, by_verb[name] / total), not by_verb[name]) for name in ranked[:14]
    ]
    never = [told[name] for name in ranked if not by_verb[name]]
    undone = [k for k in range(len(verbs)) if not main.actions[k]]
    caption = words.say("report-acts-never", names=listing(never)) if never else words.say("report-acts-all")
    note = f"{words.say('report-acts-note')} {words.say('report-mix', count=number(words, variety(by_verb.values())))}"
    if undone:
        single = [words.tell(verbs.message(k)) for k in undone if by_verb[verbs.parts(k)[0]]]
        listed = listing([*never, *single])
        note += " " + closed(words.say("report-acts-undone", count=len(undone), all=len(verbs), names=listed))
    means = {m.about["verb"]: m for m in main.measures.values() if m.key == "verb"}
    body = [[told[name], percent(words, by_verb[name] / total), with_interval(words, means[name])] for name in ranked]
    heads = [words.say("report-act"), words.say("report-share"), words.say("report-a-game")]
    return Figure(closed(caption), bars(caption, rows), note, heads, body)


# --- on the board, and skill -----------------------------------------------------------------------


def board_section(words: Words, study: Study) -> tuple[Section, str]:
    """Where things are done, on the game's own board; and the symbols it is drawn with."""
    found = study.walk
    total = sum(place.count for place in found.places)
    if total == 0:
        return Section("board", ""), ""
    top = found.places[: max(1, len(found.places) // 10)]
    at_top = sum(place.count for place in top)
    caption = words.say(
        "report-board-caption", count=len(top), all=len(found.places), share=share(words, at_top, total)
    )
    drawn, art = heat_map(caption, study.main.variant, found.places)
    note = words.say("report-board-note", acts=whole(words, total), decisions=whole(words, found.decisions))
    wide = study.main.variant.game.scene.BOARD[0] > 1.4 * study.main.variant.game.scene.BOARD[1]
    return Section("board", words.say("report-board"), [Figure(caption, drawn, note, wide=wide)]), art


def skill_figures(words: Words, study: Study) -> Iterator[Figure]:
    """Levels against each other."""
    if not study.skill:
        return
    dots, body = [], []
    for row in study.skill:
        name = who(words, row)
        dots.append(Dot(name, row.share, row.low, row.high, percent(words, row.share), row.guest))
        body.append(
            [
                name,
                f"{percent(words, row.share)} ({range_of(words, SHARE, row.low, row.high)})",
                whole(words, row.games),
            ]
        )
    best = study.skill[-2] if len(study.skill) > 1 else study.skill[0]
    caption = words.say(
        "report-skill-caption",
        player=level_said(words, best.player),
        rival=level_said(words, best.rival),
        share=f"{percent(words, best.share)} ({range_of(words, SHARE, best.low, best.high)})",
    )
    drawn = points(caption, dots, partial(percent_axis, words), low=0, high=1, rule=0.5)
    note = words.say("report-skill-note", seats=seats_said(words, study.main.variant), games=whole(words, best.games))
    yield Figure(
        caption, drawn, note, [words.say("report-who"), words.say("report-share"), words.say("lab-games-head")], body
    )
