"""Words as they are sent: by the chapter."""

import pytest

import fathoms
from fathoms.core.words import FALLBACK, SHELL
from fathoms.server.files import HEADING, MESSAGE
from server.client import Visit

FOLDERS = {"shell": SHELL} | {name: fathoms.game(name).folder / "words" for name in fathoms.games()}


@pytest.mark.parametrize("name", FOLDERS)
def test_a_chapter_is_sent_whole_and_nothing_of_it_comes_otherwise(name: str, visit: Visit) -> None:
    """The shell has a chapter of a name (`lesson`) by which a game's own file goes."""
    guest = visit()
    text = (FOLDERS[name] / f"{FALLBACK}.ftl").read_bytes()
    chapters = {heading[1].decode() for heading in HEADING.finditer(text) if heading[1]}
    told = [
        guest.http.get(f"/words/{FALLBACK}/{name}{chapter}.ftl") for chapter in ("", *(f"/{one}" for one in chapters))
    ]
    assert {answer.status_code for answer in told} == {200}
    keys = [message[1] for answer in told for message in MESSAGE.finditer(answer.content)]
    assert sorted(keys) == sorted(message[1] for message in MESSAGE.finditer(text))


@pytest.mark.parametrize("chapter", ["lesson", "rules"])
@pytest.mark.parametrize("name", fathoms.games())
def test_a_games_lesson_and_rules_are_chapters_in_files_of_their_own(name: str, chapter: str, visit: Visit) -> None:
    folder = fathoms.game(name).folder
    kept = folder / chapter if chapter == "lesson" else FOLDERS[name] / chapter
    sent = visit().http.get(f"/words/fr/{name}/{chapter}.ftl").content
    assert [m[1] for m in MESSAGE.finditer(sent)] == [m[1] for m in MESSAGE.finditer((kept / "fr.ftl").read_bytes())]
