"""What holds for any game: written once, proved for each."""

import ast
import inspect
import json
import random
import re
import sys
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest
from chance_games import GAMES, AnyTable, any_variant, table, walk

import fathoms
from fathoms.core.chance import SEARCH, key
from fathoms.core.names import Register
from fathoms.core.news import DRAMA, MOTIONS
from fathoms.core.options import Datum, Option
from fathoms.core.state import GENERATOR, SPECTATOR, Header, clone, layout
from fathoms.core.words import languages

every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", languages())
PLIES = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55)


def positions(name: str, count: int = 12) -> list[AnyTable]:
    return [table(name, seed, random.Random(seed).choice(PLIES)) for seed in range(count)]


@every_game
def test_a_position_begins_with_the_common_header_and_fits_in_512_bytes(name: str) -> None:
    state = fathoms.game(name).state
    assert [f.name for f in fields(state)][: len(fields(Header))] == [f.name for f in fields(Header)]
    assert sum(int(storage[1:]) * max(1, length) for _, storage, length in layout(state)) <= 512


@every_game
def test_every_phrase_is_read_back_as_its_number(name: str) -> None:
    verbs = fathoms.game(name).verbs
    for number in range(len(verbs)):
        assert verbs.number(verbs.phrase(number).upper()) == number


def home_of(game: fathoms.AnyGame, thing: object) -> ModuleType:
    """The module of a game's folder that declares a register."""
    package = game.state.__module__.rpartition(".")[0]
    for module in [m for name, m in sys.modules.items() if name.startswith(f"{package}.") and m.__file__]:
        text = Path(str(module.__file__)).read_text(encoding="utf-8")
        if any(value is thing and re.search(rf"^{name} = ", text, re.M) for name, value in vars(module).items()):
            return module
    raise AssertionError(thing)


def constant(name: str) -> str:
    """The constant that stands for what is so named."""
    return name.upper().replace("-", "_")


@every_game
def test_every_verb_is_declared_by_constants_of_its_name(name: str) -> None:
    """`CANNON` is the first action of "cannon", `CANNON_END` the number after its last."""
    verbs = fathoms.game(name).verbs
    home = home_of(fathoms.game(name), verbs)
    for verb in verbs.verbs.values():
        assert getattr(home, constant(verb.name), None) == verb.first, verb.name
        if verb.about:
            assert getattr(home, f"{constant(verb.name)}_END", None) == verb.end, verb.name


@every_game
def test_news_phases_endings_and_hints_are_declared_by_constants_of_their_names(name: str) -> None:
    game = fathoms.game(name)
    registers: list[Register[Any]] = [game.news, game.phases, game.endings, game.hints.HINTS]
    for register in registers:
        home = home_of(game, register)
        wrong = [n for n in register.names if getattr(home, constant(n), None) != register.number(n)]
        assert wrong == [], home.__name__


@every_game
def test_every_option_has_its_field_marked_so_unless_the_set_up_changes_it(name: str) -> None:
    """Tentacula's `stash` says how it is chosen, and then which it is."""
    game = fathoms.game(name)
    marked = {f.name for f in fields(game.state) if f.metadata.get("option")}
    options = {option.name for option in game.options if not isinstance(option, Datum)}
    assert marked <= options
    for changed in options - marked:
        variant = game.variant()
        assert getattr(variant.usual_start(), changed) != getattr(variant.blank(), changed)


@every_game
def test_what_is_not_a_phrase_is_unreadable_and_what_is_not_allowed_says_why(name: str) -> None:
    for t in positions(name):
        with pytest.raises(fathoms.UnreadableAction):
            t.play(0, "sing a shanty")
        for seat in t.waiting[:1]:
            allowed = set(t.legal_numbers(seat))
            for action in set(range(len(t.game.verbs))) - allowed:
                before = t.state
                with pytest.raises(fathoms.IllegalAction) as refused:
                    t.play(seat, action)
                assert refused.value.rule in t.game.spec, t.game.verbs.phrase(action)
                assert refused.value.rule in str(refused.value)
                assert t.state is before


