"""A whole store as one file: all that is kept, and the key; out of either kind of database, and into either.

The file is gzipped JSON, a line for each row, between a first line with the key and a last one with the count.
"""

import asyncio
import gzip
import os
import sqlite3
import time
import zlib
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import DecodeError, Struct, json, msgpack

from fathoms.core.errors import FathomsError, reason
from fathoms.server.guests import KEY_FILE, KEY_LENGTH, Key, write_whole
from fathoms.server.home import Where, claimed
from fathoms.server.migrations import MIGRATIONS
from fathoms.server.rows import StepRow
from fathoms.server.sqlite import STORE_FILE, check_format, kept_in, opened, prepare
from fathoms.server.store import RIGHTS, BadStore, Match, Present

FORMAT = 1
BATCH = 500  # rows written at once


class BadArchive(FathomsError):
    """A file that no whole store can be read from."""


class Begin(Struct, tag_field="is", tag="begin"):
    """The first line."""

    format: int
    key: bytes


class End(Struct, tag_field="is", tag="end"):
    """The last line: only with it the file is whole."""

    rows: int


class Row(NamedTuple):
    """A row of a table."""

    table: str
    values: tuple[Any, ...]


COLUMNS: dict[str, dict[str, type]] = {
    "news": {"version": str, "kinds": bytes},
    "matches": {"id": str, "fixed": bytes, "present": bytes, "version": int, "made": float, "changed": float},
    "steps": {"match": str, "n": int, "row": bytes, "positions": bytes},
    "rights": {"match": str, "guest": str, "rank": int},
    "tokens": {"hashed": bytes, "match": str, "role": str, "seat": int},
    "answers": {"match": str, "guest": str, "id": str, "body": bytes, "at": float},
    "banned": {"guest": str},
}
READ = {
    table: json.Decoder(tuple[(str, *columns.values())]).decode  # type: ignore[misc]  # known only here
    for table, columns in COLUMNS.items()
}
ORDER = {"steps": "match, n", "rights": "match, guest", "answers": "match, guest, id"}  # the others by their first


def select(table: str) -> str:
    """The rows of a table, in an order that is the same in every database."""
    return f"SELECT {', '.join(COLUMNS[table])} FROM {table} ORDER BY {ORDER.get(table, next(iter(COLUMNS[table])))}"


def migrated(where: Where) -> int:
    """Brings a store forward that nobody serves; returns its format."""
    if isinstance(where, Path):
        with claimed(where):
            prepare(where / STORE_FILE)
        return len(MIGRATIONS)
    from fathoms.server.postgres import prepare as prepare_database
    from fathoms.server.postgres_tables import MIGRATIONS as DATABASE_MIGRATIONS

    asyncio.run(prepare_database(where))
    return len(DATABASE_MIGRATIONS)


# --- the file -------------------------------------------------------------------------------------------------


async def write(path: Path, key: Key, rows: AsyncIterator[Row]) -> int:
    """Writes the file, whole or not at all, for its owner alone; returns how many matches are in it."""
    draft = path.with_name(path.name + ".draft")
    count = matches = 0
    try:
        with open(draft, "wb", opener=lambda name, flags: os.open(name, flags, 0o600)) as raw:
            with gzip.open(raw, "wb", compresslevel=3) as file:
                file.write(json.encode(Begin(FORMAT, key.key)) + b"\n")
                async for row in rows:
                    file.write(json.encode((row.table, *row.values)) + b"\n")
                    count += 1
                    matches += row.table == "matches"
                file.write(json.encode(End(count)) + b"\n")
            raw.flush()
            os.fsync(raw.fileno())
        draft.rename(path)
    except OSError as error:
        raise BadArchive("error-unwritable", path=str(path), why=reason(error)) from None
    finally:
        with suppress(OSError):
            draft.unlink()
    return matches


def read(path: Path) -> Iterator[Begin | Row]:
    """The key and all rows of a file; raises before the last is given if the file is not whole."""
    try:
        with gzip.open(path, "rb") as file:
            begin = json.decode(file.readline(), type=Begin)
            if begin.format != FORMAT or len(begin.key) != KEY_LENGTH:
                raise BadArchive("error-archive", path=str(path))
            yield begin
            for count, line in enumerate(file):
                if line.startswith(b"{"):
                    if json.decode(line, type=End).rows == count and not file.read(1):
                        return
                    break
                table, *values = READ[line[2 : line.index(b'"', 2)].decode()](line)
                yield checked(Row(table, tuple(values)))
        raise BadArchive("error-archive", path=str(path))
    except (FileNotFoundError, PermissionError, IsADirectoryError) as error:
        raise BadArchive("error-unreadable", path=str(path), why=reason(error)) from None
    except (OSError, EOFError, DecodeError, UnicodeDecodeError, KeyError, ValueError, zlib.error):
        raise BadArchive("error-archive", path=str(path)) from None


def checked(row: Row) -> Row:
    """A row that every database takes and servers can read again: another one would spoil the list of all matches."""
    for value in row.values:
        if "\0" in value if isinstance(value, str) else isinstance(value, int) and not -1 <= value < 2**31:
            raise ValueError
    match row.table:
        case "matches":
            json.decode(row.values[1], type=Match)
            json.decode(row.values[2], type=Present)
        case "steps":
            msgpack.decode(row.values[2], type=StepRow)
        case "rights":
            RIGHTS[row.values[2]]
    return row


# --- out ------------------------------------------------------------------------------------------------------


