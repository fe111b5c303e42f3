"""What Tentacolor counts when it is over."""

from fathoms.core.scene import Score
from fathoms.games.tentacolor.rules.tentacle import goal_length
from fathoms.games.tentacolor.scene import tile
from fathoms.games.tentacolor.state import Box, State


def score(b: Box, s: State) -> list[Score]:
    """TC-30, TC-36: the longest series of each tentacle, in its colour."""
    series = [tile(b, s, seat).facts[0] for seat in range(s.seats)]
    return [Score(fact.kind, fact.count, goal_length(b, s), seat) for seat, fact in enumerate(series)]
