"""The rules of Tentacolor, one chapter a file; here: what is open to a seat, and what an action does."""

from collections.abc import MutableSequence

from fathoms.games.tentacolor import actions as do
from fathoms.games.tentacolor.names import HAND
from fathoms.games.tentacolor.rules.encounters import bite, can_bite, scatter
from fathoms.games.tentacolor.rules.setting import setup
from fathoms.games.tentacolor.rules.turn import give, lay, matching_colours
from fathoms.games.tentacolor.state import BITING, GIVING, LAYING, Box, State

__all__ = ["apply", "legal", "setup"]


def legal(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """Writes the actions open to a waiting seat into `out`, ascending; returns how many."""
    n = 0
    if s.phase == LAYING:
        wanted = matching_colours(b, s, seat)
        for i in range(s.held[seat]):
            card = s.hand[HAND * seat + i]
            if b.colours[card] & wanted:
                out[n] = do.LAY + card
                n += 1
    elif s.phase == GIVING:
        for i in range(s.held[seat]):
            out[n] = do.GIVE + s.hand[HAND * seat + i]
            n += 1
    elif s.phase == BITING:
        for other in range(s.seats):
            if can_bite(s, other):
                out[n] = do.BITE + other
                n += 1
    else:
        for other in range(s.seats):
            if other != seat:
                out[n] = do.SCATTER + other
                n += 1
    return n


def apply(b: Box, s: State, seat: int, action: int) -> None:
    """Plays a legal action."""
    if action < do.BITE:
        lay(b, s, action - do.LAY)
    elif action < do.SCATTER:
        bite(s, action - do.BITE)
    elif action < do.GIVE:
        scatter(s, action - do.SCATTER)
    else:
        give(b, s, action - do.GIVE)
