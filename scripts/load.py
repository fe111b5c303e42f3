"""How fast the web table acknowledges a move when many tables play at once.

Starts a server on one core, sits `--sockets` guests down at `--tables` tables and has them play random legal moves
at `--rate` moves a second in all; reports the time from sending a move to its acknowledgement, what a move costs the
server's processor and the wire, and how busy the clients were. A rate beyond reach shows what can be reached. Before
and after each run a fixed loop of plain Python takes so many milliseconds of the server's core: machines and hours are
compared by that.

    python scripts/load.py --tables 1000 --sockets 4000 --rate 200 --rate 2000 --seconds 30

`--compare` doubles the rate until a move in a hundred waits longer than a tenth of a second or the rate is not
reached, for one server on SQLite and for one, two and four on PostgreSQL, and says what a table costs in memory; a
table is left alone while its move is told, so there must be more tables than moves a second. `--commits` says how many
changes a second one PostgreSQL keeps, from so many processes that do nothing else; `--matches` how long a server takes
to open with so many matches kept.

    python scripts/load.py --compare --tables 1000 --sockets 4000 --rate 200 --seconds 5
    python scripts/load.py --commits 1 --commits 2 --commits 4
    python scripts/load.py --matches 10000 --matches 100000

`--watched` says how long a player waits for a bot that searches, first alone, and then while somebody else looks on at
so many tables where only such bots play; the limits are the usual ones.

    python scripts/load.py --watched 30
"""

import argparse
import asyncio
import gc
import multiprocessing
import os
import random
import resource
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import httpx
import uvloop
from msgspec import Struct, json

ROOM = 10**9  # a limit nobody reaches
USUAL = """
import sys
from pathlib import Path
from fathoms.server.run import serve
serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), log_level="error")
"""
SERVER = f"""
import os, sys
from dataclasses import fields
from pathlib import Path
from fathoms.server.limits import Limits
from fathoms.server.run import serve
if int(sys.argv[3]) >= 0:
    os.sched_setaffinity(0, {{int(sys.argv[3])}})
limits = Limits(**{{one.name: {ROOM} for one in fields(Limits) if one.type is int}})
where = {{"database": sys.argv[2]}} if "://" in sys.argv[2] else {{"data": Path(sys.argv[2])}}
serve("127.0.0.1", int(sys.argv[1]), limits=limits, workers=int(sys.argv[4]), log_level="error", **where)
"""
PACE = """
import os, sys, time
if int(sys.argv[1]) >= 0:
    os.sched_setaffinity(0, {int(sys.argv[1])})
begun, s = time.process_time(), 0
for i in range(5_000_000):
    s += i * i % 7
print(1000 * (time.process_time() - begun))
"""
COMPILES, SEARCHES = 120, 0.3  # seconds: until bots search a game, and for a decision when they do
THOUGHT = 0.3  # seconds before a person acts
SLOW = 0.1  # seconds that one move in a hundred may take
MATCHES = 100  # whose changes one process keeps at once
LOOKS = 20  # at tables, for somebody who may play
BUSY = 0.9  # of a core: a client that cannot keep up
HANDSHAKE = """Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
Sec-WebSocket-Extensions: permessage-deflate\r
\r
"""
HTTP, TEXT, PING, PONG, DEFLATED = ord("H"), 0x1, 0x9, 0xA, 0x40  # how what comes begins
FLUSHED = b"\0\0\xff\xff"  # that every compressed message ends with, and that is not sent


