"""Many servers with one database: any of them serves any match, and all tell the same."""

import asyncio
import hashlib
import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest
from conftest import PostgreSQL
from msgspec.structs import replace

from fathoms.server import postgres
from fathoms.server.bots import Bots
from fathoms.server.commands import hear
from fathoms.server.limits import Limits
from fathoms.server.postgres import Postgres, prepare
from fathoms.server.rooms import Rooms
from fathoms.server.servers import Servers
from fathoms.server.store import Loaded, Seat
from fathoms.server.views import standing
from server.client import Connection, Guest, followed
from server.faults import come_true, name_of
from server.host import running, wait_until
from server.kept import play
from server.test_stores import a_room, same
from server.test_storm import Ear, found

FREE = Limits(requests=100_000, matches=1000, messages=10_000, messages_from_address=10_000)


@pytest.fixture
def servers(database: str) -> Iterator[list[str]]:
    """Two servers of one database."""
    with ExitStack() as stack:
        yield [stack.enter_context(running(database, FREE)) for _ in range(2)]


def name_in(guest: Guest) -> str:
    """What servers know a guest by."""
    return next(iter(guest.http.cookies.values())).partition(".")[0]


def at(guest: Guest, address: str) -> Guest:
    """The guest, at another server."""
    guest.move(address)
    return guest


def test_players_of_one_match_on_different_servers_are_told_the_same(servers: list[str]) -> None:
    with Guest(servers[0]) as ada, Guest(servers[1]) as bob:
        match = ada.make("kraken-attack", "me", "open")
        link = ada.get(f"/api/matches/{match}/links")["invite"].removeprefix(servers[0])
        assert bob.follow(link) == match
        with ada.sit(match) as one, bob.sit(match) as two, at(ada, servers[1]).sit(match) as far:
            lines = {0: one, 1: two}
            for turn in range(12):
                assert lines[one.now["waiting"][0]].play(turn)["type"] == "ack"
                for line in (one, two, far):
                    line.until("steps")
            near, there = ([told(message) for message in line.heard] for line in (one, far))
            assert [m for m in near if m] == [m for m in there if m]
            assert two.now["ply"] == one.now["ply"] == 12


def told(message: dict[str, Any]) -> str:
    """What was told, in short, for pytest would compare whole scenes for minutes."""
    return hashlib.sha256(json.dumps(message).encode()).hexdigest() if message["type"] == "steps" else ""


def seen(line: Connection) -> list[bool]:
    seats = next(m["seats"] for m in reversed(line.heard) if m["type"] in ("table", "seats"))
    return [seat["here"] for seat in seats]


def test_who_comes_and_goes_at_another_server_is_seen(servers: list[str]) -> None:
    with Guest(servers[0]) as ada, Guest(servers[1]) as bob:
        match = ada.make("kraken-attack", "me", "open")
        bob.follow(ada.get(f"/api/matches/{match}/links")["invite"].removeprefix(servers[0]))
        with ada.sit(match) as one:
            assert seen(one) == [True, False]
            with bob.sit(match) as two:
                for line in (one, two):
                    while seen(line) != [True, True]:
                        line.next()
            while seen(one) != [True, False]:
                one.next()


@pytest.mark.parametrize("jump", ["1 hour", "-1 hour"])
def test_a_server_that_died_before_the_clock_of_the_database_jumped_is_gone(
    servers: list[str], postgresql: PostgreSQL, database: str, jump: str
) -> None:
    def ask(sql: str) -> list[Any]:
        return postgresql.ask(sql, name_of(database))

    with Guest(servers[0]) as ada:
        match = ada.make("kraken-attack", "me", "bot-crab")
        ask(f"INSERT INTO servers VALUES ('dead', true, now() + interval '{jump}')")
        ask(f"INSERT INTO presence VALUES ('{match}', '{name_in(ada)}', 'dead')")
        with Guest(servers[1]) as bob, bob.sit(bob.make("kraken-attack", "me", "bot-crab")) as line:
            wait_until(lambda: not ask("SELECT FROM servers WHERE id = 'dead'"))
            assert not ask("SELECT FROM presence WHERE server = 'dead'")
            assert len(ask("SELECT FROM servers")) == 2
            assert line.play()["type"] == "ack"


