"""Table, the guarded door: it checks, plays, tells, undoes, saves and loads."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic

from fathoms.core.box import checked_table
from fathoms.core.chance import PLAY, Unsure, certainty, dictated, key
from fathoms.core.errors import (
    BadMatch,
    BadOption,
    BadPosition,
    FathomsError,
    IllegalAction,
    NothingToUndo,
    shown,
)
from fathoms.core.game import AnyGame, B, Game, S
from fathoms.core.message import Message
from fathoms.core.names import Plain
from fathoms.core.news import Ear, heard_by
from fathoms.core.options import SEED_BITS, checked_seed
from fathoms.core.state import NOBODY, SPECTATOR, Header, clone, seats_in
from fathoms.core.steps import Event, Line, Step, line_of
from fathoms.core.variant import Variant

FORMAT = 2
FORMATS = (1, 2)  # that can be read; in the first, every match began with its set-up
Dice = Callable[[int], list[int]]  # the generator's four words for a step


@dataclass(frozen=True, slots=True)
class Preview(Generic[S]):
    """What an action does for sure, as far as its seat may know: the news until chance is asked, the position then."""

    news: tuple[Event[S], ...]
    after: S
    sure: bool  # whether that is all; otherwise the rest is up to chance, or to what the seat cannot know


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winners' seats, the ending's name and the rule behind it."""

    winners: tuple[int, ...]
    ending: str
    rule: str


