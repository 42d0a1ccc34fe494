"""The servers under load, each started alone on its own cores and stopped by its own process id.

Nothing here measures.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

HERE = Path(__file__).parent
PEER = HERE / "peer"
SERVER_CORE, GENERATOR_CORE, BOTH_CORES = "0", "1", "0,1"
START_SECONDS = 20.0


@dataclass(frozen=True)
class Server:
    """How one server is started; `{port}` and `{folder}` are filled in.

    The driver is how the generator speaks to it.

    One of several processes runs on both cores, and so beside the generator.
    """

    name: str
    driver: str
    command: tuple[str, ...]
    processes: int = 1
    anywhere: bool = False
    """Whether one process runs on both cores too, to be compared with several."""

    @property
    def cores(self) -> str:
        return SERVER_CORE if self.processes == 1 and not self.anywhere else BOTH_CORES


PEERS = (
    Server("boardgame.io as it ships", "boardgameio", ("node", str(PEER / "server.js"), "{port}")),
    Server("boardgame.io, undo off", "boardgameio", ("node", str(PEER / "server.js"), "{port}", "no-undo")),
)
OURS = Server(
    "mazmorra, every move stored",
    "mazmorra",
    (
        str(Path(sys.executable).parent / "mazmorra"),
        *(
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "{port}",
            "--database",
            "sqlite:///{folder}/bench.db",
            "--no-limits",
        ),
    ),
)


OURS_TWICE = replace(
    OURS, name="mazmorra, two processes", command=(*OURS.command, "--processes", "2"), processes=2
)


def compiled(program: str) -> Server:
    """Ours from the compiled wheel, by its `mazmorra` program."""
    return replace(OURS, name="mazmorra, compiled", command=(program, *OURS.command[1:]))


@dataclass(frozen=True)
class Running:
    url: str
    pids: tuple[int, ...]


@contextlib.contextmanager
def running(server: Server) -> Iterator[Running]:
    port = _free_port()
    with tempfile.TemporaryDirectory(prefix="mazmorra-bench-") as folder:
        command = [part.format(port=port, folder=folder) for part in server.command]
        log = Path(folder) / "server.log"
        with log.open("wb") as output:
            process = subprocess.Popen(
                ["taskset", "-c", server.cores, *command],
                stdout=output,
                stderr=output,
                env={**os.environ, "NODE_ENV": "production"},
            )
        try:
            _wait_for(server.name, port, process, log)
            yield Running(f"http://127.0.0.1:{port}", _serving(process.pid, server.processes))
        finally:
            _stop(process)


def _serving(pid: int, processes: int) -> tuple[int, ...]:
    """The processes that serve: the one that was started, or its children."""
    children: list[int] = []
    while processes > 1 and len(children) < processes:
        time.sleep(0.1)
        children = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return tuple(children) or (pid,)


def install_the_peer() -> None:
    """Installs what package-lock.json names, once for each lock file."""
    for tool in ("node", "npm", "taskset"):
        if shutil.which(tool) is None:
            raise SystemExit(f"The load bench needs {tool}: it was not found on the path.")
    done = PEER / "node_modules" / ".package-lock.json"
    if done.exists() and done.stat().st_mtime >= (PEER / "package-lock.json").stat().st_mtime:
        return
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=PEER, check=True, stdout=sys.stderr, timeout=180)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(name: str, port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.1)
    raise SystemExit(
        f"{name} did not listen on port {port} within {START_SECONDS:.0f} s:\n{log.read_text()[-2000:]}"
    )


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
