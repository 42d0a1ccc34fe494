"""What may come in below the application: connections, bytes and frames, counted for each connection and each
address.

Uvicorn answers pings and puts fragments together by itself, so nothing above it could count them.
"""

from __future__ import annotations

import time
from asyncio import BaseTransport
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from mazmorra.server.config import Config
from mazmorra.server.limits import Buckets, Rate, household

CONNECTIONS = 250
"""Open connections of one address, requests and sockets together."""
BYTES, BYTES_OF_ADDRESS = Rate(128 * 1024, 16 * 1024), Rate(1024 * 1024, 128 * 1024)
FRAMES, FRAMES_OF_ADDRESS = Rate(240, 60), Rate(1200, 400)
UNSENT, UNSENT_OF_ADDRESS = 1024 * 1024, 16 * 1024 * 1024
"""Bytes that may wait for a reader who is slow, and for all readers of one address."""
REQUESTS = Rate(500, 100)
"""Of one address, before they are read: the application refuses fewer in words, this is for floods."""
EVERYBODY = ("0.0.0.0/0", "::/0")
RESERVED = 128
"""Open files that are left for the database, the workers and the logs."""


class Gate:
    """The counts of one process. A proxy stands for many, so the address it tells is counted, not its own."""

    def __init__(
        self,
        config: Config,
        files: int,
        refused: Callable[[str], None],
        now: Callable[[], float] = time.monotonic,
    ):
        self.limited = config.limited
        self.proxies = _networks(config.trusted_proxies)
        self.most = max(files - RESERVED, RESERVED)
        self.refused = refused
        self.now = now
        self.bytes, self.frames = Buckets(BYTES_OF_ADDRESS, now), Buckets(FRAMES_OF_ADDRESS, now)
        self.requests = Buckets(REQUESTS, now)
        self.open: dict[BaseTransport, str] = {}
        self.of_address: Counter[str] = Counter()
        self.unsent: Counter[str] = Counter()

    def address(self, client: tuple[str, int] | None) -> str:
        """Whom a connection is counted against; nobody as long as only its proxy is known."""
        host = client[0] if client else ""
        return "" if _is_in(host, self.proxies) else household(host)

    def enter(self, transport: BaseTransport, address: str) -> bool:
        """A connection has come, or goes on as another protocol; whether there is room for it."""
        if transport in self.open:
            return True
        full = self.limited and address and self.of_address[address] >= CONNECTIONS
        if full or len(self.open) >= self.most:
            self.refused("too-many")
            return False
        self.open[transport] = address
        self.of_address[address] += 1
        return True

    def takes_requests(self, address: str, count: int) -> bool:
        """Whether so many requests more are not too many."""
        return not (self.limited and address and count and self.requests.take(address, count))

    def leave(self, transport: BaseTransport) -> None:
        """A connection is over."""
        address = self.open.pop(transport, None)
        if address is not None:
            self.of_address[address] -= 1
            if not self.of_address[address]:
                del self.of_address[address]


def _networks(proxies: tuple[str, ...]) -> list[IPv4Network | IPv6Network]:
    """The addresses of proxies, which may be told as networks; a star is everybody."""
    found = []
    for proxy in proxies:
        with suppress(ValueError):
            found += [ip_network(each, strict=False) for each in (EVERYBODY if proxy == "*" else [proxy])]
    return found


def _is_in(host: str, networks: list[IPv4Network | IPv6Network]) -> bool:
    try:
        return any(ip_address(host) in network for network in networks)
    except ValueError:
        return False


class Meter:
    """What one connection has sent, and what waits to be sent to it."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.bytes, self.frames = Buckets(BYTES, gate.now), Buckets(FRAMES, gate.now)
        self.unsent: Counter[str] = Counter()

    def holds(self, address: str, size: int, buffered: int) -> bool:
        """Whether there is room for so many bytes more that wait, besides those the network has not taken
        yet.
        """
        if (
            self.unsent.total() + size + buffered > UNSENT
            or self.gate.unsent[address] + size > UNSENT_OF_ADDRESS
        ):
            return False
        self._wait(address, size)
        return True

    def sent(self, address: str, size: int) -> None:
        """So many bytes wait no longer."""
        self._wait(address, -size)

    def forget(self) -> None:
        """Nothing waits any more: the connection is over."""
        for address, size in list(self.unsent.items()):
            self._wait(address, -size)

    def _wait(self, address: str, size: int) -> None:
        for count in (self.unsent, self.gate.unsent):
            count[address] += size
            if count[address] <= 0:
                del count[address]

    def takes_bytes(self, address: str, size: int) -> bool:
        """Whether so many bytes more are not too many."""
        return self._fits(self.bytes, self.gate.bytes, address, size)

    def takes_frames(self, address: str, count: int) -> bool:
        """Whether so many frames more are not too many."""
        return self._fits(self.frames, self.gate.frames, address, count)

    def _fits(self, own: Buckets, shared: Buckets, address: str, amount: int) -> bool:
        if not self.gate.limited:
            return True
        return not own.take("", amount) and not (address and shared.take(address, amount))
