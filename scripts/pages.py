"""Measures the pages in Chromium: their weight, when their largest part is painted, what shifts; and the way in.

A server of its own, an empty cache for every page, Chromium's own entries. `.venv/bin/python scripts/pages.py` prints
two tables as Markdown: docs/measured.md has them with their date.
"""

from browsing import browsing
from playwright.sync_api import Browser, Page

import fathoms
from fathoms.core.lesson import key, lesson, words

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


def main() -> None:
    """Prints the tables."""
    with browsing() as (browser, address):
        first = fathoms.games()[0]
        paths = ["/", f"/#/{first}", f"/rules/{first}", f"/learn/{first}", "/mine", "/check"]
        print("| page | " + " | ".join(f"{size}: weight | LCP | CLS" for size in SCREENS) + " |")
        print("|---" * (1 + 3 * len(SCREENS)) + "|")
        for path in paths:
            cells = []
            for size in SCREENS.values():
                page = opened(browser, size)
                page.goto(address + path)
                cells.append(told(page))
                page.context.close()
            print(f"| `{path}` | {' | '.join(cells)} |", flush=True)
        for name in fathoms.games():
            cells = []
            for size in SCREENS.values():
                page = opened(browser, size)
                page.goto(address)
                page.locator(".door", has=page.locator(f"img[src*='/{name}/']")).locator(".main").click()
                page.wait_for_url("**/match/*")
                page.wait_for_selector(".table")
                cells.append(told(page))
                page.context.close()
            print(f"| a first table of {name} | {' | '.join(cells)} |", flush=True)
        print("\n| | clicks to a first move | steps of the lesson | words | minutes |\n|---|---|---|---|---|")
        for name in fathoms.games():
            clicks = clicks_to_move(browser, address, name)
            print(f"| {fathoms.game(name).words('en').say('title')} | {clicks} | {minutes(fathoms.game(name))} |")


if __name__ == "__main__":
    main()
