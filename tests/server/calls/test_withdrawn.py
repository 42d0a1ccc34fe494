"""Letters that were written and should not be sent any more: of somebody whom the host has banned since."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from mazmorra.server.calls.letters import BY, INVITE
from mazmorra.server.calls.ways import EMAIL
from mazmorra.server.clock import now_ms
from mazmorra.server.config import Config
from mazmorra.server.limits import Limits
from mazmorra.server.metrics import Metrics
from mazmorra.server.parts import opened
from mazmorra.server.people.bans import Bans
from mazmorra.server.people.obeying import BAN
from mazmorra.server.store import Act, Ban, Call, Invitation, Person
from mazmorra.server.store.acts import PERSON
from tests.server.calls.conftest import SENDER, SITE
from tests.server.calls.mailbox import SECONDS, Mailbox
from tests.server.store.given import append

ADDRESS = "bo-who-is-left-in-peace@example.org"


def letter(inviter: str) -> tuple[Invitation, list[Call]]:
    now, gaps = now_ms(), {"name": "Bo", "names": inviter.title(), "game": "raiders", BY: inviter}
    call = Call("bo", f"of-{inviter}", INVITE, EMAIL, ADDRESS, "en", gaps, now, now)
    return Invitation("bo", inviter, f"of-{inviter}", now), [call]


async def test_nobody_is_called_in_the_name_of_somebody_banned(tmp_path: Path, mail: Mailbox) -> None:
    database = f"sqlite:///{tmp_path}/server.db"
    config, bans = Config(database, url=SITE, smtp=mail.url, mail_from=SENDER), Bans()
    async with opened(config, Limits(config), Metrics(), bans) as parts:
        for name in ("ana", "bo", "cleo"):
            await parts.store.people.create(Person(name, name.title(), now_ms()))
        await parts.store.contacts.change("bo", email=ADDRESS, by_email=True)
        ban = Ban(PERSON, "ana", 0, "insults")
        await parts.store.acts.ban(ban, Act(now_ms(), BAN, "person ana", "insults"))
        bans.learn([ban])
        for inviter in ("ana", "cleo"):
            usual: dict[str, Any] = {
                "host": inviter,
                "people": ("", "", ""),
                "taken": 0,
                "updated_at": now_ms(),
            }
            assert await parts.store.append(append(f"of-{inviter}", 0, **usual))
            assert await parts.store.invitations.add(*letter(inviter)) == "heard"

        async with asyncio.timeout(SECONDS):
            while await parts.store.calls.is_anything_due(EMAIL, now_ms() + 3_600_000):
                await asyncio.sleep(0.02)

        assert [each["Subject"] for each in mail.to(ADDRESS)] == ["Cleo invites you: Dungeon Raiders"]
