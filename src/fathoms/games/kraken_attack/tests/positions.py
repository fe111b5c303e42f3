"""Positions for the tests: written by names, with dice that fall as told, and short ways to play."""

from fathoms.core.chance import answering
from fathoms.core.names import Plain
from fathoms.core.state import SEATS
from fathoms.core.trial import Chance, Trial
from fathoms.games.kraken_attack import GAME
from fathoms.games.kraken_attack.names import (
    AREAS,
    BLANK,
    CARDS,
    DECK,
    DIE_SIDES,
    FACE_COUNT,
    FACES,
    LANES,
    PIRATES,
    SIDE_COUNT,
    SPACES,
)
from fathoms.games.kraken_attack.rules.turn import face_the_roll
from fathoms.games.kraken_attack.state import Box, State

TRIAL = Trial(GAME.variant(seats=SEATS))
BOX: Box = TRIAL.box
OPTIONS = ("seats", *(option.name for option in GAME.options))

may, seen = TRIAL.may, TRIAL.seen


def position(**said: Plain) -> State:
    """Four seats with Samuel, Astrid, Elena and Billy on A, B, C and D; seat 0 is to choose. Options may be said too;

    there are as many whirlpools as are written.
    """
    options = {"seats": SEATS, **{name: said.pop(name) for name in OPTIONS if name in said}}
    if "whirl" in said:
        options["whirlpools"] = sum(map(len, said["whirl"].values()))
    if options["seats"] == SEATS:
        said = {"area": AREAS, **said}
    return (TRIAL.variant if options == {"seats": SEATS} else GAME.variant(**options)).position(**said)


def acting(card: str, area: str, **said: Plain) -> State:
    """The pirate of `card` stands on `area` and has just played it."""
    pirate = CARDS.index(card) // DECK
    stand = {**dict(zip(PIRATES, AREAS, strict=True)), PIRATES[pirate]: area}
    return position(**{"player": pirate, "phase": "acting", "area": stand, "up": {pirate: [card]}, **said})


def play(s: State, *phrases: str, seat: int | None = None, chance: Chance | None = None) -> list[str]:
    """Says phrases one after the other, each of them legal; dice fall blank unless told."""
    return TRIAL.play(s, *phrases, seat=seat, chance=chance or dice())


def go_on(s: State, *, chance: Chance | None = None) -> list[str]:
    """Lets come what comes by itself; dice fall blank unless told."""
    return TRIAL.go_on(s, chance=chance or dice())


def dice(faces: str = "") -> Chance:
    """While open, dice show these faces in order, then blanks."""
    return answering(*(FACES.index(face) for face in faces.split()), of=DIE_SIDES, rest=BLANK)


def rolls(faces: str, *, seat: int = PIRATES.index("elena"), **said: Plain) -> State:
    """A turn of `seat` begins (Elena's, unless told) and its dice fall as told, purple ones first."""
    s = position(**{"player": seat, "phase": "starting", **said})
    go_on(s, chance=dice(faces))
    return s


def struck(s: State, purple: str = "", red: str = "") -> State:
    """Dice of each colour lie on the table and are resolved."""
    s.roll = [0] * (SIDE_COUNT * FACE_COUNT)
    for colour, faces in enumerate((purple, red)):
        for face in faces.split():
            s.roll[FACE_COUNT * colour + FACES.index(face)] += 1
    face_the_roll(BOX, s)
    return s


def sea(purple: str, red: str) -> list[str]:
    """`space` for "2 1 1 0" on each side."""
    return [SPACES[int(space)] for space in (purple + " " + red).split()]


def spaces(s: State) -> list[str]:
    """Where the pieces are, as `sea` writes it."""
    return [SPACES[space] for space in s.space]


def broken(*lanes: str) -> list[int]:
    """`rail` with those missing."""
    return [0 if lane in lanes else 1 for lane in LANES]
