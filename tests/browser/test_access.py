"""Access: axe finds nothing, everything has a name, nothing is too small."""

from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import cycle
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import GAMES, Person
from browser.playing import BRIEF, begin, close_dialog, gather, join, links, me_and, module, my_turn, play, press_until
from fathoms.core.words import Words, languages, words

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
RUN = """async () => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const told = node => node.target.join(' ') + ': ' + (node.any[0]?.message ?? '');
  const found = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
  return found.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(told).join(' | '));
}"""
AT_REST = """() => document.getAnimations().every(
  motion => motion.playState !== 'running' || motion.effect.getTiming().iterations === Infinity)"""
UNFOLD = "() => document.querySelectorAll('details').forEach(it => (it.open = true))"
SCREENS: list[tuple[int, int, Literal["dark", "light"]]] = [(1280, 800, "dark"), (360, 640, "light")]
LANGUAGES = languages()


def violations(page: Page) -> list[str]:
    """What axe has to say about a page at rest."""
    page.wait_for_function(AT_REST)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(RUN)
    assert isinstance(found, list)
    return found


def speak(page: Page, language: str) -> Words:
    """The page again, in another language; its words."""
    page.evaluate("language => localStorage.setItem('fathoms-language', language)", language)
    page.reload()
    page.wait_for_selector(f"html[lang={language}]", state="attached")
    return words(language)


def find_nothing(page: Page, show: Callable[[], object] = lambda: None) -> None:
    """Axe has nothing to say about what is on show, whose language is changed in place: English again in the end.

    Now on a wide dark screen and now on a small light one, as above; what a dialog has to say is shown in each anew.
    """
    for language, (width, height, theme) in zip([*LANGUAGES[1:], LANGUAGES[0]], cycle(SCREENS), strict=False):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        if page.locator("button.menu").count():
            page.locator("button.menu").dispatch_event("click")  # on a phone a card may lie over it
        page.locator("select.language").select_option(language)
        page.wait_for_selector(f"html[lang={language}]", state="attached")
        close_dialog(page)
        show()
        assert violations(page) == [], language
    page.set_viewport_size({"width": 1280, "height": 800})


def spoken(page: Page) -> Iterator[tuple[str, Words]]:
    """The page in each language, now on a wide dark screen and now on a small light one; its words."""
    for language, (width, height, theme) in zip(LANGUAGES, cycle(SCREENS), strict=False):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        yield language, speak(page, language)


PAGES = ["/", "/#/kraken-attack", "/#/barrakuda/device", "/check", "/mine", "/daily", "/no/such/page"]
PAGES += ["/learn/tentacula", "/puzzles/tentacolor", *(f"/rules/{name}" for name in GAMES)]


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(path: str, person: Callable[..., Person]) -> None:
    """WCAG 2.2 AA, in every language, in both themes and on both screens; with all that opens on it open."""
    someone = person()
    page = someone.open(path)
    for language, _ in spoken(page):
        page.wait_for_selector("main")
        page.evaluate(UNFOLD)
        assert violations(page) == [], language
    if path == "/no/such/page":
        someone.errors.clear()  # the browser complains of the missing answer


