"""The same deals once more, one thing otherwise: something banned, the dice thrown anew, a seat that plays for another.

What then comes out differently is what that thing is worth, how much is luck, and whether who is last chooses who wins.
Everything is paired by deal with the watched games of a report.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from fathoms.core.game import AnyGame
from fathoms.core.words import SEAT_KINDS
from fathoms.lab import Tick
from fathoms.lab.arena import SURE
from fathoms.lab.measures import SHARE, Change, Measure, Played, paired
from fathoms.lab.runner import RANDOM, Runner, count_seats
from fathoms.lab.simulate import levels_of
from fathoms.lab.study import POINTS, Array

FEW = 8  # actions of a verb that are forbidden one by one
OTHERWISE = ((1, 1), (1, 0), (0, 1))  # whims and dice that are others when deals are played once more for `luck`
GAMES = 2_000  # of each question, at most: a share is known within two points and a bit
HALF = POINTS // 2  # of a game, as the onlooker notes it


def replayed(played: Played, games: int, threads: int | None, tick: Tick, **how: Any) -> Array:
    """The winners of the first so many deals, played once more by the same players, otherwise in one thing."""
    runner, levels = Runner(played.variant), levels_of(played.variant, played.bots)
    order = runner.order(levels, played.seed, most=played.most, counts=True, logged=1, **how)
    found = []
    for samples, _ in runner.parts(order, games, threads=threads):
        found.append(samples.winners)
        tick(len(samples.winners))
    return np.concatenate(found)


def scores(played: Played, winners: Array) -> Array:
    """What part of each win a side has, by game and side; a team has all of it or nothing."""
    if played.variant.game.cooperative:
        return np.asarray(winners != 0, float)[:, None]
    parts = np.maximum(1, count_seats(winners))
    return np.stack([sum((winners >> seat) & 1 for seat in side) / parts for side in played.sides], 1)


# --- what a thing is worth -------------------------------------------------------------------------


@dataclass(frozen=True)
class Ban:
    """What became of the sides that might not do something."""

    phrase: str
    won: Measure  # of each deal, by a side that may not; all sides in turn
    change: Change  # from what they won when they might
    bit: bool  # whether it ever changed who won: else nothing else was allowed, or it did not matter
    games: int


def banned_by(game: AnyGame, phrase: str) -> list[int]:
    """The actions that begin with these words, or so, or else hold them all: "play 3", "lay RO", "barracuda"."""
    words, every = phrase.lower().split(), range(len(game.verbs))
    said = [game.verbs.phrase(k).lower() for k in every]
    readings = (
        [k for k in every if said[k].split()[: len(words)] == words],
        [k for k in every if said[k].startswith(" ".join(words))],
        [k for k in every if set(words) <= set(said[k].split())],
    )
    found = next((actions for actions in readings if actions), []) if words else []
    return found or [game.verbs.number(phrase)]  # which says what is wrong with it


def kinds_done(played: Played) -> list[str]:
    """The verbs that were used, unless there is only one."""
    verbs = played.variant.game.verbs.verbs
    found = [name for name, verb in verbs.items() if played.actions[verb.first : verb.end].any()]
    return found if len(found) > 1 else []


def single(played: Played, idle: Sequence[str]) -> list[str]:
    """The single actions of verbs that cannot be left out, if few and not about a seat: which wreck, say."""
    verbs = played.variant.game.verbs
    few = [v for v in map(verbs.verbs.get, idle) if v and 1 < v.end - v.first <= FEW and not {*SEAT_KINDS} & {*v.about}]
    return [verbs.phrase(k) for verb in few for k in range(verb.first, verb.end) if played.actions[k]]


def deals_of(played: Played) -> int:
    """Deals so that all sides together play so many games as a question has."""
    return max(1, min(played.games, GAMES) // len(played.sides))


def bans(played: Played, phrases: Sequence[str], threads: int | None, tick: Tick) -> Iterator[Ban]:
    """What each phrase is worth: every side in turn may not do it, the others may, on the same deals."""
    deals, sides = deals_of(played), played.sides
    usual = scores(played, played.winners[:deals])
    for phrase in phrases:
        actions = banned_by(played.variant.game, phrase)
        won, bit = np.zeros(deals), False
        for k, side in enumerate(sides):
            banned = np.zeros((played.variant.seats, len(played.variant.game.verbs)), np.int64)
            for seat in side:
                banned[seat, actions] = 1
            winners = replayed(played, deals, threads, tick, banned=banned)
            bit |= not np.array_equal(winners, played.winners[:deals])
            won += scores(played, winners)[:, k] / len(sides)
        before, after = Measure("banned", SHARE, usual.mean(1), {}), Measure("banned", SHARE, won, {})
        yield Ban(phrase, after, paired(before, after), bit, deals * len(sides))


# --- where luck comes from -------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """What part of the differences between games comes from one thing, and its interval."""

    key: str  # deal, draws, whims, both
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Luck:
    """Where it comes from that one deal is won and another lost."""

    parts: Sequence[Part]
    games: int


def luck(played: Played, threads: int | None, tick: Tick) -> Luck | None:
    """The variance of who wins, cut in four: by the deal, by dice and draws after it, by the players' own whims, and by
    what comes only of the two together.

    The same deals are played once more with other dice and whims: what agrees then is the deal's. With the same dice
    and other whims, or the other way round, what agrees beyond that is theirs alone. None where every game ends alike.
    """
    games = min(played.games, GAMES)
    first = scores(played, played.winners[:games])
    other, dice, whims = (
        scores(played, replayed(played, games, threads, tick, turn=turn, roll=roll)) for turn, roll in OTHERWISE
    )
    if not all(again.var() for again in (first, other, dice, whims)):
        return None
    deal, drawn, willed = (agreement(first, again) for again in (other, dice, whims))
    found = {"deal": deal, "draws": drawn - deal, "whims": willed - deal, "both": 1 - drawn - willed + deal}
    return Luck([part(key, values) for key, values in found.items()], games)


def agreement(a: Array, b: Array) -> Array:
    """How much two plays of the same deals agree: values whose mean is the share of the variance that they have in
    common, one a deal and as far apart as makes its error right.
    """
    mean = (a.mean(0) + b.mean(0)) / 2
    together = ((a - mean) * (b - mean)).sum(1)
    alone = (((a - mean) ** 2 + (b - mean) ** 2) / 2).sum(1)
    share = together.mean() / alone.mean()
    return np.asarray(share + (together - share * alone) / alone.mean())


def part(key: str, values: Array) -> Part:
    """A part with its interval."""
    mean, error = float(values.mean()), float(values.std() / sqrt(len(values)))
    return Part(key, *(min(1.0, max(0.0, mean + side * SURE * error)) for side in (0, -1, 1)))


# --- whether who is last chooses who wins ----------------------------------------------------------


@dataclass(frozen=True)
class Kings:
    """How often who was first after half of a game won, by what who was last played for."""

    alone: Measure  # each for itself
    first: Measure  # the last for the first
    second: Measure  # … for the second
    change: Change  # from the second's to the first's
    games: int


def can_have_kings(played: Played) -> bool:
    """Whether three compete at least, and choose for a reason."""
    competing = not played.variant.game.cooperative and len(played.sides) >= 3
    return competing and RANDOM not in levels_of(played.variant, played.bots)


def replays(played: Played) -> int:
    """How often its deals are played once more for `luck` and `kings`."""
    return len(OTHERWISE) + (2 if can_have_kings(played) else 0)


def kings(played: Played, threads: int | None, tick: Tick) -> Kings | None:
    """What it moves if who is last after half of a game plays for the first from there on, and for the second."""
    if not can_have_kings(played):
        return None
    games = min(played.games, GAMES)
    chances = played.chances[:games, HALF]
    ranks = np.argsort(-chances, 1, kind="stable")
    first, second, last = ranks[:, 0], ranks[:, 1], ranks[:, -1]
    since = (played.lengths[:games] + 1) // 2

    def won(winners: Array) -> Measure:
        return Measure("kings", SHARE, scores(played, winners)[np.arange(games), side_of[first]], {})

    side_of = np.array([next(k for k, side in enumerate(played.sides) if s in side) for s in range(chances.shape[1])])
    helped = [
        won(replayed(played, games, threads, tick, serving=np.stack([last, whom, since], 1).astype(np.int64)))
        for whom in (first, second)
    ]
    return Kings(won(played.winners[:games]), helped[0], helped[1], paired(helped[1], helped[0]), games)
