"""Game: the facts and functions one game offers to everybody else."""

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from fathoms.core import words
from fathoms.core.box import Sheet, edition_data, lay_over, parse
from fathoms.core.chance import PLAY, key
from fathoms.core.codec import Codec
from fathoms.core.errors import BadOption, did_you_mean
from fathoms.core.news import Bulletin
from fathoms.core.options import AnyOption, Chosen, choose

if TYPE_CHECKING:
    from fathoms.core.table import Table
    from fathoms.core.twin import Fast

Edition = str | Path | Mapping[str, Any] | None
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\b([^*]*)\*\*:?\s*(.*)", re.M)


@dataclass(frozen=True, slots=True)
class Ending:
    """A way a game ends: its name in the words file and the rule that says so."""

    name: str
    rule: str


@dataclass(eq=False)
class Game:
    """One game. Its folder is its home; nothing else in Fathoms names it."""

    name: str  # "kraken-attack"
    seats: range  # how many may play
    minutes: int
    cooperative: bool
    state: type  # the game's State
    box: Callable[[Sheet], Any]  # reads a Box from a checked sheet
    rules: ModuleType  # setup, legal, apply
    chapters: tuple[ModuleType, ...]  # every module whose functions are compiled, rules included
    actions: Codec
    news: Bulletin
    phases: tuple[str, ...]
    endings: tuple[Ending, ...]  # s.over == 1 is the first
    options: tuple[AnyOption, ...]
    presets: Mapping[str, Mapping[str, Any]]
    sight: ModuleType  # hide, redeal
    hints: ModuleType  # FEATURES, features
    scene: ModuleType  # BOARD, KIT, scene, path: see core/scene.py
    refuse: Callable[[Any, Any, int, int], str]  # the rule that forbids an action now
    picture: Callable[[Any, Any, int, words.Words], str]  # the board for a terminal
    check: Callable[[int, Mapping[str, Any]], str | None] = lambda seats, values: None  # options that clash
    usual_seats: int = 2
    usual_bot: str = "crab"  # who sits down where nobody says which: good company for newcomers
    simultaneous: tuple[str, ...] = ()  # phases in which all waiting seats choose in secret, to be revealed together
    folder: Path = field(init=False)

    def __post_init__(self) -> None:
        assert self.rules.__file__ is not None
        here = Path(self.rules.__file__).parent
        self.folder = here if (here / "box.toml").exists() else here.parent

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    # --- the door -----------------------------------------------------------------------------

    def table(
        self, *, seats: int | None = None, seed: int | None = None, edition: Edition = None, **options: Any
    ) -> "Table":
        """A new table: options by name, an edition if you have one, a seed to get the same game again."""
        from fathoms.core.table import Table

        return Table(self, self.usual_seats if seats is None else seats, seed=seed, edition=edition, options=options)

    @cached_property
    def fast(self) -> "Fast":
        """The compiled twin: the same rules for millions of games (imports Numba)."""
        from fathoms.core.twin import Fast

        return Fast(self)

    # --- what a table needs ---------------------------------------------------------------------

    def choose(self, seats: int, options: Mapping[str, Any]) -> Chosen:
        """Checks seats and options. A `preset` by name comes first, single options over it."""
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadOption(f"{self.name} is for {low} to {high} seats, not {seats!r}")
        given = dict(options)
        preset = given.pop("preset", None)
        if preset is not None:
            if preset not in self.presets:
                raise BadOption(
                    f"there is no preset {preset!r} in {self.name}; " + did_you_mean(str(preset), self.presets)
                )
            given = {**self.presets[preset], **given}
        chosen = choose(self.options, seats, given)
        clash = self.check(seats, chosen.values)
        if clash:
            raise BadOption(clash)
        return chosen

    def open_box(self, edition: Edition = None, overlay: Mapping[str, Any] | None = None) -> Any:
        """The Box of an edition, options that live in the box laid over it."""
        data, source = edition_data(edition)
        shipped = (self.folder / "box.toml").read_text(encoding="utf-8")
        merged = lay_over(lay_over(parse(shipped, "box.toml"), data), overlay or {})
        texts = [("box.toml", shipped)] if source is None else [source, ("box.toml", shipped)]
        sheet = Sheet(merged, texts)
        box = self.box(sheet)
        sheet.done()
        return box

    def blank(self, seats: int, chosen: Chosen) -> Any:
        """A position before set-up: seats and options in it, nothing laid out."""
        return self.state(seats=seats, **chosen.fields)

    # --- plain rules ------------------------------------------------------------------------------

    def begin(self, box: Any, s: Any, seed: int, game: int = 0) -> None:
        """Sets up game number `game` of a seed, in plain Python."""
        key(s.rng, seed, game, PLAY)
        self.rules.setup(box, s)

    def step(self, box: Any, s: Any, seat: int, action: int) -> None:
        """Plays a legal action, unchecked, in plain Python."""
        s.ply += 1
        self.rules.apply(box, s, seat, action)

    def legal(self, box: Any, s: Any, seat: int) -> list[int]:
        """The numbers of the actions open to a seat."""
        if s.over or not (s.waiting >> seat) & 1:
            return []
        out = [0] * len(self.actions)
        return out[: self.rules.legal(box, s, seat, out)]

    # --- words ------------------------------------------------------------------------------------

    def words(self, language: str = "en") -> words.Words:
        """The game's messages in a language."""
        return words.words(language, self.folder)

    @cached_property
    def spec(self) -> dict[str, str]:
        """The numbered rules: ID to sentence."""
        text = (self.folder / "spec.md").read_text(encoding="utf-8")
        rules = {}
        for match in RULE.finditer(text):
            title = match[2].strip(" :.,")
            sentence = match[3].strip()
            rules[match[1]] = f"{title}: {sentence}" if title else sentence
        return rules

    @cached_property
    def version(self) -> str:
        """A fingerprint of the rules: it changes when a file that decides a game changes."""
        digest = hashlib.sha256()
        files = {Path(m.__file__) for m in self.chapters if m.__file__}
        for path in sorted(files | {self.folder / "box.toml"}):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()[:12]
