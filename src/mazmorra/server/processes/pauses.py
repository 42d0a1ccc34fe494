"""When Python looks for what nobody can reach any more: in small parts, and everything when it is quiet.

Hundreds of tables are many long-lived objects without cycles; to look through all of them would stall
everybody.
"""

from __future__ import annotations

import gc
import sys
import time

YOUNG = 30_000
"""Objects made and not freed before the youngest are looked through: ten to thirty milliseconds."""
NEVER = 1_000_000
SWITCH_SECONDS = 0.0005
"""Threads give way quickly, since the writer shares the interpreter with the event loop."""
QUIET = 0.2
"""The part of a core below which it is quiet."""
AT_FIRST, AT_LAST = 600.0, 3600.0
"""Seconds after which everything is looked through: when it is quiet, and even when it is not."""
MANY = 2_000_000
"""Objects left alone after which nobody waits for that: some hundreds of megabytes, half a second to look."""


def keep_pauses_short() -> None:
    """What has been looked through once is left alone from then on, until `Pauses` looks at everything."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.callbacks.append(left_alone)
    sys.setswitchinterval(SWITCH_SECONDS)


class LeftAlone:
    """Leaves alone what a look through the youngest did not free, and counts it.

    Python looks when there are so many more objects than before; to ask it for their number takes long.
    """

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == 0:
            gc.freeze()
            self.count += max(0, YOUNG - info["collected"])


left_alone = LeftAlone()
"""Those of this process."""


class Pauses:
    """Looks through everything from time to time: what closed connections leave behind is found only so."""

    def __init__(self, left: LeftAlone = left_alone) -> None:
        self.left = left
        self.looked_at = time.monotonic()
        self.last = (time.monotonic(), time.process_time())

    def look(self) -> None:
        """Called about once a second."""
        quiet, since = self._is_quiet(), time.monotonic() - self.looked_at
        if self.left.count < MANY and (since < AT_FIRST or not (quiet or since > AT_LAST)):
            return
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.looked_at, self.left.count = time.monotonic(), 0

    def _is_quiet(self) -> bool:
        """Whether little was done since it was asked last."""
        (before, used_before), now, used = self.last, time.monotonic(), time.process_time()
        self.last = (now, used)
        return used - used_before < QUIET * (now - before)
