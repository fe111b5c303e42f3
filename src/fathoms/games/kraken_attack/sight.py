"""What a seat may know (spec §6): everything but the dice to come and the order of unseen cards.

Both are drawn only when they are turned up, so all that is hidden is the generator.
"""

from fathoms.core.chance import hide_generator
from fathoms.games.kraken_attack.state import Box, State


def hide(b: Box, s: State, seat: int) -> None:
    """Erases what a seat, or SPECTATOR, may not know."""
    hide_generator(s)


def redeal(b: Box, s: State, seat: int) -> None:
    """Draws afresh what the seat cannot know; the caller has keyed the generator anew."""