class Table(Generic[S, B]):
    """One match of one variant, in plain Python. It owns its history: how far back one may go, what is forgotten."""

    def __init__(
        self,
        variant: Variant[S, B],
        *,
        seed: int | None = None,
        dice: Dice | None = None,
        position: S | None = None,
        script: Iterable[int] = (),
        steps: Iterable[Step[S]] = (),
        rules: str | None = None,
    ) -> None:
        """A new match, from the set-up or from a position, or one that goes on after `steps` played earlier.

        `script` dictates what chance answers, draw by draw, for as long as it lasts; `rules` are those that the match
        was begun with, if they are not today's.
        """
        self.variant = variant
        self.game: Game[S, B] = variant.game
        self.box: B = variant.box
        self.seed = secrets.randbits(SEED_BITS) if seed is None else checked_seed(seed)
        if not isinstance(script, Iterable):
            raise BadOption("error-script", given=shown(script))
        self.script = list(script)
        self._dice = dice
        self._rules = rules
        self._steps = list(steps)
        self._start: dict[str, Plain] | None = None
        if self._steps:
            return
        if position is None:
            s = variant.blank()
            key(s.rng, self.seed, 0, PLAY)
            self._record(s, NOBODY, "", self.game.rules.setup)
        else:
            if not variant.owns(position):
                raise BadPosition("error-other-position", variant=str(variant))
            s = clone(position)
            key(s.rng, self.seed, 0, PLAY)
            self._start = variant.written(s)
            self._steps.append(Step(NOBODY, "", (), (), s))

    # --- looking ----------------------------------------------------------------------------------

    @property
    def steps(self) -> Sequence[Step[S]]:
        """All that was played, the set-up first."""
        return self._steps

    @property
    def state(self) -> S:
        """The whole position, secrets included. Not to be changed."""
        s = self._steps[-1].after
        assert s is not None
        return s

    @property
    def seats(self) -> int:
        """How many sit here."""
        return self.variant.seats

    @property
    def options(self) -> dict[str, Plain]:
        """Every option by name, defaults included."""
        return self.variant.options

    @property
    def rules(self) -> str:
        """What the rules are called that the match was begun with."""
        return self._rules or self.game.version

    @property
    def same_rules(self) -> bool:
        """Whether they are today's: only then it goes on."""
        return self._rules is None or self.game.goes_by(self._rules)

    @property
    def phase(self) -> str:
        """What is being decided."""
        return self.game.phases[self.state.phase].name

    @property
    def secret(self) -> bool:
        """Whether several seats now choose at the same time, to be revealed together."""
        return self.secret_at(len(self._steps) - 1)

    def secret_at(self, n: int) -> bool:
        """Whether they did so after step n."""
        s = self._steps[n].after
        return s is not None and self.game.phases[s.phase].secret and not s.over and s.waiting.bit_count() > 1

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return () if self.over else seats_in(self.state.waiting)

    @property
    def held(self) -> bool:
        """Whether what comes next comes by itself, and waits for `go_on`."""
        return not self.state.over and not self.game.phases[self.state.phase].asks

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
        ending = self.game.endings[s.over]
        return Result(seats_in(s.winners), ending.name, ending.rule)

    def legal(self, seat: int) -> list[str]:
        """The phrases a seat may say now."""
        return [self.game.verbs.phrase(a) for a in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int) -> list[int]:
        """The actions open to a seat, as numbers."""
        return self.variant.legal(self.state, self._seat(seat))

    def view(self, seat: int = SPECTATOR) -> S:
        """The position as a seat, or SPECTATOR, may know it."""
        return self.hidden(self.state, seat)

    def hidden(self, s: S, seat: int) -> S:
        """Any position of this match as a seat, or SPECTATOR, may know it."""
        return self.variant.hidden(s, self._eye(seat))

    def lines(self, news: Iterable[Event[S]], seat: int = SPECTATOR) -> list[Line]:
        """News as a seat, or SPECTATOR, may hear it."""
        return [line_of(event, seat) for event in news]

    def log(self, seat: int = SPECTATOR, language: str = "en") -> list[str]:
        """Everything that happened, in words, as a seat, or SPECTATOR, may hear it."""
        words = self.game.words(language)
        seat = self._eye(seat)
        lines = self.lines((event for step in self._steps for event in step.news), seat)
        return [words.say(line.key, **line.about) for line in lines]

    # --- acting -----------------------------------------------------------------------------------

    def play(self, seat: int, action: str | int) -> tuple[Event[S], ...]:
        """Plays a phrase (or an action's number) for a seat and gives the news."""
        self._check_rules()
        number = self.check(seat, action)
        return self._play(seat, number).news

    def go_on(self) -> tuple[Event[S], ...]:
        """Lets come what comes by itself, where the table is held."""
        self._check_rules()
        return self._go_on().news

    def check(self, seat: int, action: str | int) -> int:
        """The number of a phrase; raises IllegalAction, with the rule and what would do, unless it may be said now."""
        verbs, home = self.game.verbs, self.game.folder
        number = verbs.number(action) if isinstance(action, str) else action
        if type(number) is not int or not 0 <= number < len(verbs):
            raise IllegalAction("error-not-an-action", given=shown(number), name=self.game.name)
        allowed = self.legal_numbers(seat)
        if number in allowed:
            return number
        phrase = verbs.phrase(number)
        result = self.result
        if result:
            raise IllegalAction("error-game-over", rule=result.rule, phrase=phrase)
        if not allowed:
            waiting = ", ".join(str(w) for w in self.waiting)
            raise IllegalAction("error-not-your-turn", phrase=phrase, given=str(seat), waiting=waiting)
        rule = self.game.refuse(self.box, self.state, seat, number)
        may = ", ".join(verbs.phrase(a) for a in allowed[:8]) + (" …" if len(allowed) > 8 else "")
        why = Message("error-rule", {"rule": rule, "sentence": Message(rule.lower())})
        raise IllegalAction("error-not-now", rule=rule, home=home, phrase=phrase, given=str(seat), may=may, why=why)

    def preview(self, seat: int, action: str | int, *then: str) -> Preview[S]:
        """What a legal action would do, played on what the seat may know until chance is asked; nothing is changed.

        What is to be played `then` is played as long as it is legal.
        """
        number, s = self.check(seat, action), self.view(seat)
        further = [self.game.verbs.number(phrase) for phrase in then]
        news: list[Event[S]] = []
        try:
            with certainty(), heard_by(self.ear(news)):
                self.variant.step(s, seat, number)
                for after in further:
                    if after not in self.variant.legal(s, seat):
                        break
                    self.variant.step(s, seat, after)
        except Unsure:
            return Preview(tuple(news), s, sure=False)
        return Preview(tuple(news), s, sure=True)

    # --- history ----------------------------------------------------------------------------------

    def first_undoable(self) -> int:
        """The number of the oldest step that could still be taken back: since then nothing was drawn or revealed."""
        n = len(self._steps)
        while n > 1 and self._drew(n - 1) == self._drew(n - 2):
            n -= 1
        return n

    def _drew(self, n: int) -> int | None:
        s = self._steps[n].after
        return None if s is None else s.draws

    def can_undo(self) -> bool:
        """Whether the last action can be taken back: it drew and revealed nothing."""
        return self.first_undoable() < len(self._steps)

    def undo(self) -> None:
        """Takes the last action back, whoever's it was, never past a draw or a reveal."""
        self._check_rules()
        if not self.can_undo():
            raise NothingToUndo("error-nothing-to-undo")
        self._steps.pop()

    def reset(self) -> int:
        """Takes back everything one seat did since the last draw, reveal or act of another; returns how many."""
        seat, before = self._steps[-1].seat, len(self._steps)
        self.undo()
        while self.can_undo() and self._steps[-1].seat == seat:
            self.undo()
        return before - len(self._steps)

    @contextmanager
    def attempt(self) -> Iterator[None]:
        """While open, the table is changed; if that fails, it is as before."""
        steps, script = list(self._steps), list(self.script)
        try:
            yield
        except BaseException:
            self._steps, self.script = steps, script
            raise

    def rewind(self, count: int) -> None:
        """Goes back to where only so many steps had been played, whatever was drawn since."""
        del self._steps[count:]

    def accept(self, steps: Iterable[Step[S]]) -> None:
        """Takes over steps that were played and checked elsewhere."""
        self._steps += steps

    def forget(self) -> None:
        """Drops the positions that nobody can go back to: somebody else keeps them."""
        steps, kept = self._steps, max(self.first_undoable() - 1, 0)
        steps[kept:] = [step.without_frames() for step in steps[kept:]]
        for i in range(kept - 1, -1, -1):
            if steps[i].after is None:
                break
            steps[i] = steps[i].without_positions()

    # --- keeping ----------------------------------------------------------------------------------

    def save(self) -> str:
        """The match as JSON: variant, seed, rules version, every action with what chance answered."""
        steps = [{"seat": step.seat, "action": step.action, "drawn": list(step.drawn)} for step in self._steps[1:]]
        data = {
            "fathoms": FORMAT,
            **self.variant.to_row(),
            "rules": self.rules,
            "seed": self.seed,
            "position": self._start,
            "setup": list(self._steps[0].drawn),
            "steps": steps,
            "script": self.script,
        }
        return json.dumps(data, ensure_ascii=False, indent=1)

    @classmethod
    def restore(cls, game: Game[S, B], data: Mapping[str, Plain]) -> Table[S, B]:
        """A match from its saved data, played again by today's rules with the same answers of chance.

        If it was begun with others, it can be looked at so far, and is not played on.
        """
        rules = data.get("rules", game.version)
        try:
            edition = checked_table(game.name, data["edition"])
            variant = Variant(game, data["seats"], edition=edition, options=data["options"])
            start = data.get("position")
            table = cls(
                variant,
                seed=data["seed"],
                position=None if start is None else variant.read(start),
                script=data["setup"],
                rules=rules,
            )
            if len(table.steps[0].drawn) != len(data["setup"]):
                raise BadMatch("error-draws", step="0")
            for i, step in enumerate(data["steps"], 1):
                table._replay(i, step["seat"], step["action"], step["drawn"])
            table.script = list(data.get("script", ()))
        except BadMatch as error:
            if game.goes_by(rules):
                raise
            raise BadMatch("error-match-rules", home=error.home, name=game.name, why=error.message) from None
        except KeyError as error:
            raise BadMatch("error-match-missing", name=game.name, what=str(error)) from None
        except FathomsError as error:
            raise BadMatch("error-match", home=error.home, name=game.name, why=error.message) from None
        except (TypeError, AttributeError, IndexError, ValueError, RecursionError) as error:
            raise BadMatch("error-match", name=game.name, why=shown(error)) from None
        return table

    def _replay(self, i: int, seat: int, phrase: str, drawn: list[int]) -> None:
        self.script = list(drawn)
        try:
            if phrase:
                self._play(seat, self.check(seat, phrase))
            else:
                self._go_on()
        except BadMatch:
            raise
        except FathomsError as error:
            raise BadMatch("error-match-step", home=error.home, step=str(i), why=error.message) from None
        if self.script or len(self._steps[-1].drawn) != len(drawn):
            raise BadMatch("error-draws", step=str(i))

    # --- inside -----------------------------------------------------------------------------------

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadOption("error-no-seat", given=shown(seat), last=str(self.seats - 1))
        return seat

    def _eye(self, seat: int) -> int:
        return seat if seat == SPECTATOR else self._seat(seat)

    def _check_rules(self) -> None:
        if not self.same_rules:
            raise BadMatch("error-other-rules")

    def _go_on(self) -> Step[S]:
        if not self.held:
            raise IllegalAction("error-not-held")
        return self._record(clone(self.state), NOBODY, "", self.game.rules.go_on)

    def _play(self, seat: int, number: int) -> Step[S]:
        def act(b: B, s: S) -> None:
            self.variant.step(s, seat, number)

        return self._record(clone(self.state), seat, self.game.verbs.phrase(number), act)

    def ear(self, news: list[Event[S]]) -> Ear:
        """Whoever writes down what is told."""

        def hear(s: Header, what: int, a: int, b: int, c: int) -> None:
            kind = self.game.news[what]
            news.append(Event(kind, (a, b, c)[: len(kind.about)], clone(s)))  # type: ignore[arg-type]  # this game's

        return hear

    def _record(self, s: S, seat: int, action: str, act: Callable[[B, S], None]) -> Step[S]:
        """Plays on `s`, listening."""
        drawn: list[int] = []
        sides: list[int] = []
        news: list[Event[S]] = []

        def deal(n: int, value: int) -> int:
            if self.script:
                value = self.script.pop(0)
                if type(value) is not int or not 0 <= value < n:
                    step = str(len(self._steps))
                    raise BadMatch("error-draw", step=step, given=shown(value), last=str(n - 1))
            drawn.append(value)
            sides.append(n)
            return value

        if self._dice is not None:
            s.rng = self._dice(len(self._steps))
        with dictated(deal), heard_by(self.ear(news)):
            act(self.box, s)
        step = Step(seat, action, tuple(drawn), tuple(news), s, tuple(sides))
        self._steps.append(step)
        return step


AnyTable = Table[Any, Any]  # of whichever game


def load(text: str, game_of: Callable[[str], AnyGame]) -> AnyTable:
    """A table from the text `save` gave."""
    try:
        data = json.loads(text)
        version, name = data["fathoms"], data["game"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadMatch("error-not-a-match") from None
    if version not in FORMATS:
        raise BadMatch("error-format", given=shown(version), known=", ".join(map(str, FORMATS)))
    return Table.restore(game_of(name), data)