@pytest.mark.parametrize("name", GAMES)
def test_axe_finds_nothing_on_a_board_and_over_it(name: str, person: Callable[..., Person]) -> None:
    """A table at its start and in the middle, and each of its dialogs: all of them in every language, game by game."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, name, me_and("crab"))
    my_turn(page)
    assert violations(page) == []
    play(page, 4)
    dialogs = cycle(["seat", "menu", "words"])
    for _ in range(GAMES.index(name)):
        next(dialogs)
    for language, said in spoken(page):
        page.wait_for_load_state("networkidle")  # what happened since my last turn is told first
        my_turn(page)
        assert violations(page) == [], language
        dialog = next(dialogs)
        if dialog == "seat":
            page.locator(".seats .who").last.click()
        else:
            page.get_by_role("button", name=said.say("ui-menu")).click()
        if dialog == "words":
            page.get_by_role("button", name=said.say("ui-table-in-words")).click()
        page.wait_for_selector("dialog h2")
        assert violations(page) == [], (language, dialog)


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_may_be_chosen_has_a_name_and_is_large_enough(name: str, person: Callable[..., Person]) -> None:
    """Glowing things and buttons are named; on a phone every button of the list is at least 44 pixels high."""
    page = person(width=360, height=640).open("/")
    begin(page, name, me_and("crab"))
    for seed in range(6):
        my_turn(page)
        for piece in page.locator(".piece.may").all():
            label = piece.get_attribute("aria-label")
            assert label and not label.startswith(("label-", "choice-")), label
        for button in page.locator("[data-action]").all():
            assert not button.inner_text().startswith("choice-")
        for button in page.locator("[data-action]").locator("visible=true").all():
            box = button.bounding_box()
            assert box and box["height"] >= 44
        play(page, 1, seed)


@pytest.mark.parametrize("name", GAMES)
def test_on_a_phone_the_buttons_at_the_bottom_fit(name: str, person: Callable[..., Person]) -> None:
    """In French, whose words are longer, with the coach's chances: nothing sticks out, and none grows tall."""
    someone = person(width=360, height=640, language="fr", reduced_motion="reduce")
    someone.context.add_init_script("localStorage.setItem('fathoms-coach', 'on')")
    page = someone.open("/")
    begin(page, name, me_and("shrimp"))
    for seed in range(6):
        my_turn(page)
        for button in page.locator(".acts .btn").all():
            box = button.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["height"] <= 64, button.inner_text()
        play(page, 1, seed)


def test_arrows_walk_over_the_board(person: Callable[..., Person]) -> None:
    """One tab stop a board; an arrow goes to the next glowing thing; Enter chooses it."""
    page = person().open("/")
    begin(page, "kraken-attack", me_and("crab"))
    my_turn(page)
    for seed in range(40):
        if page.locator(".sea .piece.may").count() > 1:
            break
        play(page, 1, seed)
        my_turn(page)
    expect(page.locator(".sea .piece.may[tabindex='0']")).to_have_count(1)
    for _ in range(20):
        if page.evaluate("() => document.activeElement.matches('.sea .piece')"):
            break
        page.keyboard.press("Shift+Tab")
    first = page.evaluate("document.activeElement.dataset.id")
    seen = {first}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.id"))
    assert len(seen) > 1


def test_axe_finds_nothing_in_company(person: Callable[..., Person]) -> None:
    """The page behind each link, the lobby of a friend and of whoever opened the table, and the words to say.

    What is offered where somebody is away, and to those whose seat is in other hands; the table of those who watch.
    """
    page, link = gather(person(reduced_motion="reduce").open("/"), "kraken-attack")
    there = person(reduced_motion="reduce").open(link)
    there.get_by_role("button", name="Join the table").wait_for()
    find_nothing(there)
    join(there, "Ben")
    find_nothing(there)
    find_nothing(page)
    page.get_by_role("button", name="Start with").click()
    page.wait_for_selector(".table")
    for language, said in spoken(page):
        page.wait_for_selector(".table")
        if page.viewport_size == {"width": 360, "height": 640}:
            page.get_by_role("button", name=said.say("ui-menu")).click()
        page.get_by_role("button", name=said.say("say-title")).click()
        page.get_by_role("button", name=said.say("say-hooray")).wait_for()
        assert violations(page) == [], language
    opened = links(page)
    for link in (opened["seats"]["0"], opened["watch"]):
        guest = person(reduced_motion="reduce").open(link)
        guest.wait_for_selector("form.join")
        find_nothing(guest)
    guest.get_by_role("button", name="To the table").click()
    guest.wait_for_selector(".table")
    find_nothing(guest)
    table = there.url
    there.goto("/".join(table.split("/")[:3]))
    page.locator(".nudge").wait_for()
    find_nothing(page, page.locator(".nudge").wait_for)
    page.get_by_role("button", name="Let a bot play").click()
    there.goto(table)
    there.locator(".nudge").wait_for()
    find_nothing(there, there.locator(".nudge").wait_for)


