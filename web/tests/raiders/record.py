"""Writes games.json: whole games as one seat sees them, for the tests of the raiders' screen.

Run from the root of the project: .venv/bin/python web/tests/raiders/record.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import mazmorra
from mazmorra.server.phrases import plain

VIEWER = 0
GAMES = (
    ("devir", "standard", 5, 11),
    ("devir", "tactical", 3, 4),
    ("classic", "standard", 4, 6),
    ("classic", "speed", 3, 7),
    ("classic", "duel", 2, 3),
    ("classic", "solitaire", 1, 9),
)
NOT_DRAWN = ("unseen", "level_cards", "face_up_left", "beaten")


def recorded(edition: str, mode: str, seats: int, seed: int) -> dict[str, Any]:
    """A game of random answers: what changed and what was told, answer by answer."""
    table = mazmorra.game("raiders", edition=edition, mode=mode).new(seats=seats, seed=seed)
    rng = random.Random(seed)
    steps = [step({}, fields := seen(table), table.log(VIEWER))]
    told = len(table.log(VIEWER))
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice(ask.options))
        before, fields = fields, seen(table)
        log = table.log(VIEWER)
        if before != fields or len(log) > told:
            steps.append(step(before, fields, log[told:]))
        told = len(log)
    return {
        "settings": {"edition": edition, "mode": mode}, "seats": seats, "viewer": VIEWER,
        "components": plain(table.game.components(seats)), "steps": steps,
    }  # fmt: skip


def seen(table: Any) -> dict[str, Any]:
    return {name: plain(value) for name, value in table.view(VIEWER).fields.items() if name not in NOT_DRAWN}


def step(before: dict[str, Any], fields: dict[str, Any], events: list[dict[str, Any]]) -> dict[str, Any]:
    changed = {name: value for name, value in fields.items() if before.get(name) != value}
    return {"fields": changed, "events": plain(events)}


if __name__ == "__main__":
    games = [recorded(*game) for game in GAMES]
    Path(__file__).with_name("games.json").write_text(json.dumps(games, separators=(",", ":")) + "\n", "utf-8")
