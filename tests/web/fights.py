"""Tables of DungeonQuest that are played over their sockets until two people stand against each other in a
fight.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.http.running import SECONDS, Person

TRIES = 10
HEALTHY = 5
"""What a hero must have left to last some rounds."""
CARDS = ("hero_card", "monster_card")


class Player:
    """A seat played over its socket: what it is asked, and what it knows."""

    def __init__(self, person: Person, table: str, seat: int, opened: ExitStack) -> None:
        self.seat = seat
        address = person.server.url.replace("http", "ws", 1)
        self.socket: ClientConnection = opened.enter_context(
            connect(f"{address}/api/tables/{table}/socket", max_size=None)
        )
        self.socket.send(json.dumps({"type": "hello", "token": person.token}))
        self.number, self.over, self.waiting = -1, False, list[int]()
        self.ask: dict[str, Any] | None = None
        self.fields: dict[str, Any] = {}
        self.hear(0)

    @property
    def asked(self) -> str:
        """The kind of the open question, if there is one."""
        return str(self.ask["kind"]) if self.ask else ""

    def hear(self, number: int) -> None:
        """Listen until so many entries of the table's log are known."""
        while self.number < number:
            message = json.loads(self.socket.recv(SECONDS))
            assert message["type"] != "refused", message
            if message["type"] in ("welcome", "update"):
                self.number, self.waiting = message["number"], message["waiting"]
                for out in message["seats"]:
                    self.fields.update(out.get("fields") or {})
                    self.ask, self.over = out.get("ask", self.ask), out.get("over", self.over)

    def answer(self, answer: Any) -> None:
        assert self.ask is not None
        self.socket.send(
            json.dumps(
                {"type": "answer", "seat": self.seat, "question": self.ask["question"], "answer": answer}
            )
        )
        self.hear(self.number + 1)


def at_a_fight(people: list[Person]) -> tuple[str, int]:
    """A table at which both are asked for a combat card; who fights is the second part, the other plays the
    monster.
    """
    for chance in range(TRIES):
        table = people[0].table(len(people), game="quest", settings={"death": "waits"})
        for seat, person in enumerate(people):
            person.sit(table, seat)
        people[0].begin(table, *people[1:])
        with ExitStack() as opened:
            players = [Player(person, table, seat, opened) for seat, person in enumerate(people)]
            if wander(players, Random(chance), people[0].get(f"/tables/{table}/components")["heroes"]):
                return table, int(players[0].fields["turn"])
    raise AssertionError(f"no fight in {TRIES} games")


def wander(players: list[Player], rng: Random, heroes: list[dict[str, Any]]) -> bool:
    """Answer at random, but leave nobody outside, until a healthy hero fights; false if the game ends
    before.
    """
    while not players[0].over:
        asked = next(player for player in players if player.ask)
        assert asked.ask is not None
        if asked.ask["kind"] in CARDS and health_left(asked.fields, heroes) >= HEALTHY:
            return True
        staying = [each for each in asked.ask["options"] if each != ["leave"]]
        asked.answer(rng.choice(staying or asked.ask["options"]))
        for player in players:
            player.hear(asked.number)
    return False


def health_left(fields: dict[str, Any], heroes: list[dict[str, Any]]) -> int:
    turn = fields["turn"]
    return int(heroes[fields["heroes"][turn]]["health"]) - int(fields["wounds"][turn])
