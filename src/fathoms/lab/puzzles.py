"""Puzzles are found: bots play, and wherever a seat is asked, all its lines until chance or others come are searched.

A position makes a puzzle where few lines reach a goal. How hard it is comes from what was measured: how seldom somebody
who takes any choice gets there (in bits), how many acts it takes (half a bit each), and whether a crab, who knows
nothing of the goal, misses it (a bit). A third of a game's puzzles has one fin, a third two, the hardest third three.
"""

import hashlib
import json
import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from fathoms.bots import Bot, bot
from fathoms.core.errors import BadOption, BadPosition
from fathoms.core.game import AnyGame
from fathoms.core.goals import Goal
from fathoms.core.message import Message
from fathoms.core.names import Plain
from fathoms.core.position import writable
from fathoms.core.puzzle import OPEN, SOLVED, Puzzle, alike, attempt, foresee, judged
from fathoms.core.state import Header, clone, seats_in
from fathoms.core.survey import NEVER, Search, TooWide, Verdict
from fathoms.core.variant import AnyVariant
from fathoms.lab import Tick

LONGEST = 400  # actions of such a game
LEVELS = ("crab", "newcomer")  # who plays them, in turn: good positions and strange ones
DULL = 2  # acts for each different one, at most: nobody puzzles over three times forward
LIKELIEST = 1 / 3  # that any choice will do; more would be no puzzle
LIKELIEST_AT_ONCE = 1 / 4  # … where the answer is a single act
LEAST_AT_ONCE = 1 / 6  # … and where there are more than six acts, most are alike
HARDNESS = 3  # grades
BELIEFS = 24  # worlds in which an answer must do
WORLD_SEED = 1
LETTERS = "bcdfghjkmnpqrstvwxz23456789"  # of an id: nothing that is read as something else, no words
LONG = 160  # characters of a field that nobody wants to read
BARE = re.compile(r"[A-Za-z0-9_-]+")


# --- finding ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Candidate:
    """A position that may become a puzzle."""

    variant: AnyVariant
    s: Header
    seat: int
    goal: str
    verdict: Verdict
    answer: tuple[str, ...]
    hardness: float
    match: int  # in which game it came up

    @property
    def likeness(self) -> tuple[Plain, ...]:
        """What no two puzzles share."""
        return self.goal, self.answer, self.variant


@dataclass(slots=True)
class Found:
    """What was looked at to find them."""

    games: int = 0
    positions: int = 0
    candidates: int = 0


def variants_of(game: AnyGame) -> list[AnyVariant]:
    """The game as usual and with each preset, for every number of seats that goes with it."""
    found = []
    for preset in (None, *game.presets):
        for seats in game.seats:
            try:
                found.append(game.variant(seats=seats, preset=preset))
            except BadOption:
                continue
    return list(dict.fromkeys(found))


