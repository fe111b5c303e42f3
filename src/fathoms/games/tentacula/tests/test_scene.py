"""What a person sees: the board in its three states, and the terminal's picture."""

from copy import deepcopy

import pytest

from fathoms.core.chance import answering
from fathoms.core.scene import Piece
from fathoms.core.state import NOBODY
from fathoms.core.words import languages
from fathoms.games.tentacula import GAME
from fathoms.games.tentacula.names import FACES, FISH, SQUARES
from fathoms.games.tentacula.options import SAME, TURNED
from fathoms.games.tentacula.places import centre, reef_place
from fathoms.games.tentacula.rules.reef import is_protected
from fathoms.games.tentacula.scene import ABOVE, ASIDE, TRACK, scene
from fathoms.games.tentacula.state import State
from fathoms.games.tentacula.tests.positions import (
    BOX,
    chips,
    end_of_round,
    gems,
    go_on,
    may,
    pile,
    play,
    position,
    reef,
    swimming,
)


def everything(s: State) -> dict[str, Piece]:
    """Every piece by its id, and marks while something may be chosen."""
    return {piece.id: piece for container in scene(BOX, s, 0).containers for piece in container.pieces}


def pieces(s: State) -> dict[str, Piece]:
    """Every piece by its id."""
    return {name: piece for name, piece in everything(s).items() if "/" not in name}


def marks(s: State) -> dict[str, tuple[float, float]]:
    """Where fish are marked to come to, by what is clicked."""
    return {name: (p.x, p.y + ABOVE) for name, p in everything(s).items() if p.kind.startswith("bound-")}


def some_positions() -> list[State]:
    """One position of each state of the board, and one with the chest robbed nearly bare."""
    return [
        position(),
        position(board="B", fish=[12, 19, 30], **pile(), reef=reef({3: "3F"}, {3: "4F", 4: "7B"})),
        position(board="C", fish=["F", 33, "F"], **pile(), reef=reef({9: "3F"}, {9: "4F"})),
        position(chest=gems(white=1), cave=gems(purple=1, yellow=1, red=2, green=2, blue=5, white=4)),
    ]


def test_my_seat_says_what_my_chip_can_do() -> None:
    """TN-04: the chips of the others are seen, without words."""
    mine, other = scene(BOX, position(), 0).seats
    assert (mine.face, mine.label, mine.about["animal"]) == ("chip-jellyfish", "label-power", "jellyfish")
    assert (other.face, other.label) == ("chip-crab", "")


@pytest.mark.parametrize("s", some_positions(), ids=["A", "B", "C", "robbed"])
def test_every_component_is_to_be_seen(s: State) -> None:
    """TN-01, TN-02, TN-03: three fish, sixteen gems, six shells, the die, every square of the state."""
    seen = pieces(s)
    assert sum(i.startswith("fish-") for i in seen) == 3
    assert sum(i.startswith("gem-") for i in seen) == 16
    assert sum(i.startswith("shell-") for i in seen) == 6
    assert "die" in seen
    squares = [range(1, 20), range(5, 35), range(20, 35)][s.board]
    assert [i for i in seen if i.startswith("square-")] == [f"square-{q}" for q in squares]


@pytest.mark.parametrize("s", some_positions(), ids=["A", "B", "C", "robbed"])
def test_gems_do_not_lie_on_one_another(s: State) -> None:
    """TN-03: each has a place of its own, be there sixteen in the chest or fifteen in the cave."""
    places = [(p.x, p.y) for i, p in pieces(s).items() if i.startswith("gem-")]
    assert len(set(places)) == 16


def test_a_gem_keeps_its_name_wherever_it_goes() -> None:
    """TN-45, TN-49: the gem one clicks is the gem that moves."""
    s = swimming("5F", fish=[4, "S", "S"])
    play(s, "swim yellow")
    clicked = GAME.scene.path(BOX, s, 0, GAME.verbs.number("dolphin red"))[0]
    before = pieces(s)[clicked]
    play(s, "dolphin red", chance=answering(4))
    after = pieces(s)
    assert before.label == "label-gem"
    assert after[clicked].label == "label-gem-safe"
    assert [i for i, p in after.items() if p.label == "label-gem-stolen"] == ["gem-blue-4"]


