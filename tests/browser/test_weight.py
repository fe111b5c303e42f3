"""What comes over the wire: small enough for a slow line."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Request

from browser.conftest import GAMES, Person
from browser.playing import my_turn
from fathoms.core.folders import WEB
from fathoms.server.files import read

KB = 1000
MOST = {  # bytes to a first choice; at 83c6f8d it took 115,600, 110,600, 114,900, 116,500 and 120,100
    "kraken-attack": 110_500,
    "tentacolor": 106_500,
    "barrakuda": 108_500,
    "tentacula": 112_000,
    "treasure-hunting-kraken": 115_000,
}


class Scales:
    """Counts the bytes of every answer a page gets; of what the browser has kept it gets none."""

    def __init__(self, someone: Person) -> None:
        self.answers: list[tuple[str, int]] = []
        someone.page.on("requestfinished", self._note)

    def _note(self, request: Request) -> None:
        self.answers.append((request.url, max(0, request.sizes()["responseBodySize"])))

    @property
    def total(self) -> int:
        """All of them together."""
        return sum(size for _, size in self.answers)

    def __repr__(self) -> str:
        """The heaviest first."""
        return "\n".join(f"{size} {address}" for address, size in sorted(self.answers, key=lambda one: -one[1]))


def test_the_landing_page_weighs_at_most_53_kb(person: Callable[..., Person]) -> None:
    """Page, styles, scripts, words, font and five pictures, on a wide screen where all are in sight."""
    someone = person()
    scales = Scales(someone)
    someone.open("/").wait_for_load_state("networkidle")
    assert scales.total <= 53 * KB, scales


@pytest.mark.parametrize(("name", "most"), MOST.items())
def test_a_first_game_weighs_less_than_before_the_table_learnt_all_it_can(
    name: str, most: int, person: Callable[..., Person]
) -> None:
    """From nothing to the first choice, the landing page and the game's art included."""
    someone = person()
    scales = Scales(someone)
    page = someone.open("/")
    page.wait_for_load_state("networkidle")
    page.locator(".door", has=page.locator(f"img[src*='/{name}/']")).get_by_role("button", name="Play now").click()
    my_turn(page)
    page.wait_for_load_state("networkidle")
    assert scales.total <= most, scales
    assert set(MOST) == set(GAMES)


def test_a_first_puzzle_weighs_at_most_116_kb(person: Callable[..., Person]) -> None:
    """From nothing to its first choice, by the list of puzzles, in the game with the largest pictures."""
    someone = person()
    scales = Scales(someone)
    page = someone.open("/puzzles/treasure-hunting-kraken")
    page.locator(".next").click()
    my_turn(page)
    page.wait_for_timeout(500)
    assert scales.total <= 116 * KB, scales


@pytest.mark.parametrize(("encoding", "most"), [("br", 41), ("gzip", 46)])
def test_the_scripts_of_a_first_table_weigh_at_most_41_kb_and_without_brotli_46(encoding: str, most: int) -> None:
    """Vendored ones included, as they are sent; no more are asked for before a choice but what plays a drama."""
    scripts = ("js/app.js", "js/table.js", "vendor/lit.js", "vendor/fluent.js")
    assert sum(len(getattr(read(WEB / path), encoding)) for path in scripts) <= most * KB
