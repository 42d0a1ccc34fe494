"""Going on to the next table over the connection one has: a rematch needs no other."""

from __future__ import annotations

import asyncio

from tests.server.play.guests import Guest, Person, begun, everybody, granted, sealed, somebody, together
from tests.server.play.serving import Server


async def moved(guest: Guest, table: str) -> None:
    """Go on to a table, and hear everything there is to know about it."""
    await guest.send("move", table=table)
    await guest.until(lambda: guest.heard[-1]["type"] == "welcome" and guest.table["id"] == table)
    guest.welcome = guest.heard[-1]
    guest.seats = {out["seat"]: out for out in guest.welcome["seats"]}  # of the first table nothing counts


async def played_out(guests: list[Guest]) -> None:
    await asyncio.gather(*(guest.play() for guest in guests))


async def at_the_next(url: str, table: str, people: list[Person], guests: list[Guest]) -> str:
    """Everybody at the rematch that the first asks for."""
    following = str((await granted(url, people[0].token, "POST", f"/api/tables/{table}/rematch"))["id"])
    for guest in guests:
        await moved(guest, following)
    return following


async def three_at_the_end(server: Server) -> tuple[str, list[Person]]:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    return await begun(server.url, [*people]), people


async def test_a_rematch_is_sealed_and_played_over_the_connections_there_are(
    server: Server,
) -> None:
    table, people = await three_at_the_end(server)
    async with together(server.url, table, people) as guests:
        await played_out(guests)
        following = await at_the_next(server.url, table, people, guests)
        assert [guest.welcome["your_seats"] for guest in guests] == [[1], [2], [0]]
        for guest in guests:
            (seat,) = guest.welcome["your_seats"]
            await guest.told("seal", seat=seat, seal=sealed(following, seat))
        await granted(server.url, people[0].token, "POST", f"/api/tables/{following}/start")
        for guest in guests:
            (seat,) = guest.welcome["your_seats"]
            await guest.told("reveal", seat=seat, salt=f"salt{seat}")
        for guest in guests:
            await guest.settled()
        assert {guest.table["status"] for guest in guests} == {"playing"}
        await played_out(guests)
        assert all(known["over"] for guest in guests for known in guest.seats.values())


async def test_whoever_moved_on_hears_nothing_more_of_the_first_table(server: Server) -> None:
    table, people = await three_at_the_end(server)
    async with together(server.url, table, people) as guests:
        await played_out(guests)
        following = await at_the_next(server.url, table, people, guests)
        async with Guest(server.url, table, people[0]) as left_behind:
            await left_behind.send("say", text="still here")
            await left_behind.settled()
            await guests[1].settled()
        assert guests[1].table["id"] == following
        assert "still here" not in guests[1].said()


async def test_a_refused_move_leaves_one_where_one_was(server: Server) -> None:
    table, people = await three_at_the_end(server)
    others = await everybody(server.url, "Eva", "Fede", "Gil")
    closed = await begun(server.url, [*others], {"watchers": False})
    async with Guest(server.url, table, people[0]) as ana:
        assert (await ana.refused("move", table="nothing-here"))[0] == "no-such-table"
        assert (await ana.refused("move", table=closed))[0] == "no-watchers"
        assert (await ana.refused("move", table="../.."))[0] == "bad-message"
        await ana.send("say", text="here I am")
        await ana.until(lambda: "here I am" in ana.said())


async def test_a_stranger_moves_in_as_a_watcher_and_seals_nothing(server: Server) -> None:
    table, _ = await three_at_the_end(server)
    dino = await somebody(server.url, "Dino")
    own = await begun(server.url, [dino, *await everybody(server.url, "Eva", "Fede")])
    async with Guest(server.url, own, dino) as guest:
        await moved(guest, table)
        assert guest.welcome["your_seats"] == []
        assert (await guest.refused("seal", seat=0, seal="0a" * 32))[0] in ("not-yours", "wrong-time")


async def test_odd_seals_and_salts_are_refused_and_do_no_harm(server: Server) -> None:
    table, people = await three_at_the_end(server)
    async with Guest(server.url, table, people[0]) as ana:
        for kind, words in (
            ("seal", {"seat": 0, "seal": "not a seal"}),
            ("seal", {"seat": "zero", "seal": "0a" * 32}),
            ("reveal", {"seat": 0, "salt": ""}),
            ("reveal", {"seat": 0, "salt": "x" * 129}),
            ("move", {}),
        ):
            assert (await ana.refused(kind, **words))[0] == "bad-message", kind
        assert (await ana.refused("reveal", seat=0, salt="salt0"))[0] == "wrong-time"
