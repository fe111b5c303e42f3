"""The names of Tentacula's things: fish, animals, gems, tiles, gates, squares."""

ANIMALS = ("turtle", "seahorse", "jellyfish", "crab")
FISH = ("yellow", "green", "red")
HATS = ("sombrero", "top_hat", "bowler")
SIZES = ("big", "medium", "small")
GEMS = ("purple", "yellow", "red", "green", "blue", "white")
STASHES = ("A", "B", "C", "D", "E", "F")
GATES = ("H1", "H2", "C1", "C2", "S1", "S2")
ROWS = ("inside", "outside")
STATES = ("A", "B", "C")  # of the board: flap left shut, both open, flap right shut
SPECIALS = ("none", "shell", "dolphin", "shark")
LETTERS = ("a", "b", "c")  # positions on a tile, sand edge down
TILES = tuple(str(n) for n in range(1, 13))
FACES = tuple(f"{n}{side}" for n in TILES for side in "FB")  # front and back
SQUARES = ("S", *(str(q) for q in range(1, 35)), "F")  # start, animal squares, finish

SEATS = 4
ANIMAL_COUNT = 4
FISH_COUNT = 3
GEM_COUNT = 6
STASH_COUNT = 6
GATE_COUNT = 6
TILE_COUNT = 12
FACE_COUNT = 24  # the faces of tile t are 2 t and 2 t + 1
COLUMNS = 10
ROW = COLUMNS + 1  # reef squares of a row are numbered from 1
NOBODY = -1

START, FINISH = 0, 35  # squares
FIRST_REEF = 5  # the first square without built-in reef: column 1 begins here
TURTLE, SEAHORSE, JELLYFISH, CRAB = range(4)
INSIDE, OUTSIDE, EITHER = range(3)
NO_SPECIAL, SHELL, DOLPHIN, SHARK = range(4)
