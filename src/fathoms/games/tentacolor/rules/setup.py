"""Set-up: cards, leader and tips (TC-01 to TC-07, TC-32)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.core.sets import all_of, pick
from fathoms.core.state import NOBODY, SEATS
from fathoms.games.tentacolor import news
from fathoms.games.tentacolor.names import TIP_COUNT
from fathoms.games.tentacolor.rules.cards import draw_card, fill_pile
from fathoms.games.tentacolor.rules.knowledge import know_nothing
from fathoms.games.tentacolor.state import LAYING, Box, State


def setup(b: Box, s: State) -> None:
    """TC-03 to TC-05, TC-09: a card for everybody, one more for the leader, who begins and draws."""
    fill_pile(s)
    know_nothing(s)
    if s.expert:
        deal_tips(s)
    s.first = draw(s, s.seats) if s.first_player == NOBODY else s.first_player
    s.player = s.first
    s.waiting = 1 << s.first
    s.phase = LAYING
    for i in range(s.seats + 2):
        deal(s, i)


def deal(s: State, i: int) -> None:
    """TC-03, TC-05, TC-09: each seat's card, then the leader's second, then the one of the first turn."""
    if i == s.seats + 1:
        tell(s, news.TURN, s.first)
    seat = i if i < s.seats else s.first
    card = draw_card(s, seat)
    tell(s, news.DEALT if i < s.seats else news.LEADS if i == s.seats else news.DREW, seat, card)


def deal_tips(s: State) -> None:
    """TC-32: a tip for everybody; the others stay out of the game, unseen."""
    for seat in range(s.seats):
        s.tip[seat] = pick(free_tips(s), draw(s, TIP_COUNT - seat))
        tell(s, news.DEALT_TIP, seat, s.tip[seat])


def free_tips(s: State) -> int:
    """TC-32: the set of tips that nobody holds."""
    tips = all_of(TIP_COUNT)
    for seat in range(SEATS):
        if s.tip[seat] != NOBODY:
            tips &= ~(1 << s.tip[seat])
    return tips
