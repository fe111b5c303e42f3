"""Kraken Attack!: a crew of pirates keeps its ship afloat against eight tentacles and the Kraken they belong to."""

from fathoms.core.game import Game
from fathoms.core.state import SEATS
from fathoms.games.kraken_attack import hints, position, rules, scene, sight
from fathoms.games.kraken_attack.actions import VERBS
from fathoms.games.kraken_attack.aim import aim
from fathoms.games.kraken_attack.box import open_box
from fathoms.games.kraken_attack.contents import contents
from fathoms.games.kraken_attack.goals import GOALS
from fathoms.games.kraken_attack.news import NEWS
from fathoms.games.kraken_attack.options import OPTIONS, PRESETS, clash
from fathoms.games.kraken_attack.picture import picture
from fathoms.games.kraken_attack.refusals import refuse
from fathoms.games.kraken_attack.score import score
from fathoms.games.kraken_attack.state import ENDINGS, PHASES, State

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
    options=OPTIONS,
    presets=PRESETS,
    clash=clash,
    position=position,
    written_over_setup=True,
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
