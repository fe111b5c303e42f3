"""What a person sees of Barrakuda: boats, wrecks and the fish between them; everybody's cards and gold."""

from fathoms.core.message import Message
from fathoms.core.scene import QUIET, USUAL, Container, Fact, Part, Piece, Scene, Tile, cached_by
from fathoms.core.state import NOBODY
from fathoms.games.barrakuda import actions as do
from fathoms.games.barrakuda.actions import VERBS
from fathoms.games.barrakuda.names import (
    BARRACUDA,
    BOAT,
    CARDS,
    COLOURS,
    DEEDS,
    GOLD,
    LAIR,
    MOVES,
    NONE,
    PROTECTED,
    TAKE_BACK,
    TRIGGERS,
    VAULT_UP_TO,
    WRECK_COUNT,
    WRECKS,
)
from fathoms.games.barrakuda.options import LIMITED
from fathoms.games.barrakuda.places import (
    ALONE,
    ALONE_PLATE,
    ASIDE,
    BOARD,
    FINS,
    GENERAL,
    GENERAL_PLATE,
    KIT,
    LAYERS,
    MARKS,
    PITCH,
    SPECIAL,
    SPECIAL_PLATE,
    TRIGGER,
    TRIGGER_PLATE,
    Fit,
)
from fathoms.games.barrakuda.rules import legal
from fathoms.games.barrakuda.rules.cards import hand_size, holds
from fathoms.games.barrakuda.rules.deeds import deed_count
from fathoms.games.barrakuda.rules.ending import goal
from fathoms.games.barrakuda.rules.floor import extra_lair
from fathoms.games.barrakuda.rules.people import home, mate
from fathoms.games.barrakuda.rules.wrecks import is_protected
from fathoms.games.barrakuda.state import CHOOSING, LAYING, STEERING, Box, State

__all__ = ["BOARD", "KIT", "READING", "TRACK", "manner", "path", "scene", "spoken"]
READING = (
    "label-barracuda",
    "label-diver-lying",
    "label-diver",
    "label-diver-aboard-lying",
    "label-diver-aboard",
    "label-gold",
    "label-wreck",
    "label-lair",
    "label-reserve",
    "label-centre",
    "label-boat",
)  # the board aloud: what bites, who is where, what there is to get
TRACK = ()  # all go straight


def scene(b: Box, s: State, seat: int) -> Scene:
    """The table as a seat sees it; what it may not know has been hidden already."""
    played = tuple(other for other in range(s.seats) if not holds(s, other, BARRACUDA))
    containers = [Container("floor", "board", floor(b, s, played), "label-floor", {"round": s.round}, layers=LAYERS)]
    if s.phase == LAYING:
        drawn = Container("drawn", "tray", drawn_pair(s), "label-drawn", {"other": s.victim}, seat=s.player)
        containers.append(drawn)
    if less := amounts(b, s, seat)[:-1]:
        containers.append(Container("amounts", "tray", [coin(gold) for gold in less], "label-amounts", {}, seat))
    for owner in range(s.seats):
        containers += belongings(b, s, seat, owner)
    return Scene(containers, tiles(b, s))


def path(b: Box, s: State, seat: int, action: int) -> tuple[str, ...]:
    """What one clicks: a card and where it leads, a wreck, a diver, gold; a coin for an amount, or else a button."""
    verb, about = VERBS.parts(action)
    button = "-".join(["do", verb, *map(str, about.values())])
    if verb == "play":
        card = CARDS.index(str(about["card"]))
        return (card_id(seat, card), "barracuda" if card == BARRACUDA else f"wreck-{about['card']}")
    if verb == "lay":
        return (card_id(s.victim, CARDS.index(str(about["card"]))),)
    paths = {
        "steer": (f"wreck-{about.get('wreck')}",),
        "collect": (f"diver-{about.get('seat')}",),
        "lead": (f"diver-{about.get('seat')}",),
        "gold": ("reserve",),
        "take_back": (card_id(seat, s.row[MOVES * seat]),),
        "vault": (button if manner(b, s, seat, action) else f"coin-{about.get('gold')}",),
        "fetch": (card_id(seat, BARRACUDA),),
        "discard": (f"fish-{about.get('other')}",),
        "rob": (f"diver-{about.get('other')}",),
        "exchange": (f"diver-{mate(seat)}", button),
        "meddle": (f"back-{about.get('other')}",),
    }
    return paths.get(verb, (button,))


