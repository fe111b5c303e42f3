"""The names of Kraken Attack!'s things: lanes, areas, spaces, pirates, symbols, die faces; and how many there are."""

from fathoms.core.names import Things

SIDES = Things()  # of the ship, and the colours of their dice
PURPLE = SIDES.add("purple")
RED = SIDES.add("red")

PIRATES = Things()
SAMUEL = PIRATES.add("samuel")
ASTRID = PIRATES.add("astrid")
ELENA = PIRATES.add("elena")
BILLY = PIRATES.add("billy")

SPACES = Things()  # of a lane
BUBBLES = SPACES.add("bubbles")
CANNON_SPACE = SPACES.add("cannon")
PISTOL_SPACE = SPACES.add("pistol")
SABER_SPACE = SPACES.add("saber")

SYMBOLS = Things()  # on cards; a weapon has the number of the space it reaches
MOVE = SYMBOLS.add("move")
CANNON = SYMBOLS.add("cannon")
PISTOL = SYMBOLS.add("pistol")
SABER = SYMBOLS.add("saber")
REPAIR = SYMBOLS.add("repair")
WILD = SYMBOLS.add("wild")
FUNNY = SYMBOLS.add("face")
ACTION_SYMBOLS = WILD  # those before it: move, cannon, pistol, saber, repair

FACES = Things(("star", "fish", "crab", "shell"))  # of a die: first the symbols of a side's lanes, from bow to stern
EYE = FACES.add("eye")
BLANK = FACES.add("blank")

LANES = ("P1", "P2", "P3", "P4", "R1", "R2", "R3", "R4")
AREAS = ("A", "B", "C", "D")
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
