"""A puzzle in the terminal: the goal, the board and the choices; a wrong way is taken back."""

from collections.abc import Collection, Sequence

from rich.console import Console

from fathoms.core.errors import NothingToUndo
from fathoms.core.game import AnyGame
from fathoms.core.message import Fill, Message
from fathoms.core.puzzle import OPEN, SOLVED, Puzzle, attempt, puzzle, puzzles
from fathoms.core.survey import hint
from fathoms.core.words import Words
from fathoms.terminal import kept
from fathoms.terminal.lines import Lines, Quit
from fathoms.terminal.match import Alone

TRIES = 2  # before the answer is told
TABLE = ("board", "log", "why", "what", "quit")  # what a table answers too


class Next(Exception):
    """The player wants another puzzle."""


class Solving(Alone):
    """One attempt at a puzzle after the other; no chance is ever drawn."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.phrases: list[str] = []
        self.tried = attempt(puzzle, ())
        super().__init__(self.tried.table, puzzle.seat, language)

    def play(self, seat: int, action: str | int) -> None:
        """Plays as much of an act as is sure."""
        phrase = self.game.verbs.phrase(self.table.check(seat, action))
        self.go_to([*self.phrases, phrase])

    def undo(self) -> None:
        """Takes the last act back."""
        if not self.phrases:
            raise NothingToUndo("error-nothing-to-undo")
        self.go_to(self.phrases[:-1])

    def reset(self) -> None:
        """Begins again."""
        self.go_to([])

    def go_to(self, phrases: Sequence[str]) -> None:
        """The attempt is so far, and no further."""
        self.tried = attempt(self.puzzle, phrases)
        self.phrases, self.table = list(phrases), self.tried.table
        self.untell()


class Puzzling(Lines):
    """Somebody who solves puzzles."""

    match: Solving

    def __init__(self, game: AnyGame, console: Console, *, id: str, language: str, in_words: bool) -> None:
        self.all = puzzles(game)
        self.solved = kept.solved(game.name)
        self.language = language
        first = puzzle(game, id) if id else self.unsolved(0)
        super().__init__(Solving(first or self.all[0], language), console, in_words=in_words)
        self.misses = 0

    def unsolved(self, start: int) -> Puzzle | None:
        """The next puzzle that is not solved, from number `start` on and then from the first."""
        rest = (*self.all[start:], *self.all[:start])
        return next((one for one in rest if one.id not in self.solved), None)

    def run(self) -> None:
        """Puzzle after puzzle, until the player leaves or all are solved."""
        self.say(self.words.say("title"), "bold")
        try:
            while True:
                try:
                    self.solve()
                    if self.meant(self.read(self.words.say("puzzle-next") + " "))[0] == "quit":
                        raise Quit
                except Next:
                    pass
                coming = self.unsolved(self.all.index(self.match.puzzle) + 1)
                if coming is None:
                    self.say(self.words.say("puzzle-all"), "bold")
                    return
                self.match = Solving(coming, self.language)
        except (Quit, EOFError, KeyboardInterrupt):
            command = f"fathoms puzzle {self.match.game.name} {self.match.puzzle.id}"
            self.say("\n" + self.words.say("puzzle-left", command=command), as_it_is=True)

    def solve(self) -> None:
        """One puzzle, until it is solved."""
        asked, self.misses, shown = self.match.puzzle, 0, None
        number, fins = self.all.index(asked) + 1, Message("puzzle-fins", {"fins": asked.fins})
        about: dict[str, Fill] = {"number": number, "all": len(self.all), "id": asked.id, "fins": fins}
        self.say("\n" + self.words.say("puzzle-head", **about), "bold")
        self.say(self.keys())
        while True:
            self.table = self.match.table
            self.tell()
            if self.match.tried.status == SOLVED:
                break
            if self.match.tried.status != OPEN:
                self.misses += 1
                self.say(self.words.say("puzzle-missed"), "yellow")
                self.match.undo()
                self.table = self.match.table
            elif shown != self.match.phrases:
                self.board()
            shown = list(self.match.phrases)
            self.say(f"{self.words.say(f'goal-{asked.goal}')} {self.words.say('puzzle-acts', acts=asked.acts)}", "bold")
            self.menu(asked.seat)
            while not self.answer(asked.seat, self.read("> ")):
                pass
        self.say(self.words.say("puzzle-solved"), "bold green")
        self.solved = kept.note_solved(self.match.game.name, asked.id)
        self.say(counted(self.words, self.all, self.solved))

    def keys(self) -> str:
        """What can be typed now."""
        return self.words.say("puzzle-keys-answer" if self.misses >= TRIES else "puzzle-keys")

    def command(self, seat: int, word: str, rest: str) -> bool:
        """Carries out a word that is not an action; False if it is none of those."""
        if word == "hint":
            act = hint(self.match.puzzle, self.match.phrases)
            known = None if act is None else Message("puzzle-hint", {"act": self.said_act(act)})
            self.say(self.words.tell(known or Message("puzzle-no-hint")))
        elif word == "answer":
            self.tell_answer()
        elif word == "next":
            raise Next
        elif word == "help":
            self.say(self.keys())
        else:
            return word in TABLE and super().command(seat, word, rest)
        return True

    def tell_answer(self) -> None:
        """The answer, for those who have tried."""
        if self.misses < TRIES:
            self.say(self.words.say("puzzle-answer-later"))
            return
        acts = " · ".join(self.said_act(phrase) for phrase in self.match.puzzle.answer)
        self.say(self.words.say("puzzle-answer", acts=acts))

    def said_act(self, phrase: str) -> str:
        """An act in words, and as it is typed."""
        verbs = self.match.game.verbs
        return f"{self.words.tell(verbs.message(verbs.number(phrase)))} [{phrase}]"


def listed(game: AnyGame, language: str) -> list[str]:
    """All puzzles of a game, a line each: number, id, how hard, the goal; those that are solved are marked."""
    words, solved, all_puzzles = game.words(language), kept.solved(game.name), puzzles(game)
    rows = []
    for number, one in enumerate(all_puzzles, 1):
        mark, fins = "✓" if one.id in solved else " ", words.say("puzzle-fins", fins=one.fins)
        rows.append(f"{number:>3}. {mark} {one.id}  {fins}: {words.say(f'goal-{one.goal}')}")
    return [*rows, counted(words, all_puzzles, solved)]


def counted(words: Words, all_puzzles: Sequence[Puzzle], solved: Collection[str]) -> str:
    """How many of a game's puzzles are solved."""
    return words.say("puzzle-count", solved=sum(one.id in solved for one in all_puzzles), all=len(all_puzzles))
