"""What a seat may know (spec §6): everything but the die, the tiles and the gates to come.

All of them are drawn only when they come to light: the draw pile is known as a set, with the face on its
top, and the gate pile as a set. So all that is hidden is the generator.
"""

from fathoms.core.state import GENERATOR
from fathoms.games.tentacula.state import Box, State


def hide(b: Box, s: State, seat: int) -> None:
    """Erases what a seat, or SPECTATOR, may not know."""
    for i in range(GENERATOR):
        s.rng[i] = 0


def redeal(b: Box, s: State, seat: int) -> None:
    """Draws afresh what the seat cannot know; the caller has keyed the generator anew."""
