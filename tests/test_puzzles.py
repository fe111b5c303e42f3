"""Every game ships puzzles: their answers solve them, the search agrees, and nothing in them is left to chance."""

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from test_terminal import run

import fathoms
from fathoms.core.chance import SEARCH, key
from fathoms.core.errors import BadOption, IllegalAction
from fathoms.core.message import Message
from fathoms.core.puzzle import MISSED, OPEN, SOLVED, Puzzle, attempt, puzzle, puzzles, read
from fathoms.core.survey import hint
from fathoms.core.words import languages
from fathoms.lab.puzzles import as_toml, find, wrong_with
from fathoms.terminal.puzzling import listed

LEAST = 50  # puzzles of a game
SEARCHED = 6  # every sixth is searched again; `fathoms puzzles check` searches all
GAMES = [fathoms.game(name) for name in fathoms.games()]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@games
def test_a_game_has_many_puzzles_of_several_kinds_from_easy_to_hard(game: Any) -> None:
    found = puzzles(game)
    assert len(found) >= LEAST
    assert len({one.id for one in found}) == len(found)
    assert [one.fins for one in found] == sorted(one.fins for one in found)
    assert {one.fins for one in found} == {1, 2, 3}
    assert len({one.goal for one in found}) >= 2
    assert len({one.variant.seats for one in found}) >= 2
    assert len({(one.goal, str(one.position)) for one in found}) == len(found)


@games
def test_every_goal_is_said_in_every_language(game: Any) -> None:
    for language in languages():
        text = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^goal-(\w+) = .+\.$", text, re.M)) == set(game.goals.names), language


@games
def test_every_answer_solves_its_puzzle_and_no_part_of_it_does(game: Any) -> None:
    for one in puzzles(game):
        tries = [attempt(one, one.answer[:count]).status for count in range(one.acts + 1)]
        assert tries == [*[OPEN] * one.acts, SOLVED], one.id


@games
def test_the_search_agrees_with_what_a_puzzle_says(game: Any) -> None:
    for one in puzzles(game)[::SEARCHED]:
        assert wrong_with(one) is None, one.id


def stray(one: Puzzle, dice: random.Random) -> list[str]:
    """A line at random, until the attempt is over."""
    phrases: list[str] = []
    while (tried := attempt(one, phrases)).status == OPEN:
        phrases.append(dice.choice(tried.table.legal(one.seat)))
    return phrases


@games
def test_whatever_is_tried_no_chance_is_drawn_and_it_ends_solved_or_missed(game: Any) -> None:
    dice = random.Random(1)
    for one in puzzles(game)[:: 2 * SEARCHED]:
        phrases = stray(one, dice)
        tried = attempt(one, phrases)
        assert not any(step.drawn for step in tried.table.steps)
        assert all(step.seat in (-1, one.seat) for step in tried.table.steps)
        assert tried.status in (SOLVED, MISSED)
        with pytest.raises(IllegalAction, match="comes too late"):
            attempt(one, [*phrases, phrases[-1]])


@games
def test_an_answer_does_whatever_the_seat_cannot_know(game: Any) -> None:
    """What is hidden is dealt afresh; the same acts solve the puzzle."""
    for one in puzzles(game)[::SEARCHED]:
        world = one.variant.hidden(one.variant.position(**one.position), one.seat)
        key(world.rng, 77, 0, SEARCH)
        game.sight.redeal(one.variant.box, world, one.seat)
        elsewhere = Puzzle(one.id, one.variant, one.variant.written(world), one.seat, one.goal, 1, one.answer)
        assert attempt(elsewhere, one.answer).status == SOLVED, one.id


@games
def test_hints_lead_the_shortest_way(game: Any) -> None:
    one = puzzles(game)[-1]
    first = hint(one, ())
    assert first is not None
    phrases = [first]
    while attempt(one, phrases).status == OPEN:
        phrases.append(str(hint(one, phrases)))
    assert len(phrases) == one.acts and attempt(one, phrases).status == SOLVED


