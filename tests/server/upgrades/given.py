"""A release's database put in place: as SQLite with the schema it was made with, or as PostgreSQL at the step
it was at.
"""

from __future__ import annotations

import base64
import gzip
import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Boolean, MetaData, insert

from mazmorra.server.store import upgrade
from mazmorra.server.store.engine import make_engine
from tests.server.http.running import Person, Running
from tests.server.services import postgres

FOLDER = Path(__file__).parent
RELEASES = sorted(path.name.removesuffix(".json.gz") for path in FOLDER.glob("*.json.gz"))


@dataclass
class Release:
    """What a release left behind: its people, its tables by what they are, and how its finished games
    ended.
    """

    kept: dict[str, Any]

    @property
    def tables(self) -> dict[str, str]:
        return self.kept["tables"]  # type: ignore[no-any-return]

    def person(self, server: Running, name: str) -> Person:
        return Person(server, *self.kept["people"][name])

    def answers_of(self, table: str) -> int:
        return sum(row["table_id"] == table and row["kind"] == "answered" for row in self.kept["rows"]["log"])


def release(name: str) -> Release:
    return Release(json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes())))


def laid_down(given: Release, kind: str, home: Path) -> str:
    """The address of a database that holds what the release left."""
    return _postgresql(given) if kind == "postgresql" else _sqlite(given, home / "server.sqlite")


def _sqlite(given: Release, path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        for text in given.kept["schema"]:
            connection.execute(text)
        connection.execute("INSERT INTO alembic_version VALUES (?)", (given.kept["revision"],))
        for name, rows in given.kept["rows"].items():
            for row in rows:
                gaps = ", ".join("?" * len(row))
                connection.execute(
                    f"INSERT INTO {name} ({', '.join(row)}) VALUES ({gaps})", [*map(_value, row.values())]
                )
        connection.commit()
    return f"sqlite:///{path}"


def _postgresql(given: Release) -> str:
    url = postgres().fresh()
    upgrade(url, given.kept["revision"])
    engine, metadata = make_engine(url), MetaData()
    with engine.begin() as connection:
        metadata.reflect(connection)
        for table in metadata.sorted_tables:
            truths = [column.name for column in table.c if isinstance(column.type, Boolean)]
            for row in given.kept["rows"].get(table.name, []):
                values = {
                    name: bool(value) if name in truths else _value(value) for name, value in row.items()
                }
                connection.execute(insert(table).values(values))
    engine.dispose()
    return url


def _value(kept: Any) -> Any:
    return base64.b64decode(kept["base64"]) if isinstance(kept, dict) else kept


FOR_EVER = ("--keep-open", "0", "--keep-running", "0", "--keep-guests", "0")
"""A server that lets nothing expire: these databases grow older every day."""
