"""A seat is a seat: it changes hands at any time."""

from pathlib import Path

import pytest

from fathoms.server.limits import Limits
from server.client import Guest, Visit, followed
from server.host import running


def test_a_bot_takes_over_and_the_person_takes_the_seat_back(visit: Visit) -> None:
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me", "open")) as line:
        assert line.ask("sit", seat=0, kind="bot", level="shrimp")["type"] == "ack"
        assert line.until("seats")["seats"][0]["kind"] == "bot"
        assert line.until("table")["mine"] == []
        steps = line.until("steps")
        assert steps["steps"][0]["seat"] == 0, "the bot plays on"
        assert line.ask("sit", seat=0, kind="me", name="Ada")["type"] == "ack"
        table = line.until("table")
        assert table["mine"] == [0]
        assert table["seats"][0] == {"kind": "human", "name": "Ada", "level": "", "here": True}


def test_an_open_seat_can_be_given_to_a_bot_and_opened_again(visit: Visit) -> None:
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me", "open")) as line:
        for kind in ("bot", "absent", "open"):
            assert line.ask("sit", seat=1, kind=kind)["type"] == "ack"
            assert line.until("seats")["seats"][1]["kind"] == kind


def test_nobody_takes_the_seat_of_a_person_who_is_here(visit: Visit) -> None:
    host, friend = visit(), visit()
    match = host.make("kraken-attack", "me", "open")
    friend.follow(host.get(f"/api/matches/{match}/links")["invite"])
    with host.sit(match) as one, friend.sit(match):
        answer = one.ask("sit", seat=1, kind="bot")
        assert answer["type"] == "refused"
        assert "gone for 30 seconds" in answer["error"]
        assert "gone for 180 seconds" in one.ask("sit", seat=1, kind="open")["error"]
        assert one.ask("leave", seat=0, then="end")["error"].startswith("others still play")


def test_a_bot_plays_on_for_one_who_has_gone_and_who_then_comes_back(tmp_path: Path) -> None:
    """Ben's seat is kept for him; until he has been gone for long, it is nobody else's and the match goes on."""
    limits = Limits(bot_seconds=0)
    with running(tmp_path, limits) as address, Guest(address) as host, Guest(address) as friend, Guest(address) as spy:
        match = host.make("kraken-attack", "me", "open", "open")
        invite = host.get(f"/api/matches/{match}/links")["invite"]
        friend.follow(invite, "Ben")
        with host.sit(match) as one:
            with friend.sit(match) as two:
                one.until("seats")
                assert two.table["mine"] == [1]
            while one.until("seats")["seats"][1]["here"]:
                pass
            one.ask("sit", seat=2, kind="absent")
            spy.follow(invite, "Eve")
            weak = one.ask("sit", seat=1, kind="bot", level="shrimp")
            assert weak["error"].startswith("this seat is somebody’s"), (
                "how well Ben plays is not for a rival to choose"
            )
            assert one.ask("sit", seat=1, kind="bot")["type"] == "ack"
            assert one.ask("sit", seat=1, kind="open")["error"].startswith("this seat is somebody’s")
            assert "less than 180 seconds" in one.ask("leave", seat=0, then="end")["error"]
            with spy.sit(match) as three:
                assert three.ask("sit", seat=1, kind="me")["error"].startswith("this seat is somebody’s")
            with friend.sit(match) as two:
                assert (two.table["mine"], two.table["reclaim"]) == ([], [1])
                assert two.ask("sit", seat=1, kind="me", name="Ben")["type"] == "ack"
                table = two.until("table")
                assert (table["mine"], table["reclaim"]) == ([1], [])
                lines = [(line["key"], line["about"]) for line in table["hands"]]
                assert lines[-2:] == [
                    ("hands-bot-by", {"number": 2, "seat": 0, "other": 1}),
                    ("hands-human-named", {"number": 2, "seat": 1, "name": "Ben"}),
                ]


def test_after_the_grace_a_seat_may_be_had_and_its_former_holder_may_still_take_it_back(tmp_path: Path) -> None:
    with (
        running(tmp_path, Limits(grace_seconds=0)) as address,
        Guest(address) as host,
        Guest(address) as friend,
        Guest(address) as other,
    ):
        match = host.make("kraken-attack", "me", "open")
        invite = host.get(f"/api/matches/{match}/links")["invite"]
        friend.follow(invite)
        other.follow(invite)
        with host.sit(match), other.sit(match) as three:
            assert three.ask("sit", seat=1, kind="me")["type"] == "ack"
            assert three.until("table")["mine"] == [1]
            with friend.sit(match) as two:
                assert two.ask("sit", seat=1, kind="me")["type"] == "ack"
                assert two.until("table")["mine"] == [1]
            while three.until("table")["mine"]:
                pass


