"""Positions for the tests: a fresh one painted over, dice and cards that land as told, and short ways to play."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fathoms.core.chance import dictated
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.names import (
    AREAS,
    BLANK,
    CARDS,
    DECK,
    DIE_SIDES,
    FACE_COUNT,
    FACES,
    LANES,
    SIDE_COUNT,
    SLOTS,
)
from fathoms.games.kraken_attack.rules import go_on
from fathoms.games.kraken_attack.rules.turn import face_the_roll
from fathoms.games.kraken_attack.state import ACTING, CHOOSING, STARTING, Box, State

BOX: Box = GAME.open_box()


def position(**painted: Any) -> State:
    """Four seats with Samuel, Astrid, Elena and Billy on A, B, C and D; seat 0 is to choose a card."""
    s = State(seats=4, waiting=1, phase=CHOOSING)
    s.space = list(BOX.start_space)
    s.pirate = [0, 1, 2, 3]
    s.area = [0, 1, 2, 3]
    for seat in range(4):
        deal_in_order(s, seat, range(DECK * seat, DECK * seat + DECK))
    for field, value in painted.items():
        assert hasattr(s, field), field
        setattr(s, field, value)
    return s


def deal_in_order(s: State, seat: int, cards: Any) -> None:
    """The first two cards face up, the others a pile whose order is known, top first."""
    cards = list(cards)
    s.up[SLOTS * seat : SLOTS * seat + SLOTS] = cards[:SLOTS]
    s.pile[DECK * seat : DECK * seat + len(cards) - SLOTS] = reversed(cards[SLOTS:])
    s.unseen[seat] = 0
    s.top[seat] = len(cards) - SLOTS - 1


def sea(purple: str, red: str) -> list[int]:
    """`space` for "2 1 1 0" on each side."""
    return [int(space) for space in (purple + " " + red).split()]


def broken(*lanes: str) -> list[int]:
    """`rail` with those missing."""
    return [0 if lane in lanes else 1 for lane in LANES]


def acting(card: str, area: str, **painted: Any) -> State:
    """The pirate of `card` stands on `area` and has just played it."""
    pirate = CARDS.index(card) // DECK
    s = position(player=pirate, waiting=1 << pirate, phase=ACTING, power=pirate, actor=pirate, slot=0)
    s.up[SLOTS * pirate] = CARDS.index(card)
    s.area[pirate] = AREAS.index(area)
    for field, value in painted.items():
        assert hasattr(s, field), field
        setattr(s, field, value)
    return s


def phrases(s: State) -> list[str]:
    """What the seat on turn may say."""
    return [GAME.actions.phrase(a) for a in GAME.legal(BOX, s, s.player)]


def play(s: State, *said: str, dice: str = "") -> State:
    """Plays phrases one after the other, each of them legal; dice fall as told, then blank."""
    with falling(dice):
        for phrase in said:
            assert phrase in phrases(s), (phrase, phrases(s))
            GAME.step(BOX, s, s.player, GAME.actions.number(phrase))
    return s


def rolls(s: State, dice: str, seat: int = 2) -> State:
    """A turn of `seat` begins (Elena, unless told) and its dice fall as told, purple ones first."""
    with falling(dice):
        s.player, s.phase = seat, STARTING
        go_on(BOX, s)
    return s


def struck(s: State, purple: str = "", red: str = "", box: Box = BOX) -> State:
    """Dice of each colour lie on the table and are resolved."""
    s.roll = [0] * (SIDE_COUNT * FACE_COUNT)
    for colour, faces in enumerate((purple, red)):
        for face in faces.split():
            s.roll[FACE_COUNT * colour + FACES.index(face)] += 1
    face_the_roll(box, s)
    return s


@contextmanager
def falling(dice: str) -> Iterator[None]:
    """While open, dice show these faces in order, then blanks."""
    faces = [FACES.index(face) for face in dice.split()]

    def deal(n: int, drawn: int) -> int:
        if n != DIE_SIDES:
            return drawn
        return faces.pop(0) if faces else BLANK

    with dictated(deal):
        yield
    assert not faces, "dice left over"
