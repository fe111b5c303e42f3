"""The terminal's whole screen: played by keys alone, and nothing secret behind the curtain."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from chance_games import GAMES, play_on
from textual import events
from textual.pilot import Pilot
from textual.widgets import OptionList
from textual.widgets._footer import FooterKey

import fathoms
from fathoms.bots import bot
from fathoms.core.words import languages
from fathoms.terminal import kept
from fathoms.terminal.match import Match
from fathoms.terminal.screen import Curtain, Note, Screens

every_game = pytest.mark.parametrize("name", GAMES)
TINY, SMALL, LARGE = (40, 12), (80, 24), (120, 40)
SHORT = [  # short matches: of people who take the last choice, or who choose as a bot does
    ("kraken-attack", 13, {"preset": "dread"}, ""),
    ("tentacolor", 6, {"preset": "first-game"}, ""),
    ("barrakuda", 1, {}, "crab"),
    ("tentacula", 9, {"preset": "first-voyage"}, ""),
    ("treasure-hunting-kraken", 11, {"preset": "short-trip"}, "crab"),
]
LONG = 30  # seconds that nothing takes
Act = Callable[["Keyboard"], Awaitable[None]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Matches keep themselves here."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


class Keyboard:
    """Fingers on the keys of one table."""

    def __init__(self, app: Screens, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, key: str, until: Callable[[], object]) -> None:
        """Presses a key and waits for what it does."""
        self.app.post_message(events.Key(key, key if len(key) == 1 else None))
        await self.wait(until)

    async def wait(self, until: Callable[[], object]) -> None:
        """Waits for something to be true; what the app failed at is raised when it is left."""
        async with asyncio.timeout(LONG):
            while not until() and not self.app._exception:
                await asyncio.sleep(0.002)
        assert not self.app._exception

    async def to_choice(self) -> None:
        """Hears everything and opens curtains until there is something to choose, or the game is over."""
        app = self.app
        while not app.actions and (app.telling or not app.match.table.over):
            if app.telling:
                await self.press("s", lambda: not app.telling)
            elif isinstance(app.screen, Curtain):
                await self.press("enter", lambda: not isinstance(app.screen, Curtain))
                await self.wait(lambda: app.telling or app.actions)
            else:
                await self.wait(lambda: app.telling or app.actions or isinstance(app.screen, Curtain))

    async def choose(self, place: int) -> None:
        """Makes the choice in this place."""
        app, choices = self.app, self.app.query_one("#choices", OptionList)
        before = len(app.match.table.steps), app.seat
        await self.wait(lambda: app.focused is choices and choices.highlighted is not None)
        if place == choices.option_count - 1:
            await self.press("end", lambda: choices.highlighted == place)
        elif place < 9:
            await self.press(str(place + 1), lambda: choices.highlighted == place)
        else:
            while choices.highlighted != place:
                at = choices.highlighted
                await self.press("down", lambda at=at: choices.highlighted != at)  # type: ignore[misc]
        await self.press("enter", lambda: (len(app.match.table.steps), app.seat) != before)

    async def shows(self, *texts: str) -> None:
        """Waits for texts to be in the window."""
        async with asyncio.timeout(LONG):
            while missing := [text for text in texts if text not in await self.text()]:
                assert not self.app._exception, missing

    async def text(self) -> str:
        """Every character in the terminal's window."""
        await self.pilot.pause()
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(part.text for part in strip) for strip in strips)


def sit_down(match: Match, act: Act, size: tuple[int, int] = SMALL) -> None:
    """Sits down at a table in a window of some size."""

    async def run() -> None:
        app = Screens(match)
        async with app.run_test(size=size) as pilot:
            await act(Keyboard(app, pilot))

    asyncio.run(run())


def match_of(
    name: str, *, mine: tuple[int, ...] = (0, 1), language: str = "en", seats: int = 2, seed: int = 1
) -> Match:
    """A new match."""
    return Match(fathoms.game(name).table(seats=seats, seed=seed), mine=mine, level="shrimp", language=language)


