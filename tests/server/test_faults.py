"""Whatever dies, hangs or goes away: nothing acknowledged is lost or doubled, and the match goes on.

`scripts/faults.py` does the same for as long as one likes.
"""

import asyncio
import signal
from pathlib import Path

from conftest import PostgreSQL

from server.faults import THINK, kill_a_server, restart_the_database, serving, started, stop_thinking, storm


def test_killed_servers_and_a_database_that_goes_away_lose_and_double_nothing(
    postgresql: PostgreSQL, database: str, tmp_path: Path
) -> None:
    with serving(database, 2, tmp_path) as (address, parent):
        faults = [kill_a_server(parent), restart_the_database(postgresql), kill_a_server(parent)]
        counts = asyncio.run(storm(address, 1, 3, ("me", "open"), faults))
    assert counts["tables checked"] == 3
    assert counts["acknowledged"] >= 18
    assert counts["connections lost"] > 0


def test_a_thinker_that_dies_or_hangs_is_made_good(database: str, tmp_path: Path) -> None:
    with (
        serving(database, 1, tmp_path) as (address, _),
        started(THINK, database, log=tmp_path / "one.log") as one,
        started(THINK, database, log=tmp_path / "two.log") as two,
    ):
        faults = [stop_thinking(one, signal.SIGSTOP), stop_thinking(two, signal.SIGKILL)]
        counts = asyncio.run(storm(address, 2, 2, ("me", "bot-crab"), faults))
    assert counts["tables checked"] == 2
