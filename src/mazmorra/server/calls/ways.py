"""In which ways somebody is called: every browser that may be pushed to, and their address, as they want."""

from __future__ import annotations

from mazmorra.server.store import Contact, Store

PUSH, EMAIL = "push", "email"


async def ways_to(store: Store, contact: Contact, mails: bool) -> list[tuple[str, str, str]]:
    """The way, where it leads, and the language spoken there; `mails` says whether letters can be sent at
    all.
    """
    browsers = await store.contacts.browsers(contact.person)
    ways = [(PUSH, each.id, each.language) for each in browsers]
    if mails and contact.email and contact.by_email:
        ways.append((EMAIL, contact.email, contact.language))
    return ways
