"""The weights of a game's hints, from mass simulation.

Greedy players play many games with the weights of the round before and a few whims; the hints of their
positions and what became of each seat are fitted by logistic regression; that gives the weights of the next round.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

import numpy as np

from fathoms.bots.judge import CHANCES, UNIT, Gear
from fathoms.bots.mind import MODULES
from fathoms.bots.weights import FILE
from fathoms.core.game import Game
from fathoms.core.link import meaning, modules_of
from fathoms.lab import harvest
from fathoms.lab.harvest import Crop

CHUNK = 500  # games a thread plays in one go
MOST = 4_000  # decisions after which a game is cut off
ROWS = 400_000  # at most, of one round
EVERY = 3  # about one position of so many is noted
WHIMS = 8  # decisions of a hundred that are taken at random
RARE = 0.02  # a team that wins less often than this has nothing to learn from winning
PATIENCE = 0.5  # how much positions far from the end count, in median distances from it
MEMORY = 3  # rounds that a fit remembers
RIDGE = 1e-4  # how strongly weights are held near zero, so that hints that say the same share the credit

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights, and how well they foretell games they were not fitted to."""

    weights: Array  # of the constant and each hint
    loss: float  # mean log loss
    base: float  # log loss of always saying the mean
    wins: float  # mean share of seats that won
    rows: int


@cache
def _compiled(game: Game) -> Any:
    from fathoms.core.twin import build

    modules = modules_of(game, *MODULES, harvest)
    return build(f"{game.name}-tune", modules, meaning(game), (harvest.harvest,))[harvest.harvest]


