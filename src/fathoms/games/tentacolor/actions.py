"""What a seat can do in Tentacolor."""

from fathoms.core.codec import Codec
from fathoms.games.tentacolor.names import CARDS, SEATS

ACTIONS = Codec(
    lay={"card": CARDS},
    shark={"other": SEATS},  # whose last card is bitten off
    shoal={"other": SEATS},  # who changes the card in hand
    give={"card": CARDS},
)

LAY = ACTIONS["lay"]
BITE = ACTIONS["shark"]
SCATTER = ACTIONS["shoal"]
GIVE = ACTIONS["give"]
