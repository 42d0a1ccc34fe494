"""Who has left for good. Whoever writes somebody's name asks here first, in the same transaction."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select

from mazmorra.server.store.schema import people


def deleted(connection: Connection, ids: Collection[str]) -> set[str]:
    """Those of some people who were deleted.

    The others stay until the transaction ends: a deletion waits for it.
    """
    if not ids:
        return set()
    query = select(people.c.id, people.c.deleted_at).where(people.c.id.in_(sorted(ids))).order_by(people.c.id)
    return {
        person
        for person, gone_at in connection.execute(query.with_for_update(read=True))
        if gone_at is not None
    }