@contextmanager
def server(where: str, core: int = -1, workers: int = 1, script: str = SERVER) -> Iterator[tuple[str, int]]:
    """A server of its own, on one core or on any; gives its address and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-c", script, str(port), where, str(core), str(workers)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as running:
        try:
            address = f"http://127.0.0.1:{port}"
            started = time.perf_counter()
            while time.perf_counter() - started < 120:
                try:
                    if httpx.get(address + "/ready", timeout=60).is_success:
                        break
                except httpx.TransportError:
                    pass
                time.sleep(0.02)
            yield address, running.pid
        finally:
            running.terminate()
            running.wait()


@dataclass
class Tally:
    """What was measured."""

    times: list[float] = field(default_factory=list)
    refused: int = 0
    messages: int = 0
    bytes: int = 0
    moves: int = 0  # acknowledged, whether counting or not
    counting: bool = False


class Choice(Struct):
    """What a seat may do."""

    seat: int
    action: str


class Now(Struct):
    """What a player has to know of the present."""

    ply: int
    choices: list[Choice] = []
    over: bool = False


class Heard(Struct):
    """What a player has to know of a message."""

    type: str
    id: str = ""
    now: Now | None = None


class Player(asyncio.Protocol):
    """One socket at a table, as cheap as can be: it counts what comes, and plays when it is told to.

    It offers compression, as browsers do. What comes for those who only look on is counted and not read.
    """

    decode = staticmethod(json.Decoder(Heard).decode)

    def __init__(self, head: bytes, tally: Tally, *, plays: bool) -> None:
        self._head = head
        self._tally = tally
        self._plays = plays
        self._came = bytearray()
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone = False
        self.now: Now | None = None  # None until what comes of a move is told
        self.sent: dict[str, float] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks to be let in."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has ended it."""
        self.gone = True
        if not self.seated.done():
            self.seated.set_exception(ConnectionError(bytes(self._came[:200])))

    def data_received(self, data: bytes) -> None:
        """Something comes: first the answer to the handshake, then messages."""
        came = self._came
        came += data
        if self._tally.counting:
            self._tally.bytes += len(data)
        while frame := self._frame():
            start, end = frame
            kind, body = came[0], bytes(came[start:end])
            del came[:end]
            if kind == HTTP:
                continue
            if kind & 0x0F == PING:
                self._write(PONG, body)
            elif kind & 0x0F == TEXT:
                self._hear(kind, body)

    def _frame(self) -> tuple[int, int] | None:
        """Where what comes next begins and ends, if all of it is here."""
        came = self._came
        if len(came) < 2:
            return None
        if came[0] == HTTP:
            end = came.find(b"\r\n\r\n") + 4
            return (0, end) if end > 3 and came.startswith(b"HTTP/1.1 101 ") else None
        start, length = 2, came[1]
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(came[2:start], "big")
        return (start, start + length) if len(came) >= start + length else None

    def _hear(self, kind: int, body: bytes) -> None:
        tally = self._tally
        tally.messages += tally.counting
        if not self.seated.done():
            self.seated.set_result(None)
        if not self._plays:
            return
        if kind & DEFLATED:
            body = zlib.decompressobj(-zlib.MAX_WBITS).decompress(body + FLUSHED)
        heard = self.decode(body)
        self.now = heard.now or self.now
        if heard.type in ("ack", "refused") and (asked := self.sent.pop(heard.id, None)) is not None:
            tally.refused += heard.type == "refused"
            tally.moves += heard.type == "ack"
            if tally.counting and heard.type == "ack":
                tally.times.append(time.perf_counter() - asked)

    def play(self) -> bool:
        """Sends a random legal move, if it is this player's turn."""
        if self.now is None or not self.now.choices or self.gone:
            return False
        choice, ply, self.now = random.choice(self.now.choices), self.now.ply, None
        id = f"{random.getrandbits(64):x}"
        self.sent[id] = time.perf_counter()
        self.say(id=id, do="play", seat=choice.seat, action=choice.action, ply=ply)
        return True

    def say(self, **command: Any) -> None:
        """Sends a command."""
        self._write(TEXT, json.encode(command))

    def _write(self, kind: int, body: bytes) -> None:
        assert len(body) < 126 or kind == TEXT
        length = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + length + bytes(4) + body)  # masked with nothing

    def close(self) -> None:
        """Goes."""
        self._transport.close()


async def seat_everybody(address: str, game: str, tables: int, sockets: int, tally: Tally) -> list[list[Player]]:
    """Tables with two seats; further sockets look on."""
    each = sockets // tables
    seats = min(2, each)
    limits = httpx.Limits(max_connections=8)
    rooms = []
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as http:
        for _ in range(tables):
            http.cookies.clear()
            body = {"game": game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)}
            match = (await http.post("/api/matches", json=body)).json()["match"]
            host = cookie(http)
            links = (await http.get(f"/api/matches/{match}/links")).json()
            players = [await sit(address, match, host, tally)]
            for k in range(1, each):
                http.cookies.clear()
                role = "invite" if k < seats else "watch"
                await http.post(f"/api/links/{role}/{links[role].rsplit('/', 1)[1]}", json={})
                players.append(await sit(address, match, cookie(http), tally, plays=k < seats))
            if seats > 1:
                players[0].say(id="start", do="start", seat=0)
            rooms.append(players)
    return rooms


