"""What routes ask for: the parts of the server, who calls, and from where."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from mazmorra.kernel import Json
from mazmorra.server.limits import address_of
from mazmorra.server.parts import Parts
from mazmorra.server.people.devices import Came, came
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Bearer, Person

ID = "^[A-Za-z0-9_-]{1,64}$"
bearer = HTTPBearer(auto_error=False, description="The token that `POST /api/people` gave.")


async def parts_of(request: Request) -> Parts:
    """The running server."""
    parts: Parts = request.app.state.parts
    return parts


async def caller_address(request: Request) -> str:
    """Where a request comes from."""
    return address_of(request.scope)


async def caller_came(request: Request) -> Came:
    """Where a request comes from, and from what device."""
    return came(request.scope)


OPEN_TO_ALL: Json = {"security": [{}, {"HTTPBearer": []}]}
Server = Annotated[Parts, Depends(parts_of)]
Token = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
Address = Annotated[str, Depends(caller_address)]
From = Annotated[Came, Depends(caller_came)]


async def leaver_bearer(parts: Server, given: Token, came: From) -> Bearer:
    """Who wants to leave for good, which nobody is kept from."""
    if given is None:
        raise Refused("no-token", 401)
    found = await parts.who.bearer(given.credentials, came)
    parts.limits.take("http-person", found.person.id)
    return found


async def caller_bearer(parts: Server, given: Token, came: From) -> Bearer:
    """Who asks, and by which session; who is banned asks for nothing."""
    found = await leaver_bearer(parts, given, came)
    parts.bans.check(found.person.id)
    return found


async def caller(found: Annotated[Bearer, Depends(caller_bearer)]) -> Person:
    """The person who asks."""
    return found.person


async def hosting(person: Annotated[Person, Depends(caller)]) -> Person:
    """The person who asks, if they host this server."""
    if not person.host:
        raise Refused("hosts-only", 403)
    return person


async def visitor(parts: Server, given: Token, came: From) -> str:
    """Who asks, where that need not be said: nobody is the empty text."""
    return (await caller_bearer(parts, given, came)).person.id if given else ""


async def earlier(request: Request, parts: Server) -> tuple[str, str]:
    """The person and the session a device had when it asks for a new one, if it had any; nobody needs one for
    that.
    """
    with suppress(Refused):
        return parts.who.signed(request.headers.get("Authorization", "").removeprefix("Bearer "))
    return "", ""


Holder = Annotated[Bearer, Depends(caller_bearer)]
Leaver = Annotated[Bearer, Depends(leaver_bearer)]
Caller = Annotated[Person, Depends(caller)]
Host = Annotated[Person, Depends(hosting)]
Visitor = Annotated[str, Depends(visitor)]
Earlier = Annotated[tuple[str, str], Depends(earlier)]
TableId = Annotated[str, Path(pattern=ID, examples=["Zk3vX0pQm1sA"])]
