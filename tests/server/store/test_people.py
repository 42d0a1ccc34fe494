from __future__ import annotations

import asyncio

import msgspec
import pytest

from mazmorra.server.store import Append, Line, Person, Session, Store, StoreError
from mazmorra.server.store.people import OPEN
from mazmorra.server.store.sessions import MOST
from mazmorra.server.tables.entries import Entry
from tests.server.store.given import played, summary

ANA = Person("ana", "Ana", 10)


async def test_a_person_is_found_by_id(store: Store) -> None:
    assert await store.people.create(ANA)

    assert await store.people.get("ana") == ANA
    assert await store.people.get("bo") is None
    assert not await store.people.create(ANA)


async def test_a_person_can_be_renamed(store: Store) -> None:
    await store.people.create(ANA)

    assert await store.people.rename("ana", "Anita") == msgspec.structs.replace(ANA, name="Anita")
    assert await store.people.rename("bo", "Bo") is None


async def test_an_account_is_claimed_once_and_its_name_is_unique(store: Store) -> None:
    await store.people.create(ANA)
    await store.people.create(Person("bo", "Bo", 11))

    claims = await asyncio.gather(
        store.people.claim("ana", "dragon", "hash a"), store.people.claim("bo", "dragon", "hash b")
    )

    assert [claimed is not None for claimed in claims] == [True, False]
    assert not await store.people.claim("ana", "another", "hash")
    assert not await store.people.claim("nobody", "nobody", "hash")
    found = await store.people.by_username("dragon")
    assert found is not None
    assert (found.id, found.password_hash) == ("ana", "hash a")


async def test_two_stores_cannot_claim_one_user_name(url: str) -> None:
    async with await Store.open(url) as first, await Store.open(url) as second:
        for index in range(20):
            await first.people.create(Person(f"a{index}", "A", 1))
            await first.people.create(Person(f"b{index}", "B", 1))
            both = (
                first.people.claim(f"a{index}", f"u{index}", "h"),
                second.people.claim(f"b{index}", f"u{index}", "h"),
            )
            assert sorted(claimed is not None for claimed in await asyncio.gather(*both)) == [False, True]


async def test_an_account_and_a_new_password_end_every_session(store: Store) -> None:
    await store.people.create(ANA)
    await store.sessions.begin(session("first"))
    claimed = await store.people.claim("ana", "dragon", "old")
    assert claimed is not None
    assert claimed[1] == ["first"]
    await store.sessions.begin(session("second"))

    changed = await store.people.set_password("ana", "new")

    assert changed is not None
    assert (changed[0].password_hash, changed[1]) == ("new", ["second"])
    assert await store.sessions.bearer("ana", "second") is None


async def test_a_name_that_is_taken_ends_no_session(store: Store) -> None:
    await store.people.create(ANA)
    await store.people.create(Person("bo", "Bo", 1))
    await store.people.claim("bo", "dragon", "old")
    await store.sessions.begin(session("kept"))

    assert await store.people.claim("ana", "dragon", "hash") is None

    assert await store.sessions.bearer("ana", "kept") is not None


async def test_the_device_not_used_for_longest_makes_room(store: Store) -> None:
    await store.people.create(ANA)
    for number in range(MOST):
        await store.sessions.begin(session(f"s{number}", used_at=number))

    assert await store.sessions.begin(session("one more", used_at=MOST)) == ["s0"]

    assert len(await store.sessions.of("ana")) == MOST


async def test_a_code_is_good_for_its_purpose_only(store: Store) -> None:
    await store.people.create(ANA)
    await store.people.add_code("ana", "code", expires_at=100, purpose=OPEN)
    await store.people.add_code("ana", "other", expires_at=100)

    assert await store.people.reset_password("code", 50, "hash") is None
    assert await store.people.use_code("other", 50, OPEN) is None
    assert await store.people.use_code("code", 50, OPEN) == "ana"


