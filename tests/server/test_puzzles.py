"""Puzzles over the wire: what is asked, what an act brings, what solves it; and nothing is kept."""

from typing import Any

import msgspec
import pytest

import fathoms
from fathoms.core.puzzle import Puzzle, attempt, puzzles
from fathoms.server import protocol
from fathoms.server.puzzles import tried
from server.client import Guest, Visit


def address(puzzle: Puzzle) -> str:
    """Where a puzzle is."""
    return f"/api/games/{puzzle.variant.game.name}/puzzles/{puzzle.id}"


def missing(guest: Guest, puzzle: Puzzle) -> tuple[list[str], Any]:
    """Acts that miss the goal, and what the last of them is answered: one step off the answer."""
    acts = list(puzzle.answer)
    for n in range(len(acts)):
        present = guest.post(address(puzzle), {"acts": acts[:n]}).json()["now"]
        for choice in present.get("choices", []):
            line = [*acts[:n], choice["action"]]
            told = guest.post(address(puzzle), {"acts": line}).json()
            if told["status"] == "missed":
                return line, told
    raise AssertionError(f"{puzzle.id} cannot be missed")


@pytest.mark.parametrize("name", fathoms.games())
def test_a_puzzle_is_solved_act_by_act_without_a_match(visit: Visit, name: str) -> None:
    """Every act of its answer is offered, and what it brings is told once; at the end nobody is asked."""
    guest = visit()
    listed = guest.get(f"/api/games/{name}/puzzles")
    assert [one["id"] for one in listed] == [one.id for one in puzzles(fathoms.game(name))]
    puzzle = max(puzzles(fathoms.game(name)), key=lambda one: one.acts)
    begun = guest.get(address(puzzle))
    assert begun["puzzle"] in listed
    present, said = begun["table"]["now"], 0
    for n in range(puzzle.acts):
        assert puzzle.answer[n] in [choice["action"] for choice in present["choices"]]
        said_back = guest.post(address(puzzle), {"acts": puzzle.answer[: n + 1]})
        msgspec.json.decode(said_back.content, type=protocol.PuzzleTried)
        answer = said_back.json()
        assert answer["status"] == ("open" if n < puzzle.acts - 1 else "solved")
        assert [step["n"] for step in answer["steps"]] == [n + 1]
        said += len(answer["steps"][0]["lines"])
        present = answer["now"]
    assert said and "choices" not in present and present["waiting"] == []
    assert guest.get(f"{address(puzzle)}/answer") == {"answer": list(puzzle.answer)}
    assert guest.get("/api/matches") == []


@pytest.mark.parametrize("name", fathoms.games())
def test_what_puzzles_look_like_is_the_board_as_their_solver_sees_it_and_a_part_of_it(visit: Visit, name: str) -> None:
    """A dozen at most; what may be chosen on the board lies within."""
    guest, all_of_them = visit(), puzzles(fathoms.game(name))
    shown = guest.get(f"/api/games/{name}/puzzles/pictures?from=3&to=60")
    assert list(shown) == [puzzle.id for puzzle in all_of_them[3:15]]
    width, height = fathoms.game(name).scene.BOARD
    for puzzle in all_of_them[3:5]:
        now = guest.get(address(puzzle))["table"]["now"]
        (board,) = shown[puzzle.id]["scene"]["containers"]
        assert board in now["scene"]["containers"]
        x, y, wide, high = shown[puzzle.id]["part"]
        assert 0 <= x <= x + wide <= width and 0 <= y <= y + high <= height
        may = {id for choice in now["choices"] for id in choice["path"]}
        middle = [(piece.get("x", 0), piece.get("y", 0)) for piece in board["pieces"] if piece["id"] in may]
        assert all(x <= left <= x + wide for left, _ in middle)
    assert guest.get(f"/api/games/{name}/puzzles/pictures?from=60") == {}


@pytest.mark.parametrize("name", fathoms.games())
def test_whatever_is_tried_can_be_told(name: str) -> None:
    """Every choice along the answer of some puzzles, be it stopped in the middle by chance or by what is hidden."""
    for puzzle in puzzles(fathoms.game(name))[::9]:
        for n in range(puzzle.acts):
            before = list(puzzle.answer[:n])
            for act in attempt(puzzle, before).table.legal(puzzle.seat):
                told = tried(puzzle, [*before, act])
                assert bool(told.now.choices) == (told.status == "open")


def test_what_misses_the_goal_is_told_and_asks_for_no_more(visit: Visit) -> None:
    guest, puzzle = visit(), puzzles(fathoms.game("kraken-attack"))[0]
    acts, told = missing(guest, puzzle)
    assert "choices" not in told["now"] and [step["n"] for step in told["steps"]] == [len(acts)]


def test_before_the_first_act_nothing_has_happened(visit: Visit) -> None:
    guest, puzzle = visit(), puzzles(fathoms.game("tentacula"))[0]
    told = guest.post(address(puzzle), {"acts": []}).json()
    assert told["status"] == "open" and told["steps"] == []
    before = guest.get(address(puzzle))["table"]["now"]
    assert {key for key in before if before[key] != told["now"].get(key)} == {"scene"}  # which is there already


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        (["stopp"], "did you mean"),
        (["stop"] * 61, "at most 60 acts, not 61"),
        ([7], "expected"),
        ("stop", "expected"),
    ],
)
def test_bad_acts_are_refused_in_a_sentence(visit: Visit, acts: Any, said: str) -> None:
    guest, puzzle = visit(), puzzles(fathoms.game("kraken-attack"))[0]
    answer = guest.post(address(puzzle), {"acts": acts})
    assert answer.status_code == 400
    assert said in answer.json()["error"].lower()


def test_there_is_no_such_puzzle(visit: Visit) -> None:
    guest = visit()
    for path in ("", "/answer"):
        answer = guest.http.get(f"/api/games/kraken-attack/puzzles/none-such{path}")
        assert answer.status_code == 404
        assert "none-such" in answer.json()["error"]
    assert guest.http.get("/api/games/chess/puzzles").status_code == 404
    assert guest.http.post("/api/games/kraken-attack/puzzles/none-such", json={"acts": []}).status_code == 404
