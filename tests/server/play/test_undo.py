"""Taking answers back over the socket: alone while nothing is known, by agreement of all later, never across
a reveal.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.play.guests import Guest, at_a_secret_choice, begun, everybody, together
from tests.server.play.serving import Server


@asynccontextmanager
async def three(server: Server, **settings: str) -> AsyncIterator[list[Guest]]:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people], None, **settings)
    async with together(server.url, table, people) as guests:
        yield guests


async def test_a_secret_choice_is_taken_back_before_another_has_answered(server: Server) -> None:
    async with three(server) as guests:
        await at_a_secret_choice(*guests)
        ana = guests[0]
        ask, before = (
            ana.ask(0),
            ana.seats[0]["can_undo"],
        )  # "yes" where a dealt hand let Ana pass something up first
        assert ask["options"][1] not in ask["final"]  # said before the choice
        await ana.answer(0, ask["options"][1])
        assert (ana.seats[0]["can_undo"], ana.seats[0]["ask"]) == ("yes", None)
        await ana.told("undo", seat=0)
        assert (ana.seats[0]["can_undo"], ana.seats[0]["own_answer"]) == (before, None)
        assert ana.ask(0)["options"] == ask["options"]
        assert ana.ask(0)["question"] > ask["question"]
        await ana.answer(0, ask["options"][0])
        assert ana.seats[0]["own_answer"] == ask["options"][0]


async def test_an_answer_to_a_question_that_was_taken_back_is_late(server: Server) -> None:
    async with three(server) as guests:
        await at_a_secret_choice(*guests)
        ana, bruno, _ = guests
        before, others = ana.ask(0), bruno.ask(1)
        await ana.answer(0, before["options"][0])
        await ana.told("undo", seat=0)
        code, args = await ana.refused(
            "answer", seat=0, question=before["question"], answer=before["options"][0]
        )
        assert (code, args["stored"]) == ("late", False)
        assert ana.ask(0)["question"] != before["question"]
        await bruno.told(
            "answer", seat=1, question=others["question"], answer=others["options"][0]
        )  # it was never closed
        assert bruno.seats[1]["own_answer"] == others["options"][0]


async def test_once_another_has_answered_a_choice_is_taken_back_by_agreement_only(server: Server) -> None:
    async with three(server) as guests:
        await at_a_secret_choice(*guests)
        ana, bruno, _ = guests
        await ana.answer(0, ana.ask(0)["options"][0])
        await bruno.answer(1, bruno.ask(1)["options"][0])
        await ana.settled()
        assert ana.seats[0]["can_undo"] == "agreement"
        code, args = await ana.refused("undo", seat=0)
        assert (code, args) == ("too-late-to-undo", {"seat": 0, "by_agreement": True})
        assert ana.seats[0]["own_answer"] is not None


async def test_a_choice_is_taken_back_when_all_the_others_agree(server: Server) -> None:
    async with three(server) as guests:
        await at_a_secret_choice(*guests)
        ana, bruno, carla = guests
        for seat, guest in ((0, ana), (1, bruno)):
            await guest.answer(seat, guest.ask(seat)["options"][0])
        await ana.told("vote", seat=0, motion="undo", about=0)
        await bruno.settled()
        assert bruno.table["motion"] == {"kind": "undo", "seat": 0, "needed": [0, 1, 2], "agreed": [0]}
        await bruno.told("vote", seat=1, motion="undo", about=0)
        await ana.settled()
        assert ana.seats[0]["own_answer"] is not None
        await carla.told("vote", seat=2, motion="undo", about=0)
        for seat, guest in enumerate(guests):
            await guest.settled()
            assert guest.table["motion"] is None
            assert guest.waiting == [0, 1, 2]
            assert guest.ask(seat)["options"]


async def test_one_who_does_not_agree_ends_the_motion(server: Server) -> None:
    async with three(server) as guests:
        await at_a_secret_choice(*guests)
        ana, bruno, carla = guests
        for seat, guest in ((0, ana), (1, bruno)):
            await guest.answer(seat, guest.ask(seat)["options"][0])
        await ana.told("vote", seat=0, motion="undo", about=0)
        await carla.told("vote", seat=2, motion="undo", about=0, yes=False)
        await bruno.settled()
        assert bruno.table["motion"] is None
        assert bruno.waiting == [2]


async def test_the_others_alone_cannot_take_a_players_choice_back(server: Server) -> None:
    async with three(server) as guests:
        await at_a_secret_choice(*guests)
        ana, bruno, carla = guests
        for seat, guest in ((0, ana), (1, bruno)):
            await guest.answer(seat, guest.ask(seat)["options"][0])
        for seat, guest in ((1, bruno), (2, carla)):
            await guest.told("vote", seat=seat, motion="undo", about=0)
        await ana.settled()
        assert ana.seats[0]["own_answer"] is not None  # agreement of all: of the one who answered, too
        assert ana.waiting == [2]


async def test_nothing_is_taken_back_across_a_reveal(server: Server) -> None:
    async with three(server) as guests:
        await at_a_secret_choice(*guests)
        for seat, guest in enumerate(guests):
            await guest.answer(seat, guest.ask(seat)["options"][0])
        for seat, guest in enumerate(guests):
            await guest.settled()
            assert guest.seats[seat]["can_undo"] == "no"
            assert await guest.refused("undo", seat=seat) == (
                "too-late-to-undo",
                {"seat": seat, "by_agreement": False},
            )
            code, args = await guest.refused("vote", seat=seat, motion="undo", about=(seat + 1) % 3)
            assert (code, args["by_agreement"]) == ("too-late-to-undo", False)


async def test_the_last_to_choose_is_told_beforehand_that_it_is_final(server: Server) -> None:
    async with three(server) as guests:
        await at_a_secret_choice(*guests)
        ana, bruno, carla = guests
        for seat, guest in ((0, ana), (1, bruno)):
            await guest.answer(seat, guest.ask(seat)["options"][0])
        await carla.settled()
        assert carla.ask(2)["final"] == carla.ask(2)["options"]


async def test_in_an_open_game_an_option_can_be_taken_back_unless_the_question_says_it_is_final(
    server: Server,
) -> None:
    async with three(server, mode="tactical") as guests:
        for _ in range(30):
            for guest in guests:
                await guest.settled()
            seat = guests[0].waiting[0]
            ask, known = guests[seat].ask(seat), guests[seat].seats[seat]
            answer = ask["options"][0]
            events = [*known["events"]]
            is_open = len(guests[0].waiting) == 1
            await guests[seat].answer(seat, answer)
            if is_open:
                assert known["can_undo"] == ("no" if answer in ask["final"] else "yes"), ask
            if is_open and known["can_undo"] == "yes":
                await guests[seat].told("undo", seat=seat)
                assert known["events"] == events
                await guests[seat].answer(seat, answer)
