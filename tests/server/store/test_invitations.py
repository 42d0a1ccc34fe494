"""With whom somebody has played, who was invited where, and what is left of it when one leaves for good."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from mazmorra.server.store import Call, Invitation, Person, Store
from mazmorra.server.store.invitations import BY_ALL, BY_ONE, DAY, HOUR, KEPT
from tests.server.store.given import append

NOW = 100 * DAY


async def given(store: Store, *names: str) -> None:
    for name in names:
        await store.people.create(Person(name, name.title(), 1))


async def played(store: Store, table: str, *people: str, at: int = 2000, **changes: Any) -> None:
    names = tuple(each.title() for each in people)
    usual: dict[str, Any] = {
        "host": people[0],
        "people": people,
        "names": names,
        "status": "over",
        "updated_at": at,
    }
    assert await store.append(append(table, 0, **(usual | changes)))


async def waits(store: Store, table: str, host: str = "ana") -> None:
    """A table of three that waits for players."""
    await played(store, table, host, "", "", status="open", taken=1)


async def test_companions_are_those_one_played_with_and_the_last_met_come_first(store: Store) -> None:
    await given(store, "ana", "bo", "cleo", "dora")
    await played(store, "t1", "ana", "bo", at=1000)
    await played(store, "t2", "cleo", "ana", "", at=3000, game="quest", status="playing")
    await played(store, "t3", "ana", "bo", at=2000, game="platformer")
    await played(store, "t4", "ana", "dora", status="open")
    await played(store, "t5", "bo", "dora")

    found = await store.companions.of("ana", NOW, 10)

    assert [(each.person, each.name, each.game, each.at) for each in found] == [
        ("cleo", "Cleo", "quest", 3000),
        ("bo", "Bo", "platformer", 2000),
    ]
    assert [each.person for each in await store.companions.of("ana", NOW, 1)] == ["cleo"]


async def test_who_has_left_for_good_or_blocked_the_other_is_nobodys_companion(store: Store) -> None:
    await given(store, "ana", "bo", "cleo", "dora")
    await played(store, "t", "ana", "bo", "cleo", "dora")
    await store.people.delete("bo", 5)
    await store.blocks.add("cleo", "ana")
    await store.blocks.add("ana", "dora")

    assert await store.companions.of("ana", NOW, 10) == []
    assert not any([await store.companions.have_met("ana", other) for other in ("bo", "cleo", "dora")])
    assert [each.person for each in await store.companions.of("cleo", NOW, 10)] == ["dora"]


async def test_an_invitation_stands_until_it_is_declined(store: Store) -> None:
    await given(store, "ana", "bo")
    await waits(store, "t")

    assert await store.invitations.add(Invitation("bo", "ana", "t", NOW)) == "heard"
    assert await store.invitations.add(Invitation("bo", "ana", "t", NOW)) == "known"
    [(table, inviter, name)] = await store.invitations.standing("bo", NOW)
    assert (table.table, inviter, name) == ("t", "ana", "Ana")

    await store.invitations.decline("bo", "t")

    assert await store.invitations.standing("bo", NOW) == []
    assert await store.invitations.add(Invitation("bo", "ana", "t", NOW)) == "known"


async def test_it_stands_no_more_once_they_sit_the_table_is_full_or_whoever_invited_is_gone(
    store: Store,
) -> None:
    await given(store, "ana", "bo", "cleo")
    for table in ("sits", "full", "gone", "blocked", "old"):
        await waits(store, table, "cleo" if table == "blocked" else "ana")
        inviter = "cleo" if table in ("gone", "blocked") else "ana"
        await store.invitations.add(Invitation("bo", inviter, table, NOW - (KEPT if table == "old" else 0)))
    assert len(await store.invitations.standing("bo", NOW)) == 3
    people: dict[str, Any] = {"host": "ana", "status": "open"}
    await store.append(append("sits", 1, people=("ana", "bo", ""), taken=2, **people))
    await store.append(append("full", 1, people=("ana", "cleo", ""), taken=3, **people))
    await store.blocks.add("cleo", "bo")

    assert await store.invitations.standing("bo", NOW) == []
    assert not await store.invitations.stands("bo", "ana", "sits", NOW)


async def test_one_person_invites_another_only_so_often_and_is_told_the_same_where_nobody_hears(
    store: Store,
) -> None:
    await given(store, "ana", "bo", "cleo")
    await store.contacts.change("cleo", invitable=False)
    outcomes: dict[str, list[str]] = {"bo": [], "cleo": []}
    for number in range(BY_ONE[0][1] + 1):
        await waits(store, f"t{number}")
        for person, said in outcomes.items():
            said.append(await store.invitations.add(Invitation(person, "ana", f"t{number}", NOW)))

    assert outcomes["bo"] == ["heard"] * 3 + ["enough"]
    assert outcomes["cleo"] == ["unheard"] * 3 + ["enough"]
    assert await store.invitations.standing("cleo", NOW) == []
    assert {each.invited_to for each in await store.companions.of("ana", NOW, 9)} == set()
    assert await store.invitations.add(Invitation("bo", "ana", "t3", NOW + HOUR)) == "heard"


async def test_somebody_hears_of_only_so_many_invitations_an_hour(store: Store) -> None:
    await given(store, "bo", *(f"p{number}" for number in range(BY_ALL + 1)))
    for number in range(BY_ALL):
        assert await store.invitations.add(Invitation("bo", f"p{number}", f"t{number}", NOW)) == "heard"

    assert await store.invitations.add(Invitation("bo", f"p{BY_ALL}", "t", NOW)) == "unheard"


async def test_an_export_tells_of_invitations_and_not_what_the_other_made_of_them(store: Store) -> None:
    await given(store, "ana", "bo")
    await waits(store, "t")
    await store.invitations.add(Invitation("bo", "ana", "t", NOW))
    await store.invitations.decline("bo", "t")

    hers, his = await store.people.export("ana"), await store.people.export("bo")

    assert hers is not None
    assert his is not None
    assert hers["invitations"] == {"got": [], "sent": [{"person": "bo", "table": "t", "at": NOW}]}
    got = {"inviter": "ana", "table": "t", "at": NOW, "declined": True}
    assert msgspec.json.decode(msgspec.json.encode(his["invitations"])) == {"got": [got], "sent": []}


async def test_who_leaves_for_good_takes_their_invitations_along_and_old_ones_are_forgotten(
    store: Store,
) -> None:
    await given(store, "ana", "bo", "cleo")
    for table in ("t", "u"):
        await waits(store, table)
    await store.invitations.add(Invitation("bo", "ana", "t", NOW))
    await store.invitations.add(Invitation("cleo", "ana", "u", NOW))
    await store.people.delete("bo", 5)

    exported = await store.people.export("ana")
    assert exported is not None
    assert [each["person"] for each in exported["invitations"]["sent"]] == ["cleo"]
    await store.invitations.forget_old(NOW + KEPT + 1)
    exported = await store.people.export("ana")
    assert exported is not None
    assert exported["invitations"]["sent"] == []


async def test_whoever_wants_no_more_invitations_is_rid_of_those_that_stand(store: Store) -> None:
    await given(store, "ana", "bo")
    await waits(store, "t")
    await store.invitations.add(Invitation("bo", "ana", "t", NOW))

    await store.contacts.change("bo", invitable=False)

    assert await store.invitations.standing("bo", NOW) == []
    assert not await store.invitations.stands("bo", "ana", "t", NOW)


async def test_an_invitation_of_one_does_not_stand_for_another(store: Store) -> None:
    """So that nobody is called in the name of somebody who got up, or is no more."""
    await given(store, "ana", "bo", "cleo")
    await waits(store, "t")
    await store.append(append("t", 1, host="ana", status="open", people=("ana", "cleo", ""), taken=2))
    for inviter in ("ana", "cleo"):
        await store.invitations.add(Invitation("bo", inviter, "t", NOW))
    await store.append(append("t", 2, host="ana", status="open", people=("ana", "", ""), taken=1))

    assert await store.invitations.stands("bo", "ana", "t", NOW)
    assert not await store.invitations.stands("bo", "cleo", "t", NOW)


async def test_what_calls_somebody_is_kept_with_the_invitation_or_not_at_all(store: Store) -> None:
    await given(store, "ana", "bo", "cleo")
    await store.contacts.change("cleo", invitable=False)
    for table in ("t", "u"):
        for person in ("bo", "cleo"):
            call = Call(person, table, "invite", "push", "browser", "en", {}, NOW, NOW)
            await store.invitations.add(Invitation(person, "ana", table, NOW), [call])

    waiting = await store.calls.take("push", NOW, NOW + 1, 10)

    assert [(each.person, each.table_id) for each in waiting] == [("bo", "t"), ("bo", "u")]


async def test_a_host_who_never_sat_there_has_played_with_nobody(store: Store) -> None:
    await given(store, "ana", "bo", "cleo")
    await played(store, "t", "bo", "cleo", host="ana")

    assert await store.companions.of("ana", NOW, 10) == []
    assert not await store.companions.have_met("ana", "bo")
    assert not await store.companions.have_met("bo", "ana")
    assert await store.companions.have_met("bo", "cleo")


async def test_several_processes_hold_to_the_same_limits(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as two:
        await given(one, "ana", "bo")
        added = [
            (one, two)[number % 2].invitations.add(Invitation("bo", "ana", f"t{number // 2}", NOW))
            for number in range(16)
        ]

        outcomes = await asyncio.gather(*added)

    assert outcomes.count("heard") == BY_ONE[0][1]
