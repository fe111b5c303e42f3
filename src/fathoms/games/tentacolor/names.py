"""The names of Tentacolor's things: colours, cards, encounters, tips."""

from fathoms.core.names import Things
from fathoms.core.sets import all_of
from fathoms.core.state import SEATS

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
LETTERS = "ROYGBV"  # red … purple, as cards are called by their two
PAIRS = ("RO", "RY", "RG", "RB", "RV", "OY", "OG", "OB", "OV", "YG", "YB", "YV", "GB", "GV", "BV")
COPIES = 4  # cards of each pair
CARDS = tuple(f"{pair}-{copy}" for pair in PAIRS for copy in range(1, COPIES + 1))
TIPS = ("T1", "T2", "T3", "T4")

ENCOUNTERS = Things()
PLAIN = ENCOUNTERS.add("plain")
SHARK = ENCOUNTERS.add("shark")
SHOAL = ENCOUNTERS.add("shoal")
RARE = ENCOUNTERS.add("rare")

COLOUR_COUNT = len(COLOURS)
ANY_COLOUR = all_of(COLOUR_COUNT)
CARD_COUNT = len(CARDS)
TIP_COUNT = len(TIPS)
TIP_COLOURS = 3  # that a tip shows
PLAYERS = range(2, SEATS + 1)  # how many may play
HAND = 3  # cards a hand can hold

PLACES = Things(f"hand {seat}" for seat in range(SEATS))  # where a hidden card can be: a seat's hand has its number
BOX = PLACES.add("box")
PILE = PLACES.add("pile")
PLACE_COUNT = len(PLACES)
