"""Barrakuda: divers empty sunken galleons, rob each other, and send a barracuda after whoever carries too much."""

from fathoms.core.game import Game
from fathoms.core.state import SEATS
from fathoms.games.barrakuda import hints, position, rules, scene, sight
from fathoms.games.barrakuda.actions import VERBS
from fathoms.games.barrakuda.aim import aim
from fathoms.games.barrakuda.box import open_box
from fathoms.games.barrakuda.contents import contents
from fathoms.games.barrakuda.goals import GOALS
from fathoms.games.barrakuda.news import NEWS
from fathoms.games.barrakuda.options import OPTIONS, PRESETS, clash
from fathoms.games.barrakuda.picture import picture
from fathoms.games.barrakuda.refusals import refuse
from fathoms.games.barrakuda.score import score
from fathoms.games.barrakuda.state import ENDINGS, PHASES, State
from fathoms.games.barrakuda.talk import hears

GAME = Game(
    name="barrakuda",
    seats=range(2, SEATS + 1),
    usual_seats=4,
    usual_bot="shrimp",
    minutes=20,
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
    clash=clash,
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
    hears=hears,
)
