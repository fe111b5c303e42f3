"""What is asked over HTTP: games, matches, links, replays."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Literal, TypeVar

import segno
from msgspec import DecodeError, json
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from fathoms import dive
from fathoms.bots import LEVELS
from fathoms.core.box import edition_written, leaves
from fathoms.core.edition import complaints, template
from fathoms.core.errors import BadOption
from fathoms.core.game import AnyGame
from fathoms.core.lesson import lesson
from fathoms.core.options import AnyOption, Datum, Subset
from fathoms.core.puzzle import Puzzle, puzzle
from fathoms.core.state import SPECTATOR
from fathoms.core.table import AnyTable
from fathoms.core.words import FALLBACK, checked_language, languages
from fathoms.games import game, games
from fathoms.server import files, lessons, matches, puzzles
from fathoms.server.answers import Problem, reply
from fathoms.server.bots import Pool
from fathoms.server.guests import Key
from fathoms.server.limits import Count, Limits, Windows
from fathoms.server.log import log
from fathoms.server.network import Network, is_this_machine
from fathoms.server.protocol import (
    Complaint,
    EditionFile,
    EditionShown,
    EditionsShown,
    EditionWanted,
    EndingShown,
    GameShown,
    Joining,
    Kit,
    LinkShown,
    MatchShown,
    NetworkShown,
    NewMatch,
    Opening,
    OptionShown,
    PuzzleAnswer,
    Sitter,
    Trying,
    error_shown,
)
from fathoms.server.room import Room
from fathoms.server.rooms import Rooms
from fathoms.server.seats import NotYours, eye_of, mine
from fathoms.server.sockets import address_of, own_origin, public_url
from fathoms.server.store import PLAYING, Summary

T = TypeVar("T")
WHOLE = re.compile("-?[0-9]{1,9}")
SMALL, MIDDLE, LARGE = 8192, 24_576, 2_000_000  # bytes of a body: a wish, one with an edition, a kept match


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request from our own page, if it is not too large."""
    if "origin" in request.headers and not own_origin(request):
        raise Problem(403, "error-own-page")
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Problem(413, "error-too-large", most=str(most))
    except ClientDisconnect:
        raise Problem(408, "error-nobody-waits") from None
    return bytes(body)


