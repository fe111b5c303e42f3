"""The barracuda: dice or a controller move it, and wreck 6 may send it on (BK-20 to BK-28)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.core.sets import is_one, lowest
from fathoms.games.barrakuda import news
from fathoms.games.barrakuda.names import DIVES, FURTHEST, LAIR, SIDES, WRECK_COUNT
from fathoms.games.barrakuda.rules.floor import extra_lair
from fathoms.games.barrakuda.state import GATHERING, STOPPING, Box, State


def stir(b: Box, s: State) -> None:
    """BK-20: one Barracuda card alone gives control; with none or several the dice decide."""
    roll_distance(s, b.distance[draw(s, SIDES)])
    if s.lying != 0 and is_one(s.lying):
        s.controller = lowest(s.lying)
        s.waiting = s.lying
        tell(s, news.OBEYS, s.controller, s.distance)
    else:
        roll_direction(s, b.direction[draw(s, SIDES)])
        swim(s, s.direction, s.distance)
        s.phase = STOPPING


def roll_distance(s: State, distance: int) -> None:
    """BK-21: the Distance die comes to rest."""
    s.distance = distance
    tell(s, news.DISTANCE, distance)


def roll_direction(s: State, wreck: int) -> None:
    """BK-21: the Direction die comes to rest."""
    s.direction = wreck
    tell(s, news.DIRECTION, wreck, s.distance)


def swim(s: State, goal: int, distance: int) -> None:
    """BK-21 to BK-24: step by step towards the goal, and never past it."""
    if s.barracuda == goal:
        tell(s, news.STAYS, goal)
    for step in range(FURTHEST):
        if step < distance and s.barracuda != goal:
            s.barracuda = s.toward[WRECK_COUNT * s.barracuda + goal]
            tell(s, news.SWIMS, s.barracuda)


def steer(s: State, wreck: int) -> None:
    """BK-25: the controller puts the barracuda on a wreck."""
    s.barracuda = wreck
    s.phase = STOPPING
    tell(s, news.SENT, s.controller, wreck)


def stop(b: Box, s: State) -> None:
    """BK-26: it has stopped; from wreck 6 it may dive off at once. Then the wrecks are resolved."""
    if s.barracuda == LAIR and b.trigger[extra_lair(s)] == DIVES:
        dive_off(s, roll_again(b, s))
    s.phase = GATHERING
    s.wreck = 0


def roll_again(b: Box, s: State) -> int:
    """BK-27: the Direction die, rolled again for every 6."""
    wreck = LAIR
    while wreck == LAIR:
        wreck = b.direction[draw(s, SIDES)]
    return wreck


def dive_off(s: State, wreck: int) -> None:
    """BK-27, BK-28: it appears on that wreck, however far; whoever controls it still does."""
    s.direction = wreck
    s.barracuda = wreck
    tell(s, news.DIVES_OFF, wreck)
