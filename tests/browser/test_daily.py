"""The daily dive on the page: from the landing page through a door to its end, and the result in characters."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.playing import play
from browser.test_access import find_nothing

TODAY = str(date.today())


def dived(page: Page, game: str) -> bool:
    """Goes through a game's door to the end of the match, and back; whether it was won."""
    page.locator(".dive", has_text=game).get_by_role("button", name="Dive").click()
    page.wait_for_selector(".table")
    play(page, 2000)
    page.reload()
    end = page.locator("dialog.end")
    expect(end.locator(".kick")).to_have_text(f"Daily dive {TODAY}: {game}")
    won = end.locator("h2").inner_text() == "You win!"
    end.get_by_role("link", name="Daily dive").click()
    return won


def test_a_dive_is_played_to_its_end_and_its_result_copied_shared_and_read_aloud(
    person: Callable[..., Person],
) -> None:
    """The first try counts, what comes after it is practice, and My games knows both."""
    someone = person(permissions=["clipboard-read", "clipboard-write"])
    page = someone.open("/")
    page.get_by_role("link", name="Daily dive").click()
    won = dived(page, "Tentacolor")
    expect(page.locator(".stamp")).to_have_text("Won" if won else "Lost")
    sign, word = ("●", "won") if won else ("○", "lost")
    page.get_by_role("button", name="Copy text").click()
    expect(page.get_by_role("status")).to_have_text("Copied.")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied == f"Fathoms {TODAY}\nKA·· TC{sign}● BK·· TN·· TH··\n{int(won)}/1 won, streak 1"
    aloud = page.get_by_role("region", name="My result").aria_snapshot()
    assert f"Tentacolor: {word} without hints" in aloud
    assert not {"●", "○", "·"} & set(aloud)
    with page.expect_download() as kept:
        page.get_by_role("button", name="Picture").click()
    assert Path(kept.value.path()).read_bytes()[:4] == b"\x89PNG"

    match = page.evaluate("day => JSON.parse(localStorage['fathoms-dives'])[day].tentacolor.match", TODAY)
    page.get_by_role("button", name="Again: Tentacolor").click()
    page.wait_for_selector(".table")
    assert not page.url.endswith(match)
    someone.open("/daily")
    page.locator(".stamp").wait_for()
    find_nothing(page)
    assert page.evaluate("day => JSON.parse(localStorage['fathoms-dives'])[day].tentacolor.match", TODAY) == match
    someone.open("/mine")
    expect(page.locator(".matches li", has_text=f"Daily dive {TODAY}: Tentacolor")).to_have_count(2)
    someone.open(f"/check#{match}")
    expect(page.locator(".verdict-line.good")).to_be_visible()


def test_asking_the_coach_is_a_hint_and_another_day_is_practice(person: Callable[..., Person]) -> None:
    """The coach keeps silent in a dive until it is asked, whatever one likes elsewhere."""
    someone = person()
    someone.context.add_init_script("localStorage.setItem('fathoms-coach', 'on')")
    page = someone.open("/daily")
    page.get_by_role("button", name="Dive: Tentacolor").click()
    coach = page.get_by_role("button", name="Coach")
    expect(coach).to_have_attribute("aria-pressed", "false")
    match = page.url.rsplit("/", 1)[1]
    hinted = f"() => localStorage['fathoms-hinted-{match}']"
    assert page.evaluate(hinted) is None
    page.wait_for_function("() => document.querySelector('.table')?.dataset.turn === 'mine'")
    coach.click()
    page.wait_for_function(hinted)

    someone.open("/daily")
    expect(page.get_by_role("link", name="Continue: Tentacolor")).to_be_visible()
    page.get_by_label("Another day:").fill("2026-01-02")
    page.get_by_role("button", name="Again: Barrakuda").click()
    page.wait_for_selector(".table")
    assert page.evaluate("() => Object.keys(JSON.parse(localStorage['fathoms-dives']))") == [TODAY]
