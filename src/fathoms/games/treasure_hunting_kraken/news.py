"""What can happen in Treasure Hunting: Kraken, and the rule behind each."""

from fathoms.core.news import ALIKE, HERALD, OPENS, TRAILS, Bulletin
from fathoms.core.state import SEATS
from fathoms.games.treasure_hunting_kraken.names import MOODS, SIDES, SPACES, WIND

DIE = SIDES + 1  # faces from 1 on
VALUE = 2 * SIDES + 1  # of the Kraken's roll
PAY = SIDES * WIND + 1  # points of a turn
TO = 5  # a sailing ends in plain water, 1: at Start, 2: in the centre, 3: on wind, 4: near a tentacle

NEWS = Bulletin()
BEGINS = NEWS.add("begins", "TH-03", beat=HERALD, seat=SEATS)
DIAL_TURNS = NEWS.add("dial_turns", "TH-05", "move", beat=HERALD, mood=MOODS)
OUT_OF_REACH = NEWS.add("out_of_reach", "TH-42", "rise", beat=OPENS)
KRAKEN_ROLLS = NEWS.add(
    "kraken_rolls", "TH-43", "roll", beat=OPENS, one=DIE, two=DIE, value=VALUE
)  # 0: no die can beat it
ESCAPES = NEWS.add("escapes", "TH-44", "roll", seat=SEATS, die=DIE, value=VALUE)
GRIPPED = NEWS.add("gripped", "TH-45", "clash", beat=OPENS, seat=SEATS, die=DIE, value=VALUE)
PILLAR_RISES = NEWS.add("pillar_rises", "TH-46", "reveal", beat=ALIKE, space=SPACES)
PILLAR_MENDS = NEWS.add("pillar_mends", "TH-46", "flip", beat=ALIKE, space=SPACES)
PUSHED = NEWS.add("pushed", "TH-47", "move", seat=SEATS, space=SPACES)
ROLLED = NEWS.add("rolled", "TH-10", "roll", beat=OPENS, seat=SEATS, die=DIE, points=PAY)
ROLLED_ON_WIND = NEWS.add("rolled_on_wind", "TH-11", "roll", beat=OPENS, seat=SEATS, die=DIE, points=PAY)
WEAKENED = NEWS.add("weakened", "TH-12", "hit", seat=SEATS, points=PAY)
HAMPERED = NEWS.add("hampered", "TH-13", "hit", seat=SEATS, points=PAY)
SAILS_FORWARD = NEWS.add("sails_forward", "TH-15", "move", seat=SEATS, space=SPACES, to=TO)
SAILS_BACKWARD = NEWS.add("sails_backward", "TH-15", "move", seat=SEATS, space=SPACES, to=TO)
SAILS_INWARD = NEWS.add("sails_inward", "TH-16", "move", seat=SEATS, space=SPACES, to=TO)
SAILS_OUTWARD = NEWS.add("sails_outward", "TH-17", "move", seat=SEATS, space=SPACES, to=TO)
TAKES_TREASURE = NEWS.add("takes_treasure", "TH-22", "glow", beat=OPENS, seat=SEATS)
LEAVES_TREASURE = NEWS.add("leaves_treasure", "TH-22", seat=SEATS)
ATTACKS = NEWS.add("attacks", "TH-28", "clash", beat=OPENS, seat=SEATS, other=SEATS)
TIED = NEWS.add("tied", "TH-30", die=DIE)
DEFENDED = NEWS.add("defended", "TH-31", "roll", seat=SEATS, die=DIE, against=DIE)
DEFENCE_LOST = NEWS.add("defence_lost", "TH-32", "hit", seat=SEATS, die=DIE, against=DIE)
STEALS = NEWS.add("steals", "TH-33", "clash", seat=SEATS, other=SEATS)
RAMS = NEWS.add("rams", "TH-36", beat=OPENS, seat=SEATS, space=SPACES)  # a pillar
HITS_PILLAR = NEWS.add("hits_pillar", "TH-37", "hit", space=SPACES, die=DIE, left=DIE)
BREAKS_PILLAR = NEWS.add("breaks_pillar", "TH-37", "fade", space=SPACES, die=DIE)
ENDS_TURN = NEWS.add("ends_turn", "TH-08", beat=HERALD, seat=SEATS)
STAYS = NEWS.add("stays", "TH-08", beat=TRAILS, seat=SEATS, wind=2)  # ends a turn in which it did nothing
STUCK = NEWS.add("stuck", "TH-08", beat=OPENS, seat=SEATS, cost=PAY)  # to leave the centre; 0: not there
WON = NEWS.add("won", "TH-24", beat=OPENS, seat=SEATS)
