"""Which rule forbids an action now: for the player who asks why."""

from fathoms.games.tentacolor.actions import VERBS
from fathoms.games.tentacolor.names import CARDS, HAND
from fathoms.games.tentacolor.state import BITING, GIVING, LAYING, SCATTERING, Box, State

PHASE = {"lay": LAYING, "shark": BITING, "shoal": SCATTERING, "give": GIVING}
NOT_IN_HAND = {"lay": "TC-10", "give": "TC-27"}
NOT_NOW = {LAYING: "TC-10", BITING: "TC-16", SCATTERING: "TC-16", GIVING: "TC-28"}
TARGET = {"shark": "TC-19", "shoal": "TC-22"}


def refuse(b: Box, s: State, seat: int, action: int) -> str:
    """The ID of the rule behind a refusal."""
    verb, about = VERBS.parts(action)
    if PHASE[verb] != s.phase:
        return NOT_NOW[s.phase]
    if verb in TARGET:
        return TARGET[verb]
    hand = s.hand[HAND * seat : HAND * seat + s.held[seat]]
    return "TC-11" if CARDS.index(str(about["card"])) in hand else NOT_IN_HAND[verb]
