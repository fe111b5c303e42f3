"""Who knows where a card is (spec §6, TC-42, TC-43).

For the spectators and for each seat `could` has six sets of cards: those that, for all that they have seen, may be
in a hand (places 0 to 3), in the box, in the pile. What happens in secret changes them for every onlooker alike,
whatever really happened; so a seat's sets hold nothing that the seat could not write down at the table. Two things
need no writing down: whatever the sets say, a card that is not `hidden` lies open, and a card in the own hand is there.
"""

from fathoms.core.sets import all_of
from fathoms.games.tentacolor.names import BOX, CARD_COUNT, COLOUR_COUNT, HAND, PILE, PLACE_COUNT
from fathoms.games.tentacolor.state import Box, State

ALL_CARDS = all_of(CARD_COUNT)


def know_nothing(s: State) -> None:
    """TC-03: all cards are shuffled, face down."""
    s.hidden = ALL_CARDS
    for onlooker in range(-1, s.seats):
        suspect_anything(s, onlooker)


def suspect_anything(s: State, onlooker: int) -> None:
    """For an onlooker any hidden card may be in the pile, or in any hand but the own."""
    first = first_set(onlooker)
    for seat in range(s.seats):
        s.could[first + seat] = s.hidden if seat != onlooker else 0
    s.could[first + PILE] = s.hidden


def first_set(onlooker: int) -> int:
    """Where the sets of a seat (-1: the spectators) begin."""
    return PLACE_COUNT * (onlooker + 1)


def own_cards(s: State, onlooker: int) -> int:
    """The set of cards in the own hand; spectators have none."""
    cards = 0
    if onlooker >= 0:
        for i in range(HAND * onlooker, HAND * onlooker + s.held[onlooker]):
            cards |= 1 << s.hand[i]
    return cards


def unseen_in(s: State, onlooker: int, place: int) -> int:
    """The set of cards that a seat, or SPECTATOR, does not see and that, for all it knows, may be in a place."""
    return s.could[first_set(onlooker) + place] & s.hidden & ~own_cards(s, onlooker)


def in_doubt(s: State, onlooker: int) -> int:
    """TC-42: the set of cards for which a seat, or SPECTATOR, has more than one place in mind."""
    somewhere = 0
    elsewhere = 0
    for place in range(PLACE_COUNT):
        here = unseen_in(s, onlooker, place)
        elsewhere |= somewhere & here
        somewhere |= here
    return elsewhere


def places(s: State, onlooker: int, card: int) -> int:
    """Where a seat, or SPECTATOR, thinks that a card may be, as a set; nowhere if it lies open."""
    if (own_cards(s, onlooker) >> card) & 1:
        return 1 << onlooker
    where = 0
    for place in range(PLACE_COUNT):
        where |= ((unseen_in(s, onlooker, place) >> card) & 1) << place
    return where


def learn(s: State, seat: int, card: int, place: int) -> None:
    """A seat sees a card go from the own hand to a hidden place."""
    first = first_set(seat)
    others = ~(1 << card)
    for i in range(first, first + PLACE_COUNT):
        s.could[i] &= others
    s.could[first + place] |= 1 << card


def show(s: State, card: int) -> None:
    """A card lies open to all."""
    s.hidden &= ~(1 << card)


def suspect(s: State, source: int, place: int) -> None:
    """TC-09, TC-22, TC-27: a card went unseen from a place to another.

    For all but the seats whose hands these are, any card that may have been there may now be here.
    """
    onlooker = -1
    while onlooker < s.seats:  # a range would be written out many times in the text that a GPU runs
        if onlooker != source and onlooker != place:
            first = first_set(onlooker)
            s.could[first + place] |= s.could[first + source]
        onlooker += 1


def suspect_no_longer(s: State, seat: int, cards: int) -> None:
    """Everybody knows that none of these cards is in that hand."""
    for onlooker in range(-1, s.seats):
        s.could[first_set(onlooker) + seat] &= ~cards


def rule_out(b: Box, s: State, seat: int, colours: int) -> None:
    """TC-11, TC-42: who could not go on with the series holds no card of its colours."""
    cards = 0
    for colour in range(COLOUR_COUNT):
        if (colours >> colour) & 1:
            cards |= b.showing[colour]
    suspect_no_longer(s, seat, cards)


def suspect_recycling(s: State, seen: int) -> None:
    """TC-40: the pile was empty; what may be in the box is in the new pile, and so are these cards that lay open."""
    s.hidden |= seen
    for onlooker in range(-1, s.seats):
        first = first_set(onlooker)
        for seat in range(s.seats):
            s.could[first + seat] &= ~seen
        s.could[first + PILE] = s.could[first + BOX] | seen
        s.could[first + BOX] = 0
