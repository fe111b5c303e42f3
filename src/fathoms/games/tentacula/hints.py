"""What makes a position good for the team, as numbers that a bot can weigh."""

from collections.abc import MutableSequence

from fathoms.core.hints import BAD, GOOD, Hints
from fathoms.core.sets import size
from fathoms.core.state import NOBODY
from fathoms.games.tentacula.names import (
    COLUMNS,
    FINISH,
    FIRST_REEF,
    FISH_COUNT,
    GEM_COUNT,
    INSIDE,
    LETTER_COUNT,
    OUTSIDE,
    ROW,
    START,
    TILE_COUNT,
)
from fathoms.games.tentacula.rules.course import can_play
from fathoms.games.tentacula.rules.fish import has_passed, is_let_through, target
from fathoms.games.tentacula.rules.gems import stash_lacks
from fathoms.games.tentacula.rules.reef import is_protected, rearmost
from fathoms.games.tentacula.state import PLACING, SWIMMING, Box, State

HINTS = Hints()
PROGRESS = HINTS.add("progress", GOOD)  # squares behind all fish
REAR = HINTS.add("rear", GOOD)  # square of the rearmost fish
HOME = HINTS.add("home")  # fish at the finish
PASSED = HINTS.add("passed", GOOD)  # fish beyond the arch in force
HELD_UP = HINTS.add("held_up")  # fish that the gate does not let through yet
FOLDS = HINTS.add("folds", GOOD)
MISSING = HINTS.add("missing", BAD)  # gems the stash needs and can get only by a shark
IN_DANGER = HINTS.add("in_danger", BAD)  # colours of which the next theft would take a needed gem
LACKING = HINTS.add("lacking", BAD)  # gems still to be brought to the stash
CHEST = HINTS.add("chest", GOOD)  # gems in it
CHEST_LOW = HINTS.add("chest_low", BAD)  # how far it is below four gems
EXPOSED = HINTS.add("exposed", BAD)  # fish on unprotected squares
UNDERMINED = HINTS.add("undermined")  # sheltered fish at the rear of the reef, whose tiles will be drawn
SHELTER = HINTS.add("shelter")  # protected squares ahead of the rearmost fish
THEFTS = HINTS.add("thefts", BAD)  # waiting to be settled
SHELLS = HINTS.add("shells", GOOD)
TILES = HINTS.add("tiles")  # still in the game
TURNS = HINTS.add("turns")  # still to come in this round
SAFE_TURNS = HINTS.add("safe_turns", GOOD)  # … of them with a tile that brings some fish to shelter or home
IDLE_TURNS = HINTS.add("idle_turns", BAD)  # … with a tile that moves no fish
SPREAD = HINTS.add("spread", BAD)  # squares between the first and the last fish
HALVES = HINTS.add("halves")  # reef columns not behind the rearmost fish that have a tile on one side only
HINT_COUNT = len(HINTS)


def hints(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """Writes one number a hint; nothing here is known to one seat only."""
    for i in range(HINT_COUNT):
        out[i] = 0
    rear = FINISH
    front = START
    for fish in range(FISH_COUNT):
        rear = min(rear, s.fish[fish])
        front = max(front, s.fish[fish])
        weigh_fish(b, s, fish, out)
    out[REAR] = rear
    out[SPREAD] = front - rear
    out[FOLDS] = s.board
    out[THEFTS] = s.thefts
    out[SHELLS] = s.shells
    weigh_reef(b, s, rear, out)
    if s.stash >= 0:
        weigh_gems(b, s, out)
    if s.gate != NOBODY:
        weigh_turns(b, s, out)


def weigh_reef(b: Box, s: State, rear: int, out: MutableSequence[int]) -> None:
    """Shelter ahead of the rearmost fish, shelter in the making, and tiles still in the game."""
    for square in range(rear + 1, FINISH):
        if is_protected(b, s, square):
            out[SHELTER] += 1
    for column in range(1, COLUMNS + 1):
        if FIRST_REEF + LETTER_COUNT * column > rear and (s.reef[column] == NOBODY) != (s.reef[ROW + column] == NOBODY):
            out[HALVES] += 1
    out[TILES] = TILE_COUNT - size(s.boxed)


def weigh_turns(b: Box, s: State, out: MutableSequence[int]) -> None:
    """What the turns of this round still promise, the one that has begun included."""
    for seat in range(s.seats):
        if can_play(s, seat):
            out[TURNS] += 1
            weigh_turn(b, s, b.face_animal[s.tile[seat]], out)
    if s.phase == PLACING or s.phase == SWIMMING:
        weigh_turn(b, s, s.animal, out)


def weigh_turn(b: Box, s: State, animal: int, out: MutableSequence[int]) -> None:
    """Whether an animal brings some fish to shelter, or moves none."""
    moves = 0
    safe = 0
    for fish in range(FISH_COUNT):
        square = target(b, s, fish, animal)
        if square != NOBODY:
            moves += 1
            if is_protected(b, s, square):
                safe = 1
    out[SAFE_TURNS] += safe
    if moves == 0:
        out[IDLE_TURNS] += 1


def weigh_fish(b: Box, s: State, fish: int, out: MutableSequence[int]) -> None:
    """How far a fish has come, and how safe it is."""
    square = s.fish[fish]
    out[PROGRESS] += square
    if square == FINISH:
        out[HOME] += 1
    if has_passed(b, s, fish):
        out[PASSED] += 1
    elif s.gate != NOBODY and not is_let_through(b, s, fish):
        out[HELD_UP] += 1
    if not is_protected(b, s, square):
        out[EXPOSED] += 1
    elif b.column[square] != 0 and s.top == NOBODY:
        if b.column[square] <= max(rearmost(s, INSIDE), rearmost(s, OUTSIDE)) + 1:
            out[UNDERMINED] += 1


def weigh_gems(b: Box, s: State, out: MutableSequence[int]) -> None:
    """What the stash lacks, what is left of it in the chest, and how near Tentacula is to it."""
    for gem in range(GEM_COUNT):
        lacking = stash_lacks(b, s, gem)
        out[LACKING] += lacking
        out[CHEST] += s.chest[gem]
        if lacking > s.chest[gem]:
            out[MISSING] += lacking - s.chest[gem]
        if lacking > 0 and 0 < s.chest[gem] <= lacking:
            out[IN_DANGER] += 1
    if out[CHEST] < 4:
        out[CHEST_LOW] = 4 - out[CHEST]
