"""What puzzles of Barrakuda ask for."""

from fathoms.core.goals import Goals
from fathoms.core.state import NOBODY
from fathoms.games.barrakuda.names import ALL_MOVES, BARRACUDA, DIVES, GOLD, LAIR
from fathoms.games.barrakuda.options import AT_ONCE, LIMITED
from fathoms.games.barrakuda.rules.cards import holds
from fathoms.games.barrakuda.rules.deeds import is_shield
from fathoms.games.barrakuda.rules.floor import extra_lair, within
from fathoms.games.barrakuda.rules.people import home, opponents
from fathoms.games.barrakuda.state import CHOOSING, MEDDLING, PLOTTING, STEERING, Box, State

GOALS = Goals()
MUCH = 3  # gold that is worth a puzzle
PLENTY = 12  # gold in the reserve that nobody can use up in a round


def rivals(s: State, seat: int) -> list[int]:
    """BK-85: the opponents' seats."""
    return [other for other in range(s.seats) if (opponents(s, seat) >> other) & 1]


# --- what a choice in secret is sure of ---------------------------------------------------------------------


def dive(s: State, seat: int) -> int:
    """BK-10: the wreck to which a seat has chosen to dive; NOBODY if it has not."""
    return s.card[seat] if s.phase == CHOOSING and s.card[seat] != BARRACUDA else NOBODY


def value_of_dive(s: State, seat: int, wreck: int) -> int:
    """BK-15, BK-16: the initiative value with this card laid; none where the whole row comes back at once."""
    last = s.hand[seat] & ALL_MOVES == 1 << wreck
    return 0 if last and s.last_card_return == AT_ONCE else s.laid[seat] + 1


def can_follow(s: State, seat: int, wreck: int) -> list[int]:
    """BK-10: the others who may have chosen the same wreck."""
    return [other for other in range(s.seats) if other != seat and holds(s, other, wreck)]


def is_out_of_reach(b: Box, s: State, wreck: int) -> bool:
    """BK-20 to BK-28, BK-33: however far the barracuda goes, it does not stop there, or does not bite there."""
    reached = within(s, s.barracuda, max(b.distance))
    if (reached >> LAIR) & 1 and b.trigger[extra_lair(s)] == DIVES:
        return is_shield(b, s, wreck)
    return (reached >> wreck) & 1 == 0 or is_shield(b, s, wreck)


def acts_first(s: State, seat: int, wreck: int) -> bool:
    """BK-42: whoever dives there too has a higher initiative value."""
    mine = value_of_dive(s, seat, wreck)
    return all(value_of_dive(s, other, wreck) > mine for other in can_follow(s, seat, wreck))


def hides(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-33, BK-43: a dive where nobody can follow, and the barracuda does not bite."""
    wreck = dive(s, seat)
    return wreck != NOBODY and not can_follow(s, seat, wreck) and is_out_of_reach(b, s, wreck)


def is_sure_to_act(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-33, BK-42: a dive where one has the initiative, whoever follows, and the barracuda does not bite."""
    wreck = dive(s, seat)
    return wreck != NOBODY and acts_first(s, seat, wreck) and is_out_of_reach(b, s, wreck)


def is_sure_of_gold(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-40, BK-42, BK-53: … and gets gold, as whoever acts first or as everybody who is there."""
    wreck = dive(s, seat)
    if wreck == NOBODY or not is_out_of_reach(b, s, wreck) or (s.reserve_limit == LIMITED and s.reserve < PLENTY):
        return False
    face = s.face[wreck]
    return b.general[face] == GOLD or (b.special[face] == GOLD and acts_first(s, seat, wreck))


# --- what comes of steering, acting and robbing -------------------------------------------------------------


def wins(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-62: the vault is full enough."""
    return bool((s.winners >> seat) & 1)


def empties_richest(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-25, BK-33: sent by the seat, the barracuda leaves nothing in the bag of the rival who had most in it."""
    richest = max(before.bag[other] for other in rivals(s, seat))
    is_sent = before.phase == STEERING and richest >= MUCH
    return is_sent and all(s.bag[other] == 0 for other in rivals(s, seat) if before.bag[other] == richest)


def empties_two(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-33, BK-43: two rivals who had gold in their bags have none."""
    return sum(before.bag[other] > 0 == s.bag[other] for other in rivals(s, seat)) >= 2


def is_richest(b: Box, before: State, s: State, seat: int) -> bool:
    """BK-33, BK-43, BK-53: all wrecks have been resolved, with more gold in bag and vault than any rival has."""
    mine = s.bag[seat] + s.vault[home(s, seat)]
    is_over = s.over != 0 or s.phase in (MEDDLING, PLOTTING) or s.round > before.round
    return is_over and all(s.bag[other] + s.vault[home(s, other)] < mine for other in rivals(s, seat))


GOALS.reach("hide", hides)
GOALS.reach("first", is_sure_to_act)
GOALS.reach("gold", is_sure_of_gold)
GOALS.reach("win", wins)
GOALS.reach("empty", empties_richest)
GOALS.reach("two", empties_two)
GOALS.leave("rich", is_richest)
