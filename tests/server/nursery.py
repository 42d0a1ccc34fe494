"""`mazmorra` started warm: forked from a process that has loaded what a server loads.

Loading takes longer than most tests; all the rest is as `python -m mazmorra` does it. Where several processes
are served from one command the parent loads in its own time, and so is started in earnest.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
NUMBER = 4  # bytes
LONGEST = 1 << 20
NOTHING = os.open(os.devnull, os.O_RDONLY)


class Program:
    """A process of `mazmorra`, used as one of `subprocess` is."""

    def __init__(
        self,
        arguments: Sequence[str],
        stdout: int,
        stderr: int,
        stdin: int = NOTHING,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.args = ["mazmorra", *arguments]
        self.returncode: int | None = None
        self._line, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(nursery(), [b"!"], [theirs.fileno(), stdin, stdout, stderr])
        self._line.sendall(json.dumps([self.args, dict(environment), os.getcwd()]).encode())
        self._line.shutdown(socket.SHUT_WR)
        self.pid = self._number()

    def _number(self) -> int:
        said = self._line.recv(NUMBER, socket.MSG_WAITALL)
        if len(said) < NUMBER:
            raise RuntimeError(f"nobody looks after {self.args}")
        return int.from_bytes(said, signed=True)

    def poll(self) -> int | None:
        """Its exit status; None while it runs."""
        if self.returncode is None and select.select([self._line], [], [], 0)[0]:
            self.returncode = self._number()
            self._line.close()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Its exit status, once it has ended."""
        if self.returncode is None:
            select.select([self._line], [], [], timeout)
        status = self.poll()
        if status is None:
            raise subprocess.TimeoutExpired(self.args, timeout or 0.0)
        return status

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.send_signal(signal.SIGKILL)


@cache
def nursery() -> socket.socket:
    """The line to the process from which programs are forked; it ends when the line does."""
    ours, theirs = socket.socketpair()
    with theirs:
        subprocess.Popen(
            [sys.executable, "-m", __name__, str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            cwd=ROOT,
        )
    return ours


def look_after(line: socket.socket) -> None:
    """Fork a program for whoever asks, until nobody can ask any more."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        asked, fds, _, _ = socket.recv_fds(line, 1, 4)
        if not asked:
            return None
        if not os.fork():
            line.close()
            return attend(*fds)
        for each in fds:
            os.close(each)


def attend(caller: int, *streams: int) -> None:
    """Be the parent of one program: tell its number, wait, tell how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with socket.socket(fileno=caller) as line:
        arguments, environment, folder = json.loads(b"".join(iter(lambda: line.recv(LONGEST), b"")))
        if born := os.fork():
            for each in streams:
                os.close(each)
            line.sendall(born.to_bytes(NUMBER))
            end_with(line, born)
            status = os.waitstatus_to_exitcode(os.waitpid(born, 0)[1])
            line.sendall(status.to_bytes(NUMBER, signed=True))
            os._exit(0)
    for own, given in enumerate(streams):
        os.dup2(given, own)
        os.close(given)
    sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w"), os.fdopen(2, "w", 1)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = arguments
    runpy.run_module("mazmorra", run_name="__main__", alter_sys=True)


def end_with(line: socket.socket, born: int) -> None:
    """Wait until a program has ended; whom nobody can ask about any more is killed."""
    watch = select.poll()
    watch.register(line, select.POLLHUP)
    watch.register(os.pidfd_open(born), select.POLLIN)
    if any(each == line.fileno() for each, _ in watch.poll()):
        os.kill(born, signal.SIGKILL)


def main() -> None:
    """Load what a server loads, and wait."""
    import uvicorn.lifespan.on
    import uvicorn.loops.auto  # noqa: F401

    import mazmorra.cli.main
    import mazmorra.cli.serve
    import mazmorra.server.app
    import mazmorra.server.wire.frames
    import mazmorra.server.wire.heads  # noqa: F401

    gc.collect()
    gc.freeze()
    look_after(socket.socket(fileno=int(sys.argv[1])))


if __name__ == "__main__":
    main()
