"""What can happen in Kraken Attack!, and the rule behind each."""

from fathoms.core.news import Bulletin, said
from fathoms.games.kraken_attack.names import (
    AREAS,
    ATTACK_TOKENS,
    CARDS,
    DICE,
    FACES,
    LANES,
    PIRATES,
    SEATS,
    SIDES,
    SPACES,
    TRACK,
)

NEWS = Bulletin(
    begins=said("KA-11", seat=SEATS),
    takes_pirate=said("KA-08", "flip", seat=SEATS, pirate=PIRATES),
    boards=said("KA-09", "move", pirate=PIRATES, area=AREAS),
    whirlpool=said("KA-70", "reveal", lane=LANES, space=SPACES),
    shuffled=said("KA-10", "shuffle", pirate=PIRATES),
    shuffled_together=said("KA-77", "shuffle"),
    lays_open=said("KA-10", "flip", seat=SEATS, card=CARDS),
    turn=said("KA-12", seat=SEATS),
    power=said("KA-79", "flip", pirate=PIRATES),
    rolled=said("KA-13", "roll", side=SIDES, face=FACES),
    ignored=said("KA-56", purple=DICE + 1, red=DICE + 1),
    advanced=said("KA-19", "move", lane=LANES, space=SPACES),
    rail_smashed=said("KA-21", "hit", lane=LANES),
    holed=said("KA-22", "hit", lane=LANES, area=AREAS),
    plays=said("KA-29", "flip", seat=SEATS, card=CARDS),
    moved=said("KA-33", "move", pirate=PIRATES, area=AREAS),
    pushed_back=said("KA-37", "move", lane=LANES),
    kraken_hit=said("KA-55", "hit", lane=LANES, tokens=ATTACK_TOKENS + 1),
    repaired=said("KA-40", "reveal", lane=LANES),
    kraken_stirs=said("KA-47", "move", space=TRACK),
    die_joins=said("KA-48", "reveal", side=SIDES),
    kraken_arrives=said("KA-49", "reveal", lane=LANES),
    draws_card=said("KA-45", "flip", seat=SEATS, card=CARDS),
    won=said("KA-66"),
    sunk=said("KA-65"),
)

BEGINS = NEWS["begins"]
TAKES_PIRATE = NEWS["takes_pirate"]
BOARDS = NEWS["boards"]
WHIRLPOOL = NEWS["whirlpool"]
SHUFFLED = NEWS["shuffled"]
SHUFFLED_TOGETHER = NEWS["shuffled_together"]
LAYS_OPEN = NEWS["lays_open"]
TURN = NEWS["turn"]
POWER = NEWS["power"]
ROLLED = NEWS["rolled"]
IGNORED = NEWS["ignored"]
ADVANCED = NEWS["advanced"]
RAIL_SMASHED = NEWS["rail_smashed"]
HOLED = NEWS["holed"]
PLAYS = NEWS["plays"]
MOVED = NEWS["moved"]
PUSHED_BACK = NEWS["pushed_back"]
KRAKEN_HIT = NEWS["kraken_hit"]
REPAIRED = NEWS["repaired"]
KRAKEN_STIRS = NEWS["kraken_stirs"]
DIE_JOINS = NEWS["die_joins"]
KRAKEN_ARRIVES = NEWS["kraken_arrives"]
DRAWS_CARD = NEWS["draws_card"]
WON_NEWS = NEWS["won"]
SUNK_NEWS = NEWS["sunk"]
