"""The public door: what `import fathoms` offers, and its manners."""

import ast
import importlib.util
import json
import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import fathoms
from fathoms.core.box import Layer, Sheet, line_of
from fathoms.core.chance import dictated, draw, key, spin
from fathoms.core.state import Header
from fathoms.core.verbs import Verbs
from fathoms.core.words import FALLBACK, SHELL, languages, words
from fathoms.games import from_row

ROOT = Path(fathoms.__file__).parent.parent.parent


def test_the_public_names_are_these() -> None:
    assert sorted(fathoms.__all__) == [
        "AnyGame",
        "AnyVariant",
        "BadEdition",
        "BadMatch",
        "BadOption",
        "BadPosition",
        "FathomsError",
        "Game",
        "IllegalAction",
        "NothingToUndo",
        "Table",
        "UnknownGame",
        "UnreadableAction",
        "Variant",
        "batch",
        "daily",
        "game",
        "games",
        "load",
        "variant",
    ]
    assert all(hasattr(fathoms, name) for name in fathoms.__all__)


def test_games_are_found_by_name_however_it_is_written() -> None:
    for name in fathoms.games():
        assert fathoms.game(name.upper().replace("-", " ")) is fathoms.game(name)


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    first = fathoms.games()[0]
    with pytest.raises(fathoms.UnknownGame, match=f"did you mean '{first}'"):
        fathoms.game(first[:-1] + "x")


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"fathoms": 99, "game": "x"}', "not json", "\0"])
def test_what_is_not_a_saved_match_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(fathoms.BadMatch):
        fathoms.load(text)


LONG, HUGE, SHIP = "x" * 5000, 10**5000, "kraken-attack"
DEEP: list[Any] = []
for _ in range(100_000):
    DEEP = [DEEP]
MATCH = json.loads(fathoms.game(SHIP).table(seed=1).save())


def variant(**said: Any) -> Any:
    """A variant of one game."""
    return fathoms.game(SHIP).variant(**said)


def table() -> Any:
    """A table of one game."""
    return fathoms.game(SHIP).table(seed=1)


BAD_MATCHES: list[tuple[str, Any]] = [
    ("edition", "box.toml"),
    ("edition", None),
    ("options", [1]),
    ("options", {"preset": {}}),
    ("seats", "2"),
    ("seed", 2**70),
    ("setup", 5),
    ("setup", ["x"]),
    ("steps", 5),
    ("steps", [5]),
    ("steps", [{"seat": 0, "action": [1], "drawn": []}]),
    ("script", 5),
]
BAD: dict[str, Callable[[], object]] = {
    "long text in an edition": lambda: variant(edition={"ship": LONG}),
    "long text in a position": lambda: variant().position(space=LONG),
    "long name of a field": lambda: variant().position(**{LONG: 1}),
    "lines in a name": lambda: fathoms.game("a\nb"),
    "preset that is a list": lambda: variant(preset=[]),
    "preset that is a table": lambda: variant(preset={}),
    "seats in letters": lambda: variant(seats="2"),
    "seats that are true": lambda: variant(seats=True),
    "many seats": lambda: variant(seats=HUGE),
    "long seed": lambda: variant().table(seed=HUGE),
    "seed in letters": lambda: variant().table(seed="1"),
    "huge option": lambda: variant(whirlpools=HUGE),
    "deep option": lambda: variant(whirlpools=DEEP),
    "options in a list": lambda: fathoms.Variant(fathoms.game(SHIP), 2, options=[1]),  # type: ignore[arg-type]
    "option without a name": lambda: fathoms.Variant(fathoms.game(SHIP), 2, options={5: 6}),  # type: ignore[dict-item]
    "huge datum": lambda: fathoms.game("treasure-hunting-kraken").variant(cost_attack=HUGE),
    "deep datum": lambda: fathoms.game("treasure-hunting-kraken").variant(dial=DEEP),
    "long number in a list": lambda: fathoms.game("treasure-hunting-kraken").variant(dial=f"[{'9' * 5000}]"),
    **{
        f"subset of {type(value).__name__} {str(value)[:5]}": lambda value=value: fathoms.game("barrakuda").variant(  # type: ignore[misc]
            extra_wrecks=value
        )
        for value in (1.0, True, {1: 2}, float("inf"), [1.5], [True], [None], 99, "²", "9" * 5000)
    },
    "no game": lambda: fathoms.game(None),  # type: ignore[arg-type]
    "huge game": lambda: fathoms.game(HUGE),  # type: ignore[arg-type]
    "no text": lambda: fathoms.variant(""),
    "number for a text": lambda: fathoms.variant(5),  # type: ignore[arg-type]
    **{
        f"edition {key}": lambda edition=edition: variant(edition=edition)  # type: ignore[misc]
        for key, edition in {
            "number": 5,
            "number for a name": {5: 6},
            "no file": "a\0b",
            "long file": LONG,
            "deep": {"ship": DEEP},
            "huge": {"ship": {"holes_to_sink": HUGE}},
            "day": {"ship": {"holes_to_sink": date(2020, 1, 1)}},
            "infinite": {"ship": {"holes_to_sink": float("inf")}},
            "not a number": {"ship": {"holes_to_sink": float("nan")}},
        }.items()
    },
    "position that is a number": lambda: variant().table(position=5),
    "script that is a number": lambda: variant().table(script=5),
    "no action": lambda: table().play(0, None),
    "true action": lambda: table().play(0, True),
    "action with a point": lambda: table().play(0, 1.0),
    "huge action": lambda: table().play(0, HUGE),
    "long action": lambda: table().play(0, LONG),
    "huge seat": lambda: table().legal(HUGE),
    "log of no seat": lambda: table().log(9),
    "log in no language": lambda: table().log(0, "xx"),
    "words in no language": lambda: fathoms.game(SHIP).words([]),  # type: ignore[arg-type]
    "deep match": lambda: fathoms.load("[" * 100_000),
    "huge match": lambda: fathoms.load("9" * 5000),
    "no match": lambda: fathoms.load(None),  # type: ignore[arg-type]
    "match of a list": lambda: fathoms.load('{"fathoms": 2, "game": []}'),
    **{
        f"match with {key} {str(value)[:9]}": lambda key=key, value=value: fathoms.load(
            json.dumps({**MATCH, key: value})
        )  # type: ignore[misc]
        for key, value in BAD_MATCHES
    },
    "row with the name of a file": lambda: from_row({**MATCH, "edition": "box.toml"}),
    "fewer games than none": lambda: variant().playouts(-1),
    "games of a long seed": lambda: variant().playouts(2, seed=2**70),
    "games of no action": lambda: variant().playouts(2, most=0),
    "games on no thread": lambda: variant().playouts(2, threads=0),
}


