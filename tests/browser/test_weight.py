"""What comes over the wire: small enough for a slow line."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import fathoms
from browser.conftest import GAMES, Person
from browser.playing import my_turn
from fathoms.server.files import read
from fathoms.server.scripts import parser, without_notes

WEB = Path(fathoms.__file__).parent / "web"
KB = 1024


class Scales:
    """Counts the bytes of every answer a page gets."""

    def __init__(self, someone: Person) -> None:
        self.answers: list[tuple[str, int]] = []
        someone.page.on(
            "requestfinished", lambda request: self.answers.append((request.url, request.sizes()["responseBodySize"]))
        )

    @property
    def total(self) -> int:
        """All of them together."""
        return sum(size for _, size in self.answers)


def test_the_landing_page_weighs_at_most_60_kb(person: Callable[..., Person]) -> None:
    """Page, styles, scripts, words, font and five pictures, on a wide screen where all are in sight."""
    someone = person()
    scales = Scales(someone)
    someone.open("/").wait_for_load_state("networkidle")
    assert scales.total <= 60 * KB, sorted(scales.answers, key=lambda answer: -answer[1])


@pytest.mark.parametrize("name", GAMES)
def test_the_first_game_weighs_at_most_250_kb(name: str, person: Callable[..., Person]) -> None:
    """From nothing to the first choice, the landing page and the game's art included."""
    someone = person()
    scales = Scales(someone)
    page = someone.open("/")
    page.locator(".door", has=page.locator(f"img[src*='/{name}/']")).get_by_role("button", name="Play now").click()
    my_turn(page)
    page.wait_for_timeout(500)
    assert scales.total <= 250 * KB, sorted(scales.answers, key=lambda answer: -answer[1])


def test_a_first_puzzle_weighs_at_most_250_kb(person: Callable[..., Person]) -> None:
    """From nothing to its first choice, by the list of puzzles, in the game with the largest pictures."""
    someone = person()
    scales = Scales(someone)
    page = someone.open("/puzzles/treasure-hunting-kraken")
    page.locator(".next").click()
    my_turn(page)
    page.wait_for_timeout(500)
    assert scales.total <= 250 * KB, sorted(scales.answers, key=lambda answer: -answer[1])


def imported(path: Path, known: set[Path]) -> set[Path]:
    """A script and all that comes with it at once; what it asks for only when needed does not count."""
    if path not in known:
        known.add(path)
        for name in re.findall(r'^(?:import|export)[^;]*? from "(\.[^"]+)";', path.read_text(encoding="utf-8"), re.M):
            imported((path.parent / name).resolve(), known)
    return known


@pytest.mark.parametrize(("encoding", "most"), [("br", 47), ("gzip", 53)])
def test_the_scripts_of_a_first_table_weigh_at_most_47_kb_and_without_brotli_53(encoding: str, most: int) -> None:
    """Vendored ones included, as they are sent: one by one, compressed."""
    scripts: set[Path] = set()
    for name in ("app", "landing", "table", "explain"):
        imported(WEB / "js" / f"{name}.js", scripts)
    assert len(scripts) > 10
    assert sum(len(getattr(read(path), encoding)) for path in scripts) <= most * KB


@pytest.mark.parametrize("path", sorted(WEB.glob("js/*.js")), ids=lambda path: path.name)
def test_a_script_is_sent_without_its_notes_each_line_where_it_is_in_the_file(path: Path) -> None:
    """What a parser reads in it is the same, but for the notes."""
    whole, sent = path.read_bytes(), read(path).body
    assert len(sent) < len(whole)
    assert sent.count(b"\n") == whole.count(b"\n")
    assert tokens(sent) == [token for token in tokens(whole) if token[0] != "comment"]


def test_a_note_parts_the_words_around_it_when_it_is_gone() -> None:
    assert without_notes(b"const a = () => { return/* five */5 };") == b"const a = () => { return 5 };"


def tokens(script: bytes) -> list[tuple[str, bytes | None]]:
    """The kinds and words of all that a parser reads in a script."""
    found: list[tuple[str, bytes | None]] = []
    left = [parser().parse(script).root_node]
    while left:
        node = left.pop()
        found.append((node.type, None if node.children else node.text))
        left.extend(reversed(node.children))
    return found
