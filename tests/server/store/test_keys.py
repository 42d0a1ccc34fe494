from __future__ import annotations

import asyncio

from mazmorra.server.store import Store


async def test_a_key_is_made_once_for_everybody_on_the_database(url: str) -> None:
    async with await Store.open(url) as first, await Store.open(url) as second:
        made = await asyncio.gather(first.key("tokens"), second.key("tokens"))

        assert len(made[0]) == 32
        assert made[0] == made[1] == await first.key("tokens")
        assert await first.key("another") != made[0]
