"""What Kraken Attack! is about, in a line that counts along."""

from fathoms.core.message import Message
from fathoms.games.kraken_attack.state import Box, State


def aim(b: Box, s: State, seat: int) -> Message:
    """KA-65, KA-66: so many hits before so many holes."""
    return Message("aim", {"goal": s.tokens_to_win, "hits": s.tokens, "most": b.holes_to_sink, "holes": sum(s.hole)})
