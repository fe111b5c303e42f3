"""What a seat can do in Barrakuda."""

from fathoms.core.state import SEATS
from fathoms.core.verbs import Verbs
from fathoms.games.barrakuda.names import CARDS, WRECKS

VAULT_MOST = 20  # the largest number an edition may print on a "vault up to"
SPLIT_MOST = 60  # the most gold one can take for oneself in an exchange: all there is in the usual box

VERBS = Verbs()
PLAY, PLAY_END = VERBS.each("play", card=CARDS)  # the secret choice
STEER, STEER_END = VERBS.each("steer", wreck=WRECKS)  # put the barracuda there
COLLECT, COLLECT_END = VERBS.each("collect", seat=SEATS)  # this team-mate takes the dropped gold
LEAD, LEAD_END = VERBS.each("lead", seat=SEATS)  # this team-mate acts
GOLD = VERBS.one("gold")  # the Special Action: gold
TAKE_BACK = VERBS.one("take_back")
PLOT = VERBS.one("plot")  # the red part: meddle at the end of the round
VAULT, VAULT_END = VERBS.each("vault", gold=VAULT_MOST + 1)  # so much from bag to vault
VAULT_ALL = VERBS.one("vault_all")
FETCH = VERBS.one("fetch")  # one's own Barracuda card comes back
DISCARD, DISCARD_END = VERBS.each("discard", other=SEATS)  # an opponent's Barracuda card goes to the centre
ROB, ROB_END = VERBS.each("rob", other=SEATS)
EXCHANGE, EXCHANGE_END = VERBS.each("exchange", gold=SPLIT_MOST + 1)  # so much of the two bags for oneself
MEDDLE, MEDDLE_END = VERBS.each("meddle", other=SEATS)  # whose hand two cards are drawn from
LAY, LAY_END = VERBS.each("lay", card=CARDS)  # which of the two is laid out
DECLINE = VERBS.one("decline")
