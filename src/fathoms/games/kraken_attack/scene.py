"""What a person sees of Kraken Attack!: the sea with the ship, the dice, everybody's cards."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from fathoms.core.message import Message
from fathoms.core.scene import QUIET, USUAL, Container, ContainerKind, Fact, Part, Piece, Scene, Tile, cached_by
from fathoms.core.state import NOBODY
from fathoms.games.kraken_attack.actions import VERBS
from fathoms.games.kraken_attack.names import (
    ACTION_SYMBOLS,
    AREAS,
    BLANK,
    CANNON,
    CANNON_SPACE,
    CARDS,
    DECK,
    EYE,
    FACES,
    FUNNY,
    LANES,
    PIRATES,
    SIDE_LANES,
    SIDES,
    SLOT_COUNT,
    SLOTS,
    SPACES,
    SYMBOL_COUNT,
    SYMBOLS,
    WILD,
)
from fathoms.games.kraken_attack.places import (
    BOARD,
    KIT,
    LAYERS,
    PAWN_SCALE,
    TOKENS,
    abreast,
    afloat,
    area_at,
    area_name,
    badge_places,
    foot,
    gap,
    rail_place,
    sockets,
    space_centre,
    track_place,
)
from fathoms.games.kraken_attack.rules.cards import card_in_play, pile_height, symbol_count
from fathoms.games.kraken_attack.rules.crew import can_afford, can_sweep
from fathoms.games.kraken_attack.rules.sea import dice_showing
from fathoms.games.kraken_attack.rules.setup import crew_size
from fathoms.games.kraken_attack.state import ACTING, BOARDING, PICKING, WHIRLPOOLS, Box, State

__all__ = ["BOARD", "KIT", "READING", "TRACK", "manner", "path", "scene", "spoken"]
READING = (
    "label-kraken",
    "label-kraken-on-track",
    "label-tentacle",
    "label-hole",
    "label-rail-broken",
    "label-pawn",
    "label-whirlpool",
    "label-die-to-come",
    "label-token-won",
    "label-token",
    "label-rail",
)  # the board aloud: what attacks, what is broken, who can mend it
TRACK = ()  # all go straight
MANNERS: Mapping[str, str] = {"begin": USUAL, "stop": QUIET}

WEAPONS = ("cannon", "pistol", "saber")

Containers = Iterator[Container]
Pieces = Iterator[Piece]
About = dict[str, str | int]
IN_SOCKET, IN_LANE, IGNORED = 0.78, 0.86, 0.7  # how big a hole, the Kraken, an Eye is there


def scene(b: Box, s: State, seat: int) -> Scene:
    """The table as any seat sees it: nothing on it is secret."""
    containers = [*sea(b, s, posts(s, seat)), *roll(b, s)]
    if s.phase in (PICKING, BOARDING):
        chosen = s.pirate[: crew_size(s)]
        to_choose = s.phase == PICKING and NOBODY in chosen
        crew = range(len(PIRATES)) if to_choose else [pirate for pirate in chosen if pirate != NOBODY]
        containers.append(Container("crew", "tray", [*ashore(s, crew)], "label-crew"))
    if s.phase in (PICKING, BOARDING, WHIRLPOOLS) and s.whirlpools:
        containers.append(Container("whirlpools", "tray", [*whirlpools_left(s)], "label-whirlpools"))
    for owner in range(s.seats):
        containers += belongings(b, s, owner, "hand" if owner == seat else "row")
    if s.phase == ACTING:
        containers += uses(b, s)
    return Scene(containers, tiles(b, s, seat))


def path(b: Box, s: State, seat: int, action: int) -> tuple[str, ...]:
    """What one clicks: nearly always the thing itself, for where it is says what can be done to it."""
    verb, about = VERBS.parts(action)
    lane = str(about.get("lane", ""))
    if verb == "pirate":
        return (f"pawn-{about['pirate']}",)
    if verb in ("board", "move"):
        return (f"area-{about['area']}",)
    if verb == "whirlpool":
        return (f"space-{lane}-{about['space']}",)
    if verb == "card":
        return (f"card-{CARDS[s.up[SLOT_COUNT * seat + SLOTS.index(str(about['slot']))]]}",)
    if verb in (*WEAPONS, "summon"):
        return (figure(s, lane),)
    if verb == "broadside":
        return ("use-broadside", figure(s, lane))
    if verb == "repair":
        return (f"rail-{lane}",)
    if verb == "ignore" and any(about.values()):
        return tuple(eye for side in SIDES for eye in eyes(s, side)[: int(about[side])])
    return ("-".join(["do", verb, *map(str, about.values())]),)


def spoken(b: Box, s: State, seat: int, action: int) -> Message:
    """A card by its symbols, a pirate by the power, a broadside by its side, the Kraken by name or by who is near."""
    verb, about = VERBS.parts(action)
    if verb == "card":
        (card,) = open_card(b, s, s.up[SLOT_COUNT * seat + SLOTS.index(str(about["slot"]))], "label-card")
        return Message("choice-play-card", card.about)
    if verb == "pirate":
        return Message("choice-pirate", {**about, "powers": s.powers})
    if verb == "broadside":
        lane = str(about["lane"])
        side = SIDES[LANES.index(lane) // SIDE_LANES]
        return Message("choice-broadside-side", {"side": side, "kraken": int(figure(s, lane) == "kraken")})
    if verb in WEAPONS and figure(s, str(about["lane"])) == "kraken":
        return Message(f"choice-{verb}-kraken", about)
    if verb == "summon":
        k = LANES.index(lane := str(about["lane"]))
        return Message("choice-summon", {"lane": lane, "near": s.space[k], "count": s.area.count(b.lane_area[k])})
    return VERBS.message(action)


def manner(b: Box, s: State, seat: int, action: int) -> str:
    """The usual set-up is the usual wish; being done is quiet."""
    return MANNERS.get(VERBS.parts(action)[0], "")


def figure(s: State, lane: str) -> str:
    """The id of the piece in a lane."""
    return "kraken" if s.kraken != NOBODY and LANES[s.kraken] == lane else f"tentacle-{lane}"


def posts(s: State, seat: int) -> tuple[int, ...]:
    """The areas that a seat's pirates stand on; alone, in an action, only the one who acts."""
    if seat < 0:
        return ()
    crew = [s.actor] if s.solo and s.actor != NOBODY else s.pirate[: crew_size(s)] if s.solo else [s.pirate[seat]]
    return tuple(sorted({s.area[pirate] for pirate in crew if pirate != NOBODY} - {NOBODY}))