@every_game
def test_random_play_keeps_the_rules_of_the_house(name: str) -> None:
    """Someone always waits and can act, actions come in order, nothing is made or lost, and it ends as it says."""
    game = fathoms.game(name)
    for seed in range(60):
        variant = any_variant(name, random.Random(seed))
        seats, box, count, s = variant.seats, variant.box, game.position.census, variant.blank()
        variant.begin(s, seed)
        things = count(box, s)
        for _ in walk(variant, s, seed):
            assert 0 < s.waiting < 1 << seats
            for seat in range(seats):
                actions = variant.legal(s, seat)
                assert bool(actions) == bool((s.waiting >> seat) & 1)
                assert all(a < b for a, b in pairwise(actions))
            assert count(box, s) == things
            assert game.phases[s.phase].asks
        if s.over:
            assert 0 <= s.phase < len(game.phases)
            assert s.waiting == 0
            assert 1 <= s.over <= len(game.endings)
            assert 0 <= s.winners < 1 << seats
            assert count(box, s) == things


@every_game
def test_the_same_seed_and_actions_give_the_same_game(name: str) -> None:
    for seed in range(5):
        one, two = table(name, seed, 30), table(name, seed, 30)
        assert one.state == two.state
        assert one.save() == two.save()


@every_game
def test_a_match_saved_at_any_ply_is_loaded_as_it_was(name: str) -> None:
    played = table(name, 3, 40)
    for k in range(1, len(played.steps) + 1):
        part = AnyTable(played.variant, seed=played.seed, steps=played.steps[:k])
        loaded = fathoms.load(part.save())
        assert [step.after for step in loaded.steps] == [step.after for step in part.steps]
        assert loaded.variant == played.variant


@every_game
def test_a_loaded_match_goes_on_with_the_same_chance(name: str) -> None:
    played = table(name, 4, 12)
    loaded = fathoms.load(played.save())
    for _ in range(10):
        if played.over:
            break
        seat = played.waiting[-1]
        action = played.legal(seat)[-1]
        played.play(seat, action)
        loaded.play(seat, action)
    assert loaded.state == played.state


@every_game
@pytest.mark.parametrize("damage", ["steps", "seed", "options", "drawn", "action", "draws", "seat"])
def test_a_damaged_match_is_refused_in_one_sentence(name: str, damage: str) -> None:
    data = json.loads(table(name, 5, 10).save())
    if damage in ("steps", "seed", "options"):
        del data[damage]
    elif damage == "drawn":
        data["setup"] = [*data["setup"], 10**9]
    elif damage == "draws":
        data["steps"][-1]["drawn"] = ["x"] * 50
    else:
        data["steps"][-1][damage] = "nonsense"
    with pytest.raises(fathoms.BadMatch) as refused:
        fathoms.load(json.dumps(data))
    assert "\n" not in str(refused.value)


@every_game
def test_undo_takes_back_one_action_and_never_crosses_a_draw_or_a_reveal(name: str) -> None:
    undone = refused = 0
    for seed in range(20):
        t = table(name, seed, 0)
        dice = random.Random(seed)
        for _ in range(60):
            if t.over:
                break
            before, seat = t.state, dice.choice(t.waiting)
            action = dice.choice(t.legal_numbers(seat))
            t.play(seat, action)
            if t.state.draws == before.draws:
                undone += 1
                t.undo()
                assert t.state == before
                t.play(seat, action)
            else:
                refused += 1
                with pytest.raises(fathoms.NothingToUndo):
                    t.undo()
    assert undone and refused


@every_game
def test_a_preview_shows_what_happens_as_far_as_it_is_certain_and_changes_nothing(name: str) -> None:
    """Its lines begin what the seat then hears; where it is sure they are all, and what the seat sees is the same."""
    unsure = 0
    for t in positions(name, 60):
        for seat in t.waiting:
            before, kept = t.save(), clone(t.state)
            for action in t.legal_numbers(seat):
                preview = t.preview(seat, action)
                assert (t.save(), t.state) == (before, kept)
                played = AnyTable(t.variant, seed=t.seed, steps=t.steps)
                heard = list(played.lines(played.play(seat, action), seat))
                shown = list(t.lines(preview.news, seat))
                assert shown == heard[: len(shown)], t.game.verbs.phrase(action)
                if preview.sure:
                    assert len(shown) == len(heard)
                    assert preview.after == played.view(seat)
                else:
                    unsure += 1
    assert unsure


