"""The daily dive at the web table: the very match that anybody has who has the rules."""

import json
from pathlib import Path
from typing import Any

import pytest
from test_dive import DAY, at_a_terminal, drawn

import fathoms
from fathoms.core.table import Table
from fathoms.dive import ME
from fathoms.server.dice import verify
from server.client import Connection, Visit


def follow(line: Connection, acts: list[str]) -> None:
    """Does at a web table what was done elsewhere, to the end."""
    left = iter(acts)
    while not line.now["over"]:
        if ME in line.now["waiting"] and line.now["chosen"] is None:
            answer = line.ask("play", action=next(left), ply=line.now["ply"])
            assert answer["type"] == "ack", answer
        line.until("steps")
    assert next(left, None) is None


def acts_of(table: Table[Any, Any]) -> list[str]:
    return [step.action for step in table.steps if step.seat == ME]


@pytest.mark.parametrize("name", ["barrakuda", "tentacula"])
def test_a_dive_is_the_same_at_the_web_table_at_a_terminal_and_in_python(
    name: str, visit: Visit, tmp_path: Path
) -> None:
    """In a choice at the same time, and in a team whose seats go in any order; and its file can be checked."""
    there = at_a_terminal(fathoms.daily(name, DAY), tmp_path / "dive.json")
    ada = visit()
    match = ada.gather(name, "me", daily=DAY)
    with ada.sit(match) as line:
        assert (line.table["daily"], line.table["dice"]) == (DAY, {})
        follow(line, acts_of(there))
        result = line.now["result"]
    assert there.result is not None
    assert (tuple(result["winners"]), result["ending"]) == (there.result.winners, there.result.ending)
    text = ada.http.get(f"/api/matches/{match}/match.json").text
    data = json.loads(text)
    assert data["daily"] == DAY
    assert [*data["setup"], *(value for step in data["steps"] for value in step["drawn"])] == drawn(there)
    assert verify(text).good
    data["steps"][-1]["drawn"] = [*data["steps"][-1]["drawn"], 0]
    assert not verify(json.dumps(data)).good


def test_a_dive_stays_as_it_is_and_its_rematch_is_the_same_dive(visit: Visit) -> None:
    ada = visit()
    match = ada.gather("tentacolor", "me", daily=DAY)
    with ada.sit(match) as line:
        for command in (
            {"do": "seed", "seed": "abc"},
            {"do": "sit", "seat": 1, "kind": "bot", "level": "shrimp"},
            {"do": "sit", "seat": 1, "kind": "open"},
            {"do": "leave", "then": "bot"},
        ):
            assert line.ask(**command)["message"]["key"] == "error-daily-fixed"
        assert line.ask("sit", kind="me", name="Ada")["type"] == "ack"
        assert line.ask("leave", then="end")["type"] == "ack"
    again = ada.post(f"/api/matches/{match}/rematch").json()["match"]
    days = {row["match"]: row["daily"] for row in ada.get("/api/matches")}
    assert days == {match: DAY, again: DAY}


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"daily": "2999-01-01"}, "error-daily-future"),
        ({"daily": "yesterday"}, "error-daily-date"),
        ({"daily": DAY, "seats": [{"kind": "me"}, {"kind": "open"}]}, "error-daily-fixed"),
        ({"daily": DAY, "options": {"preset": "short"}}, "error-daily-fixed"),
        ({"daily": DAY, "edition": "[track]"}, "error-daily-fixed"),
    ],
)
def test_a_wish_for_another_dive_than_that_of_the_day_is_refused(visit: Visit, wish: dict[str, Any], key: str) -> None:
    answer = visit().post("/api/matches", {"game": "tentacolor", "seats": [{"kind": "me"}], **wish})
    assert (answer.status_code, answer.json()["message"]["key"]) == (400, key)


def test_the_words_of_the_dives_page_are_sent_to_it_alone(visit: Visit) -> None:
    """In a language of its own; nothing of them weighs on other pages."""
    guest = visit()
    shell, own = (guest.http.get(f"/words/fr/{name}.ftl").text for name in ("shell", "shell/daily"))
    assert "daily-lead" not in shell
    assert "ui-daily = " in shell
    assert "Le premier essai compte" in own
    assert "ui-daily = " not in own
