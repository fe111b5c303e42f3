"""What puzzles of Tentacolor ask for."""

from fathoms.core.goals import Goals
from fathoms.core.state import NOBODY
from fathoms.games.tentacolor.position import cards_of
from fathoms.games.tentacolor.rules.tentacle import goal_length, series, series_colours
from fathoms.games.tentacolor.rules.turn import left_of
from fathoms.games.tentacolor.state import Box, State

GOALS = Goals()


def wins(b: Box, before: State, s: State, seat: int) -> bool:
    """TC-30, TC-36: alone."""
    return s.winners == 1 << seat


def leads(b: Box, before: State, s: State, seat: int) -> bool:
    """TC-12, TC-28: the turn is over, and no other series is as long."""
    return s.player != seat and longest_rival(b, s, seat) < series(b, s, seat)


def gives_nothing(b: Box, before: State, s: State, seat: int) -> bool:
    """TC-11, TC-27: one's own series is longer, and the card given away does not go on with the neighbour's."""
    given = gift(before, s, seat)
    if given == NOBODY or series(b, s, seat) <= series(b, before, seat):
        return False
    return b.colours[given] & series_colours(b, s, left_of(s, seat)) == 0


def gift(before: State, s: State, seat: int) -> int:
    """TC-27: the card that a seat gave away this turn; NOBODY while it still has two."""
    had = set(cards_of(before, seat)) - set(cards_of(s, seat)) - {s.end[seat]}
    return had.pop() if len(had) == 1 and s.player != seat else NOBODY


def leads_and_gives_nothing(b: Box, before: State, s: State, seat: int) -> bool:
    """TC-11, TC-12, TC-27: both."""
    return leads(b, before, s, seat) and gives_nothing(b, before, s, seat)


def stops_all(b: Box, before: State, s: State, seat: int) -> bool:
    """TC-18, TC-28, TC-30: the turn is over, and no rival is one card short of winning, as somebody was."""
    return s.player != seat and longest_rival(b, s, seat) < goal_length(b, s) - 1 == longest_rival(b, before, seat)


def longest_rival(b: Box, s: State, seat: int) -> int:
    """TC-12: the longest series but one's own."""
    return max(series(b, s, other) for other in range(s.seats) if other != seat)


GOALS.reach("win", wins)
GOALS.leave("lead", leads)
GOALS.leave("stingy", gives_nothing)
GOALS.leave("both", leads_and_gives_nothing)
GOALS.leave("stop", stops_all)
