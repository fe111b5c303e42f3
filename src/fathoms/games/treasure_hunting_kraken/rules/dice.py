"""The dice: one a player, whatever it is rolled for, and two for the Kraken (TH-02, TH-43)."""

from fathoms.core.chance import draw
from fathoms.games.treasure_hunting_kraken.state import Box, State


def roll_die(b: Box, s: State, seat: int) -> None:
    """TH-02: a player's own die, for points, in fights, at pillars and against the Kraken."""
    s.die[seat] = draw(s, b.sides) + 1


def roll_kraken_dice(b: Box, s: State) -> None:
    """TH-43, R29: always both, however they are read."""
    s.kraken[0] = draw(s, b.kraken_sides) + 1
    s.kraken[1] = draw(s, b.kraken_sides) + 1
