"""Barrakuda: divers empty sunken galleons, rob each other, and send a barracuda after whoever carries too much."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from fathoms.core.game import Ending, Game
from fathoms.core.options import Datum, Option, Subset, switch
from fathoms.games.barrakuda import hints, rules, scene, sight
from fathoms.games.barrakuda.actions import ACTIONS
from fathoms.games.barrakuda.box import open_box
from fathoms.games.barrakuda.names import LAYOUTS, RANDOM_LAYOUT
from fathoms.games.barrakuda.news import NEWS
from fathoms.games.barrakuda.picture import picture
from fathoms.games.barrakuda.refusals import refuse
from fathoms.games.barrakuda.rules import barracuda, cards, deeds, ending, floor, people, rounds, wrecks
from fathoms.games.barrakuda.state import PHASES, State

SETUP = import_module(rules.setup.__module__)  # the chapter: `rules.setup` is the function in it


def check(seats: int, values: Mapping[str, Any]) -> str | None:
    """BK-02, BK-70, BK-80: teams need four, extra wrecks are one or two, and a layout of one's own is asked for."""
    if values["team_mode"] == "on" and seats != 4:
        return f"team_mode is for exactly 4 seats (BK-80), and this table has {seats}"
    if len(values["extra_wrecks"]) > 2 and values["extra_wrecks_free"] == "off":
        return "extra_wrecks takes one or two numbers (BK-70); turn extra_wrecks_free on for more"
    if values["custom_layout"] is not None and values["layout"] != "custom":
        return f"custom_layout is given, but layout is {values['layout']!r} (BK-02); set layout to 'custom'"
    return None


GAME = Game(
    name="barrakuda",
    seats=range(2, 5),
    usual_seats=4,
    minutes=20,
    simultaneous=("choose",),
    cooperative=False,
    state=State,
    box=open_box,
    rules=rules,
    chapters=(floor, people, cards, barracuda, deeds, ending, wrecks, rounds, SETUP, rules, sight, hints),
    actions=ACTIONS,
    news=NEWS,
    phases=PHASES,
    endings=(Ending("won", "BK-62"), Ending("team_won", "BK-80"), Ending("shared", "BK-63")),
    options=(
        Option("target", {8: 8, 10: 10}, 8, "BK-62"),
        switch("team_mode", "BK-80"),
        Subset("extra_wrecks", range(1, 7), "BK-70"),
        switch("extra_wrecks_free", "BK-70"),
        Option("layout", {**{name: k for k, name in enumerate(LAYOUTS)}, "random": RANDOM_LAYOUT}, LAYOUTS[0], "BK-02"),
        Datum("custom_layout", ("layouts", "custom", "rows"), "BK-02"),
        Option("starting_gold", {2: 2, 3: 3}, 2, "BK-04"),
        Option("reserve_limit", {"limited": 0, "unlimited": 1}, "limited", "BK-53"),
        Option("last_card_return", {"at_once": 0, "end_of_round": 1}, "at_once", "BK-15"),
        Option("route_tie", {"greedy": 0, "highest_sum": 1}, "greedy", "BK-22"),
        Option("end_check", {"at_once": 0, "end_of_round": 1}, "at_once", "BK-62"),
        Option("team_chat", {"private": 0, "table": 1}, "private", "BK-81"),
    ),
    presets={
        "first-game": {},
        "long-dive": {"target": 10, "layout": "reef"},
        "deep-trench": {"layout": "trench", "extra_wrecks": (4, 6)},
        "pickpockets": {"extra_wrecks": (1, 3), "layout": "lagoon"},
        "unknown-waters": {"layout": "random", "starting_gold": 3},
        "two-boats": {"team_mode": "on"},
    },
    sight=sight,
    hints=hints,
    scene=scene,
    refuse=refuse,
    picture=picture,
    check=check,
)
