"""Dice that players can verify."""

import hashlib
import hmac
import json
from typing import Any

import pytest

from fathoms.core.errors import BadMatch
from fathoms.server.dice import Dice, verify
from server.client import Guest, Visit


@pytest.fixture(scope="module")
def match_json(address: str) -> str:
    """A finished match, its dice made by the server and a seed of the player's."""
    with Guest(address) as guest:
        match = guest.make("kraken-attack", "me", seed="abc123")
        with guest.sit(match) as line:
            commitment = line.table["dice"]["commitment"]
            k = 0
            while not line.now["over"]:
                if k == 5:
                    assert line.ask("seed", seed="later99")["type"] == "ack"
                line.play(k)
                line.until("steps")
                k += 1
        text = guest.http.get(f"/api/matches/{match}/match.json").text
        assert json.loads(text)["dice"]["commitment"] == commitment
        return text


def test_a_finished_match_is_as_promised(match_json: str) -> None:
    verdict = verify(match_json)
    assert verdict.good, verdict
    data = json.loads(match_json)
    assert verdict.steps == len(data["steps"]) + 1
    assert verdict.draws == len(data["setup"]) + sum(len(step["drawn"]) for step in data["steps"]) > 20
    assert [seed for _, _, seed in data["dice"]["seeds"]] == ["abc123", "later99"]


def test_every_draw_follows_from_the_documented_formula_without_any_rule(match_json: str) -> None:
    """What the page /check does: HMAC, then sfc32, then the draw."""
    data = json.loads(match_json)
    dice = data["dice"]
    secret = bytes.fromhex(dice["secret"])
    assert hashlib.sha256(secret).hexdigest() == dice["commitment"]
    rows = [(data["setup"], data["setup_sides"]), *((step["drawn"], step["sides"]) for step in data["steps"])]
    for n, (drawn, sides) in enumerate(rows):
        seeds = [""] * data["seats"]
        for since, seat, seed in dice["seeds"]:
            if since <= n:
                seeds[seat] = seed
        said = f"{dice['match']}\n{','.join(seeds)}\n{n}".encode()
        digest = hmac.new(secret, said, "sha256").digest()
        a, b, c, d = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12))
        for value, k in zip(drawn, sides, strict=True):
            m = 2**32
            t = (a + b + d) % m
            a, b, c, d = b ^ (b >> 9), (c + (c << 3)) % m, (((c << 21) | (c >> 11)) % m + t) % m, (d + 1) % m
            assert value == (t * k) >> 32


def tampered(data: dict[str, Any], what: str) -> None:
    rolls = next(step for step in data["steps"] if step["drawn"])
    if what == "a draw":
        rolls["drawn"][0] = (rolls["drawn"][0] + 1) % rolls["sides"][0]
    elif what == "the set-up":
        data["setup"] = [*data["setup"], 0]
    elif what == "the secret":
        data["dice"]["secret"] = "00" * 32
    elif what == "a seed":
        data["dice"]["seeds"][0][2] = "other"
    elif what == "the match":
        data["dice"]["match"] = "another"
    elif what == "an action":
        data["steps"].insert(1, data["steps"][0])


@pytest.mark.parametrize("what", ["a draw", "the set-up", "the secret", "a seed", "the match", "an action"])
def test_whatever_is_tampered_with_is_found(match_json: str, what: str) -> None:
    data = json.loads(match_json)
    tampered(data, what)
    assert not verify(json.dumps(data)).good


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"dice": {}}', "null", '{"dice": {"secret": "zz"}}'])
def test_what_has_no_dice_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadMatch):
        verify(text)


def test_other_rules_than_these_are_named(match_json: str) -> None:
    data = {**json.loads(match_json), "rules": "0123"}
    with pytest.raises(BadMatch, match="played with rules 0123"):
        verify(json.dumps(data))


def test_the_seeds_that_count_are_the_latest_of_each_seat() -> None:
    dice = Dice("m", b"s", 3, [(0, 1, "a"), (4, 1, "b"), (4, 0, "c")])
    assert dice.seeds_at(3) == ["", "a", ""]
    assert dice.seeds_at(4) == ["c", "b", ""]
    assert dice(3) != dice(4) != dice(5)


def test_a_seed_is_plain_letters_and_digits(visit: Visit) -> None:
    guest = visit()
    with guest.sit(guest.make("kraken-attack", "me")) as line:
        for bad in ("", "a,b", "a\nb", "x" * 65, "é"):
            assert line.ask("seed", seed=bad)["type"] == "refused"
        for k in range(16):
            assert line.ask("seed", seed=f"seed{k}")["type"] == "ack"
            line.play()
            line.until("steps")
        assert line.ask("seed", seed="more")["error"] == "a seat gives at most 16 seeds in a match"
