"""Positions for the tests: a fresh one painted over, chance that answers as told, and short ways to play."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fathoms.core.chance import dictated
from fathoms.core.state import SEATS
from fathoms.games.tentacula import GAME, rules
from fathoms.games.tentacula.names import ANIMALS, FACES, GATES, GEMS, NOBODY, ROW
from fathoms.games.tentacula.rules.reef import is_protected
from fathoms.games.tentacula.state import DRAWING, NEXT, PLACING, SWIMMING, Box, State

BOX: Box = GAME.open_box()


def position(**painted: Any) -> State:
    """Two seats, jellyfish and crab, in round 1 of stash A: either may play next, 5F and 6F before them."""
    s = State(seats=2, round=1, phase=NEXT, waiting=0b11, stash=0, shells=2, next=[2, 2])
    s.chest = list(BOX.gems)
    s.chip = chips("jellyfish", "crab")
    s.reef = reef(inside={1: "3F"}, outside={1: "4F"})
    s.tile = tiles("5F", "6F")
    s.pile, s.top = pile("7F", "8F", "9F", "10F", "11F", "12F", "1F", "2F")
    s.gate, s.gates = GATES.index("H1"), 0b111110
    return paint(s, painted)


def paint(s: State, painted: dict[str, Any]) -> State:
    """The position with the named fields painted over; lists are copied, so that play changes none of a test's own."""
    for field, value in painted.items():
        assert hasattr(s, field), field
        setattr(s, field, list(value) if isinstance(value, list) else value)
    return s


def placing(**painted: Any) -> State:
    """Seat 0 has begun its turn and is to lay 5F."""
    return paint(position(player=0, played=1, phase=PLACING, waiting=1), painted)


def swimming(face: str, seat: int = 0, **painted: Any) -> State:
    """A seat has just laid a tile with that face up and is to move a fish."""
    s = position(player=seat, played=1 << seat, phase=SWIMMING, waiting=1 << seat, repeats=1)
    s.animal = BOX.face_animal[FACES.index(face)]
    s.tile[seat] = NOBODY
    return paint(s, painted)


def end_of_round(last: int = 0, **painted: Any) -> State:
    """All have played, seat `last` as the last one; from here on things take their course."""
    s = position(player=last, drawer=last, phase=DRAWING, waiting=0, round_over=1, tile=tiles())
    s.to_draw = painted.get("seats", s.seats)
    return paint(s, painted)


def go_on(s: State, *chance: int) -> State:
    """Everything that needs no choice happens; chance answers as told."""
    with answering(*chance):
        rules.go_on(BOX, s)
    return s


def chips(*animals: str) -> list[int]:
    """`chip` for these seats."""
    return [ANIMALS.index(a) for a in animals] + [NOBODY] * (SEATS - len(animals))


def tiles(*faces: str) -> list[int]:
    """`tile` for these seats, "" for none."""
    return [face(f) for f in faces] + [NOBODY] * (SEATS - len(faces))


def face(name: str) -> int:
    """A face by name, "" for none."""
    return FACES.index(name) if name else NOBODY


def reef(inside: dict[int, str] | None = None, outside: dict[int, str] | None = None) -> list[int]:
    """`reef` with those faces on those columns."""
    laid = [NOBODY] * (2 * ROW)
    for row, faces in enumerate((inside or {}, outside or {})):
        for column, name in faces.items():
            laid[ROW * row + column] = face(name)
    return laid


def pile(*faces: str) -> tuple[int, int]:
    """`pile` and `top`: the first face is on top, the other tiles lie below in any order."""
    return sum(1 << face(f) // 2 for f in faces), face(faces[0]) if faces else NOBODY


def gems(**counts: int) -> list[int]:
    """So many gems of each colour."""
    return [counts.get(gem, 0) for gem in GEMS]


def protected(s: State, squares: range) -> list[int]:
    """Which of the squares are protected."""
    return [q for q in squares if is_protected(BOX, s, q)]


def phrases(s: State, seat: int | None = None) -> list[str]:
    """What a seat may say, the one on turn unless told."""
    return [GAME.verbs.phrase(a) for a in GAME.legal(BOX, s, s.player if seat is None else seat)]


def play(s: State, *said: str, seat: int | None = None, chance: tuple[int, ...] = (), box: Box = BOX) -> State:
    """Plays phrases one after the other, each of them legal; chance answers as told, then as it likes."""
    with answering(*chance):
        for phrase in said:
            who = s.player if seat is None else seat
            number = GAME.verbs.number(phrase)
            assert number in GAME.legal(box, s, who), (phrase, phrases(s, who))
            GAME.step(box, s, who, number)
    return s


@contextmanager
def answering(*chance: int) -> Iterator[None]:
    """While open, draws give these answers in order, then whatever they would have given."""
    answers = list(chance)

    def deal(n: int, drawn: int) -> int:
        if not answers:
            return drawn
        assert answers[0] < n, (answers, n)
        return answers.pop(0)

    with dictated(deal):
        yield
    assert not answers, "answers left over"
