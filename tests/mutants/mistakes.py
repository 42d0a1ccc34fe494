"""The mistakes: every small change to a function that a tired person could make, found in its syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True, slots=True)
class Mistake:
    """One changed function: where it stands, what was changed, and its code with the change in it."""

    file: Path
    function: str
    line: int
    change: str
    code: CodeType

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line} {self.function}: {self.change}"


def mistakes(file: Path) -> Iterator[Mistake]:
    """Every mistake that could be made in the functions of a file."""
    tree = ast.parse(file.read_text("utf-8"))
    for path, function in _functions(tree, ()):
        for number, node in enumerate(_inside(function)):
            for change in _changes(node):
                yield _made(file, path, function, number, change)


Change = Callable[[ast.AST], str]
"""Changes a node in place and says how; run on a copy."""


def _functions(node: ast.AST, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], ast.FunctionDef]]:
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.ClassDef):
            yield from _functions(each, (*path, each.name))
        elif isinstance(each, ast.FunctionDef):
            yield (*path, each.name), each


def _inside(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The function and everything it does; its decorators, types and defaults are somebody else's."""
    yield function
    for statement in function.body:
        checks = {
            id(each.value)
            for each in ast.walk(statement)
            if isinstance(each, ast.keyword) and each.arg == "strict"
        }
        yield from (node for node in ast.walk(statement) if id(node) not in checks)


def _made(
    file: Path, path: tuple[str, ...], function: ast.FunctionDef, number: int, change: Change
) -> Mistake:
    copy = deepcopy(function)
    node = list(_inside(copy))[number]
    line = getattr(node, "lineno", function.lineno)
    said = change(node)
    return Mistake(file, ".".join(path), line, said, _compiled(file, path, copy))


def _compiled(file: Path, path: tuple[str, ...], function: ast.FunctionDef) -> CodeType:
    """A function's code, made where it stands: alone in its module, or in its class."""
    body: ast.stmt = function
    for name in reversed(path[:-1]):
        body = ast.ClassDef(name=name, bases=[], keywords=[], body=[body], decorator_list=[])
    module = ast.fix_missing_locations(ast.Module(body=[body], type_ignores=[]))
    code = compile(module, str(file), "exec")  # the notes on types are left alone, as in this file
    return next(each for each in _codes(code) if each.co_qualname == ".".join(path))


def _codes(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _codes(each)


def _changes(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        yield _compare
    elif isinstance(node, ast.BoolOp):
        yield _connect
    elif (
        isinstance(node, ast.BinOp | ast.AugAssign)
        and type(node.op) in RECKONED
        and not isinstance(_left(node), ast.JoinedStr)
    ):
        yield _reckon
    elif isinstance(node, ast.Constant) and type(node.value) in (int, bool):
        yield _recount
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLED:
        yield _call
    elif isinstance(node, ast.If | ast.IfExp) and not isinstance(node.test, ast.Compare):
        yield _turn_round
    if isinstance(node, ast.FunctionDef | ast.If | ast.For):
        for index, statement in enumerate(node.body):
            if _can_go(statement):
                yield _forget(index)


def _left(node: ast.BinOp | ast.AugAssign) -> ast.AST:
    return node.left if isinstance(node, ast.BinOp) else node.value


def _can_go(statement: ast.stmt) -> bool:
    """Calls and sums can be forgotten; a docstring was never done."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    return isinstance(statement, ast.AugAssign) or (
        isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Attribute | ast.Subscript)
    )


def _compare(node: ast.AST) -> str:
    assert isinstance(node, ast.Compare)
    before = ast.unparse(node)
    node.ops[0] = COMPARED[type(node.ops[0])]()
    return f"{before} -> {ast.unparse(node)}"


def _connect(node: ast.AST) -> str:
    assert isinstance(node, ast.BoolOp)
    before = ast.unparse(node)
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return f"{before} -> {ast.unparse(node)}"


def _reckon(node: ast.AST) -> str:
    assert isinstance(node, ast.BinOp | ast.AugAssign)
    before = ast.unparse(node)
    node.op = RECKONED[type(node.op)]()
    return f"{before} -> {ast.unparse(node)}"


def _recount(node: ast.AST) -> str:
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    before = node.value
    node.value = not before if isinstance(before, bool) else before + 1
    return f"{before} -> {node.value}"


def _call(node: ast.AST) -> str:
    assert isinstance(node, ast.Call)
    assert isinstance(node.func, ast.Name)
    before = ast.unparse(node)
    node.func = ast.Name(CALLED[node.func.id], ast.Load())
    return f"{before} -> {node.func.id}(...)"


def _turn_round(node: ast.AST) -> str:
    assert isinstance(node, ast.If | ast.IfExp)
    before = ast.unparse(node.test)
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return f"if {before} -> if not"


def _forget(index: int) -> Change:
    def forget(node: ast.AST) -> str:
        assert isinstance(node, ast.FunctionDef | ast.If | ast.For)
        gone = ast.unparse(node.body[index])
        node.body[index] = ast.copy_location(ast.Pass(), node.body[index])
        return f"without {gone}"

    return forget
