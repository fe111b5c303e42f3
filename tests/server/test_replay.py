"""Finished and running matches can be looked at again, kept, opened and set up anew."""

import json
from pathlib import Path

import pytest

from fathoms.server.limits import Limits
from fathoms.server.seats import HANDS, remembered
from fathoms.server.store import Hand
from server.client import Guest, Visit
from server.host import running
from server.scenes import unfolded


def finished(guest: Guest, *kinds: str) -> str:
    match = guest.make("kraken-attack", *kinds)
    with guest.sit(match) as line:
        while not line.now["over"]:
            if line.now["choices"]:
                line.play(len(line.heard))
            line.until("steps")
    return match


def test_steps_can_be_read_in_pages_with_the_scene_before_them(visit: Visit) -> None:
    guest = visit()
    match = finished(guest, "me")
    first = unfolded(guest.get(f"/api/matches/{match}/steps"))
    assert first["scene"] is None
    assert [step["n"] for step in first["steps"]] == list(range(min(50, first["of"])))
    third = guest.get(f"/api/matches/{match}/steps?from=3&to=4")
    assert [step["n"] for step in third["steps"]] == [3, 4]
    scenes = [line["scene"] for step in first["steps"][:3] for line in step["lines"] if "scene" in line]
    assert third["scene"] == scenes[-1]
    assert guest.get(f"/api/matches/{match}/steps?from=99999")["steps"] == []
    assert guest.http.get(f"/api/matches/{match}/steps?from=x").status_code == 400
    assert guest.http.get(f"/api/matches/{match}/steps?seat=1").status_code == 403


def test_a_kept_match_is_opened_and_replayed_by_anybody(visit: Visit) -> None:
    guest, other = visit(), visit()
    match = finished(guest, "me")
    kept = guest.get(f"/api/matches/{match}/match.json")
    answer = other.post("/api/open", kept)
    assert answer.status_code == 201, answer.text
    opened = answer.json()["match"]
    mine = guest.get(f"/api/matches/{match}/steps?seat=-1")["steps"]
    assert other.get(f"/api/matches/{opened}/steps")["steps"] == mine
    with other.sit(opened) as line:
        assert line.now["over"]
        assert line.ask("sit", seat=0, kind="me")["error"].startswith("this is a saved match")
    assert other.http.get(f"/api/matches/{opened}/match.json").status_code == 403


WRONG: list[dict[str, object]] = [
    {"fathoms": 9},
    {"game": "chess"},
    {"steps": [{}]},
    {"setup": [5]},
    {"seats": 77},
    {"edition": "/etc/passwd"},
    {"rules": None},
    {"options": []},
    {"names": ["x" * 99]},
]


@pytest.mark.parametrize("change", WRONG, ids=str)
def test_what_is_no_kept_match_is_refused_in_a_sentence(visit: Visit, change: dict[str, object]) -> None:
    guest = visit()
    match = guest.make("kraken-attack", "me")
    kept = {**guest.get(f"/api/matches/{match}/match.json"), **change}
    answer = guest.post("/api/open", kept)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]


def test_a_running_match_of_several_people_cannot_be_kept(visit: Visit) -> None:
    host, friend = visit(), visit()
    match = host.make("kraken-attack", "me", "open")
    assert host.http.get(f"/api/matches/{match}/match.json").status_code == 403, "somebody is to come"
    friend.follow(host.get(f"/api/matches/{match}/links")["invite"])
    assert host.http.get(f"/api/matches/{match}/match.json").status_code == 403


def test_that_a_running_match_was_kept_is_in_the_log_for_whoever_comes_later(visit: Visit) -> None:
    host, friend = visit(), visit()
    match = host.make("tentacolor", "me", "bot-shrimp")
    for _ in range(2):
        assert host.http.get(f"/api/matches/{match}/match.json").status_code == 200
    friend.follow(host.get(f"/api/matches/{match}/links")["watch"])
    with friend.sit(match) as line:
        assert [(row["key"], row["about"]) for row in line.table["hands"]] == [("hands-kept", {"seat": 0})]


def test_however_often_seats_change_hands_it_is_not_forgotten_that_a_match_was_kept(tmp_path: Path) -> None:
    with running(tmp_path, Limits(messages=10_000, messages_from_address=10_000)) as address, Guest(address) as ada:
        match = ada.make("tentacolor", "me", "bot-shrimp")
        ada.get(f"/api/matches/{match}/match.json")
        with ada.sit(match) as line:
            for turn in range(HANDS + 2):
                assert line.ask("sit", seat=1, kind="bot" if turn % 2 else "me")["type"] == "ack"
            told = [row["key"] for row in line.until("seats")["hands"]]
        assert (told[0], told.count("hands-kept"), len(told)) == ("hands-kept", 1, HANDS + 1)


def test_that_somebody_kept_a_match_is_told_once_a_seat_and_crowds_nothing_out() -> None:
    sat = Hand(0, 1, "human", "", 0)
    kept = [Hand(step, seat, "kept", "", seat) for step in range(HANDS) for seat in (0, 1)]
    assert remembered([*kept[:-2], sat, *kept[-2:]]) == (sat, *kept[-2:])


def test_a_rematch_is_the_same_table_again_for_everybody(visit: Visit) -> None:
    host, friend = visit(), visit()
    match = host.make("kraken-attack", "me", "open", options={"tokens_to_win": 1})
    friend.follow(host.get(f"/api/matches/{match}/links")["invite"])
    with host.sit(match) as one, friend.sit(match) as two:
        assert host.post(f"/api/matches/{match}/rematch").status_code == 409
        one.until("seats")
        while not one.now["over"]:
            line, other = (one, two) if one.now["choices"] else (two, one)
            line.play(len(line.heard))
            line.until("steps")
            other.until("steps")
        again = host.post(f"/api/matches/{match}/rematch").json()["match"]
        assert two.until("rematch")["match"] == again
        assert friend.post(f"/api/matches/{match}/rematch").json()["match"] == again
    with friend.sit(again) as line:
        assert line.table["mine"] == [1]
        assert line.table["options"]["tokens_to_win"] == 1
        assert line.now["ply"] == 0


def test_my_matches_list_the_running_ones_first(visit: Visit) -> None:
    guest = visit()
    running = guest.make("kraken-attack", "me", "open")
    over = finished(guest, "me")
    rows = guest.get("/api/matches")
    assert [(row["match"], row["over"]) for row in rows] == [(running, False), (over, True)]
    assert (rows[0]["mine"], rows[0]["waiting"], rows[0]["game"]) == ([0], [0], "kraken-attack")
    assert visit().get("/api/matches") == []


def test_the_lobby_knows_everything_about_every_game(visit: Visit) -> None:
    guest = visit()
    for game in guest.get("/api/games"):
        assert {
            "name",
            "short",
            "title",
            "seats",
            "usual_seats",
            "usual_bot",
            "first_preset",
            "daily_bot",
            "minutes",
            "lesson",
            "cooperative",
            "levels",
            "options",
            "presets",
        } == set(game)
        assert game["first_preset"] in ("", *game["presets"])
        for option in game["options"]:
            assert option["kind"] in ("one", "some", "datum")
            assert set(option["usual"]) == {str(seats) for seats in game["seats"]}
        kit = guest.get(f"/api/games/{game['name']}/kit")
        assert len(kit["board"]) == 2
        assert all(len(size) == 4 for size in kit["kinds"].values())
        rules = guest.get(f"/api/games/{game['name']}/rules")
        assert {option["rule"] for option in game["options"]} <= set(rules)
    assert json.loads(guest.http.get("/health").text)["ok"] is True
