"""Positions for the tests: written by names, with short ways to write cards, divers and dice.

Seats 0 to 3 are Red, Blue, Yellow and Green.
"""

from collections.abc import Mapping

from fathoms.core.chance import answering
from fathoms.core.names import Plain
from fathoms.core.state import NOBODY
from fathoms.core.trial import Chance, Trial
from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.names import CARDS, COLOURS, MOVES
from fathoms.games.barrakuda.rules.cards import holds
from fathoms.games.barrakuda.state import CHOOSING, Box, State

TRIAL: Trial[State, Box] = Trial(GAME.variant())
BOX = TRIAL.box
RED, BLUE, YELLOW, GREEN = map(COLOURS.index, ("red", "blue", "yellow", "green"))
may, play, go_on, seen = TRIAL.may, TRIAL.play, TRIAL.go_on, TRIAL.seen


def position(seats: int = 4, options: Mapping[str, Plain] | None = None, **written: Plain) -> State:
    """A position by names at a table of so many seats, with options."""
    return GAME.variant(seats=seats, **(options or {})).position(**written)


def resolving(seats: int = 4, options: Mapping[str, Plain] | None = None, **written: Plain) -> State:
    """The barracuda has just stopped; the wrecks are resolved until somebody must decide."""
    s = position(seats, options, phase="gathering", **written)
    go_on(s)
    return s


def at(*wrecks: int) -> list[str]:
    """The wrecks of the divers, 0 for the boat."""
    return [str(wreck) if wreck else "none" for wreck in wrecks]


def rows(*rows: str) -> list[list[str]]:
    """Movement cards in front of the seats, oldest first: "52"."""
    return [list(row) for row in rows]


def hands(*hands: str) -> list[list[str]]:
    """Cards the seats hold, "b" for the Barracuda card: "134b"."""
    return [["barracuda" if card == "b" else card for card in hand] for hand in hands]


def row(s: State, seat: int) -> str:
    """A row as printed numbers, oldest first."""
    return "".join(CARDS[card] for card in s.row[MOVES * seat : MOVES * seat + s.laid[seat]])


def hand(s: State, seat: int) -> str:
    """A hand as printed numbers, "b" for the Barracuda card."""
    return "".join(name[0] for card, name in enumerate(CARDS) if holds(s, seat, card))


def falling(*answers: int) -> Chance:
    """Chance answers these numbers in order, and nothing else is asked of it."""
    return answering(*answers, rest=NOBODY)


def dive(s: State, cards: str, distance: int = 1, to: int = 6, more: tuple[int, ...] = ()) -> State:
    """All seats choose ("24b3": the last is Green's), and the dice fall: distance, then direction, then `more`."""
    direction = () if cards.count("b") == 1 else (to, *more)
    dice = [BOX.distance.index(distance), *(BOX.direction.index(wreck - 1) for wreck in direction)]
    play(s, *(f"play {'barracuda' if card == 'b' else card}" for card in cards), chance=falling(*dice))
    return s


def decline_all(s: State) -> State:
    """Everybody declines whatever is asked, until the round is over."""
    while s.waiting and not s.over and s.phase != CHOOSING:
        play(s, "decline")
    return s
