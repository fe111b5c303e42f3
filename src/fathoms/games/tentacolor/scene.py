"""What a person sees of Tentacolor: the creature with its winding tentacles, hands, pile, box and tips."""

from collections.abc import Sequence

from fathoms.core.message import Message
from fathoms.core.scene import Container, ContainerKind, Fact, Part, Piece, Scene, Tile, cached_by
from fathoms.core.sets import lowest
from fathoms.core.state import NOBODY, SEATS
from fathoms.games.tentacolor.actions import VERBS
from fathoms.games.tentacolor.names import (
    ANY_COLOUR,
    CARD_COUNT,
    CARDS,
    COLOURS,
    ENCOUNTERS,
    HAND,
    LETTERS,
    PLAIN,
    TIP_COUNT,
    TIPS,
)
from fathoms.games.tentacolor.places import (
    BOARD,
    CORNERS,
    KIT,
    LAYERS,
    STEP,
    TIP_QUARTERS,
    Bend,
    cell,
    centre,
    corner_of,
    room,
    shown,
    side,
    tentacle,
)
from fathoms.games.tentacolor.rules.tentacle import goal_length, run, run_from, series, series_colours
from fathoms.games.tentacolor.rules.turn import left_of, matching_colours
from fathoms.games.tentacolor.state import COMPLETED, LAYING, LAYING_MORE, REVEALED, Box, State

__all__ = ["BOARD", "KIT", "READING", "TRACK", "manner", "path", "scene", "spoken"]
READING = (
    "label-leader",
    "label-series",
    "label-laid",
    "label-cuff",
    "label-slot",
    "label-pile",
    "label-box",
)  # the board aloud: how far everybody is, then the cards that lie
TRACK = ()  # all go straight


def scene(b: Box, s: State, seat: int) -> Scene:
    """The table as a seat sees it."""
    layers = LAYERS[:-1] if s.seats == 2 else LAYERS
    containers = [Container("sea", "board", sea(b, s, seat), "label-sea", layers=layers)]
    for owner in range(s.seats):
        kind: ContainerKind = "hand" if owner == seat else "row"
        about = {"seat": owner}
        containers.append(Container(f"hand-{owner}", kind, hand(b, s, owner), "label-hand", about, owner))
        beside: ContainerKind = "purse" if owner == seat and not s.expert else "tray"  # only a tip is looked at again
        containers.append(Container(f"aside-{owner}", beside, aside(b, s, owner), "label-aside", about, owner))
    if s.expert:
        containers.append(Container("tips", "tray", tips_left(b, s), "label-tips"))
    containers.append(Container("box-cards", "purse", box_cards(b, s), "label-box-cards"))
    return Scene(containers, tiles(b, s))


def path(b: Box, s: State, seat: int, action: int) -> tuple[str, ...]:
    """A card and where it goes; for a Shark the card it bites off, for a Shoal the card it scatters."""
    verb, about = VERBS.parts(action)
    if verb == "lay":
        return f"card-{about['card']}", f"slot-{seat}"
    if verb == "give":
        return f"card-{about['card']}", hand(b, s, left_of(s, seat))[0].id
    other = int(about["other"])
    if verb == "shark":
        return (f"card-{CARDS[s.end[other]]}",)
    return (hand(b, s, other)[0].id,)


def spoken(b: Box, s: State, seat: int, action: int) -> Message:
    """With what it brings: a card to the series it goes to, a Shark to the one it bites; how long a Shoal finds it."""
    verb, about = VERBS.parts(action)
    if verb in ("shark", "shoal"):
        end = s.end[int(about["other"])]
        bitten = s.before[end] if end != NOBODY else NOBODY
        now, then = (run_from(b, s, card, ANY_COLOUR) for card in (end, bitten))
        return Message(f"choice-{verb}", {**about, "length": now, "after": then, "goal": goal_length(b, s)})
    card = CARDS.index(str(about["card"]))
    if verb == "lay":
        gain = longer(b, s, seat, card)
        left = max(0, goal_length(b, s) - int(gain["length"]))
        row = max(run(b, s, seat, 1 << colour) for colour in range(len(COLOURS)))
        gain |= {"left": left, "broken": row if row > int(gain["length"]) else 0}
        return Message("choice-lay", {**about, **gain, "animal": b.encounter[card] if left else PLAIN})
    other = left_of(s, seat)
    gain = longer(b, s, other, card) if s.end[other] != NOBODY else {"length": 0}
    left = max(0, goal_length(b, s) - int(gain["length"]))
    animal = b.encounter[card] if left else PLAIN
    return Message("choice-give-to", {**about, "other": other, **gain, "left": left, "animal": animal})


