"""The set-up (TH-01 to TH-04)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.core.state import NOBODY
from fathoms.games.treasure_hunting_kraken import news
from fathoms.games.treasure_hunting_kraken.rules.turn import go_on
from fathoms.games.treasure_hunting_kraken.state import STARTING, Box, State


def setup(b: Box, s: State) -> None:
    """TH-01 to TH-04: all ships on Start, the treasure in the centre, no pillar, the dial on its first segment."""
    for seat in range(s.seats):
        s.at[seat] = b.start
    s.first = s.first_player
    if s.first == NOBODY:
        s.first = draw(s, s.seats)
    tell(s, news.BEGINS, s.first)
    s.player = s.first
    s.phase = STARTING
    go_on(b, s)
