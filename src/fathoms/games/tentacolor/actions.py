"""What a seat can do in Tentacolor."""

from fathoms.core.state import SEATS
from fathoms.core.verbs import Verbs
from fathoms.games.tentacolor.names import CARDS

VERBS = Verbs()
LAY, LAY_END = VERBS.each("lay", card=CARDS)
SHARK, SHARK_END = VERBS.each("shark", other=SEATS)  # whose last card is bitten off
SHOAL, SHOAL_END = VERBS.each("shoal", other=SEATS)  # who changes the card in hand
GIVE, GIVE_END = VERBS.each("give", card=CARDS)