def test_who_ends_a_match_waits_for_one_whose_line_only_dropped(visit: Visit) -> None:
    host, friend = visit(), visit()
    match = host.make("barrakuda", "me", "open")
    friend.follow(host.get(f"/api/matches/{match}/links")["invite"])
    with host.sit(match) as one:
        with friend.sit(match):
            one.until("seats")
        while one.until("seats")["seats"][1]["here"]:
            pass
        answer = one.ask("leave", seat=0, then="end")
        assert answer["error"].startswith("others still play, or have been gone for less than 180 seconds")
        assert host.http.get(f"/api/matches/{match}/match.json").status_code == 403


def test_who_plays_on_two_devices_may_end_the_match_from_either(visit: Visit) -> None:
    ada, phone = visit(), visit()
    match = ada.make("kraken-attack", "me", "bot-crab")
    phone.follow(ada.get(f"/api/matches/{match}/links")["seats"]["0"])
    with ada.sit(match), phone.sit(match) as line:
        assert line.ask("leave", seat=0, then="end")["type"] == "ack"


def test_one_who_plays_with_others_cannot_peek_through_another_seat(visit: Visit) -> None:
    """A bot's seat can be taken by one who plays alone, or by one who has no seat yet."""
    host, friend = visit(), visit()
    match = host.make("kraken-attack", "me", "bot-shrimp", "open")
    with host.sit(match) as one:
        assert one.ask("sit", seat=1, kind="me")["error"].startswith("you have a seat already")
        assert one.ask("sit", seat=2, kind="me")["error"].startswith("you have a seat already")
        assert one.ask("sit", seat=2, kind="absent")["type"] == "ack"
        assert one.ask("sit", seat=1, kind="me")["type"] == "ack"
        assert one.ask("sit", seat=1, kind="bot")["type"] == "ack"
        assert one.ask("sit", seat=2, kind="open")["type"] == "ack"
        seen = [line["key"] for line in one.until("seats")["hands"]]
        assert seen[-4:] == ["hands-absent-by", "hands-human-by", "hands-bot-by", "hands-open-by"], (
            "nobody peeks unseen"
        )
        friend.follow(host.get(f"/api/matches/{match}/links")["invite"])
        with friend.sit(match):
            answer = one.ask("sit", seat=1, kind="me")
            assert answer["type"] == "refused"
            assert answer["error"].startswith("you have a seat already")
            assert one.ask("sit", seat=0, kind="me", name="Ada")["type"] == "ack"


def test_one_for_whom_a_bot_plays_on_is_named_and_offered_the_seat_again(visit: Visit) -> None:
    host, friend = visit(), visit()
    match = host.make("kraken-attack", "me", "open")
    friend.follow(host.get(f"/api/matches/{match}/links")["invite"], "Emil")
    with friend.sit(match) as line:
        assert line.ask("leave", seat=1, then="bot")["type"] == "ack"
    with friend.sit(match) as line:
        assert (line.table["mine"], line.table["reclaim"]) == ([], [1])
        last = line.table["hands"][-1]
        assert (last["key"], last["about"]) == ("hands-bot-named", {"number": 2, "seat": 1, "name": "Emil"})


def test_one_who_leaves_says_what_becomes_of_the_seat(visit: Visit) -> None:
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me", "open")) as line:
        assert line.ask("leave", seat=0, then="wait")["type"] == "ack"
        assert line.until("seats")["seats"][0]["kind"] == "absent"
        assert line.ask("sit", seat=0, kind="me")["type"] == "ack"
        assert line.ask("leave", seat=0, then="bot")["type"] == "ack"
        assert line.ask("sit", seat=0, kind="me")["type"] == "ack"
        assert line.ask("leave", seat=0, then="end")["type"] == "ack"
        while not line.now["over"]:
            line.until("table")
        assert line.now["result"] == {"winners": [], "ending": "abandoned", "rule": ""}
        assert line.ask("play", seat=0, action="stop", ply=line.now["ply"])["error"] == "this match was broken off"


