"""A match on the whole screen: board, choices, what lies beside the board and what happened, by keys or mouse.

The screen follows what has been told, not what has happened: nothing can be chosen before it was seen.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Center, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.screen import ModalScreen, Screen
from textual.theme import Theme
from textual.timer import Timer
from textual.widgets import Button, Footer, OptionList, Static
from textual.widgets.option_list import Option

from fathoms.core.errors import NothingToUndo
from fathoms.core.picture import Picture
from fathoms.core.state import SPECTATOR, Header
from fathoms.core.steps import AnyEvent
from fathoms.terminal.match import Match

AROUND = 2  # lines above and below what changed that are in sight too
SHORTEST, LETTER = 0.9, 0.035  # seconds that a line is shown, at least and for each of its letters
NIGHT = Theme(
    name="night",
    primary="#4db3ae",
    secondary="#ffb54d",
    accent="#ffb54d",
    foreground="#eef7f3",
    background="#061a24",
    surface="#061a24",
    panel="#0a2c3a",
    warning="#ffb54d",
    error="#ff6f5b",
    success="#7fc98c",
    dark=True,
)
DAY = Theme(
    name="day",
    primary="#0f6a78",
    secondary="#9a4b00",
    accent="#9a4b00",
    foreground="#0d2129",
    background="#e9f4ef",
    surface="#e9f4ef",
    panel="#fbf3e0",
    warning="#9a4b00",
    error="#b3261e",
    success="#2c6e3f",
    dark=False,
)
INKS = {  # of a picture, by night and by day: never the only mark
    "red": ("#ff8a7a", "#b3261e"),
    "orange": ("#ffab4d", "#a14a00"),
    "yellow": ("#f3d25a", "#7a5c00"),
    "green": ("#86d694", "#2c6e3f"),
    "blue": ("#7cc7ff", "#1d5fa8"),
    "purple": ("#c9a3f0", "#6b3fa0"),
    "water": ("#3f7f8c", "#5d8f99"),
    "wood": ("#c79f63", "#7d5a24"),
}


class Curtain(Screen[None]):
    """Nothing to see but whose turn it is: the others look away."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__()
        self.match = match
        self.seat = seat

    def compose(self) -> ComposeResult:
        """The pass, and a button."""
        name, words = self.match.words.thing("seat", self.seat), self.match.words
        with Vertical(id="curtain"):
            yield Static(words.say("ui-pass-device", name=name), id="pass")
            yield Static(words.say("ui-look-away"))
            with Center():
                yield Button(words.say("ui-open-curtain", name=name), id="open")

    def on_mount(self) -> None:
        """The button is all there is."""
        self.query_one(Button).focus()

    def on_button_pressed(self) -> None:
        """Opens the curtain, once."""
        if self.is_current:
            self.dismiss()


class Note(ModalScreen[None]):
    """A text over the table: help, a rule, how it ended. Any of these keys closes it."""

    BINDINGS: ClassVar = [("escape,enter,space,q,Q,question_mark", "close")]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.headline = title
        self.text = text

    def compose(self) -> ComposeResult:
        """The text in a frame."""
        with VerticalScroll(id="note") as note:
            note.border_title = self.headline
            yield Static(Content(self.text))

    def on_click(self) -> None:
        """A click closes it too."""
        self.action_close()

    def action_close(self) -> None:
        """Closes it, once, however quickly it is asked for again."""
        if self.is_current:
            self.dismiss()


