"""Which rule forbids an action now: for the player who asks why."""

from fathoms.core.sets import is_one
from fathoms.games.barrakuda.actions import VERBS
from fathoms.games.barrakuda.names import (
    BARRACUDA_CARD,
    GOLD,
    TAKE_BACK,
    TAKE_BACK_OR_MEDDLE,
    VAULT_ALL,
    VAULT_UP_TO,
)
from fathoms.games.barrakuda.rules.deeds import deed
from fathoms.games.barrakuda.rules.people import mate, pawns_on
from fathoms.games.barrakuda.state import (
    CHOOSING,
    COLLECTING,
    LAYING,
    LEADING,
    MEDDLING,
    SHARING,
    STEERING,
    Box,
    State,
)

FIRST = {  # what has to be decided first
    CHOOSING: "BK-10",
    STEERING: "BK-25",
    COLLECTING: "BK-88",
    LEADING: "BK-89",
    MEDDLING: "BK-58",
    LAYING: "BK-58",
}
LIMIT = {  # the actions of the wreck cards that a verb carries out, and the rule that says how far
    "gold": ((GOLD,), "BK-50"),
    "take_back": ((TAKE_BACK, TAKE_BACK_OR_MEDDLE), "BK-51"),
    "vault": ((VAULT_UP_TO,), "BK-50"),
    "vault_all": ((VAULT_ALL,), "BK-50"),
    "plot": ((TAKE_BACK_OR_MEDDLE,), "BK-55"),
    "fetch": ((BARRACUDA_CARD,), "BK-54"),
    "discard": ((BARRACUDA_CARD,), "BK-54"),
}
AGAINST = ("rob", "discard", "meddle")  # verbs aimed at an opponent


def refuse(b: Box, s: State, seat: int, action: int) -> str:
    """The ID of the rule behind a refusal."""
    verb, about = VERBS.parts(action)
    if verb in AGAINST and s.team_mode and about["other"] == mate(seat) and s.phase != CHOOSING:
        return "BK-85"
    if s.phase in FIRST:
        return FIRST[s.phase]
    if verb in LIMIT and deed(b, s) in LIMIT[verb][0]:
        return LIMIT[verb][1]
    if s.phase == SHARING:
        return "BK-44"
    if verb == "exchange":
        return "BK-84"
    return "BK-40" if is_one(pawns_on(s, s.wreck)) else "BK-42"
