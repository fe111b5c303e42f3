"""What a match is made of: steps, the news in each, and what of that a viewer may hear."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Generic

from fathoms.core.game import S
from fathoms.core.names import named
from fathoms.core.news import Kind
from fathoms.core.state import SPECTATOR

LINES = 4096  # pieces of news that are remembered as they are told


@dataclass(frozen=True, slots=True)
class Event(Generic[S]):
    """One piece of news: what happened, about what, and the position just after; None once it was dropped."""

    kind: Kind
    args: tuple[int, ...]
    after: S | None


@dataclass(frozen=True, slots=True)
class Line:
    """A piece of news as one viewer may hear it: a message, its rule, how a page may move it, what it is to a beat."""

    key: str
    about: dict[str, str | int]
    rule: str
    motion: str
    beat: str


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One action as it was played: who, what, what chance answered, what happened, the position after."""

    seat: int  # NOBODY for the set-up, and for what comes by itself
    action: str  # "" likewise
    drawn: tuple[int, ...]
    news: tuple[Event[S], ...]
    after: S | None  # None once it was dropped
    sides: tuple[int, ...] = ()  # of how many each draw was one

    def without_frames(self) -> Step[S]:
        """Without the positions on the way; the last one stays."""
        if all(event.after is None for event in self.news):
            return self
        return replace(self, news=tuple(Event(event.kind, event.args, None) for event in self.news))

    def without_positions(self) -> Step[S]:
        """Without any position."""
        return replace(self.without_frames(), after=None)


AnyStep = Step[Any]  # of whichever game
AnyEvent = Event[Any]  # likewise


def line_of(event: Event[S], seat: int) -> Line:
    """One piece of news as a seat, or SPECTATOR, may hear it."""
    kind, args = event.kind, event.args
    told = seat != SPECTATOR and seat in [args[kind.place(about)] for about in kind.only]
    return _line(kind, args, told or not kind.secret)


@lru_cache(LINES)
def _line(kind: Kind, args: tuple[int, ...], whole: bool) -> Line:
    """News with its details or without: put together once for all who hear it, wherever it happens."""
    name = kind.name.replace("_", "-")
    about = {k: named(names, v) for (k, names), v in zip(kind.about.items(), args, strict=True)}
    if not whole:
        name = f"{name}-unseen"
        about = {k: v for k, v in about.items() if k not in kind.secret}
    return Line(f"news-{name}", about, kind.rule, kind.motion, kind.beat)
