"""Bots at the table: they think in processes of their own, so that nobody waits for them but their own seat.

Levels that search need compiled code. Until a game's is ready, which is prepared in the background, they answer
with the best that plain Python can do, and so they do when there is so much to think about that their turn would come
too late. The coach thinks as a bot would and says why; the reviewer looks back on matches in a process of its own, for
that may take a while. Guests have their questions answered in turn, however many each of them asks.
"""

import asyncio
import multiprocessing
import os
import random
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from multiprocessing.connection import wait
from typing import Any, Protocol

from msgspec import json

from fathoms.bots import PLAIN, Bot, Weighed, bot, surest
from fathoms.bots.explain import Opinion, explain
from fathoms.bots.review import Chances, Ply, accounts, review
from fathoms.core.steps import Step
from fathoms.core.table import Table
from fathoms.core.verbs import Verbs
from fathoms.games import AnyVariant, from_row
from fathoms.server.log import log
from fathoms.server.protocol import AccountShown, PlyShown, Review, Tip, shown
from fathoms.server.rows import positions_from_row

Thinking = Callable[[Any], Any]  # what is asked is answered by it, in a pool
POOLS = PLAINLY, SEARCHING, REVIEWING = "plain", "search", "review"  # where it is thought
PLAYERS = 16  # bots that a process remembers
SECONDS = 1.0  # at most, for a decision
PATIENCE = 4.0  # seconds after which a bot that still waits to think plays as a plain one would


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: the variant, what its seat may know, what it may do, and who waits for the answer."""

    game: str
    variant: bytes  # its row, as JSON
    level: str
    view: Any
    seat: int
    legal: list[int]
    guest: str = ""
    watched: bool = False  # nobody who plays waits for it
    key: str = ""  # the same for the same question, whichever server asks it; "" where only one does
    seed: int | None = None  # the bot's, where its choices shall be the same everywhere


def variant_from(row: bytes) -> AnyVariant:
    """The variant of a row."""
    return from_row(json.decode(row))


@lru_cache(PLAYERS)
def player(variant: bytes, level: str, compiled: bool | None = None, seed: int | None = None) -> Bot:
    """One bot of a level at a variant, in each process of the pool."""
    seed = random.getrandbits(31) if seed is None else seed
    return bot(variant_from(variant), level, seed, compiled=compiled)


def think(q: Question) -> Weighed:
    """One choice of a bot, and what it thinks of it; runs in the pool."""
    return player(q.variant, q.level, seed=q.seed).decide(q.view, q.seat, q.legal, seconds=SECONDS)


def weigh(q: Question, compiled: bool = True) -> list[Tip]:
    """Every choice with its chance to win and the reason, the best first; runs in the pool."""
    coach = player(q.variant, q.level, compiled)
    return [tip(coach.game.verbs, one) for one in explain(coach, q.view, q.seat, q.legal, seconds=SECONDS)]


def weigh_plainly(q: Question) -> list[Tip]:
    """The same without compiled code, more slowly."""
    return weigh(q, compiled=False)


def tip(verbs: Verbs, one: Opinion) -> Tip:
    """One choice in the coach's eyes."""
    phrase, chance, why = verbs.phrase(one.action), None if one.chance is None else round(one.chance, 3), one.why
    return Tip(phrase, chance, why.hint, why.more, why.good) if why else Tip(phrase, chance)


@dataclass(frozen=True, slots=True)
class History:
    """A match to look back on, as it was kept: who did what, and the positions of each step."""

    variant: bytes
    acts: Sequence[tuple[int, str]]
    positions: Sequence[bytes]
    opened: bool = False  # from a file, which costs nobody anything to make: those played here come first


def look_back(h: History) -> Review:
    """A match with the chances after every act, and what choices and luck did; runs in the pool."""
    variant = variant_from(h.variant)
    steps = [
        Step(seat, action, (), (), positions_from_row(variant, row)[-1])
        for (seat, action), row in zip(h.acts, h.positions, strict=True)
    ]
    table = Table(variant, seed=0, steps=steps)
    rows = review(table)
    found = [
        AccountShown(a.seat, a.start, a.own, a.others, a.luck, a.end, a.worst.ply if a.worst else None)
        for a in accounts(rows, variant.seats)
    ]
    start = rounded(rows[0].before) if rows else []
    return Review(start, [ply_shown(variant.game.verbs, row) for row in rows], found)


