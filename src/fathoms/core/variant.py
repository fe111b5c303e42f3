"""Variant: a game as it is to be played: seats, options and edition, checked once, and the box that comes of them."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic

from fathoms.core.box import Data, Edition, differing, lay_over, read_edition
from fathoms.core.chance import PLAY, SEARCH, key
from fathoms.core.errors import BadOption, BadPosition, did_you_mean, shown
from fathoms.core.game import B, Game, S
from fathoms.core.names import Plain
from fathoms.core.options import Values, checked_number, checked_seed, choose, written
from fathoms.core.position import Notation, check_seats, check_waiting
from fathoms.core.state import clone, layout, seats_in

if TYPE_CHECKING:
    from fathoms.core.table import Dice, Table
    from fathoms.core.twin import Games

MOST_GAMES = 10**9  # that are played at once
ENOUGH = 100_000  # actions after which a random game is cut off, unless another number is named
LONGEST = (1 << 31) - 1  # actions of one of them: they are counted in 32 bits
MOST_THREADS = 1 << 10  # that may be asked for; there are as many as cores at most
BEGIN = "begin"  # the verb that takes the usual set-up, in games that ask about it


class Variant(Generic[S, B]):
    """A game with so many seats, options and an edition.

    >>> import fathoms
    >>> variant = fathoms.game("kraken-attack").variant(seats=4, preset="dread")
    >>> print(variant)
    kraken-attack seats=4 whirlpools=4
    >>> fathoms.variant(str(variant)) == variant
    True
    """

    def __init__(self, game: Game[S, B], seats: int, *, edition: Edition = None, options: Values | None = None) -> None:
        if type(seats) is not int:
            raise BadOption("error-whole-number", name="seats", given=shown(seats))
        if seats not in game.seats:
            low, high = str(game.seats[0]), str(game.seats[-1])
            raise BadOption("error-seats", name=game.name, low=low, high=high, given=shown(seats))
        if not isinstance(options, Mapping | None):
            raise BadOption("error-name-value", given=shown(options))
        given = dict(options or {})
        preset = given.pop("preset", None)
        if preset is not None:
            if not isinstance(preset, str) or preset not in game.presets:
                instead = did_you_mean(shown(preset), game.presets)
                raise BadOption("error-no-preset", preset=shown(preset), name=game.name, instead=instead)
            given = {**game.presets[preset], **given}
        self.game = game
        self.seats = seats
        self._options = choose(game.options, seats, given)
        layer = read_edition(edition)
        overlay: dict[str, Plain] = {}
        for option in game.options:
            overlay = lay_over(overlay, option.edition(self._options[option.name]))
        self.box = game.open_box(layer, overlay)
        clash = game.clash(seats, self._options, self.box)
        if clash is not None:
            raise BadOption(clash.key, home=game.folder, **clash.about)
        self._edition = differing(layer.data, game.shipped.data)
        self._forget_what_the_box_says()

    def _forget_what_the_box_says(self) -> None:
        """Options that lay nothing new over the box are as usual: nobody need say them."""
        below = lay_over(self.game.shipped.data, self._edition)
        for option in self.game.options:
            laid = option.edition(self._options[option.name])
            if laid:
                self._options[option.name] = deepcopy(self._options[option.name]) if differing(laid, below) else None

    @property
    def options(self) -> dict[str, Plain]:
        """Every option by name, defaults included; None where it is what the box says."""
        return deepcopy(self._options)

    @property
    def edition(self) -> dict[str, Plain]:
        """What the edition changes of the shipped box."""
        return deepcopy(self._edition)

    def __repr__(self) -> str:
        return f"<Variant {self}>"

    def __str__(self) -> str:
        """What is unusual about it, as `fathoms.variant` reads it again; an edition is named by its fingerprint."""
        said = [self.game.name, f"seats={self.seats}"]
        for option in self.game.options:
            value = self._options[option.name]
            if value != option.usual(self.seats):
                said.append(f"{option.name}={written(value)}")
        if self._edition:
            said.append(f"edition={edition_name(self._edition)}")
        return " ".join(said)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def to_row(self) -> dict[str, Plain]:
        """The variant as plain data: what `fathoms.games.from_row` makes it of again."""
        options = {k: list(v) if isinstance(v, tuple) else v for k, v in self.options.items() if v is not None}
        return {"game": self.game.name, "seats": self.seats, "options": options, "edition": self.edition}

    @cached_property
    def notation(self) -> Notation:
        """How positions of this variant are written."""
        return Notation(self.box, self.game.phases.names, ("no", *self.game.endings.names))

    @cached_property
    def fingerprint(self) -> str:
        """The same for the same rules, seats, options and box, however they were said."""
        box = [(f.name, getattr(self.box, f.name)) for f in dataclasses.fields(self.box)]  # type: ignore[arg-type]  # every Box is one
        blank = dataclasses.asdict(self.blank())
        said = json.dumps([self.game.name, self.game.version, blank, box])
        return hashlib.sha256(said.encode()).hexdigest()[:12]

    # --- positions --------------------------------------------------------------------------------

    def blank(self) -> S:
        """A position before set-up: seats and options in it, nothing laid out."""
        s = self.game.state(seats=self.seats)
        for option in self.game.options:
            for name, value in option.fields(self._options[option.name]).items():
                setattr(s, name, value)
        return s

    def begin(self, s: S, seed: int, game: int = 0) -> None:
        """Sets up game number `game` of a seed, in plain Python."""
        key(s.rng, seed, game, PLAY)
        self.game.rules.setup(self.box, s)

    def legal(self, s: S, seat: int) -> list[int]:
        """The numbers of the actions open to a seat; none to a spectator."""
        return self.game.verbs.open_to(self.game.rules.legal, self.box, s, seat)

    def step(self, s: S, seat: int, action: int) -> None:
        """Plays a legal action, unchecked, in plain Python."""
        s.ply += 1
        self.game.rules.apply(self.box, s, seat, action)

    def hidden(self, s: S, seat: int) -> S:
        """A position as a seat, or SPECTATOR, may know it."""
        view = clone(s)
        self.game.sight.hide(self.box, view, seat)
        return view

    def redealt(self, s: S, seat: int, seed: int, number: int) -> S:
        """A world that a seat may believe to be in: what it does not know of a position is drawn afresh."""
        world = clone(s)
        key(world.rng, seed, number, SEARCH)
        self.game.sight.redeal(self.box, world, seat)
        return world

    def bare_start(self, seed: int = 0) -> S:
        """The position after the set-up, before anybody has been asked anything."""
        s = self.blank()
        self.begin(s, seed)
        return s

    def usual_start(self, seed: int = 0) -> S:
        """The first position of a game in which everything that the set-up asks is as usual."""
        s = self.bare_start(seed)
        if BEGIN in self.game.verbs.verbs:
            begin = self.game.verbs.verbs[BEGIN].first
            for seat in range(self.seats):
                if begin in self.legal(s, seat):
                    self.step(s, seat, begin)
        return s

    def position(self, **fields: Plain) -> S:
        """A position by names (core/position.py): the usual start, painted over and checked: nothing made or lost."""
        game = self.game
        s = self.usual_position()
        s.ply = s.draws = 0
        self.notation.paint(s, fields)
        check_seats(s)
        with self._refusing():
            game.position.arrange(self.box, s, frozenset(fields))
        if s.over or not game.phases[s.phase].asks:
            check_waiting(s, 0)
        self._check(s)
        return s

    def usual_position(self) -> S:
        """What written positions are laid over."""
        return self.bare_start() if self.game.written_over_setup else self.usual_start()

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """While open, a game may refuse a position in words of its own."""
        try:
            yield
        except BadPosition as error:
            error.home = self.game.folder
            raise

    def _check(self, s: S) -> None:
        """Refuses a position in which something is too large, made or lost, or in which nobody can act who must."""
        game = self.game
        self._check_sizes(s)
        with self._refusing():
            wanted, found = (game.position.census(self.box, position) for position in (self.usual_position(), s))
        for what in wanted:
            if found.get(what) != wanted[what]:
                about = {"what": what, "given": str(found.get(what)), "wanted": str(wanted[what])}
                raise BadPosition("error-census", home=game.folder, **about)
        if game.phases[s.phase].asks and not s.over and not self._can_act(s):
            raise BadPosition("error-nobody-can-act")

    def _can_act(self, s: S) -> bool:
        """Somebody waits, and every seat that does has something to do."""
        return s.waiting > 0 and all(self.legal(s, seat) for seat in seats_in(s.waiting))

    def _check_sizes(self, s: S) -> None:
        for name, storage, length in layout(self.game.state):
            bits = 8 * int(storage[1:])
            low, high = (0, (1 << bits) - 1) if storage[0] == "u" else (-1 << bits - 1, (1 << bits - 1) - 1)
            values = getattr(s, name) if length else [getattr(s, name)]
            if any(not low <= value <= high for value in values):
                raise BadPosition("error-position-size", name=name, low=str(low), high=str(high))

    def written(self, s: S) -> dict[str, Plain]:
        """A position of this variant by names: what `position` reads again."""
        return self.notation.write(s)

    def read(self, fields: Mapping[str, Plain]) -> S:
        """A position exactly as `written` gave it, checked like any other."""
        s = self.blank()
        self.notation.paint(s, fields)
        self._check(s)
        return s

    def owns(self, s: object) -> bool:
        """Whether that is a position of this game, with these seats and options."""
        if not isinstance(s, self.game.state):
            return False
        settled = [f.name for f in dataclasses.fields(s) if f.name == "seats" or f.metadata.get("option")]
        blank = self.blank()
        return all(getattr(s, name) == getattr(blank, name) for name in settled)

    # --- playing ----------------------------------------------------------------------------------

    def table(
        self,
        *,
        seed: int | None = None,
        position: S | Mapping[str, Plain] | None = None,
        script: Iterable[int] = (),
        dice: Dice | None = None,
    ) -> Table[S, B]:
        """A new table, from the set-up or from a position; `script` dictates the first answers of chance."""
        from fathoms.core.table import Table

        start = self.position(**position) if isinstance(position, Mapping) else position
        return Table(self, seed=seed, position=start, script=script, dice=dice)

    def playouts(
        self,
        count: int,
        *,
        seed: int = 0,
        most: int = ENOUGH,
        threads: int | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Games:
        """Plays `count` random games in compiled code on all cores; results as arrays."""
        checked_number("count", count, 0, MOST_GAMES)
        checked_number("most", most, 1, LONGEST)
        if threads is not None:
            checked_number("threads", threads, 1, MOST_THREADS)
        checked_seed(seed)
        return self.game.fast.playouts(self, count, seed=seed, most=most, threads=threads, progress=progress)


AnyVariant = Variant[Any, Any]  # of whichever game


def edition_name(edition: Data) -> str:
    """A short name for what an edition changes."""
    return hashlib.sha256(json.dumps(edition, sort_keys=True).encode()).hexdigest()[:8]
