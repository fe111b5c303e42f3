"""Lessons: with the mouse, by keyboard alone, with wrong moves, left and come back to."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from browser.conftest import GAMES, Person
from browser.playing import my_turn, press_until
from browser.test_access import find_nothing
from fathoms.core.words import languages

MOST = 80  # things to do in a lesson
LIT = "#app [aria-describedby=bubble-text]"
SCENES = "Well done! Now we skip a few turns. Ready?"
SAYS = "() => (document.querySelector('.bubble')?.textContent ?? '') && document.body.textContent"


def begin(person: Callable[..., Person], game: str, **how: object) -> Page:
    """Somebody opens a lesson."""
    page = person(**how).open(f"/learn/{game}")
    page.wait_for_selector(".bubble")
    return page


def bubble(page: Page, name: str) -> Locator:
    """A button of the bubble."""
    return page.locator(".bubble").get_by_role("button", name=name)


def middle(thing: Locator) -> tuple[float, float]:
    """Where one clicks on a thing."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_on(page: Page) -> None:
    """Does what is asked, with real clicks where the bubble points."""
    before = page.evaluate(SAYS)
    if bubble(page, "Next").count():
        bubble(page, "Next").click()
    else:
        page.mouse.click(*middle(page.locator(LIT)))
        if page.locator(".picked").count() and page.locator(LIT).count():
            page.mouse.click(*middle(page.locator(LIT)))  # the second thing of a choice
    page.wait_for_function(f"(before) => ({SAYS})() && ({SAYS})() !== before", arg=before)


def points(page: Page) -> bool:
    """Whether the bubble points at something in sight."""
    return bool(page.locator(".pointing .ring").get_attribute("d"))


def step(page: Page) -> str:
    """Where the lesson is."""
    return page.locator("#bubble-name").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learnt_with_the_mouse_and_leads_to_a_real_game(game: str, person: Callable[..., Person]) -> None:
    """What it speaks of is lit; it ends with the picture of a game that was won, in my colour."""
    page = begin(person, game)
    for _ in range(MOST):
        if page.locator(".bubble.done").count():
            break
        said = page.locator("#bubble-text").inner_text()
        assert points(page) or said == SCENES, said
        click_on(page)
    assert page.locator(".bubble .end-scene").get_attribute("src") == f"/art/{game}/won/won.svg#seat-0"
    bubble(page, "Play a real game").click()
    page.wait_for_url("**/match/*")
    assert page.evaluate(f"localStorage.getItem('fathoms-lesson-{game}')") == "done"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learnt_by_keyboard_alone_on_a_phone(game: str, person: Callable[..., Person]) -> None:
    """The bubble has the focus when it opens; Tab leads to its buttons and on to what it points at; in any language."""
    page = begin(person, game, width=360, height=640, language=languages()[1 + GAMES.index(game)])
    for _ in range(MOST):
        assert page.evaluate(f"document.activeElement.matches('.bubble, .bubble *, .picked, {LIT}')")
        if page.locator(".bubble.done").count():
            break
        before = page.evaluate(SAYS)
        wanted = ".bubble .ways .main" if page.locator(".bubble .ways .main").count() else LIT
        assert press_until(page, "Tab", wanted, 12)
        assert page.locator("#explained:visible").count() == 0, "it would lie over what is taught"
        page.keyboard.press("Enter")
        page.wait_for_function(f"(before) => ({SAYS})() && ({SAYS})() !== before", arg=before)
    assert page.locator(".bubble.done").count()


def test_a_wrong_move_gets_a_kind_hint_and_changes_nothing(person: Callable[..., Person]) -> None:
    page = begin(person, "kraken-attack")
    page.locator("[data-kind=pawn-billy]").click()
    assert "First read this" in page.locator(".hint").inner_text()
    for _ in range(3):
        click_on(page)
    ply = page.locator(".table").get_attribute("data-ply")
    page.locator("[data-action='card 2']").click()
    hint = page.locator(".hint").inner_text()
    assert hint.startswith("Good idea for another time. Now try this: Play Feathered Hat")
    assert page.locator(".table").get_attribute("data-ply") == ply
    assert step(page) == "Step 4 of 15"
    bubble(page, "Show me").click()
    page.wait_for_function("() => document.querySelector('#bubble-name')?.textContent === 'Step 5 of 15'")
    assert page.locator(".hint").count() == 0


