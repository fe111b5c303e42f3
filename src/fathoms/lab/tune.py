"""The weights of a game's hints, from mass simulation: of greedy players, and of players who search.

Greedy players play many games with the weights of the round before (at first with those the game has, or at random)
and a few slips, with the usual options and with every preset. The hints of their positions and what became of each
seat, heeded less the longer it took, are fitted by logistic regression: the weights of the next round. The best of
them, in games against each other, are then changed a little again and again, and a change that wins is kept.

Players who search go on from what they had or from the weights of the greedy ones, whichever wins more, as a team or
against greedy players, and try changes too. Weights with which a game among equals does not end are not taken, however
much they win: two who wait for each other to move first are no fun. Last it is found out how to shift and scale what
weights say of a position so that it is the chance to win among players who search; of a team, what dolphins say of
their choices so that it is the chance to win among dolphins, who do far better than hints foretell. Greedy weights are
scaled so; those of searchers are not, for they play better as they are: with them only what is told to people is.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from math import sqrt

import numpy as np

from fathoms.bots import LEVELS, Level
from fathoms.bots.weights import FILE, GREEDY, SEARCH, at_table, by_seats, log_odds
from fathoms.core.errors import BadEdition, BadOption
from fathoms.core.game import AnyGame
from fathoms.core.sets import all_of
from fathoms.games import AnyVariant
from fathoms.lab import CUT_OFF
from fathoms.lab.contest import MILLION, Samples
from fathoms.lab.runner import Pairing, Runner, count_seats, joined, picked, play_pairings
from fathoms.lab.study import Array

ROWS = 300_000  # at most, of one round
GLANCE = Level(worlds=1)
SEARCHER = Level(simulations=150)
STALLS = 0.005  # games among equals that may go on for ever
LONG = 4  # times as many actions as a usual game of greedy players has: where a game of searchers is cut off
SLIP_RATES = (2, 5, 10, 20, 40)  # decisions of a hundred that are taken at random: flighty players find other positions
SEARCHERS = [SEARCHER._replace(slips=slips) for slips in (0, 4, 12)]
RARE = 0.02  # a team that wins less often than this has nothing to learn from winning
HORIZON = 1.0  # how far an outcome reaches back, in median distances from the end
MEMORY = 3  # rounds that a fit remembers
SURE = 2.0  # standard deviations of a lead that make a champion
STEP = 0.3  # how large a change is tried at first, in parts of a weight
BATCH = 16  # changes tried at a time
GROW, SHRINK = 1.2, 0.85  # how that grows after a change that won, and shrinks after one that did not
CHANGED = 0.4  # share of the weights that a try changes
RIDGE = 1e-4  # how strongly weights are held near zero, so that hints that say the same share the credit

METHOD = "fathoms tune: regression on games of greedy players; changes that win; searchers take what wins more"

Runners = Sequence[Runner]
Leads = Callable[[Sequence[Array], Array, int, int], list[float]]  # challengers, champion, games, seed


@dataclass(frozen=True, slots=True)
class Round:
    """What a round came to."""

    seats: int
    what: str
    best: Array  # the best weights so far: of the constant and each hint
    lead: float  # of this round's weights over the best before, in standard deviations


@dataclass(frozen=True, slots=True)
class Tuned:
    """The weights for a seat count, and how well those of searchers foretell games they were not scaled on."""

    greedy: Array
    search: Array
    shift: float  # what searchers say of a position, in log-odds, is shifted and scaled by this
    scale: float  # … to be the chance to win among them
    log_loss: float  # on games that it was not scaled on
    log_loss_of_mean: float  # on the same, always saying the mean


def runners_of(variant: AnyVariant) -> list[Runner]:
    """A variant; and where its options are the usual ones, every preset that so many can play with its edition."""
    like_it = partial(variant.game.variant, seats=variant.seats, edition=variant.edition)
    runners = [Runner(variant)]
    for preset in variant.game.presets if variant == like_it() else ():
        try:
            runners.append(Runner(like_it(preset=preset)))
        except (BadOption, BadEdition):
            continue
    return runners


def sample(
    runners: Runners,
    levels: Sequence[Level],
    weights: Array,
    games: int,
    seed: int,
    *,
    rows: int = ROWS,
    most: int = CUT_OFF,
) -> Samples:
    """What players of these levels meet in so many games, the runners and the levels taking turns."""
    pairs = [(runner, level) for runner in runners for level in levels]
    each = -(-games // len(pairs))
    return joined(
        [
            runner.play(
                [level] * runner.seats, each, seed, first=k * each, rows=rows // len(pairs), weights=weights, most=most
            )
            for k, (runner, level) in enumerate(pairs)
        ]
    )


def leads_of(runners: Runners, challengers: Sequence[Array], champion: Array, games: int, seed: int) -> list[float]:
    """How many standard deviations each challenger leads among greedy players: as a team, or against the champion."""
    if runners[0].game.cooperative:
        return leads_by(lambda teams: team_shares(runners, teams, games, seed), challengers, champion, games)
    sides = sides_of(runners)
    each = -(-games // len(sides) // len(runners))
    pairings = [Pairing(runner, w, champion, side) for w in challengers for runner in runners for side in sides]
    parts = play_pairings(pairings, GLANCE, each, seed, CUT_OFF)
    shares = [share_of(p.rivals, samples) for p, samples in zip(pairings, parts, strict=True)]
    means = np.array(shares).reshape(len(challengers), -1).mean(1)
    return [float(lead) for lead in (means - 0.5) * 2 * sqrt(games)]


def sides_of(runners: Runners) -> tuple[int, ...]:
    """Where rivals sit: nowhere in a team, else on every other seat, and on the others."""
    if runners[0].game.cooperative:
        return (0,)
    everybody = all_of(runners[0].seats)
    return everybody // 3, everybody - everybody // 3


def share_of(rivals: int, samples: Samples) -> float:
    """What part of the games the seats that are not rivals win; a game without an end is lost."""
    lost = count_seats(samples.winners & rivals)
    won = count_seats(samples.winners) - lost
    return float((won / np.maximum(1, won + lost)).mean())


def team_shares(runners: Runners, teams: Sequence[Array], games: int, seed: int) -> list[float]:
    """What part of its games each team of greedy players wins; where hardly anybody does, how long it holds out."""
    pairings = [Pairing(runner, w, w, 0) for w in teams for runner in runners]
    parts = play_pairings(pairings, GLANCE, -(-games // len(runners)), seed, CUT_OFF)
    k = len(runners)
    joint = [joined(parts[i : i + k]) for i in range(0, len(parts), k)]
    shares = [share_of(0, samples) for samples in joint]
    if max(shares) < RARE:
        return [float(samples.lengths.mean() / CUT_OFF) for samples in joint]
    return shares


def searcher_shares(
    runners: Runners, candidates: Sequence[Array], greedy: Array, games: int, seed: int, most: int
) -> list[float]:
    """What part of their games searchers win with each of the weights: as a team, or against greedy players."""
    sides = sides_of(runners)
    each = -(-games // len(sides) // len(runners))
    found = []
    for w in candidates:
        shares = []
        for runner in runners:
            for side in sides:
                levels = [GLANCE if (side >> seat) & 1 else SEARCHER for seat in range(runner.seats)]
                samples = runner.play(levels, each, seed, weights=w, rival=greedy, rivals=side, most=most)
                shares.append(share_of(side, samples))
        found.append(float(np.mean(shares)))
    return found


def leads_by(
    shares: Callable[[Sequence[Array]], list[float]], challengers: Sequence[Array], champion: Array, games: int
) -> list[float]:
    """By how many standard deviations each challenger's share of wins is above the champion's."""
    old, *new = shares([champion, *challengers])
    return [(a - old) / sqrt((a * (1 - a) + old * (1 - old) + 1e-9) / games) for a in new]


def ends(runners: Runners, level: Level, weights: Array, games: int, seed: int, most: int) -> bool:
    """Whether games among equals come to an end."""
    return bool(sample(runners, [level], weights, games, seed, rows=0, most=most).cut.mean() <= STALLS)


def targets(game: AnyGame, samples: Samples) -> Array:
    """What the players strive for, between 0 and 1: to win, and soon.

    A team that hardly ever wins yet strives to hold out longer than most.
    """
    labels = samples.labels.astype(np.float64)
    if game.cooperative and labels.mean() < RARE:
        return np.asarray(np.maximum(labels, samples.life > np.median(samples.life)))
    mean = labels.mean()
    return np.asarray(
        mean + (labels - mean) * np.exp(-samples.life / (HORIZON * max(1.0, float(np.median(samples.life)))))
    )


def regress(rows: Array, target: Array) -> Array:
    """Logistic regression by Newton's method on standardised hints; the constant first."""
    x = rows.astype(np.float64)
    mean, spread = x.mean(0), x.std(0)
    spread[spread == 0] = np.inf  # a hint that never changes gets no weight
    x = np.hstack([np.ones((len(x), 1)), (x - mean) / spread])
    w = np.zeros(x.shape[1])
    hold = np.full(len(w), RIDGE * len(x))
    hold[0] = 1e-6
    for _ in range(25):
        p = 1 / (1 + np.exp(-x @ w))
        slope = x.T @ (p - target) + hold * w
        bend = (x * (p * (1 - p))[:, None]).T @ x + np.diag(hold)
        move = np.linalg.solve(bend, slope)
        w -= move
        if np.abs(move).max() < 1e-6:
            break
    found = w[1:] / spread
    return np.concatenate([[w[0] - found @ mean], found])


