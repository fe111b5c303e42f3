"""A game in the terminal: the board as text, numbered choices, a log that says what happened.

Works piped (one answer a line), in a narrow window and without colour.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cached_property
from pathlib import Path
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.markup import escape

from fathoms.bots import LEVELS, Bot, bot
from fathoms.bots.explain import Advice, explain
from fathoms.core.errors import (
    BadOption,
    FathomsError,
    IllegalAction,
    NothingToUndo,
    UnreadableAction,
    did_you_mean,
)
from fathoms.core.message import Message
from fathoms.core.table import Event, Table

TIPS = 3  # of the coach
COACH = "dolphin"  # in plain Python, with SECONDS at most
SECONDS = 2.0
HINT = "hint", "coach"
BACK = "undo", "reset"


def keep_folder() -> Path:
    """Where matches are kept that were not saved by hand."""
    root = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(root) / "fathoms" / "matches"


class Quit(Exception):
    """The player leaves."""


class Terminal:
    """One person, or several at one keyboard, with bots on the other seats."""

    def __init__(
        self,
        table: Table[Any, Any],
        console: Console,
        *,
        mine: Iterable[int],
        level: str,
        language: str,
        in_words: bool,
    ) -> None:
        self.table = table
        self.game = table.game
        self.console = console
        self.language = language
        self.in_words = in_words
        self.words = self.game.words(language)
        self.mine = sorted(set(mine))
        if any(not 0 <= seat < table.seats for seat in self.mine):
            raise BadOption("error-me", given=str(max(self.mine)), last=str(table.seats - 1))
        if level not in LEVELS:
            raise BadOption("error-no-bot", name=level, instead=did_you_mean(level, LEVELS))
        self.level = level
        others = [seat for seat in range(table.seats) if seat not in self.mine]
        self.bots = {seat: bot(table.variant, level, seed=seat) for seat in others}
        self.told = 0  # steps whose news has been printed
        self.eye = self.mine[0]
        self.last: tuple[Event[Any], ...] = ()

    @cached_property
    def coach(self) -> Bot:
        """Who says what it would do; needs no compiler."""
        return bot(self.table.variant, COACH, compiled=False)

    # --- the course of a match ------------------------------------------------------------------------

    def run(self) -> None:
        """Plays until the game is over or the player leaves; nothing is lost."""
        self.greet()
        try:
            while not self.table.over:
                self.tell()
                self.turn()
            self.tell()
            self.end()
        except (Quit, EOFError, KeyboardInterrupt):
            path = self.keep()
            command = f"fathoms play {self.game.name} --load {path}"
            self.say("\n" + self.words.say("terminal-left", command=command), as_it_is=True)

    def greet(self) -> None:
        """Says what is played, and who sits where."""
        self.say(self.words.say("terminal-begin", title=self.words.say("title"), seats=self.table.seats), "bold")
        for seat in range(self.table.seats):
            if seat in self.bots:
                level, help = (self.words.say(f"ui-level-{self.level}{tail}") for tail in ("", "-help"))
                self.say("  " + self.words.say("terminal-bot", seat=seat, level=level, help=help))
            else:
                self.say("  " + self.words.say("terminal-you", seat=seat))

    def turn(self) -> None:
        """One decision, a bot's or a person's. In a team people say who goes first; rivals' bots do not wait."""
        if self.table.held:
            self.table.go_on()
            return
        together, waiting = self.game.cooperative, self.table.waiting
        bots = [seat for seat in waiting if seat in self.bots]
        if bots and (len(bots) == len(waiting) or not together):
            self.let(bots if together else bots[:1])
            return
        seat = self.next_to_go(waiting)
        if seat is None:
            return
        legal = self.table.legal_numbers(seat)
        if seat in self.bots:
            self.let([seat])
        elif len(waiting) > len(legal) == 1:
            self.table.play(seat, legal[0])
        else:
            self.ask(seat)

    def let(self, bots: Sequence[int]) -> None:
        """One of these bots goes: the surest to do good."""
        with self.console.status(self.words.say("terminal-thinking")):
            if len(bots) == 1:
                seat, action = bots[0], self.bots[bots[0]].choose(*self.situation(bots[0]))
            else:
                found = {seat: self.bots[seat].decide(*self.situation(seat)) for seat in bots}
                seat = max(found, key=lambda seat: found[seat].chance)
                action = found[seat].action
        self.table.play(seat, action)

    def situation(self, seat: int) -> tuple[Any, int, list[int]]:
        """What a bot in a seat is asked about."""
        return self.table.view(seat), seat, self.table.legal_numbers(seat)

    def next_to_go(self, waiting: Sequence[int]) -> int | None:
        """Who is to act, where several may: people at the keyboard say so, or take something back."""
        if len(waiting) == 1:
            return waiting[0]
        if self.game.cooperative:  # rivals look away until they know whose eyes the board is for
            self.board()
        self.candidates(waiting, {})
        mine = next(seat for seat in waiting if seat in self.mine)
        while True:
            answer = self.read("> ").strip()
            if answer.isdigit() and 1 <= int(answer) <= len(waiting):
                return waiting[int(answer) - 1]
            if answer in BACK:
                if self.answer(mine, answer):
                    return None
            elif answer == "board" and self.game.cooperative:
                self.board()
                self.candidates(waiting, {})
            elif answer in HINT and self.game.cooperative:
                found = {seat: self.coach.decide(*self.situation(seat), seconds=SECONDS) for seat in waiting}
                self.candidates(waiting, {seat: found[seat].chance for seat in waiting})
            elif not self.command(mine, *answer.partition(" ")[::2]):
                self.say(self.words.say("terminal-number", count=len(waiting)))

    def candidates(self, waiting: Sequence[int], chances: Mapping[int, float]) -> None:
        """Prints who may go, and the team's chance to win if that one does."""
        self.say(self.words.say(f"phase-{self.table.phase}".replace("_", "-")))
        self.say(self.words.say("terminal-who"), "bold")
        for i, seat in enumerate(waiting, 1):
            row = f"{i:>3}. {self.words.thing('seat', seat)}"
            if seat in self.bots:
                row += f" ({self.words.say(f'ui-level-{self.level}')})"
            if seat in chances:
                row += f": {self.words.say('coach-chance', percent=round(100 * chances[seat]))}"
            self.say(row)

    def ask(self, seat: int) -> None:
        """Shows the board and the choices, and carries out the answer."""
        if seat != self.eye and len(self.mine) > 1:
            self.read(f"\n--- {self.words.say('terminal-pass', seat=seat)} ")
        self.eye = seat
        self.board()
        self.menu(seat)
        while not self.answer(seat, self.read(f"{self.words.thing('seat', seat)}> ")):
            pass

    def answer(self, seat: int, text: str) -> bool:
        """Carries out one line; True if the position changed."""
        text = text.strip()
        word, _, rest = text.partition(" ")
        typed = rest.strip() if word == "why" else text
        choices = self.table.legal_numbers(seat)
        try:
            if not word:
                return False
            if word.isdigit():
                if not 1 <= int(word) <= len(choices):
                    self.say(self.words.say("terminal-number", count=len(choices)))
                    return False
                self.table.play(seat, choices[int(word) - 1])
                return True
            if word in BACK:
                getattr(self.table, word)()
                self.told = min(self.told, len(self.table.steps))
                return True
            if self.command(seat, word, rest.strip()):
                return False
            self.table.play(seat, text)
        except UnreadableAction:
            self.say(self.words.say("terminal-no-action", typed=typed), "yellow")
        except IllegalAction as error:
            self.say(self.words.say("terminal-not-now", typed=typed), "yellow")
            self.rule(error.rule)
        except NothingToUndo:
            self.say(self.words.say("terminal-no-undo"), "yellow")
        except FathomsError as error:
            self.say(error.said(self.language), "yellow")
        else:
            return True
        return False

    def command(self, seat: int, word: str, rest: str) -> bool:
        """Carries out a word that is not an action; False if it is none of those."""
        if word in ("help", "?"):
            self.say(self.words.say("terminal-help"))
        elif word == "board":
            self.board()
            self.menu(seat)
        elif word == "log":
            self.say("\n".join(self.table.log(seat, self.language)))
        elif word == "why":
            self.why(seat, rest)
        elif word in HINT:
            self.hint(seat)
        elif word == "save":
            path = self.keep(Path(rest) if rest else None)
            self.say(self.words.say("terminal-saved", path=str(path)), as_it_is=True)
        elif word in ("quit", "exit"):
            raise Quit
        else:
            return False
        return True

    # --- what is shown --------------------------------------------------------------------------------

    def tell(self) -> None:
        """Prints the news since last time, as the person at the keyboard may hear it."""
        fresh = [event for step in self.table.steps[self.told :] for event in step.news]
        self.told = len(self.table.steps)
        for line in self.table.lines(fresh, self.eye):
            self.say("  " + self.words.say(line.key, **line.about))
        self.last = tuple(fresh) or self.last

    def board(self) -> None:
        """Prints the board as the person may see it: drawn, or in words where a drawing does not fit."""
        view = self.table.view(self.eye)
        aim = self.game.aim(self.table.box, view, self.eye)
        line = self.words.say("terminal-aim", aim=aim, now=Message(f"{aim.key}-now", aim.about))
        self.say(f"\n{line}")
        text = self.game.picture(self.table.box, view, self.eye, self.words)
        if self.in_words or max(map(len, text.splitlines())) > self.console.width:
            text = self.listing(view)
        self.say("\n" + text + "\n", as_it_is=True)

    def listing(self, view: Any) -> str:
        """The board as a list of what lies where."""
        rows = []
        for container in self.game.scene.scene(self.table.box, view, self.eye).containers:
            things = [self.words.say(p.label, **p.about) for p in container.pieces if p.label and not p.spot]
            if things and container.label:
                counted = [f"{n} × {what}" if n > 1 else what for what, n in Counter(things).items()]
                row = f"{self.words.say(container.label, **container.about)}: " + "; ".join(counted)
                rows.append(fill(row, self.console.width, subsequent_indent="  "))
        return "\n".join(rows)

    def menu(self, seat: int) -> None:
        """Prints the numbered choices, in columns where they fit."""
        self.say(self.words.say(f"phase-{self.table.phase}".replace("_", "-")), "bold")
        rows = []
        for i, number in enumerate(self.table.legal_numbers(seat), 1):
            rows.append(f"{i:>3}. {self.label(number)} [{self.game.verbs.phrase(number)}]")
        wide = max(len(row) for row in rows) + 2
        columns = max(1, min(3, self.console.width // wide)) if len(rows) > 10 else 1
        for i in range(0, len(rows), columns):
            self.say("".join(row.ljust(wide) for row in rows[i : i + columns]).rstrip())

    def label(self, number: int) -> str:
        """An action in words."""
        return self.words.tell(self.game.verbs.message(number))

    def why(self, seat: int, rest: str) -> None:
        """The rules behind the last news, or behind a phrase that is not allowed now."""
        if rest:
            choices = self.table.legal_numbers(seat)
            if rest.isdigit() and 1 <= int(rest) <= len(choices):
                rest = self.game.verbs.phrase(choices[int(rest) - 1])
            self.table.check(seat, self.game.verbs.number(rest))
            self.say(self.words.say("terminal-allowed", typed=rest))
            return
        lines = self.table.lines(self.last, self.eye)
        reasons = [self.words.why(Message(line.key, line.about), line.rule) for line in lines]
        for reason in dict.fromkeys(map("\n".join, reasons)):
            self.say(reason)

    def rule(self, rule: str) -> None:
        """Prints a rule by its ID, where there is one."""
        if rule in self.game.spec:
            self.say(f"{rule}  {self.words.rule(rule)}")

    def hint(self, seat: int) -> None:
        """The best choices in the coach's eyes, with the chance to win and one line why."""
        legal, view = self.table.legal_numbers(seat), self.table.view(seat)
        tips: dict[str, Advice] = {}
        for said in explain(self.coach, view, seat, legal, seconds=SECONDS):
            tips.setdefault(self.label(said.action), said)
        if len(tips) > 1 and len({(said.chance, said.why) for said in tips.values()}) == 1:
            self.say(f"  {self.words.say('coach-alike')}")
            return
        for label, said in list(tips.items())[:TIPS]:
            row = f"{legal.index(said.action) + 1:>3}. {label}"
            if said.chance is not None:
                row += f": {self.words.say('coach-chance', percent=round(100 * said.chance))}"
            self.say(row)
            if said.why:
                self.say(f"       {self.words.say(said.why.key, hint=said.why.hint)}")

    def end(self) -> None:
        """Prints the last board and how it ended."""
        self.board()
        result = self.table.result
        assert result is not None
        self.say(self.words.say(f"ending-{result.ending}".replace("_", "-")), "bold")
        self.say(f"{self.words.say(f'ending-{result.ending}-text'.replace('_', '-'))} ({result.rule})")
        if not self.game.cooperative:
            names = ", ".join(self.words.thing("seat", seat) for seat in result.winners)
            self.say(self.words.say("terminal-won", names=names))

    # --- keyboard and files ---------------------------------------------------------------------------

    def say(self, text: str, style: str = "", *, as_it_is: bool = False) -> None:
        """Prints a text, wrapped at the window's width unless it is to stay as it is."""
        self.console.print(escape(text), style=style, soft_wrap=as_it_is)

    def read(self, prompt: str) -> str:
        """One line from the keyboard or the pipe; a piped answer is echoed."""
        if sys.stdin.isatty():
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(prompt + line.rstrip("\n"))
        return line

    def keep(self, path: Path | None = None) -> Path:
        """Writes the match to a file."""
        if path is None:
            folder = keep_folder()
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{self.game.name}-{datetime.now():%Y%m%d-%H%M%S}.json"
        try:
            path.write_text(self.table.save(), encoding="utf-8")
        except OSError as error:
            raise BadOption("error-unwritable", path=str(path), why=error.strerror or "") from None
        return path
