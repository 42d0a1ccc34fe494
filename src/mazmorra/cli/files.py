"""Files named on the command line, and where saved games live."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from platformdirs import user_data_path

from mazmorra import Record, record
from mazmorra.cli.errors import NoFile, NoFolder
from mazmorra.content.errors import BadContent
from mazmorra.content.trouble import trouble
from mazmorra.content.wording import Wording
from mazmorra.games import find_game
from mazmorra.kernel import AnyGame
from mazmorra.kernel.replay import opened


def text_in(file: str) -> str:
    """What a file says, with or without the mark that some editors begin UTF-8 with; '-' is the standard
    input.
    """
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise NoFile(file=file, reason=trouble(error)) from error


def write_out(text: str) -> None:
    """Write what another program or we ourselves will read: in UTF-8, whatever the terminal speaks."""
    if isinstance(sys.stdout, io.TextIOWrapper) and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8")
    print(text, end="")


def add_content(parser: argparse.ArgumentParser, say: Wording) -> None:
    """The option that names the content file a saved game was played with."""
    parser.add_argument("--content", metavar=say.say("arena-file"), help=say.say("cli-saved-content"))


def record_in(file: str, content: str | None = None) -> Record:
    """The saved game in a file, with the content of another one where that is named: it must have the figures
    the game was played with.
    """
    if content is None:
        return record(text_in(file))
    own = text_in(content)

    def find(name: str, settings: Mapping[str, str], _: str | None, version: int | None) -> AnyGame:
        with named_in(content):
            return find_game(name, settings, own, version)

    return opened(text_in(file), find)


@contextmanager
def named_in(file: str) -> Iterator[None]:
    """What is wrong with content is said of the file that somebody named."""
    try:
        yield
    except BadContent as error:
        args = error.args_by_name
        raise BadContent(file=file, line=args["line"] or 1, problem=args["problem"]) from error


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
