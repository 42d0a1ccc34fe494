"""The ledger of this game: every clause of its rulebook is proved by a test, and the rulebook says the same
in each language.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.scenario.proves import clauses, proves

CITED = re.compile(r"@proves\(([^)]*)\)")
LITERAL = re.compile(r'"([^"]+)"')


@cache
def proved() -> frozenset[str]:
    """Every clause that some test file gives to `@proves` in so many words."""
    texts = [path.read_text("utf-8") for path in Path(__file__).parents[1].rglob("test_*.py")]
    return frozenset(
        clause for text in texts for cited in CITED.findall(text) for clause in LITERAL.findall(cited)
    )


@pytest.mark.parametrize("clause", clauses("raiders"))
def test_a_clause_is_proved_by_some_test(clause: str) -> None:
    assert clause in proved()


@pytest.mark.parametrize("language", ["es", "pt", "pt-BR"])
def test_the_rulebooks_have_the_same_clauses_in_the_same_order(language: str) -> None:
    assert clauses("raiders", language) == clauses("raiders", "en")


def test_no_clause_stands_twice_in_a_rulebook() -> None:
    assert len(set(clauses("raiders"))) == len(clauses("raiders")) > 0


@pytest.mark.parametrize("clause", ["DR-TRE-99", "DR-XYZ-1", "XX-1", "treasure"])
def test_a_clause_that_no_rulebook_has_cannot_be_proved(clause: str) -> None:
    with pytest.raises(ValueError, match=clause):
        proves(clause)
