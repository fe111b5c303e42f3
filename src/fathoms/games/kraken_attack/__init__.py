"""Kraken Attack!: a crew of pirates keeps its ship afloat against eight tentacles and the Kraken they belong to."""

from collections.abc import Mapping
from typing import Any

from fathoms.core.game import Game
from fathoms.core.message import Message
from fathoms.core.options import Option, first_player, switch
from fathoms.games.kraken_attack import hints, position, rules, scene, sight
from fathoms.games.kraken_attack.actions import VERBS
from fathoms.games.kraken_attack.box import open_box
from fathoms.games.kraken_attack.names import ATTACK_TOKENS, SEATS, WHIRLPOOL_TOKENS
from fathoms.games.kraken_attack.news import NEWS
from fathoms.games.kraken_attack.picture import picture
from fathoms.games.kraken_attack.refusals import refuse
from fathoms.games.kraken_attack.state import ENDINGS, PHASES, Box, State


def clash(seats: int, values: Mapping[str, Any], box: Box) -> Message | None:
    """KA-01: one player plays solo, and only one."""
    if (seats == 1) != (values["solo"] == "on"):
        return f"one seat plays solo, and only one (KA-01); this table has {seats}: leave the option solo out"
    return None


GAME = Game(
    name="kraken-attack",
    seats=range(1, SEATS + 1),
    usual_seats=2,
    usual_bot="dolphin",
    minutes=25,
    cooperative=True,
    state=State,
    box=open_box,
    rules=rules,
    verbs=VERBS,
    news=NEWS,
    phases=PHASES,
    endings=ENDINGS,
    position=position,
    options=(
        Option("start", {"diagram": 0, "bubbles": 1}, "diagram", "KA-03"),
        switch("powers", "KA-68", default="on"),
        Option("tokens_to_win", {ATTACK_TOKENS: ATTACK_TOKENS, 1: 1}, ATTACK_TOKENS, "KA-66"),
        Option("whirlpools", {n: n for n in range(WHIRLPOOL_TOKENS + 1)}, 0, "KA-70"),
        Option("whirlpool_placement", {"players": 0, "random": 1}, "players", "KA-83"),
        Option("solo", {"off": 0, "on": 1}, lambda seats: "on" if seats == 1 else "off", "KA-76"),
        switch("billy_sweeps_kraken", "KA-63"),
        first_player("KA-11"),
    ),
    presets={
        "young-sailors": {"powers": "off", "tokens_to_win": 1},
        "experienced": {"whirlpools": 1},
        "dread": {"whirlpools": WHIRLPOOL_TOKENS},
    },
    sight=sight,
    hints=hints,
    scene=scene,
    refuse=refuse,
    picture=picture,
    clash=clash,
)
