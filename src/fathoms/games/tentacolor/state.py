"""The position of Tentacolor and its box."""

from dataclasses import dataclass

from fathoms.core.course import Endings, Phases
from fathoms.core.state import NOBODY, ONLOOKERS, SEATS, Header, ints, number, option, some
from fathoms.games.tentacolor.names import CARD_COUNT, CARDS, COLOURS, ENCOUNTERS, HAND, PLACES, TIPS

PHASES = Phases()
LAYING = PHASES.add("laying")
BITING = PHASES.add("biting")
SCATTERING = PHASES.add("scattering")
GIVING = PHASES.add("giving")
LAYING_MORE = PHASES.add("laying_more")
STARTING = PHASES.passing("starting")
FINDING = PHASES.passing("finding")

ENDINGS = Endings()
COMPLETED = ENDINGS.add("completed", "TC-30")
REVEALED = ENDINGS.add("revealed", "TC-34")
RAN_OUT = ENDINGS.add("ran_out", "TC-36")


@dataclass(slots=True)
class State(Header):
    """Everything on the table.

    Cards are numbered in the order of `names.CARDS`; NOBODY stands for no card. A set of cards is a bit mask.
    """

    expert: int = option()  # secret tip cards are in play
    laying: int = option()  # MATCH_IF_ABLE or FREE
    pile_empty: int = option()  # LONGEST or RECYCLE
    goal: int = option()  # cards of one colour that complete a tentacle, BOOK for what the book says
    first_player: int = option()  # the seat that begins, or NOBODY for chance

    first: int = number(of=SEATS)  # the seat with the leader card
    player: int = number(of=SEATS)  # the seat whose turn it is
    end: list[int] = ints(SEATS, NOBODY, of=CARDS)  # the last card of each tentacle
    before: list[int] = ints(CARDS, NOBODY, of=CARDS)  # the card a laid card was laid after, NOBODY at the body
    held: list[int] = ints(SEATS)  # how many cards each hand holds
    hand: list[int] = ints((SEATS, HAND), NOBODY, of=CARDS)  # ascending
    left: int = 0  # cards in the pile
    pile: list[int] = ints(CARD_COUNT, NOBODY, of=CARDS)  # in no order: the top one is picked when it is drawn
    boxed: int = 0  # cards put back into the box
    box: int = some(CARDS, bits=64)  # those cards
    hidden: int = some(CARDS, bits=64)  # the cards that do not lie open, nor did when they went into the box
    could: list[int] = some(CARDS, by=(ONLOOKERS, PLACES), bits=64)  # what may be where for whom, see knowledge.py
    tip: list[int] = ints(SEATS, NOBODY, of=TIPS)  # expert: the tip card of each seat
    ruled_out: list[int] = some(COLOURS, by=SEATS)  # expert: colours that everybody knows a seat's tip has not


@dataclass(slots=True)
class Box:
    """Components and printed numbers of an edition."""

    colours: list[int] = some(COLOURS, by=CARDS)  # the two colours of a card
    showing: list[int] = some(CARDS, by=COLOURS, bits=64)  # the cards that show a colour
    encounter: list[int] = ints(CARDS, of=ENCOUNTERS)  # PLAIN, SHARK, SHOAL or RARE
    tip_colours: list[int] = some(COLOURS, by=TIPS)  # the three colours of a tip card
    goal: list[int] = ints(SEATS + 1)  # cards that complete a tentacle, by number of players
