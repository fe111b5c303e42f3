"""A match at one keyboard: who sits where, whose eyes the screen is for, what they have been told."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path

from fathoms.bots import COACH, PLAIN, Bot, bot, surest, table_level
from fathoms.bots.explain import Opinion, explain
from fathoms.bots.network import is_network, player
from fathoms.core.errors import BadOption, FathomsError, NothingToUndo
from fathoms.core.message import Message
from fathoms.core.picture import Picture
from fathoms.core.state import SPECTATOR, Header
from fathoms.core.steps import AnyEvent, Line, line_of
from fathoms.core.table import AnyTable
from fathoms.core.words import key_of
from fathoms.dive import Dive
from fathoms.terminal import kept

TIPS = 3  # of the coach
SECONDS = 2.0  # for each question to the coach, who thinks in plain Python


class Match:
    """One person, or several at one keyboard, with bots on the other seats."""

    def __init__(
        self,
        table: AnyTable,
        *,
        mine: Iterable[int],
        level: str,
        language: str,
        path: Path | None = None,
        dive: Dive | None = None,
        hints: bool = False,
    ) -> None:
        self.table = table
        self.game = table.game
        self.language = language
        self.words = self.game.words(language)
        self.mine = sorted(set(mine))
        if any(not 0 <= seat < table.seats for seat in self.mine):
            raise BadOption("error-me", given=str(max(self.mine)), last=str(table.seats - 1))
        self.level = level = level if is_network(level) else table_level(level.lower())
        others = [seat for seat in range(table.seats) if seat not in self.mine]
        seeds = {seat: seat if dive is None else dive.seed for seat in others}
        self.bots = {seat: player(table.variant, level, seed=seeds[seat]) for seat in others}
        self.dive = dive  # which it is a try at, if it is
        self.hints = hints  # whether the coach was asked
        self.eye = self.mine[0] if len(self.mine) == 1 else SPECTATOR  # whom the screen is for
        earlier = len(self.events) if len(table.steps) > 1 else 0  # a match that goes on is not told from its start
        self.told = dict.fromkeys(self.mine, earlier)  # events that each person has been told
        self.path = path or kept.new_path(self.game.name)
        self.unkept: FathomsError | None = None  # why the match could not be kept
        self.keep()

    # --- who may go -----------------------------------------------------------------------------------

    @property
    def may_go(self) -> Sequence[int]:
        """Who may go now: in a team everybody who may; of rivals the bots before the people, one at a time."""
        waiting = self.table.waiting
        people = [seat for seat in waiting if seat in self.mine]
        if self.game.cooperative:
            return waiting if people else [seat for seat in waiting if seat in self.bots]
        return [seat for seat in waiting if seat in self.bots][:1] or people[:1]

    def needs_curtain(self, seat: int) -> bool:
        """Whether what is on the screen is not for this seat's eyes, or what this seat sees is not for the others'."""
        if seat == self.eye:
            return False
        others = self.mine if self.eye == SPECTATOR else [self.eye]
        secret = [event for event in self.events if event.kind.secret]
        view, table = self.table.view(seat), self.table
        return any(
            view != table.view(other) or any(line_of(event, seat) != line_of(event, other) for event in secret)
            for other in others
        )

    def look(self, seat: int) -> None:
        """From now on the screen is for this seat's eyes; without a curtain it has heard what was told before."""
        if self.eye != SPECTATOR and not self.needs_curtain(seat):
            self.told[seat] = max(self.told[seat], self.told[self.eye])
        self.eye = seat

    # --- acting ---------------------------------------------------------------------------------------

    def play(self, seat: int, action: str | int) -> None:
        """Plays an action, and keeps the match."""
        self.table.play(seat, action)
        self.keep()

    def go_on(self) -> None:
        """Lets come what comes by itself."""
        self.table.go_on()
        self.keep()

    def think(self, bots: Sequence[int]) -> tuple[int, int]:
        """Which of these bots goes, the surest to do good, and what it does."""
        if len(bots) == 1:
            return bots[0], self.bots[bots[0]].choose(*self.situation(bots[0]))
        return surest({seat: self.bots[seat].decide(*self.situation(seat)) for seat in bots})

    def situation(self, seat: int) -> tuple[Header, int, list[int]]:
        """What a bot in a seat is asked about: in a choice at the same time, the position before anybody chose."""
        table, n = self.table, len(self.table.steps) - 1
        while n > 0 and table.secret_at(n - 1):
            n -= 1
        s = table.steps[n].after
        return table.hidden(s, seat), seat, table.variant.legal(s, seat)

    def undo(self) -> None:
        """Takes back the last act of somebody at this keyboard, and what bots did since."""
        self._back(self.table.undo)

    def reset(self) -> None:
        """Takes back all that somebody at this keyboard did since the last draw, and what bots did since."""
        self._back(self.table.reset)

    def _back(self, take_back: Callable[[], object]) -> None:
        with self.table.attempt():
            while self.table.can_undo() and self.table.steps[-1].seat not in self.mine:
                self.table.undo()
            if self.table.steps[-1].seat not in self.mine:
                raise NothingToUndo("error-nothing-to-undo")
            take_back()
        self.untell()
        self.keep()

    def untell(self) -> None:
        """What has been taken back was not told."""
        self.told = {seat: min(told, len(self.events)) for seat, told in self.told.items()}

    # --- what is told and shown -----------------------------------------------------------------------

    @property
    def events(self) -> list[AnyEvent]:
        """All that happened."""
        return [event for step in self.table.steps for event in step.news]

    def fresh(self) -> list[AnyEvent]:
        """What happened that the eyes at the screen have not been told yet."""
        return [] if self.eye == SPECTATOR else self.events[self.told[self.eye] :]

    def hear(self, count: int = 1) -> None:
        """So many events more have been told."""
        if self.eye != SPECTATOR:
            self.told[self.eye] += count

    def line(self, event: AnyEvent) -> Line:
        """An event as the eyes at the screen may hear it."""
        return self.table.lines([event], self.eye)[0]

    def said(self, line: Line) -> str:
        """A line in words."""
        return self.words.say(line.key, **line.about)

    def picture(self, s: Header | None = None) -> Picture:
        """The board as the eyes at the screen may see it: now, or in a position of the match."""
        eye = self.mine[0] if self.eye == SPECTATOR else self.eye
        view = self.table.view(eye) if s is None else self.table.hidden(s, eye)
        return self.game.picture(self.table.box, view, eye, self.words)

    @property
    def said_level(self) -> str:
        """The message that says what the bots are; with -help behind it, what they are like."""
        return f"ui-level-{'network' if is_network(self.level) else self.level}"

    def name(self, seat: int) -> str:
        """A seat by name, with the level of a bot."""
        name = self.words.thing("seat", seat)
        return f"{name} ({self.words.say(self.said_level)})" if seat in self.bots else name

    def task(self) -> str:
        """What is being decided."""
        return self.words.thing("phase", self.table.phase)

    def label(self, seat: int, number: int) -> str:
        """A choice in words: a card by its name, a move by where it leads."""
        return self.words.tell(self.game.scene.spoken(self.table.box, self.table.view(seat), seat, number))

    def foretold(self, seat: int, number: int) -> list[str]:
        """What an action does for sure, line by line, and whether the rest is up to chance."""
        preview = self.table.preview(seat, number)
        rows = [self.said(line) for line in self.table.lines(preview.news, seat)]
        return rows if preview.sure else [*rows, self.words.say("terminal-chance")]

    def rule(self, rule: str) -> str:
        """A rule by its ID; empty where there is none."""
        return f"{rule}  {self.words.rule(rule)}" if rule in self.game.spec else ""

    def why(self, event: AnyEvent) -> str:
        """Why something happened: the cause, where there is more to say than the rule, and the rule."""
        line = self.line(event)
        return "\n".join(self.words.why(Message(line.key, line.about), line.rule))

    def aim(self) -> Message:
        """What the eyes at the screen are to do."""
        return self.game.aim(self.table.box, self.table.view(self.eye), self.eye)

    def ending(self) -> list[str]:
        """How it ended, and who won."""
        result = self.table.result
        assert result is not None
        key = key_of("ending", result.ending)
        rows = [self.words.say(key), f"{self.words.say(f'{key}-text')} ({result.rule})"]
        if not self.game.cooperative:
            names = ", ".join(self.words.thing("seat", seat) for seat in result.winners)
            rows.append(self.words.say("terminal-won", names=names))
        if self.dive is not None:
            rows.append(self.dived(won=self.mine[0] in result.winners))
        return rows

    def dived(self, won: bool) -> str:
        """The result of a daily dive in a few characters; only the first try counts."""
        assert self.dive is not None
        if kept.tried(self.dive, but=self.path):
            return self.words.say("terminal-daily-again")
        return self.words.say("terminal-daily", text=f"Fathoms {self.dive.day} {self.dive.told(won, self.hints)}")

    # --- the coach ------------------------------------------------------------------------------------

    @cached_property
    def coach(self) -> Bot:
        """Who says what it would do; needs no compiler."""
        return bot(self.table.variant, COACH, compiled=False)

    def tips(self, seat: int) -> list[str]:
        """The best choices in the coach's eyes, with the chance to win and one line why."""
        self.hints = True
        legal, view = self.table.legal_numbers(seat), self.table.view(seat)
        tips: dict[str, Opinion] = {}
        for said in explain(self.coach, view, seat, legal, seconds=SECONDS):
            tips.setdefault(self.label(seat, said.action), said)
        if len(tips) > 1 and len({(said.chance, said.why) for said in tips.values()}) == 1:
            return [f"  {self.words.say('coach-alike')}"]
        rows = []
        for label, said in list(tips.items())[:TIPS]:
            row = f"{legal.index(said.action) + 1:>3}. {label}"
            if said.chance is not None:
                row += f": {self.words.say('coach-chance', percent=round(100 * said.chance))}"
            rows.append(row)
            if said.why:
                rows.append(f"       {self.words.say(said.why.key, hint=said.why.hint)}")
        return rows

    def chances(self, seats: Sequence[int]) -> dict[int, str]:
        """The team's chance to win if this one or that one goes, in the coach's eyes."""
        self.hints = True
        found = {seat: self.coach.decide(*self.situation(seat), seconds=SECONDS).chance for seat in seats}
        return {seat: self.words.say("coach-chance", percent=round(100 * chance)) for seat, chance in found.items()}

    # --- keeping --------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keeps the match as it is; where that cannot be, play goes on, and the player hears of it on leaving."""
        try:
            self.write(self.path)
        except FathomsError as error:
            self.unkept = error
        else:
            self.unkept = None

    def write(self, path: Path) -> None:
        """Writes the match to a file, with who sits where."""
        kept.write(path, kept.Kept(path, self.table, self.mine, self.level, self.dive, self.hints))

    def farewell(self) -> str:
        """What is said to a player who leaves."""
        if self.unkept:
            return self.unkept.said(self.language)
        if self.table.over:
            return self.words.say("terminal-saved", path=str(self.path))
        return self.words.say("terminal-left", command=f"fathoms play --resume {self.path.stem}")


class Alone(Match):
    """A table for one, in a lesson or a puzzle: nobody else is asked, and nothing of it is kept."""

    def __init__(self, table: AnyTable, seat: int, language: str) -> None:
        super().__init__(table, mine=range(table.seats), level=PLAIN[0], language=language)
        self.look(seat)

    def keep(self) -> None:
        """Leaves no file behind."""
