"""Starting a coroutine without a task: most sends never wait, and a task for each would cost more than the
sending.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any


class AtOnce:
    """A coroutine run as far as it goes without waiting. If it is not `done`, await this to let it finish."""

    __slots__ = ("coroutine", "done", "waits_for")

    def __init__(self, coroutine: Any) -> None:
        self.coroutine = coroutine
        self.done = False
        self.waits_for: Any = None
        try:
            self.waits_for = self.coroutine.send(None)
        except StopIteration:
            self.done = True

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self.waits_for
        while not self.done:
            try:
                given = yield waits_for
            except BaseException as error:  # a cancellation or a failure is the coroutine's to handle
                step, value = self.coroutine.throw, error
            else:
                step, value = self.coroutine.send, given
            try:
                waits_for = step(value)
            except StopIteration:
                self.done = True
