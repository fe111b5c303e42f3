"""What a position is worth to a seat: its chance to win, as the game's hints see it.

Like the rules, the functions of `judge`, `greedy` and `tree` run interpreted and compiled with the same results:
hints are weighed in whole numbers and the chance is looked up, so that no rounding can tell the two apart.
"""

from math import exp
from typing import NamedTuple

from fathoms.core.chance import SEARCH, spin
from fathoms.core.loops import Floats, Ints, hints, legal, step
from fathoms.core.state import Header

OTHERS = SEARCH + 1  # the stream of what other seats choose meanwhile, beside those of core/chance.py
UNIT = 1 << 24  # a weight of 1.0
FINE = 14  # bits of a judgement that the table of chances leaves out
HALF = 8 * UNIT >> FINE  # entries of that table on either side of an even chance

CHANCES = [1 / (1 + exp(-i * (1 << FINE) / UNIT)) for i in range(-HALF, HALF + 1)]


class Evaluator(NamedTuple):
    """What judging needs: lists in plain Python, arrays in compiled code."""

    weights: Ints  # of the constant and of each hint, in UNITs
    chances: Floats  # CHANCES
    hints: Ints  # room for the hints of a position
    out: Ints  # room for a list of legal actions
    r: Ints  # the generator of whoever ponders


def worth(b: object, s: Header, seat: int, e: Evaluator) -> float:
    """The chance that the seat wins: certain at the end of a game, a judgement before."""
    if s.over != 0:
        return 1.0 if (s.winners >> seat) & 1 else 0.0
    hints(b, s, seat, e.hints)
    z = e.weights[0]
    for i in range(1, len(e.weights)):
        z += e.weights[i] * e.hints[i - 1]
    return e.chances[max(0, min(2 * HALF, (z >> FINE) + HALF))]


def settle_others(b: object, s: Header, mask: int, e: Evaluator) -> None:
    """Seats of `mask` that still owe their part of a simultaneous choice take any."""
    while s.over == 0 and s.waiting != 0 and s.waiting & mask == s.waiting:
        seat = 0
        while not (s.waiting >> seat) & 1:
            seat += 1
        n = legal(b, s, seat, e.out)
        step(b, s, seat, int(e.out[spin(e.r, n)]))
