"""What happened, in order. A rule says it with `tell`; compiled code hears nothing and pays nothing."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from fathoms.core.names import Names, Register
from fathoms.core.state import Header

Ear = Callable[[Header, int, int, int, int], None]

# How a page may show what is told, and what it makes much of:
MOTIONS = ("", "move", "flip", "roll", "shuffle", "reveal", "hit", "bang", "sweep", "fade", "note", "gain")
DRAMA = (
    "quake",
    "strike",
    "rise",
    "flip-all",
    "rob",
    "snatch",
    "bite",
    "fold",
    "clash",
    "glow",
    "store",
    "loot",
    "carry",
)

# What a line is to a beat, which is what people would call one event:
JOINS = ""  # part of what is being told, until somebody else acts
OPENS = "opens"  # something new
ALIKE = "alike"  # something new, but several of its kind in a row are one
ALONE = "alone"  # something new that nothing joins: whatever follows is something new, too
HERALD = "herald"  # something new that never stands alone: whatever follows is part of it
TRAILS = "trails"  # part of what was told before it, whoever acts
BEATS = (JOINS, OPENS, ALIKE, ALONE, HERALD, TRAILS)

_ear: ContextVar[Ear | None] = ContextVar("ear", default=None)


def tell(s: Header, what: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Something happened: `what`, about `a`, `b`, `c`."""
    ear = _ear.get()
    if ear is not None:
        ear(s, what, a, b, c)


def tell_compiled(s: Header, what: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """What `tell` is in compiled code."""


def is_heard() -> bool:
    """Whether anybody hears what happens: where not, nothing need be found out only to be told."""
    return _ear.get() is not None


def is_heard_compiled() -> bool:
    """What `is_heard` is in compiled code."""
    return False


@contextmanager
def heard_by(ear: Ear) -> Iterator[None]:
    """While open, every `tell` of plain Python reaches `ear(s, what, a, b, c)`."""
    token = _ear.set(ear)
    try:
        yield
    finally:
        _ear.reset(token)


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """A kind of news: its name, the rule behind it, how a page may move it, what it is to a beat and what it is about.

    `only` names the arguments that hold the seats that may hear the details; other seats get the
    news called `<name>_unseen` in the words file, without its secret arguments.
    """

    name: str
    rule: str
    motion: str = ""
    about: Mapping[str, Names] = field(default_factory=dict)
    secret: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    beat: str = JOINS

    def place(self, argument: str) -> int:
        """Where an argument stands among those of the news."""
        return list(self.about).index(argument)


class Bulletin(Register[Kind]):
    """The kinds of news of a game: `HOLED = NEWS.add("holed", "KA-22", "hit", lane=LANES)`."""

    def add(
        self,
        name: str,
        rule: str,
        motion: str = "",
        *,
        beat: str = JOINS,
        secret: tuple[str, ...] = (),
        only: tuple[str, ...] = (),
        **about: Names,
    ) -> int:
        """Declares a kind of news with up to three arguments, and gives its number."""
        assert motion in MOTIONS + DRAMA and beat in BEATS and len(about) <= 3, (name, motion, beat, about)
        assert {*secret, *only} <= set(about) and bool(secret) == bool(only), (name, secret, only)
        return self.enter(Kind(name, rule, motion, about, secret, only, beat))
