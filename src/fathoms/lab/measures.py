"""Watched games of variants on the same deals, and what is measured in them: each number with its interval.

Game k of a seed begins with the same dice in every variant, so that two variants pair deal by deal, and what they
share of luck drops out of their difference.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import ceil, copysign, inf, sqrt

import numpy as np

from fathoms.core.scene import Score
from fathoms.core.state import SPECTATOR
from fathoms.games import AnyVariant
from fathoms.lab import CUT_OFF, Tick
from fathoms.lab.arena import SURE, wilson
from fathoms.lab.contest import Samples
from fathoms.lab.runner import CHUNK, Runner, count_seats, notes_of
from fathoms.lab.simulate import levels_of
from fathoms.lab.study import BY_GAME, Array, Notes

CERTAIN = 3.3  # standard errors: one difference in a thousand looks so by chance
BLOCK = 8  # parts of each cell that are played before the next cell's
SECONDS = 10  # that people take for a decision: a guess
SHARE, NUMBER = "share", "number"  # what a measure is: shown as percent, or as it is
STALLS = 0.001  # share of games cut off from which on a warning is due
RESAMPLES = 200  # for the interval of a quantile's difference
QUANTILES = {"median": 0.5, "longest": 0.95}


def games_needed(within: float) -> int:
    """Games a side after which the difference of two shares is known within so many percent points, at worst."""
    return ceil(0.5 * (100 * SURE / within) ** 2)


def sides(variant: AnyVariant) -> list[list[int]]:
    """The seats of a variant, those of a team together."""
    if variant.game.cooperative:
        return [[*range(variant.seats)]]
    found: dict[int, list[int]] = {}
    for seat, tile in enumerate(variant.game.scene.scene(variant.box, variant.usual_start(), SPECTATOR).seats):
        found.setdefault(tile.team if tile.team >= 0 else variant.seats + seat, []).append(seat)
    return list(found.values())


@dataclass
class Cell:
    """Watched games of one variant, as they come in."""

    variant: AnyVariant
    bots: tuple[str, ...]
    seed: int
    most: int = CUT_OFF
    logged: int = 1  # actions of a game that are kept in order
    kept: int = 0  # games of which they are
    winners: list[Array] = field(default_factory=list)
    lengths: list[Array] = field(default_factory=list)
    over: list[Array] = field(default_factory=list)
    acts: list[Array] = field(default_factory=list)  # by game and verb
    actions: Array | None = None  # by action, all games together
    notes: list[Notes] = field(default_factory=list)

    @cached_property
    def runner(self) -> Runner:
        """Who plays."""
        return Runner(self.variant)

    @property
    def games(self) -> int:
        """How many have been played."""
        return sum(map(len, self.winners))

    def play(self, games: int, threads: int | None, tick: Tick) -> None:
        """So many games more; of none it compiles what plays."""
        levels = levels_of(self.variant, self.bots)
        order = self.runner.order(levels, self.seed, first=self.games, most=self.most, counts=True, logged=self.logged)
        for samples, notes in self.runner.parts(order, games, threads=threads):
            if games:
                self.add(samples, notes)
                tick(len(samples.winners))

    def add(self, samples: Samples, notes: Notes) -> None:
        """What came of a part."""
        logs = notes.log[: max(0, self.kept - self.games)]
        verbs = self.variant.game.verbs.verbs.values()
        by_action = samples.acts.sum((0, 1))
        self.actions = by_action if self.actions is None else self.actions + by_action
        self.acts.append(np.stack([samples.acts[:, :, v.first : v.end].sum((1, 2)) for v in verbs], 1))
        self.winners.append(samples.winners)
        self.lengths.append(samples.lengths)
        self.over.append(samples.over)
        self.notes.append(notes._replace(log=logs))

    def cut_to(self, games: int) -> Played:
        """The first so many games, all together."""
        notes = notes_of(self.notes)
        by_game = notes._replace(**{name: getattr(notes, name)[:games] for name in BY_GAME})
        winners, lengths, over, acts = (
            np.concatenate(column)[:games] for column in (self.winners, self.lengths, self.over, self.acts)
        )
        assert self.actions is not None
        return Played(
            self.variant, self.bots, self.seed, self.most, winners, lengths, over, acts, self.actions, by_game
        )


@dataclass(frozen=True)
class Played:
    """Watched games of one variant, a row each."""

    variant: AnyVariant
    bots: tuple[str, ...]
    seed: int
    most: int
    winners: Array
    lengths: Array
    over: Array
    acts: Array  # by game and verb
    actions: Array  # by action, all games together
    notes: Notes

    @property
    def games(self) -> int:
        """How many."""
        return len(self.winners)

    @property
    def cut(self) -> Array:
        """Which games were cut off."""
        return np.asarray(self.over == 0)

    @cached_property
    def sides(self) -> list[list[int]]:
        """The seats, those together that win together."""
        return sides(self.variant)

    @property
    def even(self) -> float:
        """An equal share of the wins."""
        return 1 / len(self.sides)

    @cached_property
    def measures(self) -> dict[str, Measure]:
        """Everything that is measured a game, by name."""
        game, seats, notes, lengths = self.variant.game, self.variant.seats, self.notes, np.maximum(1, self.lengths)
        found = {}

        def add(key: str, kind: str, values: Array, **about: str | int) -> None:
            found[" ".join([key, *map(str, about.values())])] = Measure(key, kind, values.astype(float), about)

        if game.cooperative:
            add("won", SHARE, self.winners != 0)
        else:
            parts = np.maximum(1, count_seats(self.winners))
            if (notes.starter >= 0).all():
                for turn in range(seats):
                    who = (notes.starter + turn) % seats
                    add("turn", SHARE, ((self.winners >> who) & 1) / parts, turn=turn + 1)
            else:
                for side in self.sides:
                    won = sum((self.winners >> seat) & 1 for seat in side) / parts
                    add("side", SHARE, won, side=" ".join(map(str, side)))
        add("length", NUMBER, self.lengths)
        if seats > 1:
            add("turns", NUMBER, notes.turns)
        add("late", SHARE, self.lengths * SECONDS > 60 * game.minutes)
        add("cut", SHARE, self.cut)
        if len(game.endings.names) > 2 or (len(game.endings.names) == 2 and not game.cooperative):
            for name in game.endings.names:
                add("ending", SHARE, self.over == game.endings.number(name), ending=name)
        add("choices", NUMBER, notes.choices / lengths)
        add("forced", SHARE, notes.forced / lengths)
        if notes.weighed.all():
            add("good", NUMBER, notes.good / np.maximum(1, notes.weighed))
            add("stake", SHARE, notes.stake / np.maximum(1, notes.weighed))
        if not game.cooperative and seats > 1:
            add("leads", NUMBER, notes.leads)
            add("decided", SHARE, self.decided)
            if self.has_points:
                add("margin", NUMBER, self.margin)
        for k, verb in enumerate(game.verbs.verbs):
            add("verb", NUMBER, self.acts[:, k], verb=verb)
        return found

    @cached_property
    def decided(self) -> Array:
        """Of each game, after what part of it the winner led for good; all of it where the winner did not lead."""
        led = (self.winners >> np.maximum(0, self.notes.leader)) & 1 & (self.notes.leader >= 0)
        return np.where(led == 1, self.notes.since / np.maximum(1, self.lengths), 1.0)

    @cached_property
    def sheets(self) -> list[Sequence[Score]]:
        """Of each game what it counted at its end."""
        game, ends = self.variant.game, self.notes.ends
        return [game.score(self.variant.box, game.fast.state(ends, k)) for k in range(self.games)]

    @cached_property
    def has_points(self) -> bool:
        """Whether more than one point is counted for each seat."""
        start = self.variant.game.score(self.variant.box, self.variant.usual_start())
        return any(line.seat >= 0 and line.of > 1 for line in start)

    @cached_property
    def margin(self) -> Array:
        """Of each game, how many points the winner has more than the best of the others; of one cut off, who leads."""
        counted = [{line.seat: line.count for line in sheet if line.seat >= 0 and line.of > 1} for sheet in self.sheets]
        points = np.array([[sheet[side[0]] for side in self.sides] for sheet in counted])
        won = np.stack([(self.winners >> side[0]) & 1 for side in self.sides], 1).astype(bool)
        won[~won.any(1)] = points[~won.any(1)] == points[~won.any(1)].max(1, keepdims=True)
        best = np.where(won, points, points.min()).max(1)
        other = np.where(won, points.min() - 1, points).max(1)
        return np.where(won.sum(1) > 1, 0, best - other)

    @cached_property
    def chances(self) -> Array:
        """Of each game, POINT and seat the chance to win, as such positions of these games came out."""
        curve = self.notes.curve.astype(float)
        if not self.variant.game.cooperative:
            curve = 100 * curve / np.maximum(1, curve.sum(2, keepdims=True))
        else:
            curve = curve[:, :, :1]
        seats = curve.shape[2]
        won = (self.winners[:, None] >> np.arange(seats)) & 1 if seats > 1 else (self.winners != 0)[:, None]
        said = np.round(curve[:, :-1]).astype(int)  # the end is known
        outcome = np.broadcast_to(won[:, None, :], said.shape)
        seen = np.bincount(said.ravel(), minlength=101)
        wins = np.bincount(said.ravel(), weights=outcome.ravel(), minlength=101)
        true = rising(seen, wins)
        chances = true[np.round(curve).astype(int)]
        chances[:, -1] = won
        return np.asarray(chances)


def rising(seen: Array, wins: Array) -> Array:
    """The share of wins at each place, never falling: neighbours that fall are taken together."""
    blocks: list[list[float]] = []  # seen, wins, places
    for n, w in zip(seen, wins, strict=True):
        blocks.append([float(n), float(w), 1])
        while len(blocks) > 1 and (
            not blocks[-2][0] or not blocks[-1][0] or blocks[-2][1] / blocks[-2][0] >= blocks[-1][1] / blocks[-1][0]
        ):
            last = blocks.pop()
            blocks[-1] = [a + b for a, b in zip(blocks[-1], last, strict=True)]
    return np.repeat([w / n if n else 0.0 for n, w, _ in blocks], [int(places) for *_, places in blocks])


@dataclass(frozen=True)
class Measure:
    """One number a game."""

    key: str
    kind: str
    values: Array
    about: Mapping[str, str | int]

    @cached_property
    def mean(self) -> float:
        """Over all games."""
        return float(self.values.mean())

    @cached_property
    def error(self) -> float:
        """The standard error of the mean."""
        return float(self.values.std() / sqrt(len(self.values)))

    @property
    def interval(self) -> tuple[float, float]:
        """What holds the true mean, as sure as SURE says: Wilson's for shares."""
        if self.kind == SHARE and not np.any(self.values % 1):
            return wilson(float(self.values.sum()), len(self.values))
        return self.mean - SURE * self.error, self.mean + SURE * self.error


