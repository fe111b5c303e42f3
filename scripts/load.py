"""How fast the web table acknowledges a move when many tables play at once.

Starts a server on one core, sits `--sockets` guests down at `--tables` tables and has them play random legal moves
at `--rate` moves a second in all; reports the time from sending a move to its acknowledgement.

    python scripts/load.py --tables 1000 --sockets 4000 --rate 200 --seconds 30

`--compare` doubles the rate until a move in a hundred waits longer than a quarter of a second or the rate is not
reached, for one server on SQLite and for one, two and four on PostgreSQL, and says what a table costs in memory;
`--matches` says how long a server takes to open with so many matches kept.

    python scripts/load.py --compare --tables 400 --sockets 800 --rate 100 --clients 4
    python scripts/load.py --matches 10000 --matches 100000

`--watched` says how long a player waits for a bot that searches, first alone, and then while somebody else looks on at
so many tables where only such bots play; the limits are the usual ones.

    python scripts/load.py --watched 30
"""

import argparse
import asyncio
import gc
import json
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
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

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
COMPILES, SEARCHES = 120, 0.3  # seconds: until bots search a game, and for a decision when they do
THOUGHT = 0.3  # seconds before a person acts
SLOW = 0.25  # seconds that one move in a hundred may take


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
    counting: bool = False


class Player:
    """One socket at a table: it listens, and plays when it is told to."""

    def __init__(self, line: ClientConnection, tally: Tally) -> None:
        self.line = line
        self.tally = tally
        self.now: dict[str, Any] = {}
        self.sent: dict[str, float] = {}

    async def listen(self) -> None:
        """Takes everything the server says."""
        async for text in self.line:
            assert isinstance(text, str)
            at = time.perf_counter()
            if self.tally.counting:
                self.tally.messages += 1
                self.tally.bytes += len(text)
            if text.startswith('{"type":"ack"'):
                asked = self.sent.pop(json.loads(text)["id"], None)
                if asked is not None and self.tally.counting:
                    self.tally.times.append(at - asked)
            elif not text.startswith('{"type":"seats"'):
                message = json.loads(text)
                if message.get("now"):
                    self.now = {name: message["now"][name] for name in ("ply", "choices", "over")}
                if message["type"] == "refused":
                    self.sent.pop(message["id"], None)
                    self.tally.refused += 1

    async def play(self) -> bool:
        """Sends a random legal move, if it is this player's turn and none is on its way."""
        choices = self.now.get("choices")
        if not choices or self.sent:
            return False
        choice = random.choice(choices)
        id = f"{random.getrandbits(64):x}"
        self.sent[id] = time.perf_counter()
        command = {"id": id, "do": "play", "seat": choice["seat"], "action": choice["action"], "ply": self.now["ply"]}
        await self.line.send(json.dumps(command))
        return True


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
                players.append(await sit(address, match, cookie(http), tally))
            if seats > 1:
                await players[0].line.send(json.dumps({"id": "start", "do": "start", "seat": 0}))
            rooms.append(players)
    return rooms


def cookie(http: httpx.AsyncClient) -> str:
    """The guest's cookie as a header."""
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def sit(address: str, match: str, who: str, tally: Tally) -> Player:
    """Opens a socket for a guest."""
    line = await connect(
        f"{address.replace('http', 'ws')}/ws/{match}",
        origin=Origin(address),
        additional_headers={"Cookie": who},
        compression=None,
        max_size=None,
        ping_interval=None,
    )
    return Player(line, tally)