@pytest.mark.parametrize(("name", "seed", "options", "level"), SHORT, ids=lambda part: str(part))
def test_a_whole_match_is_played_by_keys_alone(name: str, seed: int, options: dict[str, str], level: str) -> None:
    """Two people, until it is over and its ending is read; the match has kept itself."""
    table = fathoms.game(name).table(seats=2, seed=seed, **options)
    match = Match(table, mine=(0, 1), level="shrimp", language="en")
    crab = bot(table.variant, level) if level else None

    async def act(keys: Keyboard) -> None:
        while not table.over:
            await keys.to_choice()
            seat, last = keys.app.seat, len(keys.app.actions) - 1
            if crab and seat is not None:
                last = keys.app.actions.index(crab.choose(table.view(seat), seat, keys.app.actions))
            await keys.choose(last if seat is not None else 0)
        await keys.to_choice()
        await keys.wait(lambda: isinstance(keys.app.screen, Note))
        await keys.shows(match.ending()[0])

    sit_down(match, act, TINY)
    assert kept.remark(match.path.read_text())["over"]


@every_game
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_board_choices_log_and_preview_are_in_one_window(name: str, size: tuple[int, int]) -> None:
    """In every language in turn, beside bots."""
    language = languages()[GAMES.index(name) % len(languages())]
    match = match_of(name, mine=(0,), language=language)

    async def act(keys: Keyboard) -> None:
        await keys.to_choice()
        await keys.shows(*(line.strip() for line in match.picture().board.splitlines()))
        await keys.shows(match.words.say("ui-log"), match.words.say("ui-coach"), match.words.tell(match.aim())[:40])
        if keys.app.seat is not None:
            foretold = match.foretold(keys.app.seat, keys.app.actions[0])[0]
            await keys.shows(match.label(keys.app.seat, keys.app.actions[0])[:20], f"→ {foretold[:20]}")

    sit_down(match, act, size)


def test_nothing_can_be_chosen_before_it_was_told() -> None:
    match = match_of("kraken-attack", mine=(0,))

    async def act(keys: Keyboard) -> None:
        assert keys.app.telling
        before, line = len(match.table.steps), keys.app.telling[0]
        await keys.shows(match.said(match.line(line)))
        for key in ("enter", "1", "enter"):
            keys.app.post_message(events.Key(key, None))
        await keys.press("n", lambda: keys.app.telling[:1] != [line])
        assert len(match.table.steps) == before

    sit_down(match, act)


def secrets_of(match: Match, seat: int) -> list[str]:
    """What only this seat's board shows."""
    views = [match.game.picture(match.table.box, match.table.view(eye), seat, match.words) for eye in (seat, 1 - seat)]
    mine, theirs = (str(view).splitlines() for view in views)
    return [line.strip() for line in mine if line not in theirs]


@pytest.mark.parametrize("name", ["tentacolor", "barrakuda"])
def test_between_two_people_a_curtain_falls_and_nothing_secret_stays_on_the_screen(name: str) -> None:
    match = match_of(name)

    async def act(keys: Keyboard) -> None:
        await keys.to_choice()
        first = keys.app.seat
        assert first is not None
        while keys.app.seat in (first, None) and not isinstance(keys.app.screen, Curtain):
            if keys.app.actions:
                await keys.choose(0)
            elif keys.app.telling:
                await keys.press("s", lambda: not keys.app.telling)
            await keys.wait(lambda: keys.app.telling or keys.app.actions or isinstance(keys.app.screen, Curtain))
        assert isinstance(keys.app.screen, Curtain)
        hidden = secrets_of(match, first)
        assert hidden
        behind = await keys.text()
        assert not any(line in behind for line in hidden)
        assert not any(line in behind for line in match.table.log(first))
        await keys.to_choice()
        assert keys.app.seat == 1 - first
        opened = await keys.text()
        assert not any(line in opened for line in secrets_of(match, first))

    sit_down(match, act)


def test_where_nothing_is_secret_there_is_no_curtain() -> None:
    match = match_of("kraken-attack")

    async def act(keys: Keyboard) -> None:
        seen = set()
        for _ in range(7):
            await keys.to_choice()
            seen.add(keys.app.seat)
            await keys.choose(0)
            assert not isinstance(keys.app.screen, Curtain)
        assert {0, 1} <= seen

    sit_down(match, act)


