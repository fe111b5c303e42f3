"""A server of its own and a browser to look at it with, for the scripts beside."""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

SERVE = "import sys; from pathlib import Path; from fathoms.server.run import serve; "
SERVE += "serve('127.0.0.1', 0, Path(sys.argv[1]))"


def chromium() -> str | None:
    """This machine's browser: where there is one without windows, that, for it does half the work."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """While open: Chromium, and the address of a server whose matches are forgotten afterwards."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-c", SERVE, data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
            assert found is not None
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            try:
                yield browser, found[0]
            finally:
                browser.close()
                server.terminate()
