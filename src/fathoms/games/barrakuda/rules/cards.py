"""Hands and rows: the cards each player holds and those lying in front of them (BK-13 to BK-15, BK-51, BK-56)."""

from fathoms.core.news import tell
from fathoms.games.barrakuda import news
from fathoms.games.barrakuda.names import ALL_CARDS, ALL_MOVES, BARRACUDA, MOVES, NOBODY
from fathoms.games.barrakuda.state import State


def holds(s: State, seat: int, card: int) -> bool:
    """Whether a card is in a player's hand."""
    return (s.hand[seat] >> card) & 1 == 1


def hand_size(s: State, seat: int) -> int:
    """How many cards a player holds."""
    count = 0
    for card in range(MOVES + 1):
        count += (s.hand[seat] >> card) & 1
    return count


def hand_card(s: State, seat: int, k: int) -> int:
    """The k-th card of a hand, lowest first."""
    for card in range(MOVES + 1):
        if holds(s, seat, card):
            if k == 0:
                return card
            k -= 1
    return NOBODY


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
    for i in range(back):
        s.hand[seat] |= 1 << s.row[first + i]
    s.laid[seat] -= back
    for i in range(MOVES):
        s.row[first + i] = s.row[first + i + back] if i < s.laid[seat] else NOBODY
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


def in_centre(s: State) -> int:
    """BK-14: the seats whose Barracuda card lies in the centre, as bits."""
    found = 0
    for seat in range(s.seats):
        if not holds(s, seat, BARRACUDA):
            found |= 1 << seat
    return found
