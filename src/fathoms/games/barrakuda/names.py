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

WRECK_COUNT = len(WRECKS)
LAIR = WRECKS.index("6")
DIVE_WRECKS = LAIR  # wrecks 1 to 5: divers never go to wreck 6
BARRACUDA = CARDS.index("barracuda")  # the Barracuda card, after Movement cards 1 to 5
MOVES = BARRACUDA  # Movement cards of a player
ALL_MOVES = (1 << MOVES) - 1  # as bits of a hand
ALL_CARDS = (1 << len(CARDS)) - 1
SIDES = 6  # of a die
SHAPES = 216  # ways to join six cells by their sides, turned and mirrored ones counted apart
GRID = 7  # cells are numbered 7 y + x: a floor is at most 6 wide, so the ends of two rows are not next to each other
CELLS = tuple(f"{x},{y}" for y in range(WRECK_COUNT) for x in range(GRID))
FURTHEST = WRECK_COUNT - 1  # steps between two wrecks
BOAT = -1  # where a diver is before the first dive

NONE, GOLD, TAKE_BACK, VAULT_UP_TO, VAULT_ALL, TAKE_BACK_OR_MEDDLE, BARRACUDA_CARD, PROTECTED = range(len(DEEDS))
ALL_TAKE_BACK, DIVES = range(len(TRIGGERS))
