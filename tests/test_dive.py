"""The daily dive: the date is its seed, so that whoever plays the same plays the same match."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

import fathoms
from fathoms.core.errors import BadOption
from fathoms.core.table import Table
from fathoms.dive import ME, Dive
from fathoms.terminal.match import Match

DAY = "2026-11-17"


def decide(table: Table[Any, Any], rng: Random) -> str:
    """What the player does: anything."""
    return rng.choice(table.legal(ME))


def played(dive: Dive) -> Table[Any, Any]:
    """A try at a dive in Python alone: in a choice at the same time everybody is asked before anybody has chosen."""
    table, bots, rng = dive.table(), dive.bots(), Random(1)
    while not table.over:
        waiting = table.waiting
        if ME in waiting and not table.secret:
            waiting = (ME,)  # of a team that may go in any order, the player goes first
        asked = {seat: (table.view(seat), seat, table.legal_numbers(seat)) for seat in waiting if seat != ME}
        if table.secret:
            choices: dict[int, Any] = {seat: bots[seat].choose(*about) for seat, about in asked.items()}
            for seat, choice in sorted((choices | ({ME: decide(table, rng)} if ME in waiting else {})).items()):
                table.play(seat, choice)
        elif asked:
            found = {seat: bots[seat].decide(*about) for seat, about in asked.items()}
            seat = max(found, key=lambda seat: found[seat].chance)
            table.play(seat, found[seat].action)
        else:
            table.play(ME, decide(table, rng))
    return table


def at_a_terminal(dive: Dive, path: Path) -> Table[Any, Any]:
    """The same try at a terminal."""
    match, rng = Match(dive.table(), mine=[ME], level=dive.level, language="en", path=path, dive=dive), Random(1)
    while not match.table.over:
        may_go = match.may_go
        if ME in may_go:
            match.play(ME, decide(match.table, rng))
        else:
            match.play(*match.think(may_go))
    return match.table


def drawn(table: Table[Any, Any]) -> list[int]:
    """All that chance answered."""
    return [value for step in table.steps for value in step.drawn]


@pytest.mark.parametrize("name", fathoms.games())
def test_who_does_the_same_plays_the_same_match_to_its_end(name: str, tmp_path: Path) -> None:
    """In Python and at a terminal: the same draws, the same choices of the bots, the same end."""
    dive = fathoms.daily(name, DAY)
    once, again = played(dive), at_a_terminal(dive, tmp_path / "dive.json")
    assert once.over
    assert drawn(once) == drawn(again)
    assert once.state == again.state


def test_every_day_and_every_game_has_a_seed_of_its_own_that_anybody_can_work_out() -> None:
    """The first six bytes of the SHA-256 of "daily 2026-11-17 kraken-attack", the lowest first."""
    assert fathoms.daily("kraken-attack", DAY).seed == int.from_bytes(bytes.fromhex("e7053bf41322"), "little")
    days = [date(2026, 11, day) for day in range(1, 17)]
    assert len({fathoms.daily(name, day).seed for name in fathoms.games() for day in days}) == 5 * len(days)


def test_the_dive_of_today_is_that_of_this_device() -> None:
    assert fathoms.daily("tentacolor").day == date.today()


@pytest.mark.parametrize("day", ["", "tomorrow", "2026-02-30", "20261117", "17.11.2026", "2026-11-17T00:00", 5])
def test_what_is_no_day_is_refused_in_a_sentence(day: Any) -> None:
    with pytest.raises(BadOption, match="no day of the calendar; write it like 2026-11-17"):
        fathoms.daily("tentacolor", day)


def test_a_day_that_has_begun_nowhere_is_refused_and_one_that_has_begun_somewhere_is_not() -> None:
    ahead = (datetime.now(UTC) + timedelta(hours=14)).date()
    assert fathoms.daily("tentacolor", ahead).day == ahead
    with pytest.raises(BadOption, match="has not begun anywhere yet"):
        fathoms.daily("tentacolor", ahead + timedelta(days=1))


def test_a_result_is_told_in_a_few_characters() -> None:
    dive = fathoms.daily("kraken-attack", DAY)
    assert [dive.told(won, hints) for won in (True, False) for hints in (False, True)] == [
        *("KA ●●", "KA ●·"),
        *("KA ○●", "KA ○·"),
    ]