@pytest.mark.parametrize("what", BAD)
def test_bad_input_gets_one_sentence(what: str) -> None:
    with pytest.raises(fathoms.FathomsError) as refused:
        BAD[what]()
    for said in (str(refused.value), refused.value.said("fr")):
        assert "\n" not in said
        assert len(said) < 2000
        assert not said.startswith("error-")


def test_a_refusal_repeats_what_was_given() -> None:
    given: dict[str, dict[str, Any]] = {
        "seats is a whole number, not '2'": {"seats": "2"},
        "whirlpools cannot be 'True'": {"whirlpools": True},
        "edition: ship.keel is 2020-01-01": {"edition": {"ship": {"keel": date(2020, 1, 1)}}},
    }
    for says, said in given.items():
        with pytest.raises(fathoms.FathomsError) as refused:
            variant(**said)
        assert says in str(refused.value)


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["serve", "--port", "99999"], "port 99999 of 127.0.0.1 cannot be used"),
        (["serve", "--public-url", "fathoms.example"], "--public-url takes an address like https://fathoms.example"),
        (["serve", "--public-url", "https://fathoms.example/x"], "not 'https://fathoms.example/x'"),
        (["serve", "--proxy", "my-proxy"], "--proxy takes an address or a network like 10.0.0.1 or 10.0.0.0/8"),
        (["verify", "README.md"], "this is not a saved match of Fathoms"),
        (["bench", SHIP, "-o", "preset=dread", "--preset", "calm"], "there is no preset 'calm'"),
        (["bench", SHIP, "--preset", "calm", "-o", "preset=dread"], "there is no preset 'calm'"),
    ],
)
def test_a_command_that_cannot_be_is_refused_in_one_sentence(command: list[str], says: str) -> None:
    from typer.testing import CliRunner

    from fathoms.cli import app

    done = CliRunner().invoke(app, [str(ROOT / word) if word == "README.md" else word for word in command])
    assert done.exit_code == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_where_data_come_from_is_a_remark_and_may_be_anything(tmp_path: Path) -> None:
    file = tmp_path / "day.toml"
    file.write_text("[ship]\nsource = 2020-01-01\n")
    assert variant(edition=file) == variant()
    file.write_text("ship.holes_to_sink = 99\n")
    with pytest.raises(fathoms.BadEdition, match=r"line 1: ship\.holes_to_sink"):
        variant(edition=file)


