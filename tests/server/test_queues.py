"""Bots and reviews are thought about in turn, for as long as somebody wants them."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from operator import ne
from pathlib import Path
from typing import Any

import pytest

import fathoms
from fathoms.server import bots as thinkers
from fathoms.server import matches
from fathoms.server.bots import Bots, History, Pool, Question
from fathoms.server.guests import Key
from fathoms.server.limits import Limits
from fathoms.server.protocol import NewMatch, Wanted
from fathoms.server.room import encode
from fathoms.server.rooms import Rooms
from fathoms.server.sqlite import SQLite
from server.client import Guest, Visit
from server.host import running, wait_until
from server.raw import raw
from server.test_replay import finished
from server.test_storm import Ear, found

Still = Callable[[], bool]


class Slow(Executor):
    """Thinks when it is told to."""

    def __init__(self) -> None:
        self.begun: list[Any] = []
        self._now: list[tuple[Future[Any], Any]] = []

    def submit(self, work: Any, /, *about: Any, **_: Any) -> "Future[Any]":
        self.begun.append(about[0])
        self._now.append((Future(), about[0]))
        return self._now[-1][0]

    def answer(self) -> None:
        future, about = self._now.pop(0)
        future.set_result(about)


async def settled() -> None:
    """Everything that can happen by itself has happened."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_guests_have_their_questions_answered_in_turn_and_watched_tables_come_last() -> None:
    slow = Slow()
    pool = Pool(1, lambda _: slow)
    many = [asyncio.create_task(pool.ask(print, f"watched {n}", "eve", watched=True)) for n in range(30)]
    many += [asyncio.create_task(pool.ask(print, f"eve {n}", "eve")) for n in range(3)]
    await settled()
    many += [asyncio.create_task(pool.ask(print, f"ada {n}", "ada")) for n in range(2)]
    await settled()
    for _ in many:
        slow.answer()
        await settled()
    assert all(task.done() for task in many)
    assert slow.begun[:6] == ["watched 0", "eve 0", "ada 0", "eve 1", "ada 1", "eve 2"]
    assert slow.begun[6:] == [f"watched {n}" for n in range(1, 30)]


async def test_what_nobody_waits_for_any_more_is_never_begun() -> None:
    slow = Slow()
    pool = Pool(1, lambda _: slow)
    tasks = [asyncio.create_task(pool.ask(print, n, "eve")) for n in range(5)]
    await settled()
    for task in tasks[:4]:
        task.cancel()
    await settled()
    assert slow.begun == [0], "what is thought about is thought to its end"
    slow.answer()
    await settled()
    assert slow.begun == [0, 4]


async def test_what_is_unwanted_when_its_turn_comes_is_never_begun() -> None:
    slow = Slow()
    pool = Pool(1, lambda _: slow)
    tasks = [asyncio.create_task(pool.ask(print, n, "eve", wanted=partial(ne, n, 1))) for n in range(3)]
    await settled()
    slow.answer()
    await settled()
    assert [task.cancelled() for task in tasks] == [False, True, False]
    slow.answer()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert slow.begun == [0, 2]


async def test_a_bot_whose_turn_does_not_come_plays_as_a_plain_one_would(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 0)
    table = fathoms.game("kraken-attack").table(seats=2, seed=4, first_player=0)
    legal = table.legal_numbers(0)
    q = Question("kraken-attack", encode(table.variant.to_row()), "kraken", table.view(0), 0, legal, "ada")
    bots = Bots()
    bots._ready.add(q.game)
    bots._pools["search"] = Pool(1, lambda _: Slow())
    assert (await bots.choose(q))[1] in legal
    await bots.close()


async def test_bots_stop_thinking_when_everybody_has_gone_and_begin_again_when_somebody_comes(tmp_path: Path) -> None:
    class Thinkers(Bots):
        asked: list[tuple[str, bool]] = []  # noqa: RUF012
        given_up = 0

        async def choose(self, *questions: Question) -> tuple[int, int]:
            self.asked += [(q.guest, q.watched) for q in questions]
            try:
                await asyncio.Event().wait()
            finally:
                self.given_up += 1
            return 0, 0

    store, bots = SQLite(tmp_path / "x.db"), Thinkers()
    wanted = NewMatch("kraken-attack", [Wanted("bot", "kraken"), Wanted("bot", "kraken")])
    match = await matches.make(store, Key.open(tmp_path / "key"), wanted, "ada")
    room = await found(Rooms(store, bots), match)
    one, two = Ear("ada"), Ear("eve")
    for ear in (one, two):
        room.enter(ear)
        await settled()
    assert bots.asked == [("ada", True)], "once, for the first who looks on"
    room.go(one)
    await settled()
    assert bots.given_up == 0, "somebody is still here"
    room.go(two)
    room.enter(one)
    await settled()
    assert (bots.given_up, len(bots.asked)) == (1, 2)
    room.go(one)
    await settled()
    assert (bots.given_up, len(bots.asked)) == (2, 2)
    await room.close()
    await bots.close()
    await store.close()


