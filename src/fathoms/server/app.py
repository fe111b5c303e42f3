"""The web table as one application: routes, guests, security headers, life and death."""

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec import json
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fathoms.core import lesson
from fathoms.core.errors import FathomsError
from fathoms.core.folders import WEB
from fathoms.core.words import FALLBACK, SHELL, languages, words
from fathoms.games import game
from fathoms.server import files, matches
from fathoms.server.answers import Problem, liked, refuse, reply
from fathoms.server.api import Api, listing, said
from fathoms.server.connections import WEBSOCKET
from fathoms.server.guests import YEAR, Key, cookie, new_id
from fathoms.server.home import Where, home
from fathoms.server.janitor import Janitor
from fathoms.server.limits import Limits, Windows
from fathoms.server.log import log
from fathoms.server.metrics import ANSWERED, ROOMS, SOCKETS, watch
from fathoms.server.network import is_this_machine
from fathoms.server.protocol import LINKS
from fathoms.server.rooms import Rooms
from fathoms.server.sockets import Sockets, address_of, guest_of, is_secure
from fathoms.server.store import NotCommitted, Store

SWEEP = 15  # seconds between looks for empty rooms
HEARTBEAT = 5  # seconds that a write may take before something is wrong
LOOK = 5  # seconds between looks for what an administrator has changed
COLLECT = 900  # seconds between full collections of garbage
CLEAN = 3600  # seconds between looks for matches that are kept for long enough
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
GIVEN = {word: role for role, word in LINKS.items()}  # by links that begin so
PAGES = (
    *("/", "/match/{match}", "/replay/{match}", "/learn/{game}", "/rules/{game}", "/check", "/mine", "/daily"),
    *("/puzzles", "/puzzles/{game}", "/puzzles/{game}/{puzzle}"),
)
APART = {"lesson": f"{lesson.FOLDER}/{{}}.ftl", "rules": "words/rules/{}.ftl"}  # chapters of a game: files of their own
ANONYMOUS = ("/web/", "/art/", "/words/", "/manual/", "/health", "/ready")  # the same for everybody: no cookie


class Guard:
    """Gives every visitor a guest's cookie, every answer its security headers, and nobody too much."""

    def __init__(self, app: ASGIApp, key: Key, limits: Limits, rooms: Rooms) -> None:
        self._app = app
        self._key = key
        self._rooms = rooms
        self._asked = Windows(limits.requests, limits.requests_seconds)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        anonymous = scope["path"].startswith(ANONYMOUS)
        known = guest_of(request, self._key)
        guest = known or new_id()
        request.state.guest = guest
        too_much = not anonymous and not self._asked.allows(address_of(request))
        answer: ASGIApp = self._app
        if too_much:
            answer = refuse(request, Problem(429, "error-too-many-questions"))
        elif known in self._rooms.banned and scope["path"].startswith("/api/"):
            answer = refuse(request, Problem(403, "error-banned"))

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                ANSWERED.labels(message["status"]).inc()
                if is_secure(request):
                    headers["Strict-Transport-Security"] = f"max-age={YEAR}"
                if not is_secure(request) and not is_this_machine(request.url.hostname or ""):
                    del headers["Cross-Origin-Opener-Policy"]  # which browsers take over safe lines alone
                if known is None and not anonymous:
                    headers.append("Set-Cookie", cookie(self._key.sign(guest), is_secure(request)))
            await send(message)

        await answer(scope, receive, guarded)


