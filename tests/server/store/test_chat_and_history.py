from __future__ import annotations

import asyncio
from typing import Any

import pytest

from mazmorra.server.store import Append, Line, Statistics, Store, StoreError
from tests.server.store.given import append, entry, played, summary


def line(text: str, table: str = "t") -> Line:
    return Line(table, 5, "ana", "Ana", None, "text", text)


async def test_lines_are_numbered_in_order_at_each_table(store: Store) -> None:
    await store.append(append("t", 0))
    await store.append(append("u", 0))

    said = await asyncio.gather(*(store.chat.add(line(f"{index}")) for index in range(5)))
    await store.chat.add(line("elsewhere", "u"))

    assert sorted(one.id for one in said) == [1, 2, 3, 4, 5]
    assert [one.text for one in await store.chat.since("t")] == ["0", "1", "2", "3", "4"]
    assert [one.text for one in await store.chat.since("t", 3)] == ["3", "4"]
    assert [one.text for one in await store.chat.since("t", limit=2)] == ["3", "4"]


async def test_nobody_chats_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(StoreError, match="there is no table t"):
        await store.chat.add(line("hola"))


async def over(store: Store, table: str, **changes: Any) -> None:
    await store.append(Append([entry(table, 0)], summary(table), None, [played(table, **changes)]))


async def test_a_history_comes_in_pages_latest_first(store: Store) -> None:
    for index in range(5):
        await over(store, f"t{index}", finished_at=index // 2)
    await over(store, "not mine", person="bo")

    first = await store.history.of("ana", limit=3)
    rest = await store.history.of("ana", limit=3, before=(first[-1].table, first[-1].seat))

    assert [one.table for one in first + rest] == ["t4", "t3", "t2", "t1", "t0"]
    assert first[0] == played("t4", finished_at=2)


async def test_statistics_are_kept_for_each_game(store: Store) -> None:
    await over(store, "a", won=1.0, score=10.5)
    await over(store, "b", won=0.5, score=3.0)
    await over(store, "c", game="quest", won=0.0, score=-1.0)
    await over(store, "d", person="bo", score=99.0)

    assert await store.history.statistics("ana") == [
        Statistics("quest", 1, 0.0, -1.0),
        Statistics("raiders", 2, 1.5, 6.75),
    ]
    assert await store.history.statistics("nobody") == []


async def test_a_lost_append_leaves_no_history(store: Store) -> None:
    await store.append(append("t", 0))
    await over(store, "t")

    assert await store.history.of("ana") == []
