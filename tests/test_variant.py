"""A variant: a game with its seats, options and edition, in text and back, and what tables of it can do."""

import random
from typing import Any

import pytest
from chance_games import GAMES, any_variant, play_on, table

import fathoms
from fathoms.core.table import Table
from fathoms.games import from_row

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_a_variant_is_read_again_from_what_it_says_of_itself(name: str) -> None:
    for seed in range(40):
        variant = any_variant(name, random.Random(seed))
        for again in (fathoms.variant(str(variant)), from_row(variant.to_row())):
            assert again == variant
            assert hash(again) == hash(variant)
            assert again.fingerprint == variant.fingerprint
            assert (again.box, again.blank()) == (variant.box, variant.blank())


@every_game
def test_variants_differ_in_text_and_fingerprint_as_they_differ(name: str) -> None:
    variants = [any_variant(name, random.Random(seed)) for seed in range(40)]
    for one in variants:
        for two in variants:
            same = (one.seats, one.options) == (two.seats, two.options)
            assert (one == two, one.fingerprint == two.fingerprint, str(one) == str(two)) == (same, same, same)


@every_game
def test_the_usual_variant_says_no_more_than_its_name_and_seats(name: str) -> None:
    variant = fathoms.game(name).variant()
    assert str(variant) == f"{name} seats={variant.seats}"
    assert fathoms.variant(name) == variant


def changed(data: dict[str, Any]) -> dict[str, Any]:
    """Every number of a box as it is, so that an edition says what is so anyway."""
    return {key: value for key, value in data.items() if key != "source"}


@every_game
def test_an_edition_makes_another_variant_and_is_wanted_beside_its_text(name: str) -> None:
    game = fathoms.game(name)
    key, value = next((k, v) for k, v in game.shipped.data.items() if isinstance(v, dict))
    edition = {key: changed(value)}
    variant = game.variant(edition=edition)
    assert variant != game.variant()
    assert variant.fingerprint != game.variant().fingerprint
    assert fathoms.variant(str(variant), edition) == variant
    assert from_row(variant.to_row()) == variant
    with pytest.raises(fathoms.BadOption, match="was made with the edition"):
        fathoms.variant(str(variant))


@every_game
def test_an_edition_given_as_data_is_blamed_as_the_edition(name: str) -> None:
    for edition in ({"more_treasure": 3}, dict.fromkeys(fathoms.game(name).shipped.data, "nonsense")):
        with pytest.raises(fathoms.BadEdition) as refused:
            fathoms.game(name).variant(edition=edition)
        assert str(refused.value).startswith("edition: ")
        assert "box.toml" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("chess", "there is no game 'chess'"),
        (f"{GAMES[0]} seats=x", "seats is a whole number, not 'x'"),
        (f"{GAMES[0]} seats=99", "is for"),
        (f"{GAMES[0]} seats", "NAME=VALUE, not 'seats'"),
        (f"{GAMES[0]} seats=2 krakens=3", "there is no option 'krakens'"),
        ("", "there is no game ''"),
    ],
)
def test_a_text_that_is_no_variant_is_refused_in_one_sentence(text: str, says: str) -> None:
    with pytest.raises(fathoms.FathomsError) as refused:
        fathoms.variant(text)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_every_refusal_can_be_said_in_every_language() -> None:
    with pytest.raises(fathoms.BadOption) as refused:
        fathoms.game(GAMES[0]).variant(seats=99)
    assert refused.value.said("fr") != str(refused.value)
    assert "error-" not in refused.value.said("fr")


# --- the history of a table ---------------------------------------------------------------------------------


def sing(t: Table[Any, Any]) -> None:
    """Plays on, and then says what is not an action."""
    before = len(t.steps)
    play_on(t, random.Random(1), 3)
    assert len(t.steps) > before
    t.play(0, "sing a shanty")


@every_game
def test_an_attempt_that_fails_leaves_table_and_script_as_they_were(name: str) -> None:
    t = table(name, 4, 6)
    steps, t.script = list(t.steps), [0] * 400
    with pytest.raises(fathoms.UnreadableAction), t.attempt():
        sing(t)
    assert list(t.steps) == steps
    assert t.script == [0] * 400
    with t.attempt():
        t.play(t.waiting[0], t.legal(t.waiting[0])[0])
    assert len(t.steps) == len(steps) + 1


@every_game
def test_a_rewound_table_plays_on_from_there_and_accepts_what_was_played_elsewhere(name: str) -> None:
    t = table(name, 5, 20)
    whole = list(t.steps)
    t.rewind(8)
    assert t.state == whole[7].after
    t.accept(whole[8:])
    assert list(t.steps) == whole
    assert fathoms.load(t.save()).state == t.state


@every_game
def test_a_table_forgets_what_nobody_can_go_back_to_and_nothing_else(name: str) -> None:
    for seed in range(12):
        t, same = table(name, seed, 25), table(name, seed, 25)
        t.forget()
        assert t.state == same.state
        assert t.can_undo() == same.can_undo()
        assert t.save() == same.save()
        assert t.log(0) == same.log(0)
        assert all(event.after is None for step in t.steps for event in step.news)
        assert sum(step.after is None for step in t.steps) == max(same.first_undoable() - 1, 0)
        while same.can_undo():
            t.undo()
            same.undo()
            assert t.state == same.state
        t.forget()
        assert t.state == same.state


@every_game
def test_a_script_dictates_what_chance_answers_for_as_long_as_it_lasts(name: str) -> None:
    played = table(name, 6, 25)
    drawn = [value for step in played.steps for value in step.drawn]
    again: Table[Any, Any] = played.variant.table(seed=99, script=drawn)
    for step in played.steps[1:]:
        again.play(step.seat, step.action)
    assert again.script == []
    for one, two in zip(again.steps, played.steps, strict=True):
        assert (one.drawn, one.sides) == (two.drawn, two.sides)
    again.state.rng[:] = played.state.rng
    assert again.state == played.state
