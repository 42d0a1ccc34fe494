"""Attacks on the time and on the log: a calendar that jumps, an undo without end, a database that takes
nothing.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path

import pytest

import mazmorra
from mazmorra.kernel import Answer, seal_of
from mazmorra.server import clock
from mazmorra.server.processes.bots import BotsAtWork
from mazmorra.server.processes.wake import LocalWakes
from mazmorra.server.store import Store
from mazmorra.server.tables import wishes
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import Clock, Options
from mazmorra.server.tables.fairness import created
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.snapshots import AT_LAST
from mazmorra.server.tables.wishes import Decision
from tests.server.lives import upkeep_of

HOUR = 3_600_000_000_000
PEOPLE = ("ana", "bruno", "carla")


@asynccontextmanager
async def playing(folder: Path, seconds: int = 0) -> AsyncIterator[tuple[Hub, Channel]]:
    """A game of three people, each question with a clock."""
    async with await Store.open(f"sqlite:///{folder}/games.sqlite") as store:
        hub = Hub(store, LocalWakes())
        options = Options(clock=Clock(seconds))
        seated = [
            ("sat", {"seat": seat, "person": who, "name": who, "seal": seal_of("t1", 1, seat, who)})
            for seat, who in enumerate(PEOPLE)
        ]
        await hub.create("t1", created(mazmorra.game("raiders"), 3, "ana", options), seated)
        await hub.wish("t1", lambda life: wishes.start(life, "ana"))
        for seat, who in enumerate(PEOPLE):
            channel = await hub.wish("t1", partial(wishes.reveal, person=who, seat=seat, salt=who))
        yield hub, channel


def answered(life: Life, seat: int, answer: Answer) -> Decision:
    return wishes.answer(life, PEOPLE[seat], seat, life.questions[seat], answer)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_calendar_that_jumps_plays_no_move_and_holds_none_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    real, steady = time.time_ns, clock.steady_ms
    async with playing(tmp_path, seconds=60) as (hub, channel):
        bots = BotsAtWork(hub)
        watch = upkeep_of(hub, bots)
        before = channel.life.number

        monkeypatch.setattr(time, "time_ns", lambda: real() + jump)
        monkeypatch.setattr(time, "time", lambda: real() / 1e9 + jump / 1e9)
        await watch.sweep()
        assert channel.life.number == before

        monkeypatch.setattr(clock, "steady_ms", lambda: steady() + 61_000)
        await watch.sweep()
        assert channel.life.number > before
        assert {note for _, note, _ in channel.life.notes} == {"time-ran-out"}
        bots.close()


def taken_back(life: Life) -> Decision:
    """Ana's last answer, as often as others have once agreed to it."""
    mark = life.last_mark(0)
    assert mark is not None
    return "undone", {"seat": 0, "to": mark.number}


async def test_an_undo_without_end_does_not_keep_a_table_from_being_shortened(tmp_path: Path) -> None:
    async with playing(tmp_path) as (hub, channel):
        while channel.life.table is not None and (ask := channel.life.table.asks[0]).kind != "card":
            await hub.wish("t1", partial(answered, seat=ask.seat, answer=ask.options[0]))
        await hub.wish("t1", partial(answered, seat=1, answer=1))
        for _ in range(AT_LAST):
            await hub.wish("t1", partial(answered, seat=0, answer=1))
            await hub.wish("t1", taken_back)
            assert channel.life.marks

        loaded = await hub.store.load("t1")
        assert loaded.snapshot is not None
        assert len(loaded.entries) <= AT_LAST

        hub.channels.clear()
        again = (await hub.channel("t1")).life
        assert again.table == channel.life.table
        assert again.marks == channel.life.marks


async def test_a_database_that_can_be_read_but_not_written_is_not_well(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/games.sqlite") as store:
        assert await store.healthy()
        with closing(sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            time.sleep(0.6)  # what was found out just now is told for half a second

            assert not await store.healthy()
            other.execute("ROLLBACK")
