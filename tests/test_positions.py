"""Positions written by names: read back as they were, played on alike, refused with a reason."""

import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import Field, fields
from itertools import count
from types import FrameType
from typing import Any

import pytest
from chance_games import GAMES, AnyTable, any_variant, play_on, table
from hypothesis import given, settings
from hypothesis import strategies as st

import fathoms
from fathoms.core.chance import dictated
from fathoms.core.names import count_of
from fathoms.core.position import NONE, Called, writable
from fathoms.core.state import NOBODY, clone

every_game = pytest.mark.parametrize("name", GAMES)
MOST_CALLS = 1_000_000  # of functions, in ten acts
ANYTHING = st.one_of(
    st.none(), st.integers(), st.text(max_size=4), st.floats(), st.lists(st.integers(-2, 9), max_size=99), st.booleans()
)


def bare(s: Any) -> Any:
    """A position without its generator, which is the table's own business."""
    found = clone(s)
    found.rng = [0] * 4
    return found


def moments(name: str, count: int = 25) -> list[AnyTable]:
    return [table(name, seed, random.Random(seed).randrange(70)) for seed in range(count)]


@every_game
def test_a_written_position_read_back_is_the_same(name: str) -> None:
    for t in moments(name):
        written = t.variant.written(t.state)
        assert t.variant.read(written) == bare(t.state)
        assert t.variant.read(json.loads(json.dumps(written))) == bare(t.state)


@every_game
def test_a_position_says_nothing_that_the_variant_decides(name: str) -> None:
    variant = fathoms.game(name).variant()
    held = {f.name for f in fields(variant.game.state) if f.metadata.get("option")}
    assert not held & set(variant.written(variant.blank()))
    assert set(variant.written(variant.blank())) == set(writable(variant.game.state))


@every_game
def test_a_table_begun_from_a_position_plays_on_like_the_original_with_the_same_draws(name: str) -> None:
    """It is saved and loaded as it is, too."""
    for t in moments(name, 12):
        begun = len(t.steps)
        start = t.variant.read(t.variant.written(t.state))
        play_on(t, random.Random(begun), 15)
        script = [value for step in t.steps[begun:] for value in step.drawn]
        again = t.variant.table(seed=3, position=start, script=script)
        for step in t.steps[begun:]:
            again.play(step.seat, step.action)
        assert again.script == []
        assert bare(again.state) == bare(t.state)
        loaded = fathoms.load(again.save())
        assert [step.after for step in loaded.steps] == [step.after for step in again.steps]
        assert loaded.variant == again.variant
        assert loaded.save() == again.save()


class Watch:
    """Notes the positions from which the rules went on by themselves during an action, and what was drawn."""

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.held: list[tuple[Any, int]] = []

    def at(self, door: Callable[..., None]) -> Callable[..., None]:
        """A door of the rules, watched; what goes on with something chosen cannot be held there."""

        def watched(b: Any, s: Any, chosen: int = NOBODY) -> None:
            if chosen == NOBODY:
                self.held.append((clone(s), len(self.drawn)))
            door(b, s, *(() if door.__name__ == "go_on" else (chosen,)))

        return watched

    def hear(self, n: int, value: int) -> int:
        self.drawn.append(value)
        return value