def test_a_hint_knows_when_there_is_no_way_any_more() -> None:
    """After another first act than the answer's, in some puzzle, the goal is out of reach though much is still open."""
    for one in puzzles(fathoms.game("kraken-attack")):
        for phrase in attempt(one, ()).table.legal(one.seat):
            if attempt(one, [phrase]).status == OPEN and hint(one, [phrase]) is None:
                return
    pytest.fail("every first act leads to every goal")


def test_an_unknown_puzzle_is_refused_in_one_sentence() -> None:
    game = GAMES[0]
    with pytest.raises(BadOption, match="there is no puzzle 'k7' of"):
        puzzle(game, "k7")
    one = puzzles(game)[0]
    assert puzzle(game, one.id) is one
    with pytest.raises(IllegalAction):
        attempt(one, ["begin"])


def in_terminal(*args: str, typed: str = "", tmp: Path) -> str:
    done = run("puzzle", *args, typed=typed, tmp=tmp)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@games
def test_a_puzzle_is_solved_through_a_pipe_and_that_is_kept(
    game: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = puzzles(game)[len(puzzles(game)) // 2]
    typed = "\n".join(["hint", "Reset", *one.answer, "quit"]) + "\n"
    said = in_terminal(game.name, one.id, "--language", "de", typed=typed, tmp=tmp_path)
    assert "Gelöst! Gut gemacht." in said and f"1 von {len(puzzles(game))} gelöst" in said
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert [row for row in listed(game, "en") if "✓" in row] == [row for row in listed(game, "en") if one.id in row]


def test_a_wrong_way_is_taken_back_and_the_answer_told_after_two(tmp_path: Path) -> None:
    game = fathoms.game("kraken-attack")
    one = next(one for one in puzzles(game) if one.goal == "hit" and one.answer[0].startswith("card"))
    typed = ["answer", one.answer[0], "stop", "stop", "answer", "reset", "nonsense", *one.answer, "", "next", "quit"]
    said = in_terminal(game.name, one.id, typed="\n".join(typed) + "\n", tmp=tmp_path)
    assert said.count("Not quite") == 2
    assert said.index("Try it twice first") < said.index("Not quite") < said.index("The answer: ")
    assert "'nonsense' is not an action" in said and "Solved! Well done." in said
    assert in_terminal(game.name, "--list", tmp=tmp_path).count("✓") == 1
    assert said.count("Puzzle ") == 3 and "Come back with: fathoms puzzle kraken-attack " in said


def test_a_command_finds_the_same_puzzles_for_the_same_seed(tmp_path: Path) -> None:
    """What it writes is what is found here, to the letter; and each can be proved."""
    file, game = tmp_path / "mine.toml", fathoms.game("tentacula")
    wish = ("--count", "3", "--games", "2", "--seed", "5", "--output", str(file))
    made = run("puzzles", "make", game.name, *wish, tmp=tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
    head, text = file.read_text(encoding="utf-8").split("\n", 1)
    assert "fathoms puzzles make tentacula --count 3 --games 2 --seed 5" in head
    found, told = find(game, 3, 5, lambda games: None, games=2)
    assert as_toml(found, "") == f"# \n{text}"
    assert told.games == 2 and told.positions > told.candidates > len(found) == 3
    assert f"3 puzzles out of {told.candidates} candidates: 2 games, {told.positions} turns" in made.stdout
    assert [wrong_with(read(game, one)) for one in found] == [None] * 3


def test_what_is_wrong_with_a_puzzle_is_said() -> None:
    one = next(one for one in puzzles(fathoms.game("treasure-hunting-kraken")) if one.answer == ("inward", "take"))
    assert wrong_with(replace(one, answer=one.answer[:-1])) == Message("puzzles-wrong-answer")
    longer = replace(one, answer=("forward", *one.answer))
    assert wrong_with(longer) == Message("puzzles-wrong-acts", {"acts": one.acts})
