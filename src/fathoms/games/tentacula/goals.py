"""What puzzles of Tentacula ask for."""

from fathoms.core.goals import Goals
from fathoms.games.tentacula.names import FINISH, FISH_COUNT
from fathoms.games.tentacula.rules.reef import is_protected
from fathoms.games.tentacula.state import GOING_ON, MADE_IT, NEXT, Box, State

GOALS = Goals()


def wins(b: Box, before: State, s: State, seat: int) -> bool:
    """TN-80: all fish at the finish, and the stash complete."""
    return s.over == MADE_IT


def brings_home(b: Box, before: State, s: State, seat: int) -> bool:
    """TN-33: one fish more at the finish."""
    return s.fish.count(FINISH) > before.fish.count(FINISH)


def saves_all(b: Box, before: State, s: State, seat: int) -> bool:
    """TN-28 to TN-30: the turn is over, and Tentacula sees none of the fish."""
    is_over = s.phase == NEXT or s.round_over != GOING_ON
    return is_over and s.over in (0, MADE_IT) and all(is_protected(b, s, s.fish[fish]) for fish in range(FISH_COUNT))


def passes_unseen(b: Box, before: State, s: State, seat: int) -> bool:
    """TN-36, TN-49: a fish has passed the arch and is not seen."""
    arch = b.arch[before.board]
    return any(then <= arch < now and is_protected(b, s, now) for then, now in zip(before.fish, s.fish, strict=True))


def stashes(b: Box, before: State, s: State, seat: int) -> bool:
    """TN-45: a dolphin carries a gem to the stash."""
    return sum(s.stashed) > sum(before.stashed)


def fetches(b: Box, before: State, s: State, seat: int) -> bool:
    """TN-47: a shark fetches a gem out of the cave."""
    return sum(s.cave) < sum(before.cave)


def finds_shell(b: Box, before: State, s: State, seat: int) -> bool:
    """TN-44, TN-49: a shell more, and no fish that swam is seen."""
    still = all(is_protected(b, s, now) for then, now in zip(before.fish, s.fish, strict=True) if then != now)
    return s.shells > before.shells and still


GOALS.reach("win", wins)
GOALS.reach("home", brings_home)
GOALS.reach("save", saves_all)
GOALS.reach("arch", passes_unseen)
GOALS.reach("stash", stashes)
GOALS.reach("fetch", fetches)
GOALS.reach("shell", finds_shell)
