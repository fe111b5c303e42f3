"""docs/host.md and the files of deploy/ hold together and do what they say, as far as one machine can tell."""

import importlib.metadata
import re
import shlex
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from server.client import Guest
from server.host import running
from typer.main import get_command

from fathoms.cli import app
from fathoms.server.limits import Limits
from fathoms.server.run import checked_proxies, checked_url

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
HOST = {"FATHOMS_HOST": "fathoms.example", "DATABASE_PASSWORD": "secret"}
COMMANDS = [
    line for block in re.findall(r"^```sh\n(.*?)^```", PAGE, re.M | re.S) for line in block.splitlines() if line.strip()
]
KNOWN = {"useradd", "python3", "/opt/fathoms/bin/pip", "install", "echo", "systemctl", "curl", "cd", "printf", "docker"}


def filled(text: str) -> str:
    """What compose makes of its variables."""
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: HOST[found[1]], text)


def compose() -> dict[str, Any]:
    return dict(yaml.safe_load(filled((DEPLOY / "compose.yaml").read_text())))


def parsed(arguments: list[str]) -> dict[str, Any]:
    """What the command line makes of its arguments, without doing it; it refuses what it does not know."""
    command: Any = get_command(app)
    for word in list(arguments):
        if word not in getattr(command, "commands", {}):
            break
        command = command.commands[arguments.pop(0)]
    return dict(command.make_context(command.name, list(arguments)).params)


def unit(name: str) -> list[tuple[str, str]]:
    """The settings of a unit of systemd, in order."""
    lines = (DEPLOY / name).read_text().splitlines()
    return [(key, value) for key, equals, value in (line.partition("=") for line in lines) if equals and key[0] != "#"]


def fathoms_commands() -> Iterator[list[str]]:
    """Every command line of ours on the page and in the files."""
    options = next(line.split("=", 1)[1].split("'")[0] for line in COMMANDS if "FATHOMS_OPTIONS" in line)
    for line in COMMANDS:
        if line.startswith("fathoms "):
            yield shlex.split(line)[1:]
        if found := re.match(r"docker compose (exec|run --rm) server-a (fathoms )?(?=db |admin )", line):
            assert (found[1] == "exec") == bool(found[2]), "what runs anew has its entry point"
            yield shlex.split(line[found.end() :])
    for name in ("fathoms.service", "fathoms-backup.service"):
        yield shlex.split(dict(unit(name))["ExecStart"].replace("$FATHOMS_OPTIONS", options))[1:]
    for service in compose()["services"].values():
        if service["image"] == "fathoms":
            yield service["command"]
    (told,) = re.findall(r"^CMD (\[.*\])$", (DEPLOY / "Containerfile").read_text(), re.M)
    yield yaml.safe_load(told)


def test_every_command_of_the_page_is_one_that_there_is() -> None:
    for arguments in fathoms_commands():
        given = parsed(list(arguments))
        if given.get("public_url"):
            assert checked_url(given["public_url"]) == "https://fathoms.example"
            assert checked_proxies(given["proxy"])
    assert {shlex.split(line)[0] for line in COMMANDS} - KNOWN == {"fathoms"}
    named = {word for line in COMMANDS for word in shlex.split(line) if word.startswith("deploy/")}
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_backup_restore_and_admin_do_what_the_page_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, backups = tmp_path / "data", tmp_path / "backups"
    backups.mkdir()

    def run(line: str) -> str:
        for usual, ours in (("/var/lib/fathoms", data), ("/var/backups/fathoms", backups)):
            line = line.replace(usual, str(ours))
        line = re.sub(r"fathoms-2\S+", lambda _: next(backups.iterdir()).name, line)
        line = line.replace("m_CbTT5Ba6jr4cZaOWyWPg", match).replace("Kx0mXw6jr4cZaOWyWPgQ2A", guest)
        with pytest.raises(SystemExit) as ended:
            get_command(app).main([*shlex.split(line)[1:], "--language", "en"])
        assert not ended.value.code, (line, capsys.readouterr().err)
        return capsys.readouterr().out

    with running(data) as address, Guest(address) as ada:
        match, guest = ada.make("kraken-attack", "me"), next(iter(ada.http.cookies.values())).partition(".")[0]
        ours = [line for line in COMMANDS if line.startswith(("fathoms db ", "fathoms admin "))]
        assert "written" in run(ours[0]).lower()
    for line in ours[1:]:
        if "--guest" in line:
            run(ours[1])  # the match again, which was removed
        told = run(line)
    assert told == "Matches removed: 1; matches that others go on with, without this guest: 0.\n"


