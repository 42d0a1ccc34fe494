"""Chat and reactions at a table: heard by everybody, clean and short, and not by those who mute."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.play.guests import Guest, begun, everybody
from tests.server.play.serving import Server, serving
from tests.server.services import redis


async def test_words_and_reactions_reach_everybody_at_the_table(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with (
        Guest(server.url, table, people[0]) as ana,
        Guest(server.url, table, people[1]) as bruno,
        Guest(server.url, table) as eye,
    ):
        await ana.told("say", text="hello <b>all</b>")
        await bruno.told("say", reaction="laugh")
        for guest in (ana, bruno, eye):
            await guest.settled()
            first, second = [each for each in guest.heard if each["type"] == "chat"]
            assert (first["text"], first["reaction"], first["person"], first["seat"]) == (
                "hello <b>all</b>",
                "",
                people[0].id,
                0,
            )
            assert (second["text"], second["reaction"], second["name"], second["seat"]) == (
                "",
                "laugh",
                "Bruno",
                1,
            )
            assert first["id"] < second["id"]


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("one\ntwo\r\nthree\ttabs", "one two three tabs"),
        ("nul\x00 bell\x07 escape\x1b[31m", "nul bell escape [31m"),
        ("lines\u2028and\u2029paragraphs\x85too", "lines and paragraphs too"),
        ("right\u202eto left, zero\u200bwidth", "rightto left, zerowidth"),
        ("  wide   spaces  ", "wide spaces"),
        ("x" * 301, "x" * 300),
        ("ñandú 龍 🐉", "ñandú 龍 🐉"),
    ],
)
async def test_what_is_said_is_one_clean_short_line(server: Server, text: str, clean: str) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    async with Guest(server.url, await begun(server.url, [*people]), people[0]) as ana:
        await ana.told("say", text=text)
        assert ana.said() == [clean]


async def test_unknown_reactions_and_empty_words_are_refused(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    async with Guest(server.url, await begun(server.url, [*people]), people[0]) as ana:
        code, args = await ana.refused("say", reaction="explode")
        assert code == "unknown-reaction"
        assert "nice" in args["reactions"]
        for nothing in ("", " \n\t", "\u200b\u202e"):
            assert (await ana.refused("say", text=nothing))[0] == "nothing-said"
        assert ana.said() == []


async def test_the_words_of_a_muted_person_reach_all_but_the_one_who_muted(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with (
        Guest(server.url, table, people[0]) as ana,
        Guest(server.url, table, people[1]) as bruno,
        Guest(server.url, table, people[2]) as carla,
    ):
        await carla.told("mute", person=people[0].id)
        await ana.told("say", text="not for Carla")
        await ana.told("say", reaction="hurry")
        await bruno.told("say", text="for all")
        await carla.told("mute", person=people[0].id, on=False)
        await ana.told("say", text="for Carla again")
        for guest in (bruno, carla):
            await guest.settled()
        assert carla.said() == ["for all", "for Carla again"]
        assert bruno.said() == ["not for Carla", "hurry", "for all", "for Carla again"]


async def test_a_mute_outlives_the_connection_and_holds_at_every_table(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    ana, carla = people[0], people[2]
    first, second = [await begun(server.url, [*people]) for _ in range(2)]
    async with Guest(server.url, first, ana) as speaker, Guest(server.url, first, carla) as listener:
        assert listener.welcome["muted"] == []
        await listener.told("mute", person=ana.id)
        assert [each["people"] for each in listener.heard if each["type"] == "muted"] == [[ana.id]]
        await speaker.told("say", text="not for Carla")
    for table in (first, second):
        async with Guest(server.url, table, ana) as speaker, Guest(server.url, table, carla) as listener:
            assert listener.welcome["muted"] == [ana.id]
            assert listener.welcome["chat"] == []
            await speaker.told("say", text="not for Carla either")
            await listener.settled()
            assert listener.said() == []
    async with Guest(server.url, first, carla) as listener:
        await listener.told("mute", person=ana.id, on=False)
    async with Guest(server.url, first, carla) as listener:
        assert listener.welcome["muted"] == []
        assert [each["text"] for each in listener.welcome["chat"]] == [
            "not for Carla",
            "not for Carla either",
        ]


async def test_a_mute_holds_on_every_device_and_in_every_process(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with serving(database, tmp_path, redis().url) as one, serving(database, tmp_path, redis().url) as two:
        people = await everybody(one.url, "Ana", "Bruno", "Carla")
        table = await begun(one.url, [*people])
        async with Guest(one.url, table, people[2]) as here, Guest(two.url, table, people[2]) as there:
            await here.send("mute", person=people[0].id)
            await there.until(lambda: there.heard[-1]["type"] == "muted")
            assert there.heard[-1]["people"] == [people[0].id]


async def test_who_watches_without_a_name_mutes_for_as_long_as_they_watch(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with Guest(server.url, table, people[0]) as ana, Guest(server.url, table) as eye:
        await eye.told("mute", person=people[0].id)
        await ana.told("say", text="unheard")
        await eye.settled()
        assert eye.said() == []


async def test_recent_chat_comes_with_the_welcome(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with Guest(server.url, table, people[0]) as ana:
        for number in range(55):
            await ana.send("say", text=f"line {number}")
        await ana.settled()
    async with Guest(server.url, table, people[1]) as bruno:
        assert [each["text"] for each in bruno.welcome["chat"]] == [
            f"line {number}" for number in range(5, 55)
        ]
        assert bruno.welcome["chat"] == [{**each, "type": "chat"} for each in bruno.welcome["chat"]]
