"""Silent, gone and returning players: clocks that answer, chairs that say who is gone, bots that sit in."""

from __future__ import annotations

from tests.server.play.guests import Guest, at_a_secret_choice, begun, everybody, somebody, together
from tests.server.play.serving import Server

GRACE = 20_000


async def test_the_clock_answers_for_the_silent_and_the_notes_say_so(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people], {"clock": {"seconds": 1}})
    async with Guest(server.url, table, people[0]) as ana, Guest(server.url, table, people[1]) as bruno:
        asks = {0: ana.seats[0].get("ask"), 1: bruno.seats[1].get("ask")}
        assert 0 < ana.table["due_at"] - ana.welcome["now"] <= 1000
        await ana.until(lambda: len(ana.table["notes"]) >= 3)
        await bruno.settled()
        assert {note for _, note, _ in ana.table["notes"]} == {"time-ran-out"}
        assert {seat for *_, seat in ana.table["notes"]} <= {0, 1, 2}
        for seat, guest in ((0, ana), (1, bruno)):
            ask = asks[seat]
            given = [each["answer"] for each in guest.accepted if ask and each["question"] == ask["question"]]
            assert ask is None or (len(given) == 1 and given[0] in ask["options"])
        assert ana.table["due_at"] > ana.welcome["table"]["due_at"]


async def test_the_clock_leaves_an_answer_given_in_time_alone(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people], {"clock": {"seconds": 2}})
    async with together(server.url, table, people) as (ana, bruno, carla):
        await at_a_secret_choice(ana, bruno, carla)
        question, answer = ana.ask(0)["question"], ana.ask(0)["options"][1]
        noted = len(ana.table["notes"])
        await ana.answer(0, answer)
        assert ana.accepted[-1] == {"question": question, "answer": answer}
        await ana.until(lambda: len(ana.table["notes"]) >= noted + 2)
        assert [each["answer"] for each in ana.accepted if each["question"] == question] == [answer]


async def test_a_table_without_a_clock_has_no_time_to_tell(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    async with Guest(server.url, await begun(server.url, [*people]), people[0]) as ana:
        assert ana.table["due_at"] == 0


async def test_a_player_who_disconnects_is_shown_as_gone_until_they_return(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with Guest(server.url, table, people[0]) as ana:
        async with Guest(server.url, table, people[1]):
            await ana.until(lambda: bool(ana.table["chairs"][1]["here"]))
            assert ana.table["chairs"][1]["gone_since"] == 0
        await ana.until(lambda: not ana.table["chairs"][1]["here"])
        assert ana.table["chairs"][1]["gone_since"] >= ana.welcome["now"]
        async with Guest(server.url, table, people[1]):
            await ana.until(lambda: bool(ana.table["chairs"][1]["here"]))
            assert ana.table["chairs"][1]["gone_since"] == 0


async def test_a_bot_is_not_voted_in_before_the_grace_is_over(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with Guest(server.url, table, people[0]) as ana:
        async with Guest(server.url, table, people[1]):
            assert await ana.refused("vote", seat=0, motion="bot", about=1) == (
                "not-gone",
                {"seat": 1, "since": 0, "grace": GRACE},
            )
        await ana.until(lambda: bool(ana.table["chairs"][1]["gone_since"]))
        code, args = await ana.refused("vote", seat=0, motion="bot", about=1)
        assert (code, args["since"]) == ("not-gone", ana.table["chairs"][1]["gone_since"])
        assert ana.table["motion"] is None
        assert ana.table["chairs"][1]["bot"] == ""


async def test_a_bot_plays_on_for_one_who_leaves_and_hands_the_seat_back(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with together(server.url, table, people) as (ana, bruno, carla):
        await at_a_secret_choice(ana, bruno, carla)
        await carla.told("leave", seat=2)
        assert carla.table["chairs"][2]["bot"]
        await carla.until(lambda: carla.waiting == [0, 1])
        code, _ = await carla.refused("answer", seat=2, question=1, answer=1)
        assert code == "bot-sits-in"
        await carla.told("return", seat=2)
        assert carla.table["chairs"][2]["bot"] == ""
        assert await carla.refused("return", seat=2) == ("already-seated", {"seat": 2})
        for seat, guest in ((0, ana), (1, bruno)):
            await guest.answer(seat, guest.ask(seat)["options"][0])
        await at_a_secret_choice(ana, bruno, carla)
        await carla.answer(2, carla.ask(2)["options"][0])
        assert carla.seats[2]["own_answer"] is not None


async def test_nobody_takes_the_seat_of_another_back(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with Guest(server.url, table, people[2]) as carla:
        await carla.told("leave", seat=2)
        for whoever in (people[0], await somebody(server.url, "Dino")):
            async with Guest(server.url, table, whoever) as guest:
                assert (await guest.refused("return", seat=2))[0] == "not-yours"
        await carla.settled()
        assert carla.table["chairs"][2]["bot"]
