"""How the game ends: a complete tentacle, a tip that fits, an empty pile (TC-30 to TC-37)."""

from fathoms.core.chance import reveal
from fathoms.core.news import tell
from fathoms.games.tentacolor import news
from fathoms.games.tentacolor.names import ANY_COLOUR, CARD_COUNT
from fathoms.games.tentacolor.rules.tentacle import complete_colours, goal_length, longest_block, run
from fathoms.games.tentacolor.state import COMPLETED, LAYING, RAN_OUT, REVEALED, Box, State


def end(s: State, ending: int, winners: int) -> None:
    """The game stops at once, with nothing left to decide."""
    s.phase = LAYING
    s.over = ending
    s.winners = winners
    s.waiting = 0


def complete(b: Box, s: State, seat: int, length: int) -> None:
    """TC-15, TC-30, TC-33: enough cards of one colour win at once, without tips."""
    if s.expert == 0 and length >= goal_length(b, s):
        end(s, COMPLETED, 1 << seat)
        tell(s, news.COMPLETED, seat)


def try_tip(b: Box, s: State, seat: int) -> None:
    """TC-34, TC-35, TC-43: a series that fits the tip wins; one that does not tells all what the tip has not."""
    if s.expert:
        colours = complete_colours(b, s, seat)
        if colours & b.tip_colours[s.tip[seat]]:
            reveal(s)
            end(s, REVEALED, 1 << seat)
            tell(s, news.REVEALED, seat, s.tip[seat])
        else:
            s.ruled_out[seat] |= colours


def counting_colours(b: Box, s: State, seat: int) -> int:
    """TC-37: all colours, for experts those of the own tip."""
    return b.tip_colours[s.tip[seat]] if s.expert else ANY_COLOUR


def standing(b: Box, s: State, seat: int) -> int:
    """TC-37: the series, and for ties the longest block anywhere, as one number."""
    colours = counting_colours(b, s, seat)
    return (CARD_COUNT + 1) * run(b, s, seat, colours) + longest_block(b, s, seat, colours)


def run_out(b: Box, s: State) -> None:
    """TC-36, TC-37: nothing is left to draw; the best tentacle wins, equal ones share the win."""
    best = 0
    winners = 0
    for seat in range(s.seats):
        here = standing(b, s, seat)
        if here > best:
            best = here
            winners = 0
        if here == best:
            winners |= 1 << seat
    reveal(s)
    end(s, RAN_OUT, winners)
    tell(s, news.RAN_OUT)
    for seat in range(s.seats):
        if s.expert:
            tell(s, news.SHOWN, seat, s.tip[seat])
    for seat in range(s.seats):
        if (winners >> seat) & 1:
            tell(s, news.LONGEST, seat, best // (CARD_COUNT + 1))
