"""The weights of a game's hints, from mass simulation.

Greedy players play many games with the weights of the round before (at first with those the game has, or at random)
and a few whims, with the usual options and with every preset. The hints of their positions and what became of each
seat, heeded less the longer it took, are fitted by logistic regression: the weights of the next round. The best of
them, in matches against each other, are then changed a little again and again, and a change that wins is kept. Last
they are scaled so that what they say of a position is the chance to win among players who search.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from math import sqrt
from typing import Any

import numpy as np

from fathoms.bots import Level
from fathoms.bots.weights import FILE, log_odds
from fathoms.core.errors import BadOption
from fathoms.core.game import Game
from fathoms.lab.contest import Crop
from fathoms.lab.field import Field, Match, count_seats, joined, play_matches

ROWS = 300_000  # at most, of one round
MOST = 3_000  # actions after which a game is cut off
GREEDY = Level(worlds=1)
SEARCHER = Level(simulations=200)
SEARCHED = 900  # games of searchers, to know what a judgement is worth among them
WHIMS = (2, 5, 10, 20, 40)  # decisions of a hundred that are taken at random: flighty players find other positions
RARE = 0.02  # a team that wins less often than this has nothing to learn from winning
PATIENCE = 1.0  # how far an outcome reaches back, in median distances from the end
MEMORY = 3  # rounds that a fit remembers
SURE = 2.0  # standard deviations of a lead that make a champion
BOLD = 0.3  # how large a change is tried at first, in parts of a weight
BROOD = 16  # changes tried at a time
BOLDER, SHYER = 1.2, 0.85  # how that grows after a change that won, and shrinks after one that did not
CHANGED = 0.4  # share of the weights that a try changes
RIDGE = 1e-4  # how strongly weights are held near zero, so that hints that say the same share the credit

Array = np.ndarray[Any, Any]
Fields = Sequence[Field]


@dataclass(frozen=True, slots=True)
class Round:
    """What a round came to."""

    seats: int
    what: str
    best: Array  # the best weights so far: of the constant and each hint
    lead: float  # of this round's weights over the best before, in standard deviations
    length: float  # mean actions of its games


@dataclass(frozen=True, slots=True)
class Tuned:
    """The weights for a seat count, and how well they foretell games they were not fitted to."""

    weights: Array
    loss: float  # mean log loss
    base: float  # log loss of always saying the mean


def fields_of(game: Game, seats: int) -> list[Field]:
    """The usual options, and every preset that so many can play."""
    fields = [Field(game, seats)]
    for preset in game.presets.values():
        try:
            fields.append(Field(game, seats, preset))
        except BadOption:
            continue
    return fields


def watched(fields: Fields, levels: Sequence[Level], weights: Array, games: int, seed: int, rows: int) -> Crop:
    """What players of these levels meet in so many games, the fields and the levels taking turns."""
    pairs = [(field, level) for field in fields for level in levels]
    each = -(-games // len(pairs))
    return joined(
        [
            field.play(
                [level] * field.seats, each, seed, first=k * each, rows=rows // len(pairs), weights=weights, most=MOST
            )
            for k, (field, level) in enumerate(pairs)
        ]
    )


def leads_of(fields: Fields, challengers: Sequence[Array], champion: Array, games: int, seed: int) -> list[float]:
    """By how many standard deviations each challenger is ahead: as a team, or against the champion."""
    if fields[0].game.cooperative:
        return leads_of_teams(fields, challengers, champion, games, seed)
    everybody = (1 << fields[0].seats) - 1
    sides = everybody // 3, everybody - everybody // 3
    each = -(-games // len(sides) // len(fields))
    matches = [Match(field, w, champion, rivals) for w in challengers for field in fields for rivals in sides]
    shares = [
        share_of(m, crop) for m, crop in zip(matches, play_matches(matches, GREEDY, each, seed, MOST), strict=True)
    ]
    means = np.array(shares).reshape(len(challengers), -1).mean(1)
    return [float(lead) for lead in (means - 0.5) * 2 * sqrt(games)]


def share_of(match: Match, crop: Crop) -> float:
    """What part of the games the challenger wins; a game without an end is lost, so that nobody learns to wait."""
    lost = count_seats(crop.winners & match.rivals)
    won = count_seats(crop.winners) - lost
    return float((won / np.maximum(1, won + lost)).mean())


def leads_of_teams(fields: Fields, challengers: Sequence[Array], champion: Array, games: int, seed: int) -> list[float]:
    """The same for teams; where hardly anybody wins, it is good to hold out."""
    matches = [Match(field, w, w, 0) for w in (champion, *challengers) for field in fields]
    crops = play_matches(matches, GREEDY, -(-games // len(fields)), seed, MOST)
    k = len(fields)
    old, *teams = (joined(crops[i : i + k]) for i in range(0, len(crops), k))
    found = []
    for new in teams:
        a, b = (float((crop.winners != 0).mean()) for crop in (new, old))
        if a + b < RARE:
            found.append(float((new.lengths.mean() - old.lengths.mean()) / new.lengths.std() * sqrt(games / 2)))
        else:
            found.append((a - b) / sqrt((a * (1 - a) + b * (1 - b)) / games))
    return found


def aims(game: Game, crop: Crop) -> Array:
    """What the players strive for, between 0 and 1: to win, and soon.

    A team that hardly ever wins yet strives to hold out longer than most.
    """
    labels = crop.labels.astype(np.float64)
    if game.cooperative and labels.mean() < RARE:
        return np.asarray(np.maximum(labels, crop.life > np.median(crop.life)))
    mean = labels.mean()
    return np.asarray(mean + (labels - mean) * np.exp(-crop.life / (PATIENCE * max(1.0, float(np.median(crop.life))))))


def regress(rows: Array, aim: Array) -> Array:
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
        slope = x.T @ (p - aim) + hold * w
        bend = (x * (p * (1 - p))[:, None]).T @ x + np.diag(hold)
        move = np.linalg.solve(bend, slope)
        w -= move
        if np.abs(move).max() < 1e-6:
            break
    found = w[1:] / spread
    return np.concatenate([[w[0] - found @ mean], found])


def judged(weights: Array, rows: Array) -> Array:
    """What weights say of positions, in log-odds."""
    return np.asarray(weights[0] + rows @ weights[1:])


def calibrated(weights: Array, crop: Crop) -> Tuned:
    """Weights scaled on half of the games so that what they say is the chance to win, judged by the other half.

    Where hardly anybody wins, nothing can be scaled and the weights stay as they are.
    """
    held = crop.games % 2 == 1
    said = judged(weights, crop.rows)
    shift, scale = regress(said[~held, None], crop.labels[~held]) if crop.labels.mean() > RARE / 4 else (0.0, 1.0)
    p = 1 / (1 + np.exp(-(shift + scale * said[held])))
    mean = np.full(held.sum(), crop.labels[~held].mean())
    scaled = weights * scale
    scaled[0] += shift
    return Tuned(scaled, log_loss(p, crop.labels[held]), log_loss(mean, crop.labels[held]))


def log_loss(p: Array, labels: Array) -> float:
    """Mean surprise, in nats."""
    p = np.clip(p, 1e-9, 1 - 1e-9)
    return float(-np.mean(np.where(labels == 1, np.log(p), np.log(1 - p))))


def rounds_of(fields: Fields, start: Array, *, games: int, rounds: int, seed: int) -> Iterator[Round]:
    """Round after round of fitting; players who know nothing yet choose at random."""
    best = weights = start
    crops: list[Crop] = []
    for k in range(rounds):
        levels = [GREEDY._replace(slips=slips) for slips in (WHIMS if weights[1:].any() else (100,))]
        crops.append(watched(fields, levels, weights, games, seed + k, ROWS))
        crop = joined(crops[-MEMORY:])
        weights = regress(crop.rows, aims(fields[0].game, crop))
        (lead,) = leads_of(fields, [weights], best, games, seed + rounds + k)
        if lead > SURE:
            best = weights
        yield Round(fields[0].seats, f"fit {k + 1}", best, lead, float(crops[-1].lengths.mean()))


def tries_of(fields: Fields, best: Array, *, games: int, tries: int, seed: int) -> Iterator[Round]:
    """Small changes of the weights, many at a time; where the better ones point to is tried, and kept if it wins."""
    levels = [GREEDY._replace(slips=slips) for slips in WHIMS]
    rows = watched(fields, levels, best, max(200, games // 10), seed, ROWS // 10)
    spread = np.concatenate([[np.inf], np.where(rows.rows.std(0) == 0, np.inf, rows.rows.std(0))])
    usual = np.abs(best * np.where(spread == np.inf, 0, spread)).mean()
    dice = np.random.default_rng(seed)
    bold = BOLD
    for k in range(tries):
        scale = bold * (np.abs(best) + usual / spread / 4)
        steps = dice.normal(size=(BROOD, len(best))) * (dice.random((BROOD, len(best))) < CHANGED)
        leads = leads_of(fields, [best + step * scale for step in steps], best, games, seed + 2 * k)
        better = np.argsort(leads)[-BROOD // 4 :]
        ways = [steps[better[-1]], steps[better].mean(0), 2 * steps[better].mean(0)]
        tried = [best + way * scale for way in ways]
        leads = leads_of(fields, tried, best, 4 * games, seed + 2 * k + 1)
        lead = max(leads)
        if lead > SURE:
            best = tried[leads.index(lead)]
        bold = min(BOLD, bold * (BOLDER if lead > SURE else SHYER))
        yield Round(fields[0].seats, f"try {k + 1}", best, lead, float(rows.lengths.mean()))


def tune(
    game: Game,
    *,
    games: int = 4_000,
    rounds: int = 8,
    tries: int = 8,
    seed: int = 1,
    progress: Callable[[Round], None] | None = None,
) -> Iterator[str]:
    """Tunes a game seat count by seat count; yields the text of its `hints.toml` with all that is known so far.

    It begins with the weights the game has, or with those just found for a seat less.
    """
    found = kept(game)
    for seats in game.seats:
        fields = fields_of(game, seats)
        best = np.array(log_odds(game, seats))
        if seats - 1 in found and not best[1:].any():
            best = found[seats - 1].weights
        for r in rounds_of(fields, best, games=games, rounds=rounds, seed=seed):
            best = r.best
            if progress is not None:
                progress(r)
        for r in tries_of(fields, best, games=games, tries=tries, seed=seed + 1_000):
            best = r.best
            if progress is not None:
                progress(r)
        searchers = [SEARCHER._replace(slips=slips) for slips in WHIMS[:3]]
        found[seats] = calibrated(best, watched(fields[:1], searchers, best, SEARCHED, seed + 2_000, ROWS))
        yield written(game, found, games=games, rounds=rounds, tries=tries, seed=seed)


def written(game: Game, found: Mapping[int, Tuned], *, games: int, rounds: int, tries: int, seed: int) -> str:
    """What was found, as TOML."""
    lines = [
        f"# What a unit of each hint of {game.name} is worth, by seat count: log-odds of winning.",
        'method = "regression on games of greedy players; changes that win matches; calibrated on games of searchers"',
        f"games = {games}  # a round, or each of the {BROOD} changes of a try",
        f"rounds = {rounds}",
        f"tries = {tries}",
        f"seed = {seed}",
        f"date = {date.today().isoformat()}",
    ]
    for seats, tuned in found.items():
        lines += [
            f"\n[seats.{seats}]",
            f"log_loss = {tuned.loss:.4f}  # on games held back",
            f"log_loss_of_mean = {tuned.base:.4f}  # on the same, always saying the mean",
            f"[seats.{seats}.weights]",
        ]
        names = ("constant", *game.hints.FEATURES)
        lines += [f"{name} = {weight:.6f}" for name, weight in zip(names, tuned.weights, strict=True)]
    return "\n".join(lines) + "\n"


def kept(game: Game) -> dict[int, Tuned]:
    """What the game's file says now."""
    path = game.folder / FILE
    sheet = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {"seats": {}}
    return {
        int(seats): Tuned(np.array(log_odds(game, int(seats))), table["log_loss"], table["log_loss_of_mean"])
        for seats, table in sheet["seats"].items()
    }


def keep(game: Game, text: str) -> None:
    """Writes a tuned text into the game's folder."""
    (game.folder / FILE).write_text(text, encoding="utf-8")
