"""Positions for the tests: a fresh one painted over, dice that fall as told, and short ways to play.

Seats 0 to 3 are Red, Blue, Yellow and Green. Wrecks and cards are called by their printed numbers.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from fathoms.core.chance import dictated
from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.names import ALL_CARDS, BARRACUDA, BOAT, MOVES, NOBODY, SEATS, WRECK_COUNT
from fathoms.games.barrakuda.rules import go_on
from fathoms.games.barrakuda.state import GATHERING, Box, State

BOX: Box = GAME.open_box()
RED, BLUE, YELLOW, GREEN = range(4)


def position(seats: int = 4, options: Mapping[str, Any] | None = None, box: Box = BOX, **painted: Any) -> State:
    """The first round of a game in its first moment, with some of it painted over.

    `rows` are the Movement cards in front of each seat, oldest first ("52"); `places` each diver's wreck,
    0 for the boat; `on` the barracuda's wreck; `centre` the seats whose Barracuda card is played;
    `dropped` gold by wreck. All other names are fields of the position.
    """
    s: State = GAME.blank(seats, GAME.choose(seats, options or {}))
    GAME.begin(box, s, 1)
    for field, value in painted.items():
        if field == "rows":
            lay_rows(s, value)
        elif field == "places":
            s.place = padded([n - 1 for n in value], BOAT)
        elif field == "on":
            s.barracuda = value - 1
        elif field == "centre":
            for seat in value:
                s.hand[seat] &= ALL_CARDS - (1 << BARRACUDA)
        elif field == "dropped":
            s.gold = [value.get(n, 0) for n in range(1, WRECK_COUNT + 1)]
        else:
            assert hasattr(s, field), field
            setattr(s, field, padded(value, 0) if field in ("bag", "vault", "value", "red") else value)
    return s


def padded(values: Any, rest: int) -> list[int]:
    """One value a seat, `rest` for the empty chairs."""
    return [*values, *[rest] * (SEATS - len(values))]


def lay_rows(s: State, rows: Any) -> None:
    """Rows in front of the seats; the other Movement cards are in hand."""
    for seat, row in enumerate(rows):
        cards = [int(c) - 1 for c in row]
        s.row[MOVES * seat : MOVES * seat + MOVES] = [*cards, *[NOBODY] * (MOVES - len(cards))]
        s.laid[seat] = len(cards)
        for card in cards:
            s.hand[seat] &= ALL_CARDS - (1 << card)


def resolving(seats: int = 4, options: Mapping[str, Any] | None = None, box: Box = BOX, **painted: Any) -> State:
    """The barracuda has just stopped; the wrecks are resolved until somebody must decide.

    Initiative values are the lengths of the rows unless `value` is painted.
    """
    s = position(seats, options, box, phase=GATHERING, waiting=0, **painted)
    if "value" not in painted:
        s.value = list(s.laid)
    go_on(box, s)
    return s


def row(s: State, seat: int) -> str:
    """A row as printed numbers, oldest first."""
    return "".join(str(card + 1) for card in s.row[MOVES * seat : MOVES * seat + s.laid[seat]])


def hand(s: State, seat: int) -> str:
    """A hand as printed numbers, "b" for the Barracuda card."""
    return "".join("12345b"[card] for card in range(6) if (s.hand[seat] >> card) & 1)


def may(s: State, seat: int, box: Box = BOX) -> list[str]:
    """What a seat may say now."""
    return [GAME.actions.phrase(a) for a in GAME.legal(box, s, seat)]


def say(s: State, seat: int, phrase: str, box: Box = BOX) -> State:
    """A seat says a phrase, which must be legal."""
    assert phrase in may(s, seat, box), (phrase, may(s, seat, box))
    GAME.step(box, s, seat, GAME.actions.number(phrase))
    return s


def dive(s: State, cards: str, distance: int = 1, to: int = 6, more: tuple[int, ...] = (), box: Box = BOX) -> State:
    """All seats choose ("24b3": the last is Green's), and the dice fall: distance, then direction, then `more`."""
    dice = [box.distance.index(distance), *(() if cards.count("b") == 1 else (to - 1,)), *more]
    with falling(*dice):
        for seat, card in enumerate(cards):
            say(s, seat, f"play {'barracuda' if card == 'b' else card}", box)
    return s


def decline_all(s: State, box: Box = BOX) -> State:
    """Everybody declines whatever is asked, until the round is over."""
    while s.waiting and not s.over and s.phase != 0:
        seat = next(seat for seat in range(s.seats) if (s.waiting >> seat) & 1)
        say(s, seat, "decline", box)
    return s


@contextmanager
def falling(*dice: int) -> Iterator[None]:
    """While open, chance answers these numbers in order, and nothing else is asked of it."""
    answers = list(dice)

    def deal(n: int, drawn: int) -> int:
        assert answers, "one draw too many"
        assert 0 <= answers[0] < n
        return answers.pop(0)

    with dictated(deal):
        yield
    assert not answers, "dice left over"
