"""What makes a position good for the crew, as numbers that a bot can weigh."""

from collections.abc import MutableSequence

from fathoms.games.kraken_attack.names import LANE_COUNT, NOBODY
from fathoms.games.kraken_attack.state import Box, State

FEATURES = ("holes", "rails", "near", "at_saber", "bare_at_saber", "tokens", "track", "kraken_space")


def features(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """Writes one number a feature, as the seat may know them."""
    for i in range(8):
        out[i] = 0
    for area in range(4):
        out[0] += s.hole[area]
    for lane in range(LANE_COUNT):
        out[1] += s.rail[lane]
        out[2] += s.space[lane]
        if s.space[lane] == 3:
            out[3] += 1
            if not s.rail[lane]:
                out[4] += 1
    out[5] = s.tokens
    out[6] = s.track
    if s.kraken != NOBODY:
        out[7] = s.space[s.kraken]
