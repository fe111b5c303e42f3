"""The WebSocket of a table: who may open it, how fast it may talk, and how it ends."""

import asyncio
from urllib.parse import urlsplit

from msgspec.structs import replace
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from fathoms.server.commands import hear
from fathoms.server.guests import Key, cookie_name
from fathoms.server.limits import Limits, Window
from fathoms.server.room import Room
from fathoms.server.rooms import Rooms
from fathoms.server.store import Seat

NO_RIGHT, NO_MATCH, TOO_SLOW, TOO_MANY = 4403, 4404, 4408, 1008
FAREWELL = 5  # seconds for the last messages of a connection
BACKLOG = 256  # messages a slow connection may lag behind


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the guest came over HTTPS."""
    return connection.url.scheme in ("https", "wss")


def own_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks is this server's own."""
    origin = urlsplit(connection.headers.get("origin", ""))
    scheme = "https" if is_secure(connection) else "http"
    return origin.scheme == scheme and origin.netloc == connection.headers.get("host")


def guest_of(connection: HTTPConnection, key: Key) -> str | None:
    """The guest whose cookie came along."""
    return key.guest(connection.cookies.get(cookie_name(is_secure(connection))))


def address_of(connection: HTTPConnection) -> str:
    """Where the guest comes from."""
    return connection.client.host if connection.client else ""


class Line:
    """One open connection: what is sent waits in a queue, so that a slow reader slows nobody else."""

    def __init__(self, socket: WebSocket, guest: str) -> None:
        self.guest = guest
        self.eye = -1
        self._socket = socket
        self.closing = False
        self._queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        """Puts a message on its way."""
        if self._queue.qsize() >= BACKLOG:
            self.close(TOO_SLOW, "too slow to listen: come back")
        elif not self.closing:
            self._queue.put_nowait(message)

    def close(self, code: int, reason: str) -> None:
        """Ends the connection after what is on its way, or at once if that is much."""
        self.closing = True
        while self._queue.qsize() >= BACKLOG:
            self._queue.get_nowait()
        self._queue.put_nowait((code, reason))

    async def write(self) -> None:
        """Sends what is in the queue until the end."""
        while True:
            message = await self._queue.get()
            try:
                if isinstance(message, tuple):
                    await self._socket.close(*message)
                    return
                await self._socket.send_text(message.decode())
            except (RuntimeError, WebSocketDisconnect, OSError):
                return  # the other side has gone


class Sockets:
    """The endpoint `/ws/{match}`."""

    def __init__(self, rooms: Rooms, key: Key, limits: Limits) -> None:
        self._rooms = rooms
        self._key = key
        self._limits = limits
        self._open: dict[str, int] = {}  # connections by address

    def __len__(self) -> int:
        return sum(self._open.values())

    async def serve(self, socket: WebSocket) -> None:
        """One connection, from handshake to end."""
        if not own_origin(socket):
            await socket.close(NO_RIGHT)  # before accepting: the handshake is refused with 403
            return
        address = address_of(socket)
        if self._open.get(address, 0) >= self._limits.sockets:
            await socket.close(TOO_MANY)
            return
        self._open[address] = self._open.get(address, 0) + 1
        try:
            await socket.accept()
            await self._admit(socket)
        except WebSocketDisconnect:
            pass
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _admit(self, socket: WebSocket) -> None:
        guest = guest_of(socket, self._key)
        room = await self._rooms.room(socket.path_params["match"])
        if room is None:
            await socket.close(NO_MATCH, "there is no such match")
        elif guest is None or room.right(guest) is None:
            await socket.close(NO_RIGHT, "ask somebody at this table for a link")
        else:
            await self._serve(socket, room, Line(socket, guest))

    async def _serve(self, socket: WebSocket, room: Room, line: Line) -> None:
        writer = asyncio.create_task(line.write())
        try:
            async with room.lock:
                await take_open_seat(room, line.guest)
                room.enter(line)
            await self._listen(socket, room, line)
        finally:
            if line in room.listeners:
                room.go(line)
            await asyncio.wait({writer}, timeout=FAREWELL if line.closing else 0)
            writer.cancel()

    async def _listen(self, socket: WebSocket, room: Room, line: Line) -> None:
        window = Window(self._limits.messages, self._limits.messages_seconds)
        while (frame := await socket.receive())["type"] == "websocket.receive":
            if not window.allows():
                line.close(TOO_MANY, "too many messages")
                return
            await hear(room, line, frame.get("text") or "")


async def take_open_seat(room: Room, guest: str) -> None:
    """An invited guest without a seat gets the first open one."""
    seats = list(room.present.seats)
    free = [i for i, seat in enumerate(seats) if seat.kind == "open"]
    if room.right(guest) == "invited" and not room.mine(guest) and free and not room.present.over:
        seats[free[0]] = Seat("human", guests=(guest,))
        await room.keep(replace(room.present, seats=tuple(seats)), rights={guest: "player"})
