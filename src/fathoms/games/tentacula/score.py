"""What Tentacula counts when it is over."""

from fathoms.core.scene import Score
from fathoms.games.tentacula.aim import asked_for
from fathoms.games.tentacula.names import FINISH, FISH, GEMS
from fathoms.games.tentacula.state import Box, State


def score(b: Box, s: State) -> list[Score]:
    """TN-80: fish at the finish, gems for the stash, and the shells that were not needed."""
    gems = asked_for(b, s)
    need, kept = sum(asked for asked, _ in gems), sum(there for _, there in gems)
    return [
        Score("fish-yellow", s.fish.count(FINISH), len(FISH), label="score-fish", kinds=shoal(s)),
        Score("gem-purple", kept, need, label="score-gems", kinds=treasure(gems)),
        Score("shell-side", s.shells, label="score-shells"),
    ]


def shoal(s: State) -> list[str]:
    """The fish, first those that are home."""
    return [f"fish-{FISH[fish]}" for fish in sorted(range(len(FISH)), key=lambda fish: s.fish[fish] != FINISH)]


def treasure(gems: list[tuple[int, int]]) -> list[str]:
    """The gems of the stash, first those that nobody has stolen."""
    kept = [f"gem-{name}" for name, (_, there) in zip(GEMS, gems, strict=True) for _ in range(there)]
    lost = [f"gem-{name}" for name, (asked, there) in zip(GEMS, gems, strict=True) for _ in range(asked - there)]
    return [*kept, *lost]
