"""Game: the facts and functions one game offers to everybody else."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from fathoms.core import words
from fathoms.core.box import Data, Edition, Layer, Sheet, laid_together, parse, read_edition
from fathoms.core.course import Endings, Phases
from fathoms.core.goals import Goals
from fathoms.core.hints import Hints
from fathoms.core.message import Message
from fathoms.core.names import Plain
from fathoms.core.news import Bulletin
from fathoms.core.options import AnyOption, Values
from fathoms.core.picture import Picture
from fathoms.core.reach import is_same, reached, rules_version
from fathoms.core.scene import Aim, Illustration, Scene, Score, Stock
from fathoms.core.state import SPECTATOR, Header
from fathoms.core.typography import typeset
from fathoms.core.verbs import Verbs

if TYPE_CHECKING:
    from fathoms.core.table import Table
    from fathoms.core.twin import Fast
    from fathoms.core.variant import Variant

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\b([^*]*)\*\*:?\s*(.*)", re.M)
MARKUP = re.compile(r"!\[([^\]]*)\]\([^)]*\) ?| ?\{[A-Z]{2}-\d+(?: [A-Z]{2}-\d+)*\}")  # pictures, cited rules
S = TypeVar("S", bound=Header)  # a game's State
B = TypeVar("B")  # … and its Box
S_in = TypeVar("S_in", bound=Header, contravariant=True)
B_in = TypeVar("B_in", contravariant=True)


class Rules(Protocol[S_in, B_in]):
    """What a game's `rules` offer."""

    def setup(self, b: B_in, s: S_in, /) -> None:
        """Lays out the position; seats, options and generator are already in it."""

    def legal(self, b: B_in, s: S_in, seat: int, out: MutableSequence[int], /) -> int:
        """Writes the actions open to a waiting seat into `out`, ascending; returns how many."""

    def apply(self, b: B_in, s: S_in, seat: int, action: int, /) -> None:
        """Plays a legal action, and what follows by itself."""

    def go_on(self, b: B_in, s: S_in, /) -> None:
        """What follows by itself until somebody must decide."""


class Sight(Protocol[S_in, B_in]):
    """What a game's `sight` offers."""

    def hide(self, b: B_in, s: S_in, seat: int, /) -> None:
        """Erases what a seat, or SPECTATOR, may not know."""

    def redeal(self, b: B_in, s: S_in, seat: int, /) -> None:
        """Draws afresh what a seat cannot know."""


class Judgement(Protocol[S_in, B_in]):
    """What a game's `hints` offer."""

    HINTS: Hints

    def hints(self, b: B_in, s: S_in, seat: int, out: MutableSequence[int], /) -> None:
        """Writes one number a hint, as the seat may know them."""


class Stage(Protocol[S_in, B_in]):
    """What a game's `scene` offers; see core/scene.py."""

    BOARD: tuple[int, int]
    KIT: Mapping[str, tuple[float, float, float, float]]

    @property
    def READING(self) -> Sequence[str]:
        """Labels of pieces in the order in which a board is read out, what threatens first."""

    @property
    def TRACK(self) -> Sequence[tuple[float, float]]:
        """The way along which pieces go, where they do not go straight."""

    def scene(self, b: B_in, s: S_in, seat: int, /) -> Scene:
        """The position as a seat may know it; `s` has been through `hide`."""

    def path(self, b: B_in, s: S_in, seat: int, action: int, /) -> Sequence[str]:
        """The ids one clicks, in order, to choose an action."""

    def spoken(self, b: B_in, s: S_in, seat: int, action: int, /) -> Message:
        """An action in words, with what the position says about it."""

    def manner(self, b: B_in, s: S_in, seat: int, action: int, /) -> str:
        """Whether an action is the usual wish or lets something be."""


class Writing(Protocol[S_in, B_in]):
    """What a game's `position` offers: how a written position is made whole, and what must be true of it."""

    def arrange(self, b: B_in, s: S_in, written: frozenset[str], /) -> None:
        """Fills in what follows from the fields that were written."""

    def census(self, b: B_in, s: S_in, /) -> Mapping[str, int]:
        """What is never made or lost, counted; raises BadPosition where a thing lies in two places."""


