"""The lines between servers and their database, which can be cut without a word."""

import socket
import threading
from contextlib import suppress
from urllib.parse import parse_qsl, urlencode, urlsplit


class Wire:
    """Passes on what is said. While it is cut, nothing is: no connection ends, none begins, and what was said waits.

    When it is mended, all that waited arrives, late.
    """

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        asked = dict(parse_qsl(parts.query))
        self._doors = [self._door(f"{folder}/.s.PGSQL.5432") for folder in asked.pop("host").split(",")]
        at = ",".join(f"127.0.0.1:{door.getsockname()[1]}" for door in self._doors)
        self.database = f"postgresql://{parts.username}@{at}{parts.path}?{urlencode(asked)}"
        self._whole = threading.Event()
        self._whole.set()

    def _door(self, path: str) -> socket.socket:
        door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._answer, args=(door, path), daemon=True).start()
        return door

    def _answer(self, door: socket.socket, path: str) -> None:
        with suppress(OSError):  # the door is closed
            while True:
                here, _ = door.accept()
                there = socket.socket(socket.AF_UNIX)
                try:
                    there.connect(path)
                except OSError:  # nobody is there
                    here.close()
                    there.close()
                    continue
                for one, other in ((here, there), (there, here)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while said := one.recv(65536):
                self._whole.wait()
                other.sendall(said)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)  # which ends the other way too
        one.close()

    def cut(self) -> None:
        """Nothing arrives any more."""
        self._whole.clear()

    def mend(self) -> None:
        """What is said arrives again."""
        self._whole.set()

    def close(self) -> None:
        """Ends it."""
        self.mend()
        for door in self._doors:
            door.shutdown(socket.SHUT_RDWR)
            door.close()
