"""The gems: which colours lie in the chest and in the cave, and which the stash still asks for."""

from fathoms.games.tentacula.names import GEM_COUNT
from fathoms.games.tentacula.state import Box, State


def stash_lacks(b: Box, s: State, gem: int) -> int:
    """How many gems of a colour the stash still asks for."""
    return b.need[GEM_COUNT * s.stash + gem] - s.stashed[gem]


def lacking(b: Box, s: State) -> int:
    """The set of colours of which the stash still asks for a gem; none once it is complete."""
    colours = 0
    for gem in range(GEM_COUNT):
        if stash_lacks(b, s, gem) > 0:
            colours |= 1 << gem
    return colours


def in_chest(s: State) -> int:
    """The set of colours in the treasure chest."""
    colours = 0
    for gem in range(GEM_COUNT):
        if s.chest[gem] > 0:
            colours |= 1 << gem
    return colours


def in_cave(s: State) -> int:
    """The set of colours that Tentacula has."""
    colours = 0
    for gem in range(GEM_COUNT):
        if s.cave[gem] > 0:
            colours |= 1 << gem
    return colours


def stow(s: State, gem: int) -> None:
    """TN-46: a gem goes from the chest to the stash, where it is safe."""
    s.chest[gem] -= 1
    s.stashed[gem] += 1
