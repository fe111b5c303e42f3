"""Decks and draw piles (KA-10, KA-45, KA-46, KA-77, KA-80).

A pile is drawn lazily: its first `unseen` cards lie in no order yet, and the top one is drawn from among
them when it is turned up. A played card goes to the bottom, into the place that this leaves free; so the
cards under the unseen ones stand in the order of play, the oldest last, and once all have been seen the
top card is the one at `top`, and the place of each card drawn takes the card played.
"""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.core.state import NOBODY
from fathoms.games.kraken_attack import news
from fathoms.games.kraken_attack.names import DECK, SLOT_COUNT, SYMBOL_COUNT
from fathoms.games.kraken_attack.state import Box, State


def deal(s: State) -> None:
    """KA-10, KA-77: decks are shuffled, two cards a seat lie face up, the rest is the draw pile."""
    for seat in range(s.seats):
        fill(s, seat)
        if s.solo:
            tell(s, news.SHUFFLED_TOGETHER)
        else:
            tell(s, news.SHUFFLED, s.pirate[seat])
        for slot in range(SLOT_COUNT):
            i = SLOT_COUNT * seat + slot
            s.up[i] = turn_up(s, seat, NOBODY)
            tell(s, news.LAYS_OPEN, seat, s.up[i])
        s.top[seat] = s.unseen[seat] - 1
    show_back(s)


def fill(s: State, seat: int) -> None:
    """A seat's pile holds the ten cards of its pirate (solo: of both)."""
    first = DECK * seat
    for i in range(DECK):
        s.pile[first + i] = DECK * s.pirate[seat] + i
        if s.solo:
            s.pile[DECK + i] = DECK * s.pirate[1] + i
    s.unseen[seat] = pile_height(s) + SLOT_COUNT


def pile_height(s: State) -> int:
    """KA-10, KA-77: how many cards lie in a draw pile between two turns."""
    return DECK * (1 + s.solo) - SLOT_COUNT


def turn_up(s: State, seat: int, played: int) -> int:
    """KA-45: the played card goes under the pile, then the top card is drawn; returns it."""
    first = DECK * seat
    if s.unseen[seat] == 0:
        i = first + s.top[seat]
        s.top[seat] = (s.top[seat] - 1) % pile_height(s)
    else:
        s.unseen[seat] -= 1
        bottom = first + s.unseen[seat]
        i = top_of_unseen(s, seat, s.unseen[seat] + 1)
        s.pile[i], s.pile[bottom] = s.pile[bottom], s.pile[i]
        i = bottom
    card = s.pile[i]
    s.pile[i] = played
    return card


def top_of_unseen(s: State, seat: int, unseen: int) -> int:
    """Which of the unseen cards is on top; in solo its back is known already."""
    if s.back == NOBODY:
        return DECK * seat + draw(s, unseen)
    k = draw(s, with_back(s, unseen))
    i = 0
    while k > 0 or s.pile[i] // DECK != s.back:
        if s.pile[i] // DECK == s.back:
            k -= 1
        i += 1
    return i


def with_back(s: State, unseen: int) -> int:
    """How many of the unseen cards have the back that lies on top (solo)."""
    count = 0
    i = 0
    while i != unseen:
        if s.pile[i] // DECK == s.back:
            count += 1
        i += 1
    return count


def show_back(s: State) -> None:
    """KA-79: in solo everybody sees whose card is on top of the pile."""
    if s.solo:
        i = s.top[0] if s.unseen[0] == 0 else draw(s, s.unseen[0])
        s.back = s.pile[i] // DECK


def card_in_play(s: State) -> int:
    """The card being played."""
    return s.up[SLOT_COUNT * s.player + s.slot]


def symbol_count(b: Box, card: int, symbol: int) -> int:
    """How often a card shows a symbol."""
    return b.symbols[SYMBOL_COUNT * card + symbol]
