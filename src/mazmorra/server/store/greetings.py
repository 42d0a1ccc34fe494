"""What is read when somebody connects to a table, in one step: rematches bring many people at once."""

from __future__ import annotations

from sqlalchemy import Connection

from mazmorra.server.store.blocks import blocked_by, blockers_of
from mazmorra.server.store.calls import is_called
from mazmorra.server.store.chat import lines_since
from mazmorra.server.store.mutes import muted_by
from mazmorra.server.store.rows import Greeting
from mazmorra.server.store.sessions import bearer

RECENT = 200


def greeting(connection: Connection, person: str, session: str, table: str) -> Greeting:
    """Who comes, whom they do not hear, and the latest lines of the table.

    Nobody is somebody without a name.
    """
    lines = lines_since(connection, table, 0, RECENT)
    if not person:
        return Greeting(None, [], [], lines)
    muted, blockers = unheard(connection, person)
    called = is_called(connection, person, table)
    return Greeting(bearer(connection, person, session), muted, blockers, lines, called)


def unheard(connection: Connection, person: str) -> tuple[list[str], list[str]]:
    """Whom a person does not want to hear, muted or blocked; and those who have blocked them."""
    blocked = [each for each, _ in blocked_by(connection, person)]
    return sorted({*muted_by(connection, person), *blocked}), blockers_of(connection, person)
