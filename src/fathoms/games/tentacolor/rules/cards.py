"""Hands, the draw pile and the box (TC-03, TC-04, TC-09, TC-22, TC-26, TC-27, TC-36, TC-40).

The pile is drawn lazily: its cards lie in no order, and which one is on top is drawn when it is taken.
"""

from collections.abc import MutableSequence

from fathoms.core.chance import draw, unveil
from fathoms.core.news import tell
from fathoms.core.state import NOBODY
from fathoms.games.tentacolor import news
from fathoms.games.tentacolor.names import BOX, CARD_COUNT, HAND, PILE
from fathoms.games.tentacolor.options import RECYCLE
from fathoms.games.tentacolor.rules.knowledge import ALL_CARDS, learn, suspect, suspect_no_longer, suspect_recycling
from fathoms.games.tentacolor.rules.tentacle import series
from fathoms.games.tentacolor.state import Box, State


def put_in(cards: MutableSequence[int], first: int, count: int, card: int) -> None:
    """Puts a card among `count` ascending ones from `first` on."""
    i = first + count
    while i > first and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card


def take_out(cards: MutableSequence[int], first: int, count: int, card: int) -> None:
    """Takes a card from among `count` ascending ones from `first` on."""
    i = first
    while cards[i] != card:
        i += 1
    while i < first + count - 1:
        cards[i] = cards[i + 1]
        i += 1
    cards[i] = NOBODY


def take(s: State, seat: int, card: int) -> None:
    """A card comes into a hand."""
    put_in(s.hand, HAND * seat, s.held[seat], card)
    s.held[seat] += 1


def drop(s: State, seat: int, card: int) -> None:
    """A card leaves a hand."""
    take_out(s.hand, HAND * seat, s.held[seat], card)
    s.held[seat] -= 1


def put_away(s: State, card: int) -> None:
    """A card goes into the box."""
    s.box |= 1 << card
    s.boxed += 1


def draw_card(s: State, seat: int) -> int:
    """TC-09: the top card of the pile; returns it."""
    return take_from_pile(s, seat, draw(s, s.left))


def take_from_pile(s: State, seat: int, i: int) -> int:
    """TC-09: card i of the pile was on top; it comes into the hand, seen by nobody else."""
    card = pull(s, i)
    suspect(s, PILE, seat)
    take(s, seat, card)
    return card


def pull(s: State, i: int) -> int:
    """Card i leaves the pile, which lies in no order; returns it."""
    card = s.pile[i]
    s.left -= 1
    s.pile[i] = s.pile[s.left]
    s.pile[s.left] = NOBODY
    return card


def hand_over(s: State, giver: int, receiver: int, card: int) -> None:
    """TC-27: face down from hand to hand; both know the card."""
    drop(s, giver, card)
    take(s, receiver, card)
    suspect(s, giver, receiver)
    learn(s, giver, card, receiver)


def discard(s: State, seat: int) -> int:
    """TC-22, TC-23: the one card of a hand goes into the box, unseen; returns it. (Its owner alone knows it.)"""
    unveil()
    card = s.hand[HAND * seat]
    drop(s, seat, card)
    put_away(s, card)
    suspect(s, seat, BOX)
    suspect_no_longer(s, seat, ALL_CARDS)
    learn(s, seat, card, BOX)
    return card


def restock(b: Box, s: State) -> bool:
    """TC-36, TC-40: by option an empty pile is made anew; returns whether there is a card to draw."""
    if s.left == 0 and s.pile_empty == RECYCLE:
        recycle(b, s)
    return s.left > 0


def recycle(b: Box, s: State) -> None:
    """TC-40: the box and all cards before the current series make a new pile."""
    for card in range(CARD_COUNT):
        if (s.box >> card) & 1:
            to_pile(s, card)
    open_cards = s.box & ~s.hidden
    s.box = 0
    s.boxed = 0
    for seat in range(s.seats):
        kept = s.end[seat]
        for _ in range(series(b, s, seat) - 1):
            kept = s.before[kept]
        if kept != NOBODY:
            open_cards |= clear_before(s, kept)
    suspect_recycling(s, open_cards)
    if s.left > 0:
        tell(s, news.RECYCLED, s.left)


def clear_before(s: State, kept: int) -> int:
    """TC-40: all cards of a tentacle before this one go into the new pile; returns their set."""
    cleared = 0
    card = s.before[kept]
    s.before[kept] = NOBODY
    while card != NOBODY:
        to_pile(s, card)
        cleared |= 1 << card
        earlier = s.before[card]
        s.before[card] = NOBODY
        card = earlier
    return cleared


def to_pile(s: State, card: int) -> None:
    """TC-40: a card goes into the new pile."""
    s.pile[s.left] = card
    s.left += 1


def fill_pile(s: State) -> None:
    """TC-03, TC-04: all cards lie face down, shuffled."""
    for card in range(CARD_COUNT):
        to_pile(s, card)
