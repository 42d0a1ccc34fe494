"""Plays a seat of a table over its socket, always with the first answer that is legal."""

from __future__ import annotations

import json
from typing import Any

from websockets.sync.client import connect

from tests.server.http.running import SECONDS, Person


def finished_table(person: Person, **given: Any) -> str:
    """A table at which a person and two bots have played a whole game."""
    table = person.table(**given)
    person.sit(table, 0)
    for seat in (1, 2):
        person.post(f"/tables/{table}/bot", {"seat": seat, "bot": "random"})
    person.begin(table)
    play(person, table, 0)
    return table


def play(person: Person, table: str, seat: int) -> None:
    """Answer every question of a seat until the game is over."""
    address = person.server.url.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": person.token}))
        over, answered = False, -1
        while not over:
            message = json.loads(socket.recv(SECONDS))
            assert message.get("code", "late") == "late", (
                message
            )  # a bot may end a secret choice before everybody has chosen
            for out in message["seats"] if message["type"] in ("welcome", "update") else []:
                over = out.get("over", over)
                ask = out.get("ask") if out["seat"] == seat else None
                if ask and ask["question"] != answered:  # an open question may be told again
                    answered = ask["question"]
                    socket.send(json.dumps(first_answer(seat, ask)))


def first_answer(seat: int, ask: dict[str, Any]) -> dict[str, Any]:
    return {"type": "answer", "seat": seat, "question": ask["question"], "answer": ask["options"][0]}
