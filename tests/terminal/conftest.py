"""What the tests of the terminal door share: a folder of their own for saved games, and ways to run the
command.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mazmorra.cli.files import saves_folder
from mazmorra.content.wording import words
from mazmorra.games import setting_names
from mazmorra.terminal.opening import Wishes, new_session
from mazmorra.terminal.session import Session
from tests.cli.inside import inside

COMMAND = [sys.executable, "-c", "import sys; from mazmorra.cli import main; sys.exit(main())"]


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing touches the user's folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("MAZMORRA_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PYTHONUTF8", "1")
    return tmp_path / "mazmorra" / "games"


def piped(*args: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command over pipes, in a process of its own."""
    return subprocess.run(
        [*COMMAND, *map(str, args)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=50,
        env=os.environ,
    )


def mazmorra(*args: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The same in this process, where what is said matters and not the pipe."""
    done = inside(*map(str, args), typed=typed.encode())
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def transcript(*args: object, typed: str = "") -> str:
    """What the command says when nothing is wrong."""
    done = mazmorra(*args, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def anything(rounds: int = 150) -> str:
    """Keys that sooner or later answer every question, in every language."""
    return "1\n2\n3\n4\n5\nn\n" * rounds


def seated(folder: Path | None = None, **wishes: object) -> Session:
    """A session against random bots, the same each time."""
    settings = {name: str(wishes.pop(name)) for name in setting_names() if name in wishes}
    given: dict[str, object] = {"seed": 7, "bots": "random", "settings": settings, **wishes}
    return new_session(Wishes("raiders", **given), words("en"), folder or saves_folder())  # type: ignore[arg-type]  # tests name them


def only_save(saves: Path) -> Path:
    """The one game in the folder."""
    (file,) = saves.glob("*.json")
    return file
