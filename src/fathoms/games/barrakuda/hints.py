"""What makes a position good for a player, as numbers that a bot can weigh."""

from collections.abc import MutableSequence

from fathoms.core.hints import BAD, GOOD, Hints
from fathoms.core.state import NOBODY
from fathoms.games.barrakuda.names import BARRACUDA, BOAT, DIVE_WRECKS, GOLD, SIDES, TAKE_BACK, WRECK_COUNT
from fathoms.games.barrakuda.rules.cards import hand_size, holds
from fathoms.games.barrakuda.rules.deeds import is_shield, let_through
from fathoms.games.barrakuda.rules.ending import goal
from fathoms.games.barrakuda.rules.people import foremost, home, is_opponent, upright_on
from fathoms.games.barrakuda.state import ACTING, CHOOSING, COLLECTING, LEADING, SHARING, STEERING, Box, State

HINTS = Hints()
VAULT = HINTS.add("vault", GOOD)
RIVAL_VAULT = HINTS.add("rival_vault", BAD)  # the fullest among the opponents
CLOSE = HINTS.add("close", GOOD)  # vault and bag together reach the target
BAG = HINTS.add("bag")
RIVAL_BAG = HINTS.add("rival_bag", BAD)
HAND = HINTS.add("hand", GOOD)  # cards one holds
RIVAL_HAND = HINTS.add("rival_hand", BAD)
BARRACUDA_CARD = HINTS.add("barracuda_card")
RIVAL_BARRACUDA_CARDS = HINTS.add("rival_barracuda_cards")
BANKABLE = HINTS.add("bankable", GOOD)  # gold of the bag that a card in hand could bring home
PLOTS = HINTS.add("plots")  # red actions still to come
CALL = HINTS.add("call")  # the card chosen is the Barracuda card
DIVE_GOLD = HINTS.add("dive_gold", GOOD)  # gold it gives
DIVE_LOOT = HINTS.add("dive_loot", GOOD)  # gold lying there
DIVE_VAULT = HINTS.add("dive_vault", GOOD)  # gold of the bag that it brings home
DIVE_BACK = HINTS.add("dive_back", GOOD)  # cards it brings back
DIVE_RISK = HINTS.add("dive_risk", BAD)  # twelfths of the bag that the barracuda takes
DIVE_CROWD = HINTS.add("dive_crowd", BAD)  # opponents who could be, or are, there too
DIVE_PREY = HINTS.add("dive_prey", GOOD)  # gold in the bags of those, for the taking
DIVE_THREAT = HINTS.add("dive_threat", BAD)  # gold in one's own bag, for theirs
HINT_COUNT = len(HINTS)
PARTS = 12  # equal ones of all the rolls of both dice
MOST_BAG = 100  # gold at risk: beyond that a bag is as full as can be


def hints(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """Writes one number a hint, as the seat may know them."""
    for i in range(HINT_COUNT):
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
    if s.place[seat] == BOAT or (s.lying >> seat) & 1:
        return NOBODY
    if s.phase == STEERING or s.phase == COLLECTING:
        return s.place[seat]
    if s.phase == LEADING or s.phase == ACTING or s.phase == SHARING:
        had = s.place[seat] < s.wreck or (s.place[seat] == s.wreck and (s.shared >> seat) & 1 == 1)
        return NOBODY if had else s.place[seat]
    return NOBODY


def weigh_dive(b: Box, s: State, seat: int, wreck: int, out: MutableSequence[int]) -> None:
    """What that wreck promises and risks: by the hands of the others before the reveal, by who is there after it."""
    face = s.face[wreck]
    first = is_first(s, seat, wreck)
    out[DIVE_GOLD] = count_of(b, face, GOLD, first)
    out[DIVE_LOOT] = s.gold[wreck] if first else 0
    out[DIVE_VAULT] = bankable(b, s, seat, wreck) if first else 0
    out[DIVE_BACK] = min(count_of(b, face, TAKE_BACK, first), s.laid[seat] + 1)
    if not is_shield(b, s, wreck):
        out[DIVE_RISK] = min(s.bag[seat], MOST_BAG) * danger(b, s, wreck)
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
    """All PARTS where the barracuda is; before it has moved, as many as the dice would say."""
    if s.phase == CHOOSING or s.phase == STEERING:
        return stops_on(b, s, wreck)
    return PARTS if s.barracuda == wreck else 0


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
    """Of the PARTS of the rolls of both dice, how many end on a wreck."""
    hits = 0
    for near in range(SIDES):
        for way in range(SIDES):
            here = s.barracuda
            for _ in range(b.distance[near]):
                here = s.toward[WRECK_COUNT * here + b.direction[way]]
            hits += 1 if here == wreck else 0
    return hits * PARTS // (SIDES * SIDES)
