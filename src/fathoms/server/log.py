"""Logs for machines: one JSON object a line, with no name, token, position or address of anybody in it."""

import sys
import time

from msgspec import json


def log(event: str, **about: str | int | float) -> None:
    """Writes one line about something that happened to the server."""
    line = json.encode({"at": round(time.time(), 3), "event": event, **about}).decode()
    print(line, file=sys.stderr, flush=True)
