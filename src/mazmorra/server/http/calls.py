"""How I am called when a table waits for me: the browsers that may be pushed to, my address, and which tables
those are.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Response
from starlette.responses import RedirectResponse

from mazmorra.server.clock import now_ms
from mazmorra.server.http.asked import Address, Caller, Holder, Server
from mazmorra.server.http.models.calls import (
    CallsTold,
    CallsWanted,
    EmailGiven,
    LetterCode,
    PasswordGiven,
    Subscribed,
)
from mazmorra.server.http.models.listing import Waiting
from mazmorra.server.http.models.people import Forgotten
from mazmorra.server.parts import Parts
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Bearer, Subscription, Summary

router = APIRouter(tags=["calls"])
StopToken = Annotated[
    str, Path(pattern="^[A-Za-z0-9_.-]{1,200}$", examples=["q0PzV9mXb1sK3h8a.c2lnbmF0dXJl"])
]


async def told(parts: Parts, holder: Bearer) -> CallsTold:
    """How somebody is called."""
    contact = await parts.store.contacts.of(holder.person.id)
    browsers = await parts.store.contacts.browsers(holder.person.id)
    return CallsTold(
        mail=parts.addresses.mails,
        email=contact.email,
        pending=contact.pending,
        by_email=contact.by_email,
        reminders=contact.reminders,
        invitable=contact.invitable,
        push_key=parts.pushing.signer.public,
        pushed=any(each.session == holder.session for each in browsers),
    )


@router.get("/me/waiting")
async def waiting(person: Caller, parts: Server) -> list[Waiting]:
    """The tables that wait for me, first those where my time runs out first, then those I am invited to."""
    mine = [_waiting(each) for each in await parts.store.calls.waiting_for(person.id)]
    return [*mine, *(_waiting(*each) for each in await parts.inviting.standing(person.id))]


def _waiting(table: Summary, inviter: str = "", name: str = "") -> Waiting:
    others = len({each for each in table.people if each}) > 1
    calls = bool(inviter) or others or table.due_at > 0
    facts = {**msgspec.to_builtins(table), "id": table.table, "calls": calls}
    return Waiting.model_validate({**facts, "inviter": inviter, "inviter_name": name})


@router.get("/me/calls")
async def calls(holder: Holder, parts: Server) -> CallsTold:
    """How I am called, and the key with which a browser subscribes."""
    return await told(parts, holder)


@router.patch("/me/calls")
async def change_calls(given: CallsWanted, holder: Holder, parts: Server) -> CallsTold:
    """Be called in another way."""
    wishes = {name: value for name, value in given.model_dump().items() if value is not None}
    await parts.addresses.wish(holder.person, **wishes)
    return await told(parts, holder)


@router.post("/me/push", status_code=204)
async def subscribe(given: Subscribed, holder: Holder, parts: Server) -> Response:
    """Push to this browser, for as long as its session lasts."""
    parts.pushing.check(given.endpoint, given.p256dh, given.auth)
    name = hashlib.sha256(given.endpoint.encode()).hexdigest()
    subscription = Subscription(
        name,
        holder.person.id,
        holder.session,
        given.endpoint,
        given.p256dh,
        given.auth,
        given.language,
        now_ms(),
    )
    if not await parts.store.contacts.subscribe(subscription):
        raise Refused("bad-token", 401)
    return Response(status_code=204)


@router.delete("/me/push", status_code=204)
async def unsubscribe(holder: Holder, parts: Server) -> Response:
    """Push to this browser no more."""
    await parts.store.contacts.unsubscribe(holder.person.id, holder.session)
    return Response(status_code=204)


@router.post("/me/email")
async def give_email(given: EmailGiven, holder: Holder, parts: Server, address: Address) -> CallsTold:
    """Give an address, or another one; it is good once I confirm it by the letter that comes there."""
    await parts.addresses.give(holder.person, given.email, given.password, given.language, address)
    return await told(parts, holder)


@router.post("/me/email/remove")
async def remove_email(given: PasswordGiven, holder: Holder, parts: Server, address: Address) -> CallsTold:
    """Have no address here any more."""
    await parts.addresses.take_back(holder.person, given.password, address)
    return await told(parts, holder)


@router.post("/confirm", status_code=204)
async def confirm_email(given: LetterCode, parts: Server, address: Address) -> Response:
    """The address a letter came to is mine; its code works once."""
    await parts.addresses.confirm(given.code, address)
    return Response(status_code=204)


@router.get("/stop/{token}", status_code=303, response_class=RedirectResponse)
async def ask_to_stop(token: StopToken) -> Response:
    """For a mail program that opens the address in place of using it: a page that asks."""
    return RedirectResponse(f"/stop#{token}", 303)


@router.post("/stop/{token}", status_code=204)
async def stop(token: StopToken, parts: Server, address: Address) -> Response:
    """Want no more letters, by one click in a mail program (RFC 8058)."""
    parts.limits.take("login-address", address)
    await parts.addresses.stop(token)
    return Response(status_code=204)


@router.post("/forgot", status_code=202)
async def forgot(given: Forgotten, parts: Server, address: Address) -> Response:
    """Have a letter sent with which I set a new password; whether there is such a person nobody is told."""
    parts.addresses.ask_to_reset(given.who, address)
    return Response(status_code=202)
