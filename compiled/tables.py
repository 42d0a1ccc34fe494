"""A table's state and game by their own types: to mypyc a generic attribute is of its bound, and what is not
declared there is looked up by name.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

from compiled.edits import Edits


class Kind(NamedTuple):
    """A class and the module it is in."""

    module: str
    name: str


Aliases = dict[str, dict[str, Kind]]
"""What `state` and `game` are, for the name of each game's own kind of table."""


def aliases_in(games: Path) -> Aliases:
    """Each `RaidersTable: TypeAlias = Table[Raiders, Dungeon]` of the games."""
    found: Aliases = {}
    for path in sorted(games.glob("*/game.py")):
        tree = ast.parse(path.read_text("utf-8"))
        kinds = _kinds(tree, f"mazmorra.games.{path.parent.name}.game")
        for node in tree.body:
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and isinstance(node.value, ast.Subscript)
                and isinstance(node.value.slice, ast.Tuple)
                and ast.unparse(node.value.value) == "Table"
            ):
                game, state = (kinds[ast.unparse(each)] for each in node.value.slice.elts)
                found[node.target.id] = {"game": game, "state": state}
    return found


def _kinds(tree: ast.Module, module: str) -> dict[str, Kind]:
    kinds: dict[str, Kind] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            kinds |= {each.asname or each.name: Kind(node.module, each.name) for each in node.names}
        elif isinstance(node, ast.ClassDef):
            kinds[node.name] = Kind(module, node.name)
    return kinds


def lower_tables(edits: Edits, aliases: Aliases) -> set[Kind]:
    """Say what the state and the game of each parameter that is a table are; gives what was named."""
    named: set[Kind] = set()
    for function in ast.walk(edits.tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        tables = {
            each.arg: aliases[each.annotation.id]
            for each in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
            if isinstance(each.annotation, ast.Name) and each.annotation.id in aliases
        }
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.ctx, ast.Load)
                and isinstance(node.value, ast.Name)
                and node.attr in tables.get(node.value.id, ())
            ):
                kind = tables[node.value.id][node.attr]
                named.add(kind)
                edits.replace(node, f"_cast('_{kind.name}', {node.value.id}.{node.attr})")
    return named
