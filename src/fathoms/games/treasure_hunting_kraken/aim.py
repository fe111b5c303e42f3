"""What Treasure Hunting: Kraken is about, in a line that follows the treasure."""

from fathoms.core.message import Message
from fathoms.core.state import NOBODY
from fathoms.games.treasure_hunting_kraken.names import CENTRE, ENRAGED, RING, TANTRUM
from fathoms.games.treasure_hunting_kraken.state import Box, State

NEVER = -1


def aim(b: Box, s: State, seat: int) -> Message:
    """TH-22, TH-24, TH-33: fetch the treasure, take it from whoever has it, or sail home with it."""
    out = 0 if seat < 0 else rings_in(b, s.at[seat])
    if s.holder not in (NOBODY, seat):
        return Message("aim-chase", {"seat": s.holder, "rings": rings_in(b, s.at[s.holder]) - out, **outlook(b, s)})
    if s.holder == seat and seat >= 0:
        return Message("aim-home", {"rings": out, **outlook(b, s)})
    far = seat >= 0 and out < b.rings
    return Message("aim-far" if far else "aim", {"rings": b.rings - out, **outlook(b, s)})


def rings_in(b: Box, space: int) -> int:
    """How many rings a space lies inward of the outermost one."""
    return b.rings if space == CENTRE else space // RING


def outlook(b: Box, s: State) -> dict[str, str | int]:
    """TH-05, TH-42, TH-46: what the Kraken does next, rage or raise coral, and in how many rounds.

    A rage of this round, which is on show, comes before all; NEVER is the round of a rage that is not on the dial.
    """
    ahead = [b.dial[(s.dial + step) % b.segments] for step in range(b.segments + 1)]
    rage = ahead.index(ENRAGED) if ENRAGED in ahead else NEVER
    coral = ahead.index(TANTRUM, 1) if b.bases and TANTRUM in ahead else NEVER
    if coral != NEVER and (rage == NEVER or 0 < coral < rage):
        return {"rounds": coral, "coral": 1}
    return {"rounds": rage, "coral": 0}
