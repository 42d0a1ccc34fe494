"""Bots that fail, hang or cheat: a legal default is played for them, the table notes it, and the others go
on.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import mazmorra
from mazmorra.kernel import Answer
from mazmorra.server.processes.bots import BotsAtWork
from mazmorra.server.processes.bots import think as thinks
from mazmorra.server.processes.haste import AHEAD, Haste
from mazmorra.server.processes.wake import LocalWakes
from mazmorra.server.store import Store
from mazmorra.server.tables import remarks, wishes
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import Options
from mazmorra.server.tables.fairness import created
from mazmorra.server.tables.hub import Hub
from tests.server.bad_bots import cheat, die, fail, hang, ponder, recollect
from tests.server.http.running import serving


def is_deaf_to_ctrl_c(*given: Any) -> Answer:
    signal.raise_signal(signal.SIGINT)
    return thinks(*given)


@asynccontextmanager
async def playing(
    folder: Path,
    think: Callable[..., Answer],
    seconds: float = 20.0,
    bot: str = "random",
    own: Mapping[str, str] | None = None,
    rated: bool = False,
) -> AsyncIterator[Channel]:
    """A table with three bots that has just started."""
    async with await Store.open(f"sqlite:///{folder}/bots.sqlite") as store:
        hub = Hub(store, LocalWakes())
        bots = BotsAtWork(hub, seconds=seconds, think=think, own=own)
        channel = await started(hub, bot, rated)
        try:
            yield channel
        finally:
            for task in list(channel.tasks):
                task.cancel()
            await asyncio.gather(*channel.tasks, return_exceptions=True)
            bots.close()


async def started(hub: Hub, bot: str, rated: bool = False) -> Channel:
    seated = [("bot_sat", {"seat": seat, "bot": bot, "name": f"Bot {seat}"}) for seat in range(3)]
    channel = await hub.create(
        "t1", created(mazmorra.game("raiders"), 3, "ana", Options(rated=rated)), seated
    )
    await hub.wish("t1", lambda life: wishes.start(life, "ana"))
    return channel


async def until(done: Callable[[], object]) -> None:
    async with asyncio.timeout(40):
        while not done():
            await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    ("think", "note", "seconds"),
    [
        (fail, remarks.BOT_FAILED, 20),
        (die, remarks.BOT_FAILED, 20),
        (cheat, remarks.BOT_ILLEGAL, 20),
        (hang, remarks.BOT_SLOW, 0.3),
    ],
)
async def test_a_legal_default_is_played_and_noted(
    think: Callable[..., Answer], note: str, seconds: float, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with playing(tmp_path, think, seconds) as channel:
        await until(lambda: len(channel.life.notes) > 3)

        assert {said for _, said, _ in channel.life.notes} == {note}
        assert channel.table_out().notes == list(channel.life.notes)
    assert not [record for record in caplog.records if "t1" in str(vars(record))]


async def test_who_thinks_is_shown_what_its_seat_saw_before(tmp_path: Path) -> None:
    """Each question is answered by a fresh bot, but it may learn what its rivals are like."""
    async with playing(tmp_path, recollect, bot="legend") as channel:
        await until(lambda: channel.life.number > 40)

        assert not channel.life.notes


async def test_who_looks_ahead_for_too_long_answers_at_a_glance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazmorra.server.processes.bots.SECONDS", 0.3)
    async with playing(tmp_path, ponder, bot="legend:bold") as channel:
        await until(lambda: len(channel.life.notes) > 2)
        number = channel.life.number
        await until(lambda: channel.life.number > number + 2)

        assert {note[1:] for note in channel.life.notes} == {(remarks.BOT_HURRIED, seat) for seat in range(3)}
        assert len(channel.life.notes) == 3


async def test_who_would_wait_for_too_many_that_think_answers_at_a_glance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazmorra.server.processes.haste.AHEAD", 1)
    async with playing(tmp_path, thinks, bot="legend") as channel:
        await until(lambda: len(channel.life.notes) > 1)

        assert {said for _, said, _ in channel.life.notes} == {remarks.BOT_HURRIED}
        assert {seat for _, _, seat in channel.life.notes} >= {1, 2}


async def test_at_a_rated_table_everybody_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazmorra.server.processes.haste.AHEAD", 0)
    async with playing(tmp_path, thinks, bot="legend", rated=True) as channel:
        await until(lambda: channel.life.number > 8)

        assert channel.life.notes == ()


def test_tables_nobody_looks_at_take_no_time_from_the_others() -> None:
    haste = Haste(workers=2)
    with ExitStack() as thinking:
        for _ in range(2 * AHEAD):
            assert haste.has_time(is_attended=False)
            thinking.enter_context(haste.thinking(is_attended=False))
        assert not haste.has_time(is_attended=False)
        assert haste.has_time(is_attended=True)
        for _ in range(2 * AHEAD):
            thinking.enter_context(haste.thinking(is_attended=True))
        assert not haste.has_time(is_attended=True)
    assert haste.has_time(is_attended=False)


async def test_a_worker_leaves_stopping_to_the_server(tmp_path: Path) -> None:
    async with playing(tmp_path, is_deaf_to_ctrl_c) as channel:
        await until(lambda: channel.life.number > 12)

        assert channel.life.notes == ()


async def test_while_the_server_stops_no_bot_is_blamed_or_played_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/bots.sqlite") as store:
        hub = Hub(store, LocalWakes())
        BotsAtWork(hub, think=hang).close()
        channel = await started(hub, "random")
        number = channel.life.number
        assert channel.tasks
        await asyncio.gather(*channel.tasks, return_exceptions=True)

        assert (channel.life.number, channel.life.notes) == (number, ())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def children(pid: int) -> list[Path]:
    return [Path("/proc", child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux tells them")
async def test_the_workers_of_a_server_that_is_killed_end_with_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        await until(
            lambda: len(children(server.process.pid)) > 1
        )  # a worker, and what watches over shared memory
        workers = children(server.process.pid)

        server.process.kill()

        await until(lambda: not [worker for worker in workers if worker.exists()])
