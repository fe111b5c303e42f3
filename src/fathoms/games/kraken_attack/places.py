"""Where things lie on the board of Kraken Attack!, bow up, and how big they are, in the board's own units."""

from collections.abc import Mapping

from fathoms.games.kraken_attack.names import (
    ACTION_SYMBOLS,
    AREAS,
    FACES,
    PIRATES,
    SIDE_LANES,
    SIDES,
    SPACE_COUNT,
    SYMBOLS,
)

Place = tuple[float, float]

BOARD = (1000, 960)
LAYERS = ("board-sea", "board-storm", "board-lanes", "kraken-track", "ship")
MIDDLE = 500  # the ship's spine


def area_name(area: int) -> Place:
    """Where the letter of an area stands: near the spine, between bow and stern."""
    return MIDDLE + (24 if area % 2 else -24), 582 if area >= 2 else 498


_CARD = (122, 171, 61, 85)
_RAIL = (34, 132, 15, 66)
_SIGN = (58, 58, 29, 29)
KIT: Mapping[str, tuple[float, float, float, float]] = {  # width, height, anchor
    "kraken": (116, 116, 58, 104),
    "hole": (74, 74, 37, 37),
    "whirlpool": (72, 74, 36, 37),
    "kraken-attack-token": (58, 60, 28, 29),
    "socket": (36, 36, 18, 18),
    **dict.fromkeys(("track-space", "track-start", "track-red", "track-purple"), (80, 80, 40, 40)),
    "rail": _RAIL,
    "rail-broken": _RAIL,
    "mark-may": (90, 122, 45, 112),
    "lane-light": (340, 140, 160, 70),
    "icon-funny-face": (54, 54, 27, 27),
    **{f"tentacle-{side}": (82, 117, 41, 108) for side in SIDES},
    **{f"mark-area-{area.lower()}": (*BOARD, *area_name(k)) for k, area in enumerate(AREAS)},
    **{f"die-{side}-{face}": (50, 52, 24, 24) for side in SIDES for face in FACES},
    **{f"portrait-{pirate}": (80, 66, 40, 33) for pirate in PIRATES},
    **{f"pawn-{pirate}": (98, 126, 49, 113) for pirate in PIRATES},
    **{f"badge-{symbol}": (54, 54, 27, 27) for symbol in SYMBOLS[: ACTION_SYMBOLS + 1]},
    **dict.fromkeys((f"sign-{verb}" for verb in ("move", "cannon", "pistol", "saber", "repair", "broadside")), _SIGN),
    **{f"card-{side}-{pirate}": _CARD for side in ("back", "plain") for pirate in PIRATES},
}

LANE_Y = (320, 480, 640, 800)
HULL = (158, 177, 177, 153)  # from the spine to the ship's side at each lane
SPACE = 80  # length of a space
FIGURE = 54  # from the middle to the side of what comes up on one, with a ring round it
RAIL = (141, 168, 167, 140)  # from the spine
RAIL_TURN = (14, 4, -4, -12)
TRACK_Y = (154, 115, 87, 70, 64, 70, 87, 115, 154)  # of the nine spaces of the arch
TOKENS: tuple[Place, ...] = ((684, 170), (744, 186), (802, 208))
SOCKETS = (428, 572, 908)  # where holes wait: from, to, and how far astern
FEET: tuple[tuple[Place, ...], ...] = (  # pawns on area A as (from the spine, y), by how many share it
    ((68, 424),),
    ((60, 424), (92, 544)),
    ((50, 404), (112, 424), (48, 524)),
    ((50, 404), (112, 424), (48, 524), (108, 542)),
)
PAWN_SCALE = (1, 1, 0.85, 0.85)  # by how many share an area
GAPS: tuple[Place, ...] = ((128, 496), (110, 356), (50, 330), (50, 450), (86, 420), (128, 426))  # holes, the same way


def abeam(lane: int, x: float) -> float:
    """A place to port, for a lane of either side."""
    return x if lane < SIDE_LANES else BOARD[0] - x


def space_centre(lane: int, space: int) -> Place:
    """The middle of a space."""
    i = lane % SIDE_LANES
    return abeam(lane, MIDDLE - HULL[i] - SPACE * (SPACE_COUNT - 0.5 - space)), LANE_Y[i]


def afloat(lane: int, space: int) -> Place:
    """The foot of what comes up on a space, wholly within the board."""
    x, y = space_centre(lane, space)
    return min(max(x, FIGURE), BOARD[0] - FIGURE), y + 72


def abreast(lane: int) -> tuple[float, float, float]:
    """The middle of a whole lane, and how what shines on it from the ship is turned."""
    i = lane % SIDE_LANES
    return abeam(lane, MIDDLE - HULL[i] - SPACE * SPACE_COUNT / 2), LANE_Y[i], 0 if lane < SIDE_LANES else 180


def rail_place(lane: int) -> tuple[float, float, float]:
    """Where a rail stands, and how it is turned."""
    i = lane % SIDE_LANES
    return abeam(lane, MIDDLE - RAIL[i]), LANE_Y[i], RAIL_TURN[i] if lane < SIDE_LANES else -RAIL_TURN[i]


def foot(area: int, k: int, count: int) -> Place:
    """Where the k-th of `count` pawns on an area stands: B lies across the spine, C and D astern."""
    x, y = FEET[count - 1][k]
    return MIDDLE + (x if area % 2 else -x), y + 268 if area >= 2 else y


def gap(area: int, k: int) -> Place:
    """Where the k-th hole of an area opens; the stern mirrors the bow."""
    x, y = GAPS[k % len(GAPS)]
    return MIDDLE + (x if area % 2 else -x), 1118 - y if area >= 2 else y


def area_at(lane: int) -> int:
    """The area that a lane's rail is drawn at."""
    return 2 * (lane % SIDE_LANES // 2) + lane // SIDE_LANES


def sockets(count: int) -> list[tuple[float, float, float]]:
    """Where so many holes wait at the stern, and how small they are so that all of them fit."""
    left, right, y = SOCKETS
    step = min(48.0, (right - left) / max(count - 1, 1))
    start = (left + right - step * (count - 1)) / 2
    return [(start + step * k, y, min(1.0, step / 30)) for k in range(count)]


def badge_places(count: int) -> list[tuple[float, float, float]]:
    """Where so many badges lie on a card, and how large each is."""
    if count == 1:
        return [(33, 81, 54)]
    if count == 2:
        return [(6, 81, 54), (61, 81, 54)]
    if count == 3:
        return [(33, 53, 54), (6, 108, 54), (61, 108, 54)]
    if count == 4:
        return [(6, 53, 54), (61, 53, 54), (6, 109, 54), (61, 109, 54)]
    return [(5 + 38 * (k % 3), 53 + 38 * (k // 3), 37) for k in range(count)]


def track_place(space: int, last: int) -> Place:
    """A space of the Kraken's track; a track of another length is spread over the same arch."""
    along = (len(TRACK_Y) - 1) * space / last
    left = min(int(along), len(TRACK_Y) - 2)
    return 88 + 97 * along, TRACK_Y[left] + (along - left) * (TRACK_Y[left + 1] - TRACK_Y[left])
