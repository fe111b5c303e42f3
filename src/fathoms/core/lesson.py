"""A lesson: a first game that is written down, in `lesson/lesson.toml` of a game's folder.

Scenes are positions by names; each has steps that say something, point at something and play something. What the
learner, who sits on the first seat, is to play waits for the learner; everything else, dice included, comes as written.

    minutes = 4                       # that it takes, reading included
    seats = 2
    options = { board = "short" }     # what is unusual about the game

    [[scene]]
    position = { phase = "starting" } # what is not written is as in the usual start

    [[scene.step]]
    say = "saber"                     # the message `lesson-saber` of lesson/<language>.ftl
    point = ["tentacle-P1"]           # things of the scene by their ids; what the learner plays points at itself
    acts = ["0 saber P1", "1 stop"]   # a seat and its phrase; "go on" lets come what comes by itself
    chance = [0, 6]                   # what chance answers, draw by draw; comes what may, it asks no more and no less
    expect = { space = { P1 = "bubbles" } }  # what is true of the position then
"""

from dataclasses import dataclass
from functools import cache

from fathoms.core.box import parse
from fathoms.core.game import AnyGame
from fathoms.core.names import Plain
from fathoms.core.state import NOBODY, clone
from fathoms.core.steps import AnyStep
from fathoms.core.table import AnyTable, Table
from fathoms.core.variant import AnyVariant, Variant
from fathoms.core.words import SHELL, Words, checked_language

FOLDER = "lesson"
LEARNER = 0
GO_ON = "go on"


@dataclass(frozen=True, slots=True)
class Act:
    """What a seat says; nothing is said by nobody where things take their course."""

    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class Step:
    """One thing said, what it is about, and what is played then."""

    say: str
    point: tuple[str, ...]
    acts: tuple[Act, ...]
    chance: tuple[int, ...]
    expect: dict[str, Plain]

    @property
    def parts(self) -> list[tuple[Act, ...]]:
        """What is played, cut before every act of the learner: each part comes when the learner acts or goes on."""
        parts: list[tuple[Act, ...]] = []
        for act in self.acts:
            if act.seat == LEARNER or not parts:
                parts.append((act,))
            else:
                parts[-1] += (act,)
        return parts


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, and the steps that lead on from it."""

    position: dict[str, Plain]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game's lesson as it is written."""

    variant: AnyVariant
    minutes: int
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> list[Step]:
        """All steps, of all scenes."""
        return [step for scene in self.scenes for step in scene.steps]

    def table(self, scene: Scene) -> AnyTable:
        """A table on which a scene begins."""
        return Table(self.variant, seed=0, position=self.variant.position(**scene.position))


def key(step: Step) -> str:
    """The message that a step says."""
    return f"lesson-{step.say}"


@cache
def lesson(game: AnyGame) -> Lesson:
    """The lesson of a game."""
    path = game.folder / FOLDER / "lesson.toml"
    data = parse(path.read_text(encoding="utf-8"), path.name)
    scenes = [Scene(scene.get("position", {}), tuple(_step(step) for step in scene["step"])) for scene in data["scene"]]
    variant = Variant(game, data["seats"], options=data.get("options", {}))
    return Lesson(variant, data["minutes"], tuple(scenes))


def _step(data: dict[str, Plain]) -> Step:
    unknown = data.keys() - Step.__dataclass_fields__.keys()
    assert not unknown, f"a step of a lesson has no {unknown}"
    acts = tuple(_act(act) for act in data.get("acts", ()))
    return Step(data["say"], tuple(data.get("point", ())), acts, tuple(data.get("chance", ())), data.get("expect", {}))


def _act(text: str) -> Act:
    if text == GO_ON:
        return Act(NOBODY, "")
    seat, _, phrase = text.partition(" ")
    return Act(int(seat), phrase)


def begin(table: AnyTable, step: Step) -> None:
    """From here on chance answers as the step says."""
    table.script = list(step.chance)


def play(table: AnyTable, part: tuple[Act, ...]) -> list[AnyStep]:
    """Plays a part of a step; gives what was played."""
    first = len(table.steps)
    for act in part:
        if act.seat == NOBODY:
            table.go_on()
        else:
            table.play(act.seat, act.phrase)
    return list(table.steps[first:])


def check(table: AnyTable, step: Step) -> None:
    """Refuses a step after which something is not as it says."""
    assert not table.script, f"{step.say}: chance was never asked for {table.script}"
    painted = clone(table.state)
    table.variant.notation.paint(painted, step.expect)
    assert painted == table.state, f"{step.say}: it is {table.variant.written(table.state)}"


def words(game: AnyGame, language: str) -> Words:
    """The words of a game's lesson, the shell's and the game's among them."""
    return Words(checked_language(language), SHELL, game.folder / "words", game.folder / FOLDER)
