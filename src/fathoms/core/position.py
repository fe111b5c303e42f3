"""Positions by name: written as data, read with reasons for every refusal.

A field of the position is written by the names that its declaration gives: a list as a list, empty after its end, or as
a table of the places that differ; sets as lists of what is in them; "none" for -1:
`{"space": {"P1": "saber"}, "hole": {"A": 2}, "player": 0}`.
"""

from collections.abc import Mapping
from dataclasses import Field, fields
from typing import NoReturn

from fathoms.core.errors import BadPosition, did_you_mean
from fathoms.core.message import Message
from fathoms.core.names import Names, Plain, count_of, named
from fathoms.core.state import Header, dimensions

NONE = "none"
OWN = ("rng", "seats")  # a table's own business


def writable(kind: type[Header]) -> dict[str, Field[object]]:
    """The fields that a written position may name: not those that the variant decides."""
    return {f.name: f for f in fields(kind) if f.name not in OWN and not f.metadata.get("option")}


def write(s: Header, phases: Names, endings: Names) -> dict[str, Plain]:
    """A position by names, everything said."""
    return {name: _write(getattr(s, name), *_called(f, phases, endings)) for name, f in writable(type(s)).items()}


def paint(s: Header, written: Mapping[str, Plain], phases: Names, endings: Names) -> None:
    """Lays what is written over a position."""
    known = writable(type(s))
    blank = type(s)()
    for name, value in written.items():
        if name not in known:
            raise BadPosition("error-no-field", name=str(name), instead=did_you_mean(str(name), known))
        by, of, many = _called(known[name], phases, endings)
        setattr(s, name, _read(name, value, getattr(s, name), getattr(blank, name), by, of, many))


def _called(f: Field[object], phases: Names, endings: Names) -> tuple[tuple[Names, ...], Names | None, bool]:
    """What the places of a field are called, what its values, and whether it is a set."""
    if f.name == "phase":
        return (), phases, False
    if f.name == "over":
        return (), endings, False
    by = dimensions(f.metadata["by"]) if "by" in f.metadata else ()
    return by, f.metadata.get("of"), bool(f.metadata.get("set"))


def _write(value: Plain, by: tuple[Names, ...], of: Names | None, many: bool) -> Plain:
    if by:
        inner = len(value) // count_of(by[0])
        parts = [value[i : i + inner] for i in range(0, len(value), inner)]
        return [_write(part if by[1:] else part[0], by[1:], of, many) for part in parts]
    if many:
        return [named(of or 0, k) for k in range(value.bit_length()) if (value >> k) & 1]
    if isinstance(of, int | None):
        return value
    return NONE if value == -1 else named(of, value)


def _read(
    name: str, value: Plain, now: Plain, blank: Plain, by: tuple[Names, ...], of: Names | None, many: bool
) -> Plain:
    if not by:
        return _read_set(name, value, of) if many else _read_one(name, value, of)
    size = count_of(by[0])
    inner = len(now) // size
    new = list(now if isinstance(value, Mapping) else blank)
    for key, part in _parts(name, value, size, by[0]):
        place = slice(key * inner, key * inner + inner)
        read = _read(name, part, now[place], blank[place], by[1:], of, many)
        new[place] = read if by[1:] else [read]
    return new


def _parts(name: str, value: Plain, size: int, names: Names) -> list[tuple[int, Plain]]:
    """The places that are written, by number."""
    if isinstance(value, Mapping):
        return [(_read_place(name, key, size, names), part) for key, part in value.items()]
    if not isinstance(value, list | tuple) or len(value) > size:
        _refuse(name, Message("position-list", {"given": str(value), "most": str(size)}))
    return list(enumerate(value))


def _read_place(name: str, key: Plain, size: int, names: Names) -> int:
    place = _read_one(name, key, names)
    if not 0 <= place < size:
        _refuse(name, Message("edition-number", {"given": str(key), "low": "0", "high": str(size - 1)}))
    return place


def _read_set(name: str, value: Plain, of: Names | None) -> int:
    if not isinstance(value, list | tuple | set):
        _refuse(name, Message("position-set", {"given": str(value)}))
    things = {_read_one(name, v, of) for v in value}
    if -1 in things:
        _refuse(name, Message("position-set", {"given": str(value)}))
    return sum(1 << k for k in things)


def _read_one(name: str, value: Plain, of: Names | None) -> int:
    if of is None or isinstance(of, int):
        if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) < 20:
            value = int(value)
        if type(value) is not int or (of is not None and not -1 <= value <= of):
            _refuse(name, Message("position-number", {"given": str(value)}))
        return value
    if value == NONE:
        return -1
    if value not in of:
        _refuse(name, Message("position-name", {"given": str(value), "instead": did_you_mean(str(value), of)}))
    return of.index(value)


def _refuse(name: str, why: Message) -> NoReturn:
    raise BadPosition("error-position", name=name, why=why)
