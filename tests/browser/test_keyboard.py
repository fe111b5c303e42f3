"""By keyboard and by ear: the focus stays, keys do what they say, and each thing is said once."""

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Page

from browser.conftest import GAMES, Person
from browser.playing import AT, BRIEF, MOVED, READY, begin, choose, me_and, press_until

AFTER = """ply => {
  const { dataset } = document.querySelector('.table');
  if (dataset.ply !== ply || ['chosen', 'over'].includes(dataset.turn)) return 'moved';
  return dataset.turn === 'mine' && document.querySelector('.picked') ? 'picked' : '';
}"""
LISTEN = """() => {
  globalThis.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent);
  }).observe(document.querySelector('#aloud'), { childList: true });
}"""
RIBBON = 150  # characters: more than any caption on the page, which leaves out what finds no room
SUMMED = re.compile(
    r"^Round|face down|is ready|dives? to|calls the|swims to"
)  # several in one sentence, or told by what follows
BUTTON = re.compile(r'button "(.+?)"(?! \[disabled\])')
RING = "() => getComputedStyle(document.activeElement).outlineStyle"
ASIDE = re.compile(r"Undo|Reset turn|Close|Why\?|Another choice")


def ready(page: Page) -> str:
    """Waits for my turn or the end, and says which; a dialog goes by Escape."""
    page.wait_for_function(READY)
    if page.locator("dialog").count():
        page.keyboard.press("Escape")
        page.wait_for_function("() => !document.querySelector('dialog')")
    return str(page.locator(".table").get_attribute("data-turn"))


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_by_tab_arrows_and_enter(name: str, person: Callable[..., Person]) -> None:
    """Every turn begins on the question, or on the board for who acted there; what is picked keeps the focus."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, name, me_and("crab"), BRIEF.get(name))
    rng = Random(1)
    while ready(page) == "mine":
        before = page.locator(".table").get_attribute("data-ply")
        assert page.evaluate(AT, "#choices, .sea .piece")
        key = rng.choice(["ArrowDown", "ArrowUp", "Tab", "Shift+Tab"])
        if not press_until(page, key, ".piece, [data-action]", 12):
            assert press_until(page, "Tab", "[data-action]")
        page.keyboard.press("Enter")
        if page.wait_for_function(AFTER, arg=before).json_value() == "picked":
            assert page.evaluate(AT, ".picked")
            assert press_until(page, "Tab", "[data-action]")
            page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)
    assert ready(page) == "over"


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_through_the_accessibility_tree(name: str, person: Callable[..., Person]) -> None:
    """The board is there under its heading, no question is said twice in a turn, and its buttons play."""
    page = person(reduced_motion="reduce").open("/")
    questions: list[str] = []
    while not questions:  # the first is asked before anybody listens, and a brief match may have no other
        begin(page, name, me_and("crab"), BRIEF.get(name))
        ready(page)
        board = page.get_by_role("main").get_by_role("region").first
        assert board.get_by_role("heading", level=2).count() == 1
        page.evaluate(LISTEN)
        rng = Random(2)
        plies = set()
        while ready(page) == "mine":
            before = page.locator(".table").get_attribute("data-ply")
            plies.add(before)
            assert board.get_by_role("listitem").count() > 3
            asked = page.get_by_role("region", name="Your turn", exact=True)
            names = [name.replace("''", "'") for name in BUTTON.findall(asked.aria_snapshot()) if not ASIDE.match(name)]
            asked.get_by_role("button", name=rng.choice(names), exact=True).first.click()
            page.wait_for_function(AFTER, arg=before)
        heard = page.evaluate("heard")
        questions = [line for line in heard if line.startswith("Your turn. ")]
    assert len(questions) <= len(plies)
    if name == "kraken-attack":  # between two turns one is asked for a card
        assert all(first != then for first, then in pairwise(questions))
    assert not any("Why?" in line for line in heard)


def test_a_long_beat_is_told_whole_and_what_came_by_itself_without_a_name(person: Callable[..., Person]) -> None:
    """Every line of the log is heard, however many make one event; dice of nobody's are not said to be mine."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, "barrakuda", me_and("shrimp", "shrimp", "shrimp"))
    ready(page)
    page.evaluate(LISTEN)
    told = page.locator(".log [data-line] > span:nth-child(2)")
    before = told.count()
    heard: list[str] = []
    rng = Random(4)
    while ready(page) == "mine" and not any(len(line) > RIBBON for line in heard):
        choose(page, rng)
        page.wait_for_function(READY)
        heard = page.evaluate("heard")
    lines = told.all_text_contents()[: told.count() - before]
    said = " ".join(heard)
    assert [line for line in lines if not SUMMED.search(line) and line not in said] == []
    assert not any(line.startswith("You: The ") for line in heard)


