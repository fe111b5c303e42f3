"""Which rule forbids an action now: for the player who asks why."""

from fathoms.games.tentacula.actions import VERBS
from fathoms.games.tentacula.names import ANIMALS, FINISH, FISH
from fathoms.games.tentacula.rules.fish import reach
from fathoms.games.tentacula.rules.powers import can_shell_move
from fathoms.games.tentacula.state import (
    AT_DOLPHIN,
    AT_SHARK,
    LOSING,
    NEXT,
    PICKING_CHIPS,
    PICKING_STASH,
    PLACING,
    REROLLING,
    SHOWING,
    SWIMMING,
    TAKING,
    VOTING,
    Box,
    State,
)

WHEN = {  # the phase in which a verb has its place, and the rule that gives it
    "begin": (PICKING_STASH, "TN-03"),
    "stash": (PICKING_STASH, "TN-03"),
    "chip": (PICKING_CHIPS, "TN-04"),
    "turn": (NEXT, "TN-21"),
    "vote": (VOTING, "TN-21"),
    "place": (PLACING, "TN-22"),
    "swim": (SWIMMING, "TN-31"),
    "shell_move": (SWIMMING, "TN-40"),
    "stay": (SWIMMING, "TN-39"),
    "dolphin": (AT_DOLPHIN, "TN-45"),
    "shark": (AT_SHARK, "TN-47"),
    "decline": (AT_DOLPHIN, "TN-43"),
    "keep": (REROLLING, "TN-60"),
    "roll": (REROLLING, "TN-60"),
    "lose": (LOSING, "TN-50"),
    "take": (TAKING, "TN-54"),
    "show": (SHOWING, "TN-63"),
}


def refuse(b: Box, s: State, seat: int, action: int) -> str:
    """The ID of the rule behind a refusal."""
    verb, about = VERBS.parts(action)
    phase, rule = WHEN[verb]
    if s.phase != phase:
        return rule
    if verb == "swim":
        return why_not(b, s, FISH.index(str(about["fish"])), s.animal)
    if verb == "shell_move":
        return why_no_shell_move(b, s, FISH.index(str(about["fish"])), ANIMALS.index(str(about["animal"])))
    return rule


def why_no_shell_move(b: Box, s: State, fish: int, animal: int) -> str:
    """The tile's own animal, no shell or another chip's animal, or nowhere to go."""
    if animal == s.animal:
        return "TN-41"
    if not can_shell_move(s, animal):
        return "TN-40"
    return why_not(b, s, fish, animal)


def why_not(b: Box, s: State, fish: int, animal: int) -> str:
    """A fish that is home, no square ahead of it, or a gate that does not let it through."""
    if s.fish[fish] == FINISH:
        return "TN-34"
    return "TN-35" if reach(b, s, fish, animal) > b.last[s.board] else "TN-36"
