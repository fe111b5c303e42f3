"""The five endings (TN-80 to TN-85)."""

from fathoms.core.news import tell
from fathoms.games.tentacula import news
from fathoms.games.tentacula.names import FINISH, GEM_COUNT
from fathoms.games.tentacula.state import (
    CHEST_BARE,
    FISH_FOOD,
    MADE_IT,
    REEF_GONE,
    SO_CLOSE,
    UNLESS_STASH_COMPLETE,
    Box,
    State,
)


def end(s: State, ending: int) -> None:
    """The game stops at once; only those who made it have won."""
    s.over = ending
    s.winners = (1 << s.seats) - 1 if ending == MADE_IT else 0
    s.waiting = 0
    tell(s, news.MADE_IT_NEWS + ending - MADE_IT)


def stash_lacks(b: Box, s: State, gem: int) -> int:
    """How many gems of a colour the stash still asks for."""
    return b.need[GEM_COUNT * s.stash + gem] - s.stashed[gem]


def is_stash_complete(b: Box, s: State) -> bool:
    """TN-84: the stash holds every gem it asks for."""
    for gem in range(GEM_COUNT):
        if stash_lacks(b, s, gem) > 0:
            return False
    return True


def is_chest_empty(s: State) -> bool:
    """TN-83: not a gem is left in the treasure chest."""
    for gem in range(GEM_COUNT):
        if s.chest[gem] > 0:
            return False
    return True


def check_chest(b: Box, s: State) -> None:
    """TN-83: a bare chest loses; by option not while the stash is complete."""
    if is_chest_empty(s) and not (s.bare_chest == UNLESS_STASH_COMPLETE and is_stash_complete(b, s)):
        end(s, CHEST_BARE)


def arrive(b: Box, s: State) -> None:
    """TN-80, TN-81, TN-85: the third fish is home, and it is over; what the stash lacks comes from the chest."""
    if s.fish[0] != FINISH or s.fish[1] != FINISH or s.fish[2] != FINISH:
        return
    for gem in range(GEM_COUNT):
        while stash_lacks(b, s, gem) > 0 and s.chest[gem] > 0:
            s.chest[gem] -= 1
            s.stashed[gem] += 1
            tell(s, news.FILLED, gem)
    end(s, MADE_IT if is_stash_complete(b, s) else SO_CLOSE)


def run_out(b: Box, s: State) -> None:
    """TN-82, TN-84: nobody has a tile any more; a complete stash does not help."""
    end(s, FISH_FOOD if is_stash_complete(b, s) else REEF_GONE)