def test_each_beat_of_others_names_them_once_and_what_is_worn_or_asked_for_is_heard(
    person: Callable[..., Person],
) -> None:
    """In Italian, where a turn's name comes last; chips and the stash are drawn without words."""
    page = person(reduced_motion="reduce", language="it").open("/")
    begin(page, "tentacula", me_and("crab"))
    assert ready(page) == "mine"
    page.evaluate(LISTEN)
    rng = Random(1)
    for _ in range(16):
        choose(page, rng)
        assert ready(page) == "mine"
    heard = page.evaluate("heard")
    assert any("Gioca Granchio (robot)." in line for line in heard), "\n".join(heard)
    assert not any(re.match(r"(Granchio \(robot\)): [^.!?]*\1", line) for line in heard)
    seats = page.get_by_role("button", name=re.compile(r"^(Tu|tu|Granchio \(robot\)), Gettone "))
    assert seats.count() == 2
    assert page.get_by_role("listitem").filter(has_text=re.compile(r"^nascondiglio [A-F]: viola \d")).count() == 1
    seats.last.click()
    assert page.locator("dialog.seat .has li").first.inner_text().strip()


def test_what_is_taken_back_and_another_language_are_not_told_again(person: Callable[..., Person]) -> None:
    """One undo says the question; a language says nothing."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, "kraken-attack", me_and("crab"))
    while True:
        assert ready(page) == "mine"
        before = page.locator(".table").get_attribute("data-ply")
        if page.get_by_role("button", name="Undo").is_enabled():
            break
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(MOVED, arg=before)
    ready(page)
    assert len(page.evaluate("heard")) == 1
    assert page.evaluate("heard[0]").startswith("Your turn. ")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Menü").wait_for()
    assert len(page.evaluate("heard")) == 1


def test_digits_act_at_the_question_alone_and_can_be_turned_off(person: Callable[..., Person]) -> None:
    """Not from the bar; `?` lists them, and there they are turned off, for good."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, "kraken-attack", me_and("crab"))
    ready(page)
    before = page.locator(".table").get_attribute("data-ply")
    assert press_until(page, "Shift+Tab", ".menu")
    page.keyboard.press("1")
    page.keyboard.press("?")
    page.get_by_role("heading", name="Keys").wait_for()
    assert page.evaluate(AT, "#dialog")
    assert press_until(page, "Tab", "[type=checkbox]")
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('dialog')")
    assert page.evaluate(AT, ".menu")  # where it came from
    assert press_until(page, "Tab", "[data-action]")
    page.keyboard.press("1")
    page.keyboard.press("?")
    assert page.locator("dialog, .kbd").count() == 0
    assert page.locator(".table").get_attribute("data-ply") == before
    page.evaluate("() => localStorage.setItem('fathoms-keys', 'on')")
    page.keyboard.press("1")
    page.wait_for_function(MOVED, arg=before)


def test_a_dialog_over_a_dialog_gives_the_focus_back(person: Callable[..., Person]) -> None:
    """From the menu to the table in words and back: the menu's button has it again, however one closes. A heading
    wears its ring for keys alone, not when a page was opened."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, "tentacolor", me_and("crab"))
    ready(page)
    page.reload()
    ready(page)
    assert page.evaluate(AT, "#choices")
    assert page.evaluate(RING) == "none"
    for close in ("Escape", "Enter"):
        assert press_until(page, "Shift+Tab", ".menu")
        page.keyboard.press("Enter")
        page.get_by_role("heading", name="Menu").wait_for()
        assert page.evaluate(RING) == "solid"
        for _ in range(20):
            if page.evaluate("() => document.activeElement.textContent.includes('The table in words')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.get_by_role("heading", name="The table in words").wait_for()
        assert page.evaluate(AT, "#dialog")
        if close == "Enter":
            assert press_until(page, "Tab", ".close")
        page.keyboard.press(close)
        page.wait_for_function("() => !document.querySelector('dialog')")
        assert page.evaluate(AT, ".menu")
