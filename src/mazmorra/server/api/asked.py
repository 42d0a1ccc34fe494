"""What routes ask for: the parts of the server, who calls, and from where."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from mazmorra.server.limits import address_of
from mazmorra.server.parts import Parts
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Person

ID = "^[A-Za-z0-9_-]{1,64}$"
bearer = HTTPBearer(auto_error=False, description="The token that `POST /api/people` gave.")


async def parts_of(request: Request) -> Parts:
    """The running server."""
    parts: Parts = request.app.state.parts
    return parts


async def caller_address(request: Request) -> str:
    """Where a request comes from."""
    return address_of(request.scope)


async def caller(
    parts: Annotated[Parts, Depends(parts_of)],
    given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Person:
    """The person who asks."""
    if given is None:
        raise Refused("no-token", 401)
    person = await parts.who.bearer(given.credentials)
    parts.limits.take("http-person", person.id)
    return person


async def visitor(
    parts: Annotated[Parts, Depends(parts_of)],
    given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> str:
    """Who asks, where that need not be said: nobody is the empty text."""
    return await parts.who.person_of(given.credentials) if given else ""


OPEN_TO_ALL: dict[str, Any] = {"security": [{}, {"HTTPBearer": []}]}
Server = Annotated[Parts, Depends(parts_of)]
Caller = Annotated[Person, Depends(caller)]
Visitor = Annotated[str, Depends(visitor)]
Address = Annotated[str, Depends(caller_address)]
TableId = Annotated[str, Path(pattern=ID, examples=["Zk3vX0pQm1sA"])]
