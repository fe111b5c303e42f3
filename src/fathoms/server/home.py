"""Where a server lives: in a folder of its own with SQLite, or with others in a PostgreSQL database."""

import asyncio
import fcntl
import os
from pathlib import Path
from typing import IO, TYPE_CHECKING

from fathoms.core.errors import FathomsError, reason
from fathoms.server.bots import Bots, pools
from fathoms.server.guests import KEY_FILE, Key
from fathoms.server.neighbours import Alone
from fathoms.server.sqlite import STORE_FILE, SQLite, void_links

if TYPE_CHECKING:
    from fathoms.server.rooms import Rooms

Where = Path | str  # a folder, or the address of a database


class FolderTaken(FathomsError):
    """Data that this server cannot have."""


def claimed(data: Path) -> IO[bytes]:
    """The folder of data, made for its owner alone, and its lock: nobody else serves it until that is closed."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = open(data / "lock", "ab", opener=lambda path, flags: os.open(path, flags, 0o600))  # noqa: SIM115
    except OSError as error:
        raise FolderTaken("error-folder", path=str(data), why=reason(error)) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise FolderTaken("error-folder-taken", path=str(data)) from None
    return lock


class Folder:
    """A folder that this server has for itself: the key and the matches."""

    def __init__(self, data: Path) -> None:
        self._lock = claimed(data)
        try:
            key, kept = data / KEY_FILE, data / STORE_FILE
            if kept.exists() and not key.exists():
                void_links(kept)
            self.key, self.store = Key.open(key), SQLite(kept)
        except FathomsError:
            self._lock.close()
            raise
        self.bots, self.neighbours = Bots(), Alone()

    ready = True

    def open(self, rooms: "Rooms") -> None:
        """Nobody else is to be heard."""

    async def close(self) -> None:
        """Finishes what was promised, and leaves the folder to others."""
        await self.bots.close()
        await self.store.close()
        self._lock.close()


class Database:
    """A database that this server shares with others; of `share` servers on one machine each thinks with its part."""

    def __init__(self, url: str, share: int = 1) -> None:
        from fathoms.server.postgres import Postgres, prepare
        from fathoms.server.questions import Questions, SharedAnswers, Thinker
        from fathoms.server.servers import Servers

        self.key, self.store = asyncio.run(prepare(url)), Postgres(url)
        self.neighbours = Servers(self.store)
        cores = max(1, ((os.cpu_count() or 2) - 1) // share)
        questions, local = Questions(self.neighbours), pools(cores)
        self.bots = Bots({name: SharedAnswers(questions, name) for name in local})
        self._thinker = Thinker(self.neighbours, local)

    @property
    def ready(self) -> bool:
        """Whether it is among the others and hears them."""
        return self.neighbours.joined.is_set()

    def open(self, rooms: "Rooms") -> None:
        """Joins the others, hears what they do and thinks with them."""
        from fathoms.server.postgres import CHANGED
        from fathoms.server.servers import MET

        async def changed(said: str) -> None:
            match, version = said.split()
            await rooms.changed(match, int(version))

        async def met(said: str) -> None:
            match, _, server = said.partition(" ")
            if server != self.neighbours.id:
                await rooms.met(match)

        self.neighbours.hears(CHANGED, changed)
        self.neighbours.hears(MET, met)
        self.neighbours.after_missing(rooms.missed)
        self.neighbours.start()
        self._thinker.start()

    async def close(self) -> None:
        """Finishes what was promised, and takes leave of the others."""
        await self.bots.close()
        await self._thinker.close()
        await self.neighbours.close()
        await self.store.close()


def home(where: Where, share: int = 1) -> Folder | Database:
    """The home that a folder or the address of a database is."""
    return Folder(where) if isinstance(where, Path) else Database(where, share)
