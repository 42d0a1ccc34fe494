"""Tables laid over HTTP, for tests that begin where the game already runs."""

from __future__ import annotations

import json
from contextlib import ExitStack
from itertools import cycle
from typing import Any

import httpx

from tests.server.http.playing import play
from tests.server.http.running import Person, Running
from tests.web.fights import Player

BOTS = ["Ember", "Soot", "Wick", "Ash"]


def against_bots(
    ana: Person, seats: int = 3, bot: str = "greedy", game: str = "raiders", **settings: str
) -> str:
    """A game that has begun: Ana, and bots on all other seats; several are named in turn."""
    table = ana.table(seats, game=game, settings=settings)
    ana.sit(table, 0)
    for seat, each in zip(range(1, seats), cycle(bot.split()), strict=False):
        ana.post(f"/tables/{table}/bot", {"seat": seat, "bot": each, "name": f"Bot {seat}"})
    ana.begin(table)
    return table


def together(people: list[Person], **settings: str) -> str:
    """A game that has begun, with a person on each seat."""
    table = people[0].table(len(people), settings=settings)
    for seat, person in enumerate(people):
        person.sit(table, seat)
    people[0].begin(table, *people[1:])
    return table


def at_a_secret_choice(people: list[Person], **settings: str) -> str:
    """A game of people in which everybody is asked for a card; nobody looked with a torch before."""
    table = together(people, **settings)
    with ExitStack() as opened:
        players = [Player(person, table, seat, opened) for seat, person in enumerate(people)]
        while not all(player.asked == "card" for player in players):
            torch = next(player for player in players if player.asked == "torch")
            torch.answer(0)  # looks nowhere
            for player in players:
                player.hear(torch.number)
    return table


def at_one_screen(ana: Person, names: list[str], **settings: str) -> str:
    """A game that has begun: everybody plays at Ana's screen."""
    table = ana.table(len(names), settings=settings)
    for seat, name in enumerate(names):
        ana.sit(table, seat, name=name)
    ana.begin(table)
    return table


def taken_in(ana: Person, game: str) -> str:
    """A finished game out of a file."""
    headers = {"Authorization": f"Bearer {ana.token}", "Content-Type": "application/json"}
    return str(httpx.post(f"{ana.server.url}/api/import", content=game, headers=headers).json()["id"])


def going_on(ana: Person, table: str, kind: str, number: int = 0, **about: str) -> str:
    """A table that goes on from a finished one where a kind of question is asked for the so many-th time,
    about something: Ana is who is asked, and bots are the others.
    """
    film = ana.get(f"/tables/{table}/film?seat=everything")
    asked = [
        (moment["number"], film["questions"][each]["seat"])
        for moment in film["moments"]
        for each in moment["questions"]
        if film["questions"][each]["kind"] == kind
        and film["questions"][each]["about"].items() >= about.items()
    ]
    at, seat = asked[number]
    others = len(ana.get(f"/tables/{table}")["chairs"]) - 1
    given = {"number": at, "seat": seat, "names": BOTS[:others]}
    return str(ana.post(f"/tables/{table}/continue", given)["id"])


def exported(server: Running, table: str) -> dict[str, Any]:
    """The finished game, as its file."""
    read: dict[str, Any] = json.loads(Person(server, "", "").ask("GET", f"/tables/{table}/export").text)
    return read


def answers_of(game: dict[str, Any], seat: int) -> list[Any]:
    """What a seat answered in a whole game, in order."""
    return [answer for who, answer in game["answers"] if who == seat]


def finished(ana: Person, seats: int = 3, **settings: str) -> str:
    """A game that is over: Ana and bots have played it."""
    table = against_bots(ana, seats, **settings)
    play(ana, table, 0)
    return table
