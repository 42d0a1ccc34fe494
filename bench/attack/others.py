"""Those who only want to play: people with bots at their tables, who note how long everything takes."""

from __future__ import annotations

import asyncio
import json
import statistics
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from bench.attack.place import Place, ask, bot_table
from bench.attack.raw import TEXT, Raw

HOME = "127.0.0.1"
THINKS = 0.05


@dataclass
class Waits:
    """Milliseconds until an answer was acknowledged, and until one was asked again after the bots had
    played.
    """

    stored: list[float] = field(default_factory=list)
    asked: list[float] = field(default_factory=list)
    lost: int = 0

    def taken(self) -> Waits:
        """What was noted so far, which is then forgotten."""
        noted = Waits(self.stored, self.asked, self.lost)
        self.stored, self.asked, self.lost = [], [], 0
        return noted


def p95(waits: list[float]) -> float:
    return statistics.quantiles(waits, n=20)[-1] if len(waits) > 1 else float("nan")


async def play(place: Place, waits: Waits, name: str) -> None:
    """Until cancelled: play game after game against bots; who is thrown out comes again."""
    token = await place.person(name, HOME)
    while True:
        with suppress(OSError, EOFError, AssertionError):
            async with place.client(token, HOME) as client:
                table = await bot_table(client, own=0)
            await _game(place, table, token, waits)


async def _game(place: Place, table: str, token: str, waits: Waits) -> None:
    raw = await Raw.open(place, table, HOME)
    raw.say({"type": "hello", "token": token})
    said, stored = 0.0, False
    while (heard := await raw.hear()) is not None:
        message: dict[str, Any] = json.loads(heard[1]) if heard[0] == TEXT else {}
        for out in message.get("seats", []) if message.get("type") in ("welcome", "update") else []:
            if out["seat"] != 0:
                continue
            if out.get("over"):
                raw.hang_up()
                return
            if said and "accepted" in out and not stored:
                waits.stored.append(1000 * (time.perf_counter() - said))
                stored = True
            if out.get("ask"):
                if said:
                    waits.asked.append(1000 * (time.perf_counter() - said))
                await asyncio.sleep(THINKS)
                said, stored = time.perf_counter(), False
                raw.say(
                    {
                        "type": "answer",
                        "seat": 0,
                        "question": out["ask"]["question"],
                        "answer": out["ask"]["options"][-1],
                    }
                )
    waits.lost += 1
    raw.hang_up()


async def finished_table(place: Place, token: str, game: str, seats: int) -> str:
    """A game that bots have played to its end while somebody watched, for they hurry then."""
    async with place.client(token) as client:
        table = await bot_table(client, game, seats)
        raw = await Raw.open(place, table)
        raw.say({"type": "hello", "token": token})
        while (await ask(client, "GET", f"/tables/{table}"))["status"] != "over":
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    while await raw.hear() is not None:
                        pass
        raw.hang_up()
    return table
