"""Which rule forbids an action now: for the player who asks why."""

from fathoms.games.barrakuda.actions import ACTIONS
from fathoms.games.barrakuda.names import BARRACUDA_CARD, GOLD, TAKE_BACK_OR_MEDDLE, VAULT_ALL, VAULT_UP_TO
from fathoms.games.barrakuda.names import TAKE_BACK as TAKE_BACK_DEED
from fathoms.games.barrakuda.rules.deeds import deed
from fathoms.games.barrakuda.rules.people import is_opponent
from fathoms.games.barrakuda.state import ACTING, CHOOSING, SHARING, Box, State

RULE = {  # the rule that gives a verb its place and its limits
    "play": "BK-10",
    "steer": "BK-25",
    "collect": "BK-88",
    "lead": "BK-83",
    "gold": "BK-50",
    "take_back": "BK-51",
    "vault": "BK-50",
    "vault_all": "BK-50",
    "plot": "BK-55",
    "fetch": "BK-54",
    "discard": "BK-54",
    "rob": "BK-42",
    "exchange": "BK-84",
    "meddle": "BK-58",
    "lay": "BK-58",
    "decline": "BK-50",
}
DEEDS = {  # the actions of the wreck cards that a verb belongs to
    "gold": (GOLD,),
    "take_back": (TAKE_BACK_DEED, TAKE_BACK_OR_MEDDLE),
    "vault": (VAULT_UP_TO,),
    "vault_all": (VAULT_ALL,),
    "plot": (TAKE_BACK_OR_MEDDLE,),
    "fetch": (BARRACUDA_CARD,),
    "discard": (BARRACUDA_CARD,),
}
AGAINST = ("rob", "discard", "meddle")  # verbs aimed at an opponent


def refuse(b: Box, s: State, seat: int, action: int) -> str:
    """The ID of the rule behind a refusal."""
    verb, about = ACTIONS.parts(action)
    if s.phase == CHOOSING:
        return "BK-10"
    if verb in AGAINST and s.team_mode and not is_opponent(s, seat, int(about["other"])):
        return "BK-85"
    if verb in DEEDS and s.phase in (ACTING, SHARING) and deed(b, s) not in DEEDS[verb]:
        return "BK-44" if s.phase == SHARING else "BK-40"
    if verb == "rob" and s.phase == SHARING:
        return "BK-44"
    return RULE[verb]
