"""Every refusal of the server has words in every language, and its words ask for nothing it does not tell."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mazmorra.server.store
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.server.http.errors import CODES
from mazmorra.server.tables.remarks import REMARKS, remark_key

SERVER = Path(mazmorra.server.store.__file__).parents[1]


def refusals() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The code and the gaps of every `Refused(...)` that stands in the server."""
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func) == "Refused"
                and isinstance(node.args[0], ast.Constant)
            ):
                yield str(node.args[0].value), tuple(keyword.arg or "" for keyword in node.keywords)
    yield from ((code, ()) for code in CODES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_for_what_it_tells(language: str) -> None:
    for code, gaps in refusals():
        said = words(language).say(f"server-{code}", **dict.fromkeys(gaps, "7"))
        assert said, code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("note", REMARKS)
def test_every_note_of_a_log_has_words(note: str, language: str) -> None:
    assert words(language).has(remark_key(note))
