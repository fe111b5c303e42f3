"""The board of Kraken Attack! for a terminal: bow up, purple to port, red to starboard, no colours needed."""

from textwrap import wrap

from fathoms.core.picture import WIDTH, Picture, trimmed
from fathoms.core.state import NOBODY
from fathoms.core.words import Words
from fathoms.games.kraken_attack.names import (
    AREAS,
    CARDS,
    FACES,
    LANES,
    PIRATES,
    SIDE_LANES,
    SIDES,
    SLOT_COUNT,
    SLOTS,
    SPACES,
    SYMBOLS,
)
from fathoms.games.kraken_attack.rules.cards import pile_height, symbol_count
from fathoms.games.kraken_attack.rules.sea import dice_showing
from fathoms.games.kraken_attack.state import Box, State

MARGIN = 7  # lanes, at the edge
CELL = 4  # a space of the sea
DECK_WIDTH = 11  # an area
TENTACLE, KRAKEN, WHIRLPOOL, WATER = "§", "Ж", "@", "·"
RAIL, GAP, HOLE, HIT = "║", "┊", "✹", "*"
BOW = "╭──╯                   ╰──╮"
MIDSHIPS = "╟────────────┼────────────╢"
STERN = "╰──────────┬───┬──────────╯"
INKS = (
    (TENTACLE, "purple"),
    (KRAKEN, "red"),
    (WHIRLPOOL, "blue"),
    (f"[~{WATER}]", "water"),
    (f"[{HOLE}{GAP}]", "red"),
    (f"[{RAIL}╭╮╯╰─│╟┼╢┬]", "wood"),
)


def picture(b: Box, s: State, seat: int, words: Words) -> Picture:
    """Everything a player needs, in at most 72 columns."""
    spaces = ", ".join(f"{words.thing('space', name)[:3]} {words.thing('space', name)}" for name in SPACES)
    key = wrap(f"{words.say('picture-key')}   {spaces}", WIDTH)
    board = trimmed([*track(b, s, words), *ship(s, words)])
    return Picture(board, trimmed([*cards(b, s, seat, words), *rolled(s, words)]), trimmed(key), INKS)


def centred(text: str) -> str:
    """Over the ship's spine."""
    return text.center(WIDTH + 1)[:WIDTH]


def track(b: Box, s: State, words: Words) -> list[str]:
    """The Kraken's way to the ship, with the dice that wait there, and how the game stands."""
    places = []
    for space in range(b.track_end + 1):
        colour = b.track_die[space]
        if s.kraken == NOBODY and space == s.track:
            places.append(f"({KRAKEN})")
        elif colour != NOBODY and space > s.track:
            places.append(f"({words.thing('side', SIDES[colour])[0].upper()})")
        else:
            places.append("( )")
    gap = "──" if len(places) < 15 else ""
    holes = words.say("picture-holes", marks=marks(HOLE, sum(s.hole), b.holes_to_sink))
    hits = words.say("picture-hits", marks=marks(HIT, s.tokens, s.tokens_to_win))
    return [centred(words.say("picture-track")), centred(gap.join(places)), centred(f"{holes}      {hits}")]


def marks(mark: str, done: int, most: int) -> str:
    """So many done, so many to go."""
    return mark * done + WATER * (most - done)


