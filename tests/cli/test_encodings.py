"""Old encodings: whatever the terminal or the file can hold, no command ends in a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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


def run(
    encoding: str, *command: str, home: Path, given: bytes = b"map\n\xe9\xff\n"
) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "XDG_DATA_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-m", "mazmorra", *command, "--lang", "es"],
        input=given,
        capture_output=True,
        env=environment,
        timeout=60,
    )


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
@pytest.mark.parametrize(
    "command", COMMANDS, ids=lambda command: " ".join(Path(word).name for word in command[:2])
)
def test_no_command_ends_in_a_traceback(command: list[str], encoding: str, tmp_path: Path) -> None:
    done = run(encoding, *command, home=tmp_path)
    assert b"Traceback" not in done.stderr
    assert bool(done.returncode) == (command in REFUSED)


@pytest.mark.parametrize("action", [["export", "quest"], ["show", "quest", "--html"]])
def test_what_programs_read_is_utf_8_all_the_same(action: list[str], tmp_path: Path) -> None:
    narrow, wide = (
        run(encoding, "content", *action, home=tmp_path).stdout for encoding in ("cp1252", "utf-8")
    )
    assert narrow == wide
