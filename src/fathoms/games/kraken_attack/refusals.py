"""Which rule forbids an action now: for the player who asks why."""

from fathoms.games.kraken_attack.actions import VERBS
from fathoms.games.kraken_attack.names import BUBBLES, CANNON, LANES, SYMBOLS
from fathoms.games.kraken_attack.rules.crew import can_afford, can_hit
from fathoms.games.kraken_attack.rules.powers import may_sweep
from fathoms.games.kraken_attack.state import (
    ACTING,
    ARRIVING,
    BOARDING,
    CHOOSING,
    EYES,
    PICKING,
    WHIRLPOOLS,
    Box,
    State,
)

TAKEN = {("pirate", PICKING): "KA-08", ("whirlpool", WHIRLPOOLS): "KA-70"}  # the right moment, but not that one
WHEN = {  # the rule that says when a verb has its place
    "begin": "KA-83",
    "pirate": "KA-83",
    "board": "KA-83",
    "whirlpool": "KA-83",
    "ignore": "KA-56",
    "card": "KA-29",
    "summon": "KA-49",
}
FIRST = {  # what has to be decided before a card can be used
    PICKING: "KA-83",
    BOARDING: "KA-83",
    WHIRLPOOLS: "KA-83",
    EYES: "KA-56",
    CHOOSING: "KA-29",
    ARRIVING: "KA-49",
}
TARGET = {"move": "KA-33", "cannon": "KA-34", "pistol": "KA-35", "saber": "KA-36", "repair": "KA-40"}


def refuse(b: Box, s: State, seat: int, action: int) -> str:
    """The ID of the rule behind a refusal."""
    verb, about = VERBS.parts(action)
    if (verb, s.phase) in TAKEN:
        return TAKEN[verb, s.phase]
    if verb in WHEN:
        return WHEN[verb]
    if s.phase != ACTING:
        return FIRST[s.phase]
    if not can_afford(b, s, SYMBOLS.index("cannon" if verb == "broadside" else verb)):
        return "KA-30"
    if verb in ("move", "repair"):
        return TARGET[verb]
    lane = LANES.index(str(about["lane"]))
    if verb == "broadside":
        return "KA-62" if may_sweep(s) and not can_hit(b, s, CANNON, lane) else "KA-61"
    return "KA-38" if s.space[lane] == BUBBLES else TARGET[verb]
