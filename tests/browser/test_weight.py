"""What comes over the wire: small enough for a slow line."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Request

from browser.conftest import GAMES, Person
from browser.playing import my_turn

KB = 1000
MOST = {  # bytes to a first choice at 83c6f8d
    "kraken-attack": 115_600,
    "tentacolor": 110_600,
    "barrakuda": 114_900,
    "tentacula": 116_500,
    "treasure-hunting-kraken": 120_100,
}


class Scales:
    """Counts the bytes of every answer a page gets; of what the browser has kept it gets none."""

    def __init__(self, someone: Person) -> None:
        self.answers: list[tuple[str, int]] = []
        someone.page.on("requestfinished", self._note)

    def _note(self, request: Request) -> None:
        self.answers.append((request.url, max(0, request.sizes()["responseBodySize"])))

    def total(self, kind: str = "") -> int:
        """All of them together, or those of a kind."""
        return sum(size for address, size in self.answers if address.endswith(kind))

    def __str__(self) -> str:
        """The heaviest first."""
        return "\n".join(f"{size} {address}" for address, size in sorted(self.answers, key=lambda one: -one[1]))


def test_the_landing_page_weighs_at_most_58_kb(person: Callable[..., Person]) -> None:
    """Page, styles, scripts, words, font and five pictures, on a wide screen where all are in sight."""
    someone = person()
    scales = Scales(someone)
    someone.open("/").wait_for_load_state("networkidle")
    assert scales.total() <= 58 * KB, scales


@pytest.mark.parametrize(("name", "most"), MOST.items())
def test_a_first_game_weighs_no_more_than_before_the_table_learnt_all_it_can(
    name: str, most: int, person: Callable[..., Person]
) -> None:
    """From nothing to the first choice, the landing page and the game's art included; of scripts at most 39 KB."""
    someone = person()
    scales = Scales(someone)
    page = someone.open("/")
    page.wait_for_load_state("networkidle")
    page.locator(".door", has=page.locator(f"img[src*='/{name}/']")).get_by_role("button", name="Play now").click()
    my_turn(page)
    page.wait_for_load_state("networkidle")
    assert scales.total() <= most, scales
    assert scales.total(".js") <= 39 * KB, scales
    assert set(MOST) == set(GAMES)


def test_a_first_puzzle_weighs_at_most_120_kb(person: Callable[..., Person]) -> None:
    """From nothing to its first choice, by the list of puzzles, in the game with the largest pictures."""
    someone = person()
    scales = Scales(someone)
    page = someone.open("/puzzles/treasure-hunting-kraken")
    page.locator(".next").click()
    my_turn(page)
    page.wait_for_timeout(500)
    assert scales.total() <= 120 * KB, scales
