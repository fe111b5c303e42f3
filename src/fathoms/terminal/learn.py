"""A lesson in the terminal: what is said, the board, and the choices; it waits for the right one."""

from rich.console import Console

from fathoms.core.errors import BadOption
from fathoms.core.game import AnyGame
from fathoms.core.lesson import LEARNER, Act, begin, key, lesson, play, words
from fathoms.terminal.lines import Lines, Quit
from fathoms.terminal.match import Alone

HERE = ("log", "why", "quit")  # what a table answers too


class Learning(Lines):
    """One learner; what the other seats play is written in the lesson."""

    def __init__(self, game: AnyGame, console: Console, *, step: int, language: str, in_words: bool) -> None:
        self.lesson = lesson(game)
        self.scene_of = [scene for scene in self.lesson.scenes for _ in scene.steps]
        self.steps = self.lesson.steps
        if not 1 <= step <= len(self.steps):
            raise BadOption("error-lesson-step", given=str(step), last=str(len(self.steps)))
        self.at = step - 1
        match = Alone(self.lesson.table(self.scene_of[self.at]), LEARNER, language)
        match.words = words(game, language)
        super().__init__(match, console, in_words=in_words)

    def run(self) -> None:
        """Teaches every step; the learner may go back, or leave and come back later."""
        self.say(self.words.say("title"), "bold")
        self.say(self.words.say("learn-keys"))
        try:
            self.enter()
            while self.at < len(self.steps):
                if self.teach():
                    self.at += 1
                    if self.at < len(self.steps) and self.scene_of[self.at] is not self.scene_of[self.at - 1]:
                        self.say("\n" + self.words.say("learn-scene"))
                        self.enter()
                else:
                    self.at = max(0, self.at - 1)
                    self.enter()
            self.board()
            for row in self.match.ending() if self.table.over else ():
                self.say(row)
            self.say("\n" + self.words.say("learn-done"), "bold")
        except (Quit, EOFError, KeyboardInterrupt):
            command = f"fathoms learn {self.match.game.name} --step {self.at + 1}"
            self.say("\n" + self.words.say("learn-left", command=command), as_it_is=True)

    def enter(self) -> None:
        """The table as it is when the step begins."""
        scene = self.scene_of[self.at]
        self.table = self.match.table = self.lesson.table(scene)
        for step in self.steps[self.scene_of.index(scene) : self.at]:
            begin(self.table, step)
            for part in step.parts:
                play(self.table, part)
        self.match.told[LEARNER] = len(self.match.events)

    def teach(self) -> bool:
        """One step; False if the learner wants to go back."""
        step = self.steps[self.at]
        self.say("\n" + self.words.say("learn-step", step=self.at + 1, steps=len(self.steps)), "dim")
        self.say(self.words.say(key(step)), "bold")
        begin(self.table, step)
        for part in step.parts or [()]:
            if not (self.asks(part[0]) if part and part[0].seat == LEARNER else self.goes_on()):
                return False
            play(self.table, part)
            self.tell()
        return True

    def goes_on(self) -> bool:
        """Waits until the learner has read; False if they want to go back."""
        while True:
            word, rest = self.meant(self.read(self.words.say("learn-enter") + " "))
            if not self.command(LEARNER, word, rest):
                return word != "back"

    def command(self, seat: int, word: str, rest: str) -> bool:
        """Carries out a word that is not an action; False if it is none of those."""
        if word == "help":
            self.say(self.words.say("learn-keys"))
        elif word == "board":
            self.board()
        else:
            return word in HERE and super().command(seat, word, rest)
        return True

    def asks(self, act: Act) -> bool:
        """Waits until the learner says what is asked, or lets it be shown."""
        self.board()
        self.menu(LEARNER)
        wanted = self.match.label(LEARNER, self.match.game.verbs.number(act.phrase))
        while True:
            typed = self.read("> ").strip()
            word, rest = self.meant(typed)
            if word == "show" or self.phrase(LEARNER, typed).lower() == act.phrase.lower():
                return True
            if word == "back":
                return False
            if typed and self.command(LEARNER, word, rest):
                self.menu(LEARNER)
            elif typed:
                self.say(self.words.say("learn-not-now", act=wanted), "yellow")
