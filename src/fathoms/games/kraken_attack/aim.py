"""What Kraken Attack! is about, in a line that counts along."""

from fathoms.core.message import Message
from fathoms.core.state import NOBODY
from fathoms.games.kraken_attack.names import BUBBLES
from fathoms.games.kraken_attack.state import Box, State


def aim(b: Box, s: State, seat: int) -> Message:
    """KA-65, KA-66: so many hits before so many holes; KA-55: and when the Kraken can be hit."""
    near = s.kraken != NOBODY and s.space[s.kraken] != BUBBLES and s.over == 0
    return Message(
        "aim-near" if near else "aim",
        {"goal": s.tokens_to_win, "hits": s.tokens, "most": b.holes_to_sink, "holes": sum(s.hole)},
    )
