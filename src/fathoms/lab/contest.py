"""Many games between players of any level, what their positions looked like and what each seat did: what the arena and
simulations count and tuning learns from.

Like the rules, these functions run interpreted, compiled and on a GPU with the same results.
"""

from typing import Any, NamedTuple

from fathoms.bots.choice import stream, take, weigh
from fathoms.bots.judge import Evaluator
from fathoms.bots.level import PEEKS
from fathoms.bots.tree import Tree
from fathoms.core.chance import POLICY, key, mix, spin
from fathoms.core.loops import any_seat, begin, features, hide, legal, step
from fathoms.lab.study import look

MILLION = 1_000_000
SILENT = -1


class Workspace(NamedTuple):
    """Where players think."""

    tables: Any  # one position: the game's
    views: Any  # one position: what a seat sees of it
    slots: Any  # two positions: what it imagines
    choices: Any  # what it may do
    totals: Any  # … what that was worth in all
    tries: Any  # … and how often it was tried
    planned: Any  # what each seat means to do
    hopes: Any  # … and what it thinks of that
    r: Any  # the generator that says which positions are noted
    notes: Any  # what an onlooker writes down (lab/study.py); nothing where there is none


class Samples(NamedTuple):
    """What was noted: one row a position and seat that was noted, and the end of every game and what was done in it."""

    rows: Any  # the hints
    seats: Any  # whose they are
    games: Any  # of which game
    labels: Any  # 1 if that seat won; a game without an end is lost by all
    life: Any  # how many more actions the game lasted
    said: Any  # the chance that it saw just before, having made its choice, in MILLIONs; SILENT if it made none
    winners: Any  # of each game, as a bit mask
    lengths: Any  # of each game, in actions
    over: Any  # of each game, the number of its ending; 0 if it was cut off
    decisions: Any  # of each game, by seat
    acts: Any  # of each game, by seat and action, how often it was chosen; empty where nobody counts
    phases: Any  # of each game, how many decisions were taken in each; empty where nobody counts

    @property
    def cut(self) -> Any:
        """Which games were cut off."""
        return self.over == 0


def plan(boxes: Any, seat: int, level: Any, together: int, seed: int, w: Workspace, t: Tree, e: Evaluator) -> None:
    """A seat makes up its mind."""
    s = w.tables[0]
    w.views[0] = s
    if level[PEEKS] == 0:
        hide(boxes[0], w.views[0], seat)
    n = legal(boxes[0], s, seat, w.choices)
    of_now = stream(seed, s.ply, seat)
    i = 0
    if n > 1 or together:  # of a team even a seat without a choice says what it thinks of it
        weigh(boxes, w.views, w.slots, seat, w.choices, n, w.totals, w.tries, level, together, of_now, t, e)
        i = take(n, w.totals, w.tries, level, not together and s.waiting != 1 << seat, of_now, e)
        w.hopes[seat] = w.totals[i] / max(1, w.tries[i])
    w.planned[seat] = w.choices[i]


def act(b: Any, s: Any, seat: int, action: int, game: int, samples: Samples) -> None:
    """A seat does what it chose."""
    samples.decisions[game, seat] += 1
    step(b, s, seat, action)


def act_counted(b: Any, s: Any, seat: int, action: int, game: int, samples: Samples) -> None:
    """What `act` is where somebody counts what is done, and in which phase."""
    samples.decisions[game, seat] += 1
    samples.acts[game, seat, action] += 1
    samples.phases[game, s.phase] += 1
    step(b, s, seat, action)


def decide(
    boxes: Any,
    levels: Any,
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
            plan(boxes, seat, levels[seat], together, mix(seed, seat), w, t, rival if (rivals >> seat) & 1 else e)
            if surest < 0 or w.hopes[seat] > w.hopes[surest]:
                surest = seat
    for seat in range(s.seats):
        if (waiting >> seat) & 1 and (s.waiting >> seat) & 1 and (not together or seat == surest):
            act(boxes[0], s, seat, w.planned[seat], game, samples)


def decide_at_random(
    boxes: Any,
    levels: Any,
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
    n = legal(boxes[0], s, seat, w.choices)
    w.planned[seat] = w.choices[spin(w.r, n)]
    act(boxes[0], s, seat, w.planned[seat], game, samples)


def watch(
    b: Any, s: Any, game: int, last: int, levels: Any, together: int, w: Workspace, samples: Samples, e: Evaluator
) -> None:
    """Before every decision and at the end of a game somebody may look on; usually nobody does."""


def watch_closely(
    b: Any, s: Any, game: int, last: int, levels: Any, together: int, w: Workspace, samples: Samples, e: Evaluator
) -> None:
    """What `watch` is where somebody does."""
    look(b, s, game, last, levels, together, w, samples, e)


def note(b: Any, s: Any, game: int, used: int, w: Workspace, samples: Samples, e: Evaluator) -> int:
    """Writes down the position as every seat sees it; returns how many rows are used now."""
    for seat in range(s.seats):
        if used < len(samples.seats):
            features(b, s, seat, e.marks)
            for i in range(len(e.marks)):
                samples.rows[used, i] = e.marks[i]
            samples.seats[used] = seat
            samples.games[used] = game
            samples.life[used] = -s.ply
            samples.said[used] = int(w.hopes[seat] * MILLION) if w.hopes[seat] >= 0.0 else SILENT
            used += 1
    return used


def contest(
    boxes: Any,
    blanks: Any,
    levels: Any,
    rivals: int,
    together: int,
    seed: int,
    turn: int,
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

    Every `turn` of a deal has the same dice and other players, so that equals do not repeat themselves. Seats in
    `rivals` judge by `rival`, the others by `e`. About one position of `every` is noted, with what became of its seats.
    """
    s = w.tables[0]
    used = 0
    for deal in range(first, first + count):
        w.tables[0] = blanks[0]
        begin(boxes[0], s, seed, deal)
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
