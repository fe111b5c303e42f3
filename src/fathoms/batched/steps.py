"""Many games in step: each is asked once in a call, and begins anew when it is over.

Like the rules, these functions run interpreted, compiled and on a GPU, with the same results. A slot is a position and
what is told about it: row i of every array of `Told`. Game number `k << 32 | i` of the seed is the k-th that is played
in slot i.
"""

from typing import Any, NamedTuple

from fathoms.core.chance import POLICY, key, spin
from fathoms.core.loops import Ints, Slots, begin, hide, legal, parallel, step
from fathoms.core.state import SEATS, Header

CUT, REFUSED = -1, -2  # endings beside the game's own: too long, and an action that was not open
NUMBERS, SETS = range(2)  # what a part of an observation is made of
KIND, SIZE, SOURCE, COUNT, TARGET, BITS = range(6)  # a part, in numbers
BYTES, FROM, BIT = range(3)  # an entry, in numbers: its size, where it begins, which bit of a set (-1: a number)
SEED, MOST, PASSING, SECRET, TOGETHER = range(5)  # what is the same in all slots, in numbers
Ends = Any  # an array of int64


class Told(NamedTuple):
    """What is told about every slot, and what goes on behind it."""

    observations: Any  # what who is asked may know
    masks: Any  # what is open to them; the last is to pass
    rewards: Any  # what the last action was worth to each seat
    seat: Any  # who is asked
    ending: Any  # how the last action ended a game; 0 where it goes on
    sampled: Any  # an open action, any as likely
    stream: Any  # the generator that it comes from
    began: Any  # games begun
    passed: Any  # the seats that have passed since somebody acted


def asked(s: Header, passed: int) -> int:
    """The first seat that waits and has not passed."""
    for seat in range(SEATS):
        if (s.waiting >> seat) & 1 and (passed >> seat) & 1 == 0:
            return seat
    return -1


def choices(b: object, s: Header, seat: int, passing: int, secret: int, out: Ints) -> int:
    """Writes what a seat may do: to pass too, where a seat after it waits and any of them may go first."""
    n = legal(b, s, seat, out)
    if (s.waiting >> (seat + 1)) != 0 and (secret >> s.phase) & 1 == 0:
        out[n] = passing
        n += 1
    return n


def reward(s: Header, t: Told, i: int, together: int) -> None:
    """What the end of a game is worth: 1 or -1 to a team; rivals are compared two by two, and get the mean."""
    won = 0
    for seat in range(s.seats):
        won += (s.winners >> seat) & 1
    for seat in range(s.seats):
        mine = (s.winners >> seat) & 1
        t.rewards[i, seat] = 2 * mine - 1 if together else (s.seats * mine - won) / (s.seats - 1)


def act(b: object, s: Header, t: Told, i: int, action: int, most: int, passing: int, together: int) -> int:
    """The seat that is asked acts; returns how that ends the game, 0 if it goes on."""
    for seat in range(s.seats):
        t.rewards[i, seat] = 0
    if action < 0 or action > passing or t.masks[i, action] == 0:
        t.rewards[i, t.seat[i]] = -1
        return REFUSED
    if action == passing:
        t.passed[i] |= 1 << t.seat[i]
        return 0
    step(b, s, t.seat[i], action)
    t.passed[i] = 0
    if s.over != 0:
        reward(s, t, i, together)
        return s.over
    return CUT if s.ply >= most else 0


def begin_at(boxes: Any, blanks: Slots, slots: Slots, at: int, t: Told, i: int, seed: int) -> None:
    """Sets up the next game of slot i, whose position is in place `at`."""
    number = t.began[i] << 32 | i
    t.began[i] += 1
    t.passed[i] = 0
    slots[at] = blanks[0]
    begin(boxes[0], slots[at], seed, number)
    key(t.stream[i], seed, number, POLICY)


def play_at(boxes: Any, blanks: Slots, slots: Slots, at: int, t: Told, i: int, action: int, terms: Ends) -> None:
    """One action in slot i, whose position is in place `at`; where that ends the game, the next one begins."""
    t.ending[i] = act(boxes[0], slots[at], t, i, action, terms[MOST], terms[PASSING], terms[TOGETHER])
    if t.ending[i] != 0:
        begin_at(boxes, blanks, slots, at, t, i, terms[SEED])


def offer(b: object, s: Header, t: Told, i: int, passing: int, secret: int, out: Ints) -> int:
    """Says who is asked and draws one of the things they may do; returns how many there are."""
    t.seat[i] = asked(s, t.passed[i])
    n = choices(b, s, t.seat[i], passing, secret, out)
    t.sampled[i] = out[spin(t.stream[i], n)]
    return n


