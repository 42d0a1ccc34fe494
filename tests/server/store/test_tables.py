from __future__ import annotations

from typing import Any

from mazmorra.server.store import Store
from tests.server.store.given import append, summary


async def test_a_summary_comes_back_as_it_was_given(store: Store) -> None:
    given: dict[str, Any] = {
        "due_at": 99,
        "rematch": "next",
        "public": False,
        "settings": {"edition": "first"},
        "names": ("ñ", '"', ""),
    }
    await store.append(append("t", 0, **given))

    assert await store.summary("t") == summary("t", **given)


async def test_a_later_append_changes_the_summary(store: Store) -> None:
    await store.append(append("t", 0))
    await store.append(append("t", 1, status="playing", taken=3, updated_at=9))

    assert await store.summary("t") == summary("t", status="playing", taken=3, updated_at=9)


async def test_a_listing_shows_public_tables_of_a_status_newest_first(store: Store) -> None:
    await store.append(append("old", 0, created_at=1))
    await store.append(append("new", 0, created_at=2))
    await store.append(append("hidden", 0, created_at=3, public=False))
    await store.append(append("begun", 0, created_at=4, status="playing"))
    await store.append(append("other", 0, created_at=5, game="quest"))

    assert [one.table for one in await store.listing("open")] == ["other", "new", "old"]
    assert [one.table for one in await store.listing("open", games=["raiders"])] == ["new", "old"]
    assert [one.table for one in await store.listing("open", public=None)] == [
        "other",
        "hidden",
        "new",
        "old",
    ]


async def test_pages_miss_nothing_among_tables_of_one_moment(store: Store) -> None:
    for index in range(7):
        await store.append(append(f"t{index}", 0, created_at=5))

    seen: list[str] = []
    while page := await store.listing("open", limit=3, before=seen[-1] if seen else ""):
        seen += [one.table for one in page]

    assert seen == [f"t{index}" for index in reversed(range(7))]


async def test_a_person_finds_the_tables_they_host_or_sit_at(store: Store) -> None:
    await store.append(append("hosted", 0, created_at=1, host="cleo"))
    await store.append(append("seated", 0, created_at=2, people=("ana", "cleo", ""), status="playing"))
    await store.append(append("neither", 0, created_at=3))

    assert [one.table for one in await store.of_person("cleo")] == ["seated", "hosted"]
    assert [one.table for one in await store.of_person("cleo", status="playing")] == ["seated"]
    assert [one.table for one in await store.of_person("cleo", limit=1, before="seated")] == ["hosted"]


async def test_who_stood_up_no_longer_finds_the_table(store: Store) -> None:
    await store.append(append("t", 0))
    await store.append(append("t", 1, people=("ana", "", "")))
    assert await store.of_person("bo") == []

    await store.append(append("t", 2, people=("ana", "", "bo")))
    assert [one.table for one in await store.of_person("bo")] == ["t"]


async def test_tables_are_due_once_their_moment_has_come(store: Store) -> None:
    await store.append(append("later", 0, due_at=300))
    await store.append(append("second", 0, due_at=200))
    await store.append(append("first", 0, due_at=100))
    await store.append(append("never", 0, due_at=0))

    assert await store.due(99) == []
    assert await store.due(200) == [(100, "first"), (200, "second")]
    assert await store.due(1000, limit=1) == [(100, "first")]
    assert await store.due(1000, limit=1, after=(100, "first")) == [(200, "second")]


async def test_tables_due_at_one_moment_come_page_by_page(store: Store) -> None:
    for name in "abcde":
        await store.append(append(name, 0, due_at=7))
    seen: list[tuple[int, str]] = []
    while page := await store.due(9, limit=2, after=seen[-1] if seen else (0, "")):
        seen += page
    assert [table for _, table in seen] == list("abcde")


async def test_a_table_that_is_put_off_is_due_later_unless_it_has_moved(store: Store) -> None:
    await store.append(append("t", 0, due_at=50))

    await store.put_off((49, "t"), 90)
    assert await store.due(60) == [(50, "t")]
    await store.put_off((50, "t"), 90)

    assert await store.due(60) == []
    assert await store.due(90) == [(90, "t")]


async def test_a_shelved_table_is_neither_due_nor_listed(store: Store) -> None:
    await store.append(append("t", 0, due_at=50))
    assert [each.table for each in await store.listing("open")] == ["t"]

    await store.shelve("t")

    assert await store.due(60) == []
    assert await store.listing("open") == []
    assert [each.table for each in await store.listing("open", public=None)] == ["t"]


async def test_only_games_whose_rules_are_played_are_listed_where_that_is_asked_for(store: Store) -> None:
    await store.append(append("old", 0, version=1))
    await store.append(append("new", 0, version=2))

    assert {each.table for each in await store.listing("open")} == {"old", "new"}
    assert [each.table for each in await store.listing("open", versions={"raiders": (2, 3)})] == ["new"]
