"""Who asks without end, reads nothing or never finishes is cut off, and costs the others nothing."""

import json
import logging
import zlib
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fathoms.server.connections import framed
from fathoms.server.limits import Limits
from fathoms.server.log import Throttle
from fathoms.server.room import encode
from server.client import Connection, Guest, Visit
from server.host import running, wait_until
from server.raw import cut, raw, talk_until_cut


def test_a_head_without_end_is_cut_off(address: str) -> None:
    with raw(address) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        talk_until_cut(line, b"x" * 65536)
    assert httpx.get(address + "/health").status_code == 200


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/open HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body", "half a body that nobody wants"],
)
def test_who_does_not_finish_asking_is_cut_off(tmp_path: Path, said: bytes) -> None:
    with running(tmp_path, Limits(asking_seconds=0.2)) as address, raw(address) as line:
        line.sendall(said)
        assert cut(line)


@pytest.mark.parametrize("more", ["x: y\r\n" * 200, f"x: {'y' * 9000}\r\n"], ids=["many headers", "a long header"])
def test_a_handshake_that_is_none_is_cut_off(address: str, more: str) -> None:
    head = f"GET /ws/x HTTP/1.1\r\nHost: {address[7:]}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{more}\r\n"
    with raw(address) as line:
        line.sendall(head.encode())
        line.settimeout(10)
        assert cut(line)


def test_who_goes_in_the_middle_of_a_question_is_no_news(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as address:
        monkeypatch.setattr(logging.getLogger("uvicorn"), "propagate", True)
        with raw(address) as line:
            line.sendall(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
        assert httpx.get(address + "/health").status_code == 200
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_asking_bit_by_bit_buys_no_time(tmp_path: Path) -> None:
    with running(tmp_path, Limits(asking_seconds=0.5)) as address, raw(address) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        talk_until_cut(line, b"x", 0.02)


def test_who_sits_at_a_table_may_stay_longer_than_a_question_may_take(tmp_path: Path) -> None:
    limits = Limits(asking_seconds=0.5, reading_seconds=0.5)
    with (
        running(tmp_path, limits) as address,
        Guest(address) as guest,
        guest.sit(guest.make("kraken-attack", "me", "me")) as seat,
        raw(address) as asks_later,
    ):
        assert cut(asks_later)
        assert seat.ask("ping")["type"] == "ack"


def test_who_does_not_read_an_answer_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, Limits(reading_seconds=0.2, requests=10**9)) as address, raw(address) as line:
        talk_until_cut(line, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 100)


def test_a_socket_that_nobody_reads_is_cut_off(tmp_path: Path) -> None:
    """And the table has forgotten it."""
    limits = Limits(reading_seconds=0.2, messages=10**9, messages_from_address=10**9)
    with running(tmp_path, limits) as address, Guest(address) as guest:
        match = guest.make("kraken-attack", "me", "open")
        head = f"GET /ws/{match} HTTP/1.1\r\nHost: {address[7:]}\r\nOrigin: {address}\r\nCookie: {guest.cookie}\r\n"
        head += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        head += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        look = json.dumps({"do": "look", "id": "x", "seat": 0}).encode()
        with raw(address) as deaf:
            deaf.sendall(head.encode())
            wait_until(lambda: guest.get("/health")["sockets"] == 1)
            talk_until_cut(deaf, bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look, 0.001)  # masked with nothing
        wait_until(lambda: guest.get("/health")["sockets"] == 0)
        with guest.sit(match) as line:
            assert line.table["seats"][0]["here"]


def many_pings(line: Connection) -> None:
    for _ in range(1000):
        line.socket.ping(ack_on_close=True).wait(60)


def many_parts(line: Connection) -> None:
    line.socket.send("x" for _ in range(1000))
    line.ask("ping")


@pytest.mark.parametrize("talk", [many_pings, many_parts])
def test_who_sends_frames_without_end_is_cut_off(tmp_path: Path, talk: Callable[[Connection], None]) -> None:
    limits = Limits(messages=20, messages_seconds=3600)
    with running(tmp_path, limits) as address, Guest(address) as guest:
        with guest.sit(guest.make("kraken-attack", "me")) as line, pytest.raises(ConnectionClosed):
            talk(line)
        wait_until(lambda: guest.get("/health")["sockets"] == 0)


def test_a_short_frame_that_unpacks_to_a_long_one_is_refused(visit: Visit) -> None:
    """The bound of a message holds for what it says, however small it was packed."""
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me")) as line:
        assert line.socket.response and "permessage-deflate" in line.socket.response.headers["Sec-WebSocket-Extensions"]
        line.socket.send("x" * 2_000_000)
        assert line.ended() == 1009


def test_a_message_is_compressed_once_for_all_who_hear_it_and_a_short_one_never() -> None:
    said = encode({"type": "steps", "lines": ["the kraken stirs"] * 100})
    frame = framed(said, zlib.MAX_WBITS)
    assert framed(bytes(bytearray(said)), zlib.MAX_WBITS) is frame
    assert zlib.decompressobj(-zlib.MAX_WBITS).decompress(frame[2:]) == said and frame[0] == 0xC1 and len(frame) < 127
    assert framed(said, 0)[0] == 0x81 and framed(said, 0).endswith(said)
    assert framed(b"{}", zlib.MAX_WBITS) == framed(b"{}", 0) == b"\x81\x02{}"


@pytest.mark.parametrize("window", [9, 12, 15])
def test_who_remembers_little_of_a_message_gets_none_that_refers_farther_back(visit: Visit, window: int) -> None:
    guest = visit()
    head = [
        f"GET /ws/{guest.make('kraken-attack', 'me')} HTTP/1.1",
        f"Host: {guest.address.removeprefix('http://')}",
        f"Origin: {guest.address}",
        f"Cookie: {guest.cookie}",
        "Connection: Upgrade\r\nUpgrade: websocket",
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits={window}",
    ]
    with raw(guest.address) as line, line.makefile("rb") as said:
        line.sendall("\r\n".join([*head, "", ""]).encode())
        told = b"".join(iter(said.readline, b"\r\n"))
        assert f"server_max_window_bits={window}".encode() in told
        assert said.read(2) == b"\xc1\x7e", "a whole message, packed"
        packed = said.read(int.from_bytes(said.read(2), "big"))
    reader, unpacked = zlib.decompressobj(-window), b""
    while piece := reader.decompress(packed, 64):  # it can look back no farther than its own window
        unpacked, packed = unpacked + piece, reader.unconsumed_tail
    assert json.loads(unpacked)["type"] == "table"


def test_complaints_are_throttled() -> None:
    throttle = Throttle(3)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "x", (), None)
    assert [throttle.filter(record) for _ in range(5)] == [True] * 3 + [False] * 2
