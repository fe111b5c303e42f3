"""Which rule forbids an action now: for the player who asks why."""

from fathoms.games.treasure_hunting_kraken import actions as do
from fathoms.games.treasure_hunting_kraken.actions import VERBS
from fathoms.games.treasure_hunting_kraken.names import CENTRE, NOWHERE
from fathoms.games.treasure_hunting_kraken.rules.fight import can_attack
from fathoms.games.treasure_hunting_kraken.state import FINDING, Box, State

RULE = {"forward": "TH-15", "backward": "TH-15", "inward": "TH-16", "outward": "TH-17"}


def refuse(b: Box, s: State, seat: int, action: int) -> str:
    """The ID of the rule behind a refusal."""
    verb, about = VERBS.parts(action)
    if s.phase == FINDING or verb in ("take", "leave"):
        return "TH-22"
    if verb == "pillar":
        return "TH-36"
    if verb == "attack":
        other = int(about["other"])
        in_reach = other < s.seats and can_attack(b, s, other)
        return "TH-34" if in_reach and s.points >= b.cost_attack else "TH-28"
    x = s.at[seat]
    if x == CENTRE and verb != "outward":
        return "TH-16" if verb == "inward" else "TH-18"
    if verb == "outward":
        is_way = action - do.OUTWARD in b.ways[b.ways_from[x] : b.ways_from[x + 1]]
        return "TH-20" if is_way and s.points >= b.cost_outward else "TH-17"
    target = {"forward": b.forward, "backward": b.backward, "inward": b.inward}[verb][x]
    cost = {"forward": b.cost_forward, "backward": b.cost_backward, "inward": b.cost_inward}[verb]
    return "TH-20" if target != NOWHERE and s.points >= cost else RULE[verb]
