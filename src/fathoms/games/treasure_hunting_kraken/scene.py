"""What a person sees of Treasure Hunting: Kraken: the whirlpool, the ships in it, the mood circle, everybody's dice."""

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from math import cos, radians, sin

from fathoms.core.message import Message
from fathoms.core.scene import QUIET, USUAL, Container, Fact, Part, Piece, Route, Scene, Tile, cached_by
from fathoms.core.state import NOBODY, clone
from fathoms.games.treasure_hunting_kraken import actions as do
from fathoms.games.treasure_hunting_kraken.actions import VERBS
from fathoms.games.treasure_hunting_kraken.names import CENTRE, ENRAGED, MOODS, NOWHERE, RING, SHIPS, SPACES
from fathoms.games.treasure_hunting_kraken.places import (
    BOARD,
    CROWD,
    CROWD_SCALE,
    DIAL,
    KIT,
    LAYERS,
    MIDDLE,
    OUTER,
    core,
    cut,
    place,
    ring_width,
)
from fathoms.games.treasure_hunting_kraken.rules import legal, legal_moves
from fathoms.games.treasure_hunting_kraken.rules.turn import can_act, losses
from fathoms.games.treasure_hunting_kraken.state import ACTING, Box, State
from fathoms.games.treasure_hunting_kraken.waters import spaces_of

__all__ = ["BOARD", "KIT", "READING", "TRACK", "manner", "path", "scene", "spoken"]
READING = (
    "label-kraken",
    "label-dial",
    "label-tentacle",
    "label-ship-treasure",
    "label-treasure",
    "label-ship",
    "label-pillar",
    "label-wind",
    "label-coral",
)  # the board aloud: what hunts, who has the treasure, who is where
TRACK = ()  # all go straight
MANNERS: Mapping[str, str] = {"take": USUAL, "leave": QUIET, "end": QUIET}
MOVES = ("forward", "backward", "inward", "outward")
Reach = dict[int, tuple[int, list[int]]]  # spaces, each with its least price and the moves that lead there


def scene(b: Box, s: State, seat: int) -> Scene:
    """The table as any seat sees it: nothing on it is secret; only what it may choose is its own."""
    reach = voyages(b, s, seat)
    containers = [Container("sea", "board", sea(b, s, seat, reach), "label-sea", layers=LAYERS)]
    containers.append(Container("points", "track", points(b, s), "label-points", {"points": s.points}, s.player))
    containers.append(Container("costs", "tray", price_list(b, s), "label-costs"))
    containers.append(Container("kraken-dice", "tray", kraken_dice(b, s), "label-kraken-dice"))
    for owner in range(s.seats):
        containers.append(Container(f"deck-{owner}", "purse", deck(b, s, owner), "label-deck", {"seat": owner}, owner))
    return Scene(containers, tiles(b, s), routes(b, s, reach))


def path(b: Box, s: State, seat: int, action: int) -> tuple[str, ...]:
    """What one clicks: the space to sail to, a ship or pillar to attack, which is clicked twice, the treasure."""
    verb, about = VERBS.parts(action)
    if verb in MOVES:
        return (f"to-{SPACES[target(b, s, action)]}",)
    if verb in ("attack", "pillar"):
        return (f"attack-{about['other' if verb == 'attack' else 'space']}",) * 2
    return ("treasure",) if verb == "take" else (f"do-{verb}",)


def spoken(b: Box, s: State, seat: int, action: int) -> Message:
    """A move by the space it leads to, moves and attacks with their price, the end with what it leaves."""
    (verb, of), declared = VERBS.parts(action), VERBS.message(action)
    if verb in MOVES:
        x = target(b, s, action)
        return Message(errand(b, s, x, f"choice-sail-{verb}"), sailing(b, s, x, cost(b, action)))
    if verb == "attack":
        about = {"price": b.cost_attack, "treasure": int(s.holder == of["other"]), "lost": b.lost_defence}
        return Message("choice-attack-priced", {**declared.about, **about})
    if verb == "pillar":
        left = s.pillar[b.base[SPACES.index(str(of["space"]))]]
        return Message("choice-pillar-priced", {**declared.about, "price": b.cost_attack, "left": left})
    if verb == "end":
        x = s.at[seat]
        return Message(declared.key, {"points": s.points, "wind": b.wind[x], "rage": rages_at(b, s, x)})
    return declared


def manner(b: Box, s: State, seat: int, action: int) -> str:
    """The treasure is fetched, taken and brought home; leaving it, or ending the turn, is quiet."""
    verb = VERBS.parts(action)[0]
    if verb in MOVES and errand(b, s, target(b, s, action)):
        return USUAL
    return MANNERS.get(verb, "")


