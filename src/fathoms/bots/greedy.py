"""One step ahead: every choice is tried in a few worlds that the seat holds possible."""

from typing import Any

from fathoms.bots.judge import Gear, settle_others, worth
from fathoms.core.chance import SEARCH, key
from fathoms.core.loops import redeal, step


def try_each(
    boxes: Any, views: Any, slots: Any, seat: int, choices: Any, totals: Any, first: int, count: int, seed: int, g: Gear
) -> None:
    """Adds to `totals` what each of `choices` is worth in worlds first … first+count-1, the same for all.

    Slot 1 holds the world, slot 0 what becomes of it.
    """
    b = boxes[0]
    others = views[0].waiting & ~(1 << seat)
    for world in range(first, first + count):
        slots[1] = views[0]
        key(slots[1].rng, seed, world, SEARCH)
        redeal(b, slots[1], seat)
        for i in range(len(choices)):
            slots[0] = slots[1]
            key(g.r, seed, world, SEARCH + 1)
            step(b, slots[0], seat, int(choices[i]))
            settle_others(b, slots[0], others, g)
            totals[i] += worth(b, slots[0], seat, g)
