"""How much one address or one person may ask of a server: rates, sizes, connections, and from which web
pages.

Rates are counted in each process; behind several processes a caller may get that many times as much.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Network, ip_address
from math import ceil
from urllib.parse import urlsplit

from starlette.types import Scope

from mazmorra.server.config import MESSAGE_BYTES, Config
from mazmorra.server.refusals import Refused

MOST_KEYS = 20_000
HELD_BYTES = 16 * 1024 * 1024
"""Bytes of requests that one address may have under way."""
CONNECTIONS = 200
"""Open sockets of one address: a school or a games club behind one router, not a flood."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


RATES = {
    "http-address": Rate(200, 40),
    "http-person": Rate(100, 20),
    "socket-address": Rate(600, 200),
    "socket-person": Rate(60, 20),
    "join-address": Rate(120, 4),
    "join-person": Rate(30, 1),
    "seat": Rate(40, 1),
    "say": Rate(20, 1),
    "undo": Rate(30, 1),
    "invite": Rate(12, 1 / 30),
    "hint": Rate(20, 0.5),
    "hint-address": Rate(60, 2),
    "seldom-address": Rate(300, 10),
    "new-person": Rate(30, 0.2),
    "new-table": Rate(30, 0.2),
    "new-table-address": Rate(100, 0.5),
    "look-back": Rate(120, 4),
    "review": Rate(12, 0.05),
    "unattended": Rate(100, 4),
    "unattended-all": Rate(200, 12),
    "picture": Rate(40, 1),
    "import": Rate(10, 0.1),
    "all-about-me": Rate(5, 0.05),
    "import-address": Rate(20, 0.1),
    "proof": Rate(60, 1),
    "comparison": Rate(10, 0.05),
    "content": Rate(10, 0.1),
    "content-address": Rate(20, 0.1),
    "mail-person": Rate(5, 1 / 600),
    "mail-address": Rate(10, 1 / 300),
    "mail-to": Rate(5, 1 / 600),
    "login-address": Rate(20, 0.2),
    "login-username": Rate(10, 0.1),
}


class Buckets:
    """A token bucket for each key; one that has filled up again is forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.left: dict[str, tuple[float, float]] = {}

    def take(self, key: str, amount: float = 1) -> float:
        """Take some; the seconds to wait if there are too few."""
        now = self.now()
        left, since = self.left.get(key, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - since) * self.rate.per_second)
        if left < amount:
            return (amount - left) / self.rate.per_second
        self.left[key] = (left - amount, now)
        if len(self.left) > MOST_KEYS:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        refill = self.rate.burst / self.rate.per_second
        self.left = {key: kept for key, kept in self.left.items() if now - kept[1] < refill}
        for key in list(self.left)[: len(self.left) - MOST_KEYS]:
            del self.left[key]


class Limits:
    """What this process allows each caller."""

    def __init__(self, config: Config, now: Callable[[], float] = time.monotonic) -> None:
        self.limited = config.limited
        self.origins = frozenset(origin.rstrip("/") for origin in config.allowed_origins)
        self.buckets = {name: Buckets(rate, now) for name, rate in RATES.items()}
        self.connections: Counter[str] = Counter()
        self.held: Counter[str] = Counter()

    def take(self, rate: str, key: str) -> None:
        """Count one more against a rate, or refuse."""
        if wait := self.wait(rate, key):
            raise Refused("too-many", 429, seconds=ceil(wait))

    def wait(self, rate: str, key: str) -> float:
        """Count one more against a rate; the seconds to wait if it is too many."""
        return self.buckets[rate].take(key) if self.limited and key else 0.0

    def new_table(self, person: str, address: str) -> None:
        """A table is to be opened; names are had for nothing, so an address is counted too."""
        self.take("new-table", person)
        self.take("new-table-address", address)

    def message(self, address: str, person: str, size: int) -> None:
        """A socket message has come in."""
        if size > MESSAGE_BYTES:
            raise Refused("too-large", 413, most=MESSAGE_BYTES)
        self.take("socket-address", address)
        self.take("socket-person", person)

    def hold(self, address: str, size: int) -> None:
        """So many bytes more of requests are kept while they are answered."""
        if self.limited and self.held[address] + size > HELD_BYTES:
            raise Refused("too-many", 429, seconds=1)
        self.held[address] += size

    def release(self, address: str, size: int) -> None:
        self.held[address] -= size
        if self.held[address] <= 0:
            del self.held[address]

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """A socket is open for as long as this lasts."""
        if self.limited and self.connections[address] >= CONNECTIONS:
            raise Refused("too-many", 429, seconds=60)
        self.connections[address] += 1
        try:
            yield
        finally:
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]

    def origin_fits(self, scope: Scope) -> bool:
        """Whether the web page that asks is our own or an allowed one; programs send no origin and are
        welcome.
        """
        origin = header(scope, b"origin")
        if not origin:
            return True
        return origin in self.origins or _host_in(origin) == header(scope, b"host").lower()


def address_of(scope: Scope) -> str:
    """Whom rates are counted against. A proxy's word was already taken or not, see `make_app`.

    One household has a whole /64 of IPv6 addresses, so that is counted as one.
    """
    return household((scope.get("client") or ("", 0))[0])


def household(host: str) -> str:
    """An address as it is counted."""
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)
    if address.version == 6 and address.ipv4_mapped:
        return str(address.ipv4_mapped)
    if address.version == 6:
        return str(IPv6Network((address, 64), strict=False).network_address)
    return str(address)


def _host_in(origin: str) -> str | None:
    """The host an origin names, if it can be read at all."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, or nothing."""
    found: bytes = next((value for key, value in scope["headers"] if key == name), b"")
    return found.decode("latin-1")
