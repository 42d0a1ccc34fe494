"""How appends of many tables are written in one transaction, each standing or falling by itself.

No threads here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import attrgetter

import msgspec
from sqlalchemy import (
    Connection,
    Delete,
    Dialect,
    Insert,
    Select,
    Update,
    bindparam,
    delete,
    insert,
    select,
    true,
    update,
)

from mazmorra.kernel import Json
from mazmorra.server.store import schema
from mazmorra.server.store.bulk import as_json, encode, gathering, spread
from mazmorra.server.store.counted import note_games, note_tries
from mazmorra.server.store.gone import deleted
from mazmorra.server.store.inserts import insert_into, insert_new
from mazmorra.server.store.ready import ready
from mazmorra.server.store.rows import Append, Played, RatedGame, Summary, Tried
from mazmorra.server.tables.entries import Entry

KEPT_SNAPSHOTS = 2
MOVING = ("number", "updated_at", "due_at", "waits", "call_at")  # what every move changes of a table
FACE = attrgetter(*(field for field in Summary.__struct_fields__ if field not in MOVING))


@dataclass(slots=True, eq=False)
class Prepared:
    """An append made ready for the database, and its outcome once that is decided.

    `after` is an append of the same table that was still on its way when this one was given: this one follows
    from it, so it falls if that one falls. `brings` are the people it brings to the table; it falls if one of
    them was deleted.
    """

    table: str
    first: int
    last: int
    rows: list[Json]
    summary: Summary
    face: int
    snapshot: bytes | None
    played: list[Json]
    brings: frozenset[str] = frozenset()
    forgotten: int = 0
    rated: RatedGame | None = None
    tried: Tried | None = None
    after: Prepared | None = field(default=None, repr=False)
    stored: bool = False

    def follows(self, number: int | None, forgotten: int) -> bool:
        """Whether the log, whose next number is given, goes on with this append, and nobody was forgotten
        meanwhile.
        """
        return (
            self.first == number and self.forgotten == forgotten and (self.after is None or self.after.stored)
        )


def prepare(append: Append) -> Prepared:
    """An append as rows. One that is not consecutive entries of one table is refused."""
    first, table = append.entries[0].number if append.entries else 0, append.summary.table
    for number, entry in enumerate(append.entries, first):
        if entry.table != table or entry.number != number:
            raise ValueError(
                f"entry {entry.number} of table {entry.table} stands where entry {number} "
                f"of table {table} belongs"
            )
    if not append.entries or first < 0:
        raise ValueError(
            f"an append to table {table} needs entries, numbered from 0 on; it has "
            f"{len(append.entries)} from {first}"
        )
    rows = [
        {
            "table_id": table,
            "number": entry.number,
            "at": entry.at,
            "kind": entry.kind,
            "body": as_json(entry.body),
        }
        for entry in append.entries
    ]
    last = first + len(rows) - 1
    ended = [_played_row(one) for one in append.played]
    brings = frozenset(person for entry in append.entries if (person := _brought(entry)))
    face = _face(append.summary)
    return Prepared(
        table=table,
        first=first,
        last=last,
        rows=rows,
        summary=append.summary,
        face=face,
        snapshot=append.snapshot,
        played=ended,
        brings=brings,
        forgotten=append.forgotten,
        rated=append.rated,
        tried=append.tried,
    )


def write(connection: Connection, batch: Sequence[Prepared]) -> None:
    """Write what still fits the logs, and mark it as stored; the rest is left out and marked as not
    stored.
    """
    batch = _of_the_living(connection, batch)
    _make_tables(connection, batch)
    numbers, faces, forgotten = _lock(connection, batch)
    for one in batch:
        one.stored = one.follows(numbers.get(one.table), forgotten.get(one.table, 0))
        if one.stored:
            numbers[one.table] = one.last + 1
    stored = [one for one in batch if one.stored]
    if not stored:
        return
    ready(connection.dialect, _insert_log).at_once(
        connection, rows=as_json([row for one in stored for row in one.rows])
    )
    _write_tables(connection, list({one.table: one for one in stored}.values()), faces)
    _write_snapshots(connection, [one for one in stored if one.snapshot is not None])
    if played := [row for one in stored for row in one.played]:
        connection.execute(insert(schema.played), played)
    note_games(connection, [one.rated for one in stored if one.rated])
    note_tries(connection, [one.tried for one in stored if one.tried])


def _of_the_living(connection: Connection, batch: Sequence[Prepared]) -> Sequence[Prepared]:
    """The appends that bring nobody who was deleted; the others are left out."""
    gone = deleted(connection, {person for one in batch for person in one.brings})
    for one in batch:
        one.stored = False
    return [one for one in batch if not one.brings & gone] if gone else batch


def _make_tables(connection: Connection, batch: Sequence[Prepared]) -> None:
    """A row for each table that begins here; in the order of their ids, so that two processes never wait for
    each other.
    """
    heads: dict[str, Prepared] = {}
    for one in batch:
        if one.after is None or one.after.stored:
            heads.setdefault(one.table, one)
    born = sorted(table for table, one in heads.items() if one.first == 0)
    if born:
        rows = [_table_row(heads[table]) | {"number": 0, "face": -1} for table in born]
        connection.execute(insert_new(connection, schema.tables).on_conflict_do_nothing(), rows)


def _lock(
    connection: Connection, batch: Sequence[Prepared]
) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    """The next number, the face and the forgetting of each table, held until the transaction ends; locked in
    order of ids.
    """
    ids = [{"id": table} for table in sorted({one.table for one in batch})]
    row = ready(connection.dialect, _lock_tables).at_once(connection, rows=as_json(ids)).fetchone()
    found = msgspec.json.decode(row[0]) if row and row[0] else []
    numbers, faces, forgotten = ({each[0]: each[column] for each in found} for column in (1, 2, 3))
    return numbers, faces, forgotten


def _lock_tables(dialect: Dialect) -> Select[tuple[str]]:
    row = schema.tables.c
    ids = select(spread(dialect, [row.id]).c.id)
    held = (
        select(row.id, row.number, row.face, row.forgotten)
        .where(row.id.in_(ids))
        .order_by(row.id)
        .with_for_update()
    )
    return gathering(dialect, held)


def _insert_log(dialect: Dialect) -> Insert:
    columns = list(schema.log.c)
    return insert(schema.log).from_select(
        [column.name for column in columns], select(spread(dialect, columns))
    )


def _write_tables(connection: Connection, batch: Sequence[Prepared], faces: dict[str, int]) -> None:
    ready(connection.dialect, _update_tables, MOVING).at_once(
        connection, rows=as_json([_moving_row(one) for one in batch])
    )
    changed = [one for one in batch if one.face != faces[one.table]]
    if changed:
        rows = [_table_row(one) for one in changed]
        ready(connection.dialect, _update_tables, tuple(rows[0]))(connection, rows=as_json(rows))
        _write_members(connection, changed)


def _update_tables(dialect: Dialect, names: tuple[str, ...]) -> Update:
    names = tuple(name for name in names if name != "id")
    rows = spread(dialect, [schema.tables.c[name] for name in ("id", *names)])
    return (
        update(schema.tables)
        .where(schema.tables.c.id == rows.c.id)
        .values({name: rows.c[name] for name in names})
    )


def _write_members(connection: Connection, batch: Sequence[Prepared]) -> None:
    dialect, tables = connection.dialect, [{"id": one.table} for one in batch]
    ready(dialect, _leave_members).at_once(connection, rows=as_json(tables))
    here = [
        {"person": person, "table_id": one.table, "present": True}
        for one in batch
        for person in _people(one.summary)
    ]
    if here:
        ready(dialect, _insert_members).at_once(connection, rows=as_json(here))


def _leave_members(dialect: Dialect) -> Update:
    row = schema.members.c
    of_tables = row.table_id.in_(select(spread(dialect, [schema.tables.c.id]).c.id))
    return update(schema.members).where(of_tables).values(present=False)


def _insert_members(dialect: Dialect) -> Insert:
    columns = [schema.members.c[name] for name in ("person", "table_id", "present")]
    # SQLite takes the conflict for a join, unless something stands between.
    rows = select(spread(dialect, columns)).where(true())
    there = insert_into(dialect, schema.members).from_select([column.name for column in columns], rows)
    return there.on_conflict_do_update(index_elements=["person", "table_id"], set_={"present": True})


def _write_snapshots(connection: Connection, batch: Sequence[Prepared]) -> None:
    for one in batch:
        ready(connection.dialect, _insert_snapshot).at_once(
            connection, table_id=one.table, number=one.last, data=one.snapshot
        )
        ready(connection.dialect, _delete_snapshots).at_once(connection, of_table=one.table)


def _insert_snapshot(dialect: Dialect) -> Insert:
    row = schema.snapshots.c
    return insert(schema.snapshots).values(
        {column: bindparam(column.name, type_=column.type) for column in (row.table_id, row.number, row.data)}
    )


def _delete_snapshots(dialect: Dialect) -> Delete:
    row = schema.snapshots.c
    of_table = row.table_id == bindparam("of_table", type_=row.table_id.type)
    kept = select(row.number).where(of_table).order_by(row.number.desc()).limit(KEPT_SNAPSHOTS)
    return delete(schema.snapshots).where(of_table, row.number.not_in(kept))


def _face(summary: Summary) -> int:
    return int.from_bytes(hashlib.blake2b(encode(FACE(summary)), digest_size=6).digest(), "big")


def _brought(entry: Entry) -> str:
    """The person an entry brings to a table: its host, or somebody who sits down under a name."""
    person: str = entry.body.get("host", "") if entry.kind == "created" else entry.body.get("person", "")
    return person if entry.kind == "created" or entry.body.get("name") else ""


def _people(summary: Summary) -> list[str]:
    return sorted({summary.host, *summary.people} - {""})


def _moving_row(one: Prepared) -> Json:
    return {
        "id": one.table,
        "number": one.last + 1,
        "updated_at": one.summary.updated_at,
        "due_at": one.summary.due_at,
        "waits": as_json(one.summary.waits),
        "call_at": one.summary.call_at,
    }


def _table_row(one: Prepared) -> Json:
    row: Json = msgspec.structs.asdict(one.summary)
    row["id"] = row.pop("table")
    texts = {key: as_json(row[key]) for key in ("settings", "names", "people", "waits")}
    return row | texts | {"number": one.last + 1, "face": one.face}


def _played_row(played: Played) -> Json:
    row: Json = msgspec.structs.asdict(played)
    row["table_id"] = row.pop("table")
    return row | {"settings": as_json(played.settings)}
