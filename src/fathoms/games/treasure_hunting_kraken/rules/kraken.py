"""The Kraken: the dial and what each mood brings (TH-05, TH-40 to TH-48)."""

from fathoms.core.news import tell
from fathoms.games.treasure_hunting_kraken import news
from fathoms.games.treasure_hunting_kraken.names import ENRAGED, LATER, NEXT, TANTRUM
from fathoms.games.treasure_hunting_kraken.options import EACH, HIGHEST, LOWEST, NEXT_OWN_TURN, SINGLE
from fathoms.games.treasure_hunting_kraken.rules.dice import roll_die, roll_kraken_dice
from fathoms.games.treasure_hunting_kraken.rules.sailing import arrive, is_blocked
from fathoms.games.treasure_hunting_kraken.state import Box, State


def turn_dial(b: Box, s: State) -> None:
    """TH-05, TH-40, TH-41: one segment clockwise; the mood it enters takes effect, Dormant none."""
    s.dial = (s.dial + 1) % b.segments
    mood = b.dial[s.dial]
    tell(s, news.DIAL_TURNS, mood)
    if mood == ENRAGED:
        rage(b, s)
    elif mood == TANTRUM:
        raise_pillars(b, s)
        push_ships(b, s)


def rage(b: Box, s: State) -> None:
    """TH-42, TH-43: if any ship is within reach of a tentacle, the Kraken's dice are rolled, once for all."""
    in_reach = 0
    for seat in range(s.seats):
        in_reach += b.reach[s.at[seat]]
    if in_reach == 0:
        tell(s, news.OUT_OF_REACH)
        return
    roll_kraken_dice(b, s)
    value = kraken_value(s)
    tell(s, news.KRAKEN_ROLLS, s.kraken[0], s.kraken[1], value if value < b.sides else 0)
    for k in range(s.seats):
        defend(b, s, (s.first + k) % s.seats)


def kraken_value(s: State) -> int:
    """TH-43: the sum of the dice, or whatever the players agreed on."""
    one = s.kraken[0]
    two = s.kraken[1]
    if s.kraken_roll == LOWEST:
        return min(one, two)
    if s.kraken_roll == HIGHEST:
        return max(one, two)
    if s.kraken_roll == SINGLE:
        return one
    return one + two


def defend(b: Box, s: State, seat: int) -> None:
    """TH-42, TH-44: one roll however many tentacles reach the ship, or one for each, until one fails."""
    rolls = b.reach[s.at[seat]]
    if s.two_tentacles != EACH:
        rolls = min(rolls, 1)
    while rolls > 0:
        rolls -= 1
        roll_die(b, s, seat)
        if s.die[seat] > kraken_value(s):
            tell(s, news.ESCAPES, seat, s.die[seat], kraken_value(s))
        else:
            grip(s, seat)
            rolls = 0


def grip(s: State, seat: int) -> None:
    """TH-45: the next roll for points is hampered; the starting player's may be the one after this turn's."""
    if s.kraken_timing == NEXT_OWN_TURN and seat == s.first:
        s.gripped[seat] |= LATER
    else:
        s.gripped[seat] |= NEXT
    tell(s, news.GRIPPED, seat, s.die[seat], kraken_value(s))


def raise_pillars(b: Box, s: State) -> None:
    """TH-46: a fresh pillar on every bare coral base; damaged ones are mended."""
    for base in range(b.bases):
        if s.pillar[base] == 0:
            s.pillar[base] = b.pillar_hp
            tell(s, news.PILLAR_RISES, b.base_at[base])
        elif s.tantrum_restores and s.pillar[base] < b.pillar_hp:
            s.pillar[base] = b.pillar_hp
            tell(s, news.PILLAR_MENDS, b.base_at[base])


def push_ships(b: Box, s: State) -> None:
    """TH-47, TH-48: ships where a pillar stands now move backward to the first space without one, in turn order."""
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        if s.over == 0 and is_blocked(b, s, s.at[seat]):
            while is_blocked(b, s, s.at[seat]):
                s.at[seat] = b.backward[s.at[seat]]
            tell(s, news.PUSHED, seat, s.at[seat])
            arrive(b, s, seat)
