"""Boards and editions (TH-01, TH-29, TH-51): the tables of spec.md §2, and boards that are refused with a reason."""

from pathlib import Path
from typing import Any

import pytest

import fathoms
from fathoms.games.treasure_hunting_kraken import GAME
from fathoms.games.treasure_hunting_kraken.names import CENTRE, NOWHERE, POINTS, SPACES
from fathoms.games.treasure_hunting_kraken.scene import KIT, scene
from fathoms.games.treasure_hunting_kraken.state import Box
from fathoms.games.treasure_hunting_kraken.tests.positions import (
    BOX,
    SHORT,
    dice,
    number,
    pillars,
    play,
    position,
    trial,
    turn_of,
)
from fathoms.games.treasure_hunting_kraken.waters import spaces_of

ATOLL: dict[str, Any] = {
    "rings": [9, 4],
    "start": "A1",
    "wind": ["A0", "B0", "X"],
    "coral": ["A5"],
    "tentacles": ["B2"],
}


def edition(**changes: Any) -> dict[str, Any]:
    """An edition that plays the atoll, changed."""
    board = {key: value for key, value in {**ATOLL, **changes}.items() if value is not None}
    return {"whirlpool": {"board": "atoll"}, "boards": {"atoll": board}}


def names(spaces: list[int]) -> str:
    return ", ".join(SPACES[x] for x in spaces if x != NOWHERE) or "–"


def rows(b: Box) -> list[list[str]]:
    """The board as the table of the spec prints it."""
    found = []
    for i, x in enumerate(spaces_of(b)):
        marks = [
            (x == b.start, "Start"),
            (x == CENTRE, "centre, treasure"),
            (b.wind[x], "wind"),
            (b.base[x] != NOWHERE, "coral base"),
            (b.tentacle[x], "tentacle"),
        ]
        ways = b.ways[b.ways_from[x] : b.ways_from[x + 1]]
        neighbours = [names([b.forward[x]]), names([b.backward[x]]), names([b.inward[x]]), names(ways)]
        zone = "yes" if b.reach[x] else ""
        found.append([str(i), SPACES[x], *neighbours, ", ".join(mark for there, mark in marks if there), zone])
    return found


@pytest.mark.parametrize(("title", "box"), [("### 2.1", BOX), ("### 2.2", SHORT.box)])
def test_both_boards_are_those_of_the_spec_space_by_space(title: str, box: Box) -> None:
    """TH-01, TH-29: neighbours, marks and the tentacles' zone."""
    spec = (GAME.folder / "spec.md").read_text(encoding="utf-8")
    section = spec.split(title)[1].split("\n### ")[0]
    table = [[cell.strip() for cell in line.split("|")[1:-1]] for line in section.splitlines() if line.startswith("| ")]
    assert [row for row in table if row[0].isdigit()] == rows(box)


def test_a_ship_alone_needs_as_many_turns_as_the_spec_measured() -> None:
    """TH-10, TH-11, TH-15 to TH-17: 7.36 turns in and 9.50 turns home on maelstrom (spec §2.4)."""
    assert BOX.turns_in[POINTS * BOX.start] == 74
    assert BOX.turns_home[POINTS * CENTRE] == 95
    assert BOX.turns_in[POINTS * CENTRE] == BOX.turns_home[POINTS * BOX.start] == 0


def test_a_board_of_ones_own_is_played(tmp_path: Path) -> None:
    """TH-51, R31: from an edition file; inward is the space under the middle."""
    file = tmp_path / "atoll.toml"
    file.write_text(
        '[whirlpool]\nboard = "atoll"\n[boards.atoll]\nrings = [9, 4]\nstart = "A1"\n'
        'wind = ["A0", "B0", "X"]\ncoral = ["A5"]\ntentacles = ["B2"]\n'
    )
    table = GAME.table(seats=4, seed=1, edition=file)
    b = table.box
    assert names(b.inward[:9]) == "B0, B0, B1, B1, B2, B2, B2, B3, B3"
    assert table.state.at == [number("A1")] * 4
    assert (GAME.variant(seats=4, edition=file).playouts(50).over == 1).all()


