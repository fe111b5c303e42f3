"""The board of Treasure Hunting: Kraken for a terminal: one ring below the other, the centre last."""

from textwrap import wrap

from fathoms.core.picture import WIDTH, Picture, trimmed
from fathoms.core.state import NOBODY
from fathoms.core.words import Words
from fathoms.games.treasure_hunting_kraken.names import CENTRE, DORMANT, MOODS, NOWHERE, RING, SPACES
from fathoms.games.treasure_hunting_kraken.rules.turn import losses
from fathoms.games.treasure_hunting_kraken.state import Box, State

ROW = 12  # spaces in a row
CELL = 6
CARGO = "$"
INKS = (
    (r"\$", "yellow"),
    (r"#\d+", "purple"),
    (r"(?<=\d)t|~", "red"),
    (r"(?<=[\dX])w", "green"),
    ("·", "water"),
    (r"(?m)(?<![\w#.])[1-4]+(?=[$#]|  |$)", "orange"),
)


def picture(b: Box, s: State, seat: int, words: Words) -> Picture:
    """Everything a player needs, in at most 72 columns; a ring's spaces begin with its letter."""
    board = wrap(head(b, s, words), WIDTH)
    for k in range(b.rings):
        board += ring(b, s, range(RING * k, RING * k + b.ring_size[k]))
    board += ring(b, s, range(CENTRE, CENTRE + 1))
    lines = [crew(b, s, other, words) for other in range(s.seats)]
    if not s.over:
        about = {"seat": s.player, "points": s.points, "total": s.total}
        turn = words.say("picture-turn", **about)
        lines += [*wrap(f"{turn} {ways(b, s.at[s.player], words)}", WIDTH), *wrap(costs(b, words), WIDTH)]
    return Picture(trimmed(board), trimmed(lines), trimmed(wrap(words.say("picture-key"), WIDTH)), INKS)


def head(b: Box, s: State, words: Words) -> str:
    """The round, the Kraken's mood, and when it will stir next."""
    coming, left = NOBODY, 0
    for away in range(b.segments, 0, -1):
        mood = b.dial[(s.dial + away) % b.segments]
        if mood != DORMANT:
            coming, left = mood, away
    return words.say(
        "picture-head", round=s.round, mood=MOODS[b.dial[s.dial]], next=words.thing("mood", MOODS[coming]), left=left
    )


def ring(b: Box, s: State, spaces: range) -> list[str]:
    """Rows of spaces: names with what is printed there, and under them what stands there."""
    lines = []
    for first in range(spaces.start, spaces.stop, ROW):
        row = spaces[first - spaces.start : first - spaces.start + ROW]
        lines.append("".join(f"{SPACES[x] + printed(b, x):{CELL}}" for x in row))
        lines.append("".join(f"{standing(b, s, x):{CELL}}" for x in row))
    return lines


def printed(b: Box, x: int) -> str:
    """The marks of a space."""
    marks = (
        ("S", x == b.start),
        ("w", b.wind[x]),
        ("c", b.base[x] != NOWHERE),
        ("t", b.tentacle[x]),
        ("~", b.reach[x] and not b.tentacle[x]),
    )
    return "".join(mark for mark, is_there in marks if is_there)[: CELL - 1 - len(SPACES[x])]


def standing(b: Box, s: State, x: int) -> str:
    """Ships by number, the treasure, a pillar with its hit points."""
    text = "".join(str(seat + 1) for seat in range(s.seats) if s.at[seat] == x)
    if x == (CENTRE if s.holder == NOBODY else s.at[s.holder]):
        text += CARGO
    if b.base[x] != NOWHERE and s.pillar[b.base[x]]:
        text += f"#{s.pillar[b.base[x]]}"
    return text or "·"


def crew(b: Box, s: State, seat: int, words: Words) -> str:
    """One ship: where it is and what it has to bear."""
    x = s.at[seat]
    notes = [SPACES[x]]
    if b.wind[x]:
        notes.append(words.say("picture-on-wind"))
    if s.holder == seat:
        notes.append(words.say("picture-holds"))
    if s.lost[seat]:
        notes.append(words.say("picture-lost", points=losses(s, seat) * b.lost_defence))
    if s.gripped[seat]:
        notes.append(words.say("picture-gripped", points=b.kraken_points))
    title = f"{'▸' if seat == s.player else ' '} {seat + 1} {words.thing('seat', seat)}"
    return words.say("labelled", title=title, what=", ".join(notes))[:WIDTH]


def ways(b: Box, x: int, words: Words) -> str:
    """What lies across, inward and outward of a space."""
    inward = SPACES[b.inward[x]] if b.inward[x] != NOWHERE else "-"
    outward = " ".join(SPACES[y] for y in b.ways[b.ways_from[x] : b.ways_from[x + 1]]) or "-"
    return words.say("picture-ways", space=SPACES[x], inward=inward, outward=outward)


def costs(b: Box, words: Words) -> str:
    """What everything costs."""
    return words.say(
        "picture-costs",
        forward=b.cost_forward,
        backward=b.cost_backward,
        attack=b.cost_attack,
        inward=b.cost_inward,
        outward=b.cost_outward,
    )
