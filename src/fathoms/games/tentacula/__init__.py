"""Tentacula: a team brings three fish and a treasure past a thieving octopus, along a reef that wanders with them."""

from fathoms.core.game import Game
from fathoms.core.state import SEATS
from fathoms.games.tentacula import hints, position, rules, scene, sight
from fathoms.games.tentacula.actions import VERBS
from fathoms.games.tentacula.aim import aim
from fathoms.games.tentacula.box import open_box
from fathoms.games.tentacula.contents import contents
from fathoms.games.tentacula.goals import GOALS
from fathoms.games.tentacula.news import NEWS
from fathoms.games.tentacula.options import OPTIONS, PRESETS
from fathoms.games.tentacula.picture import picture
from fathoms.games.tentacula.refusals import refuse
from fathoms.games.tentacula.score import score
from fathoms.games.tentacula.state import ENDINGS, PHASES, State

GAME = Game(
    name="tentacula",
    seats=range(2, SEATS + 1),
    usual_seats=3,
    usual_bot="dolphin",
    first_preset="first-voyage",
    minutes=30,
    cooperative=True,
    state=State,
    box=open_box,
    rules=rules,
    verbs=VERBS,
    news=NEWS,
    phases=PHASES,
    endings=ENDINGS,
    position=position,
    options=OPTIONS,
    presets=PRESETS,
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
