"""Opens the web table: `serve`."""

import gc
import os
import resource
import signal
import socket
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import uvicorn
from starlette.applications import Starlette

from fathoms.core.errors import FathomsError
from fathoms.server.app import app
from fathoms.server.connections import Gate
from fathoms.server.limits import Limits
from fathoms.server.log import throttle
from fathoms.server.protocol import MAX_FRAME

SPARE = 128  # file descriptors for matches, bots and the page


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
    limits: Limits | None = None,
    proxies: Sequence[str] | None = None,
) -> None:
    """Serves until Ctrl-C; what was promised is finished first, and every client is told to come back."""
    listener = bound(host, port)
    limits = more_descriptors(limits or Limits())
    made = app(data or usual_folder(), limits=limits)
    address = f"http://{host if ':' not in host else f'[{host}]'}:{listener.getsockname()[1]}"
    calm_collector()
    print(f"Fathoms is open at {address}  (Ctrl-C closes it)", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a polite kill closes it like Ctrl-C
    with suppress(KeyboardInterrupt):  # that is how it is closed
        uvicorn.Server(configured(made, limits, proxies)).run(sockets=[listener])
