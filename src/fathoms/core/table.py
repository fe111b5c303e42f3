"""Table, the guarded door: it checks, plays, tells, undoes, saves and loads."""

import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

from fathoms.core.chance import dictated
from fathoms.core.errors import BadMatch, BadOption, FathomsError, IllegalAction, NothingToUndo
from fathoms.core.game import Edition, Game
from fathoms.core.news import heard_by, named
from fathoms.core.state import clone

FORMAT = 1
SPECTATOR = -1
Dice = Callable[[int], list[int]]  # the generator's four words for a ply


@dataclass(frozen=True, slots=True)
class Event:
    """One piece of news: what happened, about what, by which rule, and the position just after."""

    what: int
    args: tuple[int, int, int]
    after: Any


@dataclass(frozen=True, slots=True)
class Line:
    """A piece of news as one viewer may hear it: a message key, its arguments, the rule, a hint."""

    key: str
    about: dict[str, str | int]
    rule: str
    hint: str


@dataclass(frozen=True, slots=True)
class Step:
    """One action as it was played: who, what, what chance answered, what happened, the position after."""

    seat: int  # -1 for the set-up
    action: int
    drawn: tuple[int, ...]
    news: tuple[Event, ...]
    after: Any
    sides: tuple[int, ...] = ()  # of how many each draw was one


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winners' seats, the ending's name and the rule behind it."""

    winners: tuple[int, ...]
    ending: str
    rule: str


class Table:
    """One match of one game, in plain Python."""

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        seed: int | None = None,
        edition: Edition = None,
        options: Mapping[str, Any] | None = None,
        dice: Dice | None = None,
        script: Iterable[int] | None = None,
        steps: Iterable[Step] = (),
    ) -> None:
        """A new match, or one that goes on after `steps` played earlier; those are not played again."""
        self.game = game
        self.chosen = game.choose(seats, options or {})
        self.edition = edition
        self.box = game.open_box(edition, self.chosen.edition)
        self.seed = secrets.randbits(63) if seed is None else seed
        if type(self.seed) is not int or not 0 <= self.seed < 1 << 63:
            raise BadOption(f"seed cannot be {seed!r}; it takes a whole number from 0 to 2^63 - 1")
        self._dice = dice
        self.steps = list(steps)
        if not self.steps:
            self._record(game.blank(seats, self.chosen), SPECTATOR, -1, script)

    # --- looking ----------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The whole position, secrets included. Not to be changed."""
        return self.steps[-1].after

    @property
    def seats(self) -> int:
        """How many sit here."""
        return int(self.state.seats)

    @property
    def options(self) -> dict[str, Any]:
        """Every option by name, defaults included."""
        return dict(self.chosen.values)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        s = self.state
        return tuple(seat for seat in range(s.seats) if not s.over and (s.waiting >> seat) & 1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        s = self.state
        if not s.over:
            return None
        ending = self.game.endings[s.over - 1]
        winners = tuple(seat for seat in range(s.seats) if (s.winners >> seat) & 1)
        return Result(winners, ending.name, ending.rule)

    def legal(self, seat: int) -> list[str]:
        """The phrases a seat may say now."""
        return [self.game.actions.phrase(a) for a in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int) -> list[int]:
        """The actions open to a seat, as numbers."""
        return self.game.legal(self.box, self.state, self._seat(seat))

    def view(self, seat: int | None = None) -> Any:
        """The position as a seat may know it; None is a spectator."""
        return self.hidden(self.state, seat)

    def hidden(self, s: Any, seat: int | None) -> Any:
        """Any position of this match as a seat may know it."""
        copy = clone(s)
        self.game.sight.hide(self.box, copy, SPECTATOR if seat is None else self._seat(seat))
        return copy

    def lines(self, news: Iterable[Event], seat: int | None = None) -> list[Line]:
        """News as a seat may hear it; None is a spectator."""
        return [self.line(event, seat) for event in news]

    def line(self, event: Event, seat: int | None = None) -> Line:
        """One piece of news as a seat may hear it."""
        said = self.game.news.said[event.what]
        name = self.game.news.names[event.what].replace("_", "-")
        values = {kind: (names, v) for (kind, names), v in zip(said.about.items(), event.args, strict=False)}
        if said.secret and seat not in [values[kind][1] for kind in said.only]:
            name += "-unseen"
            values = {kind: v for kind, v in values.items() if kind not in said.secret}
        return Line(f"news-{name}", {k: named(*v) for k, v in values.items()}, said.rule, said.hint)

    def log(self, seat: int | None = None, language: str = "en") -> list[str]:
        """Everything that happened, in words, as a seat may hear it."""
        words = self.game.words(language)
        lines = self.lines((event for step in self.steps for event in step.news), seat)
        return [words.say(line.key, **line.about) for line in lines]

    # --- acting -----------------------------------------------------------------------------------

    def play(self, seat: int, action: str | int) -> tuple[Event, ...]:
        """Plays a phrase (or an action's number) for a seat and gives the news."""
        number = self.game.actions.number(action) if isinstance(action, str) else action
        self.check(seat, number)
        s = clone(self.state)
        return self._record(s, seat, number, None).news

    def check(self, seat: int, action: int) -> None:
        """Raises IllegalAction, with the rule and what would do, unless the seat may do that now."""
        if not 0 <= action < len(self.game.actions):
            raise IllegalAction(f"{action} is not an action of {self.game.name}")
        allowed = self.legal_numbers(seat)
        if action in allowed:
            return
        phrase = self.game.actions.phrase(action)
        result = self.result
        if result:
            text = f"{phrase!r} is not allowed: the game is over ({result.rule})"
            raise IllegalAction(text, result.rule)
        if not allowed:
            who = ", ".join(str(w) for w in self.waiting)
            raise IllegalAction(f"{phrase!r} is not allowed: it is not for seat {seat} to act now, but for seat {who}")
        rule = self.game.refuse(self.box, self.state, seat, action)
        may = ", ".join(self.game.actions.phrase(a) for a in allowed[:8]) + (" …" if len(allowed) > 8 else "")
        why = f" ({rule}: {self.game.spec.get(rule, '')})" if rule else ""
        raise IllegalAction(f"{phrase!r} is not allowed now{why}; seat {seat} may: {may}", rule)

    def can_undo(self) -> bool:
        """Whether the last action can be taken back: it drew and revealed nothing, and nobody acted since."""
        if len(self.steps) < 2:
            return False
        return bool(self.steps[-1].after.draws == self.steps[-2].after.draws)

    def undo(self) -> None:
        """Takes the last action back, never past a draw, a reveal or another seat's act."""
        if not self.can_undo():
            raise NothingToUndo("nothing to undo: something was drawn, revealed or done by another seat since")
        self.steps.pop()

    def reset(self) -> int:
        """Takes back everything one seat did since the last draw, reveal or act of another; returns how many."""
        seat, count = self.steps[-1].seat, 1
        self.undo()
        while self.can_undo() and self.steps[-1].seat == seat:
            self.steps.pop()
            count += 1
        return count

    # --- keeping ----------------------------------------------------------------------------------

    def save(self) -> str:
        """The match as JSON: options, edition, seed, rules version, every action with what chance answered."""
        from fathoms.core.box import edition_data

        steps = [
            {"seat": step.seat, "action": self.game.actions.phrase(step.action), "drawn": list(step.drawn)}
            for step in self.steps[1:]
        ]
        return json.dumps(
            {
                "fathoms": FORMAT,
                "game": self.game.name,
                "rules": self.game.version,
                "seats": self.seats,
                "seed": self.seed,
                "options": {k: list(v) if isinstance(v, tuple) else v for k, v in self.options.items()},
                "edition": edition_data(self.edition)[0],
                "setup": list(self.steps[0].drawn),
                "steps": steps,
            },
            ensure_ascii=False,
            indent=1,
        )

    @classmethod
    def restore(cls, game: Game, data: Mapping[str, Any]) -> "Table":
        """A match from its saved data, played again with the same answers of chance."""
        try:
            options = {k: v for k, v in data["options"].items() if v is not None}
            table = cls(
                game,
                data["seats"],
                seed=data["seed"],
                edition=data["edition"],
                options=options,
                script=data["setup"],
            )
            for i, row in enumerate(data["steps"], 1):
                table._replay(i, row["seat"], row["action"], row["drawn"])
        except BadMatch:
            raise
        except (KeyError, TypeError, AttributeError, IndexError, FathomsError) as error:
            what = f"{error} is missing" if isinstance(error, KeyError) else str(error)
            raise BadMatch(f"this is not a match of {game.name} that can be played again: {what}") from None
        return table

    def _replay(self, i: int, seat: int, phrase: str, drawn: list[int]) -> None:
        try:
            number = self.game.actions.number(phrase)
            self.check(seat, number)
        except FathomsError as error:
            raise BadMatch(f"step {i} of the match cannot be played: {error}") from None
        self._record(clone(self.state), seat, number, drawn)

    # --- inside -----------------------------------------------------------------------------------

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadOption(f"there is no seat {seat!r}; the seats here are 0 to {self.seats - 1}")
        return seat

    def _record(self, s: Any, seat: int, action: int, script: Iterable[int] | None) -> Step:
        """Plays on `s` (set-up if action is -1), listening; `script` dictates what chance answers."""
        drawn: list[int] = []
        sides: list[int] = []
        news: list[Event] = []
        answers = None if script is None else list(script)

        def deal(n: int, value: int) -> int:
            if answers is not None:
                if len(drawn) >= len(answers) or type(answers[len(drawn)]) is not int:
                    raise BadMatch(f"step {len(self.steps)} of the match is short of draws")
                value = answers[len(drawn)]
                if not 0 <= value < n:
                    raise BadMatch(f"step {len(self.steps)} of the match draws {value} of 0 to {n - 1}")
            drawn.append(value)
            sides.append(n)
            return value

        def hear(s: Any, what: int, a: int, b: int, c: int) -> None:
            news.append(Event(what, (a, b, c), clone(s)))

        if self._dice is not None:
            s.rng = self._dice(len(self.steps))
        with ExitStack() as stack:
            stack.enter_context(dictated(deal))
            stack.enter_context(heard_by(hear))
            if action < 0:
                if self._dice is None:
                    self.game.begin(self.box, s, self.seed)
                else:
                    self.game.rules.setup(self.box, s)
            else:
                self.game.step(self.box, s, seat, action)
        if answers is not None and len(drawn) != len(answers):
            raise BadMatch(f"step {len(self.steps)} of the match has more draws than the rules make")
        step = Step(seat, action, tuple(drawn), tuple(news), s, tuple(sides))
        self.steps.append(step)
        return step


def load(text: str, game_of: Callable[[str], Game]) -> Table:
    """A table from the text `save` gave."""
    try:
        data = json.loads(text)
        version, name = data["fathoms"], data["game"]
    except (json.JSONDecodeError, KeyError, TypeError):
        raise BadMatch("this is not a saved match of Fathoms") from None
    if version != FORMAT:
        raise BadMatch(f"this match has format {version!r}; this Fathoms reads format {FORMAT}")
    return Table.restore(game_of(name), data)
