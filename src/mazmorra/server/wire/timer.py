"""How long a connection may keep others waiting."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable


class Timer:
    """Something that happens after a while, unless it is stopped before."""

    __slots__ = ("_handle",)

    def __init__(self) -> None:
        self._handle: TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._handle is not None

    def start(
        self, loop: AbstractEventLoop, seconds: float, then: Callable[..., object], *args: object
    ) -> None:
        """Begin, unless it runs already."""
        if self._handle is None:
            self._handle = loop.call_later(seconds, then, *args)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