# --- the board -------------------------------------------------------------------------------------


@cached_by(
    *("hole", "rail", "dice", "whirl", "phase", "space", "kraken", "track"),
    *("tokens_to_win", "tokens", "area", "pirate", "solo"),
)
def sea(b: Box, s: State, watched: tuple[int, ...]) -> Containers:
    """Everything on the ship board and the track, from below to above."""
    pieces = (
        *reach(b, s, watched),
        *areas(b, s),
        *holes(b, s),
        *rails(b, s),
        *spaces(b, s),
        *track_dice(b, s),
        *whirlpools(b, s, s.phase == WHIRLPOOLS),
        *figures(b, s),
        *tokens(b, s, NOBODY if s.kraken == NOBODY else s.space[s.kraken]),
        *pawns(b, s),
    )
    yield Container("sea", "board", pieces, "label-sea", layers=LAYERS)


@cached_by()
def reach(b: Box, s: State, watched: tuple[int, ...]) -> Pieces:
    """KA-34 to KA-40: light on the lanes of areas, on which whoever stands there can act."""
    for lane, name in enumerate(LANES):
        if b.lane_area[lane] in watched:
            yield Piece(f"reach-{name}", "lane-light", *abreast(lane))


@cached_by()
def areas(b: Box, s: State) -> Pieces:
    """The four areas of the deck, to be chosen."""
    for k, area in enumerate(AREAS):
        kind, about = f"mark-area-{area.lower()}", {"area": area}
        yield Piece(f"area-{area}", kind, *area_name(k), label="label-area", about=about, spot=True, name=area)


@cached_by("hole")
def holes(b: Box, s: State) -> Pieces:
    """Holes in the deck, and those still waiting in their sockets at the stern."""
    for area, name in enumerate(AREAS):
        for k in range(s.hole[area]):
            yield Piece(f"hole-{name}-{k}", "hole", *gap(area, k), label="label-hole", about={"area": name})
    for k, (x, y, scale) in enumerate(sockets(b.holes_to_sink)):
        yield Piece(f"socket-{k}", "socket", x, y, scale=scale)
        if k < b.holes_to_sink - sum(s.hole):
            yield Piece(f"hole-{k}", "hole", x, y, label="label-hole-to-come", scale=IN_SOCKET * scale)


