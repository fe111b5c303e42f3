"""What makes a position good for a player, as numbers that a bot can weigh."""

from collections.abc import MutableSequence

from fathoms.games.barrakuda.names import (
    BARRACUDA,
    DIVE_WRECKS,
    GOLD,
    NOBODY,
    PROTECTED,
    TAKE_BACK,
    VAULT_ALL,
    VAULT_UP_TO,
    WRECK_COUNT,
)
from fathoms.games.barrakuda.rules.cards import hand_size, holds
from fathoms.games.barrakuda.rules.ending import goal
from fathoms.games.barrakuda.rules.people import home, is_opponent
from fathoms.games.barrakuda.state import CHOOSING, Box, State

FEATURES = (
    "won",  # 1 won, -1 lost
    "vault",
    "rival_vault",  # the fullest among the opponents
    "close",  # vault and bag together reach the target
    "bag",
    "rival_bag",
    "hand",  # cards one holds
    "rival_hand",
    "barracuda_card",
    "rival_barracuda_cards",
    "bankable",  # gold of the bag that a card in hand could bring home
    "plots",  # red actions still to come
    "call",  # the card chosen is the Barracuda card
    "dive_gold",  # gold that the chosen wreck promises
    "dive_loot",  # gold lying there
    "dive_vault",  # gold of the bag that it would bring home
    "dive_back",  # cards it would bring back
    "dive_risk",  # twelfths of the bag that the dice would take there
    "dive_crowd",  # opponents who could dive there too
    "dive_prey",  # gold in the bags of those
)


def features(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """Writes one number a feature, as the seat may know them."""
    for i in range(len(FEATURES)):
        out[i] = 0
    if s.over:
        out[0] = 1 if (s.winners >> seat) & 1 else -1
    out[1] = s.vault[home(s, seat)]
    out[3] = 1 if out[1] + s.bag[seat] >= goal(b, s) else 0
    out[4] = s.bag[seat]
    out[6] = hand_size(s, seat)
    out[8] = 1 if holds(s, seat, BARRACUDA) else 0
    out[11] = s.red[seat]
    for other in range(s.seats):
        if is_opponent(s, seat, other):
            out[2] = max(out[2], s.vault[home(s, other)])
            out[5] = max(out[5], s.bag[other])
            out[7] = max(out[7], hand_size(s, other))
            out[9] += 1 if holds(s, other, BARRACUDA) else 0
    for wreck in range(DIVE_WRECKS):
        if holds(s, seat, wreck):
            out[10] = max(out[10], bankable(b, s, seat, wreck))
    if s.phase == CHOOSING and s.card[seat] != NOBODY:
        weigh_choice(b, s, seat, out)


def weigh_choice(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """What the card chosen in secret promises and risks."""
    wreck = s.card[seat]
    if wreck == BARRACUDA:
        out[12] = 1
        return
    face = s.face[wreck]
    out[13] = count_of(b, face, GOLD)
    out[14] = s.gold[wreck]
    out[15] = bankable(b, s, seat, wreck)
    out[16] = min(count_of(b, face, TAKE_BACK), s.laid[seat] + 1)
    if b.general[face] != PROTECTED:
        out[17] = min(s.bag[seat], 100) * stops_on(b, s, wreck)
    for other in range(s.seats):
        if is_opponent(s, seat, other) and holds(s, other, wreck):
            out[18] += 1
            out[19] += s.bag[other]


def count_of(b: Box, face: int, what: int) -> int:
    """The numbers of one kind of action on a card, both its actions together."""
    count = b.special_count[face] if b.special[face] == what else 0
    return count + (b.general_count[face] if b.general[face] == what else 0)


def bankable(b: Box, s: State, seat: int, wreck: int) -> int:
    """How much of the bag a wreck lets through into the vault."""
    face = s.face[wreck]
    if b.special[face] == VAULT_ALL or b.general[face] == VAULT_ALL:
        return s.bag[seat]
    return min(s.bag[seat], count_of(b, face, VAULT_UP_TO))


def stops_on(b: Box, s: State, wreck: int) -> int:
    """Of twelve equal parts of the rolls of both dice, how many end on a wreck."""
    hits = 0
    for near in range(6):
        for way in range(6):
            here = s.barracuda
            for _ in range(b.distance[near]):
                here = s.toward[WRECK_COUNT * here + b.direction[way]]
            hits += 1 if here == wreck else 0
    return hits // 3
