"""Everything DungeonQuest says has words in three languages: questions, answers, risks, events, and what is
in the box.
"""

from __future__ import annotations

import ast
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mazmorra.content.languages import WHOLE, layers
from mazmorra.content.wording import LANGUAGES, catalogues, words
from mazmorra.games import quest
from mazmorra.games.quest.box.loading import open_box
from mazmorra.games.quest.box.rows import DECKS, WEAPONS
from mazmorra.games.quest.game import SWITCHES, QuestGame
from mazmorra.games.quest.rules.cards import RUNE_FOR
from mazmorra.games.quest.rules.spaces import WAYS
from mazmorra.games.quest.rules.status import ACTING
from mazmorra.games.quest.rules.wounds import CAUSES
from mazmorra.kernel.ask import Phrase

NAMES = ("Ana", "Berto", "Carla", "Dario")
ATTRIBUTES = ("strength", "agility", "armor", "luck")
BOX = open_box()
TOLD = {
    "hero": {row.id for row in BOX.heroes},
    "ability": {ability for row in BOX.heroes for ability in row.abilities},
    "rune": {row.id for row in BOX.runes},
    "room": {kind.type for kind in BOX.kinds},
    "monster": {row.name for row in BOX.monsters},
    "card": {card.id for card in BOX.cards},
}
"""What has a name and a text that says what it does."""
NAMED = {
    "deck": set(DECKS),
    "way": set(WAYS),
    "tower": {BOX.kind_in(space).id for space in BOX.towers},
    "attribute": set(ATTRIBUTES),
    "weapon": set(WEAPONS),
    "against": set(WEAPONS),
    "cause": {*CAUSES, "card", "pit", "dead_end", "sunset"},
    **{name: set(values) for name, values in SWITCHES.items()},
}
"""What has a name alone."""
RULES = [ast.parse(path.read_text("utf-8")) for path in sorted(Path(quest.__file__).parent.rglob("*.py"))]
TESTED = {card.id for card in BOX.cards if card.row.test}
ROLLED = {op["table"] for card in BOX.cards for op in card.row.does if op.op == "roll"}


@cache
def said(language: str, phrase: Phrase) -> str:
    return words(language).phrase(phrase, "quest", NAMES)


def played(game: QuestGame, seats: int, seed: int) -> Any:
    """A random game in which all that is asked has words, and no two answers the same ones."""
    rng, table = random.Random(seed), game.new(seats, seed=seed)
    while not table.over:
        ask = rng.choice(table.asks)
        labels = [game.label(ask, option) for option in ask.options]
        notes = [note for note in game.notes(table.view(ask.seat)) if note]
        for language in LANGUAGES:
            assert words(language).question("quest", ask, NAMES)
            assert len({said(language, label) for label in labels}) == len(labels), (language, ask)
            assert all(said(language, note) for note in notes)
        table.answer(ask.seat, rng.choice(ask.options))
    return table


@pytest.mark.parametrize("settings", QuestGame.samples(), ids=lambda settings: "-".join(settings.values()))
def test_a_game_is_told_to_everybody_in_every_language(settings: dict[str, str]) -> None:
    game = QuestGame(settings)
    seats = game.seats[-1]
    table = played(game, seats, 5)

    for event in table.events:
        for viewer in range(seats):
            lines = [
                words(language).event("quest", event.face(viewer), NAMES, viewer) for language in LANGUAGES
            ]
            assert all(line[-1] in ".!" and "  " not in line and "_" not in line for line in lines), lines
        assert all(words(language).event("quest", event.face(-1, True), NAMES) for language in LANGUAGES)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("what", TOLD)
def test_what_is_in_the_box_has_a_name_and_says_what_it_does(what: str, language: str) -> None:
    said_of = {key for key in keys(language) if key.startswith(f"quest-{what}-")}

    assert said_of == {f"quest-{what}-{each}{part}" for each in TOLD[what] for part in ("", "-text")}


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("what", NAMED)
def test_all_else_that_is_spoken_of_has_a_name(what: str, language: str) -> None:
    assert {key for key in keys(language) if key.startswith(f"quest-{what}-")} == {
        f"quest-{what}-{each}" for each in NAMED[what]
    }


def called(name: str, place: int) -> set[str]:
    """The strings that stand in a place of every call of a name in the rules."""
    calls = [
        node
        for tree in RULES
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and len(node.args) > place
    ]
    named = [node for node in calls if getattr(node.func, "attr", getattr(node.func, "id", "")) == name]
    return {
        each.value
        for node in named
        if isinstance(each := node.args[place], ast.Constant) and isinstance(each.value, str)
    }


@pytest.mark.parametrize("language", WHOLE)
def test_all_that_the_rules_ask_tell_or_warn_of_has_words(language: str) -> None:
    asked = called("Ask", 1) | called("Order", 0) | set(RUNE_FOR.values()) | {"hero_card", "monster_card"}

    assert {key for key in keys(language) if key.startswith("quest-ask-")} == {
        f"quest-ask-{each}" for each in asked
    }
    told = {key.removesuffix("-private") for key in keys(language) if key.startswith("quest-event-")}
    assert told == {f"quest-event-{each}" for each in called("tell", 0)}
    risked = {key for key in keys(language) if key.startswith("quest-risk-")}
    assert risked == {f"quest-risk-{each}" for each in called("risk", 0)}


@pytest.mark.parametrize("language", WHOLE)
def test_what_the_rules_roll_or_test_for_has_words(language: str) -> None:
    about = (
        called("Roll", 2)
        | called("Test", 2)
        | called("Tempt", 1)
        | TESTED
        | ROLLED
        | set(ACTING) - {"vampire_bite"}
    )

    assert {key for key in keys(language) if key.startswith("quest-about-")} == {
        f"quest-about-{each}" for each in about
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_worth_gold_says_how_much(language: str) -> None:
    for card in BOX.cards:
        if card.row.gold:
            assert (
                str(card.row.gold)
                in words(language).say(f"quest-card-{card.id}-text").replace(".", " ").split()
            ), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_one_kind_of_thing_differ(language: str) -> None:
    for what, each in {**TOLD, **NAMED}.items():
        names = {words(language).say(f"quest-{what}-{name}") for name in each}
        assert len(names) == len(each), what


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_who_plays_the_monster_hears_its_figures(language: str) -> None:
    face = {"kind": "monster_met", "clause": "DQ-MON-2", "number": 1, "seat": 0, "monster": "troll"}
    known = {**face, "health": 4, "penalty": 2, "private": True}

    assert "4" not in words(language).event("quest", face, NAMES, 0)
    assert "4" in words(language).event("quest", known, NAMES, 1)


@cache
def keys(language: str) -> set[str]:
    """The keys of the game's catalogue."""
    lines = catalogues(language)["quest.ftl"].splitlines()
    return {line.split(" = ")[0] for line in lines if line.startswith("quest") and " = " in line}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_called_like_an_ability_or_a_hero(language: str) -> None:
    texts = [text for layer in layers(language) for text in catalogues(layer).values()]
    lines = [line for text in texts for line in text.splitlines() if " = " in line]
    named = dict(line.split(" = ", 1) for line in lines)
    bots = {
        name.strip().lower() for key in named if key.endswith("-bot-names") for name in named[key].split(",")
    }
    taken = {value.lower() for key, value in named.items() if "-ability-" in key or "-hero-" in key}

    assert len(bots) > 5
    assert not bots & taken
