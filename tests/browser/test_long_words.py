"""Room for words: in a language forty per cent longer than English nothing is cut off, on any page and screen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from browser.conftest import GAMES, Person
from browser.playing import BRIEF, begin, close_dialog, me_and, my_turn, play, see_end
from fathoms.server.files import MESSAGE

SIZES = [(1280, 800), (360, 640), (640, 360)]
LONG = str.maketrans("aeiouyAEIOUYcn", "áéíóúýÁÉÍÓÚÝçñ")
WORD = re.compile(  # or what stays as it is: what is filled in, variants, attributes, tags
    r"\{[^{}]*(?:\}|->)|\[\w+\]|^\s+\.rules =.*$|^\s+\.[\w-]+ =|<[^<>]*>|[^\W\d_]{2,}", re.M
)
CUT = """() => {
  const seen = it => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 0;
  const aside = it => it.closest('.hide, .skip-link, svg, noscript, select, textarea, [aria-hidden=true]');
  const found = new Set();
  if (document.scrollingElement.scrollWidth > innerWidth + 1) found.add('the page scrolls across');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    if (!node.data.trim() || aside(it) || !seen(it)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const told = node.data.trim();
    let clipped = false;
    for (let box = it; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const room = box.getBoundingClientRect();
      const fades = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (fades || style.maskImage !== 'none' || style.clipPath !== 'none') clipped = true; // so it was meant
      if (/auto|scroll/.test(style.overflowX)) clipped = true; // one scrolls there
      if (clipped || /auto|scroll/.test(style.overflowY)) break;
      const cut = way => ['hidden', 'clip'].includes(style[`overflow${way}`]);
      if (cut('X') && (text.right > room.right + 2 || text.left < room.left - 2)) found.add(`cut across: ${told}`);
      if (cut('Y') && (text.bottom > room.bottom + 4 || text.top < room.top - 4)) found.add(`cut down: ${told}`);
      if (box.matches('.btn, button') && (text.right > room.right + 2 || text.bottom > room.bottom + 2))
        found.add(`out of its button: ${told}`);
    }
    if (!clipped && text.left < innerWidth && text.right > innerWidth + 2) found.add(`off the screen: ${told}`);
  }
  return [...found];
}"""


def longer(word: re.Match[str]) -> str:
    """A word with forty per cent more letters, and accents on them; what is no word as it is."""
    text = word[0]
    return (text + text[-1] * round(0.4 * len(text))).translate(LONG) if text[0].isalpha() else text


def lengthened(ftl: bytes) -> str:
    """The messages of a file with all their words longer."""
    split = (message[0].decode().partition("=") for message in MESSAGE.finditer(ftl))
    return "\n".join(f"{key}={WORD.sub(longer, said)}" for key, _, said in split)


def speak_at_length(someone: Person) -> None:
    """From now on English is that language."""

    def told(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=lengthened(answer.body()))

    someone.context.route(re.compile(r"/words/en/.*\.ftl"), told)


def fits(page: Page) -> list[str]:
    """What does not fit, at each size of the screen."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        found += [f"{width}x{height} {page.url.split('/', 3)[3]} {text}" for text in page.evaluate(CUT)]
    page.set_viewport_size({"width": 1280, "height": 800})
    return found


def test_every_page_has_room_for_longer_words(person: Callable[..., Person]) -> None:
    someone = person(reduced_motion="reduce")
    speak_at_length(someone)
    found = []
    for path in (
        "/",
        "/check",
        "/#/kraken-attack",
        "/rules/tentacolor",
        "/#/barrakuda/device",
        "/mine",
        "/daily",
        "/learn/tentacula",
        "/puzzles/kraken-attack",
        "/no/such/page",
    ):
        page = someone.open(path)
        page.wait_for_load_state("networkidle")
        page.wait_for_selector("main")
        page.evaluate("() => document.querySelectorAll('details').forEach(it => (it.open = true))")
        found += fits(page)
    someone.errors.clear()  # the browser complains of the page that there is not
    assert found == []


def test_every_stage_of_a_match_has_room_for_longer_words(person: Callable[..., Person]) -> None:
    """Before the deal, at the curtain, at the end and in the replay."""
    someone = person(reduced_motion="reduce")
    speak_at_length(someone)
    page = someone.open("/")
    page.locator(".door .btn").nth(2).wait_for()
    match = begin(page, "kraken-attack", me_and("shrimp"), BRIEF["kraken-attack"])
    play(page, 2000)
    see_end(page)
    found = fits(page)
    page = someone.open(f"/replay/{match}")
    page.wait_for_selector(".scrub")
    found += fits(page)
    begin(page, "barrakuda", [{"kind": "me"}, {"kind": "me"}])
    page.wait_for_selector(".curtain")
    found += fits(page)
    begin(page, "tentacolor", [{"kind": "me"}, {"kind": "open"}])
    page.wait_for_selector(".gather")
    found += fits(page)
    assert found == []


@pytest.mark.parametrize("name", GAMES)
def test_every_table_has_room_for_longer_words(name: str, person: Callable[..., Person]) -> None:
    """In the middle of a game, and in the dialogs over it."""
    someone = person(reduced_motion="reduce")
    speak_at_length(someone)
    page = someone.open("/")
    begin(page, name, me_and("shrimp", "shrimp"))
    found = []
    for seed in range(3):
        if not my_turn(page):
            break
        found += fits(page)
        play(page, 1, seed)
    my_turn(page)
    page.locator(".menu").click()
    page.wait_for_selector("dialog")
    found += fits(page)
    close_dialog(page)
    page.locator(".seats .who").last.click()
    page.wait_for_selector("dialog")
    found += fits(page)
    assert found == []
