"""What can happen in Tentacula, and the rule behind each."""

from fathoms.core.news import ALIKE, HERALD, OPENS, TRAILS, Bulletin
from fathoms.core.state import SEATS
from fathoms.games.tentacula.names import (
    ANIMALS,
    ARCHES,
    FISH,
    GATES,
    GEMS,
    ROUNDS,
    ROW,
    ROWS,
    SHELLS,
    SQUARES,
    STASHES,
    TILE_COUNT,
    TILES,
)

NEWS = Bulletin()
TAKES_STASH = NEWS.add("takes_stash", "TN-03", "flip", stash=STASHES)
TAKES_CHIP = NEWS.add("takes_chip", "TN-04", "flip", seat=SEATS, animal=ANIMALS)
SNAIL_LEAVES = NEWS.add("snail_leaves", "TN-07", "fade", tile=TILES)
REEF_BEGINS = NEWS.add("reef_begins", "TN-09", "flip", animal=ANIMALS, row=ROWS)
GATE_SHOWN = NEWS.add("gate_shown", "TN-05", "reveal", gate=GATES, arch=ARCHES)
PILE_SHOWS = NEWS.add("pile_shows", "TN-53", "reveal", tile=TILES, animal=ANIMALS)
TAKES_TILE = NEWS.add("takes_tile", "TN-54", beat=OPENS, seat=SEATS, row=ROWS, column=ROW)
GETS_TILE = NEWS.add("gets_tile", "TN-53", "flip", beat=TRAILS, seat=SEATS, tile=TILES, animal=ANIMALS)
NO_TILE = NEWS.add("no_tile", "TN-55", beat=TRAILS, seat=SEATS)
SHOWS = NEWS.add("shows", "TN-63", "flip", seat=SEATS, animal=ANIMALS)
ROUND = NEWS.add("round", "TN-20", beat=HERALD, round=ROUNDS + 1)
VOTES = NEWS.add("votes", "TN-21", beat=ALIKE, seat=SEATS, other=SEATS)
TURN = NEWS.add("turn", "TN-21", beat=HERALD, seat=SEATS)
PLACES = NEWS.add("places", "TN-22", "move", animal=ANIMALS, row=ROWS, column=ROW)
NO_ROOM = NEWS.add("no_room", "TN-26", animal=ANIMALS)
BOXED = NEWS.add("boxed", "TN-26", "fade", tile=TILES)
SWIMS = NEWS.add("swims", "TN-31", "move", fish=FISH, square=SQUARES)
PASSES = NEWS.add("passes", "TN-36", "move", fish=FISH, arch=ARCHES)
STAYS = NEWS.add("stays", "TN-42", seat=SEATS)
PAYS = NEWS.add("pays", "TN-40", "fade", shells=SHELLS + 1)
FLIPS = NEWS.add("flips", "TN-61", "flip")
FLOP = NEWS.add("flop", "TN-61", "fade", shells=SHELLS + 1)
FINDS_SHELL = NEWS.add("finds_shell", "TN-44", "reveal", shells=SHELLS + 1)
DOLPHIN = NEWS.add("dolphin", "TN-45", "carry", beat=OPENS, gem=GEMS)
SHARK = NEWS.add("shark", "TN-47", "carry", beat=OPENS, gem=GEMS)
DECLINES = NEWS.add("declines", "TN-43", seat=SEATS)
SEEN = NEWS.add("seen", "TN-49", "hit", beat=OPENS, fish=FISH, square=SQUARES)
SEEN_AT_END = NEWS.add("seen_at_end", "TN-56", "hit", beat=ALIKE, fish=FISH, square=SQUARES)
ROLLS = NEWS.add("rolls", "TN-49", "roll", seat=SEATS, gem=GEMS)
ROLLS_AGAIN = NEWS.add("rolls_again", "TN-60", beat=OPENS, seat=SEATS)
MISSING = NEWS.add("missing", "TN-50", gem=GEMS)
STOLEN = NEWS.add("stolen", "TN-49", "loot", gem=GEMS)
LEFT_OPENS = NEWS.add("left_opens", "TN-70", "fold", beat=OPENS)
PILE_LOST = NEWS.add("pile_lost", "TN-70", "fade", tiles=TILE_COUNT + 1)
RIGHT_CLOSES = NEWS.add("right_closes", "TN-71", "fold", beat=OPENS)
REEF_LOST = NEWS.add("reef_lost", "TN-71", "fade", tiles=TILE_COUNT + 1)
FILLED = NEWS.add("filled", "TN-80", "move", beat=ALIKE, gem=GEMS)
MADE_IT = NEWS.add("made_it", "TN-80", beat=OPENS)
SO_CLOSE = NEWS.add("so_close", "TN-81", beat=OPENS)
REEF_GONE = NEWS.add("reef_gone", "TN-82", beat=OPENS)
CHEST_BARE = NEWS.add("chest_bare", "TN-83", beat=OPENS)
FISH_FOOD = NEWS.add("fish_food", "TN-84", beat=OPENS)
