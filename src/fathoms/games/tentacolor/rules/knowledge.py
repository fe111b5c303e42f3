"""Who knows where a card is (spec §6, TC-42, TC-43).

`could[card]` has six bits for each seat, and six for spectators: the hidden places where, for all that they
have seen, the card may be: a hand (bits 0 to 3), the box, the pile. One bit is certainty; no bit means that the
card lies open. What happens in secret changes it for every onlooker alike, whatever really happened; so a seat's
bits hold nothing that the seat could not write down at the table.
"""

from fathoms.games.tentacolor.names import CARD_COUNT, SEATS
from fathoms.games.tentacolor.state import Box, State

BOX, PILE = SEATS, SEATS + 1  # places; the hand of a seat is the seat's own number
PLACES = 6
ONLOOKERS = SEATS + 1  # the seats, and spectators
EACH = 0b000001_000001_000001_000001_000001  # the first place of each onlooker


def anywhere(s: State) -> int:
    """For every onlooker: the pile, or any hand but one's own."""
    everyone = (1 << s.seats) - 1
    could = 0
    for onlooker in range(ONLOOKERS):
        could |= (everyone & ~(1 << onlooker) | 1 << PILE) << PLACES * onlooker
    return could


def know_nothing(s: State) -> None:
    """TC-03: all cards are shuffled, face down."""
    for card in range(CARD_COUNT):
        s.could[card] = anywhere(s)


def places(s: State, onlooker: int, card: int) -> int:
    """Where a seat (SEATS: a spectator) thinks that a card may be, as a bit mask."""
    return (s.could[card] >> PLACES * onlooker) & ((1 << PLACES) - 1)


def knows(s: State, onlooker: int, card: int) -> bool:
    """TC-42: whether for a seat (SEATS: a spectator) only one place is left, or the card lies open."""
    where = places(s, onlooker, card)
    return where & (where - 1) == 0


def learn(s: State, seat: int, card: int, place: int) -> None:
    """A seat sees a card go to a hidden place."""
    s.could[card] &= ~(((1 << PLACES) - 1) << PLACES * seat)
    s.could[card] |= 1 << PLACES * seat + place


def show(s: State, card: int) -> None:
    """A card lies open to all."""
    s.could[card] = 0


def others(seat: int) -> int:
    """The first place of every onlooker but a seat."""
    return EACH & ~(1 << PLACES * seat)


def suspect_draw(s: State, seat: int) -> None:
    """TC-09: for the others, any card that may be in the pile may now be in that hand."""
    for card in range(CARD_COUNT):
        s.could[card] |= ((s.could[card] >> PILE) & others(seat)) << seat


def suspect_gift(s: State, giver: int, receiver: int) -> None:
    """TC-27: for all but these two, any card that may be with the giver may now be with the receiver."""
    onlookers = others(giver) & others(receiver)
    for card in range(CARD_COUNT):
        s.could[card] |= ((s.could[card] >> giver) & onlookers) << receiver


def suspect_discard(s: State, seat: int) -> None:
    """TC-22: for the others, what may be the one card of that hand may now be in the box, and not in the hand."""
    for card in range(CARD_COUNT):
        there = (s.could[card] >> seat) & others(seat)
        s.could[card] &= ~(there << seat)
        s.could[card] |= there << BOX


def rule_out(b: Box, s: State, seat: int, colours: int) -> None:
    """TC-11, TC-42: who could not go on with the series holds no card of its colours."""
    for card in range(CARD_COUNT):
        if b.colours[card] & colours:
            s.could[card] &= ~(others(seat) << seat)


def suspect_recycling(s: State) -> None:
    """TC-40: the pile was empty, and what may be in the box is in the new pile."""
    for card in range(CARD_COUNT):
        s.could[card] &= ~(EACH << PILE)
        there = (s.could[card] >> BOX) & EACH
        s.could[card] &= ~(there << BOX)
        s.could[card] |= there << PILE


def learn_recycled(s: State, card: int) -> None:
    """TC-40: everybody saw this card go into the new pile."""
    s.could[card] = EACH << PILE
