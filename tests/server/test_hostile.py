"""A guest who has read the source, and means no good."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from fathoms.core.errors import BadOption
from fathoms.server.answers import liked
from fathoms.server.guests import clean_name, clean_text
from fathoms.server.limits import Limits
from server.client import Guest, followed
from server.host import running

Visit = Callable[[], Guest]


@pytest.mark.parametrize(
    "name",
    ["a" + "\u0301\u0316\u0317\u0318\u0319", "\u0301a", "\u3164", "x\u2800", "\u115f\u1160", "a\u202eb", "\ud800"],
    ids=[
        "a tower of accents",
        "an accent on nothing",
        "a filler",
        "a blank",
        "two fillers",
        "backwards",
        "half a letter",
    ],
)
def test_a_name_covers_nobody_and_is_seen(name: str) -> None:
    with pytest.raises(BadOption):
        clean_name(name)
    with pytest.raises(BadOption):
        clean_text(name)


@pytest.mark.parametrize("name", ["Zoë", "Nguyễn Ân", "שָׁלוֹם", "กำ้", "مُحَمَّد", "❤️", "山田"])
def test_names_of_all_the_world_are_welcome(name: str) -> None:
    assert clean_name(name)


def test_who_follows_a_link_again_and_again_under_new_names_fills_no_table(tmp_path: Path) -> None:
    """Every guest with a right is remembered, so there are only so many; a free seat stays free for a friend."""
    with running(tmp_path, Limits(onlookers=3)) as address, Guest(address) as host:
        match = host.gather("kraken-attack", "me", "open")
        links = host.get(f"/api/matches/{match}/links")
        answers = []
        for _ in range(4):
            with Guest(address) as stranger:
                answers.append(stranger.post(followed(links["watch"]), {}).status_code)
        assert answers == [200, 200, 403, 403]
        with Guest(address) as friend:
            friend.follow(links["invite"])
            with friend.sit(match) as line:
                assert line.table["mine"] == [1]
            assert friend.post(followed(links["watch"]), {}).status_code == 200
        with Guest(address) as late:
            refused = late.post(followed(links["invite"]), {})
            assert (refused.status_code, refused.json()["message"]["key"]) == (403, "error-onlookers-many")


def test_a_long_list_of_languages_is_not_read_to_its_end() -> None:
    assert liked("tlh," * 1000 + "fr") == "en"
    assert liked("tlh, fr-CH;q=0.9, de") == "fr"


def test_two_who_take_the_last_seat_while_it_is_dealt_do_not_both_sit(visit: Visit) -> None:
    """Whoever comes late looks on: the seat is a bot's, or the other one's."""
    host = visit()
    match = host.gather("tentacolor", "me", "open")
    links = host.get(f"/api/matches/{match}/links")
    one, two = visit(), visit()
    with host.sit(match) as line:
        line.send("start", seat=0)
        answers = [guest.post(followed(links["invite"]), {}).status_code for guest in (one, two)]
        line.until("table")
    assert answers == [200, 200]
    seated = []
    for guest in (one, two):
        with guest.sit(match) as line:
            seated += line.table["mine"]
            assert guest.http.get(f"/api/matches/{match}/steps?seat={1 - len(line.table['mine'])}").status_code == 403
    assert seated in ([], [1])


def test_a_command_of_somebody_else_is_not_answered_again_to_me(visit: Visit) -> None:
    """Ids are a guest's own: who repeats another's gets no answer of theirs, and does nothing in their name."""
    host, other = visit(), visit()
    match = host.make("kraken-attack", "me", "bot-crab")
    other.follow(host.get(f"/api/matches/{match}/links")["watch"])
    with host.sit(match) as line, other.sit(match) as eyes:
        choice = line.now["choices"][0]
        act = {"seat": 0, "action": choice["action"], "ply": line.now["ply"], "id": "the-same"}
        assert line.ask("play", **act)["type"] == "ack"
        assert eyes.ask("play", **act)["message"]["key"] == "error-not-your-seat"
        assert httpx.get(f"{host.address}/api/matches/{match}/match.json").status_code == 404
