"""What is kept of a match, and what any store must be able to do.

A match is kept as its steps with the position after each, so that a later fix of a rule never changes the past
and nothing is played again on loading. Everything is kept by name (`rows.py`).
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct, field, json, msgpack
from msgspec.structs import replace

from fathoms.core.errors import FathomsError
from fathoms.core.state import NOBODY
from fathoms.core.steps import AnyStep
from fathoms.games import game, games
from fathoms.server.protocol import ABANDONED, LinkRole, ResultShown, SeatKind
from fathoms.server.rows import News, StepRow, positions_to_row, to_row

Right = Literal["maker", "player", "invited", "watch"]
Tells = Literal["", "steps", "table", "seats", "rematch"]
PLAYING: tuple[Right, ...] = ("player", "maker")
RANK: dict[Right, int] = {"watch": 0, "invited": 1, "player": 2, "maker": 3}
RIGHTS: dict[int, Right] = {rank: right for right, rank in RANK.items()}
TAIL = 12  # positions to load with a match: enough to undo with; more are read when asked for
ANSWERS = 200  # commands of a match whose answers are loaded with it
ANSWERS_KEPT = 24 * 3600  # seconds
LISTED = 100  # matches in a guest's list
OLD = 200  # old matches looked at together
MANY = 50  # steps of a change that nobody else shall wait for


class BadStore(FathomsError):
    """A file or a database that this server cannot keep matches in."""


class NotCommitted(FathomsError):
    """A change that could not be kept; nothing of it is."""


class Unreachable(NotCommitted):
    """A database that does not answer now."""


class Stale(NotCommitted):
    """Somebody else changed the match meanwhile."""


class Repeated(NotCommitted):
    """A command that was obeyed before; its answer is kept."""


class Seat(Struct, frozen=True):
    """What a seat is, and the guests who may act for it."""

    kind: SeatKind
    name: str = ""
    level: str = ""
    guests: tuple[str, ...] = ()
    former: tuple[str, ...] = ()  # who held it when it was given away, or to a bot: they may take it back
    nonce: str = ""  # new with every change of hands: older links to the seat are void for good
    ready: bool = False  # before the deal


class Hand(Struct, frozen=True):
    """A change of hands: after which step, which seat, what it became, and whose seat decided so (-1: none).

    "kept": whoever sits there has downloaded the running match, and can know whatever anybody holds.
    """

    step: int
    seat: int
    kind: SeatKind | Literal["kept"]
    name: str
    by: int


class Match(Struct, frozen=True):
    """What never changes about a match."""

    id: str
    variant: dict[str, Any]  # Variant.to_row(), or what was wished; the number of seats is the present's
    rules: str  # the version of the rules it was begun with
    secret: bytes
    maker: str
    made: float
    opened: bool = False  # opened from a file, to be replayed
    coach: bool = False  # the coach may be asked although people play against each other
    daily: str = ""  # the day whose dive it is: chance and bots follow from that

    @property
    def game(self) -> str:
        """The name of its game."""
        return str(self.variant["game"])

    @property
    def same_rules(self) -> bool:
        """Whether the rules it was begun with are today's: only then it goes on."""
        return self.game in games() and game(self.game).goes_by(self.rules)


class Present(Struct, frozen=True):
    """What changes about a match besides its steps."""

    version: int  # grows with every change
    ply: int  # grows with every act and every taking back
    seats: tuple[Seat, ...]
    pending: dict[int, str] = field(default_factory=dict)  # seat: the phrase it chose in secret
    seeds: tuple[tuple[int, int, str], ...] = ()
    waiting: tuple[int, ...] = ()
    phase: str = ""
    over: bool = False
    result: ResultShown | None = None
    abandoned: bool = False
    rematch: str | None = None
    gathering: bool = False  # people come together; nothing is dealt yet
    hands: tuple[Hand, ...] = ()
    typed: bool = False  # people may write what they like to each other
    out: dict[str, str] = field(default_factory=dict)  # guests the maker has shown out before the deal, and their names

    def broken_off(self) -> "Present":
        """The same of a match that ends before its time."""
        return replace(self, ply=self.ply + 1, pending={}, waiting=(), over=True, abandoned=True, result=ABANDONED)


class Answer(Struct, frozen=True):
    """What a guest's command was answered."""

    guest: str
    id: str
    body: bytes


class Token(Struct, frozen=True):
    """What a link gives."""

    match: str
    role: LinkRole
    seat: int = NOBODY


