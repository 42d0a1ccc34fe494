"""Objects that are made from others of their class, written out field by field: what goes through
`dataclasses` or names of attributes stays interpreted.
"""

from __future__ import annotations

import ast
import re

from compiled.edits import Edits, called

COPIES = re.compile(r"setattr\((\w+), name, getattr\((\w+), name\)\)")


def lower_changes(edits: Edits, node: ast.ClassDef, names: list[str]) -> None:
    """Each `replace(self, seat=1)` of a class becomes a call of it with every field, and each loop over
    `FIELDS` as many assignments.
    """
    for each in ast.walk(node):
        if isinstance(each, ast.Call) and called(each) == "replace" and ast.unparse(each.args[0]) == "self":
            _call(edits, node.name, each, names)
        elif isinstance(each, ast.For) and ast.unparse(each.iter) == "FIELDS":
            _assign(edits, each, names)


def _call(edits: Edits, made: str, call: ast.Call, names: list[str]) -> None:
    changed = {said.arg for said in call.keywords}
    edits.replace(call.func, made)
    edits.replace(call.args[0], ", ".join(f"{name}=self.{name}" for name in names if name not in changed))


def _assign(edits: Edits, loop: ast.For, names: list[str]) -> None:
    said = COPIES.fullmatch(ast.unparse(loop.body[0]))
    assert said, ast.unparse(loop)
    edits.replace(loop, "; ".join(f"{said[1]}.{name} = {said[2]}.{name}" for name in names))
