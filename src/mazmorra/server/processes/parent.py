"""Several processes from one command: a parent starts them, starts one again that has died, and stops them
all.

It serves nothing itself and knows nothing of games. Unix only, for it forks: what is loaded is loaded once
for all.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess

SHORT_LIFE = 1.0
"""Seconds; a process that dies sooner is started again only after that, so that nothing spins."""
logger = logging.getLogger("mazmorra.parent")


class Parent:
    """The parent of some processes.

    Each serves by its number; `died` is told the id of one that has ended.
    """

    def __init__(
        self, processes: int, serve: Callable[[int], None], died: Callable[[int], None], patience: int
    ) -> None:
        self.serve = serve
        self.patience = patience
        self.died = died
        self.numbers = range(processes)
        self.heard = (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGALRM)
        self.children: dict[int, tuple[BaseProcess, float]] = {}
        self.stopping = False

    def run(self, stop: threading.Event) -> None:
        """Until a signal says to stop, or has said so before, and all have stopped."""
        signal.signal(
            signal.SIGCHLD, lambda *_: None
        )  # the default is to ignore it, and then some systems do not tell it
        signal.pthread_sigmask(signal.SIG_BLOCK, self.heard)
        for number in self.numbers if not stop.is_set() else ():
            self._start(number)
        while self.children:
            heard = signal.sigwait(self.heard)
            if heard == signal.SIGCHLD:
                self._look_after()
            elif heard == signal.SIGALRM:
                self._tell(signal.SIGKILL)
            else:
                self._stop()

    def _start(self, number: int) -> None:
        child = multiprocessing.get_context("fork").Process(target=self._serve, args=(number,))
        child.start()
        self.children[number] = child, time.monotonic()

    def _serve(self, number: int) -> None:
        """In the child: signals are its own again."""
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, self.heard)
        self.serve(number)

    def _look_after(self) -> None:
        """See who has died, and start them again unless all are to stop."""
        for number, (child, born) in list(self.children.items()):
            if child.is_alive():
                continue
            del self.children[number]
            self.died(child.pid or 0)
            if not self.stopping:
                logger.error("a server process died", extra={"number": number, "status": child.exitcode})
                time.sleep(max(0.0, SHORT_LIFE - (time.monotonic() - born)))
                self._start(number)

    def _stop(self) -> None:
        """Everybody finishes what is being stored; who has not after a while is killed."""
        if not self.stopping:
            signal.alarm(self.patience)
        self.stopping = True
        self._tell(signal.SIGTERM)

    def _tell(self, what: signal.Signals) -> None:
        for child, _ in self.children.values():
            os.kill(child.pid or 0, what)
