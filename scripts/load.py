"""How fast the web table acknowledges a move when many tables play at once.

Starts a server on one core, sits `--sockets` guests down at `--tables` tables and has them play random legal moves
at `--rate` moves a second in all; reports the time from sending a move to its acknowledgement.

    python scripts/load.py --tables 1000 --sockets 4000 --rate 200 --seconds 30
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

ROOM = 10**9  # a limit nobody reaches
SERVER = f"""
import os, sys
from dataclasses import fields
from pathlib import Path
from fathoms.server.limits import Limits
from fathoms.server.run import serve
if int(sys.argv[3]) >= 0:
    os.sched_setaffinity(0, {{int(sys.argv[3])}})
limits = Limits(**{{one.name: {ROOM} for one in fields(Limits) if one.type is int}})
serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), limits=limits)
"""


@contextmanager
def server(core: int) -> Iterator[tuple[str, int]]:
    """A server of its own on one core; gives its address and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", SERVER, str(port), data, str(core)]
        with subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as running:
            try:
                address = f"http://127.0.0.1:{port}"
                started = time.perf_counter()
                while time.perf_counter() - started < 30:
                    try:
                        httpx.get(address + "/health")
                        break
                    except httpx.TransportError:
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
                    self.now = {name: message["now"][name] for name in ("ply", "choices")}
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
    """Seconds of processor time and megabytes of memory of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = os.sysconf("SC_CLK_TCK")
    rss = int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    return (int(fields[11]) + int(fields[12])) / ticks, rss


async def run(options: argparse.Namespace) -> None:
    """One measurement."""
    tally = Tally()
    with server(options.core) as (address, pid):
        begun = time.perf_counter()
        rooms = await seat_everybody(address, options.game, options.tables, options.sockets, tally)
        listening = [asyncio.create_task(player.listen()) for players in rooms for player in players]
        print(f"{options.tables} tables, {len(listening)} sockets, seated in {time.perf_counter() - begun:.1f} s")
        begun, (before, _) = time.perf_counter(), cpu_and_memory(pid)
        rate = await drive(rooms, options.rate, options.seconds, tally)
        after, memory = cpu_and_memory(pid)
        busy = (after - before) / (time.perf_counter() - begun)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    times = sorted(1000 * t for t in tally.times)
    at = {
        name: times[min(len(times) - 1, int(len(times) * q))] for name, q in (("p50", 0.5), ("p99", 0.99), ("max", 1))
    }
    print(f"{rate:.0f} moves/s, {tally.messages / options.seconds:.0f} messages/s, ", end="")
    print(f"{tally.bytes / options.seconds / 1e6:.1f} MB/s, {len(times)} acknowledged, {tally.refused} refused")
    print("own move acknowledged: " + ", ".join(f"{name} {ms:.1f} ms" for name, ms in at.items()))
    print(f"server: {busy:.0%} of a core, {memory:.0f} MB")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kraken-attack")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--sockets", type=int, default=400)
    parser.add_argument("--rate", type=float, default=20, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--core", type=int, default=0, help="the server's core; -1 for any")
    gc.disable()  # its pauses are not the server's
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
