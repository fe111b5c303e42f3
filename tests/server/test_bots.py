"""Bots at the table never make anybody wait for a compiler, and see no more than their seat."""

import asyncio
import subprocess
import sys

import pytest
from msgspec import json

import fathoms
from fathoms.bots import bot
from fathoms.core.table import AnyTable
from fathoms.server.bots import Bots, Question, player
from server.client import Visit


def question(level: str) -> Question:
    table = fathoms.game("kraken-attack").table(seats=2, seed=4, first_player=0)
    return Question("kraken-attack", row(table), level, table.view(0), 0, table.legal_numbers(0))


def row(table: AnyTable) -> bytes:
    return json.encode(table.variant.to_row())


async def test_a_level_that_needs_a_compiler_answers_before_it_has_one() -> None:
    """The first answer comes from a plain level; once the compiled code is ready, from the level itself."""
    bots, q = Bots(), question("dolphin")
    assert bots._able(q).level == "crab"
    assert (await bots.choose(q))[1] in q.legal
    await asyncio.gather(*bots._warming.values())
    assert bots._able(q).level == "dolphin"
    assert (await bots.choose(q))[1] in q.legal
    tips = await bots.advise(q)
    assert {fathoms.game(q.game).verbs.number(tip.action) for tip in tips} == set(q.legal)
    assert all(tip.chance is None or 0 <= tip.chance <= 1 for tip in tips)
    assert tips[0].good or not tips[0].hint
    await bots.close()


def in_any_order(level: str) -> list[Question]:
    """A team whose seats may go in any order; the first of them would lose the game by it."""
    table = fathoms.game("tentacula").table(seats=3, seed=6)
    crab = bot(table.variant, "crab")

    def hope(seat: int) -> float:
        return crab.decide(table.view(seat), seat, table.legal_numbers(seat)).chance

    while not (len(table.waiting) == 3 and hope(0) == 0.0):
        seat = table.waiting[0]
        table.play(seat, crab.choose(table.view(seat), seat, table.legal_numbers(seat)))
    return [Question("tentacula", row(table), level, table.view(s), s, table.legal_numbers(s)) for s in table.waiting]


async def test_of_a_team_that_may_go_in_any_order_the_surest_bot_goes() -> None:
    bots = Bots()
    seat, _ = await bots.choose(*in_any_order("crab"))
    assert seat in (1, 2)
    await bots.close()


async def test_the_coach_knows_what_it_is_worth_to_let_another_go_first() -> None:
    bots, team = Bots(), in_any_order("dolphin")
    assert await bots.hopes(team) == {}
    await asyncio.gather(*bots._warming.values())
    hopes = await bots.hopes(team)
    assert max(hopes.values()) > hopes[0] == 0.0
    await bots.close()


async def test_a_bot_that_breaks_does_not_stop_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    bots = Bots()
    q = question("no such level")
    bots._ready.add(q.game)
    assert (await bots.choose(q))[1] in q.legal
    await bots.close()
    assert "bot failed" in capsys.readouterr().err


def test_the_server_itself_loads_no_compiler() -> None:
    code = "import sys, fathoms.server.run; assert not {'numba', 'numpy', 'fathoms.core.twin'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_plain_bot_is_the_same_player_from_question_to_question() -> None:
    one, two = question("crab"), question("crab")
    assert player(one.variant, "crab") is player(two.variant, "crab")


def test_a_table_of_bots_plays_only_while_somebody_looks(visit: Visit) -> None:
    guest = visit()
    match = guest.make("kraken-attack", "bot-shrimp", "bot-shrimp")
    assert guest.get(f"/api/matches/{match}/steps")["of"] == 1
    with guest.sit(match) as line:
        line.until("steps")
        assert line.table["eye"] == -1