@every_game
def test_a_view_holds_nothing_its_viewer_may_not_know(name: str) -> None:
    """Deal anew everything a viewer cannot know: view, choices, picture, scene and log stay the same to the letter."""
    for t in positions(name, 16):
        game, box = t.game, t.box
        words = game.words("en")
        for seat in (SPECTATOR, *range(t.seats)):
            mine = t.view(seat)
            assert mine.rng == [0] * GENERATOR
            for other in (clone(t.state), clone(mine)):
                key(other.rng, 99, seat + 1, SEARCH)
                game.sight.redeal(box, other, seat)
                game.sight.hide(box, other, seat)
                other.draws = mine.draws
                assert other == mine
                assert game.picture(box, other, seat, words) == game.picture(box, mine, seat, words)
                assert game.scene.scene(box, other, seat) == game.scene.scene(box, mine, seat)
            if seat in t.waiting:
                assert t.variant.legal(mine, seat) == t.legal_numbers(seat)


@every_game
def test_a_redeal_depends_only_on_what_the_seat_may_know(name: str) -> None:
    for t in positions(name):
        for seat in range(t.seats):
            deals = []
            for s in (clone(t.state), t.view(seat)):
                key(s.rng, 5, seat, SEARCH)
                t.game.sight.redeal(t.box, s, seat)
                deals.append(s)
            assert deals[0] == deals[1]


@every_game
def test_a_redealt_position_can_be_played_to_its_end(name: str) -> None:
    for t in positions(name):
        for seat in range(t.seats):
            s = t.view(seat)
            key(s.rng, 7, seat, SEARCH)
            t.game.sight.redeal(t.box, s, seat)
            assert t.game.position.census(t.box, s) == t.game.position.census(t.box, t.state)
            for _ in walk(t.variant, s, seat):
                pass


@every_game
def test_every_choice_has_a_path_of_its_own_through_what_the_seat_sees(name: str) -> None:
    for t in positions(name, 24):
        for seat in t.waiting:
            view = t.view(seat)
            scene = t.game.scene.scene(t.box, view, seat)
            ids = scene.ids()
            assert len(ids) == len(set(ids))
            paths = [tuple(t.game.scene.path(t.box, view, seat, a)) for a in t.legal_numbers(seat)]
            assert len(set(paths)) == len(paths)
            for path in paths:
                assert path
                assert all(step in ids or step.startswith("do-") for step in path), path


@every_game
def test_a_cached_part_of_a_scene_reads_only_the_fields_it_says(name: str) -> None:
    """In its own text and in that of all it calls, so that no position is missed, however rare."""
    stage: Any = fathoms.game(name).scene
    said = 0
    for node in ast.parse(inspect.getsource(stage)).body:
        match node:
            case ast.FunctionDef(part, decorator_list=[ast.Call(ast.Name("cached_by"), fields)]):
                known = {"seats", *eval(ast.unparse(ast.Tuple(fields, ast.Load())), vars(stage))}
                assert fields_read(getattr(stage, part), set()) <= known, part
                said += 1
    assert said


def fields_read(function: Any, seen: set[Any]) -> set[str]:
    """The fields of `s` that a function reads, and those that it hands `s` to."""
    plain = inspect.unwrap(function)
    if plain in seen:
        return set()
    seen.add(plain)
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(plain))):
        match node:
            case ast.Attribute(ast.Name("s"), field):
                found.add(field)
            case ast.Call(ast.Name(called), args) if any(isinstance(a, ast.Name) and a.id == "s" for a in args):
                other = plain.__globals__.get(called)
                found |= fields_read(other, seen) if isinstance(other, FunctionType) else set()
    return found


@every_game
def test_every_piece_is_drawn_by_a_symbol_of_the_sheet_and_has_a_size(name: str) -> None:
    game = fathoms.game(name)
    art = (game.folder / "art.svg").read_text(encoding="utf-8")
    for t in positions(name, 20):
        for seat in (SPECTATOR, *range(t.seats)):
            scene = game.scene.scene(t.box, t.view(seat), seat)
            for container in scene.containers:
                for symbol in container.layers:
                    assert f'id="{symbol}"' in art, symbol
                for piece in container.pieces:
                    assert f'id="{piece.kind}"' in art, piece.kind
                    assert piece.kind in game.scene.KIT, piece.kind


