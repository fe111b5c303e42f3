"""What Barrakuda is about, in a line that counts along."""

from fathoms.core.message import Message
from fathoms.games.barrakuda.rules.ending import goal
from fathoms.games.barrakuda.rules.people import home
from fathoms.games.barrakuda.state import Box, State


def aim(b: Box, s: State, seat: int) -> Message:
    """BK-62, BK-72, BK-80: gold in the vault, one's own or the team's, and in the fullest of the others."""
    now = {"goal": goal(b, s), "round": s.round}
    if seat < 0:
        return Message("aim-watched", {**now, "best": max(s.vault)})
    mine = home(s, seat)
    rivals = [gold for owner, gold in enumerate(s.vault) if owner != mine]
    return Message("aim", {**now, "mine": s.vault[mine], "best": max(rivals)})