def test_people_gather_through_different_servers_and_nobody_is_sent_away(servers: list[str]) -> None:
    with Guest(servers[0]) as ada, Guest(servers[1]) as bob:
        match = ada.gather("kraken-attack", "me", "open")
        with ada.sit(match) as one:
            bob.follow(ada.get(f"/api/matches/{match}/links")["invite"].removeprefix(servers[0]), "Bob")
            while one.table["seats"][1]["name"] != "Bob":
                one.until("lobby")
            with bob.sit(match) as two:
                two.ask("ready", seat=1, ready=True)
                assert two.until("lobby")["starts"] is False, "Ada is there, if at another server"
                assert one.ask("start", seat=0)["type"] == "ack"
                for line in (one, two):
                    line.until("table")
                assert two.now["waiting"] == one.now["waiting"]


def test_of_people_who_take_one_seat_at_once_at_different_servers_one_gets_it(servers: list[str]) -> None:
    with Guest(servers[0]) as ada, ExitStack() as stack:
        people = [stack.enter_context(Guest(servers[n % 2])) for n in range(4)]
        match = ada.gather("kraken-attack", "me", "open")
        link = followed(ada.get(f"/api/matches/{match}/links")["invite"])
        with ThreadPoolExecutor(len(people)) as threads:
            answers = list(threads.map(lambda guest: guest.post(link, {"name": "Bob"}).status_code, people))
        assert answers == [200] * len(people), "the others look on"
        seated = [guest for guest in people if any(row["match"] == match for row in guest.get("/api/matches"))]
        assert len(seated) == 1


def test_a_bot_that_is_watched_from_two_servers_moves_once(servers: list[str]) -> None:
    with Guest(servers[0]) as ada:
        match = ada.make("kraken-attack", "bot-shrimp", "bot-crab")
        with ada.sit(match) as one, at(ada, servers[1]).sit(match) as two:
            for line in (one, two):
                while line.now["ply"] < 8:
                    line.until("steps")
                numbers = [step["n"] for m in line.heard if m["type"] == "steps" for step in m["steps"]]
                assert numbers == list(range(numbers[0], numbers[-1] + 1)), "each step is told once, none is left out"


def test_a_command_repeated_at_another_server_gets_its_old_answer(servers: list[str]) -> None:
    with Guest(servers[0]) as ada:
        match = ada.make("kraken-attack", "me")
        with ada.sit(match) as one, at(ada, servers[1]).sit(match) as two:
            first = one.ask("play", action="pirate elena", ply=0, id="once")
            assert first == {"type": "ack", "id": "once", "ply": 1}
            assert two.ask("play", action="pirate elena", ply=0, id="once") == first
            back = one.ask("undo", id="back")
            assert back == {"type": "ack", "id": "back", "ply": 2}
            assert two.ask("undo", id="back") == back
            assert two.now["ply"] == 2


def test_secret_choices_made_at_the_same_time_at_different_servers_are_both_kept(servers: list[str]) -> None:
    with Guest(servers[0]) as ada, Guest(servers[1]) as bob:
        match = ada.make("barrakuda", "me", "open")
        bob.follow(ada.get(f"/api/matches/{match}/links")["invite"].removeprefix(servers[0]))
        with ada.sit(match) as one, bob.sit(match) as two:
            for _ in range(4):
                asked = {
                    line: line.send("play", seat=c["seat"], action=c["action"], ply=line.now["ply"])
                    for line in (one, two)
                    for c in line.now["choices"][:1]
                }
                before = one.now["ply"]
                for line, id in asked.items():
                    while line.next().get("id") != id:
                        pass
                    assert line.heard[-1]["type"] == "ack"
                for line in (one, two):
                    while line.now["ply"] == before:
                        line.next()


def test_the_same_table_again_is_the_same_match_whoever_asks(servers: list[str]) -> None:
    with Guest(servers[0]) as ada:
        match = ada.make("kraken-attack", "me")
        with ada.sit(match) as line:
            line.ask("leave", then="end")
        again = ada.post(f"/api/matches/{match}/rematch").json()
        assert at(ada, servers[1]).post(f"/api/matches/{match}/rematch").json() == again
        assert len(ada.get("/api/matches")) == 2


def test_what_happened_at_another_server_is_known_to_whoever_comes_next(servers: list[str]) -> None:
    """A link followed at one server gives its right at all of them, at once."""
    with Guest(servers[0]) as ada, Guest(servers[1]) as bob:
        match = ada.make("kraken-attack", "me", "open")
        with ada.sit(match) as one:
            link = ada.get(f"/api/matches/{match}/links")["watch"].removeprefix(servers[0])
            bob.follow(link)
            with at(bob, servers[0]).sit(match) as two:
                assert (two.table["mine"], two.now["ply"]) == ([], one.now["ply"])


# --- one room that missed something ---------------------------------------------------------------------------


