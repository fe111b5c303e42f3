"""What is asked over HTTP: games, matches, links, replays."""

import asyncio
import re
from collections.abc import Coroutine, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from msgspec import DecodeError, json
from starlette.requests import Request
from starlette.responses import Response

from fathoms.bots import LEVELS
from fathoms.core.errors import FathomsError, UnknownGame
from fathoms.core.game import AnyGame
from fathoms.core.options import AnyOption, Datum, Subset
from fathoms.core.words import languages
from fathoms.games import game, games
from fathoms.server import files, matches
from fathoms.server.guests import Key
from fathoms.server.limits import Count, Limits, Windows
from fathoms.server.log import log
from fathoms.server.protocol import ErrorShown, MatchShown, NewMatch, Sitter, rule_of, shown
from fathoms.server.room import Room
from fathoms.server.rooms import Rooms, goes_on
from fathoms.server.seats import NotYours, mine
from fathoms.server.sockets import address_of, own_origin
from fathoms.server.store import PLAYING, NotCommitted, Stale, Summary

T = TypeVar("T")
WHOLE = re.compile("-?[0-9]{1,9}")
SMALL, LARGE = 8192, 2_000_000  # bytes of a body: a wish, a kept match


class Problem(FathomsError):
    """Something that is answered with a status of its own."""

    def __init__(self, status: int, key: str, **about: str) -> None:
        super().__init__(key, home=None, **about)
        self.status = status


