"""Who plays the parts of an order: the threads of this machine, the workers of a Ray cluster that was joined, or a GPU.

Parts come back in order and are the same whoever played them. A worker that dies is made good: its part is played again
by another.
"""

from __future__ import annotations

import json
import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from fathoms.core.errors import BadOption

if TYPE_CHECKING:
    from fathoms.lab.runner import Order, Part, Runner

READY = 16  # parts that wait for each thread or worker
TRIES = 20  # workers that may die over one part
KNOCK = 5  # seconds in which a cluster must let itself be reached
LOCAL = "local"  # the address of a cluster on this machine that lasts as long as the command

Share = tuple[int, int, int]  # of an order: the first game, how many, and how many rows to note


def in_order(ask: Callable[[Share], Any], answer: Callable[[Any], Part], shares: Sequence[Share], most: int) -> Any:
    """The answers in the order of the shares, `most` asked for ahead; `waiting` is given up with the iterator."""
    waiting: deque[Any] = deque()
    for share in shares:
        waiting.append(ask(share))
        if len(waiting) > most:
            yield answer(waiting.popleft())
    while waiting:
        yield answer(waiting.popleft())


class Crew(Protocol):
    """Who plays the parts of an order."""

    def work(self, runner: Runner, order: Order, shares: Sequence[Share]) -> Iterator[Part]:
        """Plays the shares of an order, in order."""


class Threads:
    """The cores of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def work(self, runner: Runner, order: Order, shares: Sequence[Share]) -> Iterator[Part]:
        """Plays the shares of an order."""
        runner.contest(order)
        pool = ThreadPoolExecutor(self.count)
        try:
            yield from in_order(
                lambda share: pool.submit(runner.part, order, *share),
                lambda future: future.result(),
                shares,
                READY * self.count,
            )
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


class Cluster:
    """The workers of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self._play = ray.remote(num_cpus=1, max_retries=TRIES)(play_share)

    @property
    def count(self) -> int:
        """How many workers there may be."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def work(self, runner: Runner, order: Order, shares: Sequence[Share]) -> Iterator[Part]:
        """Plays the shares of an order."""
        row = json.dumps(runner.variant.to_row())
        known = f"{runner.variant.fingerprint} {runner.players}"
        sent = self.ray.put(order)
        asked = []

        def ask(share: Share) -> Any:
            asked.append(self._play.remote(row, known, sent, share))
            return asked[-1]

        def answer(reference: Any) -> Part:
            asked.remove(reference)
            try:
                found: Part | None = self.ray.get(reference)
            except self.ray.exceptions.RayTaskError:
                raise
            except self.ray.exceptions.RayError as error:
                raise BadOption("error-cluster-lost", why=str(error).splitlines()[0]) from None
            if found is None:
                raise BadOption("error-cluster-rules")
            return found

        try:
            yield from in_order(ask, answer, shares, READY * self.count)
        finally:
            for reference in asked:
                self.ray.cancel(reference)


@cache
def runner_of(row: str) -> Runner:
    """A worker's runner of a variant."""
    from fathoms.games import from_row
    from fathoms.lab.runner import Runner

    return Runner(from_row(json.loads(row)))


def play_share(row: str, known: str, order: Order, share: Share) -> Part | None:
    """Plays a share of an order on a worker; nothing if its rules or bots are not those of whoever asks."""
    runner = runner_of(row)
    if known != f"{runner.variant.fingerprint} {runner.players}":
        return None
    return runner.part(order, *share)


_hired: Cluster | None = None


def hired() -> Cluster | None:
    """The cluster that was joined, if one was."""
    return _hired


def knock(address: str) -> None:
    """Fails at once where nobody listens at HOST:PORT; Ray itself would wait for most of a minute, and write a log."""
    host, _, port = address.rpartition("://")[-1].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), KNOCK).close()


@contextmanager
def joined(address: str | None) -> Iterator[None]:
    """While open, orders are played on the Ray cluster at an address, or on one of this machine's own (LOCAL)."""
    global _hired
    if address is None:
        yield
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise BadOption("error-no-ray") from None
    how: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {}
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **how)
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        why = (str(error) or type(error).__name__).splitlines()[0]
        raise BadOption("error-no-cluster", address=address, why=why) from None
    _hired = Cluster(ray)
    try:
        yield
    finally:
        _hired = None
        ray.shutdown()
