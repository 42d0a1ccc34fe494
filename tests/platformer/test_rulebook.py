"""The rulebook beside the box: its marks have names, and cards have their own names and figures.

Clauses are elsewhere.
"""

from __future__ import annotations

import re

import pytest

from mazmorra.content.rulebook import rulebook
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games.platformer.box.loading import open_box
from mazmorra.games.platformer.game import SWITCHES

BOX = open_box()
KINDS = ("ruling", "example")
"""The marks that say what kind of rule a clause is; the others name a way of playing."""
NAMED = {
    "hero": [row.id for row in BOX.heroes],
    "enemy": [row.id for row in BOX.enemies],
    "ability": [
        *(row.ability for row in BOX.heroes),
        *(row.ability for row in BOX.enemies[: BOX.first_boss]),
    ],
    "boss": [row.id for row in BOX.bosses],
    "badge": [row.id for row in BOX.tokens],
    "card": [row.name for row in BOX.cards],
    "item": [row.id for row in BOX.items],
    "potion": [row.id for row in BOX.potions],
    "artifact": [row.id for row in BOX.artifacts],
    "event": [row.id for row in BOX.events],
}
"""What the words call by name, by kind."""


def text(language: str) -> str:
    """The whole book, headings and all."""
    told = [
        [section.heading, *(each.text for each in section.paragraphs)]
        for section in rulebook("platformer", language).sections
    ]
    return "\n".join(line for section in told for line in section)


def entry(language: str, kind: str, name: str) -> str:
    """What the rulebook says right after the emphasised name of a card."""
    called = re.escape(words(language).say(f"platformer-{kind}-{name}"))
    found = re.search(rf"\*{called}[,.:]?\*(.{{90}})", text(language), re.I | re.S)
    assert found, called
    return found[1]


@pytest.mark.parametrize("language", ["es", "pt", "pt-BR"])
def test_the_rulebooks_have_the_same_marks_and_paragraphs_in_each_section(language: str) -> None:
    ours, theirs = (
        [
            [(each.clause, each.tags) for each in section.paragraphs]
            for section in rulebook("platformer", tongue).sections
        ]
        for tongue in ("en", language)
    )
    assert ours == theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_marked_as_a_ruling_or_an_example_by_its_number(language: str) -> None:
    for clause, paragraph in rulebook("platformer", language).clauses().items():
        assert ("ruling" in paragraph.tags) == clause.startswith("PL-Q-"), clause
        assert ("example" in paragraph.tags) == clause.startswith("PL-T-"), clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_of_playing_that_a_rule_is_marked_with_has_a_name(language: str) -> None:
    said = words(language)
    for clause, paragraph in rulebook("platformer", language).clauses().items():
        for way in set(paragraph.tags) - set(KINDS):
            assert any(said.has(f"platformer-{setting}-{way}") for setting in (*SWITCHES, "players")), (
                clause,
                way,
            )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMED)
def test_everything_that_has_a_name_is_called_so_in_the_rulebook(kind: str, language: str) -> None:
    book = text(language).lower()
    missing = [
        name for name in NAMED[kind] if words(language).say(f"platformer-{kind}-{name}").lower() not in book
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_their_price_in_the_rulebook(language: str) -> None:
    for item in BOX.items:
        assert entry(language, "item", item.id).startswith(f" ({item.price}"), item.id
    for potion in BOX.potions:
        assert entry(language, "potion", potion.id).startswith(f" ({potion.price}"), potion.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_says_after_how_many_rounds_a_game_is_over(language: str) -> None:
    assert re.findall(r"\d+", rulebook("platformer", language).clauses()["PL-Q-116"].text) == [
        str(BOX.supply.rounds)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_heroes_and_enemies_have_their_figures_in_the_rulebook(language: str) -> None:
    for hero in BOX.heroes:
        assert re.findall(r"\d+", entry(language, "hero", hero.id))[0] == str(hero.health), hero.id
    for enemy in BOX.enemies[: BOX.first_boss]:
        figures = [enemy.damage, enemy.health, *(each for each in (enemy.gold, enemy.gems) if each)]
        assert re.findall(r"\d+", entry(language, "enemy", enemy.id))[: len(figures)] == [
            str(each) for each in figures
        ], enemy.id
