"""Editions: what is drawn is what the box says, files to begin with, complaints by line, drawings and paper."""

import gc
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from itertools import combinations
from math import hypot
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

import fathoms
from fathoms.cli import app
from fathoms.core.box import lay_over
from fathoms.core.edition import complaints, template
from fathoms.core.errors import FathomsError
from fathoms.core.scene import MOST_BOXES, Part, Piece
from fathoms.core.state import SPECTATOR
from fathoms.core.words import languages
from fathoms.games import AnyVariant, likely_game
from fathoms.lab.press import drawings, to_print

every_game = pytest.mark.parametrize("name", fathoms.games())
EDITIONS = 25  # accepted ones that are looked at
Data = dict[str, Any]


# --- random editions ----------------------------------------------------------------------------------


def places(data: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Where the values of a box stand."""
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from places(value, (*path, key))
        elif key != "source":
            yield (*path, key)


def at(data: Any, path: tuple[str, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(value: Any, like: list[Any], luck: random.Random) -> Any:
    """Another value of the kind: a number nearby, a word of the same table, a list with one changed."""
    if isinstance(value, int):
        return value + luck.randint(-2, 3)
    if isinstance(value, str):
        words = [word for other in like if isinstance(other, str) for word in (other, *other.split())]
        return luck.choice([*words, value])
    other = list(value)
    if luck.random() < 0.5:
        luck.shuffle(other)
    elif other:
        flat = [part for each in like if isinstance(each, list) for part in each]
        k = luck.randrange(len(other))
        other[k] = luck.choice(flat) if isinstance(other[k], str) else changed(other[k], flat, luck)
    return other


def accepted(name: str) -> Iterator[tuple[AnyVariant, Data]]:
    """Random editions that the reader accepts, each with the data of its whole box."""
    game, luck, found = fathoms.game(name), random.Random(7), 0
    known = list(places(game.shipped.data))
    for _ in range(60 * EDITIONS):
        edition: Data = {}
        for path in luck.sample(known, luck.randint(1, 5)):
            like = [at(game.shipped.data, other) for other in known if other[:-1] == path[:-1]]
            laid: Any = changed(deepcopy(at(game.shipped.data, path)), like, luck)
            for key in reversed(path):
                laid = {key: laid}
            edition = lay_over(edition, laid)
        try:
            variant = game.variant(edition=edition)
        except FathomsError:
            continue
        if variant.edition:
            found += 1
            yield variant, lay_over(game.shipped.data, edition)
        if found == EDITIONS:
            return
    raise AssertionError(f"{found} editions of {name} were accepted")


def stocked(variant: AnyVariant) -> dict[str, Piece]:
    """Everything in the box by its id."""
    return {piece.id: piece for stock in variant.game.contents(variant.box) for piece in stock.pieces}


# --- what is printed, read back -----------------------------------------------------------------------


def deeds(parts: list[Part]) -> list[str]:
    """The actions that a wreck shows, special and general."""
    found = {"special": "none", "general": "none"}
    plate = ""
    for part in parts:
        if part.kind.startswith("plate-"):
            plate = part.kind.removeprefix("plate-")
        elif part.figure:
            before = found[plate] if found[plate] != "none" else "gold"
            found[plate] = f"{before.split()[0]} {part.figure}"
        else:
            act = re.sub(r"^(special|act)-", "", part.kind)
            found[plate] = re.sub(r"-(\d)$", r" \1", act).replace("-", "_")
    return [found["special"], found["general"]]


def shows_barrakuda(variant: AnyVariant, data: Data) -> None:
    box = stocked(variant)
    for faces in data["wrecks"].values():
        for face, wanted in faces.items():
            if face[0] in "WX" and len(wanted) == 2:
                assert deeds(list(box[face].parts)) == wanted
            elif face[0] in "WX":
                assert box[face].parts[-1].kind == f"act-{wanted[0].replace('_', '-')}"
    assert [len(box[f"distance-{k}"].parts) for k in range(6)] == data["dice"]["distance"]
    assert [int(box[f"direction-{k}"].kind[-1]) for k in range(6)] == data["dice"]["direction"]


def shows_kraken_attack(variant: AnyVariant, data: Data) -> None:
    box = stocked(variant)
    for cards in data["cards"].values():
        for card, wanted in cards.items():
            if card != "source":
                shown = [part.kind.split("-")[1][0].upper() for part in box[f"card-{card}"].parts]
                assert Counter(shown) == Counter(wanted.split())
    track = [box[f"track-{k}"].kind.removeprefix("track-") for k in range(len(data["track"]["spaces"]))]
    assert ["" if kind in ("start", "space") else kind for kind in track] == data["track"]["spaces"]
    assert box["hole"].count == data["ship"]["holes_to_sink"]
    pieces = variant.game.scene.scene(variant.box, variant.usual_start(), -1).containers[0].pieces
    assert sum(piece.kind == "socket" for piece in pieces) == data["ship"]["holes_to_sink"]
    usual = fathoms.game("kraken-attack").shipped.data["ship"]
    for piece in pieces:
        if piece.kind == "rail":
            lane = piece.id.removeprefix("rail-")
            area, drawn_at = data["ship"]["lanes"][lane], usual["lanes"][lane]
            assert [part.figure for part in piece.parts] == ([area] if area != drawn_at else [])


def shows_tentacolor(variant: AnyVariant, data: Data) -> None:
    box = stocked(variant)
    for pair, wanted in data["cards"].items():
        for copy, encounter in enumerate(wanted, 1) if pair != "source" else ():
            shown = [part.kind.removeprefix("on-") for part in box[f"card-{pair}-{copy}"].parts]
            assert shown == ([encounter] if encounter != "plain" else [])
    letters = {"purple": "v"}
    for tip, colours in data["tips"].items():
        if tip != "source":
            wanted = {letters.get(colour, colour[0]) for colour in colours}
            assert {part.kind[-1] for part in box[tip].parts} == wanted


def shows_tentacula(variant: AnyVariant, data: Data) -> None:
    box = stocked(variant)
    for gate in ("H1", "H2", "C1", "C2", "S1", "S2"):
        shown = [part.kind.split("-", 1)[1].replace("-", "_") for part in box[gate].parts]
        assert shown == data["gates"][gate]
    gems = ["purple", "yellow", "red", "green", "blue", "white"]
    for stash in "ABCDEF":
        asked = Counter(part.kind.removeprefix("place-") for part in box[stash].parts)
        assert [asked[gem] for gem in gems] == data["stashes"][stash]
    for side, letter in (("front", "F"), ("back", "B")):
        for tile in map(str, range(1, 13)):
            parts = box[f"{tile}{letter}"].parts
            animal = next(part.kind.removeprefix("medal-") for part in parts if part.kind.startswith("medal-"))
            water = ["abc"[int(part.x // 100)] for part in parts if part.kind == "reef-water"]
            wanted = data["tiles"][side][tile].split()
            assert [animal, *water] == [wanted[0], *sorted(wanted[1:])]
            assert any(part.kind == "snail" for part in parts) == (tile in data["tiles"]["snails"])
    for fish in ("yellow", "green", "red"):
        assert box[fish].parts[0].kind == f"worn-{data['fish'][fish][0].replace('_', '-')}"
    for k, gem in enumerate(data["die"]["faces"]):
        assert box[f"side-{k}"].kind == f"die-{gem}"
    arches = [(box[f"arch-{k}"].x, box[f"arch-{k}"].y) for k in range(3)]
    assert len(set(arches)) == 3


def shows_treasure_hunting_kraken(variant: AnyVariant, data: Data) -> None:
    box = stocked(variant)
    for way in ("forward", "backward", "inward", "outward", "attack"):
        assert box[way].parts[0].figure == str(data["costs"][way])
    board = data["boards"][data["whirlpool"]["board"]]
    spaces = {piece.id.removeprefix("space-"): piece.kind for i, piece in box.items() if i.startswith("space-")}
    assert len(spaces) == sum(board["rings"])
    start = board["start"]
    assert {i for i, kind in spaces.items() if "-wind" in kind} == set(board["wind"]) - {"X", start}
    assert {i for i, kind in spaces.items() if "-coral" in kind} == set(board["coral"]) - {start, *board["wind"]}
    assert [mood.kind.removeprefix("segment-") for mood in box["dial-plate"].parts] == data["dial"]["segments"]


SHOWS: dict[str, Callable[[AnyVariant, Data], None]] = {
    "barrakuda": shows_barrakuda,
    "kraken-attack": shows_kraken_attack,
    "tentacolor": shows_tentacolor,
    "tentacula": shows_tentacula,
    "treasure-hunting-kraken": shows_treasure_hunting_kraken,
}


@every_game
def test_what_is_drawn_of_any_accepted_edition_is_what_its_box_says(name: str) -> None:
    game = fathoms.game(name)
    known = set(re.findall(r'id="([\w-]+)"', (game.folder / "art.svg").read_text(encoding="utf-8")))
    SHOWS[name](game.variant(), dict(game.shipped.data))
    for variant, data in accepted(name):
        SHOWS[name](variant, data)
        scene = game.scene.scene(variant.box, variant.usual_start(), 0)
        seen = [*stocked(variant).values(), *(piece for container in scene.containers for piece in container.pieces)]
        for piece in seen:
            assert piece.kind in game.scene.KIT, piece.kind
            assert {piece.kind, *(part.kind for part in piece.parts)} <= known


# --- files --------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("language", languages())
def test_a_new_edition_is_the_whole_box_with_remarks_and_changes_nothing(name: str, language: str) -> None:
    game = fathoms.game(name)
    text = template(game, game.words(language))
    assert not complaints(game, text, "new.toml")
    assert likely_game(text, "new.toml") is game
    assert "edition-wants" not in text
    for path in places(game.shipped.data):
        assert re.search(rf"\b{re.escape(path[-1])} = ", text), path
    for table in text.split("\n["):
        if "\n# as " not in table:  # a second board, for one
            assert not re.search(r"^[\w-]+ = [^#]*$", table.partition("\n")[2], re.MULTILINE), table


def run(*command: str) -> Result:
    return CliRunner().invoke(app, ["edition", *command, "--language", "en"])


def test_an_edition_is_begun_checked_and_compared(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    assert run("new", "tentacolor", str(mine)).exit_code == 0
    assert "nothing changed" in run("check", str(mine)).output
    mine.write_text(mine.read_text().replace("2 = 6", "2 = 7"))
    assert "one value changed" in run("check", str(mine)).output
    assert run("diff", "tentacolor", str(mine)).output == "goal.2: 6 → 7\n"
    assert run("diff", str(mine), str(mine)).output == "Both are the same.\n"
    kept = mine.read_text()
    assert run("new", "tentacolor", str(mine)).exit_code == 2
    assert mine.read_text() == kept


def test_every_complaint_about_an_edition_names_its_line(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[goal]\n2 = 99\nfive = 5\n\n[tips]\nT1 = ["red", "red", "blue"]\nT2 = ["pink", "red", "blue"]\n')
    done = run("check", str(mine), "--game", "tentacolor")
    assert done.exit_code == 2
    lines = done.stderr.splitlines()
    assert [re.search(r"line (\d+)", line)[1] for line in lines] == ["2", "3", "6", "7"]  # type: ignore[index]
    mine.write_text("[goal\n")
    assert "line 1" in run("check", str(mine), "--game", "tentacolor").stderr


def test_an_edition_of_no_game_or_of_several_asks_which(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[nothing]\nx = 1\n")
    done = run("check", str(mine))
    assert done.exit_code == 2
    assert "--game" in done.stderr


@pytest.mark.parametrize("asked", [("check",), ("draw",), ("print",), ("diff", "kraken-attack")])
@pytest.mark.parametrize(
    ("text", "why"),
    {
        "[ship]\nholes_to_sink = 'three'\n": "line 2: ship.holes_to_sink has three, but takes whole numbers",
        "[ships]\nholes_to_sink = 3\n": "line 1: ships is not known here; did you mean 'ship'?",
    }.items(),
)
def test_what_is_wrong_with_an_edition_is_said_wherever_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...], text: str, why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(text)
    done = CliRunner().invoke(app, ["edition", *asked, "mine.toml", "--language", "en"])
    assert done.exit_code == 2 and f"mine.toml, {why}" in done.output
    assert [path.name for path in tmp_path.iterdir()] == ["mine.toml"]


@every_game
def test_drawings_and_sheets_hold_every_symbol_they_use(name: str) -> None:
    variant = fathoms.game(name).variant()
    page = to_print(variant, variant.game.words("en"), "letter")
    for text in (*(drawing for _, drawing in drawings(variant)), page[page.index("<body>") :]):
        ids = set(re.findall(r'\bid="([\w-]+)"', text))
        assert set(re.findall(r'<use href="#([\w-]+)"', text)) <= ids
    for _, drawing in drawings(variant):
        ElementTree.fromstring(drawing)
    assert "279.4mm" in page
    assert f"<h1>{variant.game.words('en').say('title')}</h1>" in page  # how many play is no matter of paper


@every_game
def test_no_square_of_a_printed_board_covers_another(name: str) -> None:
    variant = fathoms.game(name).variant()
    for stock in variant.game.contents(variant.box):
        squares = [piece for piece in stock.pieces if re.match(r"(square|start|finish)-", piece.id)]
        if stock.layers:
            for one, other in combinations(squares, 2):
                size = min(side for piece in (one, other) for side in variant.game.scene.KIT[piece.kind][:2])
                assert hypot(one.x - other.x, one.y - other.y) > size / 2, (one.id, other.id)


def test_things_are_printed_as_often_as_the_box_holds_them() -> None:
    variant = fathoms.game("tentacula").variant(edition={"gems": {"blue": 7, "white": 3}})
    page = to_print(variant, variant.game.words("en"), "a4")
    assert len(re.findall(r'<use href="#gem-blue"', page)) == 7


def test_what_belongs_to_a_seat_is_printed_and_drawn_in_its_colour() -> None:
    """Barrakuda's cards are told apart by that, and by the mark in their corner."""
    variant = fathoms.game("barrakuda").variant()
    drawn = dict(drawings(variant))["cards"]
    for sheet in (drawn, to_print(variant, variant.game.words("en"), "a4")):
        for seat in range(4):
            assert sheet.count(f"--player:var(--seat-{seat})") >= 6
            assert re.search(rf"--seat-{seat}:\s*#", sheet)


def test_print_refuses_paper_that_there_is_not(tmp_path: Path) -> None:
    done = run("print", "tentacolor", "--paper", "a0", "--output", str(tmp_path / "page.html"))
    assert done.exit_code == 2
    assert not (tmp_path / "page.html").exists()


@every_game
def test_of_however_many_editions_are_drawn_only_some_are_remembered(name: str) -> None:
    """Anybody may write one; with each go its box and all its drawings."""
    game = fathoms.game(name)

    def boxes() -> int:
        gc.collect()
        return sum(type(one) is type(usual.box) for one in gc.get_objects())

    usual = game.variant()
    before = boxes()
    for _ in range(MOST_BOXES + 40):
        variant = game.variant()
        game.scene.scene(variant.box, variant.usual_start(), SPECTATOR)
    del variant
    assert boxes() - before <= MOST_BOXES
