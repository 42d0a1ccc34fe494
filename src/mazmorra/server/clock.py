"""What time it is for a server: moments are of the calendar, but a running process measures with a clock that
never jumps.

A calendar that is set forward or back an hour neither plays anybody's move nor lets anybody wait. Processes
of one command share their beginning; a server that is started again begins with the calendar of that moment.
"""

from __future__ import annotations

import time

CLOCK = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
"""Of those that never jump the one that goes on while a machine sleeps, where there is one."""


def steady_ms() -> int:
    """Milliseconds since no particular moment."""
    return (time.clock_gettime_ns(CLOCK) if CLOCK is not None else time.monotonic_ns()) // 1_000_000


BEGAN = time.time_ns() // 1_000_000 - steady_ms()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return BEGAN + steady_ms()
