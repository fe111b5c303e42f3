"""Nonsense at every door: nobody gets a 500, nothing of a stranger's table gets out, and the server goes on."""

import asyncio
import inspect
import random
import re
from pathlib import Path
from typing import Any

import httpx
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from websockets.exceptions import ConnectionClosed

import fathoms
from fathoms.server import app as application
from fathoms.server.limits import Limits
from server.client import Connection, Guest
from server.fuzz import ROUTES, Fuzz, message, request
from server.host import running

FREE = Limits(requests=10**9, matches=10**9, messages=10**9, messages_from_address=10**9, tables=10**9, uploads=10**9)
PART = re.compile(r"\{[^}]*\}")


def test_every_route_of_the_server_is_fuzzed() -> None:
    """Each with each of its methods, whatever its parts are called."""
    source = inspect.getsource(application.app)
    routes = {("GET", path) for path in (*application.PAGES, *(f"/{word}/{{}}" for word in application.GIVEN))}
    for path, rest in re.findall(r' Route\("(/[^"]*)", [\w.]+(.*)\),', source):
        routes |= {(method, path) for method in re.findall(r'"([A-Z]+)"', rest) or ["GET"]}
    fuzzed = {(method, PART.sub("{}", path)) for method, path in ROUTES}
    assert len(routes) > 45
    assert {(method, PART.sub("{}", path)) for method, path in routes} - fuzzed == set()


def test_nonsense_of_several_strangers_at_once_harms_nobody(tmp_path: Path) -> None:
    with running(tmp_path, FREE) as address:
        outcome = asyncio.run(Fuzz(address, seed=3, messages=500, strangers=2).run())
        assert outcome.troubles == []
        assert outcome.waits, "somebody else was answered meanwhile"
        assert outcome.counts["messages"] > 200
        assert httpx.get(f"{address}/health").json()["ok"]


def test_no_order_of_requests_and_messages_fails(tmp_path: Path) -> None:
    with running(tmp_path, FREE) as address:

        class Visit(RuleBasedStateMachine):
            """A guest who makes tables, sits down, says anything, goes and comes back."""

            def __init__(self) -> None:
                super().__init__()
                self.guest = Guest(address)
                self.matches = ["nowhere"]
                self.line: Connection | None = None

            def teardown(self) -> None:
                self.stand_up()
                self.guest.http.close()

            @rule(game=st.sampled_from(fathoms.games()), kinds=st.lists(st.sampled_from(["me", "open"]), max_size=6))
            def make(self, game: str, kinds: list[str]) -> None:
                answer = self.guest.post("/api/matches", {"game": game, "seats": [{"kind": kind} for kind in kinds]})
                assert answer.status_code in (201, 400), answer.text
                if answer.status_code == 201:
                    self.matches.append(answer.json()["match"])

            @rule(chance=st.randoms(use_true_random=False))
            def ask(self, chance: random.Random) -> None:
                _, method, path, body = request(chance, self.matches, ["0" * 32])
                try:
                    answer = self.guest.http.request(method, address + path[:6000], content=body)
                except (httpx.InvalidURL, httpx.RemoteProtocolError):
                    return
                assert answer.status_code < 500, (method, path, body)

            @rule()
            def sit_down(self) -> None:
                self.stand_up()
                if len(self.matches) > 1:
                    self.line = self.guest.sit(self.matches[-1]).__enter__()

            @rule(chance=st.randoms(use_true_random=False))
            def say(self, chance: random.Random) -> None:
                if self.line is None:
                    return
                choices: list[Any] = self.line.now.get("choices", [])
                try:
                    self.line.socket.send(message(chance, choices))
                    assert self.line.ask("ping")["type"] == "ack"
                except ConnectionClosed as closed:
                    self.line = None
                    code = closed.rcvd.code if closed.rcvd else 1006
                    if code not in (1007, 1009, 1008, 1012):  # no text, too long, too much, come back
                        raise

            @rule()
            def stand_up(self) -> None:
                if self.line is not None:
                    self.line.socket.close()
                    self.line = None

            @invariant()
            def goes_on(self) -> None:
                assert httpx.get(f"{address}/health").json()["ok"]

        cases = settings(
            max_examples=8, stateful_step_count=12, deadline=None, database=None, derandomize=True,
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        Visit.TestCase.settings = cases
        Visit.TestCase().runTest()
