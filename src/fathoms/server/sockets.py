"""The WebSocket of a table: who may open it, how fast it may talk, and how it ends."""

import asyncio
from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from fathoms.core.errors import UnknownGame
from fathoms.core.state import SPECTATOR
from fathoms.server.answers import Problem, refuse
from fathoms.server.commands import hear
from fathoms.server.connections import LINE, WebSocketProtocol
from fathoms.server.guests import Key, cookie_name
from fathoms.server.limits import Count, Limits, Windows, place_of
from fathoms.server.metrics import HEARD
from fathoms.server.protocol import COME_BACK, FULL, NO_MATCH, NO_RIGHT, TOO_MUCH, TOO_SLOW
from fathoms.server.room import Room
from fathoms.server.rooms import Rooms
from fathoms.server.store import NotCommitted

NAME = 260  # characters that the name of a machine may have, with a port
FAREWELL = 5  # seconds for the last messages of a connection


def public_url(connection: HTTPConnection) -> str:
    """Where the world finds this server: as it was told, or else as the guest found it."""
    told: str | None = connection.scope["app"].state.public_url
    scheme = "https" if connection.scope.get("scheme") in ("https", "wss") else "http"
    return told or f"{scheme}://{connection.headers.get('host', '')[:NAME]}"


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the guest came over HTTPS."""
    return public_url(connection).startswith("https:")


def own_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks is this server's own."""
    return connection.headers.get("origin") == public_url(connection)


def guest_of(connection: HTTPConnection, key: Key) -> str | None:
    """The guest whose cookie came along."""
    return key.guest(connection.cookies.get(cookie_name(is_secure(connection))))


def address_of(connection: HTTPConnection) -> str:
    """Where the guest comes from, as far as that counts."""
    return place_of(connection.client.host) if connection.client else ""


class Connection:
    """One open connection: what cannot go out at once waits in a queue, so that a slow reader slows nobody else."""

    def __init__(self, socket: WebSocket, guest: str, limits: Limits) -> None:
        self.guest = guest
        self.eye = SPECTATOR
        self._socket = socket
        self._line: WebSocketProtocol = socket.scope["extensions"][LINE]
        self.closing = False
        self._limits = limits
        self._queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        self.waiting = 0  # bytes that have not gone out

    def send(self, message: bytes) -> None:
        """Puts a message on its way."""
        if self.closing or (not self.waiting and self._line.write(message)):
            return
        much = self._queue.qsize() >= self._limits.backlog
        if much or (self.waiting and self.waiting + len(message) > self._limits.backlog_bytes):
            self._forget()
            self.close(*TOO_SLOW)
        else:
            self.waiting += len(message)
            self._queue.put_nowait(message)

    def close(self, code: int, reason: str) -> None:
        """Ends the connection after what is on its way."""
        self.closing = True
        self._queue.put_nowait((code, reason))

    def _forget(self) -> None:
        """Drops what is on its way."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self.waiting = 0

    async def write(self) -> None:
        """Sends what is in the queue until the end."""
        while isinstance(message := await self._queue.get(), bytes):
            while not self._line.write(message):
                await self._line.writable.wait()
            self.waiting -= len(message)
        with suppress(RuntimeError, WebSocketDisconnect, OSError):  # the other side has gone
            await self._socket.close(*message)


async def deny(socket: WebSocket, problem: Problem) -> None:
    """Refuses a handshake as any other question is refused."""
    await socket.send_denial_response(refuse(socket, problem))


class Sockets:
    """The endpoint `/ws/{match}`."""

    def __init__(self, rooms: Rooms, key: Key, limits: Limits) -> None:
        self._rooms = rooms
        self._key = key
        self._limits = limits
        self._of_address = Count(limits.sockets)
        self._of_guest = Count(limits.sockets_of_guest)
        self._said_from = Windows(limits.messages_from_address, limits.messages_seconds)
        self._said_by = Windows(limits.messages, limits.messages_seconds)

    def __len__(self) -> int:
        return len(self._of_address)

    async def serve(self, socket: WebSocket) -> None:
        """One connection, from handshake to end."""
        if not own_origin(socket):
            await deny(socket, Problem(403, "error-own-page"))
            return
        address, guest = address_of(socket), guest_of(socket, self._key)
        full = self._of_address.full(address) or self._of_guest.full(guest or "")
        if full or not self._may_say(guest or "", address):  # to come is to say something
            await deny(socket, Problem(429, "error-too-many-questions"))
            return
        self._of_address.come(address)
        self._of_guest.come(guest or "")
        try:
            await socket.accept()
            await self._admit(socket, guest)
        except WebSocketDisconnect:
            pass
        except NotCommitted:  # nor can anything be read
            await socket.close(*COME_BACK)
        finally:
            self._of_address.go(address)
            self._of_guest.go(guest or "")

    async def _admit(self, socket: WebSocket, guest: str | None) -> None:
        try:
            room = await self._rooms.room(socket.path_params["match"])
        except UnknownGame:
            room = None
        if room is None:
            await socket.close(*NO_MATCH)
        elif guest is None or guest in self._rooms.banned or room.right(guest) is None:
            await socket.close(*NO_RIGHT)
        elif len(room.listeners) >= self._limits.sockets_at_table and not room.mine(guest):
            await socket.close(*FULL)
        else:
            await self._serve(socket, room, Connection(socket, guest, self._limits))

    async def _serve(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        writer = asyncio.create_task(connection.write())
        try:
            async with room.lock:
                room.enter(connection)
                self._rooms.moved(room)
            await self._listen(socket, room, connection)
        finally:
            if connection in room.listeners:
                room.go(connection)
                self._rooms.moved(room)
            await asyncio.wait({writer}, timeout=FAREWELL if connection.closing else 0)
            writer.cancel()

    async def _listen(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        address = address_of(socket)
        while not connection.closing and (frame := await socket.receive())["type"] == "websocket.receive":
            if not self._may_say(connection.guest, address):
                connection.close(*TOO_MUCH)
                return
            HEARD.inc()
            await hear(room, connection, frame.get("text") or "")
            await asyncio.sleep(0)  # whoever has much to say lets others in between

    def _may_say(self, guest: str, address: str) -> bool:
        """Counts one message of a guest, unless it is one too many."""
        return self._said_by.allows(guest) and self._said_from.allows(address)
