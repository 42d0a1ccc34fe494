"""What is kept so that games outlive the rules they were played by: contents by their digest, and films of
finished games.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, exists, select

from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.schema import contents, films, tables


def content(connection: Connection, digest: str) -> str | None:
    """The content that has a digest, if it was ever kept."""
    return connection.scalar(select(contents.c.text).where(contents.c.digest == digest))


def keep_contents(connection: Connection, texts: Mapping[str, str]) -> None:
    """Keep contents by their digests, each once."""
    rows = [{"digest": digest, "text": text} for digest, text in texts.items()]
    connection.execute(insert_new(connection, contents).on_conflict_do_nothing(), rows)


def film(connection: Connection, table: str) -> bytes | None:
    """The film of a finished game, if it was kept."""
    found = connection.scalar(select(films.c.data).where(films.c.table_id == table))
    return None if found is None else bytes(found)


def keep_film(connection: Connection, table: str, data: bytes) -> None:
    """Keep the film of a finished game; the first one stays."""
    connection.execute(
        insert_new(connection, films).on_conflict_do_nothing().values(table_id=table, data=data)
    )


def unfilmed(connection: Connection, after: str, limit: int) -> list[str]:
    """Finished games without a film, by their ids."""
    has_film = exists().where(films.c.table_id == tables.c.id)
    query = select(tables.c.id).where(tables.c.status == "over", tables.c.id > after, ~has_film)
    return list(connection.scalars(query.order_by(tables.c.id).limit(limit)))