def quantile(values: Array, q: float) -> tuple[float, float, float]:
    """A quantile, and the interval that order statistics give it."""
    ranked, n = np.sort(values), len(values)
    spread = SURE * sqrt(n * q * (1 - q))
    at = (int(n * q), int(np.floor(n * q - spread)), int(np.ceil(n * q + spread)))
    middle, low, high = (float(ranked[min(n - 1, max(0, k))]) for k in at)
    return middle, low, high


@dataclass(frozen=True)
class Change:
    """How a measure differs between two variants: before, after, the difference and its interval."""

    key: str
    kind: str
    about: Mapping[str, str | int]
    before: float
    after: float
    low: float
    high: float
    errors: float  # the difference in standard errors

    @property
    def difference(self) -> float:
        """After less before."""
        return self.after - self.before

    @property
    def sure(self) -> str:
        """How sure one can be that there is a difference: certain, likely, or none seen."""
        return "certain" if abs(self.errors) > CERTAIN else "likely" if abs(self.errors) > SURE else "none"


def changes(before: Played, after: Played) -> list[Change]:
    """What differs, measure by measure, paired by deal; the quantiles of the length come after its mean."""
    found = []
    for name, a in before.measures.items():
        b = after.measures.get(name)
        if b is None:
            continue
        found.append(paired(a, b))
        if name == "length":
            found += [quantiles_paired(key, q, a.values, b.values) for key, q in QUANTILES.items()]
    return found


