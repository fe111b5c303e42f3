"""A match line by line: the board as text, numbered choices, a log that says what happened.

Works piped (one answer a line), in a narrow window, without colour and with a screen reader.
"""

import contextlib
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from textwrap import fill
from unicodedata import combining, normalize

from rich.console import Console
from rich.markup import escape

from fathoms.core.errors import FathomsError, IllegalAction, NothingToUndo, UnreadableAction
from fathoms.core.message import Message
from fathoms.core.state import SPECTATOR
from fathoms.core.steps import AnyEvent
from fathoms.core.words import Words
from fathoms.terminal.match import Match

COMMANDS = ("help", "undo", "reset", "why", "what", "hint", "board", "log", "save", "quit")
FURTHER = ("show", "back", "answer", "next")  # in lessons and puzzles
FOLLOWED = ("why", "what", "save")  # by what they are about
ALSO = {"?": "help", "coach": "hint", "exit": "quit", "again": "reset"}
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what was scrolled off it


class Quit(Exception):
    """The player leaves."""


def bare(text: str) -> str:
    """A word without what may be left out in typing it: capital letters and accents."""
    return "".join(letter for letter in normalize("NFD", text.strip().casefold()) if not combining(letter))


def commands(words: Words) -> dict[str, str]:
    """What can be typed, in a language and in English, and the command it is."""
    known = (*COMMANDS, *FURTHER)
    return ALSO | {name: name for name in known} | {bare(words.say(f"typed-{name}")): name for name in known}


