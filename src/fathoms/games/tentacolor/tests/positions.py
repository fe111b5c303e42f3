"""Positions for the tests: hands and tentacles as told, cards that come off the pile as told, short ways to play."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fathoms.core.chance import dictated
from fathoms.core.news import heard_by
from fathoms.core.state import clone
from fathoms.games.tentacolor import GAME
from fathoms.games.tentacolor.names import CARD_COUNT, CARDS, HAND, NOBODY, TIPS
from fathoms.games.tentacolor.rules import go_on
from fathoms.games.tentacolor.rules.cards import put_away, take
from fathoms.games.tentacolor.rules.knowledge import know_nothing, show
from fathoms.games.tentacolor.rules.tentacle import lengthen
from fathoms.games.tentacolor.state import STARTING, Box, State

BOX: Box = GAME.open_box()


def numbers(cards: str) -> list[int]:
    """Card numbers for "YG-1 OY-1"."""
    return [CARDS.index(card) for card in cards.split()]


def names(cards: list[int]) -> str:
    """Card names for numbers, without the empty places."""
    return " ".join(CARDS[card] for card in cards if card != NOBODY)


def position(
    *arms: str, hands: tuple[str, ...] = (), boxed: str = "", left: int | None = None, tips: str = "", **painted: Any
) -> State:
    """Tentacles as told, one a seat; seat 0 is to lay. The rest is the pile, or `left` of it (others in the box)."""
    s = State(seats=len(arms), waiting=1)
    know_nothing(s)
    for seat, arm in enumerate(arms):
        for card in numbers(arm):
            lengthen(s, seat, card)
    for seat, hand in enumerate(hands):
        for card in numbers(hand):
            take(s, seat, card)
    for card in numbers(boxed):
        put_away(s, card)
        show(s, card)
    used = set(numbers(" ".join((*arms, *hands, boxed))))
    rest = [card for card in range(CARD_COUNT) if card not in used]
    s.left = len(rest) if left is None else left
    s.pile[: s.left] = rest[: s.left]
    for card in rest[s.left :]:
        put_away(s, card)
        show(s, card)
    for seat, tip in enumerate(tips.split()):
        s.expert = 1
        s.tip[seat] = TIPS.index(tip)
    for field, value in painted.items():
        assert hasattr(s, field), field
        setattr(s, field, value)
    return s


def arm(s: State, seat: int) -> str:
    """A tentacle from start to end."""
    cards = []
    card = s.end[seat]
    while card != NOBODY:
        cards.append(card)
        card = s.before[card]
    return names(cards[::-1])


def hand(s: State, seat: int) -> str:
    """What a seat holds."""
    return names(s.hand[HAND * seat : HAND * seat + HAND])


def box(s: State) -> str:
    """What lies in the box."""
    return names([card for card in range(CARD_COUNT) if (s.box >> card) & 1])


def pile(s: State) -> set[str]:
    """What lies in the pile."""
    return set(names(s.pile).split())


def phrases(s: State) -> list[str]:
    """What the seat on turn may say."""
    return [GAME.actions.phrase(a) for a in GAME.legal(BOX, s, s.player)]


def play(s: State, *said: str, top: str = "") -> list[str]:
    """Plays phrases one after the other, each of them legal; gives the names of the news."""
    news: list[str] = []
    with drawn(s, top), heard_by(lambda _, what, *about: news.append(GAME.news.names[what])):
        for phrase in said:
            assert phrase in phrases(s), (phrase, phrases(s))
            GAME.step(BOX, s, s.player, GAME.actions.number(phrase))
    return news


def turn(s: State, seat: int, top: str = "") -> State:
    """A turn of `seat` begins."""
    s.player = seat
    s.phase = STARTING
    with drawn(s, top):
        go_on(BOX, s)
    return s


@contextmanager
def drawn(s: State, cards: str) -> Iterator[None]:
    """While open, these cards come off the pile in this order, then any."""
    coming = numbers(cards)

    def deal(n: int, value: int) -> int:
        return s.pile.index(coming.pop(0)) if coming and n == s.left else value

    with dictated(deal):
        yield
    assert not coming, f"never drawn: {names(coming)}"


def seen(s: State, seat: int) -> State:
    """The position as a seat may know it."""
    view = clone(s)
    GAME.sight.hide(BOX, view, seat)
    return view
