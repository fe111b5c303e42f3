"""Measures the pages in Chromium: their weight, when their largest part is painted, what shifts; and the way in.

A server of its own, an empty cache for every page, Chromium's own entries. `.venv/bin/python scripts/pages.py` prints
two tables as Markdown: docs/measured.md has them with their date.
"""

import json
from collections.abc import Callable

from browsing import browsing
from playwright.sync_api import Browser, Page

import fathoms
from fathoms.core.lesson import key, lesson, words
from fathoms.core.puzzle import puzzles

SCREENS = {"1280 × 800": (1280, 800), "360 × 640": (360, 640)}
READ, ACT = 200, 4  # words a minute, and seconds for something to do
ENTRIES = """() => new Promise(done => {
  const seen = { lcp: 0, cls: 0 };
  const watch = (type, note) => new PerformanceObserver(list => list.getEntries().forEach(note))
    .observe({ type, buffered: true });
  watch('largest-contentful-paint', entry => { seen.lcp = entry.startTime; });
  watch('layout-shift', entry => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  const came = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  setTimeout(() => done({ ...seen, weight: came.reduce((sum, entry) => sum + entry.transferSize, 0) }), 300);
})"""
MINE = "() => document.querySelector('.table')?.dataset.turn === 'mine'"
BRIEF = {"game": "tentacolor", "options": {"goal": 4}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "shrimp"}]}
MAKE = """wish => fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body: wish })
  .then(answer => answer.json()).then(made => made.match)"""
CHOOSE = """() => {
  const turn = document.querySelector('.table')?.dataset.turn;
  if (turn === 'mine') document.querySelector('[data-action]:enabled')?.click();
  return turn === 'over';
}"""


def opened(browser: Browser, size: tuple[int, int]) -> Page:
    """A page of a browser that has never been here."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
    context.set_default_timeout(120_000)
    return context.new_page()


def told(page: Page) -> str:
    """The page's own entries, as cells of a table."""
    page.wait_for_load_state("networkidle")
    found = page.evaluate(ENTRIES)
    return f"{found['weight'] / 1024:.0f} KB | {found['lcp']:.0f} ms | {found['cls']:.3f}"


def clicks_to_move(browser: Browser, address: str, game: str) -> int:
    """Clicks from the landing page to a first move of one's own."""
    page = opened(browser, (1280, 800))
    page.goto(address)
    page.locator(".door", has=page.locator(f"img[src*='/{game}/']")).locator(".main").click()
    clicks = 1
    page.wait_for_selector(".table, dialog")
    page.wait_for_function(f"() => document.querySelector('dialog') || ({MINE})()")
    if page.locator("dialog").count():
        page.keyboard.press("Escape")  # the invitation to the lesson
        clicks += 1
    page.wait_for_function(MINE)
    ply = page.locator(".table").get_attribute("data-ply")
    moved = f"() => document.querySelector('.table').dataset.ply !== '{ply}'"
    while page.locator(".table").get_attribute("data-ply") == ply and page.evaluate(MINE):
        listed = page.locator("[data-action]:enabled:visible")
        (listed if listed.count() else page.locator(".piece.may")).first.click()
        clicks += 1
        page.wait_for_function(f"() => ({moved})() || !({MINE})() || document.querySelector('.picked')")
    page.context.close()
    return clicks


def minutes(game: fathoms.AnyGame) -> str:
    """How long a lesson takes who reads 200 words a minute and needs four seconds for a thing to do."""
    steps, said = lesson(game).steps, words(game, "en")
    read = sum(len(said.say(key(step)).split()) for step in steps)
    acts = sum(len(step.acts) or 1 for step in steps)
    return f"{len(steps)} | {read} | {read / READ + acts * ACT / 60:.1f}"


def door(page: Page, address: str, game: str, button: str) -> None:
    """From the landing page through a game's door, by one of its buttons."""
    page.goto(address)
    page.locator(".door", has=page.locator(f"img[src*='/{game}/']")).get_by_role("button", name=button).click()
    page.wait_for_url("**/match/*")


def table(page: Page, address: str, game: str) -> None:
    """A first table."""
    door(page, address, game, "Play now")
    page.wait_for_selector(".table")


def lobby(page: Page, address: str, game: str) -> None:
    """A table for friends, before they come."""
    page.goto(address)
    page.evaluate("() => localStorage.setItem('fathoms-name', 'Ada')")
    door(page, address, game, "With friends")
    page.wait_for_selector(".gather")


def editor(page: Page, address: str, game: str) -> None:
    """The whole box as an edition of one's own, drawn."""
    page.goto(f"{address}/#/{game}")
    page.locator(".edition summary").click()
    page.get_by_role("button", name="The whole box").click()
    page.wait_for_selector(".preview .sea")


def review(page: Page, address: str) -> None:
    """A match played to its end, and looked back on."""
    page.goto(address)
    page.evaluate("() => localStorage.setItem('fathoms-speed', 'instant')")
    match = page.evaluate(MAKE, json.dumps(BRIEF))
    page.goto(f"{address}/match/{match}")
    page.wait_for_function(CHOOSE, polling=100)
    page.goto(f"{address}/replay/{match}")
    page.wait_for_selector(".curve")


def ways(address: str) -> dict[str, Callable[[Page], object]]:
    """What is measured, and how one gets there."""
    first = fathoms.games()[0]
    title = {name: fathoms.game(name).words("en").say("title") for name in fathoms.games()}
    puzzle = f"/puzzles/{first}/{puzzles(fathoms.game(first))[0].id}"
    paths = ["/", f"/#/{first}", f"/rules/{first}", f"/learn/{first}", f"/puzzles/{first}", puzzle]
    found: dict[str, Callable[[Page], object]] = {}
    for path in [*paths, "/daily", "/mine", "/check"]:
        found[f"`{path}`"] = lambda page, path=path: page.goto(address + path)
    found[f"the editor of {title[first]}"] = lambda page: editor(page, address, first)
    found[f"the lobby of {title[first]}"] = lambda page: lobby(page, address, first)
    for name in fathoms.games():
        found[f"a first table of {title[name]}"] = lambda page, name=name: table(page, address, name)
    found[f"the replay and review of {title[str(BRIEF['game'])]}"] = lambda page: review(page, address)
    return found


def main() -> None:
    """Prints the tables."""
    with browsing() as (browser, address):
        print("| page | " + " | ".join(f"{size}: weight | LCP | CLS" for size in SCREENS) + " |")
        print("|---" * (1 + 3 * len(SCREENS)) + "|")
        for what, way in ways(address).items():
            cells = []
            for size in SCREENS.values():
                page = opened(browser, size)
                way(page)
                cells.append(told(page))
                page.context.close()
            print(f"| {what} | {' | '.join(cells)} |", flush=True)
        print("\n| | clicks to a first move | steps of the lesson | words | minutes |\n|---|---|---|---|---|")
        for name in fathoms.games():
            clicks = clicks_to_move(browser, address, name)
            print(f"| {fathoms.game(name).words('en').say('title')} | {clicks} | {minutes(fathoms.game(name))} |")


if __name__ == "__main__":
    main()
