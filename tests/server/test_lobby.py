"""Before the deal: people gather, and there is nothing to know yet."""

import asyncio
import json
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

import fathoms
from fathoms.server import matches
from fathoms.server.app import every
from fathoms.server.bots import Bots
from fathoms.server.dice import verify
from fathoms.server.guests import Key
from fathoms.server.janitor import DAY, Janitor, clean
from fathoms.server.limits import Limits
from fathoms.server.protocol import NewMatch, Wanted
from fathoms.server.rooms import Rooms
from fathoms.server.sqlite import SQLite
from fathoms.server.store import Unreachable
from server.client import Connection, Guest, Visit, followed
from server.host import process, running
from server.test_replay import finished

SECRET_GAMES = ["tentacolor", "barrakuda"]


def kinds(line: Connection) -> list[str]:
    return [seat["kind"] for seat in line.table["seats"]]


def join(host: Guest, match: str, friend: Guest, name: str) -> None:
    friend.follow(host.get(f"/api/matches/{match}/links")["invite"], name)


@pytest.mark.parametrize("game", SECRET_GAMES)
def test_whoever_opened_a_table_cannot_read_a_hand_before_there_is_one(visit: Visit, game: str) -> None:
    host, friend = visit(), visit()
    match = host.gather(game, "me", "open")
    with host.sit(match) as one:
        assert one.table["type"] == "lobby"
        for path in ("match.json", "steps", "review"):
            assert host.http.get(f"/api/matches/{match}/{path}").json()["message"]["key"] == "error-not-dealt"
        for do in ("undo", "reset"):
            assert one.ask(do, seat=0)["message"]["key"] == "error-not-dealt"
        assert one.ask("advise", seat=0)["type"] == "refused"
        assert one.ask("play", seat=0, action="stop", ply=0)["message"]["key"] == "error-not-dealt"
        one.ask("sit", seat=1, kind="me")
        assert "now" not in one.table
        join(host, match, friend, "Ben")
        with friend.sit(match) as two:
            two.ask("ready", seat=kinds(two).index("human"), ready=True)
            assert one.ask("start", seat=0)["type"] == "ack"
            one.until("table")
            two.until("table")
            assert one.table["hands"] == [], "nobody sat anywhere else since the deal"
        assert host.http.get(f"/api/matches/{match}/match.json").status_code == 403


def test_friends_come_choose_a_mark_get_ready_and_are_dealt_in(visit: Visit) -> None:
    host, leo, mia = visit(), visit(), visit()
    match = host.gather("kraken-attack", "me", "open", "open", "open")
    join(host, match, leo, "Leo")
    join(host, match, mia, "Mia")
    with host.sit(match) as one, leo.sit(match) as two, mia.sit(match) as three:
        assert (two.table["mine"], three.table["mine"]) == ([1], [2])
        assert (one.table["maker"], two.table["maker"]) == (True, False)
        assert three.ask("sit", seat=3, kind="me")["type"] == "ack"
        lobby = three.until("lobby")
        assert (lobby["mine"], [seat["name"] for seat in lobby["seats"]]) == ([3], ["", "Leo", "", "Mia"])
        assert three.ask("sit", seat=1, kind="me")["message"]["key"] == "error-seat-taken"
        assert two.ask("ready", seat=1, ready=True)["type"] == "ack"
        assert two.until("lobby")["ready"] == [0, 1]
        assert two.ask("start", seat=1)["message"]["key"] == "error-only-maker"
        assert two.ask("many", seat=1, count=3)["message"]["key"] == "error-only-maker"
        assert one.ask("many", seat=0, count=2)["message"]["key"] == "error-too-few-seats"
        assert one.ask("many", seat=0, count=7)["message"]["key"] == "error-seats"
        assert one.ask("many", seat=0, count=3)["type"] == "ack"
        assert [seat["name"] for seat in one.until("lobby")["seats"]] == ["", "Leo", "Mia"]
        assert one.ask("many", seat=0, count=4)["type"] == "ack"
        assert one.ask("start", seat=0)["type"] == "ack"
        for line, seat in ((one, 0), (two, 1), (three, 2)):
            table = line.until("table")
            assert (table["mine"], table["eye"]) == ([seat], seat)
            assert [row["kind"] for row in table["seats"]] == ["human", "human", "human", "bot"]
        assert one.ask("start", seat=0)["message"]["key"] == "error-dealt"
        assert len(one.now["choices"] + two.now["choices"] + three.now["choices"]) > 0


