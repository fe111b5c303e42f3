"""What can happen in Tentacolor, and the rule behind each."""

from fathoms.core.news import Bulletin, said
from fathoms.games.tentacolor.names import CARD_COUNT, CARDS, SEATS, TIPS

NEWS = Bulletin(
    dealt=said("TC-03", "shuffle", secret=("card",), only=("seat",), seat=SEATS, card=CARDS),
    leads=said("TC-05", "reveal", secret=("card",), only=("seat",), seat=SEATS, card=CARDS),
    dealt_tip=said("TC-32", "shuffle", secret=("tip",), only=("seat",), seat=SEATS, tip=TIPS),
    turn=said("TC-08", seat=SEATS),
    drew=said("TC-09", "move", secret=("card",), only=("seat",), seat=SEATS, card=CARDS),
    laid=said("TC-10", "move", seat=SEATS, card=CARDS, length=CARD_COUNT),
    bitten=said("TC-18", "hit", seat=SEATS, other=SEATS, card=CARDS),
    shark_idle=said("TC-19", seat=SEATS),
    scattered=said("TC-22", "move", secret=("card",), only=("other",), seat=SEATS, other=SEATS, card=CARDS),
    drew_again=said("TC-22", "move", secret=("card",), only=("seat",), seat=SEATS, card=CARDS),
    shoal_idle=said("TC-38", seat=SEATS),
    drew_more=said("TC-24", "move", secret=("card",), only=("seat",), seat=SEATS, card=CARDS),
    rare_idle=said("TC-38", seat=SEATS),
    gave=said("TC-27", "move", secret=("card",), only=("seat", "other"), seat=SEATS, other=SEATS, card=CARDS),
    recycled=said("TC-40", "shuffle", count=CARD_COUNT),
    completed=said("TC-15", "reveal", seat=SEATS),
    revealed=said("TC-34", "flip", seat=SEATS, tip=TIPS),
    ran_out=said("TC-36", "fade"),
    shown=said("TC-37", "flip", seat=SEATS, tip=TIPS),
    longest=said("TC-37", "reveal", seat=SEATS, length=CARD_COUNT),
)

DEALT = NEWS["dealt"]
LEADS = NEWS["leads"]
DEALT_TIP = NEWS["dealt_tip"]
TURN = NEWS["turn"]
DREW = NEWS["drew"]
LAID = NEWS["laid"]
BITTEN = NEWS["bitten"]
SHARK_IDLE = NEWS["shark_idle"]
SCATTERED = NEWS["scattered"]
DREW_AGAIN = NEWS["drew_again"]
SHOAL_IDLE = NEWS["shoal_idle"]
DREW_MORE = NEWS["drew_more"]
RARE_IDLE = NEWS["rare_idle"]
GAVE = NEWS["gave"]
RECYCLED = NEWS["recycled"]
COMPLETED = NEWS["completed"]
REVEALED = NEWS["revealed"]
RAN_OUT = NEWS["ran_out"]
SHOWN = NEWS["shown"]
LONGEST = NEWS["longest"]
