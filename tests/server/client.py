"""A guest with a cookie jar and sockets, as a browser would be one."""

import itertools
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.scenes import Chain

SECONDS = 60  # before a test gives up on an answer


class Guest:
    """Somebody who visits the server at `address`."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=SECONDS)
        self.http.get("/api/matches").raise_for_status()

    def move(self, address: str) -> None:
        """The server is at another address now; the cookie stays."""
        cookies = dict(self.http.cookies)
        self.http.close()
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=SECONDS, cookies=cookies)

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json=body)

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        answer.raise_for_status()
        return answer.json()

    def make(self, game: str, *kinds: str, **more: Any) -> str:
        """A match that is dealt, open seats too; in it the first seat begins, if that can be chosen."""
        match = self.gather(game, *kinds, **more)
        free = [seat for seat, kind in enumerate(kinds) if kind == "open"]
        if free:
            with self.sit(match) as line:
                for seat in free:
                    assert line.ask("sit", seat=seat, kind="absent")["type"] == "ack"
                assert line.ask("start", seat=0)["type"] == "ack"
                line.until("table")
                for seat in free:
                    assert line.ask("sit", seat=seat, kind="open")["type"] == "ack"
        return match

    def gather(self, game: str, *kinds: str, **more: Any) -> str:
        """A match as its maker wishes it: with an open seat, people gather before the deal."""
        if game == "kraken-attack":
            more["options"] = {"first_player": 0, **more.get("options", {})}
        seats = [{"kind": "bot", "level": kind[4:]} if kind.startswith("bot-") else {"kind": kind} for kind in kinds]
        if "seed" in more:
            more |= self.post("/api/seals").json()
        answer = self.post("/api/matches", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["match"])

    def follow(self, link: str, name: str = "") -> str:
        """Follows a link as its page does, and gives the match it leads to."""
        answer = self.post(followed(link), {"name": name})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["match"])

    @property
    def cookie(self) -> str:
        """Their cookie as a header."""
        return cookie_of(self.http)

    def sit(self, match: str, *, origin: str | None = None) -> "Connection":
        opening = connect(
            f"{self.address.replace('http', 'ws')}/ws/{match}",
            origin=Origin(origin or self.address),
            additional_headers={"Cookie": self.cookie},
            open_timeout=SECONDS,
            max_size=None,
        )
        return Connection(opening)


Visit = Callable[[], Guest]  # somebody new comes


def cookie_of(http: httpx.Client | httpx.AsyncClient) -> str:
    """A guest's cookie as a header."""
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


def followed(link: str) -> str:
    """What is asked when somebody follows a link."""
    word, token = link.rsplit("/", 2)[1:]
    return f"/api/links/{'invite' if word == 'join' else word}/{token}"


class Connection:
    """One open connection to a table."""

    ids = itertools.count()

    socket: ClientConnection

    def __init__(self, opening: ClientConnection) -> None:
        self._opening = opening
        self.table: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.chain = Chain()

    def __enter__(self) -> "Connection":
        self.socket = self._opening.__enter__()
        self.until("table", "lobby")
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def farewell(self) -> int:
        """The code with which the server ends a connection that was not entered."""
        with self._opening as self.socket:
            return self.ended()

    def ended(self) -> int:
        """Listens to the end, and gives its code."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until("the end")
        assert closed.value.rcvd is not None
        return int(closed.value.rcvd.code)

    def next(self) -> dict[str, Any]:
        """The next message."""
        message = self.chain.heard(json.loads(self.socket.recv(timeout=SECONDS)))
        self.heard.append(message)
        if message["type"] in ("table", "lobby"):
            self.table = message
        self.now = message.get("now") or self.now
        return message

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (message := self.next())["type"] not in types:
            pass
        return message

    def send(self, do: str, **about: Any) -> str:
        """Sends a command under a fresh id."""
        about = {"id": f"c{next(self.ids)}", "seat": self.table.get("eye", -1), **about}
        self.socket.send(json.dumps({"do": do, **about}))
        return str(about["id"])

    def ask(self, do: str, **about: Any) -> dict[str, Any]:
        """Sends a command and gives its answer."""
        id = self.send(do, **about)
        while (message := self.next()).get("id") != id:
            pass
        return message

    def play(self, k: int = 0) -> dict[str, Any]:
        """Plays choice number `k` of those offered and gives the answer."""
        choice = self.now["choices"][k % len(self.now["choices"])]
        return self.ask("play", seat=choice["seat"], action=choice["action"], ply=self.now["ply"])
