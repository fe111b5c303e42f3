"""Many games between players of any level, and what their positions looked like: what the arena counts and tuning
learns from.

Like the rules, these functions run interpreted, compiled and on a GPU with the same results.
"""

from typing import Any, NamedTuple

from fathoms.bots.choice import stream, take, weigh
from fathoms.bots.judge import Gear
from fathoms.bots.level import PEEKS
from fathoms.bots.tree import Tree
from fathoms.core.chance import POLICY, key, mix, spin
from fathoms.core.loops import begin, features, hide, legal, step

MILLION = 1_000_000
SILENT = -1


class Desk(NamedTuple):
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


class Crop(NamedTuple):
    """What is brought in: one row a position and seat that was noted, and the end of every game."""

    rows: Any  # the hints
    seats: Any  # whose they are
    games: Any  # of which game
    labels: Any  # 1 if that seat won; a game without an end is lost by all
    life: Any  # how many more actions the game lasted
    said: Any  # the chance that it saw just before, having made its choice, in MILLIONs; SILENT if it made none
    winners: Any  # of each game, as a bit mask
    lengths: Any  # of each game, in actions
    cut: Any  # 1 for a game that was cut off


def plan(boxes: Any, seat: int, level: Any, together: int, seed: int, d: Desk, t: Tree, g: Gear) -> None:
    """A seat makes up its mind."""
    s = d.tables[0]
    d.views[0] = s
    if level[PEEKS] == 0:
        hide(boxes[0], d.views[0], seat)
    n = legal(boxes[0], s, seat, d.choices)
    of_now = stream(seed, s.ply, seat)
    i = 0
    if n > 1 or together:  # of a team even a seat without a choice says what it thinks of it
        weigh(boxes, d.views, d.slots, seat, d.choices, n, d.totals, d.tries, level, together, of_now, t, g)
        i = take(n, d.totals, d.tries, level, not together and s.waiting != 1 << seat, of_now, g)
        d.hopes[seat] = d.totals[i] / max(1, d.tries[i])
    d.planned[seat] = d.choices[i]


def go_on(boxes: Any, levels: Any, rivals: int, together: int, seed: int, d: Desk, t: Tree, g: Gear, h: Gear) -> None:
    """All waiting seats decide, each for itself; of a team only the one who is surest to do good acts."""
    s = d.tables[0]
    waiting = s.waiting
    surest = -1
    for seat in range(s.seats):
        d.hopes[seat] = SILENT
        if (waiting >> seat) & 1:
            plan(boxes, seat, levels[seat], together, mix(seed, seat), d, t, h if (rivals >> seat) & 1 else g)
            if surest < 0 or d.hopes[seat] > d.hopes[surest]:
                surest = seat
    for seat in range(s.seats):
        if (waiting >> seat) & 1 and (s.waiting >> seat) & 1 and (not together or seat == surest):
            step(boxes[0], s, seat, d.planned[seat])


def note(b: Any, s: Any, game: int, used: int, d: Desk, c: Crop, g: Gear) -> int:
    """Writes down the position as every seat sees it; returns how many rows are used now."""
    for seat in range(s.seats):
        if used < len(c.seats):
            features(b, s, seat, g.marks)
            for i in range(len(g.marks)):
                c.rows[used, i] = g.marks[i]
            c.seats[used] = seat
            c.games[used] = game
            c.life[used] = -s.ply
            c.said[used] = int(d.hopes[seat] * MILLION) if d.hopes[seat] >= 0.0 else SILENT
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
    d: Desk,
    t: Tree,
    c: Crop,
    g: Gear,
    h: Gear,
) -> None:
    """Plays deals first … first+count-1 of a seed, a fresh player of `levels[seat]` a seat.

    Every `turn` of a deal has the same dice and other players, so that equals do not repeat themselves. Seats in
    `rivals` judge by `h`, the others by `g`. About one position of `every` is noted, with what became of its seats.
    """
    s = d.tables[0]
    used = 0
    for deal in range(first, first + count):
        d.tables[0] = blanks[0]
        begin(boxes[0], s, seed, deal)
        key(d.r, seed, deal, POLICY)
        players = mix(mix(seed, deal), turn)
        start = used
        while s.over == 0 and s.ply < most:
            go_on(boxes, levels, rivals, together, players, d, t, g, h)
            if s.over == 0 and spin(d.r, every) == 0:
                used = note(boxes[0], s, deal, used, d, c, g)
        for i in range(start, used):
            c.labels[i] = (s.winners >> c.seats[i]) & 1
            c.life[i] += s.ply
        c.winners[deal - first] = s.winners
        c.lengths[deal - first] = s.ply
        c.cut[deal - first] = 1 if s.over == 0 else 0
