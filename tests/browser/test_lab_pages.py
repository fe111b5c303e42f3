"""What the lab writes, as one reads it: on a phone, on a desk and on paper."""

from pathlib import Path

import numpy as np
import pytest
from chance_games import GAMES
from playwright.sync_api import Browser, Page

import fathoms
from fathoms.lab import again, compare, report, sweep
from fathoms.lab.measures import SHARE, Cell, Measure, Played, paired, play_all

TEAM, RIVALS = GAMES[0], GAMES[1]
PHONE, TABLET, DESK = (360, 640), (768, 1024), (1280, 800)
SMALLEST = 12  # pixels of a letter
LETTERS = """() => [...document.querySelectorAll("figure text")].filter((it) => it.checkVisibility()).map((text) => {
  const [box, card] = [text, text.closest("figure")].map((it) => it.getBoundingClientRect());
  const scale = Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b);
  const out = box.left < card.left - 1 || box.right > card.right + 1;
  return [text.textContent, scale * parseFloat(getComputedStyle(text).fontSize), out];
})"""
OVER = """() => [...document.querySelectorAll("figure svg:not(.board)")].flatMap((svg) => {
  const all = [...svg.querySelectorAll("text")].filter((text) => text.checkVisibility());
  const boxes = all.map((text) => text.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
  return all.flatMap((one, i) => all.slice(i + 1).filter((_, k) => meet(boxes[i], boxes[i + 1 + k]))
    .map((two) => `${one.textContent} | ${two.textContent}`));
})"""


LUCK = again.Luck([again.Part(key, 0.25, 0.2, 0.3) for key in ("deal", "draws", "whims", "both")], 60)
ALONE, FIRST, SECOND = (Measure("kings", SHARE, np.repeat([0.0, 1.0], [60 - n, n]), {}) for n in (30, 40, 24))
KINGS = again.Kings(ALONE, FIRST, SECOND, paired(SECOND, FIRST), 60)


def bans(run: Played) -> list[again.Ban]:
    """What every kind of action, and the first of each, would be worth."""
    phrases = [phrase for name, verb in run.variant.game.verbs.verbs.items() for phrase in (name, verb.first)]
    said = [run.variant.game.verbs.phrase(p) if isinstance(p, int) else p for p in phrases]
    usual = Measure("banned", SHARE, np.repeat([0.0, 1.0], 30), {})
    found = []
    for k, phrase in enumerate(dict.fromkeys(said)):
        won = Measure("banned", SHARE, np.repeat([0.0, 1.0], [60 - 2 * k % 60, 2 * k % 60]), {})
        found.append(again.Ban(phrase, won, paired(usual, won), k % 5 > 0, 60))
    return found


def played(variant: fathoms.AnyVariant) -> Played:
    cell = Cell(variant, ("random", "random"), 3, logged=report.LOGGED, kept=20)
    return play_all([cell], 60, tick=lambda games: None)[0][0]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A report of each kind of game, a comparison and a sweep."""
    team, rivals = (played(fathoms.game(name).variant(seats=2)) for name in (TEAM, RIVALS))
    other = played(team.variant.game.variant(seats=2, whirlpools=4))
    words = team.variant.game.words("de")
    points = [(sweep.Point((value,), run.variant), run) for value, run in ((0, team), (4, other))]
    swept = sweep.Swept(TEAM, [sweep.Sweep("whirlpools", (0, 4))], [(team.variant, points)])
    texts = [
        report.written_page(words, report.Study([team], bans=bans(team), luck=LUCK)),
        report.written_page(rivals.variant.game.words("fr"), report.Study([rivals], bans=bans(rivals), kings=KINGS)),
        compare.written_page(words, compare.Comparison("a", "b", [(team, other)])),
        sweep.written_page(words, swept),
    ]
    folder = tmp_path_factory.mktemp("pages")
    for k, text in enumerate(texts):
        (folder / f"{k}.html").write_text(text, encoding="utf-8")
    return sorted(folder.iterdir())


def opened(chromium: Browser, path: Path, size: tuple[int, int]) -> Page:
    page = chromium.new_page(viewport={"width": size[0], "height": size[1]})
    page.goto(path.as_uri())
    return page


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK])
def test_every_letter_of_a_plot_can_be_read(chromium: Browser, pages: list[Path], size: tuple[int, int]) -> None:
    for path in pages:
        page = opened(chromium, path, size)
        letters = page.evaluate(LETTERS)
        assert len(letters) > 20
        assert [text for text, high, out in letters if high < SMALLEST or out] == []
        assert page.evaluate(OVER) == []
        assert page.evaluate("document.documentElement.scrollWidth") == size[0]
        page.close()


def test_on_paper_no_plot_is_higher_than_a_page_and_none_is_dark(chromium: Browser, pages: list[Path]) -> None:
    width, height = 182 * 96 / 25.4, 269 * 96 / 25.4  # of A4 without its margins
    for path in pages:
        page = opened(chromium, path, (round(width), round(height)))
        page.emulate_media(media="print", color_scheme="dark")
        tall = page.evaluate("[...document.querySelectorAll('figure')].map((it) => it.getBoundingClientRect().height)")
        assert max(tall) < height
        for where in ("body", "figure"):
            assert page.evaluate(f"getComputedStyle(document.querySelector('{where}')).backgroundColor") in (
                "rgb(255, 255, 255)",
                "rgba(0, 0, 0, 0)",
            )
        assert not page.locator(".dusk").first.is_visible()
        page.close()
