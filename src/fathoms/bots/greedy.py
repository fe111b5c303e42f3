"""One step ahead: every choice is tried in a few worlds that the seat holds possible."""

from fathoms.bots.judge import OTHERS, Evaluator, settle_others, worth
from fathoms.core.chance import SEARCH, key
from fathoms.core.loops import Boxes, Floats, Ints, Slots, redeal, step


def try_each(
    boxes: Boxes,
    views: Slots,
    slots: Slots,
    seat: int,
    choices: Ints,
    n: int,
    totals: Floats,
    tries: Ints,
    worlds: int,
    seed: int,
    e: Evaluator,
) -> None:
    """Writes what each of n choices is worth in some worlds together, the same worlds for all.

    Slot 1 holds the world, slot 0 what becomes of it.
    """
    b = boxes[0]
    others = views[0].waiting & ~(1 << seat)
    for i in range(n):
        totals[i] = 0.0
        tries[i] = worlds
    for world in range(worlds):
        slots[1] = views[0]
        key(slots[1].rng, seed, world, SEARCH)
        redeal(b, slots[1], seat)
        for i in range(n):
            slots[0] = slots[1]
            key(e.r, seed, world, OTHERS)
            step(b, slots[0], seat, int(choices[i]))
            settle_others(b, slots[0], others, e)
            totals[i] += worth(b, slots[0], seat, e)
