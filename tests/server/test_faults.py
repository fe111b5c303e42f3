"""Whatever dies, hangs or goes away: nothing acknowledged is lost or doubled, and the match goes on.

`scripts/faults.py` does the same for as long as one likes.
"""

import asyncio
import signal
import tempfile
from contextlib import closing
from pathlib import Path

from conftest import PostgreSQL

from server.faults import (
    THINK,
    cut_the_line,
    end_all_connections,
    fail_over,
    fill_the_disk_of,
    jump_the_clock,
    jump_the_clock_of,
    kill_a_server,
    restart_the_database,
    serving,
    started,
    stop_thinking,
    storm,
)
from server.standby import Standby
from server.wire import Wire


def test_killed_servers_a_database_that_goes_away_and_clocks_that_jump_lose_and_double_nothing(
    postgresql: PostgreSQL, database: str, tmp_path: Path
) -> None:
    with serving(database, 2, tmp_path) as (address, parent):
        faults = [
            kill_a_server(parent),
            jump_the_clock(tmp_path),
            restart_the_database(postgresql),
            kill_a_server(parent),
            end_all_connections(postgresql),
        ]
        counts = asyncio.run(storm(address, 1, 3, ("me", "open"), faults))
    assert counts["tables checked"] >= 3
    assert counts["acknowledged"] >= 18
    assert counts["connections lost"] > 0
    assert counts["database connections ended"] > 0


def test_a_full_disk_a_clock_that_jumps_and_a_line_that_is_cut_lose_and_double_nothing(
    postgresql: PostgreSQL, database: str, tmp_path: Path
) -> None:
    wire = Wire(database)
    with closing(wire), serving(wire.database, 2, tmp_path, patience=1) as (address, parent):
        faults = [
            fill_the_disk_of(postgresql, database, 1),
            jump_the_clock_of(postgresql, database),
            cut_the_line(wire, 3),
            jump_the_clock_of(postgresql, database),
            kill_a_server(parent),
        ]
        counts = asyncio.run(storm(address, 4, 3, ("me", "open"), faults))
    assert counts["tables checked"] >= 3
    assert counts["connections lost"] > 0


def test_a_database_that_has_every_commit_takes_over_and_nothing_is_lost(tmp_path: Path) -> None:
    first = PostgreSQL(Path(tempfile.mkdtemp(prefix="fathoms-postgresql-")))
    try:
        standby = Standby(first)
        try:
            with serving(standby.address(first.new()), 1, tmp_path) as (address, _):
                counts = asyncio.run(storm(address, 3, 2, ("me", "open"), [fail_over(standby)]))
        finally:
            standby.cleanup()
    finally:
        first.end()
    assert counts["tables checked"] == 2


def test_a_thinker_that_dies_or_hangs_is_made_good(database: str, tmp_path: Path) -> None:
    with (
        serving(database, 1, tmp_path) as (address, _),
        started(THINK, database, log=tmp_path / "one.log") as one,
        started(THINK, database, log=tmp_path / "two.log") as two,
    ):
        faults = [stop_thinking(one, signal.SIGSTOP), stop_thinking(two, signal.SIGKILL)]
        counts = asyncio.run(storm(address, 2, 2, ("me", "bot-crab"), faults))
    assert counts["tables checked"] == 2
