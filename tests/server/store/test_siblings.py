"""Wakes between the processes of one parent: heard by all others in order, and whoever missed something is
told to look.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from mazmorra.server.processes.siblings import Siblings, SiblingWakes
from mazmorra.server.processes.wake import RESYNC, Wake

PATIENCE = 60


class Ear:
    """One process: its wakes, and what it has heard."""

    def __init__(self, folder: Path, number: int, processes: int) -> None:
        self.wakes = SiblingWakes(Siblings(folder, number, processes))
        self.heard: list[Wake] = []
        self.task = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        async for wake in self.wakes.listen():
            self.heard.append(wake)

    def said(self) -> list[str]:
        return [wake.table for wake in self.heard if wake.kind != RESYNC]

    def resyncs(self) -> int:
        return sum(wake.kind == RESYNC for wake in self.heard)

    async def until_resyncs(self, number: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.resyncs() < number:
                await asyncio.sleep(0.01)

    async def until_said(self, *tables: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.said() != list(tables):
                await asyncio.sleep(0.01)

    async def end(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.wakes.close()


@asynccontextmanager
async def ears(folder: Path, processes: int) -> AsyncIterator[list[Ear]]:
    async with AsyncExitStack() as stack:
        made = [Ear(folder, number, processes) for number in range(processes)]
        for ear in made:
            stack.push_async_callback(ear.end)
            await ear.until_resyncs(processes)  # the one at the start, and one for each line that came in
        yield made


async def test_the_others_hear_everything_in_order_and_oneself_nothing(tmp_path: Path) -> None:
    async with ears(tmp_path, 3) as (one, two, three):
        for number in range(500):
            for ear in (two, three):
                await ear.wakes.attend(f"t{number}")
            await one.wakes.publish("entry", f"t{number}", b"x" * number)
        for ear in (two, three):
            await ear.until_said(*(f"t{number}" for number in range(500)))
        assert two.heard[-1] == Wake("entry", "t499", b"x" * 499)
        assert one.said() == []


async def test_who_comes_back_is_heard_and_hears_again_and_all_look_again(tmp_path: Path) -> None:
    async with ears(tmp_path, 2) as (one, two):
        before = one.resyncs()
        await two.end()
        await one.until_resyncs(before + 1)
        await one.wakes.publish("entry", "lost")
        await one.wakes.attend("here")
        again = Ear(tmp_path, 1, 2)
        await again.wakes.attend("there")
        await one.until_resyncs(before + 2)
        await again.until_resyncs(2)
        await one.wakes.publish("entry", "there")
        await again.wakes.publish("entry", "here")
        await again.until_said("there")
        await one.until_said("here")
        await again.end()


async def test_who_does_not_keep_up_is_cut_off_and_looks_again(tmp_path: Path) -> None:
    one, slow = SiblingWakes(Siblings(tmp_path, 0, 2)), SiblingWakes(Siblings(tmp_path, 1, 2))
    heard = slow.listen()
    assert (await anext(heard)).kind == RESYNC  # it listens from here on, but does not hear
    async with asyncio.timeout(PATIENCE):
        while not one._lines:
            await asyncio.sleep(0.01)
        while one._lines:
            await one.publish("entry", "t", b"x" * 100_000)
            await asyncio.sleep(0)
        kinds = [(await anext(heard)).kind]
        while len(kinds) < 3 or kinds[-1] != RESYNC:
            kinds.append((await anext(heard)).kind)
    assert kinds[0] == RESYNC
    await heard.aclose()  # type: ignore[attr-defined]
    await one.close()
    await slow.close()


async def test_of_tables_that_are_not_here_little_is_heard(tmp_path: Path) -> None:
    async with ears(tmp_path, 2) as (one, two):
        await two.wakes.attend("here")
        await two.wakes.attend("left")
        two.wakes.leave("left")
        for kind in ("entry", "here", "who", "chat", "reload"):
            await one.wakes.publish(kind, "elsewhere")
        await one.wakes.publish("entry", "left")
        await one.wakes.publish("entry", "here")

        await two.until_said("elsewhere", "here")
        assert [wake.kind for wake in two.heard[-2:]] == ["reload", "entry"]
