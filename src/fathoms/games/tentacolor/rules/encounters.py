"""Encounters: Shark, Shoal and Rare specimen (TC-16 to TC-26, TC-38)."""

from fathoms.core.news import tell
from fathoms.games.tentacolor import news
from fathoms.games.tentacolor.names import NOBODY, RARE, SHARK, SHOAL
from fathoms.games.tentacolor.rules.cards import discard, draw_card, put_away, restock
from fathoms.games.tentacolor.rules.tentacle import shorten
from fathoms.games.tentacolor.state import BITING, GIVING, LAYING, SCATTERING, Box, State


def meet(b: Box, s: State, encounter: int) -> None:
    """TC-16: what the laid card shows happens at once; then a card is given."""
    s.phase = GIVING
    if encounter == SHARK:
        meet_shark(s)
    elif encounter == SHOAL:
        meet_shoal(b, s)
    elif encounter == RARE:
        meet_rare(b, s)


def can_bite(s: State, seat: int) -> bool:
    """TC-18, TC-19: an opponent with a card laid."""
    return seat != s.player and s.end[seat] != NOBODY


def meet_shark(s: State) -> None:
    """TC-18, TC-19: a Shark bites where it can; with one prey there is nothing to choose."""
    prey = NOBODY
    count = 0
    for seat in range(s.seats):
        if can_bite(s, seat):
            prey = seat
            count += 1
    if count > 1:
        s.phase = BITING
    elif count == 1:
        bite(s, prey)
    else:
        tell(s, news.SHARK_IDLE, s.player)


def bite(s: State, seat: int) -> None:
    """TC-18: the last card of that tentacle goes into the box."""
    s.phase = GIVING
    card = shorten(s, seat)
    put_away(s, card)
    tell(s, news.BITTEN, s.player, seat, card)


def meet_shoal(b: Box, s: State) -> None:
    """TC-22, TC-38: a Shoal needs a card to draw; with one opponent there is nothing to choose."""
    if not restock(b, s):
        tell(s, news.SHOAL_IDLE, s.player)
    elif s.seats == 2:
        scatter(s, 1 - s.player)
    else:
        s.phase = SCATTERING


def scatter(s: State, seat: int) -> None:
    """TC-22: that player puts the card in hand into the box, unseen, and draws another."""
    s.phase = GIVING
    card = discard(s, seat)
    tell(s, news.SCATTERED, s.player, seat, card)
    card = draw_card(s, seat)
    tell(s, news.DREW_AGAIN, seat, card)


def meet_rare(b: Box, s: State) -> None:
    """TC-24, TC-38: a Rare specimen brings one more card, and one more to lay."""
    if restock(b, s):
        s.phase = LAYING
        card = draw_card(s, s.player)
        tell(s, news.DREW_MORE, s.player, card)
    else:
        tell(s, news.RARE_IDLE, s.player)
