"""The arena: bots against each other, seats rotated and seeds mirrored, with how sure one can be of the result.

Where players compete, every two of them play the same deals from every seat, each side having each seat equally
often, so that equals share the wins evenly. A bot plays itself first: if that is not even, nothing else is worth
reading. Where players are a team, each plays as the whole team.
"""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass, fields
from functools import partial
from itertools import combinations
from math import sqrt
from typing import Protocol

import numpy as np

from fathoms.bots import LEVELS
from fathoms.bots.network import is_network
from fathoms.games import AnyVariant
from fathoms.lab import Tick
from fathoms.lab.guests import guest_games
from fathoms.lab.runner import Runner, count_seats
from fathoms.lab.simulate import levels_of
from fathoms.lab.study import Array

USUAL = "usual"  # what is unusual about a variant with nothing unusual
SURE = 1.96  # standard deviations: 95 %

Progress = Callable[[int, int], None]  # games played, of how many


@dataclass(frozen=True, slots=True)
class Row:
    """One result: how often `player` won against `rival`, as a guest among several of it, or as the whole team."""

    game: str
    seats: int
    options: str  # what is unusual about the variant, as `fathoms.variant` reads it
    player: str
    rival: str  # empty where a team has none
    games: int
    wins: float  # a shared win counts in part
    share: float
    low: float
    high: float
    unfinished: int  # games that were cut off, half a win for either side
    guest: bool = False  # alone among players of the rival's level, be they its rivals or its team


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins, as sure as SURE says."""
    if not games:
        return 0.0, 1.0
    p, z = wins / games, SURE * SURE / games
    middle, spread = p + z / 2, SURE * sqrt(p * (1 - p) / games + z / games / 4)
    return max(0.0, (middle - spread) / (1 + z)), min(1.0, (middle + spread) / (1 + z))


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Which side (0 or 1) sits where, so that over all of them each side has each seat equally often."""
    first = tuple(seat % 2 for seat in range(seats))
    turned = [first[k:] + first[:k] for k in range(seats)]
    return sorted({side for t in turned for side in (t, tuple(1 - x for x in t))})


def duel(variant: AnyVariant, pair: tuple[str, str], *, games: int, seed: int, tick: Progress) -> Row:
    """Two levels, about so many games."""
    seats = variant.seats
    plans = seatings(seats)
    deals = -(-games // len(plans))
    runner, done = Runner(variant), count(tick, deals * len(plans))
    wins, unfinished = 0.0, 0
    for turn, plan in enumerate(plans):
        winners, over = ends(runner, [pair[side] for side in plan], deals, seed, turn, done)
        first, second = (
            count_seats(winners & sum(1 << seat for seat in range(seats) if plan[seat] == side)) for side in (0, 1)
        )
        wins += float(np.where(first + second == 0, 0.5, first / np.maximum(1, first + second)).sum())
        unfinished += int((over == 0).sum())
    return row(variant, pair, deals * len(plans), wins, unfinished)


def team(variant: AnyVariant, level: str, *, games: int, seed: int, tick: Progress) -> Row:
    """One level as the whole team."""
    winners, over = ends(Runner(variant), [level] * variant.seats, games, seed, 0, count(tick, games))
    return row(variant, (level, ""), games, float((winners != 0).sum()), int((over == 0).sum()))


def visit(variant: AnyVariant, pair: tuple[str, str], *, games: int, seed: int, tick: Progress) -> Row:
    """One guest among bots of a level, on every seat in turn: as their rival, or as one of their team."""
    own, host = pair
    seats = variant.seats
    deals = -(-games // seats)
    runner, done = Runner(variant), count(tick, deals * seats)
    wins, unfinished = 0.0, 0
    for turn in range(seats):
        levels = [own if seat == turn else host for seat in range(seats)]
        winners, over = ends(runner, levels, deals, seed, turn, done)
        wins += float(((winners >> turn) & 1).sum())
        unfinished += int((over == 0).sum())
    return row(variant, pair, deals * seats, wins, unfinished, guest=True)


def ends(runner: Runner, levels: Sequence[str], deals: int, seed: int, turn: int, tick: Tick) -> tuple[Array, Array]:
    """The winners and the endings of so many deals; in compiled code, unless a network plays."""
    if not any(map(is_network, levels)):
        samples = runner.play(levels_of(runner.variant, levels), deals, seed, turn=turn, tick=tick)
        return samples.winners, samples.over
    found = []
    for end in guest_games(runner.variant, levels, deals, seed, turn=turn):
        found.append(end)
        tick(1)
    winners, over = np.array(found, np.int64).T
    return winners, over


def count(tick: Progress, of: int) -> Tick:
    """Adds up games played for a progress bar."""
    done = 0

    def more(games: int) -> None:
        nonlocal done
        done += games
        tick(done, of)

    return more


def row(
    variant: AnyVariant, pair: tuple[str, str], games: int, wins: float, unfinished: int, *, guest: bool = False
) -> Row:
    """A result with its interval."""
    name, _, *unusual = str(variant).split()
    options = " ".join(unusual) or USUAL
    return Row(name, variant.seats, options, *pair, games, wins, wins / games, *wilson(wins, games), unfinished, guest)


class Contest(Protocol):
    """Something to be played: so many games of a seed."""

    def __call__(self, *, games: int, seed: int, tick: Progress) -> Row:
        """Plays them."""


def arena(
    variants: Iterable[AnyVariant],
    levels: Sequence[str] = tuple(LEVELS),
    *,
    games: int = 100,
    seed: int = 1,
    guest: str | None = None,
    progress: Callable[[str, int, int], None] | None = None,
) -> Iterator[Row]:
    """All results, one after the other; `progress` hears (what is played, games done, of how many)."""
    for variant in variants:
        for what, play in contests(variant, levels, guest):

            def tick(done: int, of: int, what: str = what) -> None:
                if progress is not None:
                    progress(what, done, of)

            yield play(games=games, seed=seed, tick=tick)


def contests(variant: AnyVariant, levels: Sequence[str], guest: str | None) -> Iterator[tuple[str, Contest]]:
    """What is to be played: a guest's visits, every level as a team, or A against A first and then every two."""
    if guest is not None:
        for level in levels:
            yield f"{guest}, {level}", partial(visit, variant, (guest, level))
    elif variant.game.cooperative:
        for level in levels:
            yield level, partial(team, variant, level)
    else:
        for pair in [(levels[0], levels[0]), *((b, a) for a, b in combinations(levels, 2))]:
            yield ", ".join(pair), partial(duel, variant, pair)


def as_markdown(rows: Iterable[Row]) -> str:
    """Results as a table for people."""
    lines = ["| game | seats | options | player | rival | games | wins | 95 % |", "|---|---|---|---|---|---|---|---|"]
    lines += [
        f"| {r.game} | {r.seats} | {r.options} | {r.player} | {opposite(r)} | {r.games} "
        f"| {100 * r.share:.1f} % | {100 * r.low:.1f}–{100 * r.high:.1f} % |"
        for r in rows
    ]
    return "\n".join(lines) + "\n"


def opposite(r: Row) -> str:
    """Whom a player met."""
    return f"among {r.rival}s" if r.guest else r.rival or "–"


def as_csv(rows: Iterable[Row]) -> str:
    """Results as a table for programs."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(f.name for f in fields(Row))
    writer.writerows(astuple(row) for row in rows)
    return text.getvalue()
