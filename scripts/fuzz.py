"""Nonsense at every route and in every message of a real server; what must not happen is counted.

Starts a server in a process of its own, lets strangers talk nonsense to it, and says how many answers were 500s, what
of a stranger's table got out, how much the server grew, and how long somebody else waited meanwhile.

    python scripts/fuzz.py --messages 100000
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

import httpx
from server.faults import started
from server.fuzz import Fuzz
from server.host import wait_for
from server.test_hosting import free_port, sampled

SERVE = """
import sys
from dataclasses import fields
from pathlib import Path
from fathoms.server import rooms
from fathoms.server.limits import Limits
from fathoms.server.run import serve
rooms.IDLE = 5
if __name__ == "__main__":
    limits = Limits(**{one.name: 10**9 for one in fields(Limits) if one.type is int})
    serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), limits=limits, metrics=sys.argv[3], log_level="error")
"""
GROWN = ("fathoms_rooms", "fathoms_sockets", "fathoms_tasks")
MEGABYTES = 40  # that the memory of a server may move by, whatever it heard


def settled(metrics: str) -> dict[str, float]:
    """The server's figures, when the last tables are closed and nobody thinks any more."""
    for _ in range(120):
        found = sampled(httpx.get(metrics, timeout=60).text)
        if found["fathoms_rooms"] == found["fathoms_sockets"] == found.get("fathoms_bots_waiting", 0) == 0:
            break
        time.sleep(1)
    return found


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000, help="requests and messages in all")
    parser.add_argument("--strangers", type=int, default=4, help="who talk nonsense at once")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    port, watched = free_port(), free_port()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        with started(SERVE, str(port), f"{folder}/data", str(watched), log=log) as server:
            address, metrics = f"http://127.0.0.1:{port}", f"http://127.0.0.1:{watched}/metrics"
            wait_for(address, server)  # type: ignore[arg-type]  # whose output is text
            first = asyncio.run(Fuzz(address, options.seed, options.messages // 2, options.strangers).run())
            before = settled(metrics)
            begun = time.perf_counter()
            outcome = asyncio.run(Fuzz(address, options.seed + 1, options.messages // 2, options.strangers).run())
            seconds = time.perf_counter() - begun
            after = settled(metrics)
        complaints = log.read_text()
    outcome.counts.update(first.counts)
    outcome.troubles += first.troubles
    slowest = sorted(outcome.longest.items(), key=lambda one: -one[1])[:3]
    print(", ".join(f"{what}: {count}" for what, count in sorted(outcome.counts.items())))
    grown = {name: after[name] - before[name] for name in GROWN}
    memory = (after["fathoms_memory_bytes"] - before["fathoms_memory_bytes"]) / 1e6
    print(f"{len(outcome.troubles)} troubles (500s, tables that failed, secrets that got out)")
    print(f"grown in the second half: {grown}, memory {memory:+.1f} MB of {before['fathoms_memory_bytes'] / 1e6:.0f}")
    print(f"{options.messages / 2 / seconds:.0f} a second; somebody else waited p99 {outcome.p99 * 1000:.0f} ms")
    print("strangers waited longest: " + ", ".join(f"{path} {seconds:.1f} s" for path, seconds in slowest))
    print("\n".join(outcome.troubles[:20]) or "nothing got out, nothing failed")
    if complaints:
        print(complaints[:4000])
    sys.exit(bool(outcome.troubles or complaints or any(v > 0 for v in grown.values()) or memory > MEGABYTES))


if __name__ == "__main__":
    main()
