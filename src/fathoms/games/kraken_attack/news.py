"""What can happen in Kraken Attack!, and the rule behind each."""

from fathoms.core.news import ALIKE, ALONE, HERALD, OPENS, TRAILS, Bulletin
from fathoms.core.state import SEATS
from fathoms.games.kraken_attack.names import (
    AREAS,
    ATTACK_TOKENS,
    CARDS,
    DICE,
    FACES,
    LANES,
    PIRATES,
    SIDES,
    SPACES,
    TRACK,
)

NEWS = Bulletin()
BEGINS = NEWS.add("begins", "KA-11", beat=HERALD, seat=SEATS)
TAKES_PIRATE = NEWS.add("takes_pirate", "KA-08", "flip", beat=OPENS, seat=SEATS, pirate=PIRATES)
BOARDS = NEWS.add("boards", "KA-09", "move", pirate=PIRATES, area=AREAS)
WHIRLPOOL = NEWS.add("whirlpool", "KA-70", "reveal", lane=LANES, space=SPACES)
SHUFFLED = NEWS.add("shuffled", "KA-10", "shuffle", pirate=PIRATES)
SHUFFLED_TOGETHER = NEWS.add("shuffled_together", "KA-77", "shuffle")
LAYS_OPEN = NEWS.add("lays_open", "KA-10", "flip", beat=TRAILS, seat=SEATS, card=CARDS)
TURN = NEWS.add("turn", "KA-12", beat=HERALD, seat=SEATS)
POWER = NEWS.add("power", "KA-79", "flip", pirate=PIRATES)
ROLLED = NEWS.add("rolled", "KA-13", "roll", side=SIDES, face=FACES)
IGNORED = NEWS.add("ignored", "KA-56", beat=OPENS, purple=DICE + 1, red=DICE + 1)
ADVANCED = NEWS.add("advanced", "KA-14", "move", lane=LANES, space=SPACES)
ADVANCED_BY_EYE = NEWS.add("advanced_by_eye", "KA-15", "move", lane=LANES, space=SPACES)
ADVANCED_BY_FACE = NEWS.add("advanced_by_face", "KA-52", "move", lane=LANES, space=SPACES)
RAIL_SMASHED = NEWS.add("rail_smashed", "KA-21", "hit", beat=ALIKE, lane=LANES)
HOLED = NEWS.add("holed", "KA-22", "quake", beat=ALONE, lane=LANES, area=AREAS)
PLAYS = NEWS.add("plays", "KA-29", "flip", beat=OPENS, seat=SEATS, card=CARDS)
MOVED = NEWS.add("moved", "KA-33", "move", pirate=PIRATES, area=AREAS)
PUSHED_BACK = NEWS.add("pushed_back", "KA-37", "bang", beat=ALIKE, lane=LANES)
KRAKEN_HIT = NEWS.add("kraken_hit", "KA-55", "strike", beat=ALONE, lane=LANES, tokens=ATTACK_TOKENS + 1)
REPAIRED = NEWS.add("repaired", "KA-40", "reveal", beat=OPENS, lane=LANES)
KRAKEN_STIRS = NEWS.add("kraken_stirs", "KA-47", "move", beat=OPENS, space=TRACK)
DIE_JOINS = NEWS.add("die_joins", "KA-48", "reveal", side=SIDES)
KRAKEN_ARRIVES = NEWS.add("kraken_arrives", "KA-49", "rise", beat=OPENS, lane=LANES)
DRAWS_CARD = NEWS.add("draws_card", "KA-45", "flip", beat=TRAILS, seat=SEATS, card=CARDS)
WON = NEWS.add("won", "KA-66", beat=OPENS)
SUNK = NEWS.add("sunk", "KA-65", beat=OPENS)
