"""Bots at the table: they think in processes of their own, so that nobody waits for them but their own seat.

Levels that search need compiled code. Until a game's is ready, which is prepared in the background, they answer
with the best that plain Python can do.
"""

import asyncio
import multiprocessing
import os
import random
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from fathoms.bots import LEVELS, bot
from fathoms.games import game
from fathoms.server.log import log

PLAIN = LEVELS[:2]  # levels that need no compiled code
SECONDS = {"dolphin": 1.0, "kraken": 2.0}
USUAL_LEVEL = LEVELS[1]


def think(name: str, level: str, seed: int, box: Any, view: Any, seat: int, legal: list[int]) -> int:
    """One choice of a bot; runs in the pool."""
    return bot(game(name), level, seed).choose(box, view, seat, legal, seconds=SECONDS.get(level))


class Bots:
    """The pool of thinkers: one process for plain levels, the other cores for those that search."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pools: dict[bool, ProcessPoolExecutor] = {}
        self._ready: set[str] = set()  # games whose compiled code is there
        self._warming: dict[str, asyncio.Task[None]] = {}

    def _pool(self, plain: bool) -> ProcessPoolExecutor:
        if plain not in self._pools:
            context = multiprocessing.get_context("spawn")
            self._pools[plain] = ProcessPoolExecutor(1 if plain else self._workers, context)
        return self._pools[plain]

    async def choose(self, name: str, level: str, box: Any, view: Any, seat: int, legal: list[int]) -> int:
        """A choice of the bot in a seat that sees `view`; always one of the legal ones."""
        if len(legal) == 1:
            return legal[0]
        plain = level in PLAIN
        if not plain and name not in self._ready:
            self._warm(name, level, box, view, seat, legal)
            plain, level = True, PLAIN[-1]
        return await self._ask(plain, name, level, box, view, seat, legal)

    async def _ask(self, plain: bool, name: str, level: str, box: Any, view: Any, seat: int, legal: list[int]) -> int:
        loop = asyncio.get_running_loop()
        job = (name, level, secrets.randbits(31), box, view, seat, legal)
        try:
            action = await loop.run_in_executor(self._pool(plain), think, *job)
            assert action in legal, (name, level, action)
        except BrokenProcessPool:
            self._pools.pop(plain).shutdown(wait=False)
            log("bot pool broke", game=name, level=level)
        except Exception as error:  # a bot that fails must not stop the table
            log("bot failed", game=name, level=level, error=repr(error))
        else:
            return action
        return random.choice(legal)

    def _warm(self, name: str, level: str, box: Any, view: Any, seat: int, legal: list[int]) -> None:
        """Has the compiled code of a game made or loaded, without anybody waiting for it."""
        if name not in self._warming:

            async def warm() -> None:
                await self._ask(False, name, level, box, view, seat, legal)
                self._ready.add(name)

            self._warming[name] = asyncio.create_task(warm())

    async def close(self) -> None:
        """Ends the processes."""
        for task in self._warming.values():
            task.cancel()
        await asyncio.gather(*self._warming.values(), return_exceptions=True)
        for pool in self._pools.values():
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)
