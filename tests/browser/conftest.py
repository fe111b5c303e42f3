"""A real server on a free port, a real Chromium, and people who play."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import browsing
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from fathoms.games import games

SERVE = """
import sys
from pathlib import Path
from fathoms.server.limits import Limits
from fathoms.server.run import serve
limits = Limits(messages=5000, matches=5000, tables=5000, reviews=5000, bot_seconds=1)
where = {"database": sys.argv[1]} if "://" in sys.argv[1] else {"data": Path(sys.argv[1])}
serve("127.0.0.1", port=int(sys.argv[2]), **where, limits=limits)
"""
PATIENCE = 40_000  # milliseconds for anything to happen on a busy machine, a search compiled first
expect.set_options(timeout=PATIENCE)
GAMES = list(games())


@dataclass
class Server:
    """A server that can be stopped and started again on the same port and data, a folder or a database."""

    data: Path | str
    port: int = 0
    process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Opens it and waits for its address."""
        command = [sys.executable, "-c", SERVE, str(self.data), str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r":(\d+) ", self.process.stdout.readline())
        assert found, "the server did not say where it is"
        self.port = int(found[1])

    def stop(self) -> None:
        """Ends it as Ctrl-C would."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(15)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"


@dataclass
class Person:
    """Somebody at a screen of their own."""

    context: BrowserContext
    page: Page
    address: str
    errors: list[str] = field(default_factory=list)

    def open(self, path: str) -> Page:
        """Goes to an address of the server."""
        self.page.goto(self.address + path if path.startswith("/") else path)
        return self.page


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests."""
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The system's Chromium; its event loop ends with each file, for other tests have loops of their own."""
    path = browsing.chromium()
    if path is None:
        pytest.fail("there is no Chromium on this machine; scripts/setup test installs one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def person(chromium: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end no page of theirs may have complained."""
    people: list[Person] = []

    def make(
        *, width: int = 1280, height: int = 800, speed: str = "instant", language: str = "en", **more: object
    ) -> Person:
        context = chromium.new_context(viewport={"width": width, "height": height}, locale=language, **more)  # type: ignore[arg-type]
        context.add_init_script(
            f"localStorage.setItem('fathoms-speed', localStorage.getItem('fathoms-speed') ?? '{speed}')"
        )
        context.set_default_timeout(PATIENCE)
        someone = Person(context, context.new_page(), server.address)
        someone.page.on("pageerror", lambda error: someone.errors.append(str(error)))
        someone.page.on("console", lambda said: someone.errors.append(said.text) if said.type == "error" else None)
        people.append(someone)
        return someone

    yield make
    for someone in people:
        someone.context.close()
        assert someone.errors == []
