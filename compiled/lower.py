"""A module as mypyc compiles it best. The result is for the compiler alone: nobody reads or keeps it."""

from __future__ import annotations

import ast
from pathlib import Path

from compiled.cached import lower_cached
from compiled.classes import lower_classes
from compiled.constants import lower_constants
from compiled.edits import Edits, called
from compiled.tables import Kind, aliases_in, lower_tables

HEAD = """\
from dataclasses import make_dataclass as _make_dataclass
from typing import TYPE_CHECKING as _TYPE_CHECKING, Any as _Any, ClassVar as _ClassVar, Final as _Final
from typing import cast as _cast
def _declared(name: str, fields: tuple[str, ...]) -> _Any:
    return getattr(_make_dataclass(name, fields, init=False, repr=False, eq=False), "__dataclass_fields__")
if _TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as _mypyc_attr, trait as _trait
"""


def lowered(text: str, module: str, root: Path) -> str:
    """The text of the module at a path below `root`, where the whole package is."""
    edits = Edits(text)
    lower_classes(edits, keeps_dataclasses="/box/" in module)
    lower_cached(edits)
    lower_constants(edits)
    kinds = lower_tables(edits, aliases_in(root / "mazmorra" / "games"))
    for node in ast.walk(edits.tree):
        if isinstance(node, ast.FunctionDef):
            for each in node.decorator_list:
                if (
                    called(each) == "dataclass_transform"
                ):  # it marks a function, and compiled ones bear no marks
                    edits.remove_decorator(each)
    edits.insert(_first_line(edits.tree), _head(kinds))
    return edits.done()


def _head(kinds: set[Kind]) -> str:
    return HEAD + "".join(
        f"    from {each.module} import {each.name} as _{each.name}\n" for each in sorted(kinds)
    )


def _first_line(tree: ast.Module) -> int:
    """The line of the first statement after the docstring and what is imported from the future."""
    return next(
        node.lineno
        for node in tree.body
        if not isinstance(node, ast.Expr)
        and not (isinstance(node, ast.ImportFrom) and node.module == "__future__")
    )
