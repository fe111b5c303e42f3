"""How a player of a level comes to a choice: it weighs what it may do, and takes what it likes.

Like the rules, these functions run interpreted and compiled with the same results.
"""

from fathoms.bots.greedy import try_each
from fathoms.bots.judge import UNIT, Evaluator
from fathoms.bots.level import HALF, SIMULATIONS, SLIPS, WORLDS
from fathoms.bots.tree import Tree, empty, read, search
from fathoms.core.chance import POLICY, key, mix, spin
from fathoms.core.loops import Boxes, Floats, Ints, Slots

OFTEN = 5  # a choice tried a fifth as often as the most tried one is tried often
NEAR = UNIT // 25  # a choice whose chance to win is so much lower than the best one's is near it
PERCENT = 100


def stream(seed: int, ply: int, seat: int) -> int:
    """The seed of one decision: the same for the same player, seat and moment, whatever was asked before."""
    h = mix(mix(0x0B07, seed), seed >> 32)
    return mix(mix(h, ply), seat) << 24 | mix(mix(h, seat), ply) & 0xFFFFFF


def weigh(
    boxes: Boxes,
    views: Slots,
    slots: Slots,
    seat: int,
    choices: Ints,
    n: int,
    totals: Floats,
    tries: Ints,
    level: Ints,
    together: int,
    seed: int,
    t: Tree,
    e: Evaluator,
) -> None:
    """Writes how often each of n choices of `seat` was tried, and what it was worth in all of those together."""
    if level[SIMULATIONS] != 0:
        empty(t, e, seed)
        search(boxes, views, slots, seat, level, together, 0, level[SIMULATIONS], seed, t, e)
        read(t, seat, choices, n, totals, tries, level)
    else:
        try_each(boxes, views, slots, seat, seat, choices, n, totals, tries, level[WORLDS], seed, e)


def glance(
    boxes: Boxes,
    views: Slots,
    slots: Slots,
    seat: int,
    choices: Ints,
    n: int,
    totals: Floats,
    tries: Ints,
    level: Ints,
    together: int,
    seed: int,
    t: Tree,
    e: Evaluator,
) -> None:
    """What `weigh` is where nobody searches."""
    try_each(boxes, views, slots, seat, seat, choices, n, totals, tries, level[WORLDS], seed, e)


def take(n: int, totals: Floats, tries: Ints, level: Ints, secret: bool, seed: int, e: Evaluator) -> int:
    """Which of n weighed choices a player takes.

    It takes the one tried most often, and among those the best; in a secret choice at the same time as its rivals, one
    that is about as good, to be hard to guess: equals who always take the best meet for ever where nobody gains.
    """
    key(e.r, seed + 1, 0, POLICY)
    if spin(e.r, PERCENT) < level[SLIPS]:
        return spin(e.r, n)
    if level[HALF] != 0:
        return ranked(n, totals, spin(e.r, (n + 1) // 2))
    best = favourite(n, totals, tries, e)
    if not secret:
        return best
    rest = 0
    for i in range(n):
        rest += lots(i, best, totals, tries, level)
    rest = spin(e.r, rest)
    for i in range(n):
        rest -= lots(i, best, totals, tries, level)
        if rest < 0:
            return i
    return best


def lots(i: int, best: int, totals: Floats, tries: Ints, level: Ints) -> int:
    """How many lots a choice has beside the best one: who searches, its tries, if they are often; else, as it is near.

    In whole numbers, so that no rounding can tell one processor from another.
    """
    if level[SIMULATIONS] != 0:
        return int(tries[i]) if OFTEN * tries[i] >= tries[best] else 0
    return max(0, 1 + NEAR * int(tries[i]) - int(UNIT * (totals[best] - totals[i])))


def favourite(n: int, totals: Floats, tries: Ints, e: Evaluator) -> int:
    """The choice tried most often, and among those the best; among equals any."""
    best = 0
    equals = 1
    for i in range(1, n):
        if tries[i] > tries[best] or (tries[i] == tries[best] and totals[i] > totals[best]):
            best = i
            equals = 1
        elif tries[i] == tries[best] and totals[i] == totals[best]:
            equals += 1
            if spin(e.r, equals) == 0:
                best = i
    return best


def ranked(n: int, totals: Floats, rank: int) -> int:
    """The choice than which `rank` others are better."""
    for i in range(n):
        better = 0
        for j in range(n):
            if totals[j] > totals[i] or (totals[j] == totals[i] and j < i):
                better += 1
        if better == rank:
            return i
    return 0