def cookie(http: httpx.AsyncClient) -> str:
    """The guest's cookie as a header."""
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def sit(address: str, match: str, who: str, tally: Tally, *, plays: bool = True) -> Player:
    """Opens a socket for a guest, and waits for the first message."""
    host = address.removeprefix("http://")
    head = f"GET /ws/{match} HTTP/1.1\r\nHost: {host}\r\nOrigin: {address}\r\nCookie: {who}\r\n" + HANDSHAKE
    name, _, port = host.partition(":")
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(lambda: Player(head.encode(), tally, plays=plays), name, int(port))
    await player.seated
    return player


async def drive(rooms: list[list[Player]], rate: float, seconds: float, tally: Tally) -> None:
    """Plays `rate` moves a second, each at a table chosen at random."""
    loop = asyncio.get_running_loop()
    begun = due = loop.time()
    warm = min(3.0, seconds / 4)
    while (now := loop.time()) < begun + warm + seconds:
        tally.counting = now > begun + warm
        due += random.expovariate(rate)
        await asyncio.sleep(max(0, due - loop.time()))
        for _ in range(LOOKS):
            players = random.choice(rooms)
            if any(player.play() for player in players):
                for player in players:
                    player.now = None  # until they have heard of it
                break
    tally.counting = False


def cpu_and_memory(pid: int) -> tuple[float, float]:
    """Seconds of processor time and megabytes of memory of a process and its children so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = os.sysconf("SC_CLK_TCK")
    busy = (int(fields[11]) + int(fields[12])) / ticks
    shares = [line.split()[1] for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines() if "Pss:" in line]
    memory = int(shares[0]) / 1e3
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        below = cpu_and_memory(int(child))
        busy, memory = busy + below[0], memory + below[1]
    return busy, memory


@dataclass
class Found:
    """What came of one rate."""

    asked: float
    rate: float
    times: list[float]  # milliseconds, sorted
    refused: int
    messages: float  # a second
    bytes: float  # a second
    moves: int  # in all
    lost: int  # sockets, since they were opened
    client: float  # of a core, of the busiest client

    def at(self, q: float) -> float:
        """The time within which so many of the moves were acknowledged."""
        return self.times[min(len(self.times) - 1, int(len(self.times) * q))] if self.times else float("inf")

    def __str__(self) -> str:
        said = ", ".join(f"{name} {self.at(q):.1f} ms" for name, q in (("p50", 0.5), ("p99", 0.99), ("max", 1.0)))
        sizes = [self.bytes / max(1, each) for each in (self.messages, self.rate)]
        sent = f"{self.messages:.0f} messages/s of {sizes[0]:.0f} bytes, {sizes[1]:.0f} bytes a move to all"
        clients = f"busiest client {self.client:.0%} of a core"
        if self.client > BUSY:
            clients += ": THE CLIENTS ARE WHAT IS MEASURED, give them more cores with --clients"
        lost = f"{self.refused} refused, {self.lost} sockets lost"
        return f"{self.rate:.0f} of {self.asked:.0f} moves/s, {said}, {lost}; {sent}; {clients}"


def client(address: str, options: argparse.Namespace, share: int, orders: Any, answers: Any) -> None:
    """Some of the tables, in a process of their own: sits down, then plays at every rate it is told."""

    async def live() -> None:
        tally = Tally()
        rooms = await seat_everybody(address, options.game, options.tables // share, options.sockets // share, tally)
        answers.put(None)
        while (rate := await asyncio.to_thread(orders.get)) is not None:
            tally.times.clear()
            tally.refused = tally.messages = tally.bytes = tally.moves = 0
            begun, before = time.perf_counter(), time.process_time()
            await drive(rooms, rate / share, options.seconds, tally)
            busy = (time.process_time() - before) / (time.perf_counter() - begun)
            lost = sum(player.gone for players in rooms for player in players)
            answers.put((list(tally.times), tally.refused, tally.messages, tally.bytes, tally.moves, lost, busy))

    if options.core >= 0 and not options.compare:
        os.sched_setaffinity(0, os.sched_getaffinity(0) - {options.core} or {options.core})
    more_files()
    uvloop.run(live())


class Clients:
    """Everybody at the tables, in several processes."""

    def __init__(self, address: str, options: argparse.Namespace) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._share, self._seconds = options.clients, options.seconds
        self._orders, self._answers = [spawn.Queue() for _ in range(self._share)], spawn.Queue()
        about = [(address, options, self._share, orders, self._answers) for orders in self._orders]
        self._processes = [spawn.Process(target=client, args=one) for one in about]
        for process in self._processes:
            process.start()
        for _ in self._processes:
            self._answers.get(timeout=540)

    def play(self, rate: float) -> Found:
        """Plays at a rate in all."""
        for orders in self._orders:
            orders.put(rate)
        found = [self._answers.get(timeout=540) for _ in self._orders]
        times = sorted(1000 * t for one in found for t in one[0])
        refused, messages, size, moves, lost = (sum(one[k] for one in found) for k in range(1, 6))
        each = self._seconds
        busiest = max(one[6] for one in found)
        return Found(rate, len(times) / each, times, refused, messages / each, size / each, moves, lost, busiest)

    def close(self) -> None:
        """They go."""
        for orders in self._orders:
            orders.put(None)
        for process in self._processes:
            process.join()


def run(options: argparse.Namespace) -> None:
    """One measurement."""
    with tempfile.TemporaryDirectory() as data, server(data, options.core) as (address, pid):
        begun = time.perf_counter()
        clients = Clients(address, options)
        print(
            f"{options.tables} tables, {options.sockets} sockets, seated in {time.perf_counter() - begun:.1f} s",
            flush=True,
        )
        for rate in options.rate:
            print(measured(clients, rate, pid, options.core)[1], flush=True)
        clients.close()


def pace(core: int) -> float:
    """How many milliseconds of a core's time a fixed loop takes: how fast the machine is just now."""
    done = subprocess.run([sys.executable, "-c", PACE, str(core)], capture_output=True, check=True)
    return float(done.stdout)