def test_axe_finds_nothing_in_a_lesson(person: Callable[..., Person]) -> None:
    """A hint to somebody who does not read on, in the middle and at the end."""
    page = begin(person, "kraken-attack", reduced_motion="reduce")
    page.locator("[data-kind=pawn-billy]").click()
    page.locator(".bubble .hint").wait_for()
    find_nothing(page)
    for _ in range(MOST):
        if page.locator(".bubble.done").count():
            break
        click_on(page)
        if step(page) == "Step 4 of 15":
            find_nothing(page)
    find_nothing(page)


def test_a_lesson_is_left_and_gone_on_with_and_goes_back_step_by_step(person: Callable[..., Person]) -> None:
    someone = person()
    page = someone.open("/learn/barrakuda")
    page.wait_for_selector(".bubble")
    for _ in range(4):
        click_on(page)
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name="Go on learning: Barrakuda").click()
    page.wait_for_selector(".bubble")
    assert step(page) == "Step 5 of 14"
    page.keyboard.press("ArrowLeft")
    assert step(page) == "Step 4 of 14"
    click_on(page)
    assert step(page) == "Step 5 of 14"
    bubble(page, "From the start").click()
    assert step(page) == "Step 1 of 14"


@pytest.mark.parametrize("language", languages())
def test_who_comes_back_on_a_phone_sees_every_way_on(language: str, person: Callable[..., Person]) -> None:
    """To the start, back, and on: as many as there ever are."""
    someone = person(width=360, height=640, language=language)
    someone.open("/")
    someone.page.evaluate("""async () => {
      const { version } = await (await fetch("/api/games/tentacula/lesson")).json();
      localStorage.setItem("fathoms-lesson-tentacula", `${version} 5`);
    }""")
    page = someone.open("/learn/tentacula")
    ways = page.locator(".bubble .ways > *")
    ways.nth(3).wait_for()
    for way in ways.all():
        box = way.bounding_box()
        assert box is not None
        assert (box["x"] > 0, box["x"] + box["width"] < 360) == (True, True)


def test_at_400_percent_a_lesson_shows_what_it_speaks_of_and_its_ways_on(person: Callable[..., Person]) -> None:
    page = begin(person, "kraken-attack", width=320, height=200, reduced_motion="reduce")
    for _ in range(6):
        card = page.locator(".bubble").bounding_box()
        assert card is not None and card["height"] <= 134
        assert (card["y"] >= 0, card["y"] + card["height"] <= 200) == (True, True)
        x, y = middle(page.locator(".bubble .ways .btn").last)
        assert page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.ways .btn'))", [x, y])
        before = page.evaluate(SAYS)
        page.locator(".bubble").get_by_role("button", name=re.compile("Next|Show me")).click()
        page.wait_for_function(f"(before) => ({SAYS})() && ({SAYS})() !== before", arg=before)


def test_a_lesson_changes_its_language_in_the_middle(person: Callable[..., Person]) -> None:
    page = begin(person, "tentacula")
    page.get_by_role("button", name="Menu").click()
    assert page.locator("dialog.menu a[href*='/replay/']").count() == 0
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('#bubble-text')?.textContent.startsWith('Drei Fische')")


def test_a_newcomer_is_offered_the_lesson_once_and_can_play_on(person: Callable[..., Person]) -> None:
    someone = person()
    for first in (True, False):
        page = someone.open("/")
        door = page.locator(".door", has=page.locator("img[src*='/tentacolor/']"))
        assert "4 min" in door.locator("a[href='/learn/tentacolor']").inner_text()
        door.get_by_role("button", name="Play now").click()
        assert my_turn(page)
        if first:
            page.get_by_role("button", name="No, thanks").click()
        assert page.locator(".invite").count() == 0


def test_who_begins_to_play_has_answered_the_offer_which_hid_no_choice(person: Callable[..., Person]) -> None:
    page = person(width=360, height=640).open("/")
    page.locator(".door", has=page.locator("img[src*='/barrakuda/']")).get_by_role("button", name="Play now").click()
    assert my_turn(page)
    page.locator(".invite").wait_for()
    page.locator(".own .piece.may").first.click()
    page.locator(".invite").wait_for(state="detached")


def test_a_game_that_there_is_not_cannot_be_learnt(person: Callable[..., Person]) -> None:
    someone = person()
    page = someone.open("/learn/chess")
    assert "chess" in page.locator("main.nowhere p").first.inner_text()
    someone.errors.clear()  # the browser complains of the missing answer
