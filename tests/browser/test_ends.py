"""How a game ends on the page, and what is kept of it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.playing import SHORT, begin, me_and, module, play, see_end

GAME = "treasure-hunting-kraken"


@pytest.fixture
def ended(person: Callable[..., Person]) -> Page:
    """The end of a short game against a shrimp."""
    page = person().open("/")
    page.wait_for_selector(".door")
    begin(page, GAME, me_and("shrimp"), SHORT[GAME])
    play(page, 2000)
    see_end(page)
    return page


def test_the_end_says_who_won_counts_as_its_game_does_and_can_be_shared(ended: Page) -> None:
    """By name, in a picture of the game; the picture to share is a PNG; *Rematch* stays in view and leads on."""
    end = ended.locator("dialog.end")
    headline = end.locator("h2")
    expect(headline).to_be_focused()
    assert headline.inner_text() == "You win!" or headline.inner_text().endswith("wins!")
    ended.wait_for_function("() => document.querySelector('.end-scene').naturalWidth === 960")
    expect(end.locator(".score li")).to_have_count(3)
    with ended.expect_download() as kept:
        end.get_by_role("button", name="Share").click()
    assert kept.value.suggested_filename == f"{GAME}.png"
    assert Path(kept.value.path()).read_bytes()[:4] == b"\x89PNG"
    ended.set_viewport_size({"width": 360, "height": 640})
    rematch = end.get_by_role("button", name="Rematch")
    before = rematch.bounding_box()
    ended.mouse.move(180, 400)
    ended.mouse.wheel(0, 500)
    assert rematch.bounding_box() == before
    rematch.click()
    ended.wait_for_selector("dialog.end", state="detached")


HEART = f"""([lines, winner, costly]) => {module("review")}.then(({{ heart }}) =>
  heart(lines.map(([key, motion, beat, about]) => ({{ key, motion, beat, about, n: 1, seat: 0 }})), winner, costly)
    .map(line => line.key))"""


def test_a_turning_point_tells_of_the_winner_or_of_what_the_game_makes_much_of(person: Callable[..., Person]) -> None:
    """Of an act with a long tail: not the reveal before it, nor what creeps closer after it."""
    page = person().open("/")
    page.wait_for_selector(".door")
    lines = [
        ["revealed", "flip-all", "opens", {}],
        ["dives", "move", "", {"seat": 0}],
        ["dives", "move", "", {"seat": 2}],
        ["collects", "move", "opens", {"seat": 2}],
        ["tie", "", "", {}],
        ["gets", "move", "opens", {"seat": 0}],
    ]
    assert page.evaluate(HEART, [lines, 2]) == ["collects"]
    lines = [["rolled", "roll", "opens", {}], ["holed", "quake", "opens", {}], ["advanced", "move", "", {}]]
    assert page.evaluate(HEART, [lines, -1]) == ["holed"]
    assert page.evaluate(HEART, [lines[:1], -1]) == ["rolled"]
    lines = [["stolen", "loot", "", {}], ["stolen", "loot", "opens", {}], ["closes", "fold", "opens", {}]]
    assert page.evaluate(HEART, [lines, -1]) == ["closes"]
    assert page.evaluate(HEART, [lines, -1, True]) == ["stolen", "stolen"]  # of one that cost a team dearly, its losses
    lines = [["pushed", "bang", "alike", {}], ["rolled", "roll", "opens", {}], ["holed", "quake", "alone", {}]]
    assert page.evaluate(HEART, [lines, -1, False]) == ["pushed"]  # of one that helped it, what it brought
    assert page.evaluate(HEART, [lines, -1, True]) == ["holed"]
    assert page.evaluate(HEART, [lines[2:], -1, False]) == []  # then the act itself is told


def test_my_games_are_filtered_removed_and_moved_in_a_file(ended: Page, tmp_path: Path) -> None:
    won = ended.locator("dialog.end h2").inner_text() == "You win!"
    ended.goto(f"{ended.url.split('/match')[0]}/mine")
    rows = ended.locator(".matches li")
    expect(rows).to_have_count(1)
    ended.get_by_text("Lost" if won else "Won", exact=True).first.click()
    expect(rows).to_have_count(0)
    ended.get_by_text("All", exact=True).click()
    with ended.expect_download() as kept:
        ended.get_by_role("button", name="Export").click()
    file = tmp_path / "games.json"
    kept.value.save_as(file)
    assert len(json.loads(file.read_text())["games"]) == 1
    ended.get_by_role("button", name="Remove from the list").click()
    expect(rows).to_have_count(0)
    ended.get_by_role("button", name="Undo").click()
    expect(rows).to_have_count(1)
    ended.locator("input[type=file]").set_input_files(file)
    expect(rows).to_have_count(2)
    file.write_text("{}")
    ended.locator("input[type=file]").set_input_files(file)
    expect(ended.locator(".said")).to_contain_text("holds no games")
    expect(rows).to_have_count(2)
