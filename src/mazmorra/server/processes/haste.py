"""Whether a bot that looks ahead has the time: at a busy server it must not keep the tables waiting."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

AHEAD = 4
"""So many may think before one, for each worker; more would be waited for."""
SECONDS = 8.0
"""How long one may think. On a machine at rest the strongest need about one."""


class Haste:
    """Those who think or wait to: at tables somebody looks at, and at others, which come after them."""

    def __init__(self, workers: int) -> None:
        self.most = AHEAD * workers
        self.attended, self.others = 0, 0

    def has_time(self, is_attended: bool) -> bool:
        """Whether few enough are before somebody who would begin to think now."""
        return self.attended + (0 if is_attended else self.others) < self.most

    @contextmanager
    def thinking(self, is_attended: bool) -> Iterator[None]:
        """Somebody thinks, or waits to."""
        self.attended += is_attended
        self.others += not is_attended
        try:
            yield
        finally:
            self.attended -= is_attended
            self.others -= not is_attended
