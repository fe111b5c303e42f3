"""Positions: plain dataclasses of ints and flat lists of ints, the same in Python and as a record.

A game's `State` extends `Header`; its `Box` (components and printed numbers, read-only) is a dataclass
of the same kind. Numbers are stored in 8 bits unless a field asks for more.
"""

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


def ints(count: int, value: int = 0, *, bits: int = 8) -> Any:
    """A field: a list of `count` ints, each `value` at first, each stored in `bits` bits."""
    return field(default_factory=lambda: [value] * count, metadata={"kind": f"i{bits // 8}"})


def number(value: int = 0, *, bits: int = 8) -> Any:
    """A field: one int stored in `bits` bits (a bare `int` field has 8)."""
    return field(default=value, metadata={"kind": f"i{bits // 8}"})


def words(count: int) -> Any:
    """A field: a list of `count` unsigned 32-bit words."""
    return field(default_factory=lambda: [0] * count, metadata={"kind": "u4"})


@dataclass(slots=True)
class Header:
    """What every position begins with."""

    rng: list[int] = words(4)  # the generator: every die and card comes from here; no seat may see it
    draws: int = number(bits=32)  # chance events and reveals so far; undo never crosses one
    ply: int = number(bits=32)  # actions played so far
    seats: int = number(2, bits=32)  # how many sit at the table (an 8-bit bound makes GPU compilers unroll loops)
    waiting: int = 0  # bit mask of the seats that may act now
    phase: int = 0  # what is being decided, in the game's own names
    over: int = 0  # 0 while the game lasts, then the number of its ending
    winners: int = 0  # bit mask of the seats that won


def clone(s: T) -> T:
    """A copy that shares nothing with `s`."""
    new: T = object.__new__(type(s))
    for name in field_names(type(s)):  # type: ignore[arg-type]  # every class is hashable
        value = getattr(s, name)
        setattr(new, name, value[:] if type(value) is list else value)
    return new


@cache
def field_names(kind: type) -> tuple[str, ...]:
    """The names of a position's fields, in order; tables copy positions at every piece of news."""
    return tuple(f.name for f in fields(kind))


def layout(kind: type) -> list[tuple[str, str, int]]:
    """The fields of a State or Box as (name, storage, length), length 0 for a single number."""
    blank = kind()
    rows = []
    for f in fields(kind):
        value = getattr(blank, f.name)
        length = len(value) if isinstance(value, list) else 0
        rows.append((f.name, f.metadata.get("kind", "i1"), length))
    return rows


def size(kind: type) -> int:
    """Bytes of a position as a packed record."""
    return sum(int(storage[1:]) * max(1, length) for _, storage, length in layout(kind))
