"""Questions without sense or measure are refused at once, in a short sentence."""

import json
import time
from pathlib import Path

import pytest

from fathoms.server.limits import Limits
from server.client import Guest, Visit
from server.host import running
from server.test_replay import finished

DEEP = b'{"x":' * 500 + b"1" + b"}" * 500


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/matches", b'{"game": "\xff"}', 400),
        ("POST", "/api/open", b'{"fathoms": "\xff\xfe"}', 400),
        (
            "POST",
            "/api/open",
            b'{"fathoms": 2, "game": "x", "rules": "x", "options": {}, "edition": ' + DEEP + b"}",
            400,
        ),
        ("POST", "/api/matches", "²", 400),
        ("POST", "/api/matches", "9" * 4400, 400),
        ("POST", "/api/matches", "-٣", 400),
        ("POST", "/api/matches", 10**400, 400),
        ("GET", "/api/matches/MATCH/steps?from=%C2%B2", b"", 400),
        ("GET", "/api/matches/MATCH/steps?from=--1", b"", 400),
        ("GET", "/api/matches/MATCH/steps?seat=%00", b"", 400),
        ("GET", "/api/matches/%00", b"", 404),
        ("GET", "/web/%00", b"", 404),
        ("GET", "/web/" + "x" * 5000, b"", 404),
        ("GET", "/web/x/" + "y" * 300, b"", 404),
        ("GET", "/words/" + "x" * 300 + "/shell.ftl", b"", 404),
        ("GET", "/manual/kraken-attack/%00.md", b"", 404),
        ("GET", "/join/" + "x" * 5000, b"", 404),
        ("GET", "/art/" + "x" * 5000 + ".svg", b"", 404),
    ],
    ids=lambda value: str(value)[:40],
)
def test_questions_that_make_no_sense_are_refused_in_a_sentence(
    visit: Visit, method: str, path: str, body: bytes | str | int, status: int
) -> None:
    guest = visit()
    if not isinstance(body, bytes):
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "treasure-hunting-kraken", "seats": seats, "options": {"dial": body}}
        body = json.dumps(wish).encode()
    if "MATCH" in path:
        path = path.replace("MATCH", guest.make("kraken-attack", "me"))
    answer = guest.http.request(method, path, content=body)
    assert answer.status_code == status, answer.text
    if answer.headers["content-type"].startswith("application/json"):
        assert answer.json()["error"]


def test_long_words_are_refused_in_a_short_sentence(visit: Visit) -> None:
    guest = visit()
    long = "x" * 4000
    with guest.sit(guest.make("kraken-attack", "me", "open")) as line:
        for wrong in ({"do": "play", "action": long, "ply": 0}, {"do": "sit", "kind": "bot", "level": long}):
            refused = line.ask(**wrong)
            assert (refused["type"], len(refused["error"]) < 1000) == ("refused", True)
    seats = [{"kind": "me"}, {"kind": "open"}]
    for wish in ({"game": long}, {"options": {long: 1}}, {"options": {"whirlpools": long}}, {"preset": long}):
        answer = guest.post("/api/matches", {"game": "kraken-attack", "seats": seats, **wish})
        assert 400 <= answer.status_code < 500
        assert len(answer.json()["error"]) < 1000


@pytest.mark.parametrize(
    "headers",
    [{"Host": "["}, {"Host": "x" * 9000}, {"Origin": "http://["}, {"Cookie": "fathoms=\xff.\xfe"}],
    ids=lambda headers: str(headers)[:40],
)
def test_headers_that_make_no_sense_break_nothing(visit: Visit, headers: dict[str, str]) -> None:
    guest = visit()
    invite = f"/api/matches/{guest.make('kraken-attack', 'me')}/invite.svg"
    coded = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
    for method, path in (("GET", "/"), ("POST", "/api/matches"), ("GET", "/api/games"), ("GET", invite)):
        assert guest.http.request(method, path, headers=coded).status_code < 500


def test_options_of_an_uploaded_match_that_make_no_sense_are_refused_in_a_sentence(visit: Visit) -> None:
    guest = visit()
    kept = guest.get(f"/api/matches/{guest.make('kraken-attack', 'me')}/match.json")
    kept["options"]["tokens_to_win"] = "²"
    answer = guest.post("/api/open", kept)
    assert (answer.status_code, answer.json()["error"]) == (
        400,
        "tokens_to_win is a whole number of at most nine digits",
    )


@pytest.mark.parametrize(
    ("edition", "why"),
    [
        ("a" + ".a" * 10_000 + " = 1", "Too many dots (at line 1"),
        ("a = '''\n[" + " " * 2_000 + "\n'''\n", "line 1: a is not known here"),
        ("[ship]\nholes_to_sink = 0x" + "f" * 10_000, "…, which a match file cannot keep"),
        ("[ship]\nholes_to_sink = " + "9" * 4_000, "99…, which a match file cannot keep"),
    ],
    ids=["dots", "spaces", "hexadecimal", "digits"],
)
def test_an_edition_that_would_take_for_ever_to_read_is_refused_at_once(visit: Visit, edition: str, why: str) -> None:
    guest, began = visit(), time.process_time()
    answer = guest.post("/api/matches", {"game": "kraken-attack", "seats": [{"kind": "me"}], "edition": edition})
    assert (answer.status_code, why in answer.json()["error"]) == (400, True), answer.text
    answer = guest.post("/api/games/kraken-attack/edition", {"text": edition})
    assert (answer.status_code, why in answer.json()["complaints"][0]["error"]["error"]) == (200, True), answer.text
    assert time.process_time() - began < 5


def test_remarks_in_an_uploaded_edition_are_dropped_and_its_size_is_bounded(visit: Visit) -> None:
    guest = visit()
    kept = guest.get(f"/api/matches/{finished(guest, 'me')}/match.json")
    kept["edition"] = {"source": "x" * 1_900_000, "ship": {"source": "y" * 9_000, "holes_to_sink": 5}}
    answer = guest.post("/api/open", kept)
    assert answer.status_code == 201, answer.text
    with guest.sit(answer.json()["match"]) as line:
        assert line.table["edition"] == {"ship": {"holes_to_sink": 5}}
    kept["edition"] = {"x" * 20_000: 1}
    answer = guest.post("/api/open", kept)
    assert (answer.status_code, "at most 16384 bytes" in answer.json()["error"]) == (400, True)


def test_a_command_of_long_ago_gets_its_old_answer_and_nobody_is_disconnected(tmp_path: Path) -> None:
    limits = Limits(messages=10**9, messages_from_address=10**9)
    with running(tmp_path, limits) as address, Guest(address) as guest, Guest(address) as friend:
        match = guest.make("kraken-attack", "me", "open")
        friend.follow(guest.get(f"/api/matches/{match}/links")["watch"])
        with guest.sit(match) as line, friend.sit(match) as watcher:
            sat = line.ask("sit", seat=1, kind="bot", level="crab", id="old-sit")
            line.ask("sit", seat=1, kind="open")
            played = line.play()
            line.until("steps")
            for n in range(210):
                line.ask("sit", seat=1, kind="open" if n % 2 else "absent")
            assert line.ask("sit", seat=1, kind="bot", level="crab", id="old-sit") == sat
            assert line.ask("play", action="", ply=0, id=played["id"]) == played
            assert line.ask("ping")["type"] == "ack"
            assert watcher.ask("ping")["type"] == "ack"
