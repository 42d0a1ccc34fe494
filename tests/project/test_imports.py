"""What a module needs stands at its top, and among the modules of a game no two need each other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import mazmorra

ROOT = Path(mazmorra.__file__).parent
GAMES = sorted(path.parent.name for path in (ROOT / "games").glob("*/game.py"))
HELD = sorted(path for layer in ("games", "kernel") for path in (ROOT / layer).rglob("*.py"))


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All there is in a node that is there at run time: not what only types need."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        yield child
        yield from statements(child)


def within_functions(text: str) -> list[int]:
    """The lines of imports inside functions."""
    functions = [
        node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return [
        each.lineno
        for function in functions
        for each in ast.walk(function)
        if isinstance(each, ast.Import | ast.ImportFrom)
    ]


def needed(text: str) -> set[str]:
    """The names of modules, and of what may be modules, that a module imports at run time."""
    found = set()
    for node in statements(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def cycle(modules: dict[str, str]) -> list[str]:
    """A round of modules that need each other, if there is one; modules are texts by name."""
    graph = {name: (needed(text) & set(modules)) - {name} for name, text in modules.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def rules_of(game: str) -> dict[str, str]:
    folder = ROOT / "games" / game / "rules"
    return {
        f"mazmorra.games.{game}.rules.{path.stem}": path.read_text("utf-8") for path in folder.glob("*.py")
    }


@pytest.mark.parametrize("path", HELD, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_function_imports(path: Path) -> None:
    assert within_functions(path.read_text("utf-8")) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_two_rules_of_a_game_need_each_other(game: str) -> None:
    assert cycle(rules_of(game)) == []


def test_an_import_inside_a_function_is_found() -> None:
    assert within_functions("import os\n\ndef late():\n    from os import path\n    return path\n") == [4]


def test_a_round_of_imports_is_found_and_one_for_types_alone_is_none() -> None:
    typed = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from rules import fight\n"

    assert set(cycle({"rules.fight": "import rules.walk", "rules.walk": "from rules import fight"})) == {
        "rules.fight",
        "rules.walk",
    }
    assert cycle({"rules.fight": "import rules.walk", "rules.walk": typed}) == []
