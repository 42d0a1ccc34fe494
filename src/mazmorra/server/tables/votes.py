"""When a table may vote, and who votes: about somebody gone, or who is there and does nothing.

Nobody votes about themselves.
"""

from __future__ import annotations

from mazmorra.server.clock import now_ms
from mazmorra.server.refusals import Refused
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.life import Life
from mazmorra.server.wire.messages import VoteMessage

BOT, CLOCK, UNDO = "bot", "clock", "undo"
MOTIONS = (BOT, CLOCK, UNDO)
GRACE = 20_000
"""Milliseconds somebody must be gone before a bot may sit in."""


def require_reason(channel: Channel, message: VoteMessage) -> None:
    """A bot may be voted in for somebody who is gone or silent, a clock where somebody is silent and none
    runs.
    """
    life = channel.life
    if message.motion not in MOTIONS:
        raise Refused("unknown-motion", 422, motions=list(MOTIONS))
    if message.motion == UNDO or not message.yes or not 0 <= message.about < len(life.chairs):
        return
    if message.motion == CLOCK and life.clock:
        raise Refused("clock-runs", seconds=life.clock)
    if is_silent(life, message.about, now_ms(), channel.silence):
        return
    since = channel.gone_since.get(life.chairs[message.about].person, 0)
    if message.motion == CLOCK:
        raise Refused("not-silent", seat=message.about, silence=channel.silence)
    if not since or now_ms() - since < GRACE:
        raise Refused("not-gone", seat=message.about, since=since, grace=GRACE)


def is_silent(life: Life, seat: int, now: int, silence: int) -> bool:
    """Whether a table without a clock has waited long for a seat on which no bot sits."""
    return (
        not life.clock
        and seat in life.waiting()
        and not life.chairs[seat].bot
        and now - life.moved_at >= silence
    )


def voters(channel: Channel, message: VoteMessage) -> list[int]:
    """Whose agreement a motion needs: everybody's to take an answer back; else of those here, but not whom it
    is about.
    """
    chairs = channel.life.chairs
    people = [(seat, chair.person) for seat, chair in enumerate(chairs) if chair.person and not chair.bot]
    if message.motion == UNDO:
        return [seat for seat, _ in people]
    about = chairs[message.about].person if 0 <= message.about < len(chairs) else ""
    here = channel.people_here()
    return [seat for seat, person in people if person in here and person != about]
