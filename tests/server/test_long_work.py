"""Who does long work: one of several processes, told how far it is, and nobody waits for one that died."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from mazmorra.server.clock import now_ms
from mazmorra.server.processes import long_work
from mazmorra.server.processes.long_work import MOST_OF_ONE, LongWork
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Store
from mazmorra.server.store.brought import KEPT
from mazmorra.server.store.long_work import SILENT, Noted
from mazmorra.server.store.rows import Load, Room
from tests.server.store.given import append

TABLES = [f"t{number}" for number in range(MOST_OF_ONE + 2)]


Progress = Callable[[int, int], None]


def taught(progress: Progress) -> bytes:
    return b"a review"


def dying(progress: Progress) -> bytes:
    os._exit(1)


def waiting(end: str, progress: Progress) -> bytes:
    """Half a review, then nothing until a file is there."""
    progress(5, 10)
    while not Path(end).exists():
        time.sleep(0.02)
    return b"a review"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(f"sqlite:///{tmp_path / 'store.sqlite'}") as store:
        for table in TABLES:
            await store.append(append(table, 0))
        yield store


@pytest.fixture
async def reviews(store: Store) -> AsyncIterator[LongWork]:
    made = LongWork(store.reviews)
    yield made
    await made.close()


async def until(reviews: LongWork, table: str, true: Callable[[Noted], bool]) -> Noted:
    while (noted := await reviews.noted(table)) is None or not true(noted):
        await asyncio.sleep(0.02)
    return noted


async def test_it_says_how_far_it_is_and_another_process_leaves_it_to_it(
    store: Store, reviews: LongWork, tmp_path: Path
) -> None:
    end, other = tmp_path / "end", LongWork(store.reviews)
    await reviews.begin("t0", partial(waiting, str(end)), "here")
    assert (await until(reviews, "t0", lambda noted: noted.done > 0)).whole == 10

    await other.begin("t0", taught, "there")
    assert other.far == {}
    seen = await until(other, "t0", lambda noted: noted.done > 0)
    assert (seen.done, seen.whole, seen.data) == (5, 10, None)

    end.touch()
    assert (await until(other, "t0", lambda noted: noted.data is not None)).data == b"a review"
    await other.close()


async def test_work_called_off_before_its_first_step_can_be_asked_for_again(reviews: LongWork) -> None:
    await reviews.begin("t0", taught, "here")
    reviews.tasks["t0"].cancel()  # nothing has run since it was begun
    await reviews.call_off("t0")

    await reviews.begin("t0", taught, "here")

    assert (await until(reviews, "t0", lambda noted: noted.data is not None)).data == b"a review"


async def test_work_that_dies_is_told_and_can_be_asked_for_again(reviews: LongWork) -> None:
    await reviews.begin("t0", dying, "here")
    assert (await until(reviews, "t0", lambda noted: bool(noted.problem))).problem == "interrupted"

    await reviews.begin("t0", taught, "here")
    assert (await until(reviews, "t0", lambda noted: noted.data is not None)).data == b"a review"


async def test_work_that_takes_too_long_is_ended(reviews: LongWork, tmp_path: Path) -> None:
    reviews.seconds = 0.2
    await reviews.begin("t0", partial(waiting, str(tmp_path / "never")), "here")
    noted = await until(reviews, "t0", lambda noted: bool(noted.problem))
    assert noted.problem == "takes-too-long"


async def test_a_server_that_stops_leaves_its_reviews_to_the_next(store: Store, tmp_path: Path) -> None:
    stopping, next_one = LongWork(store.reviews), LongWork(store.reviews)
    await stopping.begin("t0", partial(waiting, str(tmp_path / "never")), "here")
    await until(stopping, "t0", lambda noted: noted.done > 0)
    await stopping.close()

    await next_one.begin("t0", taught, "here")
    await until(next_one, "t0", lambda noted: noted.data is not None)
    await next_one.close()


async def test_who_was_killed_is_waited_for_a_while_and_then_replaced(store: Store) -> None:
    now = now_ms()
    assert await store.reviews.begin("t0", "killed", now)
    assert not await store.reviews.begin("t0", "other", now + SILENT - 1)
    assert await store.reviews.begin("t0", "other", now + SILENT)

    await store.reviews.go_on("t0", "killed", data=b"late")
    assert (await store.reviews.of("t0")) == Noted(now + SILENT, 0, 0, "", None)
    await store.reviews.go_on("t0", "other", data=b"a review")
    assert not await store.reviews.begin("t0", "killed", now + 9 * SILENT)


async def test_a_game_that_was_brought_goes_with_its_film_and_its_review(store: Store) -> None:
    await store.brought.add(Load("t0", "ana", "here", 10, 2000), Room(1, 10), Room(1, 10))
    await store.keep_film("t0", b"a film")
    await store.reviews.begin("t0", "worker", 2000)

    assert await store.brought.expire(2000 + KEPT) == ["t0"]
    assert await store.reviews.of("t0") is None


async def test_work_that_is_called_off_is_forgotten_and_ended_wherever_it_is_done(
    store: Store, reviews: LongWork, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_work, "BEAT", 0.05)
    work, other = partial(waiting, str(tmp_path / "never")), LongWork(store.reviews)
    for calling in (reviews, other):
        await reviews.begin("t0", work, "here")
        await until(reviews, "t0", lambda noted: noted.done > 0)
        await calling.call_off("t0")
        assert await reviews.noted("t0") is None
        while reviews.far:
            await asyncio.sleep(0.02)
    await other.close()

    await reviews.begin("t0", taught, "here")
    assert (await until(reviews, "t0", lambda noted: noted.data is not None)).data == b"a review"


async def test_one_address_waits_for_so_many_and_no_more(reviews: LongWork, tmp_path: Path) -> None:
    work = partial(waiting, str(tmp_path / "end"))
    for table in TABLES[:-1]:
        await reviews.begin(table, work, "here")
        await asyncio.sleep(0)
    with pytest.raises(Refused, match="too-many"):
        await reviews.begin(TABLES[-1], work, "here")
    await reviews.begin(TABLES[-1], work, "there")
