"""Many games in step: each is asked once in a call, and begins anew when it is over.

Like the rules, these functions run interpreted, compiled and on a GPU, with the same results. A slot is a position and
a line: what is told about it. Game number `k << 32 | i` of the seed is the k-th that is played in slot i.
"""

from typing import Any

from fathoms.core.chance import POLICY, key, spin
from fathoms.core.loops import Ints, Slots, begin, hide, legal, parallel, step
from fathoms.core.state import SEATS, Header

CUT, REFUSED = -1, -2  # endings beside the game's own: too long, and an action that was not open
NUMBERS, SETS = range(2)  # what a part of an observation is made of
KIND, SIZE, SOURCE, COUNT, TARGET, BITS = range(6)  # a part, in numbers
SEED, MOST, PASSING, SECRET, TOGETHER = range(5)  # what is the same in all slots, in numbers
Line = Any  # a record, see `line_type` beside
Ends = Any  # an array of int64


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


def reward(s: Header, line: Line, together: int) -> None:
    """What the end of a game is worth: 1 or -1 to a team; rivals are compared two by two, and get the mean."""
    won = 0
    for seat in range(s.seats):
        won += (s.winners >> seat) & 1
    for seat in range(s.seats):
        mine = (s.winners >> seat) & 1
        line.rewards[seat] = 2 * mine - 1 if together else (s.seats * mine - won) / (s.seats - 1)


def act(b: object, s: Header, line: Line, action: int, most: int, passing: int, together: int) -> int:
    """The seat that is asked acts; returns how that ends the game, 0 if it goes on."""
    for seat in range(s.seats):
        line.rewards[seat] = 0
    if action < 0 or action > passing or line.mask[action] == 0:
        line.rewards[line.seat] = -1
        return REFUSED
    if action == passing:
        line.passed |= 1 << line.seat
        return 0
    step(b, s, line.seat, action)
    line.passed = 0
    if s.over != 0:
        reward(s, line, together)
        return s.over
    return CUT if s.ply >= most else 0


def begin_at(boxes: Any, blanks: Slots, slots: Slots, lines: Any, i: int, seed: int) -> None:
    """Sets up the next game of a slot."""
    line = lines[i]
    number = line.began << 32 | i
    line.began += 1
    line.passed = 0
    slots[i] = blanks[0]
    begin(boxes[0], slots[i], seed, number)
    key(line.stream, seed, number, POLICY)


def play_at(boxes: Any, blanks: Slots, slots: Slots, lines: Any, i: int, action: int, terms: Ends) -> None:
    """One action in a slot; where that ends the game, the next one begins."""
    line = lines[i]
    line.ending = act(boxes[0], slots[i], line, action, terms[MOST], terms[PASSING], terms[TOGETHER])
    if line.ending != 0:
        begin_at(boxes, blanks, slots, lines, i, terms[SEED])


def offer(b: object, s: Header, line: Line, passing: int, secret: int, out: Ints) -> int:
    """Says who is asked and draws one of the things they may do; returns how many there are."""
    line.seat = asked(s, line.passed)
    n = choices(b, s, line.seat, passing, secret, out)
    line.sampled = out[spin(line.stream, n)]
    return n


def observe(
    small: Any, middle: Any, large: Any, last: Any, parts: Any, spread: Any, own: int, i: int, line: Line
) -> None:
    """Writes down a view: the seat, then its numbers and sets in order.

    `small`, `middle` and `large` are the bytes of the view in row `own`, as numbers of 8, 16 and 32 bits. Large sets
    seldom change: those that are as in row i of `last` are left as they are written.
    """
    line.observation[0] = line.seat
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
                    scatter(small, spread, own, source, bits, target, line)
                if size == 8:
                    last[i, at] = large[own, at]
                    last[i, at + 1] = large[own, at + 1]
                source += size
                target += bits
        elif size == 1:
            for k in range(count):
                line.observation[target + k] = small[own, source + k]
        elif size == 2:
            for k in range(count):
                line.observation[target + k] = middle[own, source // 2 + k]
        else:
            for k in range(count):
                line.observation[target + k] = large[own, source // 4 + k]


def scatter(small: Any, spread: Any, own: int, source: int, bits: int, target: int, line: Line) -> None:
    """Writes one entry for each thing that can be in a set, a byte of it at a time."""
    whole = bits // 8
    for k in range(whole):
        byte = small[own, source + k] & 255
        for bit in range(8):
            line.observation[target + 8 * k + bit] = spread[byte, bit]
    for bit in range(8 * whole, bits):
        line.observation[target + bit] = (small[own, source + whole] >> (bit - 8 * whole)) & 1


def mark(line: Line, actions: int, n: int, out: Ints) -> None:
    """One entry for each action: 1 for those in `out`."""
    for action in range(actions):
        line.mask[action] = 0
    for k in range(n):
        line.mask[out[k]] = 1


def begin_all(boxes: Any, blanks: Slots, slots: Slots, lines: Any, terms: Ends) -> None:
    """The first game of every slot."""
    for i in range(len(slots)):
        begin_at(boxes, blanks, slots, lines, i, terms[SEED])


def show_all(
    boxes: Any,
    slots: Slots,
    lines: Any,
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
        n = offer(boxes[0], slots[i], lines[i], terms[PASSING], terms[SECRET], out[0])
        views[0] = slots[i]
        hide(boxes[0], views[0], lines[i].seat)
        observe(small, middle, large, last, parts, spread, 0, i, lines[i])
        mark(lines[i], terms[PASSING] + 1, n, out[0])


def step_all(
    boxes: Any,
    blanks: Slots,
    slots: Slots,
    lines: Any,
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
            play_at(boxes, blanks, slots, lines, i, actions[i], terms)
            n = offer(boxes[0], slots[i], lines[i], terms[PASSING], terms[SECRET], mine)
            views[own] = slots[i]
            hide(boxes[0], views[own], lines[i].seat)
            observe(small, middle, large, last, parts, spread, own, i, lines[i])
            mark(lines[i], terms[PASSING] + 1, n, mine)