class Api:
    """The endpoints below /api."""

    def __init__(self, rooms: Rooms, key: Key, limits: Limits) -> None:
        self._rooms = rooms
        self._key = key
        self._limits = limits
        self._made = Windows(limits.matches, limits.matches_seconds)
        self._opened = Windows(limits.uploads, limits.uploads_seconds)
        self._uploading = Count(limits.uploads_at_once)
        self._reviews = Windows(limits.reviews, limits.reviews_seconds)
        self._reviewing = Count(limits.reviews_of_guest)
        self._bench = Pool(1, ThreadPoolExecutor)

    # --- games --------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """Every game."""
        return await asyncio.to_thread(files.answer, request, listing())

    async def kit(self, request: Request) -> Response:
        """What the page needs to draw a game."""
        return await asyncio.to_thread(files.answer, request, kit(game(request.path_params["game"]).name))

    async def rules(self, request: Request) -> Response:
        """The numbered rules."""
        return reply(request, game(request.path_params["game"]).spec)

    async def editions(self, request: Request) -> Response:
        """A game's whole box as a file to be changed, and the editions that come with it."""
        chosen = game(request.path_params["game"])
        language = checked_language(request.query_params.get("language", FALLBACK))
        return reply(request, await asyncio.to_thread(edition_files, chosen.name, language))

    async def edition(self, request: Request) -> Response:
        """What is wrong with an edition, or what it looks like."""
        chosen = game(request.path_params["game"])
        wanted = decoded(await body_of(request, MIDDLE), EditionWanted)
        return reply(request, await self._beside(request, edition_shown, chosen, wanted.text))

    async def lesson(self, request: Request) -> Response:
        """The lesson, played already: the page only has to show it."""
        found = await asyncio.to_thread(lessons.recorded, game(request.path_params["game"]))
        return await asyncio.to_thread(files.answer, request, found)

    async def pictures(self, request: Request) -> Response:
        """The positions that a manual shows."""
        return reply(request, game(request.path_params["game"]).pictures)

    # --- puzzles ------------------------------------------------------------------------------------------

    async def puzzles(self, request: Request) -> Response:
        """A game's puzzles, the easy ones first."""
        return reply(request, await asyncio.to_thread(puzzles.listed, game(request.path_params["game"])))

    async def previews(self, request: Request) -> Response:
        """What some of a game's puzzles look like."""
        played, first, last = (
            game(request.path_params["game"]),
            number(request, "from", 0),
            number(request, "to", 1 << 30),
        )
        return reply(request, await asyncio.to_thread(puzzles.pictures, played, first, last))

    async def puzzle(self, request: Request) -> Response:
        """The table of a puzzle."""
        return reply(request, await asyncio.to_thread(puzzles.begun, puzzle_of(request)))

    async def attempt(self, request: Request) -> Response:
        """What the last of the acts brought."""
        wanted = decoded(await body_of(request, SMALL), Trying)
        return reply(request, await asyncio.to_thread(puzzles.tried, puzzle_of(request), wanted.acts))

    async def answer(self, request: Request) -> Response:
        """How a puzzle is solved, for those who ask."""
        return reply(request, PuzzleAnswer(puzzle_of(request).answer))

    # --- matches ------------------------------------------------------------------------------------------

    async def seal(self, request: Request) -> Response:
        """The seal of a match to be made."""
        await body_of(request, SMALL)
        return reply(request, matches.seal(self._key), 201)

    async def make(self, request: Request) -> Response:
        """A new match."""
        wanted = decoded(await body_of(request, MIDDLE), NewMatch)
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
        paths = await self._links(request)
        base = reached_at(request)
        whole = {name: base + path for name, path in paths.items() if name != "seats"}
        return reply(request, {**whole, "seats": {seat: base + path for seat, path in paths["seats"].items()}})

    async def picture(self, request: Request) -> Response:
        """The invite link as a QR code, for a camera."""
        paths = await self._links(request)
        drawn = segno.make(reached_at(request) + paths["invite"], error="m", micro=False)
        svg = BytesIO()
        drawn.save(svg, kind="svg", xmldecl=False, omitsize=True, border=4, dark="#0d2129", light="#fffaf0")
        return files.answer(request, files.File(svg.getvalue(), ".svg", files.QUICK), cache="no-store")

    async def link(self, request: Request) -> Response:
        """Where a link leads; only looking at it gives nobody anything."""
        found = await matches.leads_to(self._rooms, request.path_params["role"], request.path_params["token"])
        if found is None:
            raise Problem(404, "error-no-link")
        room, given = found
        seats = room.present.seats
        host = next((seat.name for seat in seats if room.match.maker in seat.guests), "")
        free = sum(seat.kind == "open" for seat in seats)
        known = room.match.id if room.right(request.state.guest) in PLAYING else ""
        return reply(request, LinkShown(given.role, room.match.game, host, given.seat, free, known))

    async def follow(self, request: Request) -> Response:
        """Somebody follows a link: the right it gives, and the match."""
        joining = decoded(await body_of(request, SMALL), Joining)
        role, token = request.path_params["role"], request.path_params["token"]
        match = await matches.redeem(self._rooms, role, token, request.state.guest, joining.name)
        if match is None:
            raise Problem(404, "error-no-link")
        return reply(request, {"match": match})

    async def network(self, request: Request) -> Response:
        """Whether devices in the home network may come."""
        network: Network | None = request.app.state.network
        if network is None:
            return reply(request, NetworkShown(None, open=True, mine=False))
        if request.method == "POST":
            wanted = decoded(await body_of(request, SMALL), Opening)
            if not at_this_machine(request, network):
                raise Problem(403, "error-network-here")
            if wanted.open and network.address is None:
                raise Problem(409, "error-no-network")
            await network.switch(wanted.open)
        return reply(request, NetworkShown(network.address, network.open, at_this_machine(request, network)))

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
        eye = number(request, "seat", eye_of(own))
        if eye != SPECTATOR and eye not in own:
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
        answer = reply(request, await matches.export(room, request.state.guest))
        answer.headers["Content-Disposition"] = f'attachment; filename="{room.match.game}.json"'
        return answer

    async def open(self, request: Request) -> Response:
        """A kept match, to be replayed."""
        address = address_of(request)
        if self._uploading.full(address):
            raise Problem(429, "error-too-many-uploads")
        self._uploading.come(address)
        try:
            body = await body_of(request, LARGE)
        finally:
            self._uploading.go(address)
        await self._bound_upload(request)
        table, names = await self._beside(request, played_again, body)
        match = await matches.reopen(self._rooms.store, names, table, request.state.guest)
        return reply(request, {"match": match}, 201)

    # --- inside -------------------------------------------------------------------------------------------

    async def _beside(self, request: Request, work: Callable[..., T], *about: Any) -> T:
        """What may take a second, beside the loop: one thing at a time, for one address after the other."""
        done: T = await self._bench.ask(lambda _: work(*about), None, address_of(request))
        return done

    async def _links(self, request: Request) -> dict[str, Any]:
        room = await self._room(request)
        if room.right(request.state.guest) not in PLAYING:
            raise matches.Forbidden("error-only-players-invite")
        return await matches.links(room, self._key, request.state.guest)

    async def _bound_upload(self, request: Request) -> None:
        """Refuses one file too many."""
        if not self._opened.allows(address_of(request)):
            raise Problem(429, "error-too-many-uploads")
        mine = await self._rooms.store.mine(request.state.guest)
        if sum(summary.match.opened for summary in mine) >= self._limits.uploads_of_guest:
            raise Problem(429, "error-uploads-kept", most=str(self._limits.uploads_of_guest))

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
        running = [s for s in mine if not s.present.over and s.match.same_rules]
        if len(running) >= self._limits.tables:
            raise Problem(429, "error-running-matches", count=str(len(running)))


