"""What is answered over HTTP: a value as JSON, or why there is none, in a sentence of the reader's language."""

from typing import Any

from msgspec import json
from msgspec.structs import replace
from starlette.requests import HTTPConnection
from starlette.responses import Response

from fathoms.core.errors import FathomsError, UnknownGame
from fathoms.core.message import Fill
from fathoms.core.words import FALLBACK, languages
from fathoms.server import files
from fathoms.server.matches import Forbidden
from fathoms.server.protocol import error_shown
from fathoms.server.seats import NotYours
from fathoms.server.store import NotCommitted, Stale

LONGEST = 400  # characters that browsers say their languages with


class Problem(FathomsError):
    """Something that is answered with a status of its own."""

    def __init__(self, status: int, key: str, **about: Fill) -> None:
        super().__init__(key, home=None, **about)
        self.status = status


def reply(request: HTTPConnection, value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return files.answer(request, files.File(json.encode(value), ".json", files.QUICK), cache="no-store", status=status)


def refuse(request: HTTPConnection, error: FathomsError) -> Response:
    """An error as a message with a status."""
    body = complaint(error, request.headers.get("accept-language", ""))
    return files.answer(request, files.File(body, ".json", files.QUICK), cache="no-store", status=status_of(error))


def complaint(error: FathomsError, accepted: str = "") -> bytes:
    """An error as JSON, said in the first of a reader's languages that there are words in."""
    return json.encode(replace(error_shown(error), error=error.said(liked(accepted))))


def status_of(error: FathomsError) -> int:
    """The status that an error is answered with."""
    if isinstance(error, Problem):
        return error.status
    if isinstance(error, NotYours | Forbidden):
        return 403
    if isinstance(error, UnknownGame):
        return 404
    if isinstance(error, Stale):
        return 409
    return 503 if isinstance(error, NotCommitted) else 400


def liked(accepted: str) -> str:
    """The first of a browser's languages that there are words in, else English."""
    codes = [one.strip().partition(";")[0].partition("-")[0] for one in accepted[:LONGEST].lower().split(",")]
    return next((code for code in codes if code in languages()), FALLBACK)
