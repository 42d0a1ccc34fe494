"""`Any` and ignored types are rare, and each has its reason."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import mazmorra

ROOT = Path(mazmorra.__file__).parent
MOST = 150
REASONS = {
    "arena/edits.py": "rows of content before they are checked, to be edited wrongly on purpose",
    "bots/greedy/": "an option is what its kind of question says: a number, a word, an action",
    "cli/serve.py": "any coroutine",
    "client.py": "JSON that a server sent, and what is sent to it",
    "content/": "TOML before it is checked, and the figures of an operation",
    "environments/play.py": "what is told beside an observation, as the libraries have it",
    "games/platformer/box/": "rows of several kinds that have the same figure",
    "games/platformer/game.py": "rows of several kinds that have the same figure",
    "games/platformer/rules/cards.py": "an item or an artifact",
    "games/platformer/scene/answers.py": "an answer of whatever kind is being said",
    "games/platformer/scene/notation.py": "a part of a scene is read by its own kind",
    "games/platformer/told/page.py": "rows of several kinds that have the same figure",
    "games/quest/rules/": "an action is a word and what it is done with, which differs by the word",
    "games/quest/told/": "rows of several kinds that have the same figure",
    "games/raiders/box/checks.py": "rows of several kinds that have the same figure",
    "kernel/": "what each game declares: its table, its fields, its events, its answers",
    "server/looking_back/replays.py": "answers as JSON has them",
    "server/processes/": "work of any kind that another process does, and a library without types",
    "server/store/": "rows and conditions of SQLAlchemy, which only a query knows",
    "server/tables/": "what is already known of a life, by the names of its fields",
    "server/wire/": "frames and messages before they are read, annotations as values, uvicorn's protocols",
    "terminal/board_words.py": "the names of whichever game it is: a bound cannot name another variable",
    "terminal/table_app.py": "Textual's own widget",
}


def lines_with_any(path: Path) -> set[int]:
    tree = ast.parse(path.read_text("utf-8"))
    return {node.lineno for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id == "Any"}


def found() -> Iterator[tuple[str, int]]:
    for path in sorted(ROOT.rglob("*.py")):
        yield from ((str(path.relative_to(ROOT)), line) for line in lines_with_any(path))


def test_any_is_rare_and_stands_where_there_is_a_reason() -> None:
    places = list(found())

    assert len(places) < MOST
    unreasoned = {place for place, _ in places if not place.startswith(tuple(REASONS))}
    assert not unreasoned


def test_every_reason_is_still_needed() -> None:
    places = {place for place, _ in found()}
    assert not [reason for reason in REASONS if not any(place.startswith(reason) for place in places)]


def test_every_ignored_type_says_why() -> None:
    silent = []
    for path in sorted(ROOT.rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if "# type: ignore" in line and not re.search(r"# type: ignore\[[a-z,-]+\]  # \w", line):
                silent.append(f"{path.relative_to(ROOT)}:{number}")
    assert not silent
