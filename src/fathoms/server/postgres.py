"""Matches in PostgreSQL: many servers, on one machine or several, keep them together.

A change is kept by compare-and-swap on the version of its match, and tells the other servers (match, version) when it
is committed. What each change told is noted beside it, so that a room elsewhere can tell the same.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec import json, msgpack

from fathoms.server.guests import Key, new_key
from fathoms.server.log import log
from fathoms.server.metrics import committing
from fathoms.server.migrations import Migration, check_history
from fathoms.server.postgres_tables import MIGRATIONS
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
    Right,
    Stale,
    Store,
    Summary,
    Tells,
    Token,
    Unreachable,
    step_rows,
    summaries,
)

try:
    import asyncpg
except ModuleNotFoundError:
    raise BadStore("error-no-asyncpg") from None

SCHEMES = "postgresql", "postgres"
CONNECTIONS = 6  # of one server at most, besides the one that listens
PATIENCE = 10.0  # seconds for a question or a change
NOTED = 64  # changes of a match whose telling is remembered
MIGRATING = 5_724_110  # the number of the lock under which a database is brought forward
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncio.TimeoutError)
CHANGED = "fathoms_changed"  # the channel that says (match, version)


def shown_address(url: str) -> str:
    """Where a database is, without the password."""
    scheme, _, rest = url.partition("://")
    where, asks, _ = rest.rpartition("@")[2].partition("?")
    return f"{scheme}://{where}" + ("?…" if asks else "")


def why(error: BaseException) -> str:
    """What is wrong with a database, on one line."""
    return str(error).partition("\n")[0] or type(error).__name__


async def connected(url: str) -> Any:
    """A connection of one's own, or one sentence why not."""
    if url.partition("://")[0] not in SCHEMES:
        raise BadStore("error-database-address", given=shown_address(url))
    try:
        return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)
    except (*BROKEN, ValueError) as error:
        raise BadStore("error-database", where=shown_address(url), why=why(error)) from None


async def prepare(url: str, migrations: Sequence[Migration] = MIGRATIONS) -> Key:
    """Makes the tables, or brings older ones forward, one server at a time; a newer database is refused.

    Gives the key, which is made with the tables and kept among them, for all servers sign with the same one.
    """
    db = await connected(url)
    try:
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await _migrate(db, shown_address(url), migrations)
            made = await db.execute("INSERT INTO key VALUES (1, $1) ON CONFLICT DO NOTHING", new_key())
            if made == "INSERT 0 1":
                await db.execute("DELETE FROM tokens")  # links that were made with a key that is gone
            return Key(bytes(await db.fetchval("SELECT key FROM key")))
    except BROKEN as error:
        raise BadStore("error-database", where=shown_address(url), why=why(error)) from None
    finally:
        await db.close()


async def _migrate(db: Any, where: str, migrations: Sequence[Migration]) -> None:
    await db.execute("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, checksum TEXT NOT NULL)")
    had = {row["version"]: row["checksum"] for row in await db.fetch("SELECT * FROM migrations")}
    check_history(where, len(had), had, migrations)
    for n, migration in enumerate(migrations[len(had) :], len(had) + 1):
        for statement in migration.statements:
            await db.execute(statement)
        await db.execute("INSERT INTO migrations VALUES ($1, $2)", n, migration.checksum)