def measured(clients: Clients, rate: float, pid: int, core: int = -1) -> tuple[Found, str]:
    """What comes of a rate, what it costs the servers, and how fast the machine was before and after."""
    first = pace(core)
    begun, (before, _) = time.perf_counter(), cpu_and_memory(pid)
    found = clients.play(rate)
    after, memory = cpu_and_memory(pid)
    busy, each = (after - before) / (time.perf_counter() - begun), (after - before) / max(1, found.moves)
    servers = f"servers {busy:.0%} of a core, {1000 * each:.2f} ms of processor a move, {memory:.0f} MB"
    servers += f"; the fixed loop {first:.0f} and {pace(core):.0f} ms"
    return found, f"  {found}; {servers}"


def compare(options: argparse.Namespace) -> None:
    """One server on SQLite, and one, two and four on PostgreSQL: until each is too slow."""
    with postgresql() as database:
        for workers in (0, 1, 2, 4):
            with tempfile.TemporaryDirectory() as data:
                where = database.new() if workers else data
                with server(where, workers=max(1, workers)) as (address, pid):
                    until_slow(f"{workers} on PostgreSQL" if workers else "1 on SQLite", address, pid, options)


@contextmanager
def postgresql() -> Iterator[Any]:
    """A PostgreSQL of our own, which keeps its promises."""
    sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
    from conftest import PostgreSQL

    made = PostgreSQL(Path(tempfile.mkdtemp(prefix="fathoms-postgresql-")))
    made.ask("ALTER SYSTEM SET fsync = on")
    made.ask("SELECT pg_reload_conf()")
    try:
        yield made
    finally:
        made.end()


