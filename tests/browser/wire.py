"""The way between a browser and servers, which can be cut as a tunnel cuts it: nobody is told."""

import contextlib
import itertools
import socket
import threading
import time
from types import TracebackType


class Wire:
    """Hands on every byte; once cut it swallows what comes, from old connections and new ones, until it is mended.

    Of several servers each new connection gets the next one that takes it.
    """

    def __init__(self, *ports: int) -> None:
        self._ports = itertools.cycle(ports)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self._whole = threading.Event()
        self._whole.set()
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """From now on nothing arrives."""
        self._whole.clear()

    def mend(self) -> None:
        """New connections work again; those of before do not come back."""
        self._end_all()
        self._whole.set()

    def _end_all(self) -> None:
        for one in self._open:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._open.clear()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # it is closed
            while True:
                near, _ = self._listener.accept()
                far = self._reached()
                self._open += [near, far]
                for here, there in ((near, far), (far, near)):
                    threading.Thread(target=self._hand_on, args=(here, there), daemon=True).start()

    def _reached(self) -> socket.socket:
        """A line to a server."""
        while True:
            try:
                return socket.create_connection(("127.0.0.1", next(self._ports)))
            except ConnectionRefusedError:
                time.sleep(0.01)

    def _hand_on(self, here: socket.socket, there: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while some := here.recv(65536):
                if self._whole.is_set():
                    there.sendall(some)
        with contextlib.suppress(OSError):
            there.shutdown(socket.SHUT_WR)

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._listener.close()
        self._end_all()
