"""What a person sees of Kraken Attack!: the sea with the ship, the dice, everybody's cards.

Bow up, in the board's own units: lanes come from both sides, the Kraken's track arches over the bow.
"""

from fathoms.core.scene import Container, Piece, Scene
from fathoms.games.kraken_attack.actions import ACTIONS
from fathoms.games.kraken_attack.names import (
    ACTION_SYMBOLS,
    AREAS,
    BLANK,
    CANNON,
    CARDS,
    DECK,
    EYE,
    FACES,
    LANES,
    NOBODY,
    PIRATES,
    SIDE_LANES,
    SIDES,
    SLOTS,
    SPACES,
    SYMBOLS,
)
from fathoms.games.kraken_attack.rules.crew import can_afford, can_sweep
from fathoms.games.kraken_attack.state import ACTING, BOARDING, PICKING, WHIRLPOOLS, Box, State

BOARD = (1000, 960)
LAYERS = ("board-sea", "board-storm", "board-lanes", "kraken-track", "ship")

CARD = (122, 171, 61, 85)
DIE = (50, 52, 24, 24)
PAWN = (98, 126, 49, 113)
RAIL = (34, 132, 15, 66)
TENTACLE = (82, 117, 41, 108)
KIT = {
    "kraken": (116, 116, 58, 104),
    "hole": (74, 74, 37, 37),
    "whirlpool": (72, 74, 36, 37),
    "kraken-attack-token": (58, 60, 28, 29),
    "rail": RAIL,
    "rail-broken": RAIL,
    "mark-may": (90, 122, 45, 112),
    **{f"tentacle-{side}": TENTACLE for side in SIDES},
    **{f"mark-area-{area.lower()}": (*BOARD, 0, 0) for area in AREAS},
    **{f"die-{side}-{face}": DIE for side in SIDES for face in FACES},
    **{f"pawn-{pirate}": PAWN for pirate in PIRATES},
    **{f"badge-{symbol}": (54, 54, 27, 27) for symbol in SYMBOLS[:ACTION_SYMBOLS]},
    **{f"card-{card.lower()}": CARD for card in CARDS},
    **{f"card-back-{pirate}": CARD for pirate in PIRATES},
}

LANE_Y = (320, 480, 640, 800)
HULL = (158, 177, 177, 153)  # from the spine to the ship's side at each lane
RAIL_X = (141, 168, 167, 140)
RAIL_TURN = (14, 4, -4, -12)
SPACE = 80  # length of a space
TRACK_Y = (154, 115, 87, 70, 64, 70, 87, 115, 154)
TOKENS = ((684, 170), (744, 186), (802, 208))
SOCKETS = ((428, 907), (476, 907), (524, 907), (572, 907))  # where holes wait
IN_LANE = 0.86  # the Kraken is a little smaller between the lanes
FEET = (  # pawns on area A as (from the spine, y), by how many share it
    ((68, 424),),
    ((60, 424), (92, 544)),
    ((50, 404), (112, 424), (48, 524)),
    ((50, 404), (112, 424), (48, 524), (108, 542)),
)
GAPS = ((128, 496), (110, 356), (50, 330), (50, 450), (86, 420), (128, 426))  # holes on area A, the same way


def scene(b: Box, s: State, seat: int) -> Scene:
    """The table as any seat sees it: nothing on it is secret."""
    containers = [Container("sea", "board", [*sea(b, s)], "label-sea", layers=LAYERS)]
    containers.append(Container("roll", "tray", dice(s), "label-roll"))
    if s.phase in (PICKING, BOARDING):
        containers.append(Container("crew", "tray", crew(s), "label-crew"))
    if s.phase in (PICKING, BOARDING, WHIRLPOOLS) and s.placed < s.whirlpools:
        containers.append(Container("whirlpools", "tray", whirlpools_left(s), "label-whirlpools"))
    if s.slot != NOBODY:
        played = s.up[SLOTS * s.player + s.slot]
        containers.append(Container("played", "tray", [face_up(b, played)], "label-played", seat=s.player))
    if s.phase == ACTING:
        containers.append(Container("uses", "tray", uses(b, s), "label-uses", seat=s.player))
    for owner in range(s.seats):
        kind = "hand" if owner == seat else "row"
        about = {"seat": owner}
        containers.append(Container(f"cards-{owner}", kind, row(b, s, owner), "label-cards", about, owner))
        containers.append(Container(f"pile-{owner}", "pile", pile(s, owner), "label-pile", about, owner))
    return Scene(containers)


