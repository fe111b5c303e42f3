"""The names of Barrakuda's things: wrecks, cards, faces, deeds, layouts."""

from fathoms.core.names import Things
from fathoms.core.sets import all_of
from fathoms.core.state import NOBODY

WRECKS = Things(("1", "2", "3", "4", "5"))
DIVE_WRECKS = len(WRECKS)  # wrecks 1 to 5: divers never go to wreck 6
LAIR = WRECKS.add("6")
WRECK_COUNT = len(WRECKS)

CARDS = Things(("1", "2", "3", "4", "5"))
MOVES = len(CARDS)  # Movement cards of a player
BARRACUDA = CARDS.add("barracuda")
ALL_MOVES = all_of(MOVES)
ALL_CARDS = all_of(len(CARDS))

DEEDS = Things()
NONE = DEEDS.add("none")
GOLD = DEEDS.add("gold")
TAKE_BACK = DEEDS.add("take_back")
VAULT_UP_TO = DEEDS.add("vault_up_to")
VAULT_ALL = DEEDS.add("vault_all")
TAKE_BACK_OR_MEDDLE = DEEDS.add("take_back_or_meddle")
BARRACUDA_CARD = DEEDS.add("barracuda_card")
PROTECTED = DEEDS.add("protected")

TRIGGERS = Things()
ALL_TAKE_BACK = TRIGGERS.add("all_take_back_barracuda")
DIVES = TRIGGERS.add("barracuda_dives")

FACES = ("W1", "W2", "W3", "W4", "W5", "W6", "X1", "X2", "X3", "X4", "X5", "X6")
COLOURS = ("red", "blue", "yellow", "green")
LAYOUTS = ("first_game", "lagoon", "reef", "trench", "custom")

SIDES = 6  # of a die
SHAPES = 216  # ways to join six cells by their sides, turned and mirrored ones counted apart
GRID = 7  # cells are numbered 7 y + x: a floor is at most 6 wide, so the ends of two rows are not next to each other
CELLS = tuple(f"{x},{y}" for y in range(WRECK_COUNT) for x in range(GRID))
FURTHEST = WRECK_COUNT - 1  # steps between two wrecks
MOST_GOLD = 127  # value of all pieces: what a byte holds
ROUNDS = 9999  # most that a game has
VALUES = MOVES + 1  # of initiative: 0 to 5
BOAT = NOBODY  # where a diver is before the first dive
