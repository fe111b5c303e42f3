"""Large files that somebody brings cost the others no time."""

import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from fathoms.server import api
from fathoms.server.limits import Limits
from server.client import Guest
from server.host import running
from server.raw import cut, raw

Visit = Callable[[], Guest]
STEP = {"seat": 0, "action": "begin", "drawn": []}


def test_a_large_file_is_read_beside_the_tables_and_refused_in_a_sentence(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To read two megabytes of small things takes as long as to play a match again."""
    threads: set[str] = set()
    read = api.decoded

    def noted(body: bytes, kind: Any) -> Any:
        if len(body) > api.SMALL:
            threads.add(threading.current_thread().name)
        return read(body, kind)

    monkeypatch.setattr(api, "decoded", noted)
    guest = visit()
    wanted = {
        "fathoms": 2,
        "game": "kraken-attack",
        "rules": "",
        "edition": {},
        "options": {},
        "steps": [STEP] * 20_000,
    }
    answer = guest.post("/api/open", wanted)
    assert (answer.status_code, answer.json()["message"]["key"]) == (400, "error-too-many-steps")
    assert len(threads) == 1 and "ThreadPoolExecutor" in threads.pop()


def test_an_address_has_only_so_many_files_on_their_way(tmp_path: Path) -> None:
    """Each waits in memory until it is whole."""
    half = b"POST /api/open HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"
    with running(tmp_path, Limits(uploads_at_once=3)) as address, ExitStack() as stack:
        lines = [stack.enter_context(raw(address)) for _ in range(3)]
        for line in lines:
            line.sendall(half)
        assert httpx.post(f"{address}/api/games/kraken-attack/edition", json={"text": ""}).status_code == 200
        with raw(address) as one_more:
            one_more.sendall(half)
            assert one_more.recv(20).startswith(b"HTTP/1.1 429")
            assert cut(one_more)
        lines[0].sendall(b"}" * 8)
        assert lines[0].recv(20).startswith(b"HTTP/1.1 400")
        assert httpx.post(f"{address}/api/open", json={}).status_code == 400