def path(b: Box, s: State, seat: int, action: int) -> tuple[str, ...]:
    """What one clicks: nearly always the thing itself, for what can be done to it is plain from where it is."""
    verb, about = ACTIONS.parts(action)
    lane = str(about.get("lane", ""))
    if verb == "pirate":
        return (f"pawn-{about['pirate']}",)
    if verb in ("board", "move"):
        return (f"area-{about['area']}",)
    if verb == "whirlpool":
        return (f"space-{lane}-{about['space']}",)
    if verb == "card":
        return (f"card-{CARDS[s.up[SLOTS * seat + int(about['slot']) - 1]]}",)
    if verb in ("cannon", "pistol", "saber", "summon"):
        return (figure(s, lane),)
    if verb == "broadside":
        return ("use-broadside", figure(s, lane))
    if verb == "repair":
        return (f"rail-{lane}",)
    return ("-".join(["do", verb, *map(str, about.values())]),)


# --- the board -------------------------------------------------------------------------------------


def centre(lane: int, space: int) -> tuple[float, float]:
    """The middle of a space."""
    i = lane % SIDE_LANES
    x = 500 - HULL[i] - SPACE / 2 - SPACE * (3 - space)
    return mirrored(lane, x), LANE_Y[i]


def mirrored(lane: int, x: float) -> float:
    """A place on the port side, for a lane of either side."""
    return x if lane < SIDE_LANES else 1000 - x


def aboard(area: int, x: float, y: float, stern: float) -> tuple[float, float]:
    """A place on area A (x from the spine) on any area: B is across the spine, C and D lie at the stern."""
    return 500 + (x if area % 2 else -x), stern if area >= 2 else y


def figure(s: State, lane: str) -> str:
    """The id of the piece in a lane."""
    return "kraken" if s.kraken != NOBODY and LANES[s.kraken] == lane else f"tentacle-{lane}"


def sea(b: Box, s: State) -> list[Piece]:
    """Everything on the ship board and the track, from below to above."""
    figures = sorted(tentacles(s), key=lambda piece: piece.y)
    return [
        *areas(),
        *holes(b, s),
        *rails(s),
        *track_dice(b, s),
        *whirlpools(s),
        *figures,
        kraken(b, s),
        *tokens(b, s),
        *sorted(pawns(s), key=lambda piece: piece.y),
    ]


def areas() -> list[Piece]:
    """The four boat areas, to be clicked when a pawn goes there."""
    return [
        Piece(f"area-{a}", f"mark-area-{a.lower()}", label="label-area", about={"area": a}, spot=True) for a in AREAS
    ]


def holes(b: Box, s: State) -> list[Piece]:
    """Holes in the deck, and those still waiting in their sockets at the stern."""
    pieces = []
    for area, name in enumerate(AREAS):
        for k in range(s.hole[area]):
            x, y = GAPS[k % len(GAPS)]
            x, y = aboard(area, x, y, 1118 - y)
            pieces.append(Piece(f"hole-{name}-{k}", "hole", x, y, label="label-hole", about={"area": name}))
    for k in range(min(len(SOCKETS), b.holes_to_sink - sum(s.hole))):
        pieces.append(Piece(f"hole-{k}", "hole", *SOCKETS[k], label="label-hole-to-come", scale=0.78))
    return pieces


def rails(s: State) -> list[Piece]:
    """The eight rails, or the gaps where they stood."""
    pieces = []
    for lane, name in enumerate(LANES):
        i = lane % SIDE_LANES
        turn = RAIL_TURN[i] if lane < SIDE_LANES else -RAIL_TURN[i]
        kind = "rail" if s.rail[lane] else "rail-broken"
        x = mirrored(lane, 500 - RAIL_X[i])
        pieces.append(Piece(f"rail-{name}", kind, x, LANE_Y[i], turn, label=f"label-{kind}", about={"lane": name}))
    return pieces


