"""What goes wrong while people play, and what must be true after it.

People play at several tables through servers that share a database, each in two tabs at once. They repeat commands,
send them late and out of order, and come back whenever a connection ends, as a browser does. Meanwhile servers are
killed, the database goes away and comes back or is taken over by another one, its disk is full, nothing arrives from it
any more, clocks jump, thinkers die or hang. After each nothing that was acknowledged is lost or doubled, all who look
at a table see the same, and the match goes on.
"""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from conftest import PostgreSQL
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.client import cookie_of
from server.host import wait_for
from server.standby import Standby
from server.wire import Wire

SERVE = """
import sys, time
from dataclasses import fields
from pathlib import Path
wall, jump = time.time, Path(sys.argv[4])
time.time = lambda: wall() + float(jump.read_text())
from fathoms.server import postgres
postgres.PATIENCE = float(sys.argv[5])
from fathoms.server.limits import Limits
from fathoms.server.run import serve
if __name__ == "__main__":
    limits = Limits(**{one.name: 10**9 for one in fields(Limits) if one.type is int})
    serve("127.0.0.1", int(sys.argv[1]), database=sys.argv[2], workers=int(sys.argv[3]), limits=limits)
"""
THINK = "import sys; from fathoms.server.thinking import think_for\nif __name__ == '__main__': think_for(sys.argv[1])"
PATIENCE = 90.0  # seconds for anything to come right again
PAGE = 50
CLOCKS = "clocks"  # the file that says by how many seconds the servers' date is wrong
DAY = 24 * 3600
TABS = 2  # in which everybody plays at once
NO_ROOM = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE 'No space left on device' USING ERRCODE = 'disk_full'; END $$
"""


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def servers_of(pid: int) -> list[int]:
    """The servers behind a port: those children that are not there to help Python start them."""
    return [child for child in children(pid) if b"spawn_main" in command_of(child)]


def command_of(pid: int) -> bytes:
    """The command line of a process; none if it has just gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return b""


@contextmanager
def started(script: str, *arguments: str, log: Path) -> Iterator["subprocess.Popen[str]"]:
    """A script in a process of its own, from its first line of output to its polite end."""
    path = log.with_suffix(".py")
    path.write_text(script)
    with open(log, "ab") as stderr:
        command = [sys.executable, str(path), *arguments]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True) as process:
            try:
                assert process.stdout is not None
                assert process.stdout.readline(), log.read_text()
                yield process
            finally:
                process.send_signal(signal.SIGCONT)
                process.terminate()
                with suppress(subprocess.TimeoutExpired):
                    process.wait(15)
                process.kill()


def set_clocks(folder: Path, seconds: float) -> None:
    """Has all servers of a folder believe in another date."""
    draft = folder / f"{CLOCKS}.draft"
    draft.write_text(str(seconds))
    draft.replace(folder / CLOCKS)


@contextmanager
def serving(
    database: str, workers: int, folder: Path, patience: float = 10
) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """Several servers behind one port, whose date is what a file in the folder says; gives address and parent.

    They wait for their database for `patience` seconds.
    """
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    set_clocks(folder, 0)
    about = (str(port), database, str(workers), str(folder / CLOCKS), str(patience))
    with started(SERVE, *about, log=folder / "servers.log") as parent:
        address = f"http://127.0.0.1:{port}"
        wait_for(address, parent)  # type: ignore[arg-type]  # whose output is text
        yield address, parent


