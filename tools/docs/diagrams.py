"""Two pictures made from the source: who imports whom, and the way of a move from a click to the board."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from html import escape
from pathlib import Path

FLOORS = (
    ("cli",),
    ("server", "terminal", "arena"),
    ("bots", "lessons"),
    ("games",),
    ("content",),
    ("kernel",),
)
"""The layers as they stand on each other, from the roof down."""
WIDE, HIGH, GAP = 150, 44, 40
MOVE = (
    ("web/src/table/connection.svelte.ts", "", "The page sends the answer with the number of its question."),
    ("mazmorra.server.wire.socket", "Socket", ""),
    ("mazmorra.server.tables.hub", "Hub.wish", ""),
    ("mazmorra.server.tables.wishes", "answer", ""),
    ("mazmorra.server.tables.happens", "answered", ""),
    ("mazmorra.kernel.table", "Table.answer", ""),
    ("mazmorra.server.store.writer", "Writer", ""),
    ("mazmorra.server.tables.channel", "Channel.adopt", ""),
    ("mazmorra.server.tables.seen", "change", ""),
    ("mazmorra.server.wire.connection", "Connection.tell", ""),
    ("web/src/games/GAME/stage.ts", "", "Each event changes what the board shows, one after another."),
)
"""Where a move comes by, in order; what each place does is its docstring."""
STYLE = """<style>
  text { font: 13px Georgia, serif; fill: #2b2118 } .box { fill: #f7f0e0; stroke: #8a7a5c }
  .line { stroke: #9c3d10; fill: none } .small { font-size: 11px } .name { font: 12px monospace }
  @media (prefers-color-scheme: dark) {
    text { fill: #eadfc8 } .box { fill: #241c15; stroke: #6d5c41 } .line { stroke: #ffab5e }
  }
</style>"""


def imports(package: Path) -> str:
    """The layers as boxes, and how many imports lead from one to another."""
    counts = Counter(pair for file in package.rglob("*.py") for pair in _imported(package, file))
    places = {
        layer: (20 + column * (WIDE + GAP), 20 + row * (HIGH + GAP))
        for row, floor in enumerate(FLOORS)
        for column, layer in enumerate(floor)
    }
    lines = [_arrow(places[one], places[other], count) for (one, other), count in sorted(counts.items())]
    boxes = [_box(*place, layer) for layer, place in places.items()]
    return _svg(3 * WIDE + 3 * GAP, len(FLOORS) * (HIGH + GAP) + 20, "Who imports whom", [*lines, *boxes])


def _imported(package: Path, file: Path) -> Iterator[tuple[str, str]]:
    own = file.relative_to(package).parts[0]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("mazmorra."):
            other = str(node.module).split(".")[1]
            known = {layer for floor in FLOORS for layer in floor}
            if own != other and {own, other} <= known:
                yield own, other


def way_of_a_move(source: Path) -> str:
    """One place under the other, each with what it says of itself; a place that is gone stops the build."""
    parts = []
    for number, (place, name, said) in enumerate(MOVE):
        y = 20 + number * 62
        told = said or _first_sentence(source, place, name)
        shown = place.removeprefix("mazmorra.") + (f" · {name}" if name else "")
        parts.append(f'<rect class="box" x="20" y="{y}" width="680" height="46" rx="6"/>')
        parts.append(f'<text class="name" x="34" y="{y + 19}">{number + 1}. {escape(shown)}</text>')
        parts.append(f'<text class="small" x="34" y="{y + 37}">{escape(told)}</text>')
        if number:
            parts.append(f'<path class="line" d="M60 {y - 16}v12m-4 -5l4 5l4 -5"/>')
    return _svg(720, 20 + len(MOVE) * 62, "The way of a move, from a click to the board", parts)


def _first_sentence(source: Path, module: str, name: str) -> str:
    node: ast.AST = ast.parse(source.joinpath(*module.split(".")).with_suffix(".py").read_text("utf-8"))
    for part in name.split("."):
        inside = node.body if isinstance(node, ast.Module | ast.ClassDef) else []
        kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
        node = next(each for each in inside if isinstance(each, kinds) and each.name == part)
    assert isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    told = " ".join((ast.get_docstring(node) or "").split())
    assert told, f"{module}.{name} says nothing of itself"
    return told.partition(". ")[0].rstrip(".") + "."


def _box(x: int, y: int, name: str) -> str:
    box = f'<rect class="box" x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="6"/>'
    return f'{box}<text x="{x + WIDE // 2}" y="{y + 27}" text-anchor="middle">{name}</text>'


def _arrow(start: tuple[int, int], end: tuple[int, int], count: int) -> str:
    x, y = start[0] + WIDE // 2, start[1] + HIGH
    to_x, to_y = end[0] + WIDE // 2, end[1]
    wide = min(5.0, 0.6 + count / 60)
    path = f"M{x} {y}C{x} {y + 30} {to_x} {to_y - 30} {to_x} {to_y}"
    return (
        f'<path class="line" stroke-width="{wide:.1f}" opacity=".65" d="{path}"><title>{count}</title></path>'
    )


def _svg(width: int, height: int, title: str, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
    return "\n".join([head, f"<title>{title}</title>", STYLE, *parts, "</svg>", ""])