def test_single_ways_can_be_changed_and_closed() -> None:
    """TH-51: A2 leads to B0, A8 nowhere; the ways out follow."""
    b = GAME.open_box(edition(inward={"A2": "B0", "A8": ""}))
    assert names(b.inward[:9]) == "B0, B0, B0, B1, B2, B2, B2, B3"
    ways = b.ways[b.ways_from[number("B0")] : b.ways_from[number("B0") + 1]]
    assert names(ways) == "A0, A1, A2"
    listed = edition(inward={"A2": "B0"}, outward={"B0": ["A0", "A1", "A2"]})
    assert GAME.open_box(listed).ways == GAME.open_box(edition(inward={"A2": "B0"})).ways


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"outward": {"B0": ["A0"]}}, "B0 does not lead outward to A1, but A1 leads inward to B0"),
        ({"outward": {"B0": ["A0", "A1", "A7"]}}, "B0 leads outward to A7, but A7 does not lead inward to B0"),
        ({"inward": {"A2": "A3"}}, "leads inward to A3, which is not on the next ring in"),
        ({"inward": {"B1": "A3"}}, "leads inward to A3, which is not on the next ring in"),
        ({"inward": {"X": "B0"}}, "leads inward to B0, which is not on the next ring in"),
        ({"inward": {"Q2": "B0"}}, "names 'Q2', which is no space"),
        ({"start": "B0"}, "Start lies on the outermost ring"),
        ({"coral": ["X"]}, "no coral base is the centre"),
        ({"coral": ["B0", "B1", "B2", "B3"]}, "leaves no space of ring B without a base"),
        ({"wind": ["A0", "X"]}, "has no space of ring B, and a ring move for 9 points needs wind"),
        ({"wind": ["A0", "B0"]}, "has no space of the centre"),
        ({"wind": ["A0", "A0", "B0", "X"]}, "has A0 twice"),
        ({"tentacles": ["B4"]}, "has B4, which this board lacks; it has A0–A8, B0–B3, X"),
        ({"tentacles": ["Z1"]}, "has 'Z1'"),
        ({"rings": [6, 8]}, "rings cannot grow inward"),
        ({"rings": [40]}, "takes whole numbers from 3 to 30"),
        ({"rings": []}, "takes a list of 1 to 4"),
        ({"start": None}, "is missing"),
        ({"reefs": ["A3"]}, "is not known here"),
        ({"inward": {f"A{i}": "" for i in range(9)}}, "gives no way from A0 to the centre"),
    ],
)  # fmt: skip
def test_a_board_that_cannot_be_played_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    """TH-51: every refusal says what would be right."""
    with pytest.raises(fathoms.BadEdition) as refused:
        GAME.open_box(edition(**changes))
    assert reason in str(refused.value)


def test_a_board_without_wind_is_played_if_a_plain_six_pays_for_ring_moves() -> None:
    """TH-51: costs of six and less."""
    calm = {**edition(wind=[]), "costs": {"inward": 5, "outward": 6}}
    assert GAME.open_box(calm).wind == [0] * 121


def test_an_unknown_board_and_unknown_numbers_are_refused() -> None:
    """TH-01, TH-51: with what there is."""
    with pytest.raises(fathoms.BadEdition, match="did you mean 'short'"):
        GAME.table(board="shorty")
    with pytest.raises(fathoms.BadEdition, match=r"costs\.forward has 7"):
        GAME.table(cost_forward=7)
    with pytest.raises(fathoms.BadEdition, match=r"dial\.segments"):
        GAME.table(dial=[])
    with pytest.raises(fathoms.BadEdition, match="pillar_hp"):
        GAME.table(pillar_hp=7)


def test_the_dice_of_the_box_are_those_of_the_rulebook() -> None:
    """TH-02, TH-43: six sides for the players, ten for the Kraken."""
    assert (BOX.sides, BOX.kraken_sides) == (6, 10)


