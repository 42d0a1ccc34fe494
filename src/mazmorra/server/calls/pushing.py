"""Handing a sealed message to a browser's push service.

The address comes from a browser, that is, from anybody: it is https, it is nobody in a private network, and
the connection goes to the very address that was checked. Redirects are not followed, and all of it is over
after some seconds, however slowly the other side speaks.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from mazmorra.server.calls.sealing import Lock, Signer
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Subscription

LONGEST = 1000
SECONDS = 10.0
DAY = 24 * 3600
GONE = (404, 410)
TAKEN = (200, 201, 202, 204)
BUSY = 429
ALLOCATED = IPv6Network("2000::/3")
"""Of IPv6, all that is anybody's in the wide network."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""What stands for an address of IPv4, where a network has no other way there (RFC 6052)."""


class NotSent(Exception):
    """It did not work; `gone` where it never will for this browser, `passing` where it may later."""

    def __init__(self, why: str, gone: bool = False, passing: bool = True) -> None:
        super().__init__(why)
        self.gone = gone
        self.passing = passing


class Pushing:
    """Everybody's push services. `anywhere` lets messages go to private networks and over plain http."""

    def __init__(self, signer: Signer, anywhere: bool = False, seconds: float = SECONDS) -> None:
        self.signer = signer
        self.anywhere = anywhere
        self.seconds = seconds
        self.trust = ssl.create_default_context()

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Refuse what no browser would give; who hides behind a name is looked up when it is used."""
        try:
            place = self._place(endpoint)
            if _is_number(place.hostname or ""):
                self._checked(place.hostname or "")
            Lock.read(p256dh, auth)
        except (ValueError, NotSent) as error:
            raise Refused("bad-subscription", 422) from error

    def push(self, to: Subscription, message: bytes, urgent: bool = False, topic: str = "") -> None:
        """Hand a message over; it takes its time, so do it in a thread."""
        try:
            place, sealed = self._place(to.endpoint), Lock.read(to.p256dh, to.auth).sealed(message)
        except ValueError as error:
            raise NotSent("no such place", gone=True) from error
        headers = {
            "Authorization": self.signer.header(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Urgency": "high" if urgent else "normal",
        }
        if topic:  # a newer message about the same replaces one that was not delivered yet
            headers["Topic"] = topic
        _judge(self._posted(place, sealed, headers))

    def _posted(self, place: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        path = f"{place.path or '/'}?{place.query}" if place.query else place.path or "/"
        connection = http.client.HTTPConnection(place.hostname or "", place.port)
        try:
            connection.sock = reached = self._connected(place)
            with _cut_off_after(self.seconds, reached):
                if isinstance(reached, ssl.SSLSocket):
                    reached.do_handshake()
                connection.request("POST", path, body, headers)
                return connection.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            raise NotSent(type(error).__name__) from error
        finally:
            connection.close()

    def _connected(self, place: SplitResult) -> socket.socket:
        host = place.hostname or ""
        plain = place.scheme == "http"
        at = (self._checked(host), place.port or (80 if plain else 443))
        reached = socket.create_connection(at, self.seconds)
        if plain:
            return reached
        return self.trust.wrap_socket(reached, server_hostname=host, do_handshake_on_connect=False)

    def _checked(self, host: str) -> str:
        """The address of a host, if none of its addresses is in a private network."""
        found = {str(each[4][0]) for each in socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)}
        if not self.anywhere and not all(_is_public(each) for each in found):
            raise NotSent("a private address", gone=True)
        return min(found)

    def _place(self, endpoint: str) -> SplitResult:
        place = urlsplit(endpoint)
        allowed = ("https", "http") if self.anywhere else ("https",)
        written = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not written or len(endpoint) > LONGEST or place.scheme not in allowed or not place.hostname:
            raise ValueError("an address of a push service begins with https://")
        if place.username is not None or place.password is not None or place.port == 0:
            raise ValueError("an address of a push service names nobody")
        return place


def _judge(status: int) -> None:
    if status in GONE:
        raise NotSent(f"{status}", gone=True)
    if status not in TAKEN:
        raise NotSent(f"{status}", passing=status == BUSY or status >= 500)


def _is_number(host: str) -> bool:
    try:
        return bool(ip_address(host))
    except ValueError:
        return False


@contextmanager
def _cut_off_after(seconds: float, reached: socket.socket) -> Iterator[None]:
    """Whoever sends a byte now and then would never be late for any one of them."""
    over = threading.Event()

    def cut_off() -> None:
        over.set()
        with suppress(OSError):
            socket.socket.shutdown(reached, socket.SHUT_RDWR)  # not TLS's own, which waits for the other side

    late = threading.Timer(seconds, cut_off)
    late.daemon = True
    late.start()
    try:
        yield
    finally:
        late.cancel()
    if over.is_set():  # half a word may look like a whole one
        raise TimeoutError


def _is_public(address: str) -> bool:
    """Whether an address is anybody's in the wide network; one within IPv6 is what it stands for."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and (inner := _inner(found)) is None:
        return found in ALLOCATED and found.is_global
    meant = found if isinstance(found, IPv4Address) else inner
    return bool(meant and meant.is_global and not meant.is_multicast)


def _inner(address: IPv6Address) -> IPv4Address | None:
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour
