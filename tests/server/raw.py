"""Bare connections to a server, for those who do not behave."""

import socket
import time

MUCH = 100_000_000  # bytes


def raw(address: str) -> socket.socket:
    """A bare connection, which takes little before somebody reads it."""
    host, port = address.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(60)
    line.connect((host, int(port)))
    return line


def talk_until_cut(line: socket.socket, said: bytes, pause: float = 0) -> None:
    """Says the same again and again, and never listens."""
    try:
        for _ in range(MUCH // len(said)):
            line.sendall(said)
            time.sleep(pause)
    except ConnectionError:
        return
    raise AssertionError("the connection is still open")


def cut(line: socket.socket) -> bool:
    """Whether the server ends the connection, whatever it says before."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    return True
