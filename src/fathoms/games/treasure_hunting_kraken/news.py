"""What can happen in Treasure Hunting: Kraken, and the rule behind each."""

from fathoms.core.news import Bulletin, said
from fathoms.games.treasure_hunting_kraken.names import MOODS, SEATS, SIDES, SPACES, WIND

DIE = SIDES + 1  # faces from 1 on
VALUE = 2 * SIDES + 1  # of the Kraken's roll
PAY = SIDES * WIND + 1  # points of a turn

NEWS = Bulletin(
    begins=said("TH-03", seat=SEATS),
    dial_turns=said("TH-05", "move", mood=MOODS),
    out_of_reach=said("TH-42"),
    kraken_rolls=said("TH-43", "roll", one=DIE, two=DIE, value=VALUE),
    escapes=said("TH-44", "roll", seat=SEATS, die=DIE, value=VALUE),
    gripped=said("TH-45", "hit", seat=SEATS, die=DIE, value=VALUE),
    pillar_rises=said("TH-46", "reveal", space=SPACES),
    pillar_mends=said("TH-46", "flip", space=SPACES),
    pushed=said("TH-47", "move", seat=SEATS, space=SPACES),
    rolled=said("TH-10", "roll", seat=SEATS, die=DIE, points=PAY),
    rolled_on_wind=said("TH-11", "roll", seat=SEATS, die=DIE, points=PAY),
    weakened=said("TH-12", seat=SEATS, points=PAY),
    hampered=said("TH-13", seat=SEATS, points=PAY),
    sails_forward=said("TH-15", "move", seat=SEATS, space=SPACES),
    sails_backward=said("TH-15", "move", seat=SEATS, space=SPACES),
    sails_inward=said("TH-16", "move", seat=SEATS, space=SPACES),
    sails_outward=said("TH-17", "move", seat=SEATS, space=SPACES),
    takes_treasure=said("TH-22", "move", seat=SEATS),
    leaves_treasure=said("TH-22", seat=SEATS),
    attacks=said("TH-28", seat=SEATS, other=SEATS),
    tied=said("TH-30", "roll", die=DIE),
    defended=said("TH-31", "roll", seat=SEATS, die=DIE, against=DIE),
    defence_lost=said("TH-32", "hit", seat=SEATS, die=DIE, against=DIE),
    steals=said("TH-33", "move", seat=SEATS, other=SEATS),
    hits_pillar=said("TH-37", "hit", space=SPACES, die=DIE, left=DIE),
    breaks_pillar=said("TH-37", "fade", space=SPACES, die=DIE),
    ends_turn=said("TH-08", seat=SEATS),
    won=said("TH-24", seat=SEATS),
)

BEGINS = NEWS["begins"]
DIAL_TURNS = NEWS["dial_turns"]
OUT_OF_REACH = NEWS["out_of_reach"]
KRAKEN_ROLLS = NEWS["kraken_rolls"]
ESCAPES = NEWS["escapes"]
GRIPPED = NEWS["gripped"]
PILLAR_RISES = NEWS["pillar_rises"]
PILLAR_MENDS = NEWS["pillar_mends"]
PUSHED = NEWS["pushed"]
ROLLED = NEWS["rolled"]
ROLLED_ON_WIND = NEWS["rolled_on_wind"]
WEAKENED = NEWS["weakened"]
HAMPERED = NEWS["hampered"]
SAILS_FORWARD = NEWS["sails_forward"]
SAILS_BACKWARD = NEWS["sails_backward"]
SAILS_INWARD = NEWS["sails_inward"]
SAILS_OUTWARD = NEWS["sails_outward"]
TAKES_TREASURE = NEWS["takes_treasure"]
LEAVES_TREASURE = NEWS["leaves_treasure"]
ATTACKS = NEWS["attacks"]
TIED = NEWS["tied"]
DEFENDED = NEWS["defended"]
DEFENCE_LOST = NEWS["defence_lost"]
STEALS = NEWS["steals"]
HITS_PILLAR = NEWS["hits_pillar"]
BREAKS_PILLAR = NEWS["breaks_pillar"]
ENDS_TURN = NEWS["ends_turn"]
WON = NEWS["won"]
