"""Which rule forbids an action now: for the player who asks why."""

from fathoms.games.tentacolor.actions import VERBS
from fathoms.games.tentacolor.names import CARDS, HAND
from fathoms.games.tentacolor.state import BITING, GIVING, LAYING, LAYING_MORE, SCATTERING, Box, State

WHEN = {"lay": (LAYING, LAYING_MORE), "shark": (BITING,), "shoal": (SCATTERING,), "give": (GIVING,)}
FIRST = {LAYING: "TC-10", BITING: "TC-16", SCATTERING: "TC-16", GIVING: "TC-28", LAYING_MORE: "TC-24"}
NOT_IN_HAND = {LAYING: "TC-10", GIVING: "TC-27", LAYING_MORE: "TC-24"}


def refuse(b: Box, s: State, seat: int, action: int) -> str:
    """The ID of the rule behind a refusal."""
    verb, about = VERBS.parts(action)
    if s.phase not in WHEN[verb]:
        return FIRST[s.phase]
    if verb == "shoal":
        return "TC-22"
    if verb == "shark":
        return "TC-19" if about["other"] == seat else "TC-18"
    hand = s.hand[HAND * seat : HAND * seat + s.held[seat]]
    return "TC-11" if CARDS.index(str(about["card"])) in hand else NOT_IN_HAND[s.phase]
