"""Matches in one SQLite file: one writer thread that commits in groups, readers beside it."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from msgspec import json, msgpack

from fathoms.server.log import log
from fathoms.server.store import (
    RANK,
    Answer,
    Change,
    Loaded,
    Match,
    NotKept,
    Present,
    Right,
    Stale,
    Summary,
    Token,
    Told,
)

T = TypeVar("T")
TAIL = 12  # positions to load with a match: enough to undo with; more are read when asked for
GROUP = 256  # changes in one commit at most
ANSWERS_KEPT = 7 * 24 * 3600

SCHEMA = """
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
PRAGMA user_version = 1;
"""


class SQLite:
    """A store in one file. A commit is on the disk before it is acknowledged."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._todo: queue.SimpleQueue[tuple[Change, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._local = threading.local()
        db = self._open()
        db.executescript("PRAGMA journal_mode = WAL;" + SCHEMA)
        db.execute("DELETE FROM answers WHERE at < ?", (time.time() - ANSWERS_KEPT,))
        db.close()
        self._readers = ThreadPoolExecutor(2, "reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
        db.execute("PRAGMA synchronous = FULL")
        return db

    # --- writing ------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> None:
        """Keeps a change for good, or raises NotKept and keeps nothing of it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._todo.put((change, done))
        await done

    def _write(self) -> None:
        db = self._open()
        while group := self._group():
            outcomes: list[Exception | None] = []
            try:
                db.execute("BEGIN IMMEDIATE")
                outcomes = [_attempt(db, change) for change, _ in group]
                db.execute("COMMIT")
            except sqlite3.Error as error:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                log("not kept", error=str(error), changes=len(group))
                outcomes = [NotKept(f"this could not be kept ({error}); try again")] * len(group)
            _tell(group, outcomes)
        db.close()

    def _group(self) -> list[tuple[Change, asyncio.Future[None]]]:
        """The next changes to commit together; none when it is time to stop."""
        first = self._todo.get()
        if first is None:
            return []
        group = [first]
        while len(group) < GROUP:
            try:
                more = self._todo.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._todo.put(None)
                break
            group.append(more)
        return group

    async def close(self) -> None:
        """Finishes what was promised."""
        self._todo.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()

    # --- reading ------------------------------------------------------------------------------------

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        def ask() -> T:
            if not hasattr(self._local, "db"):
                self._local.db = self._open()
            return question(self._local.db)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def load(self, match: str) -> Loaded | None:
        """A match, or None."""
        return await self._read(lambda db: _load(db, match))

    async def positions(self, match: str, first: int, last: int) -> list[bytes]:
        """The positions of steps first … last."""
        sql = "SELECT positions FROM steps WHERE match = ? AND n BETWEEN ? AND ? ORDER BY n"
        return await self._read(lambda db: [row[0] for row in db.execute(sql, (match, first, last))])

    async def token(self, hashed: bytes) -> Token | None:
        """What a token gives."""
        sql = "SELECT match, role, seat FROM tokens WHERE hashed = ?"
        row = await self._read(lambda db: db.execute(sql, (hashed,)).fetchone())
        return Token(*row) if row else None

    async def mine(self, guest: str) -> list[Summary]:
        """The matches a guest made or plays, the latest first."""
        return await self._read(lambda db: _mine(db, guest))


def _attempt(db: sqlite3.Connection, change: Change) -> Exception | None:
    """Applies one change of a group, or none of it."""
    db.execute("SAVEPOINT one")
    try:
        _apply(db, change)
    except (Stale, sqlite3.IntegrityError) as error:
        db.execute("ROLLBACK TO one")
        return error if isinstance(error, Stale) else Stale(f"the match has changed meanwhile: {error}")
    finally:
        db.execute("RELEASE one")
    return None


def _apply(db: sqlite3.Connection, change: Change) -> None:
    match, now = change.match, time.time()
    present = json.encode(change.present)
    if change.made is not None:
        row = (match, json.encode(change.made), present, change.present.version, change.made.made, now)
        db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?)", row)
    else:
        sql = "UPDATE matches SET present = ?, version = ?, changed = ? WHERE id = ? AND version = ?"
        if db.execute(sql, (present, change.present.version, now, match, change.before)).rowcount != 1:
            raise Stale("the match has changed meanwhile")
    if change.keep_steps is not None:
        db.execute("DELETE FROM steps WHERE match = ? AND n >= ?", (match, change.keep_steps))
    rows = [(match, step.told.n, msgpack.encode(step.told), step.positions) for step in change.steps]
    db.executemany("INSERT INTO steps VALUES (?, ?, ?, ?)", rows)
    _apply_rights(db, change)
    if change.answer is not None:
        answer = (match, change.answer.guest, change.answer.id, change.answer.body, now)
        db.execute("INSERT INTO answers VALUES (?, ?, ?, ?, ?)", answer)


def _apply_rights(db: sqlite3.Connection, change: Change) -> None:
    upsert = "INSERT INTO rights VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET rank = max(rank, excluded.rank)"
    db.executemany(upsert, [(change.match, guest, RANK[right]) for guest, right in change.rights.items()])
    void = "DELETE FROM tokens WHERE match = ? AND role = 'seat' AND seat = ?"
    db.executemany(void, [(change.match, seat) for seat in change.closed])
    tokens = [(hashed, token.match, token.role, token.seat) for hashed, token in change.tokens.items()]
    db.executemany("INSERT OR REPLACE INTO tokens VALUES (?, ?, ?, ?)", tokens)


def _tell(group: list[tuple[Change, asyncio.Future[None]]], outcomes: list[Exception | None]) -> None:
    """Tells those who wait how their changes went, in one go for each event loop."""

    def settle() -> None:
        for (_, done), outcome in zip(group, outcomes, strict=True):
            if done.cancelled():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

    group[0][1].get_loop().call_soon_threadsafe(settle)


def _load(db: sqlite3.Connection, match: str) -> Loaded | None:
    db.execute("BEGIN")
    try:
        row = db.execute("SELECT fixed, present FROM matches WHERE id = ?", (match,)).fetchone()
        if row is None:
            return None
        told = db.execute("SELECT told FROM steps WHERE match = ? ORDER BY n", (match,))
        steps = [msgpack.decode(r[0], type=Told) for r in told]
        sql = "SELECT positions FROM steps WHERE match = ? AND n >= ? ORDER BY n"
        tail = [r[0] for r in db.execute(sql, (match, len(steps) - TAIL))]
        names: dict[int, Right] = {rank: right for right, rank in RANK.items()}
        rights = db.execute("SELECT guest, rank FROM rights WHERE match = ?", (match,))
        given = {guest: names[rank] for guest, rank in rights}
        sql = "SELECT guest, id, body FROM answers WHERE match = ? ORDER BY at DESC LIMIT 200"
        answers = [Answer(*r) for r in db.execute(sql, (match,))]
        fixed, present = json.decode(row[0], type=Match), json.decode(row[1], type=Present)
        return Loaded(fixed, present, given, steps, tail, answers[::-1])
    finally:
        db.execute("COMMIT")


def _mine(db: sqlite3.Connection, guest: str) -> list[Summary]:
    sql = """SELECT m.id, m.fixed, m.made, m.changed, m.present FROM rights r JOIN matches m ON m.id = r.match
             WHERE r.guest = ? AND r.rank >= ? ORDER BY m.changed DESC LIMIT 100"""
    rows: list[tuple[Any, ...]] = db.execute(sql, (guest, RANK["player"])).fetchall()
    return [
        Summary(id, json.decode(fixed, type=Match).game, made, changed, json.decode(present, type=Present))
        for id, fixed, made, changed, present in rows
    ]
