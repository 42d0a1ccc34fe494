"""Somebody who is there and does not move, at a table without a clock: the others may agree on a clock, or on
a bot.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mazmorra.server.refusals import Refused
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.votes import is_silent, require_reason, voters
from mazmorra.server.tables.wishes import VOTED_CLOCK
from mazmorra.server.wire.messages import VoteMessage
from tests.server.lives import PEOPLE, Story
from tests.server.play.guests import Guest, at_a_secret_choice, begun, everybody, granted, together
from tests.server.play.serving import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose patience with the silent is over at once."""
    folder = tmp_path_factory.mktemp("silence")
    with serving(f"sqlite:///{folder / 'games.db'}", folder, more=("--silence", "0")) as running:
        yield running


async def test_the_others_set_a_clock_and_it_answers_for_the_silent(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with together(server.url, table, people) as (ana, bruno, carla):
        await at_a_secret_choice(ana, bruno, carla)
        await ana.told("vote", seat=0, motion="clock", about=2)
        assert ana.table["motion"] == {"kind": "clock", "seat": 2, "needed": [0, 1], "agreed": [0]}

        await bruno.told("vote", seat=1, motion="clock", about=2)

        assert bruno.table["options"]["clock"] == {"seconds": VOTED_CLOCK}
        assert 0 < bruno.table["due_at"] - bruno.welcome["now"] <= (VOTED_CLOCK + 60) * 1000
        assert bruno.table["notes"][-1][1:] == ["clock-set", 2]
        assert await ana.refused("vote", seat=0, motion="clock", about=2) == (
            "clock-runs",
            {"seconds": VOTED_CLOCK},
        )


async def test_the_others_let_a_bot_play_for_one_who_is_here_and_silent(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with together(server.url, table, people) as (ana, bruno, carla):
        await at_a_secret_choice(ana, bruno, carla)
        await ana.told("vote", seat=0, motion="bot", about=2)
        await bruno.told("vote", seat=1, motion="bot", about=2)
        assert bruno.table["chairs"][2]["bot"]
        assert bruno.table["notes"][-1][1:] == ["replaced", 2]

        await carla.told("return", seat=2)

        assert carla.table["notes"][-1][1:] == ["came-back", 2]


async def test_whom_it_is_about_can_neither_stop_the_vote_nor_count_in_it(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [people[0], people[1], people[1]])  # Bruno holds two seats
    async with Guest(server.url, table, people[0]) as ana, Guest(server.url, table, people[1]) as bruno:
        await at_a_secret_choice(ana, bruno)
        await bruno.told("vote", seat=1, motion="bot", about=0)
        assert bruno.table["motion"]["needed"] == [1, 2]
        assert await ana.refused("vote", seat=0, motion="bot", about=0, yes=False) == (
            "about-yourself",
            {"seat": 0},
        )
        await bruno.told("vote", seat=1, motion="bot", about=0, yes=False)

        await ana.told("vote", seat=0, motion="bot", about=2)

        assert ana.table["chairs"][2]["bot"]  # Ana alone was asked
        assert await bruno.refused("vote", seat=1, motion="clock", about=1) == ("about-yourself", {"seat": 1})


async def test_an_answer_ends_the_vote_about_who_gave_it(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with together(server.url, table, people) as (ana, bruno, carla):
        await at_a_secret_choice(ana, bruno, carla)
        await ana.told("vote", seat=0, motion="bot", about=2)
        await carla.answer(2, carla.ask(2)["options"][0])
        assert carla.table["motion"] is None
        assert (await bruno.refused("vote", seat=1, motion="bot", about=2))[
            0
        ] == "not-gone"  # who has chosen is not waited for


async def test_leaving_is_noted_and_counted(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    for person, seat in zip(people[1:], (1, 2), strict=True):
        await granted(server.url, person.token, "POST", f"/api/tables/{table}/leave", {"seat": seat})
    async with Guest(server.url, table, people[0]) as ana:
        await ana.play()
        assert [note[1:] for note in ana.table["notes"]] == [["left", 1], ["left", 2]]

    counted = [
        (await granted(server.url, each.token, "GET", "/api/me/statistics"))[0]["gave_up"] for each in people
    ]
    assert counted == [0, 1, 1]


async def test_time_that_ran_out_is_counted(server: Server) -> None:
    (ana,) = await everybody(server.url, "Ana")
    table = await begun(server.url, [ana, "random", "random"], {"clock": {"seconds": 1}})
    async with Guest(server.url, table, ana) as guest:
        await guest.until(lambda: any(note == "time-ran-out" for _, note, _ in guest.table["notes"]))
        await guest.play()
        noted = sum(note == "time-ran-out" and seat == 0 for _, note, seat in guest.table["notes"])

    assert noted >= 1
    assert (await granted(server.url, ana.token, "GET", "/api/me/statistics"))[0]["timeouts"] == noted
    assert (await granted(server.url, ana.token, "GET", "/api/me/history"))[0]["timeouts"] == noted


def test_patience_is_measured_from_the_question_on() -> None:
    life = Story().life
    seat = life.waiting()[0]

    assert not is_silent(life, seat, life.moved_at + 119_999, 120_000)
    assert is_silent(life, seat, life.moved_at + 120_000, 120_000)


def test_before_that_there_is_nothing_to_vote_on() -> None:
    life = Story().life
    channel = Channel(life, silence=1 << 50)
    about = life.waiting()[0]

    for motion, code in (("clock", "not-silent"), ("bot", "not-gone"), ("rain", "unknown-motion")):
        with pytest.raises(Refused, match=code):
            require_reason(channel, VoteMessage(0, motion, about))
    channel.elsewhere["there"] = (0.0, frozenset(PEOPLE[:3]))
    assert about not in voters(channel, VoteMessage(0, "clock", about))
