"""What is never made or lost in Treasure Hunting: Kraken."""

from fathoms.games.treasure_hunting_kraken.names import NOBODY
from fathoms.games.treasure_hunting_kraken.state import Box, State
from fathoms.games.treasure_hunting_kraken.voyage import spaces_of


def census(b: Box, s: State) -> dict[str, int]:
    """Ships on the board, the one treasure, and nobody where a pillar stands."""
    board = spaces_of(b)
    raised = [b.base_at[base] for base in range(b.bases) if s.pillar[base] > 0]
    return {
        "ships": sum(s.at[seat] in board for seat in range(s.seats)),
        "strangers": sum(x != NOBODY for x in s.at[s.seats :]),
        "treasure": 1 if s.holder == NOBODY or s.holder < s.seats else 0,
        "ships under a pillar": sum(x in raised for x in s.at),
        "pillars too tall": sum(hp > b.pillar_hp for hp in s.pillar),
        "pillars without a base": sum(hp != 0 for hp in s.pillar[b.bases :]),
    }


def arrange(b: Box, s: State, written: frozenset[str]) -> None:
    """Fills in what follows from the fields that were written."""
