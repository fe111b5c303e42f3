"""Two people at one table, each through a server of their own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.faults import serving

from browser.conftest import Person
from browser.playing import close_dialog, play
from browser.test_people import fill_with_bots, may_act


@pytest.fixture
def addresses(database: str, tmp_path: Path) -> Iterator[list[str]]:
    """Two servers of one database."""
    with ExitStack() as stack:
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
        yield [stack.enter_context(serving(database, 1, tmp_path / name))[0] for name in ("one", "two")]


@pytest.mark.parametrize("name", ["kraken-attack", "barrakuda"])
def test_two_people_play_through_different_servers(
    name: str, addresses: list[str], person: Callable[..., Person]
) -> None:
    """The guest opens the host's link at another server; they see each other come, act in turn, and follow."""
    host, guest = person(), person()
    host.address, guest.address = addresses
    page = host.open("/")
    page.locator(".door", has=page.locator(f"img[src*='/{name}/']")).get_by_role("button", name="With friends").click()
    link = page.locator("dialog.share input").first.input_value()
    guest.open(link.removeprefix(addresses[0])).wait_for_selector(".table")
    fill_with_bots(page)
    close_dialog(guest.page)
    both = (page, guest.page)
    for _ in range(4):
        play(next(one for one in both if may_act(one, both)), 1)
    plies = "ply => Number(document.querySelector('.table').dataset.ply) >= Number(ply)"
    for one, other in (both, both[::-1]):
        other.wait_for_function(plies, arg=one.locator(".table").get_attribute("data-ply"))