@every_game
@every_language
def test_everything_that_can_be_said_has_words(name: str, language: str) -> None:
    game = fathoms.game(name)
    words = game.words(language)
    keys = ["title", "tagline", "kind"]
    for news in game.news:
        keys.append(f"news-{news.name}")
        assert news.motion in MOTIONS + DRAMA
        if news.secret:
            keys.append(f"news-{news.name}-unseen")
    keys += [f"choice-{verb}" for verb in game.verbs.verbs]
    keys += [f"phase-{phase.name}" for phase in game.phases if phase.asks]
    keys += [f"ending-{ending.name}" for ending in game.endings]
    keys += [f"ending-{ending.name}-text" for ending in game.endings]
    for option in game.options:
        keys += [f"option-{option.name}", f"option-{option.name}-help"]
        keys += [f"value-{option.name}-{value}" for value in getattr(option, "values", ()) if isinstance(value, str)]
    for preset in game.presets:
        keys += [f"preset-{preset}", f"preset-{preset}-help"]
    missing = [key for key in keys if key.replace("_", "-") not in words]
    assert not missing
    assert (game.folder / "manual" / f"{language}.md").exists()


@every_game
@every_language
def test_every_choice_line_and_piece_of_a_random_game_can_be_said(name: str, language: str) -> None:
    for t in positions(name, 16):
        words = t.game.words(language)
        for seat in range(t.seats):
            for text in t.log(seat, language):
                assert text
                assert not text.startswith("news-"), text
            for line in t.lines((event for step in t.steps for event in step.news), seat):
                for kind, value in line.about.items():
                    if isinstance(value, str) and not re.fullmatch(r"[A-Z]?\d*[A-Z]?", value):  # A1 is a name
                        assert f"{kind}-{value}".replace("_", "-") in words, (line.key, kind, value)
            for action in t.legal_numbers(seat):
                verb, about = t.game.verbs.parts(action)
                assert words.say(f"choice-{verb}".replace("_", "-"), **about)
            shown = t.game.scene.scene(t.box, t.view(seat), seat)
            things: list[Any] = [thing for c in shown.containers for thing in (c, *c.pieces)]
            things += [thing for tile in shown.seats for thing in (tile, *tile.facts)]
            for thing in things:
                if thing.label:
                    assert thing.label in words, thing.label
                    assert words.say(thing.label, **thing.about)


@every_game
def test_the_rule_behind_every_piece_of_news_option_and_ending_is_in_the_spec(name: str) -> None:
    game = fathoms.game(name)
    behind = [news.rule for news in game.news] + [o.rule for o in game.options] + [e.rule for e in game.endings]
    assert [rule for rule in behind if rule not in game.spec] == []


@every_game
def test_every_table_of_the_box_says_where_its_data_come_from(name: str) -> None:
    import tomllib

    def bare(data: dict[str, Any], path: str) -> list[str]:
        holds_data = any(not isinstance(v, dict) for v in data.values())
        found = [path] if holds_data and "source" not in data else []
        for k, v in data.items():
            if isinstance(v, dict):
                found += bare(v, f"{path}.{k}" if path else k)
        return found

    assert bare(tomllib.loads((fathoms.game(name).folder / "box.toml").read_text()), "") == []


@every_game
def test_an_edition_with_a_misspelt_key_is_refused_with_its_line(name: str, tmp_path: Any) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text("# my own\n\nmore_treasure = 3\n")
    with pytest.raises(fathoms.BadEdition, match=r"mine\.toml, line 3: more_treasure is not known here"):
        fathoms.game(name).table(edition=edition)
    edition.write_text("= 3\n")
    with pytest.raises(fathoms.BadEdition, match=r"mine\.toml: not valid TOML.*line 1"):
        fathoms.game(name).table(edition=edition)


@every_game
def test_every_preset_opens_a_table(name: str) -> None:
    game = fathoms.game(name)
    for preset in game.presets:
        assert any(_opens(game, seats, preset) for seats in game.seats), preset


def _opens(game: fathoms.AnyGame, seats: int, preset: str) -> bool:
    try:
        return game.table(seats=seats, preset=preset, seed=1).seats == seats
    except fathoms.BadOption:
        return False


@every_game
def test_wrong_seats_options_and_values_are_refused_with_what_would_do(name: str) -> None:
    game = fathoms.game(name)
    with pytest.raises(fathoms.BadOption, match="is for"):
        game.table(seats=9)
    with pytest.raises(fathoms.BadOption, match="there is no option 'krakens'"):
        game.table(krakens=3)
    with pytest.raises(fathoms.BadOption, match="there is no preset"):
        game.table(preset="nonsense")
    option = next(o for o in game.options if isinstance(o, Option))
    with pytest.raises(fathoms.BadOption, match=f"{option.name} cannot be 'nonsense'; it takes one of"):
        game.table(seats=game.seats[0], **{option.name: "nonsense"})  # type: ignore[arg-type]  # any option
    with pytest.raises(fathoms.BadOption, match="seed"):
        game.table(seed=-1)
