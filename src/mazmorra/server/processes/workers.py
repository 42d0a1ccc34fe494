"""Worker processes: what would hold up the event loop is done there, in fair turns, and ended when it takes
too long.

One that hangs, or whose work nobody waits for any more, is killed and replaced; the others go on.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from mazmorra.kernel.errors import MazmorraError
from mazmorra.server.processes.turns import Turns, Urgency, soon
from mazmorra.server.refusals import Refused

T = TypeVar("T")
START_SECONDS = 60.0
MODESTY = 10
"""How far a modest worker stands back."""
log = logging.getLogger("mazmorra.workers")


class WorkerDied(Exception):
    """The process ended in the middle of its work."""


@dataclass(frozen=True, slots=True)
class Report:
    """What work says on the way."""

    of: Any  # whatever the work wants to say


class Worker:
    """One process that does one thing at a time. It is asked in a thread, since a pipe may be full.

    A modest one leaves the cores to others that want them.
    """

    def __init__(self, threads: ThreadPoolExecutor, modest: bool = False) -> None:
        spawning = multiprocessing.get_context("spawn")
        self._threads = threads
        self._pipe, theirs = spawning.Pipe()
        self._process = spawning.Process(target=_work, args=(theirs, modest), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    async def do(self, work: Callable[[], Any], seconds: float, heard: Callable[[Any], None]) -> Any:
        """What the work gives, or the error it raised; what it reports on the way is heard in a thread.

        Only the work itself is timed, not the start of the process.
        """
        loop = asyncio.get_running_loop()
        if not self._ready:
            await asyncio.wait_for(loop.run_in_executor(self._threads, self._receive), START_SECONDS)
            self._ready = True
        asking = loop.run_in_executor(self._threads, self._ask, work, heard)
        fine, given = await asyncio.wait_for(asking, seconds)
        if not fine:
            raise given
        return given

    def _ask(self, work: Callable[[], Any], heard: Callable[[Any], None]) -> Any:
        try:
            self._pipe.send(work)
        except OSError as error:
            raise WorkerDied from error
        while isinstance(told := self._receive(), Report):
            heard(told.of)
        return told

    def _receive(self) -> Any:
        try:
            return self._pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerDied from error

    def end(self) -> None:
        """At once, whatever it does; the thread that listens to it hears the end of the pipe."""
        self._process.kill()

    def join(self) -> None:
        self._process.join()


class Workers:
    """So many workers, shared fairly. They start when they are first needed, or with `begin`."""

    def __init__(self, count: int, modest: bool = False) -> None:
        self._threads = ThreadPoolExecutor(2 * count, thread_name_prefix="mazmorra-worker")
        self._modest = modest
        self._turns: Turns[int] = Turns(list(range(count)))
        self._workers: dict[int, Worker] = {}
        self._closed = False

    def begin(self) -> None:
        """Start one now, so that the first who needs it does not wait."""
        self._worker(0)

    @property
    def is_closed(self) -> bool:
        return self._closed

    def waiting(self, who: str) -> int:
        """How much a caller has asked for and not got yet."""
        return self._turns.waiting(who)

    async def do(
        self,
        work: Callable[[], T],
        who: str,
        seconds: float,
        urgency: Urgency = soon,
        heard: Callable[[Any], None] = lambda report: None,
    ) -> T:
        """What the work gives. Whoever stops waiting ends it, and so does the time."""
        place = await self._turns.take(who, urgency)
        ended = False
        try:
            given: T = await self._worker(place).do(work, seconds, heard)
            ended = True
            return given
        except (TimeoutError, WorkerDied, asyncio.CancelledError):
            raise
        except Exception:
            ended = True
            raise
        finally:
            if not ended:
                self._replace(place)
            self._turns.give(place)

    def _worker(self, place: int) -> Worker:
        if self._closed:
            raise WorkerDied
        if place not in self._workers:
            self._workers[place] = Worker(self._threads, self._modest)
        return self._workers[place]

    def _replace(self, place: int) -> None:
        worker = self._workers.pop(place, None)
        if worker is not None:
            worker.end()
            self._threads.submit(worker.join)

    def close(self) -> None:
        """Nothing is done any more."""
        self._closed = True
        for place in list(self._workers):
            self._replace(place)
        self._threads.shutdown(wait=True)


_said: list[Connection] = []
"""In a worker: where its reports go."""


def report(of: Any) -> None:
    """In a worker: say something on the way; elsewhere nobody listens."""
    for pipe in _said:
        pipe.send(Report(of))


def _work(pipe: Connection, modest: bool) -> None:
    """In the worker: do what one is asked, one thing after the other."""
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl+C reaches every process of a terminal; the server says when to stop
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if modest and hasattr(os, "nice"):
        os.nice(MODESTY)
    _said.append(pipe)
    import mazmorra.bots
    import mazmorra.games  # noqa: F401  (before anything is timed)

    pipe.send(None)
    while True:
        try:
            work = pipe.recv()
        except EOFError:
            return
        pipe.send(_outcome(work))


def _outcome(work: Callable[[], Any]) -> tuple[bool, Any]:
    try:
        return True, work()
    except MazmorraError as error:
        return False, Refused(error.key, 422, **error.args_by_name)
    except Refused as refused:
        return False, refused
    except Exception as error:
        return False, RuntimeError(f"{type(error).__name__}: {error}"[:500])


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)  # a worker of a server that was killed would wait for work for ever
