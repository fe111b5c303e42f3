"""Which rule forbids an action now: for the player who asks why."""

from fathoms.games.kraken_attack.actions import ACTIONS
from fathoms.games.kraken_attack.names import BILLY, LANES, SYMBOLS
from fathoms.games.kraken_attack.rules.crew import can_afford
from fathoms.games.kraken_attack.state import ACTING, ARRIVING, BOARDING, CHOOSING, EYES, PICKING, Box, State

WHEN = {  # the rule that says when a verb has its place
    "begin": "KA-83",
    "pirate": "KA-83",
    "board": "KA-83",
    "whirlpool": "KA-83",
    "ignore": "KA-56",
    "card": "KA-29",
    "summon": "KA-49",
}
PHASE = {"pirate": PICKING, "board": BOARDING, "ignore": EYES, "card": CHOOSING, "summon": ARRIVING}
TARGET = {"move": "KA-33", "cannon": "KA-34", "pistol": "KA-35", "saber": "KA-36", "repair": "KA-40"}


def refuse(b: Box, s: State, seat: int, action: int) -> str:
    """The ID of the rule behind a refusal."""
    verb, about = ACTIONS.parts(action)
    if verb in WHEN:
        if verb == "pirate" and s.phase == PICKING:
            return "KA-08"
        if verb == "whirlpool":
            return "KA-70"
        return WHEN[verb]
    if s.phase != ACTING:
        return "KA-29" if s.phase == CHOOSING else "KA-12"
    symbol = "cannon" if verb == "broadside" else verb
    if not can_afford(b, s, SYMBOLS.index(symbol)):
        return "KA-30"
    if verb == "broadside":
        return "KA-62" if s.power == BILLY else "KA-61"
    if verb == "repair" or verb == "move":
        return TARGET[verb]
    return "KA-38" if s.space[LANES.index(str(about["lane"]))] == 0 else TARGET[verb]
