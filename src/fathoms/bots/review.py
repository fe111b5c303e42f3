"""A finished match, looked back on: who was likely to win when, what the choices did and what luck did.

Every position is judged by the search that the bots play with, for each seat from what that seat may know. What a
choice cost is the chance with the best choice less that with the one taken; rivals gain what the actor loses. All else
that changes a chance is luck: what dice and cards did, and what nobody could foresee.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import exp, log, sqrt

from fathoms.bots import Bot, Level, tree
from fathoms.bots.choice import OFTEN, stream
from fathoms.bots.weights import calibrated
from fathoms.core.state import Header
from fathoms.core.table import AnyTable

BUDGET = 3_000_000  # simulations for a match: some ten seconds
MOST, LEAST = 2_000, 200  # simulations for a decision
AGAIN = 4  # times as many for a second opinion
SMALL = 0.02  # a choice that costs less counts as good
SURE = 2.0  # and so does one whose cost is within so many standard errors
BARRED = -1e9  # what a first choice is worth that no simulation shall make
FARTHEST, HALVINGS = 40.0, 60  # how far a shift may be, and steps to find it, each half as long as the one before
EDGE = 1e-6  # as near to certainty as a search comes
TURNS = 5  # most turning points of a match
SWING = 0.08  # a turning point moves somebody's chance by this much

Chances = tuple[float, ...]  # of each seat; of the team where all play together
Progress = Callable[[Sequence[int]], Iterable[int]]


@dataclass(frozen=True, slots=True)
class Ply:
    """One action of a match: the chances before and after it, and what the choice cost."""

    ply: int
    seat: int
    action: int
    best: int  # the action that looked best at that moment
    choice: float  # what the choice did to the actor's chance: 0, or what it cost
    before: Chances
    after: Chances
    turning: bool = False

    @property
    def line(self) -> int:
        """Which of the chances is the actor's."""
        return self.seat if len(self.after) > 1 else 0

    @property
    def most(self) -> int:
        """Which chance to tell of: the one that moved most; the actor's if its choice cost but turned nothing."""
        if self.choice and not self.turning:
            return self.line
        moved = [round(abs(b - a), 3) for a, b in zip(self.before, self.after, strict=True)]
        return max(range(len(moved)), key=lambda i: (moved[i], i == self.line))

    def by_choice(self, i: int) -> float:
        """What the choice did to a chance: rivals share what it cost the actor, by their chances."""
        if i == self.line:
            return self.choice
        rivals = [chance for j, chance in enumerate(self.before) if j != self.line]
        return -self.choice * (self.before[i] / sum(rivals) if any(rivals) else 1 / len(rivals))


@dataclass(frozen=True, slots=True)
class Judged:
    """A position as one seat sees it: its chance, and that with the choice it then took."""

    chance: float
    taken: float
    best: int = -1


