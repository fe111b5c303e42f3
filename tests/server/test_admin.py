"""Whoever looks after a server ends and removes matches, keeps guests out and forgets people, while it is served."""

import errno
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.main import get_command

from fathoms.cli import app
from fathoms.core.errors import FathomsError
from fathoms.server.guests import new_id
from fathoms.server.home import Where
from fathoms.server.run import serve
from server.client import Guest, followed
from server.host import running, wait_until


@pytest.fixture(params=["folder", "database"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    return tmp_path / "data" if request.param == "folder" else str(request.getfixturevalue("database"))


@pytest.fixture
def address(where: Where, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr("fathoms.server.app.LOOK", 0.2)
    with running(where) as address:
        yield address


class Answer(NamedTuple):
    """What the command line answered."""

    returncode: int
    stdout: str
    stderr: str


def admin(where: Where, *arguments: str) -> Answer:
    """What the command line answers."""
    option = ["--data", str(where)] if isinstance(where, Path) else ["--database", where]
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as ended:
        get_command(app).main(["admin", *arguments, *option, "--language", "en"])
    return Answer(int(ended.value.code or 0), out.getvalue(), err.getvalue())


def seats(guest: Guest, match: str) -> list[tuple[str, str]]:
    with guest.sit(match) as line:
        return [(seat["kind"], seat["name"]) for seat in line.table["seats"]]


def shown_out(guest: Guest, match: str) -> list[str]:
    with guest.sit(match) as line:
        return list(line.table["out"])


def id_of(guest: Guest) -> str:
    (cookie,) = guest.http.cookies.values()
    return cookie.partition(".")[0]


def test_a_match_is_listed_ended_and_deleted_under_the_eyes_of_those_who_play(where: Where, address: str) -> None:
    with Guest(address) as ada:
        match = ada.make("kraken-attack", "me")
        listed = admin(where, "list").stdout
        assert match in listed
        assert "running" in listed
        assert id_of(ada) in listed
        with ada.sit(match) as line:
            assert admin(where, "end", match).stdout == f"The match {match} is broken off.\n"
            assert line.ended() == 1012, "who is there comes back, and sees how it is"
        with ada.sit(match) as line:
            assert line.now["over"]
            assert line.now["result"]["ending"] == "abandoned"
            assert admin(where, "delete", match).returncode == 0
            assert line.ended() == 1012
        assert ada.sit(match).farewell() == 4404
        assert admin(where, "list").stdout == ""


def test_a_banned_guest_is_sent_away_and_may_come_back_when_the_ban_is_lifted(where: Where, address: str) -> None:
    with Guest(address) as ada:
        match = ada.make("kraken-attack", "me")
        with ada.sit(match) as line:
            admin(where, "ban", id_of(ada))
            assert line.ended() == 4403
        refused = ada.http.get("/api/matches")
        assert refused.status_code == 403
        assert refused.json()["message"]["key"] == "error-banned"
        assert ada.sit(match).farewell() == 4403
        admin(where, "ban", id_of(ada), "--lift")
        wait_until(lambda: ada.http.get("/api/matches").is_success)


def test_a_person_is_forgotten_and_others_keep_their_match(where: Where, address: str) -> None:
    with Guest(address) as ada, Guest(address) as bob:
        alone = ada.make("kraken-attack", "me")
        shared = ada.gather("kraken-attack", "me", "open", "bot-crab")
        bob.follow(ada.get(f"/api/matches/{shared}/links")["invite"], "Bob")
        with ada.sit(shared) as line:
            line.ask("sit", seat=0, kind="me", name="Ada")
            line.ask("start", seat=0)
            line.until("table")
            for seat in (2, 0):  # she has been at another seat meanwhile
                line.ask("leave", seat=2 - seat, then="wait")
                line.ask("sit", seat=seat, kind="me", name="Ada")
            assert str(line.until("seats")["hands"]).count("Ada") == 2
        mine = ada.get(f"/api/matches/{shared}/links")["seats"]["0"]
        answer = admin(where, "delete", "--guest", id_of(ada))
        assert answer.stdout == "Matches removed: 1; matches that others go on with, without this guest: 1.\n"
        wait_until(lambda: ada.get("/api/matches") == [])
        assert bob.sit(alone).farewell() == 4404
        wait_until(lambda: seats(bob, shared) == [("open", ""), ("human", "Bob"), ("absent", "")])
        with bob.sit(shared) as line:
            assert "Ada" not in json.dumps(line.table), "nor in the log"
        assert bob.post(followed(mine), {}).status_code == 404, "a link to what was Ada's seat"
        assert seats(bob, shared)[0] == ("open", "")
        assert id_of(ada) not in admin(where, "list").stdout


def test_a_person_who_was_shown_out_of_a_table_is_forgotten_there(where: Where, address: str) -> None:
    with Guest(address) as ada, Guest(address) as bob:
        match = ada.gather("kraken-attack", "me", "open")
        bob.follow(ada.get(f"/api/matches/{match}/links")["invite"], "Bob")
        with ada.sit(match) as line, bob.sit(match):
            line.until("lobby")
            line.ask("sit", seat=1, kind="open")
            assert line.until("lobby")["out"] == ["Bob"]
        admin(where, "delete", "--guest", id_of(bob))
        wait_until(lambda: shown_out(ada, match) == [])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["end", "nowhere"], "there is no match nowhere"),
        (["delete", "nowhere"], "there is no match nowhere"),
        (["delete"], "name a match, or a guest with --guest"),
        (["delete", "--guest", "nobody"], "nothing is kept of a guest nobody"),
        (["ban", "nobody"], "nothing is kept of a guest nobody"),
        (["ban", "two\nlines"], "nothing is kept of a guest two lines"),
    ],
)
def test_what_is_not_there_is_said_in_one_sentence(tmp_path: Path, arguments: list[str], says: str) -> None:
    with running(tmp_path):
        pass
    answer = admin(tmp_path, *arguments)
    assert answer.returncode == 2
    assert says in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_no_id_looks_like_an_option_of_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-R6lU884hYCGFNINF7O2eg", "--data", "R6lU884hYCGFNINF7O2eg-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(made))
    assert new_id() == "R6lU884hYCGFNINF7O2eg-"


