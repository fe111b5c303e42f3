"""How much of everything one address, one guest and one table may have."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.exceptions import InvalidStatus

from fathoms.server.connections import Gate
from fathoms.server.guests import Key
from fathoms.server.limits import Limits, place_of
from fathoms.server.run import checked_proxies, more_descriptors
from fathoms.server.sockets import Sockets
from server.client import Guest
from server.host import running, wait_until
from server.raw import cut, raw


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with (
        running(tmp_path, Limits(connections=2), proxies=[]) as address,
        raw(address) as one,
        raw(address) as two,
        raw(address) as three,
    ):
        assert cut(three)
        one.close()
        two.close()
        wait_until(lambda: answers(address))


def test_a_trusted_proxy_brings_the_connections_of_many(tmp_path: Path) -> None:
    limits = Limits(connections=1)
    with running(tmp_path, limits, proxies=["127.0.0.1"]) as address, raw(address), raw(address):
        assert answers(address)


def answers(address: str) -> bool:
    try:
        return httpx.get(address + "/health").is_success
    except httpx.TransportError:
        return False


def test_there_are_only_so_many_connections_in_all() -> None:
    gate = Gate(Limits(connections_in_all=3, connections=2), ["10.0.0.1"])
    assert [gate.admit(host) for host in ("10.0.0.1", "10.0.0.2", "10.0.0.1", "10.0.0.3")] == [True] * 3 + [False]
    gate.leave("10.0.0.2")
    assert gate.admit("10.0.0.3")


def test_a_server_takes_the_descriptors_it_may_have_and_keeps_some_for_itself() -> None:
    resource = pytest.importorskip("resource")
    old = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        limits = more_descriptors(Limits(connections_in_all=10**12))
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == hard
        assert limits.connections_in_all < soft
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, old)


def test_an_ipv6_household_is_one_visitor() -> None:
    assert place_of("2001:db8:1:2::1") == place_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert place_of("2001:db8:1:3::1") != place_of("2001:db8:1:2::1")
    assert place_of("::ffff:192.0.2.7") == place_of("192.0.2.7") == "192.0.2.7"
    assert place_of("fe80::1%eth0") == "fe80::/64"
    assert len(place_of("unknown" * 99)) <= 64


def asked_as(address: str, *visitors: str) -> list[int]:
    return [httpx.get(address + "/api/games", headers={"X-Forwarded-For": v}).status_code for v in visitors]


def test_behind_a_trusted_proxy_visitors_are_told_apart_and_others_are_not_believed(tmp_path: Path) -> None:
    limits = Limits(requests=1)
    visitors = "192.0.2.1", "192.0.2.2", "192.0.2.1", "2001:db8::1", "2001:db8::2"
    with running(tmp_path / "one", limits, proxies=["127.0.0.1"]) as address:
        assert asked_as(address, *visitors) == [200, 200, 429, 200, 429]
    with running(tmp_path / "two", limits, proxies=["192.0.2.9"]) as address:
        assert asked_as(address, *visitors) == [200, 429, 429, 429, 429]


def test_a_proxy_is_known_by_its_address_of_ipv4_on_a_socket_for_both() -> None:
    """Where a server listens at `::`, the same proxy is called ::ffff:10.0.0.7."""
    believed = checked_proxies(["10.0.0.0/8", "2001:db8::1"])
    proxies = ProxyHeadersMiddleware(cast(Any, None), believed).trusted_hosts
    assert all(one in proxies for one in ("10.0.0.7", "::ffff:10.0.0.7", "2001:db8::1"))
    assert not any(one in proxies for one in ("11.0.0.7", "::ffff:11.0.0.7", "2001:db8::2"))


def test_a_guest_has_only_so_many_sockets(tmp_path: Path) -> None:
    with running(tmp_path, Limits(sockets_of_guest=2)) as address, Guest(address) as guest, Guest(address) as other:
        match = guest.make("kraken-attack", "me", "open")
        with guest.sit(match), guest.sit(match):
            with pytest.raises(InvalidStatus), guest.sit(match):
                pass
            with other.sit(other.make("kraken-attack", "me")):
                pass


def test_a_full_table_has_room_for_those_who_play_at_it(tmp_path: Path) -> None:
    with running(tmp_path, Limits(sockets_at_table=2)) as address, Guest(address) as host, Guest(address) as guest:
        match = host.make("kraken-attack", "me")
        guest.follow(host.get(f"/api/matches/{match}/links")["watch"])
        with guest.sit(match), guest.sit(match):
            assert guest.sit(match).farewell() == 1008
            with host.sit(match) as line:
                assert line.play()["type"] == "ack"


def test_messages_are_counted_by_guest_not_by_socket(tmp_path: Path) -> None:
    with running(tmp_path, Limits(messages=20, messages_seconds=3600)) as address, Guest(address) as guest:
        match = guest.make("kraken-attack", "me")
        with guest.sit(match) as one, guest.sit(match) as two:
            for _ in range(9):
                assert one.ask("ping")["type"] == two.ask("ping")["type"] == "ack"
            two.send("ping")
            assert two.ended() == 1008


def test_who_comes_and_goes_without_end_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, Limits(messages=5, messages_seconds=3600)) as address, Guest(address) as guest:
        match = guest.make("kraken-attack", "me")
        for _ in range(5):
            with guest.sit(match):
                pass
        with pytest.raises(InvalidStatus), guest.sit(match):
            pass
        with Guest(address) as other, other.sit(other.make("kraken-attack", "me")):
            pass


def test_who_says_much_at_once_lets_others_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    async def hear(room: Any, listener: Any, text: str) -> None:
        heard.append(text)

    class Chatty:
        """A socket on which everything is here already."""

        client = None

        def __init__(self, name: str) -> None:
            self.waiting = [{"type": "websocket.receive", "text": name}] * 3

        async def receive(self) -> dict[str, str]:
            return self.waiting.pop() if self.waiting else {"type": "websocket.disconnect"}

    async def all_talk() -> None:
        unused: Any = None
        sockets, listener = Sockets(unused, Key(b""), Limits()), SimpleNamespace(closing=False, guest="")
        talks = [sockets._listen(cast(Any, Chatty(name)), unused, cast(Any, listener)) for name in "ab"]
        await asyncio.gather(*talks)

    monkeypatch.setattr("fathoms.server.sockets.hear", hear)
    asyncio.run(all_talk())
    assert heard == ["a", "b"] * 3
