"""Tentacolor: explorers lengthen a creature's tentacles, each hoping for five cards of one colour in a row."""

from fathoms.core.game import Game
from fathoms.games.tentacolor import hints, position, rules, scene, sight
from fathoms.games.tentacolor.actions import VERBS
from fathoms.games.tentacolor.aim import aim
from fathoms.games.tentacolor.box import open_box
from fathoms.games.tentacolor.contents import contents
from fathoms.games.tentacolor.goals import GOALS
from fathoms.games.tentacolor.names import PLAYERS
from fathoms.games.tentacolor.news import NEWS
from fathoms.games.tentacolor.options import OPTIONS, PRESETS
from fathoms.games.tentacolor.picture import picture
from fathoms.games.tentacolor.refusals import refuse
from fathoms.games.tentacolor.score import score
from fathoms.games.tentacolor.state import ENDINGS, PHASES, State

GAME = Game(
    name="tentacolor",
    seats=PLAYERS,
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
    options=OPTIONS,
    presets=PRESETS,
    position=position,
    sight=sight,
    hints=hints,
    scene=scene,
    refuse=refuse,
    picture=picture,
    contents=contents,
    aim=aim,
    score=score,
    goals=GOALS,
)
