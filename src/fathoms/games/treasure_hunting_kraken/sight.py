"""What a seat may know (spec §6): everything but the dice to come, which lie in the generator."""

from fathoms.core.state import GENERATOR
from fathoms.games.treasure_hunting_kraken.state import Box, State


def hide(b: Box, s: State, seat: int) -> None:
    """Erases what a seat, or SPECTATOR, may not know."""
    for i in range(GENERATOR):
        s.rng[i] = 0


def redeal(b: Box, s: State, seat: int) -> None:
    """Draws afresh what the seat cannot know: nothing but the generator, which the caller has keyed anew."""
