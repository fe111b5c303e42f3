"""A machine that does nothing but think: `fathoms bots`."""

import asyncio
import os
import signal

from fathoms.core.words import FALLBACK, words
from fathoms.server.bots import pools
from fathoms.server.log import log
from fathoms.server.postgres import Postgres, prepare, shown_address
from fathoms.server.questions import Thinker
from fathoms.server.servers import Servers


async def think_until(url: str, end: asyncio.Event, language: str) -> None:
    """Thinks for the servers of a database until the end, with all cores of this machine."""
    await prepare(url)
    store = Postgres(url)
    servers = Servers(store, thinks_only=True)
    thinker = Thinker(servers, pools(os.cpu_count()), thinks_only=True)
    thinker.start()
    servers.start()
    print(words(language).say("bots-open", address=shown_address(url)), flush=True)
    await end.wait()
    await thinker.close()
    await servers.close()
    await store.close()
    log("thought", answers=thinker.answered)


def think_for(url: str, language: str = FALLBACK) -> None:
    """Thinks for the servers of a database until Ctrl-C."""

    async def whole() -> None:
        end = asyncio.Event()
        for one in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(one, end.set)
        await think_until(url, end, language)

    asyncio.run(whole())
