"""The arena: bots against each other, seats rotated and seeds mirrored, with how sure one can be of the result.

Where players compete, every two of them play the same deals from every seat, each side having each seat equally
often, so that equals share the wins evenly. A bot plays itself first: if that is not even, nothing else is worth
reading. Where players are a team, each plays as the whole team, for every seat count and set of options asked for.
"""

import csv
import io
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass, fields
from itertools import combinations
from math import sqrt
from typing import Any

from fathoms.bots import LEVELS, Bot, bot, cheat
from fathoms.core.chance import mix
from fathoms.core.game import Game
from fathoms.core.state import clone

CHEAT = "cheat"  # plays like a dolphin that sees every secret and every die to come
MOST = 3_000  # decisions after which a game counts as nobody's
SURE = 1.96  # standard deviations: 95 %

Progress = Callable[[int, int], None]  # games played, of how many


@dataclass(frozen=True, slots=True)
class Row:
    """One result: how often `player` won against `rival` (or, with no rival, as the whole team)."""

    game: str
    seats: int
    options: str
    player: str
    rival: str
    games: int
    wins: float  # a shared win counts in part
    share: float
    low: float
    high: float


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins, as sure as SURE says."""
    if not games:
        return 0.0, 1.0
    p, z = wins / games, SURE * SURE / games
    middle, spread = p + z / 2, SURE * sqrt(p * (1 - p) / games + z / games / 4)
    return max(0.0, (middle - spread) / (1 + z)), min(1.0, (middle + spread) / (1 + z))


def player(game: Game, level: str, seed: int) -> Bot:
    """A fresh bot of a level, or the cheat."""
    return cheat(game, seed) if level == CHEAT else bot(game, level, seed, compiled=True)


def play(game: Game, levels: Sequence[str], *, seed: int, deal: int, options: Mapping[str, Any], turn: int = 0) -> int:
    """One game, a fresh bot a seat; returns the winners as a bit mask.

    Every `turn` of the same deal has the same dice and other bots, so that bots of one level do not repeat themselves.
    """
    chosen = game.choose(len(levels), options)
    box = game.open_box(None, chosen.edition)
    s = game.blank(len(levels), chosen)
    game.begin(box, s, seed, deal)
    bots = [player(game, level, mix(mix(mix(seed, deal), turn), seat)) for seat, level in enumerate(levels)]
    for _ in range(MOST):
        if s.over:
            break
        for seat, action in decisions(game, box, s, bots, levels):
            if (s.waiting >> seat) & 1:
                game.step(box, s, seat, action)
    return int(s.winners)


def decisions(game: Game, box: Any, s: Any, bots: Sequence[Bot], levels: Sequence[str]) -> Iterable[tuple[int, int]]:
    """What the waiting seats choose now: each for itself; of a team only the one who is surest to do good."""
    found = []
    for seat in range(s.seats):
        if (s.waiting >> seat) & 1:
            view = clone(s)
            if levels[seat] != CHEAT:
                game.sight.hide(box, view, seat)
            found.append((seat, bots[seat].decide(box, view, seat, game.legal(box, s, seat))))
    if game.cooperative:
        found = [max(found, key=lambda choice: choice[1].chance)]
    return [(seat, weighed.action) for seat, weighed in found]


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Which side (0 or 1) sits where, so that over all of them each side has each seat equally often."""
    first = tuple(seat % 2 for seat in range(seats))
    turned = [first[k:] + first[:k] for k in range(seats)]
    return sorted({side for t in turned for side in (t, tuple(1 - x for x in t))})


def duel(
    game: Game, pair: tuple[str, str], *, games: int, seats: int, seed: int, options: Mapping[str, Any], tick: Progress
) -> Row:
    """Two levels, about so many games."""
    plans = seatings(seats)
    deals = -(-games // len(plans))
    jobs = [(deal, turn) for deal in range(deals) for turn in range(len(plans))]

    def share(job: tuple[int, int]) -> float:
        deal, turn = job
        plan = plans[turn]
        winners = play(game, [pair[side] for side in plan], seed=seed, deal=deal, options=options, turn=turn)
        won = [side for seat, side in enumerate(plan) if (winners >> seat) & 1]
        return won.count(0) / len(won) if won else 0.5

    wins = sum(together(share, jobs, tick))
    low, high = wilson(wins, len(jobs))
    return Row(game.name, seats, named(options), *pair, len(jobs), wins, wins / len(jobs), low, high)


def voyage(
    game: Game, level: str, *, games: int, seats: int, seed: int, options: Mapping[str, Any], tick: Progress
) -> Row:
    """One level as the whole team."""

    def won(deal: int) -> float:
        return float(play(game, [level] * seats, seed=seed, deal=deal, options=options) != 0)

    wins = sum(together(won, range(games), tick))
    low, high = wilson(wins, games)
    return Row(game.name, seats, named(options), level, "", games, wins, wins / games, low, high)


def together(work: Callable[[Any], float], jobs: Sequence[Any], tick: Progress) -> Iterator[float]:
    """The results of all jobs in order, done on all cores."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for done, result in enumerate(pool.map(work, jobs), 1):
            tick(done, len(jobs))
            yield result


def arena(
    game: Game,
    levels: Sequence[str] = LEVELS,
    *,
    games: int = 100,
    seats: Sequence[int] | None = None,
    options: Sequence[Mapping[str, Any]] = ({},),
    seed: int = 1,
    progress: Callable[[str, int, int], None] | None = None,
) -> Iterator[Row]:
    """All results, one after the other; `progress` hears (what is played, games done, of how many)."""
    for n in seats or [game.usual_seats]:
        for chosen in options:
            for what, run in matches(game, levels):

                def tick(done: int, of: int, what: str = what) -> None:
                    if progress is not None:
                        progress(what, done, of)

                yield run(games=games, seats=n, seed=seed, options=chosen, tick=tick)


def matches(game: Game, levels: Sequence[str]) -> Iterator[tuple[str, Callable[..., Row]]]:
    """What is to be played: a team's voyages, or A against A first and then every two."""
    if game.cooperative:
        for level in levels:
            yield level, lambda level=level, **about: voyage(game, level, **about)
        return
    for pair in [(levels[0], levels[0]), *((b, a) for a, b in combinations(levels, 2))]:
        yield " against ".join(pair), lambda pair=pair, **about: duel(game, pair, **about)


def named(options: Mapping[str, Any]) -> str:
    """Options in one line."""
    return " ".join(f"{name}={value}" for name, value in options.items()) or "usual"


def as_markdown(rows: Iterable[Row]) -> str:
    """Results as a table for people."""
    lines = ["| game | seats | options | player | rival | games | wins | 95 % |", "|---|---|---|---|---|---|---|---|"]
    lines += [
        f"| {r.game} | {r.seats} | {r.options} | {r.player} | {r.rival or '–'} | {r.games} "
        f"| {100 * r.share:.1f} % | {100 * r.low:.1f}–{100 * r.high:.1f} % |"
        for r in rows
    ]
    return "\n".join(lines) + "\n"


def as_csv(rows: Iterable[Row]) -> str:
    """Results as a table for programs."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(f.name for f in fields(Row))
    writer.writerows(astuple(row) for row in rows)
    return text.getvalue()
