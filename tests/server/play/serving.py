"""A server in a process of its own, that is killed when a test says so."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from tests.server.nursery import Program
from tests.server.services import free_port

START_SECONDS = 60


class Server:
    """One process of `mazmorra serve`."""

    def __init__(
        self, database: str, folder: Path, redis: str = "", port: int = 0, more: tuple[str, ...] = ()
    ) -> None:
        self.port = port or free_port()
        self.database = database
        self.url = f"http://127.0.0.1:{self.port}"
        self.arguments = ["serve", "--port", str(self.port), "--database", database, "--no-limits", *more]
        if redis:
            self.arguments += ["--redis", redis]
        self.log = folder / f"server-{self.port}.log"
        self.process: Program | subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = self._born(log.fileno(), {**os.environ, "MAZMORRA_LANG": "en"})
        limit = time.monotonic() + START_SECONDS
        while time.monotonic() < limit:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=1):
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-3000:]}")

    def _born(self, log: int, environment: dict[str, str]) -> Program | subprocess.Popen[bytes]:
        if "--processes" not in self.arguments:
            return Program(self.arguments, log, log, environment=environment)
        command = [sys.executable, "-m", "mazmorra", *self.arguments]
        return subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    def kill(self) -> None:
        """As a power cut would."""
        if self.process:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """As a host would."""
        if self.process is None or self.process.poll() is not None:
            return -1
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


@contextlib.contextmanager
def serving(database: str, folder: Path, redis: str = "", more: tuple[str, ...] = ()) -> Iterator[Server]:
    server = Server(database, folder, redis, more=more)
    try:
        server.start()
        yield server
    finally:
        server.kill()
