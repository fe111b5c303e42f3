"""Two variants on the same deals: what changed, and how sure one can be of it; as a page and in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from html import escape
from itertools import groupby
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

import fathoms
from fathoms.core.box import Edition, lay_over, leaves
from fathoms.core.errors import BadEdition, BadOption, FathomsError, did_you_mean
from fathoms.core.message import Fill
from fathoms.core.options import Datum, read_pairs, written
from fathoms.core.words import Words
from fathoms.games import AnyVariant, game, games, likely_game, seats_written
from fathoms.lab.measures import SECONDS, SHARE, Change, Played, changes
from fathoms.lab.plots import Pair, Shift, ranges, shifts
from fathoms.lab.sheet import Figure, Section, page
from fathoms.lab.telling import (
    difference_of,
    level_said,
    minute_ticks,
    minutes,
    name_of,
    number,
    percent,
    seats_said,
    sentence,
    shift_axis,
    shown,
    warnings,
    whole,
)

TOML = ".toml"
TOLD = 3  # changes that the verdict names
SPREAD = (0.05, 0.25, 0.5, 0.75, 0.95)
RARE = 0.1  # shares below this count as this much when the largest change is told: twice of next to nothing is nothing
COLUMNS = ("measure", "before", "after", "change", "sure")
OPTIONAL = ("verb", "ending")  # measures that say nothing where neither side has any


@dataclass(frozen=True)
class Side:
    """One side of a comparison as it was given: a game, its edition, and what else is unusual."""

    name: str
    said: str
    edition: Edition
    options: Mapping[str, str]
    seats: int | None

    def variant(self, seats: int | None) -> AnyVariant:
        """The side with so many seats, or with its own."""
        rules = game(self.name)
        count = seats if seats is not None else self.seats
        return fathoms.Variant(
            rules, rules.usual_seats if count is None else count, edition=self.edition, options=self.options
        )


def sides(before: str, after: str, name: str | None) -> tuple[Side, Side]:
    """Both sides: each a game's name, a variant's text, options alone, or an edition's file."""
    first = before.split()[:1]
    known = name or next((words[0] for words in (first, after.split()[:1]) if words and is_game(words[0])), None)
    a = side(before, known, None)
    return a, side(after, a.name, a)


def is_game(word: str) -> bool:
    """Whether that is the name of a game."""
    try:
        return bool(game(word))
    except FathomsError:
        return False


def side(text: str, name: str | None, like: Side | None) -> Side:
    """What is meant by a text; options alone are laid over what `like` says."""
    if text.lower().endswith(TOML):
        path = Path(text)
        found = name or game_of(path)
        return Side(found, path.name, path, like.options if like else {}, like.seats if like else None)
    first, *rest = text.split() or [""]
    if "=" in first:
        if name is None:
            raise BadOption("error-side-game", given=text)
        first, rest = name, [first, *rest]
        options, edition, seats = (dict(like.options), like.edition, like.seats) if like else ({}, None, None)
    else:
        options, edition, seats = {}, None, None
    rules = game(first)
    if name is not None and rules.name != game(name).name:
        raise BadOption("error-side-other-game", one=game(name).name, other=rules.name)
    options |= read_pairs(rest)
    if "seats" in options:
        seats = seats_written(options.pop("seats"))
    return Side(rules.name, text, edition, options, seats)


def game_of(path: Path) -> str:
    """The only game whose box an edition fits; of one that fits none, the game it seems to be about."""
    fitting = []
    for name in games():
        try:
            game(name).open_box(path)
            fitting.append(name)
        except BadEdition as error:
            if error.message.key != "error-edition":
                raise
    if len(fitting) > 1:
        raise BadOption("error-edition-game", path=path.name, instead=did_you_mean("", games()))
    return fitting[0] if fitting else likely_game(path.read_text(encoding="utf-8"), path.name).name


def sheet_of(variant: AnyVariant) -> dict[str, str]:
    """All that decides a variant, by name: its options, and its box as edition and options leave it."""
    box = lay_over(variant.game.shipped.data, variant.edition)
    said = {}
    for option in variant.game.options:
        value = variant.options[option.name]
        if isinstance(option, Datum):
            box = lay_over(box, option.edition(value))
        else:
            said[option.name] = written(value)
    return said | {path: written(value) for path, value in leaves(box)}


