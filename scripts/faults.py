"""Kills, restarts and hangs while people play, for as long as one likes; counts what was checked after each round.

Starts a PostgreSQL of its own, servers behind one port and machines that think. In every round people sit down at new
tables, faults happen one after the other, and then nothing acknowledged may be lost or doubled, everybody must see the
same, and the matches must go on; the first round of which that is not true ends it with an error.

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
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from conftest import PostgreSQL
from server.faults import THINK, Fault, kill_a_server, restart_the_database, serving, started, stop_thinking, storm


def a_round(postgresql: PostgreSQL, options: argparse.Namespace, seed: int) -> "Counter[str]":
    """New servers, new tables, and faults in an order of their own."""
    chance = random.Random(seed)
    with ExitStack() as stack:
        folder, database = Path(stack.enter_context(tempfile.TemporaryDirectory())), postgresql.new()
        address, parent = stack.enter_context(serving(database, options.workers, folder))
        thinkers = [
            stack.enter_context(started(THINK, database, log=folder / f"thinker-{n}.log"))
            for n in range(options.thinkers)
        ]
        faults: list[Fault] = [kill_a_server(parent) for _ in range(options.faults)]
        faults += [restart_the_database(postgresql) for _ in range(options.faults)]
        faults += [stop_thinking(one, chance.choice([signal.SIGKILL, signal.SIGSTOP])) for one in thinkers]
        chance.shuffle(faults)
        kinds = chance.choice([("me", "open"), ("me", "open", "bot-crab")])
        return asyncio.run(storm(address, seed, options.tables, kinds, faults))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300, help="rounds are begun for so long")
    parser.add_argument("--workers", type=int, default=2, help="servers behind the port")
    parser.add_argument("--thinkers", type=int, default=1, help="machines that only think")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--faults", type=int, default=2, help="of each kind in a round")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    total: Counter[str] = Counter()
    seed = options.seed
    postgresql = PostgreSQL(Path(tempfile.mkdtemp(prefix="fathoms-postgresql-")))
    end = time.monotonic() + options.seconds
    try:
        while time.monotonic() < end:
            total.update(a_round(postgresql, options, seed))
            total["rounds"] += 1
            seed += 1
            print(", ".join(f"{what}: {count}" for what, count in sorted(total.items())), flush=True)
    finally:
        postgresql.server.cleanup()


if __name__ == "__main__":
    main()
