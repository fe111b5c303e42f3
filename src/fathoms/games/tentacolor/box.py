"""Reads the box of Tentacolor from an edition's sheet, refusing what cannot be played."""

from fathoms.core.box import Sheet
from fathoms.core.message import Message
from fathoms.games.tentacolor.names import COLOURS, COPIES, ENCOUNTERS, LETTERS, PAIRS, PLAYERS, TIP_COLOURS, TIPS
from fathoms.games.tentacolor.state import Box

LONGEST_GOAL = 7  # beyond that a game with a recycled pile takes thousands of turns


def open_box(sheet: Sheet) -> Box:
    """The components of an edition."""
    b = Box()
    goal = sheet.sheet("goal")
    for players in PLAYERS:
        b.goal[players] = goal.number(str(players), 3, LONGEST_GOAL)
    goal.done()
    read_cards(b, sheet.sheet("cards"))
    read_tips(b, sheet.sheet("tips"))
    return b


def read_cards(b: Box, cards: Sheet) -> None:
    """Four cards a pair; each may show an encounter."""
    for p, pair in enumerate(PAIRS):
        for copy, encounter in enumerate(cards.names(pair, COPIES, ENCOUNTERS)):
            for letter in pair:
                b.colours[COPIES * p + copy] |= 1 << LETTERS.index(letter)
                b.showing[LETTERS.index(letter)] |= 1 << COPIES * p + copy
            b.encounter[COPIES * p + copy] = encounter
    cards.done()


def read_tips(b: Box, tips: Sheet) -> None:
    """Three different colours a tip."""
    for t, tip in enumerate(TIPS):
        colours = tips.names(tip, TIP_COLOURS, COLOURS)
        if len(set(colours)) < TIP_COLOURS:
            tips.refuse(tip, Message("edition-colour-twice"))
        b.tip_colours[t] = sum(1 << colour for colour in colours)
    tips.done()
