"""What one visitor does costs the others nothing: connections, memory, bots, reviews, questions without sense."""

import asyncio
import json
import logging
import socket
import time
import zlib
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from operator import ne
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import fathoms
from fathoms.server import bots as thinkers
from fathoms.server import matches
from fathoms.server.bots import Bots, History, Pool, Question
from fathoms.server.connections import Gate, framed
from fathoms.server.guests import Key
from fathoms.server.limits import Limits, place_of
from fathoms.server.log import Throttle
from fathoms.server.protocol import NewMatch, Wanted
from fathoms.server.room import encode
from fathoms.server.rooms import Rooms
from fathoms.server.run import more_descriptors
from fathoms.server.sqlite import SQLite
from server.client import Connection, Guest
from server.host import running, wait_until
from server.test_replay import finished
from server.test_storm import Ear, found

MUCH = 100_000_000  # bytes
DEEP = b'{"x":' * 500 + b"1" + b"}" * 500
Visit = Callable[[], Guest]


def raw(address: str) -> socket.socket:
    """A bare connection, which takes little before somebody reads it."""
    host, port = address.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(60)
    line.connect((host, int(port)))
    return line


def talk_until_cut(line: socket.socket, said: bytes, pause: float = 0) -> None:
    """Says the same again and again, and never listens."""
    try:
        for _ in range(MUCH // len(said)):
            line.sendall(said)
            time.sleep(pause)
    except ConnectionError:
        return
    raise AssertionError("the connection is still open")


def cut(line: socket.socket) -> bool:
    """Whether the server ends the connection, whatever it says before."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


# --- connections --------------------------------------------------------------------------------------------


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
    with (
        running(tmp_path, Limits(asking_seconds=0.5, reading_seconds=0.5)) as address,
        Guest(address) as guest,
        guest.sit(guest.make("kraken-attack", "me", "me")) as seat,
        raw(address) as asks_later,
    ):
        assert cut(asks_later)
        assert seat.ask("ping")["type"] == "ack"


def test_who_does_not_read_an_answer_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, Limits(reading_seconds=0.2, requests=10**9)) as address, raw(address) as line:
        talk_until_cut(line, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 100)


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with (
        running(tmp_path, Limits(connections=2), proxies=[]) as address,
        raw(address) as one,
        raw(address) as two,
        raw(address) as three,
    ):
        assert cut(three)
        one.close()
        two.close()
        wait_until(lambda: answers(address))


def test_a_trusted_proxy_brings_the_connections_of_many(tmp_path: Path) -> None:
    limits = Limits(connections=1)
    with running(tmp_path, limits, proxies=["127.0.0.1"]) as address, raw(address), raw(address):
        assert answers(address)


def answers(address: str) -> bool:
    try:
        return httpx.get(address + "/health").is_success
    except httpx.TransportError:
        return False


def test_there_are_only_so_many_connections_in_all() -> None:
    gate = Gate(Limits(connections_in_all=3, connections=2), ["10.0.0.1"])
    assert [gate.admit(host) for host in ("10.0.0.1", "10.0.0.2", "10.0.0.1", "10.0.0.3")] == [True] * 3 + [False]
    gate.leave("10.0.0.2")
    assert gate.admit("10.0.0.3")


def test_a_server_takes_the_descriptors_it_may_have_and_keeps_some_for_itself() -> None:
    resource = pytest.importorskip("resource")
    old = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        limits = more_descriptors(Limits(connections_in_all=10**12))
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == hard
        assert limits.connections_in_all < soft
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, old)


# --- whom a limit is for ------------------------------------------------------------------------------------


def test_an_ipv6_household_is_one_visitor() -> None:
    assert place_of("2001:db8:1:2::1") == place_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert place_of("2001:db8:1:3::1") != place_of("2001:db8:1:2::1")
    assert place_of("::ffff:192.0.2.7") == place_of("192.0.2.7") == "192.0.2.7"
    assert place_of("fe80::1%eth0") == "fe80::/64"
    assert len(place_of("unknown" * 99)) <= 64


def asked_as(address: str, *visitors: str) -> list[int]:
    return [httpx.get(address + "/api/games", headers={"X-Forwarded-For": v}).status_code for v in visitors]


def test_behind_a_trusted_proxy_visitors_are_told_apart_and_others_are_not_believed(tmp_path: Path) -> None:
    limits = Limits(requests=1)
    visitors = "192.0.2.1", "192.0.2.2", "192.0.2.1", "2001:db8::1", "2001:db8::2"
    with running(tmp_path / "one", limits, proxies=["127.0.0.1"]) as address:
        assert asked_as(address, *visitors) == [200, 200, 429, 200, 429]
    with running(tmp_path / "two", limits, proxies=["192.0.2.9"]) as address:
        assert asked_as(address, *visitors) == [200, 429, 429, 429, 429]


def test_a_guest_has_only_so_many_sockets(tmp_path: Path) -> None:
    with running(tmp_path, Limits(sockets_of_guest=2)) as address, Guest(address) as guest, Guest(address) as other:
        match = guest.make("kraken-attack", "me", "open")
        with guest.sit(match), guest.sit(match):
            with pytest.raises(InvalidStatus), guest.sit(match):
                pass
            with other.sit(other.make("kraken-attack", "me")):
                pass


def test_a_full_table_has_room_for_those_who_play_at_it(tmp_path: Path) -> None:
    with running(tmp_path, Limits(sockets_at_table=2)) as address, Guest(address) as host, Guest(address) as guest:
        match = host.make("kraken-attack", "me")
        guest.follow(host.get(f"/api/matches/{match}/links")["watch"])
        with guest.sit(match), guest.sit(match):
            assert guest.sit(match).farewell() == 1008
            with host.sit(match) as line:
                assert line.play()["type"] == "ack"


def test_messages_are_counted_by_guest_not_by_socket(tmp_path: Path) -> None:
    with running(tmp_path, Limits(messages=20, messages_seconds=3600)) as address, Guest(address) as guest:
        match = guest.make("kraken-attack", "me")
        with guest.sit(match) as one, guest.sit(match) as two:
            for _ in range(9):
                assert one.ask("ping")["type"] == two.ask("ping")["type"] == "ack"
            two.send("ping")
            assert two.ended() == 1008


def test_who_comes_and_goes_without_end_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, Limits(messages=5, messages_seconds=3600)) as address, Guest(address) as guest:
        match = guest.make("kraken-attack", "me")
        for _ in range(5):
            with guest.sit(match):
                pass
        with pytest.raises(InvalidStatus), guest.sit(match):
            pass
        with Guest(address) as other, other.sit(other.make("kraken-attack", "me")):
            pass


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


# --- work ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "why"),
    [
        ("a" + ".a" * 10_000 + " = 1", "Too many dots (at line 1"),
        ("a = '''\n[" + " " * 2_000 + "\n'''\n", "line 1: a is not known here"),
        ("[ship]\nholes_to_sink = 0x" + "f" * 10_000, "…, which a match file cannot keep"),
        ("[ship]\nholes_to_sink = " + "9" * 4_000, "99…, which a match file cannot keep"),
    ],
    ids=["dots", "spaces", "hexadecimal", "digits"],
)
def test_an_edition_that_would_take_for_ever_to_read_is_refused_at_once(visit: Visit, edition: str, why: str) -> None:
    guest, began = visit(), time.process_time()
    answer = guest.post("/api/matches", {"game": "kraken-attack", "seats": [{"kind": "me"}], "edition": edition})
    assert (answer.status_code, why in answer.json()["error"]) == (400, True), answer.text
    answer = guest.post("/api/games/kraken-attack/edition", {"text": edition})
    assert (answer.status_code, why in answer.json()["complaints"][0]["error"]["error"]) == (200, True), answer.text
    assert time.process_time() - began < 5


def test_files_are_played_again_one_at_a_time_whoever_brings_them(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = visit()
    kept = guest.get(f"/api/matches/{finished(guest, 'me')}/match.json")
    at_once, most, again = 0, 0, matches.played_again

    def slowly(data: Any) -> Any:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.1)
        at_once -= 1
        return again(data)

    monkeypatch.setattr(matches, "played_again", slowly)
    with ThreadPoolExecutor(4) as people:
        answers = list(people.map(lambda _: guest.post("/api/open", kept).status_code, range(4)))
    assert (answers, most) == ([201] * 4, 1)


# --- memory -------------------------------------------------------------------------------------------------


def test_remarks_in_an_uploaded_edition_are_dropped_and_its_size_is_bounded(visit: Visit) -> None:
    guest = visit()
    kept = guest.get(f"/api/matches/{finished(guest, 'me')}/match.json")
    kept["edition"] = {"source": "x" * 1_900_000, "ship": {"source": "y" * 9_000, "holes_to_sink": 5}}
    answer = guest.post("/api/open", kept)
    assert answer.status_code == 201, answer.text
    with guest.sit(answer.json()["match"]) as line:
        assert line.table["edition"] == {"ship": {"holes_to_sink": 5}}
    kept["edition"] = {"x" * 20_000: 1}
    answer = guest.post("/api/open", kept)
    assert (answer.status_code, "at most 16384 bytes" in answer.json()["error"]) == (400, True)


def test_a_socket_that_nobody_reads_is_cut_off(tmp_path: Path) -> None:
    """And the table has forgotten it."""
    limits = Limits(reading_seconds=0.2, messages=10**9, messages_from_address=10**9)
    with running(tmp_path, limits) as address, Guest(address) as guest:
        match = guest.make("kraken-attack", "me", "open")
        head = f"GET /ws/{match} HTTP/1.1\r\nHost: {address[7:]}\r\nOrigin: {address}\r\nCookie: {cookie(guest)}\r\n"
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


def test_a_short_frame_that_unpacks_to_a_long_one_is_refused(visit: Visit) -> None:
    """The bound of a message holds for what it says, however small it was packed."""
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me")) as line:
        assert line.socket.response and "permessage-deflate" in line.socket.response.headers["Sec-WebSocket-Extensions"]
        line.socket.send("x" * 2_000_000)
        assert line.ended() == 1009


def test_a_message_is_compressed_once_for_all_who_hear_it_and_a_short_one_never() -> None:
    said = encode({"type": "steps", "lines": ["the kraken stirs"] * 100})
    frame = framed(said, True)
    assert framed(bytes(bytearray(said)), True) is frame
    assert zlib.decompressobj(-zlib.MAX_WBITS).decompress(frame[2:]) == said and frame[0] == 0xC1 and len(frame) < 127
    assert framed(said, False)[0] == 0x81 and framed(said, False).endswith(said)
    assert framed(b"{}", True) == framed(b"{}", False) == b"\x81\x02{}"


def cookie(guest: Guest) -> str:
    return "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())


# --- bots and reviews ---------------------------------------------------------------------------------------


class Slow(Executor):
    """Thinks when it is told to."""

    def __init__(self) -> None:
        self.begun: list[Any] = []
        self._now: list[tuple[Future[Any], Any]] = []

    def submit(self, work: Any, /, *about: Any, **_: Any) -> "Future[Any]":
        self.begun.append(about[0])
        self._now.append((Future(), about[0]))
        return self._now[-1][0]

    def answer(self) -> None:
        future, about = self._now.pop(0)
        future.set_result(about)


async def settled() -> None:
    """Everything that can happen by itself has happened."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_guests_have_their_questions_answered_in_turn_and_watched_tables_come_last() -> None:
    async def story() -> list[Any]:
        slow = Slow()
        pool = Pool(1, lambda _: slow)
        many = [asyncio.create_task(pool.ask(print, f"watched {n}", "eve", watched=True)) for n in range(30)]
        many += [asyncio.create_task(pool.ask(print, f"eve {n}", "eve")) for n in range(3)]
        await settled()
        many += [asyncio.create_task(pool.ask(print, f"ada {n}", "ada")) for n in range(2)]
        await settled()
        for _ in many:
            slow.answer()
            await settled()
        assert all(task.done() for task in many)
        return slow.begun

    begun = asyncio.run(story())
    assert begun[:6] == ["watched 0", "eve 0", "ada 0", "eve 1", "ada 1", "eve 2"]
    assert begun[6:] == [f"watched {n}" for n in range(1, 30)]


def test_what_nobody_waits_for_any_more_is_never_begun() -> None:
    async def story() -> list[Any]:
        slow = Slow()
        pool = Pool(1, lambda _: slow)
        tasks = [asyncio.create_task(pool.ask(print, n, "eve")) for n in range(5)]
        await settled()
        for task in tasks[:4]:
            task.cancel()
        await settled()
        assert slow.begun == [0], "what is thought about is thought to its end"
        slow.answer()
        await settled()
        return slow.begun

    assert asyncio.run(story()) == [0, 4]


def test_a_bot_whose_turn_does_not_come_plays_as_a_plain_one_would(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 0)
    table = fathoms.game("kraken-attack").table(seats=2, seed=4, first_player=0)
    legal = table.legal_numbers(0)
    q = Question("kraken-attack", encode(table.variant.to_row()), "kraken", table.view(0), 0, legal, "ada")

    async def story() -> None:
        bots = Bots()
        bots._ready.add(q.game)
        bots._pools["search"] = Pool(1, lambda _: Slow())
        assert (await bots.choose(q))[1] in legal
        await bots.close()

    asyncio.run(story())


def test_bots_stop_thinking_when_everybody_has_gone_and_begin_again_when_somebody_comes(tmp_path: Path) -> None:
    class Thinkers(Bots):
        asked: list[tuple[str, bool]] = []  # noqa: RUF012
        given_up = 0

        async def choose(self, *questions: Question) -> tuple[int, int]:
            self.asked += [(q.guest, q.watched) for q in questions]
            try:
                await asyncio.Event().wait()
            finally:
                self.given_up += 1
            return 0, 0

    async def story() -> None:
        store, bots = SQLite(tmp_path / "x.db"), Thinkers()
        wanted = NewMatch("kraken-attack", [Wanted("bot", "kraken"), Wanted("bot", "kraken")])
        match = await matches.make(store, Key.open(tmp_path / "key"), wanted, "ada")
        room = await found(Rooms(store, bots), match)
        one, two = Ear("ada"), Ear("eve")
        for ear in (one, two):
            room.enter(ear)
            await settled()
        assert bots.asked == [("ada", True)], "once, for the first who looks on"
        room.go(one)
        await settled()
        assert bots.given_up == 0, "somebody is still here"
        room.go(two)
        room.enter(one)
        await settled()
        assert (bots.given_up, len(bots.asked)) == (1, 2)
        room.go(one)
        await settled()
        assert (bots.given_up, len(bots.asked)) == (2, 2)
        await room.close()
        await bots.close()
        await store.close()

    asyncio.run(story())


def test_bots_go_on_when_somebody_comes_back(visit: Visit) -> None:
    guest = visit()
    match = guest.make("kraken-attack", "bot-shrimp", "bot-shrimp")
    for _ in range(5):
        with guest.sit(match) as line:
            if not line.now["over"]:
                line.until("steps")


Still = Callable[[], bool]


@pytest.fixture
def slow_reviews(monkeypatch: pytest.MonkeyPatch) -> list[Still]:
    """Reviews whose turn never comes, each as the question whether somebody still wants it."""
    asked: list[Still] = []

    async def look_back(self: Bots, h: Any, guest: str, wanted: Still) -> None:
        asked.append(wanted)
        await asyncio.Event().wait()

    monkeypatch.setattr(Bots, "look_back", look_back)
    return asked


def test_a_review_is_wanted_for_as_long_as_somebody_waits_for_it(tmp_path: Path, slow_reviews: list[Still]) -> None:
    with running(tmp_path) as address, Guest(address) as guest:
        match = finished(guest, "me")
        with raw(address) as line:
            line.sendall(asked_for_review(match, guest))
            wait_until(lambda: bool(slow_reviews))
            assert slow_reviews[0]()
        wait_until(lambda: not slow_reviews[0]())


def test_what_is_unwanted_when_its_turn_comes_is_never_begun() -> None:
    async def story() -> list[Any]:
        slow = Slow()
        pool = Pool(1, lambda _: slow)
        tasks = [asyncio.create_task(pool.ask(print, n, "eve", wanted=partial(ne, n, 1))) for n in range(3)]
        await settled()
        slow.answer()
        await settled()
        assert [task.cancelled() for task in tasks] == [False, True, False]
        slow.answer()
        await asyncio.gather(*tasks, return_exceptions=True)
        return slow.begun

    assert asyncio.run(story()) == [0, 2]


def test_files_are_looked_back_on_after_matches_that_were_played_here() -> None:
    """However many guests somebody is: one who has played waits for the review at work, not for all of theirs."""
    files = [History(b"{}", [], [], opened=True) for _ in range(3)]
    played = History(b"{}", [], [])

    async def story() -> list[Any]:
        slow = Slow()
        bots = Bots({"review": Pool(1, lambda _: slow)})
        asked = [(one, f"eve {n}") for n, one in enumerate(files)] + [(played, "ada")]
        tasks = [asyncio.create_task(bots.look_back(one, guest, lambda: True)) for one, guest in asked]
        await settled()
        for _ in asked:
            slow.answer()
            await settled()
        await asyncio.gather(*tasks)
        return slow.begun

    begun = asyncio.run(story())
    assert [one is played for one in begun] == [False, True, False, False]


def asked_for_review(match: str, guest: Guest) -> bytes:
    return f"GET /api/matches/{match}/review HTTP/1.1\r\nHost: x\r\nCookie: {cookie(guest)}\r\n\r\n".encode()


def test_reviews_are_bounded_by_guest_address_and_length(tmp_path: Path, slow_reviews: list[Still]) -> None:
    limits = Limits(reviews_of_guest=1, reviews=1, messages=10_000)
    with running(tmp_path, limits) as address, Guest(address) as guest, Guest(address) as other:
        match, second, others = finished(guest, "me"), finished(guest, "me"), finished(other, "me")
        with raw(address) as line:
            line.sendall(asked_for_review(match, guest))
            wait_until(lambda: bool(slow_reviews))
            answer = guest.http.get(f"/api/matches/{second}/review")
            assert (answer.status_code, "on their way to you" in answer.json()["error"]) == (429, True)
            answer = other.http.get(f"/api/matches/{others}/review")
            assert (answer.status_code, "from your address" in answer.json()["error"]) == (429, True)
    with running(tmp_path, Limits(reviewed_steps=3)) as address, guest:
        guest.move(address)
        answer = guest.http.get(f"/api/matches/{match}/review")
        assert (answer.status_code, "more than 3 steps" in answer.json()["error"]) == (413, True)


# --- commands and questions ---------------------------------------------------------------------------------


def test_a_command_of_long_ago_gets_its_old_answer_and_nobody_is_disconnected(tmp_path: Path) -> None:
    limits = Limits(messages=10**9, messages_from_address=10**9)
    with running(tmp_path, limits) as address, Guest(address) as guest, Guest(address) as friend:
        match = guest.make("kraken-attack", "me", "open")
        friend.follow(guest.get(f"/api/matches/{match}/links")["watch"])
        with guest.sit(match) as line, friend.sit(match) as watcher:
            sat = line.ask("sit", seat=1, kind="bot", level="crab", id="old-sit")
            line.ask("sit", seat=1, kind="open")
            played = line.play()
            line.until("steps")
            for n in range(210):
                line.ask("sit", seat=1, kind="open" if n % 2 else "absent")
            assert line.ask("sit", seat=1, kind="bot", level="crab", id="old-sit") == sat
            assert line.ask("play", action="", ply=0, id=played["id"]) == played
            assert line.ask("ping")["type"] == "ack"
            assert watcher.ask("ping")["type"] == "ack"


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/matches", b'{"game": "\xff"}', 400),
        ("POST", "/api/open", b'{"fathoms": "\xff\xfe"}', 400),
        (
            "POST",
            "/api/open",
            b'{"fathoms": 2, "game": "x", "rules": "x", "options": {}, "edition": ' + DEEP + b"}",
            400,
        ),
        ("POST", "/api/matches", "²", 400),
        ("POST", "/api/matches", "9" * 4400, 400),
        ("POST", "/api/matches", "-٣", 400),
        ("POST", "/api/matches", 10**400, 400),
        ("GET", "/api/matches/MATCH/steps?from=%C2%B2", b"", 400),
        ("GET", "/api/matches/MATCH/steps?from=--1", b"", 400),
        ("GET", "/api/matches/MATCH/steps?seat=%00", b"", 400),
        ("GET", "/api/matches/%00", b"", 404),
        ("GET", "/web/%00", b"", 404),
        ("GET", "/web/" + "x" * 5000, b"", 404),
        ("GET", "/web/x/" + "y" * 300, b"", 404),
        ("GET", "/words/" + "x" * 300 + "/shell.ftl", b"", 404),
        ("GET", "/manual/kraken-attack/%00.md", b"", 404),
        ("GET", "/join/" + "x" * 5000, b"", 404),
        ("GET", "/art/" + "x" * 5000 + ".svg", b"", 404),
    ],
    ids=lambda value: str(value)[:40],
)
def test_questions_that_make_no_sense_are_refused_in_a_sentence(
    visit: Visit, method: str, path: str, body: bytes | str | int, status: int
) -> None:
    guest = visit()
    if not isinstance(body, bytes):
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "treasure-hunting-kraken", "seats": seats, "options": {"dial": body}}
        body = json.dumps(wish).encode()
    if "MATCH" in path:
        path = path.replace("MATCH", guest.make("kraken-attack", "me"))
    answer = guest.http.request(method, path, content=body)
    assert answer.status_code == status, answer.text
    if answer.headers["content-type"].startswith("application/json"):
        assert answer.json()["error"]


