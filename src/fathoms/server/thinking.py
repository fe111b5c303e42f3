"""A machine that does nothing but think: `fathoms bots`."""

import asyncio
import os
import signal

from fathoms.server.bots import pools
from fathoms.server.log import log
from fathoms.server.postgres import Postgres, prepare, shown_address
from fathoms.server.questions import Thinker
from fathoms.server.servers import Servers


async def think_until(url: str, end: asyncio.Event) -> None:
    """Thinks for the servers of a database until the end, with all cores of this machine."""
    await prepare(url)
    store = Postgres(url)
    servers = Servers(store, thinks_only=True)
    thinker = Thinker(servers, pools(os.cpu_count()), thinks_only=True)
    thinker.start()
    servers.start()
    print(f"Fathoms thinks for {shown_address(url)}  (Ctrl-C ends it)", flush=True)
    await end.wait()
    await thinker.close()
    await servers.close()
    await store.close()
    log("thought", answers=thinker.answered)


def think_for(url: str) -> None:
    """Thinks for the servers of a database until Ctrl-C."""

    async def whole() -> None:
        end = asyncio.Event()
        for one in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(one, end.set)
        await think_until(url, end)

    asyncio.run(whole())
