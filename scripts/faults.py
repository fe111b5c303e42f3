"""Kills, restarts and hangs while people play, for as long as one likes; counts what was checked after each round.

Starts two PostgreSQL of its own, one of which follows the other, servers behind one port and machines that think. In
every round people sit down at new tables, each in two tabs; servers are killed, the database is restarted, ends all
connections, has no room for anything, is not heard any more and at last dies for good and is taken over, the date
jumps, that of the database too, thinkers die or hang, one after the other, and then nothing acknowledged may be lost or
doubled, everybody must see the same, and the matches must go on; the first round of which that is not true ends it with
an error.

    python scripts/faults.py --seconds 600 --workers 3 --tables 10
"""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from conftest import PostgreSQL
from server.faults import (
    THINK,
    Fault,
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


def a_round(options: argparse.Namespace, seed: int) -> "Counter[str]":
    """New databases, servers and tables, and faults in an order of their own; at last another database takes over."""
    chance = random.Random(seed)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgresql = PostgreSQL(Path(tempfile.mkdtemp(prefix="fathoms-postgresql-")))
        stack.callback(postgresql.end)
        standby = Standby(postgresql)
        stack.callback(standby.cleanup)
        wire = stack.enter_context(closing(Wire(standby.address(postgresql.new()))))
        database = wire.database
        address, parent = stack.enter_context(serving(database, options.workers, folder))
        thinkers = [
            stack.enter_context(started(THINK, database, log=folder / f"thinker-{n}.log"))
            for n in range(options.thinkers)
        ]
        faults: list[Fault] = [kill_a_server(parent) for _ in range(options.kills)]
        for _ in range(options.faults):
            faults += [restart_the_database(postgresql), end_all_connections(postgresql), jump_the_clock(folder)]
            faults += [fill_the_disk_of(postgresql, database, 5), jump_the_clock_of(postgresql, database)]
            faults += [cut_the_line(wire, seconds) for seconds in (3, 15)]
        faults += [stop_thinking(one, chance.choice([signal.SIGKILL, signal.SIGSTOP])) for one in thinkers]
        chance.shuffle(faults)
        faults += [fail_over(standby), *(kill_a_server(parent) for _ in range(options.faults))]
        kinds = chance.choice([("me", "open"), ("me", "open", "bot-crab")])
        return asyncio.run(storm(address, seed, options.tables, kinds, faults))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300, help="rounds are begun for so long")
    parser.add_argument("--workers", type=int, default=2, help="servers behind the port")
    parser.add_argument("--thinkers", type=int, default=1, help="machines that only think")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--kills", type=int, default=10, help="of servers in a round")
    parser.add_argument("--faults", type=int, default=1, help="of each other kind in a round")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    total: Counter[str] = Counter()
    seed = options.seed
    end = time.monotonic() + options.seconds
    while time.monotonic() < end:
        total.update(a_round(options, seed))
        total["rounds"] += 1
        seed += 1
        print(", ".join(f"{what}: {count}" for what, count in sorted(total.items())), flush=True)


if __name__ == "__main__":
    main()
