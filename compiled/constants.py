"""Constants of modules as `Final`: mypyc then knows them, instead of looking them up in a dictionary.

Tuples of numbers or words get the type of any length: a tuple of fixed length would be copied to be indexed.
"""

from __future__ import annotations

import ast
from collections import Counter

from compiled.edits import Edits


def lower_constants(edits: Edits) -> None:
    """Every name in capitals that a module gives a value once."""
    given = Counter(
        node.id
        for node in ast.walk(edits.tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
    for node in edits.tree.body:
        if not isinstance(node, ast.Assign):
            continue
        pairs = _pairs(edits, node)
        if pairs and all(_is_constant(name) and given[name] == 1 for name, _ in pairs):
            edits.replace(
                node, "; ".join(f"{name}: {_type(value)} = {ast.unparse(value)}" for name, value in pairs)
            )


def _pairs(edits: Edits, node: ast.Assign) -> list[tuple[str, ast.expr]]:
    """The names that an assignment gives values, and the values; none where they cannot be told apart."""
    target = node.targets[0]
    if isinstance(target, ast.Tuple):
        values = _values(node.value, len(target.elts))
        return [
            (each.id, value)
            for each, value in zip(target.elts, values, strict=False)
            if isinstance(each, ast.Name) and len(node.targets) == 1
        ]
    if len(node.targets) > 1 and not isinstance(node.value, ast.Constant | ast.UnaryOp):
        return []
    return [(each.id, node.value) for each in node.targets if isinstance(each, ast.Name)]


def _values(value: ast.expr, number: int) -> list[ast.expr]:
    if isinstance(value, ast.Tuple) and len(value.elts) == number:
        return value.elts
    if ast.unparse(value) == f"range({number})":
        return [ast.Constant(each) for each in range(number)]
    return []


def _is_constant(name: str) -> bool:
    return name.isupper() and len(name) > 1  # a single letter is a type variable


def _type(value: ast.expr) -> str:
    if isinstance(value, ast.Tuple) and len(value.elts) > 1:
        for kind in (int, str):
            if all(_is_a(each, kind) for each in value.elts):
                return f"_Final[tuple[{kind.__name__}, ...]]"
    return "_Final[_Any]" if isinstance(value, ast.Tuple) and _has_floats(value) else "_Final"


def _has_floats(value: ast.expr) -> bool:
    """A tuple of fixed length with floats in it is taken for unset by mypyc 2.4."""
    return any(isinstance(each, ast.Constant) and isinstance(each.value, float) for each in ast.walk(value))


def _is_a(value: ast.expr, kind: type) -> bool:
    if isinstance(value, ast.BinOp):
        return _is_a(value.left, kind) and _is_a(value.right, kind)
    if isinstance(value, ast.UnaryOp):
        return _is_a(value.operand, kind)
    return isinstance(value, ast.Constant) and type(value.value) is kind