def longer(b: Box, s: State, owner: int, card: int) -> dict[str, str | int]:
    """How long the series of a tentacle would be with one more card, of how many, in which colour."""
    lengths = {
        colour: 1 + run(b, s, owner, 1 << colour) for colour in range(len(COLOURS)) if b.colours[card] >> colour & 1
    }
    colour = max(lengths, key=lengths.__getitem__)
    return {"length": lengths[colour], "goal": goal_length(b, s), "colour": COLOURS[colour]}


def manner(b: Box, s: State, seat: int, action: int) -> str:
    """No choice is more usual than another."""
    return ""


# --- the board -------------------------------------------------------------------------------------


def sea(b: Box, s: State, seat: int) -> tuple[Piece, ...]:
    """The body, the tentacles, the pile and the box, from below to above."""
    laying = s.player if is_laying(s, s.player) else NOBODY
    seat = max(seat, 0)  # whoever looks on sits where the first seat does
    return (
        *body(b, s),
        *windings(b, s, seat),
        *pile_and_box(b, s),
        *(endings if s.over else tips)(b, s, seat, laying),
    )


@cached_by("end", "before")
def windings(b: Box, s: State, seat: int) -> list[Piece]:
    """The cards of all tentacles, with the rims of their series."""
    cards: list[Piece] = []
    for owner in range(s.seats):
        bends = winding(b, s, corner_of(s, seat, owner), tuple(tentacle(s, owner)))
        cards += [laid(b, bend, owner) for bend in bends]
        cards += rims(bends, series(b, s, owner))
    return cards


@cached_by()
def winding(b: Box, s: State, corner: str, cards: tuple[int, ...]) -> list[Bend]:
    """A tentacle cell by cell."""
    return shown(s, corner, cards)


@cached_by("end", "before", "goal", "over", "winners", "expert", "tip")
def tips(b: Box, s: State, seat: int, laying: int) -> list[Piece]:
    """Where the tentacles end while it goes on."""
    return endings(b, s, seat, laying)


def endings(b: Box, s: State, seat: int, laying: int) -> list[Piece]:
    """Where the tentacles begin and end, and the place for the next card of the seat that is to lay one."""
    ends: list[Piece] = []
    slots: list[Piece] = []
    for owner in range(s.seats):
        corner = corner_of(s, seat, owner)
        bends = winding(b, s, corner, tuple(tentacle(s, owner)))
        ends += ending(b, s, owner, corner, bends, owner == laying)
        ends.append(cuff(s, owner, corner, bends))
        if owner == laying:
            x, y = centre(cell(s, corner, len(bends)))
            label = "label-slot" if owner == seat else ""
            slots.append(Piece(f"slot-{owner}", "slot", x, y, seat=owner, label=label))
    return [*ends, *slots]


def is_laying(s: State, owner: int) -> bool:
    """Whether a seat is to lay a card."""
    return owner == s.player and s.phase in (LAYING, LAYING_MORE) and s.over == 0


def face_printed(b: Box, card: int) -> list[Part]:
    """The encounter of a card, if it has one."""
    encounter = b.encounter[card]
    return [Part(f"on-{ENCOUNTERS[encounter]}", 0, 0, 100, 100)] if encounter != PLAIN else []


def laid(b: Box, bend: Bend, owner: int) -> Piece:
    """A card in a tentacle, its outer colour first."""
    x, y = centre(bend.at)
    name, turn, face = f"card-{CARDS[bend.card]}", 90 * bend.quarters, face_printed(b, bend.card)
    about: dict[str, str | int] = {**about_card(b, bend.card), "seat": owner}
    return Piece(name, f"card-{bend.order}", x, y, turn, label="label-laid", about=about, parts=face)


