"""The key every process on one database signs with: made once, by whoever comes first."""

from __future__ import annotations

import secrets

from sqlalchemy import Column, Connection, Table, Text, select

from mazmorra.server.store import Store
from mazmorra.server.store.batch import insert_new
from mazmorra.server.store.schema import metadata

KEY_BYTES = 32

keys = Table("keys", metadata, Column("name", Text, primary_key=True), Column("key", Text, nullable=False))


async def server_key(store: Store, name: str = "tokens") -> bytes:
    """The key for a purpose."""
    return bytes.fromhex(await store._database.write(_kept, name))


def _kept(connection: Connection, name: str) -> str:
    new = {"name": name, "key": secrets.token_hex(KEY_BYTES)}
    connection.execute(insert_new(connection, keys).values(new).on_conflict_do_nothing())
    return str(connection.scalar(select(keys.c.key).where(keys.c.name == name)))
