"""Positions for the tests, by name: a small table for two painted over, and short ways to write it."""

from fathoms.core.names import Plain
from fathoms.core.trial import Trial
from fathoms.games.tentacula import GAME
from fathoms.games.tentacula.names import ANIMALS, COLUMNS, FACES, GEMS, ROWS
from fathoms.games.tentacula.rules.reef import is_protected
from fathoms.games.tentacula.state import State

TRIAL = Trial(GAME.variant(seats=2))
BOX = TRIAL.box
may, play, go_on, seen = TRIAL.may, TRIAL.play, TRIAL.go_on, TRIAL.seen
OPTIONS = {option.name for option in GAME.options} - {"stash"}  # the stash in play is part of the position


def position(*, seats: int = 2, **written: Plain) -> State:
    """Jellyfish and crab in round 1 of stash A: either may play next, 5F and 6F before them; options may be given."""
    options = {name: written.pop(name) for name in OPTIONS & set(written)}
    usual = {"chip": chips("jellyfish", "crab"), "tile": tiles("5F", "6F"), "reef": reef({1: "3F"}, {1: "4F"})}
    return Trial(GAME.variant(seats=seats, **options)).position(**{"gate": "H1", **usual, **written})


def placing(**written: Plain) -> State:
    """Seat 0 has begun its turn and is to lay 5F."""
    return position(**{"phase": "placing", "player": 0, **written})


def swimming(face: str, seat: int = 0, **written: Plain) -> State:
    """A seat has just played a tile with that face up and is to move a fish."""
    animal = ANIMALS[BOX.face_animal[FACES.index(face)]]
    hands = tiles("", "6F") if seat == 0 else tiles("5F", "")
    return position(**{"phase": "swimming", "player": seat, "animal": animal, "tile": hands, **written})


def end_of_round(last: int = 0, **written: Plain) -> State:
    """All have played, seat `last` as the last one; from here on things take their course."""
    return position(**{"phase": "drawing", "player": last, "tile": tiles(), **written})


def chips(*animals: str) -> list[str]:
    """`chip` for these seats."""
    return [*animals, *["none"] * (4 - len(animals))]


def tiles(*faces: str) -> list[str]:
    """`tile` for these seats, "" for none."""
    return [*(face or "none" for face in faces), *["none"] * (4 - len(faces))]


def reef(inside: dict[int, str] | None = None, outside: dict[int, str] | None = None) -> dict[str, dict[int, str]]:
    """`reef` with those faces on those columns and no others."""
    columns = range(1, COLUMNS + 1)
    rows = zip(ROWS, (inside or {}, outside or {}), strict=True)
    return {row: {column: faces.get(column, "none") for column in columns} for row, faces in rows}


def laid(s: State) -> dict[str, dict[int, str]]:
    """The reef as `reef` writes it."""
    inside, outside = (dict(enumerate(faces)) for faces in named(s, "reef"))
    return reef(inside, outside)


def pile(*faces: str) -> dict[str, Plain]:
    """`pile` and `top`: the first face is on top, the other tiles lie below in any order; the rest is in the box."""
    return {"pile": [face[:-1] for face in faces], "top": faces[0] if faces else "none"}


def gems(**counts: int) -> list[int]:
    """So many gems of each colour."""
    return [counts.get(gem, 0) for gem in GEMS]


def all_but(**counts: int) -> list[int]:
    """All gems of the box but those."""
    return [BOX.gems[k] - counts.get(gem, 0) for k, gem in enumerate(GEMS)]


def boxed(s: State) -> set[str]:
    """The tiles in the box."""
    return set(named(s, "boxed"))


def named(s: State, field: str) -> Plain:
    """A field of a position by names."""
    return TRIAL.variant.written(s)[field]


def face(name: str) -> int:
    """The number of a face."""
    return FACES.index(name)


def protected(s: State, squares: range) -> list[int]:
    """Which of the squares are protected."""
    return [q for q in squares if is_protected(BOX, s, q)]


def begun(**written: Plain) -> State:
    """Seat 0 says that it plays, and all that follows without a choice has happened."""
    s = position(**written)
    play(s, "turn", seat=0)
    return s