def find(game: AnyGame, count: int, seed: int, tick: Tick, *, games: int) -> tuple[list[dict[str, Plain]], Found]:
    """So many puzzles of a game, from easy to hard, the same for the same seed; and how much was searched."""
    told, candidates = Found(), dict[Plain, Candidate]()
    variants = variants_of(game)
    for number in range(games):
        variant, level = variants[number % len(variants)], LEVELS[number // len(variants) % len(LEVELS)]
        for candidate in _candidates(variant, level, seed, number, told):
            candidates.setdefault(candidate.likeness, candidate)
        told.games += 1
        tick(1)
    told.candidates = len(candidates)
    chosen = sorted(_chosen(list(candidates.values()), count), key=lambda one: (one.hardness, _mark(one)))
    return [written(one, fins=1 + HARDNESS * i // len(chosen)) for i, one in enumerate(chosen)], told


def _candidates(variant: AnyVariant, level: str, seed: int, number: int, told: Found) -> Iterator[Candidate]:
    """Plays a game, and looks at every decision with which a seat begins."""
    s = variant.blank()
    variant.begin(s, seed, number)
    bots = [bot(variant, level, seed=seed * variant.seats + seat, compiled=True) for seat in range(variant.seats)]
    begun = None
    while not s.over and s.ply < LONGEST:
        waiting = seats_in(s.waiting)
        seat = waiting[(number + s.draws) % len(waiting)]  # who is asked last among several differs
        legal = variant.legal(s, seat)
        if len(legal) > 1 and s.waiting == 1 << seat and begun != (seat, s.draws):
            begun = seat, s.draws
            told.positions += 1
            yield from _puzzling(variant, s, seat, number)
        variant.step(s, seat, bots[seat].choose(variant.hidden(s, seat), seat, legal))


def _puzzling(variant: AnyVariant, s: Header, seat: int, number: int) -> Iterator[Candidate]:
    """The goals that few lines from a position reach; at first one other world must do, for that is quick.

    Where a single act is enough, and a crab, who just plays on, finds it, there is nothing to puzzle over.
    """
    goals = list(variant.game.goals)
    try:
        first = Search(variant, s, seat, goals, worlds=1).verdicts()
        goals = [goal for goal, verdict in zip(goals, first, strict=True) if is_puzzling(verdict)]
        if not goals:
            return
        search = Search(variant, s, seat, goals)
        verdicts = search.verdicts()
    except TooWide:
        return
    for k, (goal, verdict) in enumerate(zip(goals, verdicts, strict=True)):
        if is_puzzling(verdict):
            answer = search.answer(k)
            obvious = _crab_does(variant, s, seat, goal)
            dull = len(answer) > DULL * len(set(answer)) or (obvious and len(answer) == 1)
            if not dull and _does_in_all_worlds(variant, s, seat, goal, answer):
                blind = verdict.chance if verdict.acts > 1 else max(verdict.chance, LEAST_AT_ONCE)
                hardness = -math.log2(blind) + verdict.acts / 2 + (not obvious)
                yield Candidate(variant, clone(s), seat, goal.name, verdict, answer, hardness, number)


def is_puzzling(verdict: Verdict) -> bool:
    """Some lines will do, but few of all."""
    likeliest = LIKELIEST_AT_ONCE if verdict.acts == 1 else LIKELIEST
    return 0 < verdict.acts < NEVER and verdict.chance <= likeliest and verdict.ways <= LIKELIEST * verdict.lines


def _line(variant: AnyVariant, s: Header, seat: int, goal: Goal, act: Callable[[Header], int]) -> bool:
    """Whether somebody who acts like this reaches a goal."""
    before, now, sure = variant.hidden(s, seat), s, True
    while (status := judged(variant, goal, before, now, seat, sure=sure)) == OPEN:
        found = foresee(variant, now, seat, act(now))
        now, sure = found.after, found.sure
    return status == SOLVED


def _does_in_all_worlds(variant: AnyVariant, s: Header, seat: int, goal: Goal, answer: Sequence[str]) -> bool:
    """Whether an answer does whatever it may be that the seat does not know."""
    view = variant.hidden(s, seat)
    if alike(view, s):
        return True
    for number in range(BELIEFS):
        world = variant.redealt(view, seat, WORLD_SEED, number)
        left = iter(map(variant.game.verbs.number, answer))
        if not _line(variant, world, seat, goal, partial(_next_of, left)):
            return False
    return True


def _next_of(left: Iterator[int], now: Header) -> int:
    """The next act of an answer, whatever the position is."""
    return next(left)


def _crab_does(variant: AnyVariant, s: Header, seat: int, goal: Goal) -> bool:
    """Whether a crab, who knows nothing of the goal, reaches it."""
    crab = _crab(variant)
    return _line(
        variant, s, seat, goal, lambda now: crab.choose(variant.hidden(now, seat), seat, variant.legal(now, seat))
    )


@cache
def _crab(variant: AnyVariant) -> Bot:
    return bot(variant, "crab", compiled=True)


def _chosen(candidates: Sequence[Candidate], count: int) -> list[Candidate]:
    """Some of all: of every goal and hardness by turns, from games, variants and answers that came up least so far."""
    shelves: dict[tuple[str, int], list[Candidate]] = {}
    low, high = (limit((one.hardness for one in candidates), default=0.0) for limit in (min, max))
    for one in candidates:
        grade = min(HARDNESS - 1, int(HARDNESS * (one.hardness - low) / max(high - low, 1e-9)))
        shelves.setdefault((one.goal, grade), []).append(one)
    chosen: list[Candidate] = []
    used: Counter[Plain] = Counter()
    while len(chosen) < count and any(shelves.values()):
        for shelf in (shelf for shelf in shelves.values() if shelf):
            best = min(shelf, key=lambda one: (used[one.match], used[one.variant], used[one.answer], _mark(one)))
            shelf.remove(best)
            if len(chosen) < count:
                chosen.append(best)
                used.update((best.match, best.variant, best.answer))
    return chosen


def _mark(one: Candidate) -> str:
    """A number that depends on nothing but the candidate."""
    return hashlib.sha256(repr((one.match, one.s, one.goal)).encode()).hexdigest()


# --- writing ----------------------------------------------------------------------------------------------


def written(one: Candidate, fins: int) -> dict[str, Plain]:
    """A puzzle as data."""
    options = {
        option.name: value
        for option in one.variant.game.options
        if (value := one.variant.options[option.name]) != option.usual(one.variant.seats)
    }
    position = _told(one)
    named = json.dumps([str(one.variant), position, one.seat, one.goal], sort_keys=True)
    return {
        "id": _id(named),
        "seats": one.variant.seats,
        "options": options,
        "seat": one.seat,
        "goal": one.goal,
        "fins": fins,
        "answer": list(one.answer),
        "position": position,
    }


def _id(named: str) -> str:
    number = int.from_bytes(hashlib.sha256(named.encode()).digest()[:8], "big")
    return "".join(LETTERS[number // len(LETTERS) ** k % len(LETTERS)] for k in range(4))


def _told(one: Candidate) -> dict[str, Plain]:
    """As much of a position by names as one needs, and nothing else.

    Long fields that nobody wants to read go where it looks the same and is solved the same without them; of the others
    what follows from the rest, or what the seat cannot know.
    """
    told = _shortened(one.variant, one.s)
    for name in sorted(told, key=lambda name: -len(str(told[name]))):
        less = _without(told, name)
        if len(str(told[name])) >= LONG and _is_as_good(one, less):
            told = less
    settled = _view_of(one, told)
    assert settled is not None, f"{one.variant}: a position that cannot be written"
    for name in list(told):
        places = list(told[name]) if isinstance(told[name], dict) else []
        for place in (None, *places):
            less = _without(told, name) if place is None else {**told, name: _without(told[name], place)}
            view = _view_of(one, less)
            if view is not None and alike(view, settled):
                told = less
                if place is None:
                    break
    return told


def _without(table: dict[str, Plain], name: str) -> dict[str, Plain]:
    return {k: v for k, v in table.items() if k != name}


def _shortened(variant: AnyVariant, s: Header) -> dict[str, Plain]:
    """A position by names, lists as tables of the places that differ from the usual start where that is shorter."""
    notation = variant.notation
    usual = notation.write(variant.usual_position())
    told = {}
    for name, f in writable(type(s)).items():
        if name in ("ply", "draws"):
            continue
        told[name] = value = notation.write(s)[name]
        if by := notation.called(f).by:
            places = range(by[0]) if isinstance(by[0], int) else by[0]
            differing = {str(place): v for place, v, u in zip(places, value, usual[name], strict=True) if v != u}
            told[name] = min(value, differing, key=lambda form: len(str(form)))
    return told


def _view_of(one: Candidate, told: dict[str, Plain]) -> Header | None:
    """What the seat knows of a position as it is told; None where that is no position."""
    try:
        view: Header = one.variant.hidden(one.variant.position(**told), one.seat)
    except BadPosition:
        return None
    return view


def _is_as_good(one: Candidate, told: dict[str, Plain]) -> bool:
    """Whether a position as it is told looks the same, allows the same and is solved the same."""
    variant, seat = one.variant, one.seat
    view, wanted = _view_of(one, told), variant.hidden(one.s, seat)
    if view is None or variant.legal(view, seat) != variant.legal(wanted, seat):
        return False
    if variant.game.look(variant.box, view, seat) != variant.game.look(variant.box, wanted, seat):
        return False
    search = Search(variant, variant.position(**told), seat, [variant.game.goals.named(one.goal)])
    return search.verdicts() == (one.verdict,)


def as_toml(puzzles: Iterable[dict[str, Plain]], head: str) -> str:
    """Puzzles as the file that a game ships."""
    rows = [f"# {head}"]
    for data in puzzles:
        rows += ["", "[[puzzle]]"]
        rows += [f"{name} = {_toml(value)}" for name, value in data.items() if name != "position" and value != {}]
        rows += ["", "[puzzle.position]"]
        rows += [f"{name} = {_toml(value)}" for name, value in data["position"].items()]
    return "\n".join(rows) + "\n"


def _toml(value: Plain) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        pairs = (f"{k if BARE.fullmatch(k) else json.dumps(k)} = {_toml(v)}" for k, v in value.items())
        return f"{{ {', '.join(pairs)} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


# --- proving ----------------------------------------------------------------------------------------------


def wrong_with(puzzle: Puzzle) -> Message | None:
    """What is not as a puzzle says, if anything: its answer solves it, none is shorter, and few lines will do."""
    if attempt(puzzle, puzzle.answer).status != SOLVED:
        return Message("puzzles-wrong-answer")
    s = puzzle.variant.position(**puzzle.position)
    try:
        (verdict,) = Search(puzzle.variant, s, puzzle.seat, [puzzle.meant]).verdicts()
    except TooWide:
        return Message("puzzles-wrong-wide")
    if verdict.acts != puzzle.acts:
        return Message("puzzles-wrong-acts", {"acts": verdict.acts})
    return None if is_puzzling(verdict) else Message("puzzles-wrong-easy")