def test_axe_finds_nothing_in_what_explains(person: Callable[..., Person]) -> None:
    """What a thing does, on a card beside it; and why something happened."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    play(page, 3)
    while my_turn(page) and not page.locator(".sea .piece[tabindex='0']").count():
        play(page, 1)  # until something on the board can be chosen

    def explained() -> None:
        assert press_until(page, "Shift+Tab", ".sea .piece")
        page.locator("#explained").wait_for()

    def why() -> None:
        page.locator(".log button.link").first.dispatch_event("click")  # on a phone the log is in the menu
        page.locator("dialog.why").wait_for()

    find_nothing(page, explained)
    find_nothing(page, why)


def test_axe_finds_nothing_in_an_edition_of_ones_own(person: Callable[..., Person]) -> None:
    """One with mistakes, and one that is drawn."""
    page = person(reduced_motion="reduce").open("/#/treasure-hunting-kraken")
    page.locator(".edition summary").click()
    page.locator(".edition textarea").fill("[costs]\noutward = 99\n")
    page.locator(".edition ul.problem").wait_for()
    find_nothing(page)
    page.get_by_role("button", name="quick return").click()
    page.locator(".preview .sea").wait_for()
    find_nothing(page)


@pytest.mark.parametrize("name", GAMES)
def test_axe_finds_nothing_at_the_end_and_in_the_replay(name: str, person: Callable[..., Person]) -> None:
    """The end screen and the replay of that match, in every language.

    Once also the links to share, my games and the check of the dice.
    """
    someone = person(reduced_motion="reduce")
    page = someone.open("/")
    match = begin(page, name, me_and("crab"), BRIEF.get(name))
    play(page, 2000)
    for language, said in spoken(page):
        page.wait_for_selector("dialog.end")
        assert violations(page) == [], language
        if name == GAMES[0]:
            close_dialog(page)
            page.get_by_role("button", name=said.say("ui-menu")).click()
            page.get_by_role("button", name=said.say("ui-links")).click()
            page.wait_for_selector("dialog.share input")
            assert violations(page) == [], language
    someone.open(f"/replay/{match}")
    for language, _ in spoken(page):
        page.wait_for_selector(".scrub")
        assert violations(page) == [], language
    if name == GAMES[0]:
        begin(page, name, me_and("crab"))
        for path, shown in (("/mine", ".mine-page .res"), (f"/check#{match}", ".verdict-line.good")):
            someone.open(path)
            page.locator(shown).wait_for()
            find_nothing(page)


@pytest.mark.parametrize("name", ["tentacolor", "barrakuda"])
def test_axe_finds_nothing_at_the_curtain(name: str, person: Callable[..., Person]) -> None:
    """Between two players of one device, in every language."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, name, [{"kind": "me"}, {"kind": "me"}])
    for language, _ in spoken(page):
        page.wait_for_selector(".curtain")
        assert violations(page) == [], language


def test_the_names_of_spaces_are_printed_when_asked_for(person: Callable[..., Person]) -> None:
    """From the menu, on boards that have any, and for good; what is told names no space that is not printed."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, "treasure-hunting-kraken", me_and("shrimp"))
    my_turn(page)
    voyage = [("forward", {"space": "A4", "to": 0}), ("inward", {"space": "B2", "to": 3})]
    lines = [{"key": f"news-sails-{way}", "about": {"seat": 0, **about}, "motion": ""} for way, about in voyage]
    told = f"async (lines) => (await {module('table')}).caption(lines)"
    assert page.locator(".names").count() == 0
    assert page.evaluate(told, lines) == "You sail 2 spaces (one inward) onto wind."
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Names of the spaces on the board").check()
    close_dialog(page)
    assert "A6" in page.locator(".names text").all_text_contents()
    assert page.evaluate(told, lines) == "You sail 2 spaces (one inward) to B2 (wind)."
    begin(page, "kraken-attack", me_and("shrimp"))
    my_turn(page)
    assert {"A", "D", "P3", "R4"} <= set(page.locator(".names text").all_text_contents())
