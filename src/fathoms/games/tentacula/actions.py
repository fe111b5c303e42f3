"""What a seat can do in Tentacula."""

from fathoms.core.codec import Codec
from fathoms.games.tentacula.names import ANIMALS, FISH, GEMS, ROWS, SEATS, STASHES

ACTIONS = Codec(
    begin={},  # take the usual set-up for everything still open
    stash={"stash": STASHES},
    chip={"animal": ANIMALS},
    turn={},  # I play next
    vote={"seat": SEATS},  # that seat should play next
    place={"row": ROWS},
    swim={"fish": FISH},  # with the tile's animal
    shell_move={"fish": FISH, "animal": ANIMALS},
    stay={},  # no fish can use the tile: none moves
    dolphin={"gem": GEMS},
    shark={"gem": GEMS},
    decline={},  # no help from dolphin or shark
    keep={},  # the roll counts
    roll={},  # the seahorse rolls again
    lose={"gem": GEMS},  # the colour rolled is not in the chest: this one goes
    take={"row": ROWS},  # a tile from the rear of the reef
    show={"animal": ANIMALS},  # the turtle's tile lies with this animal up
)

BEGIN = ACTIONS["begin"]
PICK_STASH = ACTIONS["stash"]
PICK_CHIP = ACTIONS["chip"]
TURN = ACTIONS["turn"]
CAST_VOTE = ACTIONS["vote"]
PLACE = ACTIONS["place"]
SWIM = ACTIONS["swim"]
SHELL_MOVE = ACTIONS["shell_move"]
STAY = ACTIONS["stay"]
CALL_DOLPHIN = ACTIONS["dolphin"]
CALL_SHARK = ACTIONS["shark"]
DECLINE = ACTIONS["decline"]
KEEP = ACTIONS["keep"]
ROLL = ACTIONS["roll"]
LOSE = ACTIONS["lose"]
TAKE = ACTIONS["take"]
SHOW = ACTIONS["show"]
