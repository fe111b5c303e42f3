"""Whole matches by clicking."""

from collections.abc import Callable

import pytest

from browser.conftest import GAMES, Person
from browser.playing import SHORT, begin, close_dialog, me_and, my_turn, play


@pytest.mark.parametrize("name", GAMES)
def test_one_person_and_bots_play_to_the_end(name: str, person: Callable[..., Person]) -> None:
    """To the end screen, with its outcome and its rule; then a rematch of the same table. Clicks are events."""
    page = person().open("/")
    page.wait_for_selector(".door")
    match = begin(page, name, me_and("crab"), SHORT.get(name))
    play(page, 2000)
    page.wait_for_selector("[data-turn=over]")
    page.get_by_role("button", name="How it ended").click()
    assert page.locator("dialog.end h2").inner_text()
    page.locator("dialog.end").get_by_role("button", name="Why?").click()
    assert len(page.locator("dialog.why p").first.inner_text()) > 20
    close_dialog(page)
    page.get_by_role("button", name="How it ended").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: match not in address)
    assert my_turn(page)


@pytest.mark.parametrize("name", GAMES)
def test_one_click_leads_to_the_first_choice(name: str, person: Callable[..., Person]) -> None:
    """Landing to first move: Play now, then one's own choice."""
    page = person().open("/")
    page.locator(".door", has=page.locator(f"img[src*='/{name}.svg']")).get_by_role("button", name="Play now").click()
    assert my_turn(page)
    assert page.locator("[data-action]").count() > 0
    assert page.locator(".sea").count() == 1
