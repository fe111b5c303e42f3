"""The position of Tentacula and its box."""

from dataclasses import dataclass

from fathoms.core.state import Header, ints, number
from fathoms.games.tentacula.names import (
    ANIMAL_COUNT,
    FACE_COUNT,
    FISH_COUNT,
    GATE_COUNT,
    GEM_COUNT,
    NOBODY,
    ROW,
    SEATS,
    SQUARES,
    STASH_COUNT,
)

PHASES = (
    "stash",
    "chip",
    "next",
    "vote",
    "place",
    "swim",
    "dolphin",
    "shark",
    "theft",
    "reroll",
    "lose",
    "take",
    "show",
)
(
    PICKING_STASH,
    PICKING_CHIPS,
    NEXT,
    VOTING,
    PLACING,
    SWIMMING,
    AT_DOLPHIN,
    AT_SHARK,
    THEFT,
    REROLLING,
    LOSING,
    DRAWING,
    SHOWING,
) = range(13)
MADE_IT, SO_CLOSE, REEF_GONE, CHEST_BARE, FISH_FOOD = range(1, 6)  # endings
STATE_A, STATE_B, STATE_C = range(3)  # of the board
LEVEL_1, LEVEL_2, LEVEL_3, PRO = range(4)  # difficulty
CHOOSE, RANDOM = -1, -2  # stash
BY_PLAYERS, AT_RANDOM = range(2)  # chips
REARMOST, EITHER_ROW = range(2)  # take_rule
TURNED, SAME = range(2)  # outside_orientation
ALWAYS, UNLESS_STASH_COMPLETE = range(2)  # bare_chest
EACH_ROLL, ONCE = range(2)  # seahorse_round_end
FREE, VOTE, CLOCKWISE = range(3)  # turn_choice
GOING_ON, OVER, SEEN = range(3)  # round_over


@dataclass(slots=True)
class State(Header):
    """Everything on the table. A tile is known by its upper face: 2 t for tile t's front, 2 t + 1 for its back."""

    difficulty: int = LEVEL_1  # option
    first_game_shell: int = 0  # option: level 1 starts with one shell fewer
    stash: int = CHOOSE  # option: CHOOSE or RANDOM; from set-up on the stash in play
    chips: int = BY_PLAYERS  # option: how animal chips are dealt
    snail_removed: int = NOBODY  # option: which snail tile leaves at level 3, NOBODY for chance
    take_rule: int = REARMOST  # option: which tile of the reef may be drawn
    outside_orientation: int = TURNED  # option: how water counts on the outside
    bare_chest: int = ALWAYS  # option: when an empty chest loses
    seahorse_round_end: int = EACH_ROLL  # option: rolls of a round's end that the seahorse may repeat
    turn_choice: int = FREE  # option: how the team settles who plays next

    round: int = 0  # 0 during set-up
    board: int = STATE_A  # how it lies
    fish: list[int] = ints(FISH_COUNT)  # the square of each: START, 1 … 34, FINISH
    chip: list[int] = ints(SEATS, NOBODY)  # each seat's animal
    tile: list[int] = ints(SEATS, NOBODY)  # the face up in front of each seat
    reef: list[int] = ints(2 * ROW, NOBODY)  # the face up on column k of row r, at ROW r + k
    next: list[int] = ints(2, 1)  # the next reef square of each row
    pile: int = number(bits=16)  # bit mask of the tiles in the draw pile, the top one included
    top: int = NOBODY  # the face up on top of the draw pile
    boxed: int = number(bits=16)  # bit mask of the tiles out of the game
    gates: int = 0  # bit mask of the gates in the gate pile
    gate: int = NOBODY  # the gate in force
    shells: int = 0  # the team's
    chest: list[int] = ints(GEM_COUNT)  # gems of each colour
    stashed: list[int] = ints(GEM_COUNT)  # gems in the stash
    cave: list[int] = ints(GEM_COUNT)  # gems that Tentacula has
    die: int = NOBODY  # the colour rolled last

    player: int = NOBODY  # whose turn it is; after the last turn of a round, who took it
    played: int = 0  # bit mask of the seats that have played in this round
    vote: list[int] = ints(SEATS, NOBODY)  # whom each seat wants to play next
    animal: int = NOBODY  # of the tile being played
    move: int = NOBODY  # the move (numbered in fish.py) or row chosen, until it is made
    drawer: int = 0  # whose turn it is to draw a tile
    to_draw: int = 0  # how many seats still have to draw
    round_over: int = GOING_ON  # OVER once all have played, SEEN once Tentacula has looked at all fish
    thefts: int = 0  # thefts still to be settled
    rolled: int = 0  # 1 while the die lies there for the theft at hand
    again: int = 0  # 1 if it has been rolled a second time
    repeats: int = 0  # rolls the seahorse may still repeat in this run of thefts
    loot: int = NOBODY  # the gem given up where the colour rolled was missing


@dataclass(slots=True)
class Box:
    """Components and printed numbers of an edition."""

    animal: list[int] = ints(len(SQUARES), NOBODY)  # on each square
    special: list[int] = ints(len(SQUARES))  # on each square
    ahead: list[int] = ints(ANIMAL_COUNT * len(SQUARES))  # next square after q with animal a, at len(SQUARES) a + q
    column: list[int] = ints(len(SQUARES))  # of the reef beside each square, 0 where reef is built in
    spot: list[int] = ints(len(SQUARES))  # bit of the position beside each square on a tile inside
    turned: list[int] = ints(len(SQUARES))  # … and on a tile turned by half
    arch: list[int] = ints(3)  # the square before the arch of each state
    last: list[int] = ints(3)  # the last square of the route in each state
    first_column: list[int] = ints(3)  # reef columns in play in each state
    last_column: list[int] = ints(3)
    before: list[int] = ints(GATE_COUNT * FISH_COUNT)  # bit mask of the fish gate g lets pass before f, at 3 g + f
    face_animal: list[int] = ints(FACE_COUNT)
    water: list[int] = ints(FACE_COUNT)  # bit mask of the positions of a face that show water
    snail: list[int] = ints(2)  # the tiles that show a snail
    gems: list[int] = ints(GEM_COUNT)  # in the chest at the start
    sides: list[int] = ints(6)  # the colours of the die
    need: list[int] = ints(STASH_COUNT * GEM_COUNT)  # gems of colour c that stash k asks for, at 6 k + c
    level_shells: list[int] = ints(4)  # the team's shells at the start, by level
    level_snails: list[int] = ints(4)  # snail tiles left out, by level
    first_game_shells: int = 1  # the team's shells in a first game
    most_shells: int = 6  # all there are
