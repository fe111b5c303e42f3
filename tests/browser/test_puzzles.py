"""Puzzles: solved with the mouse and by keyboard on a phone, missed and taken back, answered, and remembered."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import fathoms
from browser.conftest import GAMES, Person
from browser.test_access import find_nothing
from fathoms.core.puzzle import MISSED, OPEN, Puzzle, attempt, puzzles
from fathoms.core.words import languages

TURN = "turns => turns.includes(document.querySelector('.table')?.dataset.turn)"
INSIDE = """goal => {
  const [card, text] = [goal.parentElement, goal].map(it => it.getBoundingClientRect());
  return text.top >= card.top && text.bottom <= card.bottom && card.top >= 0 && card.right <= innerWidth;
}"""
TOLD = ["closed", "over"]  # an attempt that is solved or missed


def the(game: str, kind: Callable[[Puzzle], bool] = lambda puzzle: puzzle.acts > 1) -> Puzzle:
    """A puzzle of a game, the first of that kind."""
    return next(puzzle for puzzle in puzzles(fathoms.game(game)) if kind(puzzle))


def begin(someone: Person, puzzle: Puzzle) -> Page:
    """Somebody opens a puzzle."""
    page = someone.open(f"/puzzles/{puzzle.variant.game.name}/{puzzle.id}")
    page.wait_for_function(TURN, arg=["mine"])
    return page


def missing(puzzle: Puzzle) -> list[str]:
    """The fewest acts that miss the goal."""
    lines: list[list[str]] = [[]]
    for line in lines:
        for act in attempt(puzzle, line).table.legal(puzzle.seat):
            status = attempt(puzzle, [*line, act]).status
            if status == MISSED:
                return [*line, act]
            if status == OPEN:
                lines.append([*line, act])
    raise AssertionError(f"{puzzle.id} cannot be missed")


def button(page: Page, action: str) -> Locator:
    """A choice in words."""
    return page.locator(f"[data-action='{action}']")


def choose(page: Page, action: str) -> None:
    """Chooses in words what may be chosen, wherever it stands."""
    ply = page.locator(".table").get_attribute("data-ply")
    button(page, action).dispatch_event("click")
    page.wait_for_function("ply => document.querySelector('.table').dataset.ply !== ply", arg=ply)
    page.wait_for_function(TURN, arg=["mine", *TOLD])


def card(page: Page, name: str) -> Locator:
    """Something on the card that speaks."""
    return page.locator(".bubble").get_by_text(name)


def wrong(page: Page, puzzle: Puzzle) -> None:
    """Misses the goal."""
    for act in missing(puzzle):
        choose(page, act)
    page.locator(".bubble.aside").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_found_and_solved_with_the_mouse_and_leads_to_the_next(
    game: str, person: Callable[..., Person]
) -> None:
    """From the door to the list, where the next one comes first; its things are clicked as a table's are."""
    someone = person()
    page = someone.open("/")
    page.locator(f".door a[href='/puzzles/{game}']").click()
    first, second = puzzles(fathoms.game(game))[:2]
    page.locator(".next").click()
    page.wait_for_url(f"**/puzzles/{game}/{first.id}")
    for act in first.answer:
        page.wait_for_function(TURN, arg=["mine"])
        ply = page.locator(".table").get_attribute("data-ply")
        button(page, act).click()
        page.wait_for_function("ply => document.querySelector('.table').dataset.ply !== ply", arg=ply)
    card(page, "A pearl for you.").wait_for()
    card(page, "Next puzzle").click()
    page.wait_for_url(f"**/puzzles/{game}/{second.id}")
    page.get_by_role("link", name="All puzzles").click()
    solved = page.locator(f"a[href='/puzzles/{game}/{first.id}']")
    solved.get_by_role("img", name="Pearl: solved without help").wait_for()
    page.reload()
    solved.get_by_role("img", name="Pearl: solved without help").wait_for()
    assert second.id in str(page.locator(".next").get_attribute("href"))
    assert page.evaluate("() => fetch('/api/matches').then(answer => answer.json())") == []


