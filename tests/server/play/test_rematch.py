"""Playing again: the same people at a new table, each one seat further, however often and whoever asks."""

from __future__ import annotations

import asyncio

from tests.server.play.guests import (
    Guest,
    Person,
    asked,
    begun,
    everybody,
    granted,
    sealed,
    somebody,
    start,
    together,
)
from tests.server.play.serving import Server


async def finished(url: str, people: list[Person]) -> str:
    table = await begun(url, [*people])
    async with together(url, table, people) as guests:
        await asyncio.gather(*(guest.play() for guest in guests))
    return table


async def test_a_rematch_seats_the_same_people_one_seat_further_with_salts_to_be_given_anew(
    server: Server,
) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await finished(server.url, people)
    before = await granted(server.url, "", "GET", f"/api/tables/{table}")
    assert before["salts"] == ["salt0", "salt1", "salt2"]
    after = await granted(server.url, people[1].token, "POST", f"/api/tables/{table}/rematch")
    assert [chair["person"] for chair in after["chairs"]] == [people[2].id, people[0].id, people[1].id]
    assert [chair["name"] for chair in after["chairs"]] == ["Carla", "Ana", "Bruno"]
    assert (after["seals"], after["salts"]) == (["", "", ""], ["", "", ""])
    assert (after["status"], after["secret"], after["settings"]) == ("open", "", before["settings"])
    assert after["commitment"] != before["commitment"]


async def test_everybody_who_asks_for_a_rematch_gets_the_same_table(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await finished(server.url, people)
    path = f"/api/tables/{table}/rematch"
    async with Guest(server.url, table, people[0]) as ana:
        made = await asyncio.gather(*(granted(server.url, person.token, "POST", path) for person in people))
        again = await granted(server.url, people[0].token, "POST", path)
        assert {each["id"] for each in (*made, again)} == {again["id"]}
        await ana.settled()
        assert ana.table["rematch"] == again["id"]
    assert again["id"] != table


async def test_a_rematch_is_played_like_any_game_once_everybody_has_sealed_a_new_salt(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await finished(server.url, people)
    after = await granted(server.url, people[0].token, "POST", f"/api/tables/{table}/rematch")
    status, body = await asked(server.url, people[0].token, "POST", f"/api/tables/{after['id']}/start")
    assert (status, body["error"]) == (409, {"code": "unsealed", "args": {"seats": [0, 1, 2]}})
    for seat, person in enumerate((people[2], people[0], people[1])):
        given = {"seat": seat, "seal": sealed(after["id"], seat)}
        await granted(server.url, person.token, "POST", f"/api/tables/{after['id']}/seal", given)
    await start(server.url, after["id"], people)
    async with Guest(server.url, after["id"], people[0]) as ana:
        assert ana.welcome["your_seats"] == [1]
        assert ana.table["status"] == "playing"


async def test_a_rematch_is_refused_to_strangers_and_before_the_end(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    stranger = await somebody(server.url, "Dino")
    table = await finished(server.url, people)
    status, body = await asked(server.url, stranger.token, "POST", f"/api/tables/{table}/rematch")
    assert (status, body["error"]["code"]) == (403, "not-yours")
    running = await begun(server.url, [*people])
    status, body = await asked(server.url, people[0].token, "POST", f"/api/tables/{running}/rematch")
    assert (status, body["error"]["code"]) == (409, "wrong-time")
