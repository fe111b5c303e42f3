"""Whole matches by clicking."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import fathoms
from browser.conftest import GAMES, Person
from browser.playing import MOVED, SHORT, begin, me_and, my_turn, play, see_end


@pytest.mark.parametrize(("name", "seats"), [(name, n) for name in GAMES for n in fathoms.game(name).seats])
def test_one_person_and_bots_play_to_the_end(name: str, seats: int, person: Callable[..., Person]) -> None:
    """To the end screen, with its outcome and its rule; then a rematch of the same table. Clicks are events."""
    page = person().open("/")
    page.wait_for_selector(".door")
    match = begin(page, name, me_and(*["crab"] * (seats - 1)), SHORT.get(name))
    play(page, 2000)
    see_end(page)
    assert page.locator("dialog.end h2").inner_text()
    page.locator("dialog.end").get_by_role("button", name="Why?").click()
    assert len(page.locator("dialog.why h2").inner_text()) > 20
    page.keyboard.press("Escape")  # back to how it ended
    page.locator("dialog.end").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: match not in address)
    assert my_turn(page) or name in SHORT  # on a short board bots may be home before my first turn


@pytest.mark.parametrize("name", GAMES)
def test_one_click_leads_to_the_first_choice(name: str, person: Callable[..., Person]) -> None:
    """Landing to first move: Play now, then one's own choice."""
    page = person().open("/")
    page.locator(".door", has=page.locator(f"img[src*='/{name}/']")).get_by_role("button", name="Play now").click()
    assert my_turn(page)
    assert page.locator("[data-action]").count() > 0
    expect(page.locator(".sea")).to_have_count(1)


COVERED = """() => {
  for (const piece of document.querySelectorAll('.sea .piece.may')) {
    const box = piece.querySelector('.body').getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(...at)?.closest('.piece');
    if (top && top !== piece && !top.classList.contains('may')) return at;
  }
  return null;
}"""


def covered(page: Page) -> list[float]:
    """Plays until the middle of a place one may choose lies under something one may not."""
    for seed in range(200):
        if not my_turn(page):
            begin(page, "kraken-attack", me_and("shrimp"))
            my_turn(page)
        at = page.evaluate(COVERED)
        if at:
            return list(at)
        play(page, 1, seed)
    raise AssertionError("nothing was ever covered")


def test_a_click_reaches_the_place_under_whoever_stands_there(person: Callable[..., Person]) -> None:
    """One runs to where another pirate is by clicking on that pirate."""
    page = person().open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    x, y = covered(page)
    ply = page.locator(".table").get_attribute("data-ply")
    page.mouse.click(x, y)
    page.wait_for_function(MOVED, arg=ply)


def test_a_second_click_on_a_card_plays_it(person: Callable[..., Person]) -> None:
    """The first click says where it would go; nothing has moved under the pointer when the second comes."""
    page = person().open("/")
    begin(page, "tentacolor", me_and("shrimp"))
    assert my_turn(page)
    ply = page.locator(".table").get_attribute("data-ply")
    card = page.locator(".own .piece.may").last
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    for _ in range(2):
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(MOVED, arg=ply)


def test_what_a_click_rules_out_stays_to_be_compared_and_can_still_be_chosen(person: Callable[..., Person]) -> None:
    """A fish is clicked, and what other fish could do is still said, unless there is too much; it is one click."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, "tentacula", me_and("shrimp"), {"chips": "random", "stash": "A"})
    said = page.locator(".choices button[data-action^=swim]")
    for seed in range(40):
        assert my_turn(page)
        ways = said.evaluate_all("all => all.map(button => button.dataset.action)")
        mine = [way for way in ways if way.split()[1] == ways[0].split()[1]]
        if len(mine) < len(ways):
            page.locator(f".sea [data-id=fish-{ways[0].split()[1]}]").focus()
            page.keyboard.press("Enter")
            page.wait_for_selector(".piece.picked")
            left = said.evaluate_all("all => all.map(button => button.dataset.action)")
            if set(ways) - set(mine) <= set(left):
                break
            page.keyboard.press("Escape")
        play(page, 1, seed)
    ply = page.locator(".table").get_attribute("data-ply")
    page.locator(f".choices button[data-action='{ways[-1]}']").click()
    page.wait_for_function(MOVED, arg=ply)


def test_cards_that_must_wait_are_what_the_question_is_about(person: Callable[..., Person]) -> None:
    """TC-11: where some cards of a hand may not be laid, it says which one has to be."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, "tentacolor", me_and("shrimp"))
    asked = page.locator(".ask p")
    for seed in range(20):
        if my_turn(page) and page.locator(".hand .barred").count():
            assert asked.inner_text() == "Lay a card in the colour of your row: you hold one, so you must."
            return
        assert "you must" not in asked.inner_text()
        play(page, 1, seed)
    raise AssertionError("every card of every hand went on with the row")


def test_what_rises_under_the_pointer_stays_under_it(person: Callable[..., Person]) -> None:
    """A card at whose lower edge one points comes up once, and does not tremble."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, "tentacolor", me_and("shrimp"))
    assert my_turn(page)
    card = page.locator(".own .piece.may").last
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    page.wait_for_function("(card) => card.matches(':hover')", arg=card.element_handle())
    for _ in range(5):
        page.wait_for_timeout(50)
        now = card.bounding_box()
        assert now is not None and now["y"] == box["y"] - 3


def test_a_click_on_what_cannot_be_chosen_says_what_can(person: Callable[..., Person]) -> None:
    """What is to be done now, and a way to the rules."""
    page = person().open("/")
    begin(page, "tentacolor", me_and("shrimp"))
    assert my_turn(page)
    page.locator(".board .piece[data-id=pile]").click()
    told = page.locator(".toast")
    assert "Lay one of your cards." in told.inner_text()
    assert told.get_by_role("link", name="Rules").get_attribute("href") == "/rules/tentacolor"
