"""Positions written by hand: what follows from the fields that are written, and what is never made or lost."""

from itertools import pairwise

from fathoms.core.errors import BadPosition
from fathoms.core.position import check_number, check_seat, check_waiting
from fathoms.core.sets import lowest
from fathoms.core.state import NOBODY, SEATS, clone
from fathoms.games.tentacolor.names import BOX, CARD_COUNT, CARDS, HAND, TIPS
from fathoms.games.tentacolor.rules.cards import take, to_pile
from fathoms.games.tentacolor.rules.knowledge import ALL_CARDS, first_set, suspect_anything
from fathoms.games.tentacolor.rules.setup import free_tips
from fathoms.games.tentacolor.state import LAYING, LAYING_MORE, PHASES, Box, State

COUNTS = frozenset({"held", "left", "boxed"})  # they follow from the cards; the census minds those that are written


def arrange(b: Box, s: State, written: frozenset[str]) -> None:
    """Fills in what follows from the fields that were written: nothing is asked for but what matters.

    Cards that lie nowhere fill up the hands, in printed order; the others are the pile, or `left` of them. What then
    is left over, or everything if the pile is written, lies in the box. Nobody knows more than what lies open.
    """
    check_seats(s)
    as_written = clone(s)
    asked = 1 << s.player if PHASES[s.phase].asks and not s.over else 0
    if "waiting" not in written:
        s.waiting = asked
    check_waiting(s, asked)
    if s.expert:
        hand_out_tips(s)
    lay_out(s, written)
    for count in COUNTS & written:
        setattr(s, count, getattr(as_written, count))
    if "hidden" not in written:
        s.hidden = ALL_CARDS & ~set_of(laid(s)) & ~s.box
    if "could" not in written:
        know_what_lies_open(s)


def check_seats(s: State) -> None:
    """TC-01: nobody plays, and nothing lies, where nobody sits."""
    for seat in (s.player, s.first):
        check_seat(s, seat)
    for seat in range(s.seats, SEATS):
        if s.end[seat] != NOBODY or s.tip[seat] != NOBODY or cards_of(s, seat):
            check_seat(s, seat)


def hand_out_tips(s: State) -> None:
    """TC-32: whoever has no tip gets one, in printed order."""
    for seat in range(s.seats):
        if s.tip[seat] == NOBODY:
            s.tip[seat] = lowest(free_tips(s))


def lay_out(s: State, written: frozenset[str]) -> None:
    """TC-03, TC-04: hands, pile and box hold what is not laid."""
    placed = laid(s)
    if "pile" in written:
        placed += in_pile(s)
    if "box" in written:
        placed += in_box(s)
    if "hand" in written:
        placed += [card for seat in range(s.seats) for card in cards_of(s, seat)]
    rest = [card for card in range(CARD_COUNT) if card not in placed]
    fill_hands(s, rest, written)
    stack(s, rest, written)
    if "box" not in written:
        s.box = set_of(rest)
    s.boxed = len(in_box(s))


def fill_hands(s: State, rest: list[int], written: frozenset[str]) -> None:
    """TC-03, TC-23: every hand has as many cards as the moment wants; it keeps those that lie nowhere else."""
    for seat in range(s.seats):
        cards = cards_of(s, seat)
        if "hand" not in written:
            cards = [card for card in cards if card in rest][: due(s, seat)]
        s.hand[HAND * seat : HAND * seat + HAND] = [NOBODY] * HAND
        s.held[seat] = 0
        for card in cards:
            take(s, seat, card)
        rest[:] = [card for card in rest if card not in cards]
    for seat in range(s.seats):
        while rest and s.held[seat] < due(s, seat):
            take(s, seat, rest.pop(0))


def stack(s: State, rest: list[int], written: frozenset[str]) -> None:
    """TC-04: the pile is as written; else all the rest, or `left` of it."""
    cards = in_pile(s)
    if "pile" not in written:
        wanted = s.left if "left" in written else len(rest)
        check_number("left", wanted, 0, len(rest))
        cards = rest[:wanted]
        del rest[:wanted]
    s.pile = [NOBODY] * CARD_COUNT
    s.left = 0
    for card in cards:
        to_pile(s, card)


def know_what_lies_open(s: State) -> None:
    """TC-42: for everybody any hidden card may be in any place where hidden cards are."""
    for onlooker in range(-1, s.seats):
        suspect_anything(s, onlooker)
        s.could[first_set(onlooker) + BOX] = s.hidden if s.box & s.hidden else 0


# --- what lies where -------------------------------------------------------------------------------


def laid(s: State) -> list[int]:
    """The cards of all tentacles."""
    cards: list[int] = []
    for seat in range(s.seats):
        card = s.end[seat]
        while card != NOBODY:
            if card in cards:
                raise BadPosition("position-twice", given=CARDS[card])
            cards.append(card)
            card = s.before[card]
    return cards


def cards_of(s: State, seat: int) -> list[int]:
    """The cards of a hand."""
    return [card for card in s.hand[HAND * seat : HAND * seat + HAND] if card != NOBODY]


def in_pile(s: State) -> list[int]:
    """The cards of the pile."""
    return [card for card in s.pile if card != NOBODY]


def in_box(s: State) -> list[int]:
    """The cards in the box."""
    return [card for card in range(CARD_COUNT) if (s.box >> card) & 1]


def set_of(cards: list[int]) -> int:
    """Cards as a bit mask."""
    return sum(1 << card for card in cards)


def due(s: State, seat: int) -> int:
    """TC-09, TC-23, TC-27: three cards to lay one of, two before drawing and after laying, one for all the others."""
    if seat != s.player:
        return 1
    return HAND if s.phase in (LAYING, LAYING_MORE) and not s.over else HAND - 1


# --- what must be true -----------------------------------------------------------------------------


def census(b: Box, s: State) -> dict[str, int]:
    """Sixty cards, each in one place; tips, one a seat; hands as large as the moment wants."""
    arms, hands = laid(s), [cards_of(s, seat) for seat in range(s.seats)]
    cards = sorted([*arms, *(card for hand in hands for card in hand), *in_pile(s), *in_box(s)])
    for card, following in pairwise(cards):
        if card == following:
            raise BadPosition("position-twice", given=CARDS[card])
    for card in range(CARD_COUNT):
        if s.before[card] != NOBODY and card not in arms:
            raise BadPosition("position-not-laid", given=CARDS[card])
    for seat, hand in enumerate(hands):
        if len(hand) != due(s, seat):
            raise BadPosition("position-hand", at=str(seat), given=str(len(hand)), wanted=str(due(s, seat)))
        check_count("held", s.held[seat], hand)
    check_count("left", s.left, in_pile(s))
    check_count("boxed", s.boxed, in_box(s))
    tips = [tip for tip in s.tip if tip != NOBODY]
    for tip in tips:
        if tips.count(tip) > 1:
            raise BadPosition("position-tip-twice", given=TIPS[tip])
    return {"cards": len(cards), "tips": len(tips)}


def check_count(name: str, number: int, cards: list[int]) -> None:
    """A number of cards is the number of those that lie there."""
    if number != len(cards):
        raise BadPosition("position-count", name=name, given=str(number), wanted=str(len(cards)))
