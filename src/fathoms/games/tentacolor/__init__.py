"""Tentacolor: explorers lengthen a creature's tentacles, each hoping for five cards of one colour in a row."""

from importlib import import_module

from fathoms.core.game import Ending, Game
from fathoms.core.options import Option, first_player, switch
from fathoms.games.tentacolor import hints, rules, scene, sight
from fathoms.games.tentacolor.actions import ACTIONS
from fathoms.games.tentacolor.box import open_box
from fathoms.games.tentacolor.news import NEWS
from fathoms.games.tentacolor.picture import picture
from fathoms.games.tentacolor.refusals import refuse
from fathoms.games.tentacolor.rules import cards, ending, knowledge, powers, tentacle, turn
from fathoms.games.tentacolor.state import FREE, LONGEST, MATCH_IF_ABLE, PHASES, RECYCLE, State

SETUP = import_module(rules.setup.__module__)  # the chapter: `rules.setup` is the function in it

GAME = Game(
    name="tentacolor",
    seats=range(2, 5),
    usual_seats=3,
    minutes=15,
    cooperative=False,
    state=State,
    box=open_box,
    rules=rules,
    chapters=(knowledge, tentacle, cards, ending, powers, turn, SETUP, rules, sight, hints),
    actions=ACTIONS,
    news=NEWS,
    phases=PHASES,
    endings=(Ending("completed", "TC-30"), Ending("revealed", "TC-34"), Ending("ran-out", "TC-36")),
    options=(
        switch("expert", "TC-32"),
        Option("laying", {"match_if_able": MATCH_IF_ABLE, "free": FREE}, "match_if_able", "TC-11"),
        Option("pile_empty", {"longest": LONGEST, "recycle": RECYCLE}, "longest", "TC-36"),
        Option("goal", {"book": 0, 4: 4, 5: 5, 6: 6}, "book", "TC-07"),
        first_player("TC-05"),
    ),
    presets={
        "first-game": {"goal": 4},
        "expert": {"expert": "on"},
        "deep-sea": {"expert": "on", "goal": 6, "pile_empty": "recycle"},
    },
    sight=sight,
    hints=hints,
    scene=scene,
    refuse=refuse,
    picture=picture,
)
