"""Bringing as much as possible: saved games of two megabytes, again and again, for strangers to download."""

from __future__ import annotations

import json
from collections import Counter

from bench.attack.others import finished_table
from bench.attack.place import Held, Place, ask

PADDING = 1_900_000


async def attack(place: Place, tries: int = 40, padding: int = PADDING, people: int = 4) -> Held:
    """Play one short game, swell its file, and import it under several names."""
    tokens = [await place.person(f"Mal {number}") for number in range(people)]
    text = await saved_game(place, tokens[0], padding)
    codes: Counter[str] = Counter()
    taken: list[str] = []
    for number in range(tries):
        async with place.client(tokens[number % people]) as client:
            reply = await client.post(
                "/api/import", content=text, headers={"Content-Type": "application/json"}
            )
            if reply.status_code == 201:
                taken.append(reply.json()["id"])
            codes["taken" if reply.status_code == 201 else reply.json()["error"]["code"]] += 1
    async with place.client() as stranger:
        open_to_all = [
            table for table in taken if (await stranger.get(f"/api/tables/{table}/export")).status_code == 200
        ]
    said = f"{len(taken)} of {tries} taken, {len(open_to_all)} open to strangers"
    return Held(said, {"codes": codes, "taken": taken, "open": open_to_all, "tokens": tokens})


async def saved_game(place: Place, token: str, padding: int = 0) -> str:
    """A finished game as its file, with so many bytes of nothing in it."""
    table = await finished_table(place, token, "raiders", 3)
    async with place.client(token) as client:
        saved = await ask(client, "GET", f"/tables/{table}/export")
    saved["about"]["padding"] = "x" * padding
    return json.dumps(saved)
