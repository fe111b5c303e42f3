"""Who is kept out, and what the page may load."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from fathoms.core.errors import BadOption
from fathoms.core.words import languages, words
from fathoms.server.guests import Key, clean_name, cookie
from fathoms.server.limits import SPARSE, Limits, Window, Windows
from server.client import Guest, Visit, followed
from server.host import running


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[str]:
    with running(tmp_path, Limits(messages=20, messages_seconds=60, matches=3, tables=2, sockets=2)) as address:
        yield address


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_a_socket_from_another_page_is_refused_at_the_handshake(visit: Visit, origin: str) -> None:
    guest = visit()
    match = guest.make("kraken-attack", "me", "open")
    with pytest.raises(InvalidStatus) as refused, guest.sit(match, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_a_match_is_made_only_from_our_own_page(visit: Visit) -> None:
    guest = visit()
    body = {"game": "kraken-attack", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = guest.http.post("/api/matches", json=body, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403
    answer = guest.http.post("/api/matches", json=body, headers={"Origin": guest.address})
    assert answer.status_code == 201


def test_every_answer_has_a_strict_policy(address: str) -> None:
    for path in ("/", "/api/games", "/health", "/nowhere", "/web/index.html", "/check"):
        headers = httpx.get(address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_cookie_is_for_the_server_alone(address: str) -> None:
    given = httpx.get(address + "/").headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=Lax" in given
    assert "Path=/" in given
    secure = cookie("x", secure=True)
    assert secure.startswith("__Host-fathoms=x; ")
    assert "; Secure" in secure
    assert "Domain" not in secure


def test_over_https_the_cookie_has_its_strict_name(address: str) -> None:
    given = httpx.get(address + "/", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert given.startswith("__Host-fathoms=")
    assert "; Secure" in given


def test_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    key = Key.open(tmp_path / "key")
    good = key.sign("ada")
    assert key.guest(good) == "ada"
    assert Key.open(tmp_path / "key").guest(good) == "ada", "the key is kept"
    for bad in (None, "", "ada", "ada.", "bob." + good.split(".")[1], good + "0", good.upper()):
        assert key.guest(bad) is None
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0


def test_tokens_are_kept_only_as_hashes_and_the_secret_leaves_only_at_the_end(tmp_path: Path) -> None:
    with running(tmp_path) as address, Guest(address) as guest:
        match = guest.make("kraken-attack", "me")
        links = guest.get(f"/api/matches/{match}/links")
        kept = guest.get(f"/api/matches/{match}/match.json")
    assert "secret" not in kept["dice"]
    data = b"".join(path.read_bytes() for path in tmp_path.glob("fathoms.db*"))
    assert match.encode() in data
    for link in (links["invite"], links["watch"], links["seats"]["0"]):
        token = link.rsplit("/", 1)[1]
        assert re.fullmatch("[0-9a-f]{32}", token)
        assert token.encode() not in data


@pytest.mark.parametrize("kept_in", ["a folder", "a database"])
def test_with_a_new_key_every_guest_is_new_and_every_link_void(
    tmp_path: Path, request: pytest.FixtureRequest, kept_in: str
) -> None:
    """As SECURITY.md promises those whose key got out."""
    where = tmp_path if kept_in == "a folder" else str(request.getfixturevalue("database"))
    with running(where) as address, Guest(address) as ada:
        match = ada.gather("kraken-attack", "me", "open")
        links = ada.get(f"/api/matches/{match}/links")
    if isinstance(where, Path):
        (where / "key").unlink()
    else:
        request.getfixturevalue("postgresql").ask("DELETE FROM key", urlsplit(where).path[1:])
    with running(where) as address, Guest(address) as bob:
        ada.move(address)
        assert ada.get("/api/matches") == []
        ada.http.close()
        for link in (links["invite"], links["watch"], links["seats"]["0"]):
            assert bob.post(followed(link), {}).status_code == 404


def test_a_link_that_is_not_kept_any_more_is_good_again_when_somebody_asks_for_it(tmp_path: Path) -> None:
    """Where a server was once begun with another key, and the old one was put back."""
    with running(tmp_path) as address, Guest(address) as ada:
        match = ada.gather("kraken-attack", "me", "open")
    key = tmp_path / "key"
    old = key.read_bytes()
    key.unlink()
    with running(tmp_path):
        pass
    key.write_bytes(old)
    with running(tmp_path) as address, Guest(address) as bob:
        ada.move(address)
        assert bob.follow(ada.get(f"/api/matches/{match}/links")["invite"]) == match
        ada.http.close()


def test_one_link_does_not_do_for_another(visit: Visit) -> None:
    host, guest = visit(), visit()
    match = host.make("kraken-attack", "me", "open")
    links = host.get(f"/api/matches/{match}/links")
    tokens = {role: link.rsplit("/", 1)[1] for role, link in links.items() if role != "seats"}
    assert len({*tokens.values()}) == 2
    for path in (f"/join/{tokens['watch']}", f"/seat/{tokens['invite']}", f"/watch/{tokens['invite']}", "/join/x"):
        assert guest.http.get(path).status_code == 404
        assert guest.post(followed(path), {}).status_code == 404


def test_a_frame_of_more_than_8_kb_ends_the_connection(visit: Visit) -> None:
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me", "open")) as line:
        line.socket.send("x" * 8193)
        assert line.ended() == 1009


def test_too_many_messages_end_the_connection(strict: str) -> None:
    with Guest(strict) as guest, guest.sit(guest.make("kraken-attack", "me")) as line:
        for _ in range(20):  # to come was the first
            line.send("ping")
        assert line.ended() == 1008
        assert len([m for m in line.heard if m["type"] == "ack"]) == 19


def test_too_many_matches_and_tables_are_refused_in_a_sentence(strict: str) -> None:
    body = {"game": "kraken-attack", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with Guest(strict) as guest, Guest(strict) as other:
        for _ in range(2):
            assert guest.post("/api/matches", body).status_code == 201
        answer = guest.post("/api/matches", body)
        assert (answer.status_code, answer.json()["error"]) == (429, "you have 2 running matches; end one first")
        answer = other.post("/api/matches", body)
        assert answer.status_code == 429
        assert "from your address" in answer.json()["error"]


def test_too_many_questions_are_refused_but_the_page_is_still_served(tmp_path: Path) -> None:
    with running(tmp_path, Limits(requests=3)) as address:
        statuses = [httpx.get(address + "/api/games").status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        assert httpx.get(address + "/web/index.html").status_code == 200


def test_too_many_sockets_from_one_address_are_refused(strict: str) -> None:
    with Guest(strict) as guest:
        match = guest.make("kraken-attack", "me", "open")
        with guest.sit(match), guest.sit(match), pytest.raises(InvalidStatus), guest.sit(match):
            pass


def test_a_window_lets_no_more_through_than_it_says() -> None:
    now = 0.0
    window = Window(2, 10, lambda: now)
    assert [window.allows() for _ in range(3)] == [True, True, False]
    now = 10.0
    assert window.idle()
    assert window.allows()


def test_however_many_visitors_are_counted_idle_ones_are_looked_for_only_now_and_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = 0
    idle = Window.idle

    def counted(window: Window) -> bool:
        nonlocal looks
        looks += 1
        return idle(window)

    monkeypatch.setattr(Window, "idle", counted)
    windows, visitors = Windows(1, 3600), 5 * SPARSE
    assert all(windows.allows(str(one)) for one in range(visitors))
    assert len(windows) == visitors
    assert 0 < looks < 2 * visitors


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def test_wishes_that_make_no_sense_are_refused_in_a_sentence(visit: Visit) -> None:
    guest = visit()
    two = [{"kind": "me"}, {"kind": "open"}]
    for body, status in (
        ({"game": "chess", "seats": two}, 404),
        ({"game": "kraken-attack", "seats": [{"kind": "me"}] * 9}, 400),
        ({"game": "kraken-attack", "seats": [{"kind": "king"}]}, 400),
        ({"game": "kraken-attack", "seats": two, "options": {"whirlpools": 9}}, 400),
        ({"game": "kraken-attack", "seats": two, "options": {"wind": 9}}, 400),
        ({"game": "kraken-attack", "seats": two, "preset": "nope"}, 400),
        ({"game": "kraken-attack", "seats": two, "seed": "a,b"}, 400),
        ({"game": "kraken-attack", "seats": [{"kind": "bot", "level": "whale"}, {"kind": "me"}]}, 400),
        ({"game": "kraken-attack", "seats": two, "options": {"x": "y" * 90_000}}, 413),
        ("what", 400),
        (nested(900), 400),
    ):
        answer = guest.post("/api/matches", body)
        assert answer.status_code == status, (body, answer.text)
        assert answer.json()["error"]


def test_a_name_is_tidied() -> None:
    assert clean_name("  Anne \n Bonny ") == "Anne Bonny"
    with pytest.raises(BadOption):
        clean_name("\u200bx")


def test_files_outside_the_folders_are_not_served(address: str) -> None:
    for path in ("/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web/@x/../../server/app.py", "/web/no"):
        assert httpx.get(address + path).status_code == 404
    for path in ("/words/..%2f..%2fsecret/shell.ftl", "/manual/kraken-attack/..%2fspec.md", "/art/chess.svg"):
        assert httpx.get(address + path).status_code == 404


def test_files_are_small_and_kept_by_the_browser(address: str) -> None:
    page = httpx.get(address + "/")
    assert page.headers["content-type"].startswith("text/html")
    script = re.search(r'"(/web/@[0-9a-f]+/[^"]+\.js)"', page.text)
    assert script is not None
    for accepted in ("br; q=0, gzip;q=0.0", "identity"):
        plain = httpx.get(address + script[1], headers={"Accept-Encoding": accepted})
        assert "content-encoding" not in plain.headers
    for accepted, encoding in (("gzip, deflate, br;q=0.9", "br"), ("gzip, deflate", "gzip")):
        answer = httpx.get(address + script[1], headers={"Accept-Encoding": accepted})
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-encoding"] == encoding
        assert answer.text == plain.text
        assert "set-cookie" not in answer.headers
    kept = ("/art/kraken-attack.svg", "/words/en/shell.ftl", "/words/fr/kraken-attack.ftl")
    for path in (*kept, "/api/games", "/api/games/kraken-attack/kit"):
        first = httpx.get(address + path)
        assert first.status_code == 200, path
        again = httpx.get(address + path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("asked", "spoken"), [*((one, one) for one in languages()), ("eo, fr-CA;q=0.8, de;q=0.5", "fr"), ("", "en")]
)
def test_what_the_page_says_without_scripts_is_in_the_browsers_language(asked: str, spoken: str, address: str) -> None:
    """Its language, what search engines and previews show of it, and what is said where no script runs."""
    page = httpx.get(address + "/", headers={"Accept-Language": asked})
    assert "Accept-Language" in page.headers["vary"]
    say = words(spoken).say
    for told in (f'<html lang="{spoken}">', f'content="{say("page-about")}"', f"<noscript>{say('page-no-script')}<"):
        assert told in page.text
    assert not re.search(r"{[\w-]+}", page.text)


def test_at_an_address_without_anything_a_person_gets_the_page_and_a_program_a_sentence(visit: Visit) -> None:
    guest = visit()
    person = guest.http.get("/no/such/place", headers={"accept": "text/html"})
    assert (person.status_code, person.headers["content-type"].split(";")[0]) == (404, "text/html")
    program = guest.http.get("/no/such/place")
    assert (program.status_code, program.json()["error"]) == (404, "there is nothing at this address")
