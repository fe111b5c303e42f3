"""Questions to bots, asked and answered through the database, so that thinking scales apart from telling.

Any server asks; whoever is free takes a question (`FOR UPDATE SKIP LOCKED`), thinks, and leaves the answer. What a bot
in a seat is asked has one key on all servers, so it is asked once. A thinker that is lost, or that takes too long, is
made good: the question is another's then.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from msgspec import convert, json, msgpack

from fathoms.bots import Weighed
from fathoms.games import game, games
from fathoms.server.bots import (
    PLAINLY,
    REVIEWING,
    SEARCHING,
    History,
    Pool,
    Question,
    Thinking,
    look_back,
    think,
    weigh,
    weigh_plainly,
)
from fathoms.server.guests import new_id
from fathoms.server.log import log
from fathoms.server.protocol import Review, Tip
from fathoms.server.servers import ANSWERED, ASKED, SILENT, Servers, within
from fathoms.server.store import Unreachable

LOOK = 1.0  # seconds after which one looks for questions and answers even if nothing was heard of any
COURTESY = 2.0  # seconds that a server leaves a question to those that do nothing but think, where there are some
LONGEST = {PLAINLY: 20.0, SEARCHING: 90.0, REVIEWING: 900.0}  # seconds for an answer, compiling included
TRIES = 3  # before it is said that a question cannot be answered

ASKS = """
INSERT INTO questions (key, pool, rules, work, about, guest, watched, turn)
SELECT $1, $2, $3, $4, $5, $6, $7, (SELECT count(*) FROM questions WHERE guest = $6 AND answer IS NULL)
ON CONFLICT DO NOTHING RETURNING pg_notify($8, '')
"""
TAKES = f"""
UPDATE questions SET server = $1, tries = tries + 1 WHERE key IN (
    SELECT key FROM questions
    WHERE server IS NULL AND answer IS NULL AND failed IS NULL AND pool = $2 AND rules = ANY ($3)
          AND ($5 OR asked < now() - make_interval(secs => $6) OR NOT EXISTS (
              SELECT FROM servers WHERE thinks_only AND {within("beat", "$7")}))
    ORDER BY watched, turn, asked LIMIT $4 FOR UPDATE SKIP LOCKED)