def gather(
    game: Game, seats: int, weights: Array, games: int, seed: int, whims: int, options: Mapping[str, Any]
) -> Crop:
    """What so many games bring in."""
    play = _compiled(game)
    boxes, blanks, _ = game.fast.prepare(seats, None, options)
    hints, actions = len(game.hints.FEATURES), len(game.actions)
    parts = -(-games // CHUNK)
    room = ROWS // parts

    def work(part: int) -> Crop:
        count = min(CHUNK, games - part * CHUNK)
        crop = Crop(
            np.zeros((room, hints), np.int16),
            np.zeros(room, np.int8),
            np.zeros(room, np.int32),
            np.zeros(room, np.int8),
            np.zeros(room, np.int32),
            np.zeros(count, np.int8),
        )
        gear = Gear(
            np.round(weights * UNIT).astype(np.int64),
            np.array(CHANCES),
            np.zeros(hints, np.int32),
            np.zeros(actions, np.int16),
            np.zeros(4, np.uint32),
        )
        slots = np.repeat(blanks, 3)
        r, choices = np.zeros(4, np.uint32), np.zeros(actions, np.int16)
        used = play(boxes, blanks, slots, choices, r, seed, part * CHUNK, count, MOST, whims, EVERY, crop, gear)
        ended = np.nonzero(crop.life[:used])[0]
        return Crop(*(column if column is crop.winners else column[ended] for column in crop))

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        crops = list(pool.map(work, range(parts)))
    return joined(crops)


def joined(crops: Sequence[Crop]) -> Crop:
    """Several crops as one."""
    return Crop(*(np.concatenate(parts) for parts in zip(*crops, strict=True)))


def aims(game: Game, crop: Crop) -> Array:
    """What the players strive for: to win; a team that hardly ever wins yet, to hold out longer than most."""
    if game.cooperative and crop.labels.mean() < RARE:
        return np.asarray(crop.life > np.median(crop.life), np.int8)
    return np.asarray(crop.labels)


def regress(rows: Array, labels: Array, heed: Array) -> Array:
    """Logistic regression by Newton's method on standardised hints, rows heeded unequally; the constant first."""
    x = rows.astype(np.float64)
    mean, spread = x.mean(0), x.std(0)
    spread[spread == 0] = np.inf  # a hint that never changes gets no weight
    x = np.hstack([np.ones((len(x), 1)), (x - mean) / spread])
    w = np.zeros(x.shape[1])
    hold = np.full(len(w), RIDGE * heed.sum())
    hold[0] = 1e-6
    for _ in range(25):
        p = 1 / (1 + np.exp(-x @ w))
        slope = x.T @ (heed * (p - labels)) + hold * w
        bend = (x * (heed * p * (1 - p))[:, None]).T @ x + np.diag(hold)
        move = np.linalg.solve(bend, slope)
        w -= move
        if np.abs(move).max() < 1e-8:
            break
    found = w[1:] / spread
    return np.concatenate([[w[0] - found @ mean], found])


def log_loss(p: Array, labels: Array) -> float:
    """Mean surprise, in nats."""
    p = np.clip(p, 1e-9, 1 - 1e-9)
    return float(-np.mean(np.where(labels == 1, np.log(p), np.log(1 - p))))


def fit(game: Game, crop: Crop, winners: Array, seats: int) -> Fit:
    """Fits nine games of ten and is judged by the tenth."""
    rows, labels, held = crop.rows, aims(game, crop), crop.games % 10 == 9
    heed = np.exp(-crop.life / (PATIENCE * max(1.0, float(np.median(crop.life)))))
    weights = regress(rows[~held], labels[~held], heed[~held])
    p = 1 / (1 + np.exp(-(weights[0] + rows[held] @ weights[1:])))
    base = np.full(held.sum(), labels[~held].mean())
    wins = sum(float(((winners >> seat) & 1).mean()) for seat in range(seats)) / seats
    return Fit(weights, log_loss(p, labels[held]), log_loss(base, labels[held]), wins, len(rows))


def rounds_of(
    game: Game, seats: int, *, games: int, rounds: int, seed: int, options: Mapping[str, Any]
) -> Iterator[Fit]:
    """The fit after each round, beginning with players who choose at random."""
    weights = np.zeros(1 + len(game.hints.FEATURES))
    crops: list[Crop] = []
    for k in range(rounds):
        crops.append(gather(game, seats, weights, games, seed + k, WHIMS if k else 100, options))
        found = fit(game, joined(crops[-MEMORY:]), crops[-1].winners, seats)
        weights = found.weights
        yield found


def tune(
    game: Game,
    *,
    games: int = 20_000,
    rounds: int = 5,
    seed: int = 1,
    seats: int | None = None,
    progress: Callable[[int, int, Fit], None] | None = None,
) -> str:
    """Tunes a game for every seat count (or one) and returns the text of its `hints.toml`.

    `progress` hears (seats, round, fit) after every round.
    """
    fits: dict[int, Fit] = {}
    for n in game.seats if seats is None else [seats]:
        for k, found in enumerate(rounds_of(game, n, games=games, rounds=rounds, seed=seed, options={})):
            fits[n] = found
            if progress is not None:
                progress(n, k, found)
    return written(game, fits, games=games, rounds=rounds, seed=seed)


def written(game: Game, fits: Mapping[int, Fit], *, games: int, rounds: int, seed: int) -> str:
    """Fits as TOML."""
    lines = [
        f"# What a unit of each hint of {game.name} is worth, by seat count: log-odds of winning.",
        'method = "logistic regression on games of greedy players, round after round"',
        f"games = {games}  # a round",
        f"rounds = {rounds}",
        f"seed = {seed}",
        f"date = {date.today().isoformat()}",
    ]
    for n, found in fits.items():
        lines += [
            f"\n[seats.{n}]",
            f"log_loss = {found.loss:.4f}  # on games held back; {found.base:.4f} when always saying the mean",
            f"wins = {found.wins:.4f}  # mean share of seats that won in the last round",
            f"[seats.{n}.weights]",
        ]
        names = ("constant", *game.hints.FEATURES)
        lines += [f"{name} = {weight:.5f}" for name, weight in zip(names, found.weights, strict=True)]
    return "\n".join(lines) + "\n"


def keep(game: Game, text: str) -> None:
    """Writes a tuned text into the game's folder."""
    (game.folder / FILE).write_text(text, encoding="utf-8")
