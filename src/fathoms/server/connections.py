"""Connections as they come in: who brings too many, asks too slowly or does not take the answer is let go."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any
from zlib import MAX_WBITS

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from fathoms.server.answers import Problem, complaint
from fathoms.server.limits import Count, Limits, Window, place_of

ASKING = (h11.IDLE, h11.SEND_BODY)  # a request is not here whole
LINE = "fathoms.line"  # the extension of a scope by which messages go out
SHORT = 200  # bytes of a message that is not worth compressing
REMEMBERED = 64  # messages, as they went out
# each message is compressed alone: no memory for each socket, and the same bytes for all
DEFLATE = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
PIECE = 1024  # bytes of a WebSocket that are read at once
FRAMES_A_MESSAGE = 3  # for each message that a guest may send: the message, a part of it or a ping, and its answer
WEBSOCKET = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}  # how one is asked for


class Timeout:
    """Something that happens unless it is cancelled in time."""

    def __init__(self, seconds: float, then: Callable[[], object]) -> None:
        self._seconds = seconds
        self._then = then
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """From now on, if it has not started already."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._then)

    def cancel(self) -> None:
        """It is not needed any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Gate:
    """Counts the connections of a server by address; proxies that are trusted bring those of many."""

    def __init__(self, limits: Limits, proxies: list[str] | str) -> None:
        self.limits = limits
        self._proxies = ProxyHeadersMiddleware(None, proxies).trusted_hosts  # type: ignore[arg-type]  # no application
        self._here = Count(limits.connections)
        self._in_all = 0

    def admit(self, host: str) -> bool:
        """Counts one more connection, if there is room for it."""
        place = place_of(host)
        if self._in_all >= self.limits.connections_in_all or (self._here.full(place) and host not in self._proxies):
            return False
        self._here.come(place)
        self._in_all += 1
        return True

    def leave(self, host: str) -> None:
        """One connection less."""
        self._here.go(place_of(host))
        self._in_all -= 1

    def http(self, **about: Any) -> "HttpProtocol":
        """A connection over HTTP."""
        return HttpProtocol(self, **about)

    def socket(self, **about: Any) -> "WebSocketProtocol":
        """A connection that became a WebSocket."""
        return WebSocketProtocol(self, **about)


class Counted(asyncio.Protocol):
    """A connection that is counted, and cut when nobody takes what waits for it."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def __init__(self, gate: Gate, **about: Any) -> None:
        super().__init__(**about)
        self._gate = gate
        self._host: str | None = None  # for which this connection is counted
        self._reads = Timeout(gate.limits.reading_seconds, self._cut)
        self._ends = Timeout(gate.limits.reading_seconds, self._cut)

    def _cut(self) -> None:
        self.transport.abort()

    def _end_soon(self) -> None:
        if self._host is not None:  # it is still here
            self._ends.start()

    def _let_go(self) -> None:
        self._reads.cancel()
        self._ends.cancel()
        if self._host is not None:
            self._gate.leave(self._host)
            self._host = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if self._gate.admit(host):
            self._host = host
        else:
            self._cut()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._let_go()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Much waits to be taken."""
        super().pause_writing()
        self._reads.start()

    def resume_writing(self) -> None:
        """It is being taken."""
        super().resume_writing()
        self._reads.cancel()


class HttpProtocol(Counted, H11Protocol):
    """A connection over HTTP: each request is here whole in time, or that was it."""

    def __init__(self, gate: Gate, **about: Any) -> None:
        super().__init__(gate, **about)
        self._asks = Timeout(gate.limits.asking_seconds, self._cut)

    def _let_go(self) -> None:
        self._asks.cancel()
        super()._let_go()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes to ask."""
        super().connection_made(transport)
        self._asks.start()

    def data_received(self, data: bytes) -> None:
        """Something is asked."""
        super().data_received(data)
        if self._host is not None and self.conn.their_state in ASKING:  # and it did not become a WebSocket
            self._asks.start()
        else:
            self._asks.cancel()

    def send_400_response(self, msg: str) -> None:
        """Something is asked that is no question of HTTP; whoever gets an answer already gets no second one."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = complaint(Problem(400, "error-no-request"))
            headers = [("Content-Type", "application/json"), ("Connection", "close")]
            for event in (h11.Response(status_code=400, headers=headers), h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked: what is still on its way has a little time."""
        super().timeout_keep_alive_handler()
        self._end_soon()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Goes on as a WebSocket, which is counted in its turn."""
        self._let_go()
        super().handle_websocket_upgrade(event)


@lru_cache(REMEMBERED)
def framed(message: bytes, window: int) -> bytes:
    """A text message as it goes out, packed once for all who are told so: by a window of that many bits, or not."""
    extensions = [PerMessageDeflate(True, True, MAX_WBITS, window)] if window and len(message) >= SHORT else []
    return Frame(Opcode.TEXT, message).serialize(mask=False, extensions=extensions)


class Handshake(ServerProtocol):
    """The protocol of a WebSocket, which says as we do what is wrong with a handshake."""

    def accept(self, request: Request) -> Response:
        """What a handshake is answered."""
        response = super().accept(request)
        if response.status_code != 101:
            response.body = complaint(Problem(426, "error-websocket"), request.headers.get("Accept-Language", ""))
            response.headers["Content-Type"] = "application/json"
            response.headers["Content-Length"] = str(len(response.body))
        return response


class WebSocketProtocol(Counted, WebSocketsSansIOProtocol):
    """A WebSocket: whatever its frames are, pings or parts of messages too, there may be only so many."""

    def __init__(self, gate: Gate, **about: Any) -> None:
        super().__init__(gate, **about)
        self.conn = Handshake(extensions=[DEFLATE], max_size=self.config.ws_max_size, logger=self.logger)
        self._window = 0  # two to that is how far back our compressed messages may refer: 0, they are not compressed
        self._said = Window(FRAMES_A_MESSAGE * gate.limits.messages, gate.limits.messages_seconds)

    def data_received(self, data: bytes) -> None:
        """Something is said; it is read bit by bit, so that who says too much is cut before that costs anybody time."""
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])
        if not self.handshake_initiated:  # the whole head was here, and is none of a WebSocket
            self._cut()

    def handle_events(self) -> None:
        """Frames are here."""
        if all(self._said.allows() for _ in self.conn.events):
            super().handle_events()
        else:
            self._cut()

    def handle_connect(self, event: Request) -> None:
        """The application gets this line too: messages go out by it without a word of ASGI for each."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]  # any server may extend it
            found = (one for one in self.conn.extensions if isinstance(one, PerMessageDeflate))
            self._window = next((one.local_max_window_bits for one in found), 0)

    def write(self, message: bytes) -> bool:
        """Sends a text message at once; False while the other side has yet to take what was sent before."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(framed(message, self._window))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """The word of the application; a refusal completes a handshake too, which uvicorn forgets."""
        await super().send(message)
        self.handshake_complete |= message["type"] == "websocket.http.response.body"

    async def run_asgi(self) -> None:
        """The conversation; when it is over, what is still on its way has a little time."""
        await super().run_asgi()
        self._end_soon()

    def keepalive_timeout(self) -> None:
        """Who does not answer a ping will not take what is on its way either."""
        super().keepalive_timeout()
        self._cut()
