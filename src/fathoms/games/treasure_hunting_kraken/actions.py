"""What a seat can do in Treasure Hunting: Kraken."""

from fathoms.core.state import SEATS
from fathoms.core.verbs import Verbs
from fathoms.games.treasure_hunting_kraken.names import CENTRE, SPACES

VERBS = Verbs()
TAKE = VERBS.one("take")  # the treasure, on coming into the centre
LEAVE = VERBS.one("leave")  # it there
FORWARD = VERBS.one("forward")
BACKWARD = VERBS.one("backward")
INWARD = VERBS.one("inward")
OUTWARD, OUTWARD_END = VERBS.each("outward", space=SPACES[:CENTRE])
ATTACK, ATTACK_END = VERBS.each("attack", other=SEATS)  # another player's ship
PILLAR, PILLAR_END = VERBS.each("pillar", space=SPACES[:CENTRE])  # hit the pillar there
END = VERBS.one("end")  # the turn
