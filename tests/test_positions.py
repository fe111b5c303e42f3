"""Positions written by names: read back as they were, played on alike, refused with a reason."""

import json
import random
from dataclasses import fields
from typing import Any

import pytest
from chance_games import GAMES, AnyTable, play_on, table
from hypothesis import given, settings
from hypothesis import strategies as st

import fathoms
from fathoms.core.chance import dictated
from fathoms.core.position import writable
from fathoms.core.state import clone
from fathoms.core.table import NOBODY

every_game = pytest.mark.parametrize("name", GAMES)
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

    def __init__(self, game: fathoms.AnyGame) -> None:
        self.go_on = game.rules.go_on
        self.drawn: list[int] = []
        self.held: list[tuple[Any, int]] = []

    def __call__(self, b: Any, s: Any) -> None:
        self.held.append((clone(s), len(self.drawn)))
        self.go_on(b, s)

    def hear(self, n: int, value: int) -> int:
        self.drawn.append(value)
        return value


@every_game
def test_what_comes_by_itself_goes_on_from_where_the_table_was_held(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the rules went on by themselves during an action a table can be held; with the same draws it goes on."""
    game, held = fathoms.game(name), 0
    for seed in range(30):
        t = table(name, seed, random.Random(seed).randrange(40))
        watch, s = Watch(game), clone(t.state)
        with monkeypatch.context() as patch, dictated(watch.hear):
            patch.setattr(game.rules, "go_on", watch)
            for seat in t.waiting[:1]:
                t.variant.step(s, seat, t.legal_numbers(seat)[-1])
        for start, count in watch.held:
            again = t.variant.table(seed=1, position=start, script=watch.drawn[count:])
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
