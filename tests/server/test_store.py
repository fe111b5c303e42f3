"""What was acknowledged is never lost, and loading plays nothing again."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fathoms.games import game
from fathoms.server import matches, rooms, sockets
from fathoms.server.bots import Bots
from fathoms.server.connections import LINE
from fathoms.server.guests import Key
from fathoms.server.limits import Limits
from fathoms.server.protocol import NewMatch, Wanted
from fathoms.server.rooms import Rooms
from fathoms.server.run import PortTaken, bound
from fathoms.server.sqlite import SQLite
from fathoms.server.store import Change, Stale
from server.client import Guest
from server.host import process, running
from server.scenes import unfolded


def test_an_acknowledged_act_survives_a_kill(tmp_path: Path) -> None:
    """Killed in the middle of play, the server comes back with every act it had acknowledged, and goes on."""
    acks: list[dict[str, Any]] = []
    with process(tmp_path) as (address, server):
        guest = Guest(address)
        match = guest.make("kraken-attack", "me")
        with guest.sit(match) as line:
            while len(acks) < 20 and not line.now["over"]:
                acks.append(line.play(len(acks)))
                line.until("steps")
            line.send("play", action=line.now["choices"][0]["action"], ply=line.now["ply"])
            os.kill(server.pid, signal.SIGKILL)
            last = line.now
    with process(tmp_path) as (again, _), guest:
        guest.move(again)
        assert [m["match"] for m in guest.get("/api/matches")] == [match]
        with guest.sit(match) as line:
            assert line.now["ply"] >= acks[-1]["ply"]
            if line.now["ply"] == last["ply"]:
                assert line.now == last
            repeated = line.ask("play", action="", ply=0, id=acks[-1]["id"])
            assert repeated == acks[-1], "a command repeated after the crash gets its old answer"
            assert line.play()["type"] == "ack"


def test_a_server_that_is_closed_tells_everybody_to_come_back(tmp_path: Path) -> None:
    with process(tmp_path) as (address, server), Guest(address) as guest:
        with guest.sit(guest.make("kraken-attack", "me", "bot-shrimp")) as line:
            server.send_signal(signal.SIGINT)
            assert line.ended() == 1012
        assert server.wait(timeout=10) in (0, -signal.SIGINT)


def test_a_busy_port_is_refused_in_one_sentence() -> None:
    with bound("127.0.0.1", 0) as busy:
        busy.listen()
        port = busy.getsockname()[1]
        with pytest.raises(PortTaken, match=f"port {port} of 127.0.0.1 cannot be used .*; choose another with --port"):
            bound("127.0.0.1", port)


def test_loading_a_match_plays_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later fix of a rule never changes the past: the position is read, not computed."""
    with running(tmp_path) as address:
        guest = Guest(address)
        match = guest.make("kraken-attack", "me")
        with guest.sit(match) as line:
            for k in range(15):
                line.play(k)
                line.until("steps")
            last, lines = line.now, line.heard

    def forbidden(*_: object) -> None:
        raise AssertionError("a rule was asked")

    monkeypatch.setattr(game("kraken-attack").rules, "apply", forbidden)
    monkeypatch.setattr(game("kraken-attack").rules, "setup", forbidden)
    with running(tmp_path) as address, guest:
        guest.move(address)
        assert guest.get("/health")["tables"] == 0, "matches are loaded when somebody comes"
        with guest.sit(match) as line:
            assert line.now == last
        shown = unfolded(guest.get(f"/api/matches/{match}/steps?from=1"))["steps"]
        assert shown == [step for m in lines if m["type"] == "steps" for step in m["steps"]]


def test_a_secret_choice_outlives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as address:
        guest = Guest(address)
        match = guest.make("barrakuda", "me", "open")
        with guest.sit(match) as line:
            assert line.play()["type"] == "ack"
            line.until("steps")
            chosen, before = line.now["chosen"], line.now
            assert chosen is not None
    with running(tmp_path) as address, guest:
        guest.move(address)
        with guest.sit(match) as line:
            assert line.now == before
            assert line.now["ready"] == [0]


async def test_a_room_is_dropped_when_nobody_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IDLE", -1)
    store = SQLite(tmp_path / "x.db")
    hall = Rooms(store, Bots())
    match = await a_match(store, tmp_path)
    found = await hall.room(match)
    assert found is not None
    assert await hall.room(match) is found
    await hall.sweep()
    assert len(hall) == 0
    assert await hall.room(match) is not found
    assert await hall.room("nothing") is None
    await store.close()


async def test_two_servers_never_write_over_each_other(tmp_path: Path) -> None:
    """Whoever builds on an older version is refused, and their room is loaded afresh."""
    store = SQLite(tmp_path / "x.db")
    match = await a_match(store, tmp_path)
    one, two = Rooms(store, Bots()), Rooms(SQLite(tmp_path / "x.db"), Bots())
    here, there = await one.room(match), await two.room(match)
    assert here is not None
    assert there is not None
    await here.commit(here.choice(0, here.table.legal(0)[0]))
    ply, steps = there.present.ply, len(there.table.steps)
    with pytest.raises(Stale):
        await there.commit(there.choice(0, there.table.legal(0)[-1]))
    assert (there.present.ply, len(there.table.steps)) == (ply, steps)
    again = await two.room(match)
    assert again is not None
    assert again is not there
    assert again.table.state == here.table.state
    await two.store.close()
    await store.close()


async def test_many_changes_at_once_are_each_kept_or_refused(tmp_path: Path) -> None:
    """Changes committed in one group do not spoil each other."""
    store = SQLite(tmp_path / "x.db")
    match = await a_match(store, tmp_path)
    loaded = await store.load(match)
    assert loaded is not None
    present = replace(loaded.present, version=2)
    changes = [Change(match, 1, replace(present, rematch=str(k))) for k in range(10)]
    results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert [type(r) for r in results] == [type(None)] + [Stale] * 9
    after = await store.load(match)
    assert after is not None
    assert after.present.rematch == "0"
    await store.close()


async def test_memory_holds_only_positions_one_may_go_back_to(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "x.db")
    found = await Rooms(store, Bots()).room(await a_match(store, tmp_path))
    assert found is not None
    while not found.table.over:
        await found.commit(found.choice(0, found.table.legal(0)[-1]))
        whole = [step.after is not None for step in found.table.steps]
        assert whole == sorted(whole), "those that are dropped are the oldest"
        assert all(event.after is None for step in found.table.steps for event in step.news)
    while found.table.can_undo():
        found.table.undo()
    assert found.table.steps[0].after is None
    await store.close()


async def a_match(store: SQLite, folder: Path) -> str:
    wanted = NewMatch("kraken-attack", [Wanted("me")])
    return await matches.make(store, Key.open(folder / "key"), wanted, "ada")


async def test_what_a_slow_listener_misses_is_not_kept_for_ever() -> None:
    """A connection that does not read is ended with a code that says: come back."""

    class Deaf:
        def __init__(self) -> None:
            self.scope = {"extensions": {LINE: self}}

        def write(self, message: bytes) -> bool:
            return False

    for limits, message in (Limits(), b"{}"), (Limits(backlog_bytes=10_000), b"x" * 1_000):
        line = sockets.Connection(Deaf(), "ada", limits)  # type: ignore[arg-type]  # as deaf as a socket can be
        for _ in range(2 * limits.backlog):
            line.send(message)
            assert line.waiting <= limits.backlog_bytes
        assert line.closing
        assert line._queue.qsize() == 1, "the end, and nothing before it"
