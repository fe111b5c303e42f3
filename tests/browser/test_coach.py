"""The coach over one's shoulder, and a finished match looked back on."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Person
from browser.playing import BRIEF, MOVED, begin, close_dialog, gather, join, links, me_and, my_turn, play
from browser.test_access import SCREENS, UNFOLD, find_nothing, spoken, violations

SAID = ".coach:not(:has-text('thinking'))"
PLACES = """all => all.map(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.dataset.key ?? each.dataset.id ?? each.className, x, y, width, height];
})"""
REASON = r"brings|risks|avoids|gives up|wins|loses"


def press_coach(page: Page) -> None:
    """On a phone its button is in the menu."""
    coach = page.get_by_role("button", name="Coach")
    if not coach.is_visible():
        page.get_by_role("button", name="Menu").click()
    coach.last.click()
    close_dialog(page)


def ask_coach(page: Page) -> None:
    """Turns the coach on and waits for its tips."""
    press_coach(page)
    page.locator(SAID).wait_for()


@pytest.mark.parametrize(("width", "height", "theme"), SCREENS)
def test_the_coach_shows_the_best_choices_with_chances_and_why(
    width: int, height: int, theme: str, person: Callable[..., Person]
) -> None:
    """The chance stands on each choice; where the aim was a line says what is best and why, or that it hardly matters.

    On a phone that line is all there is, and the best thing glows.
    """
    page = person(width=width, height=height, color_scheme=theme, reduced_motion="reduce").open("/")
    begin(page, "barrakuda", me_and("shrimp"))
    my_turn(page)
    assert page.locator(".coach").count() == 0
    ask_coach(page)
    explained = False
    while not explained and my_turn(page):
        page.locator(SAID).first.wait_for()
        coach = page.locator(".coach").inner_text()
        if "hardly matters" not in coach:
            assert re.search(r"\d+\s%", coach)
            assert page.locator(".coach b").inner_text() in (page.locator(".btn.best").text_content() or "")
            assert page.locator(".best").locator("visible=true").count() >= 1
        assert not re.search(r"hint-|coach-|choice-", coach)
        explained = bool(re.search(REASON, coach))
        ply = page.locator(".table").get_attribute("data-ply")
        page.locator(".choices .btn, .acts .btn, .dock .piece.may").locator("visible=true").first.click()
        if page.locator(".btn.other").is_visible():  # a card was picked
            page.locator(".acts .btn.main").click()
        page.wait_for_function(MOVED, arg=ply)
    assert explained


@pytest.mark.parametrize("game", ["kraken-attack", "tentacolor", "treasure-hunting-kraken"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 640)])
def test_nothing_moves_when_the_coach_comes_and_when_it_answers(
    game: str, width: int, height: int, person: Callable[..., Person]
) -> None:
    """Whoever clicks or presses a number before the coach has answered gets what they meant."""
    page = person(width=width, height=height, reduced_motion="reduce").open("/")
    answers: list[tuple[WebSocketRoute, str | bytes]] = []

    def between(line: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            if json.loads(message)["type"] == "advice":
                answers.append((line, message))
            else:
                line.send(message)

        line.connect_to_server().on_message(heard)

    page.route_web_socket("**/ws/*", between)
    begin(page, game, me_and("shrimp"))
    my_turn(page)
    things = page.locator(".choices .btn, .acts .btn, .dock .piece, .board, .aim, .ask h2")
    before = things.evaluate_all(PLACES)
    press_coach(page)
    page.get_by_text("The coach is thinking").wait_for()
    assert things.evaluate_all(PLACES) == before
    while not answers:
        page.wait_for_timeout(50)
    line, answer = answers[-1]
    line.send(answer)
    page.locator(SAID).wait_for()
    assert things.evaluate_all(PLACES) == before
    press_coach(page)
    expect(page.locator(".coach, .pc")).to_have_count(0)


def test_a_coach_who_is_busy_is_no_error_of_mine(person: Callable[..., Person]) -> None:
    """The refusal of an older question comes while a newer one waits, and nothing is said about it."""
    page = person(reduced_motion="reduce").open("/")
    questions: list[str] = []
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def heard(message: str | bytes) -> None:
            command = json.loads(message)
            if command["do"] == "advise":
                questions.append(command["id"])
            else:
                server.send(message)

        line.on_message(heard)

    page.route_web_socket("**/ws/*", between)
    begin(page, "kraken-attack", me_and("shrimp"))
    my_turn(page)
    page.get_by_role("button", name="Coach").click()
    page.get_by_text("The coach is thinking").wait_for()
    ply = page.locator(".table").get_attribute("data-ply")
    page.locator(".choices .btn").first.click()
    page.wait_for_function(MOVED, arg=ply)
    my_turn(page)
    page.get_by_text("The coach is thinking").wait_for()
    first, last = questions[0], questions[-1]
    assert first != last
    action = page.locator(".choices .btn").first.get_attribute("data-action")
    tip = {"action": action, "chance": 0.5, "hint": "", "more": False, "good": True}
    for answer in (
        {"type": "refused", "id": first, "error": "the coach is still thinking", "rule": ""},
        {"type": "advice", "id": last, "choices": [tip]},
    ):
        lines[-1].send(json.dumps(answer))
    page.locator(SAID).wait_for()
    assert page.get_by_text("still thinking").count() == 0


def test_against_people_there_is_no_coach(person: Callable[..., Person]) -> None:
    """Nor does one who likes a coach elsewhere hear from it here."""
    someone = person()
    page = someone.open("/")
    begin(page, "tentacolor", me_and("shrimp"))
    my_turn(page)
    ask_coach(page)
    someone.open("/")
    _, link = gather(page, "tentacolor")
    join(person().open(link), "Ben")
    page.get_by_role("button", name="Start with").click()
    page.get_by_role("button", name="Menu").wait_for()
    assert page.get_by_role("button", name="Coach").count() == 0
    assert page.locator(".coach, .pc").count() == 0
    assert page.locator(".toast", has_text="coach").count() == 0


def test_a_table_against_people_may_be_made_with_a_coach(person: Callable[..., Person]) -> None:
    """The wish appears with the first friend's seat."""
    page = person().open("/#/tentacolor")
    wish = page.get_by_label("The coach may be asked")
    page.get_by_label("Who sits on seat 2").wait_for()
    assert wish.count() == 0
    page.get_by_label("Who sits on seat 2").select_option("A friend, by link")
    wish.check()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("heading", name="Scan to join").or_(
        page.get_by_role("heading", name="Only this computer")
    ).wait_for()
    join(person().open(links(page)["invite"]), "Ben")
    page.get_by_role("button", name="Start with").click()
    page.wait_for_selector(".table")
    page.get_by_role("button", name="Coach").wait_for()


