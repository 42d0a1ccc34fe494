"""What is counted: of no things at all nothing says that there is one, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mazmorra.content.languages import LANGUAGES
from mazmorra.content.wording import catalogues, words

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
ONE = re.compile(r"\b(1|one|um|uma|un|una|uno)\b", re.IGNORECASE)
"""How the languages say one."""


class Counts(Visitor):
    """Every choice by a number within a message."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {_key(variant) for variant in node.variants}
        if keys & (CATEGORIES - {"other"}) or any(key.isdigit() for key in keys):
            self.found.append(node)
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def chosen(choice: ast.SelectExpression, number: int, language: str) -> ast.Variant:
    """The variant for a number: the number itself, else its plural category, else the default."""
    category = words(language).babel.plural_form(number)
    for wanted in (str(number), category):
        for variant in choice.variants:
            if _key(variant) == wanted:
                return variant
    return next(variant for variant in choice.variants if variant.default)


def choices(language: str) -> Iterator[tuple[str, ast.SelectExpression]]:
    for text in catalogues(language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                counts = Counts()
                counts.visit(entry)
                yield from ((entry.id.name, choice) for choice in counts.found)


def says_one(choice: ast.SelectExpression, variant: ast.Variant) -> bool:
    """Whether a variant speaks of one thing without showing the number that was counted."""
    shown = [each.expression for each in variant.value.elements if isinstance(each, ast.Placeable)]
    if any(each.equals(choice.selector) for each in shown if isinstance(each, ast.BaseNode)):
        return False
    texts = [each.value for each in variant.value.elements if isinstance(each, ast.TextElement)]
    return bool(ONE.search(" ".join(texts)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_thing_at_all_is_never_said_to_be_one(language: str) -> None:
    """The variants that are meant for 0 alone may say what they like."""
    wrong = [
        key
        for key, choice in choices(language)
        if _key(variant := chosen(choice, 0, language)) != "0" and says_one(choice, variant)
    ]
    assert wrong == []


def test_a_language_whose_one_holds_nought_counts_by_the_number_itself() -> None:
    """In Brazil the category [one] holds 0 too, so that '[one] 1 gema' would be said of no gems at all; what
    is written for Portugal is said there as well.
    """
    for language in ("pt", "pt-BR"):
        for key, choice in choices(language):
            assert "one" not in {_key(variant) for variant in choice.variants}, key


def test_plurals_are_those_of_the_country() -> None:
    """As `web/tests/languages.test.ts` holds for browsers."""
    assert {each: words(each).babel.plural_form(0) for each in LANGUAGES} == {
        "en": "other",
        "es": "other",
        "pt": "other",
        "pt-BR": "one",
    }
