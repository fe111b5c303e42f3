"""Words for people: Fluent messages, one file a language, one set a game and one for the shell.

A game has a second file a language, `words/rules/<language>.ftl`: why things happen, and its numbered rules.

A message is called by key and arguments. An argument `lane="P3"` is itself looked up as the message
`lane-P3` first, so that pirates, cards and colours are translated wherever they appear. The attributes of that
message come along: with `pirate-elena = Elena` and its `.of = d’Elena`, a sentence may say { $pirate-of }.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from fathoms.core.errors import BadOption, shown
from fathoms.core.message import Fill, Message
from fathoms.core.typography import typeset

SEAT_KINDS = ("seat", "other", "third")  # arguments that hold a seat are called one of these
SHELL = Path(__file__).parent.parent / "words"
FALLBACK = "en"
DOTS = "…"
LONGEST = 2_000  # characters of what fills in a message: Fluent takes no more than 2,500


@cache
def languages() -> tuple[str, ...]:
    """The languages there are words in: those of the files that exist, English first."""
    found = sorted(path.stem for path in SHELL.glob("*.ftl"))
    return (FALLBACK, *(language for language in found if language != FALLBACK))


def checked_language(language: str) -> str:
    """A language there are words in, or a refusal."""
    if language not in languages():
        raise BadOption("error-no-language", language=shown(language), known=", ".join(languages()))
    return language


class Words:
    """The messages of one language, the shell's and one game's."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self._folders = folders
        self._known: dict[tuple[str, str], dict[str, str]] = {}  # things by kind and key: their names, as filled in
        self._people: Sequence[str] = ()  # what seats are called, where somebody said so
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            path = folder / f"{language}.ftl"
            if path.exists():
                self._bundle.add_resource(FluentResource(typeset(language, path.read_text(encoding="utf-8"))))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **about: Fill) -> str:
        """The message `key` about those things; in English where a language lacks it, the key where there is none."""
        if key not in self:
            return key if self.language == FALLBACK else self._english.say(key, **about)
        named: dict[str, str | int] = {"named": 1}  # spaces go by their names: pictures in text print them
        for kind, value in about.items():
            named |= self._named(kind.replace("_", "-"), value)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, named)
        assert not errors, (key, about, errors)
        return str(text)

    @cached_property
    def _english(self) -> "Words":
        return Words(FALLBACK, *self._folders).calling(self._people)

    def calling(self, people: Sequence[str]) -> "Words":
        """The same words, with seats by the names of those who sit there; without a name a seat is called as usual."""
        words = copy(self)
        words._people = people
        words.__dict__.pop("_english", None)
        return words

    def outline(self, key: str) -> str:
        """The message `key` about nothing in particular: dots stand for whatever it would name."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        _, unknown = self._bundle.format_pattern(pattern, {})
        named = {str(error).removeprefix("Unknown external: "): DOTS for error in unknown}
        return str(self._bundle.format_pattern(pattern, named)[0]).replace(f" ({DOTS})", "")

    def tell(self, message: Message) -> str:
        """A message in this language."""
        return self.say(message.key, **message.about)

    def why(self, message: Message, rule: str) -> list[str]:
        """Why something happened: in a sentence for those who were there, if it has one, then by its numbered rule."""
        cause = Message(message.key.replace("news-", "why-", 1).removesuffix("-unseen"), message.about)
        reasons = [self.tell(cause)] if cause.key in self else []
        return [*reasons, f"{rule}  {self.rule(rule)}"] if rule.lower() in self else reasons

    def rule(self, rule: str) -> str:
        """A numbered rule, by its ID, in a sentence for players."""
        return self.say(rule.lower())

    def thing(self, kind: str, value: str | int) -> str:
        """The name of one thing: `thing("lane", "P3")`."""
        return str(self._named(kind, value)[kind])

    def _named(self, kind: str, value: Fill) -> Mapping[str, str | int]:
        """What fills in an argument: the name of the thing and its other forms, or the value itself."""
        if isinstance(value, Message):
            return {kind: self.tell(value)[:LONGEST]}
        if kind in SEAT_KINDS and isinstance(value, int) and 0 <= value < len(self._people) and self._people[value]:
            return {kind: self._people[value][:LONGEST]}
        key = key_of(kind, value)
        if key in self:
            return self._forms(kind, key)
        return {kind: value[:LONGEST] if isinstance(value, str) else value}

    def _forms(self, kind: str, key: str) -> dict[str, str]:
        """The name of a thing and its other forms (cases, articles, whatever its language needs), made once."""
        found = self._known.get((kind, key))
        if found is None:
            forms = self._bundle.get_message(key).attributes
            found = {f"{kind}-{form}": str(self._bundle.format_pattern(pattern)[0]) for form, pattern in forms.items()}
            self._known[kind, key] = found = {kind: self.say(key), **found}
        return found


def key_of(kind: str, value: str | int) -> str:
    """The key of a thing's name."""
    return f"{'seat' if kind in SEAT_KINDS else kind}-{value}".replace("_", "-")


def words(language: str, game_folder: Path | None = None) -> Words:
    """The words of a language for the shell and, if given, the game in that folder."""
    return _words(checked_language(language), game_folder)


@cache
def _words(language: str, game_folder: Path | None) -> Words:
    folders = [SHELL] if game_folder is None else [SHELL, game_folder / "words", game_folder / "words" / "rules"]
    return Words(language, *folders)