def observe(small: Any, middle: Any, large: Any, last: Any, parts: Any, spread: Any, own: int, t: Told, i: int) -> None:
    """Writes down a view: the seat, then its numbers and sets in order.

    `small`, `middle` and `large` are the bytes of the view in row `own`, as numbers of 8, 16 and 32 bits. Large sets
    seldom change: those that are as in row i of `last` are left as they are written.
    """
    row = t.observations[i]
    row[0] = t.seat[i]
    for p in range(len(parts)):
        size = parts[p, SIZE]
        source = parts[p, SOURCE]
        count = parts[p, COUNT]
        target = parts[p, TARGET]
        if parts[p, KIND] == SETS:
            bits = parts[p, BITS]
            for _ in range(count):
                at = source // 4
                if size < 8 or large[own, at] != last[i, at] or large[own, at + 1] != last[i, at + 1]:
                    scatter(small, spread, own, source, bits, target, row)
                if size == 8:
                    last[i, at] = large[own, at]
                    last[i, at + 1] = large[own, at + 1]
                source += size
                target += bits
        elif size == 1:
            for k in range(count):
                row[target + k] = small[own, source + k]
        elif size == 2:
            for k in range(count):
                row[target + k] = middle[own, source // 2 + k]
        else:
            for k in range(count):
                row[target + k] = large[own, source // 4 + k]


def scatter(small: Any, spread: Any, own: int, source: int, bits: int, target: int, row: Any) -> None:
    """Writes one entry for each thing that can be in a set, a byte of it at a time."""
    whole = bits // 8
    for k in range(whole):
        byte = small[own, source + k] & 255
        for bit in range(8):
            row[target + 8 * k + bit] = spread[byte, bit]
    for bit in range(8 * whole, bits):
        row[target + bit] = (small[own, source + whole] >> (bit - 8 * whole)) & 1


def mark(t: Told, i: int, actions: int, n: int, out: Ints) -> None:
    """One entry for each action: 1 for those in `out`."""
    row = t.masks[i]
    for action in range(actions):
        row[action] = 0
    for k in range(n):
        row[out[k]] = 1


def begin_all(boxes: Any, blanks: Slots, slots: Slots, t: Told, terms: Ends) -> None:
    """The first game of every slot."""
    for i in range(len(slots)):
        begin_at(boxes, blanks, slots, i, t, i, terms[SEED])


def show_all(
    boxes: Any,
    slots: Slots,
    t: Told,
    terms: Ends,
    views: Slots,
    small: Any,
    middle: Any,
    large: Any,
    last: Any,
    parts: Any,
    spread: Any,
    out: Any,
) -> None:
    """Tells in every slot who is asked what they may know and do."""
    for i in range(len(slots)):
        n = offer(boxes[0], slots[i], t, i, terms[PASSING], terms[SECRET], out[0])
        views[0] = slots[i]
        hide(boxes[0], views[0], t.seat[i])
        observe(small, middle, large, last, parts, spread, 0, t, i)
        mark(t, i, terms[PASSING] + 1, n, out[0])


def step_all(
    boxes: Any,
    blanks: Slots,
    slots: Slots,
    t: Told,
    terms: Ends,
    views: Slots,
    small: Any,
    middle: Any,
    large: Any,
    last: Any,
    parts: Any,
    spread: Any,
    out: Any,
    actions: Ends,
) -> None:
    """One action in every slot; each worker has a part of them and room of its own."""
    workers = len(out)
    count = len(slots)
    apart = len(views) // workers
    for worker in parallel(workers):
        own = worker * apart
        mine = out[worker]
        for i in range(worker * count // workers, (worker + 1) * count // workers):
            play_at(boxes, blanks, slots, i, t, i, actions[i], terms)
            n = offer(boxes[0], slots[i], t, i, terms[PASSING], terms[SECRET], mine)
            views[own] = slots[i]
            hide(boxes[0], views[own], t.seat[i])
            observe(small, middle, large, last, parts, spread, own, t, i)
            mark(t, i, terms[PASSING] + 1, n, mine)


def begin_slot(boxes: Any, blanks: Slots, slots: Slots, desks: Slots, t: Told, i: int, terms: Ends) -> None:
    """The first game of slot i, by one thread of a GPU: it works at desk 0 and puts the position back."""
    begin_at(boxes, blanks, desks, 0, t, i, terms[SEED])
    slots[i] = desks[0]


def play_slot(boxes: Any, blanks: Slots, slots: Slots, desks: Slots, t: Told, i: int, action: int, terms: Ends) -> None:
    """One action in slot i, by one thread of a GPU, likewise."""
    desks[0] = slots[i]
    play_at(boxes, blanks, desks, 0, t, i, action, terms)
    slots[i] = desks[0]


def show_slot(boxes: Any, desks: Slots, views: Slots, lists: Any, t: Told, i: int, terms: Ends) -> None:
    """Tells who is asked in slot i, whose position is at desk 0, what they may do; what they may see is its view.

    Row 0 of column i in `lists` is how many things were open before, and what they were follows: so that only marks
    that change are written.
    """
    before = lists[1:, i]
    for k in range(lists[0, i]):
        t.masks[i, before[k]] = 0
    n = offer(boxes[0], desks[0], t, i, terms[PASSING], terms[SECRET], before)
    for k in range(n):
        t.masks[i, before[k]] = 1
    lists[0, i] = n
    hide(boxes[0], desks[0], t.seat[i])
    views[i] = desks[0]


def entry(small: Any, entries: Any, seats: Ints, i: int, e: int) -> int:
    """Entry e of an observation, from the bytes of slot i's view; the first is the seat that looks."""
    if e == 0:
        return int(seats[i])
    size = entries[e, BYTES]
    source = entries[e, FROM]
    bit = entries[e, BIT]
    if bit >= 0:
        return int((small[i, source + bit // 8] >> (bit % 8)) & 1)
    value = int(small[i, source + size - 1])
    for k in range(size - 2, -1, -1):
        value = value << 8 | (int(small[i, source + k]) & 255)
    return value