@pytest.mark.parametrize("name", [path.name for path in sorted(DEPLOY.glob("fathoms*"))])
def test_systemd_takes_the_units(name: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        assert unit(name), "without systemd a unit can only be read"
        return
    for path in DEPLOY.glob("fathoms*"):
        (tmp_path / path.name).write_text(path.read_text().replace("/opt/fathoms/bin/fathoms", "/bin/true"))
    verified = subprocess.run(["systemd-analyze", "verify", str(tmp_path / name)], capture_output=True, text=True)
    ours = [line for line in verified.stderr.splitlines() if "fathoms" in line]
    assert (verified.returncode, ours) == (0, [])


def test_the_port_that_systemd_holds_is_the_one_the_proxy_asks() -> None:
    assert dict(unit("fathoms.socket"))["ListenStream"] == "127.0.0.1:8765"
    assert "reverse_proxy 127.0.0.1:8765" in PAGE
    service = dict(unit("fathoms.service"))
    assert service["KillMode"] == "mixed", "bots' processes end with their server, not before it"
    assert {"MemoryMax", "TasksMax", "LimitNOFILE"} <= service.keys()


def test_only_the_proxy_is_reached_from_outside_and_it_asks_servers_that_there_are() -> None:
    services = compose()["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    servers = [name for name, service in services.items() if service["image"] == "fathoms"]
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert caddy.count("{") == caddy.count("}")
    (asked,) = re.findall(r"reverse_proxy (.*) \{", caddy)
    assert asked.split() == [f"{name}:8765" for name in servers]
    assert "health_uri /ready" in caddy
    scraped = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"][0]["static_configs"][0]
    assert scraped["targets"] == [f"{name}:9100" for name in servers]
    inside = compose()["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    for name in servers:
        assert parsed(list(services[name]["command"]))["proxy"] == [inside]
        assert services[name]["stop_grace_period"] == "20s", "longer than a server takes to end"


def test_caddy_takes_its_file(tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        assert "reverse_proxy" in (DEPLOY / "Caddyfile").read_text(), "without Caddy its file can only be read"
        return
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    checked = subprocess.run(command, env={**HOST, "HOME": str(tmp_path)}, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr


def test_every_limit_is_on_the_page_with_its_usual_value() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \| ([\d.,]+) \|", PAGE, re.M))
    assert {name: float(value.replace(",", "")) for name, value in listed.items()} == asdict(Limits())


def test_everything_that_compose_names_is_declared() -> None:
    made = compose()
    for service in made["services"].values():
        assert set(service["networks"]) <= made["networks"].keys()
        volumes = [volume.partition(":")[0] for volume in service.get("volumes", ())]
        assert {volume for volume in volumes if not volume.startswith(".")} <= made["volumes"].keys()
        assert set(service.get("depends_on", ())) <= made["services"].keys()
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


def test_a_backup_in_containers_has_a_place_that_is_theirs_and_stays() -> None:
    folder = next(line for line in COMMANDS if "exec server-a fathoms db backup" in line).split()[-1]
    file = (DEPLOY / "Containerfile").read_text()
    (made,) = re.findall(r"install --directory --owner fathoms --mode 700 (.*)", file)
    assert folder in made.split(), "a new volume has the owner of the folder in the image"
    for name in ("server-a", "server-b"):
        service = compose()["services"][name]
        assert f"backups:{folder}" in service["volumes"]
        assert service["read_only"]


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    found = (line.split("==") for line in lines if not line.startswith("#"))
    return {canonicalize_name(name): version for name, version in found}


def test_constraints_pin_every_package_a_server_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*map(Requirement, project["dependencies"] + project["optional-dependencies"]["postgres"])]
    pinned, needed = pins(), set[str]()
    for one in wanted:
        assert one.specifier.contains(pinned[canonicalize_name(one.name)]), one
    todo = [(one.name, tuple(one.extras)) for one in wanted]
    while todo:
        name, extras = todo.pop()
        needed.add(canonicalize_name(name))
        for text in importlib.metadata.requires(name) or ():
            below = Requirement(text)
            if below.marker is None or any(below.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
                if canonicalize_name(below.name) not in needed or below.extras:
                    todo.append((below.name, tuple(below.extras)))
    assert needed - pinned.keys() == set()
