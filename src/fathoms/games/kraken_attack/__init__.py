"""Kraken Attack!: a crew of pirates keeps its ship afloat against eight tentacles and the Kraken they belong to."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from fathoms.core.game import Ending, Game
from fathoms.core.options import Option, first_player, switch
from fathoms.games.kraken_attack import hints, rules, scene, sight
from fathoms.games.kraken_attack.actions import ACTIONS
from fathoms.games.kraken_attack.box import open_box
from fathoms.games.kraken_attack.names import ATTACK_TOKENS, SEATS, WHIRLPOOL_TOKENS
from fathoms.games.kraken_attack.news import NEWS
from fathoms.games.kraken_attack.picture import picture
from fathoms.games.kraken_attack.refusals import refuse
from fathoms.games.kraken_attack.rules import cards, crew, powers, sea, turn
from fathoms.games.kraken_attack.state import PHASES, State

setting_up = import_module(".rules.setup", __name__)  # the chapter: `rules.setup` is the function in it


def check(seats: int, values: Mapping[str, Any]) -> str | None:
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
    chapters=(sea, cards, powers, crew, turn, setting_up, rules, sight, hints),
    actions=ACTIONS,
    news=NEWS,
    phases=PHASES,
    endings=(Ending("won", "KA-66"), Ending("sunk", "KA-65")),
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
    check=check,
)