def test_a_seat_link_dies_when_the_seat_changes_hands(visit: Visit) -> None:
    """And stays dead when its old holder sits there again: the new link is another one."""
    guest, thief = visit(), visit()
    match = guest.make("kraken-attack", "me", "open")
    link = guest.get(f"/api/matches/{match}/links")["seats"]["0"]
    with guest.sit(match) as line:
        line.ask("sit", seat=0, kind="bot")
        assert thief.http.get(link).status_code == 404
        assert thief.post(followed(link), {}).status_code == 404
        line.ask("sit", seat=0, kind="me")
    anew = guest.get(f"/api/matches/{match}/links")["seats"]["0"]
    assert anew != link
    assert thief.post(followed(link), {}).status_code == 404
    assert thief.follow(anew) == match


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_preview_of_a_link_takes_nobodys_place(visit: Visit, method: str) -> None:
    host, preview = visit(), visit()
    match = host.gather("kraken-attack", "me", "open")
    links = host.get(f"/api/matches/{match}/links")
    for link in (links["invite"], links["watch"], links["seats"]["0"]):
        assert preview.http.request(method, link).status_code == 200
        assert preview.http.request(method, followed(link)).status_code == 200
    assert preview.http.get(f"/api/matches/{match}/links").status_code == 404
    with host.sit(match) as line:
        assert [seat["kind"] for seat in line.table["seats"]] == ["human", "open"]


@pytest.mark.parametrize("name", ["x" * 25, "a\u202eb", "bell\x07"])
def test_names_are_short_and_visible(visit: Visit, name: str) -> None:
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me", "open")) as line:
        assert line.ask("sit", seat=0, kind="me", name=name)["type"] == "refused"


def test_where_several_may_go_a_bot_waits_for_the_people_until_it_is_asked(visit: Visit) -> None:
    guest = visit()
    with guest.sit(guest.make("tentacula", "me", "bot-shrimp")) as line:
        while not (len(line.now["waiting"]) > 1 and line.now["choices"]):
            if line.now["choices"]:
                line.play(len(line.heard))
            line.until("steps")
        assert line.ask("ping")["type"] == "ack"
        before = line.now["ply"]
        assert line.ask("go", seat=0)["error"] == "seat 0 is not a bot that may go now"
        assert line.ask("go", seat=1)["type"] == "ack"
        assert line.until("steps")["steps"][0]["seat"] == 1
        assert line.now["ply"] == before + 1


def test_a_simultaneous_choice_stays_secret_and_can_be_changed_until_the_last_is_in(visit: Visit) -> None:
    host, friend = visit(), visit()
    match = host.make("barrakuda", "me", "open")
    friend.follow(host.get(f"/api/matches/{match}/links")["invite"])
    with host.sit(match) as one, friend.sit(match) as two:
        one.until("seats")
        assert one.now["waiting"] == two.now["waiting"] == [0, 1]
        ply = one.now["ply"]
        first, second = (choice["action"] for choice in one.now["choices"][:2])
        assert one.ask("play", action=first, ply=ply) == {"type": "ack", "id": one.heard[-1]["id"], "ply": ply}
        seen = two.until("steps")
        assert (seen["steps"], seen["now"]["ready"], seen["now"]["waiting"]) == ([], [0], [1])
        assert seen["now"]["chosen"] is None
        one.until("steps")
        assert one.now["chosen"] == first
        one.ask("play", action=second, ply=ply)
        again = two.until("steps")
        assert again == seen, "another choice looks the same from outside"
        one.until("steps")
        assert one.ask("undo")["type"] == "ack"
        assert two.until("steps")["now"]["ready"] == []
        one.until("steps")
        one.ask("play", action=second, ply=ply)
        two.until("steps")
        assert two.play()["ply"] == ply + 1
        reveal = two.until("steps")
        assert [step["seat"] for step in reveal["steps"]] == [0, 1]
        assert reveal["now"]["ready"] == []


@pytest.mark.parametrize("game", ["barrakuda", "tentacolor", "treasure-hunting-kraken"])
def test_on_one_device_each_seat_is_seen_only_when_looked_through(visit: Visit, game: str) -> None:
    """The page holds nothing of a seat's secrets while another one, or nobody, is at the device."""
    guest, fan = visit(), visit()
    match = guest.make(game, "me", "me")
    fan.follow(guest.get(f"/api/matches/{match}/links")["watch"])
    with guest.sit(match) as line, fan.sit(match) as eyes:
        assert (line.table["eye"], line.now["choices"]) == (-1, [])
        assert {**line.now, "private": []} == eyes.now
        for _ in range(12):
            if line.now["over"]:
                break
            seat = line.now["waiting"][0]
            assert line.ask("look", seat=seat)["type"] == "ack"
            line.until("table")
            assert {choice["seat"] for choice in line.now["choices"]} == {seat}
            line.play(len(line.heard))
            line.until("steps")
            assert line.ask("look", seat=-1)["type"] == "ack"
            table = line.until("table")
            eyes.until("steps")
            assert {**line.now, "private": []} == eyes.now
            assert all(row["key"] for row in table["lines"])
