"""Files named on the command line, and where saved games live."""

from __future__ import annotations

import io
import sys
from pathlib import Path

from platformdirs import user_data_path

from mazmorra import Record, record
from mazmorra.cli.errors import NoFile, NoFolder
from mazmorra.content.trouble import trouble


def text_in(file: str) -> str:
    """What a file says; '-' is the standard input."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise NoFile(file=file, reason=trouble(error)) from error


def write_out(text: str) -> None:
    """Write what another program or we ourselves will read: in UTF-8, whatever the terminal speaks."""
    if isinstance(sys.stdout, io.TextIOWrapper) and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8")
    print(text, end="")


def record_in(file: str) -> Record:
    """The saved game in a file."""
    return record(text_in(file))


def named_file(file: str) -> str:
    """The file somebody means: its name, or its number in the list of saved games."""
    if not file.isdecimal() or Path(file).exists():
        return file
    from mazmorra.terminal.saves import numbered

    return str(numbered(saves_folder(), int(file)).file)


def saves_folder() -> Path:
    """Where games are kept on this system."""
    return made(user_data_path("mazmorra") / "games")


def made(folder: Path) -> Path:
    """A folder, made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoFolder(folder=str(folder), reason=trouble(error)) from error
    return folder
