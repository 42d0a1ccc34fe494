"""The folder of saved games: writing one without ever leaving half a file, and finding those that are not
over.
"""

from __future__ import annotations

import json
import os
import shlex
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from mazmorra.content.trouble import trouble
from mazmorra.kernel import Json
from mazmorra.terminal.errors import NoSuchGame, Unsaved

GAME, SCENE = "json", "scene"
"""How the files of whole games end, and of games that began at a scene, which are kept as one."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a list shows of a saved game, read without playing it again."""

    file: Path
    game: str
    names: tuple[str, ...]
    answers: int
    when: datetime
    over: bool = False


def write(file: Path, text: str) -> None:
    """Write beside the file, then rename: a reader finds the old game or the new one, never half of it."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except OSError as error:
        raise Unsaved(file=str(file), reason=trouble(error)) from error


def new_file(folder: Path, game: str, table: str, ending: str = GAME) -> Path:
    """A name no other game has: the game, the moment and the table."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{table}"
    file = folder / f"{stem}.{ending}"
    number = 2
    while file.exists():
        file = folder / f"{stem}-{number}.{ending}"
        number += 1
    return file


def saved_games(folder: Path) -> list[Saved]:
    """Every game in the folder, the latest first: a list numbers them from 1 in this order."""
    files = sorted(folder.glob(f"*.{GAME}"), key=lambda file: file.stat().st_mtime, reverse=True)
    return [saved for file in files if (saved := _peek(file)) is not None]


def numbered(folder: Path, number: int) -> Saved:
    """The game a list calls by this number."""
    games = saved_games(folder)
    if not 1 <= number <= len(games):
        raise NoSuchGame(number=number, games=len(games))
    return games[number - 1]


def unfinished(folder: Path) -> list[Saved]:
    """The games that are not over, the latest first."""
    return [saved for saved in saved_games(folder) if not saved.over]


def delete(saved: Saved) -> None:
    """Throw a saved game away."""
    try:
        saved.file.unlink()
    except OSError as error:
        raise Unsaved(file=str(saved.file), reason=trouble(error)) from error


def command(verb: str, file: Path) -> str:
    """What to type, exactly."""
    return f"mazmorra {verb} {shlex.quote(str(file))}"


def _peek(file: Path) -> Saved | None:
    try:
        saved: Json = json.loads(file.read_text("utf-8"))
        about = saved["about"]
        when = datetime.fromtimestamp(file.stat().st_mtime)
        return Saved(
            file, saved["game"], tuple(about["names"]), len(saved["answers"]), when, bool(about["over"])
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None  # not one of ours
