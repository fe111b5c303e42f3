"""The board of Tentacula for a terminal: the route in strips, the reef above (outside) and below (inside) it."""

from collections.abc import Sequence
from textwrap import wrap

from fathoms.core.names import in_order
from fathoms.core.picture import WIDTH, Picture, trimmed
from fathoms.core.state import NOBODY
from fathoms.core.words import Words
from fathoms.games.tentacula.names import (
    ANIMALS,
    DOLPHIN,
    FACES,
    FINISH,
    FIRST_REEF,
    FISH,
    GATES,
    GEMS,
    INSIDE,
    LETTER_COUNT,
    NO_SPECIAL,
    OUTSIDE,
    ROW,
    SHARK,
    SHELL,
    START,
    STASHES,
    STATE_A,
    STATE_C,
    first_beside,
    last_beside,
)
from fathoms.games.tentacula.options import SAME
from fathoms.games.tentacula.rules.reef import is_protected
from fathoms.games.tentacula.scene import gaps
from fathoms.games.tentacula.state import Box, State

CELL = 7  # a square
STRIP = 3  # columns of a strip
SPECIAL_SIGNS = in_order({NO_SPECIAL: "", SHELL: "$", DOLPHIN: "D", SHARK: "X"})
BUILT_IN = range(1, FIRST_REEF)
INKS = (
    (r"<\S+>", "yellow"),
    (r"~", "red"),
    (r"\bo\b", "green"),
    (r"\*", "green"),
    (r"(?m)\||(?<= )\.(?= |$)", "water"),
)


def picture(b: Box, s: State, seat: int, words: Words) -> Picture:
    """Everything a player needs, in at most 72 columns."""
    board = trimmed([*heading(b, s, words), *route(b, s, words)])
    return Picture(board, trimmed([*treasure(b, s, words), *players(b, s, words)]), words.say("picture-key"), INKS)


def heading(b: Box, s: State, words: Words) -> list[str]:
    """Round, shells, pile and gate."""
    parts = [words.say("picture-round", round=s.round) if s.round else words.say("picture-setting")]
    parts.append(words.say("picture-shells", shells=s.shells, most=b.most_shells))
    if s.top == NOBODY:
        parts.append(words.say("picture-no-pile"))
    else:
        parts.append(words.say("picture-pile", tiles=s.pile.bit_count(), face=side(b, s.top, words)))
    lines = wrap(" · ".join(parts), WIDTH)
    if s.gate != NOBODY:
        lines += wrap(gate_line(b, s, words), WIDTH)
    return lines


def gate_line(b: Box, s: State, words: Words) -> str:
    """The gate in force, where it stands, and whom it lets pass in which order."""
    return words.say("picture-gate", arch=str(s.board + 1), square=b.arch[s.board], gate=GATES[s.gate])


def side(b: Box, face: int, words: Words) -> str:
    """A face in words: its name, animal and gaps."""
    animal = words.thing("animal", ANIMALS[b.face_animal[face]])
    return f"{FACES[face]} {animal}, {words.thing('water', gaps(b, face))}"


def route(b: Box, s: State, words: Words) -> list[str]:
    """Start or finish, and all squares in play with the reef beside them."""
    lines = []
    if s.board == STATE_A:
        start = f"{words.say('picture-start')} {crowd(s, START, words)} |"
        lines.append(start + strip([stone(b, q, words) for q in BUILT_IN]))
        lines.append(" " * (len(start) - 1) + "|" + strip(guests(b, s, BUILT_IN, words)))
    columns = [*range(b.first_column[s.board], b.last_column[s.board] + 1)]
    for i in range(0, len(columns), STRIP):
        part = columns[i : i + STRIP]
        squares = range(first_beside(part[0]), last_beside(part[-1]) + 1)
        if i:
            lines.append("")
        lines.append(strip([mark for column in part for mark in reef(b, s, OUTSIDE, column)]))
        lines.append(strip([stone(b, q, words) for q in squares]))
        lines.append(strip(guests(b, s, squares, words)))
        lines.append(strip([mark for column in part for mark in reef(b, s, INSIDE, column)]))
    if s.board == STATE_C:
        lines.append(f"{words.say('picture-finish')} {crowd(s, FINISH, words)}")
    return lines


def strip(cells: list[str]) -> str:
    """Cells side by side, a bar after those beside a reef square."""
    text = ""
    for i, cell in enumerate(cells):
        text += f"{cell:^{CELL}}" + ("|" if i % LETTER_COUNT == LETTER_COUNT - 1 and i + 1 < len(cells) else "")
    return text


def stone(b: Box, square: int, words: Words) -> str:
    """A square: its number, its animal, what is special about it."""
    return f"{square}{words.thing('animal', ANIMALS[b.animal[square]])[:3]}{SPECIAL_SIGNS[b.special[square]]}"


def guests(b: Box, s: State, squares: range, words: Words) -> list[str]:
    """On each square: whether it is sheltered, and the fish there."""
    return [("*" if is_protected(b, s, q) else "") + crowd(s, q, words) for q in squares]


def crowd(s: State, square: int, words: Words) -> str:
    """The fish on a square, by initials in brackets."""
    here = [words.thing("fish", name)[0] for fish, name in enumerate(FISH) if s.fish[fish] == square]
    return f"<{''.join(here)}>" if here else ""


def reef(b: Box, s: State, row: int, column: int) -> list[str]:
    """A reef square in the order of travel: reef or water at its three places, and which tile it is."""
    face = s.reef[ROW * row + column]
    if face == NOBODY:
        return ["."] * LETTER_COUNT
    marks = ["~" if (b.water[face] >> i) & 1 else "o" for i in range(LETTER_COUNT)]
    if row == OUTSIDE and s.outside_orientation != SAME:
        marks.reverse()
    marks[1] += f" {FACES[face]}"
    return marks


def treasure(b: Box, s: State, words: Words) -> list[str]:
    """Gems asked for, safe, in the chest and stolen; before a stash is chosen, what each asks for."""
    size = len(GEMS)
    if s.stash >= 0:
        rows = [(words.say("picture-need"), b.need[size * s.stash : size * (s.stash + 1)])]
    else:
        rows = [(words.thing("stash", name), b.need[size * k : size * (k + 1)]) for k, name in enumerate(STASHES)]
    rows += [(words.say(f"picture-{key}"), counts) for key, counts in (("stashed", s.stashed), ("chest", s.chest))]
    rows.append((words.say("picture-cave"), s.cave))
    return [
        line
        for title, counts in rows
        for line in wrap(words.say("labelled", title=title, what=gems(counts, words)), WIDTH)
    ]


def gems(counts: Sequence[int], words: Words) -> str:
    """So many of each colour."""
    return (
        ", ".join(f"{words.thing('gem', gem)} {count}" for gem, count in zip(GEMS, counts, strict=True) if count) or "–"
    )


def players(b: Box, s: State, words: Words) -> list[str]:
    """Every seat's chip and tile, both faces, the upper one first; arrows point at those who may act."""
    lines = []
    for owner in range(s.seats):
        arrow = "▸" if (s.waiting >> owner) & 1 else " "
        chip = f" · {words.thing('animal', ANIMALS[s.chip[owner]])}" if s.chip[owner] != NOBODY else ""
        lines.append(f"{arrow} {words.thing('seat', owner)}{chip}")
        face = s.tile[owner]
        if face != NOBODY:
            lines += wrap(f"    {side(b, face, words)}  ({side(b, face ^ 1, words)})", WIDTH, subsequent_indent="    ")
    return lines
