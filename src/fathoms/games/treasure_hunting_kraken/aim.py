"""What Treasure Hunting: Kraken is about, in a line that follows the treasure."""

from fathoms.core.message import Message
from fathoms.core.state import NOBODY
from fathoms.games.treasure_hunting_kraken.names import ENRAGED
from fathoms.games.treasure_hunting_kraken.state import Box, State

NEVER = -1


def aim(b: Box, s: State, seat: int) -> Message:
    """TH-22, TH-24, TH-33: fetch the treasure, take it from whoever has it, or sail home with it."""
    if s.holder == NOBODY:
        return Message("aim", {"rounds": until_rage(b, s)})
    if s.holder == seat:
        return Message("aim-home", {"rounds": until_rage(b, s)})
    return Message("aim-chase", {"seat": s.holder, "rounds": until_rage(b, s)})


def until_rage(b: Box, s: State) -> int:
    """TH-05, TH-42: in how many rounds the dial comes to rage; 0 where it is there, NEVER where it has none."""
    ahead = [b.dial[(s.dial + step) % b.segments] for step in range(b.segments)]
    return ahead.index(ENRAGED) if ENRAGED in ahead else NEVER
