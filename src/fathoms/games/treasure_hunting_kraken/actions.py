"""What a seat can do in Treasure Hunting: Kraken."""

from fathoms.core.codec import Codec
from fathoms.games.treasure_hunting_kraken.names import SEATS, SPACES

ACTIONS = Codec(
    take={},  # the treasure, on coming into the centre
    leave={},  # it there
    forward={},
    backward={},
    inward={},
    outward={"space": SPACES[:-1]},
    attack={"other": SEATS},  # another player's ship
    pillar={"space": SPACES[:-1]},  # hit the pillar there
    end={},  # the turn
)

TAKE = ACTIONS["take"]
LEAVE = ACTIONS["leave"]
FORWARD = ACTIONS["forward"]
BACKWARD = ACTIONS["backward"]
INWARD = ACTIONS["inward"]
OUTWARD = ACTIONS["outward"]
ATTACK = ACTIONS["attack"]
HIT_PILLAR = ACTIONS["pillar"]
END = ACTIONS["end"]
