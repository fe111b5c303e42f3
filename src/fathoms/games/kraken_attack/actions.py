"""What a seat can do in Kraken Attack!."""

from fathoms.core.codec import Codec
from fathoms.games.kraken_attack.names import AREAS, DICE, LANES, PIRATES, SIDES, SLOTS, SPACES

ACTIONS = Codec(
    begin={},  # take the usual set-up for everything still open
    pirate={"pirate": PIRATES},
    board={"area": AREAS},  # put the pawn on an area
    whirlpool={"lane": LANES, "space": SPACES[1:]},
    ignore=dict.fromkeys(SIDES, DICE + 1),  # so many Eyes of each colour
    card={"slot": tuple(str(slot + 1) for slot in range(SLOTS))},
    move={"area": AREAS},
    cannon={"lane": LANES},
    broadside={"lane": LANES},  # Billy's cannon with everything else on that side
    pistol={"lane": LANES},
    saber={"lane": LANES},
    repair={"lane": LANES},
    stop={},  # no more actions with this card
    summon={"lane": LANES},  # the Kraken takes this tentacle's place
)

BEGIN = ACTIONS["begin"]
PICK_PIRATE = ACTIONS["pirate"]
BOARD = ACTIONS["board"]
PUT_WHIRLPOOL = ACTIONS["whirlpool"]
IGNORE = ACTIONS["ignore"]
PLAY_CARD = ACTIONS["card"]
GO = ACTIONS["move"]
FIRE_CANNON = ACTIONS["cannon"]
BROADSIDE = ACTIONS["broadside"]
FIRE_PISTOL = ACTIONS["pistol"]
SWING_SABER = ACTIONS["saber"]
FIX = ACTIONS["repair"]
STOP = ACTIONS["stop"]
SUMMON = ACTIONS["summon"]