def track_place(b: Box, space: int) -> tuple[float, float]:
    """Where a space of the Kraken's track lies; a track of another length is spread over the same arch."""
    along = 8 * space / b.track_end
    left = min(int(along), 7)
    y = TRACK_Y[left] + (along - left) * (TRACK_Y[left + 1] - TRACK_Y[left])
    return 88 + 97 * along, y


def track_dice(b: Box, s: State) -> list[Piece]:
    """Dice that wait on the track; each keeps its name when it joins the pool."""
    pieces = []
    known = list(b.dice)
    for space, colour in enumerate(b.track_die):
        if colour == NOBODY:
            continue
        k = known[colour]
        known[colour] += 1
        if k >= s.dice[colour]:
            x, y = track_place(b, space)
            side = SIDES[colour]
            die = f"die-{side}-{k}", f"die-{side}-{FACES[EYE]}"
            pieces.append(Piece(*die, x, y, label="label-die-to-come", about={"side": side}))
    return pieces


def kraken(b: Box, s: State) -> Piece:
    """The Kraken on its track or in its lane."""
    if s.kraken == NOBODY:
        x, y = track_place(b, s.track)
        return Piece("kraken", "kraken", x, y + 40, label="label-kraken-on-track", about={"space": s.track})
    x, y = centre(s.kraken, s.space[s.kraken])
    about = {"lane": LANES[s.kraken], "space": SPACES[s.space[s.kraken]]}
    return Piece("kraken", "kraken", x, y + 72, label="label-kraken", about=about, scale=IN_LANE)


def tokens(b: Box, s: State) -> list[Piece]:
    """Kraken Attack tokens: at the end of the track, then on the Kraken. The short game has none (KA-69)."""
    pieces = []
    if s.tokens_to_win == len(TOKENS):
        for k, (x, y) in enumerate(TOKENS):
            about = {"token": k + 1}
            if k < s.tokens:
                left, foot = centre(s.kraken, s.space[s.kraken])
                x, y = left + 26 * (k - 1), foot + 62
                pieces.append(Piece(f"token-{k}", "kraken-attack-token", x, y, 0, -1, "label-token-won", about))
            else:
                pieces.append(Piece(f"token-{k}", "kraken-attack-token", x, y, 0, -1, "label-token", about))
    return pieces


def whirlpools(s: State) -> list[Piece]:
    """Whirlpools in the sea; while they are being placed, the spaces that may take one."""
    pieces = []
    for lane, name in enumerate(LANES):
        for space in range(1, len(SPACES)):
            x, y = centre(lane, space)
            about = {"lane": name, "space": SPACES[space]}
            if (s.whirl[lane] >> space) & 1:
                whirl = f"whirlpool-{name}-{SPACES[space]}"
                pieces.append(Piece(whirl, "whirlpool", x, y + 32, label="label-whirlpool", about=about))
            elif s.phase == WHIRLPOOLS:
                spot = f"space-{name}-{SPACES[space]}"
                pieces.append(Piece(spot, "mark-may", x, y + 76, label="label-space", about=about, spot=True))
    return pieces


def tentacles(s: State) -> list[Piece]:
    """The tentacles; where the Kraken is, there is none."""
    pieces = []
    for lane, name in enumerate(LANES):
        if lane != s.kraken:
            x, y = centre(lane, s.space[lane])
            about = {"lane": name, "space": SPACES[s.space[lane]]}
            kind = f"tentacle-{SIDES[lane // SIDE_LANES]}"
            pieces.append(Piece(f"tentacle-{name}", kind, x, y + 72, label="label-tentacle", about=about))
    return pieces


