"""The server's folders: each knows those below it, and of the others only the doors that are named here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mazmorra

SERVER = Path(mazmorra.__file__).parent / "server"
FOUNDATION = {"clock", "config", "limits", "logs", "metrics", "refusals"}
MAY_IMPORT = {
    "store": {"tables.entries"},
    "tables": {
        "store",
        "wire.messages",
        "wire.phrases",
        "wire.connection",
        "processes.wake",
        "people.bans",
        "people.who",
    },
    "people": {"store", "tables", "wire.messages", "wire.connection"},
    "looking_back": {"store", "tables", "people", "wire.phrases"},
    "ratings": {"store", "tables", "people"},
    "calls": {"store", "tables", "people"},
    "editing": {"wire.phrases"},
    "previews": {"http.models"},
    "processes": {"store", "tables", "people", "ratings", "wire.heads"},
    "wire": {"store", "tables", "people", "parts", "http.asked", "http.models"},
    "http": {
        "store",
        "tables",
        "people",
        "looking_back",
        "ratings",
        "editing",
        "previews",
        "parts",
        "wire.phrases",
    },
}
"""Whole folders, or single modules of one.

The parts of a running server and the application know everything.
"""
MODULES = sorted(
    path for path in SERVER.rglob("*.py") if path.parent != SERVER and "migrations" not in path.parts
)


def known(path: Path) -> Iterator[list[str]]:
    """What a module imports of the server: a folder and perhaps a module of it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("mazmorra.server"):
            yield from (f"{node.module}.{alias.name}".split(".")[2:4] for alias in node.names)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SERVER)))
def test_a_module_of_the_server_knocks_at_doors_only(path: Path) -> None:
    folder = path.relative_to(SERVER).parts[0]
    for parts in known(path):
        if parts[0] not in FOUNDATION | {folder}:
            assert {parts[0], ".".join(parts)} & MAY_IMPORT[folder], f"{path.name} imports {'.'.join(parts)}"


def test_the_folders_are_those_of_the_house() -> None:
    assert {path.name for path in SERVER.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(
        MAY_IMPORT
    )