@cached_by("rail")
def rails(b: Box, s: State) -> Pieces:
    """The eight rails, or the gaps where they stood; one that belongs to another area than it lies at says which."""
    for lane, name in enumerate(LANES):
        kind = "rail" if s.rail[lane] else "rail-broken"
        area = b.lane_area[lane]
        tag = [Part("area-tag", -1, 48, 36, 36, AREAS[area], upright=True)] if area != area_at(lane) else []
        place, label, about = rail_place(lane), f"label-{kind}", {"lane": name}
        yield Piece(f"rail-{name}", kind, *place, label=label, about=about, parts=tag, name=name)


@cached_by()
def spaces(b: Box, s: State) -> Pieces:
    """The track as it lies on the board."""
    return track(b)


def track(b: Box) -> Pieces:
    """The spaces of the Kraken's track, with the colours of the dice that lie on them at the start."""
    for space in range(b.track_end + 1):
        colour = b.track_die[space]
        kind = "track-start" if space == 0 else "track-space" if colour == NOBODY else f"track-{SIDES[colour]}"
        yield Piece(f"track-{space}", kind, *track_place(space, b.track_end))


@cached_by("dice")
def track_dice(b: Box, s: State) -> Pieces:
    """Dice that wait on the track; each keeps its id when it joins the pool."""
    known = list(b.dice)
    for space, colour in enumerate(b.track_die):
        if colour == NOBODY:
            continue
        k, side = known[colour], SIDES[colour]
        known[colour] += 1
        if k >= s.dice[colour]:
            place = track_place(space, b.track_end)
            about = {"side": side}
            yield Piece(f"die-{side}-{k}", f"die-{side}-{FACES[EYE]}", *place, label="label-die-to-come", about=about)


@cached_by("whirl")
def whirlpools(b: Box, s: State, placing: bool) -> Pieces:
    """Whirlpools in the sea; while they are being placed, also the spaces that may take one."""
    for lane, name in enumerate(LANES):
        for space in range(CANNON_SPACE, len(SPACES)):
            x, y = space_centre(lane, space)
            where = f"{name}-{SPACES[space]}"
            about = {"lane": name, "space": SPACES[space]}
            if (s.whirl[lane] >> space) & 1:
                yield Piece(f"whirlpool-{where}", "whirlpool", x, y + 32, label="label-whirlpool", about=about)
            elif placing:
                yield Piece(f"space-{where}", "mark-may", x, y + 76, label="label-space", about=about, spot=True)


@cached_by("space", "kraken", "track")
def figures(b: Box, s: State) -> list[Piece]:
    """All that comes out of the sea, from behind to before."""
    return sorted([*tentacles(s), kraken(b, s)], key=lambda piece: piece.y)


def tentacles(s: State) -> Pieces:
    """The tentacles; where the Kraken is, there is none."""
    for lane, name in enumerate(LANES):
        if lane != s.kraken:
            kind = f"tentacle-{SIDES[lane // SIDE_LANES]}"
            about = {"lane": name, "space": SPACES[s.space[lane]]}
            yield Piece(f"tentacle-{name}", kind, *afloat(lane, s.space[lane]), label="label-tentacle", about=about)


def kraken(b: Box, s: State) -> Piece:
    """The Kraken on its track or in its lane."""
    if s.kraken == NOBODY:
        x, y = track_place(s.track, b.track_end)
        return Piece("kraken", "kraken", x, y + 40, label="label-kraken-on-track", about={"space": s.track})
    place = afloat(s.kraken, s.space[s.kraken])
    about = {"lane": LANES[s.kraken], "space": SPACES[s.space[s.kraken]]}
    return Piece("kraken", "kraken", *place, label="label-kraken", about=about, scale=IN_LANE)


@cached_by("tokens_to_win", "tokens", "kraken")
def tokens(b: Box, s: State, space: int) -> Pieces:
    """KA-07, KA-55: tokens at the end of the track, then on the Kraken; the short game has none (KA-69)."""
    if s.tokens_to_win < len(TOKENS):
        return
    for k, (x, y) in enumerate(TOKENS):
        label = "label-token"
        if k < s.tokens:
            x, y = afloat(s.kraken, space)
            x, y = x + 26 * (k - 1), y - 10
            label = "label-token-won"
        yield Piece(f"token-{k}", "kraken-attack-token", x, y, label=label, about={"token": k + 1})


