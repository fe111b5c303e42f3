"""What can happen in Tentacula, and the rule behind each."""

from fathoms.core.news import Bulletin, said
from fathoms.games.tentacula.names import ANIMALS, FISH, GATES, GEMS, ROWS, SEATS, SQUARES, STASHES, TILES

ARCHES = ("1", "2", "3")

NEWS = Bulletin(
    takes_stash=said("TN-03", "flip", stash=STASHES),
    takes_chip=said("TN-04", "flip", seat=SEATS, animal=ANIMALS),
    snail_leaves=said("TN-07", "fade", tile=TILES),
    reef_begins=said("TN-09", "flip", animal=ANIMALS, row=ROWS),
    gate_shown=said("TN-05", "reveal", gate=GATES, arch=ARCHES),
    pile_shows=said("TN-53", "reveal", tile=TILES, animal=ANIMALS),
    takes_tile=said("TN-54", seat=SEATS, row=ROWS, column=11),
    gets_tile=said("TN-53", "flip", seat=SEATS, tile=TILES, animal=ANIMALS),
    no_tile=said("TN-55", seat=SEATS),
    shows=said("TN-63", "flip", seat=SEATS, animal=ANIMALS),
    round=said("TN-20", round=32),
    votes=said("TN-21", seat=SEATS, other=SEATS),
    turn=said("TN-21", seat=SEATS),
    places=said("TN-22", "move", animal=ANIMALS, row=ROWS, column=11),
    no_room=said("TN-26", animal=ANIMALS),
    boxed=said("TN-26", "fade", tile=TILES),
    swims=said("TN-31", "move", fish=FISH, square=SQUARES),
    passes=said("TN-36", "move", fish=FISH, arch=ARCHES),
    stays=said("TN-42", seat=SEATS),
    pays=said("TN-40", "fade", shells=7),
    flips=said("TN-61", "flip"),
    flop=said("TN-61", "fade", shells=7),
    finds_shell=said("TN-44", "reveal", shells=7),
    dolphin=said("TN-45", "move", gem=GEMS),
    shark=said("TN-47", "move", gem=GEMS),
    declines=said("TN-43", seat=SEATS),
    seen=said("TN-49", "hit", fish=FISH, square=SQUARES),
    seen_at_end=said("TN-56", "hit", fish=FISH, square=SQUARES),
    rolls=said("TN-49", "roll", seat=SEATS, gem=GEMS),
    rolls_again=said("TN-60", seat=SEATS),
    missing=said("TN-50", gem=GEMS),
    stolen=said("TN-49", "move", gem=GEMS),
    left_opens=said("TN-70", "flip"),
    pile_lost=said("TN-70", "fade", tiles=13),
    right_closes=said("TN-71", "flip"),
    reef_lost=said("TN-71", "fade", tiles=13),
    filled=said("TN-80", "move", gem=GEMS),
    made_it=said("TN-80"),
    so_close=said("TN-81"),
    reef_gone=said("TN-82"),
    chest_bare=said("TN-83"),
    fish_food=said("TN-84"),
)

TAKES_STASH = NEWS["takes_stash"]
TAKES_CHIP = NEWS["takes_chip"]
SNAIL_LEAVES = NEWS["snail_leaves"]
REEF_BEGINS = NEWS["reef_begins"]
GATE_SHOWN = NEWS["gate_shown"]
PILE_SHOWS = NEWS["pile_shows"]
TAKES_TILE = NEWS["takes_tile"]
GETS_TILE = NEWS["gets_tile"]
NO_TILE = NEWS["no_tile"]
SHOWS = NEWS["shows"]
ROUND = NEWS["round"]
VOTES = NEWS["votes"]
TURN = NEWS["turn"]
PLACES = NEWS["places"]
NO_ROOM = NEWS["no_room"]
BOXED = NEWS["boxed"]
SWIMS = NEWS["swims"]
PASSES = NEWS["passes"]
STAYS = NEWS["stays"]
PAYS = NEWS["pays"]
FLIPS = NEWS["flips"]
FLOP = NEWS["flop"]
FINDS_SHELL = NEWS["finds_shell"]
DOLPHIN = NEWS["dolphin"]
SHARK = NEWS["shark"]
DECLINES = NEWS["declines"]
SEEN = NEWS["seen"]
SEEN_AT_END = NEWS["seen_at_end"]
ROLLS = NEWS["rolls"]
ROLLS_AGAIN = NEWS["rolls_again"]
MISSING = NEWS["missing"]
STOLEN = NEWS["stolen"]
LEFT_OPENS = NEWS["left_opens"]
PILE_LOST = NEWS["pile_lost"]
RIGHT_CLOSES = NEWS["right_closes"]
REEF_LOST = NEWS["reef_lost"]
FILLED = NEWS["filled"]
MADE_IT_NEWS = NEWS["made_it"]  # the endings' news stand in the order of the endings
