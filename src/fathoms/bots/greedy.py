"""One step ahead: every choice is tried in a few worlds that the seat holds possible."""

from fathoms.bots.judge import OTHERS, Evaluator, settle_others, worth
from fathoms.core.chance import SEARCH, TURNS, key
from fathoms.core.loops import Boxes, Floats, Ints, Slots, redeal, step


def try_each(
    boxes: Boxes,
    views: Slots,
    slots: Slots,
    seat: int,
    whom: int,
    choices: Ints,
    n: int,
    totals: Floats,
    tries: Ints,
    worlds: int,
    seed: int,
    e: Evaluator,
) -> None:
    """Writes what each of n choices of a seat is worth to `whom` in some worlds together, the same worlds for all.

    Slot 1 holds the world, slot 0 what becomes of it. Where nothing was dealt anew and a choice asks no chance, what
    follows is the same in all worlds: it is looked at in the first and counted for each.
    """
    b = boxes[0]
    others = views[0].waiting & ~(1 << seat)
    left = n
    for i in range(n):
        totals[i] = 0.0
        tries[i] = 0
    for world in range(worlds):
        if left == 0:
            break
        slots[1] = views[0]
        key(slots[1].rng, seed, world, SEARCH)
        unasked = slots[1].rng[TURNS]
        redeal(b, slots[1], seat)
        for i in range(n):
            if tries[i] > world:
                continue
            slots[0] = slots[1]
            step(b, slots[0], seat, int(choices[i]))
            if others != 0:
                key(e.r, seed, world, OTHERS)
                settle_others(b, slots[0], others, e)
            certain = slots[0].rng[TURNS] == unasked and (others == 0 or e.r[TURNS] == unasked)
            chance = worth(b, slots[0], whom, e)
            for _ in range(worlds - world if certain else 1):
                totals[i] += chance
                tries[i] += 1
            if tries[i] == worlds:
                left -= 1