class Postgres(Store):
    """A store in a database that other servers share. A commit is the database's promise before it is acknowledged."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._known: set[str] = set()  # declarations of news that are kept already

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection for a moment, or Unreachable."""
        try:
            async with self._opening:
                if self._pool is None:
                    self._pool = await asyncpg.create_pool(
                        self.url, min_size=0, max_size=CONNECTIONS, timeout=PATIENCE, command_timeout=PATIENCE
                    )
            async with self._pool.acquire(timeout=PATIENCE) as db:
                yield db
        except BROKEN as error:
            raise Unreachable("error-database", where=shown_address(self.url), why=why(error)) from error

    @asynccontextmanager
    async def _snapshot(self) -> AsyncIterator[Any]:
        """A connection that sees everything as it is at one moment."""
        async with self.connection() as db, db.transaction(isolation="repeatable_read", readonly=True):
            yield db

    async def close(self) -> None:
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), PATIENCE)
            except BROKEN:
                self._pool.terminate()

    # --- writing ------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> None:
        rows = await step_rows(change)
        try:
            with committing():
                async with self.connection() as db, db.transaction():
                    await self._commit(db, change, rows)
        except Unreachable as error:
            if isinstance(error.__cause__, asyncpg.UniqueViolationError):
                raise Stale("error-stale") from None
            log("not kept", "error", error=why(error.__cause__ or error), changes=1)
            raise NotCommitted("error-not-kept", why=why(error.__cause__ or error)) from None
        if change.news is not None:
            self._known.add(change.news.version)

    async def _commit(self, db: Any, change: Change, rows: Sequence[tuple[Any, ...]]) -> None:
        match, version, now = change.match, change.present.version, time.time()
        present = json.encode(change.present)
        if change.new is not None:
            row = (match, json.encode(change.new), present, version, change.new.made, now)
            await db.execute("INSERT INTO matches VALUES ($1, $2, $3, $4, $5, $6)", *row)
        else:
            swap = "UPDATE matches SET present = $1, version = $2, changed = $3 WHERE id = $4 AND version = $5"
            if await db.execute(swap, present, version, now, match, change.before) != "UPDATE 1":
                raise Stale("error-stale")
        if change.answer is not None:
            answer = (match, change.answer.guest, change.answer.id, change.answer.body, now)
            once = "INSERT INTO answers VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
            if await db.execute(once, *answer) != "INSERT 0 1":
                raise Repeated("error-repeated")
        if change.news is not None and change.news.version not in self._known:
            told = (change.news.version, change.news.kinds)
            await db.execute("INSERT INTO news VALUES ($1, $2) ON CONFLICT DO NOTHING", *told)
        if change.first is not None and change.new is None:
            await db.execute("DELETE FROM steps WHERE match = $1 AND n >= $2", match, change.first)
        if rows:
            await db.executemany("INSERT INTO steps VALUES ($1, $2, $3, $4)", rows)
        await _commit_rights(db, change)
        note = """WITH old AS (DELETE FROM changes WHERE match = $1 AND version <= $2 - $5::bigint)
                  INSERT INTO changes VALUES ($1, $2, $3, $4)"""
        await db.execute(note, match, version, change.first, change.tells, NOTED)
        await db.execute("SELECT pg_notify($1, $2)", CHANGED, f"{match} {version}")

    async def beat(self) -> None:
        async with self.connection() as db:
            pulse = "INSERT INTO pulse VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
            await db.execute(pulse, time.time())

    # --- reading ------------------------------------------------------------------------------------

    async def load(self, match: str) -> Loaded | None:
        if "\0" in match:
            return None
        async with self._snapshot() as db:
            row = await db.fetchrow("SELECT fixed, present FROM matches WHERE id = $1", match)
            if row is None:
                return None
            rows = await _step_rows(db, match, 0)
            tail = await _positions(db, match, len(rows) - TAIL, len(rows))
            recent = "SELECT guest, id, body FROM answers WHERE match = $1 ORDER BY at DESC LIMIT $2"
            answers = [Answer(*found) for found in await db.fetch(recent, match, ANSWERS)]
            news, rights = await _news(db, rows), await _rights(db, match)
        fixed, present = json.decode(row["fixed"], type=Match), json.decode(row["present"], type=Present)
        return Loaded(fixed, present, rights, rows, tail, news, answers[::-1])

    async def since(self, match: str, version: int) -> Missed | None:
        async with self._snapshot() as db:
            noted = "SELECT first, tells FROM changes WHERE match = $1 AND version > $2"
            changes = await db.fetch(noted, match, version)
            row = await db.fetchrow("SELECT present, version FROM matches WHERE id = $1", match)
            if row is None or row["version"] - version != len(changes):
                return None
            firsts = [change["first"] for change in changes if change["first"] is not None]
            first = min(firsts) if firsts else None
            rows = [] if first is None else await _step_rows(db, match, first)
            positions = [] if first is None else await _positions(db, match, first, first + len(rows))
            news, rights = await _news(db, rows), await _rights(db, match)
        tells: set[Tells] = {change["tells"] for change in changes} - {""}
        told: Tells = "" if not tells else tells.pop() if len(tells) == 1 else "table"
        return Missed(json.decode(row["present"], type=Present), told, first, rows, positions, news, rights)

    async def positions(self, match: str, first: int, last: int) -> list[bytes]:
        async with self.connection() as db:
            return await _positions(db, match, first, last)

    async def answer(self, match: str, guest: str, id: str) -> bytes | None:
        async with self.connection() as db:
            sql = "SELECT body FROM answers WHERE match = $1 AND guest = $2 AND id = $3"
            found: bytes | None = await db.fetchval(sql, match, guest, id)
            return found

    async def token(self, hashed: bytes) -> Token | None:
        async with self.connection() as db:
            row = await db.fetchrow("SELECT match, role, seat FROM tokens WHERE hashed = $1", hashed)
        return Token(*row) if row else None

    async def mine(self, guest: str) -> list[Summary]:
        sql = """SELECT m.fixed, m.changed, m.present FROM rights r JOIN matches m ON m.id = r.match
                 WHERE r.guest = $1 AND r.rank >= $2 ORDER BY m.changed DESC LIMIT $3"""
        async with self.connection() as db:
            return summaries(await db.fetch(sql, guest, RANK["player"], LISTED))

    async def old(self, since: float, before: float) -> list[Summary]:
        sql = """SELECT fixed, changed, present FROM matches WHERE changed >= $1 AND changed < $2
                 ORDER BY changed LIMIT $3"""
        async with self.connection() as db:
            return summaries(await db.fetch(sql, since, before, OLD))

    async def forget_answers(self, before: float) -> None:
        async with self.connection() as db:
            await db.execute("DELETE FROM answers WHERE at < $1", before)

    async def forget(self, matches: Sequence[Summary]) -> None:
        try:
            async with self.connection() as db, db.transaction():
                for summary in matches:
                    row = summary.match.id, summary.present.version
                    if await db.execute("DELETE FROM matches WHERE id = $1 AND version = $2", *row) == "DELETE 1":
                        for table in ("steps", "rights", "tokens", "answers", "changes"):
                            await db.execute(f"DELETE FROM {table} WHERE match = $1", summary.match.id)
                        await db.execute("SELECT pg_notify($1, $2)", CHANGED, f"{summary.match.id} {row[1] + 1}")
        except Unreachable as error:
            raise NotCommitted("error-not-kept", why=why(error.__cause__ or error)) from None

    # --- looking after it ---------------------------------------------------------------------------

    async def latest(self, guest: str, most: int) -> list[Summary]:
        sql = """SELECT fixed, changed, present FROM matches
                 WHERE $1 = '' OR id IN (SELECT match FROM rights WHERE guest = $1) ORDER BY changed DESC LIMIT $2"""
        async with self.connection() as db:
            return summaries(await db.fetch(sql, guest, most))

    async def rewrite(self, before: Summary, after: Summary, without: str) -> None:
        match, present = after.match, after.present
        sql = "UPDATE matches SET fixed = $1, present = $2, version = $3 WHERE id = $4 AND version = $5"
        row = (json.encode(match), json.encode(present), present.version, match.id, before.present.version)
        async with self.connection() as db, db.transaction():
            if await db.execute(sql, *row) != "UPDATE 1":
                raise Stale("error-stale")
            for table in ("rights", "answers"):
                await db.execute(f"DELETE FROM {table} WHERE match = $1 AND guest = $2", match.id, without)
            await db.execute("DELETE FROM tokens WHERE match = $1 AND role = 'seat'", match.id)
            await db.execute("SELECT pg_notify($1, $2)", CHANGED, f"{match.id} {present.version}")

    async def ban(self, guest: str, banned: bool) -> None:
        keep, admit = "INSERT INTO banned VALUES ($1) ON CONFLICT DO NOTHING", "DELETE FROM banned WHERE guest = $1"
        async with self.connection() as db:
            await db.execute(keep if banned else admit, guest)

    async def banned(self) -> frozenset[str]:
        async with self.connection() as db:
            return frozenset(row["guest"] for row in await db.fetch("SELECT guest FROM banned"))

    async def versions(self, matches: Sequence[str]) -> dict[str, int]:
        async with self.connection() as db:
            rows = await db.fetch("SELECT id, version FROM matches WHERE id = ANY($1)", list(matches))
            return {row["id"]: row["version"] for row in rows}


