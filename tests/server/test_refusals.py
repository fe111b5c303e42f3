"""Whatever is refused, is refused alike: with a status, and one sentence in the reader's language."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from fathoms.core.message import Message
from fathoms.core.words import languages, words
from fathoms.server.api import Api
from fathoms.server.limits import Limits
from server.client import Visit
from server.host import running
from server.raw import raw

WEBSOCKET = "Connection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"


def message(shown: dict[str, Any]) -> Message:
    """A message as it was sent."""
    about = {name: message(fill) if isinstance(fill, dict) else fill for name, fill in shown["about"].items()}
    return Message(shown["key"], about)


def told(status: int, body: str, language: str) -> dict[str, Any]:
    """A refusal, which says its own message in that language."""
    shown: dict[str, Any] = json.loads(body)
    assert shown["error"] == words(language).tell(message(shown["message"]))
    return {"status": status, "key": shown["message"]["key"]}


def answered(address: str, said: str) -> tuple[int, str]:
    """What a bare connection is answered, before it is ended."""
    with raw(address) as line:
        line.sendall(said.encode())
        heard = b""
        while more := line.recv(65536):
            heard += more
    head, _, body = heard.decode().partition("\r\n\r\n")
    return int(head.split()[1]), re.sub(r"^[0-9a-f]+\r\n|\r\n0?(\r\n)*$", "", body)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/web/nothing.js", 404),
        ("GET", "/art/chess.svg", 404),
        ("GET", "/words/tlh/shell.ftl", 404),
        ("DELETE", "/api/matches", 405),
        ("POST", "/rules/barrakuda", 405),
        ("PATCH", "/ws/x", 405),
        ("GET", "/ws/x", 426),
        ("POST", "/api/matches", 400),
        ("GET", "/api/matches/x/links", 404),
    ],
)
def test_a_refusal_is_in_the_language_of_the_one_who_asks(
    address: str, method: str, path: str, status: int, language: str
) -> None:
    answer = httpx.request(method, address + path, headers={"Accept-Language": f"tlh, {language}-XX;q=0.9, en;q=0.1"})
    assert answer.headers["content-type"] == "application/json"
    assert told(answer.status_code, answer.text, language)["status"] == status


def test_who_asks_in_a_wrong_way_hears_of_all_right_ones(address: str) -> None:
    answer = httpx.put(address + "/api/matches")
    assert answer.json()["error"] == "this address is asked by GET, HEAD, POST and not by PUT"
    assert answer.headers["allow"] == "GET, HEAD, POST"


def test_too_large_a_body_is_refused_in_a_sentence(visit: Visit) -> None:
    answer = visit().http.post("/api/matches", content=b" " * 30_000, headers={"Accept-Language": "de"})
    assert told(answer.status_code, answer.text, "de") == {"status": 413, "key": "error-too-large"}


@pytest.mark.parametrize(
    ("more", "status", "key"),
    [
        (KEY + "Origin: https://elsewhere.example\r\n", 403, "error-own-page"),
        ("Sec-WebSocket-Version: 13\r\n", 400, "error-websocket"),
        (KEY.replace("13", "12"), 400, "error-websocket"),
        (KEY + "Sec-WebSocket-Extensions: ,;\r\n", 400, "error-websocket"),
    ],
    ids=["another page", "no key", "another version", "no extensions"],
)
def test_a_handshake_is_refused_in_a_sentence(address: str, more: str, status: int, key: str) -> None:
    head = f"GET /ws/x HTTP/1.1\r\nHost: {address[7:]}\r\nAccept-Language: nl\r\n{WEBSOCKET}{more}\r\n"
    assert told(*answered(address, head), "nl") == {"status": status, "key": key}


def test_too_many_handshakes_are_refused_in_a_sentence_and_nobody_complains(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path, Limits(messages=1)) as address:
        origin = f"Host: {address[7:]}\r\nOrigin: {address}\r\nAccept-Language: it\r\n"
        head = f"GET /ws/x HTTP/1.1\r\n{origin}{WEBSOCKET}{KEY}\r\n"
        with raw(address) as line:
            line.sendall(head.encode())
            assert line.recv(12) == b"HTTP/1.1 101"
        assert told(*answered(address, head), "it") == {"status": 429, "key": "error-too-many-questions"}
    assert caplog.records == []


@pytest.mark.parametrize(
    "said",
    ["MEOW\r\n\r\n", "GET /ü HTTP/1.1\r\n\r\n", "GET / HTTP/9\r\n\r\n", f"GET /{'x' * 40_000} HTTP/1.1\r\n\r\n"],
    ids=["no request", "no address", "no version", "too long"],
)
def test_what_is_no_request_is_refused_in_a_sentence(address: str, said: str) -> None:
    assert told(*answered(address, said), "en") == {"status": 400, "key": "error-no-request"}


def test_nonsense_behind_an_answer_gets_no_second_one_and_breaks_nothing(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    head = "POST /api/matches HTTP/1.1\r\nHost: x\r\nOrigin: https://x.example\r\nTransfer-Encoding: chunked\r\n\r\n"
    with raw(address) as line:
        line.sendall(head.encode())
        assert line.recv(12) == b"HTTP/1.1 403"
        line.sendall(b"nonsense\r\n\r\n")
        while line.recv(65536):
            pass
    assert "Fatal error" not in caplog.text


def test_what_goes_wrong_inside_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(Api, "games", broken)
    with running(tmp_path) as address:
        answer = httpx.get(address + "/api/games", headers={"Accept-Language": "es"})
        assert told(answer.status_code, answer.text, "es") == {"status": 500, "key": "error-inside"}
