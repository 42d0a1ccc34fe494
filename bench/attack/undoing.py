"""An answer given and taken back without end, at a table others sit at too."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any

from bench.attack.place import Held, Place, ask, begin, lasting, sit
from bench.attack.raw import TEXT, Raw

TIMES = 4
"""How often each undo is said, so that a slow machine does not make a patient person of the attacker."""


async def attack(place: Place, seconds: float = 8.0, enough: int = 0) -> Held:
    """Hold every seat of a table, and undo as fast as one may."""
    token = await place.person()
    async with place.client(token) as client:
        table = str((await ask(client, "POST", "/tables", {"game": "raiders", "seats": 3}))["id"])
        for seat in range(3):
            await sit(client, table, seat, name=f"Mal {seat}")
        await begin(client, table)
    codes: Counter[str] = Counter()
    raw = await Raw.open(place, table)
    raw.say({"type": "hello", "token": token})
    await lasting(seconds, _undo(raw, codes), lambda: 0 < enough <= codes["too-many"])
    raw.hang_up()
    async with place.client(token) as client:
        number = (await ask(client, "GET", f"/tables/{table}"))["number"]
    return Held(
        f"{number} entries, {codes['too-many']} refused as too many", {"codes": codes, "number": number}
    )


async def _undo(raw: Raw, codes: Counter[str]) -> None:
    asks: dict[int, dict[str, Any]] = {}
    while (heard := await raw.hear()) is not None:
        message: dict[str, Any] = json.loads(heard[1]) if heard[0] == TEXT else {"type": ""}
        if message["type"] == "refused":
            codes[message["code"]] += 1
            await asyncio.sleep(0.02)
            raw.say({"type": "undo", "seat": 0})
        for out in message.get("seats", []) if message["type"] in ("welcome", "update") else []:
            if "ask" in out:
                asks[out["seat"]] = out["ask"]
            if out.get("can_undo") == "yes":
                for _ in range(TIMES):
                    raw.say({"type": "undo", "seat": out["seat"]})
            elif (question := asks.get(out["seat"])) and out["seat"] == min(
                seat for seat in asks if asks[seat]
            ):
                answer = {"type": "answer", "seat": out["seat"], "question": question["question"]}
                raw.say({**answer, "answer": question["options"][0]})
