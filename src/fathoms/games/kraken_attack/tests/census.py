"""What is never made or lost in Kraken Attack!."""

from fathoms.games.kraken_attack.names import DECK, NOBODY, PIRATE_COUNT, SPACE_COUNT
from fathoms.games.kraken_attack.rules.setup import crew_size
from fathoms.games.kraken_attack.state import Box, State


def census(b: Box, s: State) -> dict[str, int]:
    """Cards once they are dealt, dice wherever they lie, and one piece a lane."""
    cards = sorted(card for card in (*s.up, *s.pile) if card != NOBODY)
    assert len(cards) == len(set(cards)), "a card lies in two places"
    waiting = [colour for space, colour in enumerate(b.track_die) if space > s.track]
    return {
        "cards": 0 if not cards else len(cards) - DECK * crew_size(s),
        "purple dice": s.dice[0] + waiting.count(0),
        "red dice": s.dice[1] + waiting.count(1),
        "pieces": sum(0 <= space < SPACE_COUNT for space in s.space),
        "strangers": sum(s.area[pirate] != NOBODY and pirate not in s.pirate for pirate in range(PIRATE_COUNT)),
    }