@pytest.mark.parametrize("column", range(1, 11))
def test_a_tile_lies_beside_its_three_squares_with_its_sand_to_the_route(column: int) -> None:
    """TN-27: outside it is turned by half against inside."""
    x, y = centre(3 * column + 3)
    (ix, iy, inside), (ox, oy, outside) = (reef_place(row, column, TURNED) for row in range(2))
    assert ((ix + ox) / 2, (iy + oy) / 2) == (x, y)
    assert (inside - outside) % 360 == 180
    assert (reef_place(1, column, SAME)[2] - inside) % 360 == 0


def test_while_the_turtle_looks_both_faces_are_to_be_seen() -> None:
    """TN-63: and each is clicked to choose it."""
    s = end_of_round(chip=chips("turtle", "crab"), top="7F")
    go_on(s)
    faces = {p.parts[-1].kind for i, p in pieces(s).items() if i.startswith("tile-7")}
    assert faces == {"medal-turtle", "medal-jellyfish"}


def test_a_side_is_chosen_knowing_where_it_leads_each_fish() -> None:
    """TN-63, TN-31: marks by either side, a fish that its animal cannot move has none; in words shelter."""
    s = end_of_round(chip=chips("turtle", "crab"), top="7F", fish=[4, 5, 6])
    go_on(s)
    seen = marks(s)
    assert {name.split("/")[0] for name in seen} == {"tile-7", "tile-7-below"}
    jellyfish, turtle = ((path,) for path in ("tile-7", "tile-7-below"))
    assert GAME.scene.path(BOX, s, 0, GAME.verbs.number("show jellyfish")) in (jellyfish, turtle)
    path = GAME.scene.path(BOX, s, 0, GAME.verbs.number("show turtle"))[0]
    yellow, green, red = (seen[f"{path}/{name}"] for name in FISH)
    assert (yellow[0] + ASIDE, yellow[1]) == (red[0] - ASIDE, red[1]) == green == centre(9)
    assert said(s, "show turtle") == {"animal": "turtle", "able": 3, "safe": 0}


def test_a_row_says_for_how_many_fish_it_makes_shelter() -> None:
    """TN-29, TN-31: where coral lies across, the crab they come to is sheltered."""
    s = position(phase="placing", player=0, tile=["5F", "6F"], fish=[5, 6, 7], reef=reef({1: "3F"}, {1: "4F", 2: "2F"}))
    assert (said(s, "place inside")["able"], said(s, "place inside")["safe"]) == (3, 3)
    assert said(s, "place outside")["safe"] == 0


def test_whoever_may_play_sees_where_the_tile_leads() -> None:
    """TN-31: before a turn begins, before the tile is laid, and before a fish swims; for whom there will be shelter."""
    s = position(tile=["5F", "6F"], fish=[3, 2, 1])
    assert {name.split("/")[0] for name in marks(s)} == {"tile-5"}
    assert said(s, "turn") == {"able": 3, "safe": 3}  # square 4, built in
    play(s, "turn")
    assert {name.split("/")[0] for name in marks(s)} == {"slot-inside-2"}
    play(s, "place inside")
    assert set(marks(s)) == {f"fish-{name}/{name}" for name in FISH}


def test_a_fish_in_the_open_is_marked() -> None:
    """TN-29: an arm reaches for it, and its spoken name says so."""
    s = position(fish=[9, 5, "S"])
    seen = pieces(s)
    assert [i for i in seen if i.startswith("exposed")] == ["exposed-yellow"]
    assert seen["fish-yellow"].label == "label-fish-seen"
    assert seen["fish-green"].label == "label-fish"


def test_fish_swim_along_the_route() -> None:
    """TN-31: the way from the start to the finish leads over every square, in order, whichever fish it is."""
    s = position()
    for fish, name in enumerate(FISH):
        stops = []
        for s.fish[fish] in range(len(SQUARES)):
            piece = pieces(s)[f"fish-{name}"]
            stops.append(TRACK.index((piece.x, piece.y)))
        assert stops == sorted(set(stops))


def test_nothing_is_lost_from_sight_when_tiles_are_boxed() -> None:
    """TN-26: tiles of the pile aside, all twelve are somewhere on the table."""
    s = position(boxed=["1", "2"])
    laid = sum(face != NOBODY for face in (*s.reef, *s.tile))
    seen = pieces(s)
    assert sum(i.startswith("tile-") for i in seen) == laid + 1  # and the one on top of the pile
    assert seen["boxed"].about["count"] == 2


