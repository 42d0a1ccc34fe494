"""Requests that become websockets, in ways no browser asks for it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from tests.server.http.running import Running, serving

UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HEALTH = "GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("upgrades")) as running:
        yield running


def test_an_upgrade_behind_a_request_that_is_not_answered_yet_ends_the_connection(server: Running) -> None:
    table = server.person("Ana").table()
    with connected(server) as raw:
        raw.sendall((HEALTH + UPGRADE.format(table=table)).encode())

        assert b"101 Switching Protocols" not in until_closed(raw)
    assert server.person("Bruno").get(f"/tables/{table}")["id"] == table
    assert "Traceback" not in server.log.read_text()


def test_an_upgrade_after_an_answered_request_is_a_websocket(server: Running) -> None:
    table = server.person("Ana").table()
    with connected(server) as raw:
        raw.sendall(HEALTH.encode())
        assert until(raw, b"\r\n\r\nok").startswith(b"HTTP/1.1 200")
        raw.sendall(UPGRADE.format(table=table).encode())

        assert until(raw, b"\r\n\r\n").startswith(b"HTTP/1.1 101 Switching Protocols")


def connected(server: Running) -> socket.socket:
    place = urlsplit(server.url)
    return socket.create_connection((str(place.hostname), place.port or 80), timeout=20)


def until(raw: socket.socket, end: bytes) -> bytes:
    """What is heard until something is; it may come in pieces."""
    heard = b""
    while end not in heard and (more := raw.recv(4096)):
        heard += more
    return heard


def until_closed(raw: socket.socket) -> bytes:
    heard = b""
    try:
        while more := raw.recv(4096):
            heard += more
    except ConnectionResetError:
        pass
    return heard
