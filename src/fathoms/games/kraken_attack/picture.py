"""The board of Kraken Attack! for a terminal: bow up, purple to port, red to starboard, no colours needed."""

from textwrap import wrap

from fathoms.core.words import Words
from fathoms.games.kraken_attack.names import (
    AREAS,
    CARDS,
    DECK,
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
from fathoms.games.kraken_attack.state import Box, State

WIDTH = 72
DECK_WIDTH = 11  # of one area
TENTACLE, KRAKEN, WHIRLPOOL, WATER = "§", "Ж", "@", "·"
RAIL, GAP, HOLE = "║", "┊", "✹"


def picture(b: Box, s: State, seat: int, words: Words) -> str:
    """Everything a player needs, in at most 72 columns."""
    lines = [*track(b, s, words), *ship(b, s, words), words.say("picture-key").center(WIDTH), ""]
    lines += [*rolled(s, words), *cards(b, s, words)]
    return "\n".join(line.rstrip() for line in lines)


def track(b: Box, s: State, words: Words) -> list[str]:
    """The Kraken's way to the ship, with the dice that wait there, and how the game stands."""
    places = []
    for space in range(b.track_end + 1):
        colour = b.track_die[space]
        here = s.kraken == NOBODY and space == s.track
        waits = colour != NOBODY and (space > s.track) and s.kraken == NOBODY
        places.append(KRAKEN if here else words.thing("side", SIDES[colour])[0].upper() if waits else " ")
    holes = words.say("picture-holes", holes=sum(s.hole), most=b.holes_to_sink)
    tokens = words.say("picture-tokens", tokens=s.tokens, most=s.tokens_to_win)
    arch = "──".join(f"({place})" for place in places) if len(places) < 15 else "".join(f"({p})" for p in places)
    return [words.say("picture-track").center(WIDTH), arch.center(WIDTH), f"{holes}    {tokens}".center(WIDTH), ""]


def ship(b: Box, s: State, words: Words) -> list[str]:
    """Sea, ship, sea: two lines a lane, four an area."""
    spaces = [words.thing("space", name)[:3] for name in SPACES]
    port = "".join(f"{name:^4}" for name in spaces)
    starboard = "".join(f"{name:^4}" for name in reversed(spaces))
    lines = [f"{'':7}{port}   .{'─' * 9}' ^ '{'─' * 9}.   {starboard}"[:WIDTH]]
    for i in range(SIDE_LANES):
        port_area, starboard_area = AREAS[i // 2 * 2], AREAS[i // 2 * 2 + 1]
        left = deck(s, AREAS.index(port_area), i % 2)
        right = deck(s, AREAS.index(starboard_area), i % 2)
        for row in range(2):
            lines.append(
                label(i, row, words)
                + water(s, i, row)
                + rail(s, i)
                + f" {left[row]}│{right[row]} "
                + rail(s, i + SIDE_LANES)
                + water(s, i + SIDE_LANES, row)
                + label(i + SIDE_LANES, row, words)
            )
        if i == 1:
            lines.append(f"{'':24}├{'─' * (2 * DECK_WIDTH + 3)}┤")
    lines.append(f"{'':24}'{'─' * (2 * DECK_WIDTH + 3)}'")
    return lines


def label(lane: int, row: int, words: Words) -> str:
    """A lane's number and creature at the edge of the board."""
    text = LANES[lane] if row == 0 else words.thing("face", FACES[lane % SIDE_LANES])[:7]
    return f"{text:<7}" if lane < SIDE_LANES else f"{text:>6}"


def water(s: State, lane: int, row: int) -> str:
    """The four spaces of a lane, from the edge to the ship."""
    cells = []
    for space in range(len(SPACES)):
        whirl = WHIRLPOOL if (s.whirl[lane] >> space) & 1 else ""
        piece = (KRAKEN if lane == s.kraken else TENTACLE) if s.space[lane] == space else ""
        cell = (piece + whirl or WATER) if row == 0 else "~~" if whirl else ""
        cells.append(f"{cell:^4}")
    return "".join(cells if lane < SIDE_LANES else reversed(cells))


def rail(s: State, lane: int) -> str:
    """The ship's side: a rail, or the gap where it stood."""
    return RAIL if s.rail[lane] else GAP


def deck(s: State, area: int, half: int) -> list[str]:
    """Half of an area: its letter and holes, then the crew, two pirates a line."""
    crew = [PIRATES[pirate].title()[:4] for pirate in range(len(PIRATES)) if s.area[pirate] == area]
    rows = [f"{AREAS[area]} {HOLE * s.hole[area]}", " ".join(crew[:2]), " ".join(crew[2:]), ""]
    return [f"{row:^{DECK_WIDTH}}"[:DECK_WIDTH] for row in rows[2 * half : 2 * half + 2]]


def rolled(s: State, words: Words) -> list[str]:
    """The dice as they lie, and whose power is at work."""
    lines = []
    if sum(s.roll):
        parts = []
        for colour, side in enumerate(SIDES):
            faces = [words.thing("face", FACES[f]) for f in range(len(FACES)) for _ in range(s.roll[6 * colour + f])]
            if faces:
                parts.append(f"{words.thing('side', side)} {', '.join(faces)}")
        lines += wrap(f"{words.say('picture-rolled')}: {'; '.join(parts)}", WIDTH)
    if s.power != NOBODY:
        lines.append(words.say("picture-power", pirate=PIRATES[s.power]))
    return [*lines, ""] if lines else []


def cards(b: Box, s: State, words: Words) -> list[str]:
    """Every seat's face-up cards with their symbols; an arrow points at who is on turn, a star at the card in play."""
    lines = []
    for owner in range(s.seats):
        if s.up[SLOTS * owner] == NOBODY:
            continue
        crew = [s.pirate[0], s.pirate[1]] if s.solo else [s.pirate[owner]]
        who = ", ".join(words.thing("pirate", PIRATES[pirate]) for pirate in crew)
        pile = words.say("picture-pile", count=DECK * (1 + s.solo) - SLOTS)
        arrow = "▸" if s.player == owner else " "
        lines.append(f"{arrow} {words.thing('seat', owner)} · {who} · {pile}")
        for slot in range(SLOTS):
            card = s.up[SLOTS * owner + slot]
            star = "*" if owner == s.player and slot == s.slot else " "
            shown = [
                words.thing("symbol", name) for k, name in enumerate(SYMBOLS) for _ in range(b.symbols[7 * card + k])
            ]
            text = f"{words.thing('card', CARDS[card])}: {', '.join(shown)}"
            lines += wrap(text, WIDTH, initial_indent=f"  {star}{slot + 1} ", subsequent_indent=" " * 6)
    return lines
