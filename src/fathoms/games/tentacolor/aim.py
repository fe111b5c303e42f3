"""What Tentacolor is about, in a line that counts along."""

from fathoms.core.message import Message
from fathoms.games.tentacolor.rules.tentacle import goal_length, series
from fathoms.games.tentacolor.state import Box, State


def aim(b: Box, s: State, seat: int) -> Message:
    """TC-07, TC-30, TC-34: cards in a row, one's own and the best of the others."""
    lengths = [series(b, s, owner) for owner in range(s.seats)]
    if seat < 0:
        return Message("aim-watched", {"goal": goal_length(b, s), "best": max(lengths)})
    mine = lengths.pop(seat)
    return Message("aim-expert" if s.expert else "aim", {"goal": goal_length(b, s), "mine": mine, "best": max(lengths)})
