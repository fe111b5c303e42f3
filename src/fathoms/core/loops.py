"""Loops over any game's rules: begin, step, a random game, many games; whom one asks, and what the end is worth.

`setup`, `legal`, `apply`, `hide`, `redeal` and `hints` are the game's; `link` fills them in. Like the rules
themselves, these functions run interpreted on a State and compiled on a record, with the same results.
"""

from collections.abc import MutableSequence, Sequence

from fathoms.core.chance import PLAY, POLICY, WORD, key, spin
from fathoms.core.state import NOBODY, SEATS, Header

HASH_START, HASH_STEP = 2166136261, 16777619  # FNV-1a, by which games tell whether they are the same
Ints = MutableSequence[int]
Floats = MutableSequence[float]
Slots = MutableSequence[Header]
Boxes = Sequence[object]  # one, of the game's own kind


def parallel(count: int) -> range:
    """So many turns; in compiled code they go side by side."""
    return range(count)


def take(counter: Ints) -> int:
    """The counter's number, which then is one more; in compiled code no two workers are given the same."""
    counter[0] += 1
    return counter[0] - 1


def setup(b: object, s: Header) -> None:
    """The game's: lays out the position; seats, options and generator are already in it."""
    raise NotImplementedError


def legal(b: object, s: Header, seat: int, out: Ints) -> int:
    """The game's: writes the actions open to a waiting seat into `out`, ascending; returns how many."""
    raise NotImplementedError


def apply(b: object, s: Header, seat: int, action: int) -> None:
    """The game's: plays a legal action."""
    raise NotImplementedError


def hide(b: object, s: Header, seat: int) -> None:
    """The game's: erases what a seat may not know."""
    raise NotImplementedError


def redeal(b: object, s: Header, seat: int) -> None:
    """The game's: draws afresh what a seat cannot know."""
    raise NotImplementedError


def hints(b: object, s: Header, seat: int, out: Ints) -> None:
    """The game's: writes one number a hint, as a seat may know them."""
    raise NotImplementedError


def begin(b: object, s: Header, seed: int, game: int) -> None:
    """Sets up game number `game` of a seed."""
    key(s.rng, seed, game, PLAY)
    setup(b, s)


def step(b: object, s: Header, seat: int, action: int) -> None:
    """One action of a seat."""
    s.ply += 1
    apply(b, s, seat, action)


def any_seat(s: Header, r: Ints) -> int:
    """One of the waiting seats, each as likely."""
    w = int(s.waiting)
    if w & (w - 1) == 0:
        return (w >> 1) - (w >> 3)  # 1, 2, 4, 8 are seats 0, 1, 2, 3
    k = spin(r, (w & 1) + (w >> 1 & 1) + (w >> 2 & 1) + (w >> 3))
    for seat in range(SEATS):
        if (w >> seat) & 1:
            if k == 0:
                return seat
            k -= 1
    return NOBODY


def asked(s: Header, passed: int) -> int:
    """The seat that is asked where all are asked in order: the first that waits and has not passed."""
    for seat in range(SEATS):
        if (s.waiting >> seat) & 1 and (passed >> seat) & 1 == 0:
            return seat
    return NOBODY


def may_pass(s: Header, seat: int, secret: int) -> bool:
    """Whether a seat that waits may let another go first: one after it waits too, and they do not choose in secret."""
    return s.waiting >> seat + 1 != 0 and (secret >> s.phase) & 1 == 0


def reward(s: Header, rewards: Floats, together: int) -> None:
    """What the end of a game is worth to each seat: a team wins 1 or loses 1 together.

    Rivals are compared two by two, 1 for whoever won and the other did not, and the mean of that is what a seat gets:
    all together it is 0.
    """
    won = 0
    for seat in range(s.seats):
        won += (s.winners >> seat) & 1
    for seat in range(s.seats):
        mine = (s.winners >> seat) & 1
        rewards[seat] = 2.0 * mine - 1.0 if together else (s.seats * mine - won) / (s.seats - 1)


def random_step(b: object, s: Header, r: Ints, out: Ints) -> int:
    """A random legal action of a random waiting seat; returns the action."""
    seat = any_seat(s, r)
    n = legal(b, s, seat, out)
    action = int(out[spin(r, n)])
    step(b, s, seat, action)
    return action


def playout(b: object, s: Header, r: Ints, out: Ints, most: int) -> int:
    """Plays to the end at random, `most` actions at most; returns a hash of the actions."""
    h = HASH_START
    k = 0
    while s.over == 0 and k < most:
        h = ((h ^ random_step(b, s, r, out)) * HASH_STEP) & WORD
        k += 1
    return h


def play_many(
    boxes: Boxes,
    blanks: Sequence[Header],
    workspaces: Slots,
    r: Ints,
    out: Ints,
    taken: Ints,
    seed: int,
    first: int,
    most: int,
    ply: Ints,
    over: Ints,
    winners: Ints,
    hashes: Ints,
    ends: Slots,
) -> None:
    """Plays games of a seed at random, from number `first` on, until every row for their results is taken.

    Any number of workers do so side by side, each in a workspace of its own: who is done with a game takes the next,
    however long it was. The last positions are kept where `ends` has room for them.
    """
    i = take(taken)
    while i < len(ply):
        workspaces[0] = blanks[0]
        begin(boxes[0], workspaces[0], seed, first + i)
        key(r, seed, first + i, POLICY)
        hashes[i] = playout(boxes[0], workspaces[0], r, out, most)
        ply[i], over[i], winners[i] = workspaces[0].ply, workspaces[0].over, workspaces[0].winners
        if len(ends) > 0:
            ends[i] = workspaces[0]
        i = take(taken)


def setup_at(boxes: Boxes, slots: Slots, i: int) -> None:
    """`setup` of the position in slot i, whose generator is already keyed."""
    setup(boxes[0], slots[i])


def legal_at(boxes: Boxes, slots: Slots, i: int, seat: int, out: Ints) -> int:
    """`legal` of the position in slot i."""
    return legal(boxes[0], slots[i], seat, out)


def step_at(boxes: Boxes, slots: Slots, i: int, seat: int, action: int) -> None:
    """`step` of the position in slot i."""
    step(boxes[0], slots[i], seat, action)
