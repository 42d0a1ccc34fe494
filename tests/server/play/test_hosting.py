"""What the host of a server does while it runs: bans, words and tables removed, and a log of it.

Everybody is told why.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mazmorra.server.clock import now_ms
from mazmorra.server.people.bans import DAY, Bans
from mazmorra.server.people.hosting import PAGE, Hosting
from mazmorra.server.processes.wake import LocalWakes
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Act, Ban, Store
from mazmorra.server.store.acts import ADDRESS, PERSON
from mazmorra.server.tables.hub import Hub
from tests.cli.run import mazmorra
from tests.server.play.guests import Guest, Person, asked, begun, everybody, granted, opened, together
from tests.server.play.serving import Server, serving
from tests.server.services import redis


async def host(server: Server, *order: str) -> str:
    """`mazmorra host`, beside the running server."""
    done = await asyncio.to_thread(mazmorra, "host", *order, "--database", server.database)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def ending(guest: Guest) -> tuple[str, dict[str, object], int]:
    """What a connection is told last, and the code it is closed with."""
    try:
        while True:
            await guest.hear()
    except ConnectionClosed as closed:
        refused = [each for each in guest.heard if each["type"] == "refused"][-1]
        return refused["code"], refused["args"], closed.rcvd.code if closed.rcvd else 0


async def test_somebody_banned_is_out_at_once_is_told_why_and_a_bot_plays_on(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with together(server.url, table, people) as (ana, bruno, _):
        await host(server, "ban", people[0].id, "--days", "2", "--reason", "insults")

        assert await ending(ana) == ("banned", {"days": 2, "reason": "insults"}, 4403)
        await bruno.until(lambda: bool(bruno.table["chairs"][0]["bot"]))
    assert await asked(server.url, people[0].token, "GET", "/api/me") == (
        403,
        {"error": {"code": "banned", "args": {"days": 2, "reason": "insults"}}},
    )
    async with Guest(server.url, table, people[0]) as again:
        assert again.welcome["code"] == "banned"

    await host(server, "unban", people[0].id)
    await until_granted(server, people[0])


async def until_granted(server: Server, person: Person) -> None:
    async with asyncio.timeout(60):
        while (await asked(server.url, person.token, "GET", "/api/me"))[0] != 200:
            await asyncio.sleep(0.05)


async def test_a_banned_account_does_not_log_in(server: Server) -> None:
    (ana,) = await everybody(server.url, "Ana")
    account = {"username": "banned_ana", "password": "correct horse battery"}
    await granted(server.url, ana.token, "POST", "/api/me/account", account)
    await host(server, "ban", "Banned_Ana")
    async with asyncio.timeout(60):
        while (told := await asked(server.url, "", "POST", "/api/login", account))[0] == 200:
            await asyncio.sleep(0.05)

    assert told == (403, {"error": {"code": "banned", "args": {"days": 0, "reason": ""}}})


async def test_somebody_banned_may_delete_themselves_and_the_ban_stays(server: Server) -> None:
    ana, bruno = await everybody(server.url, "Ana", "Bruno")
    account = {"username": "leaving_ana", "password": "correct horse battery"}
    token = (await granted(server.url, ana.token, "POST", "/api/me/account", account))["token"]
    await host(server, "ban", "leaving_ana", "--days", "2", "--reason", "insults")
    async with asyncio.timeout(60):
        while (await asked(server.url, token, "GET", "/api/me"))[0] == 200:
            await asyncio.sleep(0.05)

    assert (await asked(server.url, token, "DELETE", "/api/me"))[0] == 204

    assert (await asked(server.url, token, "GET", "/api/me"))[0] == 401
    assert (await asked(server.url, "", "POST", "/api/login", account))[1]["error"]["code"] == "bad-login"
    claim = await asked(server.url, bruno.token, "POST", "/api/me/account", account)
    assert (claim[0], claim[1]["error"]["code"]) == (409, "username-taken")
    bans = [line.split("\t") for line in (await host(server, "bans")).splitlines()]
    assert {(ban[0], ban[1], ban[-1]) for ban in bans} >= {
        ("person", ana.id, "insults"),
        ("name", "leaving_ana", "insults"),
    }
    await host(server, "unban", "Leaving_Ana")
    await granted(server.url, bruno.token, "POST", "/api/me/account", account)


async def test_somebody_who_leaves_without_a_ban_leaves_their_username_to_others(server: Server) -> None:
    ana, bruno = await everybody(server.url, "Ana", "Bruno")
    account = {"username": "free_ana", "password": "correct horse battery"}
    token = (await granted(server.url, ana.token, "POST", "/api/me/account", account))["token"]

    await granted(server.url, token, "DELETE", "/api/me")

    await granted(server.url, bruno.token, "POST", "/api/me/account", account)


async def test_a_banned_address_gets_nothing_but_the_reason(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path, more=("--trusted-proxy", "127.0.0.1"))
    server.start()
    try:
        await host(server, "ban", "2001:db8:1:2:3::4", "--reason", "flood")
        async with asyncio.timeout(60):
            while (reply := from_place(server, "2001:db8:1:2:ffff::1")).status_code == 200:
                await asyncio.sleep(0.05)
        assert (reply.status_code, reply.json()["error"]["code"]) == (403, "banned")
        assert reply.json()["error"]["args"] == {"days": 0, "reason": "flood"}
        assert from_place(server, "2001:db8:1:3::1").status_code == 200
        assert (await host(server, "bans")).split("\t")[:2] == ["address", "2001:db8:1:2::"]
    finally:
        server.kill()


def from_place(server: Server, place: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/games", headers={"X-Forwarded-For": place}, timeout=20)


async def test_words_that_are_removed_vanish_from_open_pages_and_do_not_come_back(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with together(server.url, table, people[:2]) as (ana, bruno):
        for words in ("something vile", "something kind"):
            await ana.told("say", text=words)
        said = [line.split("\t") for line in (await host(server, "words", table)).splitlines()]
        assert [(line[0], line[2], line[4]) for line in said] == [
            ("1", people[0].id, "something vile"),
            ("2", people[0].id, "something kind"),
        ]

        await host(server, "remove-words", table, "1")

        await bruno.until(lambda: {"type": "unsaid", "line": 1} in bruno.heard)
        await ana.told("say", text="another thing")
    async with Guest(server.url, table, people[2]) as carla:
        assert [(each["id"], each["text"]) for each in carla.welcome["chat"]] == [
            (2, "something kind"),
            (3, "another thing"),
        ]


async def test_a_table_that_is_removed_closes_for_everybody_in_every_process(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with serving(database, tmp_path, redis().url) as one, serving(database, tmp_path, redis().url) as two:
        people = await everybody(one.url, "Ana", "Bruno", "Carla")
        table = await begun(one.url, [*people], {"public": True})
        async with Guest(one.url, table, people[0]) as ana, Guest(two.url, table) as watcher:
            await host(one, "remove-table", table, "--reason", "a vile name")

            assert await ending(ana) == ("table-removed", {}, 4404)
            assert await ending(watcher) == ("table-removed", {}, 4404)
        for url in (one.url, two.url):
            told = await asked(url, people[0].token, "GET", f"/api/tables/{table}")
            assert told == (404, {"error": {"code": "table-removed", "args": {}}})
            assert table not in str(await granted(url, people[0].token, "GET", "/api/me/tables"))
            assert table not in str(await granted(url, "", "GET", "/api/tables?status=playing"))
        log = (await host(one, "log")).splitlines()
        assert [line.split("\t")[2:] for line in log] == [["remove-table", table, "a vile name"]]


async def test_a_host_is_appointed_and_dismissed_by_whoever_has_the_database(server: Server) -> None:
    (ana,) = await everybody(server.url, "Ana")
    assert (await host(server, "hosts")).strip() == "There are none."

    await host(server, "appoint", ana.id)

    assert (await granted(server.url, ana.token, "GET", "/api/me"))["host"] is True
    assert (await host(server, "hosts")).split("\t")[:2] == [ana.id, "Ana"]
    await host(server, "dismiss", ana.id)
    assert (await granted(server.url, ana.token, "GET", "/api/me"))["host"] is False
    log = (await host(server, "log")).splitlines()
    assert [line.split("\t")[2] for line in log][-2:] == ["appoint", "dismiss"]


async def test_an_order_about_nobody_and_nothing_is_refused(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'games.db'}") as store:
        hosting = Hosting(Hub(store, LocalWakes()))
        for order, code in (
            (hosting.ban("nobody_at_all", 0, ""), "no-such-person"),
            (hosting.ban("192.0.2.1", -3, ""), "bad-days"),
            (hosting.unban("192.0.2.1"), "not-banned"),
            (hosting.remove_words("nowhere", None, ""), "no-such-words"),
            (hosting.remove_table("nowhere", ""), "no-such-table"),
            (hosting.who("nobody_at_all"), "no-such-person"),
            (hosting.appoint("nobody_at_all", True), "no-such-person"),
        ):
            with pytest.raises(Refused, match=code):
                await order
        assert await hosting.log() == []


def test_a_refused_order_is_worded(server: Server) -> None:
    done = mazmorra("host", "unban", "192.0.2.1", "--database", server.database, lang="es")

    assert (done.returncode, done.stderr.strip()) == (2, "«192.0.2.1» no tiene veto.")


async def test_the_host_sees_where_somebody_is_logged_in(server: Server) -> None:
    (ana,) = await everybody(server.url, "Ana")
    shown = (await host(server, "who", ana.id)).splitlines()

    assert shown[0].split("\t") == [ana.id, "Ana", "-"]
    assert shown[1].split("\t")[1:] == ["127.0.0.1", "python-httpx"]


def test_a_ban_ends_when_it_was_said_to() -> None:
    bans = Bans()
    bans.learn(
        [
            Ban(PERSON, "ana", now_ms() - 1, ""),
            Ban(PERSON, "bo", now_ms() + DAY, ""),
            Ban(ADDRESS, "192.0.2.1", 0, ""),
        ]
    )

    bans.check("ana", "192.0.2.2")
    for person, address in (("bo", ""), ("", "192.0.2.1"), ("carla", "192.0.2.1")):
        with pytest.raises(Refused, match="banned"):
            bans.check(person, address)


async def test_an_open_table_of_somebody_banned_is_called_off(server: Server) -> None:
    ana, bruno, carla = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await opened(server.url, [ana, bruno, carla])
    async with Guest(server.url, table, bruno) as waiting:
        await host(server, "ban", ana.id)
        await waiting.until(lambda: waiting.table["status"] == "closed")


async def test_a_rematch_leaves_the_seat_of_somebody_banned_free(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    for seat, person in enumerate(people[1:], 1):
        await granted(server.url, person.token, "POST", f"/api/tables/{table}/leave", {"seat": seat})
    async with Guest(server.url, table, people[0]) as ana:
        await ana.play()
    await host(server, "ban", people[1].id)
    async with asyncio.timeout(60):
        while (await asked(server.url, people[1].token, "GET", "/api/me"))[0] == 200:
            await asyncio.sleep(0.05)

    again = await granted(server.url, people[0].token, "POST", f"/api/tables/{table}/rematch")

    assert [chair["person"] for chair in again["chairs"]] == [people[2].id, people[0].id, ""]


async def test_sockets_from_a_banned_address_close_and_the_seat_stays(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path, more=("--trusted-proxy", "127.0.0.1"))
    server.start()
    try:
        people = await everybody(server.url, "Ana", "Bruno", "Carla")
        table = await begun(server.url, [*people])
        address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket"
        away = {"X-Forwarded-For": "192.0.2.7"}
        async with (
            connect(address, additional_headers=away) as at_table,
            connect(address, additional_headers=away) as silent,
        ):
            await at_table.send(json.dumps({"type": "hello", "token": people[1].token}))
            assert json.loads(await at_table.recv())["type"] == "welcome"
            await host(server, "ban", "192.0.2.7", "--reason", "flood")

            assert await last_word(at_table) == ("banned", 4403)
            await silent.send(json.dumps({"type": "hello", "token": people[2].token}))
            assert await last_word(silent) in [
                ("banned", 4403),
                ("hello-first", 4400),
            ]  # the latter where that took too long
        async with Guest(server.url, table, people[1]) as bruno:
            assert (bruno.welcome["your_seats"], bruno.table["chairs"][1]["bot"]) == ([1], "")
    finally:
        server.kill()


async def last_word(socket: ClientConnection) -> tuple[str, int]:
    """The last refusal a connection hears, and the code it is closed with."""
    code = ""
    try:
        while True:
            code = json.loads(await asyncio.wait_for(socket.recv(), 60)).get("code", code)
    except ConnectionClosed as closed:
        return code, closed.rcvd.code if closed.rcvd else 0


async def test_the_log_shows_the_latest_first_of_all_and_can_be_paged_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    async with await Store.open(database) as store:
        await asyncio.gather(
            *(store.acts.note(Act(number, "ban", f"address {number}", "")) for number in range(PAGE + 3))
        )

    first, second = (
        [
            line.split("\t")
            for line in mazmorra("host", "log", *more, "--database", database).stdout.splitlines()
        ]
        for more in ((), ("--before", "4"))
    )

    assert [len(first), first[0][0], first[-1][0]] == [PAGE, "4", str(PAGE + 3)]
    assert [line[0] for line in second] == ["1", "2", "3"]
