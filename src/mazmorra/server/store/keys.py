"""The keys every process on one database shares: each made once, by whoever comes first."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select

from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.schema import keys

KEY_BYTES = 32


def key(connection: Connection, name: str) -> bytes:
    """The key with a name."""
    new = {"name": name, "key": secrets.token_hex(KEY_BYTES)}
    connection.execute(insert_new(connection, keys).values(new).on_conflict_do_nothing())
    return bytes.fromhex(str(connection.scalar(select(keys.c.key).where(keys.c.name == name))))