def test_when_the_maker_has_gone_those_who_are_ready_may_start(visit: Visit) -> None:
    host, friend = visit(), visit()
    match = host.gather("kraken-attack", "me", "open")
    join(host, match, friend, "Ben")
    with friend.sit(match) as two:
        assert two.table["starts"] is False
        two.ask("ready", seat=1, ready=True)
        assert two.until("lobby")["starts"] is True
        with host.sit(match):
            assert two.until("lobby")["starts"] is False


def test_one_leaves_a_lobby_and_the_seat_is_free_again(visit: Visit) -> None:
    host, friend = visit(), visit()
    match = host.gather("kraken-attack", "me", "open")
    join(host, match, friend, "Ben")
    with host.sit(match) as one, friend.sit(match) as two:
        assert two.ask("leave", seat=1, then="wait")["type"] == "ack"
        two.until("lobby")
        assert kinds(two) == ["human", "open"]
        assert one.ask("leave", seat=0, then="end")["message"]["key"] == "error-not-dealt"


def test_the_maker_shows_somebody_out_who_comes_back_only_when_let_in(visit: Visit) -> None:
    """Neither by a seat, nor by the invitation, nor by a link to the old seat; only who was there to see it is out."""
    host, ben, mia = visit(), visit(), visit()
    match = host.gather("kraken-attack", "me", "open", "open")
    join(host, match, ben, "Ben")
    join(host, match, mia, "Mia")
    bens = ben.get(f"/api/matches/{match}/links")["seats"]["1"]
    with host.sit(match) as one, ben.sit(match) as two:
        assert two.ask("sit", seat=2, kind="open")["message"]["key"] == "error-seat-taken"
        assert two.ask("admit", seat=1)["message"]["key"] == "error-only-maker"
        assert one.ask("sit", seat=2, kind="open")["type"] == "ack", (
            "Mia is not here: her seat is free, and she is not out"
        )
        assert one.ask("sit", seat=1, kind="open")["type"] == "ack"
        shown = one.until("lobby")
        while shown["out"] == []:
            shown = one.until("lobby")
        assert (shown["out"], shown["barred"], kinds(one)) == (["Ben"], False, ["human", "open", "open"])
        while not two.table["barred"]:
            two.until("lobby")
        assert (two.table["mine"], two.table["out"]) == ([], [])
        for how in ({"kind": "me"}, {"kind": "bot"}):
            assert two.ask("sit", seat=1, **how)["message"]["key"] == "error-shown-out"
        assert ben.http.post(f"/api{bens}", json={}).status_code == 404
        join(host, match, ben, "Ben")
        assert two.ask("sit", seat=1, kind="me")["message"]["key"] == "error-shown-out"
        join(host, match, mia, "Mia")
        assert one.ask("admit", seat=0)["type"] == "ack"
        assert two.ask("sit", seat=2, kind="me", name="Ben")["type"] == "ack"
        assert [seat["name"] for seat in two.until("lobby")["seats"]] == ["", "Mia", "Ben"]


def test_who_was_shown_out_stays_out_once_it_is_dealt(visit: Visit) -> None:
    host, ben = visit(), visit()
    match = host.gather("kraken-attack", "me", "open")
    join(host, match, ben, "Ben")
    with host.sit(match) as one, ben.sit(match) as two:
        one.ask("sit", seat=1, kind="open")
        one.ask("start", seat=0)
        table = two.until("table")
        assert (table["mine"], table["reclaim"]) == ([], [])
        assert two.ask("sit", seat=1, kind="me")["message"]["key"] == "error-shown-out"
        assert one.ask("admit", seat=0)["message"]["key"] == "error-dealt"


def test_a_lobby_is_kept_when_the_server_goes_and_comes(tmp_path: Path) -> None:
    with running(tmp_path) as address:
        host = Guest(address)
        match = host.gather("tentacolor", "me", "open", preset=next(iter(fathoms.game("tentacolor").presets)))
        with host.sit(match) as line:
            line.ask("many", seat=0, count=4)
            before = line.until("lobby")
    with running(tmp_path) as address:
        host.move(address)
        with host, host.sit(match) as line:
            assert line.table == before
            assert line.ask("start", seat=0)["type"] == "ack"
            table = line.until("table")
            assert len(table["seats"]) == 4
            assert "preset" not in table["options"]