def keep(url: str, name: str, seconds: float, answers: Any) -> None:
    """Keeps changes of many matches, each an act with its step, as fast as the database takes them; says how many."""
    from msgspec.structs import replace

    import fathoms
    from fathoms.server import matches
    from fathoms.server.guests import Key
    from fathoms.server.postgres import Postgres
    from fathoms.server.protocol import NewMatch, Wanted
    from fathoms.server.rows import news_of
    from fathoms.server.store import Answer, Change

    table = fathoms.game(name).table(seats=2, seed=1)
    table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    kept = [0]

    async def play(store: Postgres) -> None:
        match = await matches.make(store, Key(bytes(32)), NewMatch(name, [Wanted("me"), Wanted("bot")]), "guest")
        loaded = await store.load(match)
        assert loaded is not None
        present, first = loaded.present, len(loaded.rows)
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            new = replace(present, version=present.version + 1)
            answer = Answer("guest", f"{new.version}", b'{"type":"ack"}')
            steps, news = table.steps[-1:], news_of(table.game)
            change = Change(match, present.version, new, "steps", None, first, steps, news, answer)
            await store.commit(change)
            present, first, kept[0] = new, first + 1, kept[0] + 1

    async def live() -> None:
        store = Postgres(url)
        await asyncio.gather(*(play(store) for _ in range(MATCHES)))
        await store.close()

    before = time.process_time()
    uvloop.run(live())
    answers.put((kept[0], time.process_time() - before))


def commits(processes: int, options: argparse.Namespace) -> None:
    """How many changes a second one PostgreSQL keeps, and what each costs its processors and ours."""
    from fathoms.server.postgres import prepare

    spawn = multiprocessing.get_context("spawn")
    with postgresql() as database:
        url = database.new()
        asyncio.run(prepare(url))
        answers: Any = spawn.Queue()
        about = (url, options.game, options.seconds, answers)
        running = [spawn.Process(target=keep, args=about) for _ in range(processes)]
        for process in running:
            process.start()
        found = [answers.get(timeout=540) for _ in running]
        for process in running:
            process.join()
    kept, busy = sum(one[0] for one in found), sum(one[1] for one in found)
    said = f"{kept / options.seconds:.0f} changes/s kept, {1000 * busy / kept:.2f} ms of processor each in the clients"
    print(f"{processes} processes of {MATCHES} matches: {said}", flush=True)


def until_slow(name: str, address: str, pid: int, options: argparse.Namespace) -> None:
    """Doubles the rate until it is too much."""
    _, empty = cpu_and_memory(pid)
    clients = Clients(address, options)
    _, full = cpu_and_memory(pid)
    print(
        f"{name}: {empty:.0f} MB, with {options.tables} tables of {options.sockets // options.tables} sockets ", end=""
    )
    print(f"{full:.0f} MB: {(full - empty) / options.tables * 1000:.0f} KB a table", flush=True)
    rate, carried = options.rate[0], 0.0
    while True:
        found, said = measured(clients, rate, pid)
        print(said, flush=True)
        if found.at(0.99) > 1000 * SLOW or found.rate < 0.9 * rate:
            break
        rate, carried = 2 * rate, found.rate
    print(f"  carries {carried:.0f} moves/s, comes to {found.rate:.0f} where {rate:.0f} are asked for", flush=True)
    clients.close()


def start_with(matches: int) -> None:
    """How long a server takes to open with so many matches kept, and its file's size."""
    with tempfile.TemporaryDirectory() as data:
        with server(data) as (address, _), httpx.Client(base_url=address) as guest:
            made = guest.post("/api/matches", json={"game": "kraken-attack", "seats": [{"kind": "me"}] * 2})
            id = made.json()["match"]
        with closing(sqlite3.connect(Path(data) / "fathoms.db")) as db, db:
            (row,) = db.execute("SELECT fixed, present, version, made, changed FROM matches")
            steps = db.execute("SELECT n, row, positions FROM steps").fetchall()
            (right,) = db.execute("SELECT guest, rank FROM rights")
            for n in range(matches):
                other = f"{n:022d}"
                fixed = row[0].replace(id.encode(), other.encode())
                db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?)", (other, fixed, *row[1:]))
                db.executemany("INSERT INTO steps VALUES (?, ?, ?, ?)", [(other, *step) for step in steps])
                db.execute("INSERT INTO rights VALUES (?, ?, ?)", (other, f"{right[0]}{n % 1000}", right[1]))
        size = (Path(data) / "fathoms.db").stat().st_size / 1e6
        begun = time.perf_counter()
        with server(data) as (address, pid):
            opened = time.perf_counter() - begun
            _, memory = cpu_and_memory(pid)
    print(f"{matches} matches kept ({size:.0f} MB): open after {opened:.2f} s, {memory:.0f} MB", flush=True)


