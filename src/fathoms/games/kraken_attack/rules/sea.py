"""The sea: dice roll, tentacles close in on the ship and strike it (KA-13 to KA-28, KA-37, KA-54, KA-55)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.core.sets import all_of
from fathoms.games.kraken_attack import news
from fathoms.games.kraken_attack.names import (
    AREA_COUNT,
    BUBBLES,
    CANNON_SPACE,
    DIE_SIDES,
    EYE,
    FACE_COUNT,
    SABER_SPACE,
    SIDE_COUNT,
    SIDE_LANES,
)
from fathoms.games.kraken_attack.state import SUNK, WON, Box, State


def roll(b: Box, s: State) -> None:
    """KA-13: every die of the pool is rolled once."""
    for i in range(SIDE_COUNT * FACE_COUNT):
        s.roll[i] = 0
    for colour in range(SIDE_COUNT):
        s.ignored[colour] = 0
        for _ in range(s.dice[colour]):
            land(b, s, colour, draw(s, DIE_SIDES))


def land(b: Box, s: State, colour: int, side: int) -> None:
    """A die comes to rest on one of its six sides."""
    face = b.die[side]
    s.roll[FACE_COUNT * colour + face] += 1
    tell(s, news.ROLLED, colour, face)


def dice_showing(s: State, colour: int, face: int) -> int:
    """How many dice of a colour show a face."""
    return s.roll[FACE_COUNT * colour + face]


def resolve(b: Box, s: State) -> None:
    """KA-27: purple before red; of a colour the Eyes first, then the symbols from bow to stern."""
    for colour in range(SIDE_COUNT):
        bow = SIDE_LANES * colour
        for _ in range(dice_showing(s, colour, EYE) - s.ignored[colour]):
            for lane in range(bow, bow + SIDE_LANES):
                if s.over == 0:
                    advance(b, s, lane, news.ADVANCED_BY_EYE)
        for symbol in range(SIDE_LANES):
            for _ in range(dice_showing(s, colour, symbol)):
                if s.over == 0:
                    advance(b, s, bow + symbol, news.ADVANCED)


def advance(b: Box, s: State, lane: int, told: int) -> None:
    """KA-19, KA-20, KA-71: one space closer, whirlpools skipped; where no space is left, an attack."""
    space = s.space[lane] + 1
    for whirl in range(CANNON_SPACE, SABER_SPACE + 1):
        if space == whirl and (s.whirl[lane] >> whirl) & 1:
            space += 1
    if space <= SABER_SPACE:
        s.space[lane] = space
        tell(s, told, lane, space)
    else:
        attack(b, s, lane)


def attack(b: Box, s: State, lane: int) -> None:
    """KA-21 to KA-23: a blow takes the rail, or opens a hole where there is none; then back to the bubbles."""
    s.space[lane] = BUBBLES
    if s.rail[lane]:
        s.rail[lane] = 0
        tell(s, news.RAIL_SMASHED, lane)
        return
    area = b.lane_area[lane]
    s.hole[area] += 1
    tell(s, news.HOLED, lane, area)
    if is_sunk(b, s):
        end(s, SUNK, 0)
        tell(s, news.SUNK)


def is_sunk(b: Box, s: State) -> bool:
    """KA-65: the ship goes down at the fourth hole."""
    holes = 0
    for area in range(AREA_COUNT):
        holes += s.hole[area]
    return holes >= b.holes_to_sink


def push_back(s: State, lane: int) -> None:
    """KA-37, KA-55: back to the bubbles; the Kraken takes a token for it."""
    s.space[lane] = BUBBLES
    if lane == s.kraken:
        s.tokens += 1
        tell(s, news.KRAKEN_HIT, lane, s.tokens)
    else:
        tell(s, news.PUSHED_BACK, lane)


def give_up(s: State) -> None:
    """KA-66: with its last token the Kraken leaves, and the crew has won."""
    if s.tokens >= s.tokens_to_win:
        end(s, WON, all_of(s.seats))
        tell(s, news.WON)


def end(s: State, ending: int, winners: int) -> None:
    """The game stops at once."""
    s.over = ending
    s.winners = winners
    s.waiting = 0
