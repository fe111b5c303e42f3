"""What Treasure Hunting: Kraken counts when it is over."""

from fathoms.core.scene import Score
from fathoms.games.treasure_hunting_kraken.state import Box, State


def score(b: Box, s: State) -> list[Score]:
    """TH-24: who has brought the treasure home, and in how many rounds."""
    home = [Score("treasure", s.winners >> seat & 1, 1, seat) for seat in range(s.seats)]
    return [*home, Score("kraken-dormant", s.round, label="score-rounds")]