async def export(where: Where, path: Path) -> int:
    """Writes a store to a file, as it is at one moment, also while it is served; returns how many matches."""
    if isinstance(where, Path):
        return await _export_sqlite(where, path)
    return await _export_postgres(where, path)


async def _export_sqlite(data: Path, path: Path) -> int:
    file = kept_in(data)
    if not (data / KEY_FILE).exists():
        raise BadStore("error-no-store", path=str(data))
    try:
        with closing(opened(file)) as db:
            db.execute("BEGIN")
            check_format(db, file)

            async def rows() -> AsyncIterator[Row]:
                for table in COLUMNS:
                    for values in db.execute(select(table)):
                        yield Row(table, values)

            return await write(path, Key.open(data / KEY_FILE), rows())
    except sqlite3.Error as error:
        raise BadStore("error-store", path=str(file), why=str(error)) from None


async def _export_postgres(url: str, path: Path) -> int:
    from fathoms.server.postgres import BROKEN, connected, shown_address, why
    from fathoms.server.postgres import prepare as prepare_database

    key = await prepare_database(url)
    db = await connected(url)
    try:
        async with db.transaction(isolation="repeatable_read", readonly=True):

            async def rows() -> AsyncIterator[Row]:
                for table in COLUMNS:
                    async for values in db.cursor(select(table), prefetch=BATCH):
                        yield Row(table, tuple(values))

            return await write(path, key, rows())
    except BROKEN as error:
        raise BadStore("error-database", where=shown_address(url), why=why(error)) from None
    finally:
        await db.close()


async def back_up(where: Where, folder: Path) -> Path:
    """Writes a store to a new file in a folder, named after this second, and reads it again to be sure of it."""
    path = folder / time.strftime("fathoms-%Y%m%d-%H%M%S.jsonl.gz", time.gmtime())
    await export(where, path)
    await asyncio.to_thread(lambda: sum(1 for _ in read(path)))
    return path


# --- in -------------------------------------------------------------------------------------------------------


async def bring(path: Path, where: Where, *, instead: bool = False) -> int:
    """Reads a store from a file, all of it or nothing; into one that keeps matches only `instead` of those."""
    rows = read(path)
    begin = next(rows)
    assert isinstance(begin, Begin)
    found = (row for row in rows if isinstance(row, Row))
    if isinstance(where, Path):
        return _bring_sqlite(begin, found, where, instead)
    return await _bring_postgres(begin, found, where, instead)


def batches(rows: Iterable[Row]) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
    """Rows of one table after the other, so many at once."""
    table, batch = "", list[tuple[Any, ...]]()
    for row in rows:
        if batch and (row.table != table or len(batch) >= BATCH):
            yield table, batch
            batch = []
        table = row.table
        batch.append(row.values)
    if batch:
        yield table, batch


def _bring_sqlite(begin: Begin, rows: Iterable[Row], data: Path, instead: bool) -> int:
    with claimed(data):
        file, draft = data / STORE_FILE, data / f"{STORE_FILE}.draft"
        try:
            if file.exists() and not instead:
                prepare(file)
                with closing(opened(file)) as db:
                    refuse_full(str(data), db.execute("SELECT count(*) FROM matches").fetchone()[0])
            draft.unlink(missing_ok=True)
            prepare(draft)
            with closing(opened(draft)) as db:
                db.execute("BEGIN")
                for table, batch in batches(rows):
                    marks = ", ".join("?" * len(COLUMNS[table]))
                    db.executemany(f"INSERT INTO {table} ({', '.join(COLUMNS[table])}) VALUES ({marks})", batch)
                db.execute("COMMIT")
                db.execute("PRAGMA journal_mode = DELETE")  # all of it is in the one file
                (count,) = db.execute("SELECT count(*) FROM matches").fetchone()
            write_whole(data / KEY_FILE, begin.key)
            for end in ("-wal", "-shm"):
                file.with_name(file.name + end).unlink(missing_ok=True)
            draft.replace(file)
            return int(count)
        except (OSError, sqlite3.Error) as error:
            raise BadStore("error-store", path=str(file), why=str(error)) from None
        finally:
            for end in ("", "-wal", "-shm", "-journal"):
                draft.with_name(draft.name + end).unlink(missing_ok=True)


async def _bring_postgres(begin: Begin, rows: Iterable[Row], url: str, instead: bool) -> int:
    from fathoms.server.postgres import BROKEN, connected, shown_address, why
    from fathoms.server.postgres import prepare as prepare_database
    from fathoms.server.servers import SILENT, within

    await prepare_database(url)
    db = await connected(url)
    try:
        async with db.transaction():
            await db.execute(f"LOCK TABLE servers, {', '.join(COLUMNS)} IN ACCESS EXCLUSIVE MODE")
            if await db.fetchval(f"SELECT count(*) FROM servers WHERE {within('beat', '$1')}", SILENT):
                raise BadStore("error-store-served", path=shown_address(url))
            if not instead:
                refuse_full(shown_address(url), await db.fetchval("SELECT count(*) FROM matches"))
            await db.execute(f"TRUNCATE changes, presence, questions, {', '.join(COLUMNS)}")
            for table, batch in batches(rows):
                await db.copy_records_to_table(table, records=batch, columns=list(COLUMNS[table]))
            await db.execute("UPDATE key SET key = $1", begin.key)
            return int(await db.fetchval("SELECT count(*) FROM matches"))
    except BROKEN as error:
        raise BadStore("error-database", where=shown_address(url), why=why(error)) from None
    finally:
        await db.close()


def refuse_full(where: str, matches: int) -> None:
    """Refuses to write over matches."""
    if matches:
        raise BadStore("error-store-full", path=where, count=str(matches))