async def test_a_code_is_used_once_and_in_time(store: Store) -> None:
    await store.people.create(ANA)
    await store.people.add_code("ana", "code", expires_at=100)

    assert await store.people.use_code("code", now=100) is None
    assert await store.people.use_code("wrong", now=50) is None
    assert sorted(
        map(str, await asyncio.gather(*(store.people.use_code("code", now=50) for _ in range(3))))
    ) == [
        "None",
        "None",
        "ana",
    ]


async def test_a_newer_code_ends_the_older(store: Store) -> None:
    await store.people.create(ANA)
    await store.people.add_code("ana", "first", expires_at=100)
    await store.people.add_code("ana", "second", expires_at=100)

    assert await store.people.use_code("first", now=50) is None
    reset = await store.people.reset_password("second", 50, "new hash")
    assert reset is not None
    assert reset[0].password_hash == "new hash"


async def test_a_letter_confirms_the_address_it_went_to_and_no_other(store: Store) -> None:
    await store.people.create(ANA)
    await store.contacts.change(ANA.id, pending="ana@example.org")
    await store.contacts.add_code(ANA.id, "ana@example.org", "hash", 1000)

    await store.contacts.change(ANA.id, pending="bruno@example.org")

    assert await store.contacts.confirm("hash", 10) is None
    assert (await store.contacts.of(ANA.id)).email == ""


async def test_one_wish_about_calls_changes_nothing_another_has_said(store: Store) -> None:
    await store.people.create(ANA)
    await store.contacts.change(ANA.id, email="ana@example.org", reminders=False)
    await store.contacts.change(ANA.id, by_email=False)
    await store.contacts.change(ANA.id)

    found = await store.contacts.of(ANA.id)
    assert (found.email, found.by_email, found.reminders) == ("ana@example.org", False, False)


