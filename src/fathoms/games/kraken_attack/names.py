"""The names of Kraken Attack!'s things: lanes, areas, spaces, pirates, symbols, die faces."""

SIDES = ("purple", "red")  # port and starboard
LANES = ("P1", "P2", "P3", "P4", "R1", "R2", "R3", "R4")
AREAS = ("A", "B", "C", "D")
SPACES = ("bubbles", "cannon", "pistol", "saber")
PIRATES = ("samuel", "astrid", "elena", "billy")
FACES = ("star", "fish", "crab", "shell", "eye", "blank")
SYMBOLS = ("move", "cannon", "pistol", "saber", "repair", "wild", "face")
CARDS = tuple(f"{deck}-{n:02}" for deck in ("SA", "AS", "EL", "BI") for n in range(1, 11))

SIDE_LANES = 4  # lanes of one side
LANE_COUNT = 8
AREA_COUNT = 4
PIRATE_COUNT = 4
DECK = 10  # cards of one pirate
SLOTS = 2  # face-up cards of a seat
SEATS = 4
DICE = 3  # dice of one colour
TRACK = 16  # most spaces a Kraken track can have
NOBODY = -1

# A weapon has the number of the space it reaches: CANNON is CANNON_SPACE, and so on.
BUBBLES, CANNON_SPACE, PISTOL_SPACE, SABER_SPACE = range(4)
SAMUEL, ASTRID, ELENA, BILLY = range(4)
EYE, BLANK = 4, 5
MOVE, CANNON, PISTOL, SABER, REPAIR, WILD, FUNNY = range(7)
ACTION_SYMBOLS = 5  # move, cannon, pistol, saber, repair
