"""How a store came to its present format: one of version n has had the first n of these, and never goes back."""

import hashlib
import sqlite3
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct, field, json, msgpack
from msgspec.structs import replace

from fathoms.core.errors import UnknownGame
from fathoms.core.game import AnyGame
from fathoms.core.names import named
from fathoms.core.news import Kind
from fathoms.core.state import seats_in
from fathoms.games import game
from fathoms.server.protocol import ABANDONED, ResultShown
from fathoms.server.rows import NewsRow, StepRow, declared, news_of
from fathoms.server.store import BadStore, Match, Present, Seat

UNTOLD = Kind("untold", "")  # news by a number of rules that nobody knows any more: that something happened
UNKNOWN = "untold"  # likewise, a phrase and an ending

TABLES = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, fixed BLOB NOT NULL, present BLOB NOT NULL, version INTEGER NOT NULL,
    made REAL NOT NULL, changed REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS steps (
    match TEXT NOT NULL, n INTEGER NOT NULL, told BLOB NOT NULL, positions BLOB NOT NULL,
    PRIMARY KEY (match, n)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS rights (
    match TEXT NOT NULL, guest TEXT NOT NULL, rank INTEGER NOT NULL, PRIMARY KEY (match, guest)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS rights_of_guest ON rights (guest);
CREATE TABLE IF NOT EXISTS tokens (
    hashed BLOB PRIMARY KEY, match TEXT NOT NULL, role TEXT NOT NULL, seat INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS answers (
    match TEXT NOT NULL, guest TEXT NOT NULL, id TEXT NOT NULL, body BLOB NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (match, guest, id)) WITHOUT ROWID;
"""
PULSE = "CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL);"
BANNED = "CREATE TABLE banned (guest TEXT PRIMARY KEY) WITHOUT ROWID;"
NAMES = """
CREATE TABLE news (version TEXT PRIMARY KEY, kinds BLOB NOT NULL) WITHOUT ROWID;
ALTER TABLE steps RENAME COLUMN told TO row;
"""


@dataclass(frozen=True, slots=True)
class Migration:
    """SQL, and then what SQL alone cannot do; the transaction is its caller's."""

    text: str
    then: Callable[[sqlite3.Connection], None] | None = None

    @property
    def statements(self) -> list[str]:
        """The SQL, one statement after the other."""
        return [statement for statement in self.text.split(";") if statement.strip()]

    @property
    def checksum(self) -> str:
        """What tells whether it is still the one that a store has had."""
        after = "" if self.then is None else self.then.__name__
        return hashlib.sha256(f"{self.text}\n{after}".encode()).hexdigest()[:16]


def check_history(where: str, version: int, had: Mapping[int, str], migrations: Sequence[Migration]) -> None:
    """Refuses a store of a newer format, and one whose migrations were other ones, by the checksums it kept."""
    if version > len(migrations):
        raise BadStore("error-store-newer", path=where, given=str(version), known=str(len(migrations)))
    for n, migration in enumerate(migrations[:version], 1):
        if had.get(n, migration.checksum) != migration.checksum:
            raise BadStore("error-store-altered", path=where, given=str(n))


# --- from numbers to names ----------------------------------------------------------------------------------


class NumberedMatch(Struct):
    """A match as it was kept in formats 1 and 2."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    edition: dict[str, Any]
    secret: bytes
    maker: str
    made: float
    kept: bool = False
    coach: bool = False


class NumberedPresent(Struct):
    """Its present: secret choices were the numbers of actions."""

    version: int
    ply: int
    seats: tuple[Seat, ...]
    pending: dict[int, int] = field(default_factory=dict)
    seeds: tuple[tuple[int, int, str], ...] = ()
    waiting: tuple[int, ...] = ()
    over: bool = False
    abandoned: bool = False
    rematch: str | None = None


class NumberedStep(Struct, array_like=True):
    """A step: action and news were numbers."""

    n: int
    seat: int
    action: int
    drawn: tuple[int, ...]
    sides: tuple[int, ...]
    news: tuple[tuple[int, int, int, int], ...]


def name_everything(db: sqlite3.Connection) -> None:
    """Numbers become names: those of today's rules by their declarations; of others nobody knows what they meant."""
    for id, fixed, present in db.execute("SELECT id, fixed, present FROM matches").fetchall():
        old, then = json.decode(fixed, type=NumberedMatch), json.decode(present, type=NumberedPresent)
        rules = _todays(old)
        news = declared([UNTOLD]) if rules is None else news_of(rules)
        db.execute("INSERT OR IGNORE INTO news VALUES (?, ?)", (news.version, news.kinds))
        last: dict[str, Any] = {}
        for n, row, positions in db.execute(
            "SELECT n, row, positions FROM steps WHERE match = ? ORDER BY n", (id,)
        ).fetchall():
            step = _named_step(rules, msgpack.decode(row, type=NumberedStep), news.version)
            db.execute("UPDATE steps SET row = ? WHERE match = ? AND n = ?", (msgpack.encode(step), id, n))
            last = msgpack.decode(zlib.decompress(positions))[-1]
        named_present = _named_present(rules, then, last)
        made = _named_match(old, len(then.seats))
        db.execute(
            "UPDATE matches SET fixed = ?, present = ? WHERE id = ?",
            (json.encode(made), json.encode(named_present), id),
        )


def _todays(old: NumberedMatch) -> AnyGame | None:
    """The game of a match, if its rules are still those it was begun with."""
    try:
        found = game(old.game)
    except UnknownGame:
        return None
    return found if found.goes_by(old.rules) else None


def _named_match(old: NumberedMatch, seats: int) -> Match:
    options = {name: value for name, value in old.options.items() if value is not None}
    variant = {"game": old.game, "seats": seats, "options": options, "edition": old.edition}
    return Match(old.id, variant, old.rules, old.secret, old.maker, old.made, old.kept, old.coach)


def _named_step(rules: AnyGame | None, step: NumberedStep, told: str) -> StepRow:
    news = tuple(_named_news(rules, what, args) for what, *args in step.news)
    phrase = "" if step.action < 0 else UNKNOWN if rules is None else rules.verbs.phrase(step.action)
    return StepRow(step.n, step.seat, phrase, step.drawn, step.sides, news, told)


def _named_news(rules: AnyGame | None, what: int, args: Sequence[int]) -> NewsRow:
    if rules is None:
        return UNTOLD.name, {}
    kind = rules.news[what]
    return kind.name, {name: named(names, v) for (name, names), v in zip(kind.about.items(), args, strict=False)}


def _named_present(rules: AnyGame | None, old: NumberedPresent, last: dict[str, Any]) -> Present:
    """The present, with what the last position says of it."""
    pending = {} if rules is None else {seat: rules.verbs.phrase(action) for seat, action in old.pending.items()}
    ending = rules.endings[last["over"]] if rules is not None and last["over"] else None
    result = None
    if old.abandoned:
        result = ABANDONED
    elif old.over:
        winners = seats_in(last["winners"])
        result = ResultShown(winners, ending.name, ending.rule) if ending else ResultShown(winners, UNKNOWN, "")
    phase = "" if rules is None else rules.phases[last["phase"]].name
    present = Present(old.version, old.ply, old.seats, pending, old.seeds, old.waiting, phase, old.over, result)
    return replace(present, abandoned=old.abandoned, rematch=old.rematch)


MIGRATIONS: tuple[Migration, ...] = (
    Migration(TABLES),
    Migration(PULSE),
    Migration(NAMES, name_everything),
    Migration(BANNED),
)
