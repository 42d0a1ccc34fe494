"""Inviting somebody one has played with to a table that waits for players: they are called there in every
way they want to be.

Whoever invites never learns whether the other is here, has declined, or wants to be invited at all.
"""

from __future__ import annotations

from mazmorra.server.calls.letters import BY, INVITE
from mazmorra.server.calls.ways import EMAIL, ways_to
from mazmorra.server.clock import now_ms
from mazmorra.server.limits import Limits
from mazmorra.server.people.bans import Bans
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Call, Companion, Invitation, Person, Summary
from mazmorra.server.tables.entries import OPEN
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life

SHOWN = 12
"""So many of those with whom one has played are shown."""


class Inviting:
    """Who may invite whom, and what is sent then. `mails` says whether letters can be sent at all."""

    def __init__(self, hub: Hub, bans: Bans, limits: Limits, mails: bool) -> None:
        self.hub, self.bans, self.limits = hub, bans, limits
        self.mails = mails

    async def companions(self, person: str) -> list[Companion]:
        """With whom somebody has played lately; whom the host lets in no more is not among them."""
        banned = self.bans.people()
        found = await self.hub.store.companions.of(person, now_ms(), SHOWN + len(banned))
        return [each for each in found if each.person not in banned][:SHOWN]

    async def standing(self, person: str) -> list[tuple[Summary, str, str]]:
        """The tables to which somebody is invited, and by whom."""
        found = await self.hub.store.invitations.standing(person, now_ms())
        return [each for each in found if not self.bans.has(each[1])]

    async def invite(self, table: str, inviter: Person, person: str) -> None:
        """Somebody asks another to their table."""
        self.limits.take("invite", inviter.id)
        life = (await self.hub.shown(table, inviter.id)).life
        require_host_or_sitter(life, inviter.id)
        met = await self.hub.store.companions.have_met(inviter.id, person)
        if not met or self.bans.has(person):
            raise Refused("not-played-with", 404)
        if not life.seats_of(person):
            await self._send(life, inviter, person)

    async def _send(self, life: Life, inviter: Person, person: str) -> None:
        """The same is done whether they hear of it or not, so that it takes as long; what calls them goes out
        a moment later, with whatever else there is.
        """
        now = now_ms()
        calls = await self._calls(life, inviter, person, now)
        invitation = Invitation(person, inviter.id, life.id, now)
        if await self.hub.store.invitations.add(invitation, calls) == "enough":
            raise Refused("invited-enough")

    async def _calls(self, life: Life, inviter: Person, person: str, now: int) -> list[Call]:
        """Browsers at once; a letter only once they have had time to come by themselves."""
        store = self.hub.store
        invited, contact = await store.people.get(person), await store.contacts.of(person)
        if invited is None:
            return []
        gaps = {"name": invited.name, "names": inviter.name, "game": life.created.game, BY: inviter.id}
        later = {EMAIL: now + self.hub.call_after}
        return [
            Call(person, life.id, INVITE, *way, gaps, now, later.get(way[0], now))
            for way in await ways_to(store, contact, self.mails)
        ]


def require_host_or_sitter(life: Life, person: str) -> None:
    """Only who is at a table that waits for players may ask others to it."""
    if life.status != OPEN or life.reveal_by:
        raise Refused("wrong-time", status_now=life.status)
    if life.created.host != person and not life.seats_of(person):
        raise Refused("not-at-table", 403)
    if all(chair.taken for chair in life.chairs):
        raise Refused("no-free-seat")
