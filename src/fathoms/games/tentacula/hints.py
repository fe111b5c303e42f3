"""What makes a position good for the team, as numbers that a bot can weigh."""

from collections.abc import MutableSequence

from fathoms.games.tentacula.names import (
    FINISH,
    FIRST_REEF,
    FISH_COUNT,
    GEM_COUNT,
    INSIDE,
    NOBODY,
    OUTSIDE,
    TILE_COUNT,
)
from fathoms.games.tentacula.rules.course import can_play
from fathoms.games.tentacula.rules.ending import stash_lacks
from fathoms.games.tentacula.rules.fish import has_passed, is_let_through
from fathoms.games.tentacula.rules.reef import is_protected, rearmost
from fathoms.games.tentacula.state import Box, State

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
)
(
    PROGRESS, REAR, HOME, PASSED, HELD_UP, FOLDS, MISSING, IN_DANGER, LACKING, CHEST, CHEST_LOW, EXPOSED, UNDERMINED,
    SHELTER, THEFTS, SHELLS, LEFT, TURNS,
) = range(18)  # fmt: skip


def features(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """Writes one number a feature; nothing here is known to one seat only."""
    for i in range(18):
        out[i] = 0
    rear = FINISH
    for fish in range(FISH_COUNT):
        if s.fish[fish] < rear:
            rear = s.fish[fish]
        weigh_fish(b, s, fish, out)
    out[REAR] = rear
    out[FOLDS] = s.board
    if s.stash >= 0:
        weigh_gems(b, s, out)
    for square in range(rear + 1, FINISH):
        if is_protected(b, s, square):
            out[SHELTER] += 1
    out[THEFTS] = s.thefts
    out[SHELLS] = s.shells
    for tile in range(TILE_COUNT):
        out[LEFT] += 1 - ((s.boxed >> tile) & 1)
    for player in range(s.seats):
        if can_play(s, player):
            out[TURNS] += 1


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
    elif FIRST_REEF <= square < FINISH and s.top == NOBODY:
        column = (square - FIRST_REEF) // 3 + 1
        if column <= rearmost(s, INSIDE) + 1 or column <= rearmost(s, OUTSIDE) + 1:
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
