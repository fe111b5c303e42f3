import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from inspect import iscoroutinefunction

import pytest

from fathoms.server.limits import Limits
from server.client import Guest, Visit
from server.host import running


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that awaits something runs in a loop of its own."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}))
    return True


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(
        tmp_path_factory.mktemp("data"),
        Limits(requests=100_000, matches=1000, messages=10_000, messages_from_address=10_000),
    ) as address:
        yield address


@pytest.fixture
def visit(address: str) -> Iterator[Visit]:
    """Somebody new comes to the server."""
    with ExitStack() as guests:
        yield lambda: guests.enter_context(Guest(address))
