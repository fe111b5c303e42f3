"""Large files that somebody brings cost the others no time."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from fathoms.server import api
from server.client import Guest

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
