"""Bots at the table: they think in processes of their own, so that nobody waits for them but their own seat.

Levels that search need compiled code. Until a game's is ready, which is prepared in the background, they answer
with the best that plain Python can do.
"""

import asyncio
import multiprocessing
import os
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from fathoms.bots import LEVELS, Bot, bot
from fathoms.games import game
from fathoms.server.log import log

PLAIN = LEVELS[:2]  # levels that need no compiled code
SECONDS = {"dolphin": 1.0, "kraken": 2.0}
USUAL_LEVEL = LEVELS[1]


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: the game, what its seat may know, and what it may do."""

    game: str
    level: str
    box: Any
    view: Any
    seat: int
    legal: list[int]


@cache
def player(name: str, level: str) -> Bot:
    """One bot of a kind in each process of the pool."""
    return bot(game(name), level, random.getrandbits(31))


def think(q: Question) -> int:
    """One choice of a bot; runs in the pool."""
    return player(q.game, q.level).choose(q.box, q.view, q.seat, q.legal, seconds=SECONDS.get(q.level))


def weigh(q: Question) -> list[tuple[int, float]]:
    """Every choice with its chance to win, the best first; runs in the pool."""
    weighed = player(q.game, q.level).weigh(q.box, q.view, q.seat, q.legal, seconds=SECONDS.get(q.level))
    return [(w.action, w.chance) for w in sorted(weighed, key=lambda w: (-w.tries, -w.chance))]


class Bots:
    """The pool of thinkers: one process for plain levels, the other cores for those that search."""

    def __init__(self) -> None:
        self._pools: dict[bool, ProcessPoolExecutor] = {}
        self._ready: set[str] = set()  # games whose compiled code is there
        self._warming: dict[str, asyncio.Task[None]] = {}

    async def choose(self, q: Question) -> int:
        """A choice of the bot; always one of the legal ones."""
        if len(q.legal) == 1:
            return q.legal[0]
        try:
            action: int = await self._ask(think, self._able(q))
            assert action in q.legal, (q.game, q.level, action)
            return action
        except Exception as error:  # a bot that fails must not stop the table
            log("bot failed", game=q.game, level=q.level, error=repr(error))
            return random.choice(q.legal)

    async def advise(self, q: Question) -> list[tuple[int, float]]:
        """Every choice with its chance to win, the best first."""
        weighed: list[tuple[int, float]] = await self._ask(weigh, self._able(q))
        return weighed

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
            await self._ask(think, q)
            self._ready.add(q.game)
        except Exception as error:  # the plain levels go on
            log("bots not compiled", game=q.game, error=repr(error))

    async def _ask(self, work: Callable[[Question], Any], q: Question) -> Any:
        plain = q.level in PLAIN
        if plain not in self._pools:
            workers = 1 if plain else max(1, (os.cpu_count() or 2) - 1)
            self._pools[plain] = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pools[plain], work, q)
        except BrokenProcessPool:
            self._pools.pop(plain).shutdown(wait=False)
            raise

    async def close(self) -> None:
        """Ends the processes."""
        for task in self._warming.values():
            task.cancel()
        await asyncio.gather(*self._warming.values(), return_exceptions=True)
        for pool in self._pools.values():
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)
