"""A machine that does nothing but think: `fathoms bots`."""

import asyncio
import os
import signal

from fathoms.games import game, games
from fathoms.server.bots import Pool, Question, pools, think
from fathoms.server.log import log
from fathoms.server.postgres import Postgres, prepare, shown_address
from fathoms.server.questions import Thinker
from fathoms.server.room import encode
from fathoms.server.servers import Servers

LEVEL = "dolphin"  # one that needs the compiled code


async def warm(pool: Pool) -> None:
    """Has the compiled code of every game made or loaded before anybody waits for it."""
    for name in games():
        table = game(name).variant().table(seed=1)
        seat = table.waiting[0]
        row = encode(table.variant.to_row())
        await pool.ask(think, Question(name, row, LEVEL, table.view(seat), seat, table.legal_numbers(seat)), "")


async def think_until(url: str, end: asyncio.Event) -> None:
    """Thinks for the servers of a database until the end, with all cores of this machine."""
    await prepare(url)
    store = Postgres(url)
    servers, local = Servers(store, thinks_only=True), pools(os.cpu_count() or 1)
    thinker = Thinker(servers, local, thinks_only=True)
    await warm(local["search"])
    thinker.start()
    servers.start()
    await servers.joined.wait()
    print(f"Fathoms thinks for {shown_address(url)}  (Ctrl-C ends it)", flush=True)
    await end.wait()
    await thinker.close()
    await servers.close()
    await store.close()
    log("thought", answers=thinker.answered)


def think_for(url: str) -> None:
    """Thinks for the servers of a database until Ctrl-C."""

    async def whole() -> None:
        end, loop = asyncio.Event(), asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(one, end.set)
        thinking = asyncio.create_task(think_until(url, end))
        ending = asyncio.create_task(end.wait())
        await asyncio.wait({thinking, ending}, return_when=asyncio.FIRST_COMPLETED)
        if not thinking.done():
            await asyncio.wait({thinking}, timeout=5)
        ending.cancel()
        thinking.cancel()
        if thinking.done() and not thinking.cancelled():
            thinking.result()

    asyncio.run(whole())
