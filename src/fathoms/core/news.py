"""What happened, in order. A rule says it with `tell`; compiled code hears nothing and pays nothing."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from fathoms.core.state import Header

Names = Sequence[str] | int  # the names of a kind of thing, or how many there are if numbers will do
Ear = Callable[[Any, int, int, int, int], None]

HINTS = ("", "move", "flip", "roll", "shuffle", "reveal", "hit", "fade")

_ear: ContextVar[Ear | None] = ContextVar("ear", default=None)


def tell(s: Header, what: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Something happened: `what`, about `a`, `b`, `c`."""
    ear = _ear.get()
    if ear is not None:
        ear(s, what, a, b, c)


def tell_compiled(s: Header, what: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """What `tell` is in compiled code."""


@contextmanager
def heard_by(ear: Ear) -> Iterator[None]:
    """While open, every `tell` of plain Python reaches `ear(s, what, a, b, c)`."""
    token = _ear.set(ear)
    try:
        yield
    finally:
        _ear.reset(token)


@dataclass(frozen=True, slots=True)
class Said:
    """A kind of news: the rule behind it, how a page may move it, and what it is about.

    `only` names the argument that holds the seat that may hear the details; other seats get the
    news called `<name>_unseen` in the words file, without its secret arguments.
    """

    rule: str
    hint: str
    about: Mapping[str, Names]
    secret: tuple[str, ...] = ()
    only: tuple[str, ...] = ()


class Bulletin:
    """The kinds of news of a game, numbered in order: `NEWS["holed"]` is the number of "holed"."""

    def __init__(self, **said: Said) -> None:
        self.names = tuple(said)
        self.said = tuple(said.values())
        self._numbers = {name: i for i, name in enumerate(self.names)}

    def __getitem__(self, name: str) -> int:
        return self._numbers[name]

    def __len__(self) -> int:
        return len(self.names)


def said(
    rule: str,
    hint: str = "",
    *,
    secret: tuple[str, ...] = (),
    only: tuple[str, ...] = (),
    **about: Names,
) -> Said:
    """`said("KA-22", "hit", lane=LANES)`: one kind of news with up to three arguments."""
    assert hint in HINTS and len(about) <= 3, (rule, hint, about)
    return Said(rule, hint, about, secret, only)


def named(names: Names, value: int) -> str | int:
    """The name of `value` among `names`; a number stays one."""
    return value if isinstance(names, int) or not 0 <= value < len(names) else names[value]
