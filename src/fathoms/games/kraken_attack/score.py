"""What Kraken Attack! counts when it is over."""

from fathoms.core.scene import Score
from fathoms.games.kraken_attack.state import Box, State


def score(b: Box, s: State) -> list[Score]:
    """KA-65, KA-66: the holes, the hits on the Kraken, and the rails that still stand."""
    return [
        Score("hole", sum(s.hole), b.holes_to_sink, label="score-holes"),
        Score("kraken-attack-token", s.tokens, s.tokens_to_win, label="score-hits"),
        Score("rail", sum(s.rail), len(s.rail), label="score-rails"),
    ]