@dataclass(eq=False)
class Game(Generic[S, B]):
    """One game. Its folder is its home; nothing else in Fathoms names it."""

    name: str  # "kraken-attack"
    seats: range  # how many may play
    minutes: int
    cooperative: bool
    state: type[S]
    box: Callable[[Sheet], B]  # reads a Box from a checked sheet
    rules: Rules[S, B]
    verbs: Verbs
    news: Bulletin
    phases: Phases
    endings: Endings
    options: tuple[AnyOption, ...]
    presets: Mapping[str, Values]
    position: Writing[S, B]
    sight: Sight[S, B]
    hints: Judgement[S, B]
    scene: Stage[S, B]
    refuse: Callable[[B, S, int, int], str]  # the rule that forbids an action now
    picture: Callable[[B, S, int, words.Words], Picture]  # the board for a terminal
    contents: Callable[[B], Sequence[Stock]]  # what lies in the box, to be drawn and printed
    aim: Callable[[B, S, int], Message]  # what a seat is to do, and how far it has come (its key with -now)
    score: Callable[[B, S], Sequence[Score]]  # what it counts when it is over
    goals: Goals  # what its puzzles can ask for
    clash: Callable[[int, Values, B], Message | None] = lambda seats, values, box: None
    hears: Callable[[S, int], tuple[int, ...] | None] = lambda s, seat: None  # whom a seat's words reach; None: all
    reckon: Callable[[B], None] = lambda box: None  # fills in what only hints read of a box
    written_over_setup: bool = False  # written positions are laid over the bare set-up: the usual start has rolled dice
    usual_seats: int = 2
    usual_bot: str = "crab"  # who sits down where nobody says which: good company for newcomers
    first_preset: str = ""  # how newcomers play who only want to play: without the questions they cannot answer yet
    folder: Path = field(init=False)

    def __post_init__(self) -> None:
        home = sys.modules[self.state.__module__].__file__
        assert home is not None
        self.folder = Path(home).parent

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    # --- the door -----------------------------------------------------------------------------

    def variant(self, *, seats: int | None = None, edition: Edition = None, **options: Plain) -> Variant[S, B]:
        """The game as it is to be played: so many seats, options by name (or a `preset`), an edition; all checked."""
        from fathoms.core.variant import Variant

        return Variant(self, self.usual_seats if seats is None else seats, edition=edition, options=options)

    def table(
        self, *, seats: int | None = None, seed: int | None = None, edition: Edition = None, **options: Plain
    ) -> Table[S, B]:
        """A new table: a variant, and a seed to get the same game again."""
        return self.variant(seats=seats, edition=edition, **options).table(seed=seed)

    @cached_property
    def chapters(self) -> tuple[ModuleType, ...]:
        """Every module whose functions are compiled: the rules, and what players see and think."""
        package = self.state.__module__.rpartition(".")[0]
        homes = tuple(f"{package}.{name}" for name in ("rules", "sight", "hints"))
        return tuple(
            module for module in reached(sys.modules[home] for home in homes) if module.__name__.startswith(homes)
        )

    @cached_property
    def fast(self) -> Fast[S, B]:
        """The compiled twin: the same rules for millions of games (imports Numba)."""
        from fathoms.core.twin import Fast

        return Fast(self)

    # --- the box ------------------------------------------------------------------------------

    @cached_property
    def shipped(self) -> Layer:
        """The box as it is shipped."""
        text = (self.folder / "box.toml").read_text(encoding="utf-8")
        return Layer("box.toml", parse(text, "box.toml"), text)

    def open_box(
        self,
        edition: Edition = None,
        overlay: Data | None = None,
        wanted: dict[tuple[str, ...], Message] | None = None,
    ) -> B:
        """The Box of an edition, options that live in the box laid over it; `wanted` hears what each value may be."""
        layers = (Layer("options", overlay or {}), read_edition(edition), self.shipped)
        sheet = Sheet(laid_together(layers), layers, self.folder, wanted=wanted)
        box = self.box(sheet)
        sheet.done()
        self.reckon(box)
        return box

    # --- what is seen -----------------------------------------------------------------------------

    def look(self, box: B, s: S, seat: int) -> Scene:
        """The scene of a hidden position, with the aim, and with the score once it is over."""
        said = self.aim(box, s, seat)
        aim = Aim(said.key, cast(Mapping[str, str | int], said.about))
        scene = self.scene.scene(box, s, seat)
        return Scene(scene.containers, scene.seats, scene.routes, aim, self.score(box, s) if s.over else ())

    # --- words ------------------------------------------------------------------------------------

    def words(self, language: str = "en") -> words.Words:
        """The game's messages in a language."""
        return words.words(language, self.folder)

    def manual(self, language: str = "en") -> str:
        """How to play, in Markdown; in English where a language has no manual yet."""
        path = self.folder / "manual" / f"{words.checked_language(language)}.md"
        if not path.exists():
            return self.manual()
        return typeset(language, path.read_text(encoding="utf-8"))

    def manual_in_words(self, language: str = "en") -> str:
        """The manual without what only a page can show: pictures and the rules behind its sentences."""
        return re.sub(r"\n{3,}", "\n\n", MARKUP.sub("", self.manual(language)))

    @cached_property
    def pictures(self) -> dict[str, Illustration]:
        """What the manual shows, by name: positions as everybody may see them."""
        text = (self.folder / "manual" / "scenes.toml").read_text(encoding="utf-8")
        found = {}
        for name, shown in parse(text, "scenes.toml").items():
            variant = self.variant(seats=shown["seats"])
            s = variant.position(**shown["position"])
            self.sight.hide(variant.box, s, SPECTATOR)
            found[name] = Illustration(self.scene.scene(variant.box, s, SPECTATOR).boards(), tuple(shown["part"]))
        return found

    @cached_property
    def short(self) -> str:
        """The letters its rules are numbered with: KA."""
        return next(iter(self.spec)).partition("-")[0]

    @cached_property
    def spec(self) -> dict[str, str]:
        """The specification, in English: ID to sentence."""
        text = (self.folder / "spec.md").read_text(encoding="utf-8")
        rules = {}
        for match in RULE.finditer(text):
            title = match[2].strip(" :.,")
            sentence = match[3].strip()
            rules[match[1]] = f"{title}: {sentence}" if title else sentence
        return rules

    @cached_property
    def version(self) -> str:
        """A fingerprint of the rules: it changes when something that decides a game changes, and only then."""
        rules, options = self.rules, {option.name: option.means for option in self.options}
        roots = (rules.setup, rules.legal, rules.apply, rules.go_on, self.box)
        return rules_version(roots, self.shipped.data, options)

    def goes_by(self, rules: str) -> bool:
        """Whether rules that are called so are today's: a match goes on only under the rules it was begun with."""
        return is_same(self.version, rules)


AnyGame = Game[Any, Any]  # a game whose State and Box are known only when its name is
