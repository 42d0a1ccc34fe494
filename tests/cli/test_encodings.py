"""Old encodings: whatever the terminal or the file can hold, no command ends in a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.inside import inside

KEPT = Path(__file__).parents[1] / "replays"
COMMANDS = [
    ["--help"],
    ["content", "show", "quest"],
    ["content", "show", "raiders", "--html"],
    ["content", "export", "platformer"],
    ["rules", "platformer"],
    ["simulate", "raiders", "--games", "2", "--workers", "1"],
    ["play", "quest", "--line", "--seed", "1"],
    ["play", "platformer", "--line", "--seed", "1"],
    ["learn", "raiders", "treasure"],
    ["play", "raiders", "--mode", "ñ→"],
    ["fuzz", "quest", "--games", "1"],
    ["replay", str(min(KEPT.glob("quest-*.json")))],
    ["verify", str(min(KEPT.glob("quest-*.json")))],
    ["saves"],
]
REFUSED = (["play", "raiders", "--mode", "ñ→"], ["saves"])
"""What says that it will not: no such mode, nothing saved yet."""

TYPED = b"map\n\xe9\xff\n"
every_encoding = pytest.mark.parametrize("encoding", ["cp1252", "ascii"])


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing touches the user's folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def started(encoding: str, *command: str) -> subprocess.CompletedProcess[bytes]:
    """The command in a process that was told its encoding."""
    return subprocess.run(
        [sys.executable, "-m", "mazmorra", *command, "--lang", "es"],
        input=TYPED,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
        timeout=60,
    )


@every_encoding
@pytest.mark.parametrize(
    "command", COMMANDS, ids=lambda command: " ".join(Path(word).name for word in command[:2])
)
def test_no_command_ends_in_a_traceback(command: list[str], encoding: str) -> None:
    done = inside(*command, "--lang", "es", typed=TYPED, encoding=encoding)
    assert b"Traceback" not in done.stderr
    assert bool(done.returncode) == (command in REFUSED)


@every_encoding
def test_nor_does_a_process_that_was_told_its_encoding(encoding: str) -> None:
    done = started(encoding, "play", "quest", "--line", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


@pytest.mark.parametrize("action", [["export", "quest"], ["show", "quest", "--html"]])
def test_what_programs_read_is_utf_8_all_the_same(action: list[str]) -> None:
    narrow, wide = (
        inside("content", *action, "--lang", "es", encoding=each).stdout for each in ("cp1252", "utf-8")
    )
    assert narrow == wide
    assert not narrow.isascii()