async def _commit_rights(db: Any, change: Change) -> None:
    if change.rights:
        upsert = """INSERT INTO rights VALUES ($1, $2, $3)
                    ON CONFLICT (match, guest) DO UPDATE SET rank = greatest(rights.rank, excluded.rank)"""
        await db.executemany(upsert, [(change.match, guest, RANK[right]) for guest, right in change.rights.items()])
    if change.void:
        void = "DELETE FROM tokens WHERE match = $1 AND role = 'seat' AND seat = ANY($2)"
        await db.execute(void, change.match, list(change.void))
    if change.tokens:
        upsert = """INSERT INTO tokens VALUES ($1, $2, $3, $4) ON CONFLICT (hashed) DO UPDATE
                    SET match = excluded.match, role = excluded.role, seat = excluded.seat"""
        rows = [(hashed, token.match, token.role, token.seat) for hashed, token in change.tokens.items()]
        await db.executemany(upsert, rows)


async def _step_rows(db: Any, match: str, first: int) -> list[StepRow]:
    found = await db.fetch("SELECT row FROM steps WHERE match = $1 AND n >= $2 ORDER BY n", match, first)
    return [msgpack.decode(row["row"], type=StepRow) for row in found]


async def _positions(db: Any, match: str, first: int, last: int) -> list[bytes]:
    sql = "SELECT positions FROM steps WHERE match = $1 AND n BETWEEN $2 AND $3 ORDER BY n"
    return [row["positions"] for row in await db.fetch(sql, match, first, last)]


async def _news(db: Any, rows: Sequence[StepRow]) -> dict[str, bytes]:
    versions = list({row.told for row in rows})
    found = await db.fetch("SELECT version, kinds FROM news WHERE version = ANY($1)", versions)
    return {row["version"]: row["kinds"] for row in found}


async def _rights(db: Any, match: str) -> dict[str, Right]:
    found = await db.fetch("SELECT guest, rank FROM rights WHERE match = $1", match)
    return {row["guest"]: RIGHTS[row["rank"]] for row in found}