class Change(Struct, frozen=True):
    """One change of a match, kept whole or not at all."""

    match: str
    before: int  # the version it builds on
    present: Present
    tells: Tells = ""  # what everybody at the table is sent of it
    new: Match | None = None  # the match, if it is new
    first: int | None = None  # steps from this number on are taken back, and `steps` take their place
    steps: Sequence[AnyStep] = ()
    news: News | None = None  # the declarations that the steps were told with
    answer: Answer | None = None
    rights: dict[str, Right] = field(default_factory=dict)
    tokens: dict[bytes, Token] = field(default_factory=dict)
    void: tuple[int, ...] = ()  # seats whose links are void


class Loaded(Struct, frozen=True):
    """A match as it was kept, with the positions of its last steps only."""

    match: Match
    present: Present
    rights: dict[str, Right]
    rows: list[StepRow]
    tail: list[bytes]  # positions of the last len(tail) steps
    news: Mapping[str, bytes]  # the declarations its steps were told with, by their version
    answers: list[Answer]


class Missed(Struct, frozen=True):
    """What others have changed about a match since a version, all of it together."""

    present: Present
    tells: Tells
    first: int | None  # steps from this number on were taken back or are new
    rows: list[StepRow]  # those that there are now from there on
    positions: list[bytes]
    news: Mapping[str, bytes]
    rights: dict[str, Right]


class Summary(Struct, frozen=True):
    """A match as lists of them have it: without its steps."""

    match: Match
    changed: float
    present: Present


def summaries(rows: Iterable[tuple[Any, ...]]) -> list[Summary]:
    """Matches as they are kept, a row each: what is fixed about it, when it was last changed, its present."""
    return [
        Summary(json.decode(fixed, type=Match), changed, json.decode(present, type=Present))
        for fixed, changed, present in rows
    ]


async def step_rows(change: Change) -> list[tuple[str, int, bytes, bytes]]:
    """The steps of a change as they are kept: match, number, row and positions; many are written beside the loop."""
    told = change.news.version if change.news else ""

    def rows() -> list[tuple[str, int, bytes, bytes]]:
        steps = enumerate(change.steps, change.first or 0)
        return [(change.match, n, msgpack.encode(to_row(n, s, told)), positions_to_row(s)) for n, s in steps]

    return rows() if len(change.steps) < MANY else await asyncio.to_thread(rows)


class Store(Protocol):
    """Where matches are kept."""

    async def commit(self, change: Change) -> None:
        """Keeps a change for good, or raises NotCommitted and keeps nothing of it."""

    async def load(self, match: str) -> Loaded | None:
        """A match, or None."""

    async def since(self, match: str, version: int) -> Missed | None:
        """What was changed about a match after a version; None if that is not known any more."""

    async def positions(self, match: str, first: int, last: int) -> list[bytes]:
        """The positions of steps first … last."""

    async def answer(self, match: str, guest: str, id: str) -> bytes | None:
        """What a guest's command was answered, if it was kept."""

    async def beat(self) -> None:
        """Writes something as a change would be, or raises NotCommitted."""

    async def token(self, hashed: bytes) -> Token | None:
        """What a token gives."""

    async def mine(self, guest: str) -> list[Summary]:
        """The matches a guest made or plays, the latest first."""

    async def old(self, since: float, before: float) -> list[Summary]:
        """Matches last changed between two times, the oldest first; at most some hundreds."""

    async def forget_answers(self, before: float) -> None:
        """Removes the answers to commands that were obeyed before a time."""

    async def forget(self, matches: Sequence[Summary]) -> None:
        """Removes matches for good, but for those that were changed since they were looked at."""

    async def latest(self, guest: str, most: int) -> list[Summary]:
        """The matches that were changed last, of all guests or of one who has any right to them."""

    async def rewrite(self, before: Summary, after: Summary, without: str) -> None:
        """Puts a match in the place of what was looked at, `without` a guest's rights and answers; rooms load it anew.

        Links to its seats are void, until those who hold them ask for them again. Raises Stale if it was changed since.
        """

    async def versions(self, matches: Sequence[str]) -> dict[str, int]:
        """The versions to which matches have come; those that are gone have none."""

    async def ban(self, guest: str, banned: bool) -> None:
        """Keeps a guest out, or lets them in again."""

    async def banned(self) -> frozenset[str]:
        """Guests who are kept out."""

    async def close(self) -> None:
        """Finishes what was promised."""
