"""Positions for the tests: hands and tentacles as told, cards that come off the pile as told, short ways to play."""

from functools import cache
from itertools import pairwise

from fathoms.core.chance import answering
from fathoms.core.names import Plain
from fathoms.core.state import NOBODY
from fathoms.core.trial import Chance, Trial
from fathoms.games.tentacolor import GAME
from fathoms.games.tentacolor.names import CARDS, HAND
from fathoms.games.tentacolor.options import OPTIONS
from fathoms.games.tentacolor.places import tentacle
from fathoms.games.tentacolor.position import in_box, in_pile
from fathoms.games.tentacolor.state import Box, State

TRIAL = Trial(GAME.variant())  # of any: what may be done, and what follows, is said by the position alone
BOX: Box = TRIAL.box
may, play, go_on, seen = TRIAL.may, TRIAL.play, TRIAL.go_on, TRIAL.seen


@cache
def trial(seats: int, **options: Plain) -> Trial[State, Box]:
    """So many seats, the first of them begins."""
    return Trial(GAME.variant(seats=seats, first_player=0, **options))


def position(*arms: str, hands: tuple[str, ...] = (), tips: str = "", **written: Plain) -> State:
    """Tentacles as told, one a seat; seat 0 is to lay. The rest is the pile, or `left` of it (others in the box).

    Tips are for experts; options are said by name, like the fields of a position.
    """
    options = {option.name: written.pop(option.name) for option in OPTIONS if option.name in written}
    cards = [arm.split() for arm in arms]
    written["end"] = [arm[-1] if arm else "none" for arm in cards]
    written["before"] = {card: earlier for arm in cards for earlier, card in pairwise(arm)}
    if hands:
        written["hand"] = [hand.split() for hand in hands]
    if tips:
        options["expert"], written["tip"] = "on", tips.split()
    return trial(len(arms), **options).position(**written)


def order(s: State, cards: str) -> list[int]:
    """What chance answers when these cards come off the pile one after the other."""
    pile = in_pile(s)
    answers = []
    for card in numbers(cards):
        i = pile.index(card)
        answers.append(i)
        pile[i] = pile[-1]
        pile.pop()
    return answers


def top(s: State, cards: str) -> Chance:
    """Chance that draws these cards from the pile, then any."""
    return answering(*order(s, cards))


def numbers(cards: str) -> list[int]:
    """Card numbers for "YG-1 OY-1"."""
    return [CARDS.index(card) for card in cards.split()]


def names(cards: list[int]) -> str:
    """Card names for numbers, without the empty places."""
    return " ".join(CARDS[card] for card in cards if card != NOBODY)


def arm(s: State, seat: int) -> str:
    """A tentacle from start to end."""
    return names(tentacle(s, seat))


def hand(s: State, seat: int) -> str:
    """What a seat holds."""
    return names(s.hand[HAND * seat : HAND * seat + HAND])


def box(s: State) -> str:
    """What lies in the box."""
    return names(in_box(s))


def pile(s: State) -> set[str]:
    """What lies in the pile."""
    return set(names(in_pile(s)).split())