# --- the seal -----------------------------------------------------------------------------------------------


def test_a_seed_counts_only_for_dice_that_were_sealed_before(visit: Visit) -> None:
    guest = visit()
    body = {"game": "kraken-attack", "seats": [{"kind": "me"}]}
    seal = guest.post("/api/seals").json()
    for wrong in ({}, {"match": seal["match"]}, {**seal, "commitment": "0" * 64}, {**seal, "match": "my-own"}):
        answer = guest.post("/api/matches", {**body, **wrong, "seed": "abc"})
        assert (answer.status_code, answer.json()["message"]["key"]) == (403, "error-no-seal"), wrong
    made = guest.post("/api/matches", {**body, **seal, "seed": "abc"})
    assert made.json() == {"match": seal["match"]}
    with guest.sit(seal["match"]) as line:
        assert line.table["dice"] == {"commitment": seal["commitment"]}
    assert guest.post("/api/matches", {**body, **seal, "seed": "abc"}).status_code == 409, (
        "a seal is good for one match"
    )


def test_every_guest_adds_to_the_deal_itself_and_can_check_it_against_the_seal_they_saw(visit: Visit) -> None:
    host, friend = visit(), visit()
    match = host.gather("kraken-attack", "me", "open", options={"tokens_to_win": 1})
    join(host, match, friend, "Ben")
    with host.sit(match) as one, friend.sit(match) as two:
        seen = two.table["dice"]["commitment"]
        assert one.ask("seed", seat=0, seed="ada1")["type"] == "ack"
        assert two.ask("seed", seat=1, seed="ben1")["type"] == "ack"
        assert one.ask("start", seat=0)["type"] == "ack"
        one.until("table")
        two.until("table")
        while not one.now["over"]:
            mover = one if one.now["choices"] else two
            mover.play(len(mover.heard))
            one.until("steps")
            two.until("steps")
    text = friend.http.get(f"/api/matches/{match}/match.json").text
    assert json.loads(text)["dice"]["seeds"] == [[0, 0, "ada1"], [0, 1, "ben1"]]
    assert verify(text, seen).good
    assert not verify(text, "0" * 64).good


# --- words ----------------------------------------------------------------------------------------------------


def test_a_word_is_heard_by_all_and_not_too_often(visit: Visit) -> None:
    host, friend, fan = visit(), visit(), visit()
    match = host.make("kraken-attack", "me", "open")
    join(host, match, friend, "Ben")
    fan.follow(host.get(f"/api/matches/{match}/links")["watch"])
    with host.sit(match) as one, friend.sit(match) as two, fan.sit(match) as three:
        assert two.ask("say", seat=1, what="gasp")["type"] == "ack"
        for line in (one, two, three):
            assert line.until("said") == {"type": "said", "seat": 1, "what": "gasp"}
        assert two.ask("say", seat=1, what="hooray")["type"] == "ack"
        assert two.ask("say", seat=1, what="hooray")["message"]["key"] == "error-too-many-words"
        assert three.ask("say", seat=1, what="gasp")["message"]["key"] == "error-not-your-seat"
        one.socket.send('{"do": "say", "id": "x", "seat": 0, "what": "something rude"}')
        assert one.until("refused")["message"]["key"] == "error-no-command"


def test_people_write_only_where_whoever_opened_the_table_allows_it(visit: Visit) -> None:
    """Before the deal; and what they write is seen, short and on one line."""
    host, friend = visit(), visit()
    match = host.gather("kraken-attack", "me", "open")
    join(host, match, friend, "Ben")
    with host.sit(match) as one, friend.sit(match) as two:
        assert not two.table["typed"]
        assert two.ask("write", seat=1, text="Hello")["message"]["key"] == "error-not-typed"
        assert two.ask("typing", seat=1, typed=True)["message"]["key"] == "error-only-maker"
        assert one.ask("typing", seat=0, typed=True)["type"] == "ack"
        assert one.ask("start", seat=0)["type"] == "ack"
        two.until("table")
        assert two.table["typed"]
        for text in ("", "  ", "a\u202eb", "x" * 121):
            assert two.ask("write", seat=1, text=text)["message"]["key"] == "error-text"
        assert two.ask("write", seat=1, text=" the left \n one ")["type"] == "ack"
        assert one.until("wrote") == {"type": "wrote", "seat": 1, "text": "the left one"}
        assert one.ask("typing", seat=0, typed=False)["message"]["key"] == "error-dealt"