def log_odds_of(weights: Array, rows: Array) -> Array:
    """What weights say of positions, in log-odds."""
    return np.asarray(weights[0] + rows @ weights[1:])


def calibration(said: Array, samples: Samples) -> tuple[float, float, float, float]:
    """How to shift and scale what was said, in log-odds, so that it is the chance to win.

    Also the log loss that half of the games so foretell the other half with, and that of always saying the mean. Where
    hardly anybody wins, all stays as it is.
    """

    def fit(rows: Array) -> Array:
        return (
            regress(said[rows, None], samples.labels[rows])
            if samples.labels.mean() > RARE / 4
            else np.array([0.0, 1.0])
        )

    held = samples.games % 2 == 1
    shift, scale = fit(~held)
    p = 1 / (1 + np.exp(-(shift + scale * said[held])))
    mean = np.full(held.sum(), samples.labels[~held].mean())
    shift, scale = fit(held | ~held)
    return float(shift), float(scale), log_loss(p, samples.labels[held]), log_loss(mean, samples.labels[held])


def calibration_of_dolphins(runner: Runner, search: Array, games: int, seed: int) -> tuple[float, float, float, float]:
    """The same of what dolphins say of their choices, in games of theirs."""
    samples = sample([runner], [LEVELS["dolphin"]], search, games, seed)
    unsure = np.nonzero((samples.said > 0) & (samples.said < MILLION))[0]
    chance = samples.said[unsure] / MILLION
    return calibration(np.log(chance / (1 - chance)), picked(samples, unsure))


