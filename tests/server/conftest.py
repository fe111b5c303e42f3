from collections.abc import Callable, Iterator

import pytest
from server.client import Guest
from server.host import running

from fathoms.server.limits import Limits


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data"), Limits(matches=1000)) as address:
        yield address


@pytest.fixture
def visit(address: str) -> Iterator[Callable[[], Guest]]:
    """Somebody new comes to the server."""
    guests: list[Guest] = []

    def new() -> Guest:
        guests.append(Guest(address))
        return guests[-1]

    yield new
    for guest in guests:
        guest.close()
