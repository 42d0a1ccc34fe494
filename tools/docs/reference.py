"""The Python interface from its docstrings, read from the source without importing it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from html import escape
from pathlib import Path

from page import prose

MODULES = ("mazmorra", "mazmorra.kernel", "mazmorra.client")


def reference(source: Path) -> str:
    parts = ["<h1>The Python interface</h1>"]
    for module in MODULES:
        tree = _tree(source, module)
        parts.append(f'<h2 id="{module}"><code>{module}</code></h2>{prose(ast.get_docstring(tree) or "")}')
        for name, node in _offered(source, module, tree):
            parts.append("".join(_entry(f"{module}.{name}", node)))
    return "\n".join(parts)


def _tree(source: Path, module: str) -> ast.Module:
    path = source.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text("utf-8"))


def _offered(source: Path, module: str, tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """The public names of a module with their definitions, wherever those stand."""
    homes = {
        alias.asname or alias.name: node.module
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if node.module
    }
    own = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    for name in _listed(tree) or [each for each in own if not each.startswith("_")]:
        if name in own:
            yield name, own[name]
        elif str(homes.get(name, "")).startswith("mazmorra"):
            there = _tree(source, str(homes[name]))
            yield from ((name, node) for node in there.body if _names(node) == name)


def _listed(tree: ast.Module) -> list[str]:
    for node in tree.body:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and node.targets[0].id == "__all__"
        ):
            return [str(each) for each in ast.literal_eval(node.value)]
    return []


def _names(node: ast.AST) -> str:
    return node.name if isinstance(node, ast.ClassDef | ast.FunctionDef) else ""


def _entry(name: str, node: ast.AST) -> Iterator[str]:
    short = name.rpartition(".")[2]
    if isinstance(node, ast.FunctionDef):
        yield f'<h3 id="{name}"><code>{escape(_signature(node))}</code></h3>'
        yield prose(ast.get_docstring(node) or "")
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(ast.unparse(each) for each in node.bases)
        yield f'<h3 id="{name}"><code>class {escape(short + (f"({bases})" if bases else ""))}</code></h3>'
        yield prose(ast.get_docstring(node) or "")
        methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
        shown = [_method(each) for each in methods if not each.name.startswith("_")]
        yield f"<dl>{''.join(shown)}</dl>" if shown else ""


def _method(node: ast.FunctionDef) -> str:
    told = prose(ast.get_docstring(node) or "")
    return f"<dt><code>{escape(_signature(node))}</code></dt><dd>{told}</dd>"


def _signature(node: ast.FunctionDef) -> str:
    gives = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({ast.unparse(node.args)}){gives}"