async def test_a_code_for_nobody_is_an_error(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.people.add_code("nobody", "code", expires_at=100)


def session(name: str, used_at: int = 1) -> Session:
    return Session("ana", name, "Firefox", "127.0.0.1", 1, used_at)


async def sit_down(store: Store) -> None:
    await store.people.create(ANA)
    await store.people.claim("ana", "dragon", "argon hash")
    await store.people.add_code("ana", "code hash", expires_at=100)
    created = Entry("t", 0, 1, "created", {"secret": "table secret"})
    sat = Entry("t", 1, 1, "sat", {"seat": 0, "person": "ana", "name": "Ana", "salt": "sel"})
    other = Entry("t", 2, 1, "sat", {"seat": 1, "person": "bo", "name": "Bo", "salt": ""})
    over = [played("t"), played("t", "bo", 1)]
    await store.append(Append([created, sat, other], summary("t"), b"snapshot with Ana", over))
    await store.chat.add(Line("t", 5, "ana", "Ana", 0, "text", "hola"))
    await store.chat.add(Line("t", 6, "bo", "Bo", 1, "text", "hi"))


async def test_who_is_deleted_leaves_only_an_id(store: Store) -> None:
    await sit_down(store)

    assert await store.people.delete("ana", now=77) == ["t"]

    assert await store.people.get("ana") is None
    assert await store.people.by_username("dragon") is None
    assert await store.people.use_code("code hash", now=50) is None
    assert [one.body.get("name") for one in await store.entries("t")] == [None, "", "Bo"]
    loaded = await store.load("t")
    assert loaded.snapshot is None
    assert [line.person for line in await store.chat.since("t")] == ["bo"]
    left = await store.summary("t")
    assert left is not None
    assert left.names == ("", "Bo", "")
    assert await store.people.delete("ana", now=78) is None


async def test_the_user_name_of_who_was_deleted_is_free_again(store: Store) -> None:
    await sit_down(store)
    await store.people.delete("ana", now=77)
    await store.people.create(Person("cleo", "Cleo", 80))

    assert await store.people.claim("cleo", "dragon", "hash")


async def test_an_export_has_all_about_a_person_and_no_secret(store: Store) -> None:
    await sit_down(store)

    export = await store.people.export("ana")

    assert export is not None
    assert export["person"]["username"] == "dragon"
    assert export["tables"] == [
        {"table": "t", "entries": [{"at": 1, "kind": "sat", "seat": 0, "name": "Ana", "salt": "sel"}]}
    ]
    assert [line["text"] for line in export["chat"]] == ["hola"]
    assert [game["table"] for game in export["played"]] == ["t"]
    text = msgspec.json.encode(export).decode()
    assert not [secret for secret in ("argon hash", "code hash", "table secret", "Bo") if secret in text]


def test_a_password_hash_is_not_shown() -> None:
    assert "argon" not in repr(Person("ana", "Ana", 1, "dragon", "argon hash"))


async def test_nobody_who_was_deleted_is_brought_to_a_table_or_heard(store: Store) -> None:
    await sit_down(store)
    await store.people.delete("ana", now=77)
    sat = Entry("u", 1, 1, "sat", {"seat": 0, "person": "ana", "name": "Ana", "salt": ""})
    nameless = Entry("u", 1, 1, "sat", {"seat": 0, "person": "ana", "name": "", "salt": ""})

    assert not await store.append(Append([Entry("v", 0, 1, "created", {"host": "ana"})], summary("v")))
    assert await store.append(Append([Entry("u", 0, 1, "created", {"host": "bo"})], summary("u")))
    assert not await store.append(Append([sat], summary("u")))
    assert await store.append(Append([nameless], summary("u", names=("", "Bo", ""))))
    with pytest.raises(StoreError, match="deleted"):
        await store.chat.add(Line("t", 5, "ana", "Ana", 0, "text", "hola"))
    assert await store.summary("v") is None


async def test_what_was_computed_before_a_forgetting_is_not_stored_after_it(store: Store) -> None:
    await sit_down(store)
    before = await store.load("t")
    later = Entry("t", 3, 1, "started", {})
    await store.people.delete("ana", now=77)

    assert not await store.append(Append([later], summary("t"), b"Ana again", forgotten=before.forgotten))
    forgotten = (await store.news("t", 3)).forgotten
    assert await store.append(
        Append([later], summary("t", names=("", "Bo", "")), b"nobody", forgotten=forgotten)
    )
    assert (await store.load("t")).snapshot == b"nobody"


async def test_deletions_race_with_people_who_sit_down_and_no_name_is_left(url: str) -> None:
    async with await Store.open(url) as first, await Store.open(url) as second:
        for index in range(20):
            await first.people.create(Person(f"p{index}", f"Name {index}", 1))
            await first.append(
                Append([Entry(f"t{index}", 0, 1, "created", {"host": "bo"})], summary(f"t{index}"))
            )

        async def sit(index: int) -> bool:
            name, person = f"Name {index}", f"p{index}"
            sat = Entry(f"t{index}", 1, 1, "sat", {"seat": 0, "person": person, "name": name, "salt": ""})
            face = summary(f"t{index}", names=(name, "", ""), people=(person, "", ""))
            return await first.append(Append([sat], face, name.encode()))

        deletions = (second.people.delete(f"p{index}", 2) for index in range(20))
        await asyncio.gather(*(asyncio.gather(sit(index), gone) for index, gone in enumerate(deletions)))

        for index in range(20):
            table = f"t{index}"
            assert [entry.body.get("name", "") for entry in await first.entries(table)][1:] in ([], [""])
            assert (await first.load(table)).snapshot is None
            kept = await first.summary(table)
            assert kept is not None
            assert "Name" not in "".join(kept.names)


async def test_mutes_are_kept_and_go_with_either_of_the_two(store: Store) -> None:
    for person in ("ana", "bo", "cleo"):
        await store.people.create(Person(person, person, 1))

    assert await store.mutes.change("ana", "bo", True) == ["bo"]
    assert await store.mutes.change("ana", "cleo", True) == ["bo", "cleo"]
    assert await store.mutes.change("ana", "cleo", True) == ["bo", "cleo"]
    assert await store.mutes.change("ana", "nobody", True) == ["bo", "cleo"]
    assert await store.mutes.change("ana", "bo", False) == ["cleo"]
    exported = await store.people.export("ana")
    assert exported is not None
    assert exported["muted"] == ["cleo"]
    await store.people.delete("cleo", 2)
    assert await store.mutes.of("ana") == []
