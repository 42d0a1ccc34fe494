"""Rules reckoned in 32 bits: Numba alone makes every sum 64 bits wide, which is twice the work for a GPU.

A rule is compiled from its own source, in which every operation on whole numbers is one of those made here
and a place in a row is counted from its beginning only. Rules stay plain Python to read and to trace.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from textwrap import dedent
from types import FunctionType
from typing import TypeAlias, TypeVar, cast

from numba.core import types
from numba.core.base import BaseContext
from numba.core.typing.templates import Signature
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., object])
Intrinsic: TypeAlias = Callable[..., object]
Values: TypeAlias = tuple[object, ...]
Typed: TypeAlias = tuple[Signature, Callable[[BaseContext, object, Signature, Values], object]]
"""What Numba wants of a function of our own: the kinds of numbers it is for, and how its code is written."""

INSTRUCTIONS: dict[type[ast.AST], str] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.BitAnd: "and_",
    ast.BitOr: "or_",
    ast.BitXor: "xor",
    ast.LShift: "shl",
    ast.RShift: "ashr",
}
"""What the machine calls each operation. Others, of which rules have none but halves, stay Numba's."""
SIGNS: dict[type[ast.AST], tuple[str, int]] = {ast.USub: ("sub", 0), ast.Invert: ("xor", -1)}
"""The same of -x and ~x: an operation, and with what."""


def narrowed(function: F) -> F:
    """The same function on numbers of 32 bits; its lines stay where they are."""
    assert isinstance(function, FunctionType)
    tree = ast.parse(dedent(inspect.getsource(function)))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []
    ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)
    narrow = ast.fix_missing_locations(_Narrow().visit(tree))
    function.__globals__.update(OPERATIONS)
    made: dict[str, object] = {}
    exec(compile(narrow, function.__code__.co_filename, "exec"), function.__globals__, made)
    return cast(F, made[function.__name__])


class _Narrow(ast.NodeTransformer):
    """Puts our operations in the place of Python's."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        name = INSTRUCTIONS.get(type(node.op))
        return _called(name, node.left, node.right) if name else node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if type(node.op) not in SIGNS:
            return node
        name, start = SIGNS[type(node.op)]
        return _called(name, ast.Constant(start), node.operand)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """`game[PLACE] += 1` says twice where."""
        before = ast.parse(ast.unparse(node.target), mode="eval").body
        changed: ast.AST = self.visit(ast.Assign([node.target], ast.BinOp(before, node.op, node.value)))
        return changed

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.targets[0], ast.Name):
            node.value = _called("number", node.value)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        is_place = not isinstance(node.slice, ast.Slice | ast.Tuple)
        node.slice = self._place(node.slice) if is_place else self.visit(node.slice)
        return node

    def _place(self, place: ast.expr) -> ast.expr:
        """Places are added up as addresses are: what is constant then costs a GPU nothing."""
        if isinstance(place, ast.BinOp) and isinstance(place.op, ast.Add):
            return ast.BinOp(self._place(place.left), place.op, self._place(place.right))
        return _called("place", self.visit(place))


def _called(name: str, *given: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(f"narrow_{name}", ast.Load()), list(given), [])


def _kind(given: types.Type) -> types.Type:
    """What is random has no sign and keeps none."""
    return types.uint32 if given is types.uint32 else types.int32


def _operation(instruction: str) -> Intrinsic:
    """An operation on two numbers, as wide as their result."""

    def operation(_: object, left: types.Type, right: types.Type) -> Typed:
        kind = _kind(left)
        name = "lshr" if instruction == "ashr" and kind is types.uint32 else instruction

        def reckon(context: BaseContext, builder: object, made: Signature, given: Values) -> object:
            pairs = zip(given, made.args, strict=True)
            return getattr(builder, name)(*[context.cast(builder, *pair, kind) for pair in pairs])

        return kind(left, right), reckon

    return intrinsic(operation)


def _cast(kind_of: Callable[[types.Type], types.Type]) -> Intrinsic:
    """A number as another kind of number."""

    def cast_(_: object, given: types.Type) -> Typed:
        def reckon(context: BaseContext, builder: object, made: Signature, numbers: Values) -> object:
            return context.cast(builder, numbers[0], given, made.return_type)

        return kind_of(given)(given), reckon

    return intrinsic(cast_)


OPERATIONS = {f"narrow_{name}": _operation(name) for name in INSTRUCTIONS.values()}
OPERATIONS["narrow_number"] = _cast(_kind)
OPERATIONS["narrow_place"] = _cast(lambda _: types.uint64)
"""An address has no sign."""