class Pages:
    """The page and the files it needs."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._web = files.Web(WEB)
        self._page: dict[str, files.File | None] = {}  # by language
        self._shell = files.Folder(SHELL)
        self._games: dict[str, files.Folder] = {}

    async def page(self, request: Request) -> Response:
        """The one page; what it shows follows from its address."""
        return self.shown(request, 200)

    def shown(self, request: Request, status: int) -> Response:
        """The page, with a status; what it says without scripts is in the browser's language."""
        language = liked(request.headers.get("accept-language", ""))
        if language not in self._page:
            known = json.encode(said(SHELL, "language-name")).decode()
            about = {key: words(language).say(key) for key in ("page-about", "page-no-script")}
            self._page[language] = self._web.page(language=language, languages=known, **about)
        found = self._page[language]
        if found is None:
            raise Problem(404, "error-no-page")
        return files.answer(request, found, status=status, vary="Accept-Encoding, Accept-Language")

    async def link(self, request: Request) -> Response:
        """A link: the page that asks whether to follow it. Whoever only looks at it, as previews do, gets nothing."""
        role = GIVEN[request.url.path.split("/")[1]]
        found = await matches.leads_to(self._rooms, role, request.path_params["token"])
        return self.shown(request, 404 if found is None else 200)

    async def web(self, request: Request) -> Response:
        """A file of the page."""
        name = request.path_params["name"]
        mark, _, rest = name.partition("/")
        if mark == f"@{self._web.hash}":
            return await found(request, self._web.find(rest), files.FOR_EVER)
        return await found(request, self._web.find(rest if mark.startswith("@") else name))

    async def art(self, request: Request) -> Response:
        """A game's symbols."""
        return await found(request, self._folder(request).find("art.svg"))

    async def door(self, request: Request) -> Response:
        """A game's picture on the landing page."""
        return await found(request, self._folder(request).find("door.svg"))

    async def end(self, request: Request) -> Response:
        """A game's picture of how it ended: of that very ending where there is one, else of a win or a defeat."""
        folder, won = self._folder(request), request.path_params["outcome"]
        own = folder.find(f"ends/{won}-{request.path_params['ending']}.svg")
        return await found(request, own or folder.find(f"ends/{won}.svg"))

    async def words(self, request: Request) -> Response:
        """Messages of the shell or a game: those of a chapter, or else those that are said everywhere."""
        chapter = request.path_params.get("chapter", "")
        if request.path_params["game"] == "shell":
            folder, name = self._shell, "{}.ftl"
        else:
            folder, name = self._folder(request), APART.get(chapter, "words/{}.ftl")
            chapter = "" if chapter in APART else chapter
        told = self._in_language(request, folder, name)
        return await self._set(request, files.completed(*(file and files.chapter(file, chapter) for file in told)))

    async def manual(self, request: Request) -> Response:
        """How a game is played."""
        own, english = self._in_language(request, self._folder(request), "manual/{}.md")
        return await self._set(request, own or english)

    async def _set(self, request: Request, file: files.File | None) -> Response:
        """A text as the language of the address prints it."""
        language = request.path_params["language"]
        return await found(request, file and files.typeset(file, language))

    def _in_language(self, request: Request, folder: files.Folder, name: str) -> list[files.File | None]:
        """A file in the language of the address, if that is one, and in English."""
        language = request.path_params["language"]
        if language not in languages():
            raise Problem(404, "error-no-file")
        return [folder.find(name.format(language)), folder.find(name.format(FALLBACK))]

    def _folder(self, request: Request) -> files.Folder:
        chosen = game(request.path_params["game"])
        return self._games.setdefault(chosen.name, files.Folder(chosen.folder))


async def found(request: Request, file: files.File | None, cache: str = files.ASK_AGAIN) -> Response:
    """A file, or the sentence that there is none."""
    if file is None:
        raise Problem(404, "error-no-file")
    return await asyncio.to_thread(files.answer, request, file, cache=cache)  # it may have to be compressed first


async def refused(request: Request, error: Exception) -> Response:
    """What a user can put right is answered with a sentence."""
    assert isinstance(error, FathomsError)
    return refuse(request, error)


async def failed(request: Request, error: Exception) -> Response:
    """What nobody can put right but us is in the log; whoever asked gets a sentence too."""
    return refuse(request, Problem(500, "error-inside"))


async def only_sockets(request: Request) -> Response:
    """A table is not asked over HTTP."""
    answer = refuse(request, Problem(426, "error-websocket"))
    answer.headers.update(WEBSOCKET)
    return answer