def spoken(b: Box, s: State, seat: int, action: int) -> Message:
    """A card by what it leads to; what is taken or bitten, from the wreck or from somebody's bag, with how much."""
    verb, about = VERBS.parts(action)
    if verb == "play":
        card = str(about["card"])
        return Message("choice-call") if card == CARDS[BARRACUDA] else Message("choice-dive", about_dive(b, s, card))
    if verb == "steer":
        return Message("choice-steer", about_bite(b, s, WRECKS.index(str(about["wreck"]))))
    if verb == "take_back":
        count = min(max(1, deed_count(b, s)), s.laid[seat])
        return Message("choice-take-one") if count == 1 else Message("choice-take-back", {"count": count})
    gains: dict[str, dict[str, str | int]] = {
        "gold": {"gold": deed_count(b, s)},
        "rob": {"gold": s.bag[int(about["other"])]} if verb == "rob" else {},
        "vault": about_vault(b, s, seat, int(about.get("gold", 0))),
        "vault_all": about_vault(b, s, seat, s.bag[seat]),
    }
    said = VERBS.message(action)
    return Message(said.key, {**said.about, **gains.get(verb, {})})


def about_vault(b: Box, s: State, seat: int, gold: int) -> dict[str, str | int]:
    """BK-50, BK-62: how much a vault holds with what is locked, and whether that is enough."""
    held = s.vault[home(s, seat)] + gold
    return {"held": held, "goal": goal(b, s), "full": int(held >= goal(b, s))}


def about_dive(b: Box, s: State, name: str) -> dict[str, str | int]:
    """What waits on a wreck: its plates, gold, the barracuda."""
    wreck = WRECKS.index(name)
    return {**about_plates(b, s, name), "gold": s.gold[wreck], "fish": int(s.barracuda == wreck)}


def about_bite(b: Box, s: State, wreck: int) -> dict[str, str | int]:
    """BK-26, BK-33: what the barracuda does on a wreck: what it sets off at home, or who drops how much."""
    bitten = [
        seat for seat in range(s.seats) if s.place[seat] == wreck and s.bag[seat] and not is_protected(b, s, seat)
    ]
    return {
        "wreck": WRECKS[wreck],
        "lair": 1 + b.trigger[extra_lair(s)] if wreck == LAIR else 0,
        "count": len(bitten),
        "other": bitten[0] if bitten else NOBODY,
        "gold": sum(s.bag[seat] for seat in bitten),
    }


def about_plates(b: Box, s: State, name: str) -> dict[str, str | int]:
    """A wreck in words, with what its plates give."""
    face = s.face[WRECKS.index(name)]
    return {
        "wreck": name,
        "special": DEEDS[b.special[face]],
        "special_count": b.special_count[face],
        "general": DEEDS[b.general[face]],
        "general_count": b.general_count[face],
    }


def manner(b: Box, s: State, seat: int, action: int) -> str:
    """Gold and cards are taken, and all that may be locked is; leaving it is quiet."""
    if action == do.DECLINE:
        return QUIET
    most = max(amounts(b, s, seat), default=0)
    return USUAL if action in (do.GOLD, do.TAKE_BACK, do.VAULT_ALL) or action == do.VAULT + most > do.VAULT else ""


def amounts(b: Box, s: State, seat: int) -> list[int]:
    """How much gold a seat may lock now, the least first."""
    return [a - do.VAULT for a in VERBS.open_to(legal, b, s, seat) if do.VAULT < a < do.VAULT_END]


def coin(gold: int) -> Piece:
    """An amount to lock, as a coin with its number."""
    return Piece(f"coin-{gold}", "gold-1", 0, 0, 0, -1, "choice-vault", {"gold": gold, "count": gold}, True, gold)


def card_id(owner: int, card: int) -> str:
    """An open card keeps its name wherever it goes."""
    return f"card-{owner}-{CARDS[card]}"


# --- the ocean floor ---------------------------------------------------------------------------------


@cached_by(
    *("cell", "place", "lying", "gold", "barracuda", "face", "near"),
    *("reserve_limit", "reserve", "distance", "direction"),
)
def floor(b: Box, s: State, played: tuple[int, ...]) -> list[Piece]:
    """All that is on the board, from below to above, with the Barracudas of those who have played them."""
    return [*boats(b, s), *wrecks(b, s), *links(b, s), *slots(b, s, played), *figures(b, s)]