def errand(b: Box, s: State, x: int, other: str = "") -> str:
    """What one sails to a space for, in words: the treasure, to be home with it, or nothing `other` than that space."""
    if x == CENTRE and s.holder == NOBODY:
        return "choice-sail-treasure"
    return "choice-sail-home" if x == b.start and s.holder == s.player else other


def target(b: Box, s: State, action: int) -> int:
    """The space a move leads to."""
    x = s.at[s.player]
    single = {do.FORWARD: b.forward[x], do.BACKWARD: b.backward[x], do.INWARD: b.inward[x]}
    return single.get(action, action - do.OUTWARD)


def cost(b: Box, action: int) -> int:
    """The points a move takes."""
    single = {do.FORWARD: b.cost_forward, do.BACKWARD: b.cost_backward, do.INWARD: b.cost_inward}
    return single.get(action, b.cost_outward)


# --- the board -------------------------------------------------------------------------------------


def sea(b: Box, s: State, seat: int, reach: Reach) -> tuple[Piece, ...]:
    """The whirlpool from its ground up: rings, spaces, what may be chosen, figures from back to front, the dial."""
    may = VERBS.open_to(legal, b, s, seat)
    return (
        *ground(b, s),
        *choices(b, reach),
        *figures(b, s),
        *hit_points(b, s),
        *prices(b, reach),
        *ways_out(b, reach),
        *attacks(b, s, may),
        *kraken(b, s),
    )


@cached_by()
def ground(b: Box, s: State) -> Iterator[Piece]:
    """What is printed on the board."""
    yield from rings(b)
    for x in spaces_of(b)[:-1]:
        yield space(b, x)


@cached_by("holder", "dial", "pillar", "at", "gripped")
def figures(b: Box, s: State) -> Iterator[Piece]:
    """What stands on the board, from behind to before."""
    yield Piece("treasure-place", "treasure-place", MIDDLE, MIDDLE - 2, scale=round(core(b) * 0.8 / 100, 3))
    if s.holder == NOBODY:  # the light goes with the treasure
        yield Piece("light", "centre-light", MIDDLE, MIDDLE, scale=wide(b))
        yield Piece("glow", "centre-glow", MIDDLE, MIDDLE, scale=round(core(b) / 100, 3))
    fleet = [*ships(b, s)]
    yield from sorted((*treasure(b, s), *tentacles(b, s), *pillars(b, s), *fleet), key=lambda piece: piece.y)
    yield from grips(s, fleet)


def rings(b: Box) -> Iterator[Piece]:
    """Each ring a step deeper than the one around it, the centre at the bottom, the lighthouse's beam over all."""
    for k in range(b.rings):
        r = OUTER - (k + 1) * ring_width(b.rings)
        yield Piece(f"lip-{k}", "lip", MIDDLE, MIDDLE, scale=round(r / 400, 3))
    yield Piece("core", "core", MIDDLE, MIDDLE, scale=wide(b), label="label-centre", name=SPACES[CENTRE])
    yield Piece("beam", "beam", MIDDLE, MIDDLE)


def wide(b: Box) -> float:
    """How large the centre is drawn."""
    return round(2.62 * core(b) / 260, 3)


