"""The names of Treasure Hunting: Kraken's things: spaces, moods, ships."""

from fathoms.core.names import Things
from fathoms.core.state import NOBODY

RING_NAMES = ("A", "B", "C", "D")  # outermost first
RINGS = len(RING_NAMES)  # most rings a board can have
RING = 30  # most spaces a ring can have
SPACES = Things(f"{ring}{i}" for ring in RING_NAMES for i in range(RING))  # space i of ring k is RING k + i
CENTRE = SPACES.add("X")
SPACE_COUNT = len(SPACES)
BASES = 8  # most coral bases a board can have
SIDES = 12  # most sides a die can have: so many faces are drawn
WIND = 10  # most that wind can multiply a roll by
POINTS = 13  # points that the tables of turns tell apart: 0 to 12
SEGMENTS = 24  # most segments a dial can have

MOODS = Things()
DORMANT = MOODS.add("dormant")
ENRAGED = MOODS.add("enraged")
TANTRUM = MOODS.add("tantrum")

NEXT, LATER = 1, 2  # rolls for points that the Kraken's grip hampers, as a set: the next, the one after it

SHIPS = ("red", "yellow", "green", "orange")  # by seat
NOWHERE = NOBODY  # no space
