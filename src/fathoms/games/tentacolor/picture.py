"""The table of Tentacolor for a terminal: one tentacle a seat, a card by the first letters of its colours."""

from textwrap import wrap

from fathoms.core.names import in_order
from fathoms.core.picture import WIDTH, Picture, trimmed
from fathoms.core.state import NOBODY
from fathoms.core.words import Words
from fathoms.games.tentacolor.names import CARDS, COLOURS, HAND, LETTERS, PLAIN, RARE, SHARK, SHOAL, TIPS
from fathoms.games.tentacolor.places import tentacle
from fathoms.games.tentacolor.rules.tentacle import goal_length, series, series_colours
from fathoms.games.tentacolor.state import Box, State

INDENT = "    "
MARKS = in_order({PLAIN: "", SHARK: "^", SHOAL: "~", RARE: "*"})


def picture(b: Box, s: State, seat: int, words: Words) -> Picture:
    """Everything a player needs, in at most 72 columns."""
    goal = words.say("picture-goal", goal=goal_length(b, s))
    piles = f"{words.say('picture-pile', count=s.left)} · {words.say('picture-box', count=s.boxed)}"
    lines = [f"{goal} · {piles}"]
    for owner in range(s.seats):
        lines += place(b, s, owner, words)
    colours = ", ".join(f"{short(colour, words)} {words.thing('colour', colour)}" for colour in COLOURS)
    key = [*wrap(colours, WIDTH), *wrap(words.say("picture-marks"), WIDTH)]
    inks = [(rf"{short(colour, words)}(?=[A-Z]\w\b|\b)", colour) for colour in COLOURS]
    return Picture(trimmed(lines), key=trimmed(key), inks=inks)


def short(colour: str, words: Words) -> str:
    """A colour by its first two letters, which no other has in any language."""
    return words.thing("colour", colour)[:2].capitalize()


def card_text(b: Box, card: int, words: Words) -> str:
    """A card by its two colours and its encounter."""
    if card == NOBODY:
        return "??"
    return (
        "".join(short(COLOURS[LETTERS.index(letter)], words) for letter in CARDS[card][:2]) + MARKS[b.encounter[card]]
    )


def place(b: Box, s: State, owner: int, words: Words) -> list[str]:
    """What belongs to a seat: name and series, the tentacle, the hand, an expert's tip."""
    arrow = "▸" if s.player == owner and not s.over else " "
    title = f"{arrow} {words.thing('seat', owner)}"
    if owner == s.first:
        title += f" ({words.say('picture-leader')})"
    length = series(b, s, owner)
    if length:
        shared = series_colours(b, s, owner)
        colours = ", ".join(words.thing("colour", name) for k, name in enumerate(COLOURS) if (shared >> k) & 1)
        title += " · " + words.say("picture-series", length=length, goal=goal_length(b, s), colours=colours)
    lines = [title, *wrap(arm(b, s, owner, words), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)]
    hand = "  ".join(card_text(b, card, words) for card in s.hand[HAND * owner : HAND * owner + s.held[owner]])
    lines.append(INDENT + words.say("labelled", title=words.say("picture-hand"), what=hand))
    if s.expert:
        tip = s.tip[owner]
        text = words.say("picture-secret") if tip == NOBODY else words.thing("tip", TIPS[tip])
        lines.append(INDENT + words.say("labelled", title=words.say("picture-tip"), what=text))
    return lines


def arm(b: Box, s: State, owner: int, words: Words) -> str:
    """A tentacle from the body on, its series in brackets."""
    cards = [card_text(b, card, words) for card in tentacle(s, owner)]
    if not cards:
        return words.say("picture-empty")
    first = len(cards) - series(b, s, owner)
    cards[first] = "[" + cards[first]
    return " ".join(cards) + "]"
