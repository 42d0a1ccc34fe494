"""Runs the real command in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def mazmorra(
    *arguments: str, given: str = "", home: Path | None = None, lang: str = "en"
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "MAZMORRA_LANG": lang, "COLUMNS": "100"}
    if home is not None:
        environment["XDG_DATA_HOME"] = str(home)
    command = [sys.executable, "-m", "mazmorra", *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, env=environment, timeout=120)
