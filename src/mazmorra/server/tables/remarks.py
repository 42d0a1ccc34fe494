"""The remarks a log makes beside the moves: answers that their player did not choose, who left and came back,
why a table ended.

Screens word them with `remark_key`; where one is about a seat they say whose.
"""

from __future__ import annotations

BOT_FAILED, BOT_SLOW, BOT_ILLEGAL, TIME_RAN_OUT = "bot-failed", "bot-slow", "bot-illegal", "time-ran-out"
LEFT, REPLACED, CAME_BACK, CLOCK_SET = "left", "replaced", "came-back", "clock-set"
GIVEN_UP, EXPIRED, HINTED, BOT_HURRIED = "given-up", "expired", "hinted", "bot-hurried"
REMARKS = (
    BOT_FAILED,
    BOT_SLOW,
    BOT_ILLEGAL,
    TIME_RAN_OUT,
    LEFT,
    REPLACED,
    CAME_BACK,
    CLOCK_SET,
    GIVEN_UP,
    EXPIRED,
    HINTED,
    BOT_HURRIED,
)
NO_SEAT = -1


def remark_key(remark: str) -> str:
    """Where the words of a remark stand in the catalogues."""
    return f"server-note-{remark}"
