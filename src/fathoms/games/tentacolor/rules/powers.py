"""The powers of encounters: what the animal on a laid card does (TC-16 to TC-25, TC-38)."""

from fathoms.core.names import in_order
from fathoms.core.news import tell
from fathoms.core.sets import is_one, lowest
from fathoms.core.state import NOBODY, SEATS
from fathoms.games.tentacolor import news
from fathoms.games.tentacolor.names import PLAIN, RARE, SHARK, SHOAL
from fathoms.games.tentacolor.rules.cards import discard, put_away
from fathoms.games.tentacolor.rules.tentacle import shorten
from fathoms.games.tentacolor.state import BITING, FINDING, GIVING, SCATTERING, State

MEETING = in_order({PLAIN: GIVING, SHARK: BITING, SHOAL: SCATTERING, RARE: FINDING})  # what a laid card leads to


def can_meet(s: State, seat: int) -> bool:
    """TC-18, TC-19, TC-22: a Shoal can be sent to any opponent, a Shark to one with a card laid."""
    return seat < s.seats and seat != s.player and (s.phase == SCATTERING or s.end[seat] != NOBODY)


def prey(s: State) -> int:
    """TC-18, TC-19: the set of seats that a Shark can bite."""
    seats = 0
    for seat in range(SEATS):
        if can_meet(s, seat):
            seats |= 1 << seat
    return seats


def meet_shark(s: State, chosen: int) -> None:
    """TC-18, TC-19: a Shark bites where it can; with several prey the player chooses first."""
    seats = prey(s) if chosen == NOBODY else 1 << chosen
    if seats == 0:
        tell(s, news.SHARK_IDLE, s.player)
    elif is_one(seats):
        bite(s, lowest(seats))
    else:
        return
    s.phase = GIVING


def bite(s: State, seat: int) -> None:
    """TC-18: the last card of that tentacle goes into the box."""
    card = shorten(s, seat)
    put_away(s, card)
    tell(s, news.BITTEN, s.player, seat, card)


def scatter(s: State, seat: int) -> None:
    """TC-22: that player puts the card in hand into the box, unseen; another is drawn at once."""
    card = discard(s, seat)
    tell(s, news.SCATTERED, s.player, seat, card)


def find_nothing(s: State) -> None:
    """TC-38: with nothing to draw a Shoal or a Rare specimen has no effect."""
    tell(s, news.SHOAL_IDLE if s.phase == SCATTERING else news.RARE_IDLE, s.player)
    s.phase = GIVING
