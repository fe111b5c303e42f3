"""What Tentacula counts when it is over."""

from fathoms.core.scene import Score
from fathoms.core.state import SPECTATOR
from fathoms.games.tentacula.aim import aim
from fathoms.games.tentacula.state import Box, State


def score(b: Box, s: State) -> list[Score]:
    """TN-80: fish at the finish, gems for the stash, and the shells that were not needed."""
    counted = aim(b, s, SPECTATOR).about
    home, fish, gems, need = (int(str(counted[name])) for name in ("home", "all", "gems", "need"))
    return [
        Score("fish-yellow", home, fish, label="score-fish"),
        Score("gem-purple", gems, need, label="score-gems"),
        Score("shell-side", s.shells, label="score-shells"),
    ]