def test_a_phrase_may_be_said_in_capitals_and_with_blanks() -> None:
    verbs = Verbs()
    verbs.one("stop")
    cannon, _ = verbs.each("cannon", lane=("P1", "P2"))
    ignore, end = verbs.each("ignore", purple=2, red=3)
    assert len(verbs) == end == 9
    assert verbs.number("  CANNON   p2 ") == cannon + 1
    assert verbs.phrase(ignore + 4) == "ignore 1 1"
    assert verbs.parts(ignore + 4) == ("ignore", {"purple": 1, "red": 1})
    assert verbs.stride("ignore", "purple") == 3
    with pytest.raises(fathoms.UnreadableAction, match="'cannon P9' is not an action"):
        verbs.number("cannon P9")
    for said, meant in (("stopp", "stop"), ("cannon O2", "cannon P2"), ("canon P2", "cannon P2")):
        with pytest.raises(fathoms.UnreadableAction, match=f"did you mean '{meant}'"):
            verbs.number(said)


def test_streams_of_different_games_seeds_and_purposes_differ() -> None:
    streams = set()
    for seed in (0, 1, 2**32, 2**62):
        for game in (0, 1, 2**32):
            for purpose in range(3):
                r = [0] * 4
                key(r, seed, game, purpose)
                streams.add(tuple(spin(r, 2**30) for _ in range(4)))
    assert len(streams) == 36


def test_a_draw_is_fair_and_can_be_dictated() -> None:
    s = Header()
    key(s.rng, 1, 0, 0)
    counts = [0] * 6
    for _ in range(60_000):
        counts[draw(s, 6)] += 1
    assert all(abs(c - 10_000) < 400 for c in counts)
    with dictated(lambda n, value: n - 1):
        assert [draw(s, 6) for _ in range(5)] == [5] * 5
    assert s.draws == 60_005


def test_the_line_of_a_value_is_found_in_its_file() -> None:
    text = '# x\n[a]\nb = 1\n[a.c]\n"d e" = [\n 1,\n]\n'
    assert line_of(text, ("a", "b")) == 3
    assert line_of(text, ("a", "c", "d e")) == 5
    assert line_of(text, ("a", "c", "missing")) == 4
    assert line_of(text, ("z",)) is None
    assert line_of('a = 1\nb."c d".e = 2\n', ("b", "c d", "e")) == 2


def test_a_sheet_says_what_is_wrong_and_where() -> None:
    data = {"n": 7, "l": [1, 2], "c": "x"}
    sheet = Sheet(data, [Layer("box.toml", data, "n = 7\nl = [1, 2]\n")], Path())
    with pytest.raises(fathoms.BadEdition, match=r"box.toml, line 1: n has 7, but takes whole numbers from 0 to 5"):
        sheet.number("n", 0, 5)
    with pytest.raises(fathoms.BadEdition, match=r"line 2: l has 2 entries, but takes a list of 3"):
        sheet.numbers("l", 3, 0, 9)
    with pytest.raises(fathoms.BadEdition, match="c has 'x'; there is: \"\", purple, red"):
        sheet.name("c", ("", "purple", "red"))
    with pytest.raises(fathoms.BadEdition, match="m is missing"):
        sheet.raw("m")


def keys(path: Path) -> list[str]:
    """The keys of a words file."""
    return re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M)


WORDS = [fathoms.game(name).folder / "words" for name in fathoms.games()]


@pytest.mark.parametrize("folder", [SHELL, *WORDS, *(folder / "rules" for folder in WORDS)], ids=str)
def test_every_language_has_the_same_keys_each_once(folder: Path) -> None:
    found = {language: keys(folder / f"{language}.ftl") for language in languages()}
    for language, said in found.items():
        assert sorted(said) == sorted(set(found[FALLBACK])), language


def raised() -> list[tuple[Path, str]]:
    """The keys of all refusals that are raised by name, with the file that raises them."""
    kinds = [name for name in fathoms.__all__ if isinstance(getattr(fathoms, name), type)]
    found = []
    for path in sorted(Path(fathoms.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                kind, key = node.exc.func, node.exc.args[0]
                if isinstance(kind, ast.Name) and kind.id in kinds and isinstance(key, ast.Constant | ast.JoinedStr):
                    found.append((path, str(key.value) if isinstance(key, ast.Constant) else ast.unparse(key)))
    return found


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_words_in_every_language(language: str) -> None:
    games = [fathoms.game(name) for name in fathoms.games()]
    known = [words(language), *(game.words(language) for game in games)]
    assert len(raised()) > 30
    assert [(path.name, key) for path, key in raised() if not any(key in said for said in known)] == []


def test_the_package_is_typed() -> None:
    spec = importlib.util.find_spec("fathoms")
    assert spec is not None and spec.origin is not None
    assert (Path(spec.origin).parent / "py.typed").exists()
