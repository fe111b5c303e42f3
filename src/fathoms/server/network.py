"""The home network: where this machine is found in it, and the one switch that lets others in."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address

Listen = Callable[[str], Awaitable[asyncio.Server]]
ANYBODY = "192.0.2.1"  # an address of nobody (RFC 5737): nothing is ever sent there


def home_address() -> str | None:
    """This machine's address in its network, or None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ANYBODY, 9))  # only asks which way a packet would go
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ip_address(address).is_loopback else address


def is_this_machine(host: str) -> bool:
    """Whether an address is that of this very machine for itself."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class Network:
    """Whether devices in the home network may come, and where to. `listen` opens a door at an address."""

    def __init__(self, host: str, port: int, listen: Listen) -> None:
        self._listen = listen
        self._port = port
        self._door: asyncio.Server | None = None
        self._everywhere = host in ("0.0.0.0", "::")
        self.switchable = is_this_machine(host)  # what listens elsewhere was opened by whoever began it

    @property
    def open(self) -> bool:
        """Whether they may come."""
        return self._everywhere or self._door is not None

    @property
    def address(self) -> str | None:
        """Where they would find it, or None where there is no network."""
        home = home_address()
        return home and f"http://{home}:{self._port}"

    async def switch(self, on: bool) -> None:
        """Lets them in, or nobody new; who is at a table stays there."""
        home = home_address()
        if on and self._door is None and home:
            self._door = await self._listen(home)
        elif not on and self._door is not None:
            self._door.close()
            self._door = None