async def waits(address: str, game: str, turns: int) -> list[float]:
    """For how many seconds somebody waits for a bot that searches, turn by turn."""
    found: list[float] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        while len(found) < turns:
            body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "kraken"}]}
            match = (await http.post("/api/matches", json=body)).json()["match"]
            player = await sit(address, match, cookie(http), Tally())
            while len(found) < turns and await until(asked, player):
                await asyncio.sleep(THOUGHT)
                player.play()
                begun = time.perf_counter()
                await until(answered, player)
                if not asked(player) and await until(asked, player):
                    found.append(time.perf_counter() - begun)
            player.close()
    return found


def asked(player: Player) -> bool:
    """Whether it is this player's turn."""
    return player.now is not None and bool(player.now.choices)


def ended(player: Player) -> bool:
    """Whether the match is over."""
    return player.now is not None and player.now.over


def answered(player: Player) -> bool:
    """Whether this player has heard what came of their move."""
    return not player.sent and player.now is not None


async def until(so: Callable[[Player], bool], player: Player) -> bool:
    """Waits for something to come true; False if the match ends, or the connection, before it does."""
    while not so(player):
        if player.gone or ended(player):
            return False
        await asyncio.sleep(0.005)
    return True


async def watch(address: str, game: str, tables: int) -> list[Player]:
    """One guest makes tables where only bots play, all of which search, and looks on at each of them."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        body = {"game": game, "seats": [{"kind": "bot", "level": "kraken"}] * 2}
        made = [(await http.post("/api/matches", json=body)).json()["match"] for _ in range(tables)]
        return [await sit(address, match, cookie(http), Tally()) for match in made]


def watched(options: argparse.Namespace) -> None:
    """How long a player waits for a bot, alone and beside tables that somebody only looks on at."""

    async def live(address: str) -> None:
        begun = time.perf_counter()
        while time.perf_counter() < begun + COMPILES and max(await waits(address, options.game, 3)) < SEARCHES:
            await asyncio.sleep(1)
        for tables in (0, options.watched):
            lookers = await watch(address, options.game, tables)
            times = sorted(await waits(address, options.game, options.turns))
            said = ", ".join(
                f"{name} {times[int((len(times) - 1) * q)]:.2f} s" for name, q in (("p50", 0.5), ("max", 1))
            )
            running = sum(not ended(looker) for looker in lookers)
            print(f"beside {tables} tables ({running} of them not over yet): {said} of {len(times)} turns", flush=True)
            for looker in lookers:
                looker.close()

    with tempfile.TemporaryDirectory() as data, server(data, script=USUAL) as (address, _):
        asyncio.run(live(address))


def more_files() -> None:
    """Takes all the file descriptors it may have, and stops the garbage collector: its pauses are not the server's."""
    gc.disable()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kraken-attack")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--sockets", type=int, default=400)
    parser.add_argument("--rate", type=float, action="append", help="moves a second in all; repeat for several runs")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--core", type=int, default=0, help="the server's core, and not the clients'; -1 for any")
    parser.add_argument("--clients", type=int, default=1, help="processes that play")
    parser.add_argument("--compare", action="store_true", help="SQLite against PostgreSQL: 1, 2 and 4 servers")
    parser.add_argument("--commits", type=int, action="append", default=[], help="processes that only keep; repeat")
    parser.add_argument("--watched", type=int, default=0, help="tables of bots that somebody looks on at")
    parser.add_argument("--turns", type=int, default=30, help="with --watched: that a player waits for a bot")
    parser.add_argument("--matches", type=int, action="append", default=[], help="how long opening takes; repeat")
    options = parser.parse_args()
    options.rate = options.rate or [20]
    for matches in options.matches:
        start_with(matches)
    for processes in options.commits:
        commits(processes, options)
    if options.compare:
        compare(options)
    elif options.watched:
        watched(options)
    elif not options.matches and not options.commits:
        run(options)


if __name__ == "__main__":
    main()