def test_help_why_coach_undo_and_theme_have_keys() -> None:
    match = match_of("kraken-attack", mine=(0,), seats=1, language="fr")

    async def act(keys: Keyboard) -> None:
        app = keys.app
        await keys.to_choice()
        await keys.choose(0)
        await keys.to_choice()
        await keys.press("question_mark", lambda: isinstance(app.screen, Note))
        await keys.shows("ce que ferait le coach")
        await keys.press("escape", lambda: not isinstance(app.screen, Note))
        rolled = max(i for i, event in enumerate(match.events) if event.kind.name == "rolled")
        app.query_one("#log", OptionList).highlighted = rolled
        await keys.press("W", lambda: isinstance(app.screen, Note))
        await keys.shows("La mer bouge d’abord", "KA-13")
        await keys.press("escape", lambda: not isinstance(app.screen, Note))
        await keys.press("t", lambda: app.theme == "day")
        while not match.table.can_undo():
            await keys.choose(0)
            await keys.to_choice()
        steps = len(match.table.steps)
        await keys.press("u", lambda: len(match.table.steps) == steps - 1)
        await keys.to_choice()
        await keys.press("c", lambda: isinstance(app.screen, Note))
        await keys.shows(match.words.say("coach-tips"))

    sit_down(match, act)


def test_keys_at_the_bottom_stay_what_they_are_while_the_focus_goes_elsewhere() -> None:
    """A click on one that is being made anew would be lost."""
    match = match_of("kraken-attack", mine=(0,), seats=1)

    async def act(keys: Keyboard) -> None:
        app = keys.app
        await keys.to_choice()
        await keys.wait(lambda: any(key.key == "c" for key in app.query(FooterKey)))
        before = [*app.query(FooterKey)]
        app.query_one("#log").focus()
        await keys.wait(lambda: app.focused and app.focused.id == "log")
        await keys.pilot.pause()
        await keys.pilot.pause()
        assert [*app.query(FooterKey)] == before
        app.query_one("#choices").focus()
        await keys.choose(0)
        await keys.wait(lambda: any(key.key == "n" for key in app.query(FooterKey)))

    sit_down(match, act)


@every_game
def test_what_one_is_to_do_is_read_whole_on_80_columns(name: str) -> None:
    """In the language that takes most letters for it, at a turn of one of two who share the keyboard."""

    def aim(language: str) -> str:
        match = match_of(name, language=language)
        match.look(0)
        return match.words.tell(match.aim())

    longest = max(languages(), key=lambda language: len(aim(language)))

    async def act(keys: Keyboard) -> None:
        await keys.to_choice()
        assert aim(longest) in (await keys.text()).splitlines()[0]

    sit_down(match_of(name, language=longest), act)


def test_a_match_that_is_left_goes_on_where_it_was(home: Path) -> None:
    match = match_of("tentacolor", mine=(1,))

    async def act(keys: Keyboard) -> None:
        await keys.to_choice()
        await keys.choose(0)
        await keys.press("Q", lambda: keys.app._exit)

    sit_down(match, act)
    found = kept.find(None)
    assert found.path == match.path
    assert found.table.state == match.table.state
    assert (found.mine, found.level) == ([1], "shrimp")


def test_of_a_board_higher_than_its_pane_what_changed_last_is_in_sight() -> None:
    table, dice = fathoms.game("tentacula").table(seats=2, seed=29), Random(29)
    while len(Match(table, mine=(0,), level="shrimp", language="en").picture().board.splitlines()) < 20:
        play_on(table, dice, 1)
    match = Match(table, mine=(0, 1), level="shrimp", language="en")
    lowest = 0

    async def act(keys: Keyboard) -> None:
        nonlocal lowest
        await keys.to_choice()
        while not table.over and lowest < 15:
            before = keys.app.rows
            await keys.choose(dice.randrange(len(keys.app.actions)))
            await keys.to_choice()
            changed = [y for y, rows in enumerate(zip(before, keys.app.rows, strict=False)) if len({*rows}) > 1]
            if changed:
                await keys.shows(keys.app.rows[changed[-1]].strip())
                lowest = max(lowest, changed[-1])

    sit_down(match, act)
    assert lowest >= 15