def test_the_words_of_a_team_reach_the_team_alone(visit: Visit) -> None:
    """BK-81: neither rivals nor whoever looks on hear them; with the other option everybody does."""
    for option, reached in (("private", [True, False, True, False]), ("table", [True] * 4)):
        host, rival, mate, fan = visit(), visit(), visit(), visit()
        options = {"team_mode": "on", "team_chat": option}
        match = host.make("barrakuda", "me", "open", "open", "bot-shrimp", options=options)
        join(host, match, rival, "Ben")
        join(host, match, mate, "Mia")
        fan.follow(host.get(f"/api/matches/{match}/links")["watch"])
        with host.sit(match) as one, rival.sit(match) as two, mate.sit(match) as three, fan.sit(match) as four:
            lines = (one, two, three, four)
            assert one.ask("say", seat=0, what="look")["type"] == "ack"
            for line in lines:
                line.ask("ping")
            assert [any(m["type"] == "said" for m in line.heard) for line in lines] == reached


def test_one_points_only_at_what_everybody_sees(visit: Visit) -> None:
    host, friend = visit(), visit()
    match = host.make("tentacolor", "me", "open")
    join(host, match, friend, "Ben")
    with host.sit(match) as one, friend.sit(match) as two:
        own = [c for c in two.now["scene"]["containers"] if c["kind"] == "hand"]
        others = [c for c in one.now["scene"]["containers"] if c["kind"] != "hand" and c.get("pieces")]
        piece = others[0]["pieces"][0]["id"]
        assert two.ask("point", seat=1, piece=piece)["type"] == "ack"
        assert one.until("pointed") == {"type": "pointed", "seat": 1, "piece": piece}
        assert two.ask("point", seat=1, piece=own[0]["pieces"][0]["id"])["message"]["key"] == "error-no-piece"


# --- how long matches are kept ----------------------------------------------------------------------------------


def test_what_nobody_needs_any_more_is_forgotten(tmp_path: Path) -> None:
    limits = Limits(gathering_days=1, running_days=2, opened_days=3, finished_days=4)

    async def live() -> list[list[bool]]:
        store, key = SQLite(tmp_path / "store.db"), Key(b"k" * 32)
        rooms = Rooms(store, Bots())
        lobby = await matches.make(store, key, NewMatch("kraken-attack", [Wanted("me"), Wanted("open")]), "ada")
        running = await matches.make(store, key, NewMatch("kraken-attack", [Wanted("me")]), "ada")
        over = await matches.make(store, key, NewMatch("kraken-attack", [Wanted("me")]), "ada")
        room = await rooms.room(over)
        assert room is not None
        await room.commit(room.change(replace(room.present, over=True)))
        data = matches.exported(room, "ada")
        opened = await matches.reopen(store, data["names"], matches.played_again(data), "ada")
        made, left = (lobby, running, opened, over), []
        for day in (0.5, 1.5, 2.5, 3.5, 4.5):
            await clean(store, limits, time.time() + day * DAY)
            kept = {summary.match.id for summary in await store.mine("ada")}
            left.append([match in kept for match in made])
        assert [await store.load(match) for match in made] == [None] * 4
        await store.close()
        return left

    one_by_one = asyncio.run(live())
    assert one_by_one == [[n >= gone for n in range(4)] for gone in range(5)]


@pytest.mark.parametrize("days", [400, -400])
def test_nothing_is_forgotten_by_a_date_that_jumped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], days: int
) -> None:
    wall = time.time

    async def live() -> None:
        store = SQLite(tmp_path / "store.db")
        await matches.make(store, Key(b"k" * 32), NewMatch("kraken-attack", [Wanted("me")]), "ada")
        janitor = Janitor(store, Limits(running_days=0.0001))
        monkeypatch.setattr(time, "time", lambda: wall() + days * DAY)
        await janitor.come()
        assert len(await store.mine("ada")) == 1
        assert "the date has jumped" in capsys.readouterr().err
        monkeypatch.setattr(time, "time", lambda: wall() + 60)
        await janitor.come()
        assert await store.mine("ada") == []
        await store.close()

    asyncio.run(live())


