"""By keyboard and by ear: the focus stays, keys do what they say, and everything is said once."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page

from browser.conftest import GAMES, Person
from browser.playing import MOVED, READY, SHORT, begin, me_and

FOCUS = """() => {
  const at = document.activeElement;
  return at.dataset.action ?? at.dataset.id ?? at.id ?? at.tagName;
}"""
AFTER = """ply => {
  const { dataset } = document.querySelector('.table');
  if (dataset.ply !== ply || ['chosen', 'over'].includes(dataset.turn)) return 'moved';
  return dataset.turn === 'mine' && document.activeElement.closest('.piece') ? 'picked' : '';
}"""
SAID = "() => [...document.querySelectorAll('#aloud p')].map(line => line.textContent)"
LISTEN = """() => {
  globalThis.heard = [];
  const listen = () => new MutationObserver(changes => {
    for (const change of changes) for (const node of change.addedNodes) heard.push(node.textContent);
  }).observe(document.querySelector('#aloud'), { childList: true });
  listen();
}"""


def ready(page: Page) -> str:
    """Waits for my turn or the end, and says which; dialogs go by Escape."""
    page.wait_for_function(READY)
    if page.locator("dialog").count():
        page.keyboard.press("Escape")
        page.wait_for_function("() => !document.querySelector('dialog')")
    return str(page.locator(".table").get_attribute("data-turn"))


def ply(page: Page) -> str:
    """How far the match is."""
    return str(page.locator(".table").get_attribute("data-ply"))


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_by_tab_arrows_and_enter(name: str, person: Callable[..., Person]) -> None:
    """Every turn begins on the question or on the board, never nowhere; from there arrows and Enter play."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, name, me_and("crab"), SHORT.get(name))
    rng = Random(1)
    while ready(page) == "mine":
        before = ply(page)
        assert page.evaluate("() => document.activeElement.matches('#choices, .piece')"), page.evaluate(FOCUS)
        if page.evaluate("() => document.activeElement.id === 'choices'"):
            for _ in range(rng.randrange(1, 4)):
                page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        while page.wait_for_function(AFTER, arg=before).json_value() == "picked":
            page.keyboard.press("Enter")  # once more: that is the choice, or all that is left of it
            page.keyboard.press("ArrowRight")
        page.wait_for_function(MOVED, arg=before)
    assert ready(page) == "over"
