"""Where one game is played in bulk: contests between levels, in compiled code on all cores or on a GPU."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from fathoms.bots import Level
from fathoms.bots.engine import MODULES
from fathoms.bots.judge import CHANCES, UNIT, Evaluator
from fathoms.bots.tree import blank, room_for
from fathoms.bots.weights import GREEDY, SEARCH, at_table, log_odds
from fathoms.core.game import AnyGame
from fathoms.core.link import bot_bindings, bot_modules
from fathoms.core.reach import Rule, text_digest
from fathoms.core.state import GENERATOR, SEATS
from fathoms.games import AnyVariant
from fathoms.lab import Tick, contest, crews, study
from fathoms.lab.contest import NOTED, Samples, Workspace
from fathoms.lab.study import BY_GAME, BY_PART, PLACES, POINTS, ROOM, WIDEST, Array, Notes

CHUNK = 250  # games in one go, where nobody searches
MOST = 20_000  # actions after which a game is cut off
MANY = 20_000  # games that are worth a GPU, where there is one and more are to come
LOTS = 1_000_000  # games of one order that are worth compiling for it
EVERY = 3  # about one position of so many is noted
FREE: Array = np.zeros((0, 0), np.int64)  # nothing is banned, nobody serves another
RANDOM = Level(slips=100)  # takes any choice
zeros: Callable[..., Any] = np.zeros  # compiled code takes arrays for the lists that it is written for
copies: Callable[..., Any] = np.repeat

if TYPE_CHECKING:
    from fathoms.lab.crews import Crew
    from fathoms.lab.gpu import GpuContests


@cache
def _compiled(game: AnyGame, *, random: bool, counts: bool, watched: bool) -> Any:
    """A game's contest: of players who think or of random ones, counted or not, watched or not."""
    from fathoms.core.twin import build

    tag = f"{game.name}-contest" + "-random" * random + "-counted" * counts + "-watched" * watched
    instead = instead_of(random=random, counts=counts, watched=watched)
    modules = bot_modules(game, *MODULES, study, contest)
    return build(tag, modules, bot_bindings(game), (contest.contest,), instead=instead)[contest.contest]


def instead_of(*, random: bool, counts: bool, watched: bool = False) -> dict[Rule, Rule]:
    """What takes the place of what in a contest of random players, in one that is counted, in one that is watched."""
    taken: dict[Rule, Rule] = {}
    if random:
        taken[contest.decide] = contest.decide_at_random
    if counts:
        taken[contest.act] = contest.act_counted
    if watched:
        taken[contest.watch] = contest.watch_closely
        taken[contest.open_to] = contest.open_unless_banned
        taken[contest.ponder] = contest.ponder_for_another
    return taken


@cache
def _gpu(game: AnyGame, *, random: bool = False, counts: bool = False) -> GpuContests | None:
    from fathoms.core.cuda import is_here

    if not is_here():
        return None
    from fathoms.lab.gpu import GpuContests

    return GpuContests(game, random=random, counts=counts)


@dataclass(frozen=True, eq=False)
class Order:
    """What decides games beside their variant; it can be sent to another machine."""

    levels: tuple[Level, ...]
    seed: int
    first: int
    turn: int
    rows: int
    weights: Array
    rival: Array
    rivals: int
    most: int
    counts: bool
    logged: int  # actions of a game that an onlooker writes down; 0: there is none
    roll: int  # of a deal: 0 its own dice and draws, else others
    banned: Array  # by seat and action: 1 where it may not do that; empty where all may do all
    serving: Array  # of each game, from the first: which seat plays for which, and from when on; empty where none does


Part = tuple[Samples, Notes]