def test_a_chore_that_fails_is_done_again(capsys: pytest.CaptureFixture[str]) -> None:
    """The janitor comes back after an hour in which the database was away."""
    done = asyncio.Event()

    async def chore() -> None:
        if not capsys.readouterr().err:
            raise Unreachable("error-stale")
        done.set()

    async def live() -> None:
        chores = asyncio.create_task(every(0.001, chore))
        await asyncio.wait_for(done.wait(), 60)
        chores.cancel()

    asyncio.run(live())


def test_a_match_that_was_played_on_meanwhile_is_not_forgotten(tmp_path: Path) -> None:
    async def live() -> None:
        store = SQLite(tmp_path / "store.db")
        await matches.make(store, Key(b"k" * 32), NewMatch("kraken-attack", [Wanted("me")]), "ada")
        (old,) = await store.mine("ada")
        room = await Rooms(store, Bots()).room(old.match.id)
        assert room is not None
        await room.commit(room.choice(room.table.waiting[0], room.table.legal(room.table.waiting[0])[0]))
        await store.forget([old])
        assert await store.load(old.match.id) is not None
        await store.close()

    asyncio.run(live())


def test_files_are_opened_only_so_often_and_only_so_many_are_kept(tmp_path: Path) -> None:
    with running(tmp_path, Limits(uploads=3, uploads_of_guest=2)) as address, Guest(address) as guest:
        match = finished(guest, "me")
        kept = guest.get(f"/api/matches/{match}/match.json")
        answers = [guest.post("/api/open", kept) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
        assert [answer.json()["message"]["key"] for answer in answers[2:]] == [
            "error-uploads-kept",
            "error-too-many-uploads",
        ]


# --- the network ------------------------------------------------------------------------------------------------


def test_the_switch_lets_the_home_network_in_and_only_from_this_machine(tmp_path: Path) -> None:
    with process(tmp_path) as (address, _), Guest(address) as guest:
        network = guest.get("/api/network")
        assert (network["open"], network["mine"]) == (False, True)
        if network["address"] is None:
            assert guest.post("/api/network", {"open": True}).json()["message"]["key"] == "error-no-network"
            return
        match = guest.gather("kraken-attack", "me", "open")
        assert guest.get(f"/api/matches/{match}/links")["invite"].startswith(address)
        assert guest.post("/api/network", {"open": True}).json()["open"] is True
        link = guest.get(f"/api/matches/{match}/links")["invite"]
        assert link.startswith(network["address"])
        with Guest(network["address"]) as phone:
            assert phone.get("/api/network")["mine"] is False
            assert phone.post("/api/network", {"open": False}).json()["message"]["key"] == "error-network-here"
            assert phone.follow(link, "Ben") == match
            with phone.sit(match) as line:
                assert line.table["mine"] == [1]
        assert guest.post("/api/network", {"open": False}).json()["open"] is False


def test_the_invite_is_drawn_for_a_camera_and_for_players_only(visit: Visit) -> None:
    host, stranger = visit(), visit()
    match = host.gather("kraken-attack", "me", "open")
    answer = host.http.get(f"/api/matches/{match}/invite.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "M4 4.5h7" in answer.text, "four modules of paper around it, without which cameras may not find it"
    assert stranger.http.get(f"/api/matches/{match}/invite.svg").status_code == 404


def test_behind_a_proxy_links_cookies_and_origins_are_those_of_the_world(tmp_path: Path) -> None:
    with running(tmp_path, public_url="https://fathoms.example") as address, Guest(address) as guest:
        assert guest.http.get("/api/matches").headers["set-cookie"].startswith("__Host-fathoms=")
        cookie = guest.http.get("/api/matches").headers["set-cookie"].split(";")[0]
        body = {"game": "kraken-attack", "seats": [{"kind": "me"}, {"kind": "open"}]}
        headers = {"cookie": cookie, "origin": "https://fathoms.example"}
        match = guest.http.post("/api/matches", json=body, headers=headers).json()["match"]
        links = guest.http.get(f"/api/matches/{match}/links", headers=headers).json()
        assert links["invite"].startswith("https://fathoms.example/join/")
        refused = guest.http.post("/api/matches", json=body, headers={**headers, "origin": address})
        assert refused.json()["message"]["key"] == "error-own-page"
        assert guest.http.get(followed(links["invite"])).json()["host"] == ""
