"""A game as its bots play it, on one page: health, fairness, length, choice, worth, tension, skill against luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from fathoms.core.errors import BadEdition, BadOption
from fathoms.core.words import Words
from fathoms.games import AnyVariant
from fathoms.lab.again import Ban, Kings, Luck
from fathoms.lab.arena import Row, duel, team, visit
from fathoms.lab.board import Walk, walk
from fathoms.lab.compare import method
from fathoms.lab.figures import (
    board_section,
    choice_figures,
    fairness_or_team,
    health_figures,
    length_figure,
    skill_figures,
    worst_seat,
)
from fathoms.lab.measures import SECONDS, Measure, Played
from fathoms.lab.sheet import Section, Tile, page
from fathoms.lab.telling import (
    decimal,
    level_said,
    minutes,
    name_of,
    number,
    percent,
    seats_said,
    share,
    warnings,
    whole,
    with_interval,
)
from fathoms.lab.tension import near_misses, tension_figures
from fathoms.lab.worth import ban_figures, luck_figure

FAIR = 0.02  # from an equal share: no seat should be further
LATE = 0.25  # of games longer than the box says are too many
HARD, EASY = 0.2, 0.8  # shares of wins: below one, or above the other, a team plays for nothing
FORCED = 0.5  # of decisions with one choice alone are too many
SOON = 0.5  # of a game: decided before that, it is decided too soon
LOGGED, KEPT = 600, 200  # actions of a game that are walked through again, and games


@dataclass
class Study:
    """All that a report is made of."""

    runs: Sequence[Played]  # a seat count each
    skill: Sequence[Row] = ()
    teams: Sequence[tuple[str, Row]] = ()  # by preset, where players are a team
    source: str = ""  # a file of games that these are of
    bans: Sequence[Ban] = ()
    luck: Luck | None = None
    kings: Kings | None = None

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
            "worth",
            words.say("report-worth"),
            [*ban_figures(words, main, study.bans)],
            words.say("report-worth-lead"),
        ),
        Section(
            "tension",
            words.say("report-tension"),
            [*tension_figures(words, study)],
            words.say("report-tension-lead"),
        ),
        heat,
        Section(
            "skill",
            words.say("report-skill"),
            [*skill_figures(words, study), *([luck_figure(words, main, study.luck)] if study.luck else [])],
        ),
        Section("method", words.say("lab-method"), text=method(words, main)),
    ]
    unusual = str(main.variant).split()[2:]
    eyebrow = words.say(
        "report-eyebrow",
        seats=", ".join(str(run.variant.seats) for run in study.runs),
        what=" ".join(unusual) or words.say("report-as-it-lies"),
        games=whole(words, sum(run.games for run in study.runs)),
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


# --- at a glance -----------------------------------------------------------------------------------


def unfair(run: Played, seat: Measure) -> bool:
    """Whether a seat is far from an equal share, and not by chance."""
    low, high = seat.interval
    return abs(seat.mean - run.even) > FAIR and not low <= run.even <= high


def verdict(words: Words, study: Study) -> list[str]:
    """What a designer should know first."""
    games, cut = sum(run.games for run in study.runs), sum(int(run.cut.sum()) for run in study.runs)
    said = [words.say("report-ends", games=whole(words, games), share=share(words, games - cut, games))]
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
        worst = max(study.runs, key=lambda r: abs((worst_seat(r) or r.measures["late"]).mean - r.even))
        seat = worst_seat(worst)
        if seat is not None:
            key = "report-unfair" if unfair(worst, seat) else "report-fair"
            said.append(
                words.say(
                    key,
                    who=name_of(words, seat),
                    seats=seats_said(words, worst.variant),
                    share=with_interval(words, seat),
                    even=percent(words, worst.even),
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
        percent(words, done),
        words.say("tile-end"),
        words.say("lab-games", games=main.games),
        bool(main.cut.any()),
    )
    if main.variant.game.cooperative:
        won = main.measures["won"].mean
        fine = HARD <= won <= EASY
        yield Tile(
            percent(words, won),
            words.say("tile-won", bots=level_said(words, main.bots[0])),
            words.say("tile-won-fine" if fine else "tile-won-watch"),
            not fine,
        )
    elif (seat := worst_seat(main)) is not None:
        off = abs(seat.mean - main.even)
        state = "watch" if unfair(main, seat) else "fine" if off <= FAIR else "unsure"
        yield Tile(
            f"±{decimal(words, 100 * off, 1)}",
            words.say("tile-fair"),
            words.say(f"tile-fair-{state}"),
            unfair(main, seat),
        )
    late = main.measures["late"].mean
    yield Tile(
        minutes(float(np.median(main.lengths))),
        words.say("tile-length"),
        words.say("tile-late", share=percent(words, late), minutes=main.variant.game.minutes),
        late > LATE,
    )
    forced = main.measures["forced"].mean
    yield Tile(
        number(words, main.measures["choices"].mean),
        words.say("tile-choices"),
        words.say("tile-forced", share=percent(words, forced)),
        forced > FORCED,
    )
    if "decided" in main.measures:
        decided = float(np.median(main.decided))
        yield Tile(
            percent(words, decided),
            words.say("tile-decided"),
            words.say("tile-leads", count=number(words, main.measures["leads"].mean)),
            decided < SOON,
        )
    elif main.variant.game.cooperative:
        near = near_misses(main)
        yield Tile(
            percent(words, near[0] / max(1, near[1])),
            words.say("tile-near"),
            words.say("lab-games", games=near[1]),
        )
