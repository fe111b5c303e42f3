"""The rules of Treasure Hunting: Kraken, one chapter a file; here: what is open to a seat, and what an action does."""

from collections.abc import MutableSequence

from fathoms.games.treasure_hunting_kraken import actions as do
from fathoms.games.treasure_hunting_kraken.rules.fight import (
    attack,
    can_attack,
    can_hit_pillar,
    hit_pillar,
    may_attack_ships,
)
from fathoms.games.treasure_hunting_kraken.rules.sailing import (
    can_enter,
    is_blocked,
    leave_treasure,
    sail_backward,
    sail_forward,
    sail_inward,
    sail_outward,
    take_treasure,
)
from fathoms.games.treasure_hunting_kraken.rules.setup import setup
from fathoms.games.treasure_hunting_kraken.rules.turn import end_turn, go_on
from fathoms.games.treasure_hunting_kraken.state import FINDING, Box, State

__all__ = ["apply", "go_on", "legal", "setup"]


def legal(b: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """Writes the actions open to a waiting seat into `out`, ascending; returns how many."""
    if s.phase == FINDING:
        out[0] = do.TAKE
        out[1] = do.LEAVE
        return 2
    n = legal_attacks(b, s, out, legal_moves(b, s, out))
    out[n] = do.END
    return n + 1


def legal_moves(b: Box, s: State, out: MutableSequence[int]) -> int:
    """TH-14 to TH-20: every neighbour that points and pillars allow."""
    n = 0
    x = s.at[s.player]
    if can_enter(b, s, b.forward[x], b.cost_forward):
        out[n] = do.FORWARD
        n += 1
    if can_enter(b, s, b.backward[x], b.cost_backward):
        out[n] = do.BACKWARD
        n += 1
    if can_enter(b, s, b.inward[x], b.cost_inward):
        out[n] = do.INWARD
        n += 1
    if s.points >= b.cost_outward:
        for i in range(b.ways_from[x], b.ways_from[x + 1]):
            if not is_blocked(b, s, b.ways[i]):
                out[n] = do.OUTWARD + b.ways[i]
                n += 1
    return n


def legal_attacks(b: Box, s: State, out: MutableSequence[int], n: int) -> int:
    """TH-28, TH-36: every ship and pillar within reach."""
    if may_attack_ships(b, s):
        for other in range(s.seats):
            if can_attack(b, s, other):
                out[n] = do.ATTACK + other
                n += 1
    if s.points >= b.cost_attack:
        for base in range(b.bases):
            if can_hit_pillar(b, s, base):
                out[n] = do.PILLAR + b.base_at[base]
                n += 1
    return n


def apply(b: Box, s: State, seat: int, action: int) -> None:
    """Plays a legal action."""
    if action == do.END:
        end_turn(b, s)
    elif action == do.TAKE:
        take_treasure(s)
    elif action == do.LEAVE:
        leave_treasure(s)
    elif action == do.FORWARD:
        sail_forward(b, s)
    elif action == do.BACKWARD:
        sail_backward(b, s)
    elif action == do.INWARD:
        sail_inward(b, s)
    elif do.OUTWARD <= action < do.OUTWARD_END:
        sail_outward(b, s, action - do.OUTWARD)
    elif do.ATTACK <= action < do.ATTACK_END:
        attack(b, s, action - do.ATTACK)
    elif do.PILLAR <= action < do.PILLAR_END:
        hit_pillar(b, s, action - do.PILLAR)
    go_on(b, s)
