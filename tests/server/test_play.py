"""People play a match over the wire."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import fathoms
from fathoms.server import protocol
from server.client import Connection, Guest, Visit


def until_choice(line: Connection) -> None:
    """Waits until there is something to choose, or nothing any more."""
    while not line.now["choices"] and not line.now["over"]:
        line.until("steps", "table")


def play_until(line: Connection, wanted: Callable[[dict[str, object]], bool]) -> None:
    """Plays on, each time another choice, until the present is as wanted."""
    while not wanted(line.now):
        assert not line.now["over"], "the match ended before"
        until_choice(line)
        if line.now["choices"]:
            assert line.play(len(line.heard))["type"] == "ack"
            line.until("steps")


def told(message: dict[str, Any]) -> list[tuple[str, Any]]:
    """What a message says has happened."""
    return [(line["key"], line["about"]) for step in message["steps"] for line in step["lines"]]


def strangers_at_one_table(visit: Visit) -> tuple[Guest, Guest, str]:
    """Two guests, the second invited by link."""
    host, friend = visit(), visit()
    match = host.make("kraken-attack", "me", "open")
    assert friend.follow(host.get(f"/api/matches/{match}/links")["invite"]) == match
    return host, friend, match


def test_a_guest_makes_a_match_and_plays_it_to_the_end_with_bots(visit: Visit) -> None:
    guest = visit()
    match = guest.make("kraken-attack", "me", "bot-shrimp")
    with guest.sit(match) as line:
        assert line.table["mine"] == [0]
        assert line.table["eye"] == 0
        play_until(line, lambda now: bool(now["over"]))
        assert line.now["result"]["ending"] in ("won", "sunk")
        assert line.now["result"]["rule"].startswith("KA-")
        assert line.now["choices"] == []


@pytest.mark.parametrize("name", fathoms.games())
def test_every_game_is_played_over_the_wire_with_bots(visit: Visit, name: str) -> None:
    """Whatever is offered can be chosen by its own path, and is accepted."""
    guest, game = visit(), fathoms.game(name)
    match = guest.make(name, "me", *["bot-shrimp"] * (game.usual_seats - 1))
    with guest.sit(match) as line:
        for k in range(15):
            while not line.now["over"] and (not line.now["choices"] or line.now["chosen"] is not None):
                line.until("steps")
            if line.now["over"]:
                break
            paths = [tuple(choice["path"]) for choice in line.now["choices"]]
            assert all(paths)
            assert len({*paths}) == len(paths)
            assert line.play(7 * k)["type"] == "ack"
            line.until("steps")


def test_an_invited_friend_gets_the_open_seat_and_both_see_every_act(visit: Visit) -> None:
    host, friend, match = strangers_at_one_table(visit)
    with host.sit(match) as one, friend.sit(match) as two:
        assert two.table["mine"] == [1]
        one.until("seats")
        seats = one.heard[-1]["seats"]
        assert [(seat["kind"], seat["here"]) for seat in seats] == [("human", True), ("human", True)]
        line, other = (one, two) if one.now["choices"] else (two, one)
        line.play()
        assert told(line.until("steps")) == told(other.until("steps")) != []


def test_the_match_id_alone_gives_no_right(visit: Visit) -> None:
    host, stranger = visit(), visit()
    match = host.make("kraken-attack", "me", "open")
    assert stranger.sit(match).farewell() == 4403
    assert stranger.http.get(f"/api/matches/{match}/steps").status_code == 404
    assert stranger.http.get(f"/api/matches/{match}/links").status_code == 404
    assert host.sit("no-such-match").farewell() == 4404


def test_a_spectator_sees_the_table_and_changes_nothing(visit: Visit) -> None:
    host, fan = visit(), visit()
    match = host.make("kraken-attack", "me", "open")
    assert fan.follow(host.get(f"/api/matches/{match}/links")["watch"]) == match
    with host.sit(match) as line, fan.sit(match) as eyes:
        assert (eyes.table["mine"], eyes.table["eye"], eyes.now["choices"]) == ([], -1, [])
        for do in ("play", "sit", "undo", "seed", "leave", "go", "advise"):
            answer = eyes.ask(do, seat=0, action="stop", ply=0, kind="me", seed="x", then="end")
            assert answer["type"] == "refused", do
        assert eyes.ask("look", seat=0)["error"] == "seat 0 is not yours"
        until_choice(line)
        line.play()
        assert eyes.until("steps")["now"]["choices"] == []
        assert fan.http.get(f"/api/matches/{match}/links").status_code == 403


def test_the_same_command_twice_is_done_once_and_answered_alike(visit: Visit) -> None:
    guest = visit()
    match = guest.make("kraken-attack", "me", "open")
    with guest.sit(match) as line:
        choice = line.now["choices"][0]
        command = {"seat": 0, "action": choice["action"], "ply": line.now["ply"], "id": "mine-1"}
        first = line.ask("play", **command)
        again = line.ask("play", **command)
        assert first == again == {"type": "ack", "id": "mine-1", "ply": 1}
        assert line.ask("ping")["ply"] == 1
    assert guest.get(f"/api/matches/{match}/steps")["of"] == 2


def test_an_act_on_an_older_position_is_refused_with_the_present_one(visit: Visit) -> None:
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me", "open")) as line:
        old = line.now
        line.play()
        line.until("steps")
        answer = line.ask("play", action=old["choices"][0]["action"], ply=old["ply"])
        assert answer["type"] == "refused"
        assert "changed meanwhile" in answer["error"]
        assert answer["now"] == line.now
        again = line.ask("play", action=old["choices"][0]["action"], ply=line.now["ply"], id=answer["id"])
        assert again == answer, "a refusal too stands"


def test_a_forbidden_act_is_refused_with_the_rule_and_what_would_do(visit: Visit) -> None:
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me", "open")) as line:
        answer = line.ask("play", action="stop", ply=line.now["ply"])
        assert answer["type"] == "refused"
        assert answer["rule"].startswith("KA-")
        assert "may:" in answer["error"]
        assert answer["now"]["ply"] == line.now["ply"]


def test_what_is_no_command_is_refused_in_a_sentence(visit: Visit) -> None:
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me", "open")) as line:
        deep = '{"do": "ping", "id": "x", "z": ' + "[" * 3900 + "]" * 3900 + "}"
        wrong = ("", b"\0", deep, "{}", "[1, 2]", '{"do": "play", "id": "x"}', '{"do": "fly", "id": "x", "seat": 0}')
        for text in wrong:
            line.socket.send(text)
            assert line.until("refused")["error"].startswith("this is not a command")
        unreadable = line.ask("play", action="fly", ply=0)
        assert unreadable["message"]["key"] == "error-no-verb"
        assert unreadable["message"]["about"]["instead"]["key"] == "error-there-is", "messages within messages"
        assert line.ask("play", seat=99, action="stop", ply=0)["error"] == "there is no seat 99 at this table"


def test_coming_back_gives_exactly_the_present(visit: Visit) -> None:
    guest = visit()
    match = guest.make("kraken-attack", "me", "open")
    with guest.sit(match) as line:
        for _ in range(3):
            until_choice(line)
            line.play()
            line.until("steps")
            if not line.now["choices"]:
                break
        last = line.now
        heard = [key for m in line.heard if m["type"] == "steps" for key, _ in told(m)]
    with guest.sit(match) as line:
        assert line.now == last
        assert [row["key"] for row in line.table["lines"]][-len(heard) :] == heard


def test_an_act_that_told_nothing_new_can_be_taken_back_by_the_one_who_did_it(visit: Visit) -> None:
    host, friend, match = strangers_at_one_table(visit)
    with host.sit(match) as one, friend.sit(match) as two:
        one.until("seats")
        line, other = (one, two) if one.now["choices"] else (two, one)
        before = line.now
        while not line.now["undo"]:
            before = line.now
            assert line.play(1)["type"] == "ack", "the first seat can act without a draw before it must pass the turn"
            line.until("steps")
            other.until("steps")
        refused = other.ask("undo", seat=other.table["eye"])
        assert refused["error"] == "nothing to undo: the last act was not yours"
        assert line.ask("undo")["type"] == "ack"
        line.until("table")
        other.until("table")
        assert line.now["scene"] == before["scene"]
        assert line.now["choices"] == before["choices"]
        assert line.now["ply"] == before["ply"] + 2, "a ply never comes again"
        assert other.table["lines"] == line.table["lines"]


def test_a_reset_takes_back_all_acts_since_the_last_news(visit: Visit) -> None:
    guest = visit()
    match = guest.make("kraken-attack", "me", "open")
    with guest.sit(match) as line:
        plies: list[int] = []
        while len(plies) < 2:
            line.play(1)
            line.until("steps")
            plies = [*plies, line.now["ply"]] if line.now["undo"] else []
        while line.now["undo"] and len(plies) > 0:
            assert line.ask("reset")["type"] == "ack"
            line.until("table")
        assert not line.now["undo"]
        assert guest.get(f"/api/matches/{match}/steps")["of"] == line.table["lines"][-1]["n"] + 1


def test_one_seat_on_two_devices_acts_from_both(visit: Visit) -> None:
    desk, phone = visit(), visit()
    match = desk.make("kraken-attack", "me", "open")
    links = desk.get(f"/api/matches/{match}/links")
    assert phone.follow(links["seats"]["0"]) == match
    with desk.sit(match) as one, phone.sit(match) as two:
        assert two.table["mine"] == [0]
        two.play()
        assert told(one.until("steps")) == told(two.until("steps")) != []
        one.play()
        assert told(one.until("steps")) == told(two.until("steps")) != []


def test_a_message_of_a_table_fits_the_documented_shape(visit: Visit) -> None:
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me", "bot-crab", preset="dread")) as line:
        known = "type,match,game,options,edition,seats,mine,eye,lines,now,dice,rematch,coach,closed"
        assert ",".join(line.table) == known + ",hands,reclaim,patience,daily,typed"
        assert sorted(line.now) == sorted(field.name for field in msgspec.structs.fields(protocol.Now))
        assert line.table["options"]["whirlpools"] == 4
        assert len(line.table["dice"]["commitment"]) == 64
        text = json.dumps(line.table)
        assert '"rng"' not in text
        assert '"secret"' not in text


@pytest.mark.parametrize("name", fathoms.games())
def test_a_preview_tells_what_a_choice_would_do_and_changes_nothing(visit: Visit, name: str) -> None:
    """Where it is sure, playing the choice tells the same; meanwhile the table stays as it was."""
    guest, game = visit(), fathoms.game(name)
    with guest.sit(guest.make(name, "me", *["bot-shrimp"] * (game.usual_seats - 1))) as line:
        until_choice(line)
        now = line.now
        wish = {"seat": 0, "action": now["choices"][0]["action"], "ply": now["ply"]}
        line.send("preview", **wish)
        seen = line.until("previewed")
        assert (seen["action"], seen["ply"]) == (wish["action"], wish["ply"])
        assert (line.now["ply"], line.now["choices"]) == (now["ply"], now["choices"])
        assert line.play(0)["type"] == "ack"
        if seen["sure"] and not now["ready"] and len(now["waiting"]) == 1:
            lines = line.until("steps")["steps"][0]["lines"]
            keys = [happened["key"] for happened in seen["lines"]]
            assert [happened["key"] for happened in lines][: len(keys)] == keys


def test_only_who_may_choose_is_told_what_a_choice_would_do(visit: Visit) -> None:
    """Not another seat's, nor of a position that is gone, nor what cannot be done."""
    host, friend, match = strangers_at_one_table(visit)
    with host.sit(match) as line, friend.sit(match) as other:
        until_choice(line)
        wish = {"seat": 0, "action": line.now["choices"][0]["action"], "ply": line.now["ply"]}
        for asker, more, key in (
            (other, {}, "error-not-your-seat"),
            (line, {"ply": wish["ply"] - 1}, "error-changed-meanwhile"),
            (line, {"action": "fly"}, "error-no-verb"),
        ):
            asker.send("preview", **{**wish, **more})
            assert asker.until("refused")["message"]["key"] == key
