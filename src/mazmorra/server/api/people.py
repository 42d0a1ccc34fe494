"""People: arriving with a name, claiming an account, coming back, leaving for good."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from mazmorra.server.api.asked import Address, Caller, Server
from mazmorra.server.api.models import Claim, Login, Me, NewPassword, NewPerson, Reset, Welcomed
from mazmorra.server.leaving import leave_for_good
from mazmorra.server.names import clean_name
from mazmorra.server.parts import Parts
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Person

router = APIRouter(tags=["people"])


def welcomed(parts: Parts, person: Person) -> Welcomed:
    return Welcomed(person=Me.model_validate(person), token=parts.who.token_of(person))


@router.post("/people", status_code=201)
async def arrive(given: NewPerson, parts: Server, address: Address) -> Welcomed:
    """Play with just a name: a new person, and the token that proves to be them."""
    parts.limits.take("new-person", address)
    return welcomed(parts, await parts.who.newcomer(given.name))


@router.get("/me")
async def me(person: Caller) -> Me:
    """Who I am."""
    return Me.model_validate(person)


@router.patch("/me")
async def rename(given: NewPerson, person: Caller, parts: Server) -> Me:
    """Another name from now on; tables I already sit at keep the old one."""
    renamed = await parts.store.people.rename(person.id, clean_name(given.name))
    if renamed is None:
        raise Refused("bad-token", 401)
    return Me.model_validate(renamed)


@router.delete("/me", status_code=204)
async def delete(person: Caller, parts: Server) -> Response:
    """Delete me: the account, what I said, and my name at every table. My open tables are called off, bots play on for me."""
    await leave_for_good(parts.hub, parts.sessions, person.id)
    return Response(status_code=204)


@router.get("/me/export")
async def export(person: Caller, parts: Server) -> dict[str, Any]:
    """All that is stored about me."""
    parts.limits.take("all-about-me", person.id)
    stored = await parts.store.people.export(person.id)
    if stored is None:
        raise Refused("bad-token", 401)
    return stored


@router.post("/me/account")
async def claim(given: Claim, person: Caller, parts: Server, address: Address) -> Me:
    """Claim an account, to come back from any device."""
    parts.limits.take("login-address", address)
    return Me.model_validate(await parts.accounts.claim(person, given.username, given.password))


@router.post("/login")
async def login(given: Login, parts: Server, address: Address) -> Welcomed:
    """Come back to an account."""
    return welcomed(parts, await parts.accounts.login(given.username, given.password, address))


@router.post("/logout", status_code=204)
async def logout(person: Caller, parts: Server) -> Response:
    """Log out on every device; without an account there is no way back."""
    await parts.accounts.logout(person)
    return Response(status_code=204)


@router.post("/me/password")
async def change_password(given: NewPassword, person: Caller, parts: Server, address: Address) -> Welcomed:
    """Change my password; other devices are logged out."""
    return welcomed(parts, await parts.accounts.change_password(person, given.old, given.new, address))


@router.post("/reset")
async def reset(given: Reset, parts: Server, address: Address) -> Welcomed:
    """Set a new password with the one-time code that the host can make."""
    return welcomed(parts, await parts.accounts.reset(given.code, given.password, address))
