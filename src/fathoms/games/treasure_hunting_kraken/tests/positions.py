"""Positions for the tests: a fresh one painted over, dice that land as told, and short ways to play."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fathoms.core.chance import dictated
from fathoms.games.treasure_hunting_kraken import GAME
from fathoms.games.treasure_hunting_kraken.names import NOWHERE, SPACES
from fathoms.games.treasure_hunting_kraken.rules.turn import start_turn
from fathoms.games.treasure_hunting_kraken.state import Box, State

BOX: Box = GAME.open_box()
SHORT: Box = GAME.open_box(None, {"whirlpool": {"board": "short"}})


def number(space: str) -> int:
    """The number of a space."""
    return SPACES.index(space)


def position(*ships: str, pillars: dict[str, int] | None = None, box: Box = BOX, **painted: Any) -> State:
    """Ships on those spaces (of two seats at Start if none are named); seat 0, the first, is to act, with 6 points."""
    where = [number(x) for x in ships or ("A0", "A0")]
    s = State(seats=len(where), waiting=1, round=1, dial=1, points=6, total=6)
    s.at = where + [NOWHERE] * (4 - len(where))
    for space, hp in (pillars or {}).items():
        s.pillar[box.base[number(space)]] = hp
    for field, value in painted.items():
        assert hasattr(s, field), field
        setattr(s, field, value)
    s.waiting = 1 << s.player
    return s


def ships(s: State) -> list[str]:
    """Where the ships are."""
    return [SPACES[x] for x in s.at[: s.seats]]


def pillars(s: State, box: Box = BOX) -> dict[str, int]:
    """The pillars that stand, by space."""
    return {SPACES[box.base_at[i]]: s.pillar[i] for i in range(box.bases) if s.pillar[i]}


@contextmanager
def falling(*dice: int, box: Box = BOX) -> Iterator[None]:
    """Dice fall as told, the first die first; those after them show a one. All that were told must fall."""
    left = list(dice)

    def deal(n: int, drawn: int) -> int:
        face = left.pop(0) if left else 1
        assert n in (box.sides, box.kraken_sides), "there are the players' dice and the Kraken's"
        assert 1 <= face <= n
        return face - 1

    with dictated(deal):
        yield
    assert not left, f"{left} never fell"


def phrases(s: State, box: Box = BOX) -> list[str]:
    """What the player may do."""
    return [GAME.actions.phrase(a) for a in GAME.legal(box, s, s.player)]


def play(s: State, *said: str, dice: tuple[int, ...] = (), box: Box = BOX) -> State:
    """Plays those phrases for whoever is to act, with those dice."""
    with falling(*dice, box=box):
        for phrase in said:
            assert phrase in phrases(s, box), (phrase, phrases(s, box))
            GAME.step(box, s, s.player, GAME.actions.number(phrase))
    return s


def turn_of(seat: int, s: State, *dice: int, box: Box = BOX) -> State:
    """A seat's turn begins with those dice."""
    with falling(*dice, box=box):
        s.player = seat
        start_turn(box, s)
    return s
