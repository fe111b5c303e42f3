"""Hands and rows: the cards each player holds and those lying in front of them (BK-13 to BK-15, BK-51, BK-56)."""

from fathoms.core.news import tell
from fathoms.core.sets import size
from fathoms.core.state import NOBODY, SEATS
from fathoms.games.barrakuda import news
from fathoms.games.barrakuda.names import ALL_CARDS, ALL_MOVES, BARRACUDA, MOVES
from fathoms.games.barrakuda.state import State


def holds(s: State, seat: int, card: int) -> bool:
    """Whether a card is in a player's hand."""
    return (s.hand[seat] >> card) & 1 == 1


def hand_size(s: State, seat: int) -> int:
    """How many cards a player holds."""
    return size(s.hand[seat])


def lay_out_card(s: State, seat: int, card: int) -> None:
    """BK-13, BK-14: a Movement card goes to the newest end of the row, a Barracuda card to the centre."""
    s.hand[seat] &= ALL_CARDS - (1 << card)
    if card != BARRACUDA:
        s.row[MOVES * seat + s.laid[seat]] = card
        s.laid[seat] += 1


def has_no_moves(s: State, seat: int) -> bool:
    """BK-15: the last Movement card has left the hand."""
    return s.hand[seat] & ALL_MOVES == 0


def take_back(s: State, seat: int, count: int) -> int:
    """BK-51: the oldest cards of the row return to hand, all if they are fewer; returns how many."""
    back = min(count, s.laid[seat])
    first = MOVES * seat
    for i in range(MOVES):
        card = s.row[first + i]
        s.row[first + i] = NOBODY
        if i >= back:
            s.row[first + i - back] = card
        else:
            s.hand[seat] |= 1 << card
    s.laid[seat] -= back
    return back


def take_back_row(s: State, seat: int) -> None:
    """BK-15: the whole row returns to hand."""
    take_back(s, seat, MOVES)
    tell(s, news.ROW_RETURNS, seat)


def take_back_barracuda(s: State, seat: int) -> None:
    """A player's own Barracuda card comes back from the centre."""
    s.hand[seat] |= 1 << BARRACUDA


def discard_barracuda(s: State, seat: int) -> None:
    """A player's Barracuda card goes to the centre."""
    s.hand[seat] &= ALL_MOVES


def callers(s: State) -> int:
    """The seats that hold their Barracuda card, as a set; those of the others lie in the centre (BK-14)."""
    found = 0
    for seat in range(SEATS):
        found |= (s.hand[seat] >> BARRACUDA) << seat
    return found
