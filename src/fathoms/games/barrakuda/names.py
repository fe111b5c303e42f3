"""The names of Barrakuda's things: wrecks, cards, faces, deeds, layouts."""

WRECKS = ("1", "2", "3", "4", "5", "6")
CARDS = ("1", "2", "3", "4", "5", "barracuda")
FACES = ("W1", "W2", "W3", "W4", "W5", "W6", "X1", "X2", "X3", "X4", "X5", "X6")
COLOURS = ("red", "blue", "yellow", "green")
DEEDS = (
    "none",
    "gold",
    "take_back",
    "vault_up_to",
    "vault_all",
    "take_back_or_meddle",
    "barracuda_card",
    "protected",
)
TRIGGERS = ("all_take_back_barracuda", "barracuda_dives")
LAYOUTS = ("first_game", "lagoon", "reef", "trench", "custom")

SEATS = 4
WRECK_COUNT = 6
DIVE_WRECKS = 5  # wrecks 1 to 5: divers never go to wreck 6
LAIR = 5  # wreck 6
MOVES = 5  # Movement cards of a player
BARRACUDA = 5  # the Barracuda card, after Movement cards 1 to 5
ALL_MOVES = 31  # as bits of a hand
ALL_CARDS = 63
SHAPES = 216  # ways to join six cells by their sides, turned and mirrored ones counted apart
GRID = 7  # cells are numbered 7 y + x: a floor is at most 6 wide, so the ends of two rows are not next to each other
FURTHEST = 5  # steps between two wrecks
NOBODY = -1
BOAT = -1  # where a diver is before the first dive

NONE, GOLD, TAKE_BACK, VAULT_UP_TO, VAULT_ALL, TAKE_BACK_OR_MEDDLE, BARRACUDA_CARD, PROTECTED = range(8)
ALL_TAKE_BACK, DIVES = range(2)
RANDOM_LAYOUT = 5  # after the five that the box draws
