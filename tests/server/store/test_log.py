from __future__ import annotations

import asyncio

import pytest

from mazmorra.server.store import Append, Store, StoreError
from mazmorra.server.tables.entries import Entry
from tests.server.store.given import append, entry, summary


async def test_what_was_appended_is_loaded(store: Store) -> None:
    assert await store.append(append("t", 0, 1))
    assert await store.append(append("t", 2))

    assert await store.entries("t") == [entry("t", number, by="") for number in range(3)]
    assert await store.tail("t", 2) == [entry("t", 2, by="")]
    assert (await store.load("t")).snapshot is None


async def test_an_unknown_table_is_empty(store: Store) -> None:
    loaded = await store.load("nowhere")

    assert (loaded.number, loaded.snapshot, loaded.entries) == (-1, None, [])
    assert await store.summary("nowhere") is None


async def test_loading_begins_at_the_latest_snapshot(store: Store) -> None:
    for number in range(6):
        await store.append(
            append("t", number, snapshot=b"\x00at %d" % number if number in (1, 2, 4) else None)
        )

    loaded = await store.load("t")
    assert (loaded.number, loaded.snapshot) == (4, b"\x00at 4")
    assert [one.number for one in loaded.entries] == [5]


async def test_the_latest_two_snapshots_are_kept(store: Store) -> None:
    for number in range(4):
        await store.append(append("t", number, snapshot=b"at %d" % number))

    assert (await store.load("t", before=3)).snapshot == b"at 2"
    assert (await store.load("t", before=2)).snapshot is None


async def test_a_taken_number_stores_nothing(store: Store) -> None:
    await store.append(append("t", 0, 1))

    assert not await store.append(append("t", 1, 2, by="late", snapshot=b"late", status="over"))

    assert [one.body["by"] for one in await store.entries("t")] == ["", ""]
    assert (await store.load("t")).snapshot is None
    stored = await store.summary("t")
    assert stored is not None
    assert stored.status == "open"


async def test_a_log_has_no_gaps(store: Store) -> None:
    assert not await store.append(append("t", 1))
    assert await store.append(append("t", 0))
    assert not await store.append(append("t", 2))

    assert [one.number for one in await store.entries("t")] == [0]


async def test_a_conflict_inside_a_batch_fails_only_itself(store: Store) -> None:
    given = [
        append("a", 0),
        append("b", 0),
        append("a", 0, by="late"),
        append("c", 0),
        append("b", 1),
        append("d", 3),
    ]

    assert await asyncio.gather(*map(store.append, given)) == [True, True, False, True, True, False]
    assert len(await store.entries("b")) == 2
    assert await store.summary("d") is None


async def test_what_follows_from_a_lost_append_is_lost_too(store: Store) -> None:
    await store.append(append("t", 0))
    await store.append(append("t", 1, by="other"))

    ours = [append("t", 1, by="us"), append("t", 2, by="us")]

    assert await asyncio.gather(*map(store.append, ours)) == [False, False]
    assert [one.body["by"] for one in await store.entries("t")] == ["", "other"]
    assert await store.append(append("t", 2, by="reloaded"))


async def test_two_hundred_writers_are_all_stored(store: Store) -> None:
    async def write(table: str) -> list[bool]:
        return [await store.append(append(table, number)) for number in range(10)]

    stored = await asyncio.gather(*(write(f"t{index}") for index in range(200)))

    assert all(all(one) for one in stored)
    for index in range(0, 200, 20):
        assert [one.number for one in await store.entries(f"t{index}")] == list(range(10))


async def test_an_append_is_consecutive_entries_of_one_table(store: Store) -> None:
    with pytest.raises(ValueError, match="entry 2 of table t stands where entry 1 of table t belongs"):
        await store.append(append("t", 0, 2))
    with pytest.raises(ValueError, match="table other stands where"):
        await store.append(Append([entry("other", 0)], summary("t")))
    with pytest.raises(ValueError, match="needs entries"):
        await store.append(Append([], summary("t")))


async def test_every_character_survives(store: Store) -> None:
    body = {
        "text": "ñ 🐉 \" ' \\ \x00 \u2028 %s :x",
        "deep": [{"n": 2**53, "f": 0.1, "none": None}],
        "empty": {},
    }
    await store.append(
        Append([Entry("t", 0, 1, "answered", body)], summary("t", names=('O\'Neil "X" 🐉', "", "")))
    )

    assert (await store.entries("t"))[0].body == body
    stored = await store.summary("t")
    assert stored is not None
    assert stored.names[0] == 'O\'Neil "X" 🐉'


async def test_a_row_the_database_refuses_fails_only_itself(store: Store) -> None:
    bad = append("bad", 0, due_at=2**70)

    results = await asyncio.gather(
        store.append(append("a", 0)), store.append(bad), store.append(append("b", 0)), return_exceptions=True
    )

    assert results[0] is True
    assert isinstance(results[1], StoreError)
    assert results[2] is True
    assert await store.entries("bad") == []


async def test_a_closed_store_refuses(url: str) -> None:
    store = await Store.open(url)
    waiting = asyncio.ensure_future(store.append(append("t", 0)))
    await asyncio.sleep(0)
    await store.close()

    assert await waiting
    assert not await store.healthy()
    with pytest.raises(StoreError, match="closed"):
        await store.append(append("t", 1))
