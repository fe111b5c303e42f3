"""All live tables. A room is loaded when somebody comes, and dropped when everybody has gone."""

import asyncio
import time
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from fathoms.core.errors import FathomsError
from fathoms.core.steps import AnyStep
from fathoms.core.table import Table
from fathoms.games import AnyVariant, from_row, game
from fathoms.server.bots import Bots
from fathoms.server.limits import Limits
from fathoms.server.neighbours import Alone, Neighbours
from fathoms.server.protocol import NO_RIGHT
from fathoms.server.room import Room
from fathoms.server.rows import filled, positions_from_row, read_news
from fathoms.server.rows import from_row as step_from_row
from fathoms.server.store import Loaded, Match, NotCommitted, Store

IDLE = 60  # seconds without a connection, after which a room is dropped


class Rooms:
    """All live rooms of this process."""

    def __init__(
        self, store: Store, bots: Bots, limits: Limits | None = None, neighbours: Neighbours | None = None
    ) -> None:
        self.store = store
        self.bots = bots
        self.limits = limits or Limits()
        self._neighbours = neighbours or Alone()
        self.banned: frozenset[str] = frozenset()  # guests
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, match: str) -> Room | None:
        """The room of a match as it is kept, loaded if need be; None if there is no such match."""
        while (room := self._rooms.get(match)) is not None and not room.lost:
            await self.changed(match, await self._neighbours.version(match))
            if room is self._rooms.get(match) and not room.lost:  # nobody dropped it or put another in its place
                return room
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._load(match))
        return await self._loading[match]

    async def _load(self, match: str) -> Room | None:
        try:
            loaded = await self.store.load(match)
            if loaded is None:
                return None
            room = await open_room(loaded, self.store, self.bots, self.limits)
            room.elsewhere = await self._neighbours.guests(match)
            self._rooms[match] = room
            return room
        finally:
            del self._loading[match]

    # --- what other servers do ----------------------------------------------------------------------------

    def moved(self, room: Room) -> None:
        """Somebody came to a room or went: the other servers shall know who is here."""
        self._neighbours.say(room.match.id, frozenset(listener.guest for listener in room.listeners))

    async def changed(self, match: str, version: int) -> None:
        """Another server changed a match, to this version at least: the room catches up."""
        room = await self._live(match)
        if room is not None:
            async with room.lock:
                if not room.lost and room.present.version < version:
                    with suppress(NotCommitted):  # then the room is lost
                        await room.catch_up()

    async def met(self, match: str) -> None:
        """Somebody came to a match through another server, or went."""
        room = await self._live(match)
        if room is not None:
            async with room.lock:  # one answer after the other, so that the last is of now
                with suppress(NotCommitted):  # it is asked again when the database answers
                    room.meet(await self._neighbours.guests(match))

    async def missed(self) -> None:
        """Something may have happened elsewhere that nobody told: every room is brought up to date."""
        for match in {*self._rooms, *self._loading}:
            room = await self._live(match)
            if room is not None:
                self.moved(room)
                async with room.lock:
                    with suppress(NotCommitted):
                        await room.catch_up()
                await self.met(match)

    async def _live(self, match: str) -> Room | None:
        """The room of a match, if it is or is being loaded here."""
        if match in self._loading:
            with suppress(Exception):  # told to those who asked for it
                return await asyncio.shield(self._loading[match])
        room = self._rooms.get(match)
        return None if room is None or room.lost else room

    async def sweep(self) -> None:
        """Drops rooms in which nobody has been for a while."""
        for match, room in list(self._rooms.items()):
            if not room.busy() and time.monotonic() - room.left > IDLE:
                del self._rooms[match]
                await room.close()

    async def look(self) -> None:
        """What an administrator has changed meanwhile: rooms whose match is another now are lost, the banned go."""
        with suppress(NotCommitted):
            self.banned = await self.store.banned()
            here = dict(self._rooms)
            now = await self.store.versions(list(here))
            for match, room in here.items():
                await self.changed(match, now.get(match, room.present.version + 1))
                for listener in [one for one in room.listeners if one.guest in self.banned]:
                    listener.close(*NO_RIGHT)

    async def close(self) -> None:
        """Drops all rooms."""
        for room in self._rooms.values():
            await room.close()


async def open_room(loaded: Loaded, store: Store, bots: Bots, limits: Limits) -> Room:
    """A room as it was kept; nothing is played again."""
    match, same_rules = loaded.match, loaded.match.same_rules
    if loaded.present.gathering:
        return Room(loaded, None, store, bots, limits)
    variant = variant_of(match, len(loaded.present.seats))
    if same_rules:
        loaded = replace(loaded, match=replace(match, variant=variant.to_row()))
    news = {version: read_news(kinds) for version, kinds in loaded.news.items()}
    steps = [step_from_row(row, news) for row in loaded.rows]
    read = partial(positions_from_row, variant, same_rules=same_rules)
    first = len(steps) - len(loaded.tail)
    steps[first:] = [filled(s, read(p)).without_frames() for s, p in zip(steps[first:], loaded.tail, strict=True)]
    while same_rules and first > 0 and draws(steps[first]) == draws(steps[-1]):
        first -= 1
        (positions,) = await store.positions(match.id, first, first)
        steps[first] = filled(steps[first], read(positions)).without_frames()
    return Room(loaded, Table(variant, seed=0, steps=steps, rules=match.rules), store, bots, limits)


def draws(step: AnyStep) -> int:
    """How much had been drawn and revealed after a step."""
    assert step.after is not None
    return int(step.after.draws)


def variant_of(match: Match, seats: int) -> AnyVariant:
    """What so many play in a match; the usual, where other rules had a variant that there is not any more."""
    played = game(match.game)
    try:
        return from_row({**match.variant, "seats": seats})
    except FathomsError:
        if match.same_rules:
            raise
        return played.variant()
