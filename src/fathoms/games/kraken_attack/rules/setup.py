"""Set-up: ship and sea, pirates, pawns and whirlpools (KA-01 to KA-11, KA-70, KA-75, KA-76, KA-83)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.core.state import NOBODY
from fathoms.games.kraken_attack import news
from fathoms.games.kraken_attack.names import (
    AREAS,
    BUBBLES,
    CANNON_SPACE,
    LANE_COUNT,
    LANES,
    PIRATE_COUNT,
    PISTOL_SPACE,
    SIDE_COUNT,
    ZONES,
)
from fathoms.games.kraken_attack.options import AT_RANDOM, FAR_OUT
from fathoms.games.kraken_attack.state import BOARDING, DEALING, PICKING, WHIRLPOOLS, Box, State

USUAL_AREA = tuple(AREAS.index(area) for area in ("A", "D", "B", "C"))  # of the first … fourth pawn: apart
USUAL_LANE = tuple(LANES.index(lane) for lane in ("P2", "R3", "P4", "R1"))  # of whirlpools, on the Pistol space


def setup(b: Box, s: State) -> None:
    """KA-02 to KA-07, KA-11: ship, tentacles, dice and track; then the first player chooses."""
    for lane in range(LANE_COUNT):
        s.space[lane] = BUBBLES if s.start == FAR_OUT else b.start_space[lane]
    for colour in range(SIDE_COUNT):
        s.dice[colour] = b.dice[colour]
    s.first = s.first_player
    if s.seats == 1:
        s.first = 0
    elif s.first == NOBODY:
        s.first = draw(s, s.seats)
    s.player = s.first
    s.waiting = 1 << s.first
    s.phase = PICKING
    tell(s, news.BEGINS, s.first)


def crew_size(s: State) -> int:
    """KA-76: one pirate a seat; alone, two."""
    return 2 if s.solo else s.seats


def crew_member(s: State) -> int:
    """KA-83: whose pirate or pawn is being set up: seats from the first player on, in solo one after the other."""
    return s.placed if s.solo else s.player


def is_taken(s: State, pirate: int) -> bool:
    """KA-08: every pirate only once."""
    for member in range(crew_size(s)):
        if s.pirate[member] == pirate:
            return True
    return False


def free_pirate(s: State) -> int:
    """The first pirate that nobody sails with."""
    pirate = 0
    while pirate < PIRATE_COUNT - 1 and is_taken(s, pirate):
        pirate += 1
    return pirate


def pick_pirate(s: State, pirate: int) -> None:
    """KA-08, KA-83: a pirate is chosen, then its area; alone, both pirates come first."""
    member = crew_member(s)
    s.pirate[member] = pirate
    tell(s, news.TAKES_PIRATE, s.player, pirate)
    if not s.solo:
        s.phase = BOARDING
        return
    s.placed += 1
    if s.placed == crew_size(s):
        s.placed = 0
        s.phase = BOARDING


def board(s: State, area: int) -> None:
    """KA-09: the pawn is put on any area."""
    pirate = s.pirate[crew_member(s)]
    s.area[pirate] = area
    tell(s, news.BOARDS, pirate, area)
    s.placed += 1
    pass_on(s)
    if s.placed < crew_size(s):
        s.phase = BOARDING if s.solo else PICKING
        return
    s.placed = 0
    s.phase = WHIRLPOOLS
    if s.whirlpool_placement == AT_RANDOM:
        scatter(s)
    if s.placed == s.whirlpools:
        start_game(s)


def pass_on(s: State) -> None:
    """KA-83: clockwise."""
    s.player = (s.player + 1) % s.seats
    s.waiting = 1 << s.player


def scatter(s: State) -> None:
    """KA-70: whirlpools drawn at random, any free space but the bubbles of any lane as likely as another."""
    while s.placed < s.whirlpools:
        k = draw(s, ZONES * LANE_COUNT - s.placed)
        for spot in range(ZONES * LANE_COUNT):
            if is_calm(s, spot // ZONES, spot % ZONES + CANNON_SPACE):
                if k == 0:
                    drop_whirlpool(s, spot // ZONES, spot % ZONES + CANNON_SPACE)
                k -= 1


def is_calm(s: State, lane: int, space: int) -> bool:
    """KA-70: at most one whirlpool a space."""
    return (s.whirl[lane] >> space) & 1 == 0


def drop_whirlpool(s: State, lane: int, space: int) -> None:
    """KA-70: a token is put down, whatever stands there (KA-75)."""
    s.whirl[lane] |= 1 << space
    s.placed += 1
    tell(s, news.WHIRLPOOL, lane, space)


def put_whirlpool(s: State, lane: int, space: int) -> None:
    """KA-83: one token at a time, in turn."""
    drop_whirlpool(s, lane, space)
    pass_on(s)
    if s.placed == s.whirlpools:
        start_game(s)


def take_usual(s: State) -> None:
    """Everything still open is set up the usual way: free pirates in order, pawns and whirlpools apart."""
    while s.phase == PICKING or s.phase == BOARDING:
        if s.phase == BOARDING:
            board(s, USUAL_AREA[s.placed])
        else:
            pick_pirate(s, free_pirate(s))
    i = 0
    while s.phase == WHIRLPOOLS:
        if is_calm(s, USUAL_LANE[i], PISTOL_SPACE):
            put_whirlpool(s, USUAL_LANE[i], PISTOL_SPACE)
        i += 1


def start_game(s: State) -> None:
    """KA-10, KA-83: only now are the decks shuffled; the first player begins."""
    s.player = s.first
    s.phase = DEALING
