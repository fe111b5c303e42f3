"""A full disk, a broken start, files of other versions: each is said in a sentence, and nothing is lost."""

import os
import resource
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fathoms.server import log as logs
from fathoms.server.app import app
from fathoms.server.guests import BadKey, Key
from fathoms.server.home import FolderTaken
from fathoms.server.migrations import MIGRATIONS, Migration
from fathoms.server.sqlite import SQLite, prepare
from fathoms.server.store import BadStore, NotCommitted
from server.client import Guest
from server.host import process, running, wait_until

FULL = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY)); "
CLI = (
    "import sys; from fathoms.cli import main; sys.argv = ['fathoms', 'serve', '--port', '0', '--data', sys.argv[1]]; "
)


def serve(data: Path, before: str = "") -> "subprocess.CompletedProcess[str]":
    """Starts a server that is expected to end by itself."""
    return subprocess.run([sys.executable, "-c", f"{before}{CLI}main()", str(data)], capture_output=True, text=True)


def fill(server: "subprocess.Popen[bytes]", *, full: bool) -> None:
    """No file of the server's may grow any more, its log included; or they may again."""
    _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0 if full else hard, hard))


def test_on_a_full_disk_every_question_is_answered_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """The log is on the full disk too."""
    body = {"game": "kraken-attack", "seats": [{"kind": "me"}]}
    with process(tmp_path / "data", tmp_path / "complaints") as (address, server), Guest(address) as guest:
        match = guest.make("kraken-attack", "me")
        fill(server, full=True)
        for _ in range(3):
            answer = guest.post("/api/matches", body)
            assert answer.status_code == 503
            assert "could not be kept" in answer.json()["error"]
            health = guest.http.get("/health")
            assert (health.status_code, health.json()["ok"]) == (503, False)
        with guest.sit(match) as line:
            line.send("play", action=line.now["choices"][0]["action"], ply=line.now["ply"])
            assert line.ended() == 1012
        fill(server, full=False)
        assert guest.get("/health")["ok"]
        assert guest.post("/api/matches", body).status_code == 201
        with guest.sit(match) as line:
            assert line.play()["type"] == "ack"


def test_the_log_never_stops_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def write(self, text: str) -> None:
            raise OSError("no space left on device")

        flush = write

    monkeypatch.setattr(sys, "stderr", Full())
    logs.log("open")


async def test_the_writer_answers_whatever_breaks(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "x.db")

    def broken(_: sqlite3.Connection) -> None:
        raise MemoryError("no more")

    with pytest.raises(NotCommitted, match="could not be kept"):
        await store._do(broken)
    await store.beat()
    await store.close()


def test_the_first_start_on_a_full_disk_leaves_no_half_key(tmp_path: Path) -> None:
    ended = serve(tmp_path / "data", FULL)
    assert ended.returncode == 2
    assert "cannot be written" in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert not (tmp_path / "data" / "key").exists()


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_of_another_length_is_refused_in_a_sentence(tmp_path: Path, length: int) -> None:
    (tmp_path / "key").write_bytes(b"x" * length)
    with pytest.raises(BadKey, match=f"has {length} bytes instead of 32"):
        Key.open(tmp_path / "key")
    with pytest.raises(BadKey):
        app(tmp_path)
    with pytest.raises(BadKey):
        app(tmp_path)


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    old = os.umask(0)
    try:
        with running(data) as address, Guest(address) as guest:
            guest.make("kraken-attack", "me")
            assert data.stat().st_mode & 0o777 == 0o700
            modes = {path.name: path.stat().st_mode & 0o777 for path in data.iterdir()}
            assert modes == dict.fromkeys(["fathoms.db", "fathoms.db-shm", "fathoms.db-wal", "key", "lock"], 0o600)
    finally:
        os.umask(old)


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    prepare(tmp_path / "x.db")
    (tmp_path / "x.db").chmod(0o644)
    prepare(tmp_path / "x.db")
    assert (tmp_path / "x.db").stat().st_mode & 0o777 == 0o600


def asked(path: Path, sql: str) -> Any:
    db = sqlite3.connect(path)
    try:
        return db.execute(sql).fetchall()
    finally:
        db.close()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    prepare(tmp_path / "x.db", [*MIGRATIONS, Migration("CREATE TABLE to_come (x)")])
    with pytest.raises(BadStore, match=f"has format {len(MIGRATIONS) + 1}, and this Fathoms knows {len(MIGRATIONS)}"):
        SQLite(tmp_path / "x.db")
    assert asked(tmp_path / "x.db", "PRAGMA user_version") == [(len(MIGRATIONS) + 1,)]


@pytest.mark.parametrize("version", range(len(MIGRATIONS)))
def test_a_database_of_an_older_version_is_brought_forward(tmp_path: Path, version: int) -> None:
    if version:
        prepare(tmp_path / "x.db", MIGRATIONS[:version])
        db = sqlite3.connect(tmp_path / "x.db")
        db.execute("INSERT INTO tokens VALUES (x'00', 'm', 'watch', -1)")
        db.commit()
        db.close()
    prepare(tmp_path / "x.db")
    assert asked(tmp_path / "x.db", "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert asked(tmp_path / "x.db", "SELECT match FROM tokens") == [("m",)] * bool(version)


def test_a_migration_that_breaks_changes_nothing(tmp_path: Path) -> None:
    with pytest.raises(BadStore):
        prepare(tmp_path / "x.db", [*MIGRATIONS, Migration("CREATE TABLE half (x); CREATE TABLE half (x);")])
    assert asked(tmp_path / "x.db", "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert asked(tmp_path / "x.db", "SELECT name FROM sqlite_master WHERE name = 'half'") == []


def test_a_second_server_of_the_same_folder_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path):
        with pytest.raises(FolderTaken, match="another server serves"):
            app(tmp_path)
        ended = serve(tmp_path)
    assert ended.returncode == 2
    assert (
        ended.stderr == f"fathoms: another server serves {tmp_path}; close it, or choose another folder with --data\n"
    )
    with running(tmp_path):
        pass


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes as Linux shows them")
def test_the_bots_of_a_killed_server_end_with_it(tmp_path: Path) -> None:
    with (
        process(tmp_path) as (address, server),
        Guest(address) as guest,
        guest.sit(guest.make("kraken-attack", "bot-shrimp", "bot-shrimp")) as line,
    ):
        line.until("steps")
        thinkers = children(server.pid)
        assert thinkers
        os.kill(server.pid, signal.SIGKILL)
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in thinkers))