@dataclass
class Person:
    """Somebody with a seat, in one tab, who plays at random, loses the connection, comes back and asks again."""

    address: str
    match: str
    cookie: str
    seat: int
    counts: "Counter[str]"
    chance: random.Random
    quiet: asyncio.Event
    now: dict[str, Any] = field(default_factory=dict)
    open: dict[str, Any] | None = None  # the command that is not answered yet
    acks: dict[str, tuple[dict[str, Any], int]] = field(default_factory=dict)  # commands that were, and their plies
    troubles: list[str] = field(default_factory=list)

    async def live(self) -> None:
        """Plays until cancelled."""
        while True:
            try:
                async with connected(self.address, self.match, self.cookie) as line:
                    if self.open is not None:
                        await line.send(json.dumps(self.open))
                        self.counts["asked again"] += 1
                    async for text in line:
                        await self.hear(line, json.loads(text))
            except (OSError, WebSocketException, TimeoutError):
                pass
            self.counts["connections lost"] += 1
            await asyncio.sleep(self.chance.uniform(0.05, 0.3))

    async def hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        """Takes a message, and acts if it may."""
        self.now = message.get("now") or self.now
        id = message.get("id", "")
        if message["type"] == "ack":
            if id in self.acks and self.acks[id][1] != message["ply"]:
                self.troubles.append(f"{id} was acknowledged at ply {self.acks[id][1]} and at {message['ply']}")
            if self.open is not None and id == self.open["id"]:
                self.acks[id] = (self.open, message["ply"])
                self.open = None
        elif message["type"] == "refused":
            self.counts["refused"] += 1
            if id in self.acks:
                self.troubles.append(f"{id} was acknowledged and then refused: {message['error']}")
            if self.open is not None and id == self.open["id"]:
                self.open = None
        await self.act(line)

    async def act(self, line: ClientConnection) -> None:
        """Chooses something, if it is this one's turn; sometimes twice, sometimes something of long ago again."""
        if self.acks and self.chance.random() < 0.1:
            await line.send(json.dumps(self.chance.choice(list(self.acks.values()))[0]))
            self.counts["sent late"] += 1
        choices = self.now.get("choices")
        if self.open is not None or not choices or self.quiet.is_set():
            return
        choice = self.chance.choice(choices)
        id = f"{self.chance.getrandbits(64):x}"
        self.open = {"id": id, "do": "play", "seat": choice["seat"], "action": choice["action"], "ply": self.now["ply"]}
        for _ in range(1 + (self.chance.random() < 0.2)):
            await line.send(json.dumps(self.open))
        if self.chance.random() < 0.05:
            await line.close()


def connected(address: str, match: str, cookie: str) -> connect:
    """A connection to a table."""
    return connect(
        f"{address.replace('http', 'ws')}/ws/{match}",
        origin=Origin(address),
        additional_headers={"Cookie": cookie},
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=20,
    )


@dataclass
class Table:
    """A match, those who play it, each in all their tabs, and one who made it."""

    match: str
    cookie: str
    people: list[Person]


