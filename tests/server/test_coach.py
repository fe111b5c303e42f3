"""The coach says what it thinks and why, to those who may ask; a finished match can be reviewed."""

import pytest

import fathoms
from server.client import Connection, Visit

KEEPS_OUT = "the coach keeps out of games against other people, unless they are made with a coach"


def finish(line: Connection) -> None:
    """Plays to the end, always the first choice."""
    while not line.now["over"]:
        if not line.now["choices"] or line.play()["type"] == "ack":
            line.until("steps")


def test_a_tip_has_a_chance_and_some_have_a_reason_that_the_game_has_words_for(visit: Visit) -> None:
    guest = visit()
    hints: set[str] = set()
    words = fathoms.game("tentacolor").words("en")
    with guest.sit(guest.make("tentacolor", "me", "bot-shrimp")) as line:
        while not hints and not line.now["over"]:
            if legal := [choice["action"] for choice in line.now["choices"]]:
                tips = line.ask("advise")["choices"]
                assert sorted(tip["action"] for tip in tips) == sorted(legal)
                assert all(tip["chance"] is None or 0 <= tip["chance"] <= 1 for tip in tips)
                hints = {tip["hint"] for tip in tips} - {"", "end"}
                line.play()
            line.until("steps")
    assert hints
    assert all(words.thing("hint", hint) != hint for hint in hints)


def test_the_coach_answers_only_for_a_seat_of_ones_own_that_has_a_choice(visit: Visit) -> None:
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me", "open")) as line:
        assert line.ask("advise", seat=1)["error"] == "seat 1 is not yours"
        while line.now["choices"]:
            line.play()
            line.until("steps")
        assert line.ask("advise", seat=0)["error"] == "seat 0 has nothing to choose now"


@pytest.mark.parametrize(
    ("game", "kinds", "made_with", "may"),
    [
        ("tentacolor", ("me", "bot-shrimp"), {}, True),
        ("tentacolor", ("me", "me"), {}, True),
        ("tentacolor", ("me", "open"), {}, False),
        ("tentacolor", ("me", "open"), {"coach": True}, True),
        ("kraken-attack", ("me", "open"), {}, True),
    ],
)
def test_against_people_the_coach_speaks_only_where_the_match_was_made_so(
    game: str, kinds: tuple[str, ...], made_with: dict[str, bool], may: bool, visit: Visit
) -> None:
    guest = visit()
    with guest.sit(guest.make(game, *kinds, **made_with)) as line:
        assert line.table["coach"] is may
        if not may:
            assert line.ask("advise", seat=0)["error"] == KEEPS_OUT


def test_when_somebody_takes_a_bot_s_seat_the_coach_falls_silent(visit: Visit) -> None:
    host, friend = visit(), visit()
    match = host.make("tentacolor", "me", "bot-shrimp", "open")
    invite = host.get(f"/api/matches/{match}/links")["invite"]
    with host.sit(match) as line:
        line.ask("sit", seat=2, kind="bot")
        assert line.until("seats")["coach"] is True
        friend.follow(invite)
        with friend.sit(match) as other:
            other.ask("sit", seat=1, kind="me")
            while line.until("seats")["coach"]:
                pass
            assert line.ask("advise", seat=0)["error"] == KEEPS_OUT


def test_a_finished_match_is_reviewed_for_all_who_may_replay_it(visit: Visit) -> None:
    """One entry an act, numbered like the steps of the replay; a seat's account adds up; strangers see nothing."""
    guest, stranger = visit(), visit()
    match = guest.make("tentacolor", "me", "bot-shrimp")
    with guest.sit(match) as line:
        refused = guest.http.get(f"/api/matches/{match}/review")
        assert refused.status_code == 403
        assert "when it is over" in refused.json()["error"]
        finish(line)
        winners = line.now["result"]["winners"]
    found = guest.get(f"/api/matches/{match}/review")
    steps = guest.get(f"/api/matches/{match}/steps")
    plies = found["plies"]
    assert [ply["n"] for ply in plies] == list(range(1, steps["of"]))
    assert [seat for seat, chance in enumerate(plies[-1]["chances"]) if chance] == winners
    assert len(found["start"]) == 2
    for account in found["accounts"]:
        assert sum(account[part] for part in ("start", "own", "others", "luck")) == account["end"]
        mine = [ply for ply in plies if ply["seat"] == account["seat"]]
        assert account["own"] == pytest.approx(100 * sum(ply["choice"] for ply in mine), abs=0.5 + 0.1 * len(plies))
    words = fathoms.game("tentacolor").words("en")
    assert all(said["key"] in words for ply in plies for said in (ply["did"], ply["best"]))
    assert guest.get(f"/api/matches/{match}/review") == found
    assert stranger.http.get(f"/api/matches/{match}/review").status_code == 404
