"""What makes a position good for the team, as numbers that a bot can weigh."""

from collections.abc import MutableSequence

from fathoms.core.sets import size
from fathoms.games.tentacula.names import (
    COLUMNS,
    FINISH,
    FISH_COUNT,
    GEM_COUNT,
    INSIDE,
    NOBODY,
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

FEATURES = (
    "progress",  # squares behind all fish
    "rear",  # square of the rearmost fish
    "home",  # fish at the finish
    "passed",  # fish beyond the arch in force
    "held_up",  # fish that the gate does not let through yet
    "folds",
    "missing",  # gems the stash needs and can get only by a shark
    "in_danger",  # colours of which the next theft would take a needed gem
    "lacking",  # gems still to be brought to the stash
    "chest",  # gems in it
    "chest_low",  # how far it is below four gems
    "exposed",  # fish on unprotected squares
    "undermined",  # sheltered fish at the rear of the reef, whose tiles will be drawn
    "shelter",  # protected squares ahead of the rearmost fish
    "thefts",  # waiting to be settled
    "shells",
    "tiles",  # still in the game
    "turns",  # still to come in this round
    "safe_turns",  # … of them with a tile that brings some fish to shelter or home
    "idle_turns",  # … with a tile that moves no fish
    "spread",  # squares between the first and the last fish
    "halves",  # reef columns not behind the rearmost fish that have a tile on one side only
)
# Of these the coach may speak: what one likes to have, and what one does not.
GOOD = ("progress", "rear", "passed", "chest", "shells", "safe_turns", "folds")
BAD = ("missing", "in_danger", "lacking", "chest_low", "exposed", "thefts", "idle_turns", "spread")
(
    PROGRESS, REAR, HOME, PASSED, HELD_UP, FOLDS, MISSING, IN_DANGER, LACKING, CHEST, CHEST_LOW, EXPOSED, UNDERMINED,
    SHELTER, THEFTS, SHELLS, TILES, TURNS, SAFE_TURNS, IDLE_TURNS, SPREAD, HALVES,
) = range(22)  # fmt: skip


def features(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """Writes one number a feature; nothing here is known to one seat only."""
    for i in range(22):
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
        if 3 * column + 4 >= rear and (s.reef[column] == NOBODY) != (s.reef[ROW + column] == NOBODY):
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