class Heartbeat:
    """Whether something can be kept: tried for those who ask, once for all who ask together."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._beat: asyncio.Task[None] | None = None

    async def works(self) -> bool:
        """Whether a write arrived on the disk just now."""
        if self._beat is None or self._beat.done():
            self._beat = asyncio.create_task(self._store.beat())
        try:
            await asyncio.wait_for(asyncio.shield(self._beat), HEARTBEAT)
        except (NotCommitted, TimeoutError):
            return False
        return True


def app(where: Where, *, limits: Limits | None = None, public_url: str | None = None, share: int = 1) -> Starlette:
    """The application over a folder of data or a database; of several on one machine each thinks with its share.

    `public_url` is where the world finds it, behind a proxy.
    """
    limits = limits or Limits()
    lives = home(where, share)
    key, store = lives.key, lives.store
    rooms = Rooms(store, lives.bots, limits, lives.neighbours)
    heartbeat, janitor = Heartbeat(store), Janitor(store, limits)
    api, pages, sockets = Api(rooms, key, limits), Pages(rooms), Sockets(rooms, key, limits)

    async def nowhere(request: Request, error: Exception) -> Response:
        """No such address: people get the page, which says so."""
        if "text/html" in request.headers.get("accept", ""):
            return pages.shown(request, 404)
        return refuse(request, Problem(404, "error-nowhere"))

    async def not_so(request: Request, error: Exception) -> Response:
        """An address that is asked in another way."""
        ways = ", ".join(sorted(ways_to(made.routes, request.scope)))
        answer = refuse(request, Problem(405, "error-method", given=request.method, known=ways))
        answer.headers["Allow"] = ways
        return answer

    async def health(request: Request) -> Response:
        ok = await heartbeat.works()
        return reply(request, {"ok": ok, "tables": len(rooms), "sockets": len(sockets)}, 200 if ok else 503)

    async def ready(request: Request) -> Response:
        """Whether visitors may be sent here: it keeps what they do, hears the other servers and is not closing."""
        ok = not made.state.closing and lives.ready and await heartbeat.works()
        return reply(request, {"ok": ok}, 200 if ok else 503)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        chores = ((SWEEP, rooms.sweep), (LOOK, rooms.look), (COLLECT, collect), (CLEAN, janitor.come))
        tasks = [asyncio.create_task(every(seconds, chore)) for seconds, chore in chores]
        counts = {ROOMS: lambda: len(rooms), SOCKETS: lambda: len(sockets)}
        tasks.append(asyncio.create_task(watch(counts, lives.bots.waiting)))
        opening = asyncio.create_task(asyncio.to_thread(listing))  # so that the first visitor need not wait for it
        lives.open(rooms)
        await rooms.look()
        log("open")
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, opening, return_exceptions=True)
        await rooms.close()
        await lives.close()
        log("closed")

    routes = [
        *(Route(path, pages.page) for path in PAGES),
        *(Route(f"/{word}/{{token}}", pages.link) for word in GIVEN),
        Route("/health", health),
        Route("/ready", ready),
        Route("/web/{name:path}", pages.web),
        Route("/art/{game}.svg", pages.art),
        Route("/art/{game}/door.svg", pages.door),
        Route("/art/{game}/{outcome}/{ending}.svg", pages.end),
        Route("/words/{language}/{game}.ftl", pages.words),
        Route("/words/{language}/{game}/{chapter}.ftl", pages.words),
        Route("/manual/{game}/{language}.md", pages.manual),
        Route("/api/games", api.games),
        Route("/api/games/{game}/kit", api.kit),
        Route("/api/games/{game}/rules", api.rules),
        Route("/api/games/{game}/edition", api.editions),
        Route("/api/games/{game}/edition", api.edition, methods=["POST"]),
        Route("/api/games/{game}/pictures", api.pictures),
        Route("/api/games/{game}/lesson", api.lesson),
        Route("/api/games/{game}/puzzles", api.puzzles),
        Route("/api/games/{game}/puzzles/pictures", api.previews),
        Route("/api/games/{game}/puzzles/{puzzle}", api.puzzle),
        Route("/api/games/{game}/puzzles/{puzzle}", api.attempt, methods=["POST"]),
        Route("/api/games/{game}/puzzles/{puzzle}/answer", api.answer),
        Route("/api/seals", api.seal, methods=["POST"]),
        Route("/api/links/{role}/{token}", api.link),
        Route("/api/links/{role}/{token}", api.follow, methods=["POST"]),
        Route("/api/network", api.network, methods=["GET", "POST"]),
        Route("/api/matches", api.mine),
        Route("/api/matches", api.make, methods=["POST"]),
        Route("/api/matches/{match}/links", api.links),
        Route("/api/matches/{match}/invite.svg", api.picture),
        Route("/api/matches/{match}/rematch", api.rematch, methods=["POST"]),
        Route("/api/matches/{match}/steps", api.steps),
        Route("/api/matches/{match}/review", api.review),
        Route("/api/matches/{match}/match.json", api.export),
        Route("/api/open", api.open, methods=["POST"]),
        WebSocketRoute("/ws/{match}", sockets.serve),
        Route("/ws/{match}", only_sockets),
    ]
    handlers: dict[Any, Any] = {FathomsError: refused, 404: nowhere, 405: not_so, Exception: failed}
    made = Starlette(routes=routes, lifespan=life, exception_handlers=handlers)
    made.add_middleware(Guard, key=key, limits=limits, rooms=rooms)
    made.state.public_url = public_url
    made.state.network = None
    made.state.closing = False
    return made


def ways_to(routes: Sequence[BaseRoute], scope: Scope) -> set[str]:
    """The methods by which an address may be asked."""
    found = [route for route in routes if isinstance(route, Route) and route.matches(scope)[0] is not Match.NONE]
    return {method for route in found for method in route.methods or ()}


async def collect() -> None:
    """Frees what only the garbage collector can."""
    gc.collect()


async def every(seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    """Does something again and again, whatever comes of it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:  # the disk is full, the database is away: next time it may do
            log("not done", "error", chore=work.__qualname__, error=repr(error))
