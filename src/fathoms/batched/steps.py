"""Many games in step: each is asked once in a call, and begins anew when it is over.

Like the rules, these functions run interpreted, compiled and on a GPU, with the same results. A slot is a position and
a line, the little that is to be known about it; what is told of it is row i of every array of `Told`. Game number
`k << 32 | i` of the seed is the k-th that is played in slot i.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from fathoms.core.chance import POLICY, key, spin
from fathoms.core.loops import Boxes, Ints, Slots, asked, begin, hide, legal, may_pass, parallel, reward, step
from fathoms.core.state import Header

CUT, REFUSED = -1, -2  # endings beside the game's own: too long, and an action that was not open
BYTES, FROM, BIT = range(3)  # an entry, in numbers: its size, where it begins, which bit of a set (-1: a number)
SEED, MOST, PASSING, SECRET, TOGETHER = range(5)  # what is the same in all slots, in numbers
Line = Any  # a record with the fields of `LINES` beside: mypy knows none
Numbers = Any  # an array, numpy's or a GPU's: mypy knows neither


class Told(NamedTuple):
    """What is told about every slot."""

    observations: Numbers  # what who is asked may know
    masks: Numbers  # what is open to them; the last is to pass
    rewards: Numbers  # what the last action was worth to each seat
    seat: Numbers  # who is asked
    ending: Numbers  # how the last action ended a game; 0 where it goes on
    sampled: Numbers  # an open action, any as likely


def choices(b: object, s: Header, seat: int, passing: int, secret: int, out: Ints) -> int:
    """Writes what a seat may do; to pass too, where it may let another go first."""
    n = legal(b, s, seat, out)
    if may_pass(s, seat, secret):
        out[n] = passing
        n += 1
    return n


def act(b: object, s: Header, line: Line, masks: Numbers, i: int, action: int, terms: Ints) -> int:
    """The seat that is asked acts; returns how that ends the game, 0 if it goes on."""
    for seat in range(s.seats):
        line.rewards[seat] = 0
    if action < 0 or action > terms[PASSING] or masks[i, action] == 0:
        line.rewards[line.seat] = -1
        return REFUSED
    if action == terms[PASSING]:
        line.passed |= 1 << line.seat
        return 0
    step(b, s, line.seat, action)
    line.passed = 0
    if s.over != 0:
        reward(s, line.rewards, terms[TOGETHER])
        return s.over
    return CUT if s.ply >= terms[MOST] else 0


def begin_at(boxes: Boxes, blanks: Slots, slots: Slots, at: int, line: Line, i: int, seed: int) -> None:
    """Sets up the next game of slot i, whose position is in place `at`."""
    number = line.began << 32 | i
    line.began += 1
    line.passed = 0
    slots[at] = blanks[0]
    begin(boxes[0], slots[at], seed, number)
    key(line.stream, seed, number, POLICY)


def play_at(
    boxes: Boxes, blanks: Slots, slots: Slots, at: int, line: Line, masks: Numbers, i: int, action: int, terms: Ints
) -> None:
    """One action in slot i, whose position is in place `at`; where that ends the game, the next one begins."""
    line.ending = act(boxes[0], slots[at], line, masks, i, action, terms)
    if line.ending != 0:
        begin_at(boxes, blanks, slots, at, line, i, terms[SEED])


def offer(b: object, s: Header, line: Line, passing: int, secret: int, out: Ints) -> int:
    """Says who is asked and draws one of the things they may do; returns how many there are."""
    line.seat = asked(s, line.passed)
    n = choices(b, s, line.seat, passing, secret, out)
    line.sampled = out[spin(line.stream, n)]
    return n


def tell(line: Line, i: int, t: Told) -> None:
    """Writes down what a line says."""
    t.seat[i] = line.seat
    t.ending[i] = line.ending
    t.sampled[i] = line.sampled
    for seat in range(t.rewards.shape[1]):
        t.rewards[i, seat] = line.rewards[seat]


def observe(small: Numbers, own: int, entries: Numbers, last: Numbers, observations: Numbers, i: int) -> None:
    """Writes down the view whose bytes are row `own` of `small`, all but the seat that looks.

    Compiled code brings its own (`vectors.py`), which leaves alone large sets that are as in row i of `last`.
    """
    for e in range(1, len(entries)):
        observations[i, e] = value(small, entries, own, e)


def look(cells: Numbers, rows: Numbers, seat: int) -> None:
    """Of what onlookers each know for themselves, the seat's own comes first: an observation reads it there.

    A row of `rows` says where in a view such a field begins and how many cells each onlooker has there.
    """
    for k in range(len(rows)):
        first, size = rows[k, 0], rows[k, 1]
        for cell in range(first, first + size):
            cells[cell] = cells[cell + size * (seat + 1)]


def mark(masks: Numbers, i: int, n: int, out: Ints) -> None:
    """One entry for each action: 1 for those in `out`."""
    for action in range(masks.shape[1]):
        masks[i, action] = 0
    for k in range(n):
        masks[i, out[k]] = 1


def begin_all(boxes: Boxes, blanks: Slots, slots: Slots, lines: Sequence[Line], terms: Ints) -> None:
    """The first game of every slot."""
    for i in range(len(slots)):
        begin_at(boxes, blanks, slots, i, lines[i], i, terms[SEED])


def show_at(
    boxes: Boxes,
    slots: Slots,
    line: Line,
    t: Told,
    i: int,
    terms: Ints,
    views: Slots,
    small: Numbers,
    own: int,
    rows: Numbers,
    entries: Numbers,
    last: Numbers,
    out: Ints,
) -> None:
    """Tells who is asked in slot i what they may know and do; the view is made in place `own`."""
    n = offer(boxes[0], slots[i], line, terms[PASSING], terms[SECRET], out)
    views[own] = slots[i]
    hide(boxes[0], views[own], line.seat)
    look(small[own], rows, line.seat)
    t.observations[i, 0] = line.seat
    observe(small, own, entries, last, t.observations, i)
    mark(t.masks, i, n, out)
    tell(line, i, t)


def show_all(
    boxes: Boxes,
    slots: Slots,
    lines: Sequence[Line],
    t: Told,
    terms: Ints,
    views: Slots,
    small: Numbers,
    rows: Numbers,
    entries: Numbers,
    last: Numbers,
    out: Sequence[Ints],
) -> None:
    """Tells about every slot."""
    for i in range(len(slots)):
        show_at(boxes, slots, lines[i], t, i, terms, views, small, 0, rows, entries, last, out[0])


def step_all(
    boxes: Boxes,
    blanks: Slots,
    slots: Slots,
    lines: Sequence[Line],
    t: Told,
    terms: Ints,
    views: Slots,
    small: Numbers,
    rows: Numbers,
    entries: Numbers,
    last: Numbers,
    out: Sequence[Ints],
    actions: Ints,
) -> None:
    """One action in every slot; each worker has a part of them and room of its own."""
    workers = len(out)
    count = len(slots)
    apart = len(views) // workers
    for worker in parallel(workers):
        own = worker * apart
        mine = out[worker]
        for i in range(worker * count // workers, (worker + 1) * count // workers):
            play_at(boxes, blanks, slots, i, lines[i], t.masks, i, actions[i], terms)
            show_at(boxes, slots, lines[i], t, i, terms, views, small, own, rows, entries, last, mine)


def play_slot(
    boxes: Boxes, workspaces: Slots, notes: Sequence[Line], t: Told, i: int, action: int, terms: Ints
) -> None:
    """One action in slot i, by a thread of a GPU: the position is in workspace 0, what is known about it in note 0."""
    notes[0].ending = act(boxes[0], workspaces[0], notes[0], t.masks, i, action, terms)


def begin_slot(boxes: Boxes, blanks: Slots, workspaces: Slots, notes: Sequence[Line], i: int, terms: Ints) -> None:
    """The next game of slot i, likewise."""
    begin_at(boxes, blanks, workspaces, 0, notes[0], i, terms[SEED])


def offer_slot(
    boxes: Boxes, workspaces: Slots, notes: Sequence[Line], lists: Numbers, t: Told, i: int, terms: Ints
) -> None:
    """Tells who is asked in slot i what they may do, likewise.

    Row 0 of column i in `lists` is how many things were open before, and what they were follows: so that only marks
    that change are written.
    """
    before = lists[1:, i]
    for k in range(lists[0, i]):
        t.masks[i, before[k]] = 0
    n = offer(boxes[0], workspaces[0], notes[0], terms[PASSING], terms[SECRET], before)
    for k in range(n):
        t.masks[i, before[k]] = 1
    lists[0, i] = n
    tell(notes[0], i, t)


def hide_slot(boxes: Boxes, workspaces: Slots, notes: Sequence[Line]) -> None:
    """Makes of the position in workspace 0 what they may see."""
    hide(boxes[0], workspaces[0], notes[0].seat)


def value(small: Numbers, entries: Numbers, own: int, e: int) -> int:
    """Entry e of an observation, from the bytes of the view in row `own`."""
    size = entries[e, BYTES]
    source = entries[e, FROM]
    bit = entries[e, BIT]
    if bit >= 0:
        return int((small[own, source + bit // 8] >> (bit % 8)) & 1)
    number = int(small[own, source + size - 1])
    for k in range(size - 2, -1, -1):
        number = number << 8 | (int(small[own, source + k]) & 255)
    return number
