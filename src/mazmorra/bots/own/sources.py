"""What a player's code is, in a few letters, so that games of changed code are not counted together."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from mazmorra.bots.own.loading import module_of
from mazmorra.bots.own.naming import read_name


def digest(text: str) -> str:
    """Of the file that holds the player, or of all files of its package; not of what else they import."""
    told = sha256()
    for file in _files(module_of(read_name(text))):
        told.update(file.read_bytes())
    return told.hexdigest()


def _files(module: ModuleType) -> list[Path]:
    package = module.__name__.partition(".")[0]
    whole = sys.modules.get(package, module)
    if hasattr(whole, "__path__"):
        return sorted(file for folder in whole.__path__ for file in Path(folder).rglob("*.py"))
    return [Path(module.__file__)] if module.__file__ else []