class Choices(OptionList):
    """What can be chosen: the bar goes where the mouse points, so that it says what a click would do."""

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The bar goes to what the mouse points at."""
        place = event.style.meta.get("option")
        if place is not None:
            self.highlighted = place


class Keys(Footer):
    """The keys that do something now, drawn anew only where those are others: a click meanwhile would meet nothing."""

    drawn: list[tuple[Binding, bool]] | None = None

    async def recompose(self) -> None:
        """Asked for whenever the focus goes elsewhere, too."""
        now = [(key.binding, key.enabled) for key in self.screen.active_bindings.values() if key.binding.show]
        if now != self.drawn:
            self.drawn = now
            await super().recompose()


class Screens(App[None]):
    """The table of one match."""

    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (116, "-wide")]  # noqa: RUF012  # as Textual declares it
    CSS_PATH = "screen.tcss"
    BINDINGS: ClassVar = []

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.words = match.words
        self.telling: list[AnyEvent] = []  # what is still to be told, the line on show first
        self.clock: Timer | None = None  # until the next line
        self.seat: int | None = None  # who chooses an action; None while nobody does, or while it is asked who goes
        self.actions: list[int] = []  # or seats, where it is asked who goes
        self.busy = False  # a bot or the coach thinks
        self.offered = (False, False)  # whether the keys of telling, and those of choosing, are on the screen
        self.rows: list[str] = []  # of the board on the screen
        self.logged: tuple[int, int] | None = None  # whose log is on the screen, and how many lines of it
        self.title = self.words.say("title")
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = "night"
        for keys, action, message in (
            ("n,N,space", "next", "terminal-key-next"),
            ("s,S", "skip", "terminal-key-skip"),
            ("u,U", "undo", "ui-undo"),
            ("r,R", "reset", "ui-reset"),
            ("c,C", "coach", "ui-coach"),
            ("w,W", "why", "ui-why"),
            ("t,T", "theme", "terminal-key-theme"),
            ("question_mark", "help", "terminal-key-help"),
            ("q,Q", "leave", "terminal-key-quit"),
        ):
            shown = action not in ("reset", "theme")
            self.bind(keys, action, description=self.words.say(message), show=shown)
        self._bindings.bind("left", "app.focus_previous", show=False)
        self._bindings.bind("right", "app.focus_next", show=False)

    # --- the table ------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The panes."""
        yield Static(id="head")
        with Vertical(id="table"):
            with Vertical(id="upper"):
                with VerticalScroll(id="board"):
                    yield Static(id="picture")
                yield Static(id="key")
                with VerticalScroll(id="belongings"):
                    yield Static(classes="seats")
            with Vertical(id="below"):
                yield Static(id="caption")
                with Horizontal(id="lower"):
                    with Vertical(id="act"):
                        yield Static(id="task", classes="title")
                        yield Choices(id="choices", markup=False)
                    with Vertical(id="side"):
                        with VerticalScroll(id="seats"):
                            yield Static(classes="seats")
                        yield Static(self.words.say("ui-log"), classes="title")
                        yield OptionList(id="log", markup=False)
        yield Keys(show_command_palette=False)

    def on_mount(self) -> None:
        """Begins, or goes on."""
        self.step()

    def step(self) -> None:
        """Goes on from here: tells what is new, lets bots go, or asks somebody."""
        match, table = self.match, self.match.table
        self.seat, self.actions = None, []
        if match.eye != SPECTATOR and (fresh := match.fresh()):
            self.telling = fresh
            self.tell()
        elif table.over:
            self.end()
        elif table.held:
            match.go_on()
            self.step()
        elif all(seat in match.bots for seat in match.may_go):
            self.draw(caption=self.words.say("terminal-thinking"))
            self.let(list(match.may_go))
        else:
            self.turn_to(list(match.may_go))

    def turn_to(self, candidates: list[int]) -> None:
        """Asks a person, behind a curtain if need be; or a team which of them goes."""
        seat = next(seat for seat in candidates if seat in self.match.mine)
        if self.match.needs_curtain(seat):
            self.blank()
            self.push_screen(Curtain(self.match, seat), lambda _: self.look(seat))
        elif self.match.eye != seat:
            self.look(seat)
        elif len(candidates) > 1:
            self.actions = candidates
            self.draw()
        else:
            self.ask(seat)

    def look(self, seat: int) -> None:
        """The screen is for this seat's eyes now."""
        self.match.look(seat)
        self.step()

    def ask(self, seat: int) -> None:
        """Offers a seat its choices."""
        self.seat, self.actions = seat, self.match.table.legal_numbers(seat)
        self.draw()

    def end(self) -> None:
        """Shows the last board and how it ended."""
        if self.match.eye == SPECTATOR:
            self.match.look(self.match.mine[0])
        ending = self.match.ending()
        self.draw(caption=ending[0])
        self.push_screen(Note(ending[0], "\n\n".join(ending[1:])))

    @work(thread=True, exclusive=True)
    def let(self, bots: Sequence[int]) -> None:
        """One of these bots goes; the screen stays awake meanwhile."""
        self.busy = True
        seat, action = self.match.think(bots)
        self.busy = False
        if not self._exit:
            self.call_from_thread(self.play, seat, action)

    def play(self, seat: int, action: int) -> None:
        """Plays an action and tells what came of it."""
        self.match.play(seat, action)
        self.step()

    # --- telling --------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Shows the line that is told now, with the board as it was just then, for as long as it takes to read."""
        event = self.telling[0]
        said = self.match.said(self.match.line(event))
        self.draw(event.after, caption=said)
        self.clock = self.set_timer(SHORTEST + LETTER * len(said), self.action_next)

    def action_next(self) -> None:
        """The next line, now."""
        self.hear(1)

    def action_skip(self) -> None:
        """All that is left to tell, at once."""
        self.hear(len(self.telling))

    def hear(self, count: int) -> None:
        """So many lines have been told."""
        if not self.telling or isinstance(self.screen, Curtain):
            return
        if self.clock:
            self.clock.stop()
        self.match.hear(count)
        del self.telling[:count]
        if self.telling:
            self.tell()
        else:
            self.step()

    # --- drawing --------------------------------------------------------------------------------------

    def blank(self) -> None:
        """Wipes everything off the table: it is not for whoever looks next."""
        for part in self.query("#picture, .seats, #caption, #key, #task").results(Static):
            part.update("")
        for name in ("#choices", "#log"):
            self.query_one(name, OptionList).clear_options()
        self.logged = None

    def draw(self, s: Header | None = None, caption: str = "") -> None:
        """Draws the table as it was at a moment that is told, or as it is now."""
        match = self.match
        if match.eye == SPECTATOR:
            return
        picture = match.picture(s)
        self.query_one("#picture", Static).update(self.coloured(picture, picture.board))
        self.follow(picture.board.splitlines())
        self.query_one("#key", Static).update(self.coloured(picture, picture.key))
        self.query_one("#seats").set_class(not picture.seats, "empty")
        for part in self.query(".seats").results(Static):
            part.update(Content(picture.seats))
        self.query_one("#head", Static).update(Content(self.headline()))
        self.draw_log()
        self.draw_choices(caption)
        offered = bool(self.telling), bool(self.actions)
        if offered != self.offered:
            self.offered = offered
            self.refresh_bindings()

    def follow(self, rows: list[str]) -> None:
        """Where a board is higher than its pane, what changed on it last is in sight."""
        changed = [y for y, (old, new) in enumerate(zip(self.rows, rows, strict=False)) if old != new]
        self.rows = rows
        if changed:
            last = Region(0, changed[-1] - AROUND, 1, 2 * AROUND + 1)
            board = self.query_one("#board")
            self.call_after_refresh(board.scroll_to_region, last, animate=False)

    def coloured(self, picture: Picture, text: str) -> Text:
        """A text with the inks of its picture."""
        drawn = Text(text)
        for pattern, ink in picture.inks:
            drawn.highlight_regex(pattern, INKS[ink][self.theme == "day"])
        return drawn

    def headline(self) -> str:
        """What one is to do, whole; before it, where there is room, whose eyes this is for and whose turn it is."""
        who = []
        if self.match.eye != SPECTATOR and len(self.match.mine) > 1:
            who.append(self.words.thing("seat", self.match.eye))
        now = []
        if self.actions:
            now.append(self.words.say("ui-your-turn"))
        elif self.match.table.over and not self.telling:
            now.append(self.words.say("ui-game-over"))
        aim = self.words.tell(self.match.aim())
        lines = (" · ".join(parts) for parts in ([self.title, *who, *now, aim], [*who, *now, aim], [*who, aim]))
        return next((line for line in lines if len(line) <= self.size.width - 2), aim)

    def draw_log(self) -> None:
        """All that was told, the last line in sight; some lines have a rule behind them."""
        log, match = self.query_one("#log", OptionList), self.match
        told = match.told[match.eye] + bool(self.telling)
        eye, count = self.logged or (None, 0)
        if eye != match.eye or count > told:
            count = 0
            log.clear_options()
        log.add_options([Option(match.said(match.line(event))) for event in match.events[count:told]])
        self.logged = match.eye, told
        if told:
            log.highlighted = told - 1
            log.scroll_to_highlight()

    def draw_choices(self, caption: str) -> None:
        """What can be chosen now."""
        match, choices = self.match, self.query_one("#choices", OptionList)
        task = ""
        rows: list[str] = []
        if self.seat is not None:
            task = match.task()
            rows = [match.label(self.seat, number) for number in self.actions]
        elif self.actions:
            task = f"{match.task()} {self.words.say('terminal-who')}"
            rows = [match.name(seat) for seat in self.actions]
        self.query_one("#task", Static).update(Content(task))
        choices.clear_options()
        choices.add_options([Option(f"{i:>2} {row}") for i, row in enumerate(rows, 1)])
        self.caption(caption)
        if rows:
            choices.focus()
            choices.highlighted = 0

    def caption(self, text: str, *, preview: bool = False) -> None:
        """What is told now, what the choice under the bar does, or what the coach says."""
        for line in self.query("#caption").results(Static):  # none while the screen is made or taken down
            line.set_class(preview, "preview")
            line.update(Content(f"→ {text}" if preview and text else text))

    # --- choosing -------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Says what the choice would do, as far as it is certain."""
        if event.option_list.id == "choices" and self.seat is not None and event.option_index < len(self.actions):
            foretold = self.match.foretold(self.seat, self.actions[event.option_index])
            self.caption(" ".join(foretold), preview=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A choice is made, or the rule behind a line is asked for."""
        if event.option_list.id == "log":
            self.action_why()
        elif self.busy or event.option_index >= len(self.actions):
            return
        elif self.seat is not None:
            self.play(self.seat, self.actions[event.option_index])
        else:
            self.choose_who(self.actions[event.option_index])

    def choose_who(self, seat: int) -> None:
        """The team has said who goes."""
        legal = self.match.table.legal_numbers(seat)
        if seat in self.match.bots:
            self.draw(caption=self.words.say("terminal-thinking"))
            self.let([seat])
        elif len(legal) == 1:
            self.play(seat, legal[0])
        else:
            self.match.look(seat)
            self.ask(seat)

    def on_key(self, event: events.Key) -> None:
        """A figure leads to the choice of that number."""
        choices = self.query_one("#choices", OptionList)
        if event.character and event.character in "123456789" and int(event.character) <= choices.option_count:
            choices.focus()
            choices.highlighted = int(event.character) - 1

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offers only keys that do something now."""
        if action in ("next", "skip"):
            return bool(self.telling)
        if action in ("undo", "reset", "coach"):
            return bool(self.actions) and not self.busy
        return True

    # --- keys -----------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Takes the last act back."""
        self.back(self.match.undo)

    def action_reset(self) -> None:
        """Takes back what one person did since the last draw."""
        self.back(self.match.reset)

    def back(self, take_back: Callable[[], object]) -> None:
        """Takes something back, or says why not."""
        if self.busy or self.telling or len(self.screen_stack) > 1:
            return
        try:
            take_back()
        except NothingToUndo:
            self.caption(self.words.say("terminal-no-undo"))
        else:
            self.logged = None
            self.step()

    def action_why(self) -> None:
        """Why what the line under the bar of the log tells happened: for a player first, then by its rule."""
        log, match = self.query_one("#log", OptionList), self.match
        if match.eye == SPECTATOR or log.highlighted is None or len(self.screen_stack) > 1:
            return
        event = match.events[log.highlighted]
        said = match.said(match.line(event))
        self.push_screen(Note(self.words.say("ui-why"), f"{said}\n\n{match.why(event)}"))

    def action_coach(self) -> None:
        """What the coach would do."""
        if self.actions and not self.busy and len(self.screen_stack) == 1:
            self.caption(self.words.say("coach-thinks"))
            self.advise(self.seat, list(self.actions))

    @work(thread=True, exclusive=True)
    def advise(self, seat: int | None, candidates: Sequence[int]) -> None:
        """Asks the coach; the screen stays awake meanwhile."""
        self.busy = True
        if seat is not None:
            rows = self.match.tips(seat)
        else:
            chances = self.match.chances(candidates)
            rows = [self.words.say("labelled", title=self.match.name(s), what=chances[s]) for s in candidates]
        self.busy = False
        if not self._exit:
            self.call_from_thread(self.push_screen, Note(self.words.say("coach-tips"), "\n".join(rows)))
            self.call_from_thread(self.caption, "")

    def action_theme(self) -> None:
        """Night or day."""
        self.theme = "day" if self.theme == "night" else "night"
        if self.telling:
            self.draw(self.telling[0].after, self.match.said(self.match.line(self.telling[0])))
        else:
            self.draw()

    def action_help(self) -> None:
        """What the keys do, and what the marks on the board mean."""
        key = "" if self.match.eye == SPECTATOR else self.match.picture().key
        help = f"{self.words.say('terminal-screen-help')}\n\n{key}".rstrip()
        self.push_screen(Note(self.words.say("terminal-key-help"), help))

    def action_leave(self) -> None:
        """Leaves; the match is kept."""
        self.exit()
