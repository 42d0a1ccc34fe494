"""What is mine to look after: the devices I am logged in on, and whom I have blocked."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Response

from mazmorra.server.http.asked import ID, Caller, Holder, Server
from mazmorra.server.http.models.people import Blocking, BlockTold, SessionTold
from mazmorra.server.refusals import Refused

router = APIRouter(prefix="/me", tags=["people"])
SessionId = Annotated[str, Path(pattern=ID, examples=["Vb1sK3h8a9mX"])]
PersonId = Annotated[str, Path(pattern=ID, examples=["q0PzV9mXb1sK3h8a"])]


@router.get("/sessions")
async def sessions(holder: Holder, parts: Server) -> list[SessionTold]:
    """Every device I am logged in on, what was used last first."""
    found = await parts.store.sessions.of(holder.person.id)
    return [SessionTold(**msgspec.to_builtins(each), current=each.id == holder.session) for each in found]


@router.delete("/sessions", status_code=204)
async def end_others(holder: Holder, parts: Server) -> Response:
    """Log out on every other device."""
    person = holder.person.id
    await parts.sessions.end(person, await parts.store.sessions.end_others(person, holder.session))
    return Response(status_code=204)


@router.delete("/sessions/{session}", status_code=204)
async def end_session(session: SessionId, person: Caller, parts: Server) -> Response:
    """Log out on one device."""
    ended = await parts.store.sessions.end(person.id, session)
    if not ended:
        raise Refused("no-such-session", 404)
    await parts.sessions.end(person.id, ended)
    return Response(status_code=204)


@router.get("/blocks")
async def blocks(person: Caller, parts: Server) -> list[BlockTold]:
    """Everybody I have blocked."""
    return [BlockTold(person=blocked, name=name) for blocked, name in await parts.store.blocks.of(person.id)]


@router.post("/blocks", status_code=204)
async def block(given: Blocking, person: Caller, parts: Server) -> Response:
    """Block somebody: we do not hear each other, and my tables are closed to them. They are not told."""
    await parts.blocks.add(person.id, given.person)
    return Response(status_code=204)


@router.delete("/blocks/{blocked}", status_code=204)
async def unblock(blocked: PersonId, person: Caller, parts: Server) -> Response:
    """Have to do with somebody again."""
    await parts.blocks.remove(person.id, blocked)
    return Response(status_code=204)
