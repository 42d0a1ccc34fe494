"""The rulebooks beside each other and beside the table: clauses in order, things called alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby, pairwise

import pytest

from mazmorra.content.languages import LANGUAGES
from mazmorra.content.rulebook import Section, rulebook
from mazmorra.content.wording import catalogues, words
from mazmorra.games import REGISTRY

BESIDE = frozenset({"DQ-R", "PL-Q", "PL-T"})
"""Rulings and examples, which stand with the clause they are about."""
NAMED = re.compile(
    r"^([a-z]+-(?:room|character|item|hero|ability|rune|card|monster|enemy|badge|potion|artifact|event|boss"
    r"|weapon|attribute|deck|symbol)-\w+) = ([^\n{]+)$",
    re.MULTILINE,
)

every_game = pytest.mark.parametrize("game", sorted(REGISTRY))


def numbers(section: Section) -> list[tuple[str, int]]:
    """The clauses of a section as their series and number."""
    split = [each.clause.rpartition("-") for each in section.paragraphs if each.clause]
    return [(series, int(number)) for series, _, number in split]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clauses_of_a_chapter_stand_in_numeric_order(game: str, language: str) -> None:
    for section in rulebook(game, language).sections:
        told = numbers(section)
        series = [[each for each in told if each[0] == name] for name, _ in told if name not in BESIDE]
        runs = [list(run) for _, run in groupby(told, key=lambda each: each[0])]
        for clauses in (*series, *runs):
            assert all(one < other for one, other in pairwise(clauses)), clauses


def emphasized(game: str, language: str) -> Iterator[list[str]]:
    """What each paragraph sets apart, as names are written without their marks."""
    for section in rulebook(game, language).sections:
        for paragraph in section.paragraphs:
            yield [plain(text) for text in re.findall(r"\*([^*]+)\*", paragraph.text)]


def plain(text: str) -> str:
    return text.strip(" .,:;").casefold()


@every_game
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_things_are_called_in_a_rulebook_as_they_are_at_the_table(game: str, language: str) -> None:
    keys = {plain(name): key for key, name in NAMED.findall(catalogues("en")[f"{game}.ftl"])}
    compared = 0
    for ours, theirs in zip(emphasized(game, "en"), emphasized(game, language), strict=True):
        assert len(ours) == len(theirs), (ours, theirs)
        for one, other in zip(ours, theirs, strict=True):
            if one in keys:
                assert other == plain(words(language).say(keys[one])), keys[one]
                compared += 1
    assert compared > 10
