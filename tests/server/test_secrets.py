"""Non-interference: two positions that differ only in what a viewer may not know give that viewer the same bytes."""

import random
from dataclasses import replace
from typing import Any

import chance_games
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET, json

import fathoms
from fathoms.core.chance import SEARCH, key
from fathoms.core.errors import IllegalAction
from fathoms.core.names import count_of
from fathoms.core.news import Kind
from fathoms.core.state import NOBODY, SPECTATOR, clone
from fathoms.core.steps import Event, Step, line_of
from fathoms.core.table import AnyTable, Table
from fathoms.server.protocol import Preview, Previewed
from fathoms.server.store import Present, Seat
from fathoms.server.views import View, standing

GAMES = fathoms.games()


def after_some_play(name: str, seed: int) -> AnyTable:
    """A table of that game with any seats and options, played at random for a while."""
    return chance_games.table(name, seed, random.Random(seed).randrange(60))


def redealt(table: AnyTable, eye: int, seed: int) -> AnyTable:
    """The same table, but all that the eye cannot know is drawn afresh."""
    s = clone(table.state)
    table.game.sight.hide(table.box, s, eye)
    key(s.rng, seed, 0, SEARCH)
    table.game.sight.redeal(table.box, s, eye)
    s.draws = table.state.draws
    key(s.rng, seed, 1, SEARCH)
    return Table(table.variant, seed=0, steps=[*table.steps[:-1], replace(table.steps[-1], after=s)])


def sent(table: AnyTable, eye: int) -> bytes:
    """All that a viewer is sent of the present: scene, choices, the rest, and why each forbidden act is refused."""
    present = Present(1, table.state.ply, tuple(Seat("human") for _ in range(table.seats)), **standing(table))
    view = View(table, eye, tuple(range(table.seats)) if eye == SPECTATOR else (eye,))
    refusals = [] if eye == SPECTATOR else [refusal(table, eye, action) for action in range(len(table.game.verbs))]
    now = view.now(present)
    return json.encode([now, refusals, [view.log()], previews(view)])


def previews(view: View) -> list[Previewed]:
    """What the eye's seat is told of some of its choices before it makes them."""
    legal = [] if view.eye == SPECTATOR else view.table.legal(view.eye)
    return [view.preview(Preview("", view.eye, phrase, 0)) for phrase in legal[:: max(1, len(legal) // 2)]]


def refusal(table: AnyTable, seat: int, action: int) -> str:
    try:
        table.check(seat, action)
    except IllegalAction as error:
        return f"{error} {error.rule}"
    return ""


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=40, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6))
def test_what_a_viewer_may_not_know_changes_no_byte_of_what_they_are_sent(name: str, seed: int) -> None:
    """Every seat and a spectator: scene, choices, log, errors and previews."""
    table = after_some_play(name, seed)
    for eye in range(SPECTATOR, table.seats):
        assert sent(table, eye) == sent(redealt(table, eye, seed + 1), eye), f"seed {seed}, eye {eye}"


def steps_sent(table: AnyTable, eye: int, seed: int | None) -> bytes:
    """What somebody who saw the table before its last step is sent of it; with a seed, all they cannot know redealt."""

    def other(s: Any) -> Any:
        at = Table(table.variant, seed=0, steps=[replace(table.steps[-1], after=s)])
        return s if seed is None else redealt(at, eye, seed).state

    step = table.steps[-1]
    news = tuple(replace(event, after=other(event.after)) for event in step.news)
    view = View(table, eye)
    view.seen(other(table.steps[-2].after))
    return json.encode(view.steps(1, [replace(step, news=news, after=other(step.after))]))


@pytest.mark.parametrize("name", GAMES)
def test_what_a_viewer_may_not_know_changes_no_byte_of_what_has_changed(name: str) -> None:
    """Deltas are made of what the viewer saw before and sees now, and of nothing else."""
    changed = 0
    for seed in range(12):
        table = chance_games.table(name, seed, 5 + 3 * seed)
        for eye in range(SPECTATOR, table.seats):
            told = steps_sent(table, eye, None)
            changed += b'"within"' in told
            assert told == steps_sent(table, eye, seed + 1), f"seed {seed}, eye {eye}"
    assert changed > 10


def other_secrets(event: Event[Any]) -> Event[Any]:
    """The same news with other values of its secret arguments."""
    kind = event.kind
    args = (
        (arg + 1) % count_of(names) if name in kind.secret else arg
        for arg, (name, names) in zip(event.args, kind.about.items(), strict=True)
    )
    return replace(event, args=tuple(args))


def any_event(kind: Kind, s: Any) -> Event[Any]:
    return Event(kind, (0,) * len(kind.about), s)


@pytest.mark.parametrize("name", GAMES)
def test_news_that_is_not_for_a_viewer_says_nothing_of_its_secrets(name: str) -> None:
    table = after_some_play(name, 3)
    for kind in table.game.news:
        event = any_event(kind, table.state)
        for seat in (SPECTATOR, *range(1, table.seats)):  # all but the one it is for
            if kind.secret:
                assert line_of(event, seat) == line_of(other_secrets(event), seat), kind.name


@pytest.mark.parametrize("name", GAMES)
def test_secret_news_for_nobody_is_not_for_a_spectator(name: str) -> None:
    """No seat and somebody who only looks on have the same number; what they may hear is not the same."""
    table = after_some_play(name, 3)
    for kind in table.game.news:
        if kind.secret:
            event = Event(kind, (NOBODY,) * len(kind.about), table.state)
            assert line_of(event, SPECTATOR).key.endswith("-unseen"), kind.name


@pytest.mark.parametrize("name", GAMES)
def test_the_generator_is_in_nothing_that_is_sent(name: str) -> None:
    """Not in scenes, choices or lines: whatever the generator holds, the bytes are the same."""
    table = after_some_play(name, 11)
    for eye in range(SPECTATOR, table.seats):
        seen: list[Any] = []
        for seed in (1, 2):
            s = clone(table.state)
            key(s.rng, seed, 0, SEARCH)
            event = any_event(table.game.news[0], s)
            shown = View(table, eye).steps(0, [Step(-1, "", (), (event,), s)])
            assert shown[0].lines[0].scene is not UNSET
            seen.append(json.encode(shown))
        assert seen[0] == seen[1]
