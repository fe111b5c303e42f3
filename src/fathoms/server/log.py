"""Logs for machines: one JSON object a line, with no name, token, position or address of anybody in it."""

import logging
import os
import sys
import time
from contextlib import suppress
from typing import Literal

from msgspec import json

from fathoms.server.limits import Window

COMPLAINTS = 20  # of uvicorn and asyncio, tracebacks and all, in a minute
LEVEL = "FATHOMS_LOG_LEVEL"  # the variable that says from which level on lines are written, here and in child processes

Level = Literal["info", "warning", "error"]
LEVELS: tuple[Level, ...] = ("info", "warning", "error")


def wanted(level: Level) -> bool:
    """Whether lines of a level are written."""
    least = os.environ.get(LEVEL, LEVELS[0])
    return least not in LEVELS or LEVELS.index(level) >= LEVELS.index(least)


def log(event: str, level: Level = "info", **about: str | int | float) -> None:
    """Writes one line about something that happened to the server; where that cannot be written, it goes on without."""
    if not wanted(level):
        return
    line = json.encode({"at": round(time.time(), 3), "level": level, "event": event, **about}).decode()
    with suppress(OSError, ValueError):  # a full disk, a closed stream
        print(line, file=sys.stderr, flush=True)


class Throttle(logging.Filter):
    """Lets a few complaints a minute through: whoever provokes them shall not fill the disk with them."""

    def __init__(self, most: int = COMPLAINTS) -> None:
        super().__init__()
        self._window = Window(most, 60)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one may be written."""
        return self._window.allows()


THROTTLE = Throttle()


def throttle() -> None:
    """Keeps those short who log in our process."""
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(THROTTLE)
