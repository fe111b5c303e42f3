"""Two people at one table, each through a server of their own, or through whichever is there."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random

import pytest
from playwright.sync_api import Page, WebSocket

from browser.conftest import Person, Server
from browser.playing import MOVED, gather, join, play
from browser.test_people import may_act
from browser.wire import Wire

NOTES = """
window.noted = [];
new MutationObserver(() => {
  for (const it of document.querySelectorAll("[role=alert], dialog, .toast, .problem"))
    if (it.innerText && !noted.includes(it.innerText)) noted.push(it.innerText);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


@pytest.fixture
def servers(database: str) -> Iterator[list[Server]]:
    """Two servers of one database."""
    both = [Server(database), Server(database)]
    with ExitStack() as stack:
        for one in both:
            one.start()
            stack.callback(one.stop)
        yield both


def meet(host: Person, guest: Person, game: str) -> tuple[Page, Page]:
    """Ada opens a table, Ben follows her link at his own address, and it is dealt."""
    page, link = gather(host.open("/"), game)
    join(guest.open(link.replace(host.address, guest.address)), "Ben").get_by_role("button", name="I am ready").click()
    page.get_by_text("All are ready.").wait_for()
    page.get_by_role("button", name="Start with").click()
    both = (page, guest.page)
    for one in both:
        one.wait_for_selector(".table")
    return both


def follow_each_other(both: tuple[Page, Page]) -> None:
    """Waits until both are shown the same position."""
    plies = "ply => Number(document.querySelector('.table').dataset.ply) >= Number(ply)"
    for one, other in (both, both[::-1]):
        other.wait_for_function(plies, arg=one.locator(".table").get_attribute("data-ply"))


@pytest.mark.parametrize("name", ["kraken-attack", "barrakuda"])
def test_two_people_play_through_different_servers(
    name: str, servers: list[Server], person: Callable[..., Person]
) -> None:
    """The guest opens the host's link at another server; they see each other come, act in turn, and follow."""
    host, guest = person(), person()
    host.address, guest.address = (server.address for server in servers)
    both = meet(host, guest, name)
    for _ in range(4):
        play(next(one for one in both if may_act(one, both)), 1)
    follow_each_other(both)


def act(page: Page, rng: Random) -> None:
    """One act with the mouse, a little after one may."""
    page.wait_for_timeout(300)
    ply = page.locator(".table").get_attribute("data-ply")
    offered = page.locator("[data-action]:not([disabled])")
    offered.nth(rng.randrange(offered.count())).click()
    page.wait_for_function(MOVED, arg=ply)


def played(page: Page) -> int:
    """How many steps the table on show has."""
    ask = "id => fetch(`/api/matches/${id}/steps`).then(answer => answer.json())"
    return int(page.evaluate(ask, page.url.split("/match/")[1].split("#")[0])["of"])


def noting(came_back: set[Page], page: Page) -> Callable[[WebSocket], None]:
    """Notes that a page opens a line."""
    return lambda _: came_back.add(page)


def test_servers_are_restarted_in_turn_while_two_people_play_and_nobody_is_told(
    servers: list[Server], person: Callable[..., Person]
) -> None:
    """Behind one address lines come back to the other server, every click counts once, and no page says a word."""
    host, guest = person(), person()
    rng, acts = Random(1), 0
    with Wire(*(server.port for server in servers)) as wire:
        for one in (host, guest):
            one.address = wire.address
            one.context.add_init_script(NOTES)
        both = meet(host, guest, "kraken-attack")
        came_back: set[Page] = set()
        for page in both:
            page.on("websocket", noting(came_back, page))
        begun = played(both[0])
        with ThreadPoolExecutor(1) as caretaker:
            for server in servers:
                restarted = caretaker.submit(lambda server=server: (server.stop(), server.start()))  # type: ignore[misc]
                before = acts
                while not restarted.done() or acts < before + 4:
                    act(next(one for one in both if may_act(one, both)), rng)
                    acts += 1
        follow_each_other(both)
        assert [played(page) - begun for page in both] == [acts, acts]
        assert came_back == {*both}, "neither of them has stayed at one server"
        assert [page.evaluate("noted") for page in both] == [[], []]
        assert len({page.locator(".log li").count() for page in both}) == 1
