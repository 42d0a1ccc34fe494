"""A running server follows the host's acts, also what the host does to tables a moment after it looked."""

from __future__ import annotations

from pathlib import Path

from mazmorra.server.clock import now_ms
from mazmorra.server.people.bans import Bans
from mazmorra.server.people.leaving import get_up
from mazmorra.server.people.obeying import BAN, Obeying
from mazmorra.server.processes.wake import LocalWakes
from mazmorra.server.store import Act, Ban, Person, Store
from mazmorra.server.store.acts import PERSON
from mazmorra.server.tables.hub import Hub
from tests.server.lives import PEOPLE
from tests.server.test_expiry import opened


async def test_a_ban_seen_before_its_tables_are_left_is_followed_to_the_end(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'games.db'}") as store:
        for person in PEOPLE[:3]:
            await store.people.create(Person(person, person.title(), now_ms()))
        running, host = Hub(store, LocalWakes()), Hub(store, LocalWakes())
        channel = await opened(running, "table", 1)
        obeying = Obeying(running, Bans())
        await obeying.look()

        await store.acts.ban(Ban(PERSON, "ana", 0, ""), Act(now_ms(), BAN, f"{PERSON} ana", ""))
        await obeying.look()  # between the act and what the host does about tables
        await get_up(host, "ana")
        assert channel.life.status == "open"
        await obeying.look()

        assert running.channels["table"].life.status == "closed"
