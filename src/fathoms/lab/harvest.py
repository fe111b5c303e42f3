"""Many games by greedy players, and what their positions looked like: the grain that tuning grinds.

These functions run compiled, like the bots' own.
"""

from typing import Any, NamedTuple

from fathoms.bots.judge import Gear, settle_others, worth
from fathoms.core.chance import POLICY, WORD, key, spin
from fathoms.core.loops import any_seat, begin, features, hide, legal, redeal, step

PERCENT = 100


class Crop(NamedTuple):
    """What is brought in: one row a position and seat, and the winners of every game."""

    rows: Any  # the hints
    seats: Any  # whose they are
    games: Any  # of which game
    labels: Any  # 1 if that seat won
    life: Any  # how many more actions the game lasted; 0 if it was cut off
    winners: Any  # of each game, as a bit mask
    lengths: Any  # of each game, in actions


def imagine(b: Any, slots: Any, seat: int, r: Any) -> None:
    """Slot 1 becomes a world that the seat of the position in slot 0 holds possible."""
    slots[1] = slots[0]
    s = slots[1]
    hide(b, s, seat)
    for k in range(3):
        s.rng[k] = spin(r, WORD)
    s.rng[3] = 1
    redeal(b, s, seat)


def greedy_choice(b: Any, slots: Any, seat: int, r: Any, choices: Any, g: Gear) -> int:
    """What looks best one step ahead in one imagined world; chance breaks ties."""
    imagine(b, slots, seat, r)
    n = legal(b, slots[0], seat, choices)
    others = slots[0].waiting & ~(1 << seat)
    best = -1.0
    ties = 0
    chosen = 0
    for i in range(n):
        slots[2] = slots[1]
        step(b, slots[2], seat, int(choices[i]))
        settle_others(b, slots[2], others, g)
        value = worth(b, slots[2], seat, g)
        if value > best:
            best = value
            ties = 0
        if value == best:
            ties += 1
            if spin(r, ties) == 0:
                chosen = int(choices[i])
    return chosen


def any_choice(b: Any, s: Any, seat: int, r: Any, choices: Any) -> int:
    """Any legal action."""
    n = legal(b, s, seat, choices)
    return int(choices[spin(r, n)])


def note(b: Any, s: Any, game: int, used: int, c: Crop, g: Gear) -> int:
    """Writes down the position as every seat sees it; returns how many rows are used now."""
    for seat in range(s.seats):
        if used < len(c.seats):
            features(b, s, seat, g.marks)
            for i in range(len(g.marks)):
                c.rows[used, i] = g.marks[i]
            c.seats[used] = seat
            c.games[used] = game
            c.life[used] = -s.ply
            used += 1
    return used


def play_on(b: Any, slots: Any, whims: int, plan: int, r: Any, choices: Any, g: Gear, h: Gear) -> bool:
    """One decision of one waiting seat; says whether nobody owes their part of a simultaneous choice now."""
    s = slots[0]
    seat = any_seat(s, r)
    others = s.waiting & ~(1 << seat)
    if spin(r, PERCENT) < whims:
        action = any_choice(b, s, seat, r, choices)
    else:
        action = greedy_choice(b, slots, seat, r, choices, h if (plan >> seat) & 1 else g)
    step(b, s, seat, action)
    return bool(s.waiting == 0 or s.waiting & ~others != 0)


def harvest(
    boxes: Any,
    blanks: Any,
    slots: Any,
    choices: Any,
    r: Any,
    seed: int,
    first: int,
    count: int,
    most: int,
    whims: Any,
    every: int,
    plan: int,
    c: Crop,
    g: Gear,
    h: Gear,
) -> int:
    """Plays games first … first+count-1 of a seed; `whims` says in how many decisions of a hundred one acts on a whim.

    The games take its entries in turn: steady and flighty players find different positions.
    Seats in `plan` judge by `h`, the others by `g`. About one position of `every` is noted, with what became of its
    seats. Returns the number of rows.
    """
    b = boxes[0]
    s = slots[0]
    used = 0
    for game in range(first, first + count):
        slots[0] = blanks[0]
        begin(b, s, seed, game)
        key(r, seed, game, POLICY)
        key(g.r, seed, game, POLICY + 2)
        key(h.r, seed, game, POLICY + 2)
        start = used
        for _ in range(most):
            settled = play_on(b, slots, whims[game % len(whims)], plan, r, choices, g, h)
            if s.over != 0:
                break
            if settled and spin(r, every) == 0:
                used = note(b, s, game, used, c, g)
        for i in range(start, used):
            c.labels[i] = (s.winners >> c.seats[i]) & 1
            c.life[i] = c.life[i] + s.ply if s.over != 0 else 0
        c.winners[game - first] = s.winners
        c.lengths[game - first] = s.ply
    return used