def ship(s: State, words: Words) -> list[str]:
    """Sea, ship, sea: two lines a lane, four an area."""
    spaces = [f"{words.thing('space', name)[:3]:^{CELL}}" for name in SPACES]
    port, starboard = "".join(spaces), "".join(reversed(spaces))
    lines = [f"{'':{MARGIN}}{port}{BOW}{starboard}"]
    for i in range(SIDE_LANES):
        if i == 2:
            lines.append(centred(MIDSHIPS))
        areas = deck(s, i // 2 * 2, words), deck(s, i // 2 * 2 + 1, words)
        for row in range(2):
            left, right = (area[i % 2 * 2 + row] for area in areas)
            near, far = i, i + SIDE_LANES
            port, starboard = (sea(s, near), sea(s, far)) if row == 0 else (waves(near, words), waves(far, words))
            lines.append(f"{port}{rail(s, near)} {left}│{right} {rail(s, far)}{starboard}")
    return [*lines, centred(STERN)]


def sea(s: State, lane: int) -> str:
    """A lane's number at the edge of the board, and its four spaces up to the ship."""
    cells = []
    for space in range(len(SPACES)):
        whirl = WHIRLPOOL if (s.whirl[lane] >> space) & 1 else ""
        piece = (KRAKEN if lane == s.kraken else TENTACLE) if s.space[lane] == space else ""
        cells.append(f"{piece + whirl or WATER:^{CELL}}")
    if lane < SIDE_LANES:
        return f"{LANES[lane]:<{MARGIN}}" + "".join(cells)
    return "".join(reversed(cells)) + f"{LANES[lane]:>{MARGIN - 1}}"


def waves(lane: int, words: Words) -> str:
    """The line below a lane: its creature, whose name may be long, and water."""
    creature = words.thing("face", FACES[lane % SIDE_LANES])
    water = f"{'~':>{CELL}}" * len(SPACES)
    if lane < SIDE_LANES:
        return f"{creature} " + f"{'':{MARGIN}}{water}"[len(creature) + 1 :]
    return f"{water}{'':{MARGIN - 1}}"[: -len(creature) - 1] + f" {creature}"


def rail(s: State, lane: int) -> str:
    """The ship's side: a rail, or the gap where it stood."""
    return RAIL if s.rail[lane] else GAP


def deck(s: State, area: int, words: Words) -> list[str]:
    """The four lines of an area: its letter and holes, then who stands there."""
    crew = [words.thing("pirate", name) for pirate, name in enumerate(PIRATES) if s.area[pirate] == area]
    rows = [f"{AREAS[area]} {HOLE * s.hole[area]}", *crew[:2], " ".join(crew[2:]), "", ""]
    return [f"{row:^{DECK_WIDTH}}"[:DECK_WIDTH] for row in rows[:4]]


def rolled(s: State, words: Words) -> list[str]:
    """The dice as they lie, and whose power is at work."""
    lines = []
    if sum(s.roll):
        parts = []
        for colour, side in enumerate(SIDES):
            faces = [
                words.thing("face", FACES[f]) for f in range(len(FACES)) for _ in range(dice_showing(s, colour, f))
            ]
            if faces:
                parts.append(f"{words.thing('side', side)} {', '.join(faces)}")
            if s.ignored[colour]:
                parts[-1] += " " + words.say("picture-ignored", count=s.ignored[colour])
        lines += wrap(words.say("picture-rolled", dice=" · ".join(parts)), WIDTH)
    if s.power != NOBODY:
        lines.append(words.say("picture-power", pirate=PIRATES[s.power]))
    return lines


def cards(b: Box, s: State, seat: int, words: Words) -> list[str]:
    """Face-up cards, those of who looks first; an arrow points at who is on turn, a star at the card in play."""
    lines = []
    for i in range(s.seats):
        owner = (max(seat, 0) + i) % s.seats
        if s.up[SLOT_COUNT * owner] == NOBODY:
            continue
        crew = [s.pirate[0], s.pirate[1]] if s.solo else [s.pirate[owner]]
        who = ", ".join(words.thing("pirate", PIRATES[pirate]) for pirate in crew)
        pile = words.say("picture-pile", count=pile_height(s))
        arrow = "▸" if s.player == owner else " "
        lines.append(f"{arrow} {words.thing('seat', owner)} · {who} · {pile}")
        for slot in range(SLOT_COUNT):
            card = s.up[SLOT_COUNT * owner + slot]
            star = "*" if owner == s.player and slot == s.slot else " "
            shown = {name: symbol_count(b, card, k) for k, name in enumerate(SYMBOLS)}
            text = words.say("picture-card", card=CARDS[card], **shown)
            lines += wrap(text, WIDTH, initial_indent=f"  {star}{SLOTS[slot]} ", subsequent_indent=" " * 6)
    return lines