def ply_shown(verbs: Verbs, row: Ply) -> PlyShown:
    """One act of a review, in words that any language can say."""
    did, best = shown(verbs.message(row.action)), shown(verbs.message(row.best))
    return PlyShown(row.ply, row.seat, did, rounded(row.after), row.most, best, round(row.choice, 3), row.turning)


def rounded(chances: Chances) -> list[float]:
    """Chances as they are sent."""
    return [round(chance, 3) for chance in chances]


def pool_of(q: Question) -> str:
    """Where a question is thought about."""
    return PLAINLY if q.level in PLAIN else SEARCHING


def end_with_parent() -> None:
    """Has this process end when the server does, however that happens."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        wait([server.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@dataclass(eq=False, slots=True)
class Task:
    """Something to think about, and who is told."""

    work: Thinking
    about: Any
    answer: asyncio.Future[Any]
    wanted: Callable[[], bool]


class Answers(Protocol):
    """Where questions are asked and answered."""

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

    def close(self) -> None:
        """Ends what was begun for it."""


class Pool:
    """Processes that think for one guest after the other; what is only watched comes last.

    A process is given nothing before it is free, so that what nobody wants any more is never begun.
    """

    def __init__(self, workers: int, start: Callable[[int], Executor]) -> None:
        self._workers = workers
        self._start = start
        self._executor: Executor | None = None
        self._busy = 0
        self._rows: tuple[dict[str, deque[Task]], ...] = ({}, {})  # played, watched; guests in the order of their turns

    async def ask(
        self,
        work: Thinking,
        about: Any,
        guest: str,
        *,
        watched: bool = False,
        wanted: Callable[[], bool] = lambda: True,
    ) -> Any:
        """The answer, when it is this guest's turn; given up if who asks is cancelled, or if it is unwanted then."""
        task = Task(work, about, asyncio.get_running_loop().create_future(), wanted)
        self._rows[watched].setdefault(guest, deque()).append(task)
        self._go_on()
        return await task.answer

    @property
    def free(self) -> int:
        """How many more could be thought about at once."""
        return self._workers - self._busy

    def _go_on(self) -> None:
        while self._busy < self._workers and (task := self._next()) is not None:
            self._executor = self._executor or self._start(self._workers)
            try:
                found = self._executor.submit(task.work, task.about)
            except BrokenProcessPool as error:  # and nobody was told yet
                self._replace(self._executor)
                task.answer.set_exception(error)
                continue
            self._busy += 1
            found.add_done_callback(partial(self._tell, task, self._executor))

    def _next(self) -> Task | None:
        """The next task somebody still wants; its guest goes to the end of the row."""
        for row in self._rows:
            while row:
                guest, tasks = next(iter(row.items()))
                del row[guest]
                task = tasks.popleft()
                if tasks:
                    row[guest] = tasks
                if not task.answer.done() and task.wanted():
                    return task
                task.answer.cancel()
        return None

    def _tell(self, task: Task, executor: Executor, found: "Future[Any]") -> None:
        """Brings an answer from the executor's thread to where it is waited for."""
        with suppress(RuntimeError):  # the event loop is closed: nobody waits any more
            task.answer.get_loop().call_soon_threadsafe(self._done, task, executor, found)

    def _done(self, task: Task, executor: Executor, found: "Future[Any]") -> None:
        self._busy -= 1
        error = None if found.cancelled() else found.exception()
        if isinstance(error, BrokenProcessPool):
            self._replace(executor)
        if not task.answer.done():
            if found.cancelled():
                task.answer.cancel()
            elif error is not None:
                task.answer.set_exception(error)
            else:
                task.answer.set_result(found.result())
        self._go_on()

    def _replace(self, executor: Executor) -> None:
        """Where a process died, others are started when they are needed."""
        executor.shutdown(wait=False)
        if self._executor is executor:
            self._executor = None

    def shake(self) -> None:
        """Ends the processes, whatever they think about; others are started when they are needed."""
        if isinstance(self._executor, ProcessPoolExecutor):
            for process in list((self._executor._processes or {}).values()):
                process.kill()

    def close(self) -> None:
        """Ends the processes."""
        for row in self._rows:
            row.clear()
        self.shake()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


