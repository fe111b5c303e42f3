"""A real server for a test."""

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import uvicorn

from fathoms.server.app import app
from fathoms.server.home import Where
from fathoms.server.limits import Limits
from fathoms.server.run import bound, configured

SERVE = "import sys; from pathlib import Path; from fathoms.server.run import serve; "
SERVE += "serve('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]))"


@contextmanager
def process(data: Path, complaints: Path | None = None) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """A server in a process of its own, which may complain into a file."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with (
        open(complaints or "/dev/null", "wb") as stderr,
        subprocess.Popen([sys.executable, "-c", SERVE, str(port), str(data)], stderr=stderr) as server,
    ):
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(address, server)
            yield address, server
        finally:
            server.kill()


def wait_for(address: str, server: "subprocess.Popen[bytes]") -> None:
    while server.poll() is None:
        try:
            httpx.get(address + "/health").raise_for_status()
            return
        except httpx.TransportError:
            time.sleep(0.02)
    raise AssertionError("the server ended at once")


def wait_until(so: Callable[[], bool]) -> None:
    """Waits for something to come true."""
    end = time.monotonic() + 60
    while not so():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.02)


@contextmanager
def running(
    where: Where, limits: Limits | None = None, proxies: Sequence[str] | None = None, public_url: str | None = None
) -> Iterator[str]:
    """A real server in a thread, over that folder or database; gives its address."""
    listener = bound("127.0.0.1", 0)
    server = uvicorn.Server(configured(app(where, limits=limits, public_url=public_url), limits, proxies))
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