def differences(a: AnyVariant, b: AnyVariant) -> list[tuple[str, str, str]]:
    """What is different: its name, before, after; a dash where there is none."""
    old, new = sheet_of(a), sheet_of(b)
    return [
        (name, old.get(name, "–"), new.get(name, "–"))
        for name in dict.fromkeys([*old, *new])
        if old.get(name) != new.get(name)
    ]


@dataclass(frozen=True)
class Comparison:
    """Two variants at some seat counts, played on the same deals."""

    before: str
    after: str
    pairs: Sequence[tuple[Played, Played]]

    @cached_property
    def found(self) -> list[list[Change]]:
        """What changed, by seat count; without verbs and endings that neither side ever saw."""
        return [
            [change for change in changes(a, b) if change.before or change.after or change.key not in OPTIONAL]
            for a, b in self.pairs
        ]


def summary(console: Console, words: Words, compared: Comparison) -> None:
    """What changed, in the terminal: number by number, and at the end what a page would say first."""
    for (a, _), found in zip(compared.pairs, compared.found, strict=True):
        grid = Grid(title=f"{seats_said(words, a.variant)}, {words.say('lab-games', games=whole(words, a.games))}")
        for head in COLUMNS:
            grid.add_column(words.say(f"lab-{head}"), justify="left" if head in ("measure", "sure") else "right")
        for change in found:
            style = {"certain": "bold", "likely": "", "none": "dim"}[change.sure]
            grid.add_row(*row_of(words, change), style=style)
        console.print(grid)
    for line in verdict(words, compared):
        console.print(line, soft_wrap=True)


def row_of(words: Words, change: Change) -> list[str]:
    """A change as a line of a table."""
    return [
        name_of(words, change),
        shown(words, change.kind, change.before),
        shown(words, change.kind, change.after),
        difference_of(words, change),
        words.say(f"lab-{change.sure}"),
    ]


def all_warnings(words: Words, compared: Comparison) -> list[str]:
    """Where bots stall, on either side."""
    sides_played = [
        (f"{side}, {seats_said(words, played.variant)}", played)
        for pair in compared.pairs
        for side, played in zip((compared.before, compared.after), pair, strict=True)
    ]
    return warnings(words, sides_played)


def told_of(words: Words, change: Change, seats: str) -> str:
    """A change in a sentence."""
    said = words.say(
        "compare-change",
        what=name_of(words, change),
        seats=seats,
        before=shown(words, change.kind, change.before),
        after=shown(words, change.kind, change.after),
        by=difference_of(words, change),
        sure=words.say(f"lab-{change.sure}"),
    )
    return sentence(said)


def verdict(words: Words, compared: Comparison) -> list[str]:
    """The largest changes that are certain, and how much else stayed."""
    said, stayed = [], 0
    ranked = []
    for (a, _), found in zip(compared.pairs, compared.found, strict=True):
        for change in found:
            stayed += change.sure == "none"
            if change.sure == "certain" and change.key != "verb":
                ranked.append((weight(change), change, seats_said(words, a.variant)))
    ranked.sort(key=lambda one: -one[0])
    keys: set[str] = set()
    for _, change, seats in ranked:
        if change.key not in keys and len(keys) < TOLD:
            keys.add(change.key)
            said.append(told_of(words, change, seats))
    if not said:
        said.append(words.say("compare-nothing", games=whole(words, compared.pairs[0][0].games)))
    said.append(words.say("compare-stayed", count=stayed))
    return said + all_warnings(words, compared)


def weight(change: Change) -> float:
    """How much a change is to be told of: its size in parts of what was before."""
    if change.kind == SHARE:
        return abs(change.difference) / max(RARE, abs(change.before))
    return abs(relative(change))


def relative(change: Change) -> float:
    """A difference in parts of what was before."""
    return change.difference / abs(change.before) if change.before else float(np.sign(change.difference))


