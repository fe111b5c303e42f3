"""What Barrakuda counts when it is over."""

from fathoms.core.scene import Score
from fathoms.games.barrakuda.rules.ending import goal
from fathoms.games.barrakuda.rules.people import home
from fathoms.games.barrakuda.state import Box, State


def score(b: Box, s: State) -> list[Score]:
    """BK-62, BK-80: the gold in each diver's vault; team-mates share one."""
    return [Score("coin", s.vault[home(s, seat)], goal(b, s), seat) for seat in range(s.seats)]