def test_a_puzzle_is_solved_by_keyboard_alone_on_a_phone(person: Callable[..., Person]) -> None:
    """Tab leads to what may be chosen, Enter chooses; the card has the focus when all is done."""
    puzzle = the("tentacolor")
    page = begin(person(width=360, height=640), puzzle)
    for _ in puzzle.answer:
        page.wait_for_function(TURN, arg=["mine"])
        ply = page.locator(".table").get_attribute("data-ply")
        page.get_by_role("button", name="Hint").focus()
        page.keyboard.press("Enter")
        page.locator(".bubble").wait_for()
        for _ in range(6):  # through the card to the thing it points at; from there the focus goes on to the second
            there = page.evaluate("document.activeElement.matches('#app .piece, #app [data-action]')")
            page.keyboard.press("Enter" if there else "Tab")
            if not page.locator(".bubble:not(.done)").count():
                break
        page.wait_for_function("ply => document.querySelector('.table').dataset.ply !== ply", arg=ply)
    card(page, "A shell for you.").wait_for()
    assert page.evaluate("document.activeElement.matches('.bubble')")


def test_what_misses_the_goal_is_told_and_taken_back_and_twice_opens_the_answer(person: Callable[..., Person]) -> None:
    puzzle = the("kraken-attack")
    page = begin(person(), puzzle)
    acts = missing(puzzle)
    for tries in (1, 2):
        wrong(page, puzzle)
        assert card(page, "Not quite!").count()
        expect(page.locator("#choices")).to_have_text("Not solved yet")
        expect(card(page, "Show the answer")).to_have_count(tries - 1)
        if tries == 1:
            page.keyboard.press("Escape")
            page.wait_for_function(TURN, arg=["mine"])
            expect(page.locator(".slots .did")).to_have_count(len(acts) - 1)
            if len(acts) > 1:
                page.get_by_role("button", name="Reset turn").click()
            page.wait_for_function("() => !document.querySelector('.slots .did')")
    card(page, "Show the answer").click()
    page.locator(".bubble .way").wait_for()
    expect(page.locator(".way li")).to_have_count(puzzle.acts)
    card(page, "Try it myself").click()
    for act in puzzle.answer:
        page.wait_for_function(TURN, arg=["mine"])
        choose(page, act)
    card(page, "A shell for you.").wait_for()


def astray(puzzle: Puzzle) -> list[str]:
    """First acts that are not those of the answer, and miss nothing yet."""
    legal = attempt(puzzle, ()).table.legal(puzzle.seat)
    return [act for act in legal if act != puzzle.answer[0] and attempt(puzzle, [act]).status == OPEN]


def test_an_act_is_undone_and_a_hint_goes_back_to_where_the_way_is_known(person: Callable[..., Person]) -> None:
    """In another language, too, which leaves the attempt as it is."""
    puzzle = the("treasure-hunting-kraken", lambda puzzle: puzzle.acts > 1 and bool(astray(puzzle)))
    page = begin(person(), puzzle)
    choose(page, astray(puzzle)[0])
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => !document.querySelector('.slots .did')")
    choose(page, astray(puzzle)[0])
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    expect(page.locator(".slots .did")).to_have_count(1)
    page.get_by_role("button", name="Tipp").click()
    page.locator(".bubble").wait_for()
    assert "Ich bin wieder da, wo ich den Weg kenne" in page.locator("#bubble-text").inner_text()
    assert page.locator(".slots .did").count() == 0
    expect(page.locator("#app [aria-describedby=bubble-text]")).to_have_count(1)


def test_a_puzzle_is_told_to_those_who_hear_the_page(person: Callable[..., Person]) -> None:
    """The goal is the page's heading, how hard it is has words, and what an act brought is said aloud."""
    puzzle = the("tentacula")
    page = begin(person(), puzzle)
    goal = page.get_by_role("heading", level=1)
    assert re.search(r"\w", goal.inner_text()) and not goal.inner_text().startswith("goal-")
    expect(page.locator(".goal").get_by_role("img", name=re.compile("easy|medium|hard"))).to_have_count(1)
    choose(page, puzzle.answer[0])
    assert page.locator("#aloud p").count() > 1