class Runner:
    """Plays one variant in bulk."""

    def __init__(self, variant: AnyVariant) -> None:
        self.variant = variant
        self.game = variant.game
        self.seats = variant.seats
        self.boxes, self.blanks = self.game.fast.prepare(variant)
        self.greedy, self.search = (np.array(log_odds(self.game, self.seats, kind)) for kind in (GREEDY, SEARCH))

    def play(
        self,
        levels: Sequence[Level],
        games: int,
        seed: int,
        *,
        tick: Tick | None = None,
        **how: Any,
    ) -> Samples:
        """All `pieces` as one; `tick` hears of games played."""
        found = []
        for samples in self.pieces(levels, games, seed, **how):
            found.append(samples)
            if tick is not None:
                tick(len(samples.winners))
        return joined(found)

    def pieces(
        self, levels: Sequence[Level], games: int, seed: int, *, threads: int | None = None, **how: Any
    ) -> Iterator[Samples]:
        """What came of the games of an order, in order, piece by piece."""
        for samples, _ in self.parts(self.order(levels, seed, **how), games, threads=threads):
            yield samples

    def parts(self, order: Order, games: int, *, threads: int | None = None) -> Iterator[Part]:
        """So many games of an order, part by part, always the same: on the cluster that was joined, or here.

        Here they are played on all cores; so many that compiling for it pays, where nobody searches or looks on, on the
        GPU, unless threads are asked for.
        """
        each = 1 if max(level.simulations for level in order.levels) else CHUNK
        count = max(1, -(-games // each))
        shares = [(k * each, min(each, games - k * each), order.rows // count) for k in range(count)]
        crew: Crew | None = crews.hired()
        if crew is None and threads is None and games >= LOTS and each == CHUNK and not order.logged and not order.rows:
            crew = _gpu(self.game, random=is_random(order), counts=order.counts)
        return (crew or crews.Threads(threads or os.cpu_count() or 1)).work(self, order, shares)

    def order(
        self,
        levels: Sequence[Level],
        seed: int,
        *,
        first: int = 0,
        turn: int = 0,
        rows: int = 0,
        weights: Array | None = None,
        rival: Array | None = None,
        rivals: int = 0,
        most: int = MOST,
        counts: bool = False,
        logged: int = 0,
        roll: int = 0,
        banned: Array = FREE,
        serving: Array = FREE,
    ) -> Order:
        """Deals from `first` on of a seed, with up to so many noted rows.

        Seats judge by `weights` and those in `rivals` by `rival`; without, all by the game's, as their level does. With
        `counts` every action and phase is counted; if actions are to be `logged`, an onlooker notes every game. Only
        then something may be `banned`, or seats be `serving` others.
        """
        if weights is None:
            weights, rival = self.search, self.greedy
            rivals = sum(1 << seat for seat, level in enumerate(levels) if not level.simulations)
        return Order(
            levels=tuple(levels),
            seed=seed,
            first=first,
            turn=turn,
            rows=rows,
            weights=weights,
            rival=weights if rival is None else rival,
            rivals=rivals,
            most=most,
            counts=counts,
            logged=logged,
            roll=roll,
            banned=banned,
            serving=serving,
        )

    def contest(self, order: Order) -> Any:
        """The compiled contest that plays an order; to be asked for once before several threads do."""
        return _compiled(self.game, random=is_random(order), counts=order.counts, watched=order.logged > 0)

    def part(self, order: Order, begin: int, count: int, rows: int) -> Part:
        """Games begin … begin+count-1 of an order."""
        game, levels = self.game, order.levels
        thinks = np.array([at_table(game, self.seats, level) for level in levels], np.int64)
        run = self.contest(order)
        room = (len(game.verbs), len(game.phases)) if order.counts else (0, 0)
        samples = blank_samples(rows, len(order.weights) - 1, count, self.seats, *room)
        notes = blank_notes(self.blanks, count if order.logged else 0, self.seats, order.logged)
        run(
            self.boxes,
            self.blanks,
            thinks,
            order.rivals,
            int(game.cooperative),
            order.seed,
            order.turn,
            order.roll,
            order.first + begin,
            count,
            order.most,
            EVERY,
            self.workspace(notes, order.banned, order.serving[begin : begin + count]),
            blank(np.zeros, room_for(max(level.simulations for level in levels))),
            samples,
            self.evaluator(order.weights),
            self.evaluator(order.rival),
        )
        return ended(samples), notes

    @cached_property
    def players(self) -> str:
        """A fingerprint of what the bots think."""
        digest = hashlib.sha256(self.greedy.tobytes() + self.search.tobytes())
        digest.update(text_digest("players", bot_modules(self.game, *MODULES, contest)).encode())
        return digest.hexdigest()[:12]

    def workspace(self, notes: Notes, banned: Array, serving: Array) -> Workspace:
        """Room to think, and to write notes."""
        actions = len(self.game.verbs)
        return Workspace(
            tables=copies(self.blanks, 1),
            views=copies(self.blanks, 1),
            slots=copies(self.blanks, 2),
            choices=zeros(actions, np.int16),
            totals=zeros(actions),
            tries=zeros(actions, np.int64),
            planned=zeros(SEATS, np.int64),
            hopes=zeros(SEATS),
            r=zeros(GENERATOR, np.uint32),
            notes=notes,
            banned=banned,
            serving=serving,
        )

    def evaluator(self, weights: Array) -> Evaluator:
        """Judging with those weights."""
        units: Any = np.round(weights * UNIT).astype(np.int64)
        chances: Any = np.array(CHANCES)
        return Evaluator(
            weights=units,
            chances=chances,
            hints=zeros(len(weights) - 1, np.int32),
            out=zeros(len(self.game.verbs), np.int16),
            r=zeros(GENERATOR, np.uint32),
        )


def is_random(order: Order) -> bool:
    """Whether nobody thinks."""
    return all(level == RANDOM for level in order.levels)


class Pairing(NamedTuple):
    """Players of a variant: seats in `rivals` judge by `rival`, the others by `weights`."""

    runner: Runner
    weights: Array
    rival: Array
    rivals: int


def play_pairings(pairings: Sequence[Pairing], level: Level, games: int, seed: int, most: int) -> list[Samples]:
    """So many games of each at one seat count; of players who do not search on the GPU, where there is one."""
    runner = pairings[0].runner
    players = [level] * runner.seats
    gpu = _gpu(runner.game) if len(pairings) * games >= MANY and not level.simulations else None
    if gpu is not None:
        return gpu.play(pairings, players, games, seed, most)
    return [
        p.runner.play(players, games, seed, weights=p.weights, rival=p.rival, rivals=p.rivals, most=most)
        for p in pairings
    ]


def blank_samples(rows: int, hints: int, games: int, seats: int, actions: int = 0, phases: int = 0) -> Samples:
    """Room for so many rows and games; of no actions and phases where they are not counted."""
    return Samples(
        rows=np.zeros((rows, hints), np.int16),
        seats=np.zeros(rows, np.int8),
        games=np.zeros(rows, np.int32),
        labels=np.zeros(rows, np.int8),
        life=np.zeros(rows, np.int32),
        said=np.zeros(rows, np.int32),
        winners=np.zeros(games, np.int8),
        lengths=np.zeros(games, np.int32),
        over=np.zeros(games, np.int8),
        decisions=np.zeros((games, seats), np.int32),
        acts=np.zeros((games, seats, actions), np.int32),
        phases=np.zeros((games, phases), np.int32),
    )


def blank_notes(blanks: Array, games: int, seats: int, logged: int) -> Notes:
    """Room for the notes of so many games."""
    return Notes(
        now=np.zeros(len(PLACES), np.int64),
        before=np.zeros(SEATS, np.int64),
        wide=np.zeros(SEATS, np.int64),
        trace=np.zeros((ROOM, SEATS), np.int64),
        starter=np.zeros(games, np.int8),
        turns=np.zeros(games, np.int32),
        forced=np.zeros(games, np.int32),
        choices=np.zeros(games, np.int32),
        weighed=np.zeros(games, np.int32),
        good=np.zeros(games, np.int32),
        stake=np.zeros(games),
        leads=np.zeros(games, np.int32),
        since=np.zeros(games, np.int32),
        leader=np.zeros(games, np.int32),
        curve=np.zeros((games, POINTS, seats), np.uint8),
        ends=copies(blanks, games),
        log=np.zeros((games, logged), np.int32),
        widths=np.zeros((1, WIDEST), np.int64),
    )


def ended(samples: Samples) -> Samples:
    """Samples without the rows left blank."""
    return picked(samples, np.nonzero(samples.life)[0])


def picked(samples: Samples, kept: Array) -> Samples:
    """Samples with some of its rows."""
    return samples._replace(**{name: getattr(samples, name)[kept] for name in NOTED})


def notes_of(found: Sequence[Notes]) -> Notes:
    """The notes of several parts as one."""
    columns = (*BY_GAME, *BY_PART)
    return found[0]._replace(**{name: np.concatenate([getattr(one, name) for one in found]) for name in columns})


def joined(found: Sequence[Samples]) -> Samples:
    """Several found as one."""
    return Samples(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def count_seats(masks: Array) -> Array:
    """How many seats each mask holds."""
    return np.asarray(sum((masks >> seat) & 1 for seat in range(SEATS)))
