"""A network cable between a browser and the server, to be cut and mended."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from urllib.parse import urlsplit

CHUNK = 65_536


class Wire:
    """Passes on everything, until it is cut.

    Deaf, it still carries what the browser says, but nothing that comes back.
    """

    def __init__(self, url: str) -> None:
        self.server = urlsplit(url)
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.whole, self.deaf = True, False
        self.swallowed = Event()
        self.ends: list[socket.socket] = []
        Thread(target=self._open, daemon=True).start()

    def deafen(self) -> None:
        self.swallowed.clear()
        self.deaf = True

    def cut(self) -> None:
        self.whole = False
        while self.ends:
            with contextlib.suppress(OSError):
                self.ends.pop().shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole, self.deaf = True, False

    def _open(self) -> None:
        with contextlib.suppress(OSError):  # until the door is closed
            while True:
                browser, _ = self.door.accept()
                if self.whole:
                    self._join(browser)
                else:
                    browser.close()

    def _join(self, browser: socket.socket) -> None:
        server = socket.create_connection((self.server.hostname, self.server.port))
        self.ends += [browser, server]
        Thread(target=self._carry, args=(browser, server, False), daemon=True).start()
        Thread(target=self._carry, args=(server, browser, True), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, back: bool) -> None:
        with contextlib.suppress(OSError):
            while said := source.recv(CHUNK):
                if back and self.deaf:
                    self.swallowed.set()
                else:
                    target.sendall(said)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@contextmanager
def wired(url: str) -> Iterator[Wire]:
    """A wire to the server, until the block ends."""
    wire = Wire(url)
    try:
        yield wire
    finally:
        wire.cut()
        wire.door.close()
