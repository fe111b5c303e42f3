"""The position of Tentacolor and its box."""

from dataclasses import dataclass

from fathoms.core.state import Header, ints, number
from fathoms.games.tentacolor.names import (
    CARD_COUNT,
    COLOUR_COUNT,
    HAND,
    NOBODY,
    ONLOOKERS,
    PLACES,
    SEATS,
    TIP_COUNT,
)

PHASES = ("lay", "shark", "shoal", "give", "rare")
LAYING, BITING, SCATTERING, GIVING, LAYING_MORE = range(5)
STARTING, FINDING = 5, 6  # what comes by itself: a turn begins, a Rare specimen brings a card
COMPLETED, REVEALED, RAN_OUT = 1, 2, 3  # endings
FREE, MATCH_IF_ABLE = 0, 1  # laying
LONGEST, RECYCLE = 0, 1  # pile_empty


@dataclass(slots=True)
class State(Header):
    """Everything on the table.

    Cards are 0 … 59 in the order of `names.CARDS`; NOBODY stands for no card. A set of cards is a bit mask.
    """

    expert: int = 0  # option: secret tip cards are in play
    laying: int = MATCH_IF_ABLE  # option: or FREE
    pile_empty: int = LONGEST  # option: or RECYCLE
    goal: int = 0  # option: cards of one colour that complete a tentacle, 0 for what the book says
    first_player: int = NOBODY  # option: the seat that begins, or NOBODY for chance

    first: int = 0  # the seat with the leader card
    player: int = 0  # the seat whose turn it is
    end: list[int] = ints(SEATS, NOBODY)  # the last card of each tentacle
    before: list[int] = ints(CARD_COUNT, NOBODY)  # the card a laid card was laid after, NOBODY at the body
    held: list[int] = ints(SEATS)  # how many cards each hand holds
    hand: list[int] = ints(SEATS * HAND, NOBODY)  # three places a seat, ascending
    left: int = 0  # cards in the pile
    pile: list[int] = ints(CARD_COUNT, NOBODY)  # in no order: the top one is picked when it is drawn
    boxed: int = 0  # cards put back into the box
    box: int = number(bits=64)  # the set of those cards
    hidden: int = number(bits=64)  # the set of cards that do not lie open, nor did when they went into the box
    could: list[int] = ints(ONLOOKERS * PLACES, bits=64)  # what may be where for whom, see knowledge.py
    tip: list[int] = ints(SEATS, NOBODY)  # expert: the tip card of each seat
    ruled_out: list[int] = ints(SEATS)  # expert: colours that everybody knows a seat's tip has not


@dataclass(slots=True)
class Box:
    """Components and printed numbers of an edition."""

    colours: list[int] = ints(CARD_COUNT)  # the two colours of a card, as a bit mask
    showing: list[int] = ints(COLOUR_COUNT, bits=64)  # the set of cards that show a colour
    encounter: list[int] = ints(CARD_COUNT)  # PLAIN, SHARK, SHOAL or RARE
    tip_colours: list[int] = ints(TIP_COUNT)  # the three colours of a tip card, as a bit mask
    goal: list[int] = ints(SEATS + 1)  # cards that complete a tentacle, by number of players
