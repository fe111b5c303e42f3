"""What is kept of a match, and what any store must be able to do.

A match is kept as its steps with the position after each, so that a later fix of a rule never changes the past
and nothing is played again on loading.
"""

import zlib
from collections.abc import Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct, convert, field, msgpack

from fathoms.core.errors import FathomsError
from fathoms.core.game import Game
from fathoms.core.table import Event, Step
from fathoms.server.protocol import SeatKind

Right = Literal["maker", "player", "invited", "watch"]
PLAYING: tuple[Right, ...] = ("player", "maker")
RANK: dict[Right, int] = {"watch": 0, "invited": 1, "player": 2, "maker": 3}


class NotKept(FathomsError):
    """A change that could not be kept; nothing of it is."""


class Stale(NotKept):
    """Somebody else changed the match meanwhile."""


class Repeated(NotKept):
    """A command that was obeyed before; its answer is kept."""


class Seat(Struct, frozen=True):
    """What a seat is, and the guests who may act for it."""

    kind: SeatKind
    name: str = ""
    level: str = ""
    guests: tuple[str, ...] = ()


class Match(Struct, frozen=True):
    """What never changes about a match."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    edition: dict[str, Any]
    secret: bytes
    maker: str
    made: float
    kept: bool = False  # opened from a file, to be replayed
    coach: bool = False  # the coach may be asked although people play against each other


class Present(Struct, frozen=True):
    """What changes about a match besides its steps."""

    version: int  # grows with every change
    ply: int  # grows with every act and every taking back
    seats: tuple[Seat, ...]
    pending: dict[int, int] = field(default_factory=dict)  # seat: its secret choice
    seeds: tuple[tuple[int, int, str], ...] = ()
    waiting: tuple[int, ...] = ()
    over: bool = False
    abandoned: bool = False
    rematch: str | None = None


class Told(Struct, frozen=True, array_like=True):
    """The small part of a step: who did what, what was drawn, what was told."""

    n: int
    seat: int
    action: int
    drawn: tuple[int, ...]
    sides: tuple[int, ...]
    news: tuple[tuple[int, int, int, int], ...]


class StepRow(Struct, frozen=True):
    """A step as it is kept: the small part, and the positions (after each piece of news, then after all)."""

    told: Told
    positions: bytes


class Answer(Struct, frozen=True):
    """What a guest's command was answered."""

    guest: str
    id: str
    body: bytes


class Token(Struct, frozen=True):
    """What a link gives."""

    match: str
    role: Literal["invite", "watch", "seat"]
    seat: int = -1


class Change(Struct, frozen=True):
    """One change of a match, kept whole or not at all."""

    match: str
    before: int  # the version it builds on
    present: Present
    made: Match | None = None  # a new match
    keep_steps: int | None = None  # take back all steps from this number on
    steps: Sequence[StepRow] = ()
    answer: Answer | None = None
    rights: dict[str, Right] = field(default_factory=dict)
    tokens: dict[bytes, Token] = field(default_factory=dict)
    closed: tuple[int, ...] = ()  # seats whose links are void


class Loaded(Struct, frozen=True):
    """A match as it was kept, with the positions of its last steps only."""

    match: Match
    present: Present
    rights: dict[str, Right]
    told: list[Told]
    tail: list[bytes]  # positions of the last len(tail) steps
    answers: list[Answer]


class Summary(Struct, frozen=True):
    """A match in a guest's list."""

    match: str
    game: str
    made: float
    changed: float
    present: Present


class Store(Protocol):
    """Where matches are kept."""

    async def commit(self, change: Change) -> None:
        """Keeps a change for good, or raises NotKept and keeps nothing of it."""

    async def load(self, match: str) -> Loaded | None:
        """A match, or None."""

    async def positions(self, match: str, first: int, last: int) -> list[bytes]:
        """The positions of steps first … last."""

    async def answer(self, match: str, guest: str, id: str) -> bytes | None:
        """What a guest's command was answered, if it was kept."""

    async def beat(self) -> None:
        """Writes something as a change would be, or raises NotKept."""

    async def token(self, hashed: bytes) -> Token | None:
        """What a token gives."""

    async def mine(self, guest: str) -> list[Summary]:
        """The matches a guest made or plays, the latest first."""

    async def close(self) -> None:
        """Finishes what was promised."""


# --- steps as they are kept ---------------------------------------------------------------------------


def told(n: int, step: Step) -> Told:
    """The small part of a step."""
    news = tuple((event.what, *event.args) for event in step.news)
    return Told(n, step.seat, step.action, step.drawn, step.sides, news)


def kept(n: int, step: Step) -> StepRow:
    """A step to be kept."""
    positions = [*(event.after for event in step.news), step.after]
    return StepRow(told(n, step), zlib.compress(msgpack.encode(positions), 1))


def slim(step: Step) -> Step:
    """A step without the positions on the way; the last one stays."""
    return Step(step.seat, step.action, step.drawn, _news(step.news), step.after, step.sides)


def bare(step: Step) -> Step:
    """A step without any position: those are in the store."""
    return Step(step.seat, step.action, step.drawn, _news(step.news), None, step.sides)


def _news(news: Sequence[Event]) -> tuple[Event, ...]:
    return tuple(Event(event.what, event.args, None) for event in news)


def step_of(told: Told) -> Step:
    """The bare step that was kept."""
    news = tuple(Event(what, (a, b, c), None) for what, a, b, c in told.news)
    return Step(told.seat, told.action, told.drawn, news, None, told.sides)


def whole(game: Game, told: Told, positions: bytes) -> Step:
    """The step that was kept, with all its positions."""
    *after, last = convert(msgpack.decode(zlib.decompress(positions)), list[game.state])  # type: ignore[name-defined]
    news = tuple(Event(what, (a, b, c), s) for (what, a, b, c), s in zip(told.news, after, strict=True))
    return Step(told.seat, told.action, told.drawn, news, last, told.sides)
