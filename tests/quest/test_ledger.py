"""The ledger of this game: every clause of its rulebook is proved by a test, and the rulebook says the same
in each language.
"""

from __future__ import annotations

import pytest

from tests.raiders.test_ledger import proved
from tests.scenario.proves import clauses


@pytest.mark.parametrize("clause", clauses("quest"))
def test_a_clause_is_proved_by_some_test(clause: str) -> None:
    assert clause in proved()


@pytest.mark.parametrize("language", ["es", "pt", "pt-BR"])
def test_the_rulebooks_have_the_same_clauses_in_the_same_order(language: str) -> None:
    assert clauses("quest", language) == clauses("quest", "en")


def test_no_clause_stands_twice_in_a_rulebook() -> None:
    assert len(set(clauses("quest"))) == len(clauses("quest")) == 168