def test_bots_go_on_when_somebody_comes_back(visit: Visit) -> None:
    guest = visit()
    match = guest.make("kraken-attack", "bot-shrimp", "bot-shrimp")
    for _ in range(5):
        with guest.sit(match) as line:
            if not line.now["over"]:
                line.until("steps")


@pytest.fixture
def slow_reviews(monkeypatch: pytest.MonkeyPatch) -> list[Still]:
    """Reviews whose turn never comes, each as the question whether somebody still wants it."""
    asked: list[Still] = []

    async def look_back(self: Bots, h: Any, guest: str, wanted: Still) -> None:
        asked.append(wanted)
        await asyncio.Event().wait()

    monkeypatch.setattr(Bots, "look_back", look_back)
    return asked


def asked_for_review(match: str, guest: Guest) -> bytes:
    return f"GET /api/matches/{match}/review HTTP/1.1\r\nHost: x\r\nCookie: {guest.cookie}\r\n\r\n".encode()


def test_a_review_is_wanted_for_as_long_as_somebody_waits_for_it(tmp_path: Path, slow_reviews: list[Still]) -> None:
    with running(tmp_path) as address, Guest(address) as guest:
        match = finished(guest, "me")
        with raw(address) as line:
            line.sendall(asked_for_review(match, guest))
            wait_until(lambda: bool(slow_reviews))
            assert slow_reviews[0]()
        wait_until(lambda: not slow_reviews[0]())


def test_reviews_are_bounded_by_guest_address_and_length(tmp_path: Path, slow_reviews: list[Still]) -> None:
    limits = Limits(reviews_of_guest=1, reviews=1, messages=10_000)
    with running(tmp_path, limits) as address, Guest(address) as guest, Guest(address) as other:
        match, second, others = finished(guest, "me"), finished(guest, "me"), finished(other, "me")
        with raw(address) as line:
            line.sendall(asked_for_review(match, guest))
            wait_until(lambda: bool(slow_reviews))
            answer = guest.http.get(f"/api/matches/{second}/review")
            assert (answer.status_code, "on their way to you" in answer.json()["error"]) == (429, True)
            answer = other.http.get(f"/api/matches/{others}/review")
            assert (answer.status_code, "from your address" in answer.json()["error"]) == (429, True)
    with running(tmp_path, Limits(reviewed_steps=3)) as address, guest:
        guest.move(address)
        answer = guest.http.get(f"/api/matches/{match}/review")
        assert (answer.status_code, "more than 3 steps" in answer.json()["error"]) == (413, True)


async def test_files_are_looked_back_on_after_matches_that_were_played_here() -> None:
    """However many guests somebody is: one who has played waits for the review at work, not for all of theirs."""
    files = [History(b"{}", [], [], opened=True) for _ in range(3)]
    played = History(b"{}", [], [])

    slow = Slow()
    bots = Bots({"review": Pool(1, lambda _: slow)})
    asked = [(one, f"eve {n}") for n, one in enumerate(files)] + [(played, "ada")]
    tasks = [asyncio.create_task(bots.look_back(one, guest, lambda: True)) for one, guest in asked]
    await settled()
    for _ in asked:
        slow.answer()
        await settled()
    await asyncio.gather(*tasks)
    assert [one is played for one in slow.begun] == [False, True, False, False]


def test_files_are_played_again_one_at_a_time_whoever_brings_them(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = visit()
    kept = guest.get(f"/api/matches/{finished(guest, 'me')}/match.json")
    at_once, most, again = 0, 0, matches.played_again

    def slowly(data: Any) -> Any:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.1)
        at_once -= 1
        return again(data)

    monkeypatch.setattr(matches, "played_again", slowly)
    with ThreadPoolExecutor(4) as people:
        answers = list(people.map(lambda _: guest.post("/api/open", kept).status_code, range(4)))
    assert (answers, most) == ([201] * 4, 1)
