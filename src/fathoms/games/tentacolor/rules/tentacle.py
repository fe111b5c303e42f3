"""Tentacles: cards laid end to end, and the series of one colour at the end (TC-10 to TC-15)."""

from fathoms.core.state import NOBODY
from fathoms.games.tentacolor.names import ANY_COLOUR
from fathoms.games.tentacolor.options import BOOK
from fathoms.games.tentacolor.rules.knowledge import show
from fathoms.games.tentacolor.state import Box, State


def lengthen(s: State, seat: int, card: int) -> None:
    """TC-10: the card becomes the last one of the tentacle."""
    s.before[card] = s.end[seat]
    s.end[seat] = card
    show(s, card)


def shorten(s: State, seat: int) -> int:
    """TC-18, TC-20: the last card comes off, and the one before it is the last; returns the card."""
    card = s.end[seat]
    s.end[seat] = s.before[card]
    s.before[card] = NOBODY
    return card


def run_from(b: Box, s: State, card: int, colours: int) -> int:
    """TC-12: how many cards, from this one backwards, share one of these colours (a set)."""
    length = 0
    while card != NOBODY:
        colours &= b.colours[card]
        if colours == 0:
            return length
        length += 1
        card = s.before[card]
    return length


def run(b: Box, s: State, seat: int, colours: int) -> int:
    """TC-12: how many cards at the end of the tentacle share one of these colours (a set).

    For one colour this is its run, for all of them the series.
    """
    return run_from(b, s, s.end[seat], colours)


def series(b: Box, s: State, seat: int) -> int:
    """TC-12: the longest run over all colours."""
    return run(b, s, seat, ANY_COLOUR)


def series_colours(b: Box, s: State, seat: int) -> int:
    """TC-12: the colours whose run is the series, as a set; all of them for an empty tentacle."""
    shared = ANY_COLOUR
    card = s.end[seat]
    while card != NOBODY and shared & b.colours[card]:
        shared &= b.colours[card]
        card = s.before[card]
    return shared


def complete_colours(b: Box, s: State, seat: int) -> int:
    """TC-15, TC-34: the colours whose run is long enough to win, as a set."""
    shared = ANY_COLOUR
    missing = goal_length(b, s)
    card = s.end[seat]
    while missing != 0:
        if card == NOBODY or shared == 0:
            return 0
        shared &= b.colours[card]
        missing -= 1
        card = s.before[card]
    return shared


def longest_block(b: Box, s: State, seat: int, colours: int) -> int:
    """TC-37: the most consecutive cards anywhere in the tentacle that share one of these colours."""
    longest = 0
    card = s.end[seat]
    while card != NOBODY:
        longest = max(longest, run_from(b, s, card, colours))
        card = s.before[card]
    return longest


def goal_length(b: Box, s: State) -> int:
    """TC-07: how many cards of one colour complete a tentacle."""
    return b.goal[s.seats] if s.goal == BOOK else s.goal
