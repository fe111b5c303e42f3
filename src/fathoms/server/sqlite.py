"""Matches in one SQLite file: one writer thread that commits in groups, readers beside it."""

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from msgspec import json, msgpack

from fathoms.core.errors import reason
from fathoms.server.log import log
from fathoms.server.metrics import committing
from fathoms.server.migrations import MIGRATIONS, Migration, check_history
from fathoms.server.rows import StepRow
from fathoms.server.store import (
    ANSWERS,
    LISTED,
    OLD,
    RANK,
    RIGHTS,
    TAIL,
    Answer,
    BadStore,
    Change,
    Loaded,
    Match,
    Missed,
    NotCommitted,
    Present,
    Repeated,
    Stale,
    Store,
    Summary,
    Token,
    step_rows,
    summaries,
)

T = TypeVar("T")
STORE_FILE = "fathoms.db"  # in a folder of data
GROUP = 256  # changes in one commit at most

Work = Callable[[sqlite3.Connection], None]
Waiting = tuple[Work, asyncio.Future[None]]


def prepare(path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Makes the file for its owner alone, or brings an older one forward; a newer one is refused."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for one in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
            with suppress(FileNotFoundError):
                one.chmod(0o600)
        db = opened(path)
        try:
            _migrate(db, path, migrations)
            db.execute("PRAGMA journal_mode = WAL")
        finally:
            db.close()
    except (OSError, sqlite3.Error) as error:
        why = reason(error) if isinstance(error, OSError) else str(error)
        raise BadStore("error-store", path=str(path), why=why) from None


def _migrate(db: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    kept = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone()
    had = dict(db.execute("SELECT version, checksum FROM migrations")) if kept else {}
    check_history(str(path), version, had, migrations)
    db.execute("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, checksum TEXT NOT NULL)")
    for n, migration in enumerate(migrations, 1):
        if n in had:
            continue
        db.execute("BEGIN IMMEDIATE")
        try:
            if n > version:
                for statement in migration.statements:
                    db.execute(statement)
                if migration.then is not None:
                    migration.then(db)
                db.execute(f"PRAGMA user_version = {n}")
            db.execute("INSERT OR IGNORE INTO migrations VALUES (?, ?)", (n, migration.checksum))
        except BaseException:
            db.execute("ROLLBACK")
            raise
        db.execute("COMMIT")


def kept_in(data: Path) -> Path:
    """The file in a folder that keeps something; any other folder is refused and left as it is."""
    path = data / STORE_FILE
    try:
        if path.is_file():
            return path
    except OSError as error:
        raise BadStore("error-folder", path=str(data), why=reason(error)) from None
    raise BadStore("error-no-store", path=str(data))


def check_format(db: sqlite3.Connection, path: Path) -> None:
    """Refuses a file of another format than today's, and leaves it as it is."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    check_history(str(path), version, {}, MIGRATIONS)
    if version < len(MIGRATIONS):
        raise BadStore("error-store-older", path=str(path), given=str(version), known=str(len(MIGRATIONS)))


def void_links(path: Path) -> None:
    """Has no link lead anywhere any more: they were made with a key that is gone."""
    prepare(path)
    try:
        with closing(opened(path)) as db:
            db.execute("DELETE FROM tokens")
    except sqlite3.Error as error:
        raise BadStore("error-store", path=str(path), why=str(error)) from None


def opened(path: Path) -> sqlite3.Connection:
    """A connection on which a commit is on the disk when it is done."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA synchronous = FULL")
    return db


class SQLite(Store):
    """A store in one file. A commit is on the disk before it is acknowledged."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._todo: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._local = threading.local()
        prepare(path)
        self._readers = ThreadPoolExecutor(2, "reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    # --- writing ------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> None:
        rows = await step_rows(change)
        with committing():
            await self._do(partial(_commit, change=change, rows=rows))

    async def beat(self) -> None:
        await self._do(_beat)

    async def _do(self, work: Work) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._todo.put((work, done))
        await done

    def _write(self) -> None:
        """Commits what is to do, group by group. Whatever happens, everybody who waits is answered."""
        db: sqlite3.Connection | None = None
        while group := self._group():
            try:
                db = db or opened(self._path)
                outcomes = _together(db, [work for work, _ in group])
            except Exception as error:
                log("not kept", "error", error=str(error), changes=len(group))
                outcomes = [NotCommitted("error-not-kept", why=str(error)) for _ in group]
                _close(db)  # which rolls back
                db = None
            _tell(group, outcomes)
        _close(db)

    def _group(self) -> list[Waiting]:
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
        self._todo.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()

    # --- reading ------------------------------------------------------------------------------------

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        def ask() -> T:
            if not hasattr(self._local, "db"):
                self._local.db = opened(self._path)
            return question(self._local.db)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def load(self, match: str) -> Loaded | None:
        return await self._read(lambda db: _load(db, match))

    async def since(self, match: str, version: int) -> Missed | None:
        """None: one server alone serves a folder, so a room that missed something is loaded afresh."""
        return None

    async def positions(self, match: str, first: int, last: int) -> list[bytes]:
        sql = "SELECT positions FROM steps WHERE match = ? AND n BETWEEN ? AND ? ORDER BY n"
        return await self._read(lambda db: [row[0] for row in db.execute(sql, (match, first, last))])

    async def answer(self, match: str, guest: str, id: str) -> bytes | None:
        sql = "SELECT body FROM answers WHERE match = ? AND guest = ? AND id = ?"
        row = await self._read(lambda db: db.execute(sql, (match, guest, id)).fetchone())
        return row[0] if row else None

    async def token(self, hashed: bytes) -> Token | None:
        sql = "SELECT match, role, seat FROM tokens WHERE hashed = ?"
        row = await self._read(lambda db: db.execute(sql, (hashed,)).fetchone())
        return Token(*row) if row else None

    async def mine(self, guest: str) -> list[Summary]:
        return await self._read(lambda db: _mine(db, guest))

    async def old(self, since: float, before: float) -> list[Summary]:
        sql = "SELECT fixed, changed, present FROM matches WHERE changed >= ? AND changed < ? ORDER BY changed LIMIT ?"
        return await self._read(lambda db: summaries(db.execute(sql, (since, before, OLD)).fetchall()))

    async def forget_answers(self, before: float) -> None:
        await self._do(lambda db: db.execute("DELETE FROM answers WHERE at < ?", (before,)).close())

    async def forget(self, matches: Sequence[Summary]) -> None:
        await self._do(partial(_forget, matches=matches))

    # --- looking after it ---------------------------------------------------------------------------

    async def latest(self, guest: str, most: int) -> list[Summary]:
        sql = """SELECT fixed, changed, present FROM matches
                 WHERE ?1 = '' OR id IN (SELECT match FROM rights WHERE guest = ?1) ORDER BY changed DESC LIMIT ?2"""
        return await self._read(lambda db: summaries(db.execute(sql, (guest, most)).fetchall()))

    async def rewrite(self, before: Summary, after: Summary, without: str) -> None:
        await self._do(partial(_rewrite, before=before, after=after, without=without))

    async def ban(self, guest: str, banned: bool) -> None:
        sql = "INSERT OR IGNORE INTO banned VALUES (?)" if banned else "DELETE FROM banned WHERE guest = ?"
        await self._do(lambda db: db.execute(sql, (guest,)).close())

    async def banned(self) -> frozenset[str]:
        return await self._read(lambda db: frozenset(row[0] for row in db.execute("SELECT guest FROM banned")))

    async def versions(self, matches: Sequence[str]) -> dict[str, int]:
        sql = "SELECT id, version FROM matches WHERE id IN (SELECT value FROM json_each(?))"
        return await self._read(lambda db: dict(db.execute(sql, (json.encode(matches).decode(),)).fetchall()))


def _close(db: sqlite3.Connection | None) -> None:
    """Closes a connection, well or broken."""
    if db is not None:
        with suppress(sqlite3.Error):
            db.close()


def _together(db: sqlite3.Connection, group: Sequence[Work]) -> list[NotCommitted | None]:
    """Does all of a group in one commit."""
    db.execute("BEGIN IMMEDIATE")
    outcomes = [_attempt(db, work) for work in group]
    db.execute("COMMIT")
    return outcomes


def _attempt(db: sqlite3.Connection, work: Work) -> NotCommitted | None:
    """Does one thing of a group, or nothing of it."""
    db.execute("SAVEPOINT one")
    try:
        work(db)
    except (NotCommitted, sqlite3.IntegrityError) as error:
        db.execute("ROLLBACK TO one")
        return error if isinstance(error, NotCommitted) else Stale("error-stale")
    finally:
        db.execute("RELEASE one")
    return None


def _commit(db: sqlite3.Connection, change: Change, rows: Sequence[tuple[Any, ...]]) -> None:
    match, now = change.match, time.time()
    present = json.encode(change.present)
    if change.new is not None:
        row = (match, json.encode(change.new), present, change.present.version, change.new.made, now)
        db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?)", row)
    else:
        sql = "UPDATE matches SET present = ?, version = ?, changed = ? WHERE id = ? AND version = ?"
        if db.execute(sql, (present, change.present.version, now, match, change.before)).rowcount != 1:
            raise Stale("error-stale")
    if change.first is not None:
        db.execute("DELETE FROM steps WHERE match = ? AND n >= ?", (match, change.first))
    if change.news is not None:
        db.execute("INSERT OR IGNORE INTO news VALUES (?, ?)", (change.news.version, change.news.kinds))
    db.executemany("INSERT INTO steps VALUES (?, ?, ?, ?)", rows)
    _commit_rights(db, change)
    if change.answer is not None:
        answer = (match, change.answer.guest, change.answer.id, change.answer.body, now)
        if db.execute("INSERT OR IGNORE INTO answers VALUES (?, ?, ?, ?, ?)", answer).rowcount != 1:
            raise Repeated("error-repeated")


def _beat(db: sqlite3.Connection) -> None:
    db.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (time.time(),))


def _commit_rights(db: sqlite3.Connection, change: Change) -> None:
    upsert = "INSERT INTO rights VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET rank = max(rank, excluded.rank)"
    db.executemany(upsert, [(change.match, guest, RANK[right]) for guest, right in change.rights.items()])
    void = "DELETE FROM tokens WHERE match = ? AND role = 'seat' AND seat = ?"
    db.executemany(void, [(change.match, seat) for seat in change.void])
    tokens = [(hashed, token.match, token.role, token.seat) for hashed, token in change.tokens.items()]
    db.executemany("INSERT OR REPLACE INTO tokens VALUES (?, ?, ?, ?)", tokens)


def _tell(group: Sequence[Waiting], outcomes: Sequence[NotCommitted | None]) -> None:
    """Tells those who wait how it went, in one go."""

    def settle() -> None:
        for (_, done), outcome in zip(group, outcomes, strict=True):
            if done.done():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

    with suppress(RuntimeError):  # the event loop is closed: nobody waits any more
        group[0][1].get_loop().call_soon_threadsafe(settle)


def _load(db: sqlite3.Connection, match: str) -> Loaded | None:
    db.execute("BEGIN")
    try:
        row = db.execute("SELECT fixed, present FROM matches WHERE id = ?", (match,)).fetchone()
        if row is None:
            return None
        found = db.execute("SELECT row FROM steps WHERE match = ? ORDER BY n", (match,))
        steps = [msgpack.decode(r[0], type=StepRow) for r in found]
        news = {told: _news(db, told) for told in {step.told for step in steps}}
        sql = "SELECT positions FROM steps WHERE match = ? AND n >= ? ORDER BY n"
        tail = [r[0] for r in db.execute(sql, (match, len(steps) - TAIL))]
        rights = db.execute("SELECT guest, rank FROM rights WHERE match = ?", (match,))
        given = {guest: RIGHTS[rank] for guest, rank in rights}
        sql = "SELECT guest, id, body FROM answers WHERE match = ? ORDER BY at DESC LIMIT ?"
        answers = [Answer(*r) for r in db.execute(sql, (match, ANSWERS))]
        fixed, present = json.decode(row[0], type=Match), json.decode(row[1], type=Present)
        return Loaded(fixed, present, given, steps, tail, news, answers[::-1])
    finally:
        db.execute("COMMIT")


def _news(db: sqlite3.Connection, version: str) -> bytes:
    (kinds,) = db.execute("SELECT kinds FROM news WHERE version = ?", (version,)).fetchone()
    return bytes(kinds)


def _mine(db: sqlite3.Connection, guest: str) -> list[Summary]:
    sql = """SELECT m.fixed, m.changed, m.present FROM rights r JOIN matches m ON m.id = r.match
             WHERE r.guest = ? AND r.rank >= ? ORDER BY m.changed DESC LIMIT ?"""
    return summaries(db.execute(sql, (guest, RANK["player"], LISTED)).fetchall())


def _rewrite(db: sqlite3.Connection, before: Summary, after: Summary, without: str) -> None:
    match, present = after.match, after.present
    sql = "UPDATE matches SET fixed = ?, present = ?, version = ? WHERE id = ? AND version = ?"
    row = (json.encode(match), json.encode(present), present.version, match.id, before.present.version)
    if db.execute(sql, row).rowcount != 1:
        raise Stale("error-stale")
    for table in ("rights", "answers"):
        db.execute(f"DELETE FROM {table} WHERE match = ? AND guest = ?", (match.id, without))
    db.execute("DELETE FROM tokens WHERE match = ? AND role = 'seat'", (match.id,))


def _forget(db: sqlite3.Connection, matches: Sequence[Summary]) -> None:
    for summary in matches:
        row = (summary.match.id, summary.present.version)
        if db.execute("DELETE FROM matches WHERE id = ? AND version = ?", row).rowcount:
            for table in ("steps", "rights", "tokens", "answers"):
                db.execute(f"DELETE FROM {table} WHERE match = ?", row[:1])
