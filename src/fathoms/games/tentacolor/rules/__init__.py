"""The rules of Tentacolor, one chapter a file; here: what is open to a seat, and what an action does."""

from collections.abc import MutableSequence

from fathoms.core.state import NOBODY, SEATS
from fathoms.games.tentacolor import actions as do
from fathoms.games.tentacolor.names import ANY_COLOUR, HAND
from fathoms.games.tentacolor.rules.powers import can_meet
from fathoms.games.tentacolor.rules.setup import setup
from fathoms.games.tentacolor.rules.turn import give, go_on, go_on_with, lay, matching_colours
from fathoms.games.tentacolor.state import BITING, GIVING, LAYING, LAYING_MORE, Box, State

__all__ = ["apply", "go_on", "legal", "setup"]


def legal(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """Writes the actions open to a waiting seat into `out`, ascending; returns how many."""
    n = 0
    if s.phase == LAYING or s.phase == LAYING_MORE or s.phase == GIVING:
        first = do.GIVE if s.phase == GIVING else do.LAY
        wanted = ANY_COLOUR if s.phase == GIVING else matching_colours(b, s, seat)
        for i in range(HAND):
            card = s.hand[HAND * seat + i]
            if card != NOBODY and b.colours[card] & wanted:
                out[n] = first + card
                n += 1
    else:
        first = do.SHARK if s.phase == BITING else do.SHOAL
        for other in range(SEATS):
            if can_meet(s, other):
                out[n] = first + other
                n += 1
    return n


def apply(b: Box, s: State, seat: int, action: int) -> None:
    """Plays a legal action, and what follows by itself."""
    chosen = NOBODY
    if do.LAY <= action < do.LAY_END:
        lay(b, s, action - do.LAY)
    elif do.GIVE <= action < do.GIVE_END:
        give(s, action - do.GIVE)
    elif do.SHARK <= action < do.SHARK_END:
        chosen = action - do.SHARK
    elif do.SHOAL <= action < do.SHOAL_END:
        chosen = action - do.SHOAL
    go_on_with(b, s, chosen)
