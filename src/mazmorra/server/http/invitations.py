"""With whom I have played, asking them to my table, and being asked to theirs."""

from __future__ import annotations

from fastapi import APIRouter, Response

from mazmorra.server.http.asked import Caller, Server, TableId
from mazmorra.server.http.models.people import CompanionTold, Inviting
from mazmorra.server.ratings.scale import shown
from mazmorra.server.store import Companion

router = APIRouter(tags=["calls"])


@router.get("/me/companions")
async def companions(person: Caller, parts: Server) -> list[CompanionTold]:
    """The people I have played with lately, first whom I met last."""
    return [_told(each) for each in await parts.inviting.companions(person.id)]


@router.post("/tables/{table}/invite", status_code=204)
async def invite(table: TableId, given: Inviting, person: Caller, parts: Server) -> Response:
    """Ask somebody I have played with to a table that waits for players and at which I sit.

    The answer is the same whether they hear of it, decline, or want no invitations.
    """
    await parts.inviting.invite(table, person, given.person)
    return Response(status_code=204)


@router.delete("/me/invitations/{table}", status_code=204)
async def decline(table: TableId, person: Caller, parts: Server) -> Response:
    """Not to come to a table I am invited to; nobody is told."""
    await parts.store.invitations.decline(person.id, table)
    return Response(status_code=204)


def _told(each: Companion) -> CompanionTold:
    return CompanionTold(
        person=each.person,
        name=each.name,
        game=each.game,
        at=each.at,
        rating=None if each.mu is None else shown(each.mu),
        invited_to=each.invited_to,
    )