def space(b: Box, x: int) -> Piece:
    """A space with what is printed on it; spaces that lead to the same one inward have the same shade."""
    at, (size, scale) = place(b, x), cut(b, x // RING)
    shade = "dark" if (b.inward[x] if b.inward[x] != CENTRE else x) % 2 else "light"
    mark, label = f"calm-{shade}", printed(b, x)
    if x == b.start:
        mark = "start"
    elif b.wind[x]:
        mark = "wind"
    elif b.base[x] != NOWHERE:
        mark = f"coral-{shade}"
    elif b.tentacle[x]:
        mark = f"bare-{shade}"
    kind = f"space-{size}-{mark}" + ("-zone" if b.reach[x] else "")
    about, name = named(x, label), SPACES[x]
    return Piece(f"space-{name}", kind, at.x, at.y, at.turn, label=label, about=about, scale=scale, name=name)


def printed(b: Box, x: int) -> str:
    """What a space is called by what is printed on it, if anything."""
    if x == CENTRE:
        return "label-centre"
    if x == b.start:
        return "label-start"
    if b.wind[x]:
        return "label-wind"
    return "label-coral" if b.base[x] != NOWHERE else ""


def named(x: int, label: str = "x") -> dict[str, str | int]:
    """A label's argument: which space."""
    return {"space": SPACES[x]} if label else {}


def sailing(b: Box, s: State, x: int, price: int) -> dict[str, str | int]:
    """The arguments of a sailing: where to, what awaits one there, what it takes and leaves, whether it is the last."""
    wind, rage, left = b.wind[x] if x != CENTRE else 0, rages_at(b, s, x), s.points - price
    return {**named(x), "wind": wind, "price": price, "left": left, "rage": rage, "last": is_last(b, s, x, left)}


def is_last(b: Box, s: State, x: int, left: int) -> int:
    """TH-08: whether the turn ends at a space with so many points left, as nothing more can be done."""
    there = clone(s)
    there.at[s.player], there.points = x, left
    return int(not errand(b, s, x) and not can_act(b, there))


def rages_at(b: Box, s: State, x: int) -> int:
    """TH-42: whether tentacles reach a space, and strike before whoever ends a turn there has another."""
    return int(b.reach[x] > 0 and b.dial[(s.dial + 1) % b.segments] == ENRAGED)


def choices(b: Box, reach: Reach) -> Iterator[Piece]:
    """The spaces the seat may sail to now, and those several moves away."""
    for x, (_, moves) in reach.items():
        at, manner = place(b, x), "far" if len(moves) > 1 else "may"
        size, scale = cut(b, x // RING) if x != CENTRE else ("centre", wide(b))
        label, kind = printed(b, x), f"{manner}-{size}"
        yield Piece(f"to-{SPACES[x]}", kind, at.x, at.y, at.turn, -1, label, named(x, label), True, scale=scale)


def attacks(b: Box, s: State, may: list[int]) -> Iterator[Piece]:
    """A ring and crossed swords round every ship and pillar the seat may attack now, with what that takes."""
    for action in may:
        verb, about = VERBS.parts(action)
        if verb in ("attack", "pillar"):
            at = {piece.id: piece for piece in (*ships(b, s), *pillars(b, s))}
            name = str(about["other" if verb == "attack" else "space"])
            it = at[f"ship-{name}" if verb == "attack" else f"pillar-{name}"]
            below = 0 if verb == "attack" else 46 * it.scale
            yield Piece(
                f"attack-{name}",
                "attack-target",
                it.x,
                round(it.y - below, 1),
                label=it.label,
                about=it.about,
                spot=True,
                count=b.cost_attack,
                scale=it.scale,
            )


def voyages(b: Box, s: State, seat: int) -> Reach:
    """Every space the seat can still reach by sailing alone: its least price, and the moves that lead there."""
    found: Reach = {}
    if s.phase != ACTING or not VERBS.open_to(legal, b, s, seat):
        return found
    start, out, there = s.at[s.player], [0] * len(VERBS), clone(s)
    waiting: list[tuple[int, int, list[int]]] = [(0, start, [])]
    while waiting:
        price, x, moves = heappop(waiting)
        if x in found or (x == start and moves):
            continue
        if moves:
            found[x] = price, moves
        if moves and (x == CENTRE or (x == b.start and s.holder == s.player)):
            continue  # there one decides, or has won
        there.at[s.player], there.points = x, s.points - price
        for action in out[: legal_moves(b, there, out)]:
            heappush(waiting, (price + cost(b, action), target(b, there, action), [*moves, action]))
    there.at[s.player], there.points = start, s.points
    near = out[: legal_moves(b, there, out)]  # what is one move away is one move, whatever is cheaper
    return found | {target(b, s, action): (cost(b, action), [action]) for action in near}


def prices(b: Box, reach: Reach) -> Iterator[Piece]:
    """What sailing to a space costs, at its inner edge: what it has is still seen."""
    for x, (price, _) in reach.items():
        at = place(b, x, 0.8)
        y = at.y if x != CENTRE else MIDDLE + 0.74 * core(b)
        yield Piece(f"to-{SPACES[x]}/price", "cost", at.x, round(y, 1), spot=True, count=price, scale=0.92)


def ways_out(b: Box, reach: Reach) -> Iterator[Piece]:
    """Where several ways lead outward, the names that tell them apart."""
    out = [x for x, (_, moves) in reach.items() if moves[0] >= do.OUTWARD and len(moves) == 1]
    for x in out if len(out) > 1 else []:
        at = place(b, x, 0.2)
        name = Part("space-name", 0, 0, *KIT["space-name"][:2], SPACES[x])
        yield Piece(f"to-{SPACES[x]}/name", "space-name", at.x, at.y, spot=True, parts=[name])


def routes(b: Box, s: State, reach: Reach) -> list[Route]:
    """The spaces several moves away, each with its moves and the spaces between."""
    there, found = clone(s), []
    for x, (price, moves) in reach.items():
        there.at[s.player], via = s.at[s.player], []
        for move in moves[:-1]:
            there.at[s.player] = target(b, there, move)
            via.append(f"space-{SPACES[there.at[s.player]]}")
        if via:
            wish = USUAL if errand(b, s, x) else ""
            key, about = errand(b, s, x, "choice-sail"), sailing(b, s, x, price)
            found.append(Route(f"to-{SPACES[x]}", [VERBS.phrase(move) for move in moves], key, about, via, wish))
    return found


def treasure(b: Box, s: State) -> Iterator[Piece]:
    """In the centre, behind whoever has come for it, as long as nobody has it; then at its ship's bow."""
    if s.holder == NOBODY:
        y, size = MIDDLE - (0.4 * core(b) if CENTRE in s.at[: s.seats] else 2), round(core(b) / 102, 3)
        yield Piece("treasure", "treasure", MIDDLE, round(y, 1), label="label-treasure", scale=size)
        return
    ship = list(ships(b, s))[s.holder]
    bow = 29 if ship.kind.endswith("-back") else -29
    x, y = round(ship.x + bow * ship.scale, 1), round(ship.y + 11 * ship.scale, 1)
    yield Piece("treasure", "treasure-aboard", x, y, scale=ship.scale)


def tentacles(b: Box, s: State) -> Iterator[Piece]:
    """Low in the water, and up while the Kraken is enraged."""
    up = b.dial[s.dial] == ENRAGED
    for x in spaces_of(b):
        if b.tentacle[x]:
            at = place(b, x)
            kind = ("tentacle", "tentacle-tall")[x % 2] if up else "tentacle-low"
            yield Piece(f"tentacle-{SPACES[x]}", kind, at.x, at.y + 30, label="label-tentacle", about=named(x))


def pillars(b: Box, s: State) -> Iterator[Piece]:
    """The coral pillars that stand."""
    for i in range(b.bases):
        if s.pillar[i]:
            x = b.base_at[i]
            at, about = place(b, x), {**named(x), "left": s.pillar[i]}
            yield Piece(f"pillar-{SPACES[x]}", "coral-pillar", at.x, at.y + 30, label="label-pillar", about=about)


@cached_by("pillar")
def hit_points(b: Box, s: State) -> Iterator[Piece]:
    """On each pillar the die that shows what is left of it."""
    for i in range(b.bases):
        if s.pillar[i]:
            at = place(b, b.base_at[i])
            yield Piece(f"left-{SPACES[b.base_at[i]]}", f"die-{s.pillar[i]}", at.x, at.y - 38, -4)


def ships(b: Box, s: State) -> Iterator[Piece]:
    """Bow with the current; several on a space move together and shrink."""
    for seat in range(s.seats):
        x = s.at[seat]
        here = [other for other in range(s.seats) if s.at[other] == x]
        at, (right, down) = place(b, x), CROWD[len(here)][here.index(seat)]
        way = "-back" if 90 < at.turn < 270 else ""
        below = 0.55 * core(b) if x == CENTRE else 8  # in front of the treasure
        yield Piece(
            f"ship-{seat}",
            f"ship-{SHIPS[seat]}{way}",
            round(at.x + right * min(34, 0.24 * at.wide), 1),
            round(at.y + down * 0.2 * ring_width(b.rings) + below, 1),
            seat=seat,
            label="label-ship-treasure" if s.holder == seat else "label-ship",
            about={"seat": seat, "space": SPACES[x]},
            scale=CROWD_SCALE[len(here)],
        )


def grips(s: State, fleet: list[Piece]) -> Iterator[Piece]:
    """TH-45: the Kraken's arm round every ship that it holds."""
    for seat, ship in enumerate(fleet):
        if s.gripped[seat]:
            x, y = round(ship.x + 24 * ship.scale, 1), round(ship.y + 18 * ship.scale, 1)
            yield Piece(f"grip-{seat}", "kraken-hit", x, y, scale=ship.scale)


@cached_by("round", "dial")
def kraken(b: Box, s: State) -> Iterator[Piece]:
    """The beast in its mood, and the mood circle with the dial."""
    mood = MOODS[b.dial[s.dial]]
    yield Piece("kraken", f"kraken-{mood}", 104, 969, label="label-kraken", about={"mood": mood})
    yield from mood_circle(b, s.round, s.dial)
    yield Piece("dial-hand", "dial-hand", DIAL, DIAL, round(360 * s.dial / b.segments, 1), scale=0.7)


def mood_circle(b: Box, round_: int = 0, dial: int = NOBODY) -> Iterator[Piece]:
    """The plate with its segments, the one that the dial points to a little larger."""
    moods = [segment(b, i, 1.2 if i == dial else 0.95) for i in range(b.segments)]
    yield Piece("dial-plate", "dial-plate", DIAL, DIAL, label="label-dial", about={"round": round_}, parts=moods)


def segment(b: Box, i: int, scale: float) -> Part:
    """A mood on the plate; where there are many they are small."""
    angle, size = radians(360 * i / b.segments), 46 * scale * min(1, 6 / b.segments)
    x, y = 103 + 64 * sin(angle) - size / 2, 103 - 64 * cos(angle) - size / 2
    return Part(f"segment-{MOODS[b.dial[i]]}", round(x, 1), round(y, 1), round(size, 1), round(size, 1))


# --- around the board ------------------------------------------------------------------------------


@cached_by("total", "points")
def points(b: Box, s: State) -> list[Piece]:
    """The player's points, spent ones last."""
    spent = s.total - s.points
    return [
        *(Piece(f"point-{i}", "point", label="label-point") for i in range(s.points)),
        *(Piece(f"point-{i}", "point-spent", label="label-point-spent") for i in range(s.points, s.points + spent)),
    ]


@cached_by("kraken", "dial")
def kraken_dice(b: Box, s: State) -> list[Piece]:
    """The Kraken's two dice, while it is enraged."""
    return [
        Piece(f"kraken-die-{i}", f"kraken-die-{face}", label="label-kraken-die", about={"die": face})
        for i, face in enumerate(s.kraken)
        if face and b.dial[s.dial] == ENRAGED
    ]


@cached_by("points", "total")
def price_list(b: Box, s: State) -> list[Piece]:
    """What everything costs, beside the board; what the points of a turn no longer pay is barred."""
    dear = s.points if s.total else max(costs(b).values())
    return [
        Piece(
            f"cost-{way}",
            "tariff",
            label="label-cost" if price <= dear else "label-cost-barred",
            about={"way": way, "points": price, "left": s.points},
            parts=[Part(way, 8, 6, 52, 52), Part("price", 64, 10, 44, 44, str(price))],
        )
        for way, price in costs(b).items()
    ]


def costs(b: Box) -> dict[str, int]:
    """What everything costs."""
    return {
        "forward": b.cost_forward,
        "backward": b.cost_backward,
        "attack": b.cost_attack,
        "inward": b.cost_inward,
        "outward": b.cost_outward,
    }


@cached_by("player", "total", "points", "die", "holder", "lost", "penalty_stacks", "gripped", "at")
def tiles(b: Box, s: State) -> list[Tile]:
    """Each seat's tile."""
    return [tile(b, s, owner) for owner in range(s.seats)]


def tile(b: Box, s: State, owner: int) -> Tile:
    """A seat's ship; the points left to whoever's turn it is; treasure, wind and losses."""
    acts = owner == s.player and s.total > 0
    facts = [Fact("point", s.points, s.total, "label-points", {"points": s.points})] if acts else []
    for p in deck(b, s, owner):
        if not (acts and p.label == "label-die"):  # the points say what it showed
            facts.append(Fact(p.kind, -1 if p.count == 1 else p.count, 0, p.label, p.about))
    if b.wind[s.at[owner]]:
        facts.append(Fact("wind", label="label-on-wind"))
    return Tile(f"ship-{SHIPS[owner]}", facts)


@cached_by("die", "holder", "lost", "penalty_stacks", "gripped")
def deck(b: Box, s: State, owner: int) -> list[Piece]:
    """A seat's treasure, its die, and what its next roll will suffer."""
    pieces = []
    if s.holder == owner:
        pieces.append(Piece(f"loot-{owner}", "treasure", label="label-treasure"))
    if s.die[owner]:
        about = {"die": s.die[owner]}
        pieces.append(Piece(f"die-{owner}", f"die-{s.die[owner]}", seat=owner, label="label-die", about=about))
    if lost := losses(s, owner):
        about = {"points": lost * b.lost_defence}
        pieces.append(Piece(f"lost-{owner}", "lost-defence", label="label-lost", about=about, count=lost))
    if s.gripped[owner]:
        about = {"points": b.kraken_points}
        pieces.append(Piece(f"gripped-{owner}", "kraken-hit", label="label-gripped", about=about))
    return pieces