def pawns(s: State) -> list[Piece]:
    """The pawns on deck; those who share an area stand apart."""
    pieces = []
    for area, name in enumerate(AREAS):
        here = [pirate for pirate in range(len(PIRATES)) if s.area[pirate] == area]
        for k, pirate in enumerate(here):
            x, y = FEET[len(here) - 1][k]
            x, y = aboard(area, x, y, y + 268)
            about = {"pirate": PIRATES[pirate], "area": name}
            pieces.append(pawn(s, pirate, x, y, "label-pawn", about))
    return pieces


def pawn(s: State, pirate: int, x: float, y: float, label: str, about: dict[str, str | int]) -> Piece:
    """A pawn in the colour of its seat."""
    owner = NOBODY
    for member in range(len(s.pirate)):
        if s.pirate[member] == pirate:
            owner = 0 if s.solo else member
    kind = f"pawn-{PIRATES[pirate]}"
    return Piece(kind, kind, x, y, seat=owner, label=label, about=about)


# --- beside the board ------------------------------------------------------------------------------


def dice(s: State) -> list[Piece]:
    """The pool as it was rolled last; a die that has just joined lies blank until the next roll."""
    pieces = []
    for colour, side in enumerate(SIDES):
        faces = [face for face in range(len(FACES)) for _ in range(s.roll[6 * colour + face])]
        eyes = 0
        for k in range(s.dice[colour]):
            rolled = k < len(faces)
            face = faces[k] if rolled else BLANK
            eyes += face == EYE
            label = "label-die" if rolled else "label-die-new"
            scale = 1.0
            if face == EYE and eyes <= s.ignored[colour]:
                label, scale = "label-die-ignored", 0.7
            about = {"side": side, "face": FACES[face]}
            pieces.append(Piece(f"die-{side}-{k}", f"die-{side}-{FACES[face]}", label=label, about=about, scale=scale))
    return pieces


def crew(s: State) -> list[Piece]:
    """Pirates not yet on deck."""
    ashore = [pirate for pirate in range(len(PIRATES)) if s.area[pirate] == NOBODY]
    return [pawn(s, pirate, 0, 0, "label-pirate", {"pirate": PIRATES[pirate]}) for pirate in ashore]


def whirlpools_left(s: State) -> list[Piece]:
    """Whirlpools still to be placed, as one heap."""
    left = s.whirlpools - (s.placed if s.phase == WHIRLPOOLS else 0)
    return [Piece("whirlpool", "whirlpool", label="label-whirlpools-left", about={"count": left}, count=left)]


def face_up(b: Box, card: int) -> Piece:
    """A card, with all it shows in its label."""
    about: dict[str, str | int] = {"card": CARDS[card]}
    for k, symbol in enumerate(SYMBOLS):
        about[symbol] = b.symbols[7 * card + k]
    return Piece(f"card-{CARDS[card]}", f"card-{CARDS[card].lower()}", label="label-card", about=about)


def row(b: Box, s: State, owner: int) -> list[Piece]:
    """A seat's face-up cards, but not the one being played."""
    pieces = []
    for slot in range(SLOTS):
        card = s.up[SLOTS * owner + slot]
        if card != NOBODY and not (owner == s.player and slot == s.slot):
            pieces.append(face_up(b, card))
    return pieces


def pile(s: State, owner: int) -> list[Piece]:
    """A seat's draw pile: its height, and the back that everybody sees."""
    height = DECK * (1 + s.solo) - SLOTS
    if s.up[SLOTS * owner] == NOBODY:
        return []
    pirate = PIRATES[s.back if s.solo else s.pirate[owner]]
    about = {"pirate": pirate, "count": height}
    return [Piece(f"back-{owner}", f"card-back-{pirate}", label="label-back", about=about, count=height)]


def uses(b: Box, s: State) -> list[Piece]:
    """What the card being played still pays for."""
    pieces = []
    for symbol in range(ACTION_SYMBOLS):
        if can_afford(b, s, symbol):
            name = SYMBOLS[symbol]
            pieces.append(Piece(f"use-{name}", f"badge-{name}", label="label-use", about={"symbol": name}))
    if can_afford(b, s, CANNON) and any(can_sweep(b, s, lane) for lane in range(len(LANES))):
        pieces.append(Piece("use-broadside", "badge-cannon", label="label-broadside", spot=True))
    return pieces