def test_other_dice_are_rolled_for_everything_they_are_rolled_for() -> None:
    """TH-02, TH-10, TH-30, TH-37, TH-43, TH-44, R34: points, fights, pillars, and against the Kraken."""
    on = trial(edition={"dice": {"player": 12, "kraken": 4}, "numbers": {"pillar_hp": 12}})
    assert turn_of(1, position("A4", "A3", on=on), 12, on=on).points == 24
    s = play(position("A4", "A4", pillar={"B5": 12}, on=on), "attack 1", chance=dice(12, 11), on=on)
    assert (s.die[:2], s.lost[:2]) == ([12, 11], [0, 1])
    s = play(position("B4", "A4", pillar={"B5": 12}, on=on), "pillar B5", chance=dice(11), on=on)
    assert pillars(s, on.box) == {"B5": 1}
    s = turn_of(0, position("A12", "A4", dial=2, on=on), 4, 4, 9, 10, on=on)
    assert (s.kraken, s.die[0], s.points) == ([4, 4], 10, 10)


@pytest.mark.parametrize(("player", "kraken"), [(4, 4), (8, 12), (12, 2)])
def test_games_with_other_dice_are_drawn_and_come_to_an_end(player: int, kraken: int) -> None:
    """TH-51, R34: compiled; and every face that can fall has its picture."""
    numbers = {"wind_factor": 3, "pillar_hp": player}
    other = {"dice": {"player": player, "kraken": kraken}, "numbers": numbers}
    games = GAME.variant(seats=4, edition=other).playouts(50, seed=3, most=20000)
    assert (games.over == 1).all()
    on = trial(edition=other)
    for face in range(1, player + 1):
        s = position("A4", "A4", pillar={"B5": face}, die=[face] * 4, kraken=[min(face, kraken), kraken], on=on)
        assert all(piece.kind in KIT for container in scene(on.box, s, 0).containers for piece in container.pieces)


def test_a_longer_die_shortens_the_voyage_and_a_shorter_one_makes_it_long() -> None:
    """TH-10, R34: what the hints measure follows the die."""
    ways = [
        GAME.open_box({"dice": {"player": sides}, "numbers": {"pillar_hp": 1}, "costs": {"outward": 8}}).turns_home
        for sides in (4, 6, 8)
    ]
    assert ways[0][POINTS * CENTRE] > ways[1][POINTS * CENTRE] > ways[2][POINTS * CENTRE]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"dice": {"player": 1}}, "dice.player has 1, but takes whole numbers from 2 to 12"),
        ({"dice": {"kraken": 20}}, "dice.kraken has 20, but takes whole numbers from 2 to 12"),
        ({"dice": {"player": 4}}, "numbers.pillar_hp has 6, but takes 1 to 4, as a player’s die has 4 sides"),
        ({"dice": {"player": 5}, "numbers": {"pillar_hp": 5, "min_points": 6}}, "min_points has 6, but takes 0 to 5"),
        ({"dice": {"player": 2}, "numbers": {"pillar_hp": 2}}, "costs.attack has 3, but takes 1 to 2"),
        ({"dice": {"player": 4}, "numbers": {"pillar_hp": 4}}, "costs 9, but no roll gives more than 8 points"),
        ({"dice": {"fight": 6}}, "dice.fight is not known here"),
    ],
)  # fmt: skip
def test_dice_that_cannot_be_played_with_are_refused(changes: dict[str, Any], reason: str) -> None:
    """TH-30, TH-46, TH-51, R34: and so are numbers that the dice cannot show."""
    with pytest.raises(fathoms.BadEdition) as refused:
        GAME.open_box(changes)
    assert reason in str(refused.value)


def test_all_options_combine() -> None:
    """TH-51: the rarest of every option at once, compiled and to the end."""
    variant = GAME.variant(
        seats=4,
        board="short",
        first_player=3,
        dial=["enraged", "tantrum"],
        kraken_roll="single",
        kraken_timing="next_own_turn",
        penalty_stacks="off",
        attacks_per_turn=1,
        start_steal="wins",
        tantrum_restores="off",
        two_tentacles="each",
        cost_inward=5,
        wind_factor=3,
        min_points=0,
        kraken_points=0,
    )
    assert (variant.playouts(20, seed=2).over == 1).all()
