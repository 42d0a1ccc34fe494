"""What the host of a server may do about people and tables.

Each act is written down, and running servers follow that.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address

from mazmorra.server.clock import now_ms
from mazmorra.server.limits import address_of
from mazmorra.server.people.accounts import found
from mazmorra.server.people.bans import DAY
from mazmorra.server.people.leaving import get_up
from mazmorra.server.people.obeying import APPOINT, BAN, DISMISS, REMOVE_TABLE, REMOVE_WORDS, UNBAN
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Act, Ban, Line, Person, Session
from mazmorra.server.store.acts import ADDRESS, NAME, PERSON
from mazmorra.server.tables import wishes
from mazmorra.server.tables.chat import clean
from mazmorra.server.tables.hub import Hub

MOST_DAYS = 36_500
PAGE = 1000
"""So many acts are listed at once."""
OBEYED = 1.5
"""Seconds in which every running server has heard of a ban."""


class Hosting:
    """The host's hands. It works beside a running server as well as without one."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store

    async def ban(self, target: str, days: int, reason: str) -> None:
        """Let an account, a guest or an address in no more, for some days or (0) for good.

        A person gets up from every table.
        """
        if not 0 <= days <= MOST_DAYS:
            raise Refused("bad-days", 422, most=MOST_DAYS)
        kind, known = await self._named(target)
        until = now_ms() + days * DAY if days else 0
        await self.store.acts.ban(
            Ban(kind, known, until, clean(reason)), _act(BAN, f"{kind} {known}", reason)
        )
        if kind == PERSON:
            await get_up(self.hub, known)
            await asyncio.sleep(OBEYED)  # until then a running server may let them sit down elsewhere
            await self.hub.catch_up_all()
            await get_up(self.hub, known)

    async def unban(self, target: str) -> None:
        """Let somebody in again, or let others have the user name of somebody banned who has left."""
        name = target.strip().lower()
        if await self.store.acts.unban(NAME, name, _act(UNBAN, f"{NAME} {name}", "")):
            return
        kind, known = await self._named(target)
        if not await self.store.acts.unban(kind, known, _act(UNBAN, f"{kind} {known}", "")):
            raise Refused("not-banned", 404, target=target)

    async def bans(self) -> list[Ban]:
        """The bans that have not run out."""
        return await self.store.acts.bans(now_ms())

    async def who(self, target: str) -> tuple[Person, list[Session]]:
        """Somebody, and where they are logged in."""
        person = await self._person(target)
        return person, await self.store.sessions.of(person.id)

    async def appoint(self, target: str, host: bool) -> None:
        """Let somebody host this server from the browser, or no more: it asks at every request."""
        person = await self._person(target)
        await self.store.people.appoint(person.id, host)
        await self.store.acts.note(_act(APPOINT if host else DISMISS, f"{PERSON} {person.id}", ""))

    async def hosts(self) -> list[Person]:
        """Everybody who hosts this server from the browser."""
        return await self.store.people.hosts()

    async def words(self, table: str) -> list[Line]:
        """What was said at a table."""
        return await self.store.chat.since(table)

    async def remove_words(self, table: str, line: int | None, reason: str) -> None:
        """Remove a line of a table's chat, or all of it."""
        target = table if line is None else f"{table}#{line}"
        if not await self.store.acts.remove_words(table, line, _act(REMOVE_WORDS, target, reason)):
            raise Refused("no-such-words", 404)

    async def remove_table(self, table: str, reason: str) -> None:
        """Take a table away for everybody."""
        try:
            await self.hub.wish(table, wishes.remove)
        except Refused as refused:
            if refused.code != "unreadable":
                raise
            await self.store.abandon(table)  # nobody can read it, so at least nobody is shown it
        await self.store.acts.note(_act(REMOVE_TABLE, table, reason))

    async def log(self, before: int | None = None) -> list[Act]:
        """What the host has done lately, or before the act of a number; the latest comes last."""
        return await self.store.acts.latest(PAGE, before)

    async def _named(self, target: str) -> tuple[str, str]:
        """What a host means by a word: an address (of IPv6 its whole network), or somebody by username
        or id.
        """
        try:
            ip_address(target)
        except ValueError:
            return PERSON, (await self._person(target)).id
        return ADDRESS, address_of({"client": (target, 0)})

    async def _person(self, target: str) -> Person:
        person = await self.store.people.get(target) or await found(self.store, target)
        if person is None:
            raise Refused("no-such-person", 404, username=target)
        return person


def _act(act: str, target: str, reason: str) -> Act:
    return Act(now_ms(), act, target, clean(reason))
