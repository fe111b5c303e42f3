"""Whole games written out to be read aloud, and counts of what can be played.

`python -m fathoms.lab.playthrough GAME SEATS SEED` writes one, played by crabs; the tests play it again from
the actions in it and compare every word.
"""

import re
import sys
from collections.abc import Iterable

from fathoms.bots import bot
from fathoms.core.game import Game
from fathoms.core.state import clone
from fathoms.core.table import Table
from fathoms.core.words import about
from fathoms.games import game as game_of

MOST = 60  # actions of a playthrough: what one can read in a sitting
ACTION = re.compile(r"^> (\d) (.+)$", re.M)


def transcript(table: Table) -> str:
    """A match in words, everything that a spectator hears, an action a paragraph."""
    words = table.game.words("en")
    rows = [f"{table.game.name}, {table.seats} seats, seed {table.seed}", ""]
    for step in table.steps:
        if step.action >= 0:
            rows += [f"> {step.seat} {table.game.actions.phrase(step.action)}"]
        rows += [f"  {words.say(line.key, **about(line.about))} ({line.rule})" for line in table.lines(step.news)]
    if table.result:
        rows += ["", f"{table.result.ending} ({table.result.rule}), won by {list(table.result.winners)}"]
    return "\n".join(rows) + "\n"


def replay(text: str) -> Table:
    """The match of a transcript, played again."""
    head = re.match(r"(\S+), (\d) seats, seed (\d+)\n", text)
    assert head is not None, text[:80]
    table = game_of(head[1]).table(seats=int(head[2]), seed=int(head[3]))
    for seat, phrase in ACTION.findall(text):
        table.play(int(seat), phrase)
    return table


def played_by_crabs(game: Game, seats: int, seed: int) -> Table:
    """A match between crabs, `MOST` actions of it."""
    table = game.table(seats=seats, seed=seed)
    crabs = [bot(game, "crab", seed=seat) for seat in range(seats)]
    while not table.over and len(table.steps) <= MOST:
        seat = table.waiting[0]
        legal = table.legal_numbers(seat)
        table.play(seat, crabs[seat].choose(table.box, table.view(seat), seat, legal))
    return table


def perft(table: Table, depth: int) -> int:
    """How many sequences of `depth` actions there are, with the generator's own draws."""
    return _count(table.game, table.box, [table.state], depth)


def _count(game: Game, box: object, states: Iterable[object], depth: int) -> int:
    total = 0
    for s in states:
        if depth == 0:
            total += 1
            continue
        for seat in range(s.seats):  # type: ignore[attr-defined]  # every State has the header
            for action in game.legal(box, s, seat):
                after = clone(s)
                game.step(box, after, seat, action)
                total += _count(game, box, [after], depth - 1)
    return total


if __name__ == "__main__":
    name, seats, seed = sys.argv[1:]
    print(transcript(played_by_crabs(game_of(name), int(seats), int(seed))), end="")
