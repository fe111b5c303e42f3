"""Reads the box of Kraken Attack! from an edition's sheet, refusing what cannot be played (spec §8, 42 to 51)."""

from fathoms.core.box import Sheet
from fathoms.core.message import Message
from fathoms.core.state import NOBODY
from fathoms.games.kraken_attack.names import (
    AREA_COUNT,
    AREAS,
    CARD_SYMBOLS,
    CARDS,
    DECK,
    DICE,
    DIE_SIDES,
    FACES,
    FUNNY,
    LANES,
    PIRATES,
    SIDES,
    SPACES,
    SYMBOL_COUNT,
    SYMBOLS,
    TRACK,
)
from fathoms.games.kraken_attack.state import Box

MOST_HOLES = 20
LETTERS = "".join(symbol[0].upper() for symbol in SYMBOLS)
SAID_LETTERS = ", ".join(f"{symbol[0].upper()} ({symbol})" for symbol in SYMBOLS)


def open_box(sheet: Sheet) -> Box:
    """The components of an edition; every die has the same six faces, three dice of a colour are the most (46, 47)."""
    b = Box()
    read_ship(b, sheet.sheet("ship"))
    start = sheet.sheet("start")
    b.start_space = [start.name(lane, SPACES) for lane in LANES]
    start.done()
    dice = sheet.sheet("dice")
    b.die = dice.names("faces", DIE_SIDES, FACES)
    b.dice = [dice.number(side, 0, DICE) for side in SIDES]
    dice.done()
    read_track(b, sheet.sheet("track"))
    read_cards(b, sheet.sheet("cards"))
    return b


def read_ship(b: Box, ship: Sheet) -> None:
    """How many holes it bears; areas, each next to others that are next to it, and the lanes they cover (43 to 45)."""
    b.holes_to_sink = ship.number("holes_to_sink", 1, MOST_HOLES)
    areas = ship.sheet("areas")
    for i, area in enumerate(AREAS):
        near = areas.names(area, range(1, AREA_COUNT), AREAS)
        if i in near:
            areas.refuse(area, Message("edition-area-itself"))
        b.adjacent[i] = sum(1 << n for n in set(near))
    for i, area in enumerate(AREAS):
        for j in range(AREA_COUNT):
            if (b.adjacent[i] >> j) & 1 and not (b.adjacent[j] >> i) & 1:
                areas.refuse(area, Message("edition-area-one-way", {"here": area, "there": AREAS[j]}))
    areas.done()
    lanes = ship.sheet("lanes")
    b.lane_area = [lanes.name(lane, AREAS) for lane in LANES]
    lanes.done()
    ship.done()


def read_track(b: Box, track: Sheet) -> None:
    """The Kraken's track and the dice that lie on it, none where it starts (47 to 49)."""
    spaces = track.names("spaces", range(2, TRACK + 1), ("", *SIDES))
    if spaces[0]:
        track.refuse("spaces", Message("edition-first-space"))
    b.track_end = len(spaces) - 1
    b.track_die = [die - 1 for die in spaces] + [NOBODY] * (TRACK - len(spaces))
    for colour, side in enumerate(SIDES):
        total = b.dice[colour] + spaces.count(colour + 1)
        if total > DICE:
            about = {"total": str(total), "side": side, "most": str(DICE)}
            track.refuse("spaces", Message("edition-dice", about))
    track.done()


def read_cards(b: Box, cards: Sheet) -> None:
    """Ten cards a pirate, not too full; every deck needs a Funny Face, or the Kraken might never come (50, 51)."""
    for p, pirate in enumerate(PIRATES):
        deck = cards.sheet(pirate)
        faces = 0
        for card in range(DECK * p, DECK * p + DECK):
            deck.wants(CARDS[card], "edition-wants-card", most=CARD_SYMBOLS, letters=SAID_LETTERS)
            symbols = deck.text(CARDS[card]).split()
            for symbol in symbols:
                if symbol not in LETTERS or len(symbol) != 1:
                    about = {"given": symbol, "letters": " ".join(LETTERS)}
                    deck.refuse(CARDS[card], Message("edition-letter", about))
            if len(symbols) > CARD_SYMBOLS:
                about = {"given": str(len(symbols)), "most": str(CARD_SYMBOLS)}
                deck.refuse(CARDS[card], Message("edition-full-card", about))
            for k, letter in enumerate(LETTERS):
                b.symbols[SYMBOL_COUNT * card + k] = symbols.count(letter)
            faces += symbols.count(LETTERS[FUNNY])
        if not faces:
            cards.refuse(pirate, Message("edition-no-face", {"letter": LETTERS[FUNNY]}))
        deck.done()
    cards.done()
