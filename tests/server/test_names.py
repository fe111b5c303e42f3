"""What was told stays as it was told: in stores of earlier servers, after rules changed, from room to room."""

import asyncio
import random
import shutil
import sqlite3
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, msgpack
from msgspec.structs import replace

import fathoms
from fathoms.core.game import AnyGame
from fathoms.core.news import Bulletin, Kind
from fathoms.core.verbs import Verbs
from fathoms.server import matches
from fathoms.server.bots import Bots
from fathoms.server.commands import hear
from fathoms.server.guests import Key
from fathoms.server.migrations import MIGRATIONS
from fathoms.server.protocol import NewMatch, Wanted
from fathoms.server.room import Room
from fathoms.server.rooms import Rooms
from fathoms.server.rows import news_of
from fathoms.server.sqlite import SQLite, prepare
from fathoms.server.store import Seat
from server.client import Guest
from server.host import running
from server.kept import FOLDER, play, shown, until
from server.scenes import unfolded
from server.test_storm import Ear, found

STORES = sorted(FOLDER.glob("store-*.sqlite"))
OTHER_RULES = "this match was begun under other rules"


def told(path: Path) -> dict[str, Any]:
    """What was told in the matches of a store, when it was kept."""
    return json.decode(path.with_suffix(".json").read_bytes())  # type: ignore[no-any-return]


def in_a_copy(path: Path, folder: Path, story: Callable[[Rooms], Awaitable[None]]) -> None:
    """Something that happens to a copy of a store."""

    async def whole() -> None:
        copy = folder / "copy.db"
        shutil.copy(path, copy)
        store = SQLite(copy)
        await story(Rooms(store, Bots()))
        await store.close()

    asyncio.run(whole())


async def lines_of_steps(room: Room, eye: int) -> list[dict[str, Any]]:
    """All lines of a match as a replay shows them."""
    shown: list[dict[str, Any]] = []
    for first in range(0, len(room.table.steps), matches.PAGE):
        page = json.decode(json.encode(await matches.steps(room, first, first + matches.PAGE - 1, eye)))
        for step in page["steps"]:
            shown += [{"n": step["n"], "seat": step["seat"], **line} for line in step["lines"]]
    return shown


async def check_told(rooms: Rooms, expected: dict[str, Any]) -> None:
    """Every match tells every eye what it told then, in log and replay; it goes on only by the same rules."""
    assert {summary.match.id for summary in await rooms.store.mine("ada")} == set(expected)
    for match, then in expected.items():
        room = await found(rooms, match)
        assert shown(room) == then
        words = room.table.game.words()
        for eye in range(-1, len(room.present.seats)):
            replayed = await lines_of_steps(room, eye)
            lines = [{key: line[key] for key in line if key != "scene"} for line in replayed]
            assert lines[-len(then["lines"][str(eye)]) :] == then["lines"][str(eye)]
            assert all(line["key"] in words for line in lines), "words of what was told stay"
        assert room.same_rules == (fathoms.game(then["game"]).version == then["rules"])
        await check_goes_on(room)


async def check_goes_on(room: Room) -> None:
    ear, over = Ear("ada"), room.present.over
    room.enter(ear)
    seat = (*room.present.waiting, 0)[0]
    await hear(room, ear, json.encode({"do": "look", "id": "look", "seat": seat}).decode())
    phrase = ear.now["choices"][0]["action"] if ear.now["choices"] else "begin"
    act = {"do": "play", "id": "play", "seat": seat, "action": phrase, "ply": ear.now["ply"]}
    await hear(room, ear, json.encode(act).decode())
    answer = next(m for m in ear.heard if m.get("id") == "play")
    if room.same_rules:
        assert answer["type"] == ("refused" if over else "ack")
        assert ear.heard[0]["closed"] is None
        assert ear.heard[0]["now"]["scene"]["containers"]
    else:
        assert answer["error"].startswith(OTHER_RULES)
        assert answer["message"] == ear.heard[0]["closed"]
        assert (ear.now["waiting"], ear.now["choices"], ear.now["undo"]) == ([], [], False)


@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_a_store_of_an_earlier_server_is_shown_as_it_was_told(tmp_path: Path, path: Path) -> None:
    in_a_copy(path, tmp_path, lambda rooms: check_told(rooms, told(path)))


def test_the_present_format_has_its_fixture() -> None:
    """Made by `python -m server.kept`, and kept for ever."""
    assert f"store-{len(MIGRATIONS)}" in [path.stem for path in STORES]


