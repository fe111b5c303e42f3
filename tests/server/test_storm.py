"""Whatever guests ask for, in whatever order: each command is answered, what is kept is what is shown, and the
dice of what was played, taken back and played again can be checked."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert, json, to_builtins
from msgspec.structs import replace

import fathoms
from fathoms.core.scene import Scene
from fathoms.server import matches
from fathoms.server.bots import Bots
from fathoms.server.commands import hear
from fathoms.server.dice import verify
from fathoms.server.guests import Key
from fathoms.server.protocol import NewMatch, Wanted
from fathoms.server.room import Room
from fathoms.server.rooms import Rooms
from fathoms.server.sqlite import SQLite
from fathoms.server.store import Seat
from fathoms.server.views import View
from server.scenes import Chain

ROUNDS = 80
ODD = ("play", "undo", "reset", "look", "seed", "sit", "go", "leave")


class Ear:
    """Somebody at the table who remembers what was said."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.eye = -1
        self.heard: list[Any] = []
        self.now: dict[str, Any] = {}
        self.chain = Chain()

    def send(self, message: bytes) -> None:
        """Hears a message."""
        said = self.chain.heard(json.decode(message))
        self.heard.append(said)
        self.now = said.get("now") or self.now

    def close(self, code: int, reason: str) -> None:
        """Never, here."""
        raise AssertionError(reason)


def odd_command(room: Room, chance: random.Random) -> dict[str, Any]:
    """Something a client might send, sensible or not."""
    return {
        "do": chance.choice(ODD),
        "seat": chance.randrange(-1, len(room.present.seats) + 1),
        "action": odd_phrase(room, chance),
        "ply": room.present.ply - (chance.random() < 0.2),
        "kind": chance.choice(["me", "bot", "open", "absent"]),
        "then": chance.choice(["wait", "bot"]),
        "seed": f"s{chance.randrange(99)}",
    }


def odd_phrase(room: Room, chance: random.Random) -> str:
    """Any phrase of the game, or none at all."""
    verbs = room.table.game.verbs
    return chance.choice(["", "fly", verbs.phrase(chance.randrange(len(verbs)))])


class Storm:
    """A table at which guests come, play, look around, take back, leave, and ask for what they may not."""

    def __init__(self, rooms: Rooms, room: Room, invite: str, seed: int) -> None:
        self.rooms = rooms
        self.room = room
        self.invite = invite
        self.chance = random.Random(seed)
        self.ears: list[Ear] = []
        self.done: Counter[tuple[str, str]] = Counter()

    def enter(self, guest: str) -> Ear:
        """A guest comes."""
        self.ears.append(Ear(guest))
        self.room.enter(self.ears[-1])
        return self.ears[-1]

    async def ask(self, ear: Ear, **command: Any) -> None:
        """Sends a command; it is answered once, and everybody sees the same ply."""
        command["id"] = f"{self.chance.randrange(10**9)}"
        count = len(ear.heard)
        await hear(self.room, ear, json.encode(command).decode())
        (answer,) = [m for m in ear.heard[count:] if m.get("id") == command["id"]]
        self.done[command["do"], answer["type"]] += 1
        assert ear.guest != "eve" or answer["type"] == "refused" or command["do"] == "look"
        assert all(other.now["ply"] == self.room.present.ply for other in self.ears)

    async def round(self) -> None:
        """Somebody who may act does, and sometimes takes it back; now and then something odd is asked for."""
        if self.chance.random() < 0.2:
            await self.ask(self.chance.choice(self.ears), **odd_command(self.room, self.chance))
        if not self.room.table.waiting:
            return
        seat = self.chance.choice(self.room.table.waiting)
        ear = await self.holder(seat)
        if ear.eye != seat:
            await self.ask(ear, do="look", seat=seat)
        choice = self.chance.choice(ear.now["choices"])
        await self.ask(ear, do="play", seat=seat, action=choice["action"], ply=ear.now["ply"])
        if self.chance.random() < 0.3:
            await self.ask(ear, do=self.chance.choice(["undo", "reset"]), seat=seat)

    async def holder(self, seat: int) -> Ear:
        """One who holds the seat: whoever let a bot play on takes it back, or somebody new comes to sit down there."""
        for ear in self.ears:
            if seat in self.room.mine(ear.guest):
                return ear
        former = self.room.present.seats[seat].former
        ear = next((ear for ear in self.ears if ear.guest in former), None) or await self.newcomer()
        for own in self.room.mine(ear.guest):
            if own != seat:  # the first free one; two would be one too many
                await self.ask(ear, do="leave", seat=own, then="wait")
        await self.ask(ear, do="sit", seat=seat, kind="me")
        assert seat in self.room.mine(ear.guest)
        return ear

    async def newcomer(self) -> Ear:
        """Somebody new follows the invitation."""
        guest = f"guest {len(self.ears)}"
        await matches.redeem(self.rooms, *link_parts(self.invite), guest)
        return self.enter(guest)


def seen(room: Room, ear: Ear) -> View:
    return room.seen_by(ear.eye, room.mine(ear.guest))


def whole(room: Room, ear: Ear) -> Scene:
    """What the ear should have put together by now."""
    return seen(room, ear).drawn(room.table.state)


async def storm(folder: Path, name: str, seed: int) -> Counter[tuple[str, str]]:
    store = SQLite(folder / f"{seed}.db")
    rooms, key, game = Rooms(store, Bots()), Key.open(folder / "key"), fathoms.game(name)
    wanted = NewMatch(name, [Wanted("me")] * 2 + [Wanted("open")] * (game.seats[-1] - 2))
    match = await matches.make(store, key, wanted, "ada")
    room = await found(rooms, match)
    await room.commit(room.deal([seat if seat.kind == "human" else Seat("open") for seat in room.present.seats]))
    room.bots_to_move = list  # type: ignore[method-assign]  # people only, so that all happens in order
    links = await matches.links(room, key, "ada")
    await matches.redeem(rooms, *link_parts(links["watch"]), "eve")
    weather = Storm(rooms, room, links["invite"], seed)
    for guest in ("ada", "ada", "eve"):
        weather.enter(guest)
    for _ in range(ROUNDS):
        await weather.round()
        for ear in weather.ears:
            assert convert(ear.chain.scene, Scene) == convert(to_builtins(whole(room, ear)), Scene)
    again = await found(Rooms(store, Bots()), match)
    assert again.present == room.present
    assert again.table.state == room.table.state
    for ear in weather.ears:
        assert seen(again, ear).now(again.present) == seen(room, ear).now(room.present)
        assert seen(again, ear).log() == seen(room, ear).log()
    room.present = replace(room.present, over=True)
    verdict = verify(json.encode(matches.exported(room, "ada")).decode())
    assert verdict.good, verdict
    await store.close()
    return weather.done


def link_parts(link: str) -> tuple[str, str]:
    _, role, token = link.split("/")
    return {"join": "invite"}.get(role, role), token


async def found(rooms: Rooms, match: str) -> Room:
    room = await rooms.room(match)
    assert room is not None
    return room


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", fathoms.games())
def test_a_storm_of_commands_leaves_the_table_as_it_is_kept(tmp_path: Path, name: str, seed: int) -> None:
    done = asyncio.run(storm(tmp_path, name, seed))
    assert done["play", "ack"] > 20, done
