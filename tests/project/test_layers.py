"""Nothing imports upward, and the kernel imports the standard library only."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mazmorra

ROOT = Path(mazmorra.__file__).parent
MAY_IMPORT = {
    "kernel": {"kernel"},
    "content": {"kernel", "content"},
    "games": {"kernel", "content", "games"},
    "bots": {"kernel", "content", "games", "bots"},
    "lessons": {"kernel", "content", "games", "lessons"},
    "review": {"kernel", "content", "games", "bots", "review"},
    "arena": {"kernel", "content", "games", "bots", "arena"},
    "batch": {"kernel", "content", "games", "bots", "batch"},
    "environments": {"kernel", "content", "games", "bots", "environments"},
    "terminal": {"kernel", "content", "games", "bots", "lessons", "review", "terminal"},
    "server": {"kernel", "content", "games", "bots", "lessons", "review", "arena", "server"},
    "cli": {"kernel", "content", "games", "bots", "lessons", "review", "arena", "terminal", "server", "cli"},
}
MODULES = sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT)


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_every_folder_is_a_known_layer() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in MODULES} <= set(MAY_IMPORT)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_its_own_layer_and_those_below(path: Path) -> None:
    layer = path.relative_to(ROOT).parts[0]
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "mazmorra" and len(parts) > 1 and parts[1] in MAY_IMPORT:
            assert parts[1] in MAY_IMPORT[layer], f"{path.name} imports {name}"


@pytest.mark.parametrize("path", sorted((ROOT / "kernel").glob("*.py")), ids=lambda path: path.name)
def test_the_kernel_needs_the_standard_library_alone(path: Path) -> None:
    for name in imports(path):
        assert name.split(".")[0] in {*sys.stdlib_module_names, "mazmorra"}


def test_a_game_does_not_know_another_game() -> None:
    for path in (ROOT / "games").rglob("*.py"):
        own = path.relative_to(ROOT / "games").parts[0]
        for name in imports(path):
            if name.startswith("mazmorra.games.") and own.endswith(".py") is False:
                assert name.split(".")[2] == own


def test_deepcopy_is_called_nowhere() -> None:
    assert not [path for path in MODULES if re.search(r"\bdeepcopy\b", path.read_text("utf-8"))]


@pytest.mark.parametrize("library", ["gymnasium", "pettingzoo", "pyspiel"])
def test_a_library_of_researchers_is_imported_by_the_modules_that_need_it(library: str) -> None:
    needing = {"gymnasium": {"gymnasium.py", "pettingzoo.py", "spaces.py"}, "pettingzoo": {"pettingzoo.py"}}
    found = {path for path in MODULES if library in {name.split(".")[0] for name in imports(path)}}
    assert {path.parent.name for path in found} == {"environments"}
    assert {path.name for path in found} == needing.get(library, {"openspiel.py"})
