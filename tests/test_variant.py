"""A variant: a game with its seats, options and edition, in text and back, and what tables of it can do."""

import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from chance_games import GAMES, any_variant, play_on, table

import fathoms
from fathoms.core.box import leaves
from fathoms.core.edition import complaints
from fathoms.core.options import Datum, written
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


def unlike_the_box(game: fathoms.AnyGame) -> dict[str, Any]:
    """An edition that changes one number of the shipped box, and says where it has it from."""
    for key, sheet in game.shipped.data.items():
        for inner, value in sheet.items() if isinstance(sheet, dict) else ():
            for other in (value + 1, value - 1) if type(value) is int else ():
                edition = {key: {inner: other, "source": "a shanty"}}
                with contextlib.suppress(fathoms.BadEdition, fathoms.BadOption):
                    if game.variant(edition=edition) != game.variant():
                        return edition
    raise AssertionError(game)


@every_game
def test_an_edition_makes_another_variant_and_is_wanted_beside_its_text(name: str) -> None:
    game = fathoms.game(name)
    edition = unlike_the_box(game)
    variant = game.variant(edition=edition)
    assert variant.fingerprint != game.variant().fingerprint
    assert fathoms.variant(str(variant), edition) == variant
    assert from_row(variant.to_row()) == variant
    with pytest.raises(fathoms.BadOption, match="was made with the edition"):
        fathoms.variant(str(variant))


@every_game
def test_variants_that_play_alike_are_equal_however_they_are_said(name: str) -> None:
    game = fathoms.game(name)
    usual = game.variant()
    assert str(game.variant(edition=game.shipped.data)) == str(usual)
    assert game.variant(edition=game.shipped.data) == usual
    edition = unlike_the_box(game)
    assert "source" not in str(game.variant(edition=edition).to_row())
    for option in game.options:
        if isinstance(option, Datum):
            said: Any = game.shipped.data
            for key in option.path:
                said = said.get(key, {})
            if said != {}:
                own: dict[str, Any] = {"layout": "custom"} if option.name == "custom_layout" else {}
                one, two = game.variant(**own), game.variant(**own, **{option.name: said})
                assert (one, str(one), hash(one), one.to_row()) == (two, str(two), hash(two), two.to_row())


def test_an_option_says_the_same_as_an_edition() -> None:
    game = fathoms.game("treasure-hunting-kraken")
    assert game.variant(cost_attack=4) == game.variant(edition={"costs": {"attack": 4}}) != game.variant()


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("treasure-hunting-kraken", {"dial": ["tantrum"]}),
        ("treasure-hunting-kraken", {"dial": ["tantrum", "tantrum"]}),
        ("barrakuda", {"extra_wrecks": [5]}),
    ],
)
def test_a_list_of_one_is_read_again(name: str, options: dict[str, Any]) -> None:
    variant = fathoms.game(name).variant(**options)
    assert fathoms.variant(str(variant)).options == variant.options


@pytest.mark.parametrize("value", [["tantrum"], ["123456"], ["1", "2"], [1, 2], [], [["a"]], ["a,b"], ["[x"]])
def test_a_list_is_understood_as_it_was_said(value: list[Any]) -> None:
    assert Datum("dial", ("dial",), "TH-40").read(written(value)) == value


def test_a_variant_is_its_own_whatever_becomes_of_what_made_it() -> None:
    edition, dial = {"costs": {"attack": 3}}, ["tantrum"]
    variant = fathoms.game("treasure-hunting-kraken").variant(edition=edition, dial=dial)
    before = str(variant), variant.to_row()
    edition["costs"]["attack"] = 4
    dial.append("tantrum")
    variant.options["dial"].clear()
    variant.edition.clear()
    variant.to_row()["edition"].clear()
    assert (str(variant), variant.to_row()) == before


@every_game
def test_an_edition_given_as_data_is_blamed_as_the_edition(name: str) -> None:
    for edition in ({"more_treasure": 3}, dict.fromkeys(fathoms.game(name).shipped.data, "nonsense")):
        with pytest.raises(fathoms.BadEdition) as refused:
            fathoms.game(name).variant(edition=edition)
        assert str(refused.value).startswith("edition: ")
        assert "box.toml" not in str(refused.value)


