"""What one viewer is sent of a table. Everything here sees positions only after `hide`.

An eye is a seat, or -1 for a spectator.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Raw, json

from fathoms.core.table import SPECTATOR, Step, Table
from fathoms.server.protocol import Choice, Happened, LineShown, Now, ResultShown, StepShown
from fathoms.server.store import Present

LINES = 200  # of the log, sent with a table
_encode = json.Encoder().encode


class View:
    """A table through one eye, that of a guest who holds the seats `mine`.

    Scenes are encoded once: asking again for the same position costs a comparison.
    """

    def __init__(self, table: Table, eye: int, mine: tuple[int, ...] = ()) -> None:
        self.table = table
        self.eye = eye
        self.mine = mine
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
        view = self.look(s)
        new = view != self._seen
        if new or self._scene is None:
            scene = self.table.game.scene.scene(self.table.box, view, self.eye)
            self._seen, self._scene = view, Raw(_encode(scene))
        return self._scene, new

    def steps(self, first: int, steps: Sequence[Step]) -> list[StepShown]:
        """Steps from number `first` on, with a scene wherever it changes."""
        return [StepShown(first + i, step.seat, self._lines(step)) for i, step in enumerate(steps)]

    def _lines(self, step: Step) -> list[Happened]:
        shown = []
        for event in step.news:
            line = self.table.line(event, self._who)
            scene, new = self.scene(event.after)
            shown.append(Happened(line.key, line.about, line.rule, line.hint, scene if new else UNSET))
        return shown

    def log(self) -> list[LineShown]:
        """The last lines of the log."""
        lines: list[LineShown] = []
        for n in range(len(self.table.steps) - 1, -1, -1):
            step = self.table.steps[n]
            for line in reversed(self.table.lines(step.news, self._who)):
                lines.append(LineShown(n, step.seat, line.key, line.about, line.rule, line.hint))
            if len(lines) >= LINES:
                break
        return lines[:LINES][::-1]

    def now(self, present: Present) -> Now:
        """The present."""
        s = self.table.state
        scene, _ = self.scene(s)
        over = self.table.over or present.abandoned
        waiting = () if over else self.table.waiting
        return Now(
            ply=present.ply,
            scene=scene,
            waiting=tuple(seat for seat in waiting if seat not in present.pending),
            ready=tuple(sorted(present.pending)),
            chosen=present.pending.get(self.eye),
            choices=[] if over else self.choices(),
            phase=self.table.game.phases[s.phase],
            undo=self.can_undo(present),
            private=self.private(),
            over=over,
            result=self.result(present),
        )

    def choices(self) -> list[Choice]:
        """The legal actions of the eye's seat, with the way to choose each."""
        if self.eye == SPECTATOR:
            return []
        table, game = self.table, self.table.game
        choices = []
        for action in table.legal_numbers(self.eye):
            key, about = game.actions.message(action)
            path = tuple(game.scene.path(table.box, self._seen, self.eye, action))
            choices.append(Choice(self.eye, action, key, about, path))
        return choices

    def can_undo(self, present: Present) -> bool:
        """Whether the eye's seat may take its last act back."""
        table = self.table
        if self.eye == SPECTATOR or table.over or present.abandoned:
            return False
        if present.pending:
            return self.eye in present.pending
        return table.steps[-1].seat == self.eye and table.can_undo()

    def private(self) -> tuple[int, ...]:
        """Which of several seats in one hand see what a spectator does not."""
        if len(self.mine) < 2:
            return ()
        public = self.table.view(None)
        return tuple(seat for seat in self.mine if self.table.view(seat) != public)

    def result(self, present: Present) -> ResultShown | None:
        """How it ended."""
        result = self.table.result
        if result is not None:
            return ResultShown(result.winners, result.ending, result.rule)
        return ResultShown((), "abandoned", "") if present.abandoned else None