async def drive(rooms: list[list[Player]], rate: float, seconds: float, tally: Tally) -> float:
    """Plays `rate` moves a second, each at a table chosen at random; returns the rate that was reached."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    warm, moves = min(3.0, seconds / 4), 0
    due = begun
    while (now := loop.time()) < begun + warm + seconds:
        if not tally.counting and now > begun + warm:
            tally.counting, moves = True, 0
        due += random.expovariate(rate)
        await asyncio.sleep(max(0, due - loop.time()))
        for player in random.choice(rooms):
            if await player.play():
                moves += 1
                break
    tally.counting = False
    return moves / seconds


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
    messages: float
    size: float  # bytes of a message
    client: float  # of a core, of the busiest client

    def at(self, q: float) -> float:
        """The time within which so many of the moves were acknowledged."""
        return self.times[min(len(self.times) - 1, int(len(self.times) * q))] if self.times else float("inf")

    def __str__(self) -> str:
        said = ", ".join(f"{name} {self.at(q):.1f} ms" for name, q in (("p50", 0.5), ("p99", 0.99), ("max", 1.0)))
        rates = f"{self.rate:.0f} of {self.asked:.0f} moves/s, {self.messages:.0f} messages/s of {self.size:.0f} bytes"
        return f"{rates}, {said}, {self.refused} refused"


def client(address: str, options: argparse.Namespace, share: int, orders: Any, answers: Any) -> None:
    """Some of the tables, in a process of their own: sits down, then plays at every rate it is told."""

    async def live() -> None:
        tally = Tally()
        rooms = await seat_everybody(address, options.game, options.tables // share, options.sockets // share, tally)
        listening = [asyncio.create_task(player.listen()) for players in rooms for player in players]
        answers.put(None)
        while (rate := await asyncio.to_thread(orders.get)) is not None:
            tally.times.clear()
            tally.refused = tally.messages = tally.bytes = 0
            begun, before = time.perf_counter(), time.process_time()
            reached = await drive(rooms, rate / share, options.seconds, tally)
            busy = (time.process_time() - before) / (time.perf_counter() - begun)
            answers.put((reached, list(tally.times), tally.refused, tally.messages, tally.bytes, busy))
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)

    more_files()
    asyncio.run(live())


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
        times = sorted(1000 * t for _, own, *_ in found for t in own)
        reached, messages = sum(one[0] for one in found), sum(one[3] for one in found) / self._seconds
        size = sum(one[4] for one in found) / max(1, sum(one[3] for one in found))
        return Found(rate, reached, times, sum(one[2] for one in found), messages, size, max(one[5] for one in found))

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
        print(f"{options.tables} tables, {options.sockets} sockets, seated in {time.perf_counter() - begun:.1f} s")
        begun, (before, _) = time.perf_counter(), cpu_and_memory(pid)
        found = clients.play(options.rate)
        after, memory = cpu_and_memory(pid)
        seconds = time.perf_counter() - begun
        clients.close()
    print(found)
    each = 1000 * (after - before) / (found.rate * seconds)
    print(f"server: {(after - before) / seconds:.0%} of a core, {each:.2f} ms of processor a move, {memory:.0f} MB")


def compare(options: argparse.Namespace) -> None:
    """One server on SQLite, and one, two and four on PostgreSQL: until each is too slow."""
    sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
    from conftest import PostgreSQL

    postgresql = PostgreSQL(Path(tempfile.mkdtemp(prefix="fathoms-postgresql-")))
    postgresql.ask("ALTER SYSTEM SET fsync = on")
    postgresql.ask("SELECT pg_reload_conf()")
    try:
        for workers in (0, 1, 2, 4):
            with tempfile.TemporaryDirectory() as data:
                where = postgresql.new() if workers else data
                with server(where, workers=max(1, workers)) as (address, pid):
                    until_slow(f"{workers} on PostgreSQL" if workers else "1 on SQLite", address, pid, options)
    finally:
        postgresql.server.cleanup()


def until_slow(name: str, address: str, pid: int, options: argparse.Namespace) -> None:
    """Doubles the rate until it is too much."""
    _, empty = cpu_and_memory(pid)
    clients = Clients(address, options)
    _, full = cpu_and_memory(pid)
    print(
        f"{name}: {empty:.0f} MB, with {options.tables} tables of {options.sockets // options.tables} sockets ", end=""
    )
    print(f"{full:.0f} MB: {(full - empty) / options.tables * 1000:.0f} KB a table", flush=True)
    rate = options.rate
    while True:
        begun, (before, _) = time.perf_counter(), cpu_and_memory(pid)
        found = clients.play(rate)
        busy = (cpu_and_memory(pid)[0] - before) / (time.perf_counter() - begun)
        print(f"  {found}; servers {busy:.0%}, busiest client {found.client:.0%} of a core", flush=True)
        if found.at(0.99) > 1000 * SLOW or found.rate < 0.9 * rate:
            break
        rate *= 2
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
            listening = asyncio.create_task(player.listen())
            while len(found) < turns and await until(asked, player, listening):
                await asyncio.sleep(THOUGHT)
                await player.play()
                begun = time.perf_counter()
                await until(answered, player, listening)
                if not asked(player) and await until(asked, player, listening):
                    found.append(time.perf_counter() - begun)
            await player.line.close()
            await asyncio.gather(listening, return_exceptions=True)
    return found


def asked(player: Player) -> bool:
    """Whether it is this player's turn."""
    return bool(player.now.get("choices"))


def answered(player: Player) -> bool:
    """Whether nothing of this player's is on its way."""
    return not player.sent


async def until(so: Callable[[Player], bool], player: Player, listening: "asyncio.Task[None]") -> bool:
    """Waits for something to come true; False if the match ends, or the connection, before it does."""
    while not so(player):
        if player.now.get("over") or listening.done():
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
            listening = [asyncio.create_task(looker.listen()) for looker in lookers]
            times = sorted(await waits(address, options.game, options.turns))
            said = ", ".join(
                f"{name} {times[int((len(times) - 1) * q)]:.2f} s" for name, q in (("p50", 0.5), ("max", 1))
            )
            running = sum(not looker.now.get("over") for looker in lookers)
            print(f"beside {tables} tables ({running} of them not over yet): {said} of {len(times)} turns", flush=True)
            for looker in lookers:
                await looker.line.close()
            await asyncio.gather(*listening, return_exceptions=True)

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
    parser.add_argument("--rate", type=float, default=20, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--core", type=int, default=0, help="the server's core; -1 for any")
    parser.add_argument("--clients", type=int, default=1, help="processes that play")
    parser.add_argument("--compare", action="store_true", help="SQLite against PostgreSQL: 1, 2 and 4 servers")
    parser.add_argument("--watched", type=int, default=0, help="tables of bots that somebody looks on at")
    parser.add_argument("--turns", type=int, default=30, help="with --watched: that a player waits for a bot")
    parser.add_argument("--matches", type=int, action="append", default=[], help="how long opening takes; repeat")
    options = parser.parse_args()
    for matches in options.matches:
        start_with(matches)
    if options.compare:
        compare(options)
    elif options.watched:
        watched(options)
    elif not options.matches:
        run(options)


if __name__ == "__main__":
    main()
