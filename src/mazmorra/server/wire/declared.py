"""What a game's views, components and events hold, as TypeScript; a renamed field fails in the editor.

`make protocol` writes `web/src/games/GAME/declared.ts`; a test compares them.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import dedent
from typing import get_args, get_type_hints, is_typeddict

from mazmorra.games import REGISTRY, game_class
from mazmorra.kernel import AnyGame
from mazmorra.kernel.event import Kinds, Told
from mazmorra.kernel.state import OWNER, SECRET, State
from mazmorra.server.wire.typescript import DECLARED, readonly

WEB = Path("web/src/games")


def declared(name: str) -> str:
    """The whole file of a game."""
    game = game_class(name)
    state = get_type_hints(game.result)["state"]
    shown, components = (get_type_hints(each)["return"] for each in (game.shown, game.components))
    parts = [DECLARED]
    if "Phrase" in inspect.getsource(sys.modules[components.__module__]):
        parts.append('import type { LabelOut as Phrase } from "../../protocol";\n')
    parts += ["\n".join(_constants(sys.modules[state.__module__]))]
    parts += ["\n".join(_interface("Fields", _doc(state), _fields(state, shown)))]
    parts += ["\n".join(_interface(each.__name__, _doc(each), _lines(each))) for each in _inside(components)]
    parts.append("\n".join(_interface("Events", EVENTS, _events(game))))
    return "\n\n".join(part.rstrip() for part in parts) + "\n"


EVENTS = "What is told of each kind of event; what only some are told may be missing."


def _constants(module: object) -> Iterator[str]:
    """The numbers with a name that a state's fields are made of."""
    for name, value in vars(module).items():
        if name.isupper() and type(value) is int:
            yield f"export const {name} = {value};"


def _interface(name: str, doc: str, lines: Iterator[str]) -> Iterator[str]:
    yield f"/** {doc} */"
    yield f"export interface {name} {{"
    yield from lines
    yield "}"


def _fields(state: type[State], shown: type) -> Iterator[str]:
    hints, docs, seen = get_type_hints(state), docs_of(state), get_type_hints(shown)
    for name, who in state.__seen__:
        if who != SECRET and name not in seen:
            kind = hints[name] if who != OWNER else list[get_args(hints[name])[0] | None]  # type: ignore[misc]  # a type made at run time
            yield from _field(name, readonly(kind), docs)
    yield from _lines(shown)


def _lines(cls: type) -> Iterator[str]:
    docs = docs_of(cls)
    for name, hint in get_type_hints(cls).items():
        yield from _field(name, readonly(hint), docs)


def _field(name: str, kind: str, docs: Mapping[str, str]) -> Iterator[str]:
    if name in docs:
        yield f"  /** {docs[name]} */"
    yield f"  {name}: {kind};"


def _events(game: type[AnyGame]) -> Iterator[str]:
    for kind, declared in game.events.items():
        yield f"  {kind}: {{ {'; '.join(_told(declared))} }};" if _told(declared) else f"  {kind}: object;"


def _told(declared: Told) -> list[str]:
    return [*_args(declared.args, ""), *_args(declared.private, "?")]


def _args(kinds: Kinds, mark: str) -> list[str]:
    return [f"{name}{mark}: {readonly(kind)}" for name, kind in kinds.items()]


def _inside(cls: type) -> list[type]:
    """The typed dicts a typed dict is made of, itself last."""
    found: dict[type, None] = {}

    def look(hint: object) -> None:
        for each in get_args(hint):
            look(each)
        if isinstance(hint, type) and is_typeddict(hint) and hint not in found:
            for each in get_type_hints(hint).values():
                look(each)
            found[hint] = None

    look(cls)
    return list(found)


def _doc(cls: type) -> str:
    return " ".join((cls.__doc__ or "").split())


def docs_of(cls: type) -> dict[str, str]:
    """What stands under each field of a class."""
    body = ast.parse(dedent(inspect.getsource(cls))).body[0]
    assert isinstance(body, ast.ClassDef)
    found, last = {}, ""
    for line in body.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            last = line.target.id
        elif isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and last:
            found[last] = " ".join(str(line.value.value).split())
    return found


if __name__ == "__main__":
    for name in REGISTRY:
        (WEB / name / "declared.ts").write_text(declared(name), "utf-8")
