"""What one viewer is sent of a table. Everything here sees positions only after `hide`.

An eye is a seat, or -1 for a spectator.
"""

from collections.abc import Sequence
from typing import Any, cast

from msgspec import UNSET, Raw, json

from fathoms.core.table import SPECTATOR, Step, Table, line_of
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

AnyTable = Table[Any, Any]
LINES = 200  # of the log, sent with a table
NOTHING = Raw(b'{"containers":[]}')  # the scene of a position that cannot be drawn
_encode = json.Encoder().encode


class View:
    """A table through one eye, that of a guest who holds the seats `mine`.

    Scenes are encoded once: asking again for the same position costs a comparison. A match of other rules than today's
    is drawn as far as it can be; nobody acts in it.
    """

    def __init__(self, table: AnyTable, eye: int, mine: tuple[int, ...] = (), *, same_rules: bool = True) -> None:
        self.table = table
        self.eye = eye
        self.mine = mine
        self.same_rules = same_rules
        self._seen: Any = None
        self._scene: Raw | None = None

    @property
    def _who(self) -> int | None:
        return None if self.eye == SPECTATOR else self.eye

    def look(self, s: Any) -> Any:
        """A position as the eye may know it."""
        return self.table.hidden(s, self._who)

    def seen(self, s: Any) -> None:
        """The viewer has this position's scene already."""
        self._seen = self.look(s)

    def scene(self, s: Any) -> tuple[Raw, bool]:
        """The scene of a position, and whether it differs from the one asked for before."""
        if self.same_rules:
            return self._draw(s)
        try:
            return (NOTHING, False) if s is None else self._draw(s)
        except Exception:  # whatever a position of other rules may do to those of today
            return NOTHING, False

    def _draw(self, s: Any) -> tuple[Raw, bool]:
        view = self.look(s)
        new = view != self._seen
        if new or self._scene is None:
            scene = self.table.game.look(self.table.box, view, self.eye)
            self._seen, self._scene = view, Raw(_encode(scene))
        return self._scene, new

    def steps(self, first: int, steps: Sequence[Step[Any]]) -> list[StepShown]:
        """Steps from number `first` on, with a scene wherever it changes."""
        return [StepShown(first + i, step.seat, self._lines(step)) for i, step in enumerate(steps)]

    def _lines(self, step: Step[Any]) -> list[Happened]:
        shown = []
        for event in step.news:
            line = line_of(event, self._who)
            scene, new = self.scene(event.after)
            shown.append(Happened(line.key, line.about, line.rule, line.motion, line.beat, scene if new else UNSET))
        return shown

    def log(self) -> list[LineShown]:
        """The last lines of the log."""
        lines: list[LineShown] = []
        for n in range(len(self.table.steps) - 1, -1, -1):
            step = self.table.steps[n]
            for line in reversed(self.table.lines(step.news, self._who)):
                lines.append(LineShown(n, step.seat, line.key, line.about, line.rule, line.motion, line.beat))
            if len(lines) >= LINES:
                break
        return lines[:LINES][::-1]

    def now(self, present: Present) -> Now:
        """The present."""
        scene, _ = self.scene(self.table.steps[-1].after)
        waiting = present.waiting if self.same_rules else ()
        return Now(
            ply=present.ply,
            scene=scene,
            waiting=tuple(seat for seat in waiting if seat not in present.pending),
            ready=tuple(sorted(present.pending)),
            chosen=present.pending.get(self.eye),
            choices=self.choices() if waiting else [],
            phase=present.phase,
            undo=self.can_undo(present),
            private=self.private(),
            over=present.over,
            result=present.result,
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
        told = self.table.preview(self.eye, command.action)
        lines = [Happened(x.key, x.about, x.rule, x.motion, x.beat) for x in self.table.lines(told.news, self.eye)]
        scene, _ = self.scene(told.after)
        return Previewed(command.id, command.action, command.ply, lines, scene, told.sure)

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
        public = self.table.view(None)
        return tuple(seat for seat in self.mine if self.table.view(seat) != public)


def standing(table: AnyTable) -> dict[str, Any]:
    """What of a table's position everybody may know, as fields of the Present."""
    result = table.result
    shown = None if result is None else ResultShown(result.winners, result.ending, result.rule)
    return {"waiting": table.waiting, "phase": table.phase, "over": table.over, "result": shown}