def rims(bends: Sequence[Bend], length: int) -> list[Piece]:
    """The bright rim round the series, closed at its first card."""
    pieces = []
    for i, bend in enumerate(bends[-length:] if length else []):
        x, y = centre(bend.at)
        name, turn = CARDS[bend.card], 90 * bend.quarters
        pieces.append(Piece(f"rim-{name}", "series-bend", x, y, turn))
        if i == 0:
            pieces.append(Piece(f"cap-{name}", f"series-cap-{bend.edge(bend.comes)}", x, y, turn))
    return pieces


def ending(b: Box, s: State, owner: int, corner: str, bends: Sequence[Bend], laying: bool) -> list[Piece]:
    """The end of a tentacle: a bud and the coin of the series; for the winner a tip."""
    if not bends:
        return []
    last = bends[-1]
    tip = winning_tip(b, s, owner)
    if tip != NOBODY:
        at = cell(s, corner, len(bends))
        return [tip_piece(b, s, owner, tip, *centre(at), 90 * TIP_QUARTERS[side(at, last.at)])]
    x, y = centre(last.at)
    bud = Piece(f"bud-{owner}", f"bud-{last.edge(last.goes)}", x, y, 90 * last.quarters)
    return [bud, coin(b, s, owner, corner, len(bends), laying)]


def coin(b: Box, s: State, owner: int, corner: str, length: int, laying: bool) -> Piece:
    """The coin with the length of the series, a little off the end; while a card is to be laid, one cell further."""
    i = length + 1 if laying and length < room(s) else length
    at = cell(s, corner, i)
    dx, dy = STEP[side(cell(s, corner, i - 1), at)]
    x, y = centre(at)
    x, y = min(max(x + 18 * dx, 70), 1070), min(max(y + 18 * dy, 70), 870)
    about = about_series(b, s, owner)
    kind = f"series-{LETTERS[COLOURS.index(str(about['colour']))].lower()}"
    count = int(about["length"])
    return Piece(f"coin-{owner}", kind, x, y, label="label-series", about=about, count=count, scale=0.92)


def winning_tip(b: Box, s: State, owner: int) -> int:
    """TC-31, TC-34: the tip at the end of a complete tentacle: for experts their own, else any of its colour."""
    if s.over not in (COMPLETED, REVEALED) or not (s.winners >> owner) & 1:
        return NOBODY
    if s.over == REVEALED:
        return s.tip[owner]
    colours = series_colours(b, s, owner)
    return next((tip for tip in range(TIP_COUNT) if b.tip_colours[tip] & colours), NOBODY)


def tip_piece(b: Box, s: State, owner: int, tip: int, x: float = 0, y: float = 0, turn: float = 0) -> Piece:
    """A tip card, or its back if it is secret; an expert's keeps its name wherever it lies."""
    name = f"tip-{owner}" if s.expert else f"tip-{TIPS[tip]}"
    if tip == NOBODY:
        return Piece(name, "card-back", x, y, turn, label="label-tip-hidden", about={"seat": owner})
    parts = tip_printed(b, tip)
    return Piece(name, "tip-ground", x, y, turn, label="label-tip", about={"tip": TIPS[tip]}, parts=parts)


def tip_printed(b: Box, tip: int) -> list[Part]:
    """A band for each colour of a tip."""
    colours = [letter for colour, letter in enumerate(LETTERS) if (b.tip_colours[tip] >> colour) & 1]
    return [Part(f"tip-{band}-{letter.lower()}", 0, 0, 100, 100) for band, letter in enumerate(colours, 1)]


def cuff(s: State, owner: int, corner: str, bends: Sequence[Bend]) -> Piece:
    """The band in the seat's colour where a tentacle begins; it counts the cards that there was no room for."""
    x, y = 670 if "e" in corner else 470, 620 if "s" in corner else 320
    hidden = len(tentacle(s, owner)) - len(bends)
    about: dict[str, str | int] = {"seat": owner, "hidden": hidden}
    return Piece(
        f"cuff-{owner}", f"cuff-{owner}", x, y, seat=owner, label="label-cuff", about=about, count=max(hidden, 1)
    )


@cached_by()
def body(b: Box, s: State) -> list[Piece]:
    """The four body cards."""
    pieces = []
    for corner in CORNERS[SEATS]:
        x, y = 420 + 150 * ("e" in corner), 320 + 150 * ("s" in corner)
        pieces.append(Piece(f"body-{corner}", f"body-{s.seats}-{corner}", x, y))
    return pieces