def written_page(words: Words, compared: Comparison) -> str:
    """The comparison as a page."""
    first = compared.pairs[0][0]
    told = differences(first.variant, compared.pairs[0][1].variant)
    title = ", ".join(f"{name}: {old} → {new}" for name, old, new in told[:2]) or words.say("compare-same")
    sections = [
        Section("changed", words.say("compare-changed"), text=what_changed(words, compared, told)),
        Section("length", words.say("compare-length"), [lengths(words, compared)]),
        Section(
            "sure",
            words.say("compare-sure"),
            [*shift_figures(words, compared)],
            words.say("compare-sure-lead"),
        ),
        Section("method", words.say("lab-method"), text=method(words, first)),
    ]
    eyebrow = words.say(
        "compare-eyebrow",
        title=words.say("title"),
        before=compared.before,
        after=compared.after,
        games=whole(words, first.games),
    )
    door = first.variant.game.folder / "door.svg"
    return page(words, title=title, eyebrow=eyebrow, verdict=verdict(words, compared), sections=sections, door=door)


def what_changed(words: Words, compared: Comparison, told: Sequence[tuple[str, str, str]]) -> str:
    """Both sides, line by line."""
    cards = []
    for head, said, column in (("lab-before", compared.before, 1), ("lab-after", compared.after, 2)):
        lines = []
        for row in told:
            value = escape(f"{row[0]} = {row[column]}")
            lines.append(f"<b>{value}</b>" if column == 2 else value)
        heading = f"<p><b>{escape(words.say(head))}: {escape(said)}</b></p>"
        cards.append(f'<div class="card text">{heading}<pre>{chr(10).join(lines)}</pre></div>')
    return f'<div class="grid">{"".join(cards)}</div>'


def lengths(words: Words, compared: Comparison) -> Figure:
    """How long games take, before and after."""
    rows, table = [], []
    for a, b in compared.pairs:
        old, new = ([float(v) for v in np.quantile(side.lengths, SPREAD)] for side in (a, b))
        told = [words.say("compare-half", half=minutes(s[2]), most=minutes(s[4])) for s in (old, new)]
        seats = seats_said(words, a.variant)
        rows.append(Pair(seats, old, new, *told))
        for head, spread in (("lab-before", old), ("lab-after", new)):
            table.append([f"{seats}, {words.say(head)}", *(number(words, v) for v in spread)])
    median = next(c for c in compared.found[-1] if c.key == "median")
    caption = told_of(words, median, seats_said(words, compared.pairs[-1][0].variant))
    heads = [words.say("measure-length"), *(percent(words, q, 0) for q in SPREAD)]
    note = words.say("compare-length-note")
    return Figure(caption, ranges(caption, rows, minute_ticks, minutes), note, heads, table, wide=True)


def shift_figures(words: Words, compared: Comparison) -> Iterator[Figure]:
    """All changes: a figure a seat count for the game, and one for what players do in it."""
    heads = [words.say(f"lab-{head}") for head in COLUMNS]
    told = [
        (a, [*group])
        for (a, _), found in zip(compared.pairs, compared.found, strict=True)
        for _, group in groupby(found, lambda change: change.key == "verb")
    ]
    for a, found in told:
        rows = [shift(words, change) for change in found if change.before or change.after]
        certain = sum(change.sure == "certain" for change in found)
        about: dict[str, Fill] = {"seats": seats_said(words, a.variant), "certain": certain, "all": len(found)}
        caption = sentence(words.say("compare-acts" if found[0].key == "verb" else "compare-shifts", **about))
        drawn = shifts(caption, rows, partial(shift_axis, words), words.say("lab-less"), words.say("lab-more"))
        table = [row_of(words, change) for change in found]
        yield Figure(caption, drawn, words.say("compare-chance", count=len(found)), heads, table, wide=True)


def shift(words: Words, change: Change) -> Shift:
    """A change as a line of the plot."""
    base = abs(change.before) or 1.0
    before, after = (shown(words, change.kind, value) for value in (change.before, change.after))
    told = f"{before} → {after}, {words.say(f'lab-{change.sure}')}"
    return Shift(name_of(words, change), relative(change), change.low / base, change.high / base, told, change.sure)


def method(words: Words, played: Played) -> str:
    """How it was measured."""
    about: dict[str, Fill] = {
        "bots": ", ".join(level_said(words, bot) for bot in dict.fromkeys(played.bots)),
        "games": whole(words, played.games),
        "seed": played.seed,
        "most": whole(words, played.most),
        "seconds": SECONDS,
        "version": f"{fathoms.__version__}, {played.variant.game.version}",
    }
    told = [words.say(f"lab-method-{part}", **about) for part in ("players", "games", "sure", "guess", "version")]
    return f'<div class="card text small">{"".join(f"<p>{escape(line)}</p>" for line in told)}</div>'
