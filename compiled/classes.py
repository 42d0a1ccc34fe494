"""Rules, states and dataclasses written out: mypyc makes a native class of what it can read, and what a
decorator adds stays interpreted.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from compiled.changes import lower_changes
from compiled.edits import Edits, called

DECLARED = ("rule", "state", "dataclass")
VISIBILITIES = ("public", "owner", "secret")
OPEN = (
    "Rule",
    "State",
    "Game",
    "Table",
    "CheckedTable",
    "Dealer",
    "FastDealer",
    "ScriptedDealer",
    "FairDealer",
    "Life",
)
"""The classes that interpreted code may derive from (its own games, dealers and tests), and a life, which is
copied without `__init__`: elsewhere `__new__` calls it.
"""
SECOND = ("EndsAtOnce",)
"""The classes that stand second among the bases of another."""


@dataclass(frozen=True)
class Field:
    """A declared field: its name and type, and what its declaration says besides."""

    name: str
    type: str
    default: str = ""
    factory: str = ""
    is_compared: bool = True
    is_shown: bool = True
    is_given: bool = True
    seen: str = ""

    @property
    def parameter(self) -> str:
        if self.factory:
            return f"{self.name}: {self.type} | None = None"
        return f"{self.name}: {self.type}" + (f" = {self.default}" if self.default else "")

    @property
    def value(self) -> str:
        return f"{self.factory}() if {self.name} is None else {self.name}" if self.factory else self.name


def lower_classes(edits: Edits, keeps_dataclasses: bool) -> None:
    """Write out every declared class; where dataclasses are kept they only lose their slots."""
    for node in ast.walk(edits.tree):
        if not isinstance(node, ast.ClassDef):
            continue
        line = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        if node.name in OPEN:
            edits.insert(line, "@_mypyc_attr(allow_interpreted_subclasses=True)\n")
        if node.name in SECOND:
            edits.insert(line, "@_trait\n")
        decorator = next((each for each in node.decorator_list if called(each) in DECLARED), None)
        if decorator is None:
            continue
        if called(decorator) != "dataclass" or not keeps_dataclasses:
            _write_out(edits, node, decorator)
        else:
            plain = re.sub(r"slots=True(, )?|, slots=True", "", edits.source(decorator))
            edits.replace(decorator, plain.replace(", )", ")").removesuffix("()"))


def _write_out(edits: Edits, node: ast.ClassDef, decorator: ast.expr) -> None:
    kind = called(decorator)
    options = _options(decorator)
    is_frozen = kind == "rule" or "frozen" in options
    fields = []
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and not edits.source(each.annotation).startswith("ClassVar"):
            field = _field(edits, each)
            fields.append(field)
            final = is_frozen and (kind == "rule" or not node.bases)  # no Final of a type variable
            type_ = f"_Final[{field.type}]" if final else field.type
            edits.replace(each, f"{field.name}: {type_}")
    edits.remove_decorator(decorator)
    lines = [*_tables(node.name, fields, kind), *_making(node, fields), *_showing(node.name, fields)]
    if options.get("eq", True):
        lines += _comparing(node.name, fields, is_frozen)
    if kind == "state":
        lines += _copying(node.name, fields)
    lines = _unless_written(node, lines)
    last = node.body[-1].end_lineno
    assert last is not None
    pad = " " * (node.col_offset + 4)
    edits.insert(last + 1, "".join(f"\n{pad}{line}" for line in lines) + "\n")
    lower_changes(edits, node, [each.name for each in fields])


def _unless_written(node: ast.ClassDef, lines: list[str]) -> list[str]:
    """Without the methods that a class has written itself."""
    own = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    kept, is_own = [], False
    for line in lines:
        if not line.startswith(" "):
            is_own = line.startswith("def ") and line[4 : line.index("(")] in own
        if not is_own:
            kept.append(line)
    return kept


def _options(decorator: ast.expr) -> dict[str, bool]:
    given = decorator.keywords if isinstance(decorator, ast.Call) else []
    return {each.arg or "": isinstance(each.value, ast.Constant) and bool(each.value.value) for each in given}


def _field(edits: Edits, node: ast.AnnAssign) -> Field:
    name, type_ = edits.source(node.target), edits.source(node.annotation)
    if node.value is None:
        return Field(name, type_)
    if called(node.value) in VISIBILITIES:
        return Field(name, type_, seen=called(node.value))
    if called(node.value) != "field":
        return Field(name, type_, edits.source(node.value))
    assert isinstance(node.value, ast.Call)
    said = {each.arg: edits.source(each.value) for each in node.value.keywords}
    return Field(
        name,
        type_,
        said.get("default", ""),
        said.get("default_factory", ""),
        said.get("compare") != "False",
        said.get("repr") != "False",
        said.get("init") != "False",
    )


def _tuple(parts: list[str]) -> str:
    return f"({''.join(f'{each}, ' for each in parts)})"


def _tables(name: str, fields: list[Field], kind: str) -> list[str]:
    """What others read of the class; interpreted code may also ask `dataclasses` about it."""
    names = _tuple([repr(each.name) for each in fields])
    lines = [f"__match_args__: _ClassVar[tuple[str, ...]] = {names}"]
    if kind != "rule":
        lines.append(f"__dataclass_fields__: _ClassVar[_Any] = _declared({name!r}, {names})")
    if kind == "state":
        seen = _tuple([f"({each.name!r}, {each.seen!r})" for each in fields])
        lists = _tuple([repr(each.name) for each in fields if each.type.startswith("list[")])
        lines.append(f"__seen__: _ClassVar[tuple[tuple[str, str], ...]] = {seen}")
        lines.append(f"__lists__: _ClassVar[tuple[str, ...]] = {lists}")
    return lines


def _making(node: ast.ClassDef, fields: list[Field]) -> list[str]:
    given = [each for each in fields if each.is_given]
    if not given:
        return []
    goes_on = any(isinstance(each, ast.FunctionDef) and each.name == "__post_init__" for each in node.body)
    return [
        f"def __init__(self, {', '.join(each.parameter for each in given)}) -> None:",
        *(f"    self.{each.name} = {each.value}" for each in given),
        *(["    self.__post_init__()"] if goes_on else []),
    ]


def _showing(name: str, fields: list[Field]) -> list[str]:
    shown = ", ".join(f"{each.name}={{self.{each.name}!r}}" for each in fields if each.is_shown)
    return [
        "def __repr__(self) -> str:",
        f'    return f"{name}({shown})"',
        "def __reduce__(self) -> tuple[object, ...]:",
        f"    return {name}, {_tuple([f'self.{each.name}' for each in fields if each.is_given])}",
    ]


def _comparing(name: str, fields: list[Field], is_frozen: bool) -> list[str]:
    compared = [each.name for each in fields if each.is_compared]
    lines = [
        "def __eq__(self, other: object) -> bool:",
        f"    if not isinstance(other, {name}):",
        "        return NotImplemented",
        f"    return {' and '.join(f'self.{each} == other.{each}' for each in compared) or 'True'}",
    ]
    if is_frozen:
        values = _tuple([f"{name!r}", *(f"self.{each}" for each in compared)])
        lines += ["def __hash__(self) -> int:", f"    return hash({values})"]
    return lines


def _copying(name: str, fields: list[Field]) -> list[str]:
    copied = [f"self.{each.name}" + "[:]" * each.type.startswith("list[") for each in fields]
    return [f"def copy(self) -> {name}:", f"    return {name}({', '.join(copied)})"]
