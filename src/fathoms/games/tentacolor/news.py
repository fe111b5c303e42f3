"""What can happen in Tentacolor, and the rule behind each."""

from fathoms.core.news import HERALD, OPENS, TRAILS, Bulletin
from fathoms.core.state import SEATS
from fathoms.games.tentacolor.names import CARD_COUNT, CARDS, TIPS

NEWS = Bulletin()
DEALT = NEWS.add("dealt", "TC-03", "shuffle", secret=("card",), only=("seat",), seat=SEATS, card=CARDS)
LEADS = NEWS.add("leads", "TC-05", "reveal", secret=("card",), only=("seat",), seat=SEATS, card=CARDS)
DEALT_TIP = NEWS.add("dealt_tip", "TC-32", "shuffle", secret=("tip",), only=("seat",), seat=SEATS, tip=TIPS)
TURN = NEWS.add("turn", "TC-08", beat=HERALD, seat=SEATS)
DREW = NEWS.add("drew", "TC-09", "move", beat=HERALD, secret=("card",), only=("seat",), seat=SEATS, card=CARDS)
LAID = NEWS.add("laid", "TC-10", "move", beat=OPENS, seat=SEATS, card=CARDS, length=CARD_COUNT)
BITTEN = NEWS.add("bitten", "TC-18", "bite", beat=OPENS, seat=SEATS, other=SEATS, card=CARDS)
SHARK_IDLE = NEWS.add("shark_idle", "TC-19", seat=SEATS)
SCATTERED = NEWS.add(
    "scattered", "TC-22", "sweep", beat=OPENS, secret=("card",), only=("other",), seat=SEATS, other=SEATS, card=CARDS
)
DREW_AGAIN = NEWS.add("drew_again", "TC-22", "move", secret=("card",), only=("seat",), seat=SEATS, card=CARDS)
SHOAL_IDLE = NEWS.add("shoal_idle", "TC-38", seat=SEATS)
DREW_MORE = NEWS.add("drew_more", "TC-24", "move", beat=OPENS, secret=("card",), only=("seat",), seat=SEATS, card=CARDS)
RARE_IDLE = NEWS.add("rare_idle", "TC-38", seat=SEATS)
GAVE = NEWS.add(
    "gave", "TC-27", "move", beat=OPENS, secret=("card",), only=("seat", "other"), seat=SEATS, other=SEATS, card=CARDS
)
RECYCLED = NEWS.add("recycled", "TC-40", "shuffle", beat=TRAILS, count=CARD_COUNT)
COMPLETED = NEWS.add("completed", "TC-15", "glow", beat=OPENS, seat=SEATS)
REVEALED = NEWS.add("revealed", "TC-34", "flip", beat=OPENS, seat=SEATS, tip=TIPS)
RAN_OUT = NEWS.add("ran_out", "TC-36", "fade", beat=OPENS)
SHOWN = NEWS.add("shown", "TC-37", "flip", seat=SEATS, tip=TIPS)
LONGEST = NEWS.add("longest", "TC-37", "reveal", seat=SEATS, length=CARD_COUNT)
