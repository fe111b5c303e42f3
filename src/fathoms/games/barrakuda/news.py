"""What can happen in Barrakuda, and the rule behind each."""

from fathoms.core.news import Bulletin, said
from fathoms.games.barrakuda.names import CARDS, SEATS, WRECKS

GOLD = 128  # how much can be spoken of at once

NEWS = Bulletin(
    round=said("BK-10", round=GOLD),
    chose=said("BK-10", secret=("card",), only=("seat",), seat=SEATS, card=CARDS),
    revealed=said("BK-11", "flip"),
    dives=said("BK-12", "move", seat=SEATS, wreck=WRECKS),
    lies_down=said("BK-14", "move", seat=SEATS),
    row_returns=said("BK-15", "move", seat=SEATS),
    distance=said("BK-21", "roll", distance=7),
    direction=said("BK-21", "roll", wreck=WRECKS),
    obeys=said("BK-25", seat=SEATS),
    swims=said("BK-22", "move", wreck=WRECKS),
    stays=said("BK-23", wreck=WRECKS),
    sent=said("BK-25", "move", seat=SEATS, wreck=WRECKS),
    dives_off=said("BK-27", "move", wreck=WRECKS),
    collects=said("BK-30", "move", seat=SEATS, wreck=WRECKS, gold=GOLD),
    drops=said("BK-33", "hit", seat=SEATS, wreck=WRECKS, gold=GOLD),
    washed_away=said("BK-34", "fade", wreck=WRECKS, gold=GOLD),
    tie=said("BK-45", wreck=WRECKS),
    gets_gold=said("BK-50", "move", seat=SEATS, gold=GOLD),
    takes_back=said("BK-51", "move", seat=SEATS, count=6),
    vaults=said("BK-35", "move", seat=SEATS, gold=GOLD),
    plots=said("BK-55", seat=SEATS),
    fetches=said("BK-54", "move", seat=SEATS),
    discards=said("BK-54", "move", seat=SEATS, other=SEATS),
    robs=said("BK-43", "hit", seat=SEATS, other=SEATS, gold=GOLD),
    exchanges=said("BK-84", "move", seat=SEATS, other=SEATS, gold=GOLD),
    declines=said("BK-50", seat=SEATS),
    cards_return=said("BK-56", "move"),
    meddles=said("BK-58", seat=SEATS, other=SEATS),
    sees=said("BK-58", "flip", secret=("card",), only=("seat", "other"), seat=SEATS, other=SEATS, card=CARDS),
    lays_out=said("BK-59", "move", seat=SEATS, other=SEATS, card=CARDS),
    no_victim=said("BK-58", seat=SEATS),
    won=said("BK-62", seat=SEATS, gold=GOLD),
    team_won=said("BK-80", seat=SEATS, other=SEATS, gold=GOLD),
    shared=said("BK-63", gold=GOLD),
)

ROUND = NEWS["round"]
CHOSE = NEWS["chose"]
REVEALED = NEWS["revealed"]
DIVES = NEWS["dives"]
LIES_DOWN = NEWS["lies_down"]
ROW_RETURNS = NEWS["row_returns"]
DISTANCE = NEWS["distance"]
DIRECTION = NEWS["direction"]
OBEYS = NEWS["obeys"]
SWIMS = NEWS["swims"]
STAYS = NEWS["stays"]
SENT = NEWS["sent"]
DIVES_OFF = NEWS["dives_off"]
COLLECTS = NEWS["collects"]
DROPS = NEWS["drops"]
WASHED_AWAY = NEWS["washed_away"]
TIE = NEWS["tie"]
GETS_GOLD = NEWS["gets_gold"]
TAKES_BACK = NEWS["takes_back"]
VAULTS = NEWS["vaults"]
PLOTS = NEWS["plots"]
FETCHES = NEWS["fetches"]
DISCARDS = NEWS["discards"]
ROBS = NEWS["robs"]
EXCHANGES = NEWS["exchanges"]
DECLINES = NEWS["declines"]
CARDS_RETURN = NEWS["cards_return"]
MEDDLES = NEWS["meddles"]
SEES = NEWS["sees"]
LAYS_OUT = NEWS["lays_out"]
NO_VICTIM = NEWS["no_victim"]
WINS = NEWS["won"]
TEAM_WINS = NEWS["team_won"]
SHARE_WIN = NEWS["shared"]
