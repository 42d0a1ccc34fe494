"""What is read when somebody connects to a table, in one step: rematches bring many people at once."""

from __future__ import annotations

from sqlalchemy import Connection

from mazmorra.server.store.chat import lines_since
from mazmorra.server.store.mutes import muted_by
from mazmorra.server.store.people import with_id
from mazmorra.server.store.rows import Greeting

RECENT = 200


def greeting(connection: Connection, person: str, table: str) -> Greeting:
    """Who comes, whom they do not hear, and the latest lines of the table. Nobody is somebody without a name."""
    lines = lines_since(connection, table, 0, RECENT)
    return Greeting(with_id(connection, person), muted_by(connection, person), lines) if person else Greeting(None, [], lines)