@cached_by("area", "pirate", "solo")
def pawns(b: Box, s: State) -> list[Piece]:
    """The pawns on deck, from behind to before."""
    return sorted(on_deck(s), key=lambda piece: piece.y)


def on_deck(s: State) -> Pieces:
    """The pawns on deck; those who share an area stand apart."""
    for area, name in enumerate(AREAS):
        here = [pirate for pirate in range(len(PIRATES)) if s.area[pirate] == area]
        for k, pirate in enumerate(here):
            kind = f"pawn-{PIRATES[pirate]}"
            about = {"pirate": PIRATES[pirate], "area": name}
            place, scale = foot(area, k, len(here)), PAWN_SCALE[len(here) - 1]
            yield Piece(kind, kind, *place, seat=seat_of(s, pirate), label="label-pawn", about=about, scale=scale)


def seat_of(s: State, pirate: int) -> int:
    """Whose colour a pawn wears; nobody's before it is chosen."""
    if pirate not in s.pirate:
        return NOBODY
    return 0 if s.solo else s.pirate.index(pirate)


# --- beside the board ------------------------------------------------------------------------------


def eyes(s: State, side: str) -> list[str]:
    """The dice of a colour that show an Eye."""
    colour = SIDES.index(side)
    before = sum(dice_showing(s, colour, face) for face in range(EYE))
    return [f"die-{side}-{before + k}" for k in range(dice_showing(s, colour, EYE))]


@cached_by("dice", "roll", "ignored")
def roll(b: Box, s: State) -> Containers:
    """The dice of both colours."""
    yield Container("roll", "tray", (*dice(s),), "label-roll")


def dice(s: State) -> Pieces:
    """The pool as it was rolled last; a die that has just joined lies blank until the next roll."""
    for colour, side in enumerate(SIDES):
        faces = [face for face in range(len(FACES)) for _ in range(dice_showing(s, colour, face))]
        looked_away = s.ignored[colour]
        for k in range(s.dice[colour]):
            face, label, scale = BLANK, "label-die-new", 1.0
            if k < len(faces):
                face, label = faces[k], "label-die"
            if face == EYE and looked_away:
                looked_away -= 1
                label, scale = "label-die-ignored", IGNORED
            about = {"side": side, "face": FACES[face]}
            yield Piece(f"die-{side}-{k}", f"die-{side}-{FACES[face]}", label=label, about=about, scale=scale)


def ashore(s: State, crew: Iterable[int]) -> Pieces:
    """Those of some pirates who are not yet on deck."""
    for pirate in crew:
        if s.area[pirate] == NOBODY:
            kind, about = f"pawn-{PIRATES[pirate]}", {"pirate": PIRATES[pirate]}
            yield Piece(kind, kind, seat=seat_of(s, pirate), label="label-pirate", about=about)


def whirlpools_left(s: State) -> Pieces:
    """Whirlpools still to be placed, as one heap."""
    left = s.whirlpools - (s.placed if s.phase == WHIRLPOOLS else 0)
    yield Piece("whirlpool", "whirlpool", label="label-whirlpools-left", about={"count": left}, count=left)


def face_up(b: Box, card: int, left: Sequence[int] | None = None, label: str = "label-card") -> Pieces:
    """A card with its symbols: badges below, the Funny Face beside the portrait; what is not left is ticked off."""
    shown = [symbol_count(b, card, symbol) for symbol in range(SYMBOL_COUNT)]
    left = shown if left is None else left
    about: About = {"card": CARDS[card], **dict(zip(SYMBOLS, left, strict=True))}
    yield Piece(
        f"card-{CARDS[card]}",
        f"card-plain-{PIRATES[card // DECK]}",
        label=label,
        about=about,
        parts=symbols_printed(shown, left),
    )


@cached_by()
def open_card(b: Box, s: State, card: int, label: str) -> Pieces:
    """A card that lies open on the table."""
    return face_up(b, card, label=label)