@every_game
def test_what_comes_by_itself_goes_on_from_where_the_table_was_held(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the rules went on by themselves during an action a table can be held; with the same draws it goes on."""
    game, held = fathoms.game(name), 0
    for seed in range(30):
        t = table(name, seed, random.Random(seed).randrange(40))
        watch, s = Watch(), clone(t.state)
        with monkeypatch.context() as patch, dictated(watch.hear):
            for door in ("go_on", "go_on_with"):
                if hasattr(game.rules, door):
                    patch.setattr(game.rules, door, watch.at(getattr(game.rules, door)))
            for seat in t.waiting[:1]:
                t.variant.step(s, seat, t.legal_numbers(seat)[-1])
        for start, drawn in watch.held:
            again = t.variant.table(seed=1, position=start, script=watch.drawn[drawn:])
            if again.held:
                held += 1
                again.go_on()
                assert bare(again.state) == bare(s)
                assert (again.steps[-1].seat, again.steps[-1].action) == (NOBODY, "")
                assert fathoms.load(again.save()).state == again.state
            with pytest.raises(fathoms.IllegalAction, match="somebody has to act"):
                again.go_on()
    assert held or all(phase.asks for phase in game.phases)


@every_game
def test_what_no_position_holds_is_refused_in_one_sentence_with_what_would_do(name: str) -> None:
    variant = fathoms.game(name).variant()
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"krakens": 3}, "a position has no 'krakens'; "),
        ({"phase": "zzz"}, "phase has 'zzz'; there is: "),
        ({"phase": "none"}, "phase has 'none'; "),
        ({"over": "sunday"}, "over has 'sunday'; "),
        ({"waiting": 3}, "waiting is 3, but must be a list of what is in it"),
        ({"waiting": [9]}, "waiting has 9"),
        ({"waiting": [-1]}, "waiting has -1"),
        ({"ply": "many"}, "ply has many, but takes a whole number"),
        ({"ply": 1 << 40}, "ply takes numbers from"),
        ({"rng": [1, 2, 3, 4]}, "a position has no 'rng'"),
        ({"seats": 3}, "a position has no 'seats'"),
    ]
    for written, says in wrong:
        with pytest.raises(fathoms.BadPosition) as refused:
            variant.table(position=written)
        assert says in str(refused.value), written
        assert "\n" not in str(refused.value)


@every_game
@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_whatever_is_written_is_a_position_or_refused_in_one_sentence(name: str, data: st.DataObject) -> None:
    variant = fathoms.game(name).variant()
    written = {data.draw(st.sampled_from(sorted(writable(variant.game.state)))): data.draw(ANYTHING)}
    kept = json.dumps(written)
    said, s = "", None
    try:
        s = variant.position(**written)
    except fathoms.BadPosition as refused:
        said = str(refused)
    assert (s is None) == bool(said)
    assert "\n" not in said
    assert json.dumps(written) == kept


@contextmanager
def stopping_in_time() -> Iterator[None]:
    """While open, rules that go on for ever are stopped."""
    calls, before = count(), sys.getprofile()

    def note(frame: FrameType, event: str, arg: object) -> None:
        assert event != "call" or next(calls) < MOST_CALLS, "this goes on for ever"

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)


def plausible(called: Called, dice: random.Random) -> Any:
    """Something that a field could be given: names it knows, and numbers near to what it takes and far from it."""
    if called.by:
        places, inside = called.by[0], called.inside()
        if dice.random() < 0.5:
            keys = range(places) if isinstance(places, int) else [name for name in places if name]
            return {dice.choice(keys): plausible(inside, dice)} if keys else {}
        return [plausible(inside, dice) for _ in range(dice.randint(0, count_of(places)))]
    if called.of is None:
        return dice.choice([-100, -5, -1, 0, 1, 2, 3, 7, 20, 127])
    known: list[Any] = list(range(called.of) if isinstance(called.of, int) else called.of)
    if called.many:
        return dice.sample(known, dice.randint(0, min(3, len(known))))
    return dice.choice([NONE, *known] if called.none else known)


@every_game
@pytest.mark.parametrize("part", range(4))
def test_whatever_is_accepted_plays_on_with_nothing_made_or_lost(name: str, part: int) -> None:
    """Two or three fields at once, mostly with a phase; then ten acts of whoever waits."""
    said, played = [], 0
    for seed in range(40 * part, 40 * part + 40):
        dice = random.Random(seed)
        variant = any_variant(name, dice)
        known: dict[str, Field[object]] = writable(variant.game.state)
        chosen = dice.sample(sorted(known), dice.randint(1, 2))
        written = {field: plausible(variant.notation.called(known[field]), dice) for field in chosen}
        if dice.random() < 0.7:
            written["phase"] = dice.choice(variant.game.phases.names)
        try:
            t = variant.table(seed=seed, position=written)
        except fathoms.BadPosition as refused:
            said.append(str(refused))
            continue
        things = variant.game.position.census(t.box, t.state)
        with stopping_in_time():
            if t.held:
                t.go_on()
            for _ in range(10):
                assert t.over or t.waiting, written
                play_on(t, dice, 1)
                assert variant.game.position.census(t.box, t.state) == things, written
        played += 1
    assert played
    assert not [text for text in said if "\n" in text]
