"""Deleting a person and telling them what is stored about them.

What stays of somebody who was deleted: the opaque id, in the row of the person (without name, user name and
password), in the logs of their tables and in how those games ended; the salt they gave, without which nobody
could check the dice. What goes: the account, sessions and codes, how to call them, everything they said, whom
they muted, blocked or invited, and their name at every table, in the one change a log ever sees. Of somebody
banned the user name stays among the bans. A table counts these changes, so that what somebody else computed
before one is not stored after it.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, bindparam, delete, or_, select, update

from mazmorra.kernel import Json
from mazmorra.server.store.acts import ban_name
from mazmorra.server.store.blocks import blocked_by
from mazmorra.server.store.bulk import as_json
from mazmorra.server.store.calls import calls_of, forget_calls
from mazmorra.server.store.chat import REMOVED
from mazmorra.server.store.contacts import export_contact, forget_contact
from mazmorra.server.store.dailies import tries_of
from mazmorra.server.store.history import games_of
from mazmorra.server.store.invitations import forget_invitations, invitations_of
from mazmorra.server.store.logs import legible
from mazmorra.server.store.mutes import muted_by
from mazmorra.server.store.ratings import steps_of
from mazmorra.server.store.schema import (
    blocks,
    chat,
    codes,
    comparisons,
    log,
    members,
    mutes,
    people,
    snapshots,
    tables,
)
from mazmorra.server.store.sessions import end_sessions, sessions_of

NAMELESS = ""
decode = msgspec.json.Decoder(list[str]).decode


def delete_person(connection: Connection, person: str, now: int) -> list[str] | None:
    """Delete somebody; the tables that changed, or None when there is no such person."""
    username = connection.scalar(select(people.c.username).where(people.c.id == person))
    if username:
        ban_name(connection, person, username, now)
    gone = update(people).where(people.c.id == person, people.c.deleted_at.is_(None))
    nothing = {"name": NAMELESS, "username": None, "password_hash": None, "deleted_at": now, "host": False}
    if not connection.execute(gone.values(nothing)).rowcount:
        return None
    for kept in (codes, comparisons):
        connection.execute(delete(kept).where(kept.c.person == person))
    forget_contact(connection, person)
    forget_calls(connection, person)
    forget_invitations(connection, person)
    end_sessions(connection, person)
    at = _tables_of(connection, person)
    for table in at:
        _forget_name(connection, table, person)
    connection.execute(delete(chat).where(chat.c.person == person))
    connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.muted == person)))
    connection.execute(delete(blocks).where(or_(blocks.c.person == person, blocks.c.blocked == person)))
    return at


def export_person(connection: Connection, person: str) -> Json | None:
    """All that is stored about somebody, or None when there is no such person."""
    row = connection.execute(
        select(people).where(people.c.id == person, people.c.deleted_at.is_(None))
    ).first()
    if row is None:
        return None
    said = select(
        chat.c.table_id.label("table"), chat.c.at, chat.c.name, chat.c.seat, chat.c.kind, chat.c.text
    )
    said = said.where(chat.c.person == person, chat.c.kind != REMOVED)
    reset = select(codes.c.expires_at, codes.c.used).where(codes.c.person == person)
    return {
        "person": {key: value for key, value in row._mapping.items() if key != "password_hash"},
        "tables": [_seats_at(connection, table, person) for table in _tables_of(connection, person)],
        "chat": [dict(line) for line in connection.execute(said.order_by(chat.c.at)).mappings()],
        "played": [msgspec.to_builtins(game) for game in games_of(connection, person, limit=None)],
        "reset_codes": [dict(code) for code in connection.execute(reset).mappings()],
        "muted": muted_by(connection, person),
        "blocked": [blocked for blocked, _ in blocked_by(connection, person)],
        "rating_steps": [msgspec.to_builtins(step) for step in steps_of(connection, person)],
        "tries": [msgspec.to_builtins(each) for each in tries_of(connection, person)],
        "called_by": export_contact(connection, person),
        "called_to": calls_of(connection, person),
        "invitations": invitations_of(connection, person),
        "sessions": [msgspec.to_builtins(session) for session in sessions_of(connection, person)],
    }


def _tables_of(connection: Connection, person: str) -> list[str]:
    """Every table somebody was ever host of or had a seat at."""
    return list(
        connection.scalars(
            select(members.c.table_id).where(members.c.person == person).order_by(members.c.table_id)
        )
    )


def _seats_at(connection: Connection, table: str, person: str) -> Json:
    """The entries of a table that name somebody: what they gave of themselves, never what the game hides."""
    shown = ("seat", "name", "seal", "salt")
    readable, lost = legible(connection, table, 0)
    entries = [entry for entry in readable if entry.body.get("person") == person]
    given = [
        {"at": entry.at, "kind": entry.kind} | {key: entry.body[key] for key in shown if key in entry.body}
        for entry in entries
    ]
    return {"table": table, "entries": given} | ({"unreadable": True} if lost else {})


def _forget_name(connection: Connection, table: str, person: str) -> None:
    """Take somebody's name out of a table; its snapshots go as well, for they may hold it, and are made
    again.
    """
    row = connection.execute(
        select(tables.c.names, tables.c.people).where(tables.c.id == table).with_for_update()
    ).one()
    changed = {
        "names": as_json(_names_without(row.names, row.people, person)),
        "forgotten": tables.c.forgotten + 1,
    }
    connection.execute(update(tables).where(tables.c.id == table).values(changed))
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
    entries, lost = legible(connection, table, 0, naming=person)
    named = [entry for entry in entries if entry.body.get("person") == person and "name" in entry.body]
    here = (
        update(log)
        .where(log.c.table_id == table, log.c.number == bindparam("at_number"))
        .values(body=bindparam("new_body"))
    )
    bodies = [
        {"at_number": entry.number, "new_body": as_json(entry.body | {"name": NAMELESS})} for entry in named
    ]
    bodies += [{"at_number": number, "new_body": NAMELESS} for number in lost]
    if bodies:
        connection.execute(here, bodies)


def _names_without(names: str, people: str, person: str) -> list[str]:
    """The names at a table without one person's; where nobody can tell whose is whose any more, none at
    all.
    """
    try:
        sitting = zip(decode(names), decode(people), strict=True)
        return [NAMELESS if sitter == person else name for name, sitter in sitting]
    except (ValueError, TypeError, msgspec.DecodeError):
        return []
