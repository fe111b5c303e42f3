"""What Barrakuda is about, in a line that counts along."""

from fathoms.core.message import Message
from fathoms.games.barrakuda.rules.ending import goal
from fathoms.games.barrakuda.state import Box, State


def aim(b: Box, s: State, seat: int) -> Message:
    """BK-62, BK-72, BK-80: so much gold in the vault, one's own or the team's; how full it is shows each seat."""
    mine, watched = ("aim-team", "aim-teams") if s.team_mode else ("aim", "aim-watched")
    return Message(mine if seat >= 0 else watched, {"goal": goal(b, s), "round": s.round})
