"""A table for one, without a room: nothing of it is kept. Lessons and puzzles send what a room would.

Whoever sits there plays one seat; everybody else is a bot, and whoever chooses in secret besides has chosen.
"""

from msgspec.structs import replace

from fathoms.core.table import AnyTable
from fathoms.server.protocol import Now, SeatShown, TableMessage
from fathoms.server.store import Present
from fathoms.server.views import View, standing

OTHERS = "shrimp"  # who plays the other seats


def sit(table: AnyTable, seat: int) -> View:
    """The table through the eyes of the one who sits there."""
    return View(table, seat, (seat,))


def now(view: View, *, asks: bool = True) -> Now:
    """The present; taking back is the page's own affair. Where it ended before its time, nobody is asked any more."""
    table = view.table
    chosen = {seat: "" for seat in table.waiting if seat != view.eye} if asks and table.secret else {}
    stands = standing(table) if asks else {**standing(table), "waiting": ()}
    return replace(view.now(Present(1, len(table.steps), (), pending=chosen, **stands)), undo=False)


def table_message(view: View) -> TableMessage:
    """Everything, as it is on the table now."""
    row = view.table.variant.to_row()
    return TableMessage(
        match="",
        game=row["game"],
        options=row["options"],
        edition=row["edition"],
        seats=seats(view),
        mine=view.mine,
        eye=view.eye,
        lines=[],
        now=now(view),
        dice={},
        rematch=None,
        coach=False,
        closed=None,
        hands=[],
        reclaim=(),
        patience=0.0,
        daily="",
        typed=False,
    )


def seats(view: View) -> list[SeatShown]:
    """One person, and a bot on every other seat."""
    bot = SeatShown("bot", "", OTHERS, here=True)
    return [SeatShown("human", "", "", here=True) if seat in view.mine else bot for seat in range(view.table.seats)]
