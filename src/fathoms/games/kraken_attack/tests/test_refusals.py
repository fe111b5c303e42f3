"""Why not: the rule behind a refusal."""

from typing import Any

import pytest

import fathoms
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.refusals import refuse
from fathoms.games.kraken_attack.state import State
from fathoms.games.kraken_attack.tests.positions import BOX, acting, broken, may, position, rolls, sea


def fresh(**options: Any) -> State:
    state: State = GAME.table(seats=2, first_player=0, **options).state
    return state


MID: dict[str, Any] = {"space": sea("1 0 2 0", "3 0 1 0"), "rail": broken()}
REFUSALS = [
    (fresh(), "card 1", "KA-29"),
    (fresh(), "cannon P1", "KA-83"),
    (fresh(), "board A", "KA-83"),
    (fresh(whirlpools=1), "whirlpool P1 saber", "KA-83"),
    (position(), "begin", "KA-83"),
    (position(), "pirate billy", "KA-83"),
    (position(), "ignore 1 0", "KA-56"),
    (position(), "saber P1", "KA-29"),
    (position(), "stop", "KA-29"),
    (position(), "summon P1", "KA-49"),
    (rolls("eye blank", seat=0), "ignore 0 1", "KA-56"),
    (rolls("eye blank", seat=0), "move B", "KA-56"),
    (acting("SA-01", "A", **MID), "card 2", "KA-29"),
    (acting("SA-01", "A", **MID), "cannon P1", "KA-30"),
    (acting("SA-01", "A", **MID), "move D", "KA-33"),
    (acting("SA-02", "A", **MID), "cannon R3", "KA-34"),
    (acting("SA-02", "A", **MID), "cannon P2", "KA-38"),
    (acting("SA-03", "A", **MID), "pistol P3", "KA-35"),
    (acting("SA-01", "A", **MID), "saber R1", "KA-36"),
    (acting("SA-01", "A", **MID), "repair P1", "KA-40"),
    (acting("SA-02", "A", **MID), "broadside P1", "KA-61"),
    (acting("BI-01", "B", **MID), "broadside R3", "KA-62"),
    (acting("BI-01", "A", **MID), "broadside P1", "KA-61"),
]


@pytest.mark.parametrize(("s", "phrase", "rule"), REFUSALS)
def test_a_refusal_names_its_rule(s: State, phrase: str, rule: str) -> None:
    """KA-29, KA-30, KA-33 to KA-40, KA-61, KA-62, KA-83: each for its own reason."""
    assert phrase not in may(s)
    assert refuse(BOX, s, s.player, GAME.verbs.number(phrase)) == rule


def test_the_table_says_why_and_what_would_do() -> None:
    """KA-29: in one sentence."""
    table = GAME.table(seats=2, seed=3, first_player=0, powers="off")
    table.play(0, "begin")
    with pytest.raises(fathoms.IllegalAction, match=r"'stop' is not allowed now \(KA-29: .*seat 0 may: card 1, card 2"):
        table.play(0, "stop")
    with pytest.raises(fathoms.IllegalAction, match="not for seat 1 to act now, but for seat 0"):
        table.play(1, "card 1")
