"""Every numbered rule is cited by a test, and no test cites a rule that is not there."""

import ast
import re
from pathlib import Path

import pytest
from chance_games import GAMES

import fathoms
from fathoms.core.message import Message
from fathoms.core.words import languages

ID = re.compile(r"\b[A-Z]{2}-\d+\b")
every_game = pytest.mark.parametrize("name", GAMES)


def prefix(name: str) -> str:
    return next(iter(fathoms.game(name).spec)).split("-")[0]


def cited(folder: Path) -> dict[str, str]:
    """Rule IDs in the docstrings of test functions, with the test that cites each."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in ID.findall(ast.get_docstring(node) or ""):
                    found.setdefault(rule, f"{path.name}::{node.name}")
    return found


@every_game
def test_every_rule_of_the_spec_is_cited_by_a_test(name: str) -> None:
    game = fathoms.game(name)
    assert len(game.spec) > 30
    assert sorted(set(game.spec) - set(cited(game.folder / "tests"))) == []


@every_game
def test_no_test_cites_a_rule_that_is_not_in_the_spec(name: str) -> None:
    game = fathoms.game(name)
    mine = {rule: test for rule, test in cited(game.folder / "tests").items() if rule.startswith(prefix(name) + "-")}
    assert {rule: test for rule, test in mine.items() if rule not in game.spec} == {}


@every_game
def test_the_rules_cite_only_rules_of_the_spec(name: str) -> None:
    game = fathoms.game(name)
    for path in game.folder.rglob("*.py"):
        for rule in ID.findall(path.read_text(encoding="utf-8")):
            if rule.startswith(prefix(name) + "-"):
                assert rule in game.spec, f"{path.name} cites {rule}"


@every_game
def test_every_worked_example_is_a_test(name: str) -> None:
    """The spec's §9 numbers its examples; a test called test_example_N… plays each."""
    game = fathoms.game(name)
    text = (game.folder / "spec.md").read_text(encoding="utf-8")
    chapter = text.split("## 9.")[1].split("\n## ")[0]
    numbers = {int(n) for n in re.findall(r"^(\d+)\. ", chapter, re.M)} | {
        int(n) for n in re.findall(r"^- \*\*E(\d+)\b", chapter, re.M)
    }
    assert numbers
    tests = "".join(p.read_text(encoding="utf-8") for p in (game.folder / "tests").rglob("test_*.py"))
    played = {int(n) for n in re.findall(r"def test_example_(\d+)", tests)}
    assert numbers - played == set()


@every_game
@pytest.mark.parametrize("language", languages())
def test_every_rule_of_the_spec_has_a_sentence_for_players_in_every_language(name: str, language: str) -> None:
    """And no sentence is of a rule that is not there, or tells why of something that cannot happen."""
    game = fathoms.game(name)
    text = (game.folder / "words" / "rules" / f"{language}.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.M))
    causes = {key for key in said if key.startswith("why-")}
    assert sorted(set(said) - causes) == sorted(rule.lower() for rule in game.spec)
    assert causes <= {f"why-{news.name}".replace("_", "-") for news in game.news}
    longest = max(said.values(), key=len)
    assert len(longest) <= 160, longest


@every_game
@pytest.mark.parametrize("language", languages())
def test_why_something_happened_is_told_before_its_numbered_rule(name: str, language: str) -> None:
    table = fathoms.game(name).table(seed=1)
    while len(table.steps) < 30 and not table.over:
        table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    words = table.game.words(language)
    for line in table.lines((event for step in table.steps for event in step.news), 0):
        *causes, rule = words.why(Message(line.key, line.about), line.rule)
        assert rule == f"{line.rule}  {words.rule(line.rule)}"
        assert not any(re.search(r"[A-Z]{2}-\d\d|why-|\{", cause) for cause in causes)
