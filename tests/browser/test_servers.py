"""Two people at one table, each through a server of their own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.faults import serving

from browser.conftest import Person
from browser.playing import gather, join, play
from browser.test_people import may_act


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
    page, link = gather(host.open("/"), name)
    join(guest.open(link), "Ben").get_by_role("button", name="I am ready").click()
    page.get_by_text("All are ready.").wait_for()
    page.get_by_role("button", name="Start with").click()
    both = (page, guest.page)
    for one in both:
        one.wait_for_selector(".table")
    for _ in range(4):
        play(next(one for one in both if may_act(one, both)), 1)
    plies = "ply => Number(document.querySelector('.table').dataset.ply) >= Number(ply)"
    for one, other in (both, both[::-1]):
        other.wait_for_function(plies, arg=one.locator(".table").get_attribute("data-ply"))
