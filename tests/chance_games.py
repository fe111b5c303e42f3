"""Random tables for the suites that span games: any game, any seats, any options."""

import importlib
import random
from collections.abc import Callable, Iterator
from typing import Any

import fathoms
from fathoms.core.chance import key, spin
from fathoms.core.game import Game
from fathoms.core.loops import any_seat
from fathoms.core.options import Datum, Option, Subset

GAMES = fathoms.games()
MOST = 600  # plies of a random game that is walked in plain Python


def setting(game: Game, dice: random.Random) -> tuple[int, dict[str, Any]]:
    """Seats and options at random, among those the game accepts."""
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
            game.choose(seats, options)
        except fathoms.BadOption:
            continue
        return seats, options


def walk(game: Game, box: Any, s: Any, seed: int, most: int = MOST) -> Iterator[tuple[int, int]]:
    """Plays `s` at random, giving (seat, action) before each step is played."""
    r = [0] * 4
    key(r, seed, 0, 1)
    for _ in range(most):
        if s.over:
            return
        seat = any_seat(s, r)
        actions = game.legal(box, s, seat)
        action = actions[spin(r, len(actions))]
        yield seat, action
        game.step(box, s, seat, action)


def table(name: str, seed: int, plies: int) -> fathoms.Table:
    """A table of a game after some random plies, with random options."""
    game = fathoms.game(name)
    seats, options = setting(game, random.Random(seed))
    table = game.table(seats=seats, seed=seed, **options)
    dice = random.Random(seed)
    for _ in range(plies):
        if table.over:
            break
        seat = dice.choice(table.waiting)
        table.play(seat, dice.choice(table.legal_numbers(seat)))
    return table


def census(name: str) -> Callable[[Any, Any], dict[str, int]]:
    """The game's count of things that are never made or lost."""
    module = importlib.import_module(f"fathoms.games.{name.replace('-', '_')}.tests.census")
    count: Callable[[Any, Any], dict[str, int]] = module.census
    return count
