"""Real PostgreSQL and Redis processes for tests, started once in each test process.

`tools/services` installs them.

`postgres()` and `redis()` give the shared ones; a test that stops or kills a service makes its own.
"""

from __future__ import annotations

import atexit
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

import psycopg

ROOT = Path(__file__).parents[2]
STARTS_WITHIN = 20.0


class Service:
    """A server process in a folder of its own, on a port of 127.0.0.1 that stays the same when it is started
    again.
    """

    def __init__(self) -> None:
        subprocess.run([ROOT / "tools" / "services"], check=True, capture_output=True)
        self.folder = Path(tempfile.mkdtemp(prefix=f"mazmorra-{type(self).__name__.lower()}-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.remove)
        self.prepare()
        self.start()

    def prepare(self) -> None:
        """What is done once, before the first start."""

    def command(self) -> list[str]:
        """How the process is started."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether the process is ready."""
        raise NotImplementedError

    def start(self) -> None:
        """Start, and return once it answers."""
        with (self.folder / "output").open("ab") as output:
            self.process = subprocess.Popen(self.command(), stdout=output, stderr=output, cwd=self.folder)
        limit = time.monotonic() + STARTS_WITHIN
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > limit:
                raise RuntimeError(
                    f"{self.command()[0]} did not start:\n{(self.folder / 'output').read_text()}"
                )
            time.sleep(0.02)

    def stop(self, by: signal.Signals = signal.SIGINT) -> None:
        """Stop, and return once it is gone. SIGINT is an orderly stop that does not wait for clients."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(by)
            self.process.wait(STARTS_WITHIN)

    def remove(self) -> None:
        """Stop for good."""
        self.stop(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """A PostgreSQL server with a password and with its files synced as in earnest."""

    def prepare(self) -> None:
        """Make the cluster; PostgreSQL does not run as root."""
        self.password = secrets.token_hex(8)
        secret = self.folder / "secret"
        secret.write_text(self.password)
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            for path in (self.folder, secret):
                os.chown(path, user.pw_uid, user.pw_gid)
        initdb = [
            binary("initdb"),
            "-D",
            f"{self.folder}/data",
            "-U",
            "mazmorra",
            "-A",
            "scram-sha-256",
            f"--pwfile={secret}",
        ]
        subprocess.run(
            [*as_postgres(), *initdb, "-E", "UTF8", "--locale=C", "-N"],
            check=True,
            capture_output=True,
            cwd=self.folder,
        )

    def command(self) -> list[str]:
        """The server itself, no wrapper, so that its signals are ours."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.folder,
            "fsync": "on",
        }
        return [
            *as_postgres(),
            binary("postgres"),
            "-D",
            f"{self.folder}/data",
            *(f"--{key}={value}" for key, value in settings.items()),
        ]

    def answers(self) -> bool:
        """Whether it takes connections."""
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://mazmorra:{self.password}@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


class Redis(Service):
    """A Redis server that keeps nothing."""

    def command(self) -> list[str]:
        """The server, without files."""
        return [
            "redis-server",
            "--bind",
            "127.0.0.1",
            "--port",
            str(self.port),
            "--save",
            "",
            "--appendonly",
            "no",
        ]

    def answers(self) -> bool:
        """Whether it takes connections."""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"


@cache
def postgres() -> Postgres:
    """The PostgreSQL server this test process shares."""
    return Postgres()


@cache
def redis() -> Redis:
    """The Redis server this test process shares."""
    return Redis()


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def binary(name: str) -> str:
    """A program of PostgreSQL, the newest version that is there."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    return str(found[-1]) if found else name


def as_postgres() -> list[str]:
    """What runs a command as the user postgres, when we are root."""
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
