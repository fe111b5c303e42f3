"""What one viewer is sent of a table. Everything here sees positions only after `hide`.

An eye is a seat, or -1 for a spectator.
"""

from collections.abc import Sequence
from typing import Any, cast

from msgspec import UNSET, Raw, UnsetType, json

from fathoms.core.changes import changes
from fathoms.core.scene import Scene
from fathoms.core.state import SPECTATOR, Header
from fathoms.core.steps import AnyStep, line_of
from fathoms.core.table import AnyTable
from fathoms.server.protocol import (
    About,
    Choice,
    Happened,
    LineShown,
    Now,
    Preview,
    Previewed,
    ResultShown,
    StepShown,
)
from fathoms.server.store import Present

LINES = 200  # of the log, sent with a table
NOTHING = Raw(b'{"containers":[]}')  # the scene of a position that cannot be drawn
_encode = json.Encoder().encode


class View:
    """A table through one eye, that of a guest who holds the seats `mine`.

    Scenes make a chain: the first is whole, each later one is what has changed since the one before, nothing where
    nothing has. A match of other rules than today's is drawn as far as it can be; nobody acts in it.
    """

    def __init__(self, table: AnyTable, eye: int, mine: tuple[int, ...] = ()) -> None:
        self.table = table
        self.eye = eye
        self.mine = mine
        self.same_rules = table.same_rules
        self.told: Header | None = None  # the whole position that was told last
        self._seen: Header | None = None  # what the viewer sees of it
        self._scene: Scene | None = None  # its scene, once it is drawn

    def hidden(self, s: Header) -> Header:
        """A position as the eye may know it."""
        view: Header = self.table.hidden(s, self.eye)
        return view

    def seen(self, s: Header) -> None:
        """The viewer has this position's scene already."""
        self.told, self._seen, self._scene = s, self.hidden(s), None

    def drawn(self, s: Header) -> Scene:
        """The whole scene of a position."""
        return self._draw(self.hidden(s))

    def _draw(self, view: Header) -> Scene:
        return self.table.game.look(self.table.box, view, self.eye)

    def scene(self, s: Header | None) -> Raw | UnsetType:
        """The next scene of the chain; UNSET where the viewer sees it already, or where it cannot be drawn."""
        if self.same_rules:
            assert s is not None, "what goes on has every position"
            return self._next(s)
        try:
            return UNSET if s is None else self._next(s)
        except Exception:  # whatever a position of other rules may do to those of today
            return UNSET

    def _next(self, s: Header) -> Raw | UnsetType:
        self.told, view = s, self.hidden(s)
        if view == self._seen:
            return UNSET
        scene, before = self._draw(view), self._scene
        if before is None and self._seen is not None:
            before = self._draw(self._seen)
        self._seen, self._scene = view, scene
        told = scene if before is None else changes(before, scene)
        return UNSET if told is None else Raw(_encode(told))

    def steps(self, first: int, steps: Sequence[AnyStep]) -> list[StepShown]:
        """Steps from number `first` on, with a scene wherever it changes."""
        return [StepShown(first + i, step.seat, self._lines(step)) for i, step in enumerate(steps)]

    def _lines(self, step: AnyStep) -> list[Happened]:
        shown = []
        for event in step.news:
            line = line_of(event, self.eye)
            scene = self.scene(event.after)
            shown.append(Happened(line.key, line.about, line.rule, line.motion, line.beat, scene))
        return shown

    def log(self) -> list[LineShown]:
        """The last lines of the log."""
        lines: list[LineShown] = []
        for n in range(len(self.table.steps) - 1, -1, -1):
            step = self.table.steps[n]
            for line in reversed(self.table.lines(step.news, self.eye)):
                lines.append(LineShown(n, step.seat, line.key, line.about, line.rule, line.motion, line.beat))
            if len(lines) >= LINES:
                break
        return lines[:LINES][::-1]

    def now(self, present: Present) -> Now:
        """The present."""
        scene = self.scene(self.table.steps[-1].after)
        waiting = present.waiting if self.same_rules else ()
        return Now(
            ply=present.ply,
            waiting=tuple(seat for seat in waiting if seat not in present.pending),
            ready=tuple(sorted(present.pending)),
            chosen=present.pending.get(self.eye),
            choices=self.choices() if waiting else [],
            phase=present.phase,
            undo=self.can_undo(present),
            private=self.private(),
            over=present.over,
            result=present.result,
            scene=NOTHING if self._seen is None else scene,
        )

    def choices(self) -> list[Choice]:
        """The legal actions of the eye's seat, with the way to choose each."""
        if self.eye == SPECTATOR:
            return []
        table, game = self.table, self.table.game
        choices = []
        for action in table.legal_numbers(self.eye):
            message = game.scene.spoken(table.box, self._seen, self.eye, action)
            path = tuple(game.scene.path(table.box, self._seen, self.eye, action))
            about = cast(About, message.about)
            manner = game.scene.manner(table.box, self._seen, self.eye, action)
            choices.append(Choice(self.eye, game.verbs.phrase(action), message.key, about, path, manner))
        return choices

    def preview(self, command: Preview) -> Previewed:
        """What an action of the eye's seat does for sure, worked out from what the seat may know."""
        told = self.table.preview(self.eye, command.action, *command.then)
        lines = [Happened(x.key, x.about, x.rule, x.motion, x.beat) for x in self.table.lines(told.news, self.eye)]
        return Previewed(command.id, command.action, command.ply, lines, told.sure, self.scene(told.after))

    def can_undo(self, present: Present) -> bool:
        """Whether the eye's seat may take its last act back."""
        table = self.table
        if self.eye == SPECTATOR or present.over or not self.same_rules:
            return False
        if present.pending:
            return self.eye in present.pending
        return table.steps[-1].seat == self.eye and table.can_undo()

    def private(self) -> tuple[int, ...]:
        """Which of several seats in one hand see what a spectator does not; of other rules that cannot be told."""
        if len(self.mine) < 2:
            return ()
        if not self.same_rules:
            return self.mine
        public = self.table.view()
        return tuple(seat for seat in self.mine if self.table.view(seat) != public)


def standing(table: AnyTable) -> dict[str, Any]:
    """What of a table's position everybody may know, as fields of the Present."""
    result = table.result
    shown = None if result is None else ResultShown(result.winners, result.ending, result.rule)
    return {"waiting": table.waiting, "phase": table.phase, "over": table.over, "result": shown}
