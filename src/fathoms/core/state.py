"""Positions: plain dataclasses of ints and flat lists of ints, the same in Python and as a record.

A game's `State` extends `Header`; its `Box` (components and printed numbers, read-only) is a dataclass
of the same kind. Numbers are stored in 8 bits unless a field asks for more. A field says what its places and its
values are called, so that a position can be written and read by names (`core/position.py`).
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import cache
from math import prod
from typing import Any, TypeVar

from fathoms.core.names import Names, count_of

SEATS = 4  # the most a table has
NOBODY = -1  # no seat, and wherever a number names a thing: none
SPECTATOR = -1  # in the place of a seat: somebody who only looks on
ONLOOKERS = ("spectators", *(f"seat {seat}" for seat in range(SEATS)))  # each knows its own: seat k has row k + 1
GENERATOR = 4  # words of the generator that chance is drawn from
T = TypeVar("T")
Default = Any  # what `field` gives: a dataclass takes it for a value of the field's own type
Places = Names | tuple[Names, ...]  # what the places of a list are called, or of a list of lists


def dimensions(by: Places) -> tuple[Names, ...]:
    """The names of a list's places; several where it is a list of lists, the last fastest."""
    return by if isinstance(by, tuple) and not all(isinstance(name, str) for name in by) else (by,)


def ints(by: Places, value: int = 0, *, bits: int = 8, of: Names | None = None, printed: str = "") -> Default:
    """A field: a list with a place for each of `by`, `value` at first, in `bits` bits; its values are called `of`.

    Where an edition decides what the places are called, `printed` is the list of the box that says it.
    """
    count = prod(count_of(names) for names in dimensions(by))
    metadata = {"kind": f"i{bits // 8}", "by": by, "of": of, "printed": printed}
    return field(default_factory=lambda: [value] * count, metadata=metadata)


def number(value: int = 0, *, bits: int = 8, of: Names | None = None) -> Default:
    """A field: one int stored in `bits` bits (a bare `int` field has 8); its values are called `of`."""
    return field(default=value, metadata={"kind": f"i{bits // 8}", "of": of})


def some(of: Names, *, by: Places | None = None, bits: int = 8) -> Default:
    """A field: any of some things together, as a bit mask, bit k for the k-th; with `by`, such a set for each."""
    metadata = {"kind": f"i{bits // 8}", "of": of, "set": True}
    if by is None:
        return field(default=0, metadata=metadata)
    count = prod(count_of(names) for names in dimensions(by))
    return field(default_factory=lambda: [0] * count, metadata={**metadata, "by": by})


def option() -> Default:
    """A field: what the option of that name was chosen to be; written when a table is made."""
    return field(default=0, metadata={"option": True})


@dataclass(slots=True)
class Header:
    """What every position begins with."""

    rng: list[int] = field(
        default_factory=lambda: [0] * GENERATOR, metadata={"kind": "u4"}
    )  # the generator: every die and card comes from here; no seat may see it
    draws: int = number(bits=32)  # chance events and reveals so far; undo never crosses one
    ply: int = number(bits=32)  # actions played so far
    seats: int = number(2, bits=32)  # how many sit at the table (an 8-bit bound makes GPU compilers unroll loops)
    waiting: int = some(SEATS)  # the seats that may act now
    phase: int = 0  # what is being decided, in the game's own names
    over: int = 0  # 0 while the game lasts, then the number of its ending
    winners: int = some(SEATS)  # the seats that won


def seats_in(seats: int) -> tuple[int, ...]:
    """The seats of a set, in order."""
    return tuple(seat for seat in range(SEATS) if (seats >> seat) & 1)


def clone(s: T) -> T:
    """A copy that shares nothing with `s`."""
    return copier(type(s))(s)  # type: ignore[arg-type,no-any-return]  # every class is hashable


@cache
def copier(kind: type) -> Callable[[Any], Any]:
    """What copies positions of a class, written out field by field: tables copy one at every piece of news.

    Only names of the class's own fields are written, and nothing that anybody gave.
    """
    blank = kind()
    values = [f"s.{f.name}[:]" if isinstance(getattr(blank, f.name), list) else f"s.{f.name}" for f in fields(kind)]
    return eval(f"lambda s: kind({', '.join(values)})", {"kind": kind})  # type: ignore[no-any-return]


def layout(kind: type) -> list[tuple[str, str, int]]:
    """The fields of a State or Box as (name, storage, length), length 0 for a single number."""
    blank = kind()
    rows = []
    for f in fields(kind):
        value = getattr(blank, f.name)
        length = len(value) if isinstance(value, list) else 0
        rows.append((f.name, f.metadata.get("kind", "i1"), length))
    return rows