def reply(request: Request, value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return files.answer(request, files.File(json.encode(value), ".json", files.QUICK), cache="no-store", status=status)


def refuse(request: Request, error: FathomsError) -> Response:
    """An error as a message with a status."""
    status = 400
    if isinstance(error, Problem):
        status = error.status
    elif isinstance(error, NotYours | matches.Forbidden):
        status = 403
    elif isinstance(error, UnknownGame):
        status = 404
    elif isinstance(error, Stale):
        status = 409
    elif isinstance(error, NotCommitted):
        status = 503
    return reply(request, ErrorShown(str(error), shown(error.message), rule_of(error)), status)


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request from our own page, if it is not too large."""
    if "origin" in request.headers and not own_origin(request):
        raise Problem(403, "error-own-page")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Problem(413, "error-too-large", most=str(most))
    return bytes(body)


class Api:
    """The endpoints below /api."""

    def __init__(self, rooms: Rooms, key: Key, limits: Limits) -> None:
        self._rooms = rooms
        self._key = key
        self._limits = limits
        self._made = Windows(limits.matches, limits.matches_seconds)
        self._reviews = Windows(limits.reviews, limits.reviews_seconds)
        self._reviewing = Count(limits.reviews_of_guest)

    # --- games --------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """Every game."""
        return reply(request, listing())

    async def kit(self, request: Request) -> Response:
        """What the page needs to draw a game."""
        chosen = game(request.path_params["game"])
        endings = [{"name": ending.name, "rule": ending.rule} for ending in chosen.endings]
        kit = {
            "board": chosen.scene.BOARD,
            "kinds": chosen.scene.KIT,
            "phases": chosen.phases.names,
            "endings": endings,
        }
        return reply(request, kit)

    async def rules(self, request: Request) -> Response:
        """The numbered rules."""
        return reply(request, game(request.path_params["game"]).spec)

    async def pictures(self, request: Request) -> Response:
        """The positions that a manual shows."""
        return reply(request, game(request.path_params["game"]).pictures)

    # --- matches ------------------------------------------------------------------------------------------

    async def make(self, request: Request) -> Response:
        """A new match."""
        wanted = decoded(await body_of(request, SMALL), NewMatch)
        check_numbers(wanted.options)
        await self._bound(request)
        match = await matches.make(self._rooms.store, self._key, wanted, request.state.guest)
        log("match made", match=match, game=wanted.game, seats=len(wanted.seats))
        return reply(request, {"match": match}, 201)

    async def mine(self, request: Request) -> Response:
        """My matches, those that go on first."""
        guest = request.state.guest
        found = await self._rooms.store.mine(guest)
        rows = sorted((listed(summary, guest) for summary in found), key=lambda row: row.over or row.closed)
        return reply(request, rows)

    async def links(self, request: Request) -> Response:
        """The links of a match, for those who play."""
        room = await self._room(request)
        if room.right(request.state.guest) not in PLAYING:
            raise matches.Forbidden("error-only-players-invite")
        paths = await matches.links(room, self._key, request.state.guest)
        base = str(request.base_url).rstrip("/")
        whole = {name: base + path for name, path in paths.items() if name != "seats"}
        return reply(request, {**whole, "seats": {seat: base + path for seat, path in paths["seats"].items()}})

    async def rematch(self, request: Request) -> Response:
        """The same table again."""
        await body_of(request, SMALL)
        room = await self._room(request)
        if not room.present.over:
            raise Problem(409, "error-not-over")
        if room.right(request.state.guest) not in PLAYING:
            raise matches.Forbidden("error-only-players-again")
        await self._bound(request)
        return reply(request, {"match": await matches.rematch(self._rooms, self._key, room)})

    async def steps(self, request: Request) -> Response:
        """The steps as this viewer may see them."""
        room = await self._room(request)
        own = room.mine(request.state.guest)
        first, last = number(request, "from", 0), number(request, "to", 1 << 30)
        eye = number(request, "seat", own[0] if len(own) == 1 else -1)
        if eye != -1 and eye not in own:
            raise NotYours("error-not-your-seat", given=str(eye))
        return reply(request, await matches.steps(room, first, last, eye))

    async def review(self, request: Request) -> Response:
        """The chances along a finished match, worked out for as long as somebody waits for them."""
        room, guest = await self._room(request), request.state.guest
        if room.review is None or room.review.cancelled() or not room.review.done():
            self._bound_review(request, room)
        self._reviewing.come(guest)
        try:
            return reply(request, await while_here(request, matches.reviewed(room, guest)))
        finally:
            self._reviewing.go(guest)

    async def export(self, request: Request) -> Response:
        """The match to keep."""
        room = await self._room(request)
        answer = reply(request, matches.exported(room, request.state.guest))
        answer.headers["Content-Disposition"] = f'attachment; filename="{room.match.game}.json"'
        return answer

    async def open(self, request: Request) -> Response:
        """A kept match, to be replayed."""
        data = decoded(await body_of(request, LARGE), dict[str, Any])
        check_numbers(data.get("options"))
        await self._bound(request)
        return reply(request, {"match": await matches.reopen(self._rooms.store, data, request.state.guest)}, 201)

    # --- inside -------------------------------------------------------------------------------------------

    async def _room(self, request: Request) -> Room:
        room = await self._rooms.room(request.path_params["match"])
        if room is None or room.right(request.state.guest) is None:
            raise Problem(404, "error-no-match")
        return room

    def _bound_review(self, request: Request, room: Room) -> None:
        """Refuses one review too many, or too long a one."""
        most, waiting = self._limits.reviewed_steps, self._limits.reviews_of_guest
        if len(room.table.steps) > most:
            raise Problem(413, "error-review-length", most=str(most))
        if self._reviewing.full(request.state.guest):
            raise Problem(429, "error-reviews-waiting", most=str(waiting))
        if not self._reviews.allows(address_of(request)):
            raise Problem(429, "error-too-many-reviews")

    async def _bound(self, request: Request) -> None:
        """Refuses one match too many."""
        if not self._made.allows(address_of(request)):
            raise Problem(429, "error-too-many-matches")
        mine = await self._rooms.store.mine(request.state.guest)
        running = [s for s in mine if not s.present.over and goes_on(s.match)]
        if len(running) >= self._limits.tables:
            raise Problem(429, "error-running-matches", count=str(len(running)))


def listed(summary: Summary, guest: str) -> MatchShown:
    """A match in the list of a guest who made it or plays."""
    match, present = summary.match, summary.present
    closed = match.opened or not goes_on(match)
    return MatchShown(
        match=match.id,
        game=match.game,
        seats=[Sitter(seat.kind, seat.name, seat.level) for seat in present.seats],
        mine=mine(present.seats, guest),
        waiting=() if closed else tuple(seat for seat in present.waiting if seat not in present.pending),
        over=present.over,
        closed=closed,
        made=match.made,
        changed=summary.changed,
    )


async def while_here(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What somebody waits for; it is given up when they have gone."""

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    doing, leaving = asyncio.create_task(work), asyncio.create_task(gone())
    try:
        await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Problem(408, "error-nobody-waits")
        return doing.result()
    finally:
        doing.cancel()
        leaving.cancel()


def decoded(body: bytes, kind: Any) -> Any:
    """A body as what it should be."""
    try:
        return json.decode(body, type=kind)
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(400, "error-body", why=str(error)) from None


def check_numbers(options: Any) -> None:
    """Refuses what looks like a number and is none that a game could take: `²`, or thousands of digits."""
    for name, value in options.items() if isinstance(options, dict) else ():
        if isinstance(value, str) and value.lstrip("-").isdigit() and not WHOLE.fullmatch(value):
            raise Problem(400, "error-nine-digits", name=str(name))


def number(request: Request, name: str, usual: int) -> int:
    """A whole number from the address."""
    text = request.query_params.get(name, "")
    if not text:
        return usual
    if not WHOLE.fullmatch(text):
        raise Problem(400, "error-whole-number", name=name, given=text[:80])
    return int(text)


@cache
def listing() -> list[Mapping[str, Any]]:
    """Every game, as a lobby shows them."""
    return [described(game(name)) for name in games()]


def described(chosen: AnyGame) -> Mapping[str, Any]:
    """What a lobby needs to know about a game."""
    return {
        "name": chosen.name,
        "title": titles(chosen),
        "seats": list(chosen.seats),
        "usual_seats": chosen.usual_seats,
        "usual_bot": chosen.usual_bot,
        "minutes": chosen.minutes,
        "cooperative": chosen.cooperative,
        "levels": list(LEVELS),
        "options": [explained(option, chosen) for option in chosen.options],
        "presets": chosen.presets,
    }


def titles(chosen: AnyGame) -> Mapping[str, str]:
    """What a game is called, by language."""
    return said(chosen.folder / "words", "title")


def said(folder: Path, key: str) -> Mapping[str, str]:
    """A message that nothing fills in, by language; a whole Fluent parser would take half a second for all games."""
    message = re.compile(rf"^{key} = (.+)$", re.M)
    found = {language: folder / f"{language}.ftl" for language in languages()}
    texts = {language: path.read_text(encoding="utf-8") for language, path in found.items() if path.exists()}
    return {language: match[1] for language, text in texts.items() if (match := message.search(text))}


def explained(option: AnyOption, chosen: AnyGame) -> Mapping[str, Any]:
    """An option: what it may be, and what it usually is."""
    values: list[str | int] = list(option.members if isinstance(option, Subset) else option.values)
    kind = "some" if isinstance(option, Subset) else "one" if values else "datum"
    first = values[0] if isinstance(option, Datum) and values else None
    usual = {str(seats): option.usual(seats) if first is None else first for seats in chosen.seats}
    return {"name": option.name, "kind": kind, "values": values, "usual": usual, "rule": option.rule}
