"""Seats held in other ways than one person each: one person on two seats, and bots among people."""

from __future__ import annotations

import asyncio
import json

import mazmorra
from mazmorra import WATCHER
from tests.server.play.guests import Guest, at_a_secret_choice, begun, everybody, granted, somebody
from tests.server.play.serving import Server


async def test_one_person_on_two_seats_sees_and_answers_both_over_one_socket(server: Server) -> None:
    ana, bruno = await everybody(server.url, "Ana", "Bruno")
    table = await begun(server.url, [ana, bruno, ana])
    async with Guest(server.url, table, ana) as hot, Guest(server.url, table, bruno) as other:
        assert hot.welcome["your_seats"] == [0, 2]
        await at_a_secret_choice(hot, other)
        for seat in (0, 2):
            hands = hot.seats[seat]["fields"]["hands"]
            assert [held is not None for held in hands] == [held == seat for held in range(3)]
            await hot.answer(seat, hot.ask(seat)["options"][seat])
            assert hot.seats[seat]["accepted"]["answer"] == hot.seats[seat]["own_answer"]
        assert set(hot.seats) == {0, 2, WATCHER}  # what all at one screen may see, for between their turns
        assert set(other.seats) == {1}
        await asyncio.gather(hot.play(), other.play())
        await hot.settled()
        assert hot.table["status"] == "over"


async def test_the_second_player_at_a_screen_has_a_name_of_their_own(server: Server) -> None:
    ana = await somebody(server.url, "Ana")
    table = await begun(server.url, [ana, ana, ana])
    async with Guest(server.url, table, ana) as hot:
        names = [chair["name"] for chair in hot.table["chairs"]]
    assert len(set(names)) == 3


async def test_bots_answer_by_themselves_and_a_whole_game_is_played_with_them(server: Server) -> None:
    ana = await somebody(server.url, "Ana")
    table = await begun(server.url, [ana, "greedy", "random"])
    async with Guest(server.url, table, ana) as guest:
        async with asyncio.timeout(60):
            await guest.play()
        await guest.settled()
        assert guest.table["status"] == "over"
        assert guest.table["notes"] == []
        assert [chair["bot"] for chair in guest.table["chairs"]] == ["", "greedy", "random"]
        assert all(chair["here"] for chair in guest.table["chairs"])
    saved = await granted(server.url, ana.token, "GET", f"/api/tables/{table}/export")
    record = mazmorra.record(json.dumps(saved))
    assert record.table().over
    assert {seat for seat, _ in record.answers if seat >= 0} == {0, 1, 2}
