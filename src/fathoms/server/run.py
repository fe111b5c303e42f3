"""Opens the web table: `serve`."""

import asyncio
import gc
import multiprocessing
import os
import resource
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, cast

import uvicorn
from starlette.applications import Starlette

from fathoms.core.errors import FathomsError
from fathoms.server.app import app
from fathoms.server.bots import end_with_parent
from fathoms.server.connections import Gate
from fathoms.server.home import Where
from fathoms.server.limits import Limits
from fathoms.server.log import log, throttle
from fathoms.server.protocol import MAX_FRAME

AGAIN = 1.0  # seconds before a server that died is replaced
SPARE = 128  # file descriptors for matches, bots and the page


class OneServer(FathomsError):
    """More servers than can share their data."""


class PortTaken(FathomsError):
    """Somebody listens there already."""


def usual_folder() -> Path:
    """Where matches are kept if nobody says otherwise."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "fathoms"


def bound(host: str, port: int) -> socket.socket:
    """A listening socket on that port, or one clear sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)  # who comes before all is ready waits a moment
    except (OSError, OverflowError) as error:
        listener.close()
        why = error.strerror if isinstance(error, OSError) else error
        raise PortTaken("error-port", port=str(port), host=host, why=str(why)) from None
    return listener


def configured(made: Starlette, limits: Limits | None = None, proxies: Sequence[str] | None = None) -> uvicorn.Config:
    """How the application is served: small frames, no compression memory for each socket, an end to every wait.

    Only what `proxies` say about where a visitor comes from is believed; if none are named, those in the variable
    FORWARDED_ALLOW_IPS, or this machine's own.
    """
    limits = limits or Limits()
    config = uvicorn.Config(
        made,
        forwarded_allow_ips=None if proxies is None else list(proxies),
        h11_max_incomplete_event_size=limits.head_bytes,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    gate = Gate(limits, config.forwarded_allow_ips)
    config.http, config.ws = cast(Any, gate.http), cast(Any, gate.socket)  # uvicorn calls them like classes
    throttle()
    return config


def more_descriptors(limits: Limits) -> Limits:
    """Takes all the file descriptors this process may have, and keeps some of them from visitors."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # where there is no such bound, the usual one stays
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return limits
    return replace(limits, connections_in_all=min(limits.connections_in_all, max(soft - SPARE, soft // 2)))


def calm_collector() -> None:
    """Keeps the garbage collector from walking every table while people play.

    Nearly all of our garbage is freed without it; the rest, rings left by closed connections, can wait for the
    full collection that the application makes now and then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 50, 1_000_000)


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    data: Path | None = None,
    open_browser: bool = False,
    *,
    database: str = "",
    workers: int = 1,
    limits: Limits | None = None,
    proxies: Sequence[str] | None = None,
) -> None:
    """Serves until Ctrl-C; what was promised is finished first, and every client is told to come back."""
    if workers > 1 and not database:
        raise OneServer("error-workers")
    with bound(host, port) as listener:
        limits = more_descriptors(limits or Limits())
        where: Where = database or data or usual_folder()
        if workers > 1:
            from fathoms.server.postgres import prepare

            asyncio.run(prepare(database))
            serves = partial(_supervise, workers, (listener, where, limits, proxies, workers))
        else:
            serves = partial(_serve, listener, app(where, limits=limits), limits, proxies)
        address = f"http://{host if ':' not in host else f'[{host}]'}:{listener.getsockname()[1]}"
        print(f"Fathoms is open at {address}  (Ctrl-C closes it)", flush=True)
        if open_browser:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # a polite kill closes it like Ctrl-C
        serves()


def _serve(listener: socket.socket, made: Starlette, limits: Limits, proxies: Sequence[str] | None) -> None:
    calm_collector()
    with suppress(KeyboardInterrupt):  # that is how it is closed
        uvicorn.Server(configured(made, limits, proxies)).run(sockets=[listener])


def _work(listener: socket.socket, where: Where, limits: Limits, proxies: Sequence[str] | None, share: int) -> None:
    """One of several servers behind the same port, in a process of its own, which ends with its parent."""
    end_with_parent()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        made = app(where, limits=limits, share=share)
    except FathomsError as error:
        log("not started", error=str(error))
        sys.exit(1)  # and again, until the database answers
    _serve(listener, made, limits, proxies)


def _supervise(workers: int, about: tuple[Any, ...]) -> None:
    """Keeps so many servers running until Ctrl-C: where one dies, another is started."""
    spawn = multiprocessing.get_context("spawn")
    running: list[Any] = []
    try:
        while True:
            while len(running) < workers:
                running.append(spawn.Process(target=_work, args=about))
                running[-1].start()
            wait([process.sentinel for process in running])
            for process in [process for process in running if not process.is_alive()]:
                log("server died", status=process.exitcode)
                running.remove(process)
                time.sleep(AGAIN)
    except KeyboardInterrupt:
        for process in running:
            process.terminate()
        for process in running:
            process.join()
