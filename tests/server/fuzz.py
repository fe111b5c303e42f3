"""Nonsense at every door: requests and messages that are nearly right, and what must be true of the answers.

Nobody gets a 500, nothing of a stranger's table gets out, nothing grows, and a bystander is answered in time.
There is no OpenAPI schema that Schemathesis could read: bodies and messages are made from the server's own structs.
"""

import asyncio
import json
import random
import string
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, get_args

import httpx
from msgspec.structs import fields
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import fathoms
from fathoms.core.edition import template
from fathoms.core.game import AnyGame
from fathoms.core.puzzle import puzzles
from fathoms.server.protocol import AnyCommand, EditionWanted, Joining, NewMatch, Opening, Trying
from server.client import cookie_of


def kept(game: AnyGame, seed: int) -> str:
    """The beginning of a match, as a file."""
    chance, table = random.Random(seed), game.variant().table(seed=seed)
    for _ in range(6 * seed):
        table.play(table.waiting[0], chance.choice(table.legal(table.waiting[0])))
    return json.dumps({**json.loads(table.save()), "names": ["Ada"] * table.seats})


WORDS = [*fathoms.games(), "me", "open", "bot", "crab", "kraken", "end", "wait", "absent", "look", "card 1", "begin"]
PUZZLE = "/api/games/{game}/puzzles/{puzzle}"
EDITION = "/api/games/{game}/edition"
ROUTES = [
    ("GET", "/"),
    ("GET", "/match/{match}"),
    ("GET", "/replay/{match}"),
    ("GET", "/learn/{game}"),
    ("GET", "/rules/{game}"),
    ("GET", "/puzzles"),
    ("GET", "/puzzles/{game}"),
    ("GET", "/puzzles/{game}/{puzzle}"),
    ("GET", "/check"),
    ("GET", "/mine"),
    ("GET", "/daily"),
    ("GET", "/join/{token}"),
    ("GET", "/seat/{token}"),
    ("GET", "/watch/{token}"),
    ("GET", "/health"),
    ("GET", "/ready"),
    ("GET", "/metrics"),
    ("GET", "/ws/{match}"),
    ("GET", "/web/{word}"),
    ("GET", "/art/{game}.svg"),
    ("GET", "/art/{game}/door.svg"),
    ("GET", "/art/{game}/{word}/{word}.svg"),
    ("GET", "/words/{word}/{game}.ftl"),
    ("GET", "/words/{word}/{game}/lesson.ftl"),
    ("GET", "/words/{word}/{game}/rules.ftl"),
    ("GET", "/words/{word}/{game}/{word}.ftl"),
    ("GET", "/manual/{game}/{word}.md"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/kit"),
    ("GET", "/api/games/{game}/rules"),
    ("GET", EDITION),
    ("POST", EDITION),
    ("GET", "/api/games/{game}/pictures"),
    ("GET", "/api/games/{game}/lesson"),
    ("GET", "/api/games/{game}/puzzles"),
    ("GET", "/api/games/{game}/puzzles/pictures"),
    ("GET", "/api/games/{game}/puzzles/{puzzle}"),
    ("POST", PUZZLE),
    ("GET", "/api/games/{game}/puzzles/{puzzle}/answer"),
    ("POST", "/api/seals"),
    ("GET", "/api/links/{role}/{token}"),
    ("POST", "/api/links/{role}/{token}"),
    ("GET", "/api/network"),
    ("POST", "/api/network"),
    ("GET", "/api/matches"),
    ("POST", "/api/matches"),
    ("GET", "/api/matches/{match}/links"),
    ("GET", "/api/matches/{match}/invite.svg"),
    ("POST", "/api/matches/{match}/rematch"),
    ("GET", "/api/matches/{match}/steps"),
    ("GET", "/api/matches/{match}/review"),
    ("GET", "/api/matches/{match}/match.json"),
    ("POST", "/api/open"),
]
COMMANDS = get_args(AnyCommand)
TEMPLATES = [template(game, game.words("en")) for game in map(fathoms.game, fathoms.games())]
KEPT = [kept(fathoms.game(name), seed) for name in fathoms.games() for seed in range(3)]
PATIENCE = 60  # seconds for an answer
BRIEFLY = httpx.Limits(keepalive_expiry=2)  # seconds: a line that was idle for longer the server may just have closed
ODD = [
    "",
    "\0",
    "²",
    "-1",
    "9" * 400,
    "../../key",
    "%2e%2e/",
    "🦑" * 50,
    "\ud7ff",
    "a" * 5000,
    "<script>",
    "' OR 1=1 --",
    "NaN",
]


def odd(chance: random.Random, deep: int = 0) -> Any:
    """A value of JSON that nobody expects there."""
    kind = chance.randrange(9 if deep < 4 else 7)
    if kind < 2:
        return chance.choice([*ODD, *WORDS])
    if kind == 2:
        return chance.choice([0, -1, 1, 7, 2**31, 2**63, -(2**63), 10**30])
    if kind == 3:
        return chance.choice([None, True, False])
    if kind == 4:
        return chance.choice([0.5, -0.0, 1e308])
    if kind < 7:
        return "".join(chance.choices(string.printable, k=chance.randrange(12)))
    if kind == 7:
        return [odd(chance, deep + 1) for _ in range(chance.randrange(5))]
    return {str(odd(chance, 9)): odd(chance, deep + 1) for _ in range(chance.randrange(5))}


def nearly(chance: random.Random, kind: Any, choices: list[Any]) -> dict[str, Any]:
    """A struct of the protocol in which every field may be right, odd or missing."""
    made: dict[str, Any] = {}
    for one in fields(kind):
        roll = chance.random()
        if roll < 0.05:
            continue
        made[one.name] = odd(chance) if roll < 0.35 else plausible(chance, one.name, choices)
    return made


def plausible(chance: random.Random, name: str, choices: list[Any]) -> Any:
    """What could well stand in a field of that name."""
    choice = chance.choice(choices) if choices else {}
    return {
        "id": f"{chance.getrandbits(40):x}",
        "seat": choice.get("seat", chance.randrange(-1, 4)),
        "action": choice.get("action", chance.choice(WORDS)),
        "ply": chance.randrange(30),
        "kind": chance.choice(["me", "bot", "open", "absent"]),
        "level": chance.choice(["crab", "shrimp", ""]),
        "then": chance.choice(["wait", "bot", "end"]),
        "what": chance.choice(["hooray", "look", "heart"]),
        "game": chance.choice(fathoms.games()),
        "seats": [
            {"kind": chance.choice(["me", "open", "bot"]), "level": "shrimp"} for _ in range(chance.randrange(6))
        ],
        "count": chance.randrange(1, 6),
        "acts": [chance.choice(WORDS) for _ in range(chance.randrange(4))],
        "ready": True,
        "open": False,
        "edition": edition(chance),
        "text": edition(chance),
    }.get(name, odd(chance))


def edition(chance: random.Random) -> str:
    """A text that is nearly an edition, of one game or another."""
    lines = (template.split("\n") for template in chance.sample(TEMPLATES, 2))
    kept = [line.lstrip("# ") for some in lines for line in some if chance.random() < 0.2]
    for _ in range(chance.randrange(3)):
        key = chance.choice(["a", "ship.holes_to_sink", "[[" * 400, "[" + " " * 400, "a." * 400, "'" * 3])
        kept.insert(chance.randrange(len(kept) + 1), f"{key} = {json.dumps(odd(chance))}")
    return "\n".join(kept)


def upload(chance: random.Random) -> Any:
    """What is nearly a kept match: at one place of it stands something else."""
    data = json.loads(chance.choice(KEPT))
    here = data
    while isinstance(here, dict | list) and here:
        keys: list[Any] = list(here) if isinstance(here, dict) else [*range(len(here))]
        key = chance.choice(keys)
        if chance.random() < 0.3 or not isinstance(here[key], dict | list):
            here[key] = odd(chance)
            break
        here = here[key]
    return data


def message(chance: random.Random, choices: list[Any]) -> str | bytes:
    """A message to a table."""
    roll = chance.random()
    if roll < 0.05:
        return chance.randbytes(chance.randrange(200))
    if roll < 0.1:
        return json.dumps(odd(chance))
    if roll < 0.12:
        return "[" * chance.randrange(1, 4000)
    command = chance.choice(COMMANDS)
    return json.dumps({"do": command.__struct_config__.tag, **nearly(chance, command, choices)})[:8000]


def request(chance: random.Random, matches: list[str], tokens: list[str]) -> tuple[str, str, str, bytes | None]:
    """A request to any route: the route, the method, the address and the body."""
    method, path = chance.choice(ROUTES)
    if chance.random() < 0.05:
        method = chance.choice(["PUT", "DELETE", "HEAD", "POST", "OPTIONS", "PATCH"])

    def part(known: list[str]) -> str:
        picked = chance.choice(known) if known and chance.random() < 0.7 else str(odd(chance, 9))
        return str(httpx.QueryParams({"": picked}))[1:]

    words = {
        "match": part(matches),
        "game": part(fathoms.games()),
        "token": part(tokens),
        "word": part(["en", "fr", "js/app.js"]),
        "role": part(["invite", "seat", "watch"]),
        "puzzle": part([puzzle.id for puzzle in puzzles(fathoms.game(chance.choice(fathoms.games())))]),
    }
    address = path.format(**words)
    if chance.random() < 0.3:
        address += "?" + str(httpx.QueryParams({name: str(odd(chance, 9)) for name in ("from", "to", "seat")}))
    if method == "GET":
        return path, method, address, None
    kinds = {"/api/matches": NewMatch, "/api/network": Opening, PUZZLE: Trying, EDITION: EditionWanted}
    right = upload(chance) if path == "/api/open" else nearly(chance, kinds.get(path, Joining), [])
    body = json.dumps(right if chance.random() < 0.8 else odd(chance)).encode()
    return path, method, address, body if chance.random() < 0.9 else chance.randbytes(chance.randrange(100))


@dataclass
class Outcome:
    """What a run came to."""

    counts: "Counter[str]" = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # of the bystander, in seconds
    longest: dict[str, float] = field(default_factory=dict)  # that a stranger waited, by route, in seconds

    def heard(self, about: str, text: str, secrets: list[str]) -> None:
        """Looks for what must not be in an answer."""
        for secret in [*secrets, "Traceback (most recent"]:
            if secret in text:
                self.troubles.append(f"{about}: {secret!r} got out")

    @property
    def p99(self) -> float:
        """How long the bystander waited for one answer in a hundred, in seconds."""
        waits = sorted(self.waits) or [0.0]
        return waits[min(len(waits) - 1, int(len(waits) * 0.99))]


def line_to(address: str, match: str, who: str) -> connect:
    """A connection to a table."""
    return connect(
        f"{address.replace('http', 'ws')}/ws/{match}",
        origin=Origin(address),
        additional_headers={"Cookie": who},
        max_size=None,
    )


class Fuzz:
    """Several strangers who talk nonsense, a victim whose table nobody may see, and a bystander who plays."""

    def __init__(self, address: str, seed: int, messages: int, strangers: int = 4) -> None:
        self.address, self.messages, self.strangers = address, messages, strangers
        self.chance = random.Random(seed)
        self.outcome = Outcome()
        self.secrets: list[str] = []

    async def run(self) -> Outcome:
        """Everything at once, until so many messages and requests are sent."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as victim:
            table = {"game": "tentacolor", "seats": [{"kind": "me", "name": "Canary-Kanarie"}, {"kind": "open"}]}
            match = (await victim.post("/api/matches", json=table)).json()["match"]
            links = (await victim.get(f"/api/matches/{match}/links")).json()
            tokens = [links[role].rsplit("/", 1)[1] for role in ("invite", "watch")]
            self.secrets = [match, "Canary-Kanarie", cookie_of(victim).partition("=")[2].partition(".")[0], *tokens]
            seeing = asyncio.create_task(self._stand_by(victim, match))
            each = self.messages // self.strangers
            strangers = [
                self._stranger(random.Random(self.chance.getrandbits(64)), each) for _ in range(self.strangers)
            ]
            await asyncio.gather(*strangers)
            seeing.cancel()
            await asyncio.gather(seeing, return_exceptions=True)
        return self.outcome

    async def _stand_by(self, victim: httpx.AsyncClient, match: str) -> None:
        """Somebody who minds their own business: asks, and notes how long the answer took."""
        async with line_to(self.address, match, cookie_of(victim)) as line:
            await line.recv()
            while True:
                begun = time.perf_counter()
                await line.send(json.dumps({"do": "ping", "id": "p"}))
                await line.recv()
                self.outcome.waits.append(time.perf_counter() - begun)
                await asyncio.sleep(0.05)

    async def _stranger(self, chance: random.Random, much: int) -> None:
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE, limits=BRIEFLY) as http:
            await http.get("/api/matches")
            matches, tokens, sent = ["nowhere"], ["0" * 32], 0
            while sent < much:
                game = chance.choice(fathoms.games())
                table = {
                    "game": game,
                    "seats": [{"kind": "me"}, {"kind": chance.choice(["me", "open", "bot"]), "level": "shrimp"}],
                }
                made = await http.post("/api/matches", json=table)
                sent += 1
                if made.status_code == 201:
                    matches = [*matches[-5:], made.json()["match"]]
                    links = (await http.get(f"/api/matches/{matches[-1]}/links")).json()
                    tokens = [*tokens[-5:], links["invite"].rsplit("/", 1)[1]]
                for _ in range(20):
                    await self._ask(http, chance, matches, tokens)
                sent += 20 + await self._talk(http, chance, matches[-1])

    async def _ask(self, http: httpx.AsyncClient, chance: random.Random, matches: list[str], tokens: list[str]) -> None:
        path, method, address, body = request(chance, matches, tokens)
        begun = time.perf_counter()
        try:
            answer = await http.request(method, self.address + address[:6000], content=body)
        except (httpx.InvalidURL, httpx.RemoteProtocolError, httpx.WriteError, httpx.ReadError):
            self.outcome.counts["cut off"] += 1
            return
        except httpx.ReadTimeout:
            self.outcome.counts[f"no answer in {PATIENCE} s: {path}"] += 1
            if not path.endswith("/review"):  # which may take as long as it takes
                self.outcome.troubles.append(f"no answer: {method} {address!r} {body!r}")
            return
        finally:
            self.outcome.longest[path] = max(self.outcome.longest.get(path, 0), time.perf_counter() - begun)
        self.outcome.counts[f"{answer.status_code // 100}xx"] += 1
        if answer.status_code >= 500:
            self.outcome.troubles.append(f"{answer.status_code}: {method} {address!r} {body!r}")
        self.outcome.heard(f"{method} {address!r}", answer.text, self.secrets)

    async def _talk(self, http: httpx.AsyncClient, chance: random.Random, match: str) -> int:
        """A conversation with a table of one's own; gives how many messages it had."""
        sent, choices = 0, list[Any]()
        try:
            async with line_to(self.address, match, cookie_of(http)) as line:
                hearing = asyncio.create_task(self._hear(line, choices))
                hearing.add_done_callback(lambda task: task.cancelled() or task.exception())  # which may come first
                for _ in range(80):
                    await line.send(message(chance, choices))
                    sent += 1
                    await asyncio.sleep(0)
                await line.send(json.dumps({"do": "ping", "id": "last"}))
                await asyncio.wait_for(hearing, PATIENCE)
        except (OSError, WebSocketException, TimeoutError) as error:
            self.outcome.counts[f"line ended: {type(error).__name__}"] += 1
            if "1011" in str(error):
                self.outcome.troubles.append(f"a table failed: {error}")
        self.outcome.counts["messages"] += sent
        return sent + 1

    async def _hear(self, line: ClientConnection, choices: list[Any]) -> None:
        async for text in line:
            self.outcome.heard("a table", str(text), self.secrets)
            told = json.loads(text)
            self.outcome.counts[told["type"]] += 1
            choices[:] = (told.get("now") or {}).get("choices", choices)
            if told.get("id") == "last":
                return
