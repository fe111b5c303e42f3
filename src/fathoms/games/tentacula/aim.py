"""What Tentacula is about, in a line that counts along."""

from fathoms.core.message import Message
from fathoms.core.state import NOBODY
from fathoms.games.tentacula.names import FINISH, FISH, GEM_COUNT
from fathoms.games.tentacula.state import Box, State


def aim(b: Box, s: State, seat: int) -> Message:
    """TN-80: fish at the finish, and gems the stash asks for that nobody has stolen."""
    need = [0] * GEM_COUNT if s.stash == NOBODY else b.need[GEM_COUNT * s.stash : GEM_COUNT * (s.stash + 1)]
    kept = sum(min(asked, s.stashed[gem] + s.chest[gem]) for gem, asked in enumerate(need))
    return Message("aim", {"all": len(FISH), "home": s.fish.count(FINISH), "need": sum(need), "gems": kept})
