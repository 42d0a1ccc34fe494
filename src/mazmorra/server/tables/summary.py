"""A table in one line: what lists of tables show of it, and when somebody must look after it."""

from __future__ import annotations

import msgspec

from mazmorra.server.clock import now_ms
from mazmorra.server.store import Summary
from mazmorra.server.tables.entries import CLOSED, OPEN, OVER, PLAYING, REMOVED
from mazmorra.server.tables.life import Life

BOT_PATIENCE = 6_000
"""Milliseconds after which any process may move a bot whose own process has died."""


def bot_seats(life: Life) -> list[int]:
    """The seats with an open question on which a bot sits."""
    return [seat for seat in life.waiting() if life.chairs[seat].bot]


def waited_for(life: Life) -> tuple[str, ...]:
    """The people whose answer the table waits for, or whose salt, so that the game can begin."""
    asked = (life.chairs[seat] for seat in life.unrevealed() or life.waiting())
    return tuple(sorted({chair.person for chair in asked if chair.person and not chair.bot}))


def call_at(life: Life, patience: int) -> int:
    """When to look whether somebody must be called, or 0: nobody calls whom only bots wait for, nor when the
    time would be over by then.
    """
    return _call_at(life, waited_for(life), patience)


def _call_at(life: Life, waits: tuple[str, ...], patience: int) -> int:
    at = life.moved_at + patience
    in_time = not life.due_at() or at < life.due_at()
    return at if waits and in_time and (life.clock or len(life.people()) > 1) else 0


def summary(life: Life, before: Summary | None = None, patience: int = 0) -> Summary:
    """What lists of tables show. Most entries change nothing of it but the times.

    `patience` is how many milliseconds somebody is waited for before they are called.
    """
    due, waits = life.due_at(), waited_for(life)
    if life.status == PLAYING and bot_seats(life):
        due = min(due or 1 << 62, now_ms() + BOT_PATIENCE)
    if before is not None:
        return msgspec.structs.replace(
            before,
            updated_at=now_ms(),
            due_at=due,
            waits=waits,
            call_at=_call_at(life, waits, patience),
        )
    return Summary(
        table=life.id,
        game=life.created.game,
        settings=life.settings,
        seats=life.created.seats,
        taken=sum(chair.taken for chair in life.chairs),
        status=life.status,
        public=is_listed(life),
        host=life.created.host,
        names=tuple(chair.name for chair in life.chairs),
        people=tuple(chair.person for chair in life.chairs),
        created_at=life.created_at,
        updated_at=now_ms(),
        due_at=due,
        rematch=life.rematch,
        version=life.rules.version,
        own_content=life.created.content_digest if life.created.content is not None else "",
        rated=life.created.options.rated,
        waits=waits,
        call_at=_call_at(life, waits, patience),
    )


def is_listed(life: Life) -> bool:
    """A public table is of interest while one can join it or watch it."""
    options = life.created.options
    offered = not life.older or life.status == OVER
    return (
        options.public
        and offered
        and (life.status == OPEN or (options.watchers and life.status not in (CLOSED, REMOVED)))
    )