def test_a_gem_that_the_stash_lost_is_crossed_out() -> None:
    """TN-47, TN-80: of the colour of which chest and stash hold less than it asks for; a shark sets it right."""
    s = position(chest=gems(yellow=1, red=2, green=2, blue=5, white=5), cave=gems(purple=1))
    seen = pieces(s)["stash"]
    assert seen.label == "label-stash-lacking"
    assert [part.kind for part in seen.parts].count("place-lost") == 1
    assert pieces(position())["stash"].label == "label-stash"


@pytest.mark.parametrize("language", languages())
def test_the_terminal_shows_all_of_it_in_72_columns(language: str) -> None:
    """TN-29: fish, reef and gaps as they count; nobody's tile is missing."""
    words = GAME.words(language)
    for s in some_positions():
        text = str(GAME.picture(BOX, s, 0, words))
        assert max(map(len, text.splitlines())) <= 72
        for face in s.tile[:2]:
            assert FACES[face] in text
    s = position(reef=reef({3: "3F"}, {3: "10F"}))
    assert "~    o 10F    o" in str(GAME.picture(BOX, s, 0, words))


def test_a_choice_of_a_fish_says_where_it_comes_to() -> None:
    """TN-29, TN-31, TN-40: by tile or by shell: the square, and whether it is sheltered there."""
    s = swimming("5F", fish=[9, 5, "S"], shells=1)
    for phrase in may(s):
        verb, about = GAME.verbs.parts(GAME.verbs.number(phrase))
        if verb not in ("swim", "shell_move"):
            continue
        said = GAME.scene.spoken(BOX, s, 0, GAME.verbs.number(phrase))
        after = deepcopy(s)
        play(after, phrase)
        fish = FISH.index(str(about["fish"]))
        assert said.about["square"] == SQUARES[after.fish[fish]]
        assert said.about["cover"] == ("safe" if is_protected(BOX, s, after.fish[fish]) else "open")
        assert said.about["means"] == ("tile" if verb == "swim" else "shell")


def said(s: State, phrase: str) -> dict[str, object]:
    """What is said of a choice, by what fills it in."""
    return dict(GAME.scene.spoken(BOX, s, 0, GAME.verbs.number(phrase)).about)


def test_for_a_shell_one_clicks_the_square_it_buys() -> None:
    """TN-40: a shell lies on it, while it can be chosen; the animal itself where it leads to the finish."""
    s = swimming("5F", fish=["S", 5, 9], shells=1, chip=chips("turtle", "crab"))
    path = GAME.scene.path(BOX, s, 0, GAME.verbs.number("shell_move red turtle"))
    assert path == ("fish-red", "square-13")
    assert everything(s)["square-13/price"].spot
    s = swimming("5F", board="C", fish=["F", 33, "F"], **pile(), reef=reef({9: "3F"}, {9: "4F"}), shells=1)
    path = GAME.scene.path(BOX, s, 0, GAME.verbs.number("shell_move green turtle"))
    assert path == ("fish-green", "home-turtle")


def test_a_tile_says_what_it_would_shelter_where_it_is_laid() -> None:
    """TN-29: squares with coral on both sides; none while there is nothing across."""
    s = position(phase="placing", player=0, tile=["3F", "6F"], reef=reef({1: "5F"}, {1: "4F", 2: "2F"}))
    inside, outside = said(s, "place inside"), said(s, "place outside")
    assert inside["sheltered"] == 3
    assert outside["sheltered"] == 0


def test_a_stash_says_how_easy_it_is() -> None:
    """TN-03, TN-80: A asks for two gems of which there is no spare, the others for four or five."""
    s = GAME.table(seats=2).state
    ease = {name: said(s, f"stash {name}")["ease"] for name in "ABCDEF"}
    assert ease == {"A": "least", "B": "most", "C": "most", "D": "more", "E": "more", "F": "more"}


def test_who_gives_up_a_gem_hears_how_many_are_to_spare() -> None:
    """TN-50: of those the stash asks for none, where there is only one."""
    s = position(
        phase="losing",
        player=0,
        die="yellow",
        rolled=1,
        thefts=1,
        chest=gems(purple=1, red=2),
        cave=gems(yellow=1, green=2, blue=5, white=5),
    )
    assert [said(s, f"lose {gem}")["spare"] for gem in ("purple", "red")] == [0, 1]
