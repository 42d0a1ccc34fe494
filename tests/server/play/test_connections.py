"""Connections that come back, come twice, or never read: everybody ends up knowing the same, and nobody holds
up the others.
"""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any

from websockets.asyncio.client import connect

from tests.server.play.guests import Guest, Person, at_a_secret_choice, begun, everybody, together
from tests.server.play.serving import Server

BEYOND = 10_000


async def some_rounds(url: str, table: str, people: list[Person], rounds: int = 4) -> list[dict[str, Any]]:
    """Play a few rounds and leave; the events the first seat knows."""
    async with together(url, table, people) as (ana, bruno, carla):
        for _ in range(rounds):
            await at_a_secret_choice(ana, bruno, carla)
            for seat, guest in enumerate((ana, bruno, carla)):
                await guest.answer(seat, guest.ask(seat)["options"][0])
        await ana.settled()
        events: list[dict[str, Any]] = ana.seats[0]["events"]
        return events


async def test_a_client_that_reconnects_gets_exactly_the_events_it_does_not_know(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    events = await some_rounds(server.url, table, people)
    assert len(events) > 5
    for since in (0, 1, len(events) - 1, len(events)):
        async with Guest(server.url, table, people[0], since) as ana:
            (out,) = ana.welcome["seats"]
            assert (out["events_from"], out["events"]) == (since, events[since:])


async def test_a_client_that_claims_to_know_more_than_there_is_learns_how_much_there_is(
    server: Server,
) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    events = await some_rounds(server.url, table, people)
    for since in (len(events) + 1, BEYOND):
        async with Guest(server.url, table, people[0], since) as ana:
            (out,) = ana.welcome["seats"]
            assert out["events"] == events[out["events_from"] :]
            assert out["events_from"] <= len(events)
    async with Guest(server.url, table, people[0], -5) as ana:
        assert ana.seats[0]["events"] == events


async def test_a_client_that_was_away_while_an_answer_was_taken_back_does_not_keep_its_events(
    server: Server,
) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people], mode="tactical")
    async with together(server.url, table, people) as guests:
        seat = await until_open_choice(guests)
        options = [
            each for each in guests[seat].ask(seat)["options"] if each not in guests[seat].ask(seat)["final"]
        ]
        watching, away = (seat + 1) % 3, (seat + 2) % 3
        async with Guest(server.url, table, people[away]) as leaving:
            await guests[seat].answer(seat, options[0])
            await leaving.settled()
        known = [*leaving.seats[away]["events"]]
        await guests[seat].told("undo", seat=seat)
        await guests[seat].answer(seat, options[1])
        await guests[watching].settled()
        async with (
            Guest(server.url, table, people[away], len(known)) as back,
            Guest(server.url, table, people[away]) as fresh,
        ):
            (out,) = back.welcome["seats"]
            known[out["events_from"] :] = out["events"]
            assert known == fresh.seats[away]["events"]


async def until_open_choice(guests: list[Guest]) -> int:
    """Go on until one seat alone is asked, with two answers that it could take back; that seat."""
    while True:
        for guest in guests:
            await guest.settled()
        seat = guests[0].waiting[0]
        ask = guests[seat].ask(seat)
        if len(guests[0].waiting) == 1 and len(ask["options"]) - len(ask["final"]) > 1:
            return seat
        await guests[seat].answer(seat, ask["options"][0])


async def test_two_connections_of_one_person_know_the_same(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with Guest(server.url, table, people[0]) as first, Guest(server.url, table, people[0]) as second:
        await some_rounds(server.url, table, people)
        for guest in (first, second):
            await guest.settled()
        assert first.seats == second.seats
        assert first.table == second.table
        async with Guest(server.url, table, people[0]) as third:
            for name in ("fields", "events", "ask", "over"):
                assert third.seats[0][name] == first.seats[0].get(name, False)


async def test_a_second_answer_from_the_other_connection_is_late_and_says_whether_it_is_stored(
    server: Server,
) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with together(server.url, table, [people[0], *people]) as (second, first, bruno, carla):
        await at_a_secret_choice(first, bruno, carla)
        question, (one, other) = first.ask(0)["question"], first.ask(0)["options"][:2]
        await first.answer(0, one)
        late = {"seat": 0, "question": question}
        assert await second.refused("answer", **late, answer=one) == ("late", {**late, "stored": True})
        assert await second.refused("answer", **late, answer=other) == ("late", {**late, "stored": False})
        assert second.seats[0]["own_answer"] == one


async def test_a_player_with_two_connections_is_gone_only_when_both_are(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with Guest(server.url, table, people[1]) as bruno:
        async with Guest(server.url, table, people[0]) as one:
            async with Guest(server.url, table, people[0]):
                pass
            await one.settled()
            await asyncio.sleep(0.1)
            await bruno.settled()
            assert bruno.table["chairs"][0]["here"]
        await bruno.until(lambda: not bruno.table["chairs"][0]["here"])


async def test_a_client_that_never_reads_does_not_hold_up_the_others(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    narrow.connect(("127.0.0.1", server.port))
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    deaf = await connect(address, sock=narrow, max_queue=1, compression=None, ping_interval=None)
    await deaf.send(json.dumps({"type": "hello"}))
    for _ in range(60_000):
        await deaf.send('{"type":"say","reaction":"explode"}')
    async with asyncio.timeout(60):
        events = await whole_game(server.url, table, people)
    assert len(events) > 50
    assert await eventually_nobody_watches(server.url, table)
    deaf.transport.abort()


async def whole_game(url: str, table: str, people: list[Person]) -> list[dict[str, Any]]:
    async with together(url, table, people) as (ana, bruno, carla):
        await asyncio.gather(ana.play(), bruno.play(), carla.play())
        events: list[dict[str, Any]] = ana.seats[0]["events"]
        return events


async def eventually_nobody_watches(url: str, table: str) -> bool:
    """Whether the table has let everybody go who only watched."""
    async with Guest(url, table) as watcher:
        for _ in range(50):
            await watcher.settled()
            if watcher.table["watchers"] == 1:  # this one
                return True
            await asyncio.sleep(0.1)
    return False
