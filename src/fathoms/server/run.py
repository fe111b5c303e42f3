"""Opens the web table: `serve`."""

import asyncio
import gc
import multiprocessing
import os
import re
import resource
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import partial
from ipaddress import IPv4Network, ip_network
from multiprocessing.connection import wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast
from urllib.parse import urlsplit

import segno
import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from starlette.applications import Starlette

from fathoms.core.errors import FathomsError, reason
from fathoms.core.folders import data_folder
from fathoms.core.words import FALLBACK, words
from fathoms.server.app import app
from fathoms.server.bots import end_with_parent
from fathoms.server.connections import Gate
from fathoms.server.home import Where
from fathoms.server.limits import Limits
from fathoms.server.log import LEVEL, LEVELS, log, throttle
from fathoms.server.metrics import SHARED, published
from fathoms.server.network import Network, is_this_machine
from fathoms.server.protocol import MAX_FRAME

USUAL = {"http": 80, "https": 443}  # ports that no browser writes
HOST = re.compile(r"[a-z0-9][a-z0-9.-]*|[0-9a-f:.]*:[0-9a-f:.]*")
AGAIN = 1.0  # seconds before a server that died is replaced
HANDED = 3  # the file descriptor of a socket that systemd hands over
OPENS = 60.0  # seconds for a server to open, before another one closes for it
SPARE = 128  # file descriptors for matches, bots and the page


class OneServer(FathomsError):
    """More servers than can share their data."""


class BadLevel(FathomsError):
    """No level of a log."""


class PortTaken(FathomsError):
    """Somebody listens there already."""


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
        why = reason(error) if isinstance(error, OSError) else str(error)
        raise PortTaken("error-port", port=str(port), host=host, why=why) from None
    return listener


def handed() -> socket.socket | None:
    """The listening socket that systemd holds for this process, if it does: nobody is refused between two servers."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=HANDED)


def configured(made: Starlette, limits: Limits | None = None, proxies: Sequence[str] | None = None) -> uvicorn.Config:
    """How the application is served: small frames, an end to every wait; `connections.py` compresses.

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
        ws_per_message_deflate=False,  # uvicorn's, which takes memory for each socket
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
    full collection that the application makes now and then. A threshold of 5,000 costs a
    twentieth more of a move, Python's own 700 a fifth (docs/measured.md).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1_000_000)


class Server(uvicorn.Server):
    """A server that says when it is ready, and when it is closing."""

    def __init__(self, made: Starlette, config: uvicorn.Config, opened: Callable[[], object] = bool) -> None:
        super().__init__(config)
        self._made = made
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens."""
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Takes nobody new, tells all who are here to come back, and finishes what was promised."""
        self._made.state.closing = True
        await super().shutdown(sockets)


class BadAddress(FathomsError):
    """What is no address of a server, or of a proxy."""


def checked_url(given: str) -> str:
    """The address of this server in the world, a scheme and a host, nothing behind; written as browsers write it."""
    try:
        parts = urlsplit(given)
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError:
        raise BadAddress("error-public-url", given=given) from None
    more = parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc
    if parts.scheme not in USUAL or more or not HOST.fullmatch(host):
        raise BadAddress("error-public-url", given=given)
    named = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{named}" + ("" if port in (None, USUAL[parts.scheme]) else f":{port}")