@cached_by("cell", "place", "lying", "gold", "barracuda")
def figures(b: Box, s: State) -> list[Piece]:
    """Who and what is on the wrecks."""
    fit, pieces = Fit(s), []
    for wreck in range(WRECK_COUNT):
        here = divers(s, fit, wreck)
        behind, before = ([], dropped(s, fit, wreck)) if len(here) > 2 else (dropped(s, fit, wreck), [])
        pieces += behind
        if s.barracuda == wreck:
            pieces.append(barracuda(s, fit))
        pieces += [*here, *before]
    return pieces


@cached_by("place", "lying")
def boats(b: Box, s: State) -> list[Piece]:
    """Everybody's boat, with the diver aboard until the first dive."""
    pieces = []
    for seat in range(s.seats):
        x = 500 + 150 * (seat - (s.seats - 1) / 2)
        pieces.append(Piece(f"boat-{seat}", "boat", x, 70, seat=seat, label="label-boat", about={"seat": seat}))
        pieces.append(Piece(f"boat-mark-{seat}", MARKS[seat], x - 2, 79, scale=1.2))
        if s.place[seat] == BOAT:
            flat = (s.lying >> seat) & 1
            kind = f"diver-{COLOURS[seat]}" + ("-lying" if flat else "")
            label = "label-diver-aboard" + ("-lying" if flat else "")
            pieces.append(Piece(f"diver-{seat}", kind, x - 6, 72, 0, seat, label, {"seat": seat}, scale=0.62))
    return pieces


@cached_by("cell", "face", "gold")
def wrecks(b: Box, s: State) -> list[Piece]:
    """The six cards, spoken with all they show."""
    fit, pieces = Fit(s), []
    for wreck, name in enumerate(WRECKS):
        face = s.face[wreck]
        kind = f"wreck-{'' if face < WRECK_COUNT else 'x'}{name}"
        label = "label-wreck"
        about = {**about_plates(b, s, name), "gold": s.gold[wreck]}
        if wreck == LAIR:
            label, about = "label-lair", {"wreck": name, "trigger": TRIGGERS[b.trigger[extra_lair(s)]]}
        x, y = fit.on(s, wreck, 106, 106)
        printed = face_printed(b, face)
        pieces.append(Piece(f"wreck-{name}", kind, x, y, label=label, about=about, scale=fit.scale, parts=printed))
    return pieces