def symbols_printed(shown: Sequence[int], left: Sequence[int]) -> list[Part]:
    """The symbols of a card, by how often it shows each and how many of these are left."""
    badges = [(symbol, k) for symbol, count in enumerate(shown) for k in range(count) if symbol != FUNNY]
    parts: list[Part] = []
    for (symbol, k), (x, y, size) in zip(badges, badge_places(len(badges)), strict=True):
        parts.append(Part(f"badge-{SYMBOLS[symbol]}", x, y, size, size))
        if k >= left[symbol]:
            parts.append(Part("badge-spent", x, y, size, size))
    faces = shown[FUNNY]
    return parts + [Part("icon-funny-face", 67 - 12 * k, 3 + 3 * k, 47 - 6 * (faces > 1), 47) for k in range(faces)]


@cached_by("up", "player", "slot", "used", "power")
def played(b: Box, s: State) -> Pieces:
    """The card being played: what is ticked off was used."""
    return face_up(b, card_in_play(s), symbols_left(b, s), "label-card-played")


def symbols_left(b: Box, s: State) -> list[int]:
    """KA-30, KA-42, KA-57: how often each symbol of the card being played can still be used."""
    card = card_in_play(s)
    shown = [symbol_count(b, card, symbol) for symbol in range(SYMBOL_COUNT)]
    over = sum(max(0, s.used[symbol] - shown[symbol]) for symbol in range(ACTION_SYMBOLS))
    left = [max(0, shown[symbol] - s.used[symbol]) for symbol in range(ACTION_SYMBOLS)]
    wilds = max(0, shown[WILD] - over)
    for symbol in range(ACTION_SYMBOLS):
        if shown[symbol] and not left[symbol] and not wilds and can_afford(b, s, symbol):
            left[symbol] = 1  # Astrid once more
    return [*left, wilds, shown[FUNNY]]


@cached_by("up", "player", "slot", "used", "power", "solo", "back", "pirate")
def belongings(b: Box, s: State, owner: int, kind: ContainerKind) -> Containers:
    """What lies before a seat: its cards and its pile."""
    about = {"seat": owner}
    yield Container(f"cards-{owner}", kind, (*row(b, s, owner),), "label-cards", about, owner)
    yield Container(f"pile-{owner}", "purse", (*pile(b, s, owner),), "label-pile", about, owner)


def row(b: Box, s: State, owner: int) -> Pieces:
    """A seat's face-up cards; while one of them is played, the other one waits for the next turn."""
    playing = owner == s.player and s.slot != NOBODY
    for slot in range(SLOT_COUNT):
        card = s.up[SLOT_COUNT * owner + slot]
        if playing and slot == s.slot:
            yield from played(b, s)
        elif card != NOBODY:
            yield from open_card(b, s, card, "label-card-barred" if playing else "label-card")


def pile(b: Box, s: State, owner: int) -> Pieces:
    """A seat's draw pile: its height, and the back that everybody sees."""
    top = s.back if s.solo else s.pirate[owner]
    if top != NOBODY and s.up[SLOT_COUNT * owner] != NOBODY:
        height = pile_height(s)
        about: About = {"pirate": PIRATES[top], "count": height}
        yield Piece(f"back-{owner}", f"card-back-{PIRATES[top]}", label="label-back", about=about, count=height)


@cached_by("solo", "back", "pirate", "up", "powers")
def tiles(b: Box, s: State, seat: int) -> Iterator[Tile]:
    """Each seat's pirate (alone: the one whose card is on top), to its own seat with the power; and its pile."""
    for owner in range(s.seats):
        facts = [Fact(top.kind, top.count, 0, top.label, top.about) for top in pile(b, s, owner)]
        pirate = s.back if s.solo else s.pirate[owner]
        if pirate == NOBODY:
            yield Tile("", facts)
        else:
            name = PIRATES[pirate]
            word = "label-power" if owner == seat and s.powers and facts else "label-pirate"
            yield Tile(f"portrait-{name}", facts, label=word, about={"pirate": name})


@cached_by("up", "player", "slot", "used", "actor", "area", "space", "power", "kraken", "billy_sweeps_kraken")
def uses(b: Box, s: State) -> Containers:
    """Billy's broadside is asked for beside his card."""
    if can_afford(b, s, CANNON) and any(can_sweep(b, s, lane) for lane in range(len(LANES))):
        badge = Piece("use-broadside", "badge-cannon", label="label-broadside", spot=True)
        yield Container("uses", "tray", (badge,), "label-uses", seat=s.player)