RETURNING key, work, about, tries
"""
ANSWERS = """
UPDATE questions SET answer = $2, failed = $3 WHERE key = $1 AND answer IS NULL RETURNING pg_notify($4, key)
"""
GIVES_BACK = "UPDATE questions SET server = NULL WHERE key = $1 AND server = $2 RETURNING pg_notify($3, '')"
WITHDRAWS = "DELETE FROM questions WHERE key = $1 AND server IS NULL"


class Work(NamedTuple):
    """What can be asked: what it is about, and what is answered."""

    do: Thinking
    about: Any
    answer: Any


WORKS = {
    do.__name__: Work(do, about, answer)
    for do, about, answer in (
        (think, Question, Weighed),
        (weigh, Question, list[Tip]),
        (weigh_plainly, Question, list[Tip]),
        (look_back, History, Review),
    )
}


class Unanswered(Exception):
    """A question that nobody could answer."""


def read_about(work: Work, row: bytes) -> Any:
    """What a question is about, as it was asked."""
    about = msgpack.decode(row, type=work.about)
    if isinstance(about, Question):
        return replace(about, view=convert(about.view, game(about.game).state))
    return about


class Questions:
    """What this server asks, and those who wait for the answers."""

    def __init__(self, servers: Servers) -> None:
        self._servers = servers
        self._waiting: dict[str, asyncio.Event] = {}
        servers.hears(ANSWERED, self._answered)

    async def _answered(self, key: str) -> None:
        if key in self._waiting:
            self._waiting[key].set()

    async def ask(self, pool: str, work: str, about: Any, guest: str, watched: bool, wanted: Callable[[], bool]) -> Any:
        """The answer, whoever gives it."""
        key = f"{about.key} {about.level} {work}" if isinstance(about, Question) and about.key else new_id()
        rules = game(json.decode(about.variant)["game"]).version
        row = (key, pool, rules, work, msgpack.encode(about), guest, watched, ASKED)
        answered = self._waiting.setdefault(key, asyncio.Event())
        try:
            while wanted():
                answered.clear()
                with suppress(Unreachable):  # it is asked again when the database answers
                    async with self._servers.store.connection() as db:
                        await db.execute(ASKS, *row)
                        found = await db.fetchrow("SELECT answer, failed FROM questions WHERE key = $1", key)
                    if found is not None and found["failed"] is not None:
                        raise Unanswered(found["failed"])
                    if found is not None and found["answer"] is not None:
                        return msgpack.decode(found["answer"], type=WORKS[work].answer)
                with suppress(TimeoutError):
                    await asyncio.wait_for(answered.wait(), LOOK)
            raise asyncio.CancelledError
        except asyncio.CancelledError:
            self._servers.do(self._withdraw(key))
            raise
        finally:
            if self._waiting.get(key) is answered:
                del self._waiting[key]

    async def _withdraw(self, key: str) -> None:
        with suppress(Unreachable):
            async with self._servers.store.connection() as db:
                await db.execute(WITHDRAWS, key)


class SharedAnswers:
    """One kind of question, asked through the database."""

    def __init__(self, questions: Questions, pool: str) -> None:
        self._questions = questions
        self._pool = pool

    async def ask(
        self,
        work: Thinking,
        about: Any,
        guest: str,
        *,
        watched: bool = False,
        wanted: Callable[[], bool] = lambda: True,
    ) -> Any:
        """The answer; given up if who asks is cancelled, or if it is unwanted before anybody begins."""
        return await self._questions.ask(self._pool, work.__name__, about, guest, watched, wanted)

    def close(self) -> None:
        """Nothing was begun here."""


class Thinker:
    """Takes questions and has them thought about by processes of this machine."""

    def __init__(self, servers: Servers, pools: Mapping[str, Pool], *, thinks_only: bool = False) -> None:
        self._servers = servers
        self._pools = pools
        self._thinks_only = thinks_only
        self._rules = [game(name).version for name in games()]
        self._wake = asyncio.Event()
        self._life: asyncio.Task[None] | None = None
        self.answered = 0
        servers.hears(ASKED, self._asked)

    async def _asked(self, _: str) -> None:
        self._wake.set()

    def start(self) -> None:
        """Begins to take questions."""
        self._life = asyncio.create_task(self._live())

    async def close(self) -> None:
        """Takes no more of them."""
        if self._life is not None:
            self._life.cancel()
            await asyncio.gather(self._life, return_exceptions=True)
        for pool in self._pools.values():
            pool.close()

    async def _live(self) -> None:
        while True:
            self._wake.clear()
            with suppress(Unreachable):
                for name, pool in self._pools.items():
                    if pool.free > 0:
                        await self._take(name, pool)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK)

    async def _take(self, name: str, pool: Pool) -> None:
        about = (self._servers.id, name, self._rules, pool.free, self._thinks_only, COURTESY, SILENT)
        async with self._servers.store.connection() as db:
            rows = await db.fetch(TAKES, *about)
        for row in rows:
            self._servers.do(self._think(pool, LONGEST[name], row))
        await asyncio.sleep(0)  # they have begun: the pool knows how many more it could take

    async def _think(self, pool: Pool, longest: float, row: Any) -> None:
        key, tries = row["key"], row["tries"]
        answer, failed = None, None
        try:
            work = WORKS[row["work"]]
            async with asyncio.timeout(longest):
                answer = msgpack.encode(await pool.ask(work.do, read_about(work, row["about"]), key))
        except Exception as error:
            if isinstance(error, TimeoutError):
                pool.shake()
            failed = repr(error)
            log("thinking failed", "warning", error=failed, tries=tries)
        self._wake.set()
        with suppress(Unreachable):  # then another one thinks about it
            async with self._servers.store.connection() as db:
                if answer is None and tries < TRIES:
                    await db.execute(GIVES_BACK, key, self._servers.id, ASKED)
                else:
                    await db.execute(ANSWERS, key, answer, failed, ANSWERED)
                    self.answered += 1
