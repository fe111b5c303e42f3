"""The names of Tentacula's things: fish, animals, gems, tiles, gates, squares."""

ANIMALS = ("turtle", "seahorse", "jellyfish", "crab")
FISH = ("yellow", "green", "red")
HATS = ("sombrero", "top_hat", "bowler")
SIZES = ("big", "medium", "small")
MARKS = (*FISH, *HATS, *SIZES)  # all that a gate can show
GEMS = ("purple", "yellow", "red", "green", "blue", "white")
STASHES = ("A", "B", "C", "D", "E", "F")
GATES = ("H1", "H2", "C1", "C2", "S1", "S2")
ARCHES = ("1", "2", "3")
ROWS = ("inside", "outside")
STATES = ("A", "B", "C")  # of the board: flap left shut, both open, flap right shut
LEVELS = ("1", "2", "3", "pro")  # of difficulty
SPECIALS = ("none", "shell", "dolphin", "shark")
SNAILS = ("1", "2")  # the tiles that show one
LETTERS = ("a", "b", "c")  # positions on a tile, sand edge down
WATERS = ("none", "a", "b", "ab", "c", "ac", "bc", "abc")  # sets of them
TILES = tuple(str(n) for n in range(1, 13))
SIDES = ("F", "B")  # front and back
FACES = tuple(f"{tile}{side}" for tile in TILES for side in SIDES)  # those of tile t are 2 t and 2 t + 1
SQUARES = ("S", *(str(q) for q in range(1, 35)), "F")  # start, animal squares, finish

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
COLUMNS = 10
ROW = COLUMNS + 1  # reef squares of a row are numbered from 1

START, FINISH = 0, SQUARE_COUNT - 1  # squares
FIRST_REEF = 5  # the first square without built-in reef: column 1 begins here
TURTLE, SEAHORSE, JELLYFISH, CRAB = range(ANIMAL_COUNT)
INSIDE, OUTSIDE, EITHER = range(len(ROWS) + 1)
NO_SPECIAL, SHELL, DOLPHIN, SHARK = range(len(SPECIALS))
STATE_A, STATE_B, STATE_C = range(len(STATES))


def first_beside(column: int) -> int:
    """The first square beside a reef column."""
    return FIRST_REEF + LETTER_COUNT * (column - 1)


def last_beside(column: int) -> int:
    """The last square beside a reef column."""
    return first_beside(column) + LETTER_COUNT - 1