@cached_by("boxed", "left")
def pile_and_box(b: Box, s: State) -> list[Piece]:
    """The draw pile, if a card is left in it, and the box."""
    box = Piece("box", "box", 862, 421, label="label-box", about={"count": s.boxed}, count=max(s.boxed, 1))
    if s.left == 0:
        return [box]
    return [Piece("pile", "draw-pile", 170, 421, label="label-pile", about={"count": s.left}, count=s.left), box]


# --- beside the board ------------------------------------------------------------------------------


def about_card(b: Box, card: int) -> dict[str, str | int]:
    """A card in words, and the animal on it."""
    return {"card": CARDS[card], "encounter": ENCOUNTERS[b.encounter[card]]}


def face_up(b: Box, card: int, label: str = "label-card") -> Piece:
    """A card in a hand or in the box."""
    kind = f"card-{CARDS[card][:2].lower()}"
    return Piece(f"card-{CARDS[card]}", kind, label=label, about=about_card(b, card), parts=face_printed(b, card))


def hand(b: Box, s: State, owner: int) -> tuple[Piece, ...]:
    """A seat's hand."""
    wanted = matching_colours(b, s, owner) if is_laying(s, owner) else ANY_COLOUR
    return cards_held(b, s, owner, tuple(s.hand[HAND * owner : HAND * owner + s.held[owner]]), wanted)


@cached_by()
def cards_held(b: Box, s: State, owner: int, cards: tuple[int, ...], wanted: int) -> list[Piece]:
    """A hand: the cards the viewer knows, of which one of the wanted colours is to be laid (TC-11), then backs."""
    pieces = []
    for i, card in enumerate(cards):
        if card == NOBODY:
            back = f"back-{owner}-{i}"
            pieces.append(Piece(back, "card-back", seat=owner, label="label-back", about={"seat": owner}))
        else:
            pieces.append(face_up(b, card, "label-card" if b.colours[card] & wanted else "label-card-barred"))
    return pieces


@cached_by("end", "before", "goal")
def tiles(b: Box, s: State) -> list[Tile]:
    """Each seat's tile."""
    return [tile(b, s, owner) for owner in range(s.seats)]


def tile(b: Box, s: State, owner: int) -> Tile:
    """A seat's cuff, and its series: which colour, how long, of how many."""
    about = about_series(b, s, owner)
    colour = LETTERS[COLOURS.index(str(about["colour"]))].lower()
    kind, label = (f"disc-{colour}", "label-series") if about["length"] else ("disc-none", "label-series-empty")
    return Tile(f"cuff-{owner}", [Fact(kind, int(about["length"]), goal_length(b, s), label, about)])


def about_series(b: Box, s: State, owner: int) -> dict[str, str | int]:
    """A series in words: whose, how long, of how many, in which colour."""
    colour = COLOURS[lowest(series_colours(b, s, owner))]
    return {"seat": owner, "length": series(b, s, owner), "goal": goal_length(b, s), "colour": colour}


@cached_by("first", "expert", "over", "winners", "tip")
def aside(b: Box, s: State, owner: int) -> list[Piece]:
    """The leader card, and an expert's tip until it lies at the end of the tentacle."""
    pieces = []
    if owner == s.first:
        pieces.append(Piece("leader", "leader", label="label-leader"))
    if s.expert and not (s.over == REVEALED and (s.winners >> owner) & 1):
        pieces.append(tip_piece(b, s, owner, s.tip[owner]))
    return pieces


@cached_by()
def tips_left(b: Box, s: State) -> list[Piece]:
    """For experts: the tips that nobody holds, face down."""
    count = TIP_COUNT - s.seats
    about = {"count": count}
    return [Piece("tips-out", "card-back", label="label-tips-out", about=about, count=count)] if count else []


@cached_by("box", "boxed")
def box_cards(b: Box, s: State) -> list[Piece]:
    """What lies in the box: the cards the viewer knows, and how many others."""
    known = [card for card in range(CARD_COUNT) if (s.box >> card) & 1]
    pieces = [face_up(b, card) for card in known]
    unseen = s.boxed - len(known)
    if unseen:
        pieces.append(Piece("box-backs", "card-back", label="label-box-backs", about={"count": unseen}, count=unseen))
    return pieces