@every_game
def test_what_an_edition_does_to_a_value_of_the_box_is_blamed_on_the_edition(name: str) -> None:
    """The maker of an edition never hears of a line in another file, and is led to none in their own."""
    game = fathoms.game(name)
    for path, value in leaves(game.shipped.data):
        if isinstance(value, int):
            table, _, key = path.rpartition(".")
            for complaint in complaints(game, f"[{table}]\n{key} = {value // 2}\n", "mine.toml"):
                assert "box.toml" not in str(complaint)
                assert getattr(complaint, "line", None) in (None, 1, 2)


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


def test_reset_passes_no_act_of_another_seat_and_undo_takes_back_the_last_whoevers_it_was() -> None:
    t = fathoms.game("barrakuda").table(seats=3, seed=1)
    for seat in (2, 1):
        t.play(seat, t.legal(seat)[0])
    assert t.reset() == 1
    assert [step.seat for step in t.steps] == [-1, 2]
    t.undo()
    assert [step.seat for step in t.steps] == [-1]


@every_game
def test_a_saved_position_that_does_not_count_is_no_match(name: str) -> None:
    t = fathoms.game(name).variant().table(seed=1, position={})
    data = json.loads(t.save())
    assert fathoms.load(json.dumps(data)).state == t.state
    whole = data["position"]
    wrong: list[Any] = [{}, {**whole, "waiting": []}, {**whole, "phase": "siesta"}, [], 5]
    for position in wrong:
        with pytest.raises(fathoms.BadMatch) as refused:
            fathoms.load(json.dumps({**data, "position": position}))
        assert "\n" not in str(refused.value)


@every_game
def test_a_match_goes_on_only_under_the_rules_it_was_begun_with(name: str) -> None:
    """Under others it can be looked at, and saved again it is still a match of those."""
    t = table(name, 1, 5)
    closed = fathoms.load(json.dumps({**json.loads(t.save()), "rules": "others"}))
    assert (t.same_rules, closed.same_rules) == (True, False)
    assert (closed.state, closed.log()) == (t.state, t.log())
    seat = closed.waiting[0]
    acts: list[Callable[[], object]] = [lambda: closed.play(seat, closed.legal(seat)[0]), closed.undo, closed.go_on]
    for act in acts:
        with pytest.raises(fathoms.BadMatch, match="was begun under other rules"):
            act()
    assert fathoms.load(closed.save()).rules == "others"


@every_game
def test_a_match_of_other_rules_that_those_of_today_cannot_play_again_says_so(name: str) -> None:
    data = {**json.loads(table(name, 1, 5).save()), "rules": "others"}
    data["steps"][3]["drawn"].append(0)
    with pytest.raises(fathoms.BadMatch, match="was played under other rules of"):
        fathoms.load(json.dumps(data))


@every_game
def test_a_position_of_another_variant_is_refused(name: str) -> None:
    game, other = fathoms.game(name), fathoms.game(next(other for other in GAMES if other != name))
    few, many = (game.variant(seats=seats) for seats in (2, 3))
    positions: list[Any] = [other.variant().usual_start(), many.usual_start()]
    for position in positions:
        with pytest.raises(fathoms.BadPosition, match="is not one of"):
            few.table(position=position)


def test_a_position_of_other_options_is_refused() -> None:
    game = fathoms.game("kraken-attack")
    with pytest.raises(fathoms.BadPosition, match="is not one of"):
        game.variant(whirlpools=2).table(position=game.variant().usual_start())


def test_a_preview_goes_on_with_what_is_played_then_as_long_as_it_is_legal() -> None:
    """A way of two moves, and what cannot follow it: as if all that is legal had been played."""
    t = fathoms.game("treasure-hunting-kraken").table(seats=2, seed=1)
    seat = t.waiting[0]
    foretold = t.preview(seat, "forward", "forward", "take")
    t.play(seat, "forward")
    t.play(seat, "forward")
    assert foretold.sure
    assert foretold.after == t.view(seat)
