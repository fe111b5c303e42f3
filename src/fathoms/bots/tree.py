"""A tree of what may follow, grown by simulation: information-set tree search.

Every simulation starts in another world that the searching seat holds possible (`redeal`) and with other dice. A
node is the sequence of choices that leads to it, whatever chance answered in between. Several seats that choose at
the same time do so each for itself, unless they are one team, where the tree also picks who goes next. Where the tree
ends the position is judged, or first played on for a while by players who take what looks best at a glance.

All choices of all nodes lie in one hash table; the place of a choice in it is the node that it leads to. Several
trees may grow side by side, each from a root of its own: what they find is added up.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

from fathoms.bots.judge import UNIT, Evaluator, worth
from fathoms.bots.level import AHEAD, PEEKS, TREES
from fathoms.core.chance import POLICY, SEARCH, key, mix, spin
from fathoms.core.loops import Boxes, Floats, Ints, Slots, any_seat, legal, redeal, step
from fathoms.core.state import Header

MOST_TREES = 32  # most trees side by side; their roots are nodes -1, -2, …
NOWHERE = -MOST_TREES - 1
ACTIONS = 1 << 12  # more than any game has
MOVERS = 8  # more than a table has seats, and a power of two
DEPTH = 128  # longest way down
GLANCES = 6  # choices that a player looks at where a simulation plays on
LEAST = 1e-8  # variance of outcomes: where none differ a search is still curious
CURIOSITY = 0.7  # how far a choice may lag behind the best and still be tried, in typical swings of the outcome


# What `swing` holds; few arrays make a fast search.
COUNT, SUM, SQUARES = 0, 1, 2  # simulations; of what they were worth to the searching seat the sum, and of squares
VALUES = 3  # from here on: what the present simulation is worth to each seat
NOTES = VALUES + MOVERS  # and, where there is room, a row for each action as first choice, see `note`


Zeros = Callable[[int, str], Any]  # so many of a kind, in a list or an array


class Tree(NamedTuple):
    """The table and what else a search remembers: lists in plain Python, arrays in compiled code."""

    keys: Ints  # 0 where free, else `key_of` the choice
    visits: Ints  # how often it was made
    seen: Ints  # how often it could have been made
    total: Floats  # what it was worth to the seat that made it, summed
    way: Ints  # the choices of one simulation
    used: Ints  # [places taken in the table]
    swing: Floats  # how outcomes differ: COUNT, SUM, SQUARES, VALUES, NOTES


def room_for(simulations: int) -> int:
    """Places for the choices that a search may come across."""
    return 1 << (8 * simulations).bit_length()


def blank(zeros: Zeros, room: int) -> Tree:
    """An empty tree with room for so many choices and for no notes."""
    return Tree(
        keys=zeros(room, "i8"),
        visits=zeros(room, "i4"),
        seen=zeros(room, "i4"),
        total=zeros(room, "f8"),
        way=zeros(DEPTH, "i8"),
        used=zeros(1, "i8"),
        swing=zeros(NOTES, "f8"),
    )


def empty(t: Tree, e: Evaluator, seed: int) -> None:
    """Clears the tree for a search under a seed."""
    for i in range(len(t.keys)):
        t.keys[i] = 0
        t.visits[i] = 0
        t.seen[i] = 0
        t.total[i] = 0.0
    t.used[0] = 0
    for i in range(len(t.swing)):
        t.swing[i] = 0.0
    key(e.r, seed, 0, POLICY)


def read(t: Tree, seat: int, choices: Ints, n: int, totals: Floats, tries: Ints, level: Ints) -> None:
    """Writes how often each of n first choices of the searching seat was tried, and what it was worth in all."""
    for i in range(n):
        tries[i] = 0
        totals[i] = 0.0
        for k in range(level[TREES]):
            at = place(t, -1 - k, seat, int(choices[i]))
            if at != NOWHERE:
                tries[i] += t.visits[at]
                totals[i] += t.total[at]


def key_of(node: int, seat: int, action: int) -> int:
    """The key of a choice; no two are alike, and none is 0."""
    return ((node + MOST_TREES) * MOVERS + seat) * ACTIONS + action + 1


def place(t: Tree, node: int, seat: int, action: int) -> int:
    """Where a choice lies in the table, laid there if it is new; NOWHERE if the table is full."""
    k = key_of(node, seat, action)
    room = len(t.keys)
    i = mix(mix(0, k), k >> 32) & (room - 1)
    while t.keys[i] != 0:
        if t.keys[i] == k:
            return i
        i = (i + 1) & (room - 1)
    if 4 * t.used[0] >= 3 * room:
        return NOWHERE
    t.used[0] += 1
    t.keys[i] = k
    return i


def swing(t: Tree) -> float:
    """How much outcomes differ from one simulation to the next: their standard deviation."""
    n = t.swing[COUNT]
    if n < 2.0:
        return 1.0
    mean = t.swing[SUM] / n
    return sqrt(max(LEAST, t.swing[SQUARES] / n - mean * mean))


def pick(b: object, s: Header, mask: int, node: int, t: Tree, e: Evaluator) -> int:
    """The choice to follow from a node among those of the seats in `mask`: an untried one, else the most promising."""
    best = NOWHERE
    promise = -1.0
    untried = 0
    reach = CURIOSITY * swing(t)
    for seat in range(s.seats):
        if (mask >> seat) & 1:
            n = legal(b, s, seat, e.out)
            for j in range(n):
                i = place(t, node, seat, int(e.out[j]))
                if i == NOWHERE:
                    continue
                t.seen[i] += 1
                if t.visits[i] == 0:
                    untried += 1
                    if untried == 1 or spin(e.r, untried) == 0:
                        best = i
                elif untried == 0:
                    hope = t.total[i] / t.visits[i] + reach * sqrt(sqrt(t.seen[i]) / t.visits[i])
                    if hope > promise:
                        promise = hope
                        best = i
    return best


def descend(b: object, s: Header, root: int, seat: int, together: int, t: Tree, e: Evaluator) -> int:
    """Plays down a tree to a node not visited before; returns how many entries of `way` it took."""
    node = root
    depth = 0
    while s.over == 0 and depth + MOVERS < DEPTH:
        mask = s.waiting
        if together and node == root:
            mask = 1 << seat
        here = node
        turns = 1 if together else s.seats
        for k in range(turns):
            who = mask if together else mask & (1 << k)
            if who & s.waiting == 0:
                continue
            i = pick(b, s, who, here, t, e)
            if i == NOWHERE:
                return depth
            t.way[depth] = i
            depth += 1
            mover = (t.keys[i] - 1) // ACTIONS % MOVERS
            action = (t.keys[i] - 1) % ACTIONS
            step(b, s, mover, action)
            node = i if node == here else place(t, node, mover, action)
            if node == NOWHERE:
                return depth
        if t.visits[node] == 0:
            if t.way[depth - 1] != node:
                t.visits[node] = 1
            return depth
    return depth


def learn(b: object, s: Header, root: int, seat: int, together: int, depth: int, t: Tree, e: Evaluator) -> None:
    """Every choice on the way learns what it led to.

    The searching seat is asked last, so that it is its hints that are noted.
    """
    for k in range(1, s.seats + 1):
        who = seat + k if seat + k < s.seats else seat + k - s.seats
        if who == seat or not together:
            t.swing[VALUES + who] = worth(b, s, who, e)
    for j in range(depth):
        i = t.way[j]
        mover = seat if together else (t.keys[i] - 1) // ACTIONS % MOVERS
        t.visits[i] += 1
        t.total[i] += t.swing[VALUES + mover]
    t.swing[COUNT] += 1.0
    t.swing[SUM] += t.swing[VALUES + seat]
    t.swing[SQUARES] += t.swing[VALUES + seat] * t.swing[VALUES + seat]
    if s.over == 0 and len(t.swing) > NOTES:
        note(t, root, seat, depth, e)


def note(t: Tree, root: int, seat: int, depth: int, e: Evaluator) -> None:
    """The first choice of the searching seat led to these hints: counts that, and adds them up."""
    for j in range(min(depth, MOVERS)):
        action = t.keys[t.way[j]] - key_of(root, seat, 0)
        if 0 <= action < ACTIONS:
            at = NOTES + action * (1 + len(e.hints))
            t.swing[at] += 1.0
            for i in range(len(e.hints)):
                t.swing[at + 1 + i] += e.hints[i]


def play_on(b: object, slots: Slots, count: int, e: Evaluator) -> None:
    """So many choices more from the position in slot 0, each what looks best at a glance."""
    s = slots[0]
    while s.over == 0 and count > 0:
        seat = any_seat(s, e.r)
        n = legal(b, s, seat, e.out)
        step(b, s, seat, glimpse(b, slots, seat, n, e) if n > 1 else int(e.out[0]))
        count -= 1


def glimpse(b: object, slots: Slots, seat: int, n: int, e: Evaluator) -> int:
    """The best one step ahead of a few of the n choices in `out`, with other dice than are to come."""
    best = 0
    promise = -1.0
    luck = spin(e.r, UNIT)
    for i in range(min(n, GLANCES)):
        j = i + spin(e.r, n - i)
        action = int(e.out[j])
        e.out[j] = e.out[i]
        slots[1] = slots[0]
        key(slots[1].rng, luck, 0, SEARCH)
        step(b, slots[1], seat, action)
        hope = worth(b, slots[1], seat, e)
        if hope > promise:
            promise = hope
            best = action
    return best


def simulate(b: object, slots: Slots, root: int, seat: int, together: int, ahead: int, t: Tree, e: Evaluator) -> None:
    """One simulation from the position in slot 0."""
    depth = descend(b, slots[0], root, seat, together, t, e)
    play_on(b, slots, ahead, e)
    learn(b, slots[0], root, seat, together, depth, t, e)


def search(
    boxes: Boxes,
    views: Slots,
    slots: Slots,
    seat: int,
    level: Ints,
    together: int,
    first: int,
    count: int,
    seed: int,
    t: Tree,
    e: Evaluator,
) -> None:
    """Simulations first … first+count-1 of a search from `views[0]`, which is what `seat` sees; trees take turns.

    Who peeks is given the position itself: every secret and every die to come is as it stands there.
    """
    for i in range(first, first + count):
        slots[0] = views[0]
        if level[PEEKS] == 0:
            key(slots[0].rng, seed, i, SEARCH)
            redeal(boxes[0], slots[0], seat)
        simulate(boxes[0], slots, -1 - i % level[TREES], seat, together, level[AHEAD], t, e)
