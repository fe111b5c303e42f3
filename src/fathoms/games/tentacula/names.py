"""The names of Tentacula's things: fish, animals, gems, tiles, gates, squares."""

from fathoms.core.names import Things

ANIMALS = Things()
TURTLE = ANIMALS.add("turtle")
SEAHORSE = ANIMALS.add("seahorse")
JELLYFISH = ANIMALS.add("jellyfish")
CRAB = ANIMALS.add("crab")

SPECIALS = Things()  # on squares
NO_SPECIAL = SPECIALS.add("none")
SHELL = SPECIALS.add("shell")
DOLPHIN = SPECIALS.add("dolphin")
SHARK = SPECIALS.add("shark")

LEVELS = Things()  # of difficulty
LEVEL_1 = LEVELS.add("1")
LEVEL_2 = LEVELS.add("2")
LEVEL_3 = LEVELS.add("3")
PRO = LEVELS.add("pro")

STATES = Things()  # of the board
STATE_A = STATES.add("A")  # flap left shut
STATE_B = STATES.add("B")  # both open
STATE_C = STATES.add("C")  # flap right shut

ROWS = Things()  # of the reef
INSIDE = ROWS.add("inside")
OUTSIDE = ROWS.add("outside")
EITHER = len(ROWS)  # the one or the other

SQUARES = Things()
START = SQUARES.add("S")
SQUARES += (str(q) for q in range(1, 35))  # those with animals
FINISH = SQUARES.add("F")
FIRST_REEF = 5  # the first square without built-in reef: column 1 begins here

FISH = ("yellow", "green", "red")
HATS = ("sombrero", "top_hat", "bowler")
SIZES = ("big", "medium", "small")
MARKS = (*FISH, *HATS, *SIZES)  # all that a gate can show
GEMS = ("purple", "yellow", "red", "green", "blue", "white")
STASHES = ("A", "B", "C", "D", "E", "F")
GATES = ("H1", "H2", "C1", "C2", "S1", "S2")
ARCHES = ("1", "2", "3")
SNAILS = ("1", "2")  # the tiles that show one
LETTERS = ("a", "b", "c")  # positions on a tile, sand edge down
WATERS = ("none", "a", "b", "ab", "c", "ac", "bc", "abc")  # sets of them
TILES = tuple(str(n) for n in range(1, 13))
SIDES = ("F", "B")  # front and back
FACES = tuple(f"{tile}{side}" for tile in TILES for side in SIDES)  # those of tile t are 2 t and 2 t + 1

ANIMAL_COUNT = len(ANIMALS)
FISH_COUNT = len(FISH)
GEM_COUNT = len(GEMS)
STASH_COUNT = len(STASHES)
GATE_COUNT = len(GATES)
SQUARE_COUNT = len(SQUARES)
TILE_COUNT = len(TILES)
SNAIL_COUNT = len(SNAILS)
LETTER_COUNT = len(LETTERS)  # squares beside a reef square
DIE_SIDES = 6
SHELLS = 12  # most that a box can have
ROUNDS = 99  # most that a game has
COLUMNS = 10
ROW = COLUMNS + 1  # reef squares of a row are numbered from 1


def first_beside(column: int) -> int:
    """The first square beside a reef column."""
    return FIRST_REEF + LETTER_COUNT * (column - 1)


def last_beside(column: int) -> int:
    """The last square beside a reef column."""
    return first_beside(column) + LETTER_COUNT - 1
