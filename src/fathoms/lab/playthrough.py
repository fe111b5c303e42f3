"""Whole games written out to be read aloud, and counts of what can be played.

`python -m fathoms.lab.playthrough GAME SEATS SEED [PRESET]` writes one, played by crabs; the tests play it again
from the actions in it and compare every word.
"""

import re
import sys

from fathoms.bots import bot
from fathoms.core.game import AnyGame
from fathoms.core.state import Header, clone
from fathoms.core.table import AnyTable
from fathoms.games import AnyVariant
from fathoms.games import game as game_of

MOST = 60  # actions of a playthrough: what one can read in a sitting
ACTION = re.compile(r"^> (\d) (.+)$", re.M)


def transcript(table: AnyTable, preset: str = "usual") -> str:
    """A match in words, everything that a spectator hears, an action a paragraph."""
    words = table.game.words("en")
    rows = [f"{table.game.name}, {table.seats} seats, seed {table.seed}, {preset}", ""]
    for step in table.steps:
        if step.action:
            rows += [f"> {step.seat} {step.action}"]
        rows += [f"  {words.say(line.key, **line.about)} ({line.rule})" for line in table.lines(step.news)]
    if table.result:
        rows += ["", f"{table.result.ending} ({table.result.rule}), won by {list(table.result.winners)}"]
    return "\n".join(rows) + "\n"


def replay(text: str) -> str:
    """A transcript, played again."""
    head = re.match(r"(\S+), (\d) seats, seed (\d+), (\S+)\n", text)
    assert head is not None, text[:80]
    table = laid(game_of(head[1]), int(head[2]), int(head[3]), head[4])
    for seat, phrase in ACTION.findall(text):
        table.play(int(seat), phrase)
    return transcript(table, head[4])


def laid(game: AnyGame, seats: int, seed: int, preset: str) -> AnyTable:
    """A table with a preset, or as usual."""
    return game.table(seats=seats, seed=seed, preset=None if preset == "usual" else preset)


def played_by_crabs(game: AnyGame, seats: int, seed: int, preset: str = "usual") -> AnyTable:
    """A match between crabs, `MOST` actions of it."""
    table = laid(game, seats, seed, preset)
    crabs = [bot(table.variant, "crab", seed=seat) for seat in range(seats)]
    while not table.over and len(table.steps) <= MOST:
        seat = table.waiting[0]
        legal = table.legal_numbers(seat)
        table.play(seat, crabs[seat].choose(table.view(seat), seat, legal))
    return table


def perft(variant: AnyVariant, s: Header, depth: int) -> int:
    """How many sequences of `depth` actions there are, or fewer to the end, with the generator's own draws."""
    if depth == 0 or s.over:
        return 1
    total = 0
    for seat in range(s.seats):
        for action in variant.legal(s, seat):
            after = clone(s)
            variant.step(after, seat, action)
            total += perft(variant, after, depth - 1)
    return total


if __name__ == "__main__":
    name, seats, seed, preset = [*sys.argv[1:], "usual"][:4]
    print(transcript(played_by_crabs(game_of(name), int(seats), int(seed), preset), preset), end="")
