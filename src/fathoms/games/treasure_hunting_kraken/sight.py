"""What a seat may know (spec §6): everything but the dice to come, which lie in the generator."""

from fathoms.core.chance import hide_generator
from fathoms.games.treasure_hunting_kraken.state import Box, State


def hide(b: Box, s: State, seat: int) -> None:
    """Erases what a seat, or SPECTATOR, may not know."""
    hide_generator(s)


def redeal(b: Box, s: State, seat: int) -> None:
    """Draws afresh what the seat cannot know: nothing but the generator, which the caller has keyed anew."""