def test_axe_finds_nothing_in_a_puzzle(person: Callable[..., Person]) -> None:
    """An open one, a hint, a miss, the answer and the end of it; the list with what was solved."""
    puzzle = the("kraken-attack")
    someone = person(reduced_motion="reduce")
    page = begin(someone, puzzle)
    find_nothing(page)
    page.get_by_role("button", name="Hint").click()
    page.locator(".bubble").wait_for()
    find_nothing(page)
    card(page, "Got it").click()
    wrong(page, puzzle)
    find_nothing(page)
    page.keyboard.press("Escape")
    page.wait_for_function(TURN, arg=["mine"])
    choose(page, missing(puzzle)[-1])
    card(page, "Show the answer").click()
    page.locator(".bubble .way").wait_for()
    find_nothing(page)
    page.reload()
    for act in puzzle.answer:
        page.wait_for_function(TURN, arg=["mine"])
        choose(page, act)
    page.locator(".bubble.done").wait_for()
    find_nothing(page)
    someone.open("/puzzles/kraken-attack")
    page.get_by_role("img", name="Pearl: solved without help").wait_for()
    find_nothing(page)


def longest_goals() -> list[tuple[str, Puzzle]]:
    """The longest goals of all, each with the language in which it is: of two games."""
    said = []
    for game in map(fathoms.game, GAMES):
        asked = {puzzle.goal: puzzle for puzzle in puzzles(game)}
        for language in languages():
            words = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
            goals = re.findall(r"^goal-(\w+) = (.+)$", words, re.M)
            text, goal = max((len(text), goal) for goal, text in goals if goal in asked)
            said.append((text, game.name, language, asked[goal]))
    found: dict[str, tuple[str, Puzzle]] = {}
    for _, name, language, puzzle in sorted(said, key=lambda one: -one[0]):
        found.setdefault(name, (language, puzzle))
    return list(found.values())[:2]


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (1280, 800)])
def test_the_longest_goals_fit_their_card(width: int, height: int, person: Callable[..., Person]) -> None:
    for language, puzzle in longest_goals():
        page = begin(person(width=width, height=height, language=language, reduced_motion="reduce"), puzzle)
        assert page.locator(".goal > div").evaluate(INSIDE), (puzzle.goal, language)
        assert page.locator(".goal h1").evaluate("it => it.clientWidth > 100"), "nobody can read it"


def test_a_puzzle_that_there_is_not_is_said_to_be_none(person: Callable[..., Person]) -> None:
    someone = person()
    page = someone.open("/puzzles/kraken-attack/none-such")
    assert "none-such" in page.locator("main.nowhere p").first.inner_text()
    someone.errors.clear()  # the browser complains of the missing answer


def test_the_list_shows_positions_in_sight_and_only_what_is_wished_for(person: Callable[..., Person]) -> None:
    """Each card has its puzzle’s position while it is near the screen; how hard, and whether solved, filters them."""
    page = person().open("/puzzles/kraken-attack")
    drawn, cards = page.locator("li .shot:has(.sea)"), page.locator("li a")
    cards.first.locator(".sea .piece").first.wait_for()
    assert 0 < drawn.count() < 40
    assert page.locator("[data-puzzle] .sea [role=button]").count() == 0
    page.mouse.wheel(0, 20_000)
    cards.last.locator(".sea .piece").first.wait_for()
    expect(cards.first.locator(".sea")).to_have_count(0)
    everything = puzzles(fathoms.game("kraken-attack"))
    hard = [puzzle for puzzle in everything if puzzle.fins == 3]
    page.evaluate('id => localStorage.setItem(\'fathoms-puzzles-kraken-attack\', `{"${id}":"pearl"}`)', hard[0].id)
    page.reload()
    page.get_by_role("radio", name="hard").check(force=True)
    expect(cards).to_have_count(len(hard))
    page.get_by_label("Only unsolved ones").check()
    expect(cards).to_have_count(len(hard) - 1)
    page.get_by_role("radio", name="All").check(force=True)
    expect(cards).to_have_count(len(everything) - 1)
