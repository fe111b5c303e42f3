"""What somebody who runs a server needs of it: readiness, metrics, logs, and restarts that nobody minds."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from fathoms import cli
from fathoms.server import log as logs
from fathoms.server.limits import BadLimit, Limits, limits_with
from fathoms.server.metrics import BadMetrics, checked_address, published
from fathoms.server.run import OPENS, BadAddress, checked_url, serve
from server.client import Connection, Guest
from server.faults import servers_of, started
from server.host import process, running, wait_for, wait_until

SERVE = """
import os, sys
from fathoms.server.run import serve
if os.path.exists(sys.argv[4]):
    sys.exit("broken")
if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), database=sys.argv[2], workers=2, metrics=sys.argv[3])
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def sampled(text: str) -> dict[str, float]:
    """Every number of an answer in Prometheus's format, added up over its labels."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0) + sample.value
    return found


def come_back(guest: Guest, match: str) -> Connection:
    """Sits down again as a browser does: until it works."""
    end = time.monotonic() + 60
    while True:
        try:
            return guest.sit(match).__enter__()
        except (OSError, ConnectionClosed, TimeoutError):
            assert time.monotonic() < end
            time.sleep(0.05)


# --- metrics, readiness, logs ---------------------------------------------------------------------------------


def test_metrics_say_what_goes_on_and_are_nowhere_that_a_visitor_could_ask(tmp_path: Path) -> None:
    with running(tmp_path) as address, published("127.0.0.1:0") as port, Guest(address) as guest:
        match = guest.make("kraken-attack", "me")
        before = sampled(httpx.get(f"http://127.0.0.1:{port}/metrics").text)
        with guest.sit(match) as line:
            line.play()
            wait_until(lambda: sampled(httpx.get(f"http://127.0.0.1:{port}/metrics").text)["fathoms_sockets"] == 1)
            after = sampled(httpx.get(f"http://127.0.0.1:{port}/metrics").text)
        assert after["fathoms_commit_seconds_count"] == before["fathoms_commit_seconds_count"] + 1
        assert after["fathoms_messages_total"] == before["fathoms_messages_total"] + 1
        assert after["fathoms_rooms"] == 1
        assert after["fathoms_memory_bytes"] > 1e7
        for name in ("commits_waiting", "commits_failed_total", "loop_lag_seconds_bucket", "bots_waiting", "tasks"):
            assert f"fathoms_{name}" in after
        assert guest.http.get("/metrics").status_code == 404


@pytest.mark.parametrize("given", ["", "here", "1.2.3.4", "host:", "70000", "²"])
def test_an_address_that_metrics_cannot_have_is_refused_in_a_sentence(given: str) -> None:
    with pytest.raises(BadMetrics, match="one looks like 9100"):
        checked_address(given)


def test_a_port_that_is_taken_is_refused_in_a_sentence() -> None:
    with published("127.0.0.1:0") as port, pytest.raises(BadMetrics, match="choose another address with --metrics"):
        published(str(port)).__enter__()


def test_a_server_is_ready_when_it_keeps_what_visitors_do(tmp_path: Path, database: str) -> None:
    for where in (tmp_path, database):
        with running(where) as address:
            wait_until(lambda address=address: httpx.get(f"{address}/ready").is_success)  # type: ignore[misc]
            assert httpx.get(f"{address}/ready").json() == {"ok": True}
            assert "set-cookie" not in httpx.get(f"{address}/ready").headers


def test_only_a_server_behind_https_asks_browsers_to_insist_on_it(tmp_path: Path) -> None:
    with running(tmp_path / "plain") as address:
        assert "strict-transport-security" not in httpx.get(address).headers
    with running(tmp_path / "safe", public_url="https://fathoms.example") as address:
        assert httpx.get(address).headers["strict-transport-security"] == "max-age=31536000"


def test_lines_below_the_level_are_not_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(logs.LEVEL, "warning")
    logs.log("open")
    logs.log("bot failed", "warning")
    logs.log("not kept", "error", changes=3)
    said = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["level"], line["event"]) for line in said] == [("warning", "bot failed"), ("error", "not kept")]


def test_the_log_names_nobody(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with process(tmp_path / "data", log) as (address, server), Guest(address) as guest:
        wish = {"game": "kraken-attack", "seats": [{"kind": "me", "name": "Canary"}]}
        match = guest.post("/api/matches", wish).json()["match"]
        links = guest.get(f"/api/matches/{match}/links")
        with guest.sit(match) as line:
            assert line.play()["type"] == "ack"
            line.socket.send(b"\xff\xfe", text=True)  # which is no text
            assert line.ended() == 1007
        server.terminate()
        server.wait(30)
    said = log.read_text()
    assert '"event":"match made"' in said
    cookie = next(iter(guest.http.cookies.values()))
    tokens = [link.rsplit("/", 1)[1] for link in (links["invite"], links["watch"], *links["seats"].values())]
    for secret in ("Canary", "127.0.0.1", *cookie.split("."), *tokens):
        assert secret not in said


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"log_level": "loud"}, "there is no level loud; there are info, warning, error"),
        ({"public_url": "fathoms.example"}, "fathoms.example"),
        ({"proxies": ["my proxy"]}, "my proxy"),
        ({"metrics": "everywhere"}, "everywhere is no address for metrics"),
    ],
)
def test_an_option_that_makes_no_sense_is_refused_before_anything_is_served(
    tmp_path: Path, options: dict[str, Any], says: str
) -> None:
    with pytest.raises(Exception, match=says):
        serve("127.0.0.1", 0, tmp_path, **options)


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("https://fathoms.example", "https://fathoms.example"),
        ("HTTPS://Fathoms.Example:443/", "https://fathoms.example"),
        ("http://fathoms.example:8080", "http://fathoms.example:8080"),
        ("https://kräken.example", "https://xn--krken-hra.example"),
        ("https://[2001:DB8::1]:444", "https://[2001:db8::1]:444"),
    ],
)
def test_the_address_in_the_world_is_written_as_browsers_write_it(given: str, found: str) -> None:
    assert checked_url(given) == found


@pytest.mark.parametrize(
    "given",
    [
        "https://",
        "https://a b",
        "https://a#b",
        "https://ada@a",
        "https://[::1",
        "https://a:x",
        "https://a:99999",
        "a.b",
    ],
)
def test_what_is_no_address_in_the_world_is_refused(given: str) -> None:
    with pytest.raises(BadAddress, match="takes an address like https:"):
        checked_url(given)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("messages", "messages is no limit; one looks like messages=200"),
        ("mesages=3", "there is no limit mesages; did you mean 'messages'?"),
        ("messages=1.5", "messages wants a whole number above 0, not 1.5"),
        ("messages=²", "messages wants a whole number above 0, not ²"),
        ("bot_seconds=nan", "bot_seconds wants a number above 0, not nan"),
        ("tables=0", "tables wants a whole number above 0, not 0"),
    ],
)
def test_a_limit_that_makes_no_sense_is_refused_in_a_sentence(given: str, says: str) -> None:
    with pytest.raises(BadLimit) as refused:
        limits_with([given])
    assert str(refused.value) == says


def test_limits_are_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Limits] = []
    monkeypatch.setattr("fathoms.server.run.serve", lambda *_, limits, **__: served.append(limits))
    CliRunner().invoke(cli.app, ["serve", "--limit", "messages=7", "--limit", "bot_seconds=0.5"])
    CliRunner().invoke(cli.app, ["serve"], env={"FATHOMS_LIMITS": "tables=3 sockets=9"})
    assert served == [Limits(messages=7, bot_seconds=0.5), Limits(tables=3, sockets=9)]


# --- restarts -------------------------------------------------------------------------------------------------


def test_after_a_polite_kill_another_process_goes_on_with_everything_that_was_acknowledged(tmp_path: Path) -> None:
    with process(tmp_path) as (address, first), Guest(address) as guest:
        match = guest.make("kraken-attack", "me")
        acknowledged = 0
        with guest.sit(match) as line:
            threading.Timer(0.3, first.terminate).start()
            with suppress(ConnectionClosed):
                while line.play()["type"] == "ack":
                    acknowledged = line.now["ply"]
            assert line.ended() == 1012, "which asks to come back"
        assert first.wait(15) == 0
        with process(tmp_path) as (second, _):
            guest.move(second)
            with guest.sit(match) as line:
                assert acknowledged <= line.now["ply"] <= acknowledged + 1
                assert line.play()["type"] in ("ack", "refused")


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGHUP])
def test_a_single_server_that_is_told_to_go_or_to_reload_takes_leave_of_everybody(
    tmp_path: Path, told: signal.Signals
) -> None:
    """Whoever looks after it starts it again."""
    with (
        process(tmp_path) as (address, server),
        Guest(address) as guest,
        guest.sit(guest.make("kraken-attack", "me")) as line,
    ):
        server.send_signal(told)
        assert line.ended() == 1012
        assert server.wait(15) == 0


def test_servers_are_replaced_one_after_the_other_while_somebody_plays_and_nobody_is_refused(
    database: str, tmp_path: Path
) -> None:
    port, metrics = free_port(), free_port()
    about = (str(port), database, str(metrics), str(tmp_path / "broken"))
    with started(SERVE, *about, log=tmp_path / "servers.log") as parent:
        address = f"http://127.0.0.1:{port}"
        wait_for(address, parent)  # type: ignore[arg-type]  # whose output is text
        wait_until(lambda: len(servers_of(parent.pid)) == 2)
        before = set(servers_of(parent.pid))
        with Guest(address) as guest:
            match = guest.make("kraken-attack", "me")
            line = come_back(guest, match)
            parent.send_signal(signal.SIGHUP)
            refused, plies = 0, [0]
            while before & set(servers_of(parent.pid)) or len(plies) < 3:
                time.sleep(0.1)  # a processor for the servers that start
                refused += not httpx.get(f"{address}/api/games", timeout=60).is_success
                try:
                    line.play()
                    plies.append(line.now["ply"])
                except ConnectionClosed:
                    line = come_back(guest, match)
                    plies.append(line.now["ply"])
            line.socket.close()
        assert refused == 0
        assert plies == sorted(plies), "nothing that was seen is lost"
        wait_until(lambda: len(servers_of(parent.pid)) == 2)
        assert not before & set(servers_of(parent.pid))
        after = sampled(httpx.get(f"http://127.0.0.1:{metrics}/metrics").text)
        assert after["fathoms_commit_seconds_count"] >= 1, "what the servers that were replaced counted is not lost"


def test_a_new_version_that_does_not_start_replaces_nobody_and_that_is_known_soon(
    database: str, tmp_path: Path
) -> None:
    port, broken, log = free_port(), tmp_path / "broken", tmp_path / "servers.log"
    with started(SERVE, str(port), database, str(free_port()), str(broken), log=log) as parent:
        wait_for(f"http://127.0.0.1:{port}", parent)  # type: ignore[arg-type]  # whose output is text
        wait_until(lambda: len(servers_of(parent.pid)) == 2 and log.read_text().count('"open"') == 2)
        before = set(servers_of(parent.pid))
        broken.touch()
        began = time.monotonic()
        parent.send_signal(signal.SIGHUP)
        wait_until(lambda: '"not replaced"' in log.read_text())
        assert time.monotonic() - began < OPENS / 2
        wait_until(lambda: set(servers_of(parent.pid)) == before)
        assert httpx.get(f"http://127.0.0.1:{port}/ready").is_success


def test_a_socket_that_systemd_holds_is_served(tmp_path: Path) -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        serves = "from pathlib import Path; from fathoms.server.run import serve; serve('127.0.0.1', 1, Path('data'))"
        command = f'exec 3<&{held.fileno()}; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" -c "{serves}"'
        with subprocess.Popen(
            ["bash", "-c", command, sys.executable], cwd=tmp_path, pass_fds=[held.fileno()], env=dict(os.environ)
        ) as server:
            try:
                assert httpx.get(f"http://127.0.0.1:{held.getsockname()[1]}/ready", timeout=60).is_success
            finally:
                server.terminate()
            assert server.wait(15) == 0
