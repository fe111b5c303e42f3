"""Tentacolor: explorers lengthen a creature's tentacles, each hoping for five cards of one colour in a row."""

from fathoms.core.game import Game
from fathoms.core.options import Option, first_player, switch
from fathoms.games.tentacolor import hints, position, rules, scene, sight
from fathoms.games.tentacolor.actions import VERBS
from fathoms.games.tentacolor.box import open_box
from fathoms.games.tentacolor.news import NEWS
from fathoms.games.tentacolor.picture import picture
from fathoms.games.tentacolor.refusals import refuse
from fathoms.games.tentacolor.state import ENDINGS, FREE, LONGEST, MATCH_IF_ABLE, PHASES, RECYCLE, State

GAME = Game(
    name="tentacolor",
    seats=range(2, 5),
    usual_seats=3,
    minutes=15,
    cooperative=False,
    state=State,
    box=open_box,
    rules=rules,
    verbs=VERBS,
    news=NEWS,
    phases=PHASES,
    endings=ENDINGS,
    position=position,
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