def processes(workers: int) -> Executor:
    """Processes of their own, which end with the server."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=end_with_parent)


def pools(searching: int | None = None) -> dict[str, Pool]:
    """One process for plain levels, one for reviews, and so many, or all cores but one, for levels that search."""
    cores = searching or max(1, (os.cpu_count() or 2) - 1)
    return {name: Pool(cores if name == SEARCHING else 1, processes) for name in POOLS}


class Bots:
    """Who may be asked, and what is done if the answer does not come; the thinking is done elsewhere."""

    def __init__(self, answers: Mapping[str, Answers] | None = None) -> None:
        self._pools: dict[str, Answers] = dict(answers or pools())
        self.waiting = dict.fromkeys(self._pools, 0)  # questions not answered yet
        self._ready: set[str] = set()  # games whose compiled code is there
        self._warming: dict[str, asyncio.Task[None]] = {}

    async def choose(self, *questions: Question) -> tuple[int, int]:
        """Which of several bots goes next, and its choice: of a team whose seats may go in any order, the surest.

        Always one of its legal ones.
        """
        if len(questions) == 1 and len(questions[0].legal) == 1:
            return questions[0].seat, questions[0].legal[0]
        found = await asyncio.gather(*map(self._decide, questions))
        return surest({q.seat: plan for q, plan in zip(questions, found, strict=True)})

    async def _decide(self, q: Question) -> Weighed:
        try:
            found = await self._in_time(self._able(q))
            assert found.action in q.legal, (q.game, q.level, found)
            return found
        except Exception as error:  # a bot that fails must not stop the table
            log("bot failed", "warning", game=q.game, bot=q.level, error=repr(error))
            return Weighed(random.choice(q.legal), 0.0, 0)

    async def _in_time(self, q: Question) -> Weighed:
        """What a bot decides; a plain one decides for it if its turn does not come soon and people wait."""
        try:
            async with asyncio.timeout(None if q.watched or q.level in PLAIN else PATIENCE):
                found: Weighed = await self._ask(pool_of(q), think, q)
        except TimeoutError:
            found = await self._ask(PLAINLY, think, replace(q, level=PLAIN[-1]))
        return found

    async def advise(self, q: Question) -> list[Tip]:
        """Every choice with its chance to win and the reason, the best first."""
        pool = pool_of(self._able(q))
        tips: list[Tip] = await self._ask(pool, weigh if pool == SEARCHING else weigh_plainly, q)
        return tips

    async def hopes(self, questions: Sequence[Question]) -> dict[int, float]:
        """The chance to win, by seat, of a team if that seat goes next; none before there is somebody to ask."""
        able = [q for q in questions if self._able(q) is q]
        found = await asyncio.gather(*map(self._decide, able))
        return {q.seat: round(one.chance, 3) for q, one in zip(able, found, strict=True)}

    async def look_back(self, h: History, guest: str, wanted: Callable[[], bool]) -> Review:
        """A match, judged; given up if nobody wants that any more when its turn comes."""
        asked = self._pools[REVIEWING].ask(look_back, h, guest, watched=h.opened, wanted=wanted)
        found: Review = await self._counted(REVIEWING, asked)
        return found

    def _able(self, q: Question) -> Question:
        """The question, for a level that can answer it now."""
        if q.level in PLAIN or q.game in self._ready:
            return q
        if q.game not in self._warming:
            self._warming[q.game] = asyncio.create_task(self._warm(q))
        return replace(q, level=PLAIN[-1])

    async def _warm(self, q: Question) -> None:
        """Has the compiled code of a game made or loaded, without anybody waiting for it."""
        try:
            await self._ask(pool_of(q), think, replace(q, watched=False))
            self._ready.add(q.game)
        except Exception as error:  # the plain levels go on
            log("bots not compiled", "warning", game=q.game, error=repr(error))

    async def _ask(self, pool: str, work: Callable[[Question], Any], q: Question) -> Any:
        return await self._counted(pool, self._pools[pool].ask(work, q, q.guest, watched=q.watched))

    async def _counted(self, pool: str, answer: Awaitable[Any]) -> Any:
        self.waiting[pool] += 1
        try:
            return await answer
        finally:
            self.waiting[pool] -= 1

    async def close(self) -> None:
        """Ends the processes."""
        for task in self._warming.values():
            task.cancel()
        await asyncio.gather(*self._warming.values(), return_exceptions=True)
        for pool in self._pools.values():
            pool.close()
