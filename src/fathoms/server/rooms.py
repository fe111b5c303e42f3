"""All live tables. A room is loaded when somebody comes, and dropped when everybody has gone."""

import asyncio
import time

from fathoms.core.table import Table
from fathoms.games import game
from fathoms.server.bots import Bots
from fathoms.server.dice import Dice
from fathoms.server.room import Room
from fathoms.server.store import Loaded, Store, slim, step_of, whole

IDLE = 60  # seconds without a connection, after which a room is dropped


class Rooms:
    """All live rooms of this process."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store = store
        self.bots = bots
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def live(self) -> list[Room]:
        """Those in memory."""
        return list(self._rooms.values())

    async def room(self, match: str) -> Room | None:
        """The room of a match, loaded if need be; None if there is no such match."""
        room = self._rooms.get(match)
        if room is not None and not room.lost:
            return room
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._load(match))
        return await self._loading[match]

    async def _load(self, match: str) -> Room | None:
        try:
            loaded = await self.store.load(match)
            if loaded is None:
                return None
            room = await open_room(loaded, self.store, self.bots)
            self._rooms[match] = room
            return room
        finally:
            del self._loading[match]

    async def sweep(self) -> None:
        """Drops rooms in which nobody has been for a while."""
        for match, room in list(self._rooms.items()):
            if not room.busy() and time.monotonic() - room.left > IDLE:
                del self._rooms[match]
                await room.close()

    async def close(self) -> None:
        """Drops all rooms."""
        for room in self._rooms.values():
            await room.close()


async def open_room(loaded: Loaded, store: Store, bots: Bots) -> Room:
    """A room as it was kept; nothing is played again."""
    match, present = loaded.match, loaded.present
    played = game(match.game)
    tail, first = loaded.tail, len(loaded.told) - len(loaded.tail)
    steps = [step_of(told) for told in loaded.told[:first]]
    steps += [slim(whole(played, t, p)) for t, p in zip(loaded.told[first:], tail, strict=True)]
    while first > 0 and steps[first].after.draws == steps[-1].after.draws:
        first -= 1
        (positions,) = await store.positions(match.id, first, first)
        steps[first] = slim(whole(played, loaded.told[first], positions))
    seats = len(present.seats)
    dice = Dice(match.id, match.secret, seats, list(present.seeds))
    options = {name: value for name, value in match.options.items() if value is not None}
    table = Table(played, seats, seed=0, edition=match.edition, options=options, dice=dice, steps=steps)
    return Room(loaded, table, dice, store, bots)
