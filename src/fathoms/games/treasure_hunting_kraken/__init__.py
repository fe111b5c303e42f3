"""Treasure Hunting: Kraken: ships race into a whirlpool for one gem and fight over it all the way home."""

from fathoms.core.game import Game
from fathoms.core.state import SEATS
from fathoms.games.treasure_hunting_kraken import hints, position, rules, scene, sight
from fathoms.games.treasure_hunting_kraken.actions import VERBS
from fathoms.games.treasure_hunting_kraken.aim import aim
from fathoms.games.treasure_hunting_kraken.box import open_box
from fathoms.games.treasure_hunting_kraken.contents import contents
from fathoms.games.treasure_hunting_kraken.goals import GOALS
from fathoms.games.treasure_hunting_kraken.news import NEWS
from fathoms.games.treasure_hunting_kraken.options import OPTIONS, PRESETS
from fathoms.games.treasure_hunting_kraken.picture import picture
from fathoms.games.treasure_hunting_kraken.refusals import refuse
from fathoms.games.treasure_hunting_kraken.score import score
from fathoms.games.treasure_hunting_kraken.state import ENDINGS, PHASES, State
from fathoms.games.treasure_hunting_kraken.voyage import reckon

GAME = Game(
    name="treasure-hunting-kraken",
    seats=range(2, SEATS + 1),
    usual_seats=2,
    usual_bot="shrimp",
    minutes=30,
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
    reckon=reckon,
)