def puzzle_of(request: Request) -> Puzzle:
    """The puzzle of the address."""
    chosen = game(request.path_params["game"])
    try:
        return puzzle(chosen, request.path_params["puzzle"])
    except BadOption as error:
        raise Problem(404, error.message.key, **error.message.about) from None


@cache
def edition_files(name: str, language: str) -> EditionsShown:
    """A game's whole box as a file to be changed, explained in a language, and the editions that come with it."""
    chosen = game(name)
    found = sorted(chosen.folder.glob("editions/*.toml"))
    examples = [EditionFile(path.stem, path.read_text(encoding="utf-8")) for path in found]
    return EditionsShown(template(chosen, chosen.words(language)), examples)


def edition_shown(chosen: AnyGame, text: str) -> EditionShown:
    """An edition as its maker sees it while writing."""
    wrong = complaints(chosen, text, matches.EDITION)
    if wrong:
        told = [Complaint(error.line, error_shown(error)) for error in wrong]
        return EditionShown(told, 0, None, [])
    variant = chosen.variant(edition=edition_written(text, matches.EDITION))
    boards = chosen.scene.scene(variant.box, variant.usual_start(), SPECTATOR).boards()
    stocks = [stock for stock in chosen.contents(variant.box) if not stock.layers]
    return EditionShown([], sum(1 for _ in leaves(variant.edition)), boards, stocks)


def at_this_machine(request: Request, network: Network) -> bool:
    """Whether the one who asks may open this server to the network: they sit at it, and nobody else decided."""
    here = request.client is not None and is_this_machine(request.client.host)
    return network.switchable and here and is_this_machine(request.url.hostname or "")


def reached_at(request: Request) -> str:
    """The address others find this server at: never that of this machine for itself, where it has a better one."""
    network: Network | None = request.app.state.network
    if network is not None and network.open and is_this_machine(request.url.hostname or ""):
        return network.address or public_url(request)
    return public_url(request)


def listed(summary: Summary, guest: str) -> MatchShown:
    """A match in the list of a guest who made it or plays."""
    match, present = summary.match, summary.present
    closed = match.opened or not match.same_rules
    return MatchShown(
        match=match.id,
        game=match.game,
        seats=[Sitter(seat.kind, seat.name, seat.level) for seat in present.seats],
        mine=mine(present.seats, guest),
        waiting=() if closed else tuple(seat for seat in present.waiting if seat not in present.pending),
        over=present.over,
        result=present.result,
        closed=closed,
        gathering=present.gathering,
        made=match.made,
        changed=summary.changed,
        daily=match.daily,
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


def played_again(body: bytes) -> tuple[AnyTable, Any]:
    """The table of a kept match, and what its seats were called; to read one may take as long as to play it."""
    data = decoded(body, dict[str, Any])
    check_numbers(data.get("options"))
    return matches.played_again(data), data.get("names")


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
def listing() -> files.File:
    """Every game, as a lobby shows them."""
    return files.File(json.encode([described(game(name)) for name in games()]), ".json")


@cache
def kit(name: str) -> files.File:
    """What the page needs to draw a game."""
    chosen = game(name)
    endings = [EndingShown(ending.name, ending.rule) for ending in chosen.endings]
    scene = chosen.scene
    shown = Kit(scene.BOARD, scene.KIT, scene.READING, scene.TRACK, chosen.phases.names, endings)
    return files.File(json.encode(shown), ".json")


def described(chosen: AnyGame) -> GameShown:
    """What a lobby needs to know about a game."""
    return GameShown(
        name=chosen.name,
        short=chosen.short,
        title=said(chosen.folder / "words", "title"),
        seats=list(chosen.seats),
        usual_seats=chosen.usual_seats,
        usual_bot=chosen.usual_bot,
        first_preset=chosen.first_preset,
        daily_bot=dive.LEVEL,
        minutes=chosen.minutes,
        lesson=lesson(chosen).minutes,
        cooperative=chosen.cooperative,
        levels=list(LEVELS),
        options=[explained(option, chosen) for option in chosen.options],
        presets=chosen.presets,
    )


def said(folder: Path, key: str) -> dict[str, str]:
    """A message that nothing fills in, by language; a whole Fluent parser would take half a second for all games."""
    message = re.compile(rf"^{key} = (.+)$", re.M)
    found = {language: folder / f"{language}.ftl" for language in languages()}
    texts = {language: path.read_text(encoding="utf-8") for language, path in found.items() if path.exists()}
    return {language: match[1] for language, text in texts.items() if (match := message.search(text))}


def explained(option: AnyOption, chosen: AnyGame) -> OptionShown:
    """An option: what it may be, and what it usually is."""
    values = list(option.values)
    kind: Literal["one", "some", "datum"] = "some" if isinstance(option, Subset) else "one" if values else "datum"
    first = values[0] if isinstance(option, Datum) and values else None
    usual = {str(seats): option.usual(seats) if first is None else first for seats in chosen.seats}
    return OptionShown(option.name, kind, values, usual, option.rule)
