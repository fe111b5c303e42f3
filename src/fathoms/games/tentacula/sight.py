"""What a seat may know (spec §6): everything but the die, the tiles and the gates to come.

All of them are drawn only when they come to light: the draw pile is known as a set, with the face on its
top, and the gate pile as a set. So all that is hidden is the generator.
"""

from fathoms.core.chance import hide_generator
from fathoms.games.tentacula.state import Box, State


def hide(b: Box, s: State, seat: int) -> None:
    """Erases what a seat, or SPECTATOR, may not know."""
    hide_generator(s)


def redeal(b: Box, s: State, seat: int) -> None:
    """Draws afresh what the seat cannot know; the caller has keyed the generator anew."""