def test_long_words_are_refused_in_a_short_sentence(visit: Visit) -> None:
    guest = visit()
    long = "x" * 4000
    with guest.sit(guest.make("kraken-attack", "me", "open")) as line:
        for wrong in ({"do": "play", "action": long, "ply": 0}, {"do": "sit", "kind": "bot", "level": long}):
            refused = line.ask(**wrong)
            assert (refused["type"], len(refused["error"]) < 1000) == ("refused", True)
    seats = [{"kind": "me"}, {"kind": "open"}]
    for wish in ({"game": long}, {"options": {long: 1}}, {"options": {"whirlpools": long}}, {"preset": long}):
        answer = guest.post("/api/matches", {"game": "kraken-attack", "seats": seats, **wish})
        assert 400 <= answer.status_code < 500
        assert len(answer.json()["error"]) < 1000


@pytest.mark.parametrize(
    "headers",
    [{"Host": "["}, {"Host": "x" * 9000}, {"Origin": "http://["}, {"Cookie": "fathoms=\xff.\xfe"}],
    ids=lambda headers: str(headers)[:40],
)
def test_headers_that_make_no_sense_break_nothing(visit: Visit, headers: dict[str, str]) -> None:
    guest = visit()
    invite = f"/api/matches/{guest.make('kraken-attack', 'me')}/invite.svg"
    coded = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
    for method, path in (("GET", "/"), ("POST", "/api/matches"), ("GET", "/api/games"), ("GET", invite)):
        assert guest.http.request(method, path, headers=coded).status_code < 500


def test_options_of_an_uploaded_match_that_make_no_sense_are_refused_in_a_sentence(visit: Visit) -> None:
    guest = visit()
    kept = guest.get(f"/api/matches/{guest.make('kraken-attack', 'me')}/match.json")
    kept["options"]["tokens_to_win"] = "²"
    answer = guest.post("/api/open", kept)
    assert (answer.status_code, answer.json()["error"]) == (
        400,
        "tokens_to_win is a whole number of at most nine digits",
    )


def test_complaints_are_throttled() -> None:
    throttle = Throttle(3)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "x", (), None)
    assert [throttle.filter(record) for _ in range(5)] == [True] * 3 + [False] * 2
