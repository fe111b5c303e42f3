"""What an onlooker notes of every game: who leads, how much there is to choose, and what was done in order.

Like the rules, these functions run interpreted and compiled with the same results; `look` is called before every
decision of a contest that is watched. Chances are what the hints tell a greedy player of the whole position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from fathoms.bots.judge import Evaluator, worth
from fathoms.bots.level import SIMULATIONS, WORLDS
from fathoms.core.loops import Ints, legal
from fathoms.core.state import NOBODY, Header

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.lab.contest import Samples, Workspace

Array = np.ndarray[Any, Any]  # numpy knows the shape and kind; mypy cannot
POINTS = 33  # moments of a game at which chances are kept, from the start to the end
ROOM = 128  # moments that are remembered while it lasts
WIDEST = 41  # choices: so many or more
GOOD = 0.02  # of the chance to win: a choice so near to the best is as good
CLEAR = 2  # percent by which somebody must be ahead to take the lead
PLACES = USED, STRIDE, SKIP, LEADER, ACTED, LOGGED, GAME = range(7)  # of `now`


class Notes(NamedTuple):
    """What was noted. Rooms serve the game under way; the rest has a row a game, or one a part of many games."""

    now: Array  # room: what of the trace is used, how far apart its moments are, who leads, which game, …
    before: Array  # room: decisions by seat at the last look
    wide: Array  # room: how many choices each seat had then; 0 if it did not wait
    trace: Array  # room: chances in percent, a row a moment, a column a seat
    starter: Array  # of each game: who alone was asked first; NOBODY where several were
    turns: Array  # of each game: how often another seat went on
    forced: Array  # of each game: decisions with one choice alone
    choices: Array  # of each game: choices of all decisions together
    weighed: Array  # of each game: decisions among several choices whose worth somebody weighed
    good: Array  # of each game: choices of those that were as good as the best
    stake: Array  # of each game: how far the best of each was above the mean, of the chance to win, all together
    leads: Array  # of each game: how often the lead changed hands
    since: Array  # of each game: after how many actions the last leader took the lead
    leader: Array  # of each game: who led at the end; NOBODY where nobody ever did
    curve: Array  # of each game, POINT and seat: the chance in percent
    ends: Array  # of each game, its last position
    log: Array  # of each game, what was done in order, as seat times actions and action, plus 1; 0 after the end
    widths: Array  # of a part: decisions by how many choices they had


ROOMS, BY_PART = ("now", "before", "wide", "trace"), ("widths",)
BY_GAME = tuple(name for name in Notes._fields if name not in (*ROOMS, *BY_PART))


def look(
    b: object,
    s: Header,
    game: int,
    last: int,
    levels: Sequence[Ints],
    together: int,
    w: Workspace,
    samples: Samples,
    e: Evaluator,
) -> None:
    """Notes what was decided since the last look, how it stands, and how much there is to choose now."""
    n = w.notes
    if s.ply == 0:
        begin_notes(s, game, n)
    for seat in range(s.seats):
        if samples.decisions[game, seat] > n.before[seat]:
            n.before[seat] = samples.decisions[game, seat]
            note_act(game, seat, levels[seat], w, n)
    note_standing(b, s, game, last, together, n, e)
    for seat in range(s.seats):
        n.wide[seat] = 0
        if s.over == 0 and (s.waiting >> seat) & 1:
            n.wide[seat] = legal(b, s, seat, w.choices)
    if last:
        finish(s, game, n)
        n.ends[game] = w.tables[0]
    n.now[LOGGED] = s.ply


def begin_notes(s: Header, game: int, n: Notes) -> None:
    """A new game."""
    n.now[USED] = 0
    n.now[STRIDE] = 1
    n.now[SKIP] = 0
    n.now[LEADER] = NOBODY
    n.now[ACTED] = NOBODY
    n.now[LOGGED] = 0
    n.now[GAME] = game
    n.starter[game] = NOBODY
    for seat in range(s.seats):
        n.before[seat] = 0
        if s.waiting == 1 << seat:
            n.starter[game] = seat


def note_act(game: int, seat: int, level: Ints, w: Workspace, n: Notes) -> None:
    """One action of a seat, and the choice it had."""
    if n.now[ACTED] != seat:
        n.now[ACTED] = seat
        n.turns[game] += 1
    wide = n.wide[seat]
    n.choices[game] += wide
    n.widths[0, min(wide, WIDEST - 1)] += 1
    if wide == 1:
        n.forced[game] += 1
    alone = 0
    for other in n.wide:
        alone += other != 0
    if alone == 1 and wide > 1 and level[WORLDS] + level[SIMULATIONS] > 0:
        note_good(game, wide, w, n)
    if n.now[LOGGED] < n.log.shape[1] and game < n.log.shape[0]:
        n.log[game, n.now[LOGGED]] = seat * len(w.choices) + w.planned[seat] + 1
    n.now[LOGGED] += 1


def note_good(game: int, wide: int, w: Workspace, n: Notes) -> None:
    """How many of so many choices were as good as the best, and how much was at stake, in the eyes of who chose."""
    best = 0.0
    mean = 0.0
    for i in range(wide):
        chance = w.totals[i] / max(1, w.tries[i])
        best = max(best, chance)
        mean += chance / wide
    n.weighed[game] += 1
    n.stake[game] += best - mean
    for i in range(wide):
        n.good[game] += w.totals[i] / max(1, w.tries[i]) > best - GOOD


def note_standing(b: object, s: Header, game: int, last: int, together: int, n: Notes, e: Evaluator) -> None:
    """The chances of all seats, those of a team as its first one sees them, and whether the lead has changed hands."""
    if n.now[USED] == ROOM:
        for i in range(ROOM // 2):
            for seat in range(s.seats):
                n.trace[i, seat] = n.trace[2 * i, seat]
        n.now[USED] = ROOM // 2
        n.now[STRIDE] *= 2
    row = n.now[USED]
    best = 0
    for seat in range(s.seats):
        if together and seat > 0:
            n.trace[row, seat] = n.trace[row, 0]
        else:
            n.trace[row, seat] = int(100.0 * worth(b, s, seat, e) + 0.5)
        if n.trace[row, seat] > n.trace[row, best]:
            best = seat
    leader = n.now[LEADER]
    second = 0
    for seat in range(s.seats):
        if seat != best and n.trace[row, seat] > second:
            second = n.trace[row, seat]
    ahead = n.trace[row, best] - (second if leader == NOBODY else n.trace[row, leader])
    if best != leader and ahead > CLEAR:
        if leader != NOBODY:
            n.leads[game] += 1
        n.now[LEADER] = best
        n.since[game] = s.ply
    if n.now[SKIP] == 0 or last:
        n.now[USED] += 1
        n.now[SKIP] = n.now[STRIDE]
    n.now[SKIP] -= 1


def finish(s: Header, game: int, n: Notes) -> None:
    """The end of a game: its curve at POINTS moments as far apart, and who led."""
    n.leader[game] = n.now[LEADER]
    last = n.now[USED] - 1
    for k in range(POINTS):
        for seat in range(s.seats):
            n.curve[game, k, seat] = n.trace[last * k // (POINTS - 1), seat]