async def test_all_that_a_room_missed_comes_at_once_and_shows_nobody_what_is_not_theirs_any_more(database: str) -> None:
    """Acts, and a seat that changed hands between them."""
    await prepare(database)
    store = Postgres(database)
    here = await a_room(store, "tentacolor", 2)
    there = await found(Rooms(store, Bots()), here.match.id)
    ear = Ear("ada")
    there.enter(ear)
    await hear(there, ear, '{"do": "look", "id": "look", "seat": 0}')
    chance, ear.heard[:] = random.Random(5), []
    await play(here, chance, 3)
    seats = (Seat("absent"), *here.present.seats[1:])
    await here.commit(here.change(replace(here.present, seats=seats), tells="seats"))
    await play(here, chance, 3)
    await there.catch_up()
    assert same(here, there)
    assert {message["eye"] for message in ear.heard if message["type"] == "table"} == {1}
    assert not any(message["type"] == "steps" for message in ear.heard)
    await play(there, chance, 2)
    assert not there.lost
    await store.close()


async def test_what_is_taken_back_elsewhere_is_taken_back_here(database: str) -> None:
    await prepare(database)
    store = Postgres(database)
    here = await a_room(store, "kraken-attack", 1)
    there = await found(Rooms(store, Bots()), here.match.id)
    for phrase in ("pirate elena", "pirate astrid"):
        await here.commit(here.choice(0, phrase))
    await there.catch_up()
    trial = here.trial()
    trial.undo()
    back = replace(here.present, ply=here.present.ply + 1, **standing(trial))
    await here.commit(here.change(back, tells="table", first=len(trial.steps)))
    await there.catch_up()
    assert len(there.table.steps) == 2
    assert same(here, there)
    await there.commit(there.choice(0, "pirate billy"))
    await store.close()


async def test_a_room_that_missed_too_much_is_loaded_afresh(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "NOTED", 2)
    await prepare(database)
    store = Postgres(database)
    here = await a_room(store, "tentacolor", 2)
    rooms = Rooms(store, Bots())
    there = await found(rooms, here.match.id)
    await play(here, random.Random(5), 4)
    await rooms.changed(here.match.id, here.present.version)
    assert there.lost
    assert same(here, await found(rooms, here.match.id))
    await store.close()


class Slow(Postgres):
    """A store that takes its time to hand over what it has read."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.read, self.may_go = asyncio.Event(), asyncio.Event()

    async def load(self, match: str) -> Loaded | None:
        """A match as it was a while ago."""
        loaded = await super().load(match)
        self.read.set()
        await self.may_go.wait()
        return loaded


async def test_a_room_that_is_being_loaded_while_nobody_told_anything_misses_nothing(database: str) -> None:
    await prepare(database)
    store, slow = Postgres(database), Slow(database)
    here = await a_room(store, "tentacolor", 2)
    rooms = Rooms(slow, Bots())
    loading = asyncio.create_task(rooms.room(here.match.id))
    await slow.read.wait()
    await play(here, random.Random(5), 1)
    missed = asyncio.create_task(rooms.missed())
    await asyncio.sleep(0)
    slow.may_go.set()
    await missed
    there = await loading
    assert there is not None
    assert same(here, there)
    await store.close()
    await slow.close()


async def test_everybody_comes_to_the_same_room_when_one_is_lost_while_it_catches_up(database: str) -> None:
    await prepare(database)
    store = Postgres(database)
    here = await a_room(store, "tentacolor", 2)
    rooms = Rooms(store, Bots(), neighbours=Servers(store))
    old = await found(rooms, here.match.id)
    await play(here, random.Random(5), 1)
    await old.lock.acquire()
    early = asyncio.create_task(rooms.room(here.match.id))
    await come_true(lambda: bool(old.lock._waiters))  # it waits for its turn to catch up
    old.lose()
    late = await found(rooms, here.match.id)
    old.lock.release()
    assert await early is late is await found(rooms, here.match.id)
    await store.close()


async def test_nobody_comes_to_a_room_that_was_dropped_while_they_asked_for_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathoms.server.rooms.IDLE", -1)
    await prepare(database)
    store = Postgres(database)
    here = await a_room(store, "tentacolor", 2)
    rooms = Rooms(store, Bots(), neighbours=Servers(store))
    old = await found(rooms, here.match.id)
    early = asyncio.create_task(rooms.room(here.match.id))
    await asyncio.sleep(0)  # it asks how far the match has come
    await rooms.sweep()
    assert await early is not old
    assert await early is await found(rooms, here.match.id)
    await store.close()
