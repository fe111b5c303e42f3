"""What Tentacula is about, in a line that counts along."""

from fathoms.core.message import Message
from fathoms.core.state import NOBODY
from fathoms.games.tentacula.names import FINISH, FISH, GEM_COUNT
from fathoms.games.tentacula.state import Box, State


def aim(b: Box, s: State, seat: int) -> Message:
    """TN-80: fish at the finish, and gems the stash asks for that nobody has stolen."""
    gems = asked_for(b, s)
    need, kept = sum(asked for asked, _ in gems), sum(there for _, there in gems)
    return Message("aim", {"all": len(FISH), "home": s.fish.count(FINISH), "need": need, "gems": kept})


def asked_for(b: Box, s: State) -> list[tuple[int, int]]:
    """TN-80: of each colour how many gems the stash asks for, and how many of those nobody has stolen."""
    need = [0] * GEM_COUNT if s.stash == NOBODY else b.need[GEM_COUNT * s.stash : GEM_COUNT * (s.stash + 1)]
    return [(asked, min(asked, s.stashed[gem] + s.chest[gem])) for gem, asked in enumerate(need)]
