"""Positions by name: written as data, read with reasons for every refusal.

A field of the position is written by the names that its declaration gives: a list as a list (places after its end are
empty), or as a table of the places that differ; sets as lists of what is in them; "none" for NOBODY:
`{"space": {"P1": "saber"}, "hole": {"A": 2}, "player": 0}`.
"""

from collections.abc import Mapping
from dataclasses import Field, dataclass, fields
from typing import Any, NoReturn

from fathoms.core.errors import BadPosition, did_you_mean, shown
from fathoms.core.message import Message
from fathoms.core.names import Names, Plain, count_of, named
from fathoms.core.state import NOBODY, SEATS, Header, dimensions, seats_in

NONE = "none"
OWN = ("rng", "seats")  # a table's own business


@dataclass(frozen=True, slots=True)
class Called:
    """What the places of a field are called, what its values; whether it is a set, and whether it may be none."""

    by: tuple[Names, ...]
    of: Names | None
    many: bool = False
    none: bool = True

    def inside(self) -> "Called":
        """The same of one place."""
        return Called(self.by[1:], self.of, self.many, self.none)


@dataclass(frozen=True, slots=True)
class Notation:
    """How the positions of one variant are written: its box may say what places are called."""

    box: Any  # of any game: a dataclass whose fields are read by name
    phases: Names
    endings: Names

    def write(self, s: Header) -> dict[str, Plain]:
        """A position by names, everything said."""
        return {name: _write(getattr(s, name), self.called(f)) for name, f in writable(type(s)).items()}

    def paint(self, s: Header, written: Mapping[str, Plain]) -> None:
        """Lays what is written over a position."""
        if not isinstance(written, Mapping):
            _refuse("position", Message("edition-table", {"given": shown(written)}))
        known, blank = writable(type(s)), type(s)()
        for name, value in written.items():
            if name not in known:
                raise BadPosition("error-no-field", name=shown(name), instead=did_you_mean(shown(name), known))
            now, empty = getattr(s, name), getattr(blank, name)
            setattr(s, name, _read(name, value, now, empty, self.called(known[name])))

    def called(self, f: Field[object]) -> Called:
        """What the places and values of a field are called."""
        if f.name == "phase":
            return Called((), self.phases, none=False)
        if f.name == "over":
            return Called((), self.endings, none=False)
        by = dimensions(f.metadata["by"]) if "by" in f.metadata else ()
        if f.metadata.get("printed"):
            by = (self._printed(f.metadata["printed"]),)
        return Called(by, f.metadata.get("of"), bool(f.metadata.get("set")))

    def _printed(self, name: str) -> tuple[str, ...]:
        """What the things in a list of the box are called; nothing where there is none."""
        of = next(f.metadata["of"] for f in fields(self.box) if f.name == name)
        return tuple("" if value == NOBODY else str(named(of, value)) for value in getattr(self.box, name))


def writable(kind: type[Header]) -> dict[str, Field[object]]:
    """The fields that a written position may name: not those that the variant decides."""
    return {f.name: f for f in fields(kind) if f.name not in OWN and not f.metadata.get("option")}


def _write(value: Plain, called: Called) -> Plain:
    if called.by:
        inner = len(value) // count_of(called.by[0])
        parts = [value[i : i + inner] for i in range(0, len(value), inner)]
        return [_write(part if called.by[1:] else part[0], called.inside()) for part in parts]
    of = called.of
    if called.many:
        return [named(of or 0, k) for k in range(value.bit_length()) if (value >> k) & 1]
    if of is None or isinstance(of, int):
        return value
    return NONE if value == NOBODY else named(of, value)


def _read(name: str, value: Plain, now: Plain, empty: Plain, called: Called) -> Plain:
    if not called.by:
        if called.many:
            return _read_set(name, value, called.of or 0)
        return _read_one(name, value, called.of) if called.none else _read_which(name, value, called.of or 0)
    size = count_of(called.by[0])
    inner = len(now) // size
    new = list(now if isinstance(value, Mapping) else empty)
    for key, part in _parts(name, value, size, called.by[0]):
        place = slice(key * inner, key * inner + inner)
        read = _read(name, part, now[place], empty[place], called.inside())
        new[place] = read if called.by[1:] else [read]
    return new


def _parts(name: str, value: Plain, size: int, names: Names) -> list[tuple[int, Plain]]:
    """The places that are written, by number."""
    if isinstance(value, Mapping):
        return [(_read_which(name, key, names), part) for key, part in value.items()]
    if not isinstance(value, list | tuple) or len(value) > size:
        _refuse(name, Message("position-list", {"given": shown(value), "most": str(size)}))
    return list(enumerate(value))


def _read_set(name: str, value: Plain, of: Names) -> int:
    if not isinstance(value, list | tuple | set):
        _refuse(name, Message("position-set", {"given": shown(value)}))
    return sum(1 << k for k in {_read_which(name, v, of) for v in value})


def _read_which(name: str, value: Plain, of: Names) -> int:
    """One of the things there are, never none."""
    which = _read_one(name, value, None if isinstance(of, int) else of)
    if isinstance(of, int):
        check_number(name, which, 0, of - 1)
    elif which < 0:
        _refuse(name, Message("position-name", {"given": shown(value), "instead": did_you_mean(shown(value), of)}))
    return which


def _read_one(name: str, value: Plain, of: Names | None) -> int:
    if value == NONE and of is not None:
        return NOBODY
    if of is None or isinstance(of, int):
        if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) < 20:
            value = int(value)
        if type(value) is not int:
            _refuse(name, Message("position-number", {"given": shown(value)}))
        if of is not None:
            check_number(name, value, NOBODY, of - 1)
        return value
    known = [word for word in of if word]
    if shown(value) not in known:  # some names are numbers
        _refuse(name, Message("position-name", {"given": shown(value), "instead": did_you_mean(shown(value), known)}))
    return of.index(shown(value))


def check_bounds(s: Header, name: str, low: int, high: int) -> None:
    """Refuses a field whose number, or one of whose numbers, is out of bounds."""
    value = getattr(s, name)
    for one in value if isinstance(value, list) else [value]:
        check_number(name, one, low, high)


def check_seats(s: Header) -> None:
    """Refuses seats that are not at this table, and winners of a game that is not over."""
    for f in fields(s):
        if f.metadata.get("of") == SEATS:
            value = getattr(s, f.name)
            for one in value if isinstance(value, list) else [value]:
                seat = one.bit_length() - 1 if f.metadata.get("set") else one
                if seat != NOBODY:
                    check_seat(s, seat)
    if s.winners and not s.over:
        _refuse("winners", Message("position-not-over"))


def check_seat(s: Header, seat: int) -> None:
    """Refuses a seat that is not at this table."""
    if not 0 <= seat < s.seats:
        raise BadPosition("error-no-seat", given=str(seat), last=str(s.seats - 1))


def check_waiting(s: Header, asked: int) -> None:
    """Refuses other seats than those that are asked."""
    if s.waiting != asked:
        _refuse("waiting", Message("position-waiting", {"given": str(list(seats_in(asked)))}))


def check_number(name: str, value: int, low: int, high: int) -> None:
    """Refuses a number that is out of bounds."""
    if not low <= value <= high:
        _refuse(name, Message("edition-number", {"given": shown(value), "low": str(low), "high": str(high)}))


def _refuse(name: str, why: Message) -> NoReturn:
    raise BadPosition("error-position", name=name, why=why)
