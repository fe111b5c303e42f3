"""Weighs a first table of each game in Chromium: what comes over the line from nothing to a first choice, by kind.

The landing page is included; of what the browser has kept by then nothing comes. `.venv/bin/python scripts/weigh.py`
prints a table as Markdown, in thousands of bytes as they are sent; with the `src` of another checkout in PYTHONPATH it
weighs that one.
"""

from collections import Counter
from pathlib import PurePosixPath
from urllib.parse import urlsplit

from browsing import browsing
from playwright.sync_api import Browser, Request

KINDS = {".js": "scripts", ".css": "styles", ".ftl": "words", ".svg": "pictures", ".woff2": "font"}
CHOICE = "() => document.querySelector('[data-action]:not([disabled]), .piece.may')"
COLUMNS = ("requests", "headers", *KINDS.values(), "answers", "all but headers")


def weighed(browser: Browser, address: str, game: int) -> tuple[str, Counter[str]]:
    """A game by its place on the landing page: its name, and what its first table weighs."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en").new_page()
    found = Counter[str]()

    def came(request: Request) -> None:
        sizes = request.sizes()
        if sizes["responseBodySize"] < 0:  # kept by the browser
            return
        kind = KINDS.get(PurePosixPath(urlsplit(request.url).path).suffix, "answers")
        found.update({"requests": 1, kind: sizes["responseBodySize"], "headers": sizes["responseHeadersSize"]})

    page.on("requestfinished", came)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Play now").nth(game).click()
    page.wait_for_function(CHOICE, timeout=120_000)
    page.wait_for_load_state("networkidle")
    name = page.locator("h1").first.inner_text()
    page.context.close()
    found["all but headers"] = found.total() - found["requests"] - found["headers"]
    return name, found


def main() -> None:
    """Prints the table."""
    with browsing() as (browser, address):
        page = browser.new_page()
        page.goto(address)
        page.wait_for_selector("button")
        games = page.get_by_role("button", name="Play now").count()
        print(f"| | {' | '.join(COLUMNS)} |\n|---{'|--:' * len(COLUMNS)}|")
        for game in range(games):
            name, found = weighed(browser, address, game)
            cells = (found[kind] if kind == "requests" else f"{found[kind] / 1000:.1f}" for kind in COLUMNS)
            print(f"| {name} | {' | '.join(map(str, cells))} |", flush=True)


if __name__ == "__main__":
    main()
