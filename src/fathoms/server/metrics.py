"""What a server says about itself to Prometheus, at an address of its own that visitors never reach.

Servers behind one port count into files of one folder, which their parent adds up; that folder is named by the
variable PROMETHEUS_MULTIPROC_DIR before they start.
"""

import asyncio
import os
import socket
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from wsgiref.simple_server import WSGIServer

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector

from fathoms.core.errors import FathomsError, reason

SHARED = "PROMETHEUS_MULTIPROC_DIR"
PULSE = 0.25  # seconds between looks at how late the loop is
PAGE = os.sysconf("SC_PAGE_SIZE")

COMMITS = Histogram(
    "fathoms_commit_seconds",
    "Time from a change to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
UNCOMMITTED = Counter("fathoms_commits_failed", "Changes that could not be kept")
WAITING = Gauge("fathoms_commits_waiting", "Changes on their way to the store", multiprocess_mode="livesum")
LAG = Histogram(
    "fathoms_loop_lag_seconds",
    "How late the event loop comes to what is due",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
ROOMS = Gauge("fathoms_rooms", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("fathoms_sockets", "Open connections to tables", multiprocess_mode="livesum")
TASKS = Gauge("fathoms_tasks", "Tasks of the event loop", multiprocess_mode="livesum")
MEMORY = Gauge("fathoms_memory_bytes", "Resident memory of a server", multiprocess_mode="liveall")
ASKED = Gauge("fathoms_bots_waiting", "Questions to bots not yet answered", ["pool"], multiprocess_mode="livesum")
HEARD = Counter("fathoms_messages", "Messages from connections to tables")
ANSWERED = Counter("fathoms_requests", "Answers over HTTP", ["status"])


class BadMetrics(FathomsError):
    """No place for metrics."""


@contextmanager
def committing() -> Iterator[None]:
    """Measures a commit, from the change to the store's promise."""
    begun = time.perf_counter()
    WAITING.inc()
    try:
        yield
    except BaseException:
        UNCOMMITTED.inc()
        raise
    finally:
        WAITING.dec()
        COMMITS.observe(time.perf_counter() - begun)


async def watch(counts: Mapping[Gauge, Callable[[], int]], asked: Mapping[str, int]) -> None:
    """Notes again and again how late the loop is, and how many there are of everything."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + PULSE
        await asyncio.sleep(PULSE)
        LAG.observe(max(0.0, loop.time() - due))
        for gauge, now in counts.items():
            gauge.set(now())
        for pool, count in asked.items():
            ASKED.labels(pool).set(count)
        TASKS.set(len(asyncio.all_tasks()))
        MEMORY.set(int(Path("/proc/self/statm").read_text().split()[1]) * PAGE if os.path.exists("/proc") else 0)


def checked_address(given: str) -> tuple[str, int]:
    """Where metrics are asked for: a port of this machine, or host:port."""
    host, _, port = given.rpartition(":")
    if not port.isascii() or not port.isdigit() or not 0 <= int(port) < 65536:
        raise BadMetrics("error-metrics", given=given)
    return host.strip("[]") or "127.0.0.1", int(port)


@contextmanager
def published(given: str, shared: Path | None = None) -> Iterator[int]:
    """Answers at that address, for this process or for all that share a folder, as long as it lasts; gives the port."""
    host, port = checked_address(given)
    registry = REGISTRY
    if shared is not None:
        registry = CollectorRegistry()
        MultiProcessCollector(registry, str(shared))  # type: ignore[no-untyped-call]
    try:
        server, thread = start_http_server(port, host, registry)
    except (OSError, socket.gaierror) as error:
        raise BadMetrics("error-metrics-port", given=given, why=reason(error)) from None
    assert isinstance(server, WSGIServer)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
