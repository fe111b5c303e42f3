"""What things do: by pointer, by keyboard and by finger, and put away with Escape."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, TimeoutError

from browser.conftest import PATIENCE, Person
from browser.playing import begin, me_and, my_turn


def on_board(page: Page, thing: str) -> tuple[float, float]:
    """A painted point of a thing, low in its middle."""
    box = page.locator(f"[data-id={thing}]").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8


def point_at(page: Page, thing: str, wanted: Locator) -> None:
    """Comes to a thing and rests there until it is told; one that came before all was drawn comes again."""
    for _ in range(PATIENCE // 5000):
        page.mouse.move(*on_board(page, thing))
        try:
            return wanted.wait_for(timeout=5000)
        except TimeoutError:
            page.mouse.move(0, 0)
    raise AssertionError(f"nothing is told about {thing}")


def test_a_pointer_that_rests_on_a_thing_is_told_what_it_does(person: Callable[..., Person]) -> None:
    """WCAG 1.4.13: it stays while one points at it, goes when one leaves or presses Escape; its rule opens Why?."""
    page = person(language="de").open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    my_turn(page)
    page.wait_for_selector("#explained", state="attached")
    card = page.locator("#explained")
    point_at(page, "tentacle-P1", card.get_by_text("Nur eine Pistole erreicht ihn"))
    page.locator(".log > ol").dispatch_event("scroll")
    assert card.is_visible(), "a log that scrolls beside it takes nothing away"
    card.hover()
    page.wait_for_timeout(600)
    assert card.is_visible()
    page.keyboard.press("Escape")
    card.wait_for(state="hidden")
    point_at(page, "kraken", card.get_by_role("button", name="KA-47"))
    card.get_by_role("button", name="KA-47").click()
    page.locator("dialog.why h2", has_text=re.compile("^Solange der Krake")).wait_for()
    card.wait_for(state="hidden")
    assert page.locator(".piece[title], .piece title").count() == 0


def test_whoever_comes_by_keyboard_is_told_at_once(person: Callable[..., Person]) -> None:
    page = person().open("/")
    begin(page, "barrakuda", me_and("shrimp"))
    my_turn(page)
    page.wait_for_selector("#explained", state="attached")
    for _ in range(30):
        if page.evaluate("() => document.activeElement === [...document.querySelectorAll('.own .piece.may')].at(-1)"):
            break
        page.keyboard.press("Tab")
    page.get_by_text("Lie flat and call the barracuda").wait_for()
    assert page.locator(".own .piece.may").last.get_attribute("aria-describedby") == "explained"
    page.keyboard.press("Escape")
    page.locator("#explained").wait_for(state="hidden")
    page.keyboard.press("?")
    page.locator("#explained").wait_for()


def test_a_finger_that_stays_opens_a_sheet_and_chooses_nothing(person: Callable[..., Person]) -> None:
    someone = person(width=390, height=844, has_touch=True, is_mobile=True)
    page = someone.open("/")
    begin(page, "barrakuda", me_and("shrimp"))
    my_turn(page)
    page.wait_for_selector("#explained", state="attached")
    card = page.locator(".own .piece.may").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    finger = someone.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.get_by_text("Dive to the wreck with this number").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(500)
    sheet = page.locator("#explained.sheet")
    assert sheet.is_visible()
    said = sheet.locator(":scope > *").last.bounding_box()
    assert said and said["y"] + said["height"] <= 844, "all of it is on the screen"
    assert page.locator(".piece.picked").count() == 0
    page.locator("#explained").get_by_role("button", name="Close").click()
    page.locator("#explained").wait_for(state="hidden")


COVERED = """() => {
  const box = it => it.getBoundingClientRect();
  const card = box(document.querySelector('#explained'));
  const over = it => Math.min(box(it).right, card.right) - Math.max(box(it).x, card.x) > 1
    && Math.min(box(it).bottom, card.bottom) - Math.max(box(it).y, card.y) > 1;
  const choices = [...document.querySelectorAll('.piece.may, .choices .btn, .acts .btn, .holds .piece')];
  return choices.filter(over).map(it => it.dataset.id ?? it.textContent);
}"""


@pytest.mark.parametrize("name", ["barrakuda", "tentacula", "treasure-hunting-kraken"])
def test_what_is_told_covers_nothing_that_may_be_chosen_or_compared(name: str, person: Callable[..., Person]) -> None:
    page = person().open("/")
    begin(page, name, me_and("shrimp"))
    my_turn(page)
    page.wait_for_selector("#explained", state="attached")
    things = page.locator(".holds .piece, .sea .piece:not(.mute, .spot)")
    for i in range(0, things.count(), things.count() // 6):
        things.nth(i).dispatch_event(
            "pointerover", {"bubbles": True, "pointerType": "mouse", "clientX": i, "clientY": 1}
        )
        page.locator("#explained").wait_for()
        assert page.evaluate(COVERED) == []
        page.keyboard.press("Escape")
