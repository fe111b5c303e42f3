"""Fights: a ship against a ship, a ship against a pillar (TH-28 to TH-37)."""

from fathoms.core.news import tell
from fathoms.games.treasure_hunting_kraken import news
from fathoms.games.treasure_hunting_kraken.names import SPACE_COUNT
from fathoms.games.treasure_hunting_kraken.options import UNLIMITED, WINS
from fathoms.games.treasure_hunting_kraken.rules.dice import roll_die
from fathoms.games.treasure_hunting_kraken.rules.sailing import win
from fathoms.games.treasure_hunting_kraken.state import Box, State


def is_near(b: Box, x: int, y: int) -> bool:
    """TH-29: the same space or the next one, along the ring or across; pillars and costs do not matter."""
    return b.steps[SPACE_COUNT * x + y] <= 1


def may_attack_ships(b: Box, s: State) -> bool:
    """TH-28, TH-34: the points last, and so does the number of attacks where it is limited."""
    return s.points >= b.cost_attack and (s.attacks_per_turn == UNLIMITED or s.attacks < s.attacks_per_turn)


def can_attack(b: Box, s: State, other: int) -> bool:
    """TH-28: another player's ship within one space."""
    return other != s.player and is_near(b, s.at[s.player], s.at[other])


def can_hit_pillar(b: Box, s: State, base: int) -> bool:
    """TH-36: a pillar that stands within one space."""
    return s.pillar[base] > 0 and is_near(b, s.at[s.player], b.base_at[base])


def has_target(b: Box, s: State) -> bool:
    """TH-28, TH-36: there is something to attack."""
    if may_attack_ships(b, s):
        for other in range(s.seats):
            if can_attack(b, s, other):
                return True
    if s.points >= b.cost_attack:
        for base in range(b.bases):
            if can_hit_pillar(b, s, base):
                return True
    return False


def attack(b: Box, s: State, other: int) -> None:
    """TH-28, TH-30: both roll, and roll again as long as the dice are equal."""
    s.points -= b.cost_attack
    s.attacks += 1
    tell(s, news.ATTACKS, s.player, other)
    roll_against(b, s, other)
    while s.die[s.player] == s.die[other]:
        tell(s, news.TIED, s.die[other])
        roll_against(b, s, other)
    settle_fight(s, other)
    if s.holder == s.player and s.start_steal == WINS and s.at[s.player] == b.start:
        win(s, s.player)


def roll_against(b: Box, s: State, other: int) -> None:
    """TH-30: one die each."""
    roll_die(b, s, s.player)
    roll_die(b, s, other)


def settle_fight(s: State, other: int) -> None:
    """TH-31 to TH-33: a lower attacker gains nothing; a higher one hurts the target and takes its treasure."""
    if s.die[s.player] < s.die[other]:
        tell(s, news.DEFENDED, other, s.die[other], s.die[s.player])
        return
    s.lost[other] += 1
    tell(s, news.DEFENCE_LOST, other, s.die[other], s.die[s.player])
    if s.holder == other:
        s.holder = s.player
        tell(s, news.STEALS, s.player, other)


def hit_pillar(b: Box, s: State, space: int) -> None:
    """TH-36, TH-37: the attacker alone rolls."""
    s.points -= b.cost_attack
    tell(s, news.RAMS, s.player, space)
    roll_die(b, s, s.player)
    damage(b, s, space, s.die[s.player])


def damage(b: Box, s: State, space: int, die: int) -> None:
    """TH-37: the pillar loses that many hit points; at none it is gone, and excess is lost."""
    base = b.base[space]
    s.pillar[base] -= die
    if s.pillar[base] > 0:
        tell(s, news.HITS_PILLAR, space, die, s.pillar[base])
    else:
        s.pillar[base] = 0
        tell(s, news.BREAKS_PILLAR, space, die)
