"""Tentacula: a team brings three fish and a treasure past a thieving octopus, along a reef that wanders with them."""

from importlib import import_module

from fathoms.core.game import Ending, Game
from fathoms.core.options import Option, switch
from fathoms.games.tentacula import hints, rules, scene, sight
from fathoms.games.tentacula.actions import ACTIONS
from fathoms.games.tentacula.box import open_box
from fathoms.games.tentacula.names import STASHES
from fathoms.games.tentacula.news import NEWS
from fathoms.games.tentacula.picture import picture
from fathoms.games.tentacula.refusals import refuse
from fathoms.games.tentacula.rules import course, ending, fish, gems, powers, reef, theft
from fathoms.games.tentacula.state import PHASES, State

SETUP = import_module(rules.setup.__module__)  # the chapter: `rules.setup` is the function in it

GAME = Game(
    name="tentacula",
    seats=range(2, 5),
    usual_seats=3,
    usual_bot="dolphin",
    minutes=30,
    cooperative=True,
    state=State,
    box=open_box,
    rules=rules,
    chapters=(reef, gems, ending, powers, fish, theft, course, SETUP, rules, sight, hints),
    actions=ACTIONS,
    news=NEWS,
    phases=PHASES,
    endings=(
        Ending("made-it", "TN-80"),
        Ending("so-close", "TN-81"),
        Ending("reef-gone", "TN-82"),
        Ending("chest-bare", "TN-83"),
        Ending("fish-food", "TN-84"),
    ),
    options=(
        Option("difficulty", {1: 0, 2: 1, 3: 2, "pro": 3}, 1, "TN-06"),
        switch("first_game_shell", "TN-06"),
        Option("stash", {"choose": -1, "random": -2, **{name: i for i, name in enumerate(STASHES)}}, "choose", "TN-03"),
        Option("chips", {"choose": 0, "random": 1}, "choose", "TN-04"),
        Option("snail_removed", {"random": -1, 1: 0, 2: 1}, "random", "TN-07"),
        Option("take_rule", {"rearmost": 0, "either_row": 1}, "rearmost", "TN-54"),
        Option("outside_orientation", {"turned": 0, "same": 1}, "turned", "TN-29"),
        Option("bare_chest", {"always": 0, "unless_stash_complete": 1}, "always", "TN-83"),
        Option("seahorse_round_end", {"each_roll": 0, "once": 1}, "each_roll", "TN-60"),
        Option("turn_choice", {"free": 0, "vote": 1, "clockwise": 2}, "free", "TN-21"),
    ),
    presets={
        "first-voyage": {"difficulty": 1, "stash": "A"},
        "grand-adventure": {"difficulty": 2},
        "big-challenge": {"difficulty": 3},
        "pros": {"difficulty": "pro", "stash": "random", "chips": "random"},
    },
    sight=sight,
    hints=hints,
    scene=scene,
    refuse=refuse,
    picture=picture,
)
