"""What a seat can do in Barrakuda."""

from fathoms.core.codec import Codec
from fathoms.games.barrakuda.names import CARDS, SEATS, WRECKS

VAULT_MOST = 20  # the largest number an edition may print on a "vault up to"
SPLIT_MOST = 60  # the most gold one can take for oneself in an exchange: all there is in the usual box

ACTIONS = Codec(
    play={"card": CARDS},  # the secret choice
    steer={"wreck": WRECKS},  # put the barracuda there
    collect={"seat": SEATS},  # this team-mate takes the dropped gold
    lead={"seat": SEATS},  # this team-mate acts
    gold={},  # the Special Action: gold
    take_back={},
    plot={},  # the red part: meddle at the end of the round
    vault={"gold": VAULT_MOST + 1},  # so much from bag to vault
    vault_all={},
    fetch={},  # one's own Barracuda card comes back
    discard={"other": SEATS},  # an opponent's Barracuda card goes to the centre
    rob={"other": SEATS},
    exchange={"gold": SPLIT_MOST + 1},  # so much of the two bags for oneself
    meddle={"other": SEATS},  # whose hand two cards are drawn from
    lay={"card": CARDS},  # which of the two is laid out
    decline={},
)

PLAY = ACTIONS["play"]
STEER = ACTIONS["steer"]
COLLECT = ACTIONS["collect"]
LEAD = ACTIONS["lead"]
TAKE_GOLD = ACTIONS["gold"]
TAKE_BACK = ACTIONS["take_back"]
PLOT = ACTIONS["plot"]
VAULT = ACTIONS["vault"]
VAULT_ALL = ACTIONS["vault_all"]
FETCH = ACTIONS["fetch"]
DISCARD = ACTIONS["discard"]
ROB = ACTIONS["rob"]
EXCHANGE = ACTIONS["exchange"]
MEDDLE = ACTIONS["meddle"]
LAY = ACTIONS["lay"]
DECLINE = ACTIONS["decline"]
