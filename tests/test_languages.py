"""Six languages say the same: each key everywhere, about the same things, and none that nobody says."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from chance_games import AnyTable, any_variant
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from typer.main import get_command

import fathoms
from fathoms.cli import app
from fathoms.core.message import Fill, Message
from fathoms.core.state import SPECTATOR
from fathoms.core.words import FALLBACK, SHELL, key_of, languages
from fathoms.terminal.commands import every_command

SOURCE = Path(fathoms.__file__).parent
GAMES = [fathoms.game(name) for name in fathoms.games()]
FOLDERS = [SHELL, *(game.folder / part for game in GAMES for part in ("words", "words/rules", "lesson"))]
HOLE = "\0"  # where a key is filled in


class Filled(Visitor):
    """The variables of a message, those of them that are told (others only choose), and the messages it leans on."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.told: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)
        self.told.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            self.variables.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    """The messages of a words file by key, each once."""
    found: dict[str, ftl.Message] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = entry
    return found


@cache
def filled(message: ftl.Message) -> Filled:
    """What fills a message in."""
    found = Filled()
    found.visit(message)
    return found


def forms(folder: Path, language: str) -> set[str]:
    """The other forms that names have in a language: `of`, `the`."""
    home = folder if folder.parent in (SOURCE, *(game.folder for game in GAMES)) else folder.parent
    return {
        form.id.name
        for place in {SHELL, home}
        for message in messages(place / f"{language}.ftl").values()
        for form in message.attributes
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_every_language_says_each_key_once_about_the_same_things(folder: Path) -> None:
    """A name may come in any form that names have in that language."""

    def about(language: str) -> dict[str, set[str]]:
        known = forms(folder, language)
        bare = re.compile(rf"-({'|'.join(known)})$" if known else "$^")
        said = messages(folder / f"{language}.ftl")
        return {key: {bare.sub("", name) for name in filled(said[key]).variables} for key in said}

    english = about(FALLBACK)
    for language in languages():
        assert about(language) == english, language


def literals(path: Path) -> Iterator[str]:
    """The texts in a source and what its functions are called, with a hole wherever something is filled in."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.FunctionDef):
                yield node.name
    else:
        yield from re.findall(r"[\"'\[.]([\w-]+)", text)
        for template in re.findall(r"`((?:[\w-]|\$\{[^`{}]*\})+)`", text):
            yield re.sub(r"\$\{.*?\}", HOLE, template)


class Speech:
    """What some code may say: the keys that stand in it, and those put together of what stands in it."""

    def __init__(self, code: Iterable[Path], kinds: Iterable[str] = (), names: Iterable[str] = ()) -> None:
        found = {text.replace("_", "-") for path in code for text in literals(path)}
        found |= {text.replace("_", "-") for text in names}
        self.named = {text for text in found if HOLE not in text}
        self.named |= {text.removeprefix("label-") for text in self.named}  # explain-die is about label-die
        shapes = {text for text in found if HOLE in text and re.search(r"[a-z]{2}", text)}
        shapes |= {f"{kind}-{HOLE}" for kind in kinds} | {f"explain-{HOLE}-{HOLE}"}
        self.shapes = [text.split(HOLE) for text in shapes if re.fullmatch(rf"[\w{HOLE}-]+", text)]
        self._known: dict[str, bool] = {}

    def says(self, key: str) -> bool:
        """Whether a key stands there, or is put together of what does."""
        if key not in self._known:
            self._known[key] = key in self.named or key.isdigit()
            self._known[key] |= any(self._fits(key, *shape) for shape in self.shapes)
        return self._known[key]

    def _fits(self, text: str, start: str, *rest: str) -> bool:
        if not rest or not text.startswith(start):
            return text == start
        text = text.removeprefix(start)
        ends = [i for i in range(1, len(text) + 1) if text.startswith(rest[0], i)]
        return any(self.says(text[:i]) and self._fits(text[i:], *rest) for i in ends)


def code(*folders: Path) -> list[Path]:
    """The sources below some folders, but no tests and nothing of others."""
    found = [path for folder in folders for path in ([folder] if folder.is_file() else folder.rglob("*.*"))]
    return [
        path for path in found if path.suffix in (".py", ".js", ".toml") and not {"tests", "vendor"} & {*path.parts}
    ]


SHARED = code(*(path for path in SOURCE.iterdir() if path.name not in ("games", "words")), SOURCE / "games/__init__.py")


def names_of(game: fathoms.AnyGame) -> Iterator[str]:
    """What things of a game are called: its rules, and all texts in lists of its modules."""
    yield from map(str.lower, game.spec)
    package = game.state.__module__.rpartition(".")[0]
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{package}.") and ".tests" not in name:
            for value in vars(module).values():
                if isinstance(value, tuple | list | dict):
                    yield from (text for text in value if isinstance(text, str))


def variables(*folders: Path) -> set[str]:
    """All that messages are about."""
    said = [message for folder in folders for message in messages(folder / f"{FALLBACK}.ftl").values()]
    return {name for message in said for name in filled(message).variables}


def test_the_shell_has_no_key_that_nobody_says() -> None:
    commands = [name for name, _ in every_command(get_command(app))]
    speech = Speech([*SHARED, *code(SOURCE / "games")], variables(SHELL), commands)
    assert [key for key in messages(SHELL / f"{FALLBACK}.ftl") if not speech.says(key)] == []


@pytest.mark.parametrize("name", fathoms.games())
def test_a_game_has_no_key_that_nobody_says(name: str) -> None:
    """Its words, its sentences for rules and causes, and its lesson."""
    game = fathoms.game(name)
    folders = [game.folder / part for part in ("words", "words/rules", "lesson")]
    kinds = variables(SHELL, *folders)
    speech = Speech([*SHARED, *code(game.folder)], kinds, names_of(game))
    for folder in folders:
        known = messages(folder / f"{FALLBACK}.ftl")
        within = {key for message in known.values() for key in filled(message).messages}
        assert [key for key in known if key not in within and not speech.says(key)] == []


Said = dict[tuple[str, ...], Message]  # one message of each kind: its key, and the texts that fill it in


def hear(said: Said, key: str, about: Mapping[str, Fill]) -> None:
    """Notes what is said; numbers matter by whether they are one."""
    shape = [f"{kind}={min(fill, 2) if isinstance(fill, int) else fill}" for kind, fill in about.items()]
    said.setdefault((key, *shape), Message(key, about))


def listen(table: AnyTable, said: Said) -> None:
    """Notes all that a table says now: its question, its choices, its aim and what lies on it."""
    game, seat = table.game, table.waiting[0] if table.waiting else 0
    view = table.view(seat)
    aim = game.aim(table.box, view, seat)
    for key in (aim.key, f"{aim.key}-now"):
        hear(said, key, aim.about)
    for action in table.legal_numbers(seat):
        for choice in (game.verbs.message(action), game.scene.spoken(table.box, view, seat, action)):
            hear(said, choice.key, choice.about)
    shown = game.scene.scene(table.box, view, seat)
    things: list[Any] = [thing for c in shown.containers for thing in (c, *c.pieces)]
    things += [thing for tile in shown.seats for thing in (tile, *tile.facts)]
    for thing in things:
        if thing.label:
            hear(said, thing.label, thing.about)
    if table.result:
        hear(said, f"ending-{table.result.ending}".replace("_", "-"), {})
    else:
        hear(said, f"phase-{table.phase}".replace("_", "-"), {})


@cache
def heard(name: str) -> list[Message]:
    """All that is said in a hundred games, up to 250 acts each, of bots that take what comes."""
    said: Said = {}
    for seed in range(100):
        dice = Random(seed)
        table = any_variant(name, dice).table(seed=seed)
        for _ in range(250):
            if table.over:
                break
            seat = dice.choice(table.waiting)
            events = table.play(seat, dice.choice(table.legal_numbers(seat)))
            for eye in (SPECTATOR, *range(table.seats)) if any(event.kind.secret for event in events) else (SPECTATOR,):
                for line in table.lines(events, eye):
                    hear(said, line.key, line.about)
            if dice.random() < 0.03:
                listen(table, said)
        listen(table, said)
    return list(said.values())


@pytest.mark.parametrize("name", fathoms.games())
def test_a_hundred_games_of_bots_are_told_in_every_language(name: str) -> None:
    """Each sentence has words there, of its own and for all it tells of; also those to the reader, and the causes."""
    game = fathoms.game(name)
    assert len(heard(name)) > 300
    for language in languages():
        words = game.words(language)
        files = [folder / f"{language}.ftl" for folder in (SHELL, game.folder / "words", game.folder / "words/rules")]
        known = {key: message for file in files for key, message in messages(file).items()}
        for message in heard(name):
            assert message.key in words
            cause = message.key.replace("news-", "why-").removesuffix("-unseen")
            for key in {message.key, f"{message.key}-you", f"{message.key}-to-you", cause} & known.keys():
                assert words.say(key, **message.about)
                for kind in filled(known[key]).told & message.about.keys():
                    fill = message.about[kind]
                    if isinstance(fill, str) and not re.fullmatch(r"[A-Z]?\d*[A-Z]?", fill):  # A1 is a name
                        assert key_of(kind, fill) in words, (language, message)


def test_what_a_language_has_not_got_yet_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language may come file by file: its messages, and its manuals, are English until they are there."""
    monkeypatch.setattr("fathoms.core.words.languages", lambda: ("en", "xx"))
    for game in map(fathoms.game, fathoms.games()):
        assert game.manual("xx") == game.manual("en")
        assert game.words("xx").say("title") == game.words("en").say("title")
        assert game.words("xx").calling(["Ann"]).say("review-at", seat=0, did="…").startswith("Ann")