class Reviewer:
    """Searches every position of a match."""

    def __init__(self, table: AnyTable, budget: int) -> None:
        self.table = table
        seats = 1 if table.game.cooperative else table.seats
        halves = seats + 1 + 2 * AGAIN  # of a search: two for the actor, one for each other seat, and a second opinion
        share = 2 * budget // (len(table.steps) * halves)
        self.simulations = max(LEAST, min(MOST, share))
        level, room = Level(simulations=self.simulations), tree.room_for(AGAIN * self.simulations)
        self.bot = Bot(table.variant, level, compiled=True, room=room)

    def look(self, k: int) -> tuple[Chances, int, float]:
        """The chances after step k, the next actor's best choice, and what the one it took did to its chance."""
        table, s = self.table, self.table.steps[k].after
        assert s is not None, "a review needs every position"
        if s.over:
            won = tuple(float((s.winners >> seat) & 1) for seat in range(s.seats))
            return ((max(won),) if table.game.cooperative else shared(won)), -1, 0.0
        following = table.steps[k + 1] if k + 1 < len(table.steps) else None
        actor = following.seat if following else table.waiting[0]
        acts = self.judge_twice(s, actor, table.game.verbs.number(following.action) if following else None)
        if table.game.cooperative:
            return (acts.chance,), acts.best, cost(acts, acts.chance)
        half = self.simulations // 2
        chances = [self.judge(s, seat, None, half).chance for seat in range(s.seats) if seat != actor]
        chances.insert(actor, acts.chance)
        shift = agreed(chances, self.winners())
        agree = tuple(shifted(chance, shift) for chance in chances)
        return agree, acts.best, cost(acts, agree[actor])

    def winners(self) -> int:
        """How many win: a team as many as it has seats; a win that all share is one."""
        result = self.table.result
        return len(result.winners) if result and 0 < len(result.winners) < self.table.seats else 1

    def judge_twice(self, s: Header, seat: int, taken: int | None) -> Judged:
        """The same for the actor: a choice that one search blames is judged by another, and the milder one counts."""
        first = self.judge(s, seat, taken, self.simulations)
        if first.taken == first.chance:
            return first
        second = self.judge(s, seat, taken, AGAIN * self.simulations, opinion=1)
        return min(first, second, key=lambda judged: judged.chance - judged.taken)

    def judge(self, s: Header, seat: int, taken: int | None, count: int, opinion: int = 0) -> Judged:
        """What a seat may hope for in a position, and with a choice it took there."""
        game, legal = self.table.game, self.table.variant.legal(s, seat)
        search = Search(self.bot, self.table, s, seat, opinion)
        search.grow(count)
        if len(legal) < 2:
            chance = calibrated(game, s.seats, search.mean)
            return Judged(chance, chance, *legal)
        found = search.read(legal)
        most = max(tries for _, tries in found.values())
        often = [action for action in legal if OFTEN * found[action][1] >= most]
        best = max(often, key=lambda action: found[action][0])
        hope, tried = found[best]
        came, again = found.get(taken, found[best])
        if taken is not None and again < tried and (game.cooperative or s.waiting == 1 << seat):
            search.grow(tried - again, only=taken)  # not where rivals choose as well: they would learn what was taken
            came, again = search.read([taken])[taken]
        if came >= hope:
            hope, best = came, best if taken is None else taken
        elif hope - came <= SURE * search.swing * sqrt(1 / max(1, again) + 1 / tried):
            came = hope
        return Judged(calibrated(game, s.seats, hope), calibrated(game, s.seats, came), best)


class Search:
    """What may follow from one position, as one seat sees it."""

    def __init__(self, bot: Bot, table: AnyTable, s: Header, seat: int, opinion: int) -> None:
        self.engine, self.seat, self.seed, self.done = bot.engine, seat, stream(opinion, s.ply, seat), 0
        self.views, self.level = self.engine.copies(table.hidden(s, seat)), bot.row
        self.legal, self.together = table.variant.legal(s, seat), int(table.game.cooperative)
        self.engine.functions[tree.empty](self.engine.tree, self.engine.evaluator, self.seed)

    def grow(self, count: int, only: int | None = None) -> None:
        """So many simulations more, all with one first choice if told so; the others' numbers are then lost."""
        engine, t = self.engine, self.engine.tree
        for action in self.legal if only is not None else ():
            if action != only:
                at = tree.place(t, -1, self.seat, action)
                t.visits[at], t.total[at] = max(1, t.visits[at]), BARRED
        about = engine.slots, self.seat, self.level, self.together, self.done, count, self.seed, t, engine.evaluator
        engine.functions[tree.search](engine.boxes, self.views, *about)
        self.done += count

    def read(self, actions: Sequence[int]) -> dict[int | None, tuple[float, int]]:
        """Of each first choice what it was worth on average, and how often it was tried."""
        engine = self.engine
        choices, totals, tries = engine.weighing(actions)
        engine.functions[tree.read](engine.tree, self.seat, choices, len(actions), totals, tries, self.level)
        return {
            action: (float(total) / max(1, int(tried)), int(tried))
            for action, total, tried in zip(actions, totals, tries, strict=True)
        }

    @property
    def mean(self) -> float:
        """What the simulations were worth to the seat."""
        swing = self.engine.tree.swing
        return float(swing[tree.SUM] / swing[tree.COUNT])

    @property
    def swing(self) -> float:
        """How much they differed."""
        return tree.swing(self.engine.tree)


