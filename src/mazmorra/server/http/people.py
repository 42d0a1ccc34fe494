"""People: arriving with a name, claiming an account, coming back, leaving for good."""

from __future__ import annotations

from fastapi import APIRouter, Response

from mazmorra.kernel import Json
from mazmorra.server.http.asked import Caller, Earlier, From, Holder, Leaver, Server
from mazmorra.server.http.models.people import (
    Claim,
    Invited,
    Login,
    Me,
    NewPassword,
    NewPerson,
    Reset,
    Welcomed,
)
from mazmorra.server.parts import Parts
from mazmorra.server.people.devices import Came
from mazmorra.server.people.leaving import leave_for_good
from mazmorra.server.people.names import clean_name
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Person

router = APIRouter(tags=["people"])


async def welcomed(parts: Parts, person: Person, came: Came, earlier: tuple[str, str] = ("", "")) -> Welcomed:
    """Somebody with a session of their own; a session of theirs that this very device had before ends."""
    parts.bans.check(person.id)
    token = await parts.who.enter(person, came, earlier[1] if earlier[0] == person.id else "")
    return Welcomed(person=Me.model_validate(person), token=token, device=parts.who.device_of(person))


@router.post("/people", status_code=201)
async def arrive(given: NewPerson, parts: Server, came: From) -> Welcomed:
    """Play with just a name: a new person, and the token that proves to be them."""
    parts.limits.take("new-person", came.address)
    return await welcomed(parts, await parts.who.newcomer(given.name), came)


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
async def delete(leaver: Leaver, parts: Server) -> Response:
    """Delete me: the account, what I said, and my name at every table.

    My open tables are called off, bots play on for me. Who is banned may, too; the ban stays.
    """
    await leave_for_good(parts.hub, parts.sessions, leaver.person.id)
    return Response(status_code=204)


@router.get("/me/export")
async def export(person: Caller, parts: Server) -> Json:
    """All that is stored about me."""
    parts.limits.take("all-about-me", person.id)
    stored = await parts.store.people.export(person.id)
    if stored is None:
        raise Refused("bad-token", 401)
    return stored


@router.post("/me/account")
async def claim(given: Claim, person: Caller, parts: Server, came: From) -> Welcomed:
    """Claim an account, to come back from any device. Every token I had ends; here is a new one."""
    parts.limits.take("login-address", came.address)
    return await welcomed(parts, await parts.accounts.claim(person, given.username, given.password), came)


@router.post("/login")
async def login(given: Login, parts: Server, came: From, earlier: Earlier) -> Welcomed:
    """Come back to an account. Each device has a token of its own."""
    person = await parts.accounts.login(given.username, given.password, given.device, came.address)
    return await welcomed(parts, person, came, earlier)


@router.post("/logout", status_code=204)
async def logout(holder: Holder, parts: Server) -> Response:
    """Log out on this device; without an account there is no way back."""
    await parts.sessions.end(
        holder.person.id, await parts.store.sessions.end(holder.person.id, holder.session)
    )
    return Response(status_code=204)


@router.post("/me/password")
async def change_password(given: NewPassword, person: Caller, parts: Server, came: From) -> Welcomed:
    """Change my password. Every token I had ends; here is a new one."""
    return await welcomed(
        parts, await parts.accounts.change_password(person, given.old, given.new, came.address), came
    )


@router.post("/reset")
async def reset(given: Reset, parts: Server, came: From) -> Welcomed:
    """Set a new password with the one-time code that the host can make."""
    return await welcomed(parts, await parts.accounts.reset(given.code, given.password, came.address), came)


@router.post("/open")
async def open_here(given: Invited, parts: Server, came: From, earlier: Earlier) -> Welcomed:
    """Be whom `mazmorra open` invites, in a browser on the same machine; its code works once."""
    return await welcomed(parts, await parts.accounts.invited(given.code, came.address), came, earlier)
