"""Editions over HTTP: a file to begin with, complaints by line, what one looks like, a match that plays one."""

import pytest

from fathoms.core.edition import template
from fathoms.core.game import AnyGame
from fathoms.core.words import Words
from fathoms.server.api import edition_files
from server.client import Visit

NAME = "treasure-hunting-kraken"
MINE = "[costs]\noutward = 7\n"


def test_an_edition_is_fetched_checked_and_played(visit: Visit) -> None:
    guest = visit()
    files = guest.get(f"/api/games/{NAME}/edition?language=de")
    assert "ganze Zahl" in files["text"]
    assert [example["name"] for example in files["examples"]] == ["quick-return"]
    shown = guest.post(f"/api/games/{NAME}/edition", {"text": MINE}).json()
    assert (shown["complaints"], shown["changed"]) == ([], 1)
    assert shown["scene"]["containers"][0]["kind"] == "board"
    prices = {piece["id"]: piece["parts"][0]["figure"] for piece in shown["contents"][0]["pieces"]}
    assert prices["outward"] == "7"
    match = guest.make(NAME, "me", "me", edition=MINE)
    assert guest.get(f"/api/matches/{match}/match.json")["edition"] == {"costs": {"outward": 7}}


def test_all_that_is_wrong_with_an_edition_is_said_with_its_line(visit: Visit) -> None:
    guest = visit()
    shown = guest.post(f"/api/games/{NAME}/edition", {"text": "[costs]\noutward = 99\nup = 1\n"}).json()
    assert [complaint["line"] for complaint in shown["complaints"]] == [2, 3]
    assert shown["scene"] is None
    assert guest.post(f"/api/games/{NAME}/edition", {"text": "x" * 70_000}).status_code == 413
    seats = [{"kind": "me"}, {"kind": "bot", "level": "crab"}]
    wanted = {"game": NAME, "seats": seats, "options": {}, "edition": "[costs]\nup = 1\n"}
    refused = guest.post("/api/matches", wanted)
    assert refused.status_code == 400
    assert refused.json()["message"]["key"] == "error-edition"


def test_the_file_to_begin_with_is_written_once_however_many_ask(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes ten milliseconds, and an address may ask for hundreds at once."""
    written: list[str] = []

    def write(game: AnyGame, words: Words) -> str:
        written.append(game.name)
        return template(game, words)

    monkeypatch.setattr("fathoms.server.api.template", write)
    guest = visit()
    edition_files.cache_clear()
    texts = {guest.get(f"/api/games/{NAME}/edition?language={language}")["text"] for language in ("de", "de", "fr")}
    assert (len(texts), written) == (2, [NAME, NAME])