class Crowd:
    """People at tables, through whatever happens."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.chance = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.quiet = asyncio.Event()
        self.tables: list[Table] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def sit_down(self, *kinds: str, game: str = "kraken-attack") -> None:
        """A new table: `me`, people who follow the link, and bots."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as http:
            split = [kind.split("-") for kind in kinds]
            seats = [{"kind": kind, "level": "".join(level)} for kind, *level in split]
            match = (await http.post("/api/matches", json={"game": game, "seats": seats})).json()["match"]
            link = (await http.get(f"/api/matches/{match}/links")).json()["invite"]
            cookies = [cookie_of(http)]
            for _ in range(kinds.count("open")):
                http.cookies.clear()
                assert (await http.post(f"/api/links/invite/{link.rsplit('/', 1)[1]}", json={})).status_code == 200
                cookies.append(cookie_of(http))
        if len(cookies) > 1:
            async with connected(self.address, match, cookies[0]) as line:
                await line.send(json.dumps({"id": "start", "do": "start", "seat": 0}))
                await first_table(line)
        people = [self._person(match, cookie, seat) for seat, cookie in enumerate(cookies) for _ in range(TABS)]
        self.tables.append(Table(match, cookies[0], people))
        self._tasks += [asyncio.create_task(person.live()) for person in people]

    def _person(self, match: str, cookie: str, seat: int) -> Person:
        chance = random.Random(self.chance.getrandbits(32))
        return Person(self.address, match, cookie, seat, self.counts, chance, self.quiet)

    def acknowledged(self) -> int:
        """How many commands were acknowledged so far."""
        return sum(len(person.acks) for table in self.tables for person in table.people)

    def played(self) -> int:
        """How many matches have not ended yet."""
        return sum(not table.people[0].now.get("over") for table in self.tables)

    async def play_on(self, more: int) -> None:
        """Waits until so many more commands were acknowledged, or all is over: the matches go on."""
        wanted = self.acknowledged() + more
        await come_true(lambda: self.acknowledged() >= wanted or not self.played())

    async def settle(self) -> None:
        """Nobody begins anything more; what is open is answered."""
        self.quiet.set()
        people = [person for table in self.tables for person in table.people]
        await come_true(lambda: all(person.open is None for person in people))

    async def check(self) -> None:
        """Nothing acknowledged is lost or doubled, and all who look see the same."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as http:
            for table in self.tables:
                http.cookies.clear()
                steps = await steps_of(http, table)
                assert [person.troubles for person in table.people] == [[]] * len(table.people)
                for seat in {person.seat for person in table.people}:
                    acts = [step for step in steps if step["seat"] == seat]
                    acks = [ack for person in table.people if person.seat == seat for ack in person.acks]
                    assert len(acts) == len(acks), "each acknowledged act is there, once"
                await self._check_views(table)
                self.counts["tables checked"] += 1
        self.counts["acknowledged"] = self.acknowledged()

    async def _check_views(self, table: Table) -> None:
        for person in table.people:
            views = []
            for _ in range(3):
                async with connected(self.address, table.match, person.cookie) as line:
                    views.append(await first_table(line))
            assert views[0]["now"]["ply"] >= max([ply for _, ply in person.acks.values()], default=0)
            if not any(seat["kind"] == "bot" for seat in views[0]["seats"]):
                assert all(view["lines"] == views[0]["lines"] for view in views)
                assert all(view["now"] == views[0]["now"] for view in views)
                await come_true(lambda p=person, now=views[0]["now"]: p.now["ply"] == now["ply"])  # type: ignore[misc]

    async def go(self) -> None:
        """Everybody goes home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for task in self._tasks:
            if not task.cancelled() and task.exception() is not None:
                raise task.exception() or AssertionError


async def first_table(line: ClientConnection) -> dict[str, Any]:
    """The table as somebody who comes sees it."""
    async with asyncio.timeout(PATIENCE):
        while (message := json.loads(await line.recv()))["type"] != "table":
            pass
    return dict(message)


async def steps_of(http: httpx.AsyncClient, table: Table) -> list[dict[str, Any]]:
    """All that was played at a table."""
    steps: list[dict[str, Any]] = []
    while True:
        path = f"/api/matches/{table.match}/steps?from={len(steps)}&to={len(steps) + PAGE - 1}"
        page = (await http.get(path, headers={"Cookie": table.cookie})).json()
        steps += page["steps"]
        if len(steps) >= page["of"]:
            return steps


