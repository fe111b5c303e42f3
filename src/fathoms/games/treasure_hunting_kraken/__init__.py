"""Treasure Hunting: Kraken: ships race into a whirlpool for one gem and fight over it all the way home."""

from importlib import import_module

from fathoms.core.game import Ending, Game
from fathoms.core.options import Datum, Option, first_player, switch
from fathoms.games.treasure_hunting_kraken import hints, rules, scene, sight
from fathoms.games.treasure_hunting_kraken.actions import ACTIONS
from fathoms.games.treasure_hunting_kraken.box import open_box
from fathoms.games.treasure_hunting_kraken.news import NEWS
from fathoms.games.treasure_hunting_kraken.picture import picture
from fathoms.games.treasure_hunting_kraken.refusals import refuse
from fathoms.games.treasure_hunting_kraken.rules import dice, fight, kraken, sailing, turn
from fathoms.games.treasure_hunting_kraken.state import (
    EACH,
    HIGHEST,
    LOWEST,
    MUST_RETURN,
    NEXT_OWN_TURN,
    NEXT_ROLL,
    ONCE,
    PHASES,
    SINGLE,
    SUM,
    WINS,
    State,
)

SETUP = import_module(rules.setup.__module__)  # the chapter: `rules.setup` is the function in it

GAME = Game(
    name="treasure-hunting-kraken",
    seats=range(2, 5),
    usual_seats=3,
    usual_bot="shrimp",
    minutes=30,
    cooperative=False,
    state=State,
    box=open_box,
    rules=rules,
    chapters=(dice, sailing, fight, kraken, turn, SETUP, rules, sight, hints),
    actions=ACTIONS,
    news=NEWS,
    phases=PHASES,
    endings=(Ending("returned", "TH-24"),),
    options=(
        Datum("board", ("whirlpool", "board"), "TH-01", ("maelstrom", "short")),
        first_player("TH-03"),
        Datum("dial", ("dial", "segments"), "TH-40"),
        Option("kraken_roll", {"sum": SUM, "lowest": LOWEST, "highest": HIGHEST, "single": SINGLE}, "sum", "TH-43"),
        Option("kraken_timing", {"next_roll": NEXT_ROLL, "next_own_turn": NEXT_OWN_TURN}, "next_roll", "TH-45"),
        switch("penalty_stacks", "TH-12", default="on"),
        Option("attacks_per_turn", {"unlimited": 0, 1: 1}, "unlimited", "TH-34"),
        Option("start_steal", {"must_return": MUST_RETURN, "wins": WINS}, "must_return", "TH-25"),
        switch("tantrum_restores", "TH-46", default="on"),
        Option("two_tentacles", {"once": ONCE, "each": EACH}, "once", "TH-42"),
        Datum("cost_forward", ("costs", "forward"), "TH-15"),
        Datum("cost_backward", ("costs", "backward"), "TH-15"),
        Datum("cost_inward", ("costs", "inward"), "TH-16"),
        Datum("cost_outward", ("costs", "outward"), "TH-17"),
        Datum("cost_attack", ("costs", "attack"), "TH-28"),
        Datum("wind_factor", ("numbers", "wind_factor"), "TH-11"),
        Datum("lost_defence", ("numbers", "lost_defence"), "TH-12"),
        Datum("min_points", ("numbers", "min_points"), "TH-12"),
        Datum("kraken_points", ("numbers", "kraken_points"), "TH-13"),
        Datum("pillar_hp", ("numbers", "pillar_hp"), "TH-46"),
    ),
    presets={
        "first-voyage": {"board": "short", "attacks_per_turn": 1, "kraken_roll": "lowest"},
        "short-trip": {"board": "short"},
        "few-fights": {"attacks_per_turn": 1},
        "furious-kraken": {
            "dial": ["tantrum", "dormant", "enraged", "dormant"],
            "two_tentacles": "each",
        },
    },
    sight=sight,
    hints=hints,
    scene=scene,
    refuse=refuse,
    picture=picture,
)
