"""Hands, the draw pile and the box (TC-03, TC-04, TC-09, TC-22, TC-26, TC-27, TC-36, TC-40).

The pile is drawn lazily: its cards lie in no order, and which one is on top is drawn when it is taken.
"""

from collections.abc import MutableSequence

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.games.tentacolor import news
from fathoms.games.tentacolor.names import CARD_COUNT, HAND, NOBODY
from fathoms.games.tentacolor.rules.knowledge import (
    BOX,
    learn,
    learn_recycled,
    suspect_discard,
    suspect_draw,
    suspect_gift,
    suspect_recycling,
)
from fathoms.games.tentacolor.rules.tentacle import series
from fathoms.games.tentacolor.state import RECYCLE, Box, State


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
    """A card comes into a hand; its owner sees it."""
    put_in(s.hand, HAND * seat, s.held[seat], card)
    s.held[seat] += 1
    learn(s, seat, card, seat)


def drop(s: State, seat: int, card: int) -> None:
    """A card leaves a hand."""
    take_out(s.hand, HAND * seat, s.held[seat], card)
    s.held[seat] -= 1


def put_away(s: State, card: int) -> None:
    """A card goes into the box."""
    put_in(s.box, 0, s.boxed, card)
    s.boxed += 1


def draw_card(s: State, seat: int) -> int:
    """TC-09: the top card of the pile; returns it."""
    return take_from_pile(s, seat, draw(s, s.left))


def take_from_pile(s: State, seat: int, i: int) -> int:
    """TC-09: card i of the pile was on top; it comes into the hand, seen by nobody else."""
    card = s.pile[i]
    s.left -= 1
    s.pile[i] = s.pile[s.left]
    s.pile[s.left] = NOBODY
    suspect_draw(s, seat)
    take(s, seat, card)
    return card


def hand_over(s: State, giver: int, receiver: int, card: int) -> None:
    """TC-27: face down from hand to hand; both know the card."""
    drop(s, giver, card)
    suspect_gift(s, giver, receiver)
    take(s, receiver, card)
    learn(s, giver, card, receiver)


def discard(s: State, seat: int) -> int:
    """TC-22, TC-23: the one card of a hand goes into the box, unseen; returns it."""
    card = s.hand[HAND * seat]
    drop(s, seat, card)
    put_away(s, card)
    suspect_discard(s, seat)
    learn(s, seat, card, BOX)
    return card


def restock(b: Box, s: State) -> bool:
    """TC-36, TC-40: by option an empty pile is made anew; returns whether there is a card to draw."""
    if s.left == 0 and s.pile_empty == RECYCLE:
        recycle(b, s)
    return s.left > 0


def recycle(b: Box, s: State) -> None:
    """TC-40: the box and all cards before the current series make a new pile."""
    suspect_recycling(s)
    for i in range(s.boxed):
        to_pile(s, s.box[i])
        s.box[i] = NOBODY
    s.boxed = 0
    for seat in range(s.seats):
        kept = s.end[seat]
        for _ in range(series(b, s, seat) - 1):
            kept = s.before[kept]
        if kept != NOBODY:
            clear_before(s, kept)
    if s.left > 0:
        tell(s, news.RECYCLED, s.left)


def clear_before(s: State, kept: int) -> None:
    """TC-40: all cards of a tentacle before this one go into the new pile."""
    card = s.before[kept]
    s.before[kept] = NOBODY
    while card != NOBODY:
        to_pile(s, card)
        earlier = s.before[card]
        s.before[card] = NOBODY
        card = earlier


def to_pile(s: State, card: int) -> None:
    """TC-40: a card goes into the new pile; all remember it if it lay open."""
    s.pile[s.left] = card
    s.left += 1
    if s.could[card] == 0:
        learn_recycled(s, card)


def fill_pile(s: State) -> None:
    """TC-03, TC-04: all cards lie face down, shuffled."""
    for card in range(CARD_COUNT):
        s.pile[card] = card
    s.left = CARD_COUNT
