"""What a seat can do in Tentacula."""

from fathoms.core.state import SEATS
from fathoms.core.verbs import Verbs
from fathoms.games.tentacula.names import ANIMALS, FISH, GEMS, ROWS, STASHES

VERBS = Verbs()
BEGIN = VERBS.one("begin")  # take the usual set-up for everything still open
STASH, STASH_END = VERBS.each("stash", stash=STASHES)
CHIP, CHIP_END = VERBS.each("chip", animal=ANIMALS)
TURN = VERBS.one("turn")  # I play next
VOTE, VOTE_END = VERBS.each("vote", seat=SEATS)  # that seat should play next
PLACE, PLACE_END = VERBS.each("place", row=ROWS)
SWIM, SWIM_END = VERBS.each("swim", fish=FISH)  # with the tile's animal
SHELL_MOVE, SHELL_MOVE_END = VERBS.each("shell_move", fish=FISH, animal=ANIMALS)
STAY = VERBS.one("stay")  # no fish can use the tile: none moves
DOLPHIN, DOLPHIN_END = VERBS.each("dolphin", gem=GEMS)
SHARK, SHARK_END = VERBS.each("shark", gem=GEMS)
DECLINE = VERBS.one("decline")  # no help from dolphin or shark
KEEP = VERBS.one("keep")  # the roll counts
ROLL = VERBS.one("roll")  # the seahorse rolls again
LOSE, LOSE_END = VERBS.each("lose", gem=GEMS)  # the colour rolled is not in the chest: this one goes
TAKE, TAKE_END = VERBS.each("take", row=ROWS)  # a tile from the rear of the reef
SHOW, SHOW_END = VERBS.each("show", animal=ANIMALS)  # the turtle's tile lies with this animal up

SHELL_MOVE_FISH = VERBS.stride("shell_move", "fish")  # from one fish to the next
