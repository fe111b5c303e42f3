"""Where one game is played in bulk: contests between levels, in compiled code on all cores or on a GPU."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from fathoms.bots import Level
from fathoms.bots.judge import CHANCES, UNIT, Gear
from fathoms.bots.mind import MODULES
from fathoms.bots.tree import SEATS, blank, room_for
from fathoms.bots.weights import GREEDY, SEARCH, at_table, log_odds
from fathoms.core.game import Game
from fathoms.core.link import meaning, modules_of
from fathoms.lab import contest
from fathoms.lab.contest import Crop, Desk

CHUNK = 250  # games in one go, where nobody searches
MOST = 20_000  # actions after which a game is cut off
MANY = 20_000  # games that are worth a GPU, where there is one
EVERY = 3  # about one position of so many is noted

if TYPE_CHECKING:
    from fathoms.lab.gpu import GpuContests

Array = np.ndarray[Any, Any]


@cache
def _compiled(game: Game) -> Any:
    from fathoms.core.twin import build

    modules = modules_of(game, *MODULES, contest)
    return build(f"{game.name}-contest", modules, meaning(game), (contest.contest,))[contest.contest]


@cache
def _gpu(game: Game) -> GpuContests | None:
    from fathoms.core.cuda import is_here

    if not is_here():
        return None
    from fathoms.lab.gpu import GpuContests

    return GpuContests(game)


class Field:
    """One game at one seat count, with one set of options."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.boxes, self.blanks, _ = game.fast.prepare(seats, None, options or {})
        self.greedy, self.search = (np.array(log_odds(game, seats, kind)) for kind in (GREEDY, SEARCH))

    def play(
        self,
        levels: Sequence[Level],
        games: int,
        seed: int,
        *,
        first: int = 0,
        turn: int = 0,
        rows: int = 0,
        weights: Array | None = None,
        rival: Array | None = None,
        rivals: int = 0,
        most: int = MOST,
        tick: Callable[[int], None] | None = None,
    ) -> Crop:
        """Deals first … first+games-1 of a seed, and up to so many noted rows; `tick` hears of games played.

        Seats judge by `weights` and those in `rivals` by `rival`; without, all by the game's, as their level does.
        """
        if weights is None:
            weights, rival = self.search, self.greedy
            rivals = sum(1 << seat for seat, level in enumerate(levels) if not level.simulations)
        ours, theirs = weights, weights if rival is None else rival
        simulations = max(level.simulations for level in levels)
        each = 1 if simulations else CHUNK
        thinks = np.array([at_table(self.game, self.seats, level) for level in levels], np.int64)
        run = _compiled(self.game)
        parts = -(-games // each)

        def work(part: int) -> Crop:
            begin, count = part * each, min(each, games - part * each)
            crop = blank_crop(rows // parts, len(ours) - 1, count)
            run(
                self.boxes,
                self.blanks,
                thinks,
                rivals,
                int(self.game.cooperative),
                seed,
                turn,
                first + begin,
                count,
                most,
                EVERY,
                self.desk(),
                blank(np.zeros, room_for(simulations)),
                crop,
                self.gear(ours),
                self.gear(theirs),
            )
            return ended(crop)

        crops = []
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            try:
                for crop in pool.map(work, range(parts)):
                    crops.append(crop)
                    if tick is not None:
                        tick(len(crop.winners))
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
        return joined(crops)

    def desk(self) -> Desk:
        """Room to think."""
        actions = len(self.game.actions)
        return Desk(
            np.repeat(self.blanks, 1),
            np.repeat(self.blanks, 1),
            np.repeat(self.blanks, 2),
            np.zeros(actions, np.int16),
            np.zeros(actions),
            np.zeros(actions, np.int64),
            np.zeros(SEATS, np.int64),
            np.zeros(SEATS),
            np.zeros(4, np.uint32),
        )

    def gear(self, weights: Array) -> Gear:
        """Judging with those weights."""
        return Gear(
            np.round(weights * UNIT).astype(np.int64),
            np.array(CHANCES),
            np.zeros(len(weights) - 1, np.int32),
            np.zeros(len(self.game.actions), np.int16),
            np.zeros(4, np.uint32),
        )


class Match(NamedTuple):
    """Players on a field: seats in `rivals` judge by `rival`, the others by `weights`."""

    field: Field
    weights: Array
    rival: Array
    rivals: int


def play_matches(matches: Sequence[Match], level: Level, games: int, seed: int, most: int) -> list[Crop]:
    """So many games of each match at one seat count; of players who do not search on the GPU, where there is one."""
    field = matches[0].field
    gpu = _gpu(field.game) if len(matches) * games >= MANY and not level.simulations else None
    if gpu is not None:
        return gpu.play(matches, level, games, seed, most)
    players = [level] * field.seats
    return [
        m.field.play(players, games, seed, weights=m.weights, rival=m.rival, rivals=m.rivals, most=most)
        for m in matches
    ]


def blank_crop(rows: int, hints: int, games: int) -> Crop:
    """Room for a crop."""
    return Crop(
        np.zeros((rows, hints), np.int16),
        np.zeros(rows, np.int8),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int8),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int32),
        np.zeros(games, np.int8),
        np.zeros(games, np.int32),
        np.zeros(games, np.int8),
    )


def ended(crop: Crop) -> Crop:
    """A crop without the rows left blank."""
    return picked(crop, np.nonzero(crop.life)[0])


def picked(crop: Crop, kept: Array) -> Crop:
    """A crop with some of its rows."""
    return Crop(*(column[kept] for column in crop[:6]), *crop[6:])  # type: ignore[call-arg]  # nine columns


def joined(crops: Sequence[Crop]) -> Crop:
    """Several crops as one."""
    return Crop(*(np.concatenate(parts) for parts in zip(*crops, strict=True)))


def count_seats(masks: Array) -> Array:
    """How many seats each mask holds."""
    return np.asarray(sum((masks >> seat) & 1 for seat in range(SEATS)))
