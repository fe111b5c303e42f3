"""What a seat can do in Kraken Attack!."""

from fathoms.core.verbs import Verbs
from fathoms.games.kraken_attack.names import AREAS, CANNON_SPACE, DICE, LANES, PIRATES, SIDES, SLOTS, SPACES

VERBS = Verbs()
BEGIN = VERBS.one("begin")  # take the usual set-up for everything still open
PIRATE, PIRATE_END = VERBS.each("pirate", pirate=PIRATES)
BOARD, BOARD_END = VERBS.each("board", area=AREAS)  # put the pawn on an area
WHIRLPOOL, WHIRLPOOL_END = VERBS.each("whirlpool", lane=LANES, space=SPACES[CANNON_SPACE:])
WHIRLPOOL_LANE = VERBS.stride("whirlpool", "lane")
IGNORE, IGNORE_END = VERBS.each("ignore", **dict.fromkeys(SIDES, DICE + 1))  # so many Eyes of each colour
IGNORE_PURPLE = VERBS.stride("ignore", "purple")
CARD, CARD_END = VERBS.each("card", slot=SLOTS)
MOVE, MOVE_END = VERBS.each("move", area=AREAS)
CANNON, CANNON_END = VERBS.each("cannon", lane=LANES)
BROADSIDE, BROADSIDE_END = VERBS.each("broadside", lane=LANES)  # Billy's cannon with everything else on that side
PISTOL, PISTOL_END = VERBS.each("pistol", lane=LANES)
SABER, SABER_END = VERBS.each("saber", lane=LANES)
REPAIR, REPAIR_END = VERBS.each("repair", lane=LANES)
STOP = VERBS.one("stop")  # no more actions with this card
SUMMON, SUMMON_END = VERBS.each("summon", lane=LANES)  # the Kraken takes this tentacle's place
