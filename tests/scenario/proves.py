"""The mark that says which rules a test proves, and the list of the rules there are.

It knows rulebooks, not games.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

BOOKS = {"DR": "raiders", "DQ": "quest", "PL": "platformer"}
"""The game whose rulebook holds the clauses of a prefix."""

HEADED = re.compile(r"^\{((?:DR|DQ|PL)(?:-[A-Z]+)?-\d+)[^}]*\}", re.M)


@cache
def clauses(game: str, language: str = "en") -> tuple[str, ...]:
    """The IDs in a game's rulebook, in its order."""
    book = files(f"mazmorra.games.{game}") / "rulebook" / f"{language}.md"
    return tuple(HEADED.findall(book.read_text("utf-8")))


def proves(*cited: str) -> Callable[[Test], Test]:
    """Mark a test with the clauses it proves; a clause that no rulebook has is refused when the test is
    imported.
    """
    for clause in cited:
        game = BOOKS.get(clause.split("-")[0], "")
        if not game or clause not in clauses(game):
            raise ValueError(f"no rulebook has the clause '{clause}'")

    def mark(test: Test) -> Test:
        setattr(test, "proves", (*cited, *getattr(test, "proves", ())))  # noqa: B010  # functions declare no such field
        return test

    return mark
