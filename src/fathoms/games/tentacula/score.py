"""What Tentacula counts when it is over."""

from fathoms.core.scene import Score
from fathoms.core.state import SPECTATOR
from fathoms.games.tentacula.aim import aim
from fathoms.games.tentacula.names import FINISH, FISH, GEMS
from fathoms.games.tentacula.state import Box, State


def score(b: Box, s: State) -> list[Score]:
    """TN-80: fish at the finish, gems for the stash, and the shells that were not needed."""
    counted = aim(b, s, SPECTATOR).about
    home, fish, gems, need = (int(str(counted[name])) for name in ("home", "all", "gems", "need"))
    return [
        Score("fish-yellow", home, fish, label="score-fish", kinds=shoal(s)),
        Score("gem-purple", gems, need, label="score-gems", kinds=asked_for(b, s)),
        Score("shell-side", s.shells, label="score-shells"),
    ]


def shoal(s: State) -> list[str]:
    """The fish, first those that are home."""
    return [f"fish-{FISH[fish]}" for fish in sorted(range(len(FISH)), key=lambda fish: s.fish[fish] != FINISH)]


def asked_for(b: Box, s: State) -> list[str]:
    """The gems of the stash, first those that nobody has stolen."""
    kept, lost = [], []
    for gem, name in enumerate(GEMS):
        asked = b.need[len(GEMS) * s.stash + gem]
        there = min(asked, s.stashed[gem] + s.chest[gem])
        kept += [f"gem-{name}"] * there
        lost += [f"gem-{name}"] * (asked - there)
    return [*kept, *lost]
