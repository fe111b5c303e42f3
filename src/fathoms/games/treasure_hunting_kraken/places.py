"""Where things lie on any ring board, how big they are, and which cut-paper shape fits a space.

Spaces follow from the rings: the whirl is a logarithmic spiral, so that the borders of spaces run on from ring to
ring. Angles go clockwise from the top.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import cos, degrees, log, pi, sin

from fathoms.games.treasure_hunting_kraken.names import CENTRE, MOODS, RING, SHIPS, SIDES
from fathoms.games.treasure_hunting_kraken.state import Box

BOARD = (1000, 1000)
LAYERS = ("sea", "whirl")

MIDDLE = 500.0  # both coordinates of the centre
OUTER = 452.0  # radius of the whirlpool
PITCH = 0.5  # of the spiral
SHAPES = ((3, 0, 24), (3, 1, 12), (3, 2, 6), (2, 0, 20), (2, 1, 10))  # cut for ring k of n rings, with that many spaces

SPACE = (300, 300, 150, 150)
CORE = (260, 260, 130, 130)
TENTACLE = (104, 130, 52, 111)
SHIP = (104, 104, 52, 57)
ICON = (60, 60, 30, 30)
POINT = (40, 40, 20, 20)
MARKS = ("calm-light", "calm-dark", "coral-light", "coral-dark", "wind", "start")
PRINTED = (*MARKS, *(f"{mark}-zone" for mark in (*MARKS, "bare-light", "bare-dark")))
KIT: Mapping[str, tuple[float, float, float, float]] = {  # width, height, anchor
    "lip": (1000, 1000, 500, 500),
    "core": CORE,
    "may-centre": CORE,
    "far-centre": CORE,
    "centre-light": CORE,
    "centre-glow": (600, 600, 300, 300),
    "beam": (1000, 1000, 500, 500),
    **{f"space-{size}-{mark}": SPACE for *_, size in SHAPES for mark in PRINTED},
    **{f"{manner}-{size}": SPACE for *_, size in SHAPES for manner in ("may", "far")},
    "cost": (60, 60, 30, 30),
    "space-name": (64, 46, 32, 23),
    "attack-target": (116, 116, 52, 57),
    "treasure": (100, 100, 50, 50),
    "treasure-place": (100, 100, 50, 50),
    "treasure-aboard": (76, 76, 38, 38),
    **dict.fromkeys(("tentacle", "tentacle-tall", "tentacle-low"), TENTACLE),
    "coral-pillar": (100, 125, 50, 108),
    **{f"ship-{ship}{way}": SHIP for ship in SHIPS for way in ("", "-back")},
    **{f"die-{face}": (50, 50, 25, 25) for face in range(1, SIDES + 1)},
    **{f"kraken-die-{face}": (56, 63, 28, 31) for face in range(1, SIDES + 1)},
    **{f"kraken-{mood}": (196, 172, 98, 156) for mood in MOODS},
    **{f"segment-{mood}": (46, 46, 23, 23) for mood in MOODS},
    "dial-plate": (206, 206, 103, 103),
    "dial-hand": (182, 182, 91, 91),
    **dict.fromkeys(("point", "point-spent", "price"), POINT),
    "tariff": (112, 64, 56, 32),
    **dict.fromkeys(("forward", "backward", "inward", "outward", "attack", "pillar", "end"), ICON),
    **dict.fromkeys(("lost-defence", "kraken-hit", "wind"), ICON),
}

DIAL = 893.0  # both coordinates of the mood circle
# Ships that share a space, by how many: each one's place right and down of the middle, and how much they shrink.
CROWD = ((), ((0, 0),), ((-1, -0.5), (1, 0.5)), *2 * (((-1, -1.1), (1, -0.9), (-1, 0.9), (1, 1.1)),))
CROWD_SCALE = (1, 1, 0.81, 0.7, 0.7)


@dataclass(frozen=True, slots=True)
class Place:
    """The middle of a space: where, how far turned, and how wide."""

    x: float
    y: float
    turn: float  # degrees
    wide: float


def ring_width(rings: int) -> float:
    """How wide a ring is from its outer to its inner edge."""
    return OUTER / (rings + 0.81)


def core(b: Box) -> float:
    """The radius of the centre."""
    return OUTER - b.rings * ring_width(b.rings)


def place(b: Box, space: int, depth: float = 0.5) -> Place:
    """Where a space lies; depth 0 is its outer edge, 1 its inner edge."""
    if space == CENTRE:
        return Place(MIDDLE, MIDDLE, 0, 1.5 * core(b))
    k, i = divmod(space, RING)
    return place_on_ring(b.rings, k, b.ring_size[k], i, depth)


@cache
def place_on_ring(rings: int, k: int, size: int, i: int, depth: float) -> Place:
    """Where space i of `size` spaces lies on ring k of so many rings."""
    r = OUTER - (k + depth) * ring_width(rings)
    angle = 2 * pi * (i + 0.5) / size + PITCH * log(OUTER / r)
    return Place(
        round(MIDDLE + r * sin(angle), 1),
        round(MIDDLE - r * cos(angle), 1),
        round(degrees(angle) % 360, 1),
        2 * pi * r / size,
    )


def cut(b: Box, k: int) -> tuple[int, float]:
    """The shape that fills the spaces of ring k best, named by its ring's size, and how much to scale it."""
    return cut_for(b.rings, k, b.ring_size[k])


@cache
def cut_for(all_rings: int, k: int, spaces: int) -> tuple[int, float]:
    """The same for a ring of `spaces` spaces."""
    wide, deep = place_on_ring(all_rings, k, spaces, 0, 0.5).wide, ring_width(all_rings)
    found = []
    for rings, ring, size in SHAPES:
        r = OUTER - (ring + 0.5) * ring_width(rings)
        scale = min(deep / ring_width(rings), wide * size / (2 * pi * r))
        filled = scale * scale * ring_width(rings) * 2 * pi * r / size
        bend = abs(1 / size - 1 / spaces)  # how much rounder or straighter than the ring
        found.append((filled * (1 - 2 * bend), size, round(scale, 3)))
    _, size, scale = max(found)
    return size, scale
