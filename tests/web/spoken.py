"""What real games say in three languages, and a fair one to check, for the tests of the web app: `python -m
tests.web.spoken`.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games import REGISTRY, find_game, game_class
from mazmorra.kernel import FairDealer, Game, save
from mazmorra.server.wire.phrases import plain

FOLDER = Path(__file__).parents[2] / "web" / "tests"
FILE, FAIR = FOLDER / "spoken.json", FOLDER / "fair.json"
NAMES = ("Ana", "Bruno", "Carla", "Duarte", "Elsa")
VIEWER = 0


def spoken() -> str:
    """The file: each event, question, option and note of some games, once, with its words."""
    said = [
        each
        for name in sorted(REGISTRY)
        for settings in game_class(name).samples()
        for each in of_game(find_game(name, settings))
    ]
    distinct = {json.dumps(each, ensure_ascii=False, sort_keys=True): None for each in said}
    return "[\n" + ",\n".join(distinct) + "\n]\n"


def of_game(game: Game[Any]) -> list[dict[str, Any]]:
    """One game played at random, in words."""
    seats = max(game.seats)
    table, rng = game.new(seats, seed=7), random.Random(7)
    said: list[dict[str, Any]] = []
    while not table.over:
        ask = rng.choice(table.asks)
        asked = {"kind": ask.kind, "about": plain(dict(ask.about))}
        said.append(
            {
                "game": game.name,
                "ask": asked,
                "words": {each: words(each).question(game.name, ask, NAMES) for each in LANGUAGES},
            }
        )
        labels = [game.label(ask, option) for option in ask.options]
        for phrase in filter(None, (*labels, *game.notes(table.view(ask.seat)))):
            wording = {each: words(each).phrase(phrase, game.name, NAMES) for each in LANGUAGES}
            said.append({"game": game.name, "phrase": plain(phrase), "words": wording})
        table.answer(ask.seat, rng.choice(ask.options))
    seen: set[str] = set()
    for event in table.events:
        face = msgspec.to_builtins(event.face(VIEWER, False))
        kind = f"{face['kind']} {face.get('seat') == VIEWER} {'rooms' in face}"
        if kind not in seen:
            seen.add(kind)
            wording = {each: words(each).event(game.name, face, NAMES, VIEWER) for each in LANGUAGES}
            said.append({"game": game.name, "event": {**face, "number": 0}, "words": wording})
    for room in plain(game.components(seats)).get("rooms", []):
        for fact, told in zip(room["facts"], facts_of(game, room["id"], seats), strict=True):
            said.append({"game": game.name, "phrase": fact, "words": told})
    return said


def facts_of(game: Game[Any], room: str, seats: int) -> list[dict[str, str]]:
    """The facts of a room in each language, from the phrases themselves."""
    rooms: Any = game.components(seats)["rooms"]
    found = next(each for each in rooms if each["id"] == room)
    return [
        {each: words(each).phrase(fact, game.name, NAMES) for each in LANGUAGES} for fact in found["facts"]
    ]


def fair() -> str:
    """A finished game whose dice follow from a secret and from words that are not ASCII."""
    game = find_game("raiders", {})
    dealer = FairDealer(bytes(range(32)), "a-table", ["café ☕", "", '"comillas" 🐉'])
    table, rng = game.new(3, dealer=dealer), random.Random(3)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice(ask.options))
    return save(table, {"names": list(NAMES[:3]), "over": True})


if __name__ == "__main__":
    FILE.write_text(spoken(), "utf-8")
    FAIR.write_text(fair(), "utf-8")