def checked_proxies(given: Sequence[str]) -> list[str]:
    """Addresses or networks that proxies are at, and what a socket for IPv6 and IPv4 calls those of IPv4."""
    found = list(given)
    for one in given:
        try:
            network = ip_network(one)
        except ValueError:
            raise BadAddress("error-proxy", given=one) from None
        if isinstance(network, IPv4Network):
            found.append(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
    return found


def joined(server: uvicorn.Server, host: str, port: int) -> Network:
    """The home network of a server: its second door leads to the same tables."""

    async def listen(at: str) -> asyncio.Server:
        def protocol() -> asyncio.Protocol:
            about = {"server_state": server.server_state, "app_state": server.lifespan.state}
            return cast(Any, server.config.http_protocol_class)(config=server.config, **about)  # type: ignore[no-any-return]

        door = await asyncio.get_running_loop().create_server(protocol, sock=bound(at, port))
        server.servers.append(door)
        return door

    return Network(host, port, listen)


def welcome(address: str, network: Network | None, language: str) -> None:
    """Says where the table is; where the home network may come, with a code for its cameras."""
    say = words(language).say
    print(say("serve-open", address=address), flush=True)
    if network is not None and network.address is not None:
        key = "serve-network" if network.open else "serve-network-closed"
        print(say(key, address=network.address), flush=True)
        if network.open:
            segno.make(network.address, error="m").terminal(compact=True)


def serve(
    host: str,
    port: int,
    data: Path | None = None,
    open_browser: bool = False,
    *,
    database: str = "",
    workers: int = 1,
    limits: Limits | None = None,
    proxies: Sequence[str] | None = None,
    public_url: str | None = None,
    home: bool = False,
    metrics: str = "",
    log_level: str = LEVELS[0],
    language: str = FALLBACK,
) -> None:
    """Serves until Ctrl-C; what was promised is finished first, and every client is told to come back.

    With `home` devices in the home network may come at once; otherwise somebody at this machine may let them.
    """
    public_url = None if public_url is None else checked_url(public_url)
    proxies = None if proxies is None else checked_proxies(proxies)
    if workers > 1 and not database:
        raise OneServer("error-workers")
    if log_level not in LEVELS:
        raise BadLevel("error-log-level", given=log_level, known=", ".join(LEVELS))
    os.environ[LEVEL] = log_level
    if home and is_this_machine(host):
        host = "0.0.0.0"
    with ExitStack() as stack:
        listener = stack.enter_context(handed() or bound(host, port))
        limits = more_descriptors(limits or Limits())
        where: Where = database or data or data_folder()
        shown, port = "127.0.0.1" if host == "0.0.0.0" else host, listener.getsockname()[1]
        address = public_url or f"http://{shown if ':' not in shown else f'[{shown}]'}:{port}"
        network: Network | None = None
        if workers > 1:
            from fathoms.server.postgres import prepare

            asyncio.run(prepare(database))
            shared = Path(stack.enter_context(TemporaryDirectory(prefix="fathoms-metrics-"))) if metrics else None
            if shared is not None:
                os.environ[SHARED] = str(shared)
                stack.enter_context(published(metrics, shared))
            serves = partial(_supervise, workers, (listener, where, limits, proxies, public_url, workers))
        else:
            if metrics:
                stack.enter_context(published(metrics))
            made = app(where, limits=limits, public_url=public_url)
            server = Server(made, configured(made, limits, proxies))
            if public_url is None and not proxies:
                network = made.state.network = joined(server, host, port)
            serves = partial(_serve, listener, server)
        welcome(address, network, language)
        if open_browser:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # a polite kill closes it like Ctrl-C
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))  # several are replaced instead
        serves()


def _serve(listener: socket.socket, server: uvicorn.Server) -> None:
    calm_collector()
    with suppress(KeyboardInterrupt):  # that is how it is closed
        server.run(sockets=[listener])


def _work(
    listener: socket.socket,
    where: Where,
    limits: Limits,
    proxies: Sequence[str] | None,
    public_url: str | None,
    share: int,
    opened: Any,
) -> None:
    """One of several servers behind the same port, in a process of its own, which ends with its parent."""
    end_with_parent()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        made = app(where, limits=limits, public_url=public_url, share=share)
    except FathomsError as error:
        log("not started", "error", error=str(error))
        sys.exit(1)  # and again, until the database answers
    _serve(listener, Server(made, configured(made, limits, proxies), opened.set))


def _supervise(workers: int, about: tuple[Any, ...]) -> None:
    """Keeps so many servers running until Ctrl-C: where one dies, another is started; SIGHUP replaces all in turn."""
    spawn = multiprocessing.get_context("spawn")
    told, tell = spawn.Pipe(duplex=False)
    signal.signal(signal.SIGHUP, lambda *_: tell.send_bytes(b"replace"))
    running: dict[Any, Any] = {}  # servers, and what says that each is open

    def start() -> Any:
        opened = spawn.Event()
        process = spawn.Process(target=_work, args=(*about, opened))
        process.start()
        running[process] = opened
        return process

    def replace_all() -> None:
        for old in list(running):
            new = start()  # first, so that somebody is always there
            end = time.monotonic() + OPENS
            while not running[new].wait(AGAIN) and new.is_alive() and time.monotonic() < end:
                pass
            if not running[new].is_set():
                log("not replaced", "error")
                new.kill()
                return
            old.terminate()
            old.join()
            _forget(running, old)

    try:
        while True:
            while len(running) < workers:
                start()
            wait([told, *(process.sentinel for process in running)])
            if told.poll():
                told.recv_bytes()
                replace_all()
            for process in [process for process in running if not process.is_alive()]:
                log("server died", "error", status=process.exitcode)
                _forget(running, process)
                time.sleep(AGAIN)
    except KeyboardInterrupt:
        for process in running:
            process.terminate()
        for process in running:
            process.join()


def _forget(running: dict[Any, Any], process: Any) -> None:
    """A server that has ended counts no more."""
    del running[process]
    if SHARED in os.environ:
        mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
