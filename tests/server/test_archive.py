"""A whole store moves from one database to another and loses nothing; its format only ever goes forward."""

import asyncio
import gzip
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from conftest import PostgreSQL
from typer.testing import CliRunner

from fathoms.cli import app as cli
from fathoms.server.archive import BadArchive, back_up, bring, export
from fathoms.server.bots import Bots
from fathoms.server.home import FolderTaken
from fathoms.server.migrations import MIGRATIONS as SQLITE
from fathoms.server.migrations import Migration
from fathoms.server.postgres import Postgres, prepare
from fathoms.server.postgres_tables import MIGRATIONS
from fathoms.server.rooms import Rooms
from fathoms.server.sqlite import prepare as prepare_file
from fathoms.server.store import BadStore
from server.client import Guest
from server.host import running
from server.kept import shown
from server.test_names import STORES, told
from server.test_storm import found


def a_folder(tmp_path: Path) -> Path:
    """A folder of data with matches of all games, running and finished."""
    data = tmp_path / "old"
    data.mkdir()
    shutil.copy(STORES[-1], data / "fathoms.db")
    (data / "key").write_bytes(b"k" * 32)
    prepare_file(data / "fathoms.db")
    return data


def content(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


async def test_a_store_goes_to_postgresql_and_back_and_nothing_is_lost(tmp_path: Path, database: str) -> None:
    data, back = a_folder(tmp_path), tmp_path / "new"
    count = await export(data, tmp_path / "one")
    assert count == len(told(STORES[-1]))
    assert await bring(tmp_path / "one", database) == count
    await export(database, tmp_path / "two")
    assert await bring(tmp_path / "two", back) == count
    await export(back, tmp_path / "three")
    store = Postgres(database)
    rooms = Rooms(store, Bots())
    for match, then in told(STORES[-1]).items():
        assert shown(await found(rooms, match)) == then
    await store.close()
    same = content(tmp_path / "one") == content(tmp_path / "two") == content(tmp_path / "three")
    assert same, "rows, their order and the key"
    assert (back / "key").read_bytes() == b"k" * 32
    assert (tmp_path / "one").stat().st_mode & 0o777 == 0o600


def test_guests_and_links_stay_good_in_the_other_database(tmp_path: Path, database: str) -> None:
    data = tmp_path / "data"
    with running(data) as address:
        ada = Guest(address)
        match = ada.make("kraken-attack", "me", "open")
        link = ada.get(f"/api/matches/{match}/links")["invite"].removeprefix(address)
        asyncio.run(export(data, tmp_path / "kept"))  # while it is served
        with pytest.raises(FolderTaken):
            asyncio.run(bring(tmp_path / "kept", data, instead=True))
    asyncio.run(bring(tmp_path / "kept", database))
    with running(database) as address, Guest(address) as bob, ada:
        ada.move(address)
        assert [m["match"] for m in ada.get("/api/matches")] == [match]
        assert bob.follow(link) == match
        with pytest.raises(BadStore, match="a server works with"):
            asyncio.run(bring(tmp_path / "kept", database, instead=True))


def test_what_is_kept_is_written_over_only_by_restoring(tmp_path: Path, database: str) -> None:
    data = a_folder(tmp_path)
    path = asyncio.run(back_up(data, tmp_path))
    asyncio.run(bring(path, database))
    for where in (data, database):
        with pytest.raises(BadStore, match="matches already; fathoms db restore"):
            asyncio.run(bring(path, where))
        asyncio.run(bring(path, where, instead=True))
        asyncio.run(export(where, tmp_path / "again"))
        assert content(tmp_path / "again") == content(path)


@pytest.mark.parametrize("what", ["of a newer format", "no database at all", "without its key"])
def test_a_backup_takes_the_place_of_a_store_that_is_good_for_nothing(tmp_path: Path, what: str) -> None:
    """That is what it is for: a disk that went bad, a new version that did not do."""
    data = a_folder(tmp_path)
    path = asyncio.run(back_up(data, tmp_path))
    if what == "of a newer format":
        with closing(sqlite3.connect(data / "fathoms.db")) as db:
            db.execute("PRAGMA user_version = 99")
        with pytest.raises(BadStore, match="kept by a newer Fathoms"):
            asyncio.run(export(data, tmp_path / "never"))
    elif what == "no database at all":
        (data / "fathoms.db").write_bytes(b"x" * 5000)
    else:
        (data / "key").write_bytes(b"")
    asyncio.run(bring(path, data, instead=True))
    asyncio.run(export(data, tmp_path / "again"))
    assert content(tmp_path / "again") == content(path)


def test_a_file_that_is_not_whole_changes_nothing(tmp_path: Path, database: str) -> None:
    data = a_folder(tmp_path)
    asyncio.run(export(data, tmp_path / "good"))
    asyncio.run(bring(tmp_path / "good", database))
    whole, lines = (tmp_path / "good").read_bytes(), content(tmp_path / "good").splitlines(keepends=True)
    end = b'{"is":"end","rows":%d}\n' % (len(lines) - 1)
    spoiled = [
        b'["matches","m","e30=","e30=",1,0.0,0.0]\n',
        b'["steps","m",0,"e30=","e30="]\n',
        b'["rights","m","g",99]\n',
        b'["rights","m","g",%d]\n' % 10**30,
        b'["tokens","e30=","m","seat",%d]\n' % 2**31,
        b'["banned","\\u0000"]\n',
    ]
    broken = {
        "cut": whole[: len(whole) // 2],
        "bent": whole[:5000] + b"!" + whole[5001:],
        "without its end": gzip.compress(b"".join(lines[:-1])),
        "without a row": gzip.compress(b"".join([*lines[:5], *lines[6:]])),
        **{f"with {row!r}": gzip.compress(b"".join([lines[0], row, *lines[1:-1], end])) for row in spoiled},
        "with a strange row": gzip.compress(b"".join([*lines[:5], b'["pirates","x"]\n', *lines[5:]])),
        "of another format": gzip.compress(lines[0].replace(b'"format":1', b'"format":9') + b"".join(lines[1:])),
        "empty": b"",
        "something else": b"%PDF",
    }
    for what, body in broken.items():
        (tmp_path / "bad").write_bytes(body)
        for where in (data, database):
            with pytest.raises(BadArchive, match="is not a whole file of fathoms db export"):
                asyncio.run(bring(tmp_path / "bad", where, instead=True))
            asyncio.run(export(where, tmp_path / "after"))
            assert content(tmp_path / "after") == b"".join(lines), what


# --- formats --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", range(len(MIGRATIONS)))
def test_a_database_of_an_older_format_is_brought_forward(postgresql: PostgreSQL, database: str, version: int) -> None:
    name = database.partition("?")[0].rpartition("/")[2]
    if version:
        asyncio.run(prepare(database, MIGRATIONS[:version]))
        postgresql.ask("INSERT INTO tokens VALUES ('x', 'm', 'watch', -1)", name)
    asyncio.run(prepare(database))
    kept = [(n, migration.checksum) for n, migration in enumerate(MIGRATIONS, 1)]
    assert postgresql.ask("SELECT version, checksum FROM migrations ORDER BY version", name) == kept
    assert postgresql.ask("SELECT match FROM tokens", name) == [("m",)] * bool(version)
    assert len(postgresql.ask("SELECT key FROM key", name)) == 1


def test_a_database_of_a_newer_format_or_of_another_past_is_refused_and_left_alone(
    postgresql: PostgreSQL, database: str
) -> None:
    newer = [*MIGRATIONS, Migration("CREATE TABLE to_come (x INTEGER)")]
    asyncio.run(prepare(database, newer))
    with pytest.raises(BadStore, match=f"has format {len(newer)}, and this Fathoms knows {len(MIGRATIONS)}"):
        asyncio.run(prepare(database))
    with pytest.raises(BadStore, match=f"came to format {len(newer)} in another way"):
        asyncio.run(prepare(database, [*MIGRATIONS, Migration("CREATE TABLE other (x INTEGER)"), newer[-1]]))
    with pytest.raises(BadStore, match="does not answer as it should"):
        asyncio.run(
            prepare(database, [*newer, Migration("CREATE TABLE half (x INTEGER); CREATE TABLE half (x INTEGER)")])
        )
    name = database.partition("?")[0].rpartition("/")[2]
    assert postgresql.ask("SELECT count(*) FROM migrations", name) == [(len(newer),)]
    assert postgresql.ask("SELECT to_regclass('half') IS NULL, to_regclass('other') IS NULL", name) == [(True, True)]


async def test_several_servers_may_make_the_tables_at_once(database: str) -> None:
    keys = await asyncio.gather(*(prepare(database) for _ in range(4)))
    assert len({key.key for key in keys}) == 1


def test_a_file_that_came_to_its_format_in_another_way_is_refused(tmp_path: Path) -> None:
    data = a_folder(tmp_path)
    prepare_file(data / "fathoms.db")
    db = sqlite3.connect(data / "fathoms.db")
    assert db.execute("SELECT version, checksum FROM migrations ORDER BY version").fetchall() == [
        (n, migration.checksum) for n, migration in enumerate(SQLITE, 1)
    ]
    db.execute("UPDATE migrations SET checksum = 'other' WHERE version = 2")
    db.commit()
    db.close()
    with pytest.raises(BadStore, match="came to format 2 in another way than this Fathoms knows"):
        prepare_file(data / "fathoms.db")


# --- the command line -----------------------------------------------------------------------------------------

NOBODY = "postgresql://ada:secret@127.0.0.1:1/fathoms"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["serve", "--workers", "2"], "several processes cannot share a folder"),
        (["serve", "--database", NOBODY], "the database postgresql://127.0.0.1:1/fathoms does not answer as it should"),
        (["serve", "--database", "mysql://x/y"], "mysql://x/y is not the address of a PostgreSQL database"),
        (["serve", "--database", "postgresql://ada:secret@[::1"], "the database postgresql://[::1 does not answer"),
        (["db", "migrate", "--database", "postgresql://a:se@secret/x@127.0.0.1:1/x"], "postgresql://127.0.0.1:1/x"),
        (["bots"], "name the database"),
        (["db", "export", "x", "--data", "nowhere"], "nothing is kept in nowhere"),
        (["db", "import", "nothing.gz", "--data", "new"], "nothing.gz cannot be read: there is no such file or folder"),
        (["db", "import", ".", "--data", "new"], ". cannot be read: it is a folder"),
        (["db", "migrate", "--database", NOBODY], "the database postgresql://127.0.0.1:1/fathoms does not answer"),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, list) else "",
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    port = ["--port", "0"] if arguments[0] == "serve" else []
    ended = CliRunner().invoke(cli, [*arguments, *port])
    assert ended.exit_code == 2
    assert said in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert "secret" not in ended.stderr


def test_a_store_is_moved_by_command(tmp_path: Path, database: str) -> None:
    data, file = a_folder(tmp_path), str(tmp_path / "all.gz")
    for arguments, said in (
        (["migrate", "--data", str(data)], f"format {len(SQLITE)}"),
        (["export", file, "--data", str(data)], "matches are in"),
        (["migrate", "--database", database], f"format {len(MIGRATIONS)}"),
        (["import", file, "--database", database, "--language", "de"], "Partien sind jetzt gespeichert"),
        (["backup", str(tmp_path), "--database", database], "Written to"),
        (["restore", file, "--data", str(data)], "matches are kept now"),
    ):
        done = CliRunner().invoke(cli, ["db", *arguments])
        assert (done.exit_code, said in done.output) == (0, True), done.output
