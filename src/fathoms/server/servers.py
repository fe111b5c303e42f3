"""The servers of one PostgreSQL database: each beats, tells who is at its tables, and hears what the others do.

A server whose beat has stopped is as good as gone: nobody is at its tables any more, and what it was thinking about is
for others to think about.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from fathoms.server.guests import new_id
from fathoms.server.log import log
from fathoms.server.postgres import BROKEN, Postgres, connected, why
from fathoms.server.store import BadStore, Unreachable

MET, ASKED, ANSWERED = "fathoms_met", "fathoms_asked", "fathoms_answered"  # channels: who is here, and questions
BEAT = 2.0  # seconds between beats
SILENT = 8.0  # seconds without one, after which a server is gone
AGAIN = 0.5  # seconds between attempts to reach the database
FORGOTTEN = 120.0  # seconds after which nobody waits for the answer to a question any more


def within(time: str, seconds: str) -> str:
    """SQL that is true of a time not long ago; one yet to come is as good as an old one: the clock was set back."""
    return f"{time} BETWEEN now() - make_interval(secs => {seconds}) AND now() + make_interval(secs => {seconds})"


BEATS = """
INSERT INTO servers VALUES ($1, $2, now()) ON CONFLICT (id) DO UPDATE SET beat = now() RETURNING xmax = 0
"""
BURIES = f"""
WITH alive AS (SELECT id FROM servers WHERE {within("beat", "$1")}),
     dead AS (DELETE FROM servers WHERE id NOT IN (SELECT id FROM alive)),
     gone AS (DELETE FROM presence WHERE server NOT IN (SELECT id FROM alive) RETURNING match),
     left_over AS (UPDATE questions SET server = NULL WHERE answer IS NULL AND failed IS NULL
                   AND server NOT IN (SELECT id FROM alive) RETURNING key),
     old AS (DELETE FROM questions WHERE NOT {within("asked", "$2")} AND
             (server IS NULL OR answer IS NOT NULL OR failed IS NOT NULL))
SELECT pg_notify($3, match || ' ') FROM (SELECT DISTINCT match FROM gone)
UNION ALL SELECT pg_notify($4, '') FROM (SELECT DISTINCT 1 FROM left_over)
"""
SAYS = """
WITH gone AS (DELETE FROM presence WHERE match = $1 AND server = $2 AND guest <> ALL ($3::text[]) RETURNING 1),
     come AS (INSERT INTO presence SELECT $1, unnest($3::text[]), $2 ON CONFLICT DO NOTHING RETURNING 1)
SELECT pg_notify($4, $1 || ' ' || $2) WHERE EXISTS (SELECT FROM gone) OR EXISTS (SELECT FROM come)
"""
LEAVES = """
WITH me AS (DELETE FROM servers WHERE id = $1),
     gone AS (DELETE FROM presence WHERE server = $1 RETURNING match),
     left_over AS (UPDATE questions SET server = NULL WHERE server = $1 AND answer IS NULL AND failed IS NULL
                   RETURNING key)
SELECT pg_notify($2, match || ' ' || $1) FROM (SELECT DISTINCT match FROM gone)
UNION ALL SELECT pg_notify($3, '') FROM (SELECT DISTINCT 1 FROM left_over)
"""


class Servers:
    """This server among those of its database."""

    def __init__(self, store: Postgres, *, thinks_only: bool = False) -> None:
        self.id = new_id()
        self.store = store
        self._thinks_only = thinks_only
        self._hears: dict[str, Callable[[str], Awaitable[None]]] = {}
        self._missed: list[Callable[[], Awaitable[None]]] = []
        self._to_say: dict[str, frozenset[str]] = {}
        self._wake = asyncio.Event()
        self._doing: set[asyncio.Task[None]] = set()
        self._life: asyncio.Task[None] | None = None
        self.joined = asyncio.Event()  # among the others, and able to hear them

    def hears(self, channel: str, what: Callable[[str], Awaitable[None]]) -> None:
        """Has something done whenever a channel says something."""
        self._hears[channel] = what

    def after_missing(self, what: Callable[[], Awaitable[None]]) -> None:
        """Has something done whenever others may have spoken unheard, or have given this server up."""
        self._missed.append(what)

    async def version(self, match: str) -> int:
        """The version to which a match has come; 0 where nobody else could have changed it."""
        async with self.store.connection() as db:
            return int(await db.fetchval("SELECT version FROM matches WHERE id = $1", match) or 0)

    # --- who is here ----------------------------------------------------------------------------------

    async def guests(self, match: str) -> frozenset[str]:
        """Who is connected to a match through other servers."""
        async with self.store.connection() as db:
            sql = "SELECT DISTINCT guest FROM presence WHERE match = $1 AND server <> $2"
            return frozenset(row["guest"] for row in await db.fetch(sql, match, self.id))

    def say(self, match: str, guests: frozenset[str]) -> None:
        """Has the others know who is connected to a match through this one."""
        self._to_say[match] = guests
        self._wake.set()

    # --- life -----------------------------------------------------------------------------------------

    def start(self) -> None:
        """Joins the others, and stays with them through whatever happens to the database."""
        self._life = asyncio.create_task(self._live())

    async def close(self) -> None:
        """Takes leave."""
        tasks = [task for task in (self._life, *self._doing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Unreachable):
            async with self.store.connection() as db:
                await db.execute(LEAVES, self.id, MET, ASKED)

    async def _live(self) -> None:
        while True:
            try:
                db = await connected(self.store.url)
                try:
                    await self._stay(db)
                finally:
                    self.joined.clear()
                    db.terminate()
            except (*BROKEN, BadStore) as error:
                log("database lost", "error", error=why(error))
                await asyncio.sleep(AGAIN)

    async def _stay(self, db: Any) -> None:
        for channel in self._hears:
            await db.add_listener(channel, self._heard)
        while True:
            unknown = await db.fetchval(BEATS, self.id, self._thinks_only)  # to the others, who may have given it up
            if unknown or not self.joined.is_set():
                for what in self._missed:
                    self.do(what())
                self.joined.set()
            await db.execute(BURIES, SILENT, FORGOTTEN, MET, ASKED)
            next_beat = time.monotonic() + BEAT
            while (left := next_beat - time.monotonic()) > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), left)
                await self._say_all(db)

    async def _say_all(self, db: Any) -> None:
        self._wake.clear()
        while self._to_say:
            match = next(iter(self._to_say))
            guests = self._to_say[match]
            await db.execute(SAYS, match, self.id, list(guests), MET)
            if self._to_say.get(match) is guests:
                del self._to_say[match]

    def _heard(self, _: object, __: int, channel: str, said: str) -> None:
        if channel in self._hears:
            self.do(self._hears[channel](said))

    def do(self, work: Awaitable[None]) -> None:
        """Has something done beside all else."""
        assert isinstance(work, Coroutine)
        task = asyncio.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._doing.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log("not heard", "error", error=repr(error))
