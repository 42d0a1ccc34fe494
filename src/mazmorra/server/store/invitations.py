"""Who was invited to which table, by whom, and how often: an invitation stands until it is declined, the
table fills up, or whoever invited gets up.

What is kept of one that nobody hears of is the same, so that whoever invites cannot tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select, update

from mazmorra.kernel import Json
from mazmorra.server.store.calls import put_in_outbox
from mazmorra.server.store.contacts import contact_of
from mazmorra.server.store.database import Part
from mazmorra.server.store.gone import deleted
from mazmorra.server.store.rows import Call, Invitation, Summary
from mazmorra.server.store.schema import blocks, contacts, invitations, members, outbox, people, tables
from mazmorra.server.store.tables import summary

HOUR, DAY = 3_600_000, 24 * 3_600_000
BY_ONE = ((HOUR, 3), (DAY, 8))
"""So often one person may invite another within so many milliseconds."""
BY_ALL = 20
"""So many invitations somebody hears of within an hour, whoever they come from."""
KEPT = 7 * DAY
MOST_SHOWN = 10
Outcome: TypeAlias = Literal["heard", "unheard", "known", "enough"]
"""Whether they hear of it, or were invited there before, or too often."""
ROW = invitations.c


class Invitations(Part):
    """The invitations of everybody."""

    async def add(self, invitation: Invitation, calls: Sequence[Call] = ()) -> Outcome:
        """Somebody invites somebody else; the calls are sent if they hear of it.

        All in one step, which takes as long where nobody hears of it.
        """
        return await self._database.write(_add, invitation, calls)

    async def standing(self, person: str, now: int) -> list[tuple[Summary, str, str]]:
        """The tables to which somebody is invited, the latest first, with who invites them by id and name."""
        return await self._database.read(_standing, person, now)

    async def stands(self, person: str, inviter: str, table: str, now: int) -> bool:
        """Whether somebody is still invited to a table by another."""
        return await self._database.read(_stands, person, inviter, table, now)

    async def decline(self, person: str, table: str) -> None:
        """Not to come to a table; nobody is told, and nothing more is sent about it."""
        await self._database.write(_decline, person, table)

    async def forget_old(self, now: int) -> None:
        """Forget what is long past."""
        await self._database.write(_forget_old, now)


def forget_invitations(connection: Connection, person: str) -> None:
    """Nobody invites somebody who has left for good, nor is invited by them."""
    connection.execute(delete(invitations).where(or_(ROW.person == person, ROW.inviter == person)))


def invitations_of(connection: Connection, person: str) -> Json:
    """Whom somebody has invited where, and who invited them; whether others declined is theirs to know."""
    got = select(ROW.inviter, ROW.table_id.label("table"), ROW.at, (~ROW.open).label("declined"))
    sent = select(ROW.person, ROW.table_id.label("table"), ROW.at)
    asked = (("got", got.where(ROW.person == person)), ("sent", sent.where(ROW.inviter == person)))
    return {
        name: [dict(row) for row in connection.execute(query.order_by(ROW.at)).mappings()]
        for name, query in asked
    }


def invited_lately(connection: Connection, inviter: str, now: int) -> dict[str, str]:
    """Whom somebody has invited within a day, and to which table last."""
    query = select(ROW.person, ROW.table_id).where(ROW.inviter == inviter, ROW.at > now - DAY)
    return {row.person: row.table_id for row in connection.execute(query.order_by(ROW.at))}


def _add(connection: Connection, new: Invitation, calls: Sequence[Call]) -> Outcome:
    _hold(connection, new)
    pair = (ROW.person == new.person, ROW.inviter == new.inviter)
    if deleted(connection, {new.person, new.inviter}):
        return "unheard"
    if _count(connection, *pair, ROW.table_id == new.table_id):
        return "known"
    if any(_count(connection, *pair, ROW.at > new.at - within) >= most for within, most in BY_ONE):
        return "enough"
    often = _count(connection, ROW.person == new.person, ROW.at > new.at - HOUR) >= BY_ALL
    heard = contact_of(connection, new.person).invitable and not often
    connection.execute(insert(invitations).values(msgspec.structs.asdict(new) | {"open": heard}))
    for call in calls if heard else ():
        put_in_outbox(connection, call)
    return "heard" if heard else "unheard"


def _hold(connection: Connection, new: Invitation) -> None:
    """One at a time counts how often these two were invited, also of several processes."""
    both = select(people.c.id).where(people.c.id.in_([new.person, new.inviter])).order_by(people.c.id)
    connection.execute(both.with_for_update(key_share=True)).all()


def _count(connection: Connection, *which: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).select_from(invitations).where(*which)) or 0


def _are_standing(person: str, now: int) -> Sequence[ColumnElement[bool]]:
    at_table = (members.c.table_id == ROW.table_id, members.c.present)
    return (
        ROW.person == person,
        ROW.open,
        ROW.at > now - KEPT,
        ~exists().where(contacts.c.person == person, ~contacts.c.invitable),
        tables.c.id == ROW.table_id,
        tables.c.status == "open",
        tables.c.taken < tables.c.seats,
        exists().where(*at_table, members.c.person == ROW.inviter),
        ~exists().where(*at_table, members.c.person == person),
        ~exists().where(blocks.c.person == person, blocks.c.blocked.in_([ROW.inviter, tables.c.host])),
        ~exists().where(blocks.c.blocked == person, blocks.c.person.in_([ROW.inviter, tables.c.host])),
    )


def _standing(connection: Connection, person: str, now: int) -> list[tuple[Summary, str, str]]:
    query = select(ROW.table_id, ROW.inviter, people.c.name).join(people, people.c.id == ROW.inviter)
    found = query.where(*_are_standing(person, now), people.c.deleted_at.is_(None)).order_by(ROW.at.desc())
    told: dict[str, tuple[Summary, str, str]] = {}
    for table, inviter, name in connection.execute(found.limit(MOST_SHOWN)).all():
        if table not in told and (shown := summary(connection, table)):
            told[table] = (shown, inviter, name)
    return list(told.values())


def _stands(connection: Connection, person: str, inviter: str, table: str, now: int) -> bool:
    this = (ROW.table_id == table, ROW.inviter == inviter)
    found = select(ROW.at).where(*_are_standing(person, now), *this)
    return connection.execute(found.limit(1)).first() is not None


def _decline(connection: Connection, person: str, table: str) -> None:
    mine = (ROW.person == person, ROW.table_id == table)
    connection.execute(update(invitations).where(*mine).values(open=False))
    connection.execute(delete(outbox).where(outbox.c.person == person, outbox.c.table_id == table))


def _forget_old(connection: Connection, now: int) -> None:
    connection.execute(delete(invitations).where(ROW.at < now - KEPT))
