"""The position of Tentacula and its box."""

from dataclasses import dataclass

from fathoms.core.course import Endings, Phases
from fathoms.core.names import Things
from fathoms.core.state import NOBODY, SEATS, Header, ints, number, option, some
from fathoms.games.tentacula.names import (
    ANIMALS,
    DIE_SIDES,
    FACES,
    FISH,
    GATES,
    GEMS,
    HATS,
    LEVELS,
    MARKS,
    ROW,
    ROWS,
    SIZES,
    SNAILS,
    SPECIALS,
    SQUARES,
    STASHES,
    STATE_A,
    STATES,
    TILES,
)

PHASES = Phases()
PICKING_STASH = PHASES.add("picking_stash")
PICKING_CHIPS = PHASES.add("picking_chips")
NEXT = PHASES.add("next")
VOTING = PHASES.add("voting")
PLACING = PHASES.add("placing")
SWIMMING = PHASES.add("swimming")
AT_DOLPHIN = PHASES.add("at_dolphin")
AT_SHARK = PHASES.add("at_shark")
REROLLING = PHASES.add("rerolling")
LOSING = PHASES.add("losing")
TAKING = PHASES.add("taking")  # a tile from the rear of the reef
SHOWING = PHASES.add("showing")
THEFT = PHASES.passing("theft")  # what comes of a move or of a round's end
DRAWING = PHASES.passing("drawing")  # every seat gets a tile

ENDINGS = Endings()
MADE_IT = ENDINGS.add("made_it", "TN-80")
SO_CLOSE = ENDINGS.add("so_close", "TN-81")
REEF_GONE = ENDINGS.add("reef_gone", "TN-82")
CHEST_BARE = ENDINGS.add("chest_bare", "TN-83")
FISH_FOOD = ENDINGS.add("fish_food", "TN-84")

ROUND_STAGES = Things()
GOING_ON = ROUND_STAGES.add("going_on")
OVER = ROUND_STAGES.add("over")  # all have played
SEEN = ROUND_STAGES.add("seen")  # and Tentacula has looked at all fish


@dataclass(slots=True)
class State(Header):
    """Everything on the table. A tile is known by its upper face: 2 t for tile t's front, 2 t + 1 for its back."""

    difficulty: int = option()
    first_game_shell: int = option()  # level 1 starts with one shell fewer
    stash: int = number(NOBODY, of=STASHES)  # the one to be filled; until it is picked, what the option says
    chips: int = option()  # how animal chips are dealt
    snail_removed: int = option()  # which snail tile leaves at level 3
    take_rule: int = option()  # which tile of the reef may be drawn
    outside_orientation: int = option()  # how water counts on the outside
    bare_chest: int = option()  # when an empty chest loses
    seahorse_round_end: int = option()  # rolls of a round's end that the seahorse may repeat
    turn_choice: int = option()  # how the team settles who plays next

    round: int = 0  # 0 during set-up
    board: int = number(STATE_A, of=STATES)  # how it lies
    fish: list[int] = ints(FISH, of=SQUARES)  # the square of each
    chip: list[int] = ints(SEATS, NOBODY, of=ANIMALS)  # each seat's
    tile: list[int] = ints(SEATS, NOBODY, of=FACES)  # the face up in front of each seat
    reef: list[int] = ints((ROWS, ROW), NOBODY, of=FACES)  # the face up on column k of row r, at ROW r + k
    next: list[int] = ints(ROWS, 1)  # the next reef square of each row
    pile: int = some(TILES, bits=16)  # the draw pile, the top one included
    top: int = number(NOBODY, of=FACES)  # the face up on top of the draw pile
    boxed: int = some(TILES, bits=16)  # out of the game
    gates: int = some(GATES)  # the gate pile
    gate: int = number(NOBODY, of=GATES)  # the gate in force
    shells: int = 0  # the team's
    chest: list[int] = ints(GEMS)  # how many of each colour
    stashed: list[int] = ints(GEMS)  # gems in the stash
    cave: list[int] = ints(GEMS)  # gems that Tentacula has
    die: int = number(NOBODY, of=GEMS)  # the colour rolled last

    player: int = number(NOBODY, of=SEATS)  # whose turn it is; after the last turn of a round, who took it
    played: int = some(SEATS)  # the seats that have played in this round
    vote: list[int] = ints(SEATS, NOBODY, of=SEATS)  # whom each seat wants to play next
    animal: int = number(NOBODY, of=ANIMALS)  # of the tile being played
    move: int = NOBODY  # the move (numbered in fish.py) or row chosen, until it is made
    drawer: int = number(of=SEATS)  # whose turn it is to draw a tile
    to_draw: int = 0  # how many seats still have to draw
    round_over: int = number(of=ROUND_STAGES)
    thefts: int = 0  # thefts still to be settled
    rolled: int = 0  # 1 while the die lies there for the theft at hand
    again: int = 0  # 1 if it has been rolled a second time
    repeats: int = 0  # rolls the seahorse may still repeat in this run of thefts
    loot: int = number(NOBODY, of=GEMS)  # the gem given up where the colour rolled was missing


@dataclass(slots=True)
class Box:
    """Components and printed numbers of an edition."""

    animal: list[int] = ints(SQUARES, NOBODY, of=ANIMALS)  # on each square
    special: list[int] = ints(SQUARES, of=SPECIALS)  # on each square
    ahead: list[int] = ints((ANIMALS, SQUARES), of=SQUARES)  # next square after q with animal a, at SQUARE_COUNT a + q
    column: list[int] = ints(SQUARES)  # of the reef beside each square, 0 where reef is built in
    spot: list[int] = ints(SQUARES)  # bit of the position beside each square on a tile inside
    turned: list[int] = ints(SQUARES)  # … and on a tile turned by half
    arch: list[int] = ints(STATES, of=SQUARES)  # the square before the arch of each state
    last: list[int] = ints(STATES, of=SQUARES)  # the last square of the route in each state
    first_column: list[int] = ints(STATES)  # reef columns in play in each state
    last_column: list[int] = ints(STATES)
    hat: list[int] = ints(FISH, of=HATS)  # that each fish wears
    size: list[int] = ints(FISH, of=SIZES)
    mark: list[int] = ints((GATES, FISH), of=MARKS)  # what gate g shows in place k, at FISH_COUNT g + k
    before: list[int] = ints((GATES, FISH))  # bit mask of the fish gate g lets pass before f, at FISH_COUNT g + f
    face_animal: list[int] = ints(FACES, of=ANIMALS)
    water: list[int] = ints(FACES)  # bit mask of the positions of a face that show water
    snail: list[int] = ints(SNAILS, of=TILES)  # the tiles that show a snail
    gems: list[int] = ints(GEMS)  # in the chest at the start
    sides: list[int] = ints(DIE_SIDES, of=GEMS)  # the colours of the die
    need: list[int] = ints((STASHES, GEMS))  # gems of colour c that stash k asks for, at GEM_COUNT k + c
    level_shells: list[int] = ints(LEVELS)  # the team's shells at the start
    level_snails: list[int] = ints(LEVELS)  # snail tiles left out
    first_game_shells: int = 0  # the team's shells in a first game
    most_shells: int = 0  # all there are
