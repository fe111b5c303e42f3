"""The names of Kraken Attack!'s things: lanes, areas, spaces, pirates, symbols, die faces; and how many there are."""

SIDES = ("purple", "red")  # port and starboard, and the colours of their dice
LANES = ("P1", "P2", "P3", "P4", "R1", "R2", "R3", "R4")
AREAS = ("A", "B", "C", "D")
SPACES = ("bubbles", "cannon", "pistol", "saber")
PIRATES = ("samuel", "astrid", "elena", "billy")
FACES = ("star", "fish", "crab", "shell", "eye", "blank")  # first the symbols of a side's lanes, from bow to stern
SYMBOLS = ("move", "cannon", "pistol", "saber", "repair", "wild", "face")
SLOTS = ("1", "2")  # places of a seat's face-up cards

DECK = 10  # cards of one pirate
DICE = 3  # dice of one colour
DIE_SIDES = 6
TRACK = 16  # most spaces a Kraken track can have
ATTACK_TOKENS = 3
WHIRLPOOL_TOKENS = 4

CARDS = tuple(f"{pirate[:2].upper()}-{n:02}" for pirate in PIRATES for n in range(1, DECK + 1))

SIDE_COUNT = len(SIDES)
LANE_COUNT = len(LANES)
SIDE_LANES = LANE_COUNT // SIDE_COUNT  # lanes of one side
AREA_COUNT = len(AREAS)
SPACE_COUNT = len(SPACES)
ZONES = SPACE_COUNT - 1  # spaces that a weapon reaches and a whirlpool may take: all but the bubbles
PIRATE_COUNT = len(PIRATES)
FACE_COUNT = len(FACES)
SYMBOL_COUNT = len(SYMBOLS)
SLOT_COUNT = len(SLOTS)
CARD_SYMBOLS = LANE_COUNT  # most symbols on a card: one for each lane

# A weapon has the number of the space it reaches: CANNON is CANNON_SPACE, and so on.
BUBBLES, CANNON_SPACE, PISTOL_SPACE, SABER_SPACE = range(SPACE_COUNT)
PURPLE, RED = range(SIDE_COUNT)
SAMUEL, ASTRID, ELENA, BILLY = range(PIRATE_COUNT)
EYE, BLANK = range(SIDE_LANES, FACE_COUNT)
MOVE, CANNON, PISTOL, SABER, REPAIR, WILD, FUNNY = range(SYMBOL_COUNT)
ACTION_SYMBOLS = WILD  # move, cannon, pistol, saber, repair
