"""What any store must be able to do: the same tests for SQLite and for PostgreSQL."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fathoms.server import matches
from fathoms.server.bots import Bots
from fathoms.server.guests import Key, hashed
from fathoms.server.postgres import Postgres, prepare
from fathoms.server.protocol import NewMatch, Wanted
from fathoms.server.room import Room
from fathoms.server.rooms import Rooms
from fathoms.server.sqlite import SQLite
from fathoms.server.store import Answer, Change, Repeated, Stale, Store, Token
from server.kept import play, shown, until
from server.test_storm import found

KEY = Key(b"k" * 32)
Story = Callable[[Store], Awaitable[None]]
Tell = Callable[[Story], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def kept_in(request: pytest.FixtureRequest, tmp_path: Path) -> Tell:
    """Has a story happen to an empty store."""
    url = request.getfixturevalue("database") if request.param == "postgresql" else ""

    def tell(story: Story) -> None:
        async def whole() -> None:
            if url:
                await prepare(url)
            store: Store = Postgres(url) if url else SQLite(tmp_path / "x.db")
            try:
                await story(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return tell


async def a_match(store: Store, name: str = "kraken-attack", seats: int = 1) -> str:
    return await matches.make(store, KEY, NewMatch(name, [Wanted("me")] * seats), "ada")


async def a_room(store: Store, name: str = "kraken-attack", seats: int = 1) -> Room:
    return await found(Rooms(store, Bots()), await a_match(store, name, seats))


def same(one: Room, other: Room) -> bool:
    return (one.present, one.table.state, one.rights, shown(one)) == (
        other.present,
        other.table.state,
        other.rights,
        shown(other),
    )


@pytest.mark.parametrize(("name", "what"), [("kraken-attack", "end"), ("barrakuda", "pending"), ("tentacolor", "end")])
def test_a_match_is_loaded_as_it_was_left(kept_in: Tell, name: str, what: str) -> None:
    async def story(store: Store) -> None:
        room = await a_room(store, name, 2)
        await until(room, random.Random(3), what)
        again = await found(Rooms(store, Bots()), room.match.id)
        assert same(room, again)
        assert again.match == room.match
        assert [step.action for step in again.table.steps] == [step.action for step in room.table.steps]
        last = len(room.table.steps) - 1
        assert len(await store.positions(room.match.id, 1, last)) == last

    kept_in(story)


def test_there_is_nothing_where_nothing_was_kept(kept_in: Tell) -> None:
    async def story(store: Store) -> None:
        for name in ("nothing", "", "no\0thing", "ñ" * 500):
            assert await store.load(name) is None
        assert await store.token(b"nothing") is None
        assert await store.mine("nobody") == []
        assert await store.answer("nothing", "nobody", "c1") is None
        assert await store.positions("nothing", 0, 9) == []

    kept_in(story)


def test_of_changes_that_build_on_the_same_version_one_is_kept(kept_in: Tell) -> None:
    async def story(store: Store) -> None:
        match = await a_match(store)
        loaded = await store.load(match)
        assert loaded is not None
        changes = [Change(match, 1, replace(loaded.present, version=2, rematch=str(k))) for k in range(10)]
        results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
        assert sorted(str(type(r)) for r in results) == sorted(str(t) for t in [type(None)] + [Stale] * 9)
        after = await store.load(match)
        assert after is not None
        assert results[int(after.present.rematch or -1)] is None

    kept_in(story)


def test_a_match_is_made_once(kept_in: Tell) -> None:
    async def story(store: Store) -> None:
        room = await a_room(store)
        again = matches.new_match(room.match, room.present, room.table, rights={"eve": "maker"})
        with pytest.raises(Stale):
            await store.commit(again)
        loaded = await store.load(room.match.id)
        assert loaded is not None
        assert loaded.rights == {"ada": "maker"}

    kept_in(story)


def test_a_command_is_obeyed_once_and_its_answer_stays(kept_in: Tell) -> None:
    async def story(store: Store) -> None:
        room = await a_room(store)
        answer = Answer("ada", "c1", b'{"type":"ack","id":"c1","ply":0}')
        await room.commit(room.change(answer=answer))
        before = await store.load(room.match.id)
        with pytest.raises(Repeated):
            await room.commit(room.change(rights={"eve": "watch"}, answer=answer))
        assert await store.load(room.match.id) == before
        assert not room.lost
        assert await store.answer(room.match.id, "ada", "c1") == answer.body
        assert await store.answer(room.match.id, "eve", "c1") is None
        assert before is not None
        assert before.answers == [answer]

    kept_in(story)


def test_steps_that_are_taken_back_are_gone(kept_in: Tell) -> None:
    async def story(store: Store) -> None:
        room = await a_room(store, "tentacolor", 2)
        await play(room, random.Random(1), 6)
        count = len(room.table.steps)
        await room.commit(room.change(room.present, tells="table", first=count - 2))
        loaded = await store.load(room.match.id)
        assert loaded is not None
        assert [row.n for row in loaded.rows] == list(range(count - 2))

    kept_in(story)


def test_links_give_and_are_void(kept_in: Tell) -> None:
    async def story(store: Store) -> None:
        room = await a_room(store, seats=2)
        mine = {hashed("a"): Token(room.match.id, "seat", 0), hashed("b"): Token(room.match.id, "seat", 1)}
        await room.commit(room.change(tokens=mine))
        assert await store.token(hashed("a")) == Token(room.match.id, "seat", 0)
        await room.commit(room.change(tokens=mine, void=(1,)))
        await room.commit(room.change(void=(0,)))
        assert await store.token(hashed("a")) is None
        assert await store.token(hashed("b")) == Token(room.match.id, "seat", 1)
        assert await store.token(hashed(KEY.token("invite", room.match.id))) == Token(room.match.id, "invite")

    kept_in(story)


def test_a_right_is_never_lowered(kept_in: Tell) -> None:
    async def story(store: Store) -> None:
        room = await a_room(store)
        await room.commit(room.change(rights={"eve": "player"}))
        await room.commit(room.change(rights={"eve": "watch", "ada": "invited"}))
        loaded = await store.load(room.match.id)
        assert loaded is not None
        assert loaded.rights == {"ada": "maker", "eve": "player"} == room.rights

    kept_in(story)


def test_my_matches_are_those_i_made_or_play_the_latest_first(kept_in: Tell) -> None:
    async def story(store: Store) -> None:
        rooms = [await a_room(store) for _ in range(3)]
        await rooms[0].commit(rooms[0].change(rights={"eve": "watch", "bob": "player"}))
        order = [rooms[0].match.id, rooms[2].match.id, rooms[1].match.id]
        mine = await store.mine("ada")
        assert [summary.match.id for summary in mine] == order
        assert mine[0].present == rooms[0].present
        assert [summary.match.id for summary in await store.mine("bob")] == order[:1]
        assert await store.mine("eve") == []

    kept_in(story)


def test_a_store_can_be_asked_whether_it_works(kept_in: Tell) -> None:
    async def story(store: Store) -> None:
        await store.beat()
        await store.beat()

    kept_in(story)


def test_a_whole_match_is_opened_at_once(kept_in: Tell) -> None:
    """More steps than one would have others wait for."""

    async def story(store: Store) -> None:
        room = await a_room(store, "kraken-attack", 1)
        await until(room, random.Random(3), "end")
        data: dict[str, Any] = {**matches.exported(room, "ada"), "edition": {}}
        kept = await matches.reopen(store, data["names"], matches.played_again(data), "ada")
        again = await found(Rooms(store, Bots()), kept)
        assert again.table.state.over == room.table.state.over
        assert len(again.table.steps) == len(room.table.steps)

    kept_in(story)