def face_printed(b: Box, face: int) -> list[Part]:
    """What a wreck's face shows: its Special and its General Action, or what the barracuda sets off there."""
    if face % WRECK_COUNT == LAIR:
        trigger = TRIGGERS[b.trigger[face // WRECK_COUNT]].replace("_", "-")
        return [Part("plate-trigger", *TRIGGER_PLATE), Part(f"act-{trigger}", *TRIGGER)]
    special, general = b.special[face], b.general[face]
    parts: list[Part] = []
    if special != NONE:
        plate, act = (SPECIAL_PLATE, SPECIAL) if general != NONE else (ALONE_PLATE, ALONE)
        parts += [Part("plate-special", *plate), *act_printed("special", special, b.special_count[face], act)]
    if general != NONE:
        plate, act = (GENERAL_PLATE, GENERAL) if special != NONE else (ALONE_PLATE, ALONE)
        parts += [Part("plate-general", *plate), *act_printed("act", general, b.general_count[face], act)]
    return parts


def act_printed(ink: str, deed: int, count: int, box: tuple[float, float, float, float]) -> list[Part]:
    """An action as its sign: so many coins or cards, from four on one of them with the number."""
    x, y, width, height = box
    unit = height / 40
    name = DEEDS[deed].replace("_", "-")
    if deed == VAULT_UP_TO:
        coin = Part("coin", x, y + 4 * unit, 32 * unit, 32 * unit, str(count))
        return [Part(f"{ink}-{name}", *box), coin]
    if deed == GOLD and count > 3:
        return [Part("coin", x + width / 2 - 18 * unit, y + 2 * unit, 36 * unit, 36 * unit, str(count))]
    if deed == TAKE_BACK and count > 3:
        card = Part("mini-card", x + width / 2 - 24 * unit, y + 3 * unit, 24 * unit, 32 * unit, str(count))
        return [Part(f"{ink}-{name}-1", *box), card]
    if deed in (GOLD, TAKE_BACK):
        return [Part(f"{ink}-{name}-{count}", *box)]
    return [Part(f"act-{name}" if deed == PROTECTED else f"{ink}-{name}", *box)]


@cached_by("cell", "near")
def links(b: Box, s: State) -> list[Piece]:
    """Ropes where two wrecks share a side."""
    fit, pieces = Fit(s), []
    for wreck, name in enumerate(WRECKS):
        for other in range(WRECK_COUNT):
            if (s.near[wreck] >> other) & 1 and s.cell[other] > s.cell[wreck]:
                beside = s.cell[other] == s.cell[wreck] + 1
                x, y = fit.on(s, wreck, PITCH, 94) if beside else fit.on(s, wreck, 106, PITCH)
                turn = 0 if beside else 90
                link = f"link-{name}-{WRECKS[other]}"
                pieces.append(Piece(link, "link", x, y, turn, label="label-link", scale=fit.scale))
    return pieces


@cached_by("cell", "reserve_limit", "reserve", "distance", "direction")
def slots(b: Box, s: State, played: tuple[int, ...]) -> list[Piece]:
    """Dice, reserve and centre, in open water."""
    fit = Fit(s)
    x, y = fit.at(fit.slots["reserve"], 110, 124)
    if s.reserve_limit == LIMITED:
        reserve = Piece(
            "reserve", "reserve", x, y, 0, -1, "label-reserve", {"gold": s.reserve}, False, s.reserve, fit.scale
        )
    else:
        reserve = Piece("reserve", "reserve", x, y, label="label-reserve-unlimited", scale=fit.scale)
    x, y = fit.at(fit.slots["centre"], 106, 115)
    pieces = [reserve, Piece("centre", "centre", x, y, label="label-centre", scale=fit.scale)]
    for i, seat in enumerate(played):
        fan = i - (len(played) - 1) / 2
        x, y = fit.at(fit.slots["centre"], 107 + 25 * fan, 108 + 4 * abs(fan))
        kind, label = f"barracuda-card-{COLOURS[seat]}", "label-played-barracuda"
        turn = -7 + 10 * fan
        pieces.append(Piece(card_id(seat, BARRACUDA), kind, x, y, turn, seat, label, {"seat": seat}, scale=fit.scale))
    return [*pieces, *dice(s, fit)]


def dice(s: State, fit: Fit) -> list[Piece]:
    """The dice as they fell this round: a fin a step on one, a wreck on the other."""
    pieces = []
    if s.distance:
        x, y = fit.at(fit.slots["dice"], 63, 148)
        about: dict[str, str | int] = {"distance": s.distance}
        fins = distance_printed(s.distance)
        die = Piece("die-distance", "die-distance", x, y, -8, -1, "label-distance", about, scale=fit.scale, parts=fins)
        pieces.append(die)
    if s.direction != NOBODY:
        x, y = fit.at(fit.slots["dice"], 155, 114)
        kind = f"die-direction-{WRECKS[s.direction]}"
        about = {"wreck": WRECKS[s.direction]}
        pieces.append(Piece("die-direction", kind, x, y, 10, -1, "label-direction", about, scale=fit.scale))
    return pieces


def distance_printed(distance: int) -> list[Part]:
    """So many fins."""
    size = 38 if distance == 1 else 30 if distance == 2 else 24
    return [Part("die-fin", x - size / 2, y - size / 2, size, size) for x, y in FINS[distance]]


def dropped(s: State, fit: Fit, wreck: int) -> list[Piece]:
    """Gold lying on a wreck: single pieces side by side, or a heap where an edition allows more than five."""
    if s.gold[wreck] > 5:
        x, y = fit.on(s, wreck, 158, 130)
        about: dict[str, str | int] = {"wreck": WRECKS[wreck]}
        heap = Piece(f"gold-{wreck}", "gold-3", x, y, 0, -1, "label-gold", about, False, s.gold[wreck], fit.scale)
        return [heap]
    pieces = []
    crowded = s.place[: s.seats].count(wreck) > 2  # then it lies at the divers' feet
    for i in range(s.gold[wreck]):
        right, down = 128 + 20 * i - 4 * max(0, i - 3), 128 + 5 * (i % 2)
        x, y = fit.on(s, wreck, 40 + 32 * i, 138) if crowded else fit.on(s, wreck, right, down)
        about = {"wreck": WRECKS[wreck]}
        pieces.append(Piece(f"gold-{wreck}-{i}", "gold-1", x, y, label="label-gold", about=about, scale=fit.scale))
    return pieces


def barracuda(s: State, fit: Fit) -> Piece:
    """In the middle of a wreck it has to itself; above the divers where there are some."""
    crowded = s.barracuda in s.place[: s.seats]
    at_home = 44 if s.barracuda == LAIR else 0  # it looks into its mirror
    x, y = fit.on(s, s.barracuda, 142, 35) if crowded else fit.on(s, s.barracuda, 110 + at_home, 86)
    scale = fit.scale * (0.9 if crowded else 1)
    about = {"wreck": WRECKS[s.barracuda]}
    return Piece("barracuda", "barracuda", x, y, label="label-barracuda", about=about, scale=scale)


def divers(s: State, fit: Fit, wreck: int) -> list[Piece]:
    """Divers on a wreck side by side, those who lie in front; beside gold they keep to the left."""
    here = [seat for seat in range(s.seats) if s.place[seat] == wreck]
    here.sort(key=lambda seat: (s.lying >> seat) & 1)
    pieces = []
    for i, seat in enumerate(here):
        x = 106 + 44 * (i - (len(here) - 1) / 2)
        if s.gold[wreck]:
            x -= 8 * (4 - len(here))
        else:
            x += ASIDE.get(wreck, 0) * (4 - len(here)) / 3
        kind, label = f"diver-{COLOURS[seat]}", "label-diver"
        if (s.lying >> seat) & 1:
            kind, label, x = f"{kind}-lying", f"{label}-lying", max(54, x)
        left, foot = fit.on(s, wreck, x, 142)
        about: dict[str, str | int] = {"seat": seat, "wreck": WRECKS[wreck]}
        pieces.append(Piece(f"diver-{seat}", kind, left, foot, 0, seat, label, about, scale=fit.scale))
    return pieces


# --- in front of the players ---------------------------------------------------------------------------


def belongings(b: Box, s: State, seat: int, owner: int) -> list[Container]:
    """A player's hand, choice, row, bag and vault."""
    about = {"seat": owner}
    if owner == seat:
        held = Container(f"hand-{owner}", "hand", own_hand(s, owner), "label-hand", {}, owner)
    else:
        held = Container(f"hand-{owner}", "pile", others_hand(s, owner), "label-cards", about, owner)
    containers = [held]
    if is_choice_out(s, owner) and (s.card[owner] != NOBODY or not (s.waiting >> owner) & 1):
        containers.append(Container(f"chosen-{owner}", "tray", [choice(s, owner)], "label-chosen", about, owner))
    containers.append(Container(f"row-{owner}", "row", row(b, s, owner), "label-row", about, owner))
    return [*containers, *hoards(b, s, owner)]


@cached_by("bag", "vault", "team_mode", "target")
def hoards(b: Box, s: State, owner: int) -> list[Container]:
    """A player's bag and vault."""
    containers = [hoard(f"purse-{owner}", bag(s, owner), s.bag[owner])]
    if home(s, owner) == owner:
        containers.append(hoard(f"treasure-{owner}", vault(b, s, owner), s.vault[owner]))
    return containers


def hoard(name: str, inside: Piece, gold: int) -> Container:
    """A bag or a vault with the gold in it; it is called what its bag or vault is."""
    return Container(name, "purse", [inside, *coins(inside.id, gold)], inside.label, inside.about, inside.seat)


def is_choice_out(s: State, owner: int) -> bool:
    """Whether a player's choice lies on the table: from the secret choice until the revealed card is carried out."""
    if s.phase == CHOOSING:
        return True
    return s.phase == STEERING and s.distance == 0 and holds(s, owner, s.card[owner])


def own_hand(s: State, owner: int) -> list[Piece]:
    """The cards one holds and has not laid down; while somebody meddles, without the two drawn."""
    away = {s.card[owner]} if is_choice_out(s, owner) else set(s.drawn) if s.victim == owner else set()
    return [open_card(owner, card) for card in range(len(CARDS)) if holds(s, owner, card) and card not in away]


def open_card(owner: int, card: int) -> Piece:
    """A card face up."""
    kind = f"barracuda-card-{COLOURS[owner]}" if card == BARRACUDA else f"move-{CARDS[card]}"
    return Piece(card_id(owner, card), kind, seat=owner, label="label-card", about={"card": CARDS[card]})


def others_hand(s: State, owner: int) -> list[Piece]:
    """Backs of the cards somebody else holds, and whether they may still call the barracuda."""
    count = hand_size(s, owner)
    if is_choice_out(s, owner) and (s.waiting >> owner) & 1 == 0:
        count -= 1
    if s.phase == LAYING and s.victim == owner:
        count -= 2
    about: dict[str, str | int] = {"seat": owner, "count": count}
    pieces = []
    if count:
        back = f"card-back-{COLOURS[owner]}"
        pieces.append(Piece(f"back-{owner}", back, 0, 0, 0, owner, "label-back", about, False, count))
    if holds(s, owner, BARRACUDA):
        pieces.append(Piece(f"fish-{owner}", "mini-fish-card", 0, 0, 0, owner, "label-fish", {"seat": owner}))
    return pieces


def choice(s: State, owner: int) -> Piece:
    """The card chosen: open to its owner, a back to the others until the reveal."""
    if s.card[owner] != NOBODY:
        return open_card(owner, s.card[owner])
    kind = f"card-back-{COLOURS[owner]}"
    return Piece(f"ready-{owner}", kind, seat=owner, label="label-ready", about={"seat": owner})


@cached_by("vault", "bag", "team_mode", "target", "phase", "laid", "value")
def tiles(b: Box, s: State) -> list[Tile]:
    """Each player's tile."""
    return [tile(b, s, owner) for owner in range(s.seats)]


def tile(b: Box, s: State, owner: int) -> Tile:
    """A player's diver, vault, bag and initiative; a team shares one vault."""
    chest, purse = vault(b, s, home(s, owner)), bag(s, owner)
    full = s.vault[home(s, owner)]
    first = s.laid[owner] if s.phase == CHOOSING else s.value[owner]
    facts = [
        Fact("vault", full, goal(b, s), chest.label, chest.about),
        Fact("bag", s.bag[owner], 0, purse.label, purse.about),
        Fact("mini-card", first, 0, "label-initiative", {"seat": owner, "count": first}),
    ]
    return Tile(f"head-{COLOURS[owner]}", facts, home(s, owner) if s.team_mode else NOBODY)


def bag(s: State, owner: int) -> Piece:
    """A player's bag."""
    return Piece(f"bag-{owner}", "bag", 0, 0, 0, owner, "label-bag", {"seat": owner, "gold": s.bag[owner]})


@cached_by("row", "laid")
def row(b: Box, s: State, owner: int) -> list[Piece]:
    """Movement cards in front of a player, the oldest first."""
    pieces = []
    for card in s.row[MOVES * owner : MOVES * owner + s.laid[owner]]:
        about: dict[str, str | int] = {"card": CARDS[card], "seat": owner}
        pieces.append(Piece(card_id(owner, card), f"row-{CARDS[card]}", 0, 0, 0, owner, "label-in-row", about))
    return pieces


def drawn_pair(s: State) -> list[Piece]:
    """The two cards drawn by meddling: open to two players, backs to the rest."""
    if s.drawn[0] == NOBODY:
        back = f"card-back-{COLOURS[s.victim]}"
        return [Piece(f"drawn-{i}", back, seat=s.victim, label="label-unseen") for i in range(2)]
    return [open_card(s.victim, card) for card in s.drawn]


def vault(b: Box, s: State, owner: int) -> Piece:
    """A player's vault, or the one a team shares."""
    about: dict[str, str | int] = {"seat": owner, "gold": s.vault[owner], "goal": goal(b, s)}
    if s.team_mode:
        about["other"] = mate(owner)
        return Piece(f"vault-{owner}", "vault", 0, 0, 0, owner, "label-team-vault", about)
    return Piece(f"vault-{owner}", "vault", 0, 0, 0, owner, "label-vault", about)


def coins(where: str, gold: int) -> list[Piece]:
    """Gold as one counts it out at the table: pieces of three, then ones."""
    pieces = []
    if gold >= 3:
        pieces.append(Piece(f"{where}-threes", "gold-3", about={"count": gold // 3}, count=gold // 3))
    if gold % 3:
        pieces.append(Piece(f"{where}-ones", "gold-1", about={"count": gold % 3}, count=gold % 3))
    return pieces