class Lines:
    """People at one keyboard who type."""

    def __init__(self, match: Match, console: Console, *, in_words: bool) -> None:
        self.match = match
        self.table = match.table
        self.words = match.words
        self.console = console
        self.in_words = in_words
        self.commands = commands(self.words)
        self.last: tuple[AnyEvent, ...] = ()  # told most recently
        self.shown: tuple[int, list[str]] | None = None  # whom a board was shown to in this turn, and what lay where
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):  # editing and history of what is typed, where Python has it
                import readline  # noqa: F401

    # --- the course of a match ------------------------------------------------------------------------

    def run(self) -> None:
        """Plays until the game is over or the player leaves; nothing is lost."""
        self.greet()
        try:
            while not self.table.over:
                self.turn()
            self.face(self.match.mine[0] if self.match.eye == SPECTATOR else self.match.eye)
            self.tell()
            self.board()
            headline, *rows = self.match.ending()
            self.say(headline, "bold")
            for row in rows:
                self.say(row)
        except (Quit, EOFError, KeyboardInterrupt):
            if any(map(self.match.needs_curtain, self.match.mine)):
                self.wipe()
            self.say("\n" + self.match.farewell(), as_it_is=True)

    def greet(self) -> None:
        """Says what is played, and who sits where."""
        self.say(self.words.say("terminal-begin", title=self.words.say("title"), seats=self.table.seats), "bold")
        for seat in range(self.table.seats):
            if seat in self.match.bots:
                level, help = (self.words.say(self.match.said_level + tail) for tail in ("", "-help"))
                self.say("  " + self.words.say("terminal-bot", seat=seat, level=level, help=help))
            else:
                self.say("  " + self.words.say("terminal-you", seat=seat))

    def turn(self) -> None:
        """One decision, a bot's or a person's; or what comes by itself."""
        if self.table.held:
            self.match.go_on()
            return
        candidates = self.match.may_go
        if all(seat in self.match.bots for seat in candidates):
            self.let(candidates)
            return
        seat = self.next_to_go(candidates)
        if seat is None:
            return
        legal = self.table.legal_numbers(seat)
        if seat in self.match.bots:
            self.let([seat])
        elif len(candidates) > len(legal) == 1:
            self.match.play(seat, legal[0])
        else:
            self.ask(seat)

    def let(self, bots: Sequence[int]) -> None:
        """One of these bots goes."""
        with self.console.status(self.words.say("terminal-thinking")):
            seat, action = self.match.think(bots)
        self.match.play(seat, action)
        self.shown = None
        self.tell()

    def next_to_go(self, candidates: Sequence[int]) -> int | None:
        """Who is to act, where several of a team may: people at the keyboard say so, or take something back."""
        if len(candidates) == 1:
            return candidates[0]
        mine = next(seat for seat in candidates if seat in self.match.mine)
        self.face(mine)
        self.tell()
        self.board()
        self.who(candidates, {})
        while True:
            typed = self.read("> ").strip()
            if typed.isdigit():
                if 1 <= int(typed) <= len(candidates):
                    return candidates[int(typed) - 1]
                self.say(self.words.say("terminal-number", count=len(candidates)))
            elif self.meant(typed)[0] == "board":
                self.board()
                self.who(candidates, {})
            elif self.meant(typed)[0] == "hint":
                self.who(candidates, self.match.chances(candidates))
            elif self.answer(mine, typed):
                return None

    def who(self, candidates: Sequence[int], chances: Mapping[int, str]) -> None:
        """Prints who may go, and the team's chance to win if that one does."""
        self.say(self.match.task())
        self.say(self.words.say("terminal-who"), "bold")
        for i, seat in enumerate(candidates, 1):
            name = self.match.name(seat)
            if seat in chances:
                name = self.words.say("labelled", title=name, what=chances[seat])
            self.say(f"{i:>3}. {name}")

    def face(self, seat: int) -> None:
        """Turns to a person: what the others may not see is wiped off before, and the lines they typed."""
        if self.match.needs_curtain(seat):
            self.wipe()
            self.read(f"--- {self.words.say('terminal-pass', seat=seat)} ")
            self.wipe()
            self.shown = None
        self.match.look(seat)

    def wipe(self) -> None:
        """Clears the screen, what was scrolled off it, and what the arrow keys would bring back."""
        if self.console.is_terminal:
            if os.environ.get("TERM") == "dumb":
                self.console.print("\n" * self.console.height)
            else:
                self.console.file.write(WIPE)
                self.console.file.flush()
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()

    def ask(self, seat: int) -> None:
        """Shows the board, or what changed on it in this turn, and the choices; carries out the answer."""
        self.face(seat)
        self.tell()
        rows = self.listing()
        if self.shown and self.shown[0] == seat:
            for row in rows:
                if row not in self.shown[1]:
                    self.say(row)
        else:
            self.board()
        self.shown = seat, rows
        self.menu(seat)
        while not self.answer(seat, self.read(f"{self.words.thing('seat', seat)}> ")):
            pass

    def answer(self, seat: int, text: str) -> bool:
        """Carries out one line; True if the position changed."""
        text = text.strip()
        word, rest = self.meant(text)
        typed = rest if word in FOLLOWED else text
        choices = self.table.legal_numbers(seat)
        try:
            if not text:
                return False
            if text.isdigit():
                if not 1 <= int(text) <= len(choices):
                    self.say(self.words.say("terminal-number", count=len(choices)))
                    return False
                self.match.play(seat, choices[int(text) - 1])
                return True
            if word in ("undo", "reset"):
                (self.match.undo if word == "undo" else self.match.reset)()
                self.shown = None
                return True
            if self.command(seat, word, rest):
                return False
            self.match.play(seat, self.phrase(seat, text))
        except UnreadableAction:
            self.say(self.unread(seat, typed), "yellow")
        except IllegalAction as error:
            self.say(self.words.say("terminal-not-now", typed=typed), "yellow")
            self.rule(error.rule)
        except NothingToUndo:
            self.say(self.words.say("terminal-no-undo"), "yellow")
        except FathomsError as error:
            self.say(error.said(self.match.language), "yellow")
        else:
            return True
        return False

    def command(self, seat: int, word: str, rest: str) -> bool:
        """Carries out a word that is not an action; False if it is none of those."""
        if word == "help":
            self.say(self.words.say("terminal-help"))
        elif word == "board":
            self.board()
            self.menu(seat)
        elif word == "log":
            self.say("\n".join(self.table.log(seat, self.match.language)))
        elif word == "why":
            self.why(seat, rest)
        elif word == "what":
            self.foretell(seat, rest)
        elif word == "hint":
            self.say("\n".join(self.match.tips(seat)))
        elif word == "save":
            path = Path(rest).expanduser() if rest else self.match.path
            self.match.write(path)
            self.say(self.words.say("terminal-saved", path=str(path)), as_it_is=True)
        elif word == "quit":
            raise Quit
        else:
            return False
        return True

    # --- what is shown --------------------------------------------------------------------------------

    def tell(self) -> None:
        """Prints the news since last time, as the person at the keyboard may hear it."""
        fresh = self.match.fresh()
        for event in fresh:
            self.say("  " + self.match.said(self.match.line(event)))
        self.match.hear(len(fresh))
        self.last = tuple(fresh) or self.last

    def board(self) -> None:
        """Prints the board as the person may see it: drawn, or in words where a drawing does not fit."""
        aim = self.match.aim()
        self.say("\n" + self.words.say("terminal-aim", aim=aim, now=Message(f"{aim.key}-now", aim.about)))
        text = str(self.match.picture())
        if self.in_words or max(map(len, text.splitlines())) > self.console.width:
            text = "\n".join(self.listing())
        self.say("\n" + text + "\n", as_it_is=True)

    def listing(self) -> list[str]:
        """The board as a list of what lies where."""
        rows = []
        eye = self.match.eye
        scene = self.match.game.scene.scene(self.table.box, self.table.view(eye), eye)
        for container in scene.containers:
            things = [self.words.say(p.label, **p.about) for p in container.pieces if p.label and not p.spot]
            if things and container.label:
                counted = [f"{n} × {what}" if n > 1 else what for what, n in Counter(things).items()]
                title = self.words.say(container.label, **container.about)
                rows += self.paragraph(title, counted)
        return rows

    def paragraph(self, title: str, things: Sequence[str]) -> list[str]:
        """What lies in one place: on one line if it fits, else a line a thing."""
        row = self.words.say("labelled", title=title, what=", ".join(things))
        if len(row) <= self.console.width:
            return [row]
        wide = self.console.width
        head = fill(self.words.say("labelled", title=title, what="").rstrip(), wide)
        return [head, *(fill(thing, wide, initial_indent="  ", subsequent_indent="    ") for thing in things)]

    def menu(self, seat: int) -> None:
        """Prints the numbered choices, in columns where they fit."""
        self.say(self.match.task(), "bold")
        rows = []
        for i, number in enumerate(self.table.legal_numbers(seat), 1):
            rows.append(f"{i:>3}. {self.choice(seat, number)}")
        wide = max(len(row) for row in rows) + 2
        columns = max(1, min(3, self.console.width // wide)) if len(rows) > 10 else 1
        for i in range(0, len(rows), columns):
            self.say("".join(row.ljust(wide) for row in rows[i : i + columns]).rstrip())

    def why(self, seat: int, rest: str) -> None:
        """The rules behind the last news, or behind a phrase that is not allowed now."""
        if rest:
            phrase = self.phrase(seat, rest)
            self.table.check(seat, phrase)
            self.say(self.words.say("terminal-allowed", typed=phrase))
            return
        for reason in dict.fromkeys(map(self.match.why, self.last)):
            self.say(reason)

    def foretell(self, seat: int, rest: str) -> None:
        """What a choice would do, as far as it is certain."""
        for row in self.match.foretold(seat, self.table.check(seat, self.phrase(seat, rest))):
            self.say("  " + row)

    def phrase(self, seat: int, typed: str) -> str:
        """What was typed as a phrase, where it was a choice's number or its own words."""
        choices = self.table.legal_numbers(seat)
        if typed.isdigit() and 1 <= int(typed) <= len(choices):
            return self.match.game.verbs.phrase(choices[int(typed) - 1])
        said = (number for number in choices if bare(self.match.label(seat, number)) == bare(typed))
        return next(map(self.match.game.verbs.phrase, said), typed)

    def unread(self, seat: int, typed: str) -> str:
        """That nothing is called so, and what is nearest among all that would do now."""
        known = {name: name for name in self.commands}
        for number in self.table.legal_numbers(seat):
            choice = self.choice(seat, number)
            known[bare(self.match.game.verbs.phrase(number))] = known[bare(self.match.label(seat, number))] = choice
        near = get_close_matches(bare(typed), known, n=1)
        if not near:
            return self.words.say("terminal-no-action", typed=typed)
        meant = Message("error-did-you-mean", {"near": known[near[0]]})
        return self.words.say("error-no-verb", phrase=typed, instead=meant)

    def choice(self, seat: int, number: int) -> str:
        """A choice in words, and as it can be typed."""
        return f"{self.match.label(seat, number)} [{self.match.game.verbs.phrase(number)}]"

    def rule(self, rule: str) -> None:
        """Prints a rule by its ID, where there is one."""
        if text := self.match.rule(rule):
            self.say(text)

    # --- the keyboard ---------------------------------------------------------------------------------

    def say(self, text: str, style: str = "", *, as_it_is: bool = False) -> None:
        """Prints a text, wrapped at the window's width unless it is to stay as it is."""
        self.console.print(escape(text), style=style, soft_wrap=as_it_is)

    def meant(self, text: str) -> tuple[str, str]:
        """The command that a line is, in the reader's language or in English, and what follows; else empty texts.

        What is called as a command may also begin an action: `board` shows the board, `board A` is a pirate's act.
        """
        word, _, rest = text.strip().partition(" ")
        name = self.commands.get(bare(word), "")
        return (name, rest.strip()) if not rest or name in FOLLOWED else ("", "")

    def read(self, prompt: str) -> str:
        """One line from the keyboard or the pipe; a piped answer is echoed."""
        if sys.stdin.isatty():
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(prompt + line.rstrip("\n"))
        return line