@pytest.mark.parametrize(("width", "height", "theme"), SCREENS)
def test_one_walks_along_the_curve_of_a_finished_match(
    width: int, height: int, theme: str, person: Callable[..., Person]
) -> None:
    """By keyboard on the end screen, from there to the position, and there by pointer and keyboard.

    An act of the lists brings its place on the curve into view; the replay's address keeps the step.
    """
    someone = person(width=width, height=height, color_scheme=theme, reduced_motion="reduce")
    page = someone.open("/")
    match = begin(page, "tentacolor", me_and("shrimp"))
    play(page, 2000)
    someone.open(f"/match/{match}")
    curve = page.get_by_role("slider", name="The chance to win after every action")
    curve.wait_for()
    last = int(curve.get_attribute("aria-valuemax") or 0)
    assert curve.get_attribute("aria-valuenow") == str(last)
    curve.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert curve.get_attribute("aria-valuenow") == "2"
    assert "Step 3 of " in (curve.get_attribute("aria-valuetext") or "")
    expect(page.locator(".ledger tbody tr")).to_have_count(2)
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth")

    page.locator(".moments button").last.click()
    expect(page.get_by_role("link", name="Show this position")).to_be_in_viewport()
    curve.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.get_by_role("link", name="Show this position").click()
    page.get_by_text(f"Step 3 of {last + 1}").wait_for()
    curve.wait_for()
    curve.focus()
    page.keyboard.press("End")
    page.get_by_text(f"Step {last + 1} of {last + 1}").wait_for()
    page.wait_for_url(f"**#{last}")
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    middle = re.compile(f"^({last // 2}|{(last + 1) // 2})$")
    expect(page.get_by_label("Step", exact=True)).to_have_value(middle)


def test_axe_finds_nothing_beside_the_coach_and_in_a_review(person: Callable[..., Person]) -> None:
    """Its tips at the table; the curve at the end and in the replay, with all that opens there open."""
    someone = person(reduced_motion="reduce")
    page = someone.open("/")
    match = begin(page, "tentacolor", me_and("shrimp"), BRIEF["tentacolor"])
    my_turn(page)
    ask_coach(page)
    find_nothing(page)
    play(page, 2000)
    for path in (f"/match/{match}", f"/replay/{match}"):
        someone.open(path)
        for language, _ in spoken(page):
            page.wait_for_selector(".curve")
            page.evaluate(UNFOLD)
            assert violations(page) == [], language