async def come_true(so: Callable[[], bool]) -> None:
    """Waits for something to come true."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, "it never came true"
        await asyncio.sleep(0.02)


Fault = Callable[[Crowd], Awaitable[None]]


async def storm(address: str, seed: int, tables: int, kinds: tuple[str, ...], faults: list[Fault]) -> "Counter[str]":
    """People play, faults happen one after the other, and all is well after each."""
    crowd = Crowd(address, seed)
    try:
        for _ in range(tables):
            await crowd.sit_down(*kinds)
        await crowd.play_on(2 * tables)
        for fault in faults:
            for _ in range(tables - crowd.played()):
                await crowd.sit_down(*kinds)
            await fault(crowd)
            crowd.counts["faults"] += 1
            await crowd.play_on(2 * tables)
        await crowd.settle()
        await crowd.check()
    finally:
        await crowd.go()
    return crowd.counts


def name_of(database: str) -> str:
    """What a database is called at its server."""
    return urlsplit(database).path.strip("/")


# --- faults ---------------------------------------------------------------------------------------------------


def kill_a_server(parent: "subprocess.Popen[str]") -> Fault:
    """One of the servers behind the port dies; another takes its place."""

    async def fault(crowd: Crowd) -> None:
        victim = crowd.chance.choice(servers_of(parent.pid))
        os.kill(victim, signal.SIGKILL)
        crowd.counts["servers killed"] += 1
        await come_true(lambda: victim not in servers_of(parent.pid))

    return fault


def restart_the_database(postgresql: PostgreSQL) -> Fault:
    """The database goes away and comes back."""

    async def fault(crowd: Crowd) -> None:
        await asyncio.to_thread(postgresql.restart)
        crowd.counts["database restarts"] += 1

    return fault


def end_all_connections(postgresql: PostgreSQL) -> Fault:
    """The database ends every connection at once, as one does that hands over."""

    async def fault(crowd: Crowd) -> None:
        everybody = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        ended = await asyncio.to_thread(postgresql.ask, everybody + " AND backend_type = 'client backend'")
        crowd.counts["database connections ended"] += len(ended)

    return fault


def fail_over(standby: Standby) -> Fault:
    """The database dies for good, and another one that has every commit goes on."""

    async def fault(crowd: Crowd) -> None:
        await asyncio.to_thread(standby.take_over)
        crowd.counts["databases taken over"] += 1

    return fault


def jump_the_clock(folder: Path) -> Fault:
    """The date of all servers jumps by a year and more, ahead or back."""

    async def fault(crowd: Crowd) -> None:
        set_clocks(folder, crowd.chance.choice([-500, 500]) * DAY)
        crowd.counts["clock jumps"] += 1

    return fault


def jump_the_clock_of(postgresql: PostgreSQL, database: str) -> Fault:
    """The clock of the database jumps, ahead or back: what it has noted is days older, or yet to come."""

    async def fault(crowd: Crowd) -> None:
        days = crowd.chance.choice([-500, 500])
        for table, column in (("servers", "beat"), ("questions", "asked")):
            sql = f"UPDATE {table} SET {column} = {column} - interval '{days} days'"
            await asyncio.to_thread(postgresql.ask, sql, name_of(database))
        crowd.counts["jumps of the database's clock"] += 1

    return fault


def fill_the_disk_of(postgresql: PostgreSQL, database: str, seconds: float) -> Fault:
    """The database says of all that should be kept that there is no room for it, for a while."""

    async def fault(crowd: Crowd) -> None:
        async def ask(sql: str) -> None:
            await asyncio.to_thread(postgresql.ask, sql, name_of(database))

        await ask(NO_ROOM)
        tables = ("matches", "steps", "answers", "changes", "servers", "presence", "questions", "pulse")
        for table in tables:
            await ask(f"CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON {table} EXECUTE FUNCTION no_room()")
        before = crowd.acknowledged()
        await asyncio.sleep(seconds)
        assert crowd.acknowledged() - before <= len(crowd.tables) * TABS, "but for what was on its way"
        for table in tables:  # one by one: who waits for several at once may wait for somebody who waits for them
            await ask(f"DROP TRIGGER no_room ON {table}")
        await ask("DROP FUNCTION no_room")
        crowd.counts["full disks"] += 1

    return fault


def cut_the_line(wire: Wire, seconds: float) -> Fault:
    """Nothing arrives from the database or at it for a while, and then all of it, late."""

    async def fault(crowd: Crowd) -> None:
        wire.cut()
        await asyncio.sleep(seconds)
        wire.mend()
        crowd.counts["lines cut"] += 1

    return fault


def stop_thinking(thinker: "subprocess.Popen[str]", how: signal.Signals) -> Fault:
    """A machine that thinks dies, or hangs, with whatever it was thinking about."""

    async def fault(crowd: Crowd) -> None:
        thinker.send_signal(how)
        crowd.counts[f"thinkers stopped by {how.name}"] += 1

    return fault
