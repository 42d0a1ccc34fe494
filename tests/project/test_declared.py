"""What games declare of themselves is true: the browser is typed by it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazmorra.games import REGISTRY, game_class
from mazmorra.kernel.errors import BrokenRule
from mazmorra.server.wire.declared import declared
from tests.kernel.small import small

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", REGISTRY)
def test_the_app_knows_each_game_as_it_is_declared(game: str) -> None:
    written = (ROOT / "web" / "src" / "games" / game / "declared.ts").read_text("utf-8")
    assert written == declared(game), "the declarations have changed: run `make protocol`"


@pytest.mark.parametrize("game", REGISTRY)
def test_every_declared_event_is_told_somewhere(game: str) -> None:
    written = set(_words(ROOT / "src" / "mazmorra" / "games" / game / "rules"))
    unheard = {
        kind for kind in game_class(game).events if kind not in written and _ending(kind) not in written
    }
    assert not unheard


def test_a_checked_table_refuses_an_event_that_is_not_as_declared() -> None:
    table = small("lone some")
    table.tell("noted", "SM-1", {"buried": 3}, (1,), name="left")
    for kind, said in (
        ("unheard", {}),
        ("noted", {}),
        ("noted", {"name": 3}),
        ("noted", {"name": "x", "seat": 1}),
    ):
        with pytest.raises(BrokenRule, match="otherwise than the game declares"):
            table.tell(kind, "SM-1", None, (), **said)


def _words(folder: Path) -> Iterator[str]:
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _ending(kind: str) -> str:
    """A kind that is put together in the code, of a card's name and what becomes of it."""
    return "_" + kind.rpartition("_")[2]
