"""What can happen in Barrakuda, and the rule behind each."""

from fathoms.core.news import ALIKE, HERALD, OPENS, TRAILS, Bulletin
from fathoms.core.state import SEATS
from fathoms.games.barrakuda.names import CARDS, FURTHEST, MOST_GOLD, MOVES, ROUNDS, WRECKS

GOLD = MOST_GOLD + 1

NEWS = Bulletin()
ROUND = NEWS.add("round", "BK-10", beat=HERALD, round=ROUNDS + 1)
CHOSE = NEWS.add("chose", "BK-10", beat=HERALD, secret=("card",), only=("seat",), seat=SEATS, card=CARDS)
REVEALED = NEWS.add("revealed", "BK-11", "flip-all", beat=OPENS)
DIVES = NEWS.add("dives", "BK-12", "move", seat=SEATS, wreck=WRECKS)
LIES_DOWN = NEWS.add("lies_down", "BK-14", "move", seat=SEATS)
ROW_RETURNS = NEWS.add("row_returns", "BK-15", "move", seat=SEATS)
DISTANCE = NEWS.add("distance", "BK-21", "roll", beat=OPENS, distance=FURTHEST + 1)
DIRECTION = NEWS.add("direction", "BK-21", "roll", wreck=WRECKS)
OBEYS = NEWS.add("obeys", "BK-25", beat=OPENS, seat=SEATS)
SWIMS = NEWS.add("swims", "BK-22", "move", wreck=WRECKS)
STAYS = NEWS.add("stays", "BK-23", wreck=WRECKS)
SENT = NEWS.add("sent", "BK-25", "move", seat=SEATS, wreck=WRECKS)
DIVES_OFF = NEWS.add("dives_off", "BK-27", "move", wreck=WRECKS)
COLLECTS = NEWS.add("collects", "BK-30", "move", beat=OPENS, seat=SEATS, wreck=WRECKS, gold=GOLD)
DROPS = NEWS.add("drops", "BK-33", "snatch", beat=ALIKE, seat=SEATS, wreck=WRECKS, gold=GOLD)
WASHED_AWAY = NEWS.add("washed_away", "BK-34", "fade", wreck=WRECKS, gold=GOLD)
TIE = NEWS.add("tie", "BK-45", beat=ALIKE, wreck=WRECKS)
GETS_GOLD = NEWS.add("gets_gold", "BK-44", "move", beat=OPENS, seat=SEATS, gold=GOLD, wreck=WRECKS)
GETS_SPECIAL_GOLD = NEWS.add("gets_special_gold", "BK-42", "move", beat=OPENS, seat=SEATS, gold=GOLD)
TAKES_BACK = NEWS.add("takes_back", "BK-51", "move", beat=OPENS, seat=SEATS, count=MOVES + 1)
VAULTS = NEWS.add("vaults", "BK-35", "move", beat=OPENS, seat=SEATS, gold=GOLD)
PLOTS = NEWS.add("plots", "BK-55", beat=OPENS, seat=SEATS)
FETCHES = NEWS.add("fetches", "BK-54", "move", seat=SEATS)
DISCARDS = NEWS.add("discards", "BK-54", "move", seat=SEATS, other=SEATS)
ROBS = NEWS.add("robs", "BK-43", "rob", beat=OPENS, seat=SEATS, other=SEATS, gold=GOLD)
EXCHANGES = NEWS.add("exchanges", "BK-84", "rob", beat=OPENS, seat=SEATS, other=SEATS, gold=GOLD)
DECLINES = NEWS.add("declines", "BK-50", beat=OPENS, seat=SEATS)
CARDS_RETURN = NEWS.add("cards_return", "BK-56", "move", beat=TRAILS)
MEDDLES = NEWS.add("meddles", "BK-58", beat=OPENS, seat=SEATS, other=SEATS)
SEES = NEWS.add("sees", "BK-58", "flip", secret=("card",), only=("seat", "other"), seat=SEATS, other=SEATS, card=CARDS)
LAYS_OUT = NEWS.add("lays_out", "BK-59", "move", seat=SEATS, other=SEATS, card=CARDS)
NO_VICTIM = NEWS.add("no_victim", "BK-58", seat=SEATS)
WON = NEWS.add("won", "BK-62", beat=OPENS, seat=SEATS, gold=GOLD)
TEAM_WON = NEWS.add("team_won", "BK-80", beat=OPENS, seat=SEATS, other=SEATS, gold=GOLD)
SHARED = NEWS.add("shared", "BK-63", beat=OPENS, gold=GOLD)
