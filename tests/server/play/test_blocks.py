"""Blocking somebody for good: neither hears the other, and the tables of the one are closed to the other, who
is not told.
"""

from __future__ import annotations

from pathlib import Path

from tests.server.play.guests import Guest, Person, asked, begun, everybody, granted, opened, together
from tests.server.play.serving import Server, serving
from tests.server.services import redis

BLOCKED = {"type": "refused", "code": "blocked", "args": {}}


async def block(url: str, person: Person, other: Person) -> None:
    await granted(url, person.token, "POST", "/api/me/blocks", {"person": other.id})


async def test_neither_hears_the_other_from_then_on_and_the_blocked_one_is_not_told(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with together(server.url, table, people) as (ana, bruno, carla):
        before = len(bruno.heard)
        await block(server.url, people[0], people[1])
        await ana.until(lambda: ana.heard[-1] == {"type": "muted", "people": [people[1].id]})
        await bruno.told("say", text="can you hear me")
        await ana.told("say", text="I cannot")
        for guest in (ana, bruno, carla):
            await guest.settled()
        assert (ana.said(), bruno.said()) == (["I cannot"], ["can you hear me"])
        assert sorted(carla.said()) == ["I cannot", "can you hear me"]
        assert people[0].id not in str(
            [each for each in bruno.heard[before:] if each["type"] in ("muted", "refused")]
        )
    async with Guest(server.url, table, people[1]) as back:
        assert [each["text"] for each in back.welcome["chat"]] == ["can you hear me"]
        assert back.welcome["muted"] == []


async def test_a_block_reaches_other_processes_and_ends_when_it_is_taken_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with serving(database, tmp_path, redis().url) as one, serving(database, tmp_path, redis().url) as two:
        people = await everybody(one.url, "Ana", "Bruno", "Carla")
        table = await begun(one.url, [*people])
        async with Guest(one.url, table, people[0]) as ana, Guest(two.url, table, people[1]) as bruno:
            await block(one.url, people[0], people[1])
            await ana.told("say", text="unheard")
            await granted(two.url, people[0].token, "DELETE", f"/api/me/blocks/{people[1].id}")
            await ana.until(lambda: ana.heard[-1] == {"type": "muted", "people": []})
            await ana.told("say", text="heard")
            await bruno.until(lambda: bool(bruno.said()))
            assert bruno.said() == ["heard"]


async def test_who_is_blocked_sits_at_no_table_of_the_other_and_does_not_come_in_by_the_link(
    server: Server,
) -> None:
    ana, bruno, carla = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await opened(server.url, [ana, carla, "random"])
    await block(server.url, ana, bruno)
    await granted(server.url, carla.token, "POST", f"/api/tables/{table}/stand", {"seat": 1})

    refused = {"error": {"code": "blocked", "args": {}}}
    assert await asked(server.url, bruno.token, "POST", f"/api/tables/{table}/sit", {"seat": 1}) == (
        403,
        refused,
    )
    async with Guest(server.url, table, bruno) as guest:
        assert guest.welcome == {"type": "refused", "code": "blocked", "args": {}}
    await granted(server.url, carla.token, "POST", f"/api/tables/{table}/sit", {"seat": 1})


async def test_the_blocker_may_go_to_the_other_as_before(server: Server) -> None:
    ana, bruno = await everybody(server.url, "Ana", "Bruno")
    table = await opened(server.url, [bruno, "random", "random"])
    await block(server.url, ana, bruno)
    async with Guest(server.url, table, ana) as guest:
        assert guest.welcome["type"] == "welcome"


async def test_who_is_blocked_gets_up_from_the_open_tables_of_the_other(server: Server) -> None:
    ana, bruno, carla = await everybody(server.url, "Ana", "Bruno", "Carla")
    mine, theirs = (
        await opened(server.url, [ana, bruno, carla]),
        await opened(server.url, [carla, bruno, ana]),
    )

    await block(server.url, ana, bruno)

    chairs = [
        (await granted(server.url, "", "GET", f"/api/tables/{each}"))["chairs"][1]["person"]
        for each in (mine, theirs)
    ]
    assert chairs == ["", bruno.id]


async def test_who_is_blocked_is_not_seated_at_a_rematch_of_the_other(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await over(server, people)
    await block(server.url, people[0], people[1])

    again = await granted(server.url, people[0].token, "POST", f"/api/tables/{table}/rematch")

    assert [chair["person"] for chair in again["chairs"]] == [people[2].id, people[0].id, ""]


async def test_blocks_are_listed_with_names_and_only_somebody_can_be_blocked(server: Server) -> None:
    ana, bruno = await everybody(server.url, "Ana", "Bruno")
    await block(server.url, ana, bruno)
    await block(server.url, ana, bruno)

    assert await granted(server.url, ana.token, "GET", "/api/me/blocks") == [
        {"person": bruno.id, "name": "Bruno"}
    ]
    assert await granted(server.url, bruno.token, "GET", "/api/me/blocks") == []
    for whom, status, code in ((ana.id, 422, "not-yourself"), ("nobody", 409, "cannot-block")):
        told = await asked(server.url, ana.token, "POST", "/api/me/blocks", {"person": whom})
        assert (told[0], told[1]["error"]["code"]) == (status, code)


async def test_who_leaves_for_good_is_on_nobodys_list(server: Server) -> None:
    ana, bruno = await everybody(server.url, "Ana", "Bruno")
    await block(server.url, ana, bruno)
    await granted(server.url, bruno.token, "DELETE", "/api/me")

    assert await granted(server.url, ana.token, "GET", "/api/me/blocks") == []


async def test_who_watches_is_turned_away_in_the_moment_of_the_block_and_who_plays_stays(
    server: Server,
) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla", "Dino")
    table = await begun(server.url, [*people[:3]])
    async with Guest(server.url, table, people[3]) as dino, Guest(server.url, table, people[1]) as bruno:
        for blocked in (people[3], people[1]):
            await block(server.url, people[0], blocked)

        await dino.until(lambda: dino.heard[-1] == BLOCKED)
        await bruno.settled()
        assert BLOCKED not in bruno.heard


async def test_who_gets_up_because_of_a_block_does_not_go_on_watching(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno")
    table = await opened(server.url, [*people, "random"])
    async with Guest(server.url, table, people[1]) as bruno:
        await block(server.url, people[0], people[1])

        await bruno.until(lambda: bruno.heard[-1] == BLOCKED)


async def test_a_watcher_of_another_process_is_turned_away_too(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with serving(database, tmp_path, redis().url) as one, serving(database, tmp_path, redis().url) as two:
        ana, bruno = await everybody(one.url, "Ana", "Bruno")
        table = await opened(one.url, [ana, "random", "random"])
        async with Guest(two.url, table, bruno) as guest:
            await block(one.url, ana, bruno)
            await guest.until(lambda: guest.heard[-1] == BLOCKED)


async def test_whom_the_host_has_blocked_does_not_lay_the_rematch(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await over(server, people)
    await block(server.url, people[0], people[1])

    refused = await asked(server.url, people[1].token, "POST", f"/api/tables/{table}/rematch")

    assert refused == (403, {"error": {"code": "blocked", "args": {}}})
    again = await granted(server.url, people[2].token, "POST", f"/api/tables/{table}/rematch")
    assert again["host"] == people[2].id


async def test_nobody_is_seated_at_a_rematch_of_somebody_they_have_blocked(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await over(server, people)
    await block(server.url, people[2], people[1])

    again = await granted(server.url, people[1].token, "POST", f"/api/tables/{table}/rematch")

    assert [chair["person"] for chair in again["chairs"]] == ["", people[0].id, people[1].id]


async def test_a_block_is_of_a_person_and_not_of_whoever_comes_without_a_name(server: Server) -> None:
    ana, bruno, carla = await everybody(server.url, "Ana", "Bruno", "Carla")
    tables = [
        await begun(server.url, [ana, carla, "random"], {"watchers": watchers}) for watchers in (True, False)
    ]
    await block(server.url, ana, bruno)

    async with Guest(server.url, tables[0]) as nobody, Guest(server.url, tables[1]) as outside:
        assert nobody.welcome["type"] == "welcome"
        assert outside.welcome["code"] == "no-watchers"


async def over(server: Server, people: list[Person]) -> str:
    """A game that the first has ended with bots for the others."""
    table = await begun(server.url, [*people])
    for seat, person in enumerate(people[1:], 1):
        await granted(server.url, person.token, "POST", f"/api/tables/{table}/leave", {"seat": seat})
    async with Guest(server.url, table, people[0]) as host:
        await host.play()
    return table