def scaled(weights: Array, shift: float, scale: float) -> Array:
    """Weights that say by themselves what others say shifted and scaled."""
    return np.asarray(scale * weights + shift * (np.arange(len(weights)) == 0))


def log_loss(p: Array, labels: Array) -> float:
    """Mean surprise, in nats."""
    p = np.clip(p, 1e-9, 1 - 1e-9)
    return float(-np.mean(np.where(labels == 1, np.log(p), np.log(1 - p))))


def rounds_of(runners: Runners, start: Array, *, games: int, rounds: int, seed: int) -> Iterator[Round]:
    """Round after round of fitting; players who know nothing yet choose at random."""
    best = weights = start
    parts: list[Samples] = []
    for k in range(rounds):
        levels = [GLANCE._replace(slips=slips) for slips in (SLIP_RATES if weights[1:].any() else (100,))]
        parts.append(sample(runners, levels, weights, games, seed + k))
        samples = joined(parts[-MEMORY:])
        weights = regress(samples.rows, targets(runners[0].game, samples))
        (lead,) = leads_of(runners, [weights], best, games, seed + rounds + k)
        if lead > SURE and ends(runners, GLANCE, weights, games // 4, seed, CUT_OFF):
            best = weights
        yield Round(runners[0].seats, f"fit {k + 1}", best, lead)


def tries_of(
    runners: Runners, best: Array, leads: Leads, lasts: Callable[[Array], bool], *, games: int, tries: int, seed: int
) -> Iterator[Round]:
    """Small changes of the weights, many at a time; where the better ones point to is tried, and kept if it wins."""
    levels = [GLANCE._replace(slips=slips) for slips in SLIP_RATES]
    rows = sample(runners, levels, best, 500, seed, rows=ROWS // 10).rows
    spread = np.concatenate([[np.inf], np.where(rows.std(0) == 0, np.inf, rows.std(0))])
    usual = np.abs(best * np.where(spread == np.inf, 0, spread)).mean()
    dice = np.random.default_rng(seed)
    step_size = STEP
    for k in range(tries):
        scale = step_size * (np.abs(best) + usual / spread / 4)
        steps = dice.normal(size=(BATCH, len(best))) * (dice.random((BATCH, len(best))) < CHANGED)
        order = np.argsort(leads([best + step * scale for step in steps], best, games, seed + 2 * k))
        better = steps[order[-BATCH // 4 :]]
        tried = [best + way * scale for way in (better[-1], better.mean(0), 2 * better.mean(0))]
        found = leads(tried, best, 4 * games, seed + 2 * k + 1)
        lead = max(found)
        won = lead > SURE and lasts(tried[found.index(lead)])
        best = tried[found.index(lead)] if won else best
        step_size = min(STEP, step_size * (GROW if won else SHRINK))
        yield Round(runners[0].seats, f"try {k + 1}", best, lead)


def greedy_rounds(runners: Runners, best: Array, *, games: int, rounds: int, tries: int, seed: int) -> Iterator[Round]:
    """All rounds of greedy players."""
    for r in rounds_of(runners, best, games=games, rounds=rounds, seed=seed):
        best = r.best
        yield r

    def leads(challengers: Sequence[Array], champion: Array, games: int, seed: int) -> list[float]:
        return leads_of(runners, challengers, champion, games, seed)

    def lasts(weights: Array) -> bool:
        return ends(runners, GLANCE, weights, games // 4, seed, CUT_OFF)

    yield from tries_of(runners, best, leads, lasts, games=games, tries=tries, seed=seed + 1_000)


def search_rounds(
    runners: Runners, best: Array, greedy: Array, *, games: int, tries: int, seed: int, most: int
) -> Iterator[Round]:
    """All rounds of searchers."""

    def leads(challengers: Sequence[Array], champion: Array, games: int, seed: int) -> list[float]:
        def shares(weights: Sequence[Array]) -> list[float]:
            return searcher_shares(runners, weights, greedy, games, seed, most)

        return leads_by(shares, challengers, champion, games)

    def lasts(weights: Array) -> bool:
        return ends(runners, SEARCHER, weights, games // 4, seed, most)

    (lead,) = leads([greedy], best, games, seed)
    if lead > SURE and lasts(greedy):
        best = greedy
    yield Round(runners[0].seats, "search with the greedy weights", best, lead)
    for r in tries_of(runners, best, leads, lasts, games=games, tries=tries, seed=seed + 1_000):
        yield replace(r, what=f"search, {r.what}")


def tune(
    variants: Sequence[AnyVariant],
    *,
    games: int,
    rounds: int,
    tries: int,
    searched: int,
    searches: int,
    seed: int,
    progress: Callable[[Round], None],
) -> Iterator[str]:
    """Tunes variants of a game, one for each seat count; yields the text of its `hints.toml` with all known so far.

    It begins with the weights the game has, or with those just found for a seat less. `searched` games and `searches`
    tries are those of players who search; in a third as many games it is found out what a team of dolphins says.
    """
    method = {
        "games": games,
        "rounds": rounds,
        "tries": tries,
        "searched": searched,
        "searches": searches,
        "seed": seed,
    }
    game = variants[0].game
    found = kept(game)
    for variant in variants:
        n, runners = variant.seats, runners_of(variant)
        greedy, search = runners[0].greedy, runners[0].search
        if n - 1 in found and not greedy[1:].any():
            greedy, search = found[n - 1].greedy, found[n - 1].search
        for r in greedy_rounds(runners, greedy, games=games, rounds=rounds, tries=tries, seed=seed):
            greedy = r.best
            progress(r)
        most = int(LONG * sample(runners, [GLANCE], greedy, 200, seed, rows=0).lengths.mean())
        for r in search_rounds(runners, search, greedy, games=searched, tries=searches, seed=seed + 2_000, most=most):
            search = r.best
            progress(r)
        samples = sample(runners[:1], SEARCHERS, search, searched, seed + 3_000, most=most)
        greedy = scaled(greedy, *calibration(log_odds_of(greedy, samples.rows), samples)[:2])
        if game.cooperative:
            scale = calibration_of_dolphins(runners[0], search, searched // 3, seed + 4_000)
        else:
            scale = calibration(log_odds_of(search, samples.rows), samples)
        found[n] = Tuned(greedy, search, *scale)
        yield written(game, found, method)


def written(game: AnyGame, found: Mapping[int, Tuned], method: Mapping[str, int]) -> str:
    """What was found, as TOML."""
    lines = [
        f"# What a unit of each hint of {game.name} is worth, by seat count: log-odds of winning.",
        "# greedy: to players one step ahead; search: to those who search.",
        f'method = "{METHOD}"',
        *(f"{name} = {value}" for name, value in method.items()),
        f"date = {date.today().isoformat()}",
    ]
    names = ("constant", *game.hints.HINTS.names)
    for seats, tuned in sorted(found.items()):
        kraken, shrimp = (at_table(game, seats, LEVELS[name]) for name in ("kraken", "shrimp"))
        lines += [
            f"\n[seats.{seats}]",
            f"shift = {tuned.shift:.4f}  # what searchers say, in log-odds, is so shifted",
            f"scale = {tuned.scale:.4f}  # … and scaled to be the chance to win among them",
            f"log_loss = {tuned.log_loss:.4f}  # on games held back",
            f"log_loss_of_mean = {tuned.log_loss_of_mean:.4f}  # on the same, always saying the mean",
            f"ahead = {kraken.ahead}  # choices that krakens play on from where the tree ends",
            f"trees = {kraken.trees}  # that krakens grow side by side",
            *([f"steady = {shrimp.steady}  # turns of a hundred in which shrimps take the best"] * bool(shrimp.steady)),
        ]
        for kind, weights in ((GREEDY, tuned.greedy), (SEARCH, tuned.search)):
            lines.append(f"[seats.{seats}.{kind}]")
            lines += [f"{name} = {weight:.6f}" for name, weight in zip(names, weights, strict=True)]
    return "\n".join(lines) + "\n"


def kept(game: AnyGame) -> dict[int, Tuned]:
    """What the game's file says now."""
    return {
        seats: Tuned(
            np.array(log_odds(game, seats, GREEDY)),
            np.array(log_odds(game, seats, SEARCH)),
            tuning.shift,
            tuning.scale,
            tuning.log_loss,
            tuning.log_loss_of_mean,
        )
        for seats, tuning in by_seats(game).items()
    }


def keep(game: AnyGame, text: str) -> None:
    """Writes a tuned text into the game's folder."""
    (game.folder / FILE).write_text(text, encoding="utf-8")
