"""A store as today's server writes it, and what it told: `python -m server.kept` (in `tests`) keeps both as fixtures.

Run it when the format grows, under the new number; the files of older formats stay as they are.
"""

import asyncio
import random
import sqlite3
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from msgspec import json

import fathoms
from fathoms.server import matches
from fathoms.server.bots import Bots
from fathoms.server.guests import Key
from fathoms.server.migrations import MIGRATIONS
from fathoms.server.protocol import NewMatch, Wanted
from fathoms.server.room import Room
from fathoms.server.rooms import Rooms
from fathoms.server.sqlite import SQLite

FOLDER = Path(__file__).parent / "fixtures"
ACTS = 10


def shown(room: Room) -> dict[str, Any]:
    """All that is told of a match, by eye: its lines, and what the present says in words."""
    eyes = range(-1, len(room.present.seats))
    views = {str(eye): room.seen_by(eye) for eye in eyes}
    present = room.present
    return json.decode(  # type: ignore[no-any-return]  # as it would be sent
        json.encode(
            {
                "game": room.match.game,
                "rules": room.match.rules,
                "lines": {eye: view.log() for eye, view in views.items()},
                "chosen": {eye: view.now(present).chosen for eye, view in views.items()},
                "ready": sorted(present.pending),
                "waiting": present.waiting,
                "phase": present.phase,
                "result": present.result,
            }
        )
    )


async def play(room: Room, chance: random.Random, acts: int) -> None:
    """Random acts."""
    for _ in range(acts):
        if room.present.over:
            return
        seat = chance.choice([seat for seat in room.table.waiting if seat not in room.present.pending])
        await room.commit(room.choice(seat, chance.choice(room.table.legal(seat))))


async def until(room: Room, chance: random.Random, what: str) -> None:
    """Plays until a secret choice is pending, or until the end."""
    while not (room.present.pending if what == "pending" else room.present.over):
        await play(room, chance, 1)


async def keep(folder: Path) -> None:
    """A few matches of each game: running; finished, where that is short; with a secret choice, where there is one."""
    path, draft = folder / f"store-{len(MIGRATIONS)}.sqlite", Path(mkdtemp()) / "draft.db"
    store, chance, key = SQLite(draft), random.Random(7), Key(b"k" * 32)
    rooms, told = Rooms(store, Bots()), {}

    async def new(name: str, seats: int) -> Room:
        seal = matches.seal(key)
        wanted = NewMatch(name, [Wanted("me")] * seats, match=seal.match, commitment=seal.commitment, seed="abc")
        match = await matches.make(store, key, wanted, "ada")
        room = await rooms.room(match)
        assert room is not None
        return room

    for name in fathoms.games():
        game = fathoms.game(name)
        room = await new(name, game.usual_seats)
        await play(room, chance, ACTS)
        told[room.match.id] = shown(room)
        if any(phase.secret for phase in game.phases):
            room = await new(name, game.usual_seats)
            await until(room, chance, "pending")
            told[room.match.id] = shown(room)
    room = await new("kraken-attack", 1)
    await until(room, chance, "end")
    told[room.match.id] = shown(room)
    await store.close()
    path.unlink(missing_ok=True)
    db = sqlite3.connect(draft)
    db.execute("VACUUM INTO ?", (str(path),))
    db.close()
    rows = [json.encode(match) + b": " + json.encode(then) for match, then in told.items()]
    path.with_suffix(".json").write_bytes(b"{\n" + b",\n".join(rows) + b"\n}\n")


if __name__ == "__main__":
    asyncio.run(keep(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
