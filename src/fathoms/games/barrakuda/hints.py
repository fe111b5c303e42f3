"""What makes a position good for a player, as numbers that a bot can weigh."""

from collections.abc import MutableSequence

from fathoms.games.barrakuda.names import (
    BARRACUDA,
    BOAT,
    DIVE_WRECKS,
    GOLD,
    NOBODY,
    TAKE_BACK,
    WRECK_COUNT,
)
from fathoms.games.barrakuda.rules.cards import hand_size, holds
from fathoms.games.barrakuda.rules.deeds import is_shield, let_through
from fathoms.games.barrakuda.rules.ending import goal
from fathoms.games.barrakuda.rules.people import foremost, home, is_opponent, upright_on
from fathoms.games.barrakuda.state import CHOOSING, LEADING, MEDDLING, SHARING, STEERING, Box, State

FEATURES = (
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
    # what the wreck where one is, or will be, still has in store
    "dive_gold",  # gold it gives
    "dive_loot",  # gold lying there
    "dive_vault",  # gold of the bag that it brings home
    "dive_back",  # cards it brings back
    "dive_risk",  # twelfths of the bag that the barracuda takes
    "dive_crowd",  # opponents who could be, or are, there too
    "dive_prey",  # gold in the bags of those, for the taking
    "dive_threat",  # gold in one's own bag, for theirs
)
# Of these the coach may speak: what one likes to have, and what one does not.
GOOD = ("vault", "close", "hand", "bankable", "dive_gold", "dive_loot", "dive_vault", "dive_back", "dive_prey")
BAD = ("rival_vault", "rival_bag", "rival_hand", "dive_risk", "dive_crowd", "dive_threat")
(
    VAULT,
    RIVAL_VAULT,
    CLOSE,
    BAG,
    RIVAL_BAG,
    HAND,
    RIVAL_HAND,
    BARRACUDA_CARD,
    RIVAL_BARRACUDA_CARDS,
    BANKABLE,
    PLOTS,
    CALL,
    DIVE_GOLD,
    DIVE_LOOT,
    DIVE_VAULT,
    DIVE_BACK,
    DIVE_RISK,
    DIVE_CROWD,
    DIVE_PREY,
    DIVE_THREAT,
) = range(20)


def features(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """Writes one number a feature, as the seat may know them."""
    for i in range(len(FEATURES)):
        out[i] = 0
    out[VAULT] = s.vault[home(s, seat)]
    out[CLOSE] = 1 if out[VAULT] + s.bag[seat] >= goal(b, s) else 0
    out[BAG] = s.bag[seat]
    out[HAND] = hand_size(s, seat)
    out[BARRACUDA_CARD] = 1 if holds(s, seat, BARRACUDA) else 0
    out[PLOTS] = s.red[seat]
    for other in range(s.seats):
        if is_opponent(s, seat, other):
            out[RIVAL_VAULT] = max(out[RIVAL_VAULT], s.vault[home(s, other)])
            out[RIVAL_BAG] = max(out[RIVAL_BAG], s.bag[other])
            out[RIVAL_HAND] = max(out[RIVAL_HAND], hand_size(s, other))
            out[RIVAL_BARRACUDA_CARDS] += 1 if holds(s, other, BARRACUDA) else 0
    for wreck in range(DIVE_WRECKS):
        if holds(s, seat, wreck):
            out[BANKABLE] = max(out[BANKABLE], bankable(b, s, seat, wreck))
    if s.phase == CHOOSING and s.card[seat] == BARRACUDA:
        out[CALL] = 1
    wreck = wreck_ahead(s, seat)
    if wreck != NOBODY:
        weigh_dive(b, s, seat, wreck, out)


def wreck_ahead(s: State, seat: int) -> int:
    """The wreck that still has something in store for a player this round."""
    if s.phase == CHOOSING:
        return s.card[seat] if s.card[seat] != BARRACUDA else NOBODY
    if s.place[seat] == BOAT or (s.lying >> seat) & 1 or s.phase >= MEDDLING:
        return NOBODY
    if s.phase >= LEADING and (s.place[seat] < s.wreck or (s.place[seat] == s.wreck and (s.shared >> seat) & 1)):
        return NOBODY
    return s.place[seat]


def weigh_dive(b: Box, s: State, seat: int, wreck: int, out: MutableSequence[int]) -> None:
    """What that wreck promises and risks: by the hands of the others before the reveal, by who is there after it."""
    face = s.face[wreck]
    first = is_first(s, seat, wreck)
    out[DIVE_GOLD] = count_of(b, face, GOLD, first)
    out[DIVE_LOOT] = s.gold[wreck] if first else 0
    out[DIVE_VAULT] = bankable(b, s, seat, wreck) if first else 0
    out[DIVE_BACK] = min(count_of(b, face, TAKE_BACK, first), s.laid[seat] + 1)
    if not is_shield(b, s, wreck):
        out[DIVE_RISK] = min(s.bag[seat], 100) * danger(b, s, wreck)
    for other in range(s.seats):
        if is_opponent(s, seat, other) and could_meet(s, other, wreck):
            out[DIVE_CROWD] += 1
            if first:
                out[DIVE_PREY] += s.bag[other]
            elif is_first(s, other, wreck):
                out[DIVE_THREAT] = s.bag[seat]


def is_first(s: State, seat: int, wreck: int) -> bool:
    """Before the reveal everybody hopes so; after it, the foremost one standing there without the barracuda."""
    if s.phase == CHOOSING:
        return True
    if s.phase == SHARING and wreck == s.wreck:
        return False
    return s.barracuda != wreck and foremost(s, upright_on(s, wreck)) == 1 << seat


def could_meet(s: State, other: int, wreck: int) -> bool:
    """Whether another player may turn up on a wreck, or is there."""
    return holds(s, other, wreck) if s.phase == CHOOSING else s.place[other] == wreck


def danger(b: Box, s: State, wreck: int) -> int:
    """Twelve where the barracuda is; before it has moved, as many as the dice would say."""
    if s.phase > STEERING:
        return 12 if s.barracuda == wreck else 0
    return stops_on(b, s, wreck)


def count_of(b: Box, face: int, what: int, first: bool) -> int:
    """The numbers of one kind of action on a card: the General Action's, and the Special Action's for the first."""
    count = b.general_count[face] if b.general[face] == what else 0
    return count + (b.special_count[face] if first and b.special[face] == what else 0)


def bankable(b: Box, s: State, seat: int, wreck: int) -> int:
    """How much of the bag a wreck lets through into the vault."""
    face = s.face[wreck]
    bag = s.bag[seat]
    special = let_through(b.special[face], b.special_count[face], bag)
    return min(bag, special + let_through(b.general[face], b.general_count[face], bag))


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