def shared(won: Chances) -> Chances:
    """The result as chances: a win that all share is a part for each."""
    return tuple(1 / len(won) for _ in won) if all(won) else won


def shifted(chance: float, shift: float) -> float:
    """A chance after a shift of its log odds, which leaves what is certain certain."""
    inside = min(1 - EDGE, max(EDGE, chance))
    return 1 / (1 + exp(-log(inside / (1 - inside)) - shift))


def agreed(chances: Sequence[float], winners: int) -> float:
    """The shift that lets what the seats think, each for itself, add up to so many winners."""
    low, high = -FARTHEST, FARTHEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if sum(shifted(chance, middle) for chance in chances) < winners:
            low = middle
        else:
            high = middle
    return low


def cost(acts: Judged, chance: float) -> float:
    """What the choice taken did to the actor's chance: 0, or less if it cost more than a little."""
    change = chance * (acts.taken / acts.chance - 1) if acts.chance > 0 else 0.0
    return change if change <= -SMALL else 0.0


def review(table: AnyTable, progress: Progress = iter, budget: int = BUDGET) -> list[Ply]:
    """Every action of a match, judged; `progress` hears of each as it goes by."""
    if table.held:
        return []
    first = max(k for k, step in enumerate(table.steps) if not step.action)  # what came by itself is the beginning
    reviewer, verbs = Reviewer(table, budget), table.game.verbs
    looks = [reviewer.look(k) for k in progress(range(first, len(table.steps)))]
    rows = []
    for k, (before, best, choice) in enumerate(looks[:-1], first + 1):
        step = table.steps[k]
        rows.append(Ply(k, step.seat, verbs.number(step.action), best, choice, before, looks[k - first][0]))
    return marked(rows)


def marked(rows: list[Ply]) -> list[Ply]:
    """The same with the turning points marked: the largest swings."""
    swings = [max(abs(b - a) for a, b in zip(row.before, row.after, strict=True)) for row in rows]
    most = sorted(range(len(rows)), key=lambda i: -swings[i])[:TURNS]
    return [replace(row, turning=i in most and swings[i] >= SWING) for i, row in enumerate(rows)]


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat came from its first chance to its last, in whole percents: start + own + others + luck = end."""

    seat: int
    start: int
    own: int  # by its own choices
    others: int  # by the choices of others
    luck: int
    end: int
    worst: Ply | None  # its costliest choice


def percent(share: float) -> int:
    """A share in whole percents."""
    return round(100 * share)


def accounts(rows: list[Ply], seats: int) -> list[Account]:
    """One for each seat; of a team, all have the team's chance."""
    own = [percent(sum(row.choice for row in rows if row.seat == seat)) for seat in range(seats)]
    found = []
    for seat in range(seats if rows else 0):
        mine = [row for row in rows if row.seat == seat]
        i = seat if len(rows[0].before) > 1 else 0
        start, end = percent(rows[0].before[i]), percent(rows[-1].after[i])
        gifts = percent(sum(row.by_choice(i) for row in rows if row.seat != seat))
        others = gifts if len(rows[0].before) > 1 else sum(own) - own[seat]
        worst = min(mine, key=lambda row: row.choice, default=None)
        luck = end - start - own[seat] - others
        found.append(Account(seat, start, own[seat], others, luck, end, worst if worst and worst.choice else None))
    return found
