"""A game as its bots play it, on one page: health, fairness, length, choice, tension, skill against luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from fathoms.core.errors import BadEdition, BadOption
from fathoms.core.words import Words
from fathoms.games import AnyVariant
from fathoms.lab.arena import Row, duel, team, visit, wilson
from fathoms.lab.board import Walk, heat_map, walk
from fathoms.lab.compare import method
from fathoms.lab.ladder import who
from fathoms.lab.measures import SECONDS, SHARE, Measure, Played, quantile
from fathoms.lab.plots import Bar, Hill, Series, bands, bars, columns, hills, lines, points
from fathoms.lab.plots import Point as Dot
from fathoms.lab.plots import walk as walked
from fathoms.lab.sheet import Figure, Section, Tile, page
from fathoms.lab.study import POINTS, WIDEST
from fathoms.lab.sweep import percent_axis
from fathoms.lab.telling import (
    level_said,
    minute_ticks,
    minutes,
    number,
    percent,
    range_of,
    seats_said,
    warnings,
)

STEPS = 48  # of a hill
FAIR = 0.02  # from an equal share: no seat should be further
LATE = 0.25  # of games longer than the box says are too many
LISTED = 24  # things that a list names
LOGGED, KEPT = 600, 200  # actions of a game that are walked through again, and games
LATELY = 0.9  # of a game: a chance from there on was near the end


@dataclass
class Study:
    """All that a report is made of."""

    runs: Sequence[Played]  # a seat count each
    skill: Sequence[Row] = ()
    teams: Sequence[tuple[str, Row]] = ()  # by preset, where players are a team
    source: str = ""  # a file of games that these are of

    @property
    def main(self) -> Played:
        """The usual number of seats, or the last."""
        usual = self.runs[-1].variant.game.usual_seats
        return next((run for run in self.runs if run.variant.seats == usual), self.runs[-1])

    @cached_property
    def walk(self) -> Walk:
        """A walk through some of its games."""
        return walk(self.main)


def skill_rows(variant: AnyVariant, levels: Sequence[str], games: int, seed: int) -> Iterator[Row]:
    """Levels against each other, each against the next, and a newcomer among the best."""
    pairs = list(zip(levels[1:], levels, strict=False))
    for pair in pairs:
        yield duel(variant, pair, games=games, seed=seed, tick=lambda done, of: None)
    if len(levels) > 1:
        yield visit(variant, ("newcomer", levels[-1]), games=games, seed=seed, tick=lambda done, of: None)


def difficulties(variant: AnyVariant) -> list[tuple[str, AnyVariant]]:
    """The variant, and every preset that so many can play with its edition."""
    found = [("", variant)]
    for preset in variant.game.presets:
        try:
            like = variant.game.variant(seats=variant.seats, edition=variant.edition, preset=preset)
        except (BadOption, BadEdition):
            continue
        if like != variant:
            found.append((preset, like))
    return found


def team_rows(
    variants: Sequence[AnyVariant], levels: Sequence[str], games: int, seed: int
) -> Iterator[tuple[str, Row]]:
    """What part of its games a team of each level wins, by difficulty and seats."""
    for variant in variants:
        for preset, like in difficulties(variant):
            for level in levels:
                yield preset, team(like, level, games=games, seed=seed, tick=lambda done, of: None)


def written_page(words: Words, study: Study) -> str:
    """The report."""
    main = study.main
    heat, art = board_section(words, study)
    sections = [
        Section(
            "length",
            words.say("report-length"),
            [length_figure(words, study)],
            words.say("report-length-lead", seconds=SECONDS),
        ),
        Section("health", words.say("report-health"), [*health_figures(words, study)]),
        *fairness_or_team(words, study),
        Section("choice", words.say("report-choice"), [*choice_figures(words, study)], words.say("report-choice-lead")),
        Section(
            "tension", words.say("report-tension"), [*tension_figures(words, study)], words.say("report-tension-lead")
        ),
        heat,
        Section("skill", words.say("report-skill"), [*skill_figures(words, study)]),
        Section("method", words.say("lab-method"), text=method(words, main)),
    ]
    unusual = str(main.variant).split()[2:]
    eyebrow = words.say(
        "report-eyebrow",
        seats=", ".join(str(run.variant.seats) for run in study.runs),
        what=" ".join(unusual) or words.say("report-as-it-lies"),
        games=f"{sum(run.games for run in study.runs):,}",
    )
    if study.source:
        eyebrow += f" · {study.source}"
    return page(
        words,
        title=words.say("title"),
        eyebrow=eyebrow,
        verdict=verdict(words, study),
        sections=sections,
        tiles=[*tiles(words, study)],
        door=main.variant.game.folder / "door.svg",
        art=art,
    )


def share(words: Words, hits: float, of: int) -> str:
    """A share with its interval."""
    low, high = wilson(hits, of)
    return f"{percent(hits / of)} ({range_of(words, SHARE, low, high)})"


def with_interval(words: Words, measure: Measure) -> str:
    """A measure with its interval."""
    low, high = measure.interval
    value = percent(measure.mean) if measure.kind == SHARE else number(measure.mean)
    return f"{value} ({range_of(words, measure.kind, low, high)})"


# --- at a glance -----------------------------------------------------------------------------------


def worst_seat(run: Played) -> Measure | None:
    """The seat or turn furthest from an equal share."""
    even = 1 / run.variant.seats
    rows = [m for m in run.measures.values() if m.key in ("turn", "seat")]
    return max(rows, key=lambda m: abs(m.mean - even), default=None)


def unfair(run: Played, seat: Measure) -> bool:
    """Whether a seat is far from an equal share, and not by chance."""
    even, (low, high) = 1 / run.variant.seats, seat.interval
    return abs(seat.mean - even) > FAIR and not low <= even <= high


def verdict(words: Words, study: Study) -> list[str]:
    """What a designer should know first."""
    games, cut = sum(run.games for run in study.runs), sum(int(run.cut.sum()) for run in study.runs)
    said = [words.say("report-ends", games=f"{games:,}", share=share(words, games - cut, games))]
    run = study.runs[-1]
    if study.main.variant.game.cooperative:
        won = study.main.measures["won"]
        seats = seats_said(words, study.main.variant)
        said.append(
            words.say(
                "report-team-wins",
                bots=level_said(words, study.main.bots[0]),
                seats=seats,
                share=with_interval(words, won),
            )
        )
    else:
        worst = max(study.runs, key=lambda r: abs((worst_seat(r) or r.measures["late"]).mean - 1 / r.variant.seats))
        seat = worst_seat(worst)
        if seat is not None:
            key = "report-unfair" if unfair(worst, seat) else "report-fair"
            said.append(
                words.say(
                    key,
                    who=words.say(f"measure-{seat.key}", **seat.about),
                    seats=seats_said(words, worst.variant),
                    share=with_interval(words, seat),
                    even=percent(1 / worst.variant.seats),
                )
            )
    late = max(study.runs, key=lambda r: r.measures["late"].mean)
    key = "report-late" if late.measures["late"].mean > LATE else "report-in-time"
    said.append(
        words.say(
            key,
            seats=seats_said(words, late.variant),
            share=with_interval(words, late.measures["late"]),
            minutes=run.variant.game.minutes,
        )
    )
    return said + warnings(words, [(seats_said(words, r.variant), r) for r in study.runs])


def tiles(words: Words, study: Study) -> Iterator[Tile]:
    """The six numbers at the top."""
    main = study.main
    done = 1 - float(main.cut.mean())
    yield Tile(
        percent(done), words.say("tile-end"), words.say("lab-games", games=f"{main.games:,}"), bool(main.cut.any())
    )
    if main.variant.game.cooperative:
        won = main.measures["won"].mean
        fine = 0.2 <= won <= 0.8
        yield Tile(
            percent(won),
            words.say("tile-won", bots=level_said(words, main.bots[0])),
            words.say("tile-won-fine" if fine else "tile-won-watch"),
            not fine,
        )
    elif (seat := worst_seat(main)) is not None:
        off = abs(seat.mean - 1 / main.variant.seats)
        state = "watch" if unfair(main, seat) else "fine" if off <= FAIR else "unsure"
        yield Tile(f"±{100 * off:.1f}", words.say("tile-fair"), words.say(f"tile-fair-{state}"), unfair(main, seat))
    late = main.measures["late"].mean
    yield Tile(
        minutes(float(np.median(main.lengths))),
        words.say("tile-length"),
        words.say("tile-late", share=percent(late), minutes=main.variant.game.minutes),
        late > LATE,
    )
    forced = main.measures["forced"].mean
    yield Tile(
        number(main.measures["choices"].mean),
        words.say("tile-choices"),
        words.say("tile-forced", share=percent(forced)),
        forced > 0.5,
    )
    if "decided" in main.measures:
        decided = float(np.median(main.decided))
        yield Tile(
            percent(decided),
            words.say("tile-decided"),
            words.say("tile-leads", count=number(main.measures["leads"].mean)),
            decided < 0.5,
        )
    elif main.variant.game.cooperative:
        near = near_misses(main)
        yield Tile(
            percent(near[0] / max(1, near[1])), words.say("tile-near"), words.say("lab-games", games=f"{near[1]:,}")
        )


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
                words.say("report-longer", share=percent(late.mean)),
                tail[0] / step,
                words.say("report-tail", length=minutes(tail[0])),
            )
        )
        low, *_, high = (quantile(run.lengths, q) for q in (0.05, 0.99))
        spreads = [f"{number(v)} ({range_of(words, 'number', lo, hi)})" for v, lo, hi in (low, middle, tail, high)]
        table.append([seats, *spreads, str(int(run.lengths.max()))])
    worst = max(study.runs, key=lambda r: r.measures["late"].mean)
    caption = words.say(
        "report-length-caption",
        seats=seats_said(words, worst.variant),
        share=with_interval(words, worst.measures["late"]),
        minutes=worst.variant.game.minutes,
    )
    axis = [(at / step, minutes(at)) for at in minute_ticks(most)]
    heads = [words.say("measure-length"), "5 %", "50 %", "95 %", "99 %", words.say("report-longest")]
    return Figure(caption, hills(caption, rows, axis), words.say("report-length-note"), heads, table, wide=True)


# --- health ----------------------------------------------------------------------------------------


def health_figures(words: Words, study: Study) -> Iterator[Figure]:
    """How games end, what happens in them, and what never does."""
    main, game = study.main, study.main.variant.game
    rules = {ending.name: ending.rule for ending in game.endings}
    counts = {name: int((main.over == game.endings.number(name)).sum()) for name in game.endings.names}
    rows = [Bar(words.thing("ending", name), n, percent(n / main.games), not n) for name, n in counts.items()]
    cut = int(main.cut.sum())
    rows.append(Bar(words.say("report-cut"), cut, percent(cut / main.games), cut > 0))
    caption = words.say("report-endings", share=share(words, main.games - cut, main.games), games=f"{main.games:,}")
    body = [[words.thing("ending", name), rules[name], share(words, n, main.games)] for name, n in counts.items()]
    heads = [words.say("report-ending"), words.say("report-rule"), words.say("report-share")]
    yield Figure(caption, bars(caption, rows), seats_said(words, main.variant), heads, body)
    yield news_figure(words, study)


def news_figure(words: Words, study: Study) -> Figure:
    """What is told in a game, and what never is."""
    found = study.walk
    kinds = {kind.name: kind.rule for kind in study.main.variant.game.news}
    never = [name for name in kinds if not found.news[name]]
    ranked = sorted((name for name in kinds if found.news[name]), key=lambda name: -found.news[name])
    shown_names = ranked[:9] + ranked[9:][-3:]
    rows = [Bar(name, found.news[name] / found.games, number(found.news[name] / found.games)) for name in shown_names]
    if never:
        listed = ", ".join(f"{name} ({kinds[name]})" for name in never[:LISTED]) + (
            ", …" if len(never) > LISTED else ""
        )
        caption = words.say("report-news-never", count=len(never), all=len(kinds), names=listed)
    else:
        caption = words.say("report-news-all", all=len(kinds))
    body = [
        [name, rule, number(found.news[name] / found.games), share(words, found.met[name], found.games)]
        for name, rule in kinds.items()
    ]
    heads = [
        words.say("report-news"),
        words.say("report-rule"),
        words.say("report-a-game"),
        words.say("report-in-games"),
    ]
    return Figure(
        caption, bars(caption, rows, root=True), words.say("report-news-note", games=str(found.games)), heads, body
    )


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
        even = 1 / run.variant.seats
        rows = [m for m in run.measures.values() if m.key in ("turn", "seat")]
        worst = worst_seat(run)
        dots, body = [], []
        for m in rows:
            low, high = m.interval
            name = words.say(f"measure-{m.key}", **m.about)
            dots.append(Dot(name, m.mean, low, high, percent(m.mean), m is worst))
            body.append([name, with_interval(words, m)])
        assert worst is not None
        chi = sum((m.mean - even) ** 2 / even for m in rows) * run.games
        caption = words.say(
            "report-seat-caption",
            seats=seats_said(words, run.variant),
            who=words.say(f"measure-{worst.key}", **worst.about),
            share=with_interval(words, worst),
            even=percent(even),
        )
        reach = max(0.03, *(abs(v - even) for d in dots for v in (d.low, d.high))) * 1.15
        drawn = points(caption, dots, percent_axis, low=even - reach, high=even + reach, rule=even, near=0.01)
        note = words.say("report-chi", value=number(chi), free=run.variant.seats - 1)
        yield Figure(caption, drawn, note, [words.say("report-who"), words.say("report-share")], body)


def near_misses(run: Played) -> tuple[int, int]:
    """Of the games a team lost, in how many it was ahead near the end."""
    lost = run.winners == 0
    late = run.chances[lost][:, int(LATELY * POINTS) : -1, 0]
    return int((late.max(1) > 0.5).sum()) if lost.any() else 0, int(lost.sum())


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
                row.player: f"{percent(row.share)} ({range_of(words, SHARE, row.low, row.high)})"
                for preset, row in rows
                if preset == p
            }
            body.append([p or words.say("report-as-it-lies"), *(told[level] for level in levels)])
        xs = [(k / last, words.say(f"preset-{p}") if p else words.say("report-plain")) for k, p in enumerate(presets)]
        ours = [row for preset, row in rows if row.player == main.bots[0] or len(levels) == 1]
        best, worst = max(ours, key=lambda r: r.share), min(ours, key=lambda r: r.share)
        caption = words.say(
            "report-team-caption",
            seats=seats_said(words, run.variant),
            bots=level_said(words, best.player),
            low=percent(worst.share),
            high=percent(best.share),
        )
        drawn = lines(caption, series, xs, percent_axis, low=0, high=1, below="", dots=True)
        yield Figure(
            caption,
            drawn,
            words.say("report-team-note", games=f"{best.games:,}"),
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
    caption = words.say("report-near", share=share(words, near, of), games=f"{of:,}")
    rows = [Bar(words.thing("ending", name), n, percent(n / of)) for name, n in causes.items()]
    rows.append(Bar(words.say("report-near-bar"), near, percent(near / of), True))
    body = [[words.thing("ending", name), share(words, n, of)] for name, n in causes.items()]
    yield Figure(
        caption,
        bars(caption, rows),
        words.say("report-near-note"),
        [words.say("report-ending"), words.say("report-share")],
        body,
    )


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
    marked = words.say("report-forced", share=percent(counted[0] / total))
    drawn = columns(
        caption, labels, [c / total for c in counted], words.say("report-open"), 0 if counted[0] else None, marked
    )
    body = [[label, share(words, c, total)] for label, c in zip(labels, counted, strict=True)]
    note = words.say("report-choice-note", seats=seats_said(words, main.variant), decisions=f"{total:,}")
    yield Figure(caption, drawn, note, [words.say("report-open"), words.say("report-share")], body)
    yield verb_figure(words, main)


def verb_figure(words: Words, main: Played) -> Figure:
    """What is done, and what never is."""
    verbs = main.variant.game.verbs
    by_verb = {name: int(main.actions[verb.first : verb.end].sum()) for name, verb in verbs.verbs.items()}
    total = sum(by_verb.values())
    ranked = sorted(by_verb, key=lambda name: -by_verb[name])
    rows = [Bar(name, by_verb[name], percent(by_verb[name] / total), not by_verb[name]) for name in ranked[:14]]
    never = [name for name in ranked if not by_verb[name]]
    undone = [verbs.phrase(k) for k in range(len(verbs)) if not main.actions[k]]
    caption = words.say("report-acts-never", names=", ".join(never)) if never else words.say("report-acts-all")
    note = words.say("report-acts-note")
    if undone:
        listed = ", ".join(undone[:LISTED]) + (", …" if len(undone) > LISTED else "")
        note += " " + words.say("report-acts-undone", count=len(undone), all=len(verbs), names=listed)
    means = {m.about["verb"]: m for m in main.measures.values() if m.key == "verb"}
    body = [[name, percent(by_verb[name] / total), with_interval(words, means[name])] for name in ranked]
    heads = [words.say("report-act"), words.say("report-share"), words.say("report-a-game")]
    return Figure(caption, bars(caption, rows), note, heads, body)


# --- tension ---------------------------------------------------------------------------------------


def tension_figures(words: Words, study: Study) -> Iterator[Figure]:
    """Whether it is open to the end."""
    main = study.main
    finished = ~main.cut
    if not finished.any():
        return
    team_plays = main.variant.game.cooperative
    chances = main.chances[finished]
    if team_plays:
        of_winner = chances[:, :, 0]
    else:
        first = [int(np.log2(mask & -mask)) if mask else 0 for mask in main.winners[finished].astype(int)]
        of_winner = chances[np.arange(len(first)), :, first]
    of_winner = of_winner[:, :-1]  # at the very end all is known
    ten, quarter, half, three, ninety = np.quantile(of_winner, (0.1, 0.25, 0.5, 0.75, 0.9), axis=0)
    near_end = int(0.9 * (len(half) - 1))
    even = float(of_winner[:, 0].mean()) if team_plays else 1 / main.variant.seats
    if team_plays:
        caption = words.say(
            "report-team-tension", low=percent(quarter[near_end]), high=percent(three[near_end]), share=percent(even)
        )
    else:
        about = {"half": percent(half[near_end]), "leads": with_interval(words, main.measures["leads"])}
        caption = words.say("report-tension-caption", decided=percent(float(np.median(main.decided))), **about)
    layers = [(ten, ninety, "far"), (quarter, three, "near")]
    drawn = bands(
        caption,
        layers,
        half,
        even,
        words.say("report-at-start" if team_plays else "report-even"),
        words.say("report-half-above"),
        words.say("report-of-game"),
    )
    note = words.say("report-bands", seats=seats_said(words, main.variant), games=f"{int(finished.sum()):,}")
    body = [
        [f"{100 * k / len(half):.0f} %", *(percent(float(q[k])) for q in (ten, quarter, half, three, ninety))]
        for k in range(0, len(half), 4)
    ]
    yield Figure(caption, drawn, note, [words.say("report-of-game"), "10 %", "25 %", "50 %", "75 %", "90 %"], body)
    if not team_plays and main.variant.seats > 1:
        yield decided_figure(words, main)
    yield typical_figure(words, main)


def decided_figure(words: Words, main: Played) -> Figure:
    """When the winner took the lead for good."""
    tenths = np.bincount(np.minimum(9, (10 * main.decided[~main.cut]).astype(int)), minlength=10)
    total = int(tenths.sum())
    late = int(tenths[9])
    caption = words.say("report-decided", share=share(words, late, total))
    labels = [str(10 * k + 10) for k in range(10)]
    drawn = columns(
        caption, labels, [int(t) / total for t in tenths], words.say("report-of-game-percent"), 9, percent(late / total)
    )
    body = [[f"{label} %", share(words, int(t), total)] for label, t in zip(labels, tenths, strict=True)]
    return Figure(
        caption, drawn, words.say("report-decided-note"), [words.say("report-of-game"), words.say("report-share")], body
    )


def typical_figure(words: Words, main: Played) -> Figure:
    """The game of median length, chance by chance."""
    order = np.argsort(main.lengths, kind="stable")
    game = int(order[len(order) // 2])
    curves = main.chances[game].T
    together = main.variant.game.cooperative
    names = (
        [words.say("review-team")] if together else [words.say(f"seat-{seat}") for seat in range(main.variant.seats)]
    )
    caption = words.say("report-typical", length=str(int(main.lengths[game])), time=minutes(float(main.lengths[game])))
    drawn = walked(caption, [[float(v) for v in curve] for curve in curves], names, words.say("report-of-game"))
    return Figure(caption, drawn, words.say("report-typical-note", game=game, seed=main.seed), wide=True)


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
    note = words.say("report-board-note", acts=f"{total:,}", decisions=f"{found.decisions:,}")
    wide = study.main.variant.game.scene.BOARD[0] > 1.4 * study.main.variant.game.scene.BOARD[1]
    return Section("board", words.say("report-board"), [Figure(caption, drawn, note, wide=wide)]), art


def skill_figures(words: Words, study: Study) -> Iterator[Figure]:
    """Levels against each other."""
    if not study.skill:
        return
    dots, body = [], []
    for row in study.skill:
        name = who(words, row)
        dots.append(Dot(name, row.share, row.low, row.high, percent(row.share), row.guest))
        body.append([name, f"{percent(row.share)} ({range_of(words, SHARE, row.low, row.high)})", f"{row.games:,}"])
    best = study.skill[-2] if len(study.skill) > 1 else study.skill[0]
    caption = words.say(
        "report-skill-caption",
        player=level_said(words, best.player),
        rival=level_said(words, best.rival),
        share=f"{percent(best.share)} ({range_of(words, SHARE, best.low, best.high)})",
    )
    drawn = points(caption, dots, percent_axis, low=0, high=1, rule=0.5)
    note = words.say("report-skill-note", seats=seats_said(words, study.main.variant), games=f"{best.games:,}")
    yield Figure(
        caption, drawn, note, [words.say("report-who"), words.say("report-share"), words.say("lab-games-head")], body
    )