def test_a_folder_that_keeps_nothing_is_refused_and_left_alone(tmp_path: Path) -> None:
    answer = admin(tmp_path / "none", "list")
    assert (answer.returncode, answer.stderr) == (2, f"fathoms: nothing is kept in {tmp_path / 'none'}\n")
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("command", [["admin", "list"], ["db", "backup", "."], ["db", "restore", "x.gz"]])
def test_who_may_not_look_into_a_folder_hears_so_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    """It is its owner's alone: somebody has forgotten to say who gives the command."""

    def denied(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("os.stat", denied)
    monkeypatch.setattr("fathoms.server.home.open", denied, raising=False)
    with pytest.raises(SystemExit) as ended:
        get_command(app).main([*command, "--data", str(tmp_path), "--language", "en"])
    monkeypatch.undo()
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_folder_that_cannot_be_served_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    for name, why in (("key", "folder"), ("fathoms.db", "folder"), ("lock", "folder")):
        (tmp_path / name / name).mkdir(parents=True)
        with pytest.raises(FathomsError, match=why):
            serve("127.0.0.1", 0, tmp_path / name)
    with pytest.raises(FathomsError, match="choose another folder"):
        serve("127.0.0.1", 0, file)
    junk = tmp_path / "junk"
    junk.mkdir()
    (junk / "fathoms.db").write_text("this is no database, and long enough to tell" * 50)
    with pytest.raises(FathomsError, match="matches cannot be kept in"):
        serve("127.0.0.1", 0, junk)
    answer = admin(junk, "list")
    assert (answer.returncode, "file is not a database" in answer.stderr) == (2, True)
    assert answer.stderr.count("\n") == 1
