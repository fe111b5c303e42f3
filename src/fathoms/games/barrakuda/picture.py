"""The board of Barrakuda for a terminal: wrecks as they lie, then the players, who looks first; no colours needed."""

from textwrap import wrap

from fathoms.core.picture import WIDTH, Picture, trimmed
from fathoms.core.state import NOBODY
from fathoms.core.words import Words
from fathoms.games.barrakuda.names import (
    BARRACUDA,
    BOAT,
    CARDS,
    DEEDS,
    FACES,
    GRID,
    LAIR,
    MOVES,
    TRIGGERS,
    WRECK_COUNT,
    WRECKS,
)
from fathoms.games.barrakuda.options import LIMITED
from fathoms.games.barrakuda.rules.cards import holds
from fathoms.games.barrakuda.rules.ending import goal
from fathoms.games.barrakuda.rules.floor import extra_lair
from fathoms.games.barrakuda.rules.people import home
from fathoms.games.barrakuda.state import CHOOSING, LAYING, Box, State

MOST = 24  # the widest a wreck is drawn
FISH = "><))>"
DIVERS = ("orange", "blue", "purple", "green")  # their inks
INKS = ((r"><\)\)>", "red"), (r"\$+\d*", "yellow"), ("[┌┐└┘─│]", "wood"))


def picture(b: Box, s: State, seat: int, words: Words) -> Picture:
    """Everything a player needs, in at most 72 columns."""
    lines = []
    for i in range(s.seats):
        lines += player(s, seat, (max(seat, 0) + i) % s.seats, words)
    if s.phase == LAYING:
        drawn = ["?" if card == NOBODY else short(card, words) for card in s.drawn]
        lines.append(words.say("labelled", title=words.say("picture-drawn", other=s.victim), what=" ".join(drawn)))
    divers = [(rf"(?i)\b{words.say('picture-diver', number=i + 1)}\b", DIVERS[i]) for i in range(s.seats)]
    board = [heading(b, s, words), *floor(b, s, words)]
    return Picture(trimmed(board), trimmed(lines), words.say("picture-key"), [*INKS, *divers])


def heading(b: Box, s: State, words: Words) -> str:
    """Round, target, reserve and dice."""
    parts = [words.say("picture-round", round=s.round, goal=goal(b, s))]
    if s.reserve_limit == LIMITED:
        parts.append(words.say("picture-reserve", gold=s.reserve))
    else:
        parts.append(words.say("picture-reserve-unlimited"))
    if s.direction != NOBODY:
        parts.append(words.say("picture-dice-both", distance=s.distance, direction=s.direction + 1))
    elif s.distance:
        parts.append(words.say("picture-dice", distance=s.distance))
    return " · ".join(parts)


def floor(b: Box, s: State, words: Words) -> list[str]:
    """The wrecks as they lie; wrecks side by side touch, open water is left blank."""
    across = 1 + max(cell % GRID for cell in s.cell)
    wide = min(MOST, WIDTH // across)
    rows = [inside(b, s, wreck, wide - 2, words) for wreck in range(WRECK_COUNT)]
    high = max(map(len, rows))
    lines = []
    for y in range(1 + max(cell // GRID for cell in s.cell)):
        blocks = []
        for x in range(across):
            here = [wreck for wreck in range(WRECK_COUNT) if s.cell[wreck] == GRID * y + x]
            blocks.append(block(s, here[0], rows[here[0]], wide, high) if here else [" " * wide] * (high + 2))
        lines += ["".join(parts) for parts in zip(*blocks, strict=True)]
    return lines


def block(s: State, wreck: int, rows: list[str], wide: int, high: int) -> list[str]:
    """One wreck: its number, and what is in it."""
    face, broad = s.face[wreck], wide - 2
    title = f" {FACES[face] if face >= WRECK_COUNT else WRECKS[wreck]} "
    walls = [f"│{row:<{broad}}│" for row in [*rows, *[""] * (high - len(rows))]]
    return [f"┌{title:─^{broad}}┐", *walls, f"└{'─' * broad}┘"]


def inside(b: Box, s: State, wreck: int, broad: int, words: Words) -> list[str]:
    """What a wreck does, whether the barracuda is there, its gold, and the divers on it."""
    face = s.face[wreck]
    if wreck == LAIR:
        deeds = [words.say(f"short-{TRIGGERS[b.trigger[extra_lair(s)]]}".replace("_", "-"))]
    else:
        special = brief(b.special[face], b.special_count[face], words)
        general = brief(b.general[face], b.general_count[face], words)
        deeds = [f"{words.say('picture-special')} {special}", f"{words.say('picture-general')} {general}"]
    fish = FISH if s.barracuda == wreck else ""
    gold = "$" * s.gold[wreck] if s.gold[wreck] <= 4 else f"${s.gold[wreck]}"
    together = "  ".join(deeds)
    there = " ".join(part for part in (fish, gold, *pawns(s, wreck, words)) if part)
    return [
        *([together] if len(together) <= broad else [deed[:broad] for deed in deeds]),
        *(wrap(there, broad) or [""]),
    ]


def brief(deed: int, count: int, words: Words) -> str:
    """An action in a word or two."""
    return words.say(f"short-{DEEDS[deed]}".replace("_", "-"), count=count)


def pawns(s: State, wreck: int, words: Words) -> list[str]:
    """The divers on a wreck, those who lie in small letters."""
    names = []
    for seat in range(s.seats):
        if s.place[seat] == wreck:
            name = words.say("picture-diver", number=seat + 1)
            names.append(name.lower() if (s.lying >> seat) & 1 else name)
    return names


def short(card: int, words: Words) -> str:
    """A card in one letter."""
    return words.say("short-barracuda") if card == BARRACUDA else CARDS[card]


def player(s: State, seat: int, owner: int, words: Words) -> list[str]:
    """A player's name, gold and readiness; then row and hand. A card chosen in secret is starred for its owner."""
    name = words.say("picture-diver", number=owner + 1)
    parts = [f"{'▸' if (s.waiting >> owner) & 1 else ' '} {name} {words.thing('seat', owner)}"]
    parts.append(words.say("picture-bag", gold=s.bag[owner]))
    parts.append(words.say("picture-vault", gold=s.vault[home(s, owner)]))
    if s.phase == CHOOSING:
        parts.append(words.say("picture-thinking" if (s.waiting >> owner) & 1 else "picture-ready"))
    if s.place[owner] == BOAT:
        parts.append(words.say("picture-boat"))
    laid = " ".join(short(card, words) for card in s.row[MOVES * owner : MOVES * owner + s.laid[owner]]) or "–"
    held = []
    for card in range(len(CARDS)):
        if holds(s, owner, card):
            star = "*" if owner == seat and s.phase == CHOOSING and s.card[owner] == card else ""
            held.append(short(card, words) + star)
    cards = f"     {words.say('picture-row')} {laid}   {words.say('picture-holds')} {' '.join(held)}"
    return [" · ".join(parts), cards]
