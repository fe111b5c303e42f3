"""Random tables for the suites that span games: any game, any seats, any options."""

import random
from collections.abc import Iterator
from typing import Any

import fathoms
from fathoms.core.chance import key, spin
from fathoms.core.loops import any_seat
from fathoms.core.options import Datum, Option, Subset
from fathoms.core.table import AnyTable as AnyTable

GAMES = fathoms.games()
MOST = 600  # plies of a random game that is walked in plain Python


def any_variant(name: str, dice: random.Random) -> fathoms.AnyVariant:
    """Seats and options at random, among those the game accepts."""
    game = fathoms.game(name)
    while True:
        seats = dice.choice(list(game.seats))
        options: dict[str, Any] = {}
        for option in game.options:
            if isinstance(option, Option) and dice.random() < 0.5:
                options[option.name] = dice.choice(list(option.values))
            elif isinstance(option, Subset) and dice.random() < 0.5:
                options[option.name] = dice.sample(list(option.members), dice.randint(0, 2))
            elif isinstance(option, Datum) and option.values and dice.random() < 0.5:
                options[option.name] = dice.choice(option.values)
        try:
            return game.variant(seats=seats, **options)
        except fathoms.BadOption:
            continue


def walk(variant: fathoms.AnyVariant, s: Any, seed: int, most: int = MOST) -> Iterator[tuple[int, int]]:
    """Plays `s` at random, giving (seat, action) before each step is played."""
    r = [0] * 4
    key(r, seed, 0, 1)
    for _ in range(most):
        if s.over:
            return
        seat = any_seat(s, r)
        actions = variant.legal(s, seat)
        action = actions[spin(r, len(actions))]
        yield seat, action
        variant.step(s, seat, action)


def play_on(table: AnyTable, dice: random.Random, plies: int) -> None:
    """So many random plies more, or fewer to the end."""
    for _ in range(plies):
        if table.over:
            break
        seat = dice.choice(table.waiting)
        table.play(seat, dice.choice(table.legal_numbers(seat)))


def table(name: str, seed: int, plies: int) -> AnyTable:
    """A table of a game after some random plies, with random options."""
    found = any_variant(name, random.Random(seed)).table(seed=seed)
    play_on(found, random.Random(seed), plies)
    return found
