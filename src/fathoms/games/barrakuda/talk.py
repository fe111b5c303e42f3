"""Who hears what a player says."""

from fathoms.games.barrakuda.options import PRIVATE
from fathoms.games.barrakuda.rules.people import mate
from fathoms.games.barrakuda.state import State


def hears(s: State, seat: int) -> tuple[int, ...] | None:
    """BK-81: the two of a team alone, where that was chosen; otherwise the whole table, and whoever looks on."""
    return (seat, mate(seat)) if s.team_mode and s.team_chat == PRIVATE else None
