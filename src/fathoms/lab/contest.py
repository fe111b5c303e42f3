"""Many games between players of any level, what their positions looked like and what each seat did: what the arena and
simulations count and tuning learns from.

Like the rules, these functions run interpreted, compiled and on a GPU with the same results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from fathoms.bots.choice import stream, take, weigh
from fathoms.bots.greedy import try_each
from fathoms.bots.judge import Evaluator
from fathoms.bots.level import PEEKS, WORLDS
from fathoms.bots.tree import Tree
from fathoms.core.chance import POLICY, key, mix, spin
from fathoms.core.loops import Boxes, Floats, Ints, Slots, any_seat, begin, hide, hints, legal, step
from fathoms.core.state import Header
from fathoms.lab.study import GAME, Array, Notes, look

if TYPE_CHECKING:
    from collections.abc import Sequence

MILLION = 1_000_000
SILENT = -1
REROLL = 1 << 16  # the stream of a game's chance after the set-up, thrown once more, beside those of core/chance.py
GLANCES = 4  # worlds in which a seat that plays for another looks at each choice, if its level names none
SERVES, SERVED, SINCE = range(3)  # of `Workspace.serving`


class Workspace(NamedTuple):
    """Where players think."""

    tables: Slots  # one position: the game's
    views: Slots  # one position: what a seat sees of it
    slots: Slots  # two positions: what it imagines
    choices: Ints  # what it may do
    totals: Floats  # … what that was worth in all
    tries: Ints  # … and how often it was tried
    planned: Ints  # what each seat means to do
    hopes: Floats  # … and what it thinks of that
    r: Ints  # the generator that says which positions are noted
    notes: Notes  # what an onlooker writes down (lab/study.py); nothing where there is none
    banned: Array  # by seat and action: 1 where it may not; empty where all may; asked where one looks on
    serving: Array  # of each game: which seat plays for which, and after how many actions; likewise


class Samples(NamedTuple):
    """What was noted: one row a position and seat that was noted, and the end of every game and what was done in it."""

    rows: Array  # the hints
    seats: Array  # whose they are
    games: Array  # of which game
    labels: Array  # 1 if that seat won; a game without an end is lost by all
    life: Array  # how many more actions the game lasted
    said: Array  # the chance that it saw just before, having made its choice, in MILLIONs; SILENT if it made none
    winners: Array  # of each game, as a bit mask
    lengths: Array  # of each game, in actions
    over: Array  # of each game, the number of its ending; 0 if it was cut off
    decisions: Array  # of each game, by seat
    acts: Array  # of each game, by seat and action, how often it was chosen; empty where nobody counts
    phases: Array  # of each game, how many decisions were taken in each; empty where nobody counts

    @property
    def cut(self) -> Array:
        """Which games were cut off."""
        return np.asarray(self.over == 0)


NOTED = Samples._fields[: Samples._fields.index("winners")]  # a row a position and seat; the others have one a game


def open_to(b: object, s: Header, seat: int, w: Workspace) -> int:
    """Writes what a seat may do into `choices`; returns how many."""
    return legal(b, s, seat, w.choices)


def open_unless_banned(b: object, s: Header, seat: int, w: Workspace) -> int:
    """What `open_to` is where something may be banned: the rest of what the rules allow; all, if there is no rest."""
    n = legal(b, s, seat, w.choices)
    kept = 0
    if len(w.banned) > 0:
        for i in range(n):
            if w.banned[seat, w.choices[i]] == 0:
                kept += 1
    if kept == 0 or kept == n:
        return n
    kept = 0
    for i in range(n):
        if w.banned[seat, w.choices[i]] == 0:
            w.choices[kept] = w.choices[i]
            kept += 1
    return kept


def ponder(
    boxes: Boxes, seat: int, n: int, level: Ints, together: int, seed: int, w: Workspace, t: Tree, e: Evaluator
) -> None:
    """A seat weighs its choices."""
    weigh(boxes, w.views, w.slots, seat, w.choices, n, w.totals, w.tries, level, together, seed, t, e)


def ponder_for_another(
    boxes: Boxes, seat: int, n: int, level: Ints, together: int, seed: int, w: Workspace, t: Tree, e: Evaluator
) -> None:
    """What `ponder` is where a seat may play for another: it takes what is best for that one at a glance."""
    game = w.notes.now[GAME]
    if len(w.serving) > 0 and w.serving[game, SERVES] == seat and w.tables[0].ply >= w.serving[game, SINCE]:
        whom, worlds = w.serving[game, SERVED], max(GLANCES, level[WORLDS])
        try_each(boxes, w.views, w.slots, seat, whom, w.choices, n, w.totals, w.tries, worlds, seed, e)
    else:
        weigh(boxes, w.views, w.slots, seat, w.choices, n, w.totals, w.tries, level, together, seed, t, e)


def plan(
    boxes: Boxes, seat: int, level: Ints, together: int, heard: bool, seed: int, w: Workspace, t: Tree, e: Evaluator
) -> None:
    """A seat makes up its mind; of a team even one without a choice says what it thinks of it, if it is heard."""
    s = w.tables[0]
    w.views[0] = s
    if level[PEEKS] == 0:
        hide(boxes[0], w.views[0], seat)
    n = open_to(boxes[0], s, seat, w)
    of_now = stream(seed, s.ply, seat)
    i = 0
    if n > 1 or (together and heard):
        ponder(boxes, seat, n, level, together, of_now, w, t, e)
        secret = not together and s.waiting != 1 << seat
        i = take(n, w.totals, w.tries, level, secret, of_now, stream(seed, s.draws, seat), e)
        w.hopes[seat] = w.totals[i] / max(1, w.tries[i])
    w.planned[seat] = w.choices[i]


def act(b: object, s: Header, seat: int, action: int, game: int, samples: Samples) -> None:
    """A seat does what it chose."""
    samples.decisions[game, seat] += 1
    step(b, s, seat, action)


def act_counted(b: object, s: Header, seat: int, action: int, game: int, samples: Samples) -> None:
    """What `act` is where somebody counts what is done, and in which phase."""
    samples.decisions[game, seat] += 1
    samples.acts[game, seat, action] += 1
    samples.phases[game, s.phase] += 1
    step(b, s, seat, action)


def decide(
    boxes: Boxes,
    levels: Sequence[Ints],
    rivals: int,
    together: int,
    seed: int,
    game: int,
    w: Workspace,
    t: Tree,
    samples: Samples,
    e: Evaluator,
    rival: Evaluator,
) -> None:
    """All waiting seats decide, each for itself; of a team only the one who is surest to do good acts."""
    s = w.tables[0]
    waiting = s.waiting
    surest = -1
    for seat in range(s.seats):
        w.hopes[seat] = SILENT
        if (waiting >> seat) & 1:
            judge = rival if (rivals >> seat) & 1 else e
            heard = waiting != 1 << seat or len(samples.seats) > 0  # by the others who wait, or by who takes notes
            plan(boxes, seat, levels[seat], together, heard, mix(seed, seat), w, t, judge)
            if surest < 0 or w.hopes[seat] > w.hopes[surest]:
                surest = seat
    for seat in range(s.seats):
        if (waiting >> seat) & 1 and (s.waiting >> seat) & 1 and (not together or seat == surest):
            act(boxes[0], s, seat, w.planned[seat], game, samples)


def decide_at_random(
    boxes: Boxes,
    levels: Sequence[Ints],
    rivals: int,
    together: int,
    seed: int,
    game: int,
    w: Workspace,
    t: Tree,
    samples: Samples,
    e: Evaluator,
    rival: Evaluator,
) -> None:
    """What `decide` is where all play at random: any waiting seat does anything it may, as in `loops.random_step`."""
    s = w.tables[0]
    seat = any_seat(s, w.r)
    n = open_to(boxes[0], s, seat, w)
    w.planned[seat] = w.choices[spin(w.r, n)]
    act(boxes[0], s, seat, w.planned[seat], game, samples)


def watch(
    b: object,
    s: Header,
    game: int,
    last: int,
    levels: Sequence[Ints],
    together: int,
    w: Workspace,
    samples: Samples,
    e: Evaluator,
) -> None:
    """Before every decision and at the end of a game somebody may look on; usually nobody does."""


def watch_closely(
    b: object,
    s: Header,
    game: int,
    last: int,
    levels: Sequence[Ints],
    together: int,
    w: Workspace,
    samples: Samples,
    e: Evaluator,
) -> None:
    """What `watch` is where somebody does."""
    look(b, s, game, last, levels, together, w, samples, e)


def note(b: object, s: Header, game: int, used: int, w: Workspace, samples: Samples, e: Evaluator) -> int:
    """Writes down the position as every seat sees it; returns how many rows are used now."""
    for seat in range(s.seats):
        if used < len(samples.seats):
            hints(b, s, seat, e.hints)
            for i in range(len(e.hints)):
                samples.rows[used, i] = e.hints[i]
            samples.seats[used] = seat
            samples.games[used] = game
            samples.life[used] = -s.ply
            samples.said[used] = int(w.hopes[seat] * MILLION) if w.hopes[seat] >= 0.0 else SILENT
            used += 1
    return used


def contest(
    boxes: Boxes,
    blanks: Slots,
    levels: Sequence[Ints],
    rivals: int,
    together: int,
    seed: int,
    turn: int,
    roll: int,
    first: int,
    count: int,
    most: int,
    every: int,
    w: Workspace,
    t: Tree,
    samples: Samples,
    e: Evaluator,
    rival: Evaluator,
) -> None:
    """Plays deals first … first+count-1 of a seed, a fresh player of `levels[seat]` a seat.

    Every `turn` of a deal has the same dice and other players, so that equals do not repeat themselves; every `roll`
    the same set-up, and after the first, 0, other dice and draws from there on. Seats in `rivals` judge by `rival`, the
    others by `e`. About one position of `every` is noted, with what became of its seats.
    """
    s = w.tables[0]
    used = 0
    for deal in range(first, first + count):
        w.tables[0] = blanks[0]
        begin(boxes[0], s, seed, deal)
        if roll != 0:
            key(s.rng, seed, deal, REROLL + roll)
        key(w.r, seed, deal, POLICY)
        players = mix(mix(seed, deal), turn)
        start = used
        while s.over == 0 and s.ply < most:
            watch(boxes[0], s, deal - first, 0, levels, together, w, samples, rival)
            decide(boxes, levels, rivals, together, players, deal - first, w, t, samples, e, rival)
            if used < len(samples.seats) and s.over == 0 and spin(w.r, every) == 0:
                used = note(boxes[0], s, deal, used, w, samples, e)
        watch(boxes[0], s, deal - first, 1, levels, together, w, samples, rival)
        for i in range(start, used):
            samples.labels[i] = (s.winners >> samples.seats[i]) & 1
            samples.life[i] += s.ply
        samples.winners[deal - first] = s.winners
        samples.lengths[deal - first] = s.ply
        samples.over[deal - first] = s.over
