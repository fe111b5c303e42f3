"""A real server for a test."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from fathoms.server.app import app
from fathoms.server.limits import Limits
from fathoms.server.run import bound, configured


@contextmanager
def running(data: Path, limits: Limits | None = None) -> Iterator[str]:
    """A real server in a thread, over that folder; gives its address."""
    listener = bound("127.0.0.1", 0)
    server = uvicorn.Server(configured(app(data, limits=limits), limits))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listener.close()
