"""Cached properties written out: a native class has no dictionary to keep them in, but attributes that may
still be unset.
"""

from __future__ import annotations

import ast

from compiled.edits import Edits, called


def lower_cached(edits: Edits) -> None:
    """Each becomes an attribute, a method that makes its value, and a property that makes it once."""
    for node in ast.walk(edits.tree):
        if not isinstance(node, ast.ClassDef):
            continue
        for each in node.body:
            if isinstance(each, ast.FunctionDef) and [called(by) for by in each.decorator_list] == [
                "cached_property"
            ]:
                _write_out(edits, each)


def _write_out(edits: Edits, made: ast.FunctionDef) -> None:
    assert made.returns is not None
    assert made.end_lineno is not None
    name, type_ = made.name, edits.source(made.returns)
    edits.replace(made.decorator_list[0], "property")
    pad = " " * made.col_offset
    first = made.body[0].lineno
    lines = [
        "    try:",
        f"        return self._kept_{name}",
        "    except AttributeError:",
        f"        self._kept_{name} = self._made_{name}()",
        f"        return self._kept_{name}",
        f"_kept_{name}: {type_}",
        f"def _made_{name}(self) -> {type_}:",
    ]
    edits.insert(first, "".join(f"{pad}{line}\n" for line in lines))
