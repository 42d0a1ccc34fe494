"""Writes games.json beside the tests of each game's screen: whole games as one seat sees them.

Run from the root of the project: .venv/bin/python web/tests/record.py, with a game's name for that one alone.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import mazmorra
from mazmorra.bots import make_bot
from mazmorra.server.wire.phrases import plain

VIEWER = 0
GAMES: dict[str, tuple[tuple[dict[str, str], int, int], ...]] = {
    "raiders": (
        ({"edition": "devir", "mode": "standard"}, 5, 11),
        ({"edition": "devir", "mode": "tactical"}, 3, 4),
        ({"edition": "classic", "mode": "standard"}, 4, 6),
        ({"edition": "classic", "mode": "speed"}, 3, 7),
        ({"edition": "classic", "mode": "duel"}, 2, 3),
        ({"edition": "classic", "mode": "solitaire"}, 1, 9),
    ),
    "quest": (
        ({"players": "company", "death": "final", "light": "dark", "heroes": "dealt"}, 3, 116),
        ({"players": "company", "death": "waits", "light": "torchlight", "heroes": "chosen"}, 2, 14),
        ({"players": "solo", "death": "final", "light": "dark", "heroes": "dealt"}, 1, 163),
    ),
    "platformer": (
        ({"boss": "medusa", "tiles": "forest"}, 2, 3),
        ({"boss": "ikee", "tiles": "void"}, 3, 5),
        ({"artifacts": "on"}, 1, 2),
    ),
}
"""Of each game: the settings, the seats and the seed."""
SKILLED = ("platformer",)
"""The games whose answers a bot chooses: at random nobody would come far."""
NOT_DRAWN = {
    "raiders": ("unseen", "level_cards", "face_up_left", "beaten"),
    "platformer": (
        "tile_bag",
        "enemy_bag",
        "at",
        "item_deck",
        "potion_deck",
        "potion_bottom",
        "powers",
        "rolled",
        "gold_left",
        "gems_left",
        "badges_left",
    ),
    "quest": (
        "bag",
        "under",
        "deck",
        "discard",
        "monster_deck",
        "monster_discard",
        "rune_bag",
        "spent",
        "passed",
        "fallen",
    ),
}


def recorded(name: str, settings: dict[str, str], seats: int, seed: int) -> dict[str, Any]:
    """A game: what changed, what was told and what the viewer was asked, answer by answer."""
    table = mazmorra.game(name, **settings).new(seats=seats, seed=seed)
    bots = [make_bot("greedy", table.game, seed + seat) for seat in range(seats)] if name in SKILLED else []
    rng = random.Random(seed)
    steps = [step(table, {}, fields := seen(table), table.log(VIEWER))]
    told = len(table.log(VIEWER))
    while not table.over:
        ask = table.asks[0]
        table.answer(
            ask.seat, bots[ask.seat].choose(table.view(ask.seat)) if bots else rng.choice(ask.options)
        )
        before, fields = fields, seen(table)
        log = table.log(VIEWER)
        if before != fields or len(log) > told or asked(table) != steps[-1]["ask"]:
            steps.append(step(table, before, fields, log[told:]))
        told = len(log)
    return {
        "game": name, "settings": settings, "seats": seats, "viewer": VIEWER,
        "components": plain(table.game.components(seats)), "steps": steps,
    }  # fmt: skip


def seen(table: Any) -> dict[str, Any]:
    hidden = NOT_DRAWN[table.game.name]
    return {name: plain(value) for name, value in table.view(VIEWER).fields.items() if name not in hidden}


def step(
    table: Any, before: dict[str, Any], fields: dict[str, Any], events: list[dict[str, Any]]
) -> dict[str, Any]:
    changed = {name: value for name, value in fields.items() if before.get(name) != value}
    return {"fields": changed, "events": plain(events), "ask": asked(table)}


def asked(table: Any) -> dict[str, Any] | None:
    """The viewer's question as a screen is given it, less what each answer risks."""
    ask = table.view(VIEWER).ask
    if ask is None:
        return None
    labels = [plain(table.game.label(ask, option)) for option in ask.options]
    about = {name: plain(value) for name, value in ask.about}
    return {
        "kind": ask.kind,
        "clause": ask.clause,
        "options": plain(ask.options),
        "labels": labels,
        "notes": [],
        "about": about,
    }


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        ways = GAMES[name]
        games = [recorded(name, *way) for way in ways]
        text = json.dumps(games, separators=(",", ":")) + "\n"
        (Path(__file__).parent / name / "games.json").write_text(text, "utf-8")