# --- rules that changed meanwhile -----------------------------------------------------------------------------


def doctored(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other rules: a verb is inserted before all others, a kind of news renamed, and what was secret is told to all."""
    verbs = Verbs()
    verbs.one("dance")
    for verb in game.verbs.verbs.values():
        verbs.each(verb.name, **verb.about)
    news = Bulletin()
    for kind in game.news:
        name = kind.name if kind.secret else f"{kind.name}_anew"
        news.enter(Kind(name, kind.rule, kind.motion, kind.about))
    monkeypatch.setattr(game, "verbs", verbs)
    monkeypatch.setattr(game, "news", news)
    monkeypatch.setattr(game, "version", "another")


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> Any:
    """All games have other rules now than they had."""
    for name in fathoms.games():
        doctored(fathoms.game(name), monkeypatch)
    news_of.cache_clear()
    yield
    news_of.cache_clear()


@pytest.mark.usefixtures("other_rules")
@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_after_the_rules_have_changed_a_match_tells_the_old_things_and_keeps_its_secrets(
    tmp_path: Path, path: Path
) -> None:
    expected = told(path)
    unseen = [line["key"] for then in expected.values() for line in then["lines"]["-1"] if "-unseen" in line["key"]]
    assert unseen, "there are secrets in the store"
    in_a_copy(path, tmp_path, lambda rooms: check_told(rooms, expected))


async def test_a_kind_of_news_that_is_declared_anew_under_the_same_rules_leaves_what_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """News decide nothing, so the match goes on; each step is told as it was declared when it happened."""
    game = fathoms.game("tentacolor")
    store = SQLite(tmp_path / "x.db")
    room = await a_room(store, tmp_path, "tentacolor", 2)
    await play(room, random.Random(1), 3)
    before = shown(room)["lines"]
    version = game.version
    doctored(game, monkeypatch)
    monkeypatch.setattr(game, "version", version)
    news_of.cache_clear()
    again = await found(Rooms(store, Bots()), room.match.id)
    assert again.same_rules
    assert shown(again)["lines"] == before
    await play(again, random.Random(1), 2)
    later = shown(await found(Rooms(store, Bots()), room.match.id))["lines"]
    assert {eye: lines[: len(before[eye])] for eye, lines in later.items()} == before
    assert all(line["key"].endswith("-anew") for line in later["0"][len(before["0"]) :] if "card" not in line["about"])
    await store.close()
    news_of.cache_clear()


@pytest.mark.usefixtures("other_rules")
def test_where_a_position_of_other_rules_cannot_be_drawn_the_line_is_told_without_a_scene(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (path,) = [path for path in STORES if path.stem == f"store-{len(MIGRATIONS)}"]
    for name in fathoms.games():
        monkeypatch.setattr(fathoms.game(name).scene, "scene", lambda *_: 1 // 0)

    async def story(rooms: Rooms) -> None:
        for match, then in told(path).items():
            room = await found(rooms, match)
            assert shown(room) == then
            assert not any("scene" in line for line in await lines_of_steps(room, 0))
            assert json.encode(room.seen_by(0).now(room.present).scene) == b'{"containers":[]}'

    in_a_copy(path, tmp_path, story)


@pytest.mark.usefixtures("other_rules")
def test_a_match_of_other_rules_is_kept_as_it_was(tmp_path: Path) -> None:
    (path,) = [path for path in STORES if path.stem == f"store-{len(MIGRATIONS)}"]

    async def story(rooms: Rooms) -> None:
        for match, then in told(path).items():
            room = await found(rooms, match)
            data = matches.exported(room, "ada")
            assert (data["rules"], data["game"]) == (then["rules"], then["game"])
            assert len(data["steps"]) == len(room.table.steps) - 1

    in_a_copy(path, tmp_path, story)


def doctor(path: Path, **fields: Any) -> str:
    """Changes what a copy of a store says of its match."""
    db = sqlite3.connect(path)
    ((id, fixed),) = db.execute("SELECT id, fixed FROM matches").fetchall()
    db.execute("UPDATE matches SET fixed = ?", (json.encode({**json.decode(fixed), **fields}),))
    db.commit()
    db.close()
    return str(id)


async def test_a_match_of_a_variant_that_is_no_more_is_still_told(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "x.db")
    room = await a_room(store, tmp_path, "kraken-attack", 3)
    await play(room, random.Random(1), 5)
    then = shown(room)
    variant = {**room.match.variant, "options": {"gone": 1}, "seats": 3}
    doctor(tmp_path / "x.db", rules="another", variant=variant)
    again = await found(Rooms(store, Bots()), room.match.id)
    assert shown(again) == {**then, "rules": "another"}
    assert json.decode(again.table_message(Ear("ada")))["options"] == {"gone": 1}
    await check_goes_on(again)
    await store.close()


def test_a_match_of_a_game_that_is_no_more_is_listed_and_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as address:
        guest = Guest(address)
        match = guest.make("kraken-attack", "me", "open")
    doctor(tmp_path / "fathoms.db", variant={"game": "chess", "seats": 2, "options": {}, "edition": {}})
    with running(tmp_path) as address, guest:
        guest.move(address)
        (row,) = guest.get("/api/matches")
        assert (row["game"], row["closed"], row["waiting"]) == ("chess", True, [])
        answer = guest.http.get(f"/api/matches/{match}/steps")
        assert (answer.status_code, answer.json()["message"]["key"]) == (404, "error-no-game")
        assert guest.sit(match).farewell() == 4404


def test_over_the_wire_a_match_of_other_rules_is_closed(tmp_path: Path) -> None:
    with running(tmp_path) as address:
        guest = Guest(address)
        match = guest.make("kraken-attack", "me", "bot-shrimp")
        with guest.sit(match) as line:
            line.play()
            lines = line.until("steps")["steps"][0]["lines"]
    doctor(tmp_path / "fathoms.db", rules="another")
    with running(tmp_path) as address, guest:
        guest.move(address)
        assert guest.get("/api/matches")[0]["closed"]
        with guest.sit(match) as line:
            assert line.table["closed"] == {"key": "error-other-rules", "about": {}}
            for do in ("play", "undo", "reset", "seed", "leave", "advise", "sit", "go"):
                answer = line.ask(do, seat=0, action="stop", ply=1, seed="x", then="end", kind="bot")
                assert answer["error"].startswith(OTHER_RULES), do
            assert line.ask("look", seat=-1)["type"] == "ack"
        assert unfolded(guest.get(f"/api/matches/{match}/steps?from=1&to=1"))["steps"][0]["lines"] == lines
        assert guest.get(f"/api/matches/{match}/match.json")["rules"] == "another"


def test_where_todays_rules_cannot_judge_a_match_of_others_its_review_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look_back(*_: Any) -> None:
        raise KeyError("a verb that is no more")

    monkeypatch.setattr(Bots, "look_back", look_back)
    with running(tmp_path) as address:
        guest = Guest(address)
        match = guest.make("kraken-attack", "me")
        with guest.sit(match) as line:
            assert line.ask("leave", then="end")["type"] == "ack"
    doctor(tmp_path / "fathoms.db", rules="another")
    with running(tmp_path) as address, guest:
        guest.move(address)
        answer = guest.http.get(f"/api/matches/{match}/review")
        assert (answer.status_code, answer.json()["message"]["key"]) == (403, "error-review-rules")


# --- from numbers to names ------------------------------------------------------------------------------------


def write_numbered(path: Path, room: Room, rules: str) -> None:
    """A match as servers kept it before they kept names."""
    prepare(path, MIGRATIONS[:2])
    game, variant, present = room.table.game, room.match.variant, room.present
    names = list(game.news.names)
    fixed = {
        "id": room.match.id,
        "game": game.name,
        "rules": rules,
        "options": {**variant["options"], "dial": None},
        "edition": {},
        "secret": room.match.secret,
        "maker": "ada",
        "made": 1.0,
    }
    then = {
        "version": present.version,
        "ply": present.ply,
        "seats": present.seats,
        "pending": {seat: game.verbs.number(phrase) for seat, phrase in present.pending.items()},
        "waiting": present.waiting,
        "over": present.over,
    }
    db = sqlite3.connect(path)
    row = (room.match.id, json.encode(fixed), json.encode(then), present.version, 1.0, 1.0)
    db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?)", row)
    db.execute("INSERT INTO rights VALUES (?, 'ada', 3)", (room.match.id,))
    for n, step in enumerate(room.table.steps):
        news = [(names.index(event.kind.name), *(*event.args, 0, 0, 0)[:3]) for event in step.news]
        action = game.verbs.number(step.action) if step.action else -1
        numbered = msgpack.encode((n, step.seat, action, step.drawn, step.sides, news))
        positions = zlib.compress(msgpack.encode([room.table.state] * (len(news) + 1)))
        db.execute("INSERT INTO steps VALUES (?, ?, ?, ?)", (room.match.id, n, numbered, positions))
    db.commit()
    db.close()


async def a_room(store: SQLite, folder: Path, name: str, seats: int) -> Room:
    wanted = NewMatch(name, [Wanted("me")] * seats)
    match = await matches.make(store, Key.open(folder / "key"), wanted, "ada")
    return await found(Rooms(store, Bots()), match)


@pytest.mark.parametrize(("name", "what"), [("kraken-attack", "end"), ("barrakuda", "pending")])
async def test_numbers_of_todays_rules_become_names_and_the_match_goes_on(tmp_path: Path, name: str, what: str) -> None:
    store = SQLite(tmp_path / "new.db")
    room = await a_room(store, tmp_path, name, 2)
    await until(room, random.Random(3), what)
    write_numbered(tmp_path / "old.db", room, room.match.rules)
    old = SQLite(tmp_path / "old.db")
    again = await found(Rooms(old, Bots()), room.match.id)
    assert shown(again) == shown(room)
    assert again.present == room.present
    assert again.match.variant == {**room.match.variant}
    await check_goes_on(again)
    await old.close()
    await store.close()


@pytest.mark.parametrize(("name", "what"), [("kraken-attack", "end"), ("barrakuda", "pending")])
async def test_of_numbers_that_nobody_can_read_any_more_it_is_told_that_something_happened(
    tmp_path: Path, name: str, what: str
) -> None:
    """Neither other things than those that happened, nor a secret."""
    store = SQLite(tmp_path / "new.db")
    room = await a_room(store, tmp_path, name, 2)
    await until(room, random.Random(3), what)
    write_numbered(tmp_path / "old.db", room, "of long ago")
    old = SQLite(tmp_path / "old.db")
    again = await found(Rooms(old, Bots()), room.match.id)
    lines = again.seen_by(0).log()
    assert {(line.key, *line.about) for line in lines} == {("news-untold",)}
    assert [line.n for line in lines] == [line.n for line in room.seen_by(0).log()]
    assert (again.present.pending, again.present.seats) == ({}, room.present.seats)
    if what == "end":
        assert again.present.result is not None
        assert again.present.result.ending == "untold"
        assert room.present.result is not None
        assert again.present.result.winners == room.present.result.winners
    await check_goes_on(again)
    await old.close()
    await store.close()


# --- changes made elsewhere -----------------------------------------------------------------------------------


async def test_a_change_that_another_room_committed_enters_by_the_same_door(tmp_path: Path) -> None:
    """Both rooms tell those at their tables the same, and go on from the same."""
    store = SQLite(tmp_path / "x.db")
    here = await a_room(store, tmp_path, "barrakuda", 2)
    there = await found(Rooms(store, Bots()), here.match.id)
    ears = Ear("ada"), Ear("ada")
    for room, ear in zip((here, there), ears, strict=True):
        room.enter(ear)
        ear.eye = 0
    chance = random.Random(5)
    for n in range(12):
        seat = chance.choice([seat for seat in here.table.waiting if seat not in here.present.pending])
        change = here.choice(seat, chance.choice(here.table.legal(seat)))
        if n == 6:
            seats = (*here.present.seats[:1], Seat("open"))
            change = here.change(replace(here.present, seats=seats), tells="seats")
        nothing_altered = (here.present, len(here.table.steps))
        assert nothing_altered == (there.present, len(there.table.steps))
        await here.commit(change)
        there.apply(change)
    assert ears[0].heard == ears[1].heard
    assert len(ears[0].heard) > 12
    assert (here.present, here.table.state) == (there.present, there.table.state)
    await there.commit(there.choice(there.table.waiting[0], there.table.legal(there.table.waiting[0])[0]))
    await store.close()


async def test_a_change_that_does_not_follow_on_what_a_room_knows_has_everybody_come_back(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "x.db")
    here = await a_room(store, tmp_path, "kraken-attack", 2)
    there = await found(Rooms(store, Bots()), here.match.id)
    seat = here.table.waiting[0]
    await here.commit(here.choice(seat, here.table.legal(seat)[0]))
    seat = here.table.waiting[0]
    missed = here.choice(seat, here.table.legal(seat)[0])
    await here.commit(missed)
    there.apply(missed)
    assert there.lost
    await store.close()
