"""What makes a position good for the crew, as numbers that a bot can weigh.

All seats see the same and want the same, so a hint is the same for every seat. Every position is seen as of the
next choice of a card: in the middle of a turn the card in play is taken for well used, its Funny Face for made and
the roll to come for an average one. So positions before and after an action or a roll can be compared.
"""

from collections.abc import MutableSequence

from fathoms.core.hints import BAD, GOOD, Hints
from fathoms.core.sets import all_of
from fathoms.core.state import NOBODY
from fathoms.games.kraken_attack.names import (
    AREA_COUNT,
    BUBBLES,
    CANNON,
    DECK,
    FUNNY,
    LANE_COUNT,
    MOVE,
    PIRATE_COUNT,
    REPAIR,
    SABER_SPACE,
    SIDE_LANES,
    SLOT_COUNT,
    SPACE_COUNT,
    WILD,
)
from fathoms.games.kraken_attack.rules.cards import card_in_play, symbol_count
from fathoms.games.kraken_attack.rules.crew import can_afford, can_move, reaches
from fathoms.games.kraken_attack.rules.powers import swept
from fathoms.games.kraken_attack.rules.sea import dice_showing
from fathoms.games.kraken_attack.state import ACTING, ARRIVING, CHOOSING, EYES, Box, State

HINTS = Hints()
HOLES = HINTS.add("holes", BAD)  # in percent, those of the coming roll included
BARE_LANES = HINTS.add("bare_lanes", BAD)  # likewise
HOLES_SOON = HINTS.add("holes_soon", BAD)  # percent, of the roll after that
RAILS_SOON = HINTS.add("rails_soon", BAD)
HOLES_LATER = HINTS.add("holes_later")  # and of the next
RAILS_LATER = HINTS.add("rails_later")
DOOM = HINTS.add("doom", BAD)  # holes soon, if one more sinks the ship
UNGUARDED = HINTS.add("unguarded", BAD)  # damage soon and later where nobody stands
TOKENS = HINTS.add("tokens", GOOD)  # percent
TRACK = HINTS.add("track")
KRAKEN_SPACE = HINTS.add("kraken_space")
KRAKEN_IN_REACH = HINTS.add("kraken_in_reach", GOOD)  # of the seat that chooses next
FACES_UP = HINTS.add("faces_up")
FORCED_FACES = HINTS.add("forced_faces")  # seats that can only choose among Funny Faces
HINT_COUNT = len(HINTS)

ODDS_ROW = SPACE_COUNT + 1  # no step to a whole lane and a blow
# Percent that at least k of n dice make a given piece advance (symbol or Eye, one side in three), at ODDS_ROW n + k.
ODDS = (
    100, 0, 0, 0, 0,
    100, 33, 0, 0, 0,
    100, 56, 11, 0, 0,
    100, 70, 26, 4, 0,
    100, 80, 41, 11, 1,
    100, 87, 54, 21, 5,
    100, 91, 65, 32, 10,
    100, 94, 74, 43, 17,
    100, 96, 80, 53, 26,
    100, 97, 86, 62, 35,
)  # fmt: skip
HOLE, HIT, MEND = 3, 400, 50  # a hole is as bad as three rails; a hit on the Kraken, a rail: worth so much damage
USE_BITS = 4  # that count the uses of a symbol
SURE = 9  # of ten: how far a use that is open but not yet done is counted on