def paired(a: Measure, b: Measure) -> Change:
    """The difference of a measure on the same deals."""
    each = b.values - a.values
    mean, error = float(each.mean()), float(each.std() / sqrt(len(each)))
    errors = mean / error if error else copysign(inf, mean) if mean else 0.0  # the same in every game is certain
    return Change(a.key, a.kind, a.about, a.mean, b.mean, mean - SURE * error, mean + SURE * error, errors)


def quantiles_paired(key: str, q: float, a: Array, b: Array) -> Change:
    """The difference of a quantile; its interval from deals drawn again and again."""
    dice, n = np.random.default_rng(1), len(a)
    found = []
    for _ in range(RESAMPLES):
        deals = dice.integers(0, n, n)
        found.append(np.quantile(b[deals], q) - np.quantile(a[deals], q))
    low, high = np.quantile(found, [0.025, 0.975])
    old, new = (float(np.quantile(side, q)) for side in (a, b))
    error = float(np.std(found))
    return Change(key, NUMBER, {}, old, new, float(low), float(high), (new - old) / error if error else 0.0)


def play_all(cells: Sequence[Cell], games: int, *, threads: int | None = None, tick: Tick) -> tuple[list[Played], bool]:
    """So many games of each cell, a block of one after a block of the other; and whether Ctrl-C ended them early.

    What is returned then are the deals that all cells have played.
    """
    stopped = False
    searching = any(level.simulations for cell in cells for level in levels_of(cell.variant, cell.bots))
    block = BLOCK if searching else BLOCK * CHUNK
    try:
        while any(cell.games < games for cell in cells):
            for cell in cells:
                cell.play(min(block, games - cell.games), threads, tick)
    except KeyboardInterrupt:
        stopped = True
        if not all(cell.games for cell in cells):
            raise
    played = min(cell.games for cell in cells)
    return [cell.cut_to(played) for cell in cells], stopped


def stalled(played: Played) -> bool:
    """Whether so many games had to be cut off that bots may be waiting for each other."""
    return bool(played.cut.mean() > STALLS)
