"""A finished match, looked back on: who was likely to win when, what the choices did and what the dice did.

After every action each seat's chance to win is judged by the game's hints. Before it, the actor's choices are
weighed in several worlds that its seat held possible: the best of them less the one taken is what the choice
cost, and what then came out less what was to be expected is luck.
"""

from dataclasses import dataclass
from typing import Any

from fathoms.bots import Bot, Level, judge
from fathoms.bots.mind import Mind
from fathoms.core.table import Table

WORLDS = 16  # like a crab, in more worlds
TURNS = 5  # most turning points of a match
SWING = 0.08  # a turning point moves somebody's chance by this much


@dataclass(frozen=True, slots=True)
class Ply:
    """One action of a match: the chances after it, and what choice and luck did for the actor."""

    ply: int
    seat: int
    phrase: str
    chances: tuple[float, ...]  # of each seat; of the team where all play together
    best: str  # what looked best at that moment
    choice: float  # chosen less best: 0, or what the choice cost
    luck: float  # what came out less what was to be expected
    turning: bool


def chances(table: Table, s: Any, mind: Mind) -> tuple[float, ...]:
    """The chance of each seat to win; of rivals they add up to one."""
    gear = mind.gear(s.seats)
    worth = [float(mind.functions[judge.worth](table.box, s, seat, gear)) for seat in range(s.seats)]
    if table.game.cooperative:
        return (sum(worth) / len(worth),)
    total = sum(worth)
    return tuple(w / total for w in worth) if total else tuple(1 / len(worth) for _ in worth)


def review(table: Table) -> list[Ply]:
    """Every action of a match, judged."""
    eye = Bot(table.game, Level(worlds=WORLDS))
    mind = eye.mind
    rows: list[Ply] = []
    for k, (before, step) in enumerate(zip(table.steps, table.steps[1:], strict=False), 1):
        s = before.after
        legal = table.game.legal(table.box, s, step.seat)
        weighed = {w.action: w.chance for w in eye.weigh(table.box, table.hidden(s, step.seat), step.seat, legal)}
        best = max(weighed, key=lambda action: weighed[action])
        taken = weighed[step.action]
        came = float(mind.functions[judge.worth](table.box, step.after, step.seat, mind.gear(s.seats)))
        after = chances(table, step.after, mind)
        phrase = table.game.actions.phrase
        rows.append(
            Ply(
                k,
                step.seat,
                phrase(step.action),
                after,
                phrase(best),
                taken - weighed[best],
                came - taken,
                turning=False,
            )
        )
    return marked(rows, chances(table, table.steps[0].after, mind))


def marked(rows: list[Ply], start: tuple[float, ...]) -> list[Ply]:
    """The same with the turning points marked: the largest swings."""
    swings = []
    last = start
    for row in rows:
        swings.append(max(abs(a - b) for a, b in zip(row.chances, last, strict=True)))
        last = row.chances
    most = sorted((swing for swing in swings if swing >= SWING), reverse=True)[:TURNS]
    bar = most[-1] if most else 2.0
    return [
        Ply(r.ply, r.seat, r.phrase, r.chances, r.best, r.choice, r.luck, turning=swing >= bar)
        for r, swing in zip(rows, swings, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class Summary:
    """What one seat's choices cost and what its luck brought, over a match."""

    seat: int
    decisions: int
    cost: float
    luck: float
    worst: Ply | None  # the dearest choice


def summaries(rows: list[Ply], seats: int) -> list[Summary]:
    """One for each seat."""
    found = []
    for seat in range(seats):
        mine = [row for row in rows if row.seat == seat]
        worst = min(mine, key=lambda row: row.choice, default=None)
        cost, luck = sum(row.choice for row in mine), sum(row.luck for row in mine)
        found.append(Summary(seat, len(mine), cost, luck, worst if worst and worst.choice < 0 else None))
    return found