def hints(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """Writes one number a hint, as the seat may know them."""
    for i in range(HINT_COUNT):
        out[i] = 0
    plan = best_plan(b, s) if s.phase == ACTING else 0
    count_damage(b, s, plan, out)
    count_kraken(b, s, plan, out)
    count_faces(b, s, out)


# --- the card in play --------------------------------------------------------------------------------


def best_plan(b: Box, s: State) -> int:
    """The best uses left, from here or after one move: bit k is a hit in lane k, bit 8 + k its rail mended."""
    best = plan_from(b, s, s.area[s.actor])
    worth = plan_worth(b, s, best)
    if can_afford(b, s, MOVE):
        s.used[MOVE] += 1
        for area in range(AREA_COUNT):
            if can_move(b, s, area):
                plan = plan_from(b, s, area)
                gain = plan_worth(b, s, plan)
                if gain * SURE // 10 > worth:
                    best = plan
                    worth = gain
        s.used[MOVE] -= 1
    return best


def plan_from(b: Box, s: State, area: int) -> int:
    """Uses from an area, one after the other the most worthy that the card still pays for."""
    plan = 0
    uses = 0  # of each symbol, a lane at most once: USE_BITS a symbol
    while True:
        best = 0
        worth = 0
        paid = 0
        for symbol in range(CANNON, REPAIR + 1):
            if can_afford(b, s, symbol):
                for lane in range(LANE_COUNT):
                    use = planned_use(b, s, area, symbol, lane)
                    gain = plan_worth(b, s, use & ~plan)
                    if gain > worth:
                        best = use
                        worth = gain
                        paid = symbol
        if best == 0:
            break
        plan |= best
        s.used[paid] += 1
        uses += 1 << (USE_BITS * paid)
    for symbol in range(CANNON, REPAIR + 1):
        s.used[symbol] -= (uses >> (USE_BITS * symbol)) & all_of(USE_BITS)
    return plan


def planned_use(b: Box, s: State, area: int, symbol: int, lane: int) -> int:
    """What one use of a symbol in a lane does, as a set of a plan; 0 if it has no target there."""
    if symbol == REPAIR:
        return 0 if s.rail[lane] or b.lane_area[lane] != area else 1 << (LANE_COUNT + lane)
    if s.space[lane] != symbol or not reaches(b, area, symbol, lane, s.power):
        return 0
    hits = 1 << lane
    if symbol == CANNON:
        hits |= swept(s, lane)
    return hits


def plan_worth(b: Box, s: State, plan: int) -> int:
    """What a plan averts, in percent of a rail."""
    total = 0
    if plan == 0:
        return 0
    for lane in range(LANE_COUNT):
        if (plan >> lane) & 1:
            total += odds(b, s, lane, s.space[lane], 2) * (1 if s.rail[lane] else HOLE)
            if lane == s.kraken:
                total += HIT
        if (plan >> (LANE_COUNT + lane)) & 1:
            total += MEND + odds(b, s, lane, s.space[lane], 2)
    return total


# --- damage ------------------------------------------------------------------------------------------


def is_rolled(s: State) -> bool:
    """Whether the dice of the next choice have been rolled."""
    return s.phase == CHOOSING or s.phase == EYES


def faces_to_come(b: Box, s: State) -> int:
    """Funny Faces of the card in play."""
    if s.phase == ACTING:
        return symbol_count(b, card_in_play(s), FUNNY)
    return s.faces + 1 if s.phase == ARRIVING else 0


def odds(b: Box, s: State, lane: int, space: int, rolls: int) -> int:
    """Percent that the piece of a lane, on that space, strikes within so many rolls."""
    return struck(s, lane, steps_left(b, s, lane, space), rolls)


def struck(s: State, lane: int, steps: int, rolls: int) -> int:
    """Percent that a piece with so many steps left, the blow included, takes them within so many rolls."""
    return ODDS[ODDS_ROW * rolls * s.dice[lane // SIDE_LANES] + steps]


def steps_left(b: Box, s: State, lane: int, space: int) -> int:
    """Steps that the piece of a lane, on that space, still has to take until it has struck."""
    steps = 1
    for ahead in range(space + 1, SABER_SPACE + 1):
        if (s.whirl[lane] >> ahead) & 1 == 0:
            steps += 1
    if s.phase == EYES:
        steps -= dice_showing(s, lane // SIDE_LANES, lane % SIDE_LANES)
    if lane == s.kraken:
        steps -= faces_to_come(b, s)
    return max(0, steps)


def foreseen(s: State, lane: int, steps: int, pushed: int, rolls: int) -> int:
    """Percent that a piece strikes that has so many steps left as it is, and so many if the plan comes true."""
    as_it_is = struck(s, lane, steps, rolls)
    if pushed == steps:
        return as_it_is
    return (SURE * struck(s, lane, pushed, rolls) + (10 - SURE) * as_it_is) // 10


def count_damage(b: Box, s: State, plan: int, out: MutableSequence[int]) -> None:
    """Holes and rails lost, and those to be feared in the rolls to come."""
    first = 0 if is_rolled(s) else 1
    guarded = guarded_areas(s)
    for area in range(AREA_COUNT):
        out[HOLES] += 100 * s.hole[area]
    for lane in range(LANE_COUNT):
        steps = steps_left(b, s, lane, s.space[lane])
        pushed = steps_left(b, s, lane, BUBBLES) if (plan >> lane) & 1 else steps
        now = foreseen(s, lane, steps, pushed, first)
        soon = foreseen(s, lane, steps, pushed, first + 1) - now
        later = foreseen(s, lane, steps, pushed, first + 2) - now - soon
        bare = 0 if s.rail[lane] else 100
        if (plan >> (LANE_COUNT + lane)) & 1:
            bare = 100 - 10 * SURE
        out[BARE_LANES] += bare + now * (100 - bare) // 100
        out[HOLES] += now * bare // 100
        out[HOLES_SOON] += soon * bare // 100
        out[RAILS_SOON] += soon * (100 - bare) // 100
        out[HOLES_LATER] += later * bare // 100
        out[RAILS_LATER] += later * (100 - bare) // 100
        if (guarded >> b.lane_area[lane]) & 1 == 0:
            out[UNGUARDED] += soon + later
    if out[HOLES] >= 100 * (b.holes_to_sink - 1):
        out[DOOM] = out[HOLES_SOON]


def guarded_areas(s: State) -> int:
    """Bit mask of the areas where somebody stands."""
    guarded = 0
    for pirate in range(PIRATE_COUNT):
        if s.area[pirate] != NOBODY:
            guarded |= 1 << s.area[pirate]
    return guarded


# --- the Kraken --------------------------------------------------------------------------------------


def count_kraken(b: Box, s: State, plan: int, out: MutableSequence[int]) -> None:
    """How near the Kraken is to coming, to being hit, to giving up."""
    out[TOKENS] = 100 * s.tokens
    faces = faces_to_come(b, s)
    if s.kraken == NOBODY:
        out[TRACK] = s.track + faces
        return
    out[TRACK] = b.track_end + 1
    space = s.space[s.kraken]
    if (plan >> s.kraken) & 1:
        out[TOKENS] += 10 * SURE
        space = BUBBLES
    out[KRAKEN_SPACE] = min(space + faces, SABER_SPACE)
    out[KRAKEN_IN_REACH] = kraken_in_reach(b, s, out[KRAKEN_SPACE])


def kraken_in_reach(b: Box, s: State, space: int) -> int:
    """1 if the seat that chooses next has a card to hit the Kraken on that space, from where its pawn stands."""
    if space == BUBBLES:
        return 0
    seat = s.player if is_rolled(s) else (s.player + 1) % s.seats
    for slot in range(SLOT_COUNT):
        card = s.up[SLOT_COUNT * seat + slot]
        if symbol_count(b, card, space) + symbol_count(b, card, WILD) > 0:
            if reaches(b, s.area[card // DECK], space, s.kraken, card // DECK if s.powers else NOBODY):
                return 1
    return 0


def count_faces(b: Box, s: State, out: MutableSequence[int]) -> None:
    """Funny Faces that lie open, and seats that cannot avoid one; the card in play counts as made."""
    for seat in range(s.seats):
        faces = 0
        for slot in range(SLOT_COUNT):
            card = s.up[SLOT_COUNT * seat + slot]
            if card != NOBODY and symbol_count(b, card, FUNNY) > 0 and not (seat == s.player and slot == s.slot):
                faces += 1
        out[FACES_UP] += faces
        if faces == SLOT_COUNT:
            out[FORCED_FACES] += 1
