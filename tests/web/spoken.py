"""What real games say in three languages, and a fair one to check, for the tests of the web app: `python -m
tests.web.spoken`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from operator import methodcaller
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from mazmorra.content.wording import LANGUAGES, Wording, words
from mazmorra.games import REGISTRY, find_game, game_class
from mazmorra.kernel import FairDealer, Game, save
from mazmorra.server.wire.phrases import plain

FOLDER = Path(__file__).parents[2] / "web" / "tests"
FILE, FAIR = FOLDER / "spoken.json", FOLDER / "fair.json"
NAMES = ("Ana", "Bruno", "Carla", "Duarte", "Elsa")
VIEWER = 0
Said: TypeAlias = tuple[dict[str, Any], Callable[[Wording], Any]]
"""Something that is said as programs know it, and how it is said in a language."""


def spoken() -> str:
    """The file: each event, question, option and note of some games, once, with its words."""
    said: dict[str, str] = {}
    for name in sorted(REGISTRY):
        for settings in game_class(name).samples():
            for thing, say in of_game(find_game(name, settings)):
                known = json.dumps({"game": name, **thing}, ensure_ascii=False, sort_keys=True)
                if known not in said:
                    wording = {each: say(words(each)) for each in LANGUAGES}
                    whole = {"game": name, **thing, "words": wording}
                    said[known] = json.dumps(whole, ensure_ascii=False, sort_keys=True)
    return "[\n" + ",\n".join(said.values()) + "\n]\n"


def of_game(game: Game[Any]) -> Iterator[Said]:
    """What is said in one game that is played at random, and how."""
    seats = max(game.seats)
    table, rng = game.new(seats, seed=7), random.Random(7)
    while not table.over:
        ask = rng.choice(table.asks)
        asked = {"kind": ask.kind, "about": plain(dict(ask.about))}
        yield {"ask": asked}, methodcaller("question", game.name, ask, NAMES)
        labels = [game.label(ask, option) for option in ask.options]
        for phrase in filter(None, (*labels, *game.notes(table.view(ask.seat)))):
            yield {"phrase": plain(phrase)}, methodcaller("phrase", phrase, game.name, NAMES)
        table.answer(ask.seat, rng.choice(ask.options))
    seen: set[str] = set()
    for event in table.events:
        face = msgspec.to_builtins(event.face(VIEWER, False))
        several = face.get("seats", ())
        among = len(several) if VIEWER in several else 0
        kind = f"{face['kind']} {face.get('seat') == VIEWER} {among} {'rooms' in face}"
        if kind not in seen:
            seen.add(kind)
            yield (
                {"event": {**face, "number": 0}},
                methodcaller("event", game.name, face, NAMES, VIEWER),
            )
    rooms: Any = game.components(seats).get("rooms", [])
    for room in rooms:
        for fact in room["facts"]:
            yield {"phrase": plain(fact)}, methodcaller("phrase", fact, game.name, NAMES)


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
