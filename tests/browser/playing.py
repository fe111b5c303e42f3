"""How a test plays: it waits for its turn and clicks what glows, or takes a choice from the list."""

import json
from random import Random
from typing import Any

from playwright.sync_api import Page

READY = """() => document.querySelector('.curtain')
  || ['mine', 'over'].includes(document.querySelector('.table')?.dataset.turn)"""


SHORT = {"treasure-hunting-kraken": {"board": "short", "cost_inward": 1, "cost_outward": 1, "start_steal": "wins"}}
BRIEF: dict[str, dict[str, Any]] = {**SHORT, "kraken-attack": {"tokens_to_win": 1}, "tentacolor": {"goal": 4}}


def begin(page: Page, game: str, seats: list[dict[str, str]], options: dict[str, Any] | None = None) -> str:
    """Makes a match as the page does, and opens its table."""
    wish = json.dumps({"game": game, "seats": seats, "options": options or {}})
    made = page.evaluate(
        "wish => fetch('/api/matches', {method: 'POST', headers: {'content-type': 'application/json'}, body: wish})"
        ".then(answer => answer.json())",
        wish,
    )
    match = str(made["match"])
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + f"/match/{match}")
    page.wait_for_selector(".table, .curtain, .gather")
    return match


def links(page: Page) -> Any:
    """The links of the table on show."""
    ask = "() => fetch(`/api/matches/${location.pathname.split('/')[2]}/links`).then(answer => answer.json())"
    return page.evaluate(ask)


def gather(page: Page, game: str) -> tuple[Page, str]:
    """Ada opens a table for friends, and gets the link that brings them."""
    page.locator(".door", has=page.locator(f"img[src*='/{game}/']")).get_by_role("button", name="With friends").click()
    page.get_by_label("Your name").fill("Ada")
    page.keyboard.press("Enter")
    return page, str(links(page)["invite"])


def join(page: Page, name: str) -> Page:
    """A friend who opened the link says a name."""
    page.get_by_label("What is your name?").fill(name)
    page.get_by_role("button", name="Join the table").click()
    page.get_by_role("heading", name=f"You are in, {name}").wait_for()
    return page


def me_and(*levels: str) -> list[dict[str, str]]:
    """A table of one person and bots."""
    return [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]


def turn(page: Page) -> str:
    """Whose turn it is: mine, others, busy, chosen or over."""
    return str(page.locator(".table").get_attribute("data-turn"))


def my_turn(page: Page) -> bool:
    """Waits until I may act; False when the game is over."""
    page.wait_for_function(READY)
    if page.locator(".curtain").count():
        return True
    close_dialog(page)
    return turn(page) != "over"


def close_dialog(page: Page) -> None:
    """Closes whatever lies over the table."""
    if page.locator("dialog").count():
        page.keyboard.press("Escape")
        page.wait_for_function("() => !document.querySelector('dialog')")


def see_end(page: Page) -> None:
    """Comes back to a match that is over, which shows how it ended."""
    page.wait_for_selector("[data-turn=over]")
    page.reload()
    page.wait_for_selector("dialog.end")


CLICK = """([ply, share, glowing]) => {
  const table = document.querySelector('.table');
  if (!table || table.dataset.ply !== ply || table.dataset.turn !== 'mine') return false;
  const may = [...document.querySelectorAll('.piece.may')];
  const listed = [...document.querySelectorAll('[data-action]:not([disabled])')];
  const pool = glowing && may.length ? may : listed;
  pool[Math.floor(share * pool.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return true;
}"""
MOVED = """ply => {
  const table = document.querySelector('.table');
  return !table || table.dataset.ply !== ply || table.dataset.turn === 'chosen';
}"""


def choose(page: Page, rng: Random) -> None:
    """One act: by clicking glowing things in two cases of three, else by the list."""
    ply = page.locator(".table").get_attribute("data-ply")
    for attempt in range(4):
        glowing = attempt < 3 and rng.random() < 0.66
        if not page.evaluate(CLICK, [ply, rng.random(), glowing]):
            break
    page.wait_for_function(MOVED, arg=ply)


def play(page: Page, acts: int, seed: int = 0) -> int:
    """Plays up to so many acts, or to the end; returns how many it made."""
    rng = Random(seed)
    for done in range(acts):
        if not my_turn(page):
            return done
        choose(page, rng)
    return acts


AT = "wanted => document.activeElement.matches(wanted)"


def module(name: str) -> str:
    """An expression for one of the page's own scripts, as the page has it."""
    return f"import(document.querySelector('script[src]').src.replace('app.js', '{name}.js'))"


def press_until(page: Page, key: str, wanted: str, most: int = 40) -> bool:
    """Presses a key until the focus is on something like that; whether it came there."""
    for _ in range(most):
        if page.evaluate(AT, wanted):
            return True
        page.keyboard.press(key)
    return bool(page.evaluate(AT, wanted))
